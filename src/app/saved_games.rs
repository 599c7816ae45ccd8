//! The games that are kept: how one is taken from the shelf and put back, and what is told where keeping fails.
//!
//! What is written and when, `keep` and the library decide; what the home screen shows of the shelf, `home`.

use std::path::Path;
use std::sync::Arc;

use super::App;
use super::command::Command;
use super::friends;
use super::games;
use super::kit::toasts::Toasts;
use super::question::Question;
use super::table::{AnyTable, PlanRevision};
use crate::game::Damage;
use crate::games::with_game;
use crate::library::{self, FileError, Shelf, Waker};
use crate::listing;
use crate::listing::Resumed;
use crate::sitting::keep::Keep;
use crate::sitting::review::ReviewRevision;
use crate::words::failures;

/// The means by which the player's games, and the plans and reviews of them, are kept.
pub(super) struct KeptGames {
    /// Calls for a frame, from whatever thread.
    waker: Waker,
    /// Writes plans.
    pub(super) plans: library::Scribe,
    /// The plan in the player's own game when that was last kept; nothing if it has to be kept anew.
    pub(super) plan: Option<PlanRevision>,
    /// Writes reviews.
    reviews: library::Scribe,
    /// The review of the player's own game when that was last kept.
    review: Option<ReviewRevision>,
}

impl KeptGames {
    /// The means, with nothing kept yet.
    pub(super) fn new(waker: Waker) -> Self {
        Self { waker, plans: library::plan_scribe(), plan: None, reviews: library::review_scribe(), review: None }
    }
}

impl App {
    /// The shelf, if the system has a place for it.
    pub(super) fn shelf(&self) -> Option<Shelf> {
        self.services.games.clone().map(Shelf::new)
    }

    /// Where a game that comes to the table is kept, under this name.
    pub(super) fn keep_as(&self, name: String) -> Keep {
        match self.shelf() {
            Some(shelf) => Keep::From { shelf, name, waker: Waker::clone(&self.kept_games.waker) },
            None if self.services.keeps => Keep::Impossible(Arc::new(FileError::NoFolder)),
            None => Keep::Nowhere,
        }
    }

    /// The name of the file of a game that was set up.
    pub(super) fn name_of(table: &dyn AnyTable) -> String {
        table.sitting().seats().iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(", ")
    }

    /// Puts the game that an earlier version of the program kept between two runs on the shelf.
    pub(super) fn take_over_draft(&mut self) {
        let (Some(draft), Some(shelf)) = (self.services.draft.clone(), self.shelf()) else { return };
        if let Err(error) = shelf.take_over(&draft, &self.texts.say("game-of-last-run")) {
            self.not_opened(&draft, failures::file(&self.texts, &error));
        }
    }

    /// Takes a game from the shelf and plays on. If another copy of the program has it open, asks what to do.
    pub(super) fn resume(&mut self, path: &Path) {
        if self.at_table.own().and_then(|own| own.sitting().game_file()).as_deref() == Some(path) {
            self.show_screen(super::route::Screen::Table);
            return;
        }
        if friends::OFFERED && self.services.tables.is_some() && path.with_extension(library::TABLE_ENDING).exists() {
            // It goes on as it was played, with the others.
            return self.go_on_at(path.to_owned());
        }
        let Some(shelf) = self.shelf() else { return };
        match listing::resume(&self.texts, &self.libraries, &shelf, path, Waker::clone(&self.kept_games.waker)) {
            Ok(resumed) => with_game!(resumed, Resumed::G(resumed) => {
                let library::Resumed { game, file, aside } = *resumed;
                let mut news = Toasts::default();
                if let Some(aside) = aside {
                    let values = [("path", aside.display().to_string().into())];
                    news.failed(self.texts.with("message-set-aside", &values));
                } else if game.damage == Some(Damage::Torn) {
                    news.failed(self.texts.say("message-torn"));
                }
                let table = games::table_of(game, None);
                self.seat(table, Keep::In(file), news);
            }),
            Err(listing::NotResumed::InUse(path)) => self.over.question = Some(Question::InUse(path)),
            Err(listing::NotResumed::Failed(reason)) => self.not_opened(path, reason),
        }
    }

    /// Copies a game that another copy of the program has open, and plays on with the copy.
    pub(super) fn copy_game(&mut self, path: &Path) {
        let Some(shelf) = self.shelf() else { return };
        let name = library::name_of_game(path);
        match shelf.copy(path, &name) {
            Ok(copy) => self.resume(&copy),
            Err(error) => self.not_opened(path, failures::file(&self.texts, &error)),
        }
    }

    /// Takes the player's own game from the table and closes its file; the line to one that is played elsewhere ends.
    pub(super) fn put_own_away(&mut self) {
        // Whatever becomes of the file, its plan is there to go with it.
        self.kept_games.plans.settle();
        if let Some(mut table) = self.at_table.remove_own() {
            table.sitting_mut().put_away();
        }
        // Whoever plays something else has left a table over the net.
        self.part_from_table();
    }

    /// Keeps the plan of the player's own game beside the game's file whenever it has changed. Runs once before every
    /// frame.
    pub(super) fn keep_plan(&mut self) {
        let Some(own) = self.at_table.own() else { return };
        let revision = own.plan_revision();
        if self.kept_games.plan == Some(revision) {
            return;
        }
        // Before the first action there is no file beside which it could stand.
        let Some(game) = own.sitting().game_file() else { return };
        self.kept_games.plans.keep(&game, own.plan_text());
        self.kept_games.plan = Some(revision);
    }

    /// Keeps the review of the player's own game whenever it has come further by a pass, or was stopped. Runs once before
    /// every frame.
    pub(super) fn keep_review(&mut self) {
        let (Some(own), Some(shelf)) = (self.at_table.own(), self.shelf()) else { return };
        let Some((revision, game)) = own.review_revision().zip(own.reviewed_game()) else { return };
        if self.kept_games.review != Some(revision) {
            self.kept_games.reviews.keep(&library::review_file(shelf.folder(), &game), own.review_text());
            self.kept_games.review = Some(revision);
        }
    }

    /// Takes up the review of a game that comes to the table, if it was kept.
    pub(super) fn restore_review(&mut self, table: &mut dyn AnyTable) {
        self.kept_games.reviews.settle();
        let (Some(shelf), Some(game)) = (self.shelf(), table.reviewed_game()) else { return };
        if let Some(review) = library::read_review(&library::review_file(shelf.folder(), &game)) {
            table.restore_review(&review);
        }
        self.kept_games.review = table.review_revision();
    }

    /// True if the window may be closed: everything played is safe, and every document is saved. Otherwise asks.
    pub(super) fn may_close(&mut self) -> bool {
        if self.over.closes_anyway {
            return true;
        }
        let is_safe = self.at_table.own().is_none_or(|table| table.sitting().is_safe());
        let unsaved = self.editor.unsaved();
        if is_safe && unsaved.is_empty() {
            return true;
        }
        if is_safe {
            self.editor.keep();
            let titles = self.editor.titles(&self.texts);
            let names = unsaved.into_iter().filter_map(|index| titles.get(index).cloned()).collect();
            self.over.question = Some(Question::Unsaved { names, is_kept: self.editor.keeps() });
        } else {
            self.over.question = Some(Question::Close);
        }
        false
    }

    /// Closes the window although a game is not kept.
    pub(super) fn close_anyway(&mut self, context: &egui::Context) {
        self.over.closes_anyway = true;
        self.execute(Command::Quit, context);
    }
}
