//! Which game is at the table: how one comes there, is opened and saved, and is kept for the next run.

use std::path::{Path, PathBuf};

use super::App;
use super::kit::dialogs::Purpose;
use super::kit::toasts::Toasts;
use super::screen::Screen;
use super::tikal::ear::Ear;
use super::tikal::table::Table;
use crate::library;
use crate::words::failures;

/// While computers play, the game is kept for the next run after at least this many seconds.
const DRAFT_PAUSE: f64 = 1.0;

/// A game that would replace one that is not saved.
pub(super) struct Waiting {
    pub(super) table: Table,
    pub(super) news: Toasts,
    /// The game at the table is being saved first; else the player is asked.
    pub(super) saving: bool,
}

impl App {
    pub(super) fn list_files(&mut self) {
        self.recent.tidy();
        self.files.list(self.services.folder.as_deref(), self.recent.files());
    }

    /// Seats a table, or asks first if the game that it replaces would be lost.
    pub(super) fn offer(&mut self, table: Table, news: Toasts) {
        if self.table.as_ref().is_some_and(Table::is_at_stake) {
            self.waiting = Some(Waiting { table, news, saving: false });
        } else {
            self.waiting = None;
            self.seat_table(table);
            self.toasts.join(news);
        }
    }

    pub(super) fn seat_table(&mut self, table: Table) {
        self.write_draft();
        self.leave_lesson();
        self.computers.stop();
        self.table = Some(table);
        self.ear = Ear::default();
        if let Some(table) = &mut self.table {
            table.set_board_scale(self.kept.board_scale);
        }
        self.drafted = None;
        self.screen = Screen::Table;
    }

    pub(super) fn start(&mut self) {
        match self.setup.game(&self.library) {
            Ok(game) => self.offer(game.table(), Toasts::default()),
            Err(key) => self.toasts.failed(self.texts.say(key)),
        }
    }

    pub(super) fn go_on(&mut self) {
        match self.services.draft.clone().filter(|_| self.table.is_none()) {
            Some(draft) => self.open(&draft),
            None => self.screen = Screen::Table,
        }
    }

    pub(super) fn open(&mut self, path: &Path) {
        let is_variant = library::has_ending(path, library::VARIANT_ENDING);
        let opened = if is_variant { self.open_variant(path) } else { self.open_record(path) };
        if opened.is_ok() && self.services.draft.as_deref() != Some(path) {
            self.recent.remember(path);
        }
        if let Err(reason) = opened {
            let values = [("path", path.display().to_string().into()), ("reason", reason.into())];
            self.toasts.failed(self.texts.with("message-not-opened", &values));
        }
    }

    fn open_variant(&mut self, path: &Path) -> Result<(), String> {
        let opened = self.library.open_file(path);
        let variant = opened.map_err(|error| failures::variant(&self.texts, &error))?;
        self.setup.choose(&variant);
        self.show(Screen::Setup);
        Ok(())
    }

    fn open_record(&mut self, path: &Path) -> Result<(), String> {
        let opened = library::open_record(path, &self.library);
        let game = opened.map_err(|error| failures::record(&self.texts, &error))?;
        // The draft is nobody's own file.
        let own = self.services.draft.as_deref() != Some(path);
        let table = Table::opened(game, own.then(|| path.to_owned()));
        let levels = table.unknown_levels();
        let mut news = Toasts::default();
        if own && !self.services.quiet {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            news.done(self.texts.with("message-opened", &[("name", name.into())]));
        }
        if !levels.is_empty() {
            news.failed(self.texts.with("message-levels", &[("levels", levels.join(", ").into())]));
        }
        self.offer(table, news);
        Ok(())
    }

    pub(super) fn save(&mut self, path: PathBuf) {
        let Some(table) = &mut self.table else { return };
        let path = if path.extension().is_none() { path.with_extension(library::RECORD_ENDING) } else { path };
        let shown = ("path", path.display().to_string().into());
        match library::save_record(&path, &table.record()) {
            Ok(()) => {
                self.recent.remember(&path);
                table.saved_as(path);
                self.screen = Screen::Table;
                self.toasts.close_failures();
                self.toasts.done(self.texts.with("message-saved", &[shown]));
            }
            Err(error) => {
                let reason = failures::record(&self.texts, &error);
                let values = [shown, ("reason", reason.into())];
                self.toasts.failed(self.texts.with("message-not-saved", &values));
            }
        }
        if self.table.as_ref().is_some_and(Table::is_saved)
            && let Some(Waiting { table, news, .. }) = self.waiting.take()
        {
            self.seat_table(table);
            self.toasts.join(news);
        }
    }

    pub(super) fn ask(&mut self, purpose: Purpose, context: &egui::Context) {
        if !self.services.dialogs {
            self.toasts.failed(self.texts.say("message-no-dialog"));
            return;
        }
        let now = context.input(|input| input.time);
        let (key, endings): (_, &[&str]) = match purpose {
            Purpose::Open => ("file-kind-open", &[library::RECORD_ENDING, library::VARIANT_ENDING]),
            Purpose::Save => ("file-kind", &[library::RECORD_ENDING]),
        };
        let (kind, name) = (self.texts.say(key), self.files.name());
        self.dialogs.ask(purpose, (&kind, endings), &name, context, now);
    }

    /// Keeps the game for the next run after every action, less often while computers play.
    pub(super) fn keep_draft(&mut self, context: &egui::Context, now: f64) {
        let Some(table) = self.table.as_ref().filter(|_| self.services.draft.is_some()) else { return };
        let steps = Some(table.steps());
        if steps == self.drafted {
            return;
        }
        let wait = self.drafted_at + DRAFT_PAUSE - now;
        if table.computer_to_move().is_some() && wait > 0.0 {
            context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
            return;
        }
        self.write_draft();
        (self.drafted, self.drafted_at) = (steps, now);
    }

    pub(super) fn write_draft(&mut self) {
        let (Some(path), Some(table)) = (&self.services.draft, &self.table) else { return };
        match library::save_record(path, &table.record()) {
            Ok(()) => {}
            Err(error) => log::error!("the game could not be kept in {}: {error}", path.display()),
        }
    }
}
