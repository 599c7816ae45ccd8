//! Games of Tikal Legend as they are kept: records, journals while they are played, and games that are resumed.

use std::sync::Arc;

use tikal::game::{DealerDef, Game, Line, Player, Record, RecordOptions, SeatRecord, Session, text_of};
use tikal::legend::{Action, Setup, State, Variant};
use tikal::library::{LEGEND, LegendLibrary, Resumed, Shelf, game_of_record, journal_of, open_record, replay_record};

use super::games::{begun, pick, random};

type LegendSession = Session<State>;

fn rules() -> Arc<Variant> {
    Arc::clone(LegendLibrary::built_in().find(LEGEND).unwrap())
}

/// A game of this seed, played so far; its dealer moves for chance.
fn game(seed: u64, actions: usize) -> LegendSession {
    let rules = rules();
    let start = begun(&rules, seed);
    let (mut session, _) = LegendSession::new(rules, start, DealerDef::Seed(seed));
    play(&mut session, seed, actions);
    session
}

/// Plays so many actions of players, or to the end, and gives the lines of the journal.
fn play(session: &mut LegendSession, seed: u64, actions: usize) -> Vec<Line> {
    let (mut random, mut lines) = (random(seed), Vec::new());
    for _ in 0..actions {
        if session.state().phase() == tikal::legend::Phase::Over {
            break;
        }
        let rules = Arc::clone(session.rules());
        let action = pick(&rules, session.state(), &mut random);
        let before = session.actions().len();
        session.play(action).unwrap();
        lines.extend(session.actions().skip(before).map(|action| Line::Play(text_of::<State>(&rules, action))));
    }
    lines
}

fn record(session: &LegendSession) -> Record<State> {
    let colours = session.rules().def().players.colours.clone();
    let seats = colours.into_iter().take(Game::seats(session.state()).into());
    let seat = |(index, colour): (usize, String)| SeatRecord {
        name: format!("Seat {index}"),
        colour,
        player: Player::default(),
    };
    Record::of(session, seats.enumerate().map(seat).collect(), RecordOptions::default())
}

fn actions(session: &LegendSession) -> Vec<Action> {
    session.actions().collect()
}

#[test]
fn a_whole_game_is_written_and_read_again() {
    let library = LegendLibrary::built_in();
    for seed in 0..15 {
        let session = game(seed, usize::MAX);
        let text = record(&session).write().unwrap();
        assert_eq!(game_of_record(text.as_bytes()), tikal::games::GameId::from_id("legend").unwrap());
        // The scenario is named, whichever it is; actions are written unmasked (L10.6).
        let scenario = &session.rules().scenarios()[session.state().scenario()].id;
        assert!(text.contains(&format!("scenario: \"{scenario}\"")) && !text.contains(" ?"), "{seed}");
        let opened = replay_record::<State>(&text, &library).unwrap();
        assert!(opened.stopped.is_none() && opened.damage.is_none());
        assert_eq!((actions(&opened.session), opened.session.state()), (actions(&session), session.state()));
    }
}

#[test]
fn a_game_that_was_read_goes_on_with_the_same_chance() {
    let mut session = game(4, 60);
    let text = record(&session).write().unwrap();
    let mut read = replay_record::<State>(&text, &LegendLibrary::built_in()).unwrap().session;
    play(&mut session, 9, usize::MAX);
    play(&mut read, 9, usize::MAX);
    assert_eq!((actions(&read), read.state()), (actions(&session), session.state()));
}

#[test]
fn a_record_of_another_scenario_is_refused() {
    let session = game(1, 20);
    let text = record(&session).write().unwrap();
    let scenario = &session.rules().scenarios()[session.state().scenario()].id;
    let other = text.replace(&format!("scenario: \"{scenario}\""), "scenario: \"atlantis\"");
    let message = replay_record::<State>(&other, &LegendLibrary::built_in()).unwrap_err().to_string();
    assert!(message.contains("atlantis"), "{message}");
}

#[test]
fn undo_takes_back_what_was_seen_and_shows_the_same_again() {
    let mut session = game(3, 0);
    let mut states = vec![*session.state()];
    let mut random = random(3);
    let mut played = Vec::new();
    for _ in 0..120 {
        let rules = Arc::clone(session.rules());
        let action = pick(&rules, session.state(), &mut random);
        session.play(action).unwrap();
        played.push(action);
        states.push(*session.state());
    }
    for (state, action) in states.windows(2).zip(&played).rev() {
        assert!(session.undo());
        assert_eq!(session.state(), &state[0]);
        session.play(*action).unwrap();
        assert_eq!(session.state(), &state[1], "L10.7");
        assert!(session.undo());
    }
}

#[test]
fn a_game_under_way_is_there_again_after_the_program_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::new(folder.path().join("games"));
    let mut session = game(7, 30);
    let mut file = shelf.begin("Legend", journal_of(record(&session), usize::MAX).unwrap(), Arc::new(|| {}));
    while file.path().is_none() || file.is_behind() {
        std::thread::yield_now();
    }
    let path = file.path().unwrap();
    for line in play(&mut session, 8, 40) {
        file.add(line);
    }
    session.undo();
    file.add(Line::Undo(session.actions().len()));
    while file.is_behind() {
        std::thread::yield_now();
    }
    let library = LegendLibrary::built_in();
    // What was synced is there, however the program ended: the file is read while it is still being written.
    assert_eq!(actions(&open_record::<State>(&path, &library).unwrap().session), actions(&session));
    assert_eq!(game_of_record(&std::fs::read(&path).unwrap()).id(), "legend");
    drop(file);
    let Resumed { mut game, aside, .. } = shelf.open::<State>(&path, &library, Arc::new(|| {})).unwrap();
    assert!(aside.is_none() && game.damage.is_none());
    assert_eq!(actions(&game.session), actions(&session));
    assert!(game.session.redo().is_some());
}

#[test]
fn a_setup_without_a_scenario_is_the_first_one() {
    let rules = rules();
    let start = State::new(&rules, 2, &Setup::default());
    assert_eq!(Game::setup(&start, &rules).scenario.as_deref(), Some("chichen-itza"));
}
