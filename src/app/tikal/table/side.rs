//! What the columns beside the board can show below what is asked.

use super::Table;
use crate::app::tikal::desk::Spot;

/// What stands in the side column below what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// The groups of tiles and the tiers.
    #[default]
    Supplies,
    /// The ledger.
    Temples,
}

/// What a single column beside the board shows, where there is no room for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The players' cards.
    Players,
    /// What is asked, and the supplies or the ledger.
    Table,
    /// The log.
    Log,
}

impl Tab {
    /// All of them, in the order in which they stand.
    pub const ALL: [Self; 3] = [Self::Players, Self::Table, Self::Log];
}

impl Table {
    /// The tab that a single column shows: the one that was chosen since something was asked, or was no longer; else
    /// the one with what is asked, if anything is.
    #[must_use]
    pub fn tab(&self) -> Tab {
        let asks = self.asks_beside();
        match self.tab {
            Some((tab, asked)) if asked == asks => tab,
            _ if asks => Tab::Table,
            _ => Tab::Players,
        }
    }

    /// Shows this tab until something else is asked.
    pub(super) fn show_tab(&mut self, tab: Tab) {
        self.tab = Some((tab, self.asks_beside()));
    }

    /// Whether something is asked or told beside the board: tiles to bid for, chance to enter, a scoring, a recap.
    #[must_use]
    pub fn asks_beside(&self) -> bool {
        let state = self.shown();
        let is_told = self.recap().is_some();
        !state.face_up().is_empty() || state.scoring().is_some() || self.chance_by_hand() || is_told
    }
}

/// The tab on which a spot stands that a lesson points at.
#[must_use]
pub fn tab_of(spot: Spot) -> Option<Tab> {
    match spot {
        Spot::Player(_) => Some(Tab::Players),
        Spot::Auction | Spot::Tiers | Spot::Groups | Spot::Scoring => Some(Tab::Table),
        Spot::Does(_) | Spot::Points | Spot::Hand | Spot::Bar | Spot::Question => None,
    }
}
