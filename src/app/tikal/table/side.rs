//! What the columns beside the board can show below what is asked.
//!
//! Decides which of it is in front: the tab that was chosen stays.

use super::Table;
use crate::app::tikal::desk::Spot;
use crate::tikal::State;

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

/// What a column beside the board shows where not everything has room in it: one thing at a time.
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
    /// All of them, in the order in which they stand: those of a single column.
    pub const ALL: [Self; 3] = [Self::Players, Self::Table, Self::Log];
    /// Those of the right column where the players have one of their own.
    pub const RIGHT: [Self; 2] = [Self::Table, Self::Log];

    /// The key of its title.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Players => "tab-players",
            Self::Table => "tab-table",
            Self::Log => "log-heading",
        }
    }
}

/// Something that nothing can go on without, and that is asked beside the board only: another one is another question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Question {
    /// How often chance was asked for until now.
    steps: usize,
}

/// The tabs that were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tabs {
    /// The one that stays in front.
    chosen: Option<Tab>,
    /// The one that was chosen for the time of one question.
    asked: Option<(Tab, Question)>,
}

impl Table {
    /// The tab that a column shows which has these: the one that was chosen, whatever is asked or told meanwhile; until one
    /// is, that with what is asked beside the board while anything is. While chance is entered by hand, without which
    /// nothing goes on, the tab with that, unless another one was chosen since.
    #[must_use]
    pub fn tab(&self, tabs: &[Tab]) -> Tab {
        let first = tabs.first().copied().unwrap_or(Tab::Table);
        let tab = match self.question() {
            Some(question) => {
                let chosen = self.tabs.asked.filter(|&(_, asked)| asked == question);
                chosen.map_or(Tab::Table, |(tab, _)| tab)
            }
            None => self.tabs.chosen.unwrap_or(if self.asks_in(self.state()) { Tab::Table } else { first }),
        };
        if tabs.contains(&tab) { tab } else { first }
    }

    /// Shows this tab from now on.
    pub(super) fn show_tab(&mut self, tab: Tab) {
        match self.question() {
            Some(question) => self.tabs.asked = Some((tab, question)),
            None => self.tabs.chosen = Some(tab),
        }
    }

    /// Shows the tab that another table of the same game shows.
    pub(super) fn show_same_tab(&mut self, other: &Self) {
        self.tabs = other.tabs;
    }

    /// What is asked now, whatever earlier state is looked at.
    fn question(&self) -> Option<Question> {
        self.chance_by_hand().then(|| Question { steps: self.steps() })
    }

    /// Whether something is asked or told beside the board: tiles to bid for, chance to enter, a scoring, a recap.
    #[must_use]
    pub fn asks_beside(&self) -> bool {
        self.asks_in(self.shown())
    }

    fn asks_in(&self, state: &State) -> bool {
        let is_told = self.recap().is_some() || self.puzzle().is_some();
        !state.face_up().is_empty() || state.scoring().is_some() || self.chance_by_hand() || is_told
    }
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
        | Spot::Question => None,
    }
}
