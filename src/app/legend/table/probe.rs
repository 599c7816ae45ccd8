//! The reach of any piece on the board, whoever's turn it is, with the points that its seat can spend next: under the
//! pointer, or piece by piece with the keyboard (Q and Shift+Q go through them, Escape ends it).
//!
//! Decides whose reach is shown: in a purist game, only of the acting person's own pieces. While a piece is chosen to
//! walk, only the reach of that piece is shown.

use egui::{Pos2, Ui};

use super::{Table, spots};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::hover;
use crate::app::legend::picture;
use crate::game::Seat;
use crate::insight::legend::{Reach, Walker, points_at_hand};
use crate::legend::State;

/// The piece under the pointer, and its reach.
pub type Probe = hover::Probe<Walker, State, Reach>;

/// The reach to show on the board; nothing while a piece is chosen to walk, nor of one under the pointer that gets
/// nowhere: whoever has no token left has no points.
pub fn reach(probe: &mut Probe, ui: &Ui, table: &Table, transform: &Transform, pointer: Option<Pos2>) -> Option<Reach> {
    let under = pointer.and_then(|pointer| piece_under(table, transform, pointer));
    let is_hushed = !table.looks_back() && (table.reach().is_some() || !table.options().begun.is_empty());
    let (rules, state, asked) = (table.rules(), table.shown(), table.own.chosen.probe);
    let reach = probe.reach(ui, (under, asked), is_hushed, state, |walker| {
        Reach::of(rules, state, walker, points_at_hand(rules, state, walker.seat))
    })?;
    (asked == Some(reach.walker()) || !reach.is_empty()).then_some(reach)
}

/// The piece at a point whose reach may be shown.
fn piece_under(table: &Table, transform: &Transform, point: Pos2) -> Option<Walker> {
    let from = transform.hex_from_screen(table.rules().layout(), point)?;
    let tokens = spots::tokens(table, transform, from).into_iter();
    // The piece that is drawn last lies on top.
    let mut under = tokens.rev().filter(|token| token.centre.distance(point) <= token.radius);
    let token = under.find(|token| table.may_probe(token.seat))?;
    Some(Walker { seat: token.seat, from, piece: picture::piece(token.figure) })
}

impl Table {
    /// True if the reach of a seat's pieces may be shown.
    fn may_probe(&self, seat: Seat) -> bool {
        !self.is_purist() || self.person_to_move() == Some(seat)
    }

    /// The pieces on the board whose reach may be shown, one of each kind on a hex, by seats and hexes.
    fn walkers(&self) -> impl Iterator<Item = Walker> + '_ {
        let seats = self.shown().seats().iter().copied().filter(|&seat| self.may_probe(seat));
        seats.flat_map(move |seat| {
            let hexes = self.shown().present(seat).into_iter();
            hexes.flat_map(move |from| {
                self.shown().band(from, seat).sorts().map(move |piece| Walker { seat, from, piece })
            })
        })
    }

    pub(super) fn show_reach(&mut self, walker: Option<Walker>) {
        self.own.chosen.selection = None;
        self.close_question();
        self.refresh();
        self.own.chosen.probe = walker.filter(|walker| self.walkers().any(|there| there == *walker));
    }

    /// True if there is a piece on the board whose reach may be shown.
    #[must_use]
    pub fn has_walkers(&self) -> bool {
        self.walkers().next().is_some()
    }

    /// The piece whose reach was asked for by a command.
    #[must_use]
    pub fn probed(&self) -> Option<Walker> {
        self.own.chosen.probe
    }

    /// The piece after the one whose reach is shown, or before it; after the last, the first again.
    pub(super) fn next_walker(&self, back: bool) -> Option<Walker> {
        hover::next_of(self.walkers().collect(), self.own.chosen.probe, back)
    }
}
