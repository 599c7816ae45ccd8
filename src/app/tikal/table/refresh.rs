//! The things that follow from the game and from the choices: worked out when one of them changes, and kept in the
//! table.

use super::{Going, Notice, Table, first_piece};
use crate::game::Actor;
use crate::hex::{MAX_CELLS, Rotation};
use crate::insight::tikal::{Insight, Reach};
use crate::tikal::{Action, Phase};

impl Table {
    /// Brings everything up to date that follows from the game and the selection.
    pub(super) fn refresh(&mut self) {
        let steps_before = self.own.known.history.lines().len();
        // What was refused, or found to do nothing, belongs to the moment before.
        if std::mem::replace(&mut self.noticed_at, self.sitting.changes()) != self.sitting.changes() {
            // What went with what was taken back is told until a person goes on: computers may play it again at once.
            let last = self.sitting.seen_from(self.steps().saturating_sub(1)).next();
            let by_person = last.is_some_and(
                |step| matches!(step.before.state().actor(), Actor::Seat(seat) if self.sitting.is_person(seat)),
            );
            self.notice.take_if(|notice| by_person || !matches!(notice, Notice::TookBackToo(_)));
            // A bid that was set is for the moment in which it was set: whoever is asked again begins near the least one.
            self.own.chosen.higher_bid = 0;
        }
        // A hint is for the position in which it was asked for.
        self.seeks_hint = self.seeks_hint.filter(|&at| at == self.sitting.changes());
        let sitting = &self.sitting;
        let open = |start| sitting.seen_from(start).filter_map(|step| Some((step.action?, *step.before.state())));
        self.own.known.history.follow(sitting.rules(), sitting.steps(), open, sitting.view().state());
        self.own.lines.get_mut().forget_after(self.sitting.steps());
        if steps_before != self.own.known.history.lines().len() {
            self.sitting.look_back(None);
        }
        if self.hurries() {
            self.skip_motion();
        }
        let state = *self.state();
        let rules = self.shared_rules();
        state.legal_actions(&rules, &mut self.legal);
        self.own.known.places = [0; MAX_CELLS];
        for action in &self.legal {
            if let Action::Place { cell, rotation } = action {
                self.own.known.places[cell.index()] |= 1 << rotation.index();
            }
        }
        if matches!(state.phase(), Phase::Place(_)) {
            let anywhere = self.own.known.places.iter().fold(0, |all, &places| all | places);
            if anywhere >> self.own.chosen.turned.index() & 1 == 0 {
                self.own.chosen.turned = Rotation::from_sixths(anywhere.trailing_zeros() as usize);
            }
        } else {
            self.own.chosen.turned = Rotation::default();
        }
        let is_asked = self.person_to_move().is_some() || state.actor() == Actor::Nobody;
        if is_asked && self.hurries() {
            self.computers = Going::Paced;
        }

        // What is chosen belongs to the seat that chose it.
        let acting = state.phase() == Phase::Act && self.person_to_move().is_some();
        let last = self.sitting.seen_from(0).next_back().map(|step| step.before.state().seat());
        if !acting || (self.own.known.history.lines().len() != steps_before && last != Some(state.seat())) {
            self.own.chosen.selection = None;
            self.own.chosen.entering = None;
            self.own.chosen.exchange = None;
        }
        if let Some(selection) = &mut self.own.chosen.selection {
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
        if self.own.known.history.lines().len() != steps_before {
            (self.own.chosen.probe, self.own.chosen.aimed) = (None, None);
        }
        self.correcting = self.correcting.filter(|&index| self.sitting.can_correct(index));
        self.turn = self.follow_turn();
        self.own.known.recap = self.follow_recap();
        self.refresh_insight();
        self.follow_plan();
        self.follow_puzzle();
    }

    /// Works out what can be known from the position that the board shows.
    pub(super) fn refresh_insight(&mut self) {
        self.own.known.insight = (!self.is_purist()).then(|| Insight::of(self.rules(), self.shown(), self.own.order));
        self.own.known.rounds_then = self.looks_back().then(|| self.own.known.history.rounds_of(self.shown_step()));
    }
}
