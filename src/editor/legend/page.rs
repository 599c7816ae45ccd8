//! The pages of the editor for variants of Legend, and which part of a definition is changed on which.

use crate::ron_text::{Path as Part, Segment};

/// A page of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// The variant's name, its author and its numbers of players.
    Overview,
    /// The board, its dotted hexes and the base camp.
    Board,
    /// All tiles.
    Tiles,
    /// Tiers, treasures, action tokens and slab tokens.
    Supplies,
    /// The action cards.
    Cards,
    /// The directors' tiles.
    Powers,
    /// The scenarios.
    Scenarios,
    /// Rounds, costs, pieces and the numbers of scorings.
    Rules,
}

impl Page {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Overview,
        Self::Board,
        Self::Tiles,
        Self::Supplies,
        Self::Cards,
        Self::Powers,
        Self::Scenarios,
        Self::Rules,
    ];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Overview => "editor-overview",
            Self::Board => "editor-board",
            Self::Tiles => "editor-tiles",
            Self::Supplies => "legend-page-supplies",
            Self::Cards => "legend-page-cards",
            Self::Powers => "legend-page-powers",
            Self::Scenarios => "legend-page-scenarios",
            Self::Rules => "editor-rules",
        }
    }

    /// True if it is drawn on, and so needs more of the window than others.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        matches!(self, Self::Board | Self::Scenarios)
    }

    /// The page on which this part of a definition is changed, if there is one.
    #[must_use]
    pub fn of(part: &Part) -> Option<Self> {
        let Some(Segment::Field(field)) = part.segments().first() else { return None };
        match *field {
            "id" | "name" | "description" | "author" | "based_on" | "players" => Some(Self::Overview),
            "board" => Some(Self::Board),
            "deck" | "setup" | "card_tiles" => Some(Self::Tiles),
            "tiers" | "treasures" | "tokens" | "slab_tokens" => Some(Self::Supplies),
            "cards" => Some(Self::Cards),
            "powers" => Some(Self::Powers),
            "scenarios" => Some(Self::Scenarios),
            "rounds" | "display" | "places" | "costs" | "per_turn" | "most_exchanged" | "pieces" | "unavailable"
            | "leader_strength" | "start_scores" | "scoring" => Some(Self::Rules),
            _ => None,
        }
    }
}
