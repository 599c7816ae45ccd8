//! How a game comes to the table, and what becomes of the one that lies there.

use super::App;
use super::at_table::AtTable;
use super::games::NewGame;
use super::kit::toasts::Toasts;
use super::route::{AfterSaving, Route, Screen};
use super::tikal::ear::Ear;
use super::tikal::table::Table;
use crate::games::GameRules;

/// A game that would replace an unsaved one, while the player is asked.
pub(super) struct Waiting {
    table: Table,
    news: Toasts,
}

impl App {
    /// Puts a game on the table, or asks first if the game that it replaces would be lost. `news` are messages to show
    /// with it.
    pub(super) fn offer(&mut self, table: Table, news: Toasts) {
        let waiting = Waiting { table, news };
        if self.at_table.is_at_stake() {
            self.waiting = Some(waiting);
            // If the present screen saves the old game for another waiting one, the question is asked again for this
            // one.
            self.routes.note(Route::Save { then: AfterSaving::GoOn });
        } else {
            self.replace(waiting);
        }
    }

    /// Whether the player is asked what becomes of a game that is not saved.
    pub(super) fn asks(&self) -> bool {
        let is_being_saved = self.routes.current() == Route::Save { then: AfterSaving::Replace };
        self.waiting.is_some() && !is_being_saved
    }

    /// Puts the game that waits in the place of the one at the table.
    pub(super) fn replace(&mut self, Waiting { table, news }: Waiting) {
        self.write_draft();
        self.computers.stop();
        self.at_table.seat(table);
        self.arrive(Route::Table);
        self.ear = Ear::default();
        let scale = self.kept.board_scale;
        self.at_table.tables_mut().for_each(|table| table.set_board_scale(scale));
        self.drafted = None;
        self.toasts.join(news);
    }

    /// Starts the game that is set up.
    pub(super) fn start(&mut self) {
        match self.setup.game(&self.libraries) {
            Ok(game) => self.offer(game.table(), Toasts::default()),
            Err(key) => self.toasts.failed(self.texts.say(key)),
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
            AtTable::Own(_) | AtTable::Lesson { .. } => {
                if let Some(table) = self.at_table.own().map(Table::rematch) {
                    self.offer(table, Toasts::default());
                }
            }
        }
    }

    /// Plays a variant at once, to see how it plays: nothing of it is kept, and the own game waits.
    pub(super) fn try_out(&mut self, rules: GameRules) {
        let game = NewGame::try_out(&self.texts, rules);
        self.begin_try_out(game.table());
    }

    fn begin_try_out(&mut self, mut table: Table) {
        self.put_lesson_away();
        self.toasts.close_failures();
        table.set_board_scale(self.kept.board_scale);
        self.at_table.try_out(table);
        self.computers.stop();
        self.ear = Ear::default();
        self.arrive(Route::TryOut);
    }

    /// Takes the try-out from the table, if one is there, and what its computers were thinking.
    pub(super) fn end_try_out(&mut self) {
        if self.at_table.end_try_out() {
            self.computers.stop();
            self.ear = Ear::default();
        }
    }

    /// Continues the player's own game, or that of the last run if there is none.
    pub(super) fn go_on(&mut self) {
        match self.services.draft.clone().filter(|_| self.at_table.own().is_none()) {
            Some(draft) => self.open(&draft),
            None => self.show_screen(Screen::Table),
        }
    }
}
