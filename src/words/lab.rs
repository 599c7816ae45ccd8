//! The findings of the laboratory, in the player's language: tables, and the reasons why something cannot be done; in
//! `verdict` the verdict.
//!
//! Decides which of the figures a table for people shows; files have them all. Which are beyond noise, and what counts
//! as a finding, `lab` decides.

mod verdict;

use std::fmt::Write as _;

pub use verdict::{finding, good, verdict_heading};

use super::numbers::{number, percent};
use super::{Texts, failures};
use crate::ai::Level;
use crate::game::MAX_SEED;
use crate::lab::{
    Estimate, Figure, Idle, Kind, LabError, MAX_GAMES, Measure, NoPlan, NotARun, Of, Outside, Part, Played, Progress,
    Results, Statistic, Unlike, verdict,
};

/// The greatest number of keys of a measure that a table shows; of more than that, the greatest, or the least where
/// idle ones are worth a finding.
const MOST_KEYS: usize = 24;
/// The number of keys that it shows of a measure that has more than [`MOST_KEYS`].
const FEW_KEYS: usize = 8;
/// The greatest number of numbers of a measure of moments that a table shows; with more, none of them.
const MOST_MOMENTS: usize = 12;

/// The results as lines of text: what was played, a table for each measure, the verdict; `long` is from how many turns
/// on a game takes too long.
#[must_use]
pub fn report(texts: &Texts, results: &Results, long: u32) -> Vec<String> {
    let mut lines = run(texts, results, (&results.header.variant.id, None));
    lines.push(texts.say("lab-legend"));
    lines.extend(terms(texts, results));
    let figures = results.figures();
    for (measure, _) in results.tally.tables() {
        let rows = rows(texts, results, measure, &figures);
        if !rows.is_empty() {
            lines.extend([String::new(), name(texts, measure.id)]);
            lines.extend(aligned(&rows));
        }
    }
    let verdict = verdict(results, long);
    lines.push(String::new());
    lines.push(verdict_heading(texts, &verdict));
    lines.extend(verdict.findings.iter().map(|(found, _)| format!("  {}", finding(texts, found))));
    lines.extend(verdict.good.iter().map(|found| format!("  {}", good(texts, found))));
    lines.extend(unmarked(texts, results).map(|said| format!("  {said}")));
    lines
}

/// The meaning of the words that nobody need know: each of them once.
#[must_use]
pub fn terms(texts: &Texts, results: &Results) -> Vec<String> {
    let noise = results.against.is_some().then_some("lab-term-noise");
    ["lab-term-interval", "lab-term-nodes"].into_iter().chain(noise).map(|term| texts.say(term)).collect()
}

/// Why figures are not marked although their intervals do not touch, where there are such.
#[must_use]
pub fn unmarked(texts: &Texts, results: &Results) -> Option<String> {
    let (count, all) = results.unmarked();
    (count > 0).then(|| texts.with("lab-unmarked", &[("count", count.into()), ("all", all.into())]))
}

/// The conditions of play: the variant and the players, the number of games, the other variant of a comparison. `names`
/// says what the variant and the other one are called.
#[must_use]
pub fn run(texts: &Texts, results: &Results, names: (&str, Option<&str>)) -> Vec<String> {
    let header = &results.header;
    let (own, other) = names;
    let run = [
        ("variant", own.to_owned().into()),
        ("players", header.seats.into()),
        ("setup", setup(texts, &header.variant).into()),
        ("level", level(texts, header.level).into()),
        ("nodes", header.nodes.into()),
        ("seed", header.seed.to_string().into()),
    ];
    let mut lines = vec![texts.with("lab-run", &run)];
    lines.push(texts.with("lab-games", &[("played", results.games().into()), ("games", header.games.into())]));
    if let Some(against) = &header.against {
        let other = other.unwrap_or(&against.id).to_owned();
        let setup = chosen(texts, against).map_or_else(String::new, |said| format!(" ({said})"));
        let values = [("variant", other.into()), ("setup", setup.into())];
        lines.push(texts.with("lab-other", &values));
    }
    let mut apart: Vec<String> =
        header.not_compared.iter().filter_map(|measure| not_compared(texts, measure)).collect();
    apart.dedup();
    lines.extend(apart);
    lines
}

/// Why two variants are not compared by what this measure counts, where its keys name other things in each.
#[must_use]
pub fn not_compared(texts: &Texts, measure: &str) -> Option<String> {
    match measure {
        "pieces" | "cell_tiled" | "cell_entered" => Some(texts.say("lab-other-cells")),
        "tile_placed" | "tile_entered" => Some(texts.say("lab-other-tiles")),
        "card_taken" | "card_kept" | "card_played" | "card_useless" => Some(texts.say("lab-other-cards")),
        "lost_on" | "square_entered" => Some(texts.say("lab-other-squares")),
        "alcove" => Some(texts.say("lab-other-alcoves")),
        "adventurer_win" | "adventurer_out" => Some(texts.say("lab-other-adventurers")),
        "power_used" => Some(texts.say("lab-other-powers")),
        _ => None,
    }
}

/// The name of a level.
#[must_use]
pub fn level(texts: &Texts, level: Level) -> String {
    texts.say(match level {
        Level::Random => "laboratory-level-random",
        Level::Novice => "laboratory-level-novice",
        Level::Adept => "laboratory-level-adept",
        Level::Expert => "laboratory-level-expert",
        Level::Master => "laboratory-level-master",
    })
}

/// The way turns come about, or the scenario, by the setup of the variant; nothing where nothing was chosen.
fn chosen(texts: &Texts, played: &Played) -> Option<String> {
    if let Some(scenario) = played.setup.get("scenario").and_then(serde_json::Value::as_str) {
        return Some(texts.with("lab-scenario", &[("scenario", scenario.to_owned().into())]));
    }
    let turns = played.setup.get("turns")?;
    Some(texts.say(if turns == "Auction" { "lab-auctioned" } else { "lab-drawn" }))
}

/// The same after the number of players, with the sign that parts them.
pub(super) fn setup(texts: &Texts, played: &Played) -> String {
    chosen(texts, played).map_or_else(String::new, |said| format!(", {said}"))
}

/// The cells of each row of a measure's table: the label, the variant's numbers, those of the other.
fn rows(texts: &Texts, results: &Results, measure: &Measure, figures: &[Figure]) -> Vec<Vec<String>> {
    let of_measure = |of: Of| figures.iter().filter(move |figure| figure.measure.id == measure.id && figure.of == of);
    let find = |of: Of, like: &Figure, statistic: Statistic| {
        let is_apart = of == Of::Against && !results.compares(measure.id);
        of_measure(of)
            .filter(|_| !is_apart)
            .find(|other| other.key == like.key && other.statistic == statistic && other.at == like.at)
    };
    let is_share = |figure: &Figure| !matches!(figure.statistic, Statistic::Mean);
    let estimate = |figure: &Figure| {
        let (low, high) = figure.interval.unwrap_or((figure.value, figure.value));
        amount(texts, is_share(figure), Estimate { value: figure.value, low, high })
    };
    let quantiles = |of: Of, like: &Figure| {
        let statistics = [Statistic::Tenth, Statistic::Median, Statistic::NineTenths];
        let found: Vec<String> = statistics
            .into_iter()
            .filter_map(|statistic| Some(number(texts, find(of, like, statistic)?.value, 0)))
            .collect();
        if found.is_empty() { String::new() } else { format!("[{}]", found.join(" · ")) }
    };
    let row = |label: String, figure: &Figure| {
        let mut cells = vec![label];
        for (of, figure) in [(Of::Variant, Some(figure)), (Of::Against, find(Of::Against, figure, figure.statistic))] {
            if let Some(figure) = figure {
                cells.extend(estimate(figure));
                cells.push(if figure.at.is_none() { quantiles(of, figure) } else { String::new() });
            }
        }
        if figure.differs == Some(true) {
            cells.push("*".to_owned());
        }
        cells
    };
    let is_chief = |figure: &&Figure| matches!(figure.statistic, Statistic::Mean | Statistic::Share);
    let mut chief: Vec<&Figure> = of_measure(Of::Variant).filter(is_chief).collect();
    let left_out = if chief.len() > MOST_KEYS { chief.len() - FEW_KEYS } else { 0 };
    if left_out > 0 {
        chief.sort_by(|a, b| a.value.total_cmp(&b.value));
        if measure.idle == Idle::Fine {
            chief.reverse();
        }
        chief.truncate(FEW_KEYS);
    }
    let mut rows: Vec<Vec<String>> =
        chief.iter().map(|figure| row(key(texts, measure.id, figure.key.as_str()), figure)).collect();
    if left_out > 0 {
        rows.push(vec![texts.with("lab-more", &[("count", left_out.into())])]);
    }
    let moments: Vec<&Figure> =
        of_measure(Of::Variant).filter(|figure| figure.statistic == Statistic::ShareBy).collect();
    if measure.kind == Kind::Moment && measure.id == crate::lab::DECIDED_SCORING.id && moments.len() <= MOST_MOMENTS {
        rows.extend(moments.into_iter().map(|figure| {
            let at = figure.at.unwrap_or_default();
            row(texts.with("lab-by", &[("number", at.into())]), figure)
        }));
    }
    rows
}

/// Rows with their cells below each other: labels to the left, everything else to the right.
pub(super) fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    // A row of one cell alone is a remark, which no column follows.
    let cells = |column: usize| rows.iter().filter(|row| row.len() > 1).filter_map(move |row| row.get(column));
    let widths: Vec<usize> =
        (0..columns).map(|column| cells(column).map(|cell| cell.chars().count()).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let mut line = String::from(" ");
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            // Writing to a String cannot fail.
            let _ = if column == 0 { write!(line, " {cell:<width$}") } else { write!(line, "  {cell:>width$}") };
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().map(line).collect()
}

/// A value and its interval.
#[must_use]
pub fn amount(texts: &Texts, is_share: bool, estimate: Estimate) -> [String; 2] {
    let Estimate { value, low, high } = estimate;
    let say = |value: f64| if is_share { percent(texts, value) } else { number(texts, value, places(value)) };
    let interval = texts.with("lab-interval", &[("low", say(low).into()), ("high", say(high).into())]);
    [say(value), interval]
}

/// The number of digits behind the point with which a value is told.
#[must_use]
pub fn places(value: f64) -> usize {
    if value.abs() < 10.0 { 2 } else { 1 }
}

/// The name of a measure; that in files, if there are no words for it.
#[must_use]
pub fn name(texts: &Texts, measure: &str) -> String {
    texts.say(match measure {
        "win" => "lab-win",
        "score" => "lab-score",
        "margin" => "lab-margin",
        "lead_changes" => "lab-lead-changes",
        "decided_turn" => "lab-decided-turn",
        "decided_scoring" => "lab-decided-scoring",
        "decided_part" => "lab-decided-part",
        "turns" => "lab-turns",
        "actions" => "lab-actions",
        "action" => "lab-action",
        "unspent" => "lab-unspent",
        "points" => "lab-points",
        "temples" => "lab-temples",
        "temple_value" => "lab-temple-value",
        "tier_out" => "lab-tier-out",
        "pieces" => "lab-pieces",
        "cell_tiled" => "lab-cell-tiled",
        "cell_entered" => "lab-cell-entered",
        "tile_placed" => "lab-tile-placed",
        "tile_entered" => "lab-tile-entered",
        "card_taken" => "lab-card-taken",
        "card_kept" => "lab-card-kept",
        "card_played" => "lab-card-played",
        "card_useless" => "lab-card-useless",
        "token_taken" => "lab-token-taken",
        "token_points" => "lab-token-points",
        "power_used" => "lab-power-used",
        "survived" => "lab-survived",
        "got_out" => "lab-got-out",
        "rounds" => "lab-rounds",
        "lost" => "lab-lost",
        "lost_on" => "lab-lost-on",
        "collapsed" => "lab-collapsed",
        "substitutes" => "lab-substitutes",
        "treasures" => "lab-treasures",
        "ability_used" => "lab-ability-used",
        "adventurer_win" => "lab-adventurer-win",
        "adventurer_out" => "lab-adventurer-out",
        "alcove" => "lab-alcove",
        "square_entered" => "lab-square-entered",
        other => return other.to_owned(),
    })
}

/// The subject of the numbers of a measure's key.
#[must_use]
pub fn key(texts: &Texts, measure: &str, key: &str) -> String {
    let numbered = |words: &str, number: &str| texts.with(words, &[("number", number.to_owned().into())]);
    match (measure, key.split_once(' ')) {
        _ if key.is_empty() => texts.say("lab-a-game"),
        ("win" | "score" | "got_out", _) => numbered("lab-seat", key),
        ("tier_out", _) => numbered("lab-tier", key),
        ("temples" | "temple_value", _) => numbered("lab-scoring", key),
        ("points", Some(("temples", round))) => numbered("lab-from-temples", round),
        ("points", Some(("treasures", round))) => numbered("lab-from-treasures", round),
        ("points" | "treasures", None) if key.starts_with("zone") => numbered("lab-deck-zone", &key["zone".len()..]),
        ("points" | "treasures", None) => source(texts, key),
        ("lost", _) => cause(texts, key),
        ("collapsed", _) => part(texts, key),
        ("ability_used", _) => ability(texts, key),
        ("token_taken", Some((value, place))) => {
            texts.with("lab-token-at", &[("value", value.to_owned().into()), ("place", place.to_owned().into())])
        }
        ("token_points", _) => numbered("lab-place-in-order", key),
        ("action", _) => action(texts, key),
        _ => key.to_owned(),
    }
}

fn source(texts: &Texts, source: &str) -> String {
    texts.say(match source {
        "start" => "lab-start",
        "bids" => "lab-bids",
        "temples" => "lab-from-all-temples",
        "high" => "lab-from-high-temples",
        "volcanoes" => "lab-from-volcanoes",
        "land" => "lab-from-land",
        "lakes" => "lab-from-lakes",
        "treasures" => "lab-from-all-treasures",
        "power" => "lab-from-power",
        "alcove" => "chac-deck-alcove",
        "lava" => "chac-deck-lava",
        "river" => "chac-deck-river",
        "chests" => "lab-chests",
        other => return other.to_owned(),
    })
}

/// The end of an adventurer in The Temple of Chac.
fn cause(texts: &Texts, cause: &str) -> String {
    texts.say(match cause {
        "lava" => "chac-cause-lava",
        "river" => "chac-cause-river",
        "bridge" => "chac-cause-bridge",
        "walls" => "chac-cause-walls",
        "boulder" => "chac-cause-boulder",
        "shut_in" => "chac-cause-shut",
        other => return other.to_owned(),
    })
}

/// A part of The Temple of Chac that collapses.
fn part(texts: &Texts, part: &str) -> String {
    match part {
        "way" => texts.say("lab-way-out"),
        other => cause(texts, other),
    }
}

fn ability(texts: &Texts, ability: &str) -> String {
    texts.say(match ability {
        "lockpicking" => "chac-ability-lockpicking",
        "endurance" => "chac-ability-endurance",
        "linguistics" => "chac-ability-linguistics",
        "swimming" => "chac-ability-swimming",
        "sprint" => "chac-ability-sprint",
        "leap" => "chac-ability-leap",
        other => return other.to_owned(),
    })
}

fn action(texts: &Texts, kind: &str) -> String {
    texts.say(match kind {
        "bid" => "lab-bid",
        "pass" => "lab-pass",
        "choose" => "lab-choose",
        "place" => "lab-place",
        "enter" => "act-enter",
        "transfer" => "act-transfer",
        "move" => "act-move",
        "uncover" => "act-uncover",
        "dig" => "act-dig",
        "exchange" => "act-exchange",
        "camp" => "act-camp",
        "guard" => "act-guard",
        "keep" => "lab-keep",
        "play" => "lab-play",
        "activate" => "lab-activate",
        "power" => "lab-power",
        "look" => "lab-look",
        "slab" => "lab-slab",
        "recruit" => "lab-recruit",
        "jump" => "lab-jump",
        "discard" => "lab-discard",
        "step" => "lab-step",
        "search" => "lab-search",
        "decipher" => "lab-decipher",
        "pick" => "lab-pick",
        "reroll" => "lab-reroll",
        "climb" => "lab-climb",
        "test" => "lab-bridge-jump",
        "substitute" => "lab-substitute",
        "endurance" => "chac-ability-endurance",
        "leap" => "chac-ability-leap",
        "sprint" => "chac-ability-sprint",
        "linguistics" => "chac-ability-linguistics",
        "lockpick" => "chac-ability-lockpicking",
        "swim" => "chac-ability-swimming",
        other => return other.to_owned(),
    })
}

/// The progress of a study.
#[must_use]
pub fn progress(texts: &Texts, progress: Progress) -> String {
    texts.with("lab-progress", &[("played", progress.played.into()), ("of", progress.of.into())])
}

/// Why the laboratory cannot do what it is asked.
#[must_use]
pub fn failure(texts: &Texts, error: &LabError) -> String {
    let of_file = |path: &std::path::Path, said: String| {
        texts.with("problem-line", &[("head", path.display().to_string().into()), ("problem", said.into())])
    };
    let threads = |detail: String| texts.with("lab-fail-threads", &[("detail", detail.into())]);
    match error {
        LabError::Plan(reason) => no_plan(texts, reason),
        LabError::File { path, reason } => of_file(path, failures::file(texts, reason)),
        LabError::NotARun { path, reason } => of_file(path, not_a_run(texts, reason)),
        LabError::Unlike { path, reason } | LabError::Outside { path, reason: Outside::Other(reason) } => {
            of_file(path, unlike(texts, *reason))
        }
        LabError::Outside { path, reason: Outside::Shard { game, start, end } } => {
            let last = end.saturating_sub(1);
            let values = [("game", (*game).into()), ("first", (*start).into()), ("last", last.into())];
            of_file(path, texts.with("lab-fail-shard", &values))
        }
        LabError::Threads(error) => threads(error.to_string()),
        LabError::Thread(error) => threads(error.to_string()),
        LabError::Fault => texts.say("lab-fail-fault"),
        LabError::NoFiles => texts.say("lab-fail-no-files"),
    }
}

/// Why a run cannot be played.
#[must_use]
pub fn no_plan(texts: &Texts, reason: &NoPlan) -> String {
    match reason {
        NoPlan::Players { variant, least, most, seats } => {
            let values = [
                ("variant", variant.clone().into()),
                ("least", (*least).into()),
                ("most", (*most).into()),
                ("seats", (*seats).into()),
            ];
            texts.with("lab-fail-players", &values)
        }
        // What does not fit, the game says in English alone; the command line sets up nothing that does not fit.
        NoPlan::Setup { variant, .. } => texts.with("lab-fail-setup", &[("variant", variant.clone().into())]),
        NoPlan::Games(games) => texts.with("lab-fail-games", &[("games", (*games).into()), ("most", MAX_GAMES.into())]),
        NoPlan::Seed(seed) => {
            texts.with("lab-fail-seed", &[("seed", seed.to_string().into()), ("most", MAX_SEED.into())])
        }
    }
}

fn not_a_run(texts: &Texts, reason: &NotARun) -> String {
    match reason {
        // What the reader of JSON says of the place, only a developer can use.
        NotARun::Text { line, column, .. } => {
            texts.with("lab-fail-text", &[("line", (*line).into()), ("column", (*column).into())])
        }
        NotARun::Format(format) => texts.with("lab-fail-format", &[("format", (*format).into())]),
        NotARun::Game(game) => texts.with("lab-fail-game", &[("game", game.clone().into())]),
        NotARun::Content(field) => texts.with("lab-fail-content", &[("field", (*field).into())]),
    }
}

/// Why two results do not belong together.
#[must_use]
pub fn unlike(texts: &Texts, reason: Unlike) -> String {
    match reason {
        Unlike::Run(part) => texts.say(match part {
            Part::Program => "lab-unlike-program",
            Part::Game => "lab-unlike-game",
            Part::Variant => "lab-unlike-variant",
            Part::Against => "lab-unlike-against",
            Part::Players => "lab-unlike-players",
            Part::Level => "lab-unlike-level",
            Part::Seed => "lab-unlike-seed",
            Part::Games => "lab-unlike-games",
        }),
        Unlike::Twice(game) => texts.with("lab-fail-twice", &[("game", game.into())]),
        Unlike::Unchecked => texts.say("lab-fail-unchecked"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;
    use std::path::PathBuf;

    use super::*;
    use crate::lab::{FEWEST_GAMES, Verdict, measures};
    use crate::library::FileError;
    use crate::tikal::State;
    use crate::words::Language;

    #[test]
    fn everything_that_is_measured_has_a_name_in_every_language() {
        let of_legend = measures::<crate::legend::State>().map(|measure| measure.id);
        let of_chac = measures::<crate::chac::State>().map(|measure| measure.id);
        let measures: BTreeSet<&str> =
            measures::<State>().map(|measure| measure.id).chain(of_legend).chain(of_chac).collect();
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = measures.iter().map(|measure| name(&texts, measure)).collect();
            assert_eq!(said.len(), measures.len(), "{said:?}");
            assert!(said.iter().all(|said| !measures.contains(&said.as_str())), "{said:?}");
            let kinds = ["bid", "pass", "choose", "place", "enter", "transfer", "move", "uncover", "dig"];
            let kinds = kinds.into_iter().chain(["exchange", "camp", "guard"]);
            assert_eq!(kinds.map(|kind| key(&texts, "action", kind)).collect::<BTreeSet<_>>().len(), 12);
            let sources = ["start", "bids", "temples 2", "treasures 2", "temples 10"];
            assert_eq!(sources.map(|source| key(&texts, "points", source)).iter().collect::<BTreeSet<_>>().len(), 5);
            // Every key of The Temple of Chac but names has a word, and each its own.
            let keys: [(&str, &[&str]); 6] = [
                ("lost", &["lava", "river", "bridge", "walls", "boulder", "shut_in"]),
                ("collapsed", &["walls", "bridge", "way"]),
                ("ability_used", &["sprint", "endurance", "linguistics", "swimming", "lockpicking", "leap"]),
                ("treasures", &["alcove", "lava", "river", "zone1", "zone2"]),
                ("points", &["alcove", "lava", "river", "zone1", "chests"]),
                (
                    "action",
                    &[
                        "discard",
                        "endurance",
                        "step",
                        "search",
                        "decipher",
                        "pick",
                        "reroll",
                        "climb",
                        "test",
                        "leap",
                        "sprint",
                        "linguistics",
                        "lockpick",
                        "swim",
                        "substitute",
                    ],
                ),
            ];
            for (measure, keys) in keys {
                let said: BTreeSet<String> = keys.iter().map(|own| key(&texts, measure, own)).collect();
                assert!(said.len() == keys.len() && !said.contains("zone1"), "{measure}: {said:?}");
            }
        }
        let texts = Texts::new(Language::English);
        assert_eq!((name(&texts, "other"), key(&texts, "pieces", "a4")), ("other".to_owned(), "a4".to_owned()));
    }

    #[test]
    fn every_failure_has_words_of_its_own_in_every_language() {
        let path = || PathBuf::from("run.json");
        let mut errors = vec![
            NoPlan::Players { variant: "duel".to_owned(), least: 2, most: 2, seats: 4 }.into(),
            NoPlan::Setup { variant: "duel".to_owned(), detail: "no".to_owned() }.into(),
            NoPlan::Games(0).into(),
            NoPlan::Seed(u64::MAX).into(),
            LabError::File { path: path(), reason: FileError::NotAFile(path()) },
            LabError::Outside { path: path(), reason: Outside::Shard { game: 7, start: 0, end: 5 } },
            LabError::Thread(io::Error::from(io::ErrorKind::WouldBlock)),
            LabError::NoFiles,
            LabError::Fault,
            LabError::Unlike { path: path(), reason: Unlike::Twice(4) },
            LabError::Unlike { path: path(), reason: Unlike::Unchecked },
        ];
        let texts = [
            NotARun::Text { line: 2, column: 3, message: "EOF".to_owned() },
            NotARun::Format(7),
            NotARun::Game("chess".to_owned()),
            NotARun::Content("played"),
        ];
        errors.extend(texts.map(|reason| LabError::NotARun { path: path(), reason }));
        let unlike = Part::ALL.map(Unlike::Run);
        errors.extend(unlike.map(|reason| LabError::Unlike { path: path(), reason }));
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = errors.iter().map(|error| failure(&texts, error)).collect();
            assert_eq!(said.len(), errors.len(), "{said:?}");
        }
        assert_eq!(errors.iter().map(ToString::to_string).collect::<BTreeSet<_>>().len(), errors.len());
    }

    #[test]
    fn one_game_is_told_as_one_and_a_level_by_its_name_in_every_language() {
        let said = |language, games, level| {
            let texts = Texts::new(language);
            let verdict = Verdict { level, games, findings: Vec::new(), good: Vec::new() };
            let run = Progress { played: games.min(1), of: games };
            (verdict_heading(&texts, &verdict), progress(&texts, run))
        };
        for (language, one, many, running) in [
            (Language::English, "No verdict yet: 1 game at the level “adept” was played", "29 games", "1 of 1 game"),
            (
                Language::German,
                "Noch kein Urteil: gespielt ist 1 Partie, Stufe „geübt“",
                "29 Partien",
                "1 von 1 Partie",
            ),
            (
                Language::French,
                "Pas encore de verdict : 1 partie jouée au niveau « habile »",
                "29 parties",
                "1 partie sur 1",
            ),
        ] {
            let (heading, progress) = said(language, 1, Level::Adept);
            assert_eq!((heading.replace('\u{a0}', " "), progress.as_str()), (one.to_owned(), running));
            assert!(said(language, 29, Level::Novice).0.contains(many));
            let enough = said(language, FEWEST_GAMES, Level::Novice).0;
            assert!(
                enough.contains("30")
                    && !enough.contains("29")
                    && !said(language, 29, Level::Novice).0.contains(&enough)
            );
            for level in Level::ALL {
                assert!(!super::level(&Texts::new(language), level).is_empty());
            }
        }
        assert_ne!(super::level(&Texts::new(Language::German), Level::Adept), Level::Adept.id());
    }

    #[test]
    fn columns_stand_below_each_other() {
        let row = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect::<Vec<_>>();
        let rows = [row(&["a", "1.0", "x"]), row(&["bcd", "10.0", "yy", "*"]), row(&["a long remark"])];
        assert_eq!(aligned(&rows), ["  a     1.0   x", "  bcd  10.0  yy  *", "  a long remark"]);
    }
}
