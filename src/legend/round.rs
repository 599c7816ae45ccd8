//! The course of rounds (L3): drafting, who is next, upkeep; and what begins after the last round.

use super::card::{Effect, Hand, Held};
use super::event::Event;
use super::state::{Filling, Phase, State};
use super::variant::Variant;
use crate::game::{List, Seat};

impl State {
    // ---- Filling the display ---------------------------------------------------------------------

    /// The sort of chance that fills the display next (L3.16); `None` if nothing is short.
    pub(super) fn short_of(&self, rules: &Variant) -> Option<Filling> {
        let count = |things: &[u8]| things.iter().map(|&copies| u32::from(copies)).sum::<u32>();
        if count(&self.display_cards) < rules.display_cards.into() && count(&self.card_deck) > 0 {
            Some(Filling::Card)
        } else if count(&self.display_tokens) < self.players.into() && count(&self.bag) > 0 {
            Some(Filling::Token)
        } else if self.display_tiles.len() < rules.display_tiles.into() && !self.deck.is_empty() {
            Some(Filling::Tile)
        } else {
            None
        }
    }

    /// Goes on filling the display, or begins the drafting.
    pub(super) fn fill(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        if let Some(filling) = self.short_of(rules) {
            self.seat = self.first();
            self.phase = Phase::Fill(filling);
        } else {
            // After the last in order comes the first.
            self.seat = self.order().last().copied().unwrap_or_default();
            self.draft_on(rules, events);
        }
    }

    fn first(&self) -> Seat {
        self.order().first().copied().unwrap_or_default()
    }

    /// The seats in order, the one after this one first, this one last.
    fn after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let order = self.order;
        let place = order.as_slice().iter().position(|&other| other == seat).unwrap_or(0);
        let players = order.len();
        (1..=players).filter_map(move |step| order.as_slice().get((place + step) % players).copied())
    }

    // ---- Drafting --------------------------------------------------------------------------------

    /// L3.4: true if the seat may take one more tile, if there is one.
    #[must_use]
    pub fn may_draft_tile(&self, rules: &Variant, seat: Seat) -> bool {
        let (share, rest) = self.tile_shares(rules);
        let has = self.tiles(seat).len();
        let seconds = self.seats().iter().filter(|&&other| self.tiles(other).len() > share).count();
        has < share || (has == share && seconds < rest)
    }

    /// L3.4: the tiles that each player takes, and how many players take one more.
    #[must_use]
    pub fn tile_shares(&self, rules: &Variant) -> (usize, usize) {
        let (tiles, players) = (usize::from(rules.display_tiles), usize::from(self.players));
        (tiles / players, tiles % players)
    }

    /// L3.5: true if the seat can take anything.
    fn can_draft(&self, rules: &Variant, seat: Seat) -> bool {
        let any = |things: &[u8]| things.iter().any(|&copies| copies > 0);
        !self.next_order.contains(&Some(seat))
            || (self.token(seat).is_none() && any(&self.display_tokens))
            || (!self.display_tiles.is_empty() && self.may_draft_tile(rules, seat))
            || (self.right(seat).len() < rules.right_places(self.players).into() && any(&self.display_cards))
    }

    /// The next seat that can take anything drafts; if there is none, acting begins.
    pub(super) fn draft_on(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        if let Some(next) = self.after(self.seat).find(|&seat| self.can_draft(rules, seat)) {
            self.seat = next;
            self.phase = Phase::Draft;
            return;
        }
        self.seat = self.first();
        self.phase = Phase::Turn;
        events.extend([Event::ActingBegan { round: self.round }]);
    }

    // ---- Acting ----------------------------------------------------------------------------------

    /// L11.2: the next in order who has not passed makes a turn; if there is none, the round is over.
    pub(super) fn next_player(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        if let Some(next) = self.after(self.seat).find(|&seat| !self.passed.contains(seat)) {
            self.seat = next;
            self.phase = Phase::Turn;
        } else if self.round < rules.rounds {
            self.upkeep(rules, events);
        } else {
            // L6.9: in the order drafted in the last round.
            let order = List::of(self.next_order.into_iter().flatten());
            self.begin_scoring(rules, order, None, events);
        }
    }

    /// L3.14, L3.15: the next round begins.
    fn upkeep(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        self.order = List::of(self.next_order.into_iter().flatten());
        self.next_order = Default::default();
        self.passed = List::default();
        for player in &mut self.player {
            let renewed = player.left.as_slice().iter().map(|held| Held { unused: true, ..*held });
            player.left = sorted(renewed);
        }
        self.round += 1;
        events.extend([Event::RoundBegan { round: self.round }]);
        self.fill(rules, events);
    }

    /// L3.11: activates the token of the seat, with all its cards that add points.
    pub(super) fn activate(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        let bonus = self.bonus(rules, seat);
        let player = self.player_mut(seat);
        let Some(value) = player.token.take() else { return };
        let use_up = |hand: &Hand| {
            sorted(hand.as_slice().iter().map(|&held| match rules.card(held.card).effect {
                Effect::ActionPoints(_) => Held { unused: false, ..held },
                _ => held,
            }))
        };
        (player.right, player.left) = (use_up(&player.right), use_up(&player.left));
        self.spent[usize::from(value)] += 1;
        self.points = value.saturating_add(bonus);
        self.phase = Phase::Act;
        events.extend([Event::TokenActivated { seat, value, bonus }]);
    }

    /// The seat spends no more points: a turn or a scoring turn is over.
    pub(super) fn end(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        events.extend([Event::TurnEnded { seat: self.seat, lost: self.points }]);
        self.points = 0;
        self.rest_sites();
        match self.scoring {
            Some(scoring) => self.end_scoring_turn(rules, scoring, events),
            None => self.next_player(rules, events),
        }
    }

    /// L3.13: the seat is out of the round; permanent cards on its right are lost.
    pub(super) fn pass(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        let right = std::mem::take(&mut self.player_mut(seat).right);
        for held in right.as_slice() {
            self.discard[held.card.index()] += 1;
            events.extend([Event::CardLost { seat, card: held.card }]);
        }
        self.passed.push(seat);
        events.extend([Event::Passed { seat }]);
        self.next_player(rules, events);
    }
}

/// A hand of these cards, in their order.
pub(super) fn sorted(cards: impl Iterator<Item = Held>) -> Hand {
    let mut hand = Hand::default();
    cards.for_each(|held| hand.insert(held));
    hand
}
