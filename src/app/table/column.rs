//! The tabs and the sides of a column beside the board: which there are, and which were chosen.

/// One of the things that a column beside the board shows where not everything has room in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The players' cards.
    Players,
    /// The question, and everything else of the game beside the board.
    Table,
    /// The log.
    Log,
    /// The company, where the game is played over the net.
    Company,
}

impl Tab {
    /// Those of a single column, in the order in which they stand; the company comes after them.
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
            Self::Company => "friends-tab",
        }
    }
}

/// The tabs and the side that were chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tabs {
    /// The one that stays in front.
    pub(super) chosen: Option<Tab>,
    /// The one that was chosen while chance is entered by hand, and the number of actions then: it holds for that piece of
    /// chance alone.
    pub(super) asked: Option<(Tab, usize)>,
    /// The side.
    pub(super) side: Option<Side>,
}

/// One of the things that the column beside the board shows below what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// The id of its title.
    pub(super) title: &'static str,
    /// The id of its full name.
    pub(super) name: &'static str,
}

impl Side {
    /// The review of a game that is over.
    pub const REVIEW: Self = Self { title: "side-review", name: "side-review-hint" };

    /// A side that only one game has, by the ids of its title and of its full name.
    pub(in crate::app) const fn of_game(title: &'static str, name: &'static str) -> Self {
        Self { title, name }
    }
}
