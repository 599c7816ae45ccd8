//! Records: what their text holds, what is refused and with which reason, and that a failed save never leaves half a
//! file. The files of `records/format-N` are kept for ever and have to stay readable.
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

// ---- What is refused -----------------------------------------------------------------------------------

#[test]
fn an_unknown_format_is_refused_in_words() {
    // The format alone decides, whatever else the record holds.
    for text in ["(format: 3)", "Record(format: 7, future: {\"a\": [Some((1, 2))]})", "(format: 4294967295)"] {
        let error = refusal(text);
        assert!(error.contains("format") && error.contains("newer version"), "{error}");
    }
    let error = refusal(&with(&kept("x1-base.tikal"), "format: 1", "format: 3"));
    assert!(error.contains("format 3") && error.contains("format 2"), "{error}");
    refusal("(format: 0)");
}

#[test]
fn unknown_fields_are_refused_with_line_and_column() {
    let text = kept("x1-base.tikal");
    for (from, to, line) in [
        ("    dealer: Manual,", "    dealer: Manual,\n    luck: 1,", 10),
        ("colour: \"red\"", "color: \"red\"", 6),
        ("colour: \"red\"", "colour: \"red\", age: 7", 6),
        ("    dealer: Manual,", "    dealer: Manual,\n    options: (pure: true),", 10),
    ] {
        let error = refusal(&with(&text, from, to));
        assert!(error.contains(&format!("line {line}, column ")), "{error}");
    }
}

#[test]
fn text_that_is_no_record_is_refused_with_line_and_column() {
    let text = kept("x1-base.tikal");
    let deep = "(".repeat(100_000);
    for broken in [
        "",
        "\n\n",
        "()",
        "(format: 1",
        "(format: 1)",
        "{\"format\": 1}",
        "null",
        "\0",
        &deep,
        &text[..text.len() / 2],
        &text[1..],
        &with(&text, "format: 1", "format: one"),
        &with(&text, "format: 1", "format: 1.5"),
        &with(&text, "format: 1,", "format: 1, format: 1,"),
        &with(&text, "dealer: Manual,", ""),
        &with(&text, "dealer: Manual", "dealer: Nobody"),
        &with(&text, "dealer: Manual", "dealer: Seed(-1)"),
        &with(&text, "\"end\"", "end"),
        &with(&text, "    actions: [", "    actions: [7, "),
        &with(&text, "    comments: {", "    comments: {-1: \"\", "),
        &format!("{text}{text}"),
    ] {
        let error = refusal(broken);
        assert!(error.starts_with("line ") && error.contains(", column "), "{error}");
    }
}

#[test]
fn what_is_wrong_with_the_text_of_a_record_is_told_in_every_language() {
    let text = kept("x1-base.tikal");
    let embedded = {
        let mut record = TikalRecord::read(&text).unwrap();
        let classic = TikalLibrary::built_in().find("classic").map(|rules| rules.def().clone()).unwrap();
        record.variant = VariantSource::Embedded(classic);
        record.write().unwrap()
    };
    let of_slabs = embedded.find("slabs: [").unwrap() + "slabs: [".len();
    let seventh = format!("{}1, {}", &embedded[..of_slabs], &embedded[of_slabs..]);
    let first_slab = format!("{}one, {}", &embedded[..of_slabs], &embedded[of_slabs..]);
    let options = |field: &str| with(&text, "dealer: Manual,", &format!("dealer: Manual, options: ({field}),"));
    let newer = |field: &str| with(&embedded, "actions:", &format!("{field}, actions:"));
    let end = "das Ende des Textes";
    let broken: [(String, &str, &str); 23] = [
        (String::new(), "PartExpected", end),
        (text[..text.len() / 2].to_owned(), "EndsEarly", "endet zu früh"),
        ("(".repeat(100_000), "NameExpected", "statt eines Namens"),
        ("(format: 1)".to_owned(), "FieldMissing", "ohne „variant“"),
        (with(&text, "format: 1", "format: one"), "NumberExpected", "„one“ statt einer ganzen Zahl"),
        (with(&text, "format: 1", "format: -1"), "NumberRange", "„-1“"),
        (with(&text, "format: 1", "format: 1.5"), "CommaExpected", "statt eines Kommas"),
        (with(&text, "format: 1,", "format: 1, format: 1,"), "FieldTwice", "„format“ steht in „Record“ zweimal"),
        (with(&text, "dealer: Manual", "dealer: Nobody"), "NotPossible", "„Seed“"),
        (with(&text, "dealer: Manual,", "dealer: Manual, table: 3,"), "NotKnown", "„table“"),
        (with(&text, "\"end\"", "end"), "TextExpected", "„end“ statt eines Textes"),
        (with(&text, "actions: [", "actions: 5, words: ["), "ListExpected", "„5“ statt einer Liste"),
        (with(&text, "comments: {", "comments: [], words: {"), "MapExpected", "statt einer Zuordnung"),
        (with(&text, "actions: [", "actions ["), "ColonExpected", "„[“ nach einem Namen"),
        (format!("{text}{text}"), "AfterTheEnd", "Hinter dem Ende"),
        (with(&text, "\"end\"", "\"\\z\""), "NoSuchEscape", "umgekehrter Schrägstrich"),
        (options("purist: 5"), "TruthExpected", "„5“ statt „true“"),
        (options("purist: true, take_back: Always"), "NotPossible", "„Fair“ oder „Anything“ schreiben"),
        (seventh, "OneForEach", "je einen für N, NE, SE, S, SW, NW"),
        (first_slab, "NumberExpected", "„one“ statt einer ganzen Zahl"),
        (newer("takeovers: {0: (seat: 9, player: Human)}"), "NoSuchSeat", "keinen Platz 9"),
        (newer("hints: 5"), "ListExpected", "„5“ statt einer Liste"),
        (format!("#![enable(magic)]\n{text}"), "NoSuchAttribute", "mit #! beginnt"),
    ];
    let words_of_ron = ["xpected", "nexpected", "nvalid", "found", " the ", "struct", "Missing", "missing", "RON"];
    for (text, kind, german) in broken {
        let error = replay_record::<State>(&text, &TikalLibrary::built_in()).map(|_| ()).unwrap_err();
        let shown = &text[..text.len().min(60)];
        let RecordError::Text(NotARecord::Text { place, why }) = &error else { panic!("{shown}: {error}") };
        assert!(format!("{why:?}").starts_with(kind), "{kind}: {why:?} in {shown}");
        assert!(place.line > 0 && place.column > 0 && text.get(place.bytes.clone()).is_some(), "{shown}: {place:?}");
        let said = |language| failures::record(&Texts::new(language), &error);
        assert!(said(Language::German).contains(german), "{kind}: {}", said(Language::German));
        for language in [Language::German, Language::French] {
            let said = said(language);
            assert!(!words_of_ron.iter().any(|word| said.contains(word)), "{said}");
        }
        assert!(said(Language::English).ends_with(&why.to_string()), "{}", said(Language::English));
    }
}

#[test]
fn a_setup_that_cannot_be_is_refused_by_name() {
    let text = kept("x1-base.tikal");
    let seat = "        (name: \"Ann\", colour: \"red\"),\n";
    for (from, to, name) in [
        (seat, String::new(), "seats"),
        (seat, seat.repeat(4), "seats: 5 seats"),
        (seat, seat.repeat(5), "seats: 6 seats"),
        (seat, seat.repeat(300), "more than 6 entries stand here"),
        ("dealer: Manual", "first: 4, dealer: Manual".to_owned(), "first: there is no seat 4"),
        ("dealer: Manual", "first: 2, dealer: Manual".to_owned(), "first"),
        ("dealer: Manual", "first: 99, dealer: Manual".to_owned(), "first"),
        ("dealer: Manual", format!("dealer: Seed({})", MAX_SEED + 1), "dealer"),
    ] {
        let error = refusal(&with(&text, from, &to));
        assert!(error.contains(name), "{name}: {error}");
    }
}

/// A part of a record that is made long: its name, the length that it may have, and the setting of it.
type Change = (&'static str, usize, fn(&mut TikalRecord, String));

#[test]
fn names_and_texts_that_are_too_long_are_refused_with_their_place() {
    let text = fs::read_to_string(&kept_of(2)[0]).unwrap();
    let record = TikalRecord::read(&text).unwrap();
    let changes: [Change; 8] = [
        ("a seat's name", 80, |record, long| record.seats[0].name = long),
        ("a colour", 80, |record, long| record.seats[1].colour = long),
        ("a level", 40, |record, long| record.seats[0].player = Player::Computer(long)),
        ("the program", 80, |record, long| record.program = long),
        ("the game", 40, |record, long| record.game = long),
        ("the hash", 80, |record, long| record.hash = Some(long)),
        ("an id", 40, |record, long| record.variant = VariantSource::BuiltIn(long)),
        ("a comment", 2000, |record, long| record.comments = BTreeMap::from([(0, long)])),
    ];
    for (what, most, change) in changes {
        let written = |length| {
            let mut changed = record.clone();
            change(&mut changed, "é".repeat(length));
            changed.write().unwrap()
        };
        match TikalRecord::read(&written(most + 1)) {
            Err(NotARecord::Text { place, why }) => {
                assert!(place.line > 0);
                assert_eq!(why, NotRon::TextTooLong { most }, "{what}");
            }
            other => panic!("{what}: {other:?}"),
        }
        let read = TikalRecord::read(&written(most));
        assert!(matches!(read, Ok(_) | Err(NotARecord::Game { .. })), "{what}: {read:?}");
    }
}

#[test]
fn a_record_that_could_not_be_opened_again_is_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.tikal");
    let mut record = record(&session(2, false, DealerDef::Seed(2), 3));
    record.comments = (0..2000).map(|index| (index, "x".repeat(2000))).collect();
    let error = save_record(&path, &record).unwrap_err();
    assert!(error.to_string().contains("is larger than 2097152 bytes"), "{error}");
    assert!(!path.exists());
}

#[test]
fn a_byte_order_mark_and_other_line_ends_do_no_harm() {
    let text = kept("x1-base.tikal");
    let plain = open(&text);
    for other in [format!("\u{feff}{text}"), text.replace('\n', "\r\n")] {
        let opened = open(&other);
        assert_eq!((opened.record, opened.stopped), (plain.record.clone(), None));
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

// ---- Files ---------------------------------------------------------------------------------------------

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_save_is_written_whole_and_replaces_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep").join("er").join("game.tikal");
    let long = record(&session(4, true, DealerDef::Seed(1), 150));
    let short = record(&session(2, false, DealerDef::Seed(2), 3));
    for record in [&short, &long, &short] {
        save_record(&path, record).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), record.write().unwrap());
        assert_eq!(open_record(&path, &TikalLibrary::built_in()).unwrap().record, *record);
        assert_eq!(names(path.parent().unwrap()), ["game.tikal"], "nothing is left beside it");
    }
    write_text(&folder.path().join("x"), "").unwrap();
    assert_eq!(fs::read(folder.path().join("x")).unwrap(), b"");
}

#[test]
fn endings_in_capitals_are_endings_too() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.tikal", "B.TIKAL", "c.ron", "tikal"] {
        fs::write(folder.path().join(name), "").unwrap();
    }
    let mut listed = list_records(folder.path());
    listed.sort();
    assert_eq!(listed, ["B.TIKAL", "a.tikal"].map(|name| folder.path().join(name)));
}

#[test]
fn a_write_that_fails_leaves_what_was_there() {
    let folder = tempfile::tempdir().unwrap();
    let record = record(&session(2, false, DealerDef::Seed(2), 3));
    // A directory of that name.
    let path = folder.path().join("game.tikal");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("inside"), "kept").unwrap();
    let error = save_record(&path, &record).unwrap_err();
    assert!(matches!(error, SaveError::File(_)));
    assert!(error.to_string().contains("game.tikal"), "{error}");
    assert_eq!(fs::read_to_string(path.join("inside")).unwrap(), "kept");
    assert_eq!(names(folder.path()), ["game.tikal"], "no half file stays behind");
    // A file where the folder should be.
    let file = folder.path().join("file");
    fs::write(&file, "kept").unwrap();
    let error = save_record(&file.join("game.tikal"), &record).unwrap_err();
    assert!(error.to_string().contains("game.tikal"), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "kept");
    assert_eq!(names(folder.path()), ["file", "game.tikal"]);
}

#[test]
fn files_that_cannot_be_read_are_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let library = TikalLibrary::built_in();
    let message = |path: &Path| {
        let message = open_record(path, &library).map(|opened| opened.stopped).unwrap_err().to_string();
        assert!(message.contains(&*path.file_name().unwrap().to_string_lossy()), "{message}");
        message
    };
    message(&folder.path().join("nowhere.tikal"));
    assert!(message(folder.path()).contains("no ordinary file"));
    let bytes = folder.path().join("bytes.tikal");
    fs::write(&bytes, b"(format: 1, \xff)").unwrap();
    assert!(message(&bytes).contains("UTF-8"));
    let large = folder.path().join("large.tikal");
    fs::File::create(&large).unwrap().set_len(MAX_RECORD_SIZE + 1).unwrap();
    assert!(message(&large).contains("larger"));
    let empty = folder.path().join("empty.tikal");
    fs::write(&empty, "").unwrap();
    let error = open_record(&empty, &library).map(|opened| opened.stopped).unwrap_err().to_string();
    assert!(error.contains("line 1"), "{error}");
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
