//! What the columns beside the board can show below what is asked.

use std::mem::{Discriminant, discriminant};

use super::Table;
use crate::app::tikal::desk::Spot;
use crate::game::Seat;
use crate::tikal::{Phase, State};

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
}

/// What is asked or told beside the board: another one is another question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Question {
    turn: u32,
    phase: Discriminant<Phase>,
    person: Option<Seat>,
    scores: bool,
    by_hand: bool,
    recap: Option<(Seat, usize)>,
}

/// The tabs that were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tabs {
    /// For the time in which nothing is asked beside the board.
    resting: Option<Tab>,
    /// For the time of one question.
    asked: Option<(Tab, Question)>,
}

impl Table {
    /// The tab that a column shows which has these: while something is asked the one with that, unless another one was
    /// chosen since; else the one that was chosen last while nothing was.
    #[must_use]
    pub fn tab(&self, tabs: &[Tab]) -> Tab {
        let first = tabs.first().copied().unwrap_or(Tab::Table);
        let tab = match self.question() {
            Some(question) => {
                let chosen = self.tabs.asked.filter(|&(_, asked)| asked == question);
                chosen.map_or(Tab::Table, |(tab, _)| tab)
            }
            None => self.tabs.resting.unwrap_or(first),
        };
        if tabs.contains(&tab) { tab } else { first }
    }

    /// Shows this tab until something else is asked.
    pub(super) fn show_tab(&mut self, tab: Tab) {
        match self.question() {
            Some(question) => self.tabs.asked = Some((tab, question)),
            None => self.tabs.resting = Some(tab),
        }
    }

    /// Shows the tab that another table of the same game shows.
    pub(super) fn show_same_tab(&mut self, other: &Self) {
        self.show_tab(other.tab(&Tab::ALL));
    }

    /// Keeps the tab that was chosen for one question where another comes only because `done` took something away that
    /// was told.
    pub(super) fn keep_tab(&mut self, done: impl FnOnce(&mut Self)) {
        let question = self.question();
        let chosen = self.tabs.asked.filter(|&(_, asked)| Some(asked) == question);
        done(self);
        if let Some((tab, _)) = chosen {
            self.show_tab(tab);
        }
    }

    /// What is asked now: while an earlier state is looked at, the tab stays that from which it was chosen.
    fn question(&self) -> Option<Question> {
        let state = self.state();
        self.asks_in(state).then(|| Question {
            turn: state.turn(),
            phase: discriminant(&state.phase()),
            person: self.person_to_move(),
            scores: state.scoring().is_some(),
            by_hand: self.chance_by_hand(),
            recap: self.recap().map(|recap| (recap.seat, recap.since)),
        })
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
        Spot::Auction | Spot::Tiers | Spot::Groups | Spot::Scoring => Some(Tab::Table),
        Spot::Does(_)
        | Spot::Offer(_)
        | Spot::Points
        | Spot::Hand
        | Spot::Bar
        | Spot::Party
        | Spot::Tabs
        | Spot::Sides
        | Spot::Question => None,
    }
}
