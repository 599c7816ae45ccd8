//! The cards and signs of the game: decks and their treasures (C1.4), wall cards (C1.3), glyphs and numbers (C1.5),
//! adventurers (C1.2).

use std::fmt;

use super::square::{MAX_TILES, MAX_ZONES};
use crate::game::Seat;

/// The number of places where treasures come from: the alcoves, the lava room, the river, and each zone.
pub const DECKS: usize = 3 + MAX_ZONES;
/// The most treasures of one seat.
pub const MAX_HELD: usize = 16;
/// The most treasures of all decks and alcoves together.
pub const MAX_CARDS: usize = 96;
/// The number of values: 1–9 and the chest.
pub const VALUES: usize = 10;
/// The most adventurers.
pub const MAX_ADVENTURERS: usize = 24;

/// The deck that the back of a treasure tells, in the order of their names; alcove treasures are one without a back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Deck(u8);

impl Deck {
    /// Alcove treasures, which all know.
    pub const ALCOVE: Self = Self(0);
    /// The lava room's.
    pub const LAVA: Self = Self(1);
    /// The river's.
    pub const RIVER: Self = Self(2);

    /// The deck of a zone, from 0 and below [`MAX_ZONES`].
    #[must_use]
    pub const fn zone(zone: u8) -> Self {
        Self(if (zone as usize) < MAX_ZONES { 3 + zone } else { DECKS as u8 - 1 })
    }

    /// All of them, by name.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DECKS as u8).map(Self)
    }

    /// Its place among all decks.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The deck of this name, such as `zone1`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|deck| deck.to_string() == name)
    }
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ALCOVE => f.write_str("alcove"),
            Self::LAVA => f.write_str("lava"),
            Self::RIVER => f.write_str("river"),
            Self(zone) => write!(f, "zone{}", zone - 2),
        }
    }
}

/// The value of a treasure, in the order of their texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(u8);

impl Value {
    /// A chest, whose value is rolled at the end (C13.3).
    pub const CHEST: Self = Self(VALUES as u8);

    /// The value of so many points, 1–9.
    #[must_use]
    pub const fn of_points(points: u8) -> Option<Self> {
        if points >= 1 && points < VALUES as u8 { Some(Self(points)) } else { None }
    }

    /// All values, chests last.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=VALUES as u8).map(Self)
    }

    /// The points that it scores; a chest has none before it is opened.
    #[must_use]
    pub const fn points(self) -> Option<u8> {
        if self.0 < VALUES as u8 { Some(self.0) } else { None }
    }

    /// Its place among all values.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The value that a text names.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        match name.as_bytes() {
            b"chest" => Some(Self::CHEST),
            [digit @ b'1'..=b'9'] => Some(Self(digit - b'0')),
            _ => None,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.points() {
            Some(points) => write!(f, "{points}"),
            None => f.write_str("chest"),
        }
    }
}

/// A treasure: the deck that it comes from, and its value where that is known. They are in the order of decks, then values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(
    /// The deck in the upper half; the value in the lower one, 0 if it is hidden.
    u8,
);

impl Card {
    /// A treasure of this value.
    #[must_use]
    pub const fn new(deck: Deck, value: Value) -> Self {
        Self(deck.0 << 4 | value.0)
    }

    /// Its deck.
    #[must_use]
    #[inline]
    pub const fn deck(self) -> Deck {
        Deck(self.0 >> 4)
    }

    /// Its value; none if the viewer does not know it.
    #[must_use]
    #[inline]
    pub const fn value(self) -> Option<Value> {
        match self.0 & 15 {
            0 => None,
            value => Some(Value(value)),
        }
    }

    /// True if all know its value (C14.3).
    #[must_use]
    pub fn is_public(self) -> bool {
        self.deck() == Deck::ALCOVE
    }

    /// The same treasure face down.
    #[must_use]
    pub(super) const fn covered(self) -> Self {
        Self(self.0 & 0xf0)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value() {
            Some(value) => write!(f, "{} {value}", self.deck()),
            None => write!(f, "{} ?", self.deck()),
        }
    }
}

/// A treasure in the common pile, and who threw it away, left or lost it (C14.3). They are in the order of decks, then
/// seats, then values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Discarded {
    /// The treasure.
    pub card: Card,
    /// Who held it.
    pub by: Seat,
}

impl Ord for Discarded {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let key = |it: &Self| (it.card.deck(), it.by, it.card);
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Discarded {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The treasures left in a deck. In a view, `copies` are those that the viewer has not seen, in the deck or anywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stock {
    pub(super) left: u8,
    pub(super) copies: [u8; VALUES],
}

impl Stock {
    /// The number of treasures left in the deck, which all know.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.left
    }

    /// The copies of a value left in the deck; in a view, those that the viewer has not seen anywhere.
    #[must_use]
    pub const fn copies(&self, value: Value) -> u8 {
        self.copies[value.index()]
    }
}

/// A wall card (C1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WallCard {
    /// No wall moves.
    None,
    /// The left wall moves.
    Left,
    /// The right wall moves.
    Right,
    /// Both move.
    Both,
}

impl WallCard {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::None, Self::Left, Self::Right, Self::Both];

    /// Its place among them.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The steps of the left and of the right wall.
    #[must_use]
    pub const fn steps(self) -> (u8, u8) {
        match self {
            Self::None => (0, 0),
            Self::Left => (1, 0),
            Self::Right => (0, 1),
            Self::Both => (1, 1),
        }
    }
}

impl fmt::Display for WallCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::None => "none",
            Self::Left => "left",
            Self::Right => "right",
            Self::Both => "both",
        })
    }
}

/// An adventurer, by the place in the list of a variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Adventurer(u8);

impl Adventurer {
    pub(super) const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its place in the list of the variant.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

macro_rules! signs {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(std::num::NonZeroU8);

        impl $name {
            /// The one of this number, from 1 to [`MAX_TILES`].
            #[must_use]
            pub const fn new(number: u8) -> Option<Self> {
                match std::num::NonZeroU8::new(number) {
                    Some(sign) if number <= MAX_TILES as u8 => Some(Self(sign)),
                    _ => None,
                }
            }

            /// The first ones, so many.
            pub fn first(many: u8) -> impl Iterator<Item = Self> {
                (1..=many.min(MAX_TILES as u8)).filter_map(Self::new)
            }

            /// Its number, from 1.
            #[must_use]
            #[inline]
            pub const fn get(self) -> u8 {
                self.0.get()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

signs! {
    /// A glyph on the face of a lava tile (C1.5).
    Glyph;
    /// A number beneath a lava tile (C1.5).
    Number;
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// True if the seat is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 != 0
    }

    /// True if no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a seat into the set.
    pub(super) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// The seats, rising.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decks_values_and_cards_are_in_the_order_of_their_texts() {
        let decks: Vec<String> = Deck::all().map(|deck| deck.to_string()).collect();
        assert!(decks.is_sorted() && decks.len() == DECKS, "{decks:?}");
        let values: Vec<String> = Value::all().map(|value| value.to_string()).collect();
        assert!(values.is_sorted() && values.len() == VALUES, "{values:?}");
        for deck in Deck::all() {
            assert_eq!(Deck::named(&deck.to_string()), Some(deck));
            for value in Value::all() {
                let card = Card::new(deck, value);
                assert_eq!((card.deck(), card.value()), (deck, Some(value)));
                assert!(card.covered() < card && card.covered().value().is_none());
                assert_eq!(Value::named(&value.to_string()), Some(value));
            }
        }
        assert_eq!(["0", "10", "01", "Chest", ""].map(Value::named), [None; 5]);
    }
}
