//! The lessons of any game, gone through in the window: that every sentence is true of the table beside it, whether the
//! learner plays, skips or goes back; that whatever else is tried is refused with a reason and leads nowhere; that the card
//! has room of its own. What its sentences claim, and how its board is clicked, each game says ([`Lessons`]).

pub mod room;
pub mod steps;
pub mod truth;

use tikal::app::table::{LessonName, Run, Table, TaughtGame, name_of};
use tikal::words::lessons::{Course, StageOf};

use crate::driver::Driver;

/// The tests that the lessons of a game have to pass.
macro_rules! tests_of_lessons {
    ($State:ty) => {
        #[test]
        fn every_sentence_is_true_where_the_learner_plays_what_is_pointed_at() {
            $crate::taught::truth::every_sentence_is_true_where_the_learner_plays_what_is_pointed_at::<$State>();
        }

        #[test]
        fn every_sentence_is_true_where_steps_are_skipped_and_gone_back_to() {
            $crate::taught::truth::every_sentence_is_true_where_steps_are_skipped_and_gone_back_to::<$State>();
        }

        #[test]
        fn every_lesson_is_gone_through_by_the_keyboard_alone() {
            $crate::taught::truth::every_lesson_is_gone_through_by_the_keyboard_alone::<$State>();
        }

        #[test]
        fn whatever_else_is_tried_is_refused_with_a_reason_and_leads_nowhere() {
            $crate::taught::truth::whatever_else_is_tried_is_refused_with_a_reason_and_leads_nowhere::<$State>();
        }

        #[test]
        fn whatever_is_taken_back_is_asked_for_again() {
            $crate::taught::truth::whatever_is_taken_back_is_asked_for_again::<$State>();
        }

        #[test]
        fn every_language_says_the_same_numbers_and_names_the_same_people() {
            $crate::taught::truth::every_language_says_the_same_numbers_and_names_the_same_people::<$State>();
        }

        #[test]
        fn every_text_is_there_and_quotes_are_names_of_buttons() {
            $crate::taught::truth::every_text_is_there_and_quotes_are_names_of_buttons::<$State>();
        }

        #[test]
        fn the_card_lies_over_nothing_and_what_is_pointed_at_is_in_sight() {
            $crate::taught::room::the_card_lies_over_nothing_and_what_is_pointed_at_is_in_sight::<$State>();
        }

        #[test]
        fn nothing_is_drawn_while_a_step_waits() {
            $crate::taught::room::nothing_is_drawn_while_a_step_waits::<$State>();
        }
    };
}
pub(crate) use tests_of_lessons;

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
