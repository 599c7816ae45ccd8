//! The verdict of the laboratory in the player's language: what it rests on, each finding with its likely cause, and what
//! is good.

use super::{amount, key, level, places};
use crate::lab::{Estimate, FEWEST_GAMES, Finding, Good, Known, Verdict};
use crate::words::numbers::{number, percent};
use crate::words::{Texts, Value};

/// The ground of a verdict; the note that there is none yet, where too few games were played.
#[must_use]
pub fn verdict_heading(texts: &Texts, verdict: &Verdict) -> String {
    let words = if verdict.games < FEWEST_GAMES { "lab-no-verdict" } else { "lab-verdict" };
    texts.with(words, &[("games", verdict.games.into()), ("level", level(texts, verdict.level).into())])
}

/// Something that a run says of a variant, and its likely cause.
#[must_use]
pub fn finding(texts: &Texts, finding: &Finding) -> String {
    let said = found(texts, finding);
    let many = |value: f64| Value::from(number(texts, value, 0));
    let cause = match finding {
        Finding::Fault { .. } => None,
        Finding::RunawayLeader { scoring, turn, turns, cause: None, .. } => {
            let values = [("scoring", (*scoring).into()), ("turn", (*turn).into()), ("turns", many(*turns))];
            Some(texts.with("lab-runaway-cause", &values))
        }
        other => other.cause().map(|cause| known(texts, cause, None)),
    };
    match cause {
        Some(cause) => texts.with("lab-cause", &[("said", said.into()), ("cause", cause.into())]),
        None => said,
    }
}

/// The things that the rules say of themselves, and what was measured of them in a game.
fn known(texts: &Texts, known: &Known, mean: Option<f64>) -> String {
    let number_at = |place: usize| known.numbers.get(place).copied().unwrap_or_default();
    let first = || known.keys.first().cloned().unwrap_or_default();
    match known.id.as_str() {
        "uneven_turns" => {
            let values = [
                ("count", known.keys.len().into()),
                ("list", known.keys.join(", ").into()),
                ("tiles", number_at(0).into()),
                ("volcanoes", number_at(1).into()),
                ("players", number_at(2).into()),
            ];
            texts.with("lab-known-turns", &values)
        }
        "uneven_auction" => {
            let (tiles, players) = (number_at(0), number_at(2));
            let left = players - tiles % players.max(1);
            let values = [("left", left.into()), ("tiles", tiles.into()), ("players", players.into())];
            texts.with("lab-known-auction", &values)
        }
        "cheap_action" => {
            let action = ("action", key(texts, &known.measure, &first()).into());
            match mean {
                Some(mean) => {
                    let mean = number(texts, mean, places(mean));
                    texts.with("lab-known-cheap-done", &[action, ("mean", mean.into())])
                }
                None => texts.with("lab-known-cheap", &[action]),
            }
        }
        "early_scoring" => {
            let values =
                [("group", first().into()), ("volcanoes", number_at(0).into()), ("tiles", number_at(1).into())];
            texts.with("lab-known-early", &values)
        }
        "too_dear" => {
            let values = [("cost", number_at(0).into()), ("points", number_at(1).into())];
            texts.with("lab-known-dear", &values)
        }
        "no_way" => texts.say("lab-known-no-way"),
        "no_slabs" => texts.say("lab-known-no-slabs"),
        other => other.to_owned(),
    }
}

/// Something good that a run says of a variant.
#[must_use]
pub fn good(texts: &Texts, good: &Good) -> String {
    let share = |share: &f64| Value::from(percent(texts, *share));
    let said = match good {
        Good::FairSeats { games, most, fair } => {
            texts.with("lab-good-seats", &[("games", (*games).into()), ("most", share(most)), ("fair", share(fair))])
        }
        Good::OpenGames { share: value, high } => {
            texts.with("lab-good-open", &[("share", share(value)), ("high", share(high))])
        }
        Good::AllUsed => texts.say("lab-good-used"),
    };
    texts.with("lab-good", &[("said", said.into())])
}

/// The finding, without its cause.
fn found(texts: &Texts, finding: &Finding) -> String {
    let tell = |words: &str, values: &[(&'static str, Value)]| texts.with(words, values);
    let share = |share: f64, low: f64, high: f64| {
        let [value, interval] = amount(texts, true, Estimate { value: share, low, high });
        [("share", Value::from(value)), ("interval", Value::from(interval))]
    };
    let many = |value: f64| Value::from(number(texts, value, places(value)));
    match finding {
        Finding::TooFewGames { least, .. } => tell("lab-too-few", &[("least", (*least).into())]),
        Finding::SeatAdvantage { seat, share: value, low, high, fair, .. } => {
            let words = if value > fair { "lab-seat-more" } else { "lab-seat-less" };
            let [value, interval] = share(*value, *low, *high);
            tell(words, &[("number", seat.clone().into()), value, interval, ("fair", percent(texts, *fair).into())])
        }
        Finding::NobodyWins { share: value, low, high } => tell("lab-nobody-wins", &share(*value, *low, *high)),
        Finding::NeverUsed { measure, keys, in_other, .. } => {
            let list = keys.iter().map(|idle| key(texts, measure, idle)).collect::<Vec<_>>().join(", ");
            let list = [("count", keys.len().into()), ("list", list.into())];
            let said = match *measure {
                "action" => tell("lab-never-action", &list),
                "cell_tiled" => tell("lab-never-cell-tiled", &list),
                "cell_entered" => tell("lab-never-cell-entered", &list),
                "tile_placed" => tell("lab-never-tile-placed", &list),
                "tile_entered" => tell("lab-never-tile-entered", &list),
                "card_taken" => tell("lab-never-card-taken", &list),
                "card_played" => tell("lab-never-card-played", &list),
                "power_used" => tell("lab-never-power-used", &list),
                "treasures" => tell("lab-never-treasure", &list),
                "ability_used" => tell("lab-never-ability", &list),
                "alcove" => tell("lab-never-alcove", &list),
                "square_entered" => tell("lab-never-square", &list),
                other => format!("{other}: {}", keys.join(", ")),
            };
            if *in_other { tell("lab-in-other", &[("said", said.into())]) } else { said }
        }
        Finding::HardlyUsed { measure, key: hardly, mean } => {
            tell("lab-hardly", &[("action", key(texts, measure, hardly).into()), ("mean", many(*mean))])
        }
        Finding::TooLong { turns, most } => tell("lab-too-long", &[("turns", many(*turns)), ("most", (*most).into())]),
        Finding::LongerThanOther { turns, other } => {
            tell("lab-longer", &[("turns", many(*turns)), ("other", many(*other))])
        }
        Finding::RunawayLeader { share: value, low, high, .. } => tell("lab-runaway", &share(*value, *low, *high)),
        Finding::DecidedEarly { part } => tell("lab-decided-early", &[("part", percent(texts, *part / 100.0).into())]),
        Finding::FewLeadChanges { mean } => tell("lab-few-leads", &[("mean", many(*mean))]),
        Finding::Fault { known: fault, mean } => tell("lab-fault", &[("cause", known(texts, fault, *mean).into())]),
        Finding::Nothing => texts.say("lab-nothing"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ai::Level;
    use crate::words::Language;

    fn fact(id: &str, measure: &str, keys: &[&str], numbers: &[u32]) -> Known {
        let keys = keys.iter().map(ToString::to_string).collect();
        Known { id: id.to_owned(), measure: measure.to_owned(), keys, numbers: numbers.to_vec(), is_fault: true }
    }

    #[test]
    fn a_cause_is_told_with_its_numbers_and_the_good_as_such() {
        let texts = Texts::new(Language::English);
        let cause = Some(fact("uneven_turns", "win", &["1", "2"], &[14, 2, 4]));
        let seat = "1".to_owned();
        let found = Finding::SeatAdvantage { seat, share: 0.4, low: 0.3, high: 0.5, fair: 0.25, cause };
        let said = finding(&texts, &found);
        assert!(
            said.contains("wins more than a fair share") && said.contains("Likely cause: players 1, 2 have"),
            "{said}"
        );
        assert!(said.contains("14 tiles, 2 volcanoes among them, for 4 players"), "{said}");
        let free = Finding::Fault { known: fact("cheap_action", "action", &["camp"], &[]), mean: Some(7.9) };
        let said = finding(&texts, &free);
        assert_eq!(
            said,
            "In the rules: “build a camp” costs only 1 point, as little as anything can; it is done 7.90 times a game"
        );
        let goods = [
            Good::FairSeats { games: 30, most: 0.61, fair: 0.5 },
            Good::OpenGames { share: 0.1, high: 0.2 },
            Good::AllUsed,
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = goods.iter().map(|found| good(&texts, found)).collect();
            assert!(said.len() == goods.len() && said.iter().any(|said| said.contains("30")), "{said:?}");
        }
    }

    #[test]
    fn every_finding_has_words_of_its_own_in_every_language() {
        let measures = [
            "action",
            "cell_tiled",
            "cell_entered",
            "tile_placed",
            "tile_entered",
            "treasures",
            "ability_used",
            "alcove",
            "square_entered",
        ];
        let idle = measures.map(|measure| Finding::NeverUsed {
            measure,
            keys: vec!["x1".to_owned()],
            in_other: false,
            cause: None,
        });
        let seat = |share, fair| Finding::SeatAdvantage {
            seat: "2".to_owned(),
            share,
            low: 0.1,
            high: 0.5,
            fair,
            cause: None,
        };
        let runaway =
            |cause| Finding::RunawayLeader { share: 0.7, low: 0.6, high: 0.8, scoring: 1, turn: 6, turns: 24.0, cause };
        let facts = [
            fact("uneven_turns", "win", &["1", "2"], &[14, 2, 4]),
            fact("uneven_turns", "win", &["1"], &[13, 1, 4]),
            fact("uneven_auction", "win", &[], &[14, 2, 4]),
            fact("cheap_action", "action", &["camp"], &[]),
            fact("early_scoring", "decided_part", &["A"], &[1, 6]),
            fact("too_dear", "action", &["camp"], &[12, 10]),
            fact("no_way", "tile_entered", &["a1"], &[]),
            fact("no_slabs", "tile_entered", &["A1"], &[]),
        ];
        let mut findings = vec![
            Finding::TooFewGames { games: 3, least: 30 },
            seat(0.4, 0.25),
            seat(0.1, 0.25),
            Finding::NobodyWins { share: 0.7, low: 0.6, high: 0.8 },
            Finding::HardlyUsed { measure: "action", key: "camp".to_owned(), mean: 0.05 },
            Finding::TooLong { turns: 90.0, most: 75 },
            Finding::LongerThanOther { turns: 60.5, other: 40.26 },
            runaway(None),
            runaway(Some(facts[0].clone())),
            Finding::DecidedEarly { part: 40.0 },
            Finding::FewLeadChanges { mean: 0.2 },
            Finding::Nothing,
            Finding::NeverUsed { measure: "action", keys: vec!["x1".to_owned()], in_other: true, cause: None },
        ];
        findings.extend(facts.into_iter().map(|known| Finding::Fault { known, mean: None }));
        findings.push(Finding::Fault { known: fact("cheap_action", "action", &["camp"], &[]), mean: Some(7.9) });
        findings.extend(idle);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = findings.iter().map(|found| finding(&texts, found)).collect();
            assert_eq!(said.len(), findings.len(), "{said:?}");
        }
        let said = finding(&Texts::new(Language::German), &findings[5]);
        assert_eq!(said, "Eine Partie dauert 60,5 Züge, in der verglichenen Variante 40,3");
    }

    #[test]
    fn a_verdict_names_the_level_it_rests_on_and_a_finding_its_numbers_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for level in Level::ALL {
                for games in [1, FEWEST_GAMES - 1, FEWEST_GAMES, 400] {
                    let heading =
                        verdict_heading(&texts, &Verdict { level, games, findings: Vec::new(), good: Vec::new() });
                    let name = super::level(&texts, level);
                    assert!(heading.contains(&name) && heading.contains(&games.to_string()), "{heading}");
                }
            }
            let said = |finding: &Finding| super::finding(&texts, finding);
            let seat = Finding::SeatAdvantage {
                seat: "3".to_owned(),
                share: 0.62,
                low: 0.52,
                high: 0.71,
                fair: 0.5,
                cause: None,
            };
            let runaway = Finding::RunawayLeader {
                share: 0.6,
                low: 0.51,
                high: 0.69,
                scoring: 1,
                turn: 7,
                turns: 24.0,
                cause: None,
            };
            let hardly = Finding::HardlyUsed { measure: "action", key: "dig".to_owned(), mean: 0.09 };
            let decimal = if language == Language::English { "0.09" } else { "0,09" };
            for (finding, parts) in [
                (seat, vec!["3", "62", "52", "71", "50"]),
                (runaway, vec!["60", "51", "69", "1", "7", "24"]),
                (hardly, vec![decimal]),
                (Finding::TooLong { turns: 60.0, most: 54 }, vec!["60", "54"]),
                (Finding::LongerThanOther { turns: 51.0, other: 40.0 }, vec!["51", "40"]),
                (Finding::TooFewGames { games: 3, least: 30 }, vec!["30"]),
            ] {
                let said = said(&finding);
                assert!(parts.iter().all(|part| said.contains(part)), "{said} without {parts:?}");
            }
        }
    }
}
