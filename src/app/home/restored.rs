//! The card of documents of the editor that an earlier run left unsaved: how many there are, from when, and the way to
//! them.

use egui::{Label, RichText, Ui};

use super::notice_ui;
use crate::app::command::{Command, Desk};
use crate::app::route::Screen;
use crate::words::dates;

/// The documents taken up from an earlier run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The number of documents.
    pub count: usize,
    /// The day on which the newest of them was changed last, as `2026-11-21`, if the system tells.
    pub day: Option<String>,
}

/// About how high the card is.
pub(super) const HEIGHT: f32 = 120.0;

/// Lays out the card, if anything was taken up and nobody has looked at it yet.
pub(super) fn restored_ui(ui: &mut Ui, desk: &mut Desk, restored: Option<&Restored>) {
    let Some(Restored { count, day }) = restored else { return };
    let (texts, theme) = (desk.texts, desk.theme);
    notice_ui(ui, theme, |ui| {
        let (key, day) = match day {
            Some(day) => ("home-restored-day", dates::day(texts, day)),
            None => ("home-restored", String::new()),
        };
        let said = texts.with(key, &[("count", (*count).into()), ("day", day.into())]);
        ui.add(Label::new(RichText::new(said).color(theme.chrome.gold)).wrap());
        if ui.button(texts.say("home-restored-open")).clicked() {
            desk.push(Command::Show(Screen::Editor));
        }
    });
    ui.add_space(8.0);
}
