//! The part of a page that somebody wants to change: a find or a fault leads there, not to the page alone.

use super::decks::{self, Spot};
use crate::hex::CellName;
use crate::ron_text::{Path, Segment};
use crate::tikal::VariantDef;
use crate::words::Texts;

/// The part that is wanted on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The field of this name.
    Field(&'static str),
    /// The number of tiers of this value.
    Tier(u32),
    /// The kind of treasure with this number.
    Treasure(usize),
    /// The score of so many treasures, less one.
    Score(usize),
    /// A cell of the board.
    Cell(CellName),
    /// A tile of the deck.
    Tile(Spot),
}

/// The fields that stand on forms, and the texts that name them there. Of parts that have several fields, the longer
/// names come first.
const FIELDS: [(&str, &str); 27] = [
    ("id", "editor-id"),
    ("name", "editor-name"),
    ("description", "editor-description"),
    ("author", "editor-author"),
    ("players.most", "editor-most-players"),
    ("players", "editor-least-players"),
    ("turns", "editor-turn-rule"),
    ("action_points", "editor-points"),
    ("start_score", "editor-start-score"),
    ("auction.least_bid", "editor-least-bid"),
    ("auction", "editor-auction-start"),
    ("costs.transfer", "editor-transfer"),
    ("costs.uncover", "bar-uncover"),
    ("costs.dig", "bar-dig"),
    ("costs.exchange", "bar-exchange"),
    ("costs.camp", "bar-camp-name"),
    ("costs.guard", "editor-guard"),
    ("costs", "bar-enter"),
    ("per_turn.dig", "editor-dig-limit"),
    ("per_turn", "editor-uncover-limit"),
    ("pieces.leaders", "editor-leaders"),
    ("pieces.camps", "editor-camps"),
    ("pieces.guards", "editor-guards"),
    ("pieces", "editor-explorers"),
    ("leader_strength", "editor-leader-strength"),
    ("control_ties", "editor-ties"),
    ("tie_breaks", "editor-tie-breaks"),
];

impl Target {
    /// Where this part of a definition is changed, if that is a single thing on a page.
    #[must_use]
    pub fn of(path: &Path, def: &VariantDef) -> Option<Self> {
        let segments = path.segments();
        let index = |place: usize| match segments.get(place) {
            Some(Segment::Index(index)) => Some(*index),
            _ => None,
        };
        match segments {
            [Segment::Field("tiers"), Segment::Key(value), ..] => Some(Self::Tier(*value)),
            [Segment::Field("tiers"), ..] => Some(Self::Tier(1)),
            [Segment::Field("treasures"), Segment::Field("scores"), ..] => Some(Self::Score(index(2).unwrap_or(0))),
            [Segment::Field("treasures"), ..] => Some(Self::Treasure(index(2).unwrap_or(0))),
            [Segment::Field("board"), Segment::Field("printed"), Segment::Index(printed), ..] => {
                def.board.printed.get(*printed)?.cell.parse().ok().map(Self::Cell)
            }
            [Segment::Field("deck"), Segment::Index(group), ..] => {
                Some(Self::Tile(Spot::new(*group, index(3).unwrap_or(0))))
            }
            _ => {
                let said = path.to_string();
                let is_of = |part: &str| {
                    said == part || said.strip_prefix(part).is_some_and(|rest| rest.starts_with(['.', '[']))
                };
                FIELDS.iter().find(|(part, _)| is_of(part)).map(|&(_, name)| Self::Field(name))
            }
        }
    }
}

impl Target {
    /// The name of the part, where there are several of its kind.
    #[must_use]
    pub fn name(self, texts: &Texts, def: &VariantDef) -> Option<String> {
        match self {
            Self::Tile(spot) if decks::tile(&def.deck, spot).is_some() => Some(decks::name(&def.deck, spot)),
            Self::Tile(spot) => def
                .deck
                .get(spot.group)
                .map(|group| texts.with("totals-group", &[("group", group.group.clone().into())])),
            Self::Cell(cell) => Some(cell.to_string()),
            Self::Tier(value) => Some(texts.with("editor-tier", &[("value", value.into())])),
            Self::Treasure(index) => {
                let name = def.treasures.kinds.get(index)?.name.get(texts.language().code()).trim().to_owned();
                Some(name).filter(|name| !name.is_empty())
            }
            Self::Score(index) => Some(texts.with("editor-score", &[("count", (index + 1).into())])),
            Self::Field(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{CLASSIC, TikalLibrary};

    #[test]
    fn every_part_of_a_form_leads_to_its_own_field() {
        let library = TikalLibrary::built_in();
        let def = library.find(CLASSIC).unwrap().def().clone();
        for (part, name) in FIELDS {
            let mut path = Path::whole();
            for field in part.split('.') {
                path = path.field(field);
            }
            assert_eq!(Target::of(&path, &def), Some(Target::Field(name)), "{part}");
        }
        let tile = Path::of("deck").index(1).field("tiles").index(3).field("slabs");
        assert_eq!(Target::of(&tile, &def), Some(Target::Tile(Spot::new(1, 3))));
        assert_eq!(Target::of(&Path::of("tiers").key(7), &def), Some(Target::Tier(7)));
        let printed = Path::of("board").field("printed").index(0);
        let cell = def.board.printed[0].cell.parse().unwrap();
        assert_eq!(Target::of(&printed, &def), Some(Target::Cell(cell)));
        assert_eq!(Target::of(&Path::of("board"), &def), None);
        // What is not a field of a form has its own target, or a page at most.
        assert_eq!(Target::of(&Path::of("based_on"), &def), None);
    }
}
