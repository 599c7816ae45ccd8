//! The aim of a click on the board: the board as it was seen, if it has changed by itself since.
//!
//! A person needs a moment from seeing to clicking. When somebody else moves, a piece is still on its way or the board
//! is laid out anew in that moment, or while the button is held, the click means what was seen; if that is no longer
//! there, the player is told, and nothing happens. What the player changes by commands changes nothing about this.

use egui::{PointerButton, Pos2, Rect, Ui};

use super::transform::Transform;
use super::{Selection, Table, click, moving, spots};
use crate::app::tikal::art;
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::Walker;
use crate::tikal::{Piece, State};

/// The time before a click at which its aim was seen, in seconds.
const MOMENT: f64 = 0.2;

/// The board as it is seen in a frame.
#[derive(Clone, Debug)]
struct Sight {
    /// The number of changes that no command of the player asked for.
    changes: u64,
    /// The rectangle of the board and the size of its pieces.
    laid: (Rect, f32),
    transform: Transform,
    state: State,
    /// The person who is asked.
    asked: Option<Seat>,
    looks_back: bool,
    /// Pieces on their way: where each is, how large, and where it goes.
    walking: Vec<(Pos2, f32, Walker)>,
}

/// The target under a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Target {
    cell: Cell,
    /// A piece of the person who is asked.
    piece: Option<Piece>,
}

impl Sight {
    fn of(table: &Table, transform: &Transform, rect: Rect) -> Self {
        let radius = |piece| {
            let size = if piece == Piece::Leader { art::LEADER_SCALE } else { 1.0 };
            art::piece_radius(table.state().seats().len(), transform.scale) * size * transform.radius
        };
        let walking = moving::walking(table, transform).map(|(at, walker)| (at, radius(walker.piece), walker));
        Self {
            changes: table.changes_of_others(),
            laid: (rect, transform.scale),
            transform: *transform,
            state: *table.shown(),
            asked: table.person_to_move(),
            looks_back: table.looks_back(),
            walking: walking.collect(),
        }
    }

    /// True if nothing has changed by itself between the two.
    fn is_as(&self, other: &Self) -> bool {
        (self.changes, self.laid) == (other.changes, other.laid)
    }

    /// The piece on its way under a point, if it is the asked person's.
    fn walker_at(&self, point: Pos2) -> Option<Target> {
        let mut walking = self.walking.iter().filter(|(.., walker)| Some(walker.seat) == self.asked);
        let (.., walker) = walking.find(|(at, radius, _)| at.distance(point) <= *radius)?;
        Some(Target { cell: walker.from, piece: Some(walker.piece) })
    }

    fn target(&self, table: &Table, point: Pos2) -> Option<Target> {
        if let Some(walker) = self.walker_at(point) {
            return Some(walker);
        }
        let cell = self.transform.hex_from_screen(table.rules().layout(), point)?;
        let tokens = spots::tokens_in(table.rules(), &self.state, &self.transform, cell);
        let mut own = tokens.iter().rev().filter(|token| Some(token.seat) == self.asked);
        let piece = own.find(|token| token.centre.distance(point) <= token.radius).map(|token| token.piece);
        Some(Target { cell, piece })
    }

    /// True if the thing under the pointer is still there, and asked for in the same way.
    fn still_holds(&self, now: &Self, target: Target) -> bool {
        let (then, now_state) = (&self.state, &now.state);
        let kind = |state: &State| std::mem::discriminant(&state.phase());
        let on = |state: &State| (state.tile(target.cell), state.camp(target.cell), state.guard(target.cell));
        // Others may have come or gone; the piece that was aimed at has to be there.
        let has = |piece| self.asked.is_some_and(|seat| now_state.band(target.cell, seat).has(piece));
        (self.asked, self.looks_back) == (now.asked, now.looks_back)
            && (kind(then), then.hand(), then.turn()) == (kind(now_state), now_state.hand(), now_state.turn())
            && on(then) == on(now_state)
            && target.piece.is_none_or(has)
    }
}

/// The late sights, and the one on which the button was pressed.
#[derive(Debug, Default)]
pub struct Sights {
    /// As it was seen in the last frame.
    last: Option<Box<Sight>>,
    /// The sights before the board changed by itself, and the time until which each was seen; the oldest first.
    past: Vec<(Sight, f64)>,
    /// The sight on which the button was pressed.
    aim: Option<(Box<Sight>, Pos2)>,
}

/// The outcome of a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aimed {
    /// It was aimed at what is there.
    AtThis,
    /// It asks for something else than what lies under the pointer now; nothing where that asks for nothing.
    At(Option<TableAsk>),
}

impl Sights {
    /// Follows the board from frame to frame. `pressed` says whether the pointer is held down on something of the board.
    pub fn follow(&mut self, ui: &Ui, table: &Table, transform: &Transform, rect: Rect, pressed: bool) {
        let (now, press) = ui.input(|input| {
            let press = input.pointer.primary_pressed().then(|| input.pointer.interact_pos()).flatten();
            (input.time, press)
        });
        let current = Sight::of(table, transform, rect);
        self.past.retain(|&(_, until)| until > now - MOMENT);
        if let Some(last) = &self.last
            && !last.is_as(&current)
        {
            self.past.push(((**last).clone(), now));
        }
        if let Some(point) = press {
            let seen = self.past.first().map(|(sight, _)| sight).or(self.last.as_deref()).unwrap_or(&current);
            self.aim = pressed.then(|| (Box::new(seen.clone()), point));
        }
        self.last = Some(Box::new(current));
    }

    /// The aim of the click of this frame, with the button; `None` where no button was clicked. `is_reported` says
    /// whether a widget of the board was clicked: one that is gone cannot be.
    pub fn aimed(&mut self, ui: &Ui, table: &Table, is_reported: bool) -> Option<Aimed> {
        if !ui.input(|input| input.pointer.button_clicked(PointerButton::Primary)) {
            return None;
        }
        let (seen, point) = self.aim.take()?;
        let now = self.last.as_deref()?;
        if seen.is_as(now) && seen.walker_at(point).is_none() {
            return is_reported.then_some(Aimed::AtThis);
        }
        let target = seen.target(table, point)?;
        if !seen.still_holds(now, target) {
            return Some(Aimed::At(Some(TableCommand::Missed.into())));
        }
        Some(Aimed::At(match target {
            Target { cell, piece: Some(piece) } if seen.asked.is_some() => {
                Some(TableAsk::Own(Ask::Select(Some(Selection { cell, piece: Some(piece) }))))
            }
            Target { cell, .. } => click::click(table, cell, ui.input(|input| input.modifiers.shift)),
        }))
    }
}
