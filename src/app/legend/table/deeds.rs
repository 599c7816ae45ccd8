//! The steps of a game of Legend: single actions, and walks, which take several actions together.
//!
//! Decides what one step is. A piece that goes on belongs to the same step. What they are called, `told` decides.

use super::Step;
use crate::hex::{Cell, CellSet};
use crate::legend::{Action, Phase, Piece, State};
use crate::sitting::Seen;

/// Something that was done, as a player would tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Pieces of one kind went from one hex to another, over as many passages as it took.
    Walk {
        /// Their kind.
        piece: Piece,
        /// Where they were.
        from: Cell,
        /// Where they went.
        to: Cell,
        /// The number that went.
        count: u8,
    },
    /// Pieces jumped from one hex to another.
    Jump {
        /// Their kind.
        piece: Piece,
        /// Where they were.
        from: Cell,
        /// Where they went.
        to: Cell,
        /// The number that went.
        count: u8,
    },
    /// Any other action.
    Single(Action),
    /// A treasure was shown to another seat alone, on this hex if it is known.
    Shown(Option<Cell>),
    /// Treasures were stacked in an order that another seat alone knows.
    Stacked(Option<Cell>),
}

impl Deed {
    /// The hexes that it is about.
    #[must_use]
    pub fn cells(self) -> CellSet {
        match self {
            Self::Walk { from, to, .. } | Self::Jump { from, to, .. } => CellSet::of(from) | CellSet::of(to),
            Self::Shown(cell) | Self::Stacked(cell) => cell.into_iter().collect(),
            Self::Single(action) => match action {
                Action::Show { ruin: cell, .. }
                | Action::Place { cell, .. }
                | Action::Enter { camp: cell, .. }
                | Action::Camp(cell)
                | Action::Uncover(cell)
                | Action::Dig(cell)
                | Action::Put { cell, .. }
                | Action::Guard { temple: cell, .. } => CellSet::of(cell),
                Action::MoveCamp { from, to } => CellSet::of(from) | CellSet::of(to),
                Action::LaySlab(side) => CellSet::of(side.cell),
                Action::MoveSlab { from, to } => CellSet::of(from.cell) | CellSet::of(to.cell),
                _ => CellSet::EMPTY,
            },
        }
    }
}

/// The steps that actions make up. Walks are taken together: one piece over several passages, and several pieces on the
/// same way. `is_asked` tells whether a player asked for the action with this index by a click of its own, so that it
/// begins a step.
pub(super) fn steps_of(actions: impl Iterator<Item = Seen<State>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for seen in actions {
        let before = seen.before.state();
        let deed = match seen.action {
            None if before.phase() == Phase::Show => Deed::Shown(before.doing().and_then(|doing| doing.cell)),
            None => Deed::Stacked(before.doing().and_then(|doing| doing.cell)),
            Some(Action::Move { piece, from, to } | Action::Transfer { piece, from, to }) => {
                // The same piece goes on, unless it turns back.
                if let Some(Step { end, seat, deed: Deed::Walk { piece: last, from: start, to: stop, .. }, .. }) =
                    steps.last_mut()
                    && (*seat, *last, *stop) == (before.seat(), piece, from)
                    && *start != to
                    && !is_asked(seen.index)
                {
                    (*stop, *end) = (to, seen.index + 1);
                    continue;
                }
                Deed::Walk { piece, from, to, count: 1 }
            }
            Some(Action::Jump { piece, from, to }) => Deed::Jump { piece, from, to, count: 1 },
            Some(action) => Deed::Single(action),
        };
        steps.push(Step::of(&seen, deed));
    }
    // Pieces of one kind that go the same way one after the other are one step.
    let mut together: Vec<Step> = Vec::new();
    for step in steps {
        if let Some(Step { end, seat, deed: Deed::Walk { piece, from, to, count }, .. }) = together.last_mut()
            && let Deed::Walk { piece: next, from: start, to: stop, .. } = step.deed
            && (*seat, *piece, *from, *to) == (step.seat, next, start, stop)
            && !is_asked(step.start)
        {
            (*count, *end) = (*count + 1, step.end);
            continue;
        }
        together.push(step);
    }
    together
}
