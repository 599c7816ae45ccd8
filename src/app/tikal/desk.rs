//! The desk of Tikal's panels: that of the kit with Tikal's commands, and the spots that a lesson can point at.

use super::command::{Command, TableAsk};
use crate::app::kit;
use crate::app::table::TableSpot;
use crate::game::Seat;
use crate::tikal::Purchase;

/// The desk of a panel at the table.
pub type Desk<'a> = kit::desk::Desk<'a, Command, Spot>;

/// Something on the table screen, apart from the board, that a lesson can point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The widget that asks for this command.
    Does(TableAsk),
    /// The button of an action, be it grey or not.
    Offer(Purchase),
    /// The action points.
    Points,
    /// The tile in hand.
    Hand,
    /// A player's card.
    Player(Seat),
    /// The amulet on a player's card.
    Amulet(Seat),
    /// The tiles that are face up, and the auction.
    Auction,
    /// Who has bid what.
    Bids,
    /// The supply of tiers.
    Tiers,
    /// The tiles left by group.
    Groups,
    /// The scoring round.
    Scoring,
    /// The bar with the buttons of the turn.
    Bar,
    /// The field that sets how many pieces walk.
    Party,
    /// The steps of the turn along the lower edge of the board.
    Strip,
    /// The tabs of the column beside the board.
    Tabs,
    /// The choice between supplies and temples below the tabs.
    Sides,
    /// The place of the lesson's card.
    Card,
}

impl From<TableSpot> for Spot {
    fn from(spot: TableSpot) -> Self {
        match spot {
            TableSpot::Strip => Self::Strip,
            TableSpot::Bar => Self::Bar,
            TableSpot::Tabs => Self::Tabs,
            TableSpot::Sides => Self::Sides,
            TableSpot::Card => Self::Card,
        }
    }
}
