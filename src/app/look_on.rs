//! Looking on at a game that another copy of the program has open: it is shown as it stands there, and nothing can be
//! played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::App;
use super::at_table::Over;
use super::games;
use super::route::Route;
use super::table::AnyTable;
use crate::library::{FilesWatch, Waker};
use crate::listing;

/// The file of a game that is looked on.
pub struct Watched {
    path: PathBuf,
    watch: FilesWatch,
}

impl App {
    /// Calls for a frame, from whatever thread.
    pub(super) fn waker(context: &egui::Context) -> Waker {
        let context = context.clone();
        Arc::new(move || context.request_repaint())
    }

    /// Looks on at the game in this file.
    pub(super) fn look_on(&mut self, path: &Path, context: &egui::Context) {
        // What is written while the game is being read counts as a change.
        let watch = FilesWatch::new(Self::waker(context));
        watch.follow([path.to_owned()]);
        match self.watched_table(path) {
            Ok(table) => {
                self.put_lesson_away();
                self.at_table.lay_over(Over::Watched(table, Watched { path: path.to_owned(), watch }));
                self.arrive(Route::Watch);
            }
            Err(reason) => self.not_opened(path, reason),
        }
    }

    /// Shows what has happened in the game that is looked on. While it is shown again it stays as it was.
    pub(super) fn follow_watched(&mut self) {
        if self.at_table.game().is_some_and(|table| table.sight().is_some()) {
            return;
        }
        let Some(path) =
            self.at_table.watched().filter(|file| !file.watch.changed().is_empty()).map(|file| file.path.clone())
        else {
            return;
        };
        match (self.watched_table(&path), self.at_table.over_mut()) {
            (Ok(mut new), Some(Over::Watched(table, _))) => {
                new.take_look_of(&mut **table);
                *table = new;
            }
            (Err(reason), _) => {
                // It was renamed or thrown away, or is no game any more.
                self.back();
                self.not_opened(&path, reason);
            }
            (Ok(_), _) => {}
        }
    }

    /// Takes the game that is looked on from the table, if one is there.
    pub(super) fn end_watching(&mut self) {
        self.at_table.end_watching();
    }

    fn watched_table(&self, path: &Path) -> Result<Box<dyn AnyTable>, String> {
        let opened = listing::open_record(&self.texts, &self.libraries, path)?;
        let mut table = games::watched_table(opened);
        table.set_board_scale(self.settings().board_scale);
        Ok(table)
    }
}
