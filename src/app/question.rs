//! The question before an unsaved game is replaced. What follows from the answer, `seating` decides.

use egui::Ui;

use super::command::{Command, Desk};

/// Asks in a small window what becomes of the game at the table.
pub fn question_ui(ui: &Ui, desk: &mut Desk) {
    let modal = egui::Modal::new(egui::Id::unique("question"))
        .frame(egui::Frame::window(ui.style()).inner_margin(20))
        .show(ui.ctx(), |ui| {
            ui.set_width(420.0);
            let texts = desk.texts;
            ui.heading(texts.say("question-heading"));
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                for (key, command) in [
                    ("question-save", Command::SaveFirst),
                    ("question-replace", Command::Replace),
                    ("question-cancel", Command::Keep),
                ] {
                    if ui.button(texts.say(key)).clicked() {
                        desk.push(command);
                    }
                }
            });
        });
    if modal.should_close() {
        desk.push(Command::Keep);
    }
}
