//! What there is to begin with while no document is shown: an empty variant, a copy of one that is there, a file, one that
//! is made from wishes, or the code of one.

use std::path::PathBuf;

use egui::{Button, Key, Label, RichText, TextEdit, Ui};

use super::aside::card_ui;
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::games::{self, Making};
use crate::app::kit::widgets::{column, title};
use crate::games::GameId;
use crate::library::{Libraries, VARIANT_ENDING, has_ending};

/// A way to begin that asks for more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Way {
    /// From a variant or a file.
    #[default]
    Copy,
    /// From wishes.
    Make,
    /// From a code.
    Code,
}

impl Way {
    const ALL: [(Self, &str); 3] =
        [(Self::Copy, "editor-from"), (Self::Make, "editor-generate-more"), (Self::Code, "editor-code")];
}

/// What is chosen and typed before there is a document.
#[derive(Default)]
pub struct Start {
    way: Way,
    /// What is wished of a variant that is made, also of a part that is put into a document.
    pub making: Making,
    code: String,
    /// In words, why the code cannot be opened.
    refused: Option<String>,
}

impl Start {
    /// Empties the field of the code, because it was opened.
    pub fn forget_code(&mut self) {
        self.code.clear();
        self.refused = None;
    }

    /// Shows why the code cannot be opened.
    pub fn refuse_code(&mut self, reason: String) {
        self.refused = Some(reason);
    }
}

/// Lays out the ways to begin.
pub(super) fn start_ui(ui: &mut Ui, desk: &mut Desk, start: &mut Start, libraries: &Libraries, recent: &[PathBuf]) {
    column(ui, 860.0, |ui| {
        title(ui, desk, "editor-heading");
        ui.horizontal_wrapped(|ui| {
            for game in GameId::ALL {
                let hint = desk.texts.say("editor-empty-hint");
                if ui.button(desk.texts.say("editor-empty")).on_hover_text(hint).clicked() {
                    desk.push(EditCommand::Empty(game));
                }
            }
            if ui.button(desk.texts.say("editor-open")).on_hover_text(desk.texts.say("editor-file-hint")).clicked() {
                desk.push(EditCommand::AskWhatToOpen);
            }
            for game in GameId::ALL {
                let hint = desk.texts.say("guide-about");
                if ui.button(desk.texts.say("guide-title")).on_hover_text(hint).clicked() {
                    desk.push(EditCommand::Guide(game));
                }
            }
            ui.separator();
            for (way, key) in Way::ALL {
                if ui.add(Button::selectable(way == start.way, desk.texts.say(key))).clicked() {
                    start.way = way;
                }
            }
        });
        ui.add_space(4.0);
        match start.way {
            Way::Copy => {
                ui.label(desk.texts.say("editor-hint"));
                ui.add_space(4.0);
                copy_ui(ui, desk, libraries);
                recent_ui(ui, desk, recent);
            }
            Way::Make => {
                card_ui(ui, desk, "editor-generate", |ui, desk| {
                    ui.label(desk.texts.say("editor-generate-hint"));
                    for game in GameId::ALL {
                        start.making.making_ui(ui, desk, game, None, libraries);
                    }
                });
            }
            Way::Code => card_ui(ui, desk, "editor-code", |ui, desk| code_ui(ui, desk, start)),
        }
    });
}

/// The variants that can be copied.
fn copy_ui(ui: &mut Ui, desk: &mut Desk, libraries: &Libraries) {
    card_ui(ui, desk, "editor-from", |ui, desk| {
        ui.label(desk.texts.say("editor-from-hint"));
        ui.horizontal_wrapped(|ui| {
            for rules in libraries.variants() {
                let name = games::name(desk.texts, &rules);
                let said = desk.texts.with("editor-from-name", &[("name", name.clone().into())]);
                if ui.button(name).accessible_name(said.clone()).on_hover_text(said).clicked() {
                    desk.push(Command::EditVariant(rules.variant()));
                }
            }
        });
    });
    ui.add_space(8.0);
}

/// The variant files that were opened or saved last.
fn recent_ui(ui: &mut Ui, desk: &mut Desk, recent: &[PathBuf]) {
    let mut files = recent.iter().filter(|path| has_ending(path, VARIANT_ENDING)).peekable();
    if files.peek().is_none() {
        return;
    }
    card_ui(ui, desk, "editor-recent", |ui, desk| {
        for path in files {
            let shown = path.display().to_string();
            let said = desk.texts.with("editor-recent-name", &[("path", shown.clone().into())]);
            // Of a path that is too long the end counts.
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            ui.horizontal_wrapped(|ui| {
                if ui.button(name).accessible_name(said.clone()).on_hover_text(said).clicked() {
                    desk.push(Command::EditFile(path.clone()));
                }
                let folder = path.parent().map(|folder| folder.display().to_string()).unwrap_or_default();
                ui.add(Label::new(RichText::new(folder).small().color(desk.theme.chrome.text_weak)).wrap());
            });
        }
    });
}

/// The field for the code of a variant, and why it cannot be opened.
fn code_ui(ui: &mut Ui, desk: &mut Desk, start: &mut Start) {
    let texts = desk.texts;
    ui.label(texts.say("editor-code-hint"));
    let label = ui.label(texts.say("editor-code-field"));
    let field = TextEdit::multiline(&mut start.code).desired_rows(3).desired_width(f32::INFINITY);
    // The key for the end of a line opens the code: it has no lines of its own.
    let field = ui.add(field.return_key(None).font(egui::TextStyle::Monospace)).labelled_by(label.id);
    let enters = field.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if field.changed() {
        start.refused = None;
    }
    let is_there = !start.code.trim().is_empty();
    let opens = ui.add_enabled(is_there, Button::new(texts.say("editor-code-open"))).clicked();
    if (opens || enters) && is_there {
        desk.push(EditCommand::OpenCode(start.code.clone()));
    }
    if let Some(reason) = &start.refused {
        ui.add(Label::new(RichText::new(reason).color(desk.theme.chrome.warn)).wrap());
    }
}
