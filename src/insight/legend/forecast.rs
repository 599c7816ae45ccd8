//! The forecast of what is still to come, from what is public: groups of tiles, tokens, cards and treasures.
//!
//! What each heap still holds is known to everybody, and a draw is an even choice among it (L10.1, L11.4); so odds are
//! fractions of small numbers. How they are shown, the window decides.

use crate::expedition::TileSet;
use crate::insight::Odds;
use crate::legend::{CardId, State, TileKind, Variant, kinds};

/// A group of the deck that still has tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupLeft {
    /// Its letter.
    pub letter: char,
    /// The tiles that were not drawn.
    pub tiles: TileSet,
    /// The volcanoes among them: each starts a scoring round when it is laid.
    pub volcanoes: u8,
    /// The number of its tiles that the rest of the game will draw.
    pub drawn: u8,
}

/// The knowledge about what is to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The groups of the deck in the order in which they are drawn, without those that are through.
    pub groups: Vec<GroupLeft>,
    /// The tiles that the next filling of the display will draw.
    pub ahead: u8,
    /// The odds that at least one of these is a volcano.
    pub soon: Odds,
    /// The volcanoes on display and in hands, not yet laid.
    pub open: TileSet,
    /// The tokens in the bag: their values in rising order, each with its copies.
    pub tokens: Vec<(u8, u8)>,
    /// The cards of the deck in order, each with its copies.
    pub cards: Vec<(CardId, u8)>,
    /// The treasures of each kind that are hidden from the viewer.
    pub hidden: Vec<u8>,
}

impl Forecast {
    /// The forecast as everybody at the table can count it.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let is_volcano = |tile: &_| rules.tile(*tile).kind == TileKind::Volcano;
        let volcanoes = |tiles: TileSet| tiles.iter().filter(is_volcano).count();
        let per_round = usize::from(rules.display_tiles());
        let rounds = usize::from(rules.rounds().saturating_sub(state.round()));
        // In its round the display may still be short of some.
        let filling = match state.phase() {
            crate::legend::Phase::Deal | crate::legend::Phase::Fill(_) => {
                per_round.saturating_sub(state.display_tiles().len())
            }
            _ => 0,
        };
        let ahead = if filling > 0 {
            filling
        } else if rounds > 0 {
            per_round
        } else {
            0
        };
        let ahead = ahead.min(state.deck().len());
        let mut to_draw = filling + rounds * per_round;
        let (mut none, mut of, mut wanted) = (1, 1, ahead);
        let mut groups = Vec::new();
        for group in rules.deck() {
            let tiles = state.deck().and(group.tiles);
            let harmless = tiles.len() - volcanoes(tiles);
            let taken = wanted.min(tiles.len());
            // The odds that none of these tiles is a volcano, tile by tile.
            for drawn in 0..taken {
                none *= harmless.saturating_sub(drawn) as u64;
                of *= (tiles.len() - drawn) as u64;
            }
            wanted -= taken;
            let drawn = to_draw.min(tiles.len());
            to_draw -= drawn;
            if !tiles.is_empty() {
                let volcanoes = volcanoes(tiles) as u8;
                groups.push(GroupLeft { letter: group.letter, tiles, volcanoes, drawn: drawn as u8 });
            }
        }
        let mut open = TileSet::EMPTY;
        let in_hands = state.seats().iter().fold(state.display_tiles(), |all, &seat| all.or(state.tiles(seat)));
        in_hands.iter().filter(is_volcano).for_each(|tile| open.insert(tile));
        Self {
            groups,
            ahead: ahead as u8,
            soon: Odds { cases: of - none, of },
            open,
            tokens: (0..).zip(*state.bag()).filter(|&(_, copies)| copies > 0).collect(),
            cards: kinds(state.card_deck()).collect(),
            hidden: state.hidden(rules).to_vec(),
        }
    }
}
