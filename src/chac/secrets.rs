//! The knowledge of each seat (C14): which glyph bears which number, the outcomes of chance as far as a viewer knows them,
//! views, and guesses at what a view hides.

use rand::{Rng, RngExt};

use super::action::Action;
use super::card::{Card, Glyph, Number, Seats, Value, WallCard};
use super::dice::Results;
use super::phase::Phase;
use super::square::MAX_TILES;
use super::state::{Sight, State};
use super::temple::{Clue, Face, Tile};
use super::variant::Variant;
use crate::game::Seat;

/// One thing that a seat has seen alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// A treasure in its hand.
    Card(Seat, Card),
    /// The glyph of the clue of a zone, from 0.
    Clue(u8, Glyph),
    /// The number under a lava tile, from 0.
    Number(u8, Number),
}

/// The glyphs whose numbers are known in a state, and those numbers.
#[derive(Clone, Copy, Default)]
struct Pairs {
    /// By glyph, then by number, from 1.
    number: [Option<Number>; MAX_TILES + 1],
    glyph: [Option<Glyph>; MAX_TILES + 1],
}

impl Pairs {
    /// The pairs known in this state: of a view, those that its viewer knows, by its own looking and from turned tiles.
    fn of(state: &State) -> Self {
        let mut pairs = Self::default();
        let clues = state.clues.iter().map(|clue| (clue.glyph, clue.number));
        let tiles = state.tiles.iter().map(|tile| (tile.glyph, tile.number));
        for (glyph, number) in clues.chain(tiles) {
            if let (Some(glyph), Some(number)) = (glyph, number) {
                pairs.join(glyph, number);
            }
        }
        pairs
    }

    fn join(&mut self, glyph: Glyph, number: Number) {
        self.number[usize::from(glyph.get())] = Some(number);
        self.glyph[usize::from(number.get())] = Some(glyph);
    }

    fn number_of(&self, glyph: Glyph) -> Option<Number> {
        self.number[usize::from(glyph.get())]
    }

    fn glyph_of(&self, number: Number) -> Option<Glyph> {
        self.glyph[usize::from(number.get())]
    }

    /// C14.4: the numbers that a glyph can have: its own, else each that is no other glyph's.
    fn numbers_for(&self, rules: &Variant, glyph: Glyph) -> impl Iterator<Item = Number> {
        let known = self.number_of(glyph);
        let free = move |&number: &Number| match known {
            Some(known) => known == number,
            None => self.glyph_of(number).is_none(),
        };
        Number::first(rules.numbers()).filter(free)
    }

    /// C14.4: the glyphs that a number can have: its own, else each that is no other number's.
    fn glyphs_for(&self, rules: &Variant, number: Number) -> impl Iterator<Item = Glyph> {
        let known = self.glyph_of(number);
        let free = move |&glyph: &Glyph| match known {
            Some(known) => known == glyph,
            None => self.number_of(glyph).is_none(),
        };
        Glyph::first(rules.numbers()).filter(free)
    }
}

impl State {
    /// The number that this glyph is known to have; in a view, known to its viewer.
    #[must_use]
    pub fn number_of(&self, glyph: Glyph) -> Option<Number> {
        Pairs::of(self).number_of(glyph)
    }

    /// The glyph that this number is known to have; in a view, known to its viewer.
    #[must_use]
    pub fn glyph_of(&self, number: Number) -> Option<Glyph> {
        Pairs::of(self).glyph_of(number)
    }

    /// The glyph that the clue of a zone is known to bear: by looking at it, or as turned tiles tell everybody (C14.4); in a
    /// view, known to its viewer.
    #[must_use]
    pub fn clue_glyph(&self, zone: usize) -> Option<Glyph> {
        let clue = self.clue(zone);
        clue.glyph.or_else(|| self.glyph_of(clue.number?))
    }

    pub(super) fn can_be_glyph(&self, rules: &Variant, zone: u8, glyph: Glyph) -> bool {
        let number = self.clue(zone.into()).number;
        number.is_some_and(|number| Pairs::of(self).glyphs_for(rules, number).any(|other| other == glyph))
    }

    pub(super) fn can_be_number(&self, rules: &Variant, tile: u8, number: Number) -> bool {
        let glyph = self.tile(tile.into()).glyph;
        glyph.is_some_and(|glyph| Pairs::of(self).numbers_for(rules, glyph).any(|other| other == number))
    }

    pub(super) fn is_laid(&self, glyph: Glyph) -> bool {
        self.tiles.iter().any(|tile| tile.glyph == Some(glyph))
    }

    /// Tells `to` what chance may do, with weights (C15.4): in truth, or in a view as far as its viewer knows (C14.4).
    pub(super) fn each_outcome(&self, rules: &Variant, mut to: impl FnMut(Action, u32)) {
        match self.phase() {
            Phase::Trap => {
                let left = Number::first(rules.numbers()).filter(|&number| !self.is_trapped(number));
                left.for_each(|number| to(Action::Trap(number), 1));
            }
            Phase::Deal => self.undealt(rules).for_each(|who| to(Action::Deal(who), 1)),
            Phase::Roll(purpose) => {
                let results = Results::of(self.roll_count(rules, purpose));
                results.all().for_each(|(dice, ways)| to(Action::Roll(dice), ways));
            }
            Phase::Draw(deck) => {
                let stock = self.stock(deck);
                let left = Value::all().map(|value| (value, stock.copies(value))).filter(|&(_, copies)| copies > 0);
                left.for_each(|(value, copies)| to(Action::Draw(value), copies.into()));
            }
            Phase::Clue(zone) => {
                let Some(number) = self.clue(zone.into()).number else { return };
                Pairs::of(self).glyphs_for(rules, number).for_each(|glyph| to(Action::Clue(glyph), 1));
            }
            Phase::Turn(tile) => {
                let Some(glyph) = self.tile(tile.into()).glyph else { return };
                Pairs::of(self).numbers_for(rules, glyph).for_each(|number| to(Action::Turn(number), 1));
            }
            Phase::Read(tile) => {
                let Some(glyph) = self.tile(tile.into()).glyph else { return };
                Pairs::of(self).numbers_for(rules, glyph).for_each(|number| to(Action::Read(number), 1));
            }
            Phase::Lay(_) => {
                let left = Glyph::first(rules.numbers()).filter(|&glyph| !self.is_laid(glyph));
                left.for_each(|glyph| to(Action::Lay(glyph), 1));
            }
            Phase::Wall => {
                let left = WallCard::ALL.map(|card| (card, self.walls().left_of(card)));
                let left = left.into_iter().filter(|&(_, cards)| cards > 0);
                left.for_each(|(card, cards)| to(Action::Wall(card), cards.into()));
            }
            Phase::Chest => (1..=rules.chest_sides()).for_each(|pips| to(Action::Chest(pips), 1)),
            Phase::Choose | Phase::Load | Phase::Act | Phase::Rescue | Phase::Substitute | Phase::Over => {}
        }
    }

    // ---- Views ---------------------------------------------------------------------------------

    /// Removes what the viewer may not know; `None` is an onlooker.
    pub(super) fn hide(&mut self, viewer: Option<Seat>) {
        self.sight = viewer.map_or(Sight::Onlooker, Sight::Seat);
        if self.phase.is_end() {
            // C14.6
            return;
        }
        let decks = &mut self.decks;
        // What the viewer has not seen is for it among the copies that could be anywhere.
        let mut cover = |card: &mut Card| {
            if let Some(value) = card.value().filter(|_| !card.is_public()) {
                decks[card.deck().index()].copies[value.index()] += 1;
                *card = card.covered();
            }
        };
        for (player, _) in self.player.iter_mut().zip(Seat::ALL).filter(|&(_, seat)| Some(seat) != viewer) {
            player.hand.as_mut_slice().iter_mut().for_each(&mut cover);
        }
        for discarded in self.discard.as_mut_slice().iter_mut().filter(|discarded| Some(discarded.by) != viewer) {
            cover(&mut discarded.card);
        }
        let is_seen = |seats: Seats| viewer.is_some_and(|seat| seats.contains(seat));
        for clue in self.clues.iter_mut().filter(|clue| !is_seen(clue.seen)) {
            clue.glyph = None;
        }
        for tile in self.tiles.iter_mut().filter(|tile| tile.face == Face::Down && !is_seen(tile.checked)) {
            tile.number = None;
        }
    }

    /// This view with one thing more that the whole state, or a view that knows it, tells; as it is where that is not so.
    #[must_use]
    pub fn knowing(&self, known: Known) -> Self {
        let mut state = *self;
        match known {
            Known::Card(seat, card) => {
                let hand = &mut state.player[seat.index()].hand;
                let held = hand.as_mut_slice().iter_mut().find(|held| **held == card.covered());
                if let (Some(held), Some(value)) = (held, card.value()) {
                    *held = card;
                    hand.sort();
                    let copies = &mut state.decks[card.deck().index()].copies[value.index()];
                    *copies = copies.saturating_sub(1);
                }
            }
            Known::Clue(zone, glyph) => state.clues[usize::from(zone)].glyph = Some(glyph),
            Known::Number(tile, number) => state.tiles[usize::from(tile)].number = Some(number),
        }
        state
    }

    /// C14.5: a whole state that looks like this view. Every way to put the unseen cards where cards are hidden is equally
    /// likely, equal ones counted as different, and so is every way to pair the other glyphs with the other numbers.
    #[must_use]
    pub(super) fn guessed(&self, rules: &Variant, random: &mut impl Rng) -> Self {
        let mut state = *self;
        state.sight = Sight::Whole;
        if self.phase.is_end() {
            return state;
        }
        let decks = &mut state.decks;
        let mut guess = |card: &mut Card| {
            if card.value().is_some() {
                return;
            }
            let copies = &mut decks[card.deck().index()].copies;
            let total: u32 = copies.iter().copied().map(u32::from).sum();
            let mut pick = random.random_range(0..total.max(1));
            for (value, left) in Value::all().zip(copies) {
                if pick < u32::from(*left) {
                    *left -= 1;
                    *card = Card::new(card.deck(), value);
                    return;
                }
                pick -= u32::from(*left);
            }
        };
        for player in &mut state.player {
            player.hand.as_mut_slice().iter_mut().for_each(&mut guess);
            player.hand.sort();
        }
        state.discard.as_mut_slice().iter_mut().for_each(|discarded| guess(&mut discarded.card));
        state.discard.sort();
        state.guess_pairs(rules, random);
        state
    }

    /// Fills in what somebody has seen and the viewer has not, from one whole pairing of glyphs and numbers.
    fn guess_pairs(&mut self, rules: &Variant, random: &mut impl Rng) {
        let is_hidden_clue = |clue: &Clue| clue.glyph.is_none() && !clue.seen.is_empty();
        let is_hidden_tile = |tile: &Tile| tile.number.is_none() && !tile.checked.is_empty();
        if !self.clues.iter().any(is_hidden_clue) && !self.tiles.iter().any(is_hidden_tile) {
            return;
        }
        let mut pairs = Pairs::of(self);
        for glyph in Glyph::first(rules.numbers()) {
            if pairs.number_of(glyph).is_none() {
                let free = pairs.numbers_for(rules, glyph).count();
                let number = pairs.numbers_for(rules, glyph).nth(random.random_range(0..free.max(1)));
                // There are as many numbers as glyphs, so one is free.
                if let Some(number) = number {
                    pairs.join(glyph, number);
                }
            }
        }
        for clue in self.clues.iter_mut().filter(|clue| is_hidden_clue(clue)) {
            clue.glyph = clue.number.and_then(|number| pairs.glyph_of(number));
        }
        for tile in self.tiles.iter_mut().filter(|tile| is_hidden_tile(tile)) {
            tile.number = tile.glyph.and_then(|glyph| pairs.number_of(glyph));
        }
    }
}
