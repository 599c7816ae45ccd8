//! The questions that the window asks before it goes on: they lie over every screen. What follows from an answer,
//! `keeping` and `watching` decide.

use std::path::PathBuf;

use egui::Ui;

use super::command::{Command, Desk};
use super::route::Screen;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Another copy of the program has this game open.
    InUse(PathBuf),
    /// The window is to be closed, but the game at the table is not kept.
    Close,
}

impl Question {
    /// The texts of its heading and of the line below.
    fn texts(&self) -> (&'static str, &'static str) {
        match self {
            Self::InUse(_) => ("in-use-heading", "in-use-about"),
            Self::Close => ("close-heading", "close-about"),
        }
    }

    /// The texts of its answers, and what each asks for; besides these it can always be let go of.
    fn answers(&self) -> Vec<(&'static str, Command)> {
        match self {
            Self::InUse(path) => {
                vec![
                    ("in-use-look-on", Command::LookOn(path.clone())),
                    ("in-use-copy", Command::CopyGame(path.clone())),
                ]
            }
            Self::Close => {
                vec![("close-save", Command::Show(Screen::Save)), ("close-anyway", Command::CloseAnyway)]
            }
        }
    }
}

/// Asks in a small window.
pub fn question_ui(ui: &Ui, desk: &mut Desk, question: &Question) {
    let modal = egui::Modal::new(egui::Id::unique("question"))
        .frame(egui::Frame::window(ui.style()).inner_margin(20))
        .show(ui.ctx(), |ui| {
            ui.set_width(420.0);
            let texts = desk.texts;
            let (heading, about) = question.texts();
            ui.heading(texts.say(heading));
            ui.add_space(4.0);
            ui.label(texts.say(about));
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                for (key, command) in question.answers() {
                    if ui.button(texts.say(key)).clicked() {
                        desk.push(Command::LetGoOfQuestion);
                        desk.push(command);
                    }
                }
                if ui.button(texts.say("question-cancel")).clicked() {
                    desk.push(Command::LetGoOfQuestion);
                }
            });
        });
    if modal.should_close() {
        desk.push(Command::LetGoOfQuestion);
    }
}
