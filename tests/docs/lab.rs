//! The laboratory: the document names every measure, statistic, finding and field, and no other.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::sync::Arc;

use serde_json::{Value, json};
use tikal::ai::Level;
use tikal::game::Seat;
use tikal::lab::{
    Finding, Good, Kind, Known, MAX_GAMES, Plan, RUN_FORMAT, Shard, Side, Statistic, Studied, Study, Wish, measures,
};
use tikal::library::TikalLibrary;
use tikal::tikal::{Setup, State, TurnRule};
use tikal::words::lab::finding;
use tikal::words::{Language, Texts};

use super::pages::{all_quoted, quoted, read, rows, section};

#[test]
fn every_measure_is_described_with_its_kind_and_no_other() {
    let page = read("docs/lab.md");
    let described: Vec<(String, String)> = rows(section(&page, "## Measures"))
        .iter()
        .map(|row| (quoted(&row[0]).unwrap().to_owned(), row[1].clone()))
        .collect();
    let kind = |kind| match kind {
        Kind::Number => "number",
        Kind::Share => "share",
        Kind::Moment => "moment",
    };
    let known: Vec<(String, String)> =
        measures::<State>().map(|measure| (measure.id.to_owned(), kind(measure.kind).to_owned())).collect();
    assert_eq!(described, known);
}

#[test]
fn every_statistic_and_every_finding_is_described_and_no_other() {
    let page = read("docs/lab.md");
    let first = |heading: &str| -> BTreeSet<String> {
        let rows = rows(section(&page, heading));
        rows.iter().flat_map(|row| all_quoted(&row[0])).map(str::to_owned).collect()
    };
    let known = Known { id: String::new(), measure: String::new(), keys: vec![], numbers: vec![], is_fault: true };
    let findings = [
        Finding::TooFewGames { games: 0, least: 0 },
        Finding::SeatAdvantage { seat: String::new(), share: 0.0, low: 0.0, high: 0.0, fair: 0.0, cause: None },
        Finding::NobodyWins { share: 0.0, low: 0.0, high: 0.0 },
        Finding::NeverUsed { measure: "action", keys: Vec::new(), in_other: false, cause: None },
        Finding::HardlyUsed { measure: "action", key: String::new(), mean: 0.0 },
        Finding::TooLong { turns: 0.0, most: 0 },
        Finding::LongerThanOther { turns: 0.0, other: 0.0 },
        Finding::RunawayLeader { share: 0.0, low: 0.0, high: 0.0, scoring: 1, turn: 0, turns: 0.0, cause: None },
        Finding::DecidedEarly { part: 0.0 },
        Finding::FewLeadChanges { mean: 0.0 },
        Finding::Fault { known: known.clone(), mean: None },
        Finding::Nothing,
    ];
    let named = findings.map(|finding| json!(finding)["finding"].as_str().unwrap().to_owned());
    assert_eq!(first("## The verdict"), BTreeSet::from(named));
    let good =
        [Good::FairSeats { games: 0, most: 0.0, fair: 0.0 }, Good::OpenGames { share: 0.0, high: 0.0 }, Good::AllUsed];
    let verdict = section(&page, "## The verdict");
    assert!(good.iter().all(|good| verdict.contains(&format!("`{}`", json!(good)["good"].as_str().unwrap()))));
    let texts = Texts::new(Language::English);
    for id in first("## Causes") {
        let fault = Finding::Fault { known: Known { id: id.clone(), ..known.clone() }, mean: None };
        assert!(!finding(&texts, &fault).contains(&id), "{id} has no words");
    }
    let statistics = [
        Statistic::Mean,
        Statistic::Share,
        Statistic::Tenth,
        Statistic::Median,
        Statistic::NineTenths,
        Statistic::ShareAt,
        Statistic::ShareBy,
    ];
    let files = first("## Files");
    assert!(statistics.iter().all(|statistic| files.contains(statistic.id())), "{files:?}");
}

#[test]
fn every_field_and_column_of_the_files_is_described() {
    let page = read("docs/lab.md");
    let files = section(&page, "## Files");
    let rules = Arc::clone(TikalLibrary::built_in().find("duel").unwrap());
    let variant = Side::<State> { rules, setup: Setup::new(TurnRule::Draw, Seat::default()) };
    let wish = Wish { variant, against: None, seats: 2, level: Level::Random, games: 1, seed: 0 };
    let study = Study::new(Plan::new(wish).unwrap(), Shard::WHOLE);
    study.run(NonZeroUsize::MIN).unwrap();
    let results = study.results();
    let text: Value = serde_json::from_str(&results.write::<State>()).unwrap();
    let json_part = files.split("**JSON**").nth(1).unwrap();
    let described: BTreeSet<String> =
        rows(json_part).iter().flat_map(|row| all_quoted(&row[0])).map(str::to_owned).collect();
    assert_eq!(described, text.as_object().unwrap().keys().cloned().collect());
    let columns: BTreeSet<&str> = all_quoted(files.split("**JSON**").next().unwrap()).into_iter().collect();
    for column in results.csv().lines().next().unwrap().split(',') {
        assert!(columns.contains(column), "{column}");
    }
    assert!(
        page.contains(&format!("format {RUN_FORMAT}.")) && page.contains(&format!("more than {} turns", State::LONG))
    );
    let (_, rest) = page.split_once("who plays: ").unwrap();
    let (levels, _) = rest.split_once("with the nodes").unwrap();
    assert_eq!(all_quoted(levels), Level::ALL.map(Level::id));
    assert_eq!(MAX_GAMES, 1_000_000_000);
}
