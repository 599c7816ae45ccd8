//! Games that are shown again, in the window: what is played on from a moment of one, with which others it is compared,
//! and what is copied and pasted of it.
//!
//! How a game is shown again, the table decides; what a code holds, the library.

use std::path::{Path, PathBuf};

use egui::{Context, Event, ViewportCommand};

use super::App;
use super::games;
use super::kit::toasts::Toasts;
use super::question::Question;
use super::table::{AnyTable, TableCommand};
use crate::game::Sight;
use crate::library;
use crate::listing::{self, Opened};
use crate::words::failures;

/// The number of other games of which it is looked whether they began alike.
const MOST_OTHERS: usize = 60;
/// The number of them that are offered.
const MOST_OFFERED: usize = 8;

impl App {
    /// Begins a game that goes on from the one at the table after so many actions; that one is kept as it is.
    pub(super) fn branch(&mut self, steps: usize) {
        if self.refuses_record() {
            return;
        }
        let Some(table) = self.at_table.game() else { return };
        let branched = table.branched_at(steps);
        let file = table.sitting().game_file();
        let of = file.map_or_else(|| Self::name_of(table), |file| library::name_of_game(&file));
        let values = [("name", of.into()), ("step", steps.into())];
        let name = self.texts.with("replay-branch-name", &values);
        let mut news = Toasts::default();
        news.done(self.texts.with("message-branched", &[("step", steps.into())]));
        let keep = self.keep_as(library::file_stem(&name).unwrap_or(name));
        self.seat(branched, keep, news);
    }

    /// Shows a game of the shelf again.
    pub(super) fn replay_game(&mut self, path: &Path) {
        self.resume(path);
        let file = self.at_table.own().and_then(|own| own.sitting().game_file());
        let is_shown = file.as_deref() == Some(path) && self.at_table.shows_own();
        if let Some(own) = self.at_table.own_mut().filter(|own| is_shown && own.sight().is_none()) {
            own.execute(TableCommand::Replay.into());
        }
    }

    /// Asks with which of the other games that began alike the one at the table is compared.
    pub(super) fn ask_to_compare(&mut self) {
        if self.refuses_record() {
            return;
        }
        let Some(table) = self.at_table.game() else { return };
        let Some(game) = games::reopened(table, &self.libraries) else { return };
        let own = table.sitting().game_file();
        let kept = self.shelf().and_then(|shelf| shelf.games().ok()).unwrap_or_default();
        let files = kept.into_iter().chain(self.files.recent.files().iter().cloned());
        let mut others: Vec<(String, PathBuf)> = Vec::new();
        for path in files.filter(|path| own.as_ref() != Some(path)).take(MOST_OTHERS) {
            let Ok(other) = listing::open_record(&self.texts, &self.libraries, &path) else { continue };
            let parted = games::parted(&self.texts, &game, &other, Sight::Spectator, String::new());
            // Games that have nothing in common but their beginning are not worth it, nor is another file of the same.
            let is_worth = parted.and_then(|parted| parted.at).is_some_and(|at| at > 0);
            if is_worth && others.len() < MOST_OFFERED {
                others.push((library::name_of_game(&path), path));
            }
        }
        self.over.question = Some(Question::Compare(others));
    }

    /// Compares the game at the table, which is shown again, with another record.
    pub(super) fn compare(&mut self, path: &Path) {
        let other = match listing::open_record(&self.texts, &self.libraries, path) {
            Ok(other) => other,
            Err(reason) => return self.not_opened(path, reason),
        };
        let Some(table) = self.at_table.game() else { return };
        let (sight, name) = (table.sight().unwrap_or_default(), library::name_of_game(path));
        let game = games::reopened(table, &self.libraries);
        let parted = game.and_then(|game| games::parted(&self.texts, &game, &other, sight, name));
        match (parted, self.at_table.shown_mut()) {
            (Some(parted), Some(table)) => table.note_parting(parted),
            _ => self.toasts.refused(self.texts.say("parting-other-start")),
        }
    }

    /// Copies the code of the game at the table.
    pub(super) fn copy_code(&mut self, context: &Context) {
        if self.refuses_record() {
            return;
        }
        let Some(table) = self.at_table.game() else { return };
        match games::record_code(table, &self.libraries) {
            Some(Ok(code)) => {
                let key = if holds_secrets(table, &self.libraries) { "message-code-secrets" } else { "message-code" };
                self.toasts.done(self.texts.with(key, &[("count", code.len().into())]));
                context.copy_text(code);
            }
            Some(Err(error)) => self.toasts.failed(failures::share(&self.texts, &error)),
            None => {}
        }
    }

    /// Copies a summary of the game at the table.
    pub(super) fn copy_summary(&mut self, context: &Context) {
        if self.refuses_record() {
            return;
        }
        let game = self.at_table.game().and_then(|table| games::reopened(table, &self.libraries));
        if let Some(game) = game {
            context.copy_text(games::summed_up(&self.texts, &game));
            self.toasts.done(self.texts.say("message-summary"));
        }
    }

    /// Opens the code that is pasted where no field has the keyboard.
    pub(super) fn take_pasted(&mut self, context: &Context) {
        if self.over.is_open() || context.text_edit_focused() {
            return;
        }
        let code = context.input_mut(|input| {
            let is_meant = |text: &String| library::is_code(text) || Self::is_ticket(text);
            let is_code = |event: &Event| matches!(event, Event::Paste(text) if is_meant(text));
            let found = input.events.iter().position(is_code)?;
            match input.events.remove(found) {
                Event::Paste(text) => Some(text),
                _ => None,
            }
        });
        if let Some(code) = code
            && let Err(reason) = self.open_text(&code)
        {
            self.toasts.failed(self.texts.with("message-code-not-opened", &[("reason", reason.into())]));
        }
    }

    /// Asks the system for what was copied.
    pub(super) fn ask_for_code(context: &Context) {
        context.send_viewport_cmd(ViewportCommand::RequestPaste);
    }
}

/// True if the game at a table is not over and holds what only single seats know.
fn holds_secrets(table: &dyn AnyTable, libraries: &library::Libraries) -> bool {
    let has_any = |game: Opened| crate::with_game!(game, Opened::G(game) => game.session.has_secrets());
    !table.is_over() && games::reopened(table, libraries).is_some_and(has_any)
}
