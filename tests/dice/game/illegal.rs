//! Why an action cannot be played, one reason for each sentence of the rules.

use tikal::game::Seat;

use super::action::Bid;

/// Why an action cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A player's action while chance is to move.
    #[error("dice are rolled first")]
    Rolling,
    /// Chance's action while a player is to move, or of another sort.
    #[error("nothing of that kind is rolled now")]
    NotRolled,
    /// Dice rolled for a seat whose dice are not rolled now.
    #[error("the dice of seat {due} are rolled now")]
    OtherSeat {
        /// Whose dice are rolled.
        due: Seat,
    },
    /// Too few or too many dice rolled, or faces that they do not have.
    #[error("{dice} dice are rolled")]
    NotThatRoll {
        /// The number that is rolled.
        dice: u8,
    },
    /// The bid is not higher than the last.
    #[error("the bid before is {} of {}: more dice, or as many of a higher face", .0.dice, .0.face)]
    TooLow(Bid),
    /// More dice than there are, or none.
    #[error("a bid is of 1 to {dice} dice")]
    NoSuchBid {
        /// The number that there is.
        dice: u8,
    },
    /// There is no bid to doubt.
    #[error("there is no bid to doubt")]
    NoBid,
    /// A doubt after having looked.
    #[error("whoever has looked at the middle die bids in this turn")]
    HasLooked,
    /// There is no middle die.
    #[error("this variant has no middle die")]
    NoMiddle,
    /// The seat knows the middle die.
    #[error("the middle die is known to this seat")]
    MiddleKnown,
    /// No bid could follow the look.
    #[error("no higher bid is left, and whoever looks has to bid")]
    NoBidLeft,
    /// Opened a die in this round already.
    #[error("one die is opened in a round")]
    HasOpened,
    /// The last covered die.
    #[error("one die stays covered")]
    LastCovered,
    /// Put back a die in this round already.
    #[error("one die is put back in a round")]
    HasSwapped,
    /// No covered die shows this face.
    #[error("no covered die of this seat shows {face}")]
    NoSuchDie {
        /// The face.
        face: u8,
        /// True if it was to be opened, else put back.
        open: bool,
    },
}

impl Illegal {
    /// The rule behind it.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Self::Over => "D6.1",
            Self::Rolling | Self::OtherSeat { .. } | Self::NotRolled | Self::NotThatRoll { .. } => "D3.2",
            Self::TooLow(_) | Self::NoSuchBid { .. } => "D4.1",
            Self::NoBid => "D4.2",
            Self::HasLooked | Self::NoMiddle | Self::MiddleKnown | Self::NoBidLeft => "D4.3",
            Self::HasOpened | Self::LastCovered | Self::NoSuchDie { open: true, .. } => "D4.4",
            Self::HasSwapped | Self::NoSuchDie { open: false, .. } => "D4.5",
        }
    }
}
