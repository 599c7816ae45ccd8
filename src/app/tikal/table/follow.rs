//! The things that follow from a game of Tikal and from the choices: worked out when one of them changes, and kept in
//! the table.

use super::{Table, first_piece};
use crate::hex::{MAX_CELLS, Rotation};
use crate::insight::tikal::{Insight, Reach};
use crate::tikal::{Action, Phase};

impl Table {
    /// Takes in what was played or taken back.
    pub(super) fn follow_played(&mut self) {
        let sitting = &self.sitting;
        let open = |start| sitting.seen_from(start).filter_map(|step| Some((step.action?, *step.before.state())));
        self.own.known.history.follow(sitting.rules(), sitting.steps(), open, sitting.view().state());
    }

    /// Brings up to date what follows from the game and the selection; `has_moved` says whether actions were played or
    /// taken back since the last call.
    pub(super) fn follow_choice(&mut self, has_moved: bool) {
        let state = *self.state();
        let rules = self.shared_rules();
        let mut places = [0; MAX_CELLS];
        for action in self.legal() {
            if let Action::Place { cell, rotation } = action {
                places[cell.index()] |= 1 << rotation.index();
            }
        }
        self.own.known.places = places;
        let chosen = &mut self.own.chosen;
        if matches!(state.phase(), Phase::Place(_)) {
            let anywhere: u8 = places.iter().fold(0, |all, &places| all | places);
            if anywhere >> chosen.turned.index() & 1 == 0 {
                chosen.turned = Rotation::from_sixths(anywhere.trailing_zeros() as usize);
            }
        } else {
            chosen.turned = Rotation::default();
        }

        // What is chosen belongs to the seat that chose it.
        let acting = state.phase() == Phase::Act && self.sitting.person_to_move().is_some();
        let last = self.sitting.seen_from(0).next_back().map(|step| step.before.state().seat());
        if !acting || (has_moved && last != Some(state.seat())) {
            chosen.selection = None;
        }
        if let Some(selection) = &mut chosen.selection {
            let band = state.band(selection.cell, state.seat());
            let held = selection.piece.filter(|&piece| band.has(piece));
            selection.piece = held.or_else(|| first_piece(band));
        }
        self.own.chosen.party = self.own.chosen.party.clamp(1, self.largest_party().max(1));
        self.own.known.reach = self.walker().and_then(|walker| {
            let reach = Reach::of(&rules, &state, walker, state.points());
            (!reach.is_empty()).then_some(reach)
        });
        let person = self.person_to_move().is_some() || self.chance_by_hand();
        let has_aid = matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Draw | Phase::Reveal);
        self.own.known.offers = if person && has_aid { self.all_offers() } else { Vec::new() };
        if has_moved {
            (self.own.chosen.probe, self.own.chosen.aimed) = (None, None);
        }
    }

    /// Works out what can be known from the position that the board shows.
    pub(super) fn follow_insight(&mut self) {
        // The reach of a piece that was not on its cell at that time is not shown.
        let shown = *self.shown();
        let probe = self.own.chosen.probe;
        self.own.chosen.probe = probe.filter(|walker| shown.band(walker.from, walker.seat).has(walker.piece));
        let insight = (!self.is_purist()).then(|| Insight::of(self.rules(), self.shown(), self.own.order));
        self.own.known.insight = insight;
        let rounds = self.looks_back().then(|| self.own.known.history.rounds_of(self.shown_step()));
        self.own.known.rounds_then = rounds;
    }
}
