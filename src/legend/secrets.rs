//! The knowledge of each seat (L10): the outcomes of chance as far as a viewer knows them, views, and guesses at what a view
//! hides.

use rand::{Rng, RngExt};

use super::action::Action;
use super::card::{Effect, kinds};
use super::stack::Buried;
use super::state::{Filling, Phase, Sight, State};
use super::variant::Variant;
use crate::expedition::{MAX_TREASURES, Treasure};
use crate::game::Seat;
use crate::hex::Cell;

impl State {
    /// The treasure that chance shows the seat next (L10.3): its ruin, and its place from the top.
    #[must_use]
    pub fn next_shown(&self, rules: &Variant) -> Option<(Cell, usize)> {
        let doing = self.doing.as_ref()?;
        if doing.effect == Effect::Look {
            return doing.queue.into_iter().next().map(|ruin| (ruin, 0));
        }
        let ruin = doing.cell?;
        self.stack(rules, ruin).position(|buried| !buried.is_seen_by(self.seat)).map(|place| (ruin, place))
    }

    /// The kinds that an unknown treasure can be of, each with the number of hidden ones; of a known one the kind alone.
    fn beliefs(&self, buried: Buried) -> impl Iterator<Item = (Treasure, u32)> + '_ {
        let weight = move |kind: Treasure| match buried.kind() {
            Some(known) => u32::from(known == kind),
            None => self.hidden[kind.index()].into(),
        };
        Treasure::ALL.into_iter().map(move |kind| (kind, weight(kind))).filter(|&(_, weight)| weight > 0)
    }

    /// Tells `to` what chance may do, with weights.
    pub(super) fn each_outcome(&self, rules: &Variant, mut to: impl FnMut(Action, u32)) {
        match self.phase {
            Phase::Deal => self.undealt(rules).for_each(|power| to(Action::Deal(power), 1)),
            Phase::Fill(Filling::Card) => {
                kinds(&self.card_deck).for_each(|(card, copies)| to(Action::TurnUp(card), copies.into()));
            }
            Phase::Fill(Filling::Token) => {
                let values = (0..).zip(self.bag).filter(|&(_, copies)| copies > 0);
                values.for_each(|(value, copies)| to(Action::Token(value), copies.into()));
            }
            Phase::Fill(Filling::Tile) => self.drawable(rules).iter().for_each(|tile| to(Action::Draw(tile), 1)),
            Phase::Reveal(_, buried) => {
                self.beliefs(buried).for_each(|(kind, weight)| to(Action::Reveal(kind), weight));
            }
            Phase::Show => {
                let Some((ruin, place)) = self.next_shown(rules) else { return };
                let buried = self.stack(rules, ruin).nth(place).unwrap_or_default();
                self.beliefs(buried).for_each(|(kind, weight)| to(Action::Show { ruin, kind }, weight));
            }
            Phase::Draft | Phase::Turn | Phase::Act | Phase::Effect | Phase::Over => {}
        }
    }

    /// Takes this treasure out of the hidden ones, unless its kind was known before.
    pub(super) fn uncover_kind(&mut self, buried: Buried, kind: Treasure) {
        if buried.is_hidden() {
            self.hidden[kind.index()] -= 1;
        }
    }

    /// L10.5: removes what the viewer may not know; `None` is an onlooker.
    pub(super) fn hide(&mut self, viewer: Option<Seat>) {
        let knows = |buried: Buried| viewer.is_some_and(|seat| buried.is_seen_by(seat));
        let mut covered = [0; MAX_TREASURES];
        let mut cover = |buried: &mut Buried| {
            if let Some(kind) = buried.kind().filter(|_| !knows(*buried)) {
                covered[kind.index()] += 1;
                *buried = buried.covered();
            }
        };
        self.buried_mut().iter_mut().for_each(&mut cover);
        if let Phase::Reveal(_, buried) = &mut self.phase {
            cover(buried);
        }
        for (hidden, covered) in self.hidden.iter_mut().zip(covered) {
            *hidden += covered;
        }
        self.sight = viewer.map_or(Sight::Onlooker, Sight::Seat);
    }

    /// A whole state that looks like this view: each covered treasure is one of the hidden, all equally likely.
    #[must_use]
    pub(super) fn guessed(&self, random: &mut impl Rng) -> Self {
        let mut state = *self;
        let mut hidden = self.hidden;
        let mut guess = |buried: &mut Buried| {
            if !buried.is_hidden() || buried.is_unseen() {
                return;
            }
            let total: u32 = hidden.iter().copied().map(u32::from).sum();
            let mut pick = random.random_range(0..total.max(1));
            for (kind, left) in Treasure::ALL.into_iter().zip(&mut hidden) {
                if pick < (*left).into() {
                    *left -= 1;
                    *buried = Buried::new(Some(kind), buried.seen());
                    return;
                }
                pick -= u32::from(*left);
            }
        };
        state.buried_mut().iter_mut().for_each(&mut guess);
        if let Phase::Reveal(_, buried) = &mut state.phase {
            guess(buried);
        }
        state.hidden = hidden;
        state.sight = Sight::Whole;
        state
    }
}
