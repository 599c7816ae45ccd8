//! The problems of a variant of Legend, in the reader's language. Problems that Tikal's variants have too are told in the
//! same words; the English ones are those of [`Problem`]'s own `Display`, but for plurals.

use crate::expedition::MAX_TREASURES;
use crate::hex::{CellName, MAX_CELLS, MAX_COLUMNS, NotACellName};
use crate::legend::{Flaw, MAX_CARDS, MAX_POWERS, MAX_STACKED, Problem, Quantity, SLOTS, Supply};
use crate::words::checks::{file_flaw, problem_line};
use crate::words::{Texts, Value};

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
    let of_cell = |key: &str, cell: &CellName| with(key, &[("cell", cell.to_string().into())]);
    let found = |key: &str, found: &str| with(key, &[("found", found.to_owned().into())]);
    match flaw {
        Flaw::File(flaw) => file_flaw(texts, flaw),
        Flaw::OutOfLimits { what, value, least, most } => {
            let values = [
                ("what", say(quantity(*what)).into()),
                ("value", (*value).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ];
            with("problem-limits", &values)
        }
        Flaw::NotByPlayers { found } => with("legend-problem-by-players", &[("found", (*found).into())]),
        Flaw::Columns { columns } => {
            with("problem-columns", &[("columns", (*columns).into()), ("most", MAX_COLUMNS.into())])
        }
        Flaw::Cells { cells } => with("problem-cells", &[("cells", (*cells).into()), ("most", MAX_CELLS.into())]),
        Flaw::NotACell(NotACellName(name)) => found("problem-cell-name", name),
        Flaw::OffBoard { cell } => of_cell("problem-off-board", cell),
        Flaw::CellTwice { cell } => of_cell("legend-problem-cell-twice", cell),
        Flaw::LeftOutNowhere { cell } => of_cell("problem-left-out-nowhere", cell),
        Flaw::OnBaseCamp { cell } => of_cell("legend-problem-base-camp", cell),
        Flaw::GroupName { found: name } => found("problem-group-name", name),
        Flaw::GroupTwice { group } => with("problem-group-twice", &[("group", group.to_string().into())]),
        Flaw::TileCount { tiles, most } => {
            with("legend-problem-tiles", &[("tiles", (*tiles).into()), ("most", (*most).into())])
        }
        Flaw::MasksInAll { masks } => {
            with("legend-problem-masks", &[("masks", (*masks).into()), ("most", MAX_STACKED.into())])
        }
        Flaw::TreasureKinds { kinds } => {
            with("problem-treasure-kinds", &[("kinds", (*kinds).into()), ("most", MAX_TREASURES.into())])
        }
        Flaw::NoSuchKind { kind } => with("legend-problem-no-kind", &[("kind", (*kind).into())]),
        Flaw::TreasureCopies { copies } => {
            with("legend-problem-treasures", &[("copies", (*copies).into()), ("most", MAX_TREASURES.into())])
        }
        Flaw::ScoresMissing { scores, copies } => {
            let missing = usize::from(*copies).saturating_sub(*scores);
            let values = [("scores", (*scores).into()), ("copies", (*copies).into()), ("missing", missing.into())];
            with("problem-scores-missing", &values)
        }
        Flaw::ScoresTooMany { scores } => {
            with("problem-scores-long", &[("scores", (*scores).into()), ("most", MAX_TREASURES.into())])
        }
        Flaw::CardKinds { cards } => {
            with("legend-problem-cards", &[("cards", (*cards).into()), ("most", MAX_CARDS.into())])
        }
        Flaw::CardNumber { found: number } => found("legend-problem-card-number", number),
        Flaw::CardOrder { card } => with("legend-problem-card-order", &[("card", card.clone().into())]),
        Flaw::NotOfCards => say("legend-problem-not-of-cards"),
        Flaw::NotOfPowers => say("legend-problem-not-of-powers"),
        Flaw::NoCardTile { tile } => with("legend-problem-no-card-tile", &[("tile", tile.clone().into())]),
        Flaw::PowerTiles { powers } => {
            with("legend-problem-power-tiles", &[("powers", (*powers).into()), ("most", MAX_POWERS.into())])
        }
        Flaw::Powers { found } => {
            with("legend-problem-powers", &[("found", (*found).into()), ("powers", SLOTS.into())])
        }
        Flaw::NoScenario => say("legend-problem-no-scenario"),
        Flaw::NoSuchTile { tile } => with("legend-problem-no-tile", &[("tile", tile.clone().into())]),
        Flaw::LaidTwice { tile } => with("legend-problem-laid-twice", &[("tile", tile.to_string().into())]),
        Flaw::NotLaid { tile } => with("legend-problem-not-laid", &[("tile", tile.to_string().into())]),
        Flaw::LaidOnDots { cell } => of_cell("legend-problem-on-dots", cell),
        Flaw::RepeatedRotation { tile, rotation, same_as } => {
            let values =
                [("tile", tile.to_string().into()), ("rotation", (*rotation).into()), ("same", (*same_as).into())];
            with("legend-problem-rotation", &values)
        }
        Flaw::TooFew { what, have, need, players } => {
            let key = match what {
                Supply::Cards => "legend-problem-few-cards",
                Supply::Tokens => "legend-problem-few-tokens",
                Supply::Tiles => "legend-problem-few-tiles",
                Supply::Powers => "legend-problem-few-powers",
            };
            with(key, &[("have", (*have).into()), ("need", (*need).into()), ("players", (*players).into())])
        }
        Flaw::MoreThanThereAre { have, most } => {
            with("legend-problem-more-than", &[("have", (*have).into()), ("most", (*most).into())])
        }
        Flaw::StartScores { scores, players } => {
            with("legend-problem-start-scores", &[("scores", (*scores).into()), ("players", (*players).into())])
        }
        Flaw::CostAbovePoints { what, cost, points } => {
            let values = [
                ("what", what.field().unwrap_or_default().into()),
                ("cost", (*cost).into()),
                ("points", (*points).into()),
            ];
            with("problem-cost-above", &values)
        }
    }
}

/// The key of the text that names a quantity.
const fn quantity(what: Quantity) -> &'static str {
    match what {
        Quantity::LeastPlayers => "quantity-least-players",
        Quantity::MostPlayers => "quantity-most-players",
        Quantity::Rows => "quantity-rows",
        Quantity::TempleValue => "quantity-temple",
        Quantity::Masks => "quantity-masks",
        Quantity::Slabs => "quantity-slabs",
        Quantity::SlabTokens => "legend-quantity-slab-tokens",
        Quantity::TileCopies | Quantity::TreasureCopies | Quantity::CardCopies => "quantity-copies",
        Quantity::TierValue => "quantity-tier",
        Quantity::Tiers => "quantity-tiers",
        Quantity::TokenValue => "legend-quantity-token",
        Quantity::Tokens => "legend-quantity-tokens",
        Quantity::Score => "quantity-score",
        Quantity::Cost => "quantity-cost",
        Quantity::ActionPoints => "quantity-points",
        Quantity::LimitPerTurn => "quantity-per-turn",
        Quantity::MostExchanged => "legend-quantity-exchanged",
        Quantity::Explorers => "quantity-explorers",
        Quantity::Leaders => "quantity-leaders",
        Quantity::Camps => "quantity-camps",
        Quantity::Guards => "quantity-guards",
        Quantity::LeaderStrength => "quantity-strength",
        Quantity::Rounds => "legend-quantity-rounds",
        Quantity::DisplayCards => "legend-quantity-display-cards",
        Quantity::DisplayTiles => "legend-quantity-display-tiles",
        Quantity::Places => "legend-quantity-places",
        Quantity::Steps => "legend-quantity-steps",
        Quantity::Kind => "legend-quantity-kind",
        Quantity::Rotation => "legend-quantity-rotation",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::expedition::TileName;
    use crate::legend::{Code, Purchase, check_text};
    use crate::variant_file::FlawOfGame;
    use crate::words::Language;
    use crate::words::checks::tests::{all_are_said, file_flaws};

    /// One flaw of each kind, and those whose sentence has a singular.
    fn flaws() -> Vec<Flaw> {
        let cell: CellName = "c3".parse().unwrap();
        let tile = TileName::Deck { group: 'B', number: 3 };
        let text = || "x".to_owned();
        let mut all = vec![
            Flaw::NotByPlayers { found: 1 },
            Flaw::NotByPlayers { found: 2 },
            Flaw::Columns { columns: 40 },
            Flaw::Cells { cells: 90 },
            Flaw::NotACell(NotACellName(text())),
            Flaw::OffBoard { cell },
            Flaw::CellTwice { cell },
            Flaw::LeftOutNowhere { cell },
            Flaw::OnBaseCamp { cell },
            Flaw::GroupName { found: text() },
            Flaw::GroupTwice { group: 'A' },
            Flaw::TileCount { tiles: 70, most: 63 },
            Flaw::MasksInAll { masks: 70 },
            Flaw::TreasureKinds { kinds: 20 },
            Flaw::NoSuchKind { kind: 9 },
            Flaw::TreasureCopies { copies: 20 },
            Flaw::ScoresMissing { scores: 4, copies: 5 },
            Flaw::ScoresTooMany { scores: 30 },
            Flaw::CardKinds { cards: 70 },
            Flaw::CardNumber { found: text() },
            Flaw::CardOrder { card: text() },
            Flaw::NotOfCards,
            Flaw::NotOfPowers,
            Flaw::NoCardTile { tile: text() },
            Flaw::PowerTiles { powers: 40 },
            Flaw::Powers { found: 1 },
            Flaw::Powers { found: 2 },
            Flaw::NoScenario,
            Flaw::NoSuchTile { tile: text() },
            Flaw::LaidTwice { tile },
            Flaw::NotLaid { tile },
            Flaw::LaidOnDots { cell },
            Flaw::RepeatedRotation { tile, rotation: 3, same_as: 0 },
            Flaw::MoreThanThereAre { have: 3, most: 2 },
            Flaw::StartScores { scores: 1, players: 4 },
            Flaw::StartScores { scores: 3, players: 4 },
            Flaw::CostAbovePoints { what: Purchase::Guard, cost: 9, points: 8 },
            Flaw::CostAbovePoints { what: Purchase::Slab, cost: 2, points: 1 },
        ];
        for what in [Supply::Cards, Supply::Tokens, Supply::Tiles, Supply::Powers] {
            all.extend([1, 3].map(|have| Flaw::TooFew { what, have, need: 12, players: 4 }));
        }
        let quantities = [
            Quantity::LeastPlayers,
            Quantity::MostPlayers,
            Quantity::Rows,
            Quantity::TempleValue,
            Quantity::Masks,
            Quantity::Slabs,
            Quantity::SlabTokens,
            Quantity::TileCopies,
            Quantity::TierValue,
            Quantity::Tiers,
            Quantity::TokenValue,
            Quantity::Tokens,
            Quantity::Score,
            Quantity::Cost,
            Quantity::ActionPoints,
            Quantity::LimitPerTurn,
            Quantity::MostExchanged,
            Quantity::Explorers,
            Quantity::Leaders,
            Quantity::Camps,
            Quantity::Guards,
            Quantity::LeaderStrength,
            Quantity::Rounds,
            Quantity::DisplayCards,
            Quantity::DisplayTiles,
            Quantity::Places,
            Quantity::Steps,
            Quantity::Kind,
            Quantity::Rotation,
        ];
        all.extend(file_flaws().into_iter().map(Flaw::File));
        all.extend(quantities.map(|what| Flaw::OutOfLimits { what, value: 99, least: 1, most: 9 }));
        all
    }

    #[test]
    fn every_problem_is_said_in_every_language() {
        let all = flaws();
        let codes: BTreeSet<Code> = all.iter().map(Flaw::code).collect();
        assert_eq!(codes.len(), Code::ALL.len());
        all_are_said(include_str!("../../legend/problem.rs"), "Flaw", &all, sentence);
    }

    #[test]
    fn a_line_names_the_place_the_code_and_the_path() {
        let text = include_str!("../../../variants/legend/legend.ron").replacen("rounds: 6", "rounds: 0", 1);
        let problems = check_text(&text).1;
        let problem = problems.first().unwrap();
        assert_eq!(line(&Texts::new(Language::English), problem), problem.to_string());
        assert!(line(&Texts::new(Language::German), problem).contains("Fehler [number] rounds: Die Zahl der Runden"));
    }

    #[test]
    fn what_is_lacking_with_every_number_of_players_is_one_problem() {
        let text = include_str!("../../../variants/legend/legend.ron").replacen(
            "display: (cards: 10",
            "display: (cards: 2",
            1,
        );
        let problems = check_text(&text).1;
        let lacking: Vec<&Problem> = problems.iter().filter(|problem| problem.code() == Code::TooFew).collect();
        assert_eq!(lacking.len(), 1, "{lacking:?}");
        assert_eq!(lacking[0].flaw, Flaw::TooFew { what: Supply::Cards, have: 2, need: 9, players: 3 });
    }
}
