//! Actions and their notation.

use std::fmt;

use tikal::game::Seat;

use super::hand::{Hand, MAX_DICE};
use super::variant::Variant;

/// A bid: there are at least this many dice with this face.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Bid {
    /// The number of dice.
    pub dice: u8,
    /// The face, from 1.
    pub face: u8,
}

/// One step of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chance: the middle die shows this face, to the starter alone (D3.1).
    Middle(u8),
    /// Chance: these dice were rolled for a seat, which alone sees them (D3.2, D4.5).
    Roll(Seat, Hand),
    /// D4.1.
    Bid(Bid),
    /// D4.2.
    Doubt,
    /// Looks at the middle die (D4.3).
    Peek,
    /// Opens a die with this face (D4.4).
    Open(u8),
    /// Puts a die with this face back, to be rolled anew (D4.5).
    Swap(u8),
}

/// Why a text is no action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAction {
    /// Other words than those of an action.
    #[error("`{0}` is no action: `bid 3 5`, `doubt`, `peek`, `open 2`, `swap 2`, `middle 4`, `roll 1 2 2 5`")]
    Words(String),
    /// Not a number, or one with a sign or leading zeros.
    #[error("`{0}` is no number")]
    Number(String),
    /// A face that the dice do not have.
    #[error("there is no face {0}")]
    Face(u8),
    /// A seat that no table has.
    #[error("there is no seat {0}")]
    Seat(u8),
    /// More dice than a cup holds, or not from the lowest to the highest.
    #[error("dice are named from the lowest to the highest, at most {MAX_DICE}")]
    Dice,
}

fn number(word: &str) -> Result<u8, NotAnAction> {
    let is_plain = word.bytes().all(|byte| byte.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    let number = word.parse().ok().filter(|_| is_plain);
    number.ok_or_else(|| NotAnAction::Number(word.chars().take(40).collect()))
}

impl Action {
    /// The word that it begins with.
    #[must_use]
    pub fn verb(self) -> &'static str {
        match self {
            Self::Middle(_) => "middle",
            Self::Roll(..) => "roll",
            Self::Bid(_) => "bid",
            Self::Doubt => "doubt",
            Self::Peek => "peek",
            Self::Open(_) => "open",
            Self::Swap(_) => "swap",
        }
    }

    /// Reads an action.
    ///
    /// # Errors
    /// The fault of the text.
    pub fn parse(rules: &Variant, text: &str) -> Result<Self, NotAnAction> {
        let face = |word: &str| {
            let face = number(word)?;
            if (1..=rules.faces()).contains(&face) { Ok(face) } else { Err(NotAnAction::Face(face)) }
        };
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["doubt"] => Ok(Self::Doubt),
            ["peek"] => Ok(Self::Peek),
            ["bid", dice, of] => Ok(Self::Bid(Bid { dice: number(dice)?, face: face(of)? })),
            ["open", of] => Ok(Self::Open(face(of)?)),
            ["swap", of] => Ok(Self::Swap(face(of)?)),
            ["middle", of] => Ok(Self::Middle(face(of)?)),
            ["roll", seat, ref dice @ ..] if !dice.is_empty() => {
                let seat = number(seat)?;
                let seat = Seat::from_index(usize::from(seat)).ok_or(NotAnAction::Seat(seat))?;
                let faces = dice.iter().map(|word| face(word)).collect::<Result<Vec<u8>, _>>()?;
                if faces.len() > usize::from(MAX_DICE) || !faces.is_sorted() {
                    return Err(NotAnAction::Dice);
                }
                Ok(Self::Roll(seat, faces.into_iter().collect()))
            }
            _ => Err(NotAnAction::Words(text.chars().take(40).collect())),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = self.verb();
        match *self {
            Self::Doubt | Self::Peek => f.write_str(verb),
            Self::Middle(face) | Self::Open(face) | Self::Swap(face) => write!(f, "{verb} {face}"),
            Self::Bid(Bid { dice, face }) => write!(f, "{verb} {dice} {face}"),
            Self::Roll(seat, hand) => write!(f, "{verb} {seat} {hand}"),
        }
    }
}
