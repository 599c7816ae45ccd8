//! The tabs of a column beside the board that shows one thing at a time.
//!
//! Decides which of them is in front: the one that was chosen stays.

use super::{Tab, Table, TableGame};

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

    /// Goes on looking at what another table of the same game shows: the same part of the board, the same side.
    pub(super) fn look_on_as(&mut self, other: &mut Self) {
        self.tabs.side = other.tabs.side;
        G::take_look_of(self, other);
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
