//! The things that follow from a game of Legend and from the choices: worked out when one of them changes, and kept in
//! the table.

use super::options::Options;
use super::{Phrase, Table};
use crate::hex::Rotation;
use crate::insight::legend::{Insight, Reach, points_to_walk};
use crate::legend::Phase;

impl Table {
    /// Brings up to date what follows from the game and the choices; `has_moved` says whether actions were played or
    /// taken back since the last call.
    pub(super) fn follow_choice(&mut self, has_moved: bool) {
        let state = *self.state();
        let rules = self.shared_rules();
        let acts = self.sitting.person_to_move().is_some();
        if has_moved {
            self.own.open = None;
        }
        self.follow_secrets();
        if has_moved || !acts {
            self.own.chosen.begun = Phrase::default();
            (self.own.chosen.at, self.own.chosen.card) = (None, None);
        }
        if has_moved {
            (self.own.chosen.aimed, self.own.chosen.probe) = (None, None);
        }
        let begun =
            if self.own.chosen.begun.is_empty() && acts { self.begun_by_itself(&state) } else { self.own.chosen.begun };
        self.own.known.options = Options::after(self.legal(), begun);
        // A tile is held in a rotation that fits somewhere.
        let anywhere: u8 = self.own.known.options.places.iter().fold(0, |all, &places| all | places);
        let chosen = &mut self.own.chosen;
        if begun.laid().is_none() {
            chosen.turned = Rotation::default();
        } else if anywhere >> chosen.turned.index() & 1 == 0 && anywhere != 0 {
            chosen.turned = Rotation::from_sixths(anywhere.trailing_zeros() as usize);
        }

        // What is chosen belongs to the seat that chose it.
        let last = self.sitting.seen_from(self.sitting.steps().saturating_sub(1)).next();
        let last = last.map(|step| step.before.state().seat());
        let asks = matches!(state.phase(), Phase::Act | Phase::Effect | Phase::Reveal(..) | Phase::Show);
        if !acts || !asks || (has_moved && last != Some(state.seat())) {
            chosen.selection = None;
        }
        if let Some(selection) = &mut self.own.chosen.selection {
            let band = state.band(selection.cell, state.seat());
            let held = selection.piece.filter(|&piece| band.has(piece));
            selection.piece = held.or_else(|| band.sorts().next());
        }
        self.own.chosen.party = self.own.chosen.party.clamp(1, self.largest_party().max(1));
        let walker = self.walker().filter(|_| self.walks_now() && begun.is_empty());
        self.own.known.reach = walker.and_then(|walker| {
            let reach = Reach::of(&rules, &state, walker, points_to_walk(&state));
            (!reach.is_empty()).then_some(reach)
        });
    }

    /// Works out what can be known from the position that the board shows.
    pub(super) fn follow_insight(&mut self) {
        let insight = (!self.is_purist()).then(|| Insight::of(self.rules(), self.shown(), self.own.order));
        self.own.known.insight = insight;
    }
}
