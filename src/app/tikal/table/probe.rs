//! The reach of any piece on the board, whoever's turn it is: under the pointer, or piece by piece with
//! the keyboard (P and Shift+P go through them, Escape ends it).
//!
//! Decides whose reach is shown: in a purist game, only of the acting person's own pieces. While a piece is chosen to
//! walk, only the reach of that piece is shown.

use egui::{Pos2, Ui};

use super::{Table, spots};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::hover;
use crate::insight::tikal::{Reach, Walker, points_at_hand};
use crate::tikal::{Piece, State};

/// The piece under the pointer, and its reach.
pub type Probe = hover::Probe<Walker, State, Reach>;

/// The reach to show on the board; nothing while a piece is chosen to walk.
pub fn reach(probe: &mut Probe, ui: &Ui, table: &Table, transform: &Transform, pointer: Option<Pos2>) -> Option<Reach> {
    let under = pointer.and_then(|pointer| piece_under(table, transform, pointer));
    let is_hushed = table.own.known.reach.is_some() && !table.looks_back();
    let (rules, state) = (table.rules(), table.shown());
    probe.reach(ui, (under, table.own.chosen.probe), is_hushed, state, |walker| {
        Reach::of(rules, state, walker, points_at_hand(rules, state, walker.seat))
    })
}

/// The piece at a point whose reach may be shown.
fn piece_under(table: &Table, transform: &Transform, point: Pos2) -> Option<Walker> {
    let from = transform.hex_from_screen(table.rules().layout(), point)?;
    let tokens = spots::tokens(table, transform, from).into_iter();
    // The piece that is drawn last lies on top.
    let mut under = tokens.rev().filter(|token| token.centre.distance(point) <= token.radius);
    let token = under.find(|token| table.may_probe(token.seat))?;
    Some(Walker { seat: token.seat, from, piece: token.figure.into() })
}

impl Table {
    /// True if the reach of a seat's pieces may be shown.
    fn may_probe(&self, seat: crate::game::Seat) -> bool {
        !self.is_purist() || self.person_to_move() == Some(seat)
    }

    pub(super) fn show_reach(&mut self, walker: Option<Walker>) {
        self.own.chosen.selection = None;
        self.close_question();
        self.refresh();
        let is_there = |walker: &Walker| self.shown().band(walker.from, walker.seat).has(walker.piece);
        self.own.chosen.probe = walker.filter(|walker| self.may_probe(walker.seat)).filter(is_there);
    }

    /// True if there is a piece on the board whose reach may be shown.
    #[must_use]
    pub fn has_walkers(&self) -> bool {
        let mut seats = self.shown().seats().iter();
        seats.any(|&seat| self.may_probe(seat) && !self.shown().present(seat).is_empty())
    }

    /// The piece after the one whose reach is shown, or before it, by seats and cells; after the last, the first again.
    pub(super) fn next_walker(&self, back: bool) -> Option<Walker> {
        let state = self.shown();
        let mut walkers = Vec::new();
        for &seat in state.seats().iter().filter(|&&seat| self.may_probe(seat)) {
            for from in state.present(seat) {
                let pieces = [Piece::Explorer, Piece::Leader].into_iter();
                let there = pieces.filter(|&piece| state.band(from, seat).has(piece));
                walkers.extend(there.map(|piece| Walker { seat, from, piece }));
            }
        }
        hover::next_of(walkers, self.own.chosen.probe, back)
    }
}
