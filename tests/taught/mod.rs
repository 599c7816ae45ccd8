//! The lessons of any game, gone through in the window: that every sentence is true of the table beside it, whether the
//! learner plays, skips or goes back; that whatever else is tried is refused with a reason and leads nowhere; that the card
//! has room of its own. What its sentences claim, and how its board is clicked, each game says ([`Lessons`]).

pub mod room;
pub mod steps;
pub mod truth;

use tikal::app::table::{LessonName, Run, Table, TaughtGame, name_of};
use tikal::words::lessons::{Course, StageOf};

use crate::driver::Driver;

/// Words of a step, and what they say of the table.
pub type Claim<G> = (&'static str, fn(&Run<G>) -> bool);

/// A game whose lessons are tried.
pub trait Lessons: TaughtGame {
    /// The texts of the buttons that its sentences quote.
    const LABELS: &'static [&'static str];
    /// The least number of quotes, of different reasons to refuse, and of steps that can be taken back.
    const LEAST: (usize, usize, usize);

    /// The claims of a step, by the key of its first sentence; nothing if it is not listed.
    fn claims(step: &str) -> Option<&'static [Claim<Self>]>;

    /// The command that asks for an action.
    fn to_play(action: Self::Action) -> Self::Ask;

    /// Clicks what an aim points at on the board; false if it is a widget beside it.
    fn click(driver: &mut Driver, aim: &Self::Aim) -> bool;

    /// The key of the sentence above the buttons that says what to click.
    fn asks(table: &Table<Self>) -> Option<&'static str>;
}

/// Every stage of every lesson.
pub fn stages<G: Lessons>() -> impl Iterator<Item = (G::Course, &'static StageOf<G::Course>)> {
    G::Course::ALL.iter().flat_map(|&id| id.lesson().stages.iter().map(move |stage| (id, stage)))
}

/// The lesson in the window.
pub fn run<G: Lessons>(driver: &Driver) -> &Run<G> {
    driver.app().lesson().unwrap().of().unwrap()
}

/// The name of a lesson.
pub fn named<G: Lessons>(id: G::Course) -> LessonName {
    name_of::<G>(id)
}
