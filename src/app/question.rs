//! The questions that the window asks before it goes on: they lie over every screen. What follows from an answer,
//! `keeping`, `watching` and `filing` decide.

use std::path::PathBuf;

use egui::{Label, RichText, Ui};

use super::command::{Command, Desk};
use super::route::Screen;
use crate::words::Texts;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// Another copy of the program has this game open.
    InUse(PathBuf),
    /// The window is to be closed, but the game at the table is not kept.
    Close,
    /// Another game is to take the place of the one at the table, but that is not kept.
    Leave,
    /// The game at the table is to be saved in the place of this file.
    ReplaceFile(PathBuf),
}

impl Question {
    /// Its heading and the line below.
    fn words(&self, texts: &Texts) -> (String, String) {
        match self {
            Self::InUse(_) => (texts.say("in-use-heading"), texts.say("in-use-about")),
            Self::Close => (texts.say("close-heading"), texts.say("close-about")),
            Self::Leave => (texts.say("close-heading"), texts.say("leave-about")),
            Self::ReplaceFile(path) => {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (texts.with("replace-heading", &[("name", name.into())]), texts.say("replace-why"))
            }
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
            Self::Leave => {
                vec![("close-save", Command::Show(Screen::Save)), ("leave-anyway", Command::LeaveAnyway)]
            }
            Self::ReplaceFile(path) => vec![("replace-do", Command::ReplaceFile(path.clone()))],
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
            let (heading, about) = question.words(texts);
            // Wrapped even in the middle of a word: a file can be called by one that is very long.
            ui.add(Label::new(RichText::new(heading).heading()).wrap());
            ui.add_space(4.0);
            ui.label(about);
            ui.add_space(12.0);
            ui.horizontal_wrapped(|ui| {
                for (key, command) in question.answers() {
                    if ui.button(texts.say(key)).clicked() {
                        desk.push(Command::Answer(Box::new(command)));
                    }
                }
                let cancel = ui.button(texts.say("question-cancel"));
                // The keyboard begins where nothing is lost.
                if ui.memory(|memory| memory.focused().is_none()) {
                    cancel.request_focus();
                }
                if cancel.clicked() {
                    desk.push(Command::LetGoOfQuestion);
                }
            });
        });
    if modal.should_close() {
        desk.push(Command::LetGoOfQuestion);
    }
}
