//! Counts what there is: treasures, glyphs and numbers (C15.8).

use super::reader::PositionReader;
use super::{Result, bad, ensure};
use crate::chac::card::{Card, Deck, Glyph, Number, Value};
use crate::chac::square::MAX_TILES;
use crate::chac::temple::Face;

impl PositionReader<'_> {
    pub(super) fn material(&self) -> Result<()> {
        self.treasures()?;
        self.pairs()
    }

    /// Every treasure is in its deck or alcove, in a hand, or in the common pile.
    fn treasures(&self) -> Result<()> {
        let state = &self.state;
        let held = state.seats().iter().flat_map(|&seat| state.hand(seat).as_slice());
        let all: Vec<Card> = held.copied().chain(state.discard().iter().map(|discarded| discarded.card)).collect();
        let taken = |card: Card| all.iter().filter(|&&other| other == card).count();
        for deck in self.rules.decks() {
            for value in Value::all() {
                let there = usize::from(state.stock(deck).copies(value)) + taken(Card::new(deck, value));
                if there != usize::from(self.rules.deck(deck)[value.index()]) {
                    return bad(format!("decks.{deck}"), format!("treasures of value {value} do not add up"));
                }
            }
        }
        for value in Value::all() {
            let closed = (0..).zip(self.rules.alcoves()).filter(|(_, alcove)| alcove.value == value);
            let closed = closed.filter(|&(index, _)| state.has_alcove(index)).count();
            let there = closed + taken(Card::new(Deck::ALCOVE, value));
            if there != usize::from(self.rules.deck(Deck::ALCOVE)[value.index()]) {
                return bad("alcoves", format!("treasures of value {value} do not add up"));
            }
        }
        let searched = state.tiles.iter().filter(|tile| tile.face == Face::Empty).count();
        let drawn = all.iter().filter(|card| card.deck() == Deck::LAVA).count();
        ensure(searched == drawn, "tiles", "as many are empty as treasures were drawn from the deck `lava`")
    }

    /// No number and no glyph is there twice, and none belongs to two.
    fn pairs(&self) -> Result<()> {
        let state = &self.state;
        let mut numbers = 0_u32;
        for (index, clue) in state.clues.iter().enumerate() {
            let Some(number) = clue.number else { continue };
            ensure(numbers >> number.get() & 1 == 0, &format!("clues[{index}]"), "has the number of another clue")?;
            numbers |= 1 << number.get();
        }
        let mut laid = 0_u32;
        for (tile, &square) in state.tiles.iter().zip(self.rules.tiles()) {
            let Some(glyph) = tile.glyph else { continue };
            let field = format!("tiles.{}", self.rules.square_id(square));
            ensure(laid >> glyph.get() & 1 == 0, &field, "has the glyph of another tile")?;
            laid |= 1 << glyph.get();
            let sinks = tile.number.is_some_and(|number| state.is_trapped(number));
            let has_sunk = tile.face == Face::Sunk;
            ensure(!has_sunk || sinks, &field, "has sunk and is not trapped")?;
            ensure(has_sunk || tile.face == Face::Down || !sinks, &field, "is trapped and has not sunk")?;
        }
        let (mut number_of, mut glyph_of) = ([None; MAX_TILES + 1], [None; MAX_TILES + 1]);
        let clues = (0..).zip(&state.clues).map(|(index, clue)| (format!("clues[{index}]"), clue.glyph, clue.number));
        let tiles = state.tiles.iter().zip(self.rules.tiles());
        let tiles =
            tiles.map(|(tile, &square)| (format!("tiles.{}", self.rules.square_id(square)), tile.glyph, tile.number));
        for (field, glyph, number) in clues.chain(tiles) {
            let Some((glyph, number)) = glyph.zip(number) else { continue };
            let own: &mut Option<Number> = &mut number_of[usize::from(glyph.get())];
            ensure(own.is_none_or(|own| own == number), &field, "has a glyph that has another number")?;
            *own = Some(number);
            let own: &mut Option<Glyph> = &mut glyph_of[usize::from(number.get())];
            ensure(own.is_none_or(|own| own == glyph), &field, "has a number that has another glyph")?;
            *own = Some(glyph);
        }
        Ok(())
    }
}
