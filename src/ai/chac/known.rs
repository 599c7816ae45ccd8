//! The knowledge of a seat about glyphs and numbers, and what follows from it: the chance that a lava tile is trapped.
//!
//! Of a whole state it reads no more than the view of that seat holds, so that both give the same answer.

use crate::chac::{Face, Glyph, MAX_TILES, Number, State, Variant};
use crate::game::Seat;

/// The pairs of glyphs and numbers that a seat knows, and what is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// By glyph, from 1.
    number: [Option<Number>; MAX_TILES + 1],
    /// The chance that a glyph without a number is trapped.
    other: f64,
    /// The share of traps among tiles that are not seen yet and can neither be kept clear of by their glyph.
    covered: f64,
}

impl Known {
    /// The knowledge of this seat.
    pub(super) fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let mut number = [None; MAX_TILES + 1];
        let mut join = |glyph: Option<Glyph>, of: Option<Number>| {
            if let (Some(glyph), Some(of)) = (glyph, of) {
                number[usize::from(glyph.get())] = Some(of);
            }
        };
        for zone in 0..rules.zones().len() {
            let clue = state.clue(zone);
            if clue.seen.contains(seat) {
                join(clue.glyph, clue.number);
            }
        }
        for tile in (0..rules.tiles().len()).map(|tile| state.tile(tile)) {
            if tile.face != Face::Down || tile.checked.contains(seat) {
                join(tile.glyph, tile.number);
            }
        }
        let known = number.iter().flatten().count();
        let traps = number.iter().flatten().filter(|&&number| state.is_trapped(number)).count();
        let trapped = Number::first(rules.numbers()).filter(|&number| state.is_trapped(number)).count();
        let unknown = usize::from(rules.numbers()).saturating_sub(known);
        let share = |of: usize| (trapped.saturating_sub(traps)) as f64 / of.max(1) as f64;
        let covered = share(usize::from(rules.numbers()).saturating_sub(traps));
        Self { number, other: share(unknown).min(1.0), covered: covered.min(1.0) }
    }

    /// The chance that this tile sinks under who steps onto it.
    pub(super) fn trap_chance(&self, state: &State, tile: usize) -> f64 {
        let tile = state.tile(tile);
        match (tile.face, tile.glyph) {
            (Face::Up | Face::Empty, _) => 0.0,
            (Face::Sunk, _) => 1.0,
            (Face::Down, None) => self.covered,
            (Face::Down, Some(glyph)) => match self.number[usize::from(glyph.get())] {
                Some(number) => f64::from(u8::from(state.is_trapped(number))),
                None => self.other,
            },
        }
    }

    /// True if the seat knows the glyph of this zone's clue, by whatever it has seen.
    pub(super) fn knows_clue(&self, state: &State, zone: u8) -> bool {
        let number = state.clue(usize::from(zone)).number;
        number.is_some() && self.number.contains(&number)
    }
}
