//! The seating of a game: it takes the place of the one at the table, which stays on the shelf. Only if that one cannot
//! be kept, the player is asked first.

use super::App;
use super::at_table::AtTable;
use super::games::NewGame;
use super::keep::Keep;
use super::kit::toasts::Toasts;
use super::question::Question;
use super::route::Route;
use super::tikal::ear::Ear;
use super::tikal::table::Table;
use crate::games::GameRules;
use crate::library;
use crate::puzzles::PuzzleGame;
use crate::tikal::{Phase, State};

/// A game that would take the place of one that cannot be kept, while the player is asked.
pub(super) struct Waiting {
    table: Table,
    keep: Keep,
    news: Toasts,
}

impl App {
    /// Puts a new game on the table, to be kept under the names of its players.
    pub(super) fn seat_new(&mut self, table: Table) {
        let keep = self.keep_as(Self::name_of(&table));
        self.seat(table, keep, Toasts::default());
    }

    /// Puts a game in the place of the one at the table, which is put away, or asks first if that would be lost. `news`
    /// are messages to show with it.
    pub(super) fn seat(&mut self, table: Table, keep: Keep, news: Toasts) {
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
        self.computers.stop();
        self.reviewer.stop();
        table.keep(keep);
        if let Some(plan) = table.game_file().and_then(|game| library::read_plan(&game)) {
            table.restore_plan(&plan);
        }
        self.kept_games.plan = None;
        self.at_table.seat(table);
        self.arrive(Route::Table);
        self.ear = Ear::default();
        let scale = self.settings().board_scale;
        self.at_table.tables_mut().for_each(|table| table.set_board_scale(scale));
        self.toasts.join(news);
    }

    /// Starts the game that is set up.
    pub(super) fn start(&mut self) {
        match self.setup.form.game(&self.libraries) {
            Ok(game) => {
                self.setup.remember(&self.texts, &self.libraries);
                self.seat_new(game.table());
            }
            Err(key) => self.toasts.failed(self.texts.say(key)),
        }
    }

    /// Starts the game at the table anew, or asks first if that is the player's own and not over. Where it cannot be
    /// kept, seating another one asks.
    pub(super) fn ask_for_rematch(&mut self) {
        let own = if let AtTable::Own(own) = &self.at_table { Some(&**own) } else { None };
        let goes_on = |own: &&Table| own.steps() > 0 && own.state().phase() != Phase::Over;
        match own.filter(goes_on).filter(|own| own.sitting().is_safe()) {
            Some(own) => self.over.question = Some(Question::Rematch { is_kept: own.game_file().is_some() }),
            None => self.rematch(),
        }
    }

    /// Starts the game at the table anew, with the next player first. What is tried out is tried out again.
    pub(super) fn rematch(&mut self) {
        match &self.at_table {
            AtTable::Nothing => {}
            AtTable::TryOut { table, .. } => {
                let again = table.rematch();
                self.begin_try_out(again);
            }
            AtTable::Own(_) | AtTable::Lesson { .. } | AtTable::Watched { .. } => {
                if let Some(table) = self.at_table.own().map(Table::rematch) {
                    self.seat_new(table);
                }
            }
        }
    }

    /// Plays a variant at once, to see how it plays: nothing of it is kept, and the own game waits.
    pub(super) fn try_out(&mut self, rules: GameRules) {
        let game = NewGame::try_out(&self.texts, rules);
        self.begin_try_out(game.table());
    }

    /// Plays on from a turn of the review at the table: nothing of it is kept, and the own game waits.
    pub(super) fn try_turn(&mut self, turn: usize) {
        if let Some(table) = self.at_table.shown().and_then(|table| table.from_turn(turn)) {
            self.begin_try_out(table);
        }
    }

    /// Lays a puzzle on the table: nothing of it is kept but that it was solved, and the own game waits.
    pub(super) fn begin_puzzle(&mut self, number: usize) {
        let Some(puzzle) = State::built_in().get(number) else { return };
        let Some(rules) = self.libraries.of::<State>().find(&puzzle.position.variant) else { return };
        let name = |number: usize| self.texts.with("setup-player", &[("number", number.into())]);
        match Table::of_puzzle(rules, number, puzzle, name) {
            Ok(table) => self.begin_try_out(table),
            Err(reason) => {
                log::error!("{reason}");
                self.toasts.failed(self.texts.say("puzzle-failed"));
            }
        }
    }

    fn begin_try_out(&mut self, mut table: Table) {
        self.put_lesson_away();
        self.toasts.close_failures();
        table.set_board_scale(self.settings().board_scale);
        self.at_table.try_out(table);
        self.computers.stop();
        self.reviewer.stop();
        self.ear = Ear::default();
        self.arrive(Route::TryOut);
    }

    /// Takes the try-out from the table, if one is there, and what its computers were thinking.
    pub(super) fn end_try_out(&mut self) {
        if self.at_table.end_try_out() {
            self.computers.stop();
            self.reviewer.stop();
            self.ear = Ear::default();
        }
    }
}
