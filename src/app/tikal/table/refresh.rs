//! What follows from the game and from what is chosen: worked out when one of them changes, and kept in the table.

use super::{Going, Notice, Table, first_piece};
use crate::game::Actor;
use crate::hex::{MAX_CELLS, Rotation};
use crate::insight::{Insight, Reach};
use crate::tikal::{Action, Phase};

impl Table {
    /// Brings everything up to date that follows from the game and the selection.
    pub(super) fn refresh(&mut self) {
        let steps_before = self.history.lines().len();
        // What was refused, or found to do nothing, belongs to the moment before.
        if std::mem::replace(&mut self.noticed_at, self.sitting.changes()) != self.sitting.changes() {
            // What went with what was taken back is told until a person goes on: computers may play it again at once.
            let last = self.sitting.seen_from(self.steps().saturating_sub(1)).next();
            let by_person = last.is_some_and(
                |step| matches!(step.before.state().actor(), Actor::Seat(seat) if self.sitting.is_person(seat)),
            );
            self.notice.take_if(|notice| by_person || !matches!(notice, Notice::TookBackToo(_)));
            // A bid that was set is for the moment in which it was set: whoever is asked again begins near the least one.
            self.higher_bid = 0;
        }
        // A hint is for the position in which it was asked for.
        self.seeks_hint = self.seeks_hint.filter(|&at| at == self.sitting.changes());
        let sitting = &self.sitting;
        let open = |start| sitting.seen_from(start).filter_map(|step| Some((step.action?, *step.before.state())));
        self.history.follow(sitting.rules(), sitting.steps(), open, sitting.view().state());
        self.lines.get_mut().forget_after(self.sitting.steps());
        if steps_before != self.history.lines().len() {
            self.sitting.look_back(None);
        }
        if self.hurries() {
            self.skip_motion();
        }
        let state = *self.state();
        let rules = self.shared_rules();
        state.legal_actions(&rules, &mut self.legal);
        self.places = [0; MAX_CELLS];
        for action in &self.legal {
            if let Action::Place { cell, rotation } = action {
                self.places[cell.index()] |= 1 << rotation.index();
            }
        }
        if matches!(state.phase(), Phase::Place(_)) {
            let anywhere = self.places.iter().fold(0, |all, &places| all | places);
            if anywhere >> self.turned.index() & 1 == 0 {
                self.turned = Rotation::from_sixths(anywhere.trailing_zeros() as usize);
            }
        } else {
            self.turned = Rotation::default();
        }
        let is_asked = self.person_to_move().is_some() || state.actor() == Actor::Nobody;
        if is_asked && self.hurries() {
            self.computers = Going::Paced;
        }

        // What is chosen belongs to the seat that chose it.
        let acting = state.phase() == Phase::Act && self.person_to_move().is_some();
        let last = self.sitting.seen_from(0).next_back().map(|step| step.before.state().seat());
        if !acting || (self.history.lines().len() != steps_before && last != Some(state.seat())) {
            self.selection = None;
            self.entering = None;
            self.exchange = None;
        }
        if let Some(selection) = &mut self.selection {
            let band = state.band(selection.cell, state.seat());
            let held = selection.piece.filter(|&piece| band.has(piece));
            selection.piece = held.or_else(|| first_piece(band));
        }
        self.party = self.party.clamp(1, self.largest_party().max(1));
        self.reach = self.walker().and_then(|walker| {
            let reach = Reach::of(&rules, &state, walker, state.points());
            (!reach.is_empty()).then_some(reach)
        });
        let person = self.person_to_move().is_some() || self.chance_by_hand();
        let has_aid = matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Draw | Phase::Reveal);
        self.offers = if person && has_aid { self.all_offers() } else { Vec::new() };
        if self.history.lines().len() != steps_before {
            (self.probe, self.aimed) = (None, None);
        }
        self.correcting = self.correcting.filter(|&index| self.sitting.can_correct(index));
        self.turn = self.follow_turn();
        self.recap = self.follow_recap();
        self.refresh_insight();
        self.follow_plan();
        self.follow_puzzle();
    }

    /// Works out what can be known from the position that the board shows.
    pub(super) fn refresh_insight(&mut self) {
        self.insight = (!self.is_purist()).then(|| Insight::of(self.rules(), self.shown(), self.order));
        self.rounds_then = self.looks_back().then(|| self.history.rounds_of(self.shown_step()));
    }
}
