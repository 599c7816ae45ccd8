//! The tabs of a column beside the board that shows one thing at a time.
//!
//! Decides which of them is in front: the one that was chosen stays.

use super::{Table, TableGame};

/// One of the things that a column beside the board shows where not everything has room in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The players' cards.
    Players,
    /// The question, and everything else of the game beside the board.
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

/// The tabs that were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tabs {
    /// The one that stays in front.
    chosen: Option<Tab>,
    /// The one that was chosen while chance was entered by hand, after so many actions: another one is another question.
    asked: Option<(Tab, usize)>,
}

impl<G: TableGame> Table<G> {
    /// The tab that a column shows which has these: the one that was chosen, whatever is asked or told meanwhile; until
    /// one is, that with what is asked beside the board while anything is. While chance is entered by hand, without which
    /// nothing goes on, the tab with that, unless another one was chosen since.
    #[must_use]
    pub fn tab(&self, tabs: &[Tab]) -> Tab {
        let first = tabs.first().copied().unwrap_or(Tab::Table);
        let tab = if self.chance_by_hand() {
            let chosen = self.tabs.asked.filter(|&(_, asked)| asked == self.steps());
            chosen.map_or(Tab::Table, |(tab, _)| tab)
        } else {
            self.tabs.chosen.unwrap_or(if self.asks_in(self.state()) { Tab::Table } else { first })
        };
        if tabs.contains(&tab) { tab } else { first }
    }

    /// Shows this tab from now on.
    pub(in crate::app) fn show_tab(&mut self, tab: Tab) {
        if self.chance_by_hand() {
            self.tabs.asked = Some((tab, self.steps()));
        } else {
            self.tabs.chosen = Some(tab);
        }
    }

    /// Shows the tab that another table of the same game shows.
    pub(in crate::app) fn show_same_tab(&mut self, other: &Self) {
        self.tabs = other.tabs;
    }

    /// True if something is asked or told beside the board, such as chance to enter.
    #[must_use]
    pub fn asks_beside(&self) -> bool {
        self.asks_in(self.shown())
    }

    fn asks_in(&self, state: &G) -> bool {
        self.chance_by_hand() || G::asks_beside(self, state)
    }
}
