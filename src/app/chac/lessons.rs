//! The lessons of The Temple of Chac.

use egui::Rect;

use super::table::Table;
use crate::app::table::{Run, TableAsk, TableSpot, TaughtGame};
use crate::chac::{Action, Setup, State, Variant};
use crate::game::Seat;
use crate::words::lessons::{Course, LessonOf, StageOf, Task};

/// A lesson, by what it teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonId {}

impl Course for LessonId {
    type Show = ();
    type Begin = ();
    const ALL: &'static [Self] = &[];

    fn lesson(self) -> &'static LessonOf<Self> {
        match self {}
    }

    fn name(self) -> &'static str {
        match self {}
    }

    fn is_needed_first(self) -> bool {
        true
    }
}

impl TaughtGame for State {
    type Course = LessonId;
    type Aim = ();
    type Chosen = ();
    type Changeable = ();
    type Place = ();

    const END: Action = Action::End;

    fn lesson_start(rules: &Variant, lesson: &LessonOf<LessonId>) -> Self {
        let players = u8::try_from(lesson.seats.len()).unwrap_or(u8::MAX);
        Self::new(rules, players, &Setup { first: Seat::from_index(lesson.first).unwrap_or_default() })
    }

    fn aims(_: &Run<Self>) -> Vec<()> {
        Vec::new()
    }

    fn asked_by((): &()) -> Option<TableAsk<Self::Ask>> {
        None
    }

    fn spots(_: &Run<Self>, _: &StageOf<LessonId>) -> Vec<Self::Spot> {
        Vec::new()
    }

    fn is_control(_: &TableSpot) -> bool {
        false
    }

    fn point(_: &mut Run<Self>) {}

    fn marked_on_board(_: &Run<Self>) -> Vec<Rect> {
        Vec::new()
    }

    fn has_target(_: &Table) -> bool {
        false
    }

    fn take_keyboard(_: &mut Table) {}

    fn chosen(_: &Table) {}

    fn choose(_: &mut Table, (): ()) {}

    fn choose_for(_: &mut Run<Self>, _: Option<Action>) {}

    fn play_for_learner(_: &mut Table, _: Action) {}

    fn turned(_: &Table) -> usize {
        0
    }

    fn changeable(_: &Table) {}

    fn take_click(_: &mut Table) -> Option<()> {
        None
    }

    fn refuses(_: &mut Run<Self>, _: &Self::Ask) -> bool {
        false
    }

    fn general_refusal(_: &Run<Self>, _: Action) -> &'static str {
        ""
    }

    fn missing(_: &Run<Self>) -> Option<&'static str> {
        None
    }

    fn way_on(_: &Run<Self>, (): ()) -> Option<&'static str> {
        None
    }

    fn notes_of(_: &Task) -> Vec<&'static str> {
        Vec::new()
    }
}
