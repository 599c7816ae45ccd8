//! The steps of a turn: single actions, walks taken together, and how far back they can be taken.
//!
//! Decides what one step is, which steps can still be taken back and why others cannot. How steps look, the strip and
//! the recap decide; what they are called, `steps`.

use super::Table;
use crate::app::sitting::Seen;
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Action, Event, Phase, Piece, State};

/// Something that was done, as a player would tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Pieces of one kind went from one hex to another, over as many passages as it took.
    Walk {
        /// Which kind.
        piece: Piece,
        /// Where they were.
        from: Cell,
        /// Where they went.
        to: Cell,
        /// How many.
        count: u8,
    },
    /// Any other action.
    Single(Action),
}

/// A deed with the actions it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// How many actions had been played before it.
    pub start: usize,
    /// How many actions had been played after it.
    pub end: usize,
    /// Who acted, or for whom chance did.
    pub seat: Seat,
    /// Whether the program dealt it.
    pub dealt: bool,
    /// What was done.
    pub deed: Deed,
}

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// Chance that the program dealt came after it, or it is that chance.
    Chance,
    /// It is another seat's, or another turn's.
    NotYours,
}

/// The running turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// What was done in it.
    pub steps: Vec<Step>,
    /// What was taken back and can be played again, next first.
    pub undone: Vec<Step>,
    /// So many actions cannot be taken back.
    pub fixed: usize,
    /// What [`crate::app::tikal::command::TableCommand::Restart`] goes back to: the last padlock or the turn's beginning.
    pub restart: usize,
}

/// A step as it is seen, for [`steps_of`]: its index, the action, whose it is, whether the program dealt it. In this
/// game every action is open.
pub(super) fn plain(step: &Seen<State>) -> Option<(usize, Action, Seat, bool)> {
    Some((step.index, step.action?, step.before.state().seat(), step.dealt))
}

/// Takes the actions of walks together: one piece over several passages, several pieces on the same way.
pub fn steps_of(actions: impl Iterator<Item = (usize, Action, Seat, bool)>) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (index, action, seat, dealt) in actions {
        let (Action::Move { piece, from, to } | Action::Transfer { piece, from, to }) = action else {
            let deed = Deed::Single(action);
            steps.push(Step { start: index, end: index + 1, seat, dealt, deed });
            continue;
        };
        // The same piece goes on, unless it turns back.
        if let Some(Step { end, seat: last_seat, deed: Deed::Walk { piece: last, from: start, to: stop, .. }, .. }) =
            steps.last_mut()
            && (*last_seat, *last, *stop) == (seat, piece, from)
            && *start != to
        {
            (*stop, *end) = (to, index + 1);
            continue;
        }
        let deed = Deed::Walk { piece, from, to, count: 1 };
        steps.push(Step { start: index, end: index + 1, seat, dealt, deed });
    }
    // Whoever goes the same way goes with the one before.
    let mut together: Vec<Step> = Vec::new();
    for step in steps {
        if let Some(Step { end, seat, deed: Deed::Walk { piece, from, to, count }, .. }) = together.last_mut()
            && let Deed::Walk { piece: next, from: start, to: stop, .. } = step.deed
            && (*seat, *piece, *from, *to) == (step.seat, next, start, stop)
        {
            (*count, *end) = (*count + 1, step.end);
            continue;
        }
        together.push(step);
    }
    together
}

impl Table {
    /// The running turn: its steps, what was taken back, and how far back it can be taken.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Works out the running turn; called when the game has changed.
    pub(super) fn follow_turn(&self) -> Turn {
        let fixed = self.sitting.fence();
        let begin = self.turn_begin();
        let steps = steps_of(self.sitting.seen_from(begin).filter_map(|step| plain(&step)));
        let (now, seat) = (self.steps(), self.state().seat());
        // What was taken back of others, and of later turns, comes again with what led to it.
        let hands_over = |action: &Option<Action>| matches!(action, Some(Action::End | Action::Bid(_) | Action::Pass));
        let last = self.sitting.undone().position(|action| hands_over(&action));
        let undone = self.sitting.undone().take(last.map_or(usize::MAX, |last| last + 1)).enumerate();
        let undone = undone.filter_map(|(index, action)| Some((now + index, action?, seat, false)));
        let undone = if self.can_redo() { steps_of(undone) } else { Vec::new() };
        let chance = |step: &&Step| matches!(step.deed, Deed::Single(Action::Draw(_) | Action::Reveal(_)));
        // Chance that came first began the turn; whoever starts anew goes on after it.
        let own = begin + steps.iter().take_while(chance).count();
        Turn { restart: fixed.max(own).min(now), steps, undone, fixed }
    }

    /// How many actions had been played when the running turn began: nobody has ended a turn or won one since.
    fn turn_begin(&self) -> usize {
        let begins = |event: &Event| matches!(event, Event::TurnEnded { .. } | Event::TurnWon { .. });
        let steps = 0..self.steps();
        steps.rev().find(|&step| self.history.events(step).iter().any(begins)).map_or(0, |step| step + 1)
    }

    /// Why a step of the running turn cannot be taken back; `None` if it can.
    #[must_use]
    pub fn lock(&self, step: &Step) -> Option<Lock> {
        if step.start >= self.turn.fixed {
            return None;
        }
        let person = self.sitting.is_person(step.seat) && self.state().seat() == step.seat;
        Some(if person || step.dealt { Lock::Chance } else { Lock::NotYours })
    }

    /// Whether the turn can be taken back to its beginning, or to the last padlock.
    #[must_use]
    pub fn can_restart(&self) -> bool {
        self.can_undo() && self.turn.restart < self.steps()
    }

    /// Whether points would be lost by ending the turn although something could still be done on the board: anything
    /// but an exchange, which is never a matter of course.
    #[must_use]
    pub fn would_waste(&self) -> bool {
        let state = self.state();
        let useful = |action: &Action| !matches!(action, Action::End | Action::Exchange { .. });
        state.phase() == Phase::Act && state.points() > 0 && self.legal().iter().any(useful)
    }

    pub(super) fn take_back_to(&mut self, actions: usize) {
        self.sitting.take_back_to(actions);
        self.refresh();
    }

    pub(super) fn play_again(&mut self, actions: usize) {
        for _ in 0..actions {
            if !self.sitting.redo() {
                break;
            }
        }
        self.refresh();
    }
}
