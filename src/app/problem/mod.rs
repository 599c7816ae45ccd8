//! The screen on which a problem is reported: what the player says of it, what the report holds besides, to be looked at,
//! and where it is written.
//!
//! Decides what the file says and how that is shown. What the program knows of itself, and what becomes of the file,
//! `problem_report` decides. Nothing is sent anywhere.

use std::fmt::Write;
use std::path::PathBuf;

use egui::{Button, RichText, ScrollArea, TextEdit, Ui};

use crate::app::command::{Command, Desk};
use crate::app::kit::limits;
use crate::app::kit::widgets::{column, group, hint, title, way_out, ways_out};
use crate::library::PathField;

/// The greatest width of the screen.
const WIDTH: f32 = 760.0;
/// The most that a player says, in letters.
const MOST_WORDS: usize = 4000;
/// The height in which the text of the file is looked at.
const LOOK: f32 = 260.0;

/// The report as far as it is made.
#[derive(Default)]
pub struct ProblemForm {
    /// The words of the player.
    words: String,
    /// True if the game goes along.
    with_game: bool,
    /// The facts that the program knows of itself.
    facts: String,
    /// The record of the game at the table, without names.
    game: Option<String>,
    path: PathField,
    /// The text of the file, made anew when something of it changes.
    text: String,
}

impl ProblemForm {
    /// Begins a report with what the program knows of itself, the record of the game at the table if there is one, and the
    /// path that is offered. The words that were typed before stay.
    pub fn begin(&mut self, facts: String, game: Option<String>, path: Option<PathBuf>) {
        (self.facts, self.game) = (facts, game);
        self.with_game &= self.game.is_some();
        if let Some(path) = path.filter(|_| self.path.text_mut().is_empty()) {
            self.path.show(path);
        }
        self.make();
    }

    /// Forgets the words: the report is written.
    pub fn end(&mut self) {
        *self = Self::default();
    }

    /// The text of the file.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    fn make(&mut self) {
        let words = self.words.trim();
        self.text.clear();
        // Writing to a String cannot fail.
        if !words.is_empty() {
            let _ = writeln!(self.text, "{words}\n\n----\n");
        }
        self.text.push_str(&self.facts);
        if let Some(game) = self.game.as_ref().filter(|_| self.with_game) {
            let _ = writeln!(self.text, "\nThe game, without names:\n{game}");
        }
    }
}

/// Lays out the screen.
pub fn problem_ui(ui: &mut Ui, desk: &mut Desk, form: &mut ProblemForm) {
    let texts = desk.texts;
    ways_out(ui, texts, desk.theme, |ui| {
        if way_out(ui, texts.say("trouble-back")).clicked() {
            desk.push(Command::Back);
        }
        if way_out(ui, texts.say("trouble-place")).clicked() {
            desk.push(Command::AskWhereToReport);
        }
        if way_out(ui, texts.say("trouble-copy")).clicked() {
            ui.ctx().copy_text(form.text.clone());
        }
    });
    let written = column(ui, WIDTH, |ui| {
        title(ui, desk, "trouble-heading");
        ui.label(texts.say("trouble-about"));
        ui.add_space(4.0);
        let label = ui.label(texts.say("trouble-words"));
        let words = TextEdit::multiline(&mut form.words).char_limit(MOST_WORDS).desired_rows(4);
        let is_said = ui.add(words.desired_width(f32::INFINITY)).labelled_by(label.id).changed();
        let has_game = form.game.is_some();
        let game = ui.add_enabled_ui(has_game, |ui| ui.checkbox(&mut form.with_game, texts.say("trouble-game"))).inner;
        let is_chosen = game.on_disabled_hover_text(texts.say("trouble-no-game")).changed();
        if is_said || is_chosen {
            form.make();
        }
        // Said before it is chosen, so that nothing below moves away from the pointer.
        if has_game {
            hint(ui, desk, "trouble-game-hint");
        }
        let path = path_ui(ui, desk, &mut form.path);
        group(ui, desk, "trouble-look", |ui| {
            hint(ui, desk, "trouble-look-hint");
            let area = ScrollArea::vertical().id_salt("problem").max_height(LOOK).min_scrolled_height(LOOK);
            let area = area.show(ui, |ui| {
                let mut text = form.text.as_str();
                let shown = TextEdit::multiline(&mut text).char_limit(0).desired_width(f32::INFINITY).code_editor();
                // Nothing is written into a text that is only read, and Tab leads on from it.
                let shown = ui.add(shown.lock_focus(false));
                let is_reached = shown.gained_focus();
                shown.accessible_name(texts.say("trouble-look"));
                is_reached
            });
            // The text is brought into sight where it is shown, not at its middle.
            if area.inner {
                ui.scroll_to_rect(area.inner_rect, None);
            }
        });
        path
    });
    if let Some(path) = written {
        desk.push(Command::WriteReportAs(path));
    }
}

/// The field for a path and the button beside it; the path, if it is confirmed.
fn path_ui(ui: &mut Ui, desk: &Desk, field: &mut PathField) -> Option<PathBuf> {
    let texts = desk.texts;
    let row = ui.horizontal(|ui| {
        let label = ui.label(texts.say("files-path"));
        let width = (ui.available_width() - 130.0).max(100.0);
        let line = TextEdit::singleline(field.text_mut()).char_limit(limits::PATH).desired_width(width);
        let line = ui.add(line).labelled_by(label.id);
        let entered = line.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let path = field.path();
        let text = RichText::new(texts.say("trouble-write")).color(desk.theme.chrome.accent_text);
        let button = Button::new(text).fill(desk.theme.chrome.accent_fill);
        let clicked = ui.add_enabled(path.is_some(), button).clicked();
        path.filter(|_| clicked || entered)
    });
    if field.is_unclear() {
        ui.label(RichText::new(texts.say("files-unclear")).color(desk.theme.chrome.warn));
    }
    row.inner
}
