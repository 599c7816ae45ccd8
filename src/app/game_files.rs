//! The shelf: what the window does with the files of games besides playing them. Looks after the lists of files while
//! they are shown, gives games other names, throws them away and takes them out again.
//!
//! How the lists look, `home` and `files` decide; where games are kept, the library.

use std::path::Path;

use super::App;
use super::home::{FilePlace, Own};
use super::route::Route;
use super::{Thinking, games};
use crate::library::{FileError, Shelf, ShelfError, name_of_game};
use crate::listing::{Listed, Reader};
use crate::statistics::Gatherer;
use crate::words::failures;

impl App {
    /// Follows the lists of the screen that is shown, and lets the others rest. Runs once before every frame.
    pub(super) fn look_after_lists(&mut self, context: &egui::Context) {
        let route = self.routes.current();
        match self.shelf().filter(|_| route == Route::Home) {
            Some(shelf) if !self.home.games.is_followed() => {
                self.home.games.follow(self.reader(context), move || on(&shelf));
            }
            Some(_) => self.home.games.poll(),
            None => self.home.games.rest(),
        }
        match self.shelf().filter(|_| route == Route::Statistics) {
            Some(shelf) if !self.statistics.archive.is_followed() => {
                let Reader { libraries, wake, .. } = self.reader(context);
                let index = self.services.statistics.clone();
                self.statistics.archive.follow(Gatherer { libraries, shelf, index, wake });
            }
            Some(_) => self.statistics.archive.poll(),
            None => self.statistics.archive.rest(),
        }
        if !matches!(route, Route::Open | Route::Save) {
            self.files.rest();
        } else if !self.files.poll() {
            self.files.follow(self.reader(context));
        }
    }

    /// The means to read files away from the window.
    fn reader(&self, context: &egui::Context) -> Reader {
        let wake = Self::waker(context);
        let wake = (self.services.thinking == Thinking::Worker).then_some(wake);
        Reader { libraries: self.libraries.playable(), language: self.texts.language(), wake }
    }

    /// The player's own game, as the home screen shows it.
    pub(super) fn own_game(&self) -> Option<Own> {
        let table = self.at_table.own()?;
        let changes = table.sitting().changes();
        let file = table.sitting().game_file().or_else(|| self.hosted_file());
        Some(Own { game: games::summary(table)?, file, changes })
    }

    /// True if this is the file of the player's own game at the table.
    fn is_own(&self, path: &Path) -> bool {
        let file = self.at_table.own().and_then(|own| own.sitting().game_file()).or_else(|| self.hosted_file());
        file.as_deref() == Some(path)
    }

    /// Gives a game another name.
    pub(super) fn rename_game(&mut self, path: &Path, name: &str) {
        let Some(shelf) = self.shelf() else { return };
        if name.trim() == name_of_game(path) {
            return;
        }
        let is_own = self.is_own(path);
        self.kept_games.plans.settle();
        let renamed = if is_own && self.hosted_file().is_some() {
            // The table has to rest while its files get another name; then it goes on.
            self.put_own_away();
            shelf.rename(path, name).map(|new| self.go_on_at(new))
        } else {
            self.rename_kept(&shelf, path, name, is_own)
        };
        self.tell_shelved(path, renamed, "message-not-renamed");
    }

    fn rename_kept(&mut self, shelf: &Shelf, path: &Path, name: &str, is_own: bool) -> Result<(), ShelfError> {
        match self.at_table.own_mut().filter(|_| is_own) {
            Some(own) => own.sitting_mut().rename(name),
            None => shelf.rename(path, name).map(|_| ()),
        }
    }

    /// Puts a game into the bin, the one at the table after it was closed.
    pub(super) fn throw_away(&mut self, path: &Path) {
        let Some(shelf) = self.shelf() else { return };
        if self.is_own(path) {
            self.put_own_away();
        }
        let thrown = shelf.throw_away(path).map(|_| ());
        if thrown.is_ok() {
            self.toasts.done(self.texts.with("message-binned", &[("name", name_of_game(path).into())]));
        }
        self.tell_shelved(path, thrown, "message-not-binned");
    }

    /// Takes a game out of the bin.
    pub(super) fn take_out(&mut self, path: &Path) {
        let Some(shelf) = self.shelf() else { return };
        let taken = shelf.take_out(path).map(|taken| {
            // Where another game has its name by now it has come back under a new one.
            self.toasts.done(self.texts.with("message-taken-out", &[("name", name_of_game(&taken).into())]));
        });
        self.tell_shelved(path, taken, "message-not-taken-out");
    }

    /// Deletes what is in the bin.
    pub(super) fn empty_bin(&mut self) {
        let Some(shelf) = self.shelf() else { return };
        let emptied = shelf.empty_bin().map_err(ShelfError::from);
        self.tell_shelved(shelf.folder(), emptied, "message-bin-not-emptied");
    }

    /// Lists the games anew after something was done with one of them, and tells why if it could not be done.
    fn tell_shelved(&mut self, path: &Path, done: Result<(), ShelfError>, key: &str) {
        self.home.games.rest();
        match done {
            Ok(()) => self.toasts.close_failures(),
            Err(error) => {
                let reason = failures::shelf(&self.texts, &error);
                let values = if key == "message-bin-not-emptied" {
                    vec![("reason", reason.into())]
                } else {
                    vec![("name", name_of_game(path).into()), ("reason", reason.into())]
                };
                self.toasts.failed(self.texts.with(key, &values));
            }
        }
    }
}

/// The games on the shelf and in its bin.
fn on(shelf: &Shelf) -> Result<Vec<Listed<FilePlace>>, FileError> {
    let games = shelf.games()?.into_iter().map(|game| {
        let is_in_use = shelf.is_in_use(&game);
        Listed::new(FilePlace::Shelf, game, is_in_use)
    });
    let binned = shelf.bin()?.into_iter().map(|game| Listed::new(FilePlace::Bin, game, false));
    Ok(games.chain(binned).collect())
}
