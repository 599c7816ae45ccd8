//! The laboratory: a run gives the same however it is played, its numbers agree with each other and with the rules, and
//! bad files and arguments get a clear answer.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::program::{refusal, stderr, stdout, tikal};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::ai::Level;
use tikal::game::{MAX_SEED, Seat};
use tikal::lab::{
    self, DECIDED_PART, DECIDED_SCORING, DECIDED_TURN, Finding, Key, LabError, MARGIN, NoPlan, NotARun, Of, Outside,
    Part, Plan, Results, SCORE, Shard, Side, Spread, Statistic, Studied, Study, TURNS, Tally, Unlike, WHOLE, WIN, Wish,
    verdict,
};
use tikal::library::{FileError, TikalLibrary};
use tikal::tikal::{Setup, State, TurnRule, Variant, check_text};
use tikal::words::{self, Language, Texts};

const SMALL: &str = include_str!("variants/small.ron");

fn small() -> Arc<Variant> {
    Arc::new(check_text(SMALL).0.unwrap())
}

fn shipped(id: &str) -> Arc<Variant> {
    Arc::clone(TikalLibrary::built_in().find(id).unwrap())
}

fn side(rules: Arc<Variant>, turns: TurnRule) -> Side<State> {
    Side { rules, setup: Setup::new(turns, Seat::default()) }
}

/// A short run of random players, compared with the same variant under auctions.
fn wish(games: u64) -> Wish<State> {
    Wish {
        variant: side(small(), TurnRule::Draw),
        against: Some(side(small(), TurnRule::Auction)),
        seats: 2,
        level: Level::Random,
        games,
        seed: 7,
    }
}

fn plan(games: u64) -> Plan<State> {
    Plan::new(wish(games)).unwrap()
}

fn jobs(jobs: usize) -> NonZeroUsize {
    NonZeroUsize::new(jobs).unwrap()
}

fn play(plan: Plan<State>, shard: &str, threads: usize) -> Results {
    let study = Study::new(plan, shard.parse().unwrap());
    study.run(jobs(threads)).unwrap();
    study.results()
}

fn findings(results: &Results, long: u32) -> Vec<Finding> {
    verdict(results, long).findings.into_iter().map(|(finding, _)| finding).collect()
}

fn text(results: &Results) -> String {
    results.write::<State>()
}

fn spread<'a>(tally: &'a Tally, measure: &str, key: &str) -> &'a Spread {
    tally.spread(measure, &Key::of(key)).unwrap_or_else(|| panic!("nothing of {measure} {key}"))
}

// ---- The same however it is played ---------------------------------------------------------------------

#[test]
fn the_number_of_jobs_changes_nothing() {
    let one = play(plan(24), "1/1", 1);
    assert_eq!((one.games(), one.is_whole()), (24, true));
    for threads in [3, 8] {
        assert_eq!(text(&play(plan(24), "1/1", threads)), text(&one));
    }
}

#[test]
fn merged_shards_are_the_whole_bit_by_bit() {
    let folder = tempfile::tempdir().unwrap();
    let whole = text(&play(plan(10), "1/1", 2));
    let mut paths: Vec<PathBuf> = Vec::new();
    for shard in ["3/3", "1/3", "2/3"] {
        let path = folder.path().join(shard.replace('/', "-")).with_extension("json");
        let results = play(plan(10), shard, 2);
        assert!(!results.is_whole() && results.header.games == 10);
        lab::write_run::<State>(&path, &results).unwrap();
        paths.push(path);
    }
    assert_eq!(text(&lab::merge_runs::<State>(&paths).unwrap()), whole);
    paths.rotate_left(1);
    let merged = lab::merge_runs::<State>(&paths).unwrap();
    assert_eq!(text(&merged), whole);
    // What is written is read back as it was, and merged files can be merged.
    let path = folder.path().join("two.json");
    lab::write_run::<State>(&path, &lab::merge_runs::<State>(&paths[..2]).unwrap()).unwrap();
    assert_eq!(text(&lab::merge_runs::<State>(&[path, paths[2].clone()]).unwrap()), whole);
    assert_eq!(Results::read::<State>(&whole).unwrap(), merged);
    assert!(matches!(lab::merge_runs::<State>(&[]), Err(LabError::NoFiles)));
}

#[test]
fn a_run_that_was_broken_off_goes_on_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept.json");
    let whole = text(&play(plan(12), "1/1", 1));
    // Without a file it begins, and keeps what it has; a run planned with fewer games goes on as well.
    let study = lab::resume_run(plan(5), Shard::WHOLE, &path).unwrap();
    let part = lab::conduct(&study, jobs(2), Some(&path), |_| ()).unwrap();
    assert_eq!(part.games(), 5);
    assert_eq!(fs::read_to_string(&path).unwrap(), text(&part));
    let study = lab::resume_run(plan(12), Shard::WHOLE, &path).unwrap();
    assert_eq!((study.progress().played, study.progress().of), (5, 12));
    let mut told = Vec::new();
    let results = lab::conduct(&study, jobs(2), Some(&path), |progress| told.push(progress)).unwrap();
    assert_eq!(text(&results), whole);
    assert_eq!(fs::read_to_string(&path).unwrap(), whole);
    assert!(told.last().is_some_and(|last| (last.played, last.of) == (12, 12)), "{told:?}");
    // Nothing is left to play, and nothing changes.
    let study = lab::resume_run(plan(12), Shard::WHOLE, &path).unwrap();
    assert_eq!(text(&lab::conduct(&study, jobs(1), Some(&path), |_| ()).unwrap()), whole);
    // Holes anywhere are filled.
    let middle = play(plan(12), "2/3", 1);
    let study = Study::resumed(plan(12), Shard::WHOLE, middle).unwrap();
    study.run(jobs(2)).unwrap();
    assert_eq!(text(&study.results()), whole);
}

#[test]
fn a_file_that_breaks_off_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cut.json");
    let whole = text(&play(plan(4), "1/1", 1));
    for length in [0, 1, whole.len() / 3, whole.len() / 2, whole.len() - 3] {
        fs::write(&path, &whole[..length]).unwrap();
        let refused = lab::resume_run(plan(4), Shard::WHOLE, &path).map(|_| ()).unwrap_err();
        assert!(matches!(refused, LabError::NotARun { reason: NotARun::Text { .. }, .. }), "{length}: {refused}");
        assert!(refused.to_string().contains("cut.json"), "{refused}");
        assert_eq!(fs::read_to_string(&path).unwrap(), whole[..length]);
    }
}

#[test]
fn a_cancelled_study_keeps_its_whole_games() {
    let study = Arc::new(Study::new(plan(1_000_000), Shard::WHOLE));
    assert_eq!((study.results().games(), study.progress().of), (0, 1_000_000));
    let playing = Arc::clone(&study);
    let player = std::thread::spawn(move || playing.run(jobs(2)).unwrap());
    while study.progress().played < 3 {
        std::thread::yield_now();
    }
    // Partial results can be taken while it plays on.
    let early = study.results();
    study.cancel();
    player.join().unwrap();
    let late = study.results();
    assert!(study.is_cancelled() && (3..1_000_000).contains(&late.games()) && early.games() <= late.games());
    for results in [early, late] {
        assert!(!results.is_whole());
        assert_eq!(spread(&results.tally, WIN.id, "1").count(), results.games());
        assert_eq!(spread(results.against.as_ref().unwrap(), WIN.id, "1").count(), results.games());
        // The games that are there are those of any other run.
        let again = Results::read::<State>(&text(&results)).unwrap();
        assert_eq!(again, results);
        if results.games() < 60 && results.played.ranges().len() == 1 && results.played.contains(0) {
            let same = play(plan(results.games()), "1/1", 2);
            assert_eq!(same.tally, results.tally);
        }
    }
}

#[test]
fn a_cancelled_study_that_thinks_ends_soon() {
    let variant = side(shipped("classic"), TurnRule::Draw);
    let wish = Wish { variant, against: None, seats: 4, level: Level::Adept, games: 50, seed: 1 };
    let study = Study::new(Plan::new(wish).unwrap(), Shard::WHOLE);
    std::thread::scope(|scope| {
        scope.spawn(|| study.run(jobs(1)).unwrap());
        std::thread::sleep(std::time::Duration::from_millis(50));
        study.cancel();
    });
    assert!(study.results().games() < 50);
}

// ---- What is measured ----------------------------------------------------------------------------------

/// Checks that a tally of Tikal is consistent, whatever the variant and the players.
fn assert_consistent(tally: &Tally, games: u64, seats: u8, what: &str) {
    let sum = |measure: &str| tally.table(measure).map(|(_, spread)| spread.sum()).sum::<i128>();
    assert_eq!(sum(WIN.id), i128::from(games) * i128::from(WHOLE), "{what}: wins");
    assert_eq!(tally.table(WIN.id).count(), usize::from(seats), "{what}");
    assert_eq!(sum("points"), sum(SCORE.id), "{what}: points by source are not the scores");
    assert_eq!(spread(tally, TURNS.id, "").count(), games, "{what}");
    let of_shares = ["tier_out", "cell_tiled", "cell_entered", "tile_placed", "tile_entered"];
    for (measure, key, spread) in tally.iter() {
        assert_eq!(spread.count(), games, "{what}: {} {key} is not of every game", measure.id);
        if of_shares.contains(&measure.id) {
            assert!(spread.iter().all(|(number, _)| number == 0 || number == WHOLE), "{what}: {} {key}", measure.id);
        }
    }
    let share = |measure: &str| tally.table(measure).map(|(_, spread)| spread.sum()).sum::<i128>() / i128::from(WHOLE);
    // Each tile that is placed lies on a cell of its own.
    assert_eq!(share("cell_tiled"), share("tile_placed"), "{what}");
    assert_eq!(share("tile_placed"), sum_of(tally, "action", "place"), "{what}: placed tiles");
    assert!(share("tile_entered") <= share("cell_entered"), "{what}");
    assert!(sum(MARGIN.id) >= 0 && sum(DECIDED_TURN.id) <= sum(TURNS.id), "{what}");
    let part = spread(tally, DECIDED_PART.id, "");
    assert!(part.iter().all(|(part, _)| (0..=100).contains(&part)), "{what}");
    let scorings = i64::try_from(tally.table("temples").count()).unwrap();
    assert!(spread(tally, DECIDED_SCORING.id, "").iter().all(|(at, _)| (1..=scorings).contains(&at)), "{what}");
}

fn sum_of(tally: &Tally, measure: &str, key: &str) -> i128 {
    spread(tally, measure, key).sum()
}

#[test]
fn every_shipped_variant_is_measured_with_drawn_and_with_auctioned_turns() {
    for entry in TikalLibrary::built_in().entries() {
        for turns in [TurnRule::Draw, TurnRule::Auction] {
            for seats in entry.variant.players() {
                let variant = side(Arc::clone(&entry.variant), turns);
                let wish = Wish { variant, against: None, seats, level: Level::Random, games: 2, seed: 3 };
                let results = play(Plan::new(wish).unwrap(), "1/1", 1);
                let what = format!("{} with {seats}, {turns:?}", entry.variant.id());
                assert_consistent(&results.tally, 2, seats, &what);
                let is_there = |kind: &str| results.tally.spread("action", &Key::of(kind)).is_some();
                assert_eq!(is_there("bid"), turns == TurnRule::Auction, "{what}");
                assert_eq!(is_there("exchange"), entry.variant.costs().exchange.is_some(), "{what}");
                let volcanoes = entry.variant.deck_for(seats).iter();
                let volcanoes = volcanoes.filter(|&tile| entry.variant.tile(tile).kind.starts_a_scoring()).count();
                assert_eq!(results.tally.table("temples").count(), volcanoes + 1, "{what}");
                // A turn is a tile, as at the table.
                let tiles = i64::try_from(entry.variant.deck_for(seats).len()).unwrap();
                let played: Vec<i64> = spread(&results.tally, TURNS.id, "").iter().map(|(turns, _)| turns).collect();
                assert_eq!(played, [tiles], "{what}");
                assert!(findings(&results, State::LONG).contains(&Finding::TooFewGames { games: 2, least: 30 }));
            }
        }
    }
}

#[test]
fn planning_players_are_measured_too() {
    let wish = Wish { level: Level::Adept, games: 2, ..wish(2) };
    let results = play(Plan::new(wish.clone()).unwrap(), "1/1", 1);
    assert_consistent(&results.tally, 2, 2, "adept");
    assert_eq!(text(&play(Plan::new(wish).unwrap(), "1/1", 2)), text(&results));
}

/// The same variant under another id differs in nothing, because the same games are played.
#[test]
fn the_same_seeds_are_played_on_both_sides() {
    let renamed = check_text(&SMALL.replace("\"small\"", "\"twin\"")).0.unwrap();
    let wish = Wish { against: Some(side(Arc::new(renamed), TurnRule::Draw)), ..wish(40) };
    let results = play(Plan::new(wish).unwrap(), "1/1", 2);
    assert_eq!(Some(&results.tally), results.against.as_ref());
    let comparisons = results.comparisons();
    assert!(comparisons.len() > 30);
    for found in comparisons {
        assert!(!found.is_beyond_noise && found.probability > 0.99, "{found:?}");
        assert!((found.own.value - found.other.value).abs() < 1e-12);
    }
    let is_longer = |found: &Finding| matches!(found, Finding::LongerThanOther { .. });
    assert!(!findings(&results, State::LONG).iter().any(is_longer));
}

#[test]
fn real_differences_are_marked_and_findings_follow_from_the_numbers() {
    // Uncovering is switched off and the game has half of its points: temples are worth less, nothing is uncovered.
    let changed = SMALL.replace("\"small\"", "\"poor\"").replace("action_points: 10", "action_points: 4");
    assert_ne!(changed, SMALL.replace("\"small\"", "\"poor\""), "the fixture has another number of points");
    let poor = Arc::new(check_text(&changed).0.unwrap());
    let wish = Wish { variant: side(poor, TurnRule::Draw), against: Some(side(small(), TurnRule::Draw)), ..wish(60) };
    let results = play(Plan::new(wish).unwrap(), "1/1", 2);
    let comparisons = results.comparisons();
    let marked = |measure: &str| comparisons.iter().any(|found| found.measure.id == measure && found.is_beyond_noise);
    assert!(marked("actions") && !marked(TURNS.id), "fewer points, fewer actions, as many turns");
    let found = findings(&results, 3);
    assert!(found.iter().any(|found| matches!(found, Finding::TooLong { most: 3, .. })), "{found:?}");
    let verdict = verdict(&results, State::LONG);
    assert_eq!((verdict.level, verdict.games), (Level::Random, 60));
    assert!(
        !verdict.findings.is_empty()
            && !verdict.findings.iter().any(|(found, _)| matches!(found, Finding::TooFewGames { .. }))
    );
    // Every idle key, and only those, is found.
    for (found, _) in &verdict.findings {
        if let Finding::NeverUsed { measure, keys, .. } = found {
            assert!(keys.iter().all(|key| spread(&results.tally, measure, key).is_idle()), "{found:?}");
        }
    }
}

#[test]
fn what_is_counted_never_has_an_interval_below_nothing() {
    let results = play(plan(3), "1/1", 1);
    let mut was_met = false;
    for figure in results.figures() {
        let Some((low, high)) = figure.interval else { continue };
        let is_paid = figure.key == Key::of("bids");
        assert!(if is_paid { high <= 0.0 } else { low >= 0.0 }, "{figure:?}");
        was_met |= low <= 0.0 && high > 0.0;
    }
    assert!(was_met, "something is so rare in three games that its interval ends at nothing");
}

/// The small variant with something replaced in its text, under an id of its own.
fn other(from: &str, to: &str) -> Arc<Variant> {
    let text = SMALL.replacen("\"small\"", "\"other\"", 1).replacen(from, to, 1);
    assert!(text.contains(to), "{from} is there");
    let (variant, problems) = check_text(&text);
    Arc::new(variant.unwrap_or_else(|| panic!("{problems:?}")))
}

#[test]
fn cells_of_other_boards_and_other_tiles_of_the_same_name_are_not_compared() {
    let cells = ["pieces", "cell_tiled", "cell_entered"];
    let tiles = ["tile_placed", "tile_entered"];
    let texts = Texts::new(Language::English);
    for (rules, left_out) in [
        (other("columns: [3, 3, 3]", "columns: [3, 4, 3]"), cells.to_vec()),
        (
            other("(kind: Temple(2), slabs: [1, 0, 1, 0, 1, 0])", "(kind: Temple(2), slabs: [1, 1, 1, 0, 1, 0])"),
            tiles.to_vec(),
        ),
        (other("action_points: 10", "action_points: 9"), Vec::new()),
    ] {
        let wish =
            Wish { variant: side(rules, TurnRule::Draw), against: Some(side(small(), TurnRule::Draw)), ..wish(30) };
        let results = play(Plan::new(wish).unwrap(), "1/1", 2);
        assert_eq!(results.header.not_compared, left_out);
        for measure in cells.iter().chain(&tiles) {
            let is_compared = results.comparisons().iter().any(|found| found.measure.id == *measure);
            assert_eq!(is_compared, !left_out.contains(measure), "{measure}");
        }
        assert!(results.comparisons().iter().any(|found| found.measure == SCORE));
        // It is said once for all of them, here and on the page; and the file keeps it.
        let said = words::lab::run(&texts, &results, ("a", Some("b")));
        let is_said = |part: &str| said.iter().filter(|line| line.contains(part)).count();
        let expected = (usize::from(left_out == cells), usize::from(left_out == tiles));
        assert_eq!((is_said("The boards differ"), is_said("The tiles differ")), expected, "{said:?}");
        assert_eq!(Results::read::<State>(&text(&results)).unwrap(), results);
        let csv = results.csv();
        let marked = |line: &&str| line.starts_with("variant,other,cell_tiled,") && !line.ends_with(',');
        assert_eq!(csv.lines().any(|line| marked(&line)), left_out != cells, "{csv}");
    }
}

#[test]
fn figures_agree_with_the_numbers_they_sum_up() {
    let results = play(plan(30), "1/1", 2);
    let figures = results.figures();
    let wins: f64 =
        figures.iter().filter(|found| found.of == Of::Variant && found.measure == WIN).map(|found| found.value).sum();
    assert!((wins - 1.0).abs() < 1e-9, "{wins}");
    for figure in &figures {
        if let Some((low, high)) = figure.interval {
            assert!(low <= figure.value && figure.value <= high, "{figure:?}");
        }
    }
    let by: Vec<f64> = figures
        .iter()
        .filter(|found| {
            found.measure == DECIDED_TURN && found.statistic == Statistic::ShareBy && found.of == Of::Variant
        })
        .map(|found| found.value)
        .collect();
    assert!(by.is_sorted() && by.last().is_some_and(|&last| last >= 1.0), "{by:?}");
    let at: f64 = figures
        .iter()
        .filter(|found| found.measure == SCORE && found.statistic == Statistic::ShareAt && found.of == Of::Against)
        .map(|found| found.value)
        .sum();
    assert!((at - 2.0).abs() < 1e-9, "each seat has a score in every game: {at}");
    let csv = results.csv();
    let mut lines = csv.lines();
    assert_eq!(lines.next(), Some("of,id,measure,key,statistic,at,value,low,high,games,differs"));
    assert_eq!(lines.clone().count(), figures.len());
    assert!(lines.all(|line| line.split(',').count() == 11), "{csv}");
}

// ---- Files ---------------------------------------------------------------------------------------------

#[test]
fn results_of_different_runs_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, results: &Results| {
        let path = folder.path().join(name);
        lab::write_run::<State>(&path, results).unwrap();
        path
    };
    let first = save("first.json", &play(plan(6), "1/2", 1));
    let base = || wish(6);
    let four = Wish { variant: side(shipped("classic"), TurnRule::Draw), against: None, seats: 4, ..base() };
    let three = Wish { variant: side(shipped("classic"), TurnRule::Draw), against: None, seats: 3, ..base() };
    let others = [
        (Wish { seed: 8, ..base() }, Part::Seed),
        (Wish { games: 7, ..base() }, Part::Games),
        (Wish { against: None, ..base() }, Part::Against),
        (Wish { variant: side(small(), TurnRule::Auction), ..base() }, Part::Variant),
        (Wish { level: Level::Adept, games: 6, ..base() }, Part::Level),
    ];
    for (wish, part) in others {
        let study = Study::new(Plan::new(wish).unwrap(), "2/2".parse().unwrap());
        let other = save("other.json", &study.results());
        let refused = lab::merge_runs::<State>(&[first.clone(), other.clone()]).unwrap_err();
        let LabError::Unlike { path, reason } = &refused else { panic!("{refused}") };
        assert_eq!((path, *reason), (&other, Unlike::Run(part)));
    }
    let path = save("players.json", &Study::new(Plan::new(four).unwrap(), Shard::WHOLE).results());
    let refused = lab::resume_run(Plan::new(three).unwrap(), Shard::WHOLE, &path).map(|_| ()).unwrap_err();
    let LabError::Outside { reason: Outside::Other(Unlike::Run(Part::Players)), .. } = refused else {
        panic!("{refused}")
    };
    // The same games do not count twice, and a shard takes no others.
    let twice = lab::merge_runs::<State>(&[first.clone(), first.clone()]).unwrap_err();
    assert!(matches!(twice, LabError::Unlike { reason: Unlike::Twice(0), .. }), "{twice}");
    let other = lab::resume_run(plan(6), "2/2".parse().unwrap(), &first).map(|_| ()).unwrap_err();
    let LabError::Outside { reason: Outside::Shard { game: 0, start: 3, end: 6 }, .. } = other else {
        panic!("{other}")
    };
    // A version that may play otherwise made another run.
    let mut results = lab::read_run::<State>(&first).unwrap();
    results.header.program = "tikal 9.9.9".to_owned();
    let older = save("older.json", &results);
    let refused = lab::merge_runs::<State>(&[first, older]).unwrap_err();
    assert!(matches!(refused, LabError::Unlike { reason: Unlike::Run(Part::Program), .. }), "{refused}");
}

/// The same results in format 1, which has no fingerprint.
fn without_check(results: &Results) -> String {
    let text = text(results).replacen("\"format\":2", "\"format\":1", 1);
    text.lines().filter(|line| !line.starts_with("\"check\"")).collect::<Vec<_>>().join("\n")
}

/// Every number, word and `null` of a text, and where it stands.
fn values(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut values = Vec::new();
    let mut at = 0;
    while let Some(sign) = text[at..].bytes().next() {
        let is_of = |sign: u8| sign.is_ascii_alphanumeric() || b"-._ ".contains(&sign);
        let length = if is_of(sign) { text[at..].bytes().take_while(|&sign| is_of(sign)).count() } else { 0 };
        if length > 0 {
            values.push(at..at + length);
        }
        at += length.max(1);
    }
    values
}

/// Whatever single value of a part is another one: the part is refused, or gives what it would have given.
#[test]
fn a_part_that_was_altered_is_refused_or_gives_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let part = |shard: &str| play(plan(6), shard, 1);
    let (first, rest) = (save("first.json", &text(&part("1/2"))), text(&part("2/2")));
    let honest = text(&lab::merge_runs::<State>(&[first.clone(), save("rest.json", &rest)]).unwrap());
    let alone = text(&Results::read::<State>(&rest).unwrap());
    let mut refused = 0;
    // The rows of counts are alike, and there are many: one in ten of their values is tried.
    let rows = rest.find("\"results\"").unwrap();
    let tried = values(&rest).into_iter().enumerate();
    for (_, value) in tried.filter(|(index, value)| value.start < rows || index % 10 == 0) {
        let old = &rest[value.clone()];
        let others = match old.parse::<i64>() {
            Ok(number) => vec![(number + 1).to_string(), (number - 1).to_string(), "null".to_owned()],
            Err(_) if old == "null" => vec!["[]".to_owned(), "0".to_owned()],
            Err(_) => vec![format!("{old}x"), old[..old.len() - 1].to_owned()],
        };
        for new in others {
            let mut altered = rest.clone();
            altered.replace_range(value.clone(), &new);
            let Ok(read) = Results::read::<State>(&altered) else {
                refused += 1;
                continue;
            };
            let told = format!("{old} → {new} at {}", value.start);
            assert_eq!(text(&read), alone, "{told}");
            if let Ok(merged) = lab::merge_runs::<State>(&[first.clone(), save("altered.json", &altered)]) {
                assert_eq!(text(&merged), honest, "{told}");
            }
        }
    }
    assert!(refused > 300, "{refused}");
    // The order of fields and blanks between them are nobody's work.
    let spaced = rest.replace(",\n", " ,\r\n ");
    assert_eq!(text(&Results::read::<State>(&spaced).unwrap()), alone);
}

/// A file without a fingerprint could say anything: it is told alone, and nothing is built on it.
#[test]
fn results_without_a_fingerprint_are_read_alone_and_neither_merged_nor_gone_on_from() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let part = |shard: &str| play(plan(6), shard, 1);
    let (first, second) = (save("first.json", &text(&part("1/2"))), part("2/2"));
    let old = save("old.json", &without_check(&second));
    let read = lab::read_run::<State>(&old).unwrap();
    assert!(!read.is_checked && second.is_checked);
    assert_eq!((&read.tally, &read.played), (&second.tally, &second.played));
    // Written again it is what it was: no fingerprint comes from nowhere.
    assert_eq!(Results::read::<State>(&text(&read)).unwrap(), read);
    assert!(text(&read).starts_with("{\n\"format\":1,") && !text(&read).contains("\"check\""));
    assert_eq!(lab::merge_runs::<State>(std::slice::from_ref(&old)).unwrap(), read);
    for paths in [[first.clone(), old.clone()], [old.clone(), first.clone()]] {
        let refused = lab::merge_runs::<State>(&paths).unwrap_err();
        assert!(matches!(refused, LabError::Unlike { reason: Unlike::Unchecked, .. }), "{refused}");
    }
    let refused = lab::resume_run(plan(6), "2/2".parse().unwrap(), &old).map(|_| ()).unwrap_err();
    assert!(matches!(refused, LabError::Outside { reason: Outside::Other(Unlike::Unchecked), .. }), "{refused}");
    let (code, told) = refusal(folder.path(), &["lab", "merge", "first.json", "old.json"]);
    let expected = "old.json: It is of format 1, which has no fingerprint, so nobody can tell if it was changed: read it \
                    alone, or play its games again\n";
    assert_eq!((code, told.as_str()), (Some(1), expected));
    assert_eq!(tikal(folder.path(), &["lab", "merge", "old.json"]).status.code(), Some(0));
}

#[test]
fn changed_and_strange_files_are_refused_with_the_field() {
    let good = without_check(&play(plan(4), "1/1", 1));
    let read = |text: &str| Results::read::<State>(text).map(|_| ());
    assert_eq!(read(&good), Ok(()));
    let changed = |from: &str, to: &str| {
        assert!(good.contains(from), "{from}");
        read(&good.replacen(from, to, 1))
    };
    assert_eq!(changed("\"format\":1", "\"format\":3"), Err(NotARun::Format(3)));
    assert_eq!(changed("\"format\":1", "\"format\":2"), Err(NotARun::Content("check")));
    assert_eq!(changed("\"game\":\"tikal\"", "\"game\":\"chess\""), Err(NotARun::Game("chess".to_owned())));
    let content = |field| Err(NotARun::Content(field));
    assert_eq!(changed("\"played\":[[0,4]]", "\"played\":[[0,5]]"), content("played"));
    assert_eq!(changed("\"played\":[[0,4]]", "\"played\":[[2,1]]"), content("played"));
    assert_eq!(changed("\"played\":[[0,4]]", "\"played\":[[0,3]]"), content("results"));
    assert_eq!(changed("\"players\":2", "\"players\":0"), content("players"));
    assert_eq!(changed("\"games\":4", "\"games\":0"), content("games"));
    assert_eq!(changed("\"level\":\"random\"", "\"level\":\"oracle\""), content("level"));
    assert_eq!(changed("\"id\":\"small\"", "\"id\":\"\\u001b[31m\""), content("variant"));
    assert_eq!(changed("\"measure\":\"win\"", "\"measure\":\"luck\""), content("results"));
    assert_eq!(
        changed("\"measure\":\"win\",\"spread\":[[0,", "\"measure\":\"win\",\"spread\":[[-1,"),
        content("results")
    );
    assert_eq!(changed("{\"key\":\"1\",\"measure\":\"win\"", "{\"key\":\"2\",\"measure\":\"win\""), content("results"));
    assert_eq!(
        changed("{\"key\":\"1\",\"measure\":\"win\"", "{\"key\":\"\\n\",\"measure\":\"win\""),
        content("results")
    );
    for wrong in ["\"players\":200000", "\"players\":-1", "\"players\":2,\"more\":1"] {
        assert!(matches!(changed("\"players\":2", wrong), Err(NotARun::Text { .. })), "{wrong}");
    }
    for text in ["", "{", "[]", "null", "\u{0}", "{\"format\":1}", SMALL] {
        assert!(matches!(read(text), Err(NotARun::Text { .. })), "{text:.20}");
    }
    assert_eq!(lab::game_of_run(&good).as_deref(), Some("tikal"));
    assert_eq!(lab::game_of_run(SMALL), None);
    // However large a number is, reading and summing it up ends well.
    let huge = good.replace("\"spread\":[[", "\"spread\":[[-9007199254740992,1],[");
    assert!(read(&huge).is_err());
    let missing = lab::read_run::<State>(Path::new("nowhere/run.json")).unwrap_err();
    assert!(matches!(missing, LabError::File { reason: FileError::System { .. }, .. }), "{missing}");
}

/// Whatever is changed in a file: it is refused, or it is results of which everything can be asked.
#[test]
fn damaged_files_never_end_the_program() {
    let good = without_check(&play(plan(3), "1/1", 1));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut read = 0;
    // The fields and the first rows are changed most, because later rows are all alike.
    for round in 0..600 {
        let mut bytes = good.clone().into_bytes();
        let reach = if round % 2 == 0 { 900 } else { bytes.len() };
        for _ in 0..=round % 3 {
            let at = random.random_range(0..reach.min(bytes.len()));
            match random.random_range(0..3) {
                0 => bytes[at] = *b"0123456789-,[]{}\":e.".get(random.random_range(0..20)).unwrap(),
                1 => drop(bytes.remove(at)),
                _ => bytes.insert(at, b'0' + random.random_range(0..10)),
            }
        }
        let Ok(changed) = String::from_utf8(bytes) else { continue };
        if let Ok(results) = Results::read::<State>(&changed) {
            read += 1;
            let again = Results::read::<State>(&text(&results)).unwrap();
            assert_eq!(again, results);
            assert!(!results.csv().is_empty());
            assert!(!words::lab::report(&Texts::new(Language::English), &results, State::LONG).is_empty());
        }
    }
    assert!(read > 20, "{read} of the files could still be read");
}

#[test]
fn wishes_that_cannot_be_played_are_refused() {
    let refused = |wish: Wish<State>| Plan::new(wish).map(|_| ()).unwrap_err();
    assert_eq!(refused(wish(0)), NoPlan::Games(0));
    assert_eq!(refused(wish(u64::MAX)), NoPlan::Games(u64::MAX));
    assert_eq!(refused(Wish { seed: MAX_SEED + 1, ..wish(1) }), NoPlan::Seed(MAX_SEED + 1));
    let players = NoPlan::Players { variant: "small".to_owned(), least: 2, most: 2, seats: 3 };
    assert_eq!(refused(Wish { seats: 3, ..wish(1) }), players);
    let variant = Side { rules: small(), setup: Setup::new(TurnRule::Draw, Seat::ALL[3]) };
    assert!(matches!(refused(Wish { variant, ..wish(1) }), NoPlan::Setup { .. }));
}

#[test]
fn games_differ_from_each_other_and_from_those_of_other_seeds() {
    let seeds = |seed: u64| {
        let plan = Plan::new(Wish { seed, ..wish(50) }).unwrap();
        (0..50).map(|game| plan.seed_of(game)).collect::<std::collections::BTreeSet<_>>()
    };
    let (zero, one) = (seeds(0), seeds(1));
    assert!(zero.len() == 50 && one.len() == 50 && zero.is_disjoint(&one));
    assert!(zero.iter().all(|&seed| seed <= MAX_SEED));
}

// ---- The command line ----------------------------------------------------------------------------------

#[test]
fn the_command_plays_shards_and_merges_them() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    let run = |more: &[&str]| {
        let base = ["lab", "small.ron", "--games", "9", "--level", "random", "--seed", "5", "--against", "./small.ron"];
        let output = tikal(folder.path(), &[&base, more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
        assert_eq!(stderr(&output), "");
        stdout(&output).to_owned()
    };
    let table = run(&["--json", "whole.json", "--csv", "whole.csv"]);
    assert!(table.starts_with("small: 2 players, tiles drawn, level “random”"), "{table}");
    assert!(table.contains("No verdict yet: 9 games at the level “random” were played"), "{table}");
    assert!(table.contains("Too few games for a verdict: play 30 at least"), "{table}");
    let number = table.lines().position(|line| line.starts_with("Wins, ")).unwrap();
    assert!(table.lines().nth(number + 1).is_some_and(|line| line.starts_with("  player 1 ")), "{table}");
    run(&["--shard", "1/2", "--json", "one.json", "--jobs", "3"]);
    run(&["--shard", "2/2", "--resume", "two.json"]);
    let merged =
        tikal(folder.path(), &["lab", "merge", "two.json", "one.json", "--json", "merged.json", "--csv", "merged.csv"]);
    assert_eq!((merged.status.code(), stderr(&merged)), (Some(0), ""));
    assert_eq!(stdout(&merged), table);
    for (whole, parts) in [("whole.json", "merged.json"), ("whole.csv", "merged.csv")] {
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        assert_eq!(read(whole), read(parts), "{parts}");
    }
    let french = tikal(folder.path(), &["--lang", "fr", "lab", "merge", "one.json"]);
    assert!(stdout(&french).contains("4 parties jouées sur 9"), "{}", stdout(&french));
}

#[test]
fn the_command_says_what_it_cannot_do() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("small.ron"), SMALL).unwrap();
    fs::write(folder.path().join("broken.json"), "{\"format\":1,").unwrap();
    let wrong = |arguments: &[&str]| refusal(folder.path(), &[&["lab"], arguments].concat());
    let (code, told) = wrong(&["small.ron", "--players", "3", "--games", "1"]);
    assert_eq!((code, told.as_str()), (Some(1), "small is for 2 to 2 players, not for 3: choose another number\n"));
    let (code, told) = wrong(&["small.ron", "--players", "3", "--games", "1", "--lang", "de"]);
    assert_eq!(
        (code, told.as_str()),
        (Some(1), "small ist für 2 bis 2 Spieler, nicht für 3: eine andere Zahl wählen\n")
    );
    let (code, told) = wrong(&["nowhere.ron"]);
    assert_eq!((code, told.as_str()), (Some(1), "There is no such file: check the path\n"));
    assert_eq!(wrong(&["nobody"]).0, Some(1));
    let (code, told) = wrong(&["merge", "broken.json"]);
    assert!(code == Some(1) && told.starts_with("broken.json: Line 1, column 12: "), "{told}");
    let (code, told) = wrong(&["small.ron", "--level", "random", "--games", "1", "--resume", "broken.json"]);
    assert!(code == Some(1) && told.starts_with("broken.json: "), "{told}");
    assert_eq!(fs::read_to_string(folder.path().join("broken.json")).unwrap(), "{\"format\":1,");
    // A table that cannot be kept is told; results that cannot be kept, before anything is played.
    let (code, told) = wrong(&["small.ron", "--level", "random", "--games", "1", "--resume", "."]);
    assert!(code == Some(1) && !told.is_empty(), "{told}");
    let bad: [&[&str]; 11] = [
        &[],
        &["merge"],
        &["small.ron", "--games", "0"],
        &["small.ron", "--games", "2000000000"],
        &["small.ron", "--games", "many"],
        &["small.ron", "--level", "oracle"],
        &["small.ron", "--shard", "3/2"],
        &["small.ron", "--jobs", "0"],
        &["small.ron", "--players", "7"],
        &["small.ron", "--seed", "9007199254740992"],
        &["small.ron", "--time", "5"],
    ];
    for arguments in bad {
        let (code, told) = wrong(arguments);
        assert_eq!(code, Some(2), "{arguments:?}: {told}");
        assert!(!told.is_empty(), "{arguments:?}");
    }
    assert!(wrong(&["small.ron", "--level", "oracle"]).1.contains("choose random, novice, adept, expert or master"));
}

#[test]
fn the_table_is_told_in_every_language() {
    let results = play(plan(40), "1/1", 2);
    for language in Language::ALL {
        let lines = words::lab::report(&Texts::new(language), &results, State::LONG);
        assert!(lines.iter().all(|line| !line.contains("lab-")), "{lines:#?}");
        let beside = lines.iter().filter(|line| line.ends_with('*')).count();
        assert!(beside > 0, "{lines:#?}");
        let decimal = if language == Language::English { '.' } else { ',' };
        assert!(lines.iter().any(|line| line.contains(&format!("{decimal}0\u{a0}%"))), "{lines:#?}");
    }
}
