//! The game on the table: none, the player's own, or a lesson, a try-out or a game to look on while the own one waits.
//!
//! Whatever the window asks of the table as a whole is answered here. What each screen does, `route` decides; how a game
//! comes to the table, `next_game`.

use super::look_on::Watched;
use super::route::Route;
use super::table::{AnyLesson, AnyTable, OwnAsk, TableAsk};

/// The game on the table.
#[derive(Default)]
pub struct AtTable {
    /// The player's own game, played now or waiting.
    own: Option<Box<dyn AnyTable>>,
    over: Option<Over>,
}

/// Something that lies over the player's own game, which waits.
pub enum Over {
    /// A lesson.
    Lesson(Box<dyn AnyLesson>),
    /// A variant that is tried out: nobody's own game, and nothing of it is kept.
    TryOut(Box<dyn AnyTable>),
    /// A game that another copy of the program has open, to look on.
    Watched(Box<dyn AnyTable>, Watched),
}

impl AtTable {
    /// The route to the table as it is; nothing while it is empty.
    #[must_use]
    pub fn route(&self) -> Option<Route> {
        match &self.over {
            None => self.own.as_ref().map(|_| Route::Table),
            Some(Over::Lesson(_)) => Some(Route::Lesson),
            Some(Over::TryOut(_)) => Some(Route::TryOut),
            Some(Over::Watched(..)) => Some(Route::Watch),
        }
    }

    /// The game that the table shows: that of a lesson or a try-out while one is played, else the player's own; or the
    /// copy of it on which a turn is planned.
    #[must_use]
    pub fn shown(&self) -> Option<&dyn AnyTable> {
        self.game().map(AnyTable::in_sight)
    }

    /// The game that the table shows; never the copy on which a turn is planned.
    #[must_use]
    pub fn game(&self) -> Option<&dyn AnyTable> {
        match &self.over {
            None => self.own(),
            Some(Over::Lesson(lesson)) => Some(lesson.table()),
            Some(Over::TryOut(table) | Over::Watched(table, _)) => Some(&**table),
        }
    }

    /// The game that the table shows, to be changed; never the copy on which a turn is planned.
    #[must_use]
    pub fn shown_mut(&mut self) -> Option<&mut dyn AnyTable> {
        match &mut self.over {
            None => self.own.as_deref_mut(),
            Some(Over::Lesson(lesson)) => Some(lesson.table_mut()),
            Some(Over::TryOut(table) | Over::Watched(table, _)) => Some(&mut **table),
        }
    }

    /// The player's own game, played now or waiting.
    #[must_use]
    pub fn own(&self) -> Option<&dyn AnyTable> {
        self.own.as_deref()
    }

    /// The player's own game, to be changed.
    #[must_use]
    pub fn own_mut(&mut self) -> Option<&mut dyn AnyTable> {
        self.own.as_deref_mut()
    }

    /// True if the player's own game is what the table shows.
    #[must_use]
    pub fn shows_own(&self) -> bool {
        self.over.is_none() && self.own.is_some()
    }

    /// The lesson, try-out or game to look on over the player's own game, to be changed.
    #[must_use]
    pub fn over_mut(&mut self) -> Option<&mut Over> {
        self.over.as_mut()
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> Option<&dyn AnyLesson> {
        if let Some(Over::Lesson(lesson)) = &self.over { Some(&**lesson) } else { None }
    }

    /// The lesson, to be changed.
    #[must_use]
    pub fn lesson_mut(&mut self) -> Option<&mut dyn AnyLesson> {
        if let Some(Over::Lesson(lesson)) = &mut self.over { Some(&mut **lesson) } else { None }
    }

    /// The file of the game that is looked on.
    #[must_use]
    pub fn watched(&self) -> Option<&Watched> {
        if let Some(Over::Watched(_, file)) = &self.over { Some(file) } else { None }
    }

    /// Does something with every game that lies or waits here.
    pub fn for_each(&mut self, mut change: impl FnMut(&mut dyn AnyTable)) {
        if let Some(own) = self.own.as_deref_mut() {
            change(own);
        }
        if self.over.is_some()
            && let Some(table) = self.shown_mut()
        {
            change(table);
        }
    }

    /// True if the table shows something that can be saved.
    #[must_use]
    pub fn can_save(&self) -> bool {
        self.shows_own() && self.own().is_some_and(|own| !own.sitting().is_made_up())
    }

    /// True if the table shows a game that can be played again with another seed.
    #[must_use]
    pub fn can_rematch(&self) -> bool {
        let is_here = self.own().is_some_and(|own| !own.sitting().is_elsewhere());
        (self.shows_own() && is_here) || matches!(self.over, Some(Over::TryOut(_)))
    }

    /// True if recaps come up over the table, if the settings ask for them. A lesson's own card says what happens, and who
    /// looks on has no turn.
    #[must_use]
    pub fn has_recaps(&self) -> bool {
        matches!(self.over, None | Some(Over::TryOut(_)))
    }

    /// Does what was asked for at the table.
    pub fn execute(&mut self, ask: TableAsk<OwnAsk>) {
        match &mut self.over {
            Some(Over::Lesson(lesson)) => lesson.execute(ask),
            _ => {
                if let Some(table) = self.shown_mut() {
                    table.execute(ask);
                }
            }
        }
    }

    /// Makes this the player's own game. A lesson or a try-out stays on the table, and the game waits.
    pub fn seat(&mut self, table: Box<dyn AnyTable>) {
        self.own = Some(table);
    }

    /// Lays something over the player's own game, in the place of whatever lay there; the game waits and rests.
    pub fn lay_over(&mut self, over: Over) {
        if let Some(own) = self.own.as_deref_mut() {
            own.rest();
        }
        self.over = Some(over);
    }

    /// Takes the player's own game away, and leaves a lesson or the like on the table.
    #[must_use]
    pub fn remove_own(&mut self) -> Option<Box<dyn AnyTable>> {
        self.own.take()
    }

    /// Takes the lesson away, if there is one; the player's own game lies on the table again.
    pub fn take_lesson(&mut self) -> Option<Box<dyn AnyLesson>> {
        match self.over.take() {
            Some(Over::Lesson(lesson)) => Some(lesson),
            other => {
                self.over = other;
                None
            }
        }
    }

    /// Takes the try-out away; the player's own game lies there again.
    pub fn end_try_out(&mut self) {
        self.over.take_if(|over| matches!(over, Over::TryOut(_)));
    }

    /// Takes the game to look on away; the player's own game lies there again.
    pub fn end_watching(&mut self) {
        self.over.take_if(|over| matches!(over, Over::Watched(..)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games;
    use crate::app::table::{LessonName, TableCommand};
    use crate::game::{Player, Seat};
    use crate::games::GameId;
    use crate::library::Libraries;

    fn game() -> Box<dyn AnyTable> {
        games::first_table(GameId::default(), &Libraries::built_in()).unwrap()
    }

    fn name(index: usize) -> LessonName {
        games::lessons_of(GameId::default())[index].name
    }

    fn lesson(index: usize) -> Over {
        Over::Lesson(games::begin_lesson(name(index), None, &Libraries::built_in()).unwrap())
    }

    /// The player's own game, told from all others by a second person.
    fn with_own() -> AtTable {
        let mut at_table = AtTable::default();
        let mut own = game();
        own.execute(TableCommand::TakeOver(Seat::ALL[1], None).into());
        at_table.seat(own);
        at_table
    }

    fn is_own(table: Option<&dyn AnyTable>) -> bool {
        let people =
            |table: &dyn AnyTable| table.sitting().seats().iter().filter(|seat| seat.player == Player::Human).count();
        table.map(people) == Some(2)
    }

    #[test]
    fn on_an_empty_table_nothing_is_at_stake() {
        let mut nothing = AtTable::default();
        nothing.execute(TableCommand::Undo.into());
        assert!(nothing.route().is_none() && nothing.shown().is_none() && nothing.own().is_none());
        assert!(nothing.lesson().is_none() && nothing.shown_mut().is_none());
        assert!(!nothing.can_save() && !nothing.can_rematch());
        assert!(nothing.take_lesson().is_none());
    }

    #[test]
    fn the_own_game_is_shown_saved_and_kept() {
        let mut at_table = with_own();
        assert_eq!(at_table.route(), Some(Route::Table));
        assert!(at_table.can_save() && at_table.can_rematch() && at_table.has_recaps());
        assert!(is_own(at_table.shown()) && is_own(at_table.own()));
        let mut count = 0;
        at_table.for_each(|_| count += 1);
        assert_eq!(count, 1);
        // Without a lesson or a try-out none is taken away.
        at_table.end_try_out();
        assert!(at_table.take_lesson().is_none() && is_own(at_table.shown()));
    }

    #[test]
    fn under_a_lesson_the_own_game_waits_as_it_was() {
        let mut at_table = with_own();
        at_table.lay_over(lesson(0));
        at_table.lay_over(lesson(1));
        assert_eq!(at_table.route(), Some(Route::Lesson));
        assert_eq!(at_table.lesson().map(AnyLesson::name), Some(name(1)));
        assert!(!at_table.can_save() && !at_table.has_recaps(), "a lesson is not saved and tells for itself");
        assert!(is_own(at_table.own()) && !is_own(at_table.shown()));
        let mut count = 0;
        at_table.for_each(|_| count += 1);
        assert_eq!(count, 2);

        at_table.execute(TableCommand::Undo.into());
        assert_eq!(at_table.take_lesson().map(|lesson| lesson.name()), Some(name(1)));
        assert!(at_table.route() == Some(Route::Table) && is_own(at_table.shown()));
    }

    #[test]
    fn under_a_try_out_the_own_game_waits_as_it_was() {
        let mut at_table = with_own();
        at_table.lay_over(Over::TryOut(game()));
        assert_eq!(at_table.route(), Some(Route::TryOut));
        assert!(!at_table.can_save() && at_table.can_rematch() && at_table.has_recaps());
        assert!(at_table.lesson().is_none() && at_table.take_lesson().is_none());
        assert!(is_own(at_table.own()) && !is_own(at_table.shown()));
        at_table.execute(TableCommand::Pause.into());
        assert!(is_own(at_table.own()) && !is_own(at_table.shown()));
        // A second one takes the place of the first.
        at_table.lay_over(Over::TryOut(game()));
        at_table.end_try_out();
        assert!(at_table.route() == Some(Route::Table) && is_own(at_table.shown()));
    }

    #[test]
    fn a_try_out_is_nobodys_own_game() {
        let mut at_table = AtTable::default();
        at_table.lay_over(Over::TryOut(game()));
        assert!(at_table.own().is_none() && at_table.remove_own().is_none());
        at_table.end_try_out();
        assert!(at_table.shown().is_none() && at_table.route().is_none());
    }

    #[test]
    fn the_own_game_comes_and_goes_below_a_lesson() {
        let mut at_table = AtTable::default();
        at_table.lay_over(lesson(2));
        assert!(at_table.own().is_none());
        at_table.seat(game());
        assert_eq!(at_table.route(), Some(Route::Lesson));
        assert!(at_table.remove_own().is_some() && at_table.own().is_none());
        assert_eq!(at_table.route(), Some(Route::Lesson));
        assert!(at_table.take_lesson().is_some() && at_table.route().is_none());
    }

    #[test]
    fn lessons_and_try_outs_take_the_place_of_each_other_and_the_own_game_waits_below() {
        let mut at_table = with_own();
        at_table.lay_over(Over::TryOut(game()));
        at_table.lay_over(lesson(2));
        at_table.end_try_out();
        assert!(is_own(at_table.own()) && at_table.lesson().is_some());
        at_table.lay_over(Over::TryOut(game()));
        assert!(at_table.own().is_some() && at_table.lesson().is_none());
        at_table.seat(game());
        assert_eq!(at_table.route(), Some(Route::TryOut), "what is seated below it waits");
        at_table.end_try_out();
        assert!(at_table.can_save());
    }
}
