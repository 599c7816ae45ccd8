//! The things that follow from the game and from what is chosen: worked out when one of them changes, and kept in the
//! table.

use super::{Going, Notice, Table, TableGame};
use crate::game::Actor;

impl<G: TableGame> Table<G> {
    /// Brings everything up to date that follows from the game and from what is chosen.
    pub(in crate::app) fn refresh(&mut self) {
        let changes = self.sitting.changes();
        self.followed.covered = self.sitting.waits_for_look();
        // What was refused, or found to do nothing, belongs to the moment before.
        if std::mem::replace(&mut self.followed.noticed_at, changes) != changes {
            // What went with what was taken back is told until a person goes on: computers may play it again at once.
            let last = self.sitting.seen_from(self.steps().saturating_sub(1)).next();
            let by_person = last.is_some_and(
                |step| matches!(step.before.state().actor(), Actor::Seat(seat) if self.sitting.is_person(seat)),
            );
            self.notice.take_if(|notice| by_person || !matches!(notice, Notice::TookBackToo(_)));
        }
        // A hint is for the position in which it was asked for.
        self.seeks_hint = self.seeks_hint.filter(|&at| at == changes);
        let steps = self.steps();
        let has_moved = std::mem::replace(&mut self.followed.steps, steps) != steps;
        G::follow_history(self);
        self.lines.get_mut().forget_after(steps);
        if has_moved {
            self.sitting.look_back(None);
        }
        if self.hurries() {
            G::skip_motion(self);
        }
        let rules = self.shared_rules();
        let mut legal = std::mem::take(&mut self.followed.legal);
        self.state().legal_actions(&rules, &mut legal);
        self.followed.legal = legal;
        let is_asked = self.sitting.person_to_move().is_some() || self.is_over();
        if is_asked && self.hurries() {
            self.computers = Going::Paced;
        }
        self.follow_question(has_moved);
        G::follow(self, has_moved);
        self.recap.now = self.follow_recap();
        self.turn = self.follow_turn();
        G::follow_shown(self);
        self.follow_plan();
        self.follow_puzzle();
    }
}
