//! The properties that have to hold for any input, one function for each kind of it. Bytes come in; a broken promise is
//! a panic.
//!
//! The fuzzer (`fuzz/`) calls these functions with what it invents, `tests/fuzz.rs` with what is kept.

#[path = "games.rs"]
mod games;

use std::fmt::Debug;
use std::sync::{Arc, LazyLock};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tikal::game::bounds::{MAX_ID, MAX_WORDS};
use tikal::game::{
    Actor, Chain, Dealer, DealerDef, Flawed, Journal, Line, MAX_SEED, Player, Record, RecordHeader, RecordOptions,
    Rules, Seat, SeatRecord, Session, Takeover, text_of,
};
use tikal::games::{GameId, Listed, with_game};
use tikal::lab::{LabError, Results};
use tikal::library::{self, Libraries, ShareError, game_of_definition, game_of_record, replay_record};
use tikal::net::guest::Guest;
use tikal::net::host::Host;
use tikal::net::message::{Bytes, Frames, FromGuest, FromHost, MAX_FROM_GUEST, framed, read};
use tikal::net::ticket::Ticket;
use tikal::protocol::{Answers, Engines, serve};
use tikal::ron_text::update;
use tikal::sitting::Sitting;
use tikal::words::{self, Language, Texts, failures};

use self::games::Fuzzed;

/// A kind of input, and what has to hold for it.
pub type Target = (&'static str, fn(&[u8]));

/// Every kind of input; the names are those of the fuzzer's programs and of the folders beside this file.
pub const ALL: [Target; 9] = [
    ("journal", journal),
    ("message", message),
    ("notation", notation),
    ("position", position),
    ("protocol", protocol),
    ("record", record),
    ("run", run),
    ("share", share),
    ("variant", variant),
];

/// The longest game that is played here, in actions.
const MOST_ACTIONS: usize = 400;

/// The variants of the program, read once.
static LIBRARIES: LazyLock<Libraries> = LazyLock::new(Libraries::built_in);

thread_local! {
    static ENGLISH: Texts = Texts::new(Language::English);
}

/// The value, where failing to get it breaks a promise.
fn promised<T, E: Debug>(value: Result<T, E>, what: &str) -> T {
    value.unwrap_or_else(|error| panic!("{what}: {error:?}"))
}

/// A generator that depends on the input alone.
fn chance_of(data: &[u8]) -> Xoshiro256PlusPlus {
    let sum = data.iter().fold(0_u64, |sum, &byte| sum.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte));
    Xoshiro256PlusPlus::seed_from_u64(sum)
}

// ---- Notation ----------------------------------------------------------------------------------------

/// A game by lines. The first one names the game, if it is not Tikal, and three digits choose the variant, the number of
/// players and the setup; then every line is an action in notation, or a number that chooses one of the legal ones.
///
/// What is read and written again reads the same; just what is listed can be played; a refusal changes nothing.
pub fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (game, text) = game_named(&text);
    with_game!(game, G => notation_of::<G>(text));
}

/// The game that the first word names, and what stands after it; Tikal where it names none.
fn game_named(text: &str) -> (GameId, &str) {
    let named = text.split_once(' ').and_then(|(name, rest)| Some((GameId::from_id(name)?, rest)));
    named.unwrap_or((GameId::default(), text))
}

fn notation_of<G: Fuzzed>(text: &str) {
    let mut lines = text.lines();
    let mut digits = lines.next().unwrap_or_default().bytes().map(|byte| usize::from(byte.wrapping_sub(b'0')));
    let mut digit = |below: usize| digits.next().unwrap_or_default() % below;
    let entries = LIBRARIES.of::<G>().entries();
    let rules = &*entries[digit(entries.len())].variant;
    let counts = rules.players();
    let players = counts.start() + digit(usize::from(counts.end() - counts.start()) + 1) as u8;
    let setups = G::setups(rules, Seat::default());
    let mut state = G::new(rules, players, &setups[digit(setups.len())]);
    let mut listed = Vec::new();
    for line in lines.take(MOST_ACTIONS) {
        state.legal_actions(rules, &mut listed);
        assert_eq!(listed.is_empty(), state.actor() == Actor::Nobody);
        if let Ok(number) = line.parse::<usize>() {
            if let Some(&action) = listed.get(number % listed.len().max(1)) {
                attempt(rules, &mut state, action, &listed);
            }
            continue;
        }
        match G::parse(rules, line) {
            Ok(action) => attempt(rules, &mut state, action, &listed),
            Err(reason) => assert!(!reason.to_string().is_empty()),
        }
    }
    look_at(rules, &state);
}

/// Plays an action where it is legal, and sees to it that its refusal leaves everything as it was.
fn attempt<G: Fuzzed>(rules: &G::Rules, state: &mut G, action: G::Action, listed: &[G::Action]) {
    let written = text_of::<G>(rules, action);
    assert_eq!(G::parse(rules, &written), Ok(action), "{written}");
    let before = state.clone();
    let checked = before.check(rules, action);
    assert_eq!(listed.contains(&action), checked.is_ok(), "{written}: {checked:?}");
    let mut events: Vec<G::Event> = Vec::new();
    assert_eq!(state.apply(rules, action, &mut events), checked, "{written}");
    if let Err(reason) = checked {
        assert!(*state == before && events.is_empty(), "{written} was refused and left something behind");
        assert!(!reason.to_string().is_empty());
    }
}

/// Asks everything that the window asks of a state, and reads the state back from what is written of it.
fn look_at<G: Fuzzed>(rules: &G::Rules, state: &G) {
    let again = promised(G::from_position(rules, &state.position(rules)), "a state that is written cannot be read");
    assert_eq!(again, *state);
    G::look(rules, state);
}

/// Plays on by chance; whatever is listed can be played.
fn play_on<G: Fuzzed>(rules: &G::Rules, state: &mut G, chance: &mut Xoshiro256PlusPlus, most: usize) {
    let mut listed = Vec::new();
    for _ in 0..most {
        state.legal_actions(rules, &mut listed);
        assert_eq!(listed.is_empty(), state.actor() == Actor::Nobody);
        if listed.is_empty() {
            break;
        }
        let action = listed[chance.random_range(0..listed.len())];
        attempt(rules, state, action, &listed);
    }
    look_at(rules, state);
}

// ---- Variants ----------------------------------------------------------------------------------------

/// The text of a variant file.
///
/// It is refused with at least one error, each with a place within the text and a sentence; or it can be played by
/// everyone whom it admits, and reads the same after it was written.
pub fn variant(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    with_game!(game_of_definition(&text), G => variant_of::<G>(&text, &mut chance_of(data)));
}

fn variant_of<G: Fuzzed>(text: &str, chance: &mut Xoshiro256PlusPlus) {
    let (variant, problems) = G::Rules::check_text(text);
    assert_eq!(variant.is_none(), problems.iter().any(Flawed::is_error), "{problems:?}");
    for problem in &problems {
        assert!(G::is_in(text, problem), "{problem:?} has a place outside the text");
        ENGLISH.with(|texts| assert!(!G::problem(texts, problem).is_empty()));
    }
    let Some(rules) = variant else { return };
    let written = promised(G::write_definition(rules.definition()), "a variant cannot be written");
    assert_eq!(promised(G::read_definition(&written), "a written variant cannot be read"), *rules.definition());
    assert_eq!(promised(update(text, rules.definition()), "a variant cannot be brought in line with itself"), text);
    for players in rules.players() {
        for setup in G::setups(&rules, Dealer::first_player(chance.random_range(0..MAX_SEED), players)) {
            play_on(&rules, &mut G::new(&rules, players, &setup), chance, MOST_ACTIONS / 4);
        }
    }
    for setup in G::setups(&rules, Seat::default()) {
        let start = G::new(&rules, *rules.players().end(), &setup);
        let (session, _) = Session::new(Arc::new(rules.clone()), start, DealerDef::Seed(7));
        survives_writing(&session, RecordOptions::default());
    }
}

// ---- Codes of variants -------------------------------------------------------------------------------

/// The code of a variant; and the bytes as what a code holds, packed and not packed yet, under the checksum that they
/// should have, which no fuzzer finds; and the text of a variant file of which a code is made.
///
/// It is refused in words; or what it holds is a variant file, whose own code holds the same.
pub fn share(data: &[u8]) {
    is_unshared(&String::from_utf8_lossy(data));
    is_unshared(&code_of(data));
    if let Ok(length) = u16::try_from(data.len()) {
        // A last block that is not packed, as deflate has it.
        is_unshared(&code_of(&[&[1], &length.to_le_bytes()[..], &(!length).to_le_bytes(), data].concat()));
    }
    let text = String::from_utf8_lossy(data);
    let game = game_of_definition(&text);
    match library::share(game, &text) {
        Ok(code) => {
            let shared = promised(library::unshare(&code), "a code cannot be read");
            assert_eq!(shared.game, game);
            with_game!(game, G => says_the_same::<G>(&shared.text, &text));
        }
        Err(reason) => is_refused(&reason),
    }
}

fn says_the_same<G: Fuzzed>(one: &str, other: &str) {
    assert_eq!(G::read_definition(one), G::read_definition(other));
}

/// The code that holds these bytes.
fn code_of(packed: &[u8]) -> String {
    format!("tikal1-{}", URL_SAFE_NO_PAD.encode([&Sha256::digest(packed)[..6], packed].concat()))
}

fn is_unshared(code: &str) {
    match library::unshare(code) {
        Ok(shared) => {
            assert!(shared.text.len() as u64 <= shared.game.max_file_size(), "{} bytes are no file", shared.text.len());
            match library::share(shared.game, &shared.text) {
                Ok(again) => assert_eq!(promised(library::unshare(&again), "a code cannot be read").game, shared.game),
                // What it has left to what a field holds otherwise, a code made here says.
                Err(reason) => assert!(matches!(reason, ShareError::TooLarge { .. }), "{reason}"),
            }
        }
        Err(reason) => is_refused(&reason),
    }
}

fn is_refused(reason: &ShareError) {
    ENGLISH.with(|texts| assert!(!failures::share(texts, reason).is_empty()));
}

// ---- Results of the laboratory -----------------------------------------------------------------------

/// The text of a file of results.
///
/// It is refused in words; or it is told, in figures and in sentences, and reads the same after it was written.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    // A run says which game it is of by the names of what was measured.
    for &game in GameId::ALL {
        with_game!(game, G => run_of::<G>(&text));
    }
}

fn run_of<G: Fuzzed>(text: &str) {
    let results = match Results::read::<G>(text) {
        Ok(results) => results,
        Err(reason) => {
            let error = LabError::NotARun { path: "run.json".into(), reason };
            ENGLISH.with(|texts| assert!(!words::lab::failure(texts, &error).is_empty()));
            return;
        }
    };
    let told = ENGLISH.with(|texts| words::lab::report(texts, &results, G::LONG));
    assert!(!told.is_empty() && !results.csv().is_empty());
    for figure in results.figures() {
        assert!(figure.value.is_finite(), "{figure:?}");
    }
    let written = results.write::<G>();
    let again = promised(Results::read::<G>(&written), "written results cannot be read");
    // A fraction in the setup, which no run of ours has, may be rounded.
    let counted = |of: &Results| (of.header.games, of.played.clone(), of.tally.clone(), of.against.clone());
    assert_eq!(counted(&again), counted(&results));
    // No game counts twice.
    let mut twice = results.clone();
    assert_eq!(twice.merge(&results).is_err(), results.games() > 0);
}

// ---- Records -----------------------------------------------------------------------------------------

/// The text of a record.
///
/// It is refused in words; or it reads the same after it was written, and the game that was replayed from it survives
/// being recorded anew.
pub fn record(data: &[u8]) {
    with_game!(game_of_record(data), G => record_of::<G>(&String::from_utf8_lossy(data)));
}

fn record_of<G: Fuzzed>(text: &str) {
    let header = RecordHeader::read(text);
    match Record::<G>::read(text) {
        Ok(record) => {
            assert!(header.is_ok());
            let written = promised(record.write(), "a record cannot be written");
            assert_eq!(promised(Record::read(&written), "a written record cannot be read"), record);
        }
        Err(reason) => assert!(!reason.to_string().is_empty()),
    }
    match replay_record::<G>(text, LIBRARIES.of()) {
        Ok(opened) => {
            assert!(opened.stopped.is_none_or(|stopped| stopped.index < opened.record.actions.len()));
            survives_writing(&opened.session, opened.record.options);
        }
        Err(reason) => assert!(!reason.to_string().is_empty()),
    }
}

/// Records a game and replays it from the text.
fn survives_writing<G: Listed>(session: &Session<G>, options: RecordOptions) {
    let seat = SeatRecord { name: String::new(), colour: String::new(), player: Player::Human };
    let record = Record::of(session, vec![seat; usize::from(session.state().seats())], options);
    let written = promised(record.write(), "a game cannot be written");
    let again = promised(replay_record::<G>(&written, LIBRARIES.of()), "a written game cannot be replayed");
    assert!(again.stopped.is_none());
    assert_eq!(again.session.state(), session.state());
    assert!(again.session.actions().eq(session.actions()));
}

// ---- Journals ----------------------------------------------------------------------------------------

/// The bytes of a journal; and a journal by lines, of the game that the first one names, that are given their checksums
/// here: each is written as in a journal, or a number that chooses one of the legal actions.
///
/// What is damaged is told, and what stands before is read; what is written is read; what was played, taken back and
/// played again is there again.
pub fn journal(data: &[u8]) {
    if let Some(journal) = Journal::read(data) {
        assert!(journal.sound <= data.len() && journal.damage.is_none() == (journal.sound == data.len()));
        let whole = Journal::read(&data[..journal.sound]);
        assert!(whole.is_some_and(|whole| whole.lines == journal.lines && whole.damage.is_none()));
    }
    if let Ok(text) = std::str::from_utf8(data) {
        with_game!(game_of_record(data), G => _ = replay_record::<G>(text, LIBRARIES.of()));
    }
    let text = String::from_utf8_lossy(data);
    let (game, lines) = game_named(&text);
    with_game!(game, G => journal_of::<G>(lines, &mut chance_of(data)));
}

fn journal_of<G: Fuzzed>(lines: &str, chance: &mut Xoshiro256PlusPlus) {
    let rules = promised(LIBRARIES.of::<G>().find(G::SMALL).ok_or("not there"), "the program has this variant");
    let start = G::new(rules, 2, &G::Setup::default());
    let (mut session, _) = Session::new(Arc::clone(rules), start, DealerDef::Manual);
    let (mut chain, mut text) = Chain::begin(&header_of::<G>());
    let (mut written, mut is_followed, mut listed) = (Vec::new(), true, Vec::new());
    for given in lines.lines().take(MOST_ACTIONS) {
        let line = match given.parse::<usize>() {
            Ok(number) => {
                session.state().legal_actions(session.rules(), &mut listed);
                let action = listed.get(number % listed.len().max(1));
                action.map(|&action| Line::Play(text_of::<G>(session.rules(), action)))
            }
            Err(_) => line_of(given),
        };
        let Some(line) = line else { continue };
        text += &chain.line(&line);
        is_followed = is_followed && follows(&mut session, &line);
        written.push(line);
    }
    let read = Journal::read(text.as_bytes());
    let read = read.unwrap_or_else(|| panic!("a written journal cannot be read: {text}"));
    assert_eq!((read.damage, read.sound), (None, text.len()));
    assert!(read.lines.iter().map(|(_, line)| line).eq(&written));
    let opened = promised(replay_record::<G>(&text, LIBRARIES.of()), "a written journal cannot be replayed");
    assert_eq!(opened.damage.is_none() && opened.stopped.is_none(), is_followed, "{:?}", opened.damage);
    assert_eq!(opened.session.state(), session.state());
    assert!(opened.session.actions().eq(session.actions()));
    survives_writing(&opened.session, opened.record.options.clone());
    promised(opened.journal(), "a journal cannot be begun anew");

    let cut = chance.random_range(0..=text.len());
    if let Some(part) = Journal::read(&text.as_bytes()[..cut]) {
        assert!(part.sound <= cut && read.lines.starts_with(&part.lines));
    }
}

/// The beginning of a journal.
fn header_of<G: Fuzzed>() -> String {
    format!(
        "Record(
    format: 2,
    game: \"{}\",
    variant: BuiltIn(\"{}\"),
    seats: [(name: \"A\", colour: \"red\"), (name: \"B\", colour: \"blue\")],
    dealer: Manual,
    actions: [],
)
",
        G::ID,
        G::SMALL
    )
}

/// A line as the fuzzer gives it: words as in a journal, without quotes.
fn line_of(given: &str) -> Option<Line> {
    let (word, rest) = given.split_once(' ')?;
    let (number, text) = rest.split_once(' ').unwrap_or((rest, ""));
    // The program writes no longer ones: where they come from, they are refused.
    let short = |most| text.chars().take(most).collect::<String>();
    let number = number.parse().ok();
    match word {
        "undo" => Some(Line::Undo(number?)),
        "redo" => Some(Line::Redo(number?)),
        "hint" => Some(Line::Hint(number?)),
        "comment" => Some(Line::Comment { index: number?, text: short(MAX_WORDS).replace('|', "\n") }),
        "takeover" => {
            let seat = Seat::from_index(number? % 6)?;
            let player = if text.is_empty() { Player::Human } else { Player::Computer(short(MAX_ID)) };
            Some(Line::Takeover { index: text.len(), takeover: Takeover { seat, player } })
        }
        _ => Some(Line::Play(given.to_owned())),
    }
}

/// Does to a game what a line says; false if that is not possible.
fn follows<G: Fuzzed>(session: &mut Session<G>, line: &Line) -> bool {
    match line {
        Line::Play(action) => G::parse(session.rules(), action).is_ok_and(|action| session.play(action).is_ok()),
        Line::Undo(left) => {
            while session.actions().len() > *left && session.undo() {}
            session.actions().len() == *left
        }
        Line::Redo(played) => {
            while session.actions().len() < *played && session.redo().is_some() {}
            session.actions().len() == *played
        }
        Line::Comment { index, .. } => *index < session.actions().len(),
        Line::Takeover { index, .. } | Line::Hint(index) => *index <= session.actions().len(),
    }
}

// ---- The protocol ------------------------------------------------------------------------------------

/// Lines of the engine protocol.
///
/// Each has one answer: it went well, or a refusal with a code, in words, that changes nothing. At the end the game
/// can be recorded and loaded, and an action of it played and taken back.
pub fn protocol(data: &[u8]) {
    let mut engines = Engines::new(LIBRARIES.playable());
    let Ok(text) = std::str::from_utf8(data) else {
        promised(serve(&mut engines, data, std::io::sink()), "bytes in memory cannot be read");
        return;
    };
    let mut before = ask(&mut engines, &json!({"cmd": "state"}));
    for line in text.lines().filter(|line| !takes_long(line)).take(MOST_ACTIONS) {
        let (answer, quits) = engines.answer(line);
        let is_good = is_answer(&answer);
        let after = ask(&mut engines, &json!({"cmd": "state"}));
        assert!(is_good || after == before, "{line} was refused and left something behind");
        if quits {
            return;
        }
        before = after;
    }
    if before["ok"] == json!(false) {
        return;
    }
    let record = ask(&mut engines, &json!({"cmd": "record"}));
    let loaded = ask(&mut engines, &json!({"cmd": "load", "record": record["record"]}));
    assert_eq!(loaded, before, "a game is another one after it was recorded and loaded");
    let legal = ask(&mut engines, &json!({"cmd": "legal"}));
    let actions = legal["actions"].as_array().map(Vec::as_slice).unwrap_or_default();
    for action in actions.iter().take(8) {
        let played = ask(&mut engines, &json!({"cmd": "play", "action": action}));
        assert_eq!(played["ok"], json!(true), "{action} is listed: {played}");
        let undone = ask(&mut engines, &json!({"cmd": "undo"}));
        assert_eq!(undone, before, "{action} is not taken back whole");
    }
}

/// True if a request may take long because it asks for that: by depth, or by time.
fn takes_long(line: &str) -> bool {
    let Ok(request) = serde_json::from_str::<Value>(line) else { return false };
    let number = |field: &str| request[field].as_u64();
    match request["cmd"].as_str() {
        Some("perft") => number("depth").is_some_and(|depth| depth > 1),
        Some("suggest") => number("nodes").is_none_or(|nodes| nodes > 200),
        _ => false,
    }
}

fn ask(engines: &mut Engines, request: &Value) -> Value {
    let (answer, _) = engines.answer(&request.to_string());
    is_answer(&answer);
    answer
}

/// True if a request went well; the answer has the form that is promised.
fn is_answer(answer: &Value) -> bool {
    let is_good = answer["ok"].as_bool();
    if is_good == Some(false) {
        let text = |field: &str| answer["error"][field].as_str().unwrap_or_default();
        assert!(CODES.contains(&text("code")) && !text("message").is_empty(), "{answer}");
    }
    is_good.unwrap_or_else(|| panic!("neither good nor refused: {answer}"))
}

/// The codes of refusals.
const CODES: [&str; 7] =
    ["bad_json", "bad_request", "no_game", "illegal_action", "bad_variant", "bad_record", "bad_position"];

// ---- Positions ---------------------------------------------------------------------------------------

/// A position in JSON in the first line, after the name of its game; every further line is a number, which chooses one of
/// its values, and what stands there instead.
///
/// It is refused with a field and in words; or it is written as it was read and can be played on.
pub fn position(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let (game, text) = game_named(&text);
    let mut lines = text.lines();
    let Ok(mut given) = serde_json::from_str::<Value>(lines.next().unwrap_or_default()) else { return };
    for line in lines.take(16) {
        let Some((number, value)) = line.split_once(' ') else { continue };
        let (Ok(number), Ok(value)) = (number.parse::<usize>(), serde_json::from_str(value)) else { continue };
        let mut places = Vec::new();
        list_values(&given, String::new(), &mut places);
        if let Some(place) = given.pointer_mut(&places[number % places.len()]) {
            *place = value;
        }
    }
    with_game!(game, G => position_of::<G>(given, &mut chance_of(data)));
}

fn position_of<G: Fuzzed>(given: Value, chance: &mut Xoshiro256PlusPlus) {
    let position = match G::read_position(given) {
        Ok(position) => position,
        Err(reason) => {
            assert!(!reason.field.is_empty() && !reason.message.is_empty());
            return;
        }
    };
    let library = LIBRARIES.of::<G>();
    let rules = &**library.find(G::variant_of(&position)).unwrap_or(&library.entries()[0].variant);
    match G::from_position(rules, &position) {
        Ok(mut state) => {
            look_at(rules, &state);
            play_on(rules, &mut state, chance, MOST_ACTIONS / 8);
        }
        Err(reason) => assert!(!reason.field.is_empty() && !reason.message.is_empty()),
    }
}

/// The places of all values within a value, itself included.
fn list_values(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| list_values(value, format!("{place}/{key}"), places));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| list_values(item, format!("{place}/{index}"), places));
        }
        _ => {}
    }
    places.push(place);
}

// ---- Messages over the net ---------------------------------------------------------------------------

/// A message of a guest or of a host, or several in a stream, or a ticket.
pub fn message(data: &[u8]) {
    if let Ok(ticket) = String::from_utf8_lossy(data).parse::<Ticket>() {
        assert_eq!(ticket.to_string().parse(), Ok(ticket));
    }
    let mut frames = Frames::new(MAX_FROM_GUEST);
    let cut = data.chunks(5).map_while(|piece| frames.take(piece).ok()).flatten();
    let messages: Vec<Vec<u8>> = cut.chain([data.to_vec()]).collect();
    for game in messages {
        for &id in GameId::ALL {
            with_game!(id, G => take_message::<G>(&game));
        }
    }
}

/// A guest and a host take a message, and what was read is written and read again.
fn take_message<G: Fuzzed>(message: &[u8]) {
    let rules = Arc::clone(promised(LIBRARIES.of::<G>().find(G::SMALL).ok_or(()), "the small variant is there"));
    let seat = |colour: &String| SeatRecord { name: colour.clone(), colour: colour.clone(), player: Player::Human };
    let seats = rules.colours().iter().take(2).map(seat).collect();
    let setup = G::setups(&rules, Seat::default()).remove(0);
    let start = G::new(&rules, 2, &setup);
    let (session, _) = Session::new(rules, start, DealerDef::Seed(1));
    let mut sitting = Sitting::new(session, seats, RecordOptions::default());
    let (steps, table) = (sitting.steps(), promised(sitting.table_text(), "a table can be written"));
    if let Ok(said) = read::<FromGuest>(message) {
        assert_eq!(read(&framed(&said)[4..]), Ok(said));
    }
    let secret = Bytes([0; 16]);
    let mut host = Host::<G>::new(secret, 0, vec![None; 2], true);
    host.arrived(1, Bytes([1; 32]), std::time::Duration::ZERO);
    for message in [&framed(&tikal::net::guest::hello(secret, "fuzz"))[4..], message, message] {
        host.receive(&mut sitting, 1, message, std::time::Duration::ZERO);
        host.follow(&sitting);
    }
    // Nobody plays before everybody is there.
    assert_eq!(sitting.steps(), steps);
    if let Ok(said) = read::<FromHost>(message) {
        assert_eq!(read(&framed(&said)[4..]), Ok(said.clone()));
        let mut guest = promised(Guest::<G>::new(&table, LIBRARIES.of::<G>()), "a guest knows the table");
        let _ = guest.receive(said);
        let _ = guest.game(None).and_then(tikal::sitting::retelling::Retold::view);
    }
}
