//! The work of the laboratory: documents are played, put in order, and their figures written, as are those of the
//! statistics. How that is shown, `laboratory` and `statistics` decide; which document is at work, `editor`.

use std::path::{Path, PathBuf};

use super::App;
use super::command::LabCommand;
use super::games;
use super::kit::dialogs::Purpose;
use super::question::Question;
use super::route::Screen;
use crate::lab::{LabError, write_csv};
use crate::library;
use crate::words::{failures, lab};

/// The ending of the names of files with figures.
pub const FIGURES_ENDING: &str = "csv";

impl App {
    /// Executes a command of the laboratory.
    pub(super) fn study(&mut self, command: LabCommand, context: &egui::Context) {
        match command {
            LabCommand::Start => {
                let started = self.editor.start_study(&self.texts, &self.libraries);
                self.tell_not_studied(started.err());
            }
            LabCommand::Sweep => {
                let started = self.editor.start_sweep(&self.texts);
                self.tell_not_studied(started.err());
            }
            LabCommand::Watch(game) => {
                let started = self.editor.watch_measured(game);
                self.tell_not_studied(started.err());
            }
            LabCommand::Rank => {
                let started = self.editor.start_ranking(&self.texts);
                self.tell_not_studied(started.err());
            }
            LabCommand::Cancel => self.editor.cancel_study(),
            LabCommand::Show(document) => {
                self.editor.show_laboratory_of(document);
            }
            LabCommand::ShowPart(page, target) => self.editor.lead_to_target(page, target),
            LabCommand::AskForPath => {
                let path = self.figures_path();
                if self.screen() == Screen::Statistics {
                    self.statistics.path.ask(&path);
                } else if let Some(laboratory) = self.editor.laboratory_mut() {
                    laboratory.path().ask(&path);
                }
            }
            LabCommand::AskWhereToWrite => self.ask(Purpose::SaveFigures, context),
            LabCommand::WriteTo(path) => {
                let path = if path.extension().is_none() { path.with_extension(FIGURES_ENDING) } else { path };
                if path.exists() {
                    self.over.question = Some(Question::ReplaceFigures(path));
                } else {
                    self.write_figures(&path);
                }
            }
            LabCommand::WriteChosen(path) => self.write_figures(&path),
        }
    }

    /// Takes what was measured since, and tells what was broken off.
    pub(super) fn follow_studies(&mut self) {
        let failure = self.editor.follow_studies();
        self.tell_not_studied(failure);
        if let Some((game, level)) = self.editor.take_replay().filter(|_| self.screen() == Screen::Editor) {
            let table = games::measured_table(&self.texts, game, level);
            self.begin_try_out(table);
        }
    }

    fn tell_not_studied(&mut self, failure: Option<LabError>) {
        if let Some(error) = failure {
            self.toasts.failed(lab::failure(&self.texts, &error));
        }
    }

    /// The path that is offered first for the figures: beside the document's own file, or else where records are.
    fn figures_path(&self) -> PathBuf {
        let document = self.editor.document().filter(|_| self.screen() != Screen::Statistics);
        let beside = document.and_then(|document| document.path()?.parent().map(Path::to_owned));
        let folder = beside.or_else(|| self.services.folder.clone()).or_else(library::saves_dir).unwrap_or_default();
        folder.join(self.figures_name())
    }

    /// The name that is offered for a file with figures.
    pub(super) fn figures_name(&self) -> String {
        if self.screen() == Screen::Statistics {
            return format!("statistics.{FIGURES_ENDING}");
        }
        let results = self.editor.bench().and_then(|bench| bench.results());
        let id = results.map_or("variant", |results| results.header.variant.id.as_str());
        format!("{id}-lab.{FIGURES_ENDING}")
    }

    /// Writes the figures of the screen that is shown.
    pub(super) fn write_figures(&mut self, path: &Path) {
        let written = if self.screen() == Screen::Statistics {
            library::write_text(path, &self.statistics.csv())
                .map_err(|reason| LabError::File { path: path.to_owned(), reason })
        } else {
            let Some(results) = self.editor.bench().and_then(|bench| bench.results()) else { return };
            write_csv(path, results)
        };
        match written {
            Ok(()) => {
                self.statistics.path.stop_asking();
                if let Some(laboratory) = self.editor.laboratory_mut() {
                    laboratory.path().stop_asking();
                }
                self.toasts.close_failures();
                let shown = [("path", path.display().to_string().into())];
                self.toasts.done(self.texts.with("message-saved", &shown));
            }
            Err(LabError::File { reason, .. }) => {
                let reason = failures::file(&self.texts, &reason);
                self.toasts.failed(self.texts.with("editor-not-saved", &[("reason", reason.into())]));
            }
            Err(error) => self.tell_not_studied(Some(error)),
        }
    }
}
