//! Tikal as it is taught: what its table and its board give to lessons.

use egui::{Rect, vec2};

use super::aim::spots_of;
use super::notes::notes_of;
use super::{Aim, Run};
use crate::app::table::TaughtGame;
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::desk::Spot;
use crate::app::tikal::table::{Pointed, Selection, Tab, Table, tab_of};
use crate::game::Seat;
use crate::hex::{Cell, Rotation};
use crate::tikal::{Action, Piece, Setup, State, TurnRule, Variant};
use crate::words::tikal::lessons::{Lesson, LessonId, Stage, Task};

impl TaughtGame for State {
    type Course = LessonId;
    type Aim = Aim;
    type Chosen = Option<Selection>;
    /// The rotation of the tile in hand, the piece that enters and the one that is chosen.
    type Changeable = (Rotation, Option<Piece>, Option<(Cell, Piece)>);
    type Place = Cell;

    const END: Action = Action::End;

    fn lesson_start(rules: &Variant, lesson: &Lesson) -> Self {
        let players = u8::try_from(lesson.seats.len()).unwrap_or(u8::MAX);
        let first = Seat::from_index(lesson.first).unwrap_or_default();
        Self::new(rules, players, &Setup::new(TurnRule::auctioned(lesson.begin.auction), first))
    }

    fn prepare_table(table: &mut Table, id: LessonId) {
        table.leave_to_later(id.untaught());
    }

    fn aims(run: &Run) -> Vec<Aim> {
        run.aims_now()
    }

    fn asked_by(aim: &Aim) -> Option<TableAsk> {
        if let Aim::Does(command) = aim { Some(*command) } else { None }
    }

    fn spots(_run: &Run, stage: &Stage) -> Vec<Spot> {
        spots_of(stage).collect()
    }

    fn is_control(spot: &Spot) -> bool {
        matches!(spot, Spot::Bar | Spot::Points | Spot::Does(_) | Spot::Strip | Spot::Party)
    }

    fn point(run: &mut Run) {
        let mut pointed = Pointed { cells: run.cells(), ..Pointed::default() };
        match run.aims().first() {
            Some(&Aim::Cell(cell)) => pointed.aim = Some(cell),
            Some(&Aim::Piece(cell, piece)) => pointed.piece = Some((cell, run.learner(), piece)),
            Some(Aim::Does(_)) | None => {}
        }
        pointed.tab = tab(run);
        pointed.asks = run.asks();
        run.table_mut().point_at(pointed);
    }

    fn marked_on_board(run: &Run) -> Vec<Rect> {
        let pointed = run.table().pointed();
        let piece = pointed.piece.map(|(cell, ..)| cell);
        let cells = pointed.cells.iter().copied().chain(pointed.aim).chain(piece);
        cells.filter_map(|cell| cell_rect(run.table(), cell)).collect()
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
            Some(Action::Enter { .. }) => None,
            _ => return,
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
        (table.turned(), table.entering(), chosen)
    }

    fn take_click(table: &mut Table) -> Option<Cell> {
        table.take_click()
    }

    fn as_meant(run: &Run, command: TableAsk) -> TableAsk {
        run.meant_by(command)
    }

    fn refuses(run: &mut Run, ask: &Ask) -> bool {
        run.holds_back(ask)
    }

    fn waits_for_reading(action: Action) -> bool {
        matches!(action, Action::Bid(_) | Action::Pass)
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

/// The tab of what the stage is about beside the board, unless that is something above it, or is to be clicked there.
fn tab(run: &Run) -> Option<Tab> {
    let is_above = |spot: &Spot| matches!(spot, Spot::Hand | Spot::Auction);
    let turns_or_takes = |aim: &Aim| {
        let Aim::Does(TableAsk::Own(ask)) = aim else { return false };
        matches!(ask, Ask::Turn { .. } | Ask::Play(Action::Choose(_)))
    };
    let (spots, aims) = (run.spots(), run.aims());
    let is_free = !spots.iter().any(is_above) && !aims.iter().any(turns_or_takes);
    spots.into_iter().find_map(tab_of).filter(|_| is_free)
}

fn cell_rect(table: &Table, cell: Cell) -> Option<Rect> {
    let (centre, radius) = table.hex_on_screen(cell)?;
    Some(Rect::from_center_size(centre, vec2(2.0, 3.0_f32.sqrt()) * radius))
}
