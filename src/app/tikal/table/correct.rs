//! Correcting chance that was entered by hand: where it is offered, and the question where something was played on it
//! since.

use egui::{Label, Response, RichText, Sense, Ui, vec2};

use super::{Table, paint, steps};
use crate::app::kit::desk::name_line;
use crate::app::kit::toasts::announce;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::{art, words};
use crate::tikal::Action;

/// The size of the picture of what was entered last.
const PICTURE: f32 = 40.0;

/// What the command is called that corrects the action with this index.
fn command_key(action: Option<Action>) -> &'static str {
    if matches!(action, Some(Action::Reveal(_))) { "correct-treasure" } else { "correct-draw" }
}

/// The action with this index.
fn action_at(table: &Table, index: usize) -> Option<Action> {
    table.sitting.seen_from(index).next()?.action
}

/// The action with this index in a sentence.
fn said(desk: &Desk, table: &Table, index: usize) -> String {
    table.action_step(index).map(|step| steps::sentence(desk.texts, table, &step)).unwrap_or_default()
}

/// What was entered last, with a button that corrects it.
pub fn entered_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let Some(index) = table.entered_last() else { return };
    let (texts, theme) = (desk.texts, desk.theme);
    let said = said(desk, table, index);
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE * 0.9), Sense::hover());
        match action_at(table, index) {
            Some(Action::Draw(tile)) => {
                paint::lone_tile(ui.painter(), theme, table, tile, crate::hex::Rotation::default(), rect);
            }
            Some(Action::Reveal(kind)) => {
                art::treasure(ui.painter(), theme, rect.center(), PICTURE * 0.42, words::glyph(table, kind));
            }
            _ => {}
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            name_line(ui, theme.chrome.text_weak, &said);
            let name = texts.with("correct-name", &[("said", said.clone().into())]);
            let button = ui.add(egui::Button::new(texts.say("correct-entry"))).accessible_name(&name);
            if button.on_hover_text(texts.say("correct-hint")).clicked() {
                desk.push(TableCommand::AskToCorrect(Some(index)));
            }
        });
    });
}

/// Lets a secondary click on something that stands for the action with this index offer to correct it, if it is chance
/// entered by hand.
pub fn correct_menu(response: &Response, desk: &mut Desk, table: &Table, index: usize) {
    if !table.can_correct(index) {
        return;
    }
    // What can only be looked at otherwise takes this click all the same; Tab does not come to it.
    response.interact(Sense::CLICK).context_menu(|ui| {
        if ui.button(desk.texts.say(command_key(action_at(table, index)))).clicked() {
            desk.push(TableCommand::AskToCorrect(Some(index)));
            ui.close();
        }
    });
}

/// The question before everything since an entry is taken back, in a panel over the table.
pub fn question_ui(ui: &Ui, desk: &mut Desk, table: &Table) {
    let Some(index) = table.correcting() else { return };
    let texts = desk.texts;
    let modal = egui::Modal::new(egui::Id::unique("correct"))
        .frame(egui::Frame::window(ui.style()).inner_margin(20))
        .show(ui.ctx(), |ui| {
            ui.set_width((ui.ctx().content_rect().width() - 60.0).min(400.0));
            ui.add(Label::new(RichText::new(texts.say("correct-heading")).heading()).wrap());
            ui.add_space(4.0);
            ui.label(RichText::new(said(desk, table, index)).strong());
            let (count, seats) = table.played_since(index);
            let names: Vec<&str> = seats.into_iter().map(|seat| table.name(seat)).collect();
            let names = words::listed(texts, &names);
            let key = if names.is_empty() { "correct-since-chance" } else { "correct-since" };
            let response = ui.label(texts.with(key, &[("count", count.into()), ("names", names.into())]));
            announce(&response);
            ui.label(RichText::new(texts.say("correct-again")).small().color(desk.theme.chrome.text_weak));
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                if ui.button(texts.say("correct-do")).clicked() {
                    desk.push(TableCommand::Correct(index));
                }
                if ui.button(texts.say("correct-keep")).clicked() {
                    desk.push(TableCommand::AskToCorrect(None));
                }
            });
        });
    if modal.should_close() {
        desk.push(TableCommand::AskToCorrect(None));
    }
}
