//! The card of a fault that the program met: what happened, where the report is, and how to pass it on or put it away.

use std::path::PathBuf;

use egui::{Label, RichText, Ui};

use super::notice_ui;
use crate::app::command::{Command, Desk};

/// The report of a fault of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where it is kept.
    pub file: PathBuf,
    /// The text of the report.
    pub text: String,
}

/// Lays out the card, if there is a report.
pub(super) fn report_ui(ui: &mut Ui, desk: &mut Desk, report: Option<&Report>) {
    let Some(report) = report else { return };
    let (texts, theme) = (desk.texts, desk.theme);
    ui.add_space(8.0);
    notice_ui(ui, theme, |ui| {
        ui.label(RichText::new(texts.say("report-heading")).strong().color(theme.chrome.warn));
        let values = [("path", report.file.display().to_string().into())];
        ui.add(Label::new(texts.with("report-text", &values)).wrap());
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.say("report-copy")).clicked() {
                ui.ctx().copy_text(report.text.clone());
            }
            if ui.button(texts.say("report-drop")).clicked() {
                desk.push(Command::AskToDropReport);
            }
        });
    });
}
