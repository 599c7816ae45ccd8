//! The pages of the editor for temples, and which part of a definition is changed on which.

use crate::ron_text::{Path as Part, Segment};

/// A page of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// The variant's name, its author and its numbers of players.
    Overview,
    /// The plan: squares, ways, tracks, alcoves, and where things are drawn.
    Temple,
    /// The treasures of all decks, and the die of chests.
    Treasures,
    /// Who can go in.
    Adventurers,
    /// Walls, boulder, bridge and river.
    Traps,
    /// The dice for actions, and the load.
    Rules,
}

impl Page {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 6] =
        [Self::Overview, Self::Temple, Self::Treasures, Self::Adventurers, Self::Traps, Self::Rules];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Overview => "editor-overview",
            Self::Temple => "chac-page-temple",
            Self::Treasures => "chac-page-treasures",
            Self::Adventurers => "chac-page-adventurers",
            Self::Traps => "chac-page-traps",
            Self::Rules => "editor-rules",
        }
    }

    /// True if it is drawn on, and so needs more of the window than others.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        self == Self::Temple
    }

    /// The page on which this part of a definition is changed, if there is one.
    #[must_use]
    pub fn of(part: &Part) -> Option<Self> {
        let Some(Segment::Field(field)) = part.segments().first() else { return None };
        match *field {
            "id" | "name" | "description" | "author" | "based_on" | "players" => Some(Self::Overview),
            "board" => Some(Self::Temple),
            "decks" | "chest_sides" => Some(Self::Treasures),
            "adventurers" | "adventurers_per_seat" => Some(Self::Adventurers),
            "walls" | "boulder" | "planks" | "river" => Some(Self::Traps),
            "dice" | "load" | "least_load" => Some(Self::Rules),
            _ => None,
        }
    }
}
