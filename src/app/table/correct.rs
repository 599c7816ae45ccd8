//! Changing what was entered or played earlier in a game on a real table: which action it is about, and the question how.
//!
//! What can be changed, [`crate::sitting::amend`] decides; what is offered while something is put right, `amend`.

use egui::{Label, Response, RichText, Sense, Ui, vec2};

use super::told::Room;
use super::{Asking, Desk, Step, Table, TableCommand, TableGame, naming};
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
        if index + 1 == self.steps() && self.can_correct(index) {
            self.correct(index);
        } else {
            self.open(Asking::Correct(index));
        }
    }

    pub(super) fn correct(&mut self, index: usize) {
        self.close_question();
        if self.sitting.go_back(index) {
            self.refresh();
        }
    }
}

/// The step that is looked at and the last entry, each with a button that changes it.
pub fn entered_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let entered = table.entered_last();
    if let Some(step) = table.changeable().filter(|step| entered != Some(step.start)) {
        step_ui(ui, desk, table, &step, ["amend-entry", "amend-hint", "amend-name"]);
    }
    if let Some(step) = entered.and_then(|index| table.action_step(index)) {
        step_ui(ui, desk, table, &step, ["correct-entry", "correct-hint", "correct-name"]);
    }
}

/// A step with a button that changes it: its title, what it does, and its name.
fn step_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    step: &Step<G::Deed>,
    [title, hint, name]: [&str; 3],
) {
    let (texts, theme) = (desk.texts, desk.theme);
    let told = G::told(texts, table, step);
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE * 0.9), Sense::hover());
        G::paint(ui.painter(), theme, table, step.seat, told.picture, Room::Entry(rect));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            name_line(ui, theme.chrome.text_weak, &told.sentence);
            let name = texts.with(name, &[("said", told.sentence.clone().into())]);
            let button = ui.add(egui::Button::new(texts.say(title))).accessible_name(&name);
            if button.on_hover_text(texts.say(hint)).clicked() {
                desk.push(TableCommand::AskToCorrect(step.start));
            }
        });
    });
}

/// Lets a secondary click on something that stands for the action with this index offer to change it.
pub fn correct_menu<G: TableGame>(response: &Response, desk: &mut Desk<G>, table: &Table<G>, index: usize) {
    if !table.sitting().can_change(index) {
        return;
    }
    // What can only be looked at otherwise takes this click all the same; Tab does not come to it.
    response.interact(Sense::CLICK).context_menu(|ui| {
        let chance = table.action_step(index).filter(|_| table.can_correct(index));
        let title = chance.map_or("amend-step", |step| G::chance_titles(&step.deed).correct);
        if ui.button(desk.texts.say(title)).clicked() {
            desk.push(TableCommand::AskToCorrect(index));
            ui.close();
        }
    });
}

/// The question how something earlier is to be changed, in a panel over the table.
pub fn correction_ui<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some((index, step)) = table.correcting().and_then(|index| Some((index, table.step_with(index)?))) else {
        return;
    };
    let texts = desk.texts;
    let modal = egui::Modal::new(egui::Id::unique("correct"))
        .frame(egui::Frame::window(ui.style()).inner_margin(20))
        .show(ui.ctx(), |ui| {
            ui.set_width((ui.ctx().content_rect().width() - 60.0).min(400.0));
            let is_chance = table.can_correct(index);
            let heading = if is_chance { "correct-heading" } else { "amend-question" };
            ui.add(Label::new(RichText::new(texts.say(heading)).heading()).wrap());
            ui.add_space(4.0);
            ui.label(RichText::new(G::told(texts, table, &step).sentence).strong());
            ui.add_space(4.0);
            let (count, seats) = table.played_since(step.end - 1);
            if count > 0 {
                let mut way = |ui: &mut Ui, key: &str, command: TableCommand| {
                    if ui.button(texts.say(key)).clicked() {
                        desk.push(command);
                    }
                };
                if table.sitting().can_replace(index) {
                    way(ui, "amend-do", TableCommand::Amend(index));
                }
                if !is_chance {
                    way(ui, "amend-take-out", TableCommand::TakeOut(index));
                }
                let weak = desk.theme.chrome.text_weak;
                let kept = texts.with("amend-kept", &[("count", count.into())]);
                ui.add(Label::new(RichText::new(kept).small().color(weak)).wrap());
                ui.add_space(8.0);
            }
            if ui.button(texts.say(if is_chance { "correct-do" } else { "amend-back" })).clicked() {
                desk.push(TableCommand::Correct(step.start));
            }
            let names: Vec<&str> = seats.into_iter().map(|seat| table.name(seat)).collect();
            let names = naming::listed(texts, &names);
            let key = if names.is_empty() { "correct-since-chance" } else { "correct-since" };
            let weak = desk.theme.chrome.text_weak;
            if count > 0 {
                let since = texts.with(key, &[("count", count.into()), ("names", names.into())]);
                let response = ui.add(Label::new(RichText::new(since).small().color(weak)).wrap());
                announce(&response);
            }
            ui.add(Label::new(RichText::new(texts.say("correct-again")).small().color(weak)).wrap());
            ui.add_space(8.0);
            if ui.button(texts.say("correct-keep")).clicked() {
                desk.push(TableCommand::LetGo);
            }
        });
    if modal.should_close() {
        desk.push(TableCommand::LetGo);
    }
}
