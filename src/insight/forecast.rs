//! The volcano forecast: the odds of the tiles to come, from what is public.
//!
//! Knows nothing of the window. Which tiles each group still holds is known to everybody, and a draw is
//! an even choice among those of the current group (T10); so the odds are fractions of small numbers.

use crate::tikal::{Phase, State, TileSet, Variant};

/// A fraction of all cases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The cases in which it happens.
    pub cases: u64,
    /// All cases.
    pub of: u64,
}

impl Odds {
    /// The percentage, rounded, but 0 and 100 only where it is impossible or certain.
    #[must_use]
    pub fn percent(self) -> u64 {
        match (self.cases, self.of) {
            (0, _) => 0,
            (cases, of) if cases == of => 100,
            (cases, of) => ((cases * 200 + of) / (of * 2)).clamp(1, 99),
        }
    }
}

/// What is known about volcanoes among the tiles to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The letter of the group that is drawn from; nothing when the deck is empty.
    pub group: Option<char>,
    /// Volcanoes left in that group.
    pub in_group: usize,
    /// Volcanoes left in the whole deck.
    pub in_deck: usize,
    /// That the next tile is a volcano.
    pub next: Odds,
    /// How many tiles the next round has: one for each player, or all that are left.
    pub ahead: u8,
    /// That at least one of these is a volcano.
    pub soon: Odds,
    /// Volcanoes that lie face up.
    pub face_up: usize,
}

impl Forecast {
    /// The odds as everybody at the table can count them.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let is_volcano = |tile| rules.tile(tile).kind.starts_a_scoring();
        let volcanoes = |tiles: TileSet| tiles.iter().filter(|&tile| is_volcano(tile)).count();
        let current = state.drawable(rules);
        let group = rules.groups().iter().find(|group| !group.tiles.and(current).is_empty());
        // While tiles are being turned up the round already has some.
        let turned_up = if state.phase() == Phase::Draw { state.face_up().len() } else { 0 };
        let round = usize::from(state.players()).saturating_sub(turned_up).max(1);
        let ahead = round.min(state.deck().len());

        // The chance that no tile is a volcano, tile by tile: groups are drawn one after the other.
        let (mut none, mut of, mut wanted) = (1, 1, ahead);
        for group in rules.groups() {
            let left = group.tiles.and(state.deck());
            let harmless = left.len() - volcanoes(left);
            let taken = wanted.min(left.len());
            for drawn in 0..taken {
                none *= harmless.saturating_sub(drawn) as u64;
                of *= (left.len() - drawn) as u64;
            }
            wanted -= taken;
        }
        let in_group = volcanoes(current);
        Self {
            group: group.map(|group| group.letter),
            in_group,
            in_deck: volcanoes(state.deck()),
            next: Odds { cases: in_group as u64, of: current.len().max(1) as u64 },
            ahead: ahead as u8,
            soon: Odds { cases: of - none, of },
            face_up: state.face_up().iter().filter(|&&tile| is_volcano(tile)).count(),
        }
    }
}
