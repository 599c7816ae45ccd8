//! The part of a page that somebody wants to change: a find, a fault or a finding of the laboratory leads there, not to
//! the page alone.

use super::decks::{self, TileSpot};
use crate::hex::CellName;
use crate::lab::Finding;
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
    Tile(TileSpot),
}

/// The fields that stand on forms, and the texts that name them there. Of parts that have several fields, the longer
/// names come first.
pub(super) const FIELDS: [(&str, &str); 27] = [
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
                Some(Self::Tile(TileSpot::new(*group, index(3).unwrap_or(0))))
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

/// The part of a definition to which something leads that the laboratory found, if there is one.
#[must_use]
pub fn found_at(finding: &Finding, def: &VariantDef) -> Option<Path> {
    if let Some(cause) = finding.cause() {
        return part_of(&cause.measure, cause.keys.first().map_or("", String::as_str), def);
    }
    match finding {
        Finding::NeverUsed { measure, keys, .. } => part_of(measure, keys.first()?, def),
        Finding::HardlyUsed { measure, key, .. } => part_of(measure, key, def),
        // How long a game is and when it scores, the tiles say.
        Finding::TooLong { .. }
        | Finding::LongerThanOther { .. }
        | Finding::RunawayLeader { .. }
        | Finding::DecidedEarly { .. } => Some(Path::of("deck")),
        _ => None,
    }
}

/// The part of a definition that a measure of the laboratory counts under this key.
fn part_of(measure: &str, key: &str, def: &VariantDef) -> Option<Path> {
    let deck = Path::of("deck");
    match measure {
        "action" => {
            let fields = ["enter", "transfer", "uncover", "dig", "exchange", "camp", "guard"];
            let cost = fields.into_iter().find(|field| *field == key);
            let auctioned = ["bid", "pass", "choose"].contains(&key).then(|| Path::of("auction"));
            cost.map(|cost| Path::of("costs").field(cost)).or(auctioned)
        }
        "win" => Some(deck),
        "decided_part" => {
            let group = def.deck.iter().position(|group| group.group == key);
            Some(group.map_or(deck.clone(), |group| deck.index(group)))
        }
        "cell_tiled" | "cell_entered" | "tile_placed" | "tile_entered" => {
            let printed = def.board.printed.iter().position(|printed| printed.cell == key);
            if let Some(printed) = printed {
                return Some(Path::of("board").field("printed").index(printed));
            }
            // The other hexes are on the board, and on no page by themselves.
            if measure.starts_with("cell_") {
                return Some(Path::of("board"));
            }
            let group = def.deck.iter().position(|group| key.starts_with(&group.group))?;
            let mut number: u32 = key.get(1..)?.parse().ok()?;
            let tile = def.deck.get(group)?.tiles.iter().position(|tile| {
                number = number.saturating_sub(tile.copies);
                number == 0
            })?;
            Some(deck.index(group).field("tiles").index(tile))
        }
        _ => None,
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
    use crate::lab::Known;
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
        assert_eq!(Target::of(&tile, &def), Some(Target::Tile(TileSpot::new(1, 3))));
        assert_eq!(Target::of(&Path::of("tiers").key(7), &def), Some(Target::Tier(7)));
        let printed = Path::of("board").field("printed").index(0);
        let cell = def.board.printed[0].cell.parse().unwrap();
        assert_eq!(Target::of(&printed, &def), Some(Target::Cell(cell)));
        assert_eq!(Target::of(&Path::of("board"), &def), None);
        // What is not a field of a form has its own target, or a page at most.
        assert_eq!(Target::of(&Path::of("based_on"), &def), None);
    }

    #[test]
    fn what_the_laboratory_found_leads_to_the_part_that_is_its_cause() {
        let library = TikalLibrary::built_in();
        let mut def = library.find(CLASSIC).unwrap().def().clone();
        def.deck[1].tiles[0].copies = 2;
        let part = |measure, key: &str| {
            let keys = vec![key.to_owned()];
            let found = Finding::NeverUsed { measure, keys, in_other: false, cause: None };
            found_at(&found, &def).map(|path| path.to_string())
        };
        assert_eq!(part("action", "camp").as_deref(), Some("costs.camp"));
        assert_eq!(part("action", "bid").as_deref(), Some("auction"));
        assert_eq!(part("action", "place"), None);
        assert_eq!(part("tile_entered", "A3").as_deref(), Some("deck[0].tiles[2]"));
        // A copy of a tile stands where the tile does.
        assert_eq!(part("tile_placed", "B2").as_deref(), Some("deck[1].tiles[0]"));
        assert_eq!(part("tile_placed", "B3").as_deref(), Some("deck[1].tiles[1]"));
        let printed = def.board.printed[1].cell.clone();
        assert_eq!(part("cell_entered", &printed).as_deref(), Some("board.printed[1]"));
        assert_eq!(part("cell_tiled", "a1").as_deref(), Some("board"));
        let cause = |measure: &str, keys: &[&str]| Known {
            id: String::new(),
            measure: measure.to_owned(),
            keys: keys.iter().map(ToString::to_string).collect(),
            numbers: Vec::new(),
            is_fault: true,
        };
        let fault = |known| found_at(&Finding::Fault { known, mean: None }, &def).map(|path| path.to_string());
        assert_eq!(fault(cause("win", &["1"])).as_deref(), Some("deck"));
        assert_eq!(fault(cause("decided_part", &["B"])).as_deref(), Some("deck[1]"));
        assert_eq!(fault(cause("action", &["guard"])).as_deref(), Some("costs.guard"));
        assert_eq!(found_at(&Finding::TooLong { turns: 60.0, most: 54 }, &def), Some(Path::of("deck")));
        assert_eq!(found_at(&Finding::FewLeadChanges { mean: 0.1 }, &def), None);
    }
}
