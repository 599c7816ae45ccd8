//! The report of a problem: what the program knows of itself, and the one file into which it is written, where the player
//! wants it. It names neither people nor their files, as far as that can be told from the texts.
//!
//! How it is looked at, and what the player adds, `problem` decides; the report that a fault leaves by itself, `guard`.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use super::App;
use super::guard::without_quoted;
use super::log_book;
use crate::library::{self, FileError};
use crate::platform;
use crate::words::failures;

/// The ending of the file.
pub(super) const REPORT_ENDING: &str = "txt";

impl App {
    /// Begins a report with what is known now.
    pub(super) fn begin_report(&mut self, context: &egui::Context) {
        let facts = self.facts(context);
        let game = self.table().and_then(|table| table.sitting().nameless_record());
        let folder = self.services.reports.clone();
        let path = folder.map(|folder| folder.join(Self::report_name()));
        self.problem.begin(facts, game, path);
    }

    /// The name that is offered for the file.
    pub(super) fn report_name() -> String {
        format!("tikal-{}.{REPORT_ENDING}", platform::today())
    }

    /// The facts that the program knows of itself.
    fn facts(&self, context: &egui::Context) -> String {
        let mut text = format!(
            "tikal {}\nSystem: {} on {}\n",
            env!("CARGO_PKG_VERSION"),
            std::env::consts::OS,
            std::env::consts::ARCH
        );
        let window = context.input(egui::InputState::viewport_rect).size();
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "Window: {} by {} points of {} pixels, {} at {} %, {:?}",
            window.x.round(),
            window.y.round(),
            context.pixels_per_point(),
            if self.preferences.theme.is_dark { "dark" } else { "light" },
            (self.settings().scale * 100.0).round(),
            self.routes.current(),
        );
        let _ = writeln!(text, "Language: {}", self.texts.language().code());
        let changed = self.settings().changed();
        if !changed.is_empty() {
            let _ = writeln!(text, "Settings that are not the first ones: {}", changed.join(", "));
        }
        let _ = writeln!(text, "\nThe last commands, the newest at the end:");
        for command in self.trail.told() {
            let _ = writeln!(text, "  {command}");
        }
        let log = log_book::lines();
        if !log.is_empty() {
            let _ = writeln!(text, "\nThe log, the newest at the end:");
            for line in log {
                let _ = writeln!(text, "  {}", without_quoted(&line));
            }
        }
        if let Some(report) = &self.home.report {
            let _ = writeln!(text, "\nA fault of an earlier run or of this one:\n{}", report.text);
        }
        platform::without_home(&text)
    }

    /// Writes the report to a path that was typed: a file that is there already stays.
    pub(super) fn write_report_as(&mut self, path: PathBuf) {
        let path = if path.extension().is_none() { path.with_extension(REPORT_ENDING) } else { path };
        if path.exists() {
            return self.toasts.refused(self.texts.say("trouble-taken"));
        }
        self.write_report(&path);
    }

    /// Writes the report, and goes back to where it was begun.
    pub(super) fn write_report(&mut self, path: &Path) {
        match library::write_text(path, self.problem.text()) {
            Ok(()) => {
                self.problem.end();
                self.back();
                let shown = [("path", path.display().to_string().into())];
                self.toasts.done(self.texts.with("trouble-written", &shown));
            }
            Err(error) => self.tell_not_written(path, &error),
        }
    }

    fn tell_not_written(&mut self, path: &Path, error: &FileError) {
        let reason = failures::file(&self.texts, error);
        let values = [("path", path.display().to_string().into()), ("reason", reason.into())];
        self.toasts.failed(self.texts.with("message-not-saved", &values));
    }
}
