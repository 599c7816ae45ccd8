//! The sides that only a table of Tikal has, and on which tab a spot stands.

use crate::app::table::{Side, Tab};
use crate::app::tikal::desk::Spot;

impl Side {
    /// The groups of tiles and the tiers.
    pub const SUPPLIES: Self = Self::of_game("side-supplies", "side-supplies-hint");
    /// The ledger.
    pub const TEMPLES: Self = Self::of_game("side-temples", "side-temples-hint");
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
