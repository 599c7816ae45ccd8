//! Tikal Legend as it is taught: what its table and its board give to lessons.

use egui::Rect;

use super::aim::spots_of;
use super::notes::notes_of;
use super::{Aim, Run};
use crate::app::legend::command::{Ask, TableAsk};
use crate::app::legend::desk::Spot;
use crate::app::legend::table::{Phrase, Pointed, Selection, Table};
use crate::app::table::{TableSpot, TaughtGame};
use crate::game::Seat;
use crate::hex::{Cell, Rotation};
use crate::legend::{Action, CardId, Piece, Place, Setup, State, Variant};
use crate::words::legend::lessons::{Lesson, LessonId, Stage};
use crate::words::lessons::Task;

impl TaughtGame for State {
    type Course = LessonId;
    type Aim = Aim;
    type Chosen = Option<Selection>;
    /// The rotation of the tile in hand, what is begun, the hex at whose sides a slab token is to lie, the card that is asked
    /// about, and the piece that is chosen.
    type Changeable = (Rotation, Phrase, Option<Cell>, Option<(Place, CardId)>, Option<(Cell, Piece)>);
    type Place = Cell;

    const END: Action = Action::End;

    fn lesson_start(rules: &Variant, lesson: &Lesson) -> Self {
        let players = u8::try_from(lesson.seats.len()).unwrap_or(u8::MAX);
        let first = Seat::from_index(lesson.first).unwrap_or_default();
        Self::new(rules, players, &Setup { first, ..Setup::default() })
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
        matches!(spot, Spot::Points | Spot::Does(_) | Spot::Table(TableSpot::Bar | TableSpot::Strip))
    }

    fn point(run: &mut Run) {
        let mut pointed = Pointed { cells: run.cells(), asks: run.asks(), ..Pointed::default() };
        match run.aims().first() {
            Some(&Aim::Cell(cell)) => pointed.aim = Some(cell),
            Some(&Aim::Piece(cell, piece)) => pointed.piece = Some((cell, run.learner(), piece)),
            Some(Aim::Does(_)) | None => {}
        }
        run.table_mut().point_at(pointed);
    }

    fn marked_on_board(run: &Run) -> Vec<Rect> {
        run.table().pointed().marked().filter_map(|cell| run.table().hex_rect(cell)).collect()
    }

    fn has_target(table: &Table) -> bool {
        table.pointed().target().is_some()
    }

    fn take_keyboard(table: &mut Table) {
        table.take_keyboard();
    }

    fn chosen(table: &Table) -> Option<Selection> {
        table.selection()
    }

    fn choose(table: &mut Table, chosen: Option<Selection>) {
        table.execute(TableAsk::Own(Ask::Select(chosen)));
    }

    fn choose_for(run: &mut Run, next: Option<Action>) {
        let chosen = match next {
            // A step that says itself what is to be chosen begins with nothing chosen.
            _ if run.stage().chooses => None,
            Some(Action::Move { piece, from, .. }) => Some((from, piece)),
            Some(Action::Uncover(cell) | Action::Dig(cell) | Action::Camp(cell)) => {
                run.piece_on(cell).map(|piece| (cell, piece))
            }
            Some(_) => None,
            None => return,
        };
        let selection = chosen.map(|(cell, piece)| Selection { cell, piece: Some(piece) });
        Self::choose(run.table_mut(), selection);
    }

    fn play_for_learner(table: &mut Table, action: Action) {
        // By a command, as the learner would: so a piece that enters or walks is chosen.
        table.execute(TableAsk::Own(Ask::Play(action)));
        if let Action::Move { piece, to, .. } | Action::Transfer { piece, to, .. } = action {
            Self::choose(table, Some(Selection { cell: to, piece: Some(piece) }));
        }
    }

    fn turned(table: &Table) -> usize {
        table.turned().index()
    }

    fn changeable(table: &Table) -> Self::Changeable {
        let chosen = table.selection().and_then(|selection| Some((selection.cell, selection.piece?)));
        (table.turned(), table.options().begun, table.at(), table.asked_card(), chosen)
    }

    fn take_click(table: &mut Table) -> Option<Cell> {
        table.take_click()
    }

    fn refuses(run: &mut Run, ask: &Ask) -> bool {
        run.holds_back(ask)
    }

    fn general_refusal(run: &Run, action: Action) -> &'static str {
        run.general_answer(action)
    }

    fn missing(run: &Run) -> Option<&'static str> {
        run.missing_now()
    }

    fn way_on(run: &Run, clicked: Cell) -> Option<&'static str> {
        Some(run.way_on(clicked))
    }

    fn notes_of(task: &Task) -> Vec<&'static str> {
        notes_of(task)
    }
}
