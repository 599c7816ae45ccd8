//! The intent of a click on the board, where the board has changed by itself since it was aimed: the click means what was
//! seen; if that is no longer there, the player is told, and nothing happens. What the player changes by commands changes
//! nothing about this.

use std::mem::{Discriminant, discriminant};

use egui::{Pos2, Ui};

use super::{Selection, Table, click, paint_motion, spots};
use crate::app::hexboard::aim::{Aim, Board};
use crate::app::hexboard::camera::Transform;
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::Walker;
use crate::tikal::{Phase, Piece, TileId};

/// The thing under the pointer.
#[derive(Clone, Copy, Debug)]
pub struct Thing {
    cell: Cell,
    /// A piece of the person who is asked.
    piece: Option<Piece>,
    /// True if that is on its way.
    walks: bool,
    asked: Situation,
    /// The tile, the camp and the guard there.
    lies: (Option<TileId>, Option<Seat>, Option<(Seat, Piece)>),
}

/// The question that a click answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Situation {
    person: Option<Seat>,
    looks_back: bool,
    phase: Discriminant<Phase>,
    hand: Option<TileId>,
    turn: u32,
}

impl Thing {
    /// The thing under a point.
    pub fn under(table: &Table, transform: &Transform, point: Pos2) -> Option<Self> {
        let person = table.person_to_move();
        let mut walking = paint_motion::walking(table, transform).filter(|(_, walker)| Some(walker.seat) == person);
        let radius = |walker: Walker| {
            let stand = spots::stand_on(table.rules(), table.shown(), transform, walker.from);
            stand.figure(walker.seat, walker.piece.into()).1
        };
        let walker = walking.find(|&(at, walker)| at.distance(point) <= radius(walker));
        if let Some((_, walker)) = walker {
            return Some(Self { piece: Some(walker.piece), walks: true, ..Self::on(table, walker.from) });
        }
        let cell = transform.hex_from_screen(table.rules().layout(), point)?;
        let tokens = spots::tokens(table, transform, cell);
        let mut own = tokens.iter().rev().filter(|token| Some(token.seat) == person);
        let piece = own.find(|token| token.centre.distance(point) <= token.radius);
        Some(Self { piece: piece.map(|token| token.figure.into()), ..Self::on(table, cell) })
    }

    /// A cell without its pieces.
    fn on(table: &Table, cell: Cell) -> Self {
        let state = table.shown();
        let asked = Situation {
            person: table.person_to_move(),
            looks_back: table.looks_back(),
            phase: discriminant(&state.phase()),
            hand: state.hand(),
            turn: state.turn(),
        };
        Self { cell, piece: None, walks: false, asked, lies: (state.tile(cell), state.camp(cell), state.guard(cell)) }
    }

    /// True if it is still there, and asked for in the same way. Others may have come or gone.
    fn is_there(&self, table: &Table) -> bool {
        let now = Self::on(table, self.cell);
        let has = |piece| self.asked.person.is_some_and(|seat| table.shown().band(self.cell, seat).has(piece));
        (now.asked, now.lies) == (self.asked, self.lies) && self.piece.is_none_or(has)
    }
}

/// The intent of a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// It was aimed at what is there.
    This,
    /// It asks for something else than what lies under the pointer now; nothing where that asks for nothing.
    Other(Option<TableAsk>),
}

/// The intent of the click of this frame; `None` where no button was clicked. `is_reported` says whether a widget of the
/// board was clicked: one that is gone cannot be.
pub fn click_intent(ui: &Ui, table: &Table, board: Board, aim: &mut Aim<Thing>, is_reported: bool) -> Option<Intent> {
    let seen = aim.clicked(ui)?;
    let thing = seen.thing;
    if seen.board == board && !thing.walks {
        return is_reported.then_some(Intent::This);
    }
    Some(Intent::Other(match thing.piece {
        _ if !thing.is_there(table) => Some(TableCommand::Missed.into()),
        Some(piece) if thing.asked.person.is_some() => {
            Some(TableAsk::Own(Ask::Select(Some(Selection { cell: thing.cell, piece: Some(piece) }))))
        }
        _ => click::click(table, thing.cell, ui.input(|input| input.modifiers.shift)),
    }))
}
