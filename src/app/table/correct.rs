//! Correcting chance that was entered by hand: which entry it is about, and the question where something was played on
//! it since.
//!
//! That every such entry can be corrected, and how, the session decides; see [`crate::game::Session::correct`].

use egui::{Label, Response, RichText, Sense, Ui, vec2};

use super::told::Room;
use super::{Asking, Desk, Table, TableCommand, TableGame, naming};
use crate::app::kit::desk::name_line;
use crate::app::kit::toasts::announce;
use crate::game::{Actor, Seat};

/// The size of the picture of what was entered last.
const PICTURE: f32 = 40.0;

impl<G: TableGame> Table<G> {
    /// True if the action with this index is chance entered by hand, which can be corrected.
    #[must_use]
    pub fn can_correct(&self, index: usize) -> bool {
        self.sitting.can_correct(index)
    }

    /// The index of the chance that was entered by hand last, as of what the board shows.
    #[must_use]
    pub fn entered_last(&self) -> Option<usize> {
        let shown = self.shown_step();
        self.sitting.entered().rev().find(|&index| index < shown)
    }

    /// The number of actions played after the one with this index, and the seats that decided them, in order.
    #[must_use]
    pub fn played_since(&self, index: usize) -> (usize, Vec<Seat>) {
        let mut seats: Vec<Seat> = Vec::new();
        for step in self.sitting.seen_from(index + 1) {
            if let Actor::Seat(seat) = step.before.state().actor()
                && !seats.contains(&seat)
            {
                seats.push(seat);
            }
        }
        (self.steps().saturating_sub(index + 1), seats)
    }

    pub(super) fn ask_to_correct(&mut self, index: usize) {
        // Where nothing was played since, nothing is at stake.
        if index + 1 == self.steps() {
            self.correct(index);
        } else {
            self.open(Asking::Correct(index));
        }
    }

    pub(super) fn correct(&mut self, index: usize) {
        self.close_question();
        if self.sitting.correct(index) {
            self.refresh();
        }
    }
}

/// The last entry, with a button that corrects it.
pub fn entered_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(index) = table.entered_last() else { return };
    let (texts, theme) = (desk.texts, desk.theme);
    let Some(step) = table.action_step(index) else { return };
    let told = G::told(texts, table, &step);
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE * 0.9), Sense::hover());
        G::paint(ui.painter(), theme, table, step.seat, told.picture, Room::Entry(rect));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            name_line(ui, theme.chrome.text_weak, &told.sentence);
            let name = texts.with("correct-name", &[("said", told.sentence.clone().into())]);
            let button = ui.add(egui::Button::new(texts.say("correct-entry"))).accessible_name(&name);
            if button.on_hover_text(texts.say("correct-hint")).clicked() {
                desk.push(TableCommand::AskToCorrect(index));
            }
        });
    });
}

/// Lets a secondary click on something that stands for the action with this index offer to correct it, if it is chance
/// entered by hand.
pub fn correct_menu<G: TableGame>(response: &Response, desk: &mut Desk<G>, table: &Table<G>, index: usize) {
    if !table.can_correct(index) {
        return;
    }
    // What can only be looked at otherwise takes this click all the same; Tab does not come to it.
    response.interact(Sense::CLICK).context_menu(|ui| {
        let title = table.action_step(index).map_or("correct-draw", |step| G::chance_titles(&step.deed).correct);
        if ui.button(desk.texts.say(title)).clicked() {
            desk.push(TableCommand::AskToCorrect(index));
            ui.close();
        }
    });
}

/// The question before everything since an entry is taken back, in a panel over the table.
pub fn correction_ui<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(index) = table.correcting() else { return };
    let texts = desk.texts;
    let modal = egui::Modal::new(egui::Id::unique("correct"))
        .frame(egui::Frame::window(ui.style()).inner_margin(20))
        .show(ui.ctx(), |ui| {
            ui.set_width((ui.ctx().content_rect().width() - 60.0).min(400.0));
            ui.add(Label::new(RichText::new(texts.say("correct-heading")).heading()).wrap());
            ui.add_space(4.0);
            let said = table.action_step(index).map(|step| G::told(texts, table, &step).sentence);
            ui.label(RichText::new(said.unwrap_or_default()).strong());
            let (count, seats) = table.played_since(index);
            let names: Vec<&str> = seats.into_iter().map(|seat| table.name(seat)).collect();
            let names = naming::listed(texts, &names);
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
                    desk.push(TableCommand::LetGo);
                }
            });
        });
    if modal.should_close() {
        desk.push(TableCommand::LetGo);
    }
}
