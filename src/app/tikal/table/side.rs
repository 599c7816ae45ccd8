//! What the columns beside the board can show below what is asked, and on which tab a spot stands.

use crate::app::table::Tab;
use crate::app::tikal::desk::Spot;

/// What stands in the side column below what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// The groups of tiles and the tiers.
    #[default]
    Supplies,
    /// The ledger.
    Temples,
    /// The review of a game that is over.
    Review,
}

/// The tab on which a spot stands that a lesson points at.
#[must_use]
pub fn tab_of(spot: Spot) -> Option<Tab> {
    match spot {
        Spot::Player(_) | Spot::Amulet(_) => Some(Tab::Players),
        Spot::Auction | Spot::Bids | Spot::Tiers | Spot::Groups | Spot::Scoring => Some(Tab::Table),
        Spot::Does(_)
        | Spot::Offer(_)
        | Spot::Points
        | Spot::Hand
        | Spot::Bar
        | Spot::Party
        | Spot::Strip
        | Spot::Tabs
        | Spot::Sides
        | Spot::Card => None,
    }
}
