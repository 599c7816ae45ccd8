//! The volcano forecast: the odds of the tiles to come, from what is public.
//!
//! Which tiles each group still holds is known to everybody, and a draw is an even choice among those of the current
//! group (T10); so the odds are fractions of small numbers. How they are shown, the window decides.

use crate::insight::Odds;
use crate::tikal::{Phase, State, TileSet, Variant};

/// Why the next tile is certainly no volcano.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoVolcano {
    /// The group that is drawn from began without volcanoes.
    NeverInGroup,
    /// The last volcano of the group lies face up and is still to be chosen, or was drawn and is still to be placed.
    LastOfGroupFaceUp,
    /// All volcanoes of the group have come.
    GroupIsThrough,
    /// The whole deck began without volcanoes.
    NeverInDeck,
    /// The last volcano of the deck lies face up and is still to be chosen, or was drawn and is still to be placed.
    LastOfDeckFaceUp,
    /// All volcanoes of the deck have come.
    DeckIsThrough,
}

/// The knowledge about volcanoes among the tiles to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The letter of the group that is drawn from; `None` when the deck is empty.
    pub group: Option<char>,
    /// Volcanoes left in that group.
    pub in_group: usize,
    /// Volcanoes left in the whole deck.
    pub in_deck: usize,
    /// The odds that the next tile is a volcano.
    pub next: Odds,
    /// The number of tiles that `soon` looks ahead: one for each player less those that the round has turned up
    /// already, but no more than are left.
    pub ahead: u8,
    /// The odds that at least one of these tiles is a volcano.
    pub soon: Odds,
    /// Volcanoes that lie face up.
    pub face_up: usize,
    /// Why the next tile is no volcano, where that is certain.
    pub none: Option<NoVolcano>,
}

impl Forecast {
    /// The odds as everybody at the table can count them.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let is_volcano = |tile| rules.tile(tile).kind.starts_a_scoring();
        let volcanoes = |tiles: TileSet| tiles.iter().filter(|&tile| is_volcano(tile)).count();
        let current = state.drawable(rules);
        let group = rules.groups().iter().find(|group| !group.tiles.and(current).is_empty());
        // While the tiles of a round are turned up, some of them may lie there already.
        let turned_up = if state.phase() == Phase::Draw { state.face_up().len() } else { 0 };
        let round = usize::from(state.players()).saturating_sub(turned_up).max(1);
        let ahead = round.min(state.deck().len());

        // The odds that none of these tiles is a volcano, tile by tile: groups are drawn one after the other.
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
        let (in_group, in_deck) = (volcanoes(current), volcanoes(state.deck()));
        let face_up = state.face_up().iter().copied().filter(|&tile| is_volcano(tile));
        let drawn = state.hand().or(state.scoring().and_then(|scoring| scoring.volcano));
        let mut open = face_up.clone().chain(drawn.filter(|&tile| is_volcano(tile)));
        let all = rules.deck_for(state.players());
        let why = match group {
            _ if in_group > 0 => None,
            Some(group) if in_deck > 0 => Some(if volcanoes(group.tiles.and(all)) == 0 {
                NoVolcano::NeverInGroup
            } else if open.any(|tile| group.tiles.contains(tile)) {
                NoVolcano::LastOfGroupFaceUp
            } else {
                NoVolcano::GroupIsThrough
            }),
            _ if volcanoes(all) == 0 => Some(NoVolcano::NeverInDeck),
            _ if open.next().is_some() => Some(NoVolcano::LastOfDeckFaceUp),
            _ => Some(NoVolcano::DeckIsThrough),
        };
        Self {
            group: group.map(|group| group.letter),
            in_group,
            in_deck,
            next: Odds { cases: in_group as u64, of: current.len().max(1) as u64 },
            ahead: ahead as u8,
            soon: Odds { cases: of - none, of },
            face_up: face_up.count(),
            none: why,
        }
    }
}
