//! Action cards and directors' tiles: their names and effects (L7, L9), and the cards beside a player's sheet.

use std::fmt;

use super::illegal::Rule;
use crate::expedition::{TileId, Treasure};
use crate::game::List;

/// The most kinds of cards.
pub const MAX_CARDS: usize = 64;
/// The most places on one side of a sheet.
pub const MAX_PLACES: usize = 6;

/// A kind of card, by its place in the variant's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CardId(u8);

impl CardId {
    /// The card with this place in the variant's list.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index & (MAX_CARDS as u8 - 1))
    }

    /// Its place in the variant's list, always below [`MAX_CARDS`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 as usize) & (MAX_CARDS - 1)
    }
}

/// The number of copies of each kind of card.
pub type Cards = [u8; MAX_CARDS];

/// The kinds of cards that a heap has, in order, each with the number of copies.
pub fn kinds(cards: &Cards) -> impl Iterator<Item = (CardId, u8)> + '_ {
    (0..).zip(cards).filter(|&(_, &copies)| copies > 0).map(|(index, &copies)| (CardId::new(index), copies))
}

/// The number of a card as printed: two digits, and perhaps a part 1–9 after a hyphen, such as `01-2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number {
    number: u8,
    part: Option<u8>,
}

impl Number {
    /// Reads a number; `None` if the text is none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let digit = |byte: &u8| byte.is_ascii_digit().then(|| byte - b'0');
        let (tens, ones, part) = match text.as_bytes() {
            [tens, ones] => (tens, ones, None),
            [tens, ones, b'-', part @ b'1'..=b'9'] => (tens, ones, digit(part)),
            _ => return None,
        };
        Some(Self { number: digit(tens)? * 10 + digit(ones)?, part })
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}", self.number)?;
        self.part.map_or(Ok(()), |part| write!(f, "-{part}"))
    }
}

/// An action card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its number.
    pub number: Number,
    /// The effect.
    pub effect: Effect,
    /// The copies with 2, with 3 and with 4 players.
    pub counts: [u8; 3],
}

/// A director's tile, by its place in the variant's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct PowerId(u8);

impl PowerId {
    /// The tile with this place in the variant's list.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the variant's list.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The most directors' tiles.
pub const MAX_POWERS: usize = 32;
/// The powers of one tile.
pub const SLOTS: usize = 3;

/// A director's tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Power {
    /// Its name, such as `P3`.
    pub name: String,
    /// Its powers.
    pub effects: [Effect; SLOTS],
}

/// The effect of a card or a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// L7.3: take the face-up treasures of this kind.
    Treasures(Treasure),
    /// L7.4: up to so many explorers onto one ruin.
    PutRuin(u8),
    /// L7.5: dig up to so many treasures.
    Dig(u8),
    /// L7.6: look at the top treasures; permanent.
    Look,
    /// L7.7: look at a whole ruin, take one treasure and stack the rest.
    Scout,
    /// L7.8: up to so many explorers onto temples.
    PutTemple(u8),
    /// L7.9: up to so many tiers on one temple.
    UncoverOne(u8),
    /// L7.10: one tier on each of up to so many temples.
    UncoverEach(u8),
    /// L7.11: a camp, then up to so many members onto it.
    Camp(u8),
    /// L7.12: members from the unavailable reserve.
    Recruit {
        /// Up to so many explorers.
        explorers: u8,
        /// Up to so many leaders.
        leaders: u8,
    },
    /// L7.13: members from one hex to another.
    Jump,
    /// L7.14: so many slabs of movement.
    Steps(u8),
    /// L7.15: lay or move a slab token.
    Slab,
    /// L7.16, L9.2: so many action points; permanent as a card.
    ActionPoints(u8),
    /// L7.17: lay this card tile.
    Tile(TileId),
    /// L7.17: lay the next lake of the card tiles.
    Lake,
    /// L7.17: lay the next volcano of the card tiles.
    Volcano,
    /// L9.2: up to so many members enter for free.
    Deploy(u8),
    /// L9.2: up to so many exchanges for free.
    Exchange(u8),
}

impl Effect {
    /// True if a card with this effect is kept and used, and never played (L3.9, L3.10).
    #[must_use]
    pub const fn is_permanent(self) -> bool {
        matches!(self, Self::Look | Self::ActionPoints(_))
    }

    /// The name by which positions know it, that of the column `key` of the printed list.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Treasures(_) => "treasures",
            Self::PutRuin(_) => "put_ruin",
            Self::Dig(_) => "dig",
            Self::Look => "look",
            Self::Scout => "scout",
            Self::PutTemple(_) => "put_temple",
            Self::UncoverOne(_) => "uncover_one",
            Self::UncoverEach(_) => "uncover_each",
            Self::Camp(_) => "camp",
            Self::Recruit { .. } => "recruit",
            Self::Jump => "jump",
            Self::Steps(_) => "steps",
            Self::Slab => "slab",
            Self::ActionPoints(_) => "ap",
            Self::Tile(_) | Self::Lake | Self::Volcano => "tile",
            Self::Deploy(_) => "deploy",
            Self::Exchange(_) => "exchange",
        }
    }

    /// The rule that says what it does.
    #[must_use]
    pub const fn rule(self) -> Rule {
        let (chapter, number) = match self {
            Self::Treasures(_) => (7, 3),
            Self::PutRuin(_) => (7, 4),
            Self::Dig(_) => (7, 5),
            Self::Look => (7, 6),
            Self::Scout => (7, 7),
            Self::PutTemple(_) => (7, 8),
            Self::UncoverOne(_) => (7, 9),
            Self::UncoverEach(_) => (7, 10),
            Self::Camp(_) => (7, 11),
            Self::Recruit { .. } => (7, 12),
            Self::Jump => (7, 13),
            Self::Steps(_) => (7, 14),
            Self::Slab => (7, 15),
            Self::ActionPoints(_) => (7, 16),
            Self::Tile(_) | Self::Lake | Self::Volcano => (7, 17),
            Self::Deploy(_) | Self::Exchange(_) => (9, 2),
        };
        Rule::new(chapter, number)
    }

    /// The steps that it has at the start, as [`Doing`](super::effect::Doing) counts them.
    #[must_use]
    pub(super) const fn steps(self) -> u8 {
        match self {
            Self::PutRuin(steps)
            | Self::Dig(steps)
            | Self::PutTemple(steps)
            | Self::UncoverOne(steps)
            | Self::UncoverEach(steps)
            | Self::Camp(steps)
            | Self::Steps(steps)
            | Self::Deploy(steps)
            | Self::Exchange(steps) => steps,
            Self::Recruit { explorers, .. } => explorers,
            Self::Scout => 3,
            Self::Slab => 1,
            Self::Treasures(_)
            | Self::Look
            | Self::Jump
            | Self::ActionPoints(_)
            | Self::Tile(_)
            | Self::Lake
            | Self::Volcano => 0,
        }
    }
}

/// A card beside a player's sheet, used or not. Cards are in order by number, of equal ones the used first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Held {
    /// Which card.
    pub card: CardId,
    /// True if it was not used since the last upkeep; only permanent cards are ever used.
    pub unused: bool,
}

/// The cards on one side of a sheet.
pub type Hand = List<Held, MAX_PLACES>;

impl Hand {
    /// The card of this kind; of several the one that comes first, so the used one (L3.9).
    #[must_use]
    pub fn find(&self, card: CardId) -> Option<Held> {
        self.as_slice().iter().copied().find(|held| held.card == card)
    }
}

/// The side of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Where drafted cards lie.
    Right,
    /// Where kept cards lie.
    Left,
}
