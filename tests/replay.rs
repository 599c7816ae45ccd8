//! Records in words: `tikal verify` and `tikal replay`, for every game of the house.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::ai::{Level, self_play};
use tikal::chac;
use tikal::game::{Chain, DealerDef, Game, Line, Record, RecordOptions, SeatRecord, Session, text_of};
use tikal::games::{GameId, Listed};
use tikal::library::{Libraries, Shipped};
use tikal::with_game;

use crate::program::{refusal, stderr, stdout, tikal};

/// A random game of the standard variant with three players, to its end.
fn random_game<G: Listed + Shipped>(seed: u64) -> Session<G> {
    let libraries = Libraries::built_in();
    let rules = Arc::clone(libraries.of::<G>().find(G::STANDARD).unwrap());
    let start = G::new(&rules, 3, &G::Setup::default());
    let mut session = Session::new(Arc::clone(&rules), start, DealerDef::Seed(seed)).0;
    let (mut random, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    loop {
        session.state().legal_actions(&rules, &mut legal);
        if legal.is_empty() {
            return session;
        }
        session.play(legal[random.random_range(0..legal.len())]).unwrap();
    }
}

fn seats() -> Vec<SeatRecord> {
    let of = |(name, colour): (&str, &str)| SeatRecord {
        name: name.to_owned(),
        colour: colour.to_owned(),
        player: tikal::game::Player::Human,
    };
    [("Ana", "red"), ("Ben", "orange"), ("Cleo", "black")].map(of).into()
}

fn record<G: Game>(session: &Session<G>) -> Record<G> {
    Record::of(session, seats(), RecordOptions::default())
}

#[test]
fn every_recorded_game_is_verified() {
    let files: Vec<String> = fs::read_dir("tests/playthroughs")
        .unwrap()
        .map(|entry| entry.unwrap().path().canonicalize().unwrap().display().to_string())
        .filter(|path| tikal::library::has_ending(Path::new(path), tikal::library::RECORD_ENDING))
        .collect();
    assert!(files.len() >= 40, "{files:?}");
    let folder = tempfile::tempdir().unwrap();
    let arguments: Vec<&str> = std::iter::once("verify").chain(files.iter().map(String::as_str)).collect();
    let output = tikal(folder.path(), &arguments);
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    assert_eq!(stdout(&output).lines().count(), files.len());
    assert!(stdout(&output).lines().all(|line| line.contains("are legal") && line.contains("Final scores: ")));
}

#[test]
fn games_of_every_sort_are_verified_and_told_in_every_language() {
    for &game in GameId::ALL {
        with_game!(game, G => told_whole::<G>());
    }
}

fn told_whole<G: Listed + Shipped>() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..4 {
        let session = random_game::<G>(seed);
        fs::write(folder.path().join(format!("{seed}.tikal")), record(&session).write().unwrap()).unwrap();
    }
    let output = tikal(folder.path(), &["verify", "0.tikal", "1.tikal", "2.tikal", "3.tikal"]);
    assert_eq!(output.status.code(), Some(0), "{}: {}", G::ID, stdout(&output));

    let actions = random_game::<G>(0).actions().len();
    for language in ["en", "fr", "de"] {
        for sight in ["all", "spectator", "2", "Ana"] {
            let output = tikal(folder.path(), &["replay", "0.tikal", "--as", sight, "--lang", language]);
            assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
            let numbered = stdout(&output)
                .lines()
                .filter(|line| line.starts_with("  "))
                .filter(|line| line.split_whitespace().next().is_some_and(|word| word.parse::<usize>().is_ok()));
            assert_eq!(numbered.count(), actions, "{} {language} {sight}", G::ID);
            // A key that no language has stands there as it is, and so does a value that was not filled in.
            assert!(!stdout(&output).contains(['{', '$']), "{}", stdout(&output));
        }
    }
    let whole = tikal(folder.path(), &["replay", "0.tikal", "--as", "all"]);
    let turns: Vec<&str> = stdout(&whole).split("\n\n").collect();
    let second = tikal(folder.path(), &["replay", "0.tikal", "--as", "all", "--turn", "2"]);
    assert_eq!(stdout(&second).trim_end(), turns[2].trim_end(), "the heading, then the first turn");
    let (code, told) = refusal(folder.path(), &["replay", "0.tikal", "--turn", "9999"]);
    assert_eq!((code, told.lines().last().unwrap().contains("choose a number from 1 to ")), (Some(1), true), "{told}");
    let (code, told) = refusal(folder.path(), &["replay", "0.tikal", "--as", "Dora"]);
    assert!(code == Some(1) && told.contains("2 (Ben)"), "{told}");
}

#[test]
fn action_points_of_a_card_are_no_points() {
    use tikal::words::replay::Narrated as _;
    let event = tikal::legend::Event::PointsGained { seat: tikal::game::Seat::default(), points: 4 };
    assert_eq!(tikal::legend::State::gained(&event), None);
}

#[test]
fn what_a_seat_alone_knows_is_said_and_shown_to_nobody_unasked() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("chac.tikal", record(&random_game::<tikal::chac::State>(1)).write().unwrap()),
        ("tikal.tikal", record(&random_game::<tikal::tikal::State>(1)).write().unwrap()),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let said = |arguments: &[&str]| {
        let output = tikal(folder.path(), arguments);
        (stdout(&output).to_owned(), stderr(&output).to_owned())
    };
    let (plain, told) = said(&["replay", "chac.tikal"]);
    assert!(told.contains("what only single seats know. It is shown as a spectator sees it"), "{told}");
    assert_eq!(plain, said(&["replay", "chac.tikal", "--as", "spectator"]).0);
    let shown: Vec<String> =
        ["1", "2", "3", "all"].map(|sight| said(&["replay", "chac.tikal", "--as", sight]).0).into();
    for (index, one) in shown.iter().enumerate() {
        assert_ne!(*one, plain, "{index}");
        assert!(shown[index + 1..].iter().all(|other| other != one), "{index}");
    }
    // A game without secrets needs no such words.
    let (all, told) = said(&["replay", "tikal.tikal"]);
    assert_eq!((told.as_str(), all), ("", said(&["replay", "tikal.tikal", "--as", "1"]).0));
}

/// A record of a game of Tikal, in which chance is entered by hand.
fn by_hand(actions: &[&str], more: &str) -> String {
    format!(
        "Record(format: 2, variant: BuiltIn(\"classic\"), seats: [(name: \"Ana\", colour: \"red\"), (name: \"Ben\", colour: \
         \"orange\")], setup: (turns: Draw, first: 0), dealer: Manual, actions: {actions:?}{more})"
    )
}

fn write(folder: &Path, name: &str, text: &str) {
    fs::write(folder.join(name), text).unwrap();
}

#[test]
fn verify_says_where_a_record_fails_and_why_whatever_else_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "good.tikal", &by_hand(&["draw A2", "place c4 0"], ""));
    write(folder.path(), "twice.tikal", &by_hand(&["draw A2", "place c4 0", "place c4 0"], ""));
    write(folder.path(), "sung.tikal", &by_hand(&["draw A2", "sing loudly"], ""));
    write(folder.path(), "no.tikal", "nonsense");
    let output =
        tikal(folder.path(), &["verify", "twice.tikal", "sung.tikal", "no.tikal", "missing.tikal", "good.tikal"]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert!(lines[0].starts_with("twice.tikal: action 3, “place c4 0”, cannot be played: "), "{}", lines[0]);
    assert!(lines[1].starts_with("sung.tikal: action 2, “sing loudly”, cannot be played: "), "{}", lines[1]);
    assert!(lines[2].starts_with("no.tikal: At line 1, column 1"), "{}", lines[2]);
    assert!(lines[3].starts_with("missing.tikal: There is no such file"), "{}", lines[3]);
    let sound = "good.tikal: all 2 actions are legal and the scores are right. Not over: Turn 1, Ana to move. Scores: Ana 0, Ben 0";
    assert_eq!(lines[4..], [sound]);
    let output = tikal(folder.path(), &["verify", "good.tikal", "--lang", "de"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).starts_with("good.tikal: alle 2 Aktionen sind erlaubt"), "{}", stdout(&output));
}

#[test]
fn a_journal_whose_end_is_damaged_is_told_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let game = random_game::<tikal::tikal::State>(3);
    let (mut header, rules) = (record(&game), Arc::clone(game.rules()));
    header.actions.clear();
    let (mut chain, mut text) = Chain::begin(&header.write().unwrap());
    for action in game.actions() {
        text += &chain.line(&Line::Play(text_of::<tikal::tikal::State>(&rules, action)));
    }
    write(folder.path(), "whole.tikal", &text);
    write(folder.path(), "torn.tikal", &text[..text.len() - 4]);
    let output = tikal(folder.path(), &["verify", "whole.tikal", "torn.tikal"]);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert!(lines[0].contains("are legal"), "{}", lines[0]);
    assert!(lines[1].contains("the last line is cut off"), "{}", lines[1]);
}

#[test]
fn replay_prints_turns_actions_comments_and_scores() {
    let folder = tempfile::tempdir().unwrap();
    let actions = ["draw A2", "place c4 0", "enter leader a5", "move leader a5 b4", "end", "draw A3"];
    write(folder.path(), "game.tikal", &by_hand(&actions, ", comments: {2: \"Early.\"}"));
    let output = tikal(folder.path(), &["replay", "game.tikal"]);
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines[0], "Tikal · Ana, Ben", "{lines:#?}");
    assert_eq!(lines[1..3], ["", "1. Turn 1, Ana to move"], "{lines:#?}");
    assert!(lines[3].starts_with("    1  Ana draws A2"), "{}", lines[3]);
    assert!(lines[4].starts_with("    2  Ana places a tile on c4"), "{}", lines[4]);
    assert_eq!(lines[5..7], ["    3  Ana enters the leader on a5", "       “Early.”"]);
    assert_eq!(lines[7], "    4  Ana walks the leader from a5 to b4");
    assert!(lines[8].starts_with("    5  Ana ends the turn, "), "{}", lines[8]);
    assert_eq!(lines[9..11], ["", "2. Turn 2, Ben to move"]);
    assert_eq!(lines.last(), Some(&"Not over: Turn 2, Ben to move. Scores: Ana 0, Ben 0"));
}

#[test]
fn two_records_of_one_start_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "one.tikal", &by_hand(&["draw A2", "place c4 0", "enter leader a5"], ""));
    write(folder.path(), "two.tikal", &by_hand(&["draw A2", "place c4 0", "end"], ""));
    write(folder.path(), "short.tikal", &by_hand(&["draw A2", "place c4 0"], ""));
    write(folder.path(), "other.tikal", &by_hand(&["draw A2"], "").replace("first: 0", "first: 1"));
    let said = |other: &str| stdout(&tikal(folder.path(), &["replay", "one.tikal", "--against", other])).to_owned();
    let parted = said("two.tikal");
    assert!(parted.starts_with("They part after 2 actions\nIn this record: Ana enters the leader on a5. "), "{parted}");
    assert!(parted.contains("\nIn the other one: Ana ends the turn"), "{parted}");
    assert!(said("short.tikal").contains("In the other one: it ends here. "), "{}", said("short.tikal"));
    assert_eq!(said("one.tikal"), "The two records hold the same actions\n");
    assert_eq!(said("other.tikal"), "The two records did not begin alike: they cannot be compared\n");
}

#[test]
fn a_summary_names_players_scores_and_turning_points() {
    for &game in GameId::ALL {
        with_game!(game, G => {
            let folder = tempfile::tempdir().unwrap();
            let session = random_game::<G>(2);
            write(folder.path(), "game.tikal", &record(&session).write().unwrap());
            let output = tikal(folder.path(), &["replay", "game.tikal", "--summary"]);
            let said = stdout(&output);
            assert!(said.contains("Ana, Ben, Cleo") && said.contains("Final scores: Ana "), "{said}");
            assert!(!said.contains("://"), "{said}");
            let mut scores = Vec::new();
            session.state().scores(&mut scores);
            let is_led = scores.iter().flatten().any(|&score| score > 0);
            // In the temple points are counted at the end alone, when there is no turn after it: there chances say it.
            let is_told = said.contains("Turning points:\nAfter turn ");
            assert!(is_told || !is_led, "{said}");
        });
    }
}

#[test]
fn turning_points_of_the_temple_are_told_by_chances_once_the_game_is_over() {
    let rules = Arc::clone(Libraries::built_in().of::<chac::State>().find(chac::State::STANDARD).unwrap());
    let (folder, mut told) = (tempfile::tempdir().unwrap(), 0);
    for seed in 0..4 {
        let played = self_play::<chac::State>(&rules, 3, &chac::Setup::default(), (Level::Novice, 1), seed);
        let actions: Vec<chac::Action> = played.plies.iter().filter_map(|(action, _)| *action).collect();
        let said = |actions: &[chac::Action]| {
            let session = Session::replay(Arc::clone(&rules), played.plies[0].1, DealerDef::Seed(seed), actions).0;
            write(folder.path(), "game.tikal", &record(&session).write().unwrap());
            stdout(&tikal(folder.path(), &["replay", "game.tikal", "--summary"])).to_owned()
        };
        assert!(!said(&actions[..actions.len() / 2]).contains("Turning points"), "while a game goes on, none is told");
        let summary = said(&actions);
        let mut leader = "";
        for line in summary.lines().filter(|line| line.contains("likeliest to win")) {
            let (begin, chances) = line.split_once(" is the likeliest to win: ").unwrap();
            let chances: Vec<(&str, i32)> = chances
                .split(", ")
                .map(|part| part.split_once(' ').unwrap())
                .map(|(name, percent)| (name, percent.trim_end_matches('%').parse().unwrap()))
                .collect();
            let name = begin.rsplit_once(' ').unwrap().1;
            let (best, most) = *chances.iter().max_by_key(|(_, percent)| percent).unwrap();
            assert!(name == best && name != leader, "{summary}");
            assert!(chances.iter().all(|&(other, percent)| other == best || percent <= most - 9), "{summary}");
            assert!(chances.iter().map(|(_, percent)| percent).sum::<i32>() <= 101, "{summary}");
            (leader, told) = (name, told + 1);
        }
    }
    assert!(told > 2, "{told}");
}
