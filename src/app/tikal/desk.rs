//! What panels of this room work with: the desk of the kit with Tikal's commands, and what can be pointed at.

use super::command::{Command, TableCommand};
use crate::app::kit;
use crate::game::Seat;

/// What a panel at the table works with.
pub type Desk<'a> = kit::desk::Desk<'a, Command, Spot>;

/// Something on the table screen that a lesson can point at, beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Whatever asks for this.
    Does(TableCommand),
    /// The action points.
    Points,
    /// The tile in hand.
    Hand,
    /// A player's card.
    Player(Seat),
    /// The tiles that are face up, and the auction.
    Auction,
    /// The supply of tiers.
    Tiers,
    /// The tiles left by group.
    Groups,
    /// The scoring round.
    Scoring,
}
