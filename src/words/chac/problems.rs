//! The problems of a variant of The Temple of Chac, in the reader's language. Problems that variants of the other games
//! have too are told in the same words; the English ones are those of [`Problem`]'s own `Display`, but for plurals and
//! some cures.

use super::nouns;
use crate::chac::{
    Flaw, KindDef, MAX_ADVENTURERS, MAX_ALCOVES, MAX_CARDS, MAX_HELD, MAX_LETTERS, MAX_OPENINGS, MAX_SQUARES, Name,
    Problem, Quantity,
};
use crate::variant_file::FileFlaw;
use crate::words::checks::{file_flaw, problem_line};
use crate::words::{Texts, Value};

/// A problem in one line: where, how bad, its code, its path, and what to do.
#[must_use]
pub fn line(texts: &Texts, problem: &Problem) -> String {
    problem_line(texts, problem, &sentence(texts, &problem.flaw))
}

/// The fault, the possible values, and the cure.
#[must_use]
pub fn sentence(texts: &Texts, flaw: &Flaw) -> String {
    let say = |key: &str| texts.say(key);
    let with = |key: &str, values: &[(&'static str, Value)]| texts.plain(key, values);
    match flaw {
        // With the name of a temple as its example.
        Flaw::File(FileFlaw::Id { found }) => with("chac-problem-id", &[("found", found.clone().into())]),
        Flaw::File(flaw) => file_flaw(texts, flaw),
        Flaw::ShortId { found } => {
            with("chac-problem-short-id", &[("found", found.clone().into()), ("most", MAX_LETTERS.into())])
        }
        Flaw::OutOfLimits { what, value, least, most } => {
            let values = [
                ("what", say(quantity(*what)).into()),
                ("value", (*value).into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
            ];
            with("problem-limits", &values)
        }
        flaw => of_temple(texts, flaw),
    }
}

/// The faults that a temple alone can have: its board first.
// An arm for each kind: in one list, which reads better whole than in parts.
fn of_temple(texts: &Texts, flaw: &Flaw) -> String {
    let say = |key: &str| texts.say(key);
    let with = |key: &str, values: &[(&'static str, Value)]| texts.plain(key, values);
    let name = |name: &Name| -> Value { name.to_string().into() };
    let of_square = |key: &str, square: &Name| with(key, &[("square", name(square))]);
    let at_most = |key: &str, count: usize, most: usize| with(key, &[("count", count.into()), ("most", most.into())]);
    let of = |kind: KindDef| -> Value { nouns::kind(texts, kind).into() };
    match flaw {
        Flaw::TooManySquares { squares } => at_most("chac-problem-squares", *squares, MAX_SQUARES),
        Flaw::NoneOfKind { kind } => with("chac-problem-none-of-kind", &[("kind", of(*kind))]),
        Flaw::TooManyOfKind { kind, count, most } => {
            let values = [("kind", of(*kind)), ("count", (*count).into()), ("most", (*most).into())];
            with("chac-problem-many-of-kind", &values)
        }
        Flaw::MoreTrapsThanTiles { zones, tiles } => {
            with("chac-problem-traps", &[("zones", (*zones).into()), ("tiles", (*tiles).into())])
        }
        Flaw::NoSuchSquare { found } => with("chac-problem-no-square", &[("found", found.clone().into())]),
        Flaw::OtherKind { square, kind } => {
            with("chac-problem-other-kind", &[("square", name(square)), ("kind", of(*kind))])
        }
        Flaw::SquareTwice { square } => of_square("chac-problem-square-twice", square),
        Flaw::WayToItself { square } => of_square("chac-problem-way-to-itself", square),
        Flaw::WayTwice { from, to } => with("chac-problem-way-twice", &[("from", name(from)), ("to", name(to))]),
        Flaw::WayInRiver { square } => of_square("chac-problem-way-in-river", square),
        Flaw::UnseenDoor { square } => of_square("chac-problem-unseen-door", square),
        Flaw::OtherWayOut { square } => of_square("chac-problem-other-way-out", square),
        Flaw::NoDoor { square } => of_square("chac-problem-no-door", square),
        Flaw::ShortCorridor { squares } => with("chac-problem-short-corridor", &[("count", (*squares).into())]),
        Flaw::NotListed { square, kind } => {
            with("chac-problem-not-listed", &[("square", name(square)), ("kind", of(*kind))])
        }
        Flaw::NotJoined { from, to, .. } => with("chac-problem-not-joined", &[("from", name(from)), ("to", name(to))]),
        Flaw::AgainstCurrent { square } => of_square("chac-problem-current", square),
        Flaw::NoLanding => say("chac-problem-no-landing"),
        Flaw::LandingNowhere => say("chac-problem-landing"),
        Flaw::TooManyOpenings { openings } => at_most("chac-problem-openings", *openings, MAX_OPENINGS),
        Flaw::NeverOpens { square } => of_square("chac-problem-never-opens", square),
        Flaw::TooManyAlcoves { alcoves } => at_most("chac-problem-alcoves", *alcoves, MAX_ALCOVES),
        Flaw::TwoAlcoves { square } => of_square("chac-problem-two-alcoves", square),
        Flaw::NoWayOut => say("chac-problem-no-way-out"),
        Flaw::Unreachable { square } => of_square("chac-problem-unreachable", square),
        Flaw::Overlap { square, other } => {
            with("chac-problem-overlap", &[("square", name(square)), ("other", name(other))])
        }
        Flaw::OffPicture => say("chac-problem-off-picture"),
        flaw => of_material(texts, flaw),
    }
}

/// The faults of decks, dice, adventurers and numbers.
fn of_material(texts: &Texts, flaw: &Flaw) -> String {
    let with = |key: &str, values: &[(&'static str, Value)]| texts.plain(key, values);
    let at_most = |key: &str, count: usize, most: usize| with(key, &[("count", count.into()), ("most", most.into())]);
    match flaw {
        Flaw::LockNeeds { found, dice } => {
            with("chac-problem-lock", &[("found", (*found).into()), ("dice", (*dice).into())])
        }
        Flaw::FaceTwice { face } => with("chac-problem-face-twice", &[("face", (*face).into())]),
        Flaw::DecksOfZones { decks, zones } => {
            with("chac-problem-decks", &[("decks", (*decks).into()), ("zones", (*zones).into())])
        }
        Flaw::TooManyCards { cards } => at_most("chac-problem-treasures", *cards, MAX_CARDS),
        Flaw::LoadLevels { levels } => at_most("chac-problem-levels", *levels, MAX_HELD + 1),
        Flaw::TooFewAdventurers { have, players, each, need } => {
            let values = [
                ("have", (*have).into()),
                ("players", (*players).into()),
                ("each", (*each).into()),
                ("need", (*need).into()),
            ];
            with("chac-problem-few-adventurers", &values)
        }
        Flaw::TooManyAdventurers { adventurers } => {
            at_most("chac-problem-many-adventurers", *adventurers, MAX_ADVENTURERS)
        }
        Flaw::TooManyEntries { entries, most } => at_most("chac-problem-entries", *entries, *most),
        Flaw::NoSuchDeck { found } => with("chac-problem-no-deck", &[("found", found.clone().into())]),
        Flaw::WallsNeverMeet { arrows, steps } => {
            with("chac-problem-walls", &[("arrows", (*arrows).into()), ("steps", (*steps).into())])
        }
        Flaw::FewTreasures { deck, have, places } => {
            let values = [("deck", deck.to_string().into()), ("have", (*have).into()), ("places", (*places).into())];
            with("chac-problem-few-treasures", &values)
        }
        // The others are told above.
        _ => texts.say("chac-problem-no-boulder-dice"),
    }
}

/// The key of the text that names a quantity.
const fn quantity(what: Quantity) -> &'static str {
    match what {
        Quantity::LeastPlayers => "quantity-least-players",
        Quantity::MostPlayers => "quantity-most-players",
        Quantity::Width => "chac-quantity-width",
        Quantity::Height => "chac-quantity-height",
        Quantity::Column => "chac-quantity-column",
        Quantity::Row => "chac-quantity-row",
        Quantity::SquareWidth => "chac-quantity-square-width",
        Quantity::SquareHeight => "chac-quantity-square-height",
        Quantity::AlcoveValue | Quantity::Value => "chac-quantity-value",
        Quantity::Face => "chac-quantity-face",
        Quantity::PerSeat => "chac-quantity-per-seat",
        Quantity::Dice => "chac-quantity-dice",
        Quantity::Load => "chac-quantity-load",
        Quantity::LeastLoad => "chac-quantity-least-load",
        Quantity::Chests => "chac-quantity-chests",
        Quantity::Copies => "chac-quantity-copies",
        Quantity::ChestSides => "chac-quantity-chest-sides",
        Quantity::WallSteps => "chac-quantity-wall-steps",
        Quantity::CardsPerRound => "chac-quantity-cards-round",
        Quantity::WallCards => "chac-quantity-wall-cards",
        Quantity::BoulderDice => "chac-quantity-boulder-dice",
        Quantity::BoulderNeeds => "chac-quantity-boulder-needs",
        Quantity::Planks => "chac-quantity-planks",
        Quantity::Danger => "chac-quantity-danger",
        Quantity::RescueCost => "chac-quantity-rescue",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::chac::{Code, Deck, check_text};
    use crate::variant_file::FlawOfGame;
    use crate::words::Language;
    use crate::words::checks::tests::{all_are_said, file_flaws};

    /// One flaw of each kind, and those whose sentence has a singular.
    fn flaws() -> Vec<Flaw> {
        let [square, other] = ["c3", "l4"].map(|id| Name::read(id).unwrap());
        let text = || "x".to_owned();
        let kinds = [
            KindDef::Entrance,
            KindDef::Zone,
            KindDef::Corridor,
            KindDef::Lava,
            KindDef::Sun,
            KindDef::River,
            KindDef::Bridge,
            KindDef::Out,
        ];
        let mut all = vec![
            Flaw::ShortId { found: text() },
            Flaw::TooManySquares { squares: 99 },
            Flaw::MoreTrapsThanTiles { zones: 4, tiles: 1 },
            Flaw::MoreTrapsThanTiles { zones: 4, tiles: 2 },
            Flaw::NoSuchSquare { found: text() },
            Flaw::SquareTwice { square },
            Flaw::WayToItself { square },
            Flaw::WayTwice { from: square, to: other },
            Flaw::WayInRiver { square },
            Flaw::UnseenDoor { square },
            Flaw::OtherWayOut { square },
            Flaw::NoDoor { square },
            Flaw::ShortCorridor { squares: 1 },
            Flaw::ShortCorridor { squares: 0 },
            Flaw::NotJoined { from: square, to: other, kind: KindDef::River },
            Flaw::AgainstCurrent { square },
            Flaw::NoLanding,
            Flaw::LandingNowhere,
            Flaw::TooManyOpenings { openings: 9 },
            Flaw::NeverOpens { square },
            Flaw::TooManyAlcoves { alcoves: 10 },
            Flaw::TwoAlcoves { square },
            Flaw::LockNeeds { found: 0, dice: 5 },
            Flaw::LockNeeds { found: 6, dice: 5 },
            Flaw::FaceTwice { face: 3 },
            Flaw::DecksOfZones { decks: 1, zones: 4 },
            Flaw::DecksOfZones { decks: 3, zones: 4 },
            Flaw::TooManyCards { cards: 120 },
            Flaw::LoadLevels { levels: 1 },
            Flaw::LoadLevels { levels: 30 },
            Flaw::TooFewAdventurers { have: 1, players: 6, each: 1, need: 6 },
            Flaw::TooFewAdventurers { have: 8, players: 6, each: 2, need: 12 },
            Flaw::TooManyAdventurers { adventurers: 40 },
            Flaw::NoBoulderDice,
            Flaw::TooManyEntries { entries: 100, most: 64 },
            Flaw::NoWayOut,
            Flaw::Unreachable { square },
            Flaw::Overlap { square, other },
            Flaw::OffPicture,
            Flaw::NoSuchDeck { found: text() },
            Flaw::WallsNeverMeet { arrows: 1, steps: 6 },
            Flaw::WallsNeverMeet { arrows: 4, steps: 6 },
            Flaw::FewTreasures { deck: Deck::RIVER, have: 1, places: 5 },
            Flaw::FewTreasures { deck: Deck::LAVA, have: 4, places: 14 },
        ];
        for kind in kinds {
            all.push(Flaw::NoneOfKind { kind });
            all.push(Flaw::TooManyOfKind { kind, count: 70, most: 16 });
            all.push(Flaw::OtherKind { square, kind });
            all.push(Flaw::NotListed { square, kind });
        }
        let quantities = [
            Quantity::LeastPlayers,
            Quantity::MostPlayers,
            Quantity::Width,
            Quantity::Height,
            Quantity::Column,
            Quantity::Row,
            Quantity::SquareWidth,
            Quantity::SquareHeight,
            Quantity::AlcoveValue,
            Quantity::Face,
            Quantity::PerSeat,
            Quantity::Dice,
            Quantity::Load,
            Quantity::LeastLoad,
            Quantity::Chests,
            Quantity::Copies,
            Quantity::ChestSides,
            Quantity::WallSteps,
            Quantity::CardsPerRound,
            Quantity::WallCards,
            Quantity::BoulderDice,
            Quantity::BoulderNeeds,
            Quantity::Planks,
            Quantity::Danger,
            Quantity::RescueCost,
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
        all_are_said(include_str!("../../chac/problem.rs"), "Flaw", &all, sentence);
    }

    #[test]
    fn a_line_names_the_place_the_code_and_the_path() {
        let text = include_str!("../../../variants/chac/temple.ron").replacen("planks: 5", "planks: 0", 1);
        let problems = check_text(&text).1;
        let problem = problems.first().unwrap();
        assert_eq!(line(&Texts::new(Language::English), problem), problem.to_string());
        assert!(line(&Texts::new(Language::German), problem).contains("Fehler [number] planks: Die Zahl der Planken"));
    }
}
