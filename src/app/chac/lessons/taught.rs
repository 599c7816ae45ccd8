//! The Temple of Chac as it is taught: what its table and its board give to lessons.

use egui::Rect;

use super::aim::spots_of;
use super::notes::notes_of;
use super::{Aim, Run};
use crate::app::chac::command::{Ask, TableAsk};
use crate::app::chac::desk::Spot;
use crate::app::chac::table::{Pointed, Table};
use crate::app::table::{TableSpot, TaughtGame};
use crate::chac::{Ability, Action, Setup, Square, State, Variant};
use crate::game::Seat;
use crate::words::chac::lessons::{Lesson, LessonId, Stage};
use crate::words::lessons::Task;

impl TaughtGame for State {
    type Course = LessonId;
    type Aim = Aim;
    /// The ability that is begun.
    type Chosen = Option<Ability>;
    /// The ability that is begun, the square that is marked, and the dice that are to be rolled again.
    type Changeable = (Option<Ability>, Option<Square>, Vec<(u8, bool)>);
    type Place = Square;

    const END: Action = Action::End;

    fn lesson_start(rules: &Variant, lesson: &Lesson) -> Self {
        let players = u8::try_from(lesson.seats.len()).unwrap_or(u8::MAX);
        Self::new(rules, players, &Setup { first: Seat::from_index(lesson.first).unwrap_or_default() })
    }

    fn aims(run: &Run) -> Vec<Aim> {
        run.aims_now()
    }

    fn asked_by(aim: &Aim) -> Option<TableAsk> {
        if let Aim::Does(command) = aim { Some(*command) } else { None }
    }

    fn spots(_run: &Run, stage: &Stage) -> Vec<Spot> {
        spots_of(stage)
    }

    fn is_control(spot: &Spot) -> bool {
        matches!(spot, Spot::Actions | Spot::Does(_) | Spot::Table(TableSpot::Bar | TableSpot::Strip))
    }

    fn point(run: &mut Run) {
        let aim = run.aims().first().and_then(|aim| if let Aim::Square(square) = aim { Some(*square) } else { None });
        let pointed = Pointed { squares: run.squares(), aim, asks: run.asks() };
        run.table_mut().point_at(pointed);
    }

    fn marked_on_board(run: &Run) -> Vec<Rect> {
        run.table().pointed().marked().filter_map(|square| Some(run.table().laid_out()?.square(square))).collect()
    }

    fn has_target(table: &Table) -> bool {
        table.pointed().aim.is_some()
    }

    fn take_keyboard(table: &mut Table) {
        table.take_keyboard();
    }

    fn chosen(table: &Table) -> Option<Ability> {
        table.begun()
    }

    fn choose(table: &mut Table, chosen: Option<Ability>) {
        if table.begun() != chosen {
            table.execute(TableAsk::Own(chosen.map_or(Ask::Select(None), Ask::Begin)));
        }
    }

    /// Every stage begins with nothing begun.
    fn choose_for(run: &mut Run, _next: Option<Action>) {
        Self::choose(run.table_mut(), None);
    }

    fn play_for_learner(table: &mut Table, action: Action) {
        table.execute(TableAsk::Own(Ask::Play(action)));
    }

    /// Nothing is turned here.
    fn turned(_table: &Table) -> usize {
        0
    }

    fn changeable(table: &Table) -> Self::Changeable {
        (table.begun(), table.marked_square(), table.lock_dice().collect())
    }

    fn take_click(table: &mut Table) -> Option<Square> {
        table.take_click()
    }

    fn refuses(run: &mut Run, ask: &Ask) -> bool {
        run.holds_back(ask)
    }

    fn general_refusal(run: &Run, _action: Action) -> &'static str {
        run.general_answer()
    }

    fn missing(run: &Run) -> Option<&'static str> {
        run.missing_now()
    }

    fn way_on(run: &Run, clicked: Square) -> Option<&'static str> {
        Some(run.way_on(clicked))
    }

    fn notes_of(task: &Task) -> Vec<&'static str> {
        notes_of(task)
    }
}
