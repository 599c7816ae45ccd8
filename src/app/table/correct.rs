//! Correcting chance that was entered by hand: which entry it is about, and the question where something was played on
//! it since.
//!
//! That every such entry can be corrected, and how, the session decides; see [`crate::game::Session::correct`].

use super::{Table, TableGame};
use crate::game::{Actor, Seat};

impl<G: TableGame> Table<G> {
    /// True if the action with this index is chance entered by hand, which can be corrected.
    #[must_use]
    pub fn can_correct(&self, index: usize) -> bool {
        self.sitting.can_correct(index)
    }

    /// The index of the chance that was entered by hand last, as of what the board shows.
    #[must_use]
    pub fn entered_last(&self) -> Option<usize> {
        let shown = self.shown_step();
        self.sitting.entered().rev().find(|&index| index < shown)
    }

    /// The index of the chance that the player is being asked whether to correct.
    #[must_use]
    pub fn correcting(&self) -> Option<usize> {
        self.correcting
    }

    /// How many actions were played after the one with this index, and the seats that decided them, in order.
    #[must_use]
    pub fn played_since(&self, index: usize) -> (usize, Vec<Seat>) {
        let mut seats: Vec<Seat> = Vec::new();
        for step in self.sitting.seen_from(index + 1) {
            if let Actor::Seat(seat) = step.before.state().actor()
                && !seats.contains(&seat)
            {
                seats.push(seat);
            }
        }
        (self.steps().saturating_sub(index + 1), seats)
    }

    pub(super) fn ask_to_correct(&mut self, index: Option<usize>) {
        self.correcting = index.filter(|&index| self.can_correct(index));
        // Where nothing was played since, nothing is at stake.
        if let Some(index) = self.correcting.filter(|&index| index + 1 == self.steps()) {
            self.correct(index);
        }
    }

    pub(super) fn correct(&mut self, index: usize) {
        self.correcting = None;
        if self.sitting.correct(index) {
            self.refresh();
        }
    }
}
