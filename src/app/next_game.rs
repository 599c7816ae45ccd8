//! The seating of a game: it takes the place of the one at the table, which stays on the shelf. Only if that one cannot
//! be kept, the player is asked first.

use super::App;
use super::at_table::Over;
use super::friends::company::Want;
use super::games;
use super::kit::toasts::Toasts;
use super::question::Question;
use super::route::Route;
use super::table::AnyTable;
use crate::games::GameId;
use crate::library;
use crate::sitting::keep::Keep;

/// A game that would take the place of one that cannot be kept, while the player is asked.
pub(super) struct Waiting {
    table: Box<dyn AnyTable>,
    keep: Keep,
    news: Toasts,
}

impl App {
    /// Puts a new game on the table, to be kept under the names of its players.
    pub(super) fn seat_new(&mut self, table: Box<dyn AnyTable>) {
        let keep = self.keep_as(Self::name_of(&*table));
        self.seat(table, keep, Toasts::default());
    }

    /// Puts a game in the place of the one at the table, which is put away, or asks first if that would be lost. `news`
    /// are messages to show with it.
    pub(super) fn seat(&mut self, table: Box<dyn AnyTable>, keep: Keep, news: Toasts) {
        let waiting = Waiting { table, keep, news };
        if self.at_table.own().is_none_or(|own| own.sitting().is_safe()) {
            self.replace(waiting);
        } else {
            self.over.waiting = Some(waiting);
            self.over.question = Some(Question::Leave);
        }
    }

    /// Puts the game that waits in the place of the one at the table, whatever becomes of that.
    pub(super) fn replace(&mut self, Waiting { mut table, keep, news }: Waiting) {
        self.put_own_away();
        table.sitting_mut().keep(keep);
        if let Some(plan) = table.sitting().game_file().and_then(|game| library::read_plan(&game)) {
            table.restore_plan(&plan);
        }
        self.kept_games.plan = None;
        self.restore_review(&mut *table);
        self.at_table.seat(table);
        self.arrive(Route::Table);
        let scale = self.settings().board_scale;
        self.at_table.for_each(|table| table.set_board_scale(scale));
        self.toasts.join(news);
    }

    /// Starts the game that is set up.
    pub(super) fn start(&mut self) {
        match self.setup.form.game(&self.libraries) {
            Ok(game) => {
                self.setup.remember(&self.texts, &self.libraries);
                let (elsewhere, hosting) = (self.setup.form.elsewhere(), self.setup.form.hosting.clone());
                if elsewhere.is_empty() {
                    self.seat_new(games::new_table(&game));
                } else {
                    self.friends.wants.push(Want::Host { game: Box::new(game), elsewhere, hosting });
                }
            }
            Err(key) => self.toasts.failed(self.texts.say(key)),
        }
    }

    /// Starts the game at the table anew, or asks first if that is the player's own and not over. Where it cannot be
    /// kept, seating another one asks.
    pub(super) fn ask_for_rematch(&mut self) {
        let own = self.at_table.own().filter(|_| self.at_table.shows_own());
        match own.filter(|own| own.sitting().steps() > 0 && !own.is_over() && own.sitting().is_safe()) {
            Some(own) => self.over.question = Some(Question::Rematch { is_kept: own.sitting().game_file().is_some() }),
            None => self.rematch(),
        }
    }

    /// Starts the game at the table anew, with the next player first. What is tried out is tried out again.
    pub(super) fn rematch(&mut self) {
        if let Some(Over::TryOut(table)) = self.at_table.over_mut() {
            let again = table.rematch();
            self.begin_try_out(again);
        } else if let Some(again) = self.at_table.own().map(AnyTable::rematch) {
            self.seat_new(again);
        }
    }

    /// Plays on from a turn of the review at the table: nothing of it is kept, and the own game waits.
    pub(super) fn try_turn(&mut self, turn: usize) {
        if let Some(table) = self.at_table.game().and_then(|table| table.begun_at(turn)) {
            self.begin_try_out(table);
        }
    }

    /// Lays a puzzle of this game on the table: nothing of it is kept but that it was solved, and the own game waits.
    pub(super) fn begin_puzzle(&mut self, game: GameId, number: usize) {
        match games::puzzle(&self.texts, game, number, &self.libraries) {
            Ok(Some(table)) => self.begin_try_out(table),
            Ok(None) => {}
            Err(reason) => {
                log::error!("{reason}");
                self.toasts.failed(self.texts.say("puzzle-failed"));
            }
        }
    }

    pub(super) fn begin_try_out(&mut self, mut table: Box<dyn AnyTable>) {
        self.put_lesson_away();
        self.toasts.close_failures();
        table.set_board_scale(self.settings().board_scale);
        self.at_table.lay_over(Over::TryOut(table));
        self.arrive(Route::TryOut);
    }

    /// Takes the try-out from the table, if one is there.
    pub(super) fn end_try_out(&mut self) {
        self.at_table.end_try_out();
    }
}
