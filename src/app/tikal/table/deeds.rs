//! The steps of a game of Tikal: single actions, and walks, which take several actions together.
//!
//! Decides what one step is, and what is chosen again when steps are taken back or played again. A piece that goes on
//! belongs to the same step. What they are called, `told` decides.

use super::{Selection, Step, Table};
use crate::hex::Cell;
use crate::sitting::Seen;
use crate::tikal::{Action, Phase, Piece, State};

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
    /// Any other action.
    Single(Action),
}

/// The steps that actions make up. Walks are taken together: one piece over several passages, and several pieces on the
/// same way. `is_asked` tells whether a player asked for the action with this index by a click of its own, so that it
/// begins a step.
pub(super) fn steps_of(actions: impl Iterator<Item = Seen<State>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for seen in actions {
        // No action of Tikal hides anything.
        let Some(action) = seen.action else { continue };
        let (Action::Move { piece, from, to } | Action::Transfer { piece, from, to }) = action else {
            steps.push(Step::of(&seen, Deed::Single(action)));
            continue;
        };
        // The same piece goes on, unless it turns back.
        if let Some(Step { end, seat, deed: Deed::Walk { piece: last, from: start, to: stop, .. }, .. }) =
            steps.last_mut()
            && (*seat, *last, *stop) == (seen.before.state().seat(), piece, from)
            && *start != to
            && !is_asked(seen.index)
        {
            (*stop, *end) = (to, seen.index + 1);
            continue;
        }
        steps.push(Step::of(&seen, Deed::Walk { piece, from, to, count: 1 }));
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

impl Table {
    /// Everything that was played, chance included: no action of Tikal hides anything.
    #[must_use]
    pub fn actions(&self) -> impl DoubleEndedIterator<Item = Action> + '_ {
        self.sitting.seen_from(0).filter_map(|step| step.action)
    }

    /// True if ending the turn would lose points although some action is still possible. An exchange does not count:
    /// often nobody would want it.
    #[must_use]
    pub fn would_waste(&self) -> bool {
        let state = self.state();
        let useful = |action: &Action| !matches!(action, Action::End | Action::Exchange { .. });
        state.phase() == Phase::Act && state.points() > 0 && self.legal().iter().any(useful)
    }

    /// Notes what is chosen now, for when the game comes here again by taking back or playing again.
    pub(super) fn note_choice(&mut self) {
        let chosen = &mut self.own.chosen;
        chosen.then.insert(self.sitting.steps(), (chosen.selection, chosen.party));
    }

    /// Forgets what was chosen at moments that do not come again, as something else is played from here.
    pub(super) fn forget_choice(&mut self) {
        drop(self.own.chosen.then.split_off(&self.sitting.steps()));
    }

    /// Chooses what was chosen when the game was last where it is now; false if that is not known or not there.
    pub(super) fn choose_as_then(&mut self) -> bool {
        let Some(&(selection, party)) = self.own.chosen.then.get(&self.steps()) else { return false };
        let acts = self.state().phase() == Phase::Act && self.person_to_move().is_some();
        let seat = self.state().seat();
        let is_there = |selection: Selection| {
            selection.piece.is_none_or(|piece| self.state().band(selection.cell, seat).has(piece))
        };
        if !acts || !selection.is_none_or(is_there) {
            return false;
        }
        (self.own.chosen.selection, self.own.chosen.party) = (selection, party);
        self.refresh();
        true
    }

    /// Chooses what goes with what was taken back: `next` is the action that was played here.
    pub(super) fn choose_again(&mut self, next: Option<Action>) {
        if !self.choose_as_then()
            && let Some(Action::Move { piece, from, .. } | Action::Transfer { piece, from, .. }) = next
        {
            self.choose_to_go_on(from, piece);
        }
        // A tile that comes back into the hand is held as it lay.
        if let (Phase::Place(_), Some(Action::Place { rotation, .. })) = (self.state().phase(), next) {
            self.own.chosen.turned = rotation;
        }
    }

    /// Chooses the piece that has walked or entered last, as it is the one to go on with.
    pub(super) fn choose_moved(&mut self) {
        let last = self.sitting.seen_from(self.steps().saturating_sub(1)).next().and_then(|step| step.action);
        if let Some(
            Action::Move { piece, to: cell, .. }
            | Action::Transfer { piece, to: cell, .. }
            | Action::Enter { piece, camp: cell },
        ) = last
        {
            self.choose_to_go_on(cell, piece);
        }
    }

    /// Chooses a piece of the person who is to act, if it is there.
    fn choose_to_go_on(&mut self, cell: Cell, piece: Piece) {
        let acts = self.state().phase() == Phase::Act && self.person_to_move().is_some();
        if acts && self.state().band(cell, self.state().seat()).has(piece) {
            self.own.chosen.selection = Some(Selection { cell, piece: Some(piece) });
            self.own.chosen.party = 1;
            self.refresh();
        }
    }
}
