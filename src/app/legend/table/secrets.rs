//! The treasures on ruins that the viewer has seen (L7.6, L7.7, L10), and the switch that shows them on the board.
//!
//! Decides when they are shown: at the wish of the seat that has seen them, by the switch or by looking, until the screen
//! is somebody else's. Who may know what, the sitting decides: whatever is asked here is asked of what the viewer sees.

use super::Table;
use crate::expedition::Treasure;
use crate::game::Seat;
use crate::hex::Cell;
use crate::legend::Action;

/// The switch, and for whom it stands.
#[derive(Default)]
pub(super) struct Secrets {
    /// Whose secrets the screen may show.
    viewer: Option<Seat>,
    /// The number of actions up to which it was seen whether this seat has looked.
    steps: usize,
    /// True if what it has seen is shown on the board.
    shows: bool,
}

impl Table {
    /// Lets the switch follow the game: it is off for whoever comes to the screen, unless nobody else ever does, and a
    /// look puts it on.
    pub(super) fn follow_secrets(&mut self) {
        let (viewer, steps) = (self.sitting.viewer(), self.steps());
        let seen = std::mem::replace(&mut self.own.secrets.steps, steps);
        let is_new = std::mem::replace(&mut self.own.secrets.viewer, viewer) != viewer;
        if is_new {
            self.own.secrets.shows = viewer.is_some() && self.own_seat() == viewer;
        }
        // Whoever comes to the screen right after looking has come to see. Of others' looks no viewer is told the action.
        let from = if is_new { steps.saturating_sub(1) } else { seen };
        let mut steps = self.sitting.seen_from(from);
        self.own.secrets.shows |=
            viewer.is_some() && steps.any(|step| matches!(step.action, Some(Action::Show { .. })));
    }

    /// Shows on the board what the viewer has seen, or no longer.
    pub(super) fn toggle_seen(&mut self) {
        let has_seen = self.has_seen();
        let shows = &mut self.own.secrets.shows;
        *shows = !*shows && has_seen;
    }

    /// Goes on showing what another table of the same game shows, if that is for the same viewer.
    pub(super) fn show_seen_as(&mut self, other: &Self) {
        if self.own.secrets.viewer == other.own.secrets.viewer {
            self.own.secrets.shows = other.own.secrets.shows;
        }
    }

    /// True if what the viewer has seen is shown on the board.
    #[must_use]
    pub fn shows_seen(&self) -> bool {
        self.own.secrets.shows
    }

    /// True if the viewer has seen a treasure that still lies on a ruin.
    #[must_use]
    pub fn has_seen(&self) -> bool {
        self.shown().ruins().into_iter().any(|ruin| self.seen_in(ruin).any(|kind| kind.is_some()))
    }

    /// The treasures in the stack of a ruin from the top, as far as the viewer has seen them.
    fn seen_in(&self, ruin: Cell) -> impl Iterator<Item = Option<Treasure>> + '_ {
        let viewer = self.sitting().viewer();
        let is_seen = move |seat: Option<Seat>, buried: crate::legend::Buried| {
            buried.kind().filter(|_| seat.is_some_and(|seat| buried.is_seen_by(seat)))
        };
        self.shown().stack(self.rules(), ruin).map(move |buried| is_seen(viewer, buried))
    }

    /// The treasures in the stack of a ruin from the top, as far as they are shown; nothing where none of them is.
    #[must_use]
    pub fn known_stack(&self, ruin: Cell) -> Option<Vec<Option<Treasure>>> {
        let stack: Vec<_> = self.seen_in(ruin).filter(|_| self.shows_seen()).collect();
        stack.iter().any(Option::is_some).then_some(stack)
    }

    /// The treasure on top of a ruin, if the viewer has seen it and it is shown.
    #[must_use]
    pub fn known_top(&self, ruin: Cell) -> Option<Treasure> {
        self.seen_in(ruin).next()?.filter(|_| self.shows_seen())
    }

    /// True if the viewer has seen treasures on this ruin that are not shown now.
    #[must_use]
    pub fn hides_seen(&self, ruin: Cell) -> bool {
        !self.shows_seen() && self.seen_in(ruin).any(|kind| kind.is_some())
    }
}
