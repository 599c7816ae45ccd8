//! The game on the table: none, the player's own, or a lesson, a try-out or a game to look on while the own one waits.
//!
//! Whatever the window asks of the table as a whole is answered here, by matches that name every case: a new case does
//! not compile until every question is answered for it. What each screen does, `route` decides; how a game comes to the
//! table, `seating`.

use std::mem::take;

use super::command::TableCommand;
use super::route::Route;
use super::tikal::lessons::Run;
use super::tikal::table::Table;
use super::watching::Watched;

/// The game on the table.
#[derive(Default)]
pub enum AtTable {
    /// Nothing.
    #[default]
    Nothing,
    /// The player's own game.
    Own(Box<Table>),
    /// A lesson.
    Lesson {
        /// The lesson.
        run: Box<Run>,
        /// The player's own game, which waits.
        own: Option<Box<Table>>,
    },
    /// A variant that is tried out: nobody's own game, and nothing of it is kept.
    TryOut {
        /// The game.
        table: Box<Table>,
        /// The player's own game, which waits.
        own: Option<Box<Table>>,
    },
    /// A game that another copy of the program has open, to look on.
    Watched {
        /// The game.
        table: Box<Table>,
        /// Its file.
        file: Watched,
        /// The player's own game, which waits.
        own: Option<Box<Table>>,
    },
}

impl AtTable {
    /// The route to the table as it is; nothing while it is empty.
    #[must_use]
    pub fn route(&self) -> Option<Route> {
        match self {
            Self::Nothing => None,
            Self::Own(_) => Some(Route::Table),
            Self::Lesson { .. } => Some(Route::Lesson),
            Self::TryOut { .. } => Some(Route::TryOut),
            Self::Watched { .. } => Some(Route::Watch),
        }
    }

    /// The game that the table shows: that of a lesson or a try-out while one is played, else the player's own; or the
    /// copy of it on which a turn is planned.
    #[must_use]
    pub fn shown(&self) -> Option<&Table> {
        match self {
            Self::Nothing => None,
            Self::Own(own) => Some(own.in_sight()),
            Self::Lesson { run, .. } => Some(run.table()),
            Self::TryOut { table, .. } | Self::Watched { table, .. } => Some(table.in_sight()),
        }
    }

    /// The game that the table shows; never the copy on which a turn is planned.
    #[must_use]
    pub fn game(&self) -> Option<&Table> {
        match self {
            Self::Nothing => None,
            Self::Own(own) => Some(own),
            Self::Lesson { run, .. } => Some(run.table()),
            Self::TryOut { table, .. } | Self::Watched { table, .. } => Some(table),
        }
    }

    /// The game that the table shows, to be changed; never the copy on which a turn is planned.
    #[must_use]
    pub fn shown_mut(&mut self) -> Option<&mut Table> {
        match self {
            Self::Nothing => None,
            Self::Own(own) => Some(own),
            Self::Lesson { run, .. } => Some(run.table_mut()),
            Self::TryOut { table, .. } | Self::Watched { table, .. } => Some(table),
        }
    }

    /// The player's own game, played now or waiting.
    #[must_use]
    pub fn own(&self) -> Option<&Table> {
        match self {
            Self::Nothing => None,
            Self::Own(own) => Some(own),
            Self::Lesson { own, .. } | Self::TryOut { own, .. } | Self::Watched { own, .. } => own.as_deref(),
        }
    }

    /// The player's own game, to be changed.
    #[must_use]
    pub fn own_mut(&mut self) -> Option<&mut Table> {
        match self {
            Self::Nothing => None,
            Self::Own(own) => Some(own),
            Self::Lesson { own, .. } | Self::TryOut { own, .. } | Self::Watched { own, .. } => own.as_deref_mut(),
        }
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> Option<&Run> {
        match self {
            Self::Nothing | Self::Own(_) | Self::TryOut { .. } | Self::Watched { .. } => None,
            Self::Lesson { run, .. } => Some(run),
        }
    }

    /// The lesson, to be changed.
    #[must_use]
    pub fn lesson_mut(&mut self) -> Option<&mut Run> {
        match self {
            Self::Nothing | Self::Own(_) | Self::TryOut { .. } | Self::Watched { .. } => None,
            Self::Lesson { run, .. } => Some(run),
        }
    }

    /// The file of the game that is looked on.
    #[must_use]
    pub fn watched(&self) -> Option<&Watched> {
        match self {
            Self::Nothing | Self::Own(_) | Self::Lesson { .. } | Self::TryOut { .. } => None,
            Self::Watched { file, .. } => Some(file),
        }
    }

    /// Every game that lies or waits here.
    pub fn tables_mut(&mut self) -> impl Iterator<Item = &mut Table> {
        let (shown, waiting) = match self {
            Self::Nothing => (None, None),
            Self::Own(own) => (Some(own.as_mut()), None),
            Self::Lesson { run, own } => (Some(run.table_mut()), own.as_deref_mut()),
            Self::TryOut { table, own } | Self::Watched { table, own, .. } => {
                (Some(table.as_mut()), own.as_deref_mut())
            }
        };
        shown.into_iter().chain(waiting)
    }

    /// True if the table shows something that can be saved.
    #[must_use]
    pub fn can_save(&self) -> bool {
        match self {
            Self::Nothing | Self::Lesson { .. } | Self::TryOut { .. } | Self::Watched { .. } => false,
            Self::Own(_) => true,
        }
    }

    /// True if the table shows a game that can be played again with another seed.
    #[must_use]
    pub fn can_rematch(&self) -> bool {
        match self {
            Self::Nothing | Self::Lesson { .. } | Self::Watched { .. } => false,
            Self::Own(_) | Self::TryOut { .. } => true,
        }
    }

    /// True if recaps come up over the table, if the settings ask for them.
    #[must_use]
    pub fn has_recaps(&self) -> bool {
        match self {
            Self::Nothing | Self::Own(_) | Self::TryOut { .. } => true,
            // A lesson's own card says what happens, and who looks on has no turn.
            Self::Lesson { .. } | Self::Watched { .. } => false,
        }
    }

    /// Does what was asked for at the table.
    pub fn execute(&mut self, command: TableCommand) {
        match self {
            Self::Nothing => {}
            Self::Own(own) => own.execute(command),
            Self::Lesson { run, .. } => run.execute(command),
            Self::TryOut { table, .. } | Self::Watched { table, .. } => table.execute(command),
        }
    }

    /// Makes this the player's own game. A lesson or a try-out stays on the table, and the game waits.
    pub fn seat(&mut self, table: Table) {
        match self {
            Self::Nothing | Self::Own(_) => *self = Self::Own(Box::new(table)),
            Self::Lesson { own, .. } | Self::TryOut { own, .. } | Self::Watched { own, .. } => {
                *own = Some(Box::new(table));
            }
        }
    }

    /// Lays a lesson on the table, in the place of any other lesson or of a try-out; the player's own game waits.
    pub fn begin(&mut self, run: Run) {
        *self = Self::Lesson { run: Box::new(run), own: self.take_own() };
    }

    /// Lays a game on the table to try out its variant, in the place of another or of a lesson; the player's own game
    /// waits.
    pub fn try_out(&mut self, table: Table) {
        *self = Self::TryOut { table: Box::new(table), own: self.take_own() };
    }

    /// Lays a game on the table to look on, in the place of a lesson or a try-out; the player's own game waits.
    pub fn look_on(&mut self, table: Table, file: Watched) {
        *self = Self::Watched { table: Box::new(table), file, own: self.take_own() };
    }

    /// Takes the player's own game away, and leaves a lesson or the like on the table.
    #[must_use]
    pub fn remove_own(&mut self) -> Option<Box<Table>> {
        match self {
            Self::Nothing | Self::Own(_) => self.take_own(),
            Self::Lesson { own, .. } | Self::TryOut { own, .. } | Self::Watched { own, .. } => own.take(),
        }
    }

    /// Takes everything away, and gives back the player's own game.
    fn take_own(&mut self) -> Option<Box<Table>> {
        match take(self) {
            Self::Nothing => None,
            Self::Own(own) => Some(own),
            Self::Lesson { own, .. } | Self::TryOut { own, .. } | Self::Watched { own, .. } => own,
        }
    }

    /// Takes the lesson away, if there is one; the player's own game lies on the table again.
    pub fn take_lesson(&mut self) -> Option<Run> {
        match take(self) {
            Self::Lesson { run, own } => {
                *self = own.map_or(Self::Nothing, Self::Own);
                Some(*run)
            }
            other @ (Self::Nothing | Self::Own(_) | Self::TryOut { .. } | Self::Watched { .. }) => {
                *self = other;
                None
            }
        }
    }

    /// Takes the try-out away; the player's own game lies there again. False if there was none.
    pub fn end_try_out(&mut self) -> bool {
        match take(self) {
            Self::TryOut { own, .. } => {
                *self = own.map_or(Self::Nothing, Self::Own);
                true
            }
            other @ (Self::Nothing | Self::Own(_) | Self::Lesson { .. } | Self::Watched { .. }) => {
                *self = other;
                false
            }
        }
    }

    /// Takes the game to look on away; the player's own game lies there again. False if there was none.
    pub fn end_watching(&mut self) -> bool {
        match take(self) {
            Self::Watched { own, .. } => {
                *self = own.map_or(Self::Nothing, Self::Own);
                true
            }
            other @ (Self::Nothing | Self::Own(_) | Self::Lesson { .. } | Self::TryOut { .. }) => {
                *self = other;
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::command::Ask;
    use crate::app::tikal::lessons::{LessonId, first_game};
    use crate::library::{CLASSIC, TikalLibrary};

    fn game(library: &TikalLibrary) -> Table {
        first_game(library.find(CLASSIC).unwrap())
    }

    fn lesson(library: &TikalLibrary, id: LessonId) -> Run {
        Run::new(id, library).unwrap()
    }

    /// Plays the first action that is legal in the player's own game.
    fn play(at_table: &mut AtTable) {
        let own = at_table.own_mut().unwrap();
        let action = own.legal()[0];
        own.play(action).unwrap();
    }

    #[test]
    fn on_an_empty_table_nothing_is_at_stake() {
        let mut nothing = AtTable::default();
        nothing.execute(TableCommand::Undo);
        assert!(nothing.route().is_none() && nothing.shown().is_none() && nothing.own().is_none());
        assert!(nothing.lesson().is_none() && nothing.tables_mut().next().is_none());
        assert!(!nothing.can_save() && !nothing.can_rematch());
        assert!(nothing.take_lesson().is_none() && !nothing.end_try_out());
    }

    #[test]
    fn the_own_game_is_shown_saved_and_kept() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.seat(game(&library));
        assert_eq!(at_table.route(), Some(Route::Table));
        assert!(at_table.can_save() && at_table.can_rematch() && at_table.has_recaps());
        play(&mut at_table);
        let steps = at_table.shown().map(Table::steps);
        assert_eq!(at_table.own().map(Table::steps), steps);
        assert_eq!(at_table.tables_mut().count(), 1);
        // Without a lesson or a try-out none is taken away.
        assert!(at_table.take_lesson().is_none() && !at_table.end_try_out());
        assert_eq!(at_table.shown().map(Table::steps), steps);
    }

    #[test]
    fn under_a_lesson_the_own_game_waits_as_it_was() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.seat(game(&library));
        play(&mut at_table);
        let record = at_table.own().map(Table::record);
        at_table.begin(lesson(&library, LessonId::FirstTurn));
        at_table.begin(lesson(&library, LessonId::Temples));
        assert_eq!(at_table.route(), Some(Route::Lesson));
        assert_eq!(at_table.lesson().map(Run::id), Some(LessonId::Temples));
        assert!(!at_table.can_save() && !at_table.has_recaps(), "a lesson is not saved and tells for itself");
        assert_eq!(at_table.own().map(Table::record), record);
        assert_ne!(at_table.shown().map(Table::record), record);
        assert_eq!(at_table.tables_mut().count(), 2);

        at_table.execute(TableCommand::Undo);
        assert_eq!(at_table.take_lesson().map(|run| run.id()), Some(LessonId::Temples));
        assert_eq!((at_table.route(), at_table.shown().map(Table::record)), (Some(Route::Table), record));
    }

    #[test]
    fn under_a_try_out_the_own_game_waits_as_it_was() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.seat(game(&library));
        play(&mut at_table);
        let record = at_table.own().map(Table::record);
        at_table.try_out(game(&library));
        assert_eq!(at_table.route(), Some(Route::TryOut));
        assert!(!at_table.can_save() && at_table.can_rematch() && at_table.has_recaps());
        assert!(at_table.lesson().is_none() && at_table.take_lesson().is_none());
        assert_eq!(at_table.tables_mut().count(), 2);
        let tried = at_table.shown_mut().unwrap();
        let action = tried.legal()[0];
        at_table.execute(TableCommand::Own(Ask::Play(action)));
        assert_ne!(at_table.shown().map(Table::record), record);
        assert_eq!(at_table.own().map(Table::record), record);

        // A second one takes the place of the first.
        at_table.try_out(game(&library));
        assert_eq!((at_table.tables_mut().count(), at_table.own().map(Table::record)), (2, record.clone()));
        assert!(at_table.end_try_out() && !at_table.end_try_out());
        assert_eq!((at_table.route(), at_table.shown().map(Table::record)), (Some(Route::Table), record));
    }

    #[test]
    fn a_try_out_is_nobodys_own_game() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.try_out(game(&library));
        assert!(at_table.own().is_none() && at_table.remove_own().is_none());
        assert!(at_table.end_try_out() && at_table.shown().is_none() && at_table.route().is_none());
    }

    #[test]
    fn the_own_game_can_be_removed_from_below_a_lesson() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.seat(game(&library));
        at_table.begin(lesson(&library, LessonId::Volcano));
        assert!(at_table.remove_own().is_some() && at_table.own().is_none());
        assert_eq!(at_table.route(), Some(Route::Lesson));
        assert!(at_table.take_lesson().is_some() && at_table.route().is_none());
    }

    #[test]
    fn lessons_and_try_outs_take_the_place_of_each_other_and_the_own_game_waits_below() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.seat(game(&library));
        at_table.try_out(game(&library));
        at_table.begin(lesson(&library, LessonId::Volcano));
        assert!(at_table.own().is_some() && !at_table.end_try_out());
        at_table.try_out(game(&library));
        assert!(at_table.own().is_some() && at_table.lesson().is_none());
        at_table.seat(game(&library));
        assert_eq!(at_table.route(), Some(Route::TryOut), "what is seated below it waits");
        assert!(at_table.end_try_out() && at_table.can_save());
    }

    #[test]
    fn a_game_can_be_seated_below_a_lesson() {
        let library = TikalLibrary::built_in();
        let mut at_table = AtTable::default();
        at_table.begin(lesson(&library, LessonId::Volcano));
        assert!(at_table.own().is_none());
        at_table.seat(game(&library));
        assert_eq!(at_table.route(), Some(Route::Lesson));
        assert!(at_table.take_lesson().is_some() && at_table.can_save());
        at_table.begin(lesson(&library, LessonId::Volcano));
        assert!(at_table.own().is_some());
    }
}
