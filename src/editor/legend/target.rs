//! The part of a page that somebody wants to change: a find or a fault leads there, not to the page alone.

use super::tiles::{Heap, TileSpot};
use crate::hex::CellName;
use crate::legend::VariantDef;
use crate::ron_text::{Path, Segment};
use crate::words::Texts;

/// The part that is wanted on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The field of this name.
    Field(&'static str),
    /// The number of tiers of this value.
    Tier(u32),
    /// The number of action tokens of this value.
    Token(u32),
    /// The points for a high temple of this value.
    HighTemple(u32),
    /// The kind of treasure with this number.
    Treasure(usize),
    /// The score of so many treasures, less one.
    Score(usize),
    /// The score at the start of this place in the order.
    StartScore(usize),
    /// The card with this place in the list.
    Card(usize),
    /// The director's tile with this place in the list.
    Power(usize),
    /// The scenario with this place in the list.
    Scenario(usize),
    /// A tile.
    Tile(TileSpot),
    /// A hex of the board.
    Cell(CellName),
}

/// The fields that stand on forms, and the texts that name them there. Of parts that have several fields, the longer
/// names come first.
pub(super) const FIELDS: [(&str, &str); 43] = [
    ("id", "editor-id"),
    ("name", "editor-name"),
    ("description", "editor-description"),
    ("author", "editor-author"),
    ("players.most", "editor-most-players"),
    ("players", "editor-least-players"),
    ("slab_tokens", "legend-edit-slab-tokens"),
    ("rounds", "legend-edit-rounds"),
    ("display.tiles", "legend-edit-display-tiles"),
    ("display", "legend-edit-display-cards"),
    ("places.left", "legend-edit-left"),
    ("places", "legend-edit-right"),
    ("costs.camp", "bar-camp-name"),
    ("costs.transfer", "editor-transfer"),
    ("costs.slab", "legend-edit-slab"),
    ("costs.recruit_explorer", "legend-edit-recruit-explorer"),
    ("costs.recruit_leader", "legend-edit-recruit-leader"),
    ("costs.uncover", "bar-uncover"),
    ("costs.guard", "editor-guard"),
    ("costs.dig", "bar-dig"),
    ("costs.exchange", "bar-exchange"),
    ("costs", "bar-enter"),
    ("per_turn.dig", "editor-dig-limit"),
    ("per_turn", "editor-uncover-limit"),
    ("most_exchanged", "legend-edit-most-exchanged"),
    ("pieces.leaders", "editor-leaders"),
    ("pieces.camps", "editor-camps"),
    ("pieces.guards", "editor-guards"),
    ("pieces", "editor-explorers"),
    ("unavailable.leaders", "legend-edit-unavailable-leaders"),
    ("unavailable", "legend-edit-unavailable-explorers"),
    ("leader_strength", "editor-leader-strength"),
    ("scoring.volcano", "legend-edit-volcano"),
    ("scoring.unused_power", "legend-edit-unused-power"),
    ("scoring.action_points", "legend-edit-scoring-points"),
    ("board.columns", "legend-edit-board"),
    ("board.left_out", "legend-edit-board"),
    ("board.base_camp.slabs", "legend-edit-camp-slabs"),
    ("cards", "legend-edit-cards"),
    ("powers", "legend-edit-powers"),
    ("scenarios", "legend-edit-scenarios"),
    ("treasures", "editor-treasures"),
    ("board", "legend-edit-board"),
];

impl Target {
    /// Where this part of a definition is changed, if that is a single thing on a page.
    #[must_use]
    pub fn of(path: &Path, def: &VariantDef) -> Option<Self> {
        use Segment::{Field, Index, Key};
        let tile = |heap, group: usize, index: usize| Some(Self::Tile(TileSpot { heap, group, index }));
        let cell = |name: &str| name.parse().ok().map(Self::Cell);
        match path.segments() {
            [Field("tiers"), Key(value), ..] => Some(Self::Tier(*value)),
            [Field("tiers"), ..] => Some(Self::Tier(1)),
            [Field("tokens"), Key(value), ..] => Some(Self::Token(*value)),
            [Field("tokens"), ..] => Some(Self::Token(1)),
            [Field("scoring"), Field("high_temples"), Key(value), ..] => Some(Self::HighTemple(*value)),
            [Field("scoring"), Field("high_temples"), ..] => Some(Self::HighTemple(1)),
            [Field("treasures"), Field("kinds"), Index(kind), ..] => Some(Self::Treasure(*kind)),
            [Field("treasures"), Field("scores"), Index(place), ..] => Some(Self::Score(*place)),
            [Field("treasures"), Field("scores"), ..] => Some(Self::Score(0)),
            [Field("start_scores"), Index(place), ..] => Some(Self::StartScore(*place)),
            [Field("start_scores"), ..] => Some(Self::StartScore(0)),
            [Field("cards"), Index(card), ..] => Some(Self::Card(*card)),
            [Field("powers"), Index(power), ..] => Some(Self::Power(*power)),
            [Field("scenarios"), Index(scenario), ..] => Some(Self::Scenario(*scenario)),
            [Field("deck"), Index(group), Field("tiles"), Index(index), ..] => tile(Heap::Deck, *group, *index),
            [Field("setup"), Index(group), Field("tiles"), Index(index), ..] => tile(Heap::Setup, *group, *index),
            [Field("card_tiles"), Index(group), Field("tiles"), Index(index), ..] => tile(Heap::Cards, *group, *index),
            [Field("deck"), Index(group), ..] => tile(Heap::Deck, *group, 0),
            [Field("setup"), Index(group), ..] => tile(Heap::Setup, *group, 0),
            [Field("card_tiles"), Index(group), ..] => tile(Heap::Cards, *group, 0),
            [Field("board"), Field("dotted"), Index(place)] => cell(def.board.dotted.get(*place)?),
            [Field("board"), Field("base_camp"), Field("cell")] => cell(&def.board.base_camp.cell),
            _ => {
                let said = path.to_string();
                let is_of = |part: &str| {
                    said == part || said.strip_prefix(part).is_some_and(|rest| rest.starts_with(['.', '[']))
                };
                FIELDS.iter().find(|(part, _)| is_of(part)).map(|&(_, name)| Self::Field(name))
            }
        }
    }

    /// The name of the part, where there are several of its kind.
    #[must_use]
    pub fn name(self, texts: &Texts, def: &VariantDef) -> Option<String> {
        let language = texts.language().code();
        let numbered = |key: &str, what: &'static str, number: usize| Some(texts.with(key, &[(what, number.into())]));
        match self {
            Self::Field(_) => None,
            Self::Tier(value) => Some(texts.with("editor-tier", &[("value", value.into())])),
            Self::Token(value) => Some(texts.with("legend-edit-token", &[("value", value.into())])),
            Self::HighTemple(value) => Some(texts.with("legend-edit-high", &[("value", value.into())])),
            Self::Treasure(kind) => def.treasures.kinds.get(kind).map(|kind| kind.name.get(language).to_owned()),
            Self::Score(place) => numbered("editor-score", "count", place + 1),
            Self::StartScore(place) => numbered("legend-edit-start-score", "count", place + 1),
            Self::Card(card) => def.cards.get(card).map(|card| format!("{} {}", card.id, card.name.get(language))),
            Self::Power(power) => {
                def.powers.get(power).map(|power| format!("{} {}", power.id, power.name.get(language)))
            }
            Self::Scenario(scenario) => def.scenarios.get(scenario).map(|one| one.name.get(language).to_owned()),
            Self::Tile(TileSpot { heap, group, index }) => {
                let group = heap.of(def).get(group)?;
                let before: u32 = group.tiles.iter().take(index).map(|tile| tile.copies).fold(1, u32::saturating_add);
                Some(format!("{}{before}", group.group))
            }
            Self::Cell(cell) => Some(cell.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    #[test]
    fn every_part_leads_to_its_own_field() {
        let def = legend();
        for (part, name) in FIELDS {
            let mut path = Path::whole();
            for field in part.split('.') {
                path = path.field(field);
            }
            assert_eq!(Target::of(&path, &def), Some(Target::Field(name)), "{part}");
        }
        let spot = TileSpot { heap: Heap::Setup, group: 2, index: 3 };
        let tile = Path::of("setup").index(2).field("tiles").index(3).field("slabs");
        assert_eq!(Target::of(&tile, &def), Some(Target::Tile(spot)));
        let texts = Texts::new(crate::words::Language::English);
        assert_eq!(Target::Tile(spot).name(&texts, &def).as_deref(), Some("S4"));
        let laid = Path::of("scenarios").index(1).field("laid").index(0).field("cell");
        assert_eq!(Target::of(&laid, &def), Some(Target::Scenario(1)));
        assert_eq!(Target::Card(8).name(&texts, &def).as_deref(), Some("02 Digging party"));
        assert_eq!(Target::of(&Path::of("based_on"), &def), None);
    }
}
