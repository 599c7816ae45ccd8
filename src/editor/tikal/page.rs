//! The pages of the editor for variants of this game, and which part of a definition is changed on which.

use crate::ron_text::{Path as Part, Segment};

/// A page of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// The variant's name, its author and its numbers of players.
    Overview,
    /// The board and what is printed on it.
    Board,
    /// The deck.
    Tiles,
    /// Tiers and treasures, and what they score.
    Supplies,
    /// Costs, points, pieces and the numbers of the turn rules.
    Rules,
}

impl Page {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Overview, Self::Board, Self::Tiles, Self::Supplies, Self::Rules];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Overview => "editor-overview",
            Self::Board => "editor-board",
            Self::Tiles => "editor-tiles",
            Self::Supplies => "editor-supplies",
            Self::Rules => "editor-rules",
        }
    }

    /// True if it is drawn on, and so needs more of the window than others.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        matches!(self, Self::Board | Self::Tiles)
    }

    /// The page on which this part of a definition is changed, if there is one.
    #[must_use]
    pub fn of(part: &Part) -> Option<Self> {
        let Some(Segment::Field(field)) = part.segments().first() else { return None };
        match *field {
            "id" | "name" | "description" | "author" | "based_on" | "players" => Some(Self::Overview),
            "board" => Some(Self::Board),
            "deck" => Some(Self::Tiles),
            "tiers" | "treasures" => Some(Self::Supplies),
            "costs" | "action_points" | "per_turn" | "pieces" | "leader_strength" | "control_ties" | "start_score"
            | "tie_breaks" | "turns" | "auction" => Some(Self::Rules),
            _ => None,
        }
    }
}
