//! Records: what their text holds and what stays readable; what is refused is tried in `refused`, writing and reading files
//! in `files`. The files of `records/format-N` are kept for ever and have to stay readable.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::game::{
    Actor, DealerDef, MAX_RECORD_SIZE, MAX_SEED, NotARecord, NotRon, Player, RECORD_FORMAT, RecordHeader,
    RecordOptions, Seat, SeatRecord, VariantSource, text_of,
};
use tikal::library::{
    OpenedGame, RECORD_ENDING, RecordError, SaveError, TikalLibrary, list_records, open_record, replay_record,
    save_record, write_text,
};
use tikal::tikal::{Action, MAX_HANDICAP, Phase, Position, Setup, State, TikalRecord, TikalSession, TurnRule, Variant};
use tikal::words::{Language, Texts, failures};

mod files;
mod refused;

fn folder() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/records")
}

fn kept(name: &str) -> String {
    fs::read_to_string(folder().join("format-1").join(name)).unwrap()
}

fn classic() -> Arc<Variant> {
    Arc::clone(TikalLibrary::built_in().find("classic").unwrap())
}

/// A session in which `length` random actions were played.
fn session(players: u8, auction: bool, dealer: DealerDef, length: usize) -> TikalSession {
    let rules = classic();
    let start = State::new(&rules, players, &Setup::new(TurnRule::auctioned(auction), Seat::ALL[1]));
    let (mut session, _) = TikalSession::new(rules, start, dealer);
    play_on(&mut session, 5, length);
    session
}

fn play_on(session: &mut TikalSession, seed: u64, length: usize) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    for _ in 0..length {
        if session.state().actor() == Actor::Nobody {
            return;
        }
        session.state().legal_actions(session.rules(), &mut legal);
        session.play(legal[random.random_range(0..legal.len())]).unwrap();
    }
}

fn seats(players: usize) -> Vec<SeatRecord> {
    let seats = [
        ("Änn \"the\" 1st\n", "red", Player::Human),
        ("", "orange", Player::Computer("adept".to_owned())),
        ("李", "white", Player::Computer("random".to_owned())),
        ("\\", "blue", Player::Human),
    ];
    let seat = |&(name, colour, ref player): &(&str, &str, Player)| SeatRecord {
        name: name.to_owned(),
        colour: colour.to_owned(),
        player: player.clone(),
    };
    seats[..players].iter().map(seat).collect()
}

fn record(session: &TikalSession) -> TikalRecord {
    TikalRecord::of(
        session,
        seats(session.state().players().into()),
        RecordOptions { purist: true, ..RecordOptions::default() },
    )
}

fn open(text: &str) -> OpenedGame<State> {
    replay_record(text, &TikalLibrary::built_in()).unwrap_or_else(|error| panic!("{error}"))
}

/// Why a text cannot be opened.
fn refusal(text: &str) -> String {
    let error = replay_record(text, &TikalLibrary::built_in()).map(|opened| opened.stopped).unwrap_err();
    let message = error.to_string();
    assert!(!message.is_empty() && !message.contains("::"), "{message}");
    message
}

/// The text with one part replaced, which has to be in it.
fn with(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from} is not in the text");
    text.replacen(from, to, 1)
}

fn texts(session: &TikalSession) -> Vec<String> {
    session.actions().map(|action| text_of::<State>(session.rules(), action)).collect()
}

fn play(session: &mut TikalSession, text: &str) -> Result<(), String> {
    let action = Action::parse(session.rules(), text).unwrap();
    session.play(action).map(|_| ()).map_err(|reason| reason.to_string())
}

// ---- What a record holds -----------------------------------------------------------------------------

#[test]
fn a_save_holds_all_that_is_promised() {
    let session = session(3, true, DealerDef::Seed(12), 60);
    let record = record(&session);
    assert_eq!((record.format, RECORD_FORMAT, record.game.as_str()), (2, 2, "tikal"));
    assert_eq!(record.program, format!("tikal {}", env!("CARGO_PKG_VERSION")));
    assert_eq!(record.variant, VariantSource::Embedded(session.rules().def().clone()));
    assert_eq!(record.hash.as_deref(), Some(session.rules().hash()));
    assert_eq!(record.seats, seats(3));
    assert!(record.setup.turns == TurnRule::Auction && record.options.purist);
    assert_eq!((record.setup.first, record.dealer), (Seat::ALL[1], DealerDef::Seed(12)));
    assert_eq!(record.start, None, "the game began at the beginning");
    assert_eq!(record.actions, texts(&session));
    // Chance is among the actions.
    assert!(record.actions[0].starts_with("draw "));
    let text = record.write().unwrap();
    for field in [
        "format: 2",
        "program:",
        "game: \"tikal\"",
        "Embedded(",
        "hash:",
        "seats:",
        "setup: (",
        "turns: Auction",
        "first: 1",
        "Seed(12)",
        "purist: true",
    ] {
        assert!(text.contains(field), "{field}");
    }
    assert!(!text.contains("start:") && !text.contains("comments:") && !text.contains("times:"));
    assert!(text.starts_with("Record(\n") && text.ends_with(")\n"));
    for name in ["SeatRecord(", "RecordOptions(", "VariantDef(", "Position("] {
        assert!(!text.contains(name), "names of types are no part of the format: {name}");
    }
    // One action a line, in plain sight.
    for action in &record.actions {
        assert!(text.lines().any(|line| line.trim() == format!("\"{action}\",")), "{action}");
    }
}

#[test]
fn what_is_written_is_read() {
    for (players, auction) in [(2, false), (3, false), (4, false), (2, true), (3, true), (4, true)] {
        for dealer in [DealerDef::Seed(0), DealerDef::Seed(MAX_SEED), DealerDef::Manual] {
            for length in [0, 1, 70] {
                let session = session(players, auction, dealer, length);
                let mut record = record(&session);
                record.comments = BTreeMap::from([(0, "A \"start\"\n// with a twist".to_owned()), (3, String::new())]);
                record.times = BTreeMap::from([(0, 0), (1, u64::MAX)]);
                let text = record.write().unwrap();
                let opened = open(&text);
                assert_eq!(opened.record, record);
                assert_eq!(opened.stopped, None);
                assert_eq!(opened.session.state(), session.state());
                assert_eq!(opened.session.start(), session.start());
                assert_eq!(opened.session.dealer(), dealer);
                assert_eq!(texts(&opened.session), texts(&session));
                assert_eq!(opened.record.write().unwrap(), text, "writing is stable");
            }
        }
    }
}

#[test]
fn a_game_that_was_read_goes_on_with_the_same_chance() {
    for auction in [false, true] {
        let mut session = session(3, auction, DealerDef::Seed(99), 50);
        let mut opened = open(&record(&session).write().unwrap()).session;
        play_on(&mut session, 8, 80);
        play_on(&mut opened, 8, 80);
        assert_eq!(texts(&session), texts(&opened));
        while session.undo() {
            assert!(opened.undo());
            assert_eq!(session.state(), opened.state());
        }
        assert!(!opened.undo());
    }
}

#[test]
fn comments_and_times_are_kept() {
    let mut record = record(&session(2, false, DealerDef::Seed(1), 30));
    record.comments = (0..40).map(|index| (index * 2, format!("comment {index} \\ \"\u{1F30B}\""))).collect();
    record.times = (0..40).map(|index| (index, index as u64 * 1000)).collect();
    let text = record.write().unwrap();
    let opened = open(&text);
    assert_eq!(opened.record.comments, record.comments);
    assert_eq!(opened.record.times, record.times);
}

#[test]
fn a_start_position_is_kept() {
    for auction in [false, true] {
        let mut middle = session(3, auction, DealerDef::Manual, 90);
        while middle.state().actor() != Actor::Chance {
            play_on(&mut middle, 2, 1);
        }
        let (mut later, dealt) = TikalSession::new(classic(), *middle.state(), DealerDef::Seed(4));
        assert!(!dealt.chance.is_empty());
        play_on(&mut later, 3, 40);
        let record = record(&later);
        assert_eq!(record.start, Some(Position::of(&classic(), middle.state())));
        let text = record.write().unwrap();
        let opened = open(&text);
        assert_eq!((opened.session.state(), opened.session.start()), (later.state(), middle.state()));
        assert_eq!(opened.record.write().unwrap(), text);
        // An impossible start is refused, and the reason names the field.
        assert!(refusal(&with(&text, "treasures_hidden: [", "treasures_hidden: [9, ")).contains("treasures_hidden"));
        let other = with(&text, &format!("auction: {auction},"), &format!("auction: {},", !auction));
        assert!(refusal(&other).contains("start"), "{}", refusal(&other));
    }
}

#[test]
fn every_position_can_be_a_start() {
    let session = session(4, true, DealerDef::Manual, usize::MAX);
    assert_eq!(session.state().phase(), Phase::Over);
    let befores: Vec<State> = session.plies().map(|(_, before, _)| *before).collect();
    for before in befores.iter().step_by(25).chain([session.state()]) {
        let (start, _) = TikalSession::new(classic(), *before, DealerDef::Manual);
        let opened = open(&record(&start).write().unwrap());
        assert_eq!(opened.session.state(), before);
    }
}

// ---- Variants ----------------------------------------------------------------------------------------

#[test]
fn an_embedded_variant_is_played_whatever_the_program_brings() {
    let text = record(&session(2, false, DealerDef::Seed(1), 20)).write().unwrap();
    let opened = replay_record(&text, &TikalLibrary::default()).unwrap();
    assert_eq!(opened.stopped, None);
    assert_eq!(opened.session.rules().hash(), classic().hash());
    // The embedded rules are changed, their hash is not.
    let other = with(&text, "explorers: 18", "explorers: 9");
    let error = refusal(&other);
    assert!(error.contains("hash") && error.contains("changed"), "{error}");
    let opened = open(&with(&other, &format!("hash: \"{}\",", classic().hash()), ""));
    assert_eq!(opened.session.rules().explorers(), 9);
}

#[test]
fn a_built_in_variant_is_found_by_its_id() {
    let text = kept("x1-base.tikal");
    assert_eq!(open(&text).record.variant, VariantSource::BuiltIn("classic".to_owned()));
    let error = refusal(&with(&text, "BuiltIn(\"classic\")", "BuiltIn(\"nowhere\")"));
    assert!(error.contains("nowhere"), "{error}");
    let hash = format!("format: 1, hash: \"{}\"", classic().hash());
    assert_eq!(open(&with(&text, "format: 1", &hash)).stopped, None);
    let error = refusal(&with(&text, "format: 1", "format: 1, hash: \"00ff\""));
    assert!(error.contains("hash") && error.contains("00ff"), "{error}");
}

#[test]
fn an_embedded_variant_that_cannot_be_played_is_refused() {
    let text = record(&session(2, false, DealerDef::Seed(1), 5)).write().unwrap();
    for (from, to) in [
        ("explorers: 18", "explorers: 99"),
        ("format: 2,\n    program", "format: 2,\n    prograrm"),
        ("explorers: 18", "explorers: -1"),
        ("explorers: 18", "explorer: 18"),
    ] {
        refusal(&with(&text, from, to));
    }
}

// ---- What is kept of a broken game ---------------------------------------------------------------------

#[test]
fn what_came_before_an_illegal_action_is_kept() {
    let whole = session(3, true, DealerDef::Seed(5), 120);
    let record = record(&whole);
    let states: Vec<State> = whole.plies().map(|(_, before, _)| *before).collect();
    for index in (0..record.actions.len()).step_by(29) {
        for broken in ["fly b3", "", "place h9 0", "END", "place a4 0", "choose G4", "exchange 0 3 1"] {
            let mut record = record.clone();
            record.actions[index] = broken.to_owned();
            let opened = open(&record.write().unwrap());
            let stopped = opened.stopped.unwrap_or_else(|| panic!("{broken} at {index}"));
            assert_eq!((stopped.index, stopped.action.as_str()), (index, broken));
            assert!(!stopped.reason.to_string().is_empty());
            assert!(stopped.to_string().contains(&index.to_string()));
            // Chance that is due after the last kept action is dealt as it was in the whole game.
            let kept = texts(&opened.session);
            assert!(kept.len() >= index && whole.actions().len() >= kept.len());
            assert_eq!(kept, texts(&whole)[..kept.len()]);
            if states[index].actor() != Actor::Chance {
                assert_eq!(opened.session.state(), &states[index]);
            }
            // The record still holds all actions of the file.
            assert_eq!(opened.record.actions.len(), record.actions.len());
        }
    }
}

#[test]
fn a_record_with_fewer_actions_is_an_earlier_moment() {
    let whole = session(2, false, DealerDef::Manual, 60);
    let mut record = record(&whole);
    let states: Vec<State> = whole.plies().map(|(_, before, _)| *before).collect();
    while !record.actions.is_empty() {
        record.actions.pop();
        let opened = open(&record.write().unwrap());
        assert_eq!(opened.stopped, None);
        assert_eq!(opened.session.state(), &states[record.actions.len()]);
        record.actions.truncate(record.actions.len().saturating_sub(6));
    }
}

#[test]
fn an_illegal_draw_is_told_with_its_reason() {
    let text = with(&kept("x1-base.tikal"), "\"draw A3\"", "\"draw A2\"");
    let stopped = open(&text).stopped.unwrap();
    assert_eq!((stopped.index, stopped.action.as_str()), (11, "draw A2"));
    assert!(stopped.reason.to_string().contains("A2"), "{}", stopped.reason);
}

// ---- Kept files ------------------------------------------------------------------------------------------

/// The kept files of a format; the folder says which.
fn kept_of(format: u32) -> Vec<PathBuf> {
    let folder = folder().join(format!("format-{format}"));
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

#[test]
fn every_kept_record_of_every_format_is_still_read_and_replayed() {
    let least = [8, 2];
    assert_eq!(least.len(), RECORD_FORMAT as usize, "files of every format are kept");
    for (format, least) in (1..).zip(least) {
        let paths = kept_of(format);
        assert!(paths.len() >= least, "{} files of format {format}", paths.len());
        for path in paths {
            assert!(path.extension().is_some_and(|ending| ending == RECORD_ENDING), "{} is no record", path.display());
            let name = path.display();
            let text = fs::read_to_string(&path).unwrap();
            assert_eq!(RecordHeader::read(&text).unwrap(), RecordHeader { format, game: "tikal".to_owned() }, "{name}");
            let opened: OpenedGame<State> =
                open_record(&path, &TikalLibrary::built_in()).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(opened.stopped, None, "{name}");
            assert_eq!(texts(&opened.session), opened.record.actions, "{name}");
            // Whichever format was read, the record in memory has today's format and is written in it.
            assert_eq!(opened.record.format, RECORD_FORMAT, "{name}");
            let again = open(&opened.record.write().unwrap());
            assert_eq!(again.record, opened.record, "{name}");
            assert_eq!(again.session.state(), opened.session.state(), "{name}");
        }
    }
}

#[test]
fn what_format_1_said_of_the_setup_is_the_same_setup_today() {
    let mut rules = BTreeSet::new();
    for path in kept_of(1) {
        let text = fs::read_to_string(&path).unwrap();
        let setup = TikalRecord::read(&text).unwrap().setup;
        let first: u8 = text
            .lines()
            .find_map(|line| line.trim().strip_prefix("first: ")?.trim_end_matches(',').parse().ok())
            .unwrap_or(0);
        let auction = text.contains("\n    auction: true,\n");
        assert_eq!(u8::from(setup.first), first, "{}", path.display());
        assert_eq!(setup.turns, TurnRule::auctioned(auction), "{}", path.display());
        assert!(setup.handicap.is_empty());
        rules.insert(auction);
    }
    assert_eq!(rules.len(), 2, "both turn rules were played");
}

#[test]
fn t2_a_handicap_is_given_at_the_start_and_kept_in_the_record() {
    let mut record = record(&session(2, false, DealerDef::Manual, 9));
    record.setup.handicap.insert(Seat::ALL[1], 7);
    let opened = open(&record.write().unwrap());
    let (state, start) = (opened.session.start(), opened.session.rules().start_score(record.setup.turns));
    assert_eq!((state.score(Seat::ALL[0]), state.score(Seat::ALL[1])), (start, start + 7));
    assert_eq!(TikalRecord::of(&opened.session, record.seats.clone(), record.options.clone()).setup, record.setup);
    for (seat, points) in [(Seat::ALL[3], 7), (Seat::ALL[1], MAX_HANDICAP + 1)] {
        let mut wrong = record.clone();
        wrong.setup.handicap = BTreeMap::from([(seat, points)]);
        assert!(refusal(&wrong.write().unwrap()).contains("handicap"));
    }
}

#[test]
fn a_record_of_another_game_is_refused_by_its_name() {
    let record = record(&session(2, false, DealerDef::Manual, 9));
    let text = record.write().unwrap();
    assert!(text.contains("game: \"tikal\""), "{text}");
    let other = text.replace("game: \"tikal\"", "game: \"chess\"");
    let found = TikalRecord::read(&other).unwrap_err();
    assert_eq!(found, NotARecord::Game { found: "chess".to_owned(), wanted: "tikal" });
    // The field `game` may be left out.
    assert_eq!(TikalRecord::read(&text.replace("    game: \"tikal\",\n", "")).unwrap(), record);
}

#[test]
fn x1_the_first_turn_of_the_rulebook() {
    let opened = open(&kept("x1-base.tikal"));
    assert_eq!(opened.record.seats[0].player, Player::Human);
    assert_eq!(opened.record.seats[1].player, Player::Computer("adept".to_owned()));
    assert_eq!(opened.record.times, BTreeMap::from([(0, 0), (19, 61_000)]));
    assert_eq!(opened.record.comments.len(), 2);
    let points: Vec<u8> = opened.session.plies().map(|(_, before, _)| before.points()).collect();
    // The action points before each action of the first turn, `draw` and `place` included; below, of the second.
    assert_eq!(points[..11], [0, 10, 10, 9, 8, 7, 4, 4, 3, 2, 0]);
    assert_eq!(points[11..], [0, 10, 10, 9, 8, 6, 4, 2, 0]);
    // After the reveal a second dig is refused.
    let mut at_dig = opened.session.clone();
    while at_dig.actions().len() > 7 {
        assert!(at_dig.undo());
    }
    let reason = play(&mut at_dig, "dig b3").unwrap_err();
    assert!(reason.contains('2') && reason.contains("b3"), "{reason}");
    let end = Position::of(opened.session.rules(), opened.session.state());
    assert_eq!(end.seats[0].treasures, [0, 0, 0, 0, 1, 0, 0, 0]);
    let temple = end.cells.iter().find(|cell| cell.cell == "b5").unwrap();
    assert_eq!(temple.temple.as_ref().unwrap().value, 3);
}

#[test]
fn x4_a_round_of_auctions() {
    let opened = open(&kept("x4-auction.tikal"));
    let rules = opened.session.rules();
    let scores = |state: &State| state.seats().iter().map(|&seat| state.score(seat)).collect::<Vec<_>>();
    let after: Vec<&State> =
        opened.session.plies().skip(1).map(|(_, before, _)| before).chain([opened.session.state()]).collect();
    assert_eq!((after[11].phase(), after[11].seat().index()), (Phase::Choose, 1));
    assert_eq!(scores(after[11]), [20, 15, 20, 20]);
    // The second auction opens with I, for R's amulet is down.
    assert_eq!(after[14].seat().index(), 2);
    assert!(matches!(after[14].phase(), Phase::Bid(auction) if auction.eligible.as_slice().len() == 3));
    assert_eq!((after[19].phase(), after[19].seat().index()), (Phase::Choose, 0));
    assert_eq!(scores(after[19]), [16, 15, 20, 20]);
    // The third opens with I again, who passes first and plays free.
    assert_eq!(after[22].seat().index(), 2);
    assert_eq!((after[24].phase(), after[24].seat().index()), (Phase::Choose, 2));
    // The last tile goes to S at once.
    assert_eq!(after[27].seat().index(), 3);
    assert_eq!(after[27].hand().map(|tile| rules.tile(tile).name.to_string()), Some("A4".to_owned()));
    // The next round: all amulets up, G opens.
    let end = opened.session.state();
    assert!(end.seats().iter().all(|&seat| end.amulet(seat)));
    assert_eq!(end.seat().index(), 0);
    assert!(matches!(end.phase(), Phase::Bid(auction) if auction.eligible.as_slice().len() == 4));
    assert_eq!(scores(end), [16, 15, 20, 20]);
}

#[cfg(unix)]
#[test]
fn a_saved_file_can_be_read_like_any_other_of_the_user() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    let (saved, other) = (folder.path().join("saved.tikal"), folder.path().join("other.txt"));
    tikal::library::write_text(&saved, "text").unwrap();
    fs::write(&other, "text").unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&saved), mode(&other));
}
