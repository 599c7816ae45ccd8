//! The problems of a variant, in the reader's language. The English texts are those of [`Problem`]'s own `Display`.

use crate::game::FIRST_GAME;
use crate::hex::{MAX_CELLS, MAX_COLUMNS, NotACellName};
use crate::ron_text::{EditError, NotADefinition};
use crate::tikal::{Flaw, MAX_GROUPS, MAX_TREASURES, Problem, Quantity};
use crate::words::checks::{file_flaw, problem_line};
use crate::words::{Texts, Value, syntax};

/// A problem in one line: where, how bad, its code, its path, and what to do.
#[must_use]
pub fn line(texts: &Texts, problem: &Problem) -> String {
    problem_line(texts, problem, &sentence(texts, &problem.flaw))
}

/// The fault, the possible values, and the cure.
// An arm for each kind: in one list, which reads better whole than in parts.
#[must_use]
pub fn sentence(texts: &Texts, flaw: &Flaw) -> String {
    let say = |key: &str| texts.say(key);
    let with = |key: &str, values: &[(&'static str, Value)]| texts.plain(key, values);
    match flaw {
        Flaw::File(flaw) => file_flaw(texts, flaw),
        Flaw::Game { found } => with("problem-game", &[("found", found.clone().into()), ("known", FIRST_GAME.into())]),
        Flaw::VariantWithoutName => say("problem-variant-name"),
        Flaw::TreasureWithoutName => say("problem-treasure-name"),
        Flaw::OutOfLimits { what, value, least, most } => {
            let what = say(quantity(*what));
            let values = [
                ("what", what.into()),
                ("value", (*value).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ];
            with("problem-limits", &values)
        }
        Flaw::Columns { columns } => {
            with("problem-columns", &[("columns", (*columns).into()), ("most", MAX_COLUMNS.into())])
        }
        Flaw::Cells { cells } => with("problem-cells", &[("cells", (*cells).into()), ("most", MAX_CELLS.into())]),
        Flaw::NotACell(NotACellName(found)) => with("problem-cell-name", &[("found", found.clone().into())]),
        Flaw::LeftOutTwice { cell } => with("problem-left-out-twice", &[("cell", cell.to_string().into())]),
        Flaw::LeftOutNowhere { cell } => with("problem-left-out-nowhere", &[("cell", cell.to_string().into())]),
        Flaw::PrintedOffBoard { cell } => with("problem-off-board", &[("cell", cell.to_string().into())]),
        Flaw::PrintedTwice { cell } => with("problem-printed-twice", &[("cell", cell.to_string().into())]),
        Flaw::BaseCamps { count } => with("problem-base-camps", &[("count", (*count).into())]),
        Flaw::BaseCampDrawn => say("problem-base-camp-drawn"),
        Flaw::GroupName { found } => with("problem-group-name", &[("found", found.clone().into())]),
        Flaw::GroupTwice { group } => with("problem-group-twice", &[("group", group.to_string().into())]),
        Flaw::GroupOrder { group } => with("problem-group-order", &[("group", group.to_string().into())]),
        Flaw::Groups { groups } => with("problem-groups", &[("groups", (*groups).into()), ("most", MAX_GROUPS.into())]),
        Flaw::DeckSize { tiles } => with("problem-deck", &[("tiles", (*tiles).into()), ("most", MAX_CELLS.into())]),
        Flaw::NoTiles { players } => with("problem-no-tiles", &[("players", listed(players).into())]),
        Flaw::TreasureKinds { kinds } => {
            with("problem-treasure-kinds", &[("kinds", (*kinds).into()), ("most", MAX_TREASURES.into())])
        }
        Flaw::ScoresMissing { scores, copies } => {
            let missing = usize::from(*copies).saturating_sub(*scores);
            let values = [("scores", (*scores).into()), ("copies", (*copies).into()), ("missing", missing.into())];
            with("problem-scores-missing", &values)
        }
        Flaw::ScoresTooMany { scores } => {
            with("problem-scores-long", &[("scores", (*scores).into()), ("most", MAX_TREASURES.into())])
        }
        Flaw::TieBreakTwice { tie_break } => with("problem-tie-break", &[("found", format!("{tie_break:?}").into())]),
        Flaw::UnlistedErrors { count } => with("problem-more-errors", &[("count", (*count).into())]),
        Flaw::UnlistedWarnings { count } => with("problem-more-warnings", &[("count", (*count).into())]),
        Flaw::BoardInPieces { cells, cell } => {
            with("problem-pieces", &[("cells", (*cells).into()), ("cell", cell.to_string().into())])
        }
        Flaw::Unreachable { cell } => with("problem-unreachable", &[("cell", cell.to_string().into())]),
        Flaw::MoreTilesThanCells { players, tiles, cells } => {
            let values = [("players", listed(players).into()), ("tiles", (*tiles).into()), ("cells", (*cells).into())];
            with("problem-more-tiles", &values)
        }
        Flaw::AuctionRemainder { players, tiles } => {
            with("problem-remainder", &[("players", listed(players).into()), ("tiles", (*tiles).into())])
        }
        Flaw::UnevenTurns { players, tiles, volcanoes } => {
            let each = |&players: &u8| {
                let few = tiles / usize::from(players.max(1));
                let values = [("few", few.into()), ("many", (few + 1).into()), ("players", players.into())];
                texts.plain("problem-uneven-each", &values)
            };
            let list = players.iter().map(each).collect::<Vec<_>>().join(", ");
            let some = if *volcanoes == 0 { "no" } else { "yes" };
            let values = [
                ("tiles", (*tiles).into()),
                ("volcanoes", (*volcanoes).into()),
                ("some", some.into()),
                ("list", list.into()),
            ];
            with("problem-uneven", &values)
        }
        Flaw::TileWithoutSlabs => say("problem-no-slabs"),
        Flaw::FewerTreasuresThanMasks { masks, treasures } => {
            with("problem-few-treasures", &[("masks", (*masks).into()), ("treasures", (*treasures).into())])
        }
        Flaw::NoNextTier { value } => {
            with("problem-no-tier", &[("value", (*value).into()), ("next", (u16::from(*value) + 1).into())])
        }
        Flaw::NoVolcano { players } => with("problem-no-volcano", &[("players", listed(players).into())]),
        Flaw::CostAbovePoints { what, cost, points } => {
            let values = [
                ("what", what.field().unwrap_or_default().into()),
                ("cost", (*cost).into()),
                ("points", (*points).into()),
            ];
            with("problem-cost-above", &values)
        }
        Flaw::GroupUnseen { players } => with("problem-group-unseen", &[("players", listed(players).into())]),
    }
}

/// Numbers of players with commas between them.
#[must_use]
pub fn listed(players: &[u8]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The key of the text that names a quantity.
fn quantity(what: Quantity) -> &'static str {
    match what {
        Quantity::LeastPlayers => "quantity-least-players",
        Quantity::MostPlayers => "quantity-most-players",
        Quantity::Players => "quantity-players",
        Quantity::Rows => "quantity-rows",
        Quantity::TempleValue => "quantity-temple",
        Quantity::Masks => "quantity-masks",
        Quantity::Slabs => "quantity-slabs",
        Quantity::TileCopies | Quantity::TreasureCopies => "quantity-copies",
        Quantity::TierValue => "quantity-tier",
        Quantity::Tiers => "quantity-tiers",
        Quantity::Score => "quantity-score",
        Quantity::Cost => "quantity-cost",
        Quantity::ActionPoints => "quantity-points",
        Quantity::LimitPerTurn => "quantity-per-turn",
        Quantity::Explorers => "quantity-explorers",
        Quantity::Leaders => "quantity-leaders",
        Quantity::Camps => "quantity-camps",
        Quantity::Guards => "quantity-guards",
        Quantity::LeaderStrength => "quantity-strength",
        Quantity::StartScore => "quantity-start",
        Quantity::LeastBid => "quantity-bid",
    }
}

/// Why the text of a variant was not changed.
#[must_use]
pub fn edit(texts: &Texts, error: &EditError) -> String {
    match error {
        EditError::NotADefinition(NotADefinition { place, why }) => syntax::at(texts, "edit-no-variant", place, why),
        EditError::BreaksOff(place) => {
            texts.with("edit-breaks-off", &[("line", place.line.into()), ("column", place.column.into())])
        }
        EditError::NotThere(path) => texts.with("edit-not-there", &[("path", path.to_string().into())]),
        EditError::AlreadyThere(path) => texts.with("edit-already-there", &[("path", path.to_string().into())]),
        EditError::NotAValue(value) => texts.with("edit-no-value", &[("value", value.clone().into())]),
        // Why RON's writer cannot write it, only a developer can use.
        EditError::Unwritable(_) => texts.say("edit-unwritable"),
        EditError::Unfaithful => texts.say("edit-unfaithful"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::game::{Found, NotRon, Place};
    use crate::ron_text::Path as Part;
    use crate::tikal::{Code, check_text};
    use crate::variant_file::{FileFlaw, FlawOfGame};
    use crate::words::Language;
    use crate::words::syntax::tests::is_english;

    /// Every problem in the invalid files that the tests keep.
    fn problems() -> Vec<Problem> {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/variants/invalid");
        let texts =
            std::fs::read_dir(folder).unwrap().map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap());
        texts.flat_map(|text| check_text(&text).1).collect()
    }

    #[test]
    fn volcanoes_are_counted_only_where_there_are_some() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said =
                |volcanoes: usize| sentence(&texts, &Flaw::UnevenTurns { players: vec![3], tiles: 13, volcanoes });
            assert!(said(1).contains("olcan") || said(1).contains("ulkan"), "{}", said(1));
            assert!(!said(0).contains("olcan") && !said(0).contains("ulkan"), "{}", said(0));
        }
    }

    /// The flaws that none of these files can have or that are rare, and sentences with a singular.
    fn rare() -> Vec<Flaw> {
        let cell = "a1".parse().unwrap();
        let part = || None;
        vec![
            Flaw::File(FileFlaw::TooLong { bytes: 2_000_000, most: 1_000_000 }),
            Flaw::File(FileFlaw::IdOfTheProgram { id: "classic".to_owned() }),
            Flaw::File(FileFlaw::TooFewColours { colours: 1, players: 2 }),
            Flaw::UnlistedErrors { count: 1 },
            Flaw::UnlistedErrors { count: 1234 },
            Flaw::UnlistedWarnings { count: 1 },
            Flaw::BoardInPieces { cells: 1, cell },
            Flaw::BoardInPieces { cells: 2, cell },
            Flaw::MoreTilesThanCells { players: vec![2], tiles: 2, cells: 1 },
            Flaw::MoreTilesThanCells { players: vec![2, 4], tiles: 1, cells: 0 },
            Flaw::AuctionRemainder { players: vec![2], tiles: 1 },
            Flaw::UnevenTurns { players: vec![2], tiles: 1, volcanoes: 0 },
            Flaw::UnevenTurns { players: vec![3, 4], tiles: 14, volcanoes: 2 },
            Flaw::FewerTreasuresThanMasks { masks: 1, treasures: 0 },
            Flaw::FewerTreasuresThanMasks { masks: 2, treasures: 1 },
            Flaw::OutOfLimits { what: Quantity::Slabs, value: u32::MAX, least: 0, most: 3 },
            Flaw::File(FileFlaw::NotRon(NotRon::OneForEach { count: 1, each: "N, S".to_owned() })),
            Flaw::File(FileFlaw::NotRon(NotRon::NumberExpected { found: Found::End })),
            Flaw::File(FileFlaw::NotRon(NotRon::FieldMissing { field: "id", part: part() })),
            Flaw::File(FileFlaw::NotRon(NotRon::FieldTwice { field: "id", part: part() })),
            Flaw::File(FileFlaw::NotRon(NotRon::NotKnown { found: Found::End, part: part(), possible: &["a"] })),
            Flaw::File(FileFlaw::NotRon(NotRon::NotPossible {
                found: Found::End,
                part: part(),
                possible: &["a", "b"],
            })),
            Flaw::File(FileFlaw::NotRon(NotRon::OtherPart { found: Found::End })),
            Flaw::File(FileFlaw::NotRon(NotRon::TooDeep)),
            Flaw::File(FileFlaw::NotRon(NotRon::StraySign { found: Found::End })),
            Flaw::File(FileFlaw::NotRon(NotRon::Other { found: Found::End })),
            Flaw::NotACell(NotACellName(String::new())),
        ]
    }

    #[test]
    fn every_problem_is_said_in_every_language() {
        let all: Vec<Flaw> = problems().into_iter().map(|problem| problem.flaw).chain(rare()).collect();
        let codes: BTreeSet<Code> = all.iter().map(Flaw::code).collect();
        assert_eq!(codes.len(), Code::ALL.len());
        for language in Language::ALL {
            let texts = Texts::new(language);
            for flaw in &all {
                let said = sentence(&texts, flaw);
                let is_key = ["problem-", "syntax-", "quantity-"].iter().any(|key| said.contains(key));
                assert!(!is_key && !said.contains('$') && said.contains(':'), "{said}");
                match language {
                    Language::English => assert_eq!(said, flaw.to_string()),
                    _ => assert!(!is_english(&said), "{said}"),
                }
            }
        }
    }

    #[test]
    fn a_line_in_english_is_what_the_problem_says_of_itself() {
        let texts = Texts::new(Language::English);
        for problem in problems() {
            assert_eq!(line(&texts, &problem), problem.to_string());
        }
    }

    #[test]
    fn every_quantity_has_words_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for code in problems() {
                if let Flaw::OutOfLimits { what, .. } = code.flaw {
                    assert!(!texts.say(quantity(what)).contains("quantity-"), "{what:?}");
                }
            }
        }
    }

    /// One error of each kind.
    fn edit_errors() -> Vec<EditError> {
        let place = Place::new("(a: 1", 5..5);
        let path = || Part::of("deck").index(3);
        vec![
            EditError::NotADefinition(NotADefinition { place: place.clone(), why: NotRon::EndsEarly }),
            EditError::BreaksOff(place),
            EditError::NotThere(path()),
            EditError::AlreadyThere(path()),
            EditError::NotAValue("1, 2".to_owned()),
            EditError::Unwritable(ron::Error::ExpectedComma),
            EditError::Unfaithful,
        ]
    }

    #[test]
    fn every_reason_why_a_text_was_not_changed_is_said_in_every_language() {
        let kinds: BTreeSet<String> = edit_errors().iter().map(kind_of).collect();
        assert_eq!(kinds.len(), edit_errors().len());
        assert_eq!(kinds, variants_of(include_str!("../../ron_text/edit.rs"), "EditError"));
        let mut said_before = BTreeSet::new();
        for language in Language::ALL {
            let texts = Texts::new(language);
            for error in edit_errors() {
                let said = edit(&texts, &error);
                assert!(!said.contains("edit-") && !said.contains('$') && said.contains(':'), "{said}");
                assert_eq!(is_english(&said), language == Language::English, "{said}");
                assert!(said_before.insert(said.clone()), "{said}");
                // What RON's writer says is for developers.
                if language == Language::English && !matches!(error, EditError::Unwritable(_)) {
                    assert_eq!(said, error.to_string());
                }
            }
        }
    }

    /// The name of a value's variant.
    fn kind_of(value: &EditError) -> String {
        format!("{value:?}").chars().take_while(char::is_ascii_alphanumeric).collect()
    }

    /// The names of an enum's variants, from its source.
    fn variants_of(source: &str, name: &str) -> BTreeSet<String> {
        let body = source.split_once(&format!("pub enum {name} {{\n")).unwrap().1.split_once("\n}\n").unwrap().0;
        let is_name =
            |line: &&str| line.starts_with("    ") && line[4..].starts_with(|first: char| first.is_uppercase());
        let word = |line: &str| line.trim().chars().take_while(char::is_ascii_alphanumeric).collect();
        body.lines().filter(is_name).map(word).collect()
    }
}
