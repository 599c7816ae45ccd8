//! The dice game through the code that serves every game: sessions and their fence, the dealer, records, the library,
//! playouts.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;

use tikal::ai::Level;
use tikal::game::{
    Actor, DealerDef, FIRST_GAME, Game, NotARecord, Player, RECORD_FORMAT, Record, RecordOptions, Rules, Seat, Session,
    TakeBack, text_of,
};
use tikal::lab::{self, Measure, Plan, Results, Side, Study, Wish};
use tikal::library::{
    Library, RecordError, Source, StopReason, VariantError, list_records, open_record, replay_record, save_record,
};
use tikal::playouts;
use tikal::tikal::TikalRecord;

use super::common::{act, cups, library, play_on, random, rules, seats_of, session, small, start, tiny};
use super::game::{Action, Illegal, NotAnAction, Problem, Setup, State, VariantDef, WrongSetup};

fn texts(session: &Session<State>) -> Vec<String> {
    session.actions().map(|action| text_of::<State>(session.rules(), action)).collect()
}

fn play(session: &mut Session<State>, actions: &str) {
    for text in actions.split("; ") {
        let action = act(session.rules(), text);
        session.play(action).unwrap();
    }
}

#[test]
fn a_session_deals_undoes_and_plays_again() {
    let mut game = session(small(), 3, DealerDef::Seed(8));
    let dealt = texts(&game);
    assert_eq!(dealt.len(), 4, "the middle die and three cups: {dealt:?}");
    let before = *game.state();
    assert!(!game.can_undo() && !game.can_redo());
    play(&mut game, "bid 1 2; bid 2 2; doubt");
    let played = (texts(&game), *game.state());
    assert!(played.0.len() >= 4 + 3 + 3, "the next round was dealt: {played:?}");
    for left in [2, 1, 0] {
        assert!(game.undo());
        assert_eq!(game.undone().len(), 3 - left);
    }
    assert_eq!((texts(&game), *game.state(), game.can_undo()), (dealt, before, false));
    let undone: Vec<_> = game.undone_plies().map(|(_, action, state)| (action, *state)).collect();
    assert_eq!(undone[0], (act(game.rules(), "bid 1 2"), before));
    assert!(undone.iter().all(|&(action, state)| state.check(game.rules(), action).is_ok()));
    while game.redo().is_some() {}
    assert_eq!((texts(&game), *game.state()), played);
    let actions: Vec<Action> = game.actions().collect();
    let (again, stopped) = Session::replay(Arc::clone(game.rules()), *game.start(), game.dealer(), &actions);
    assert!(stopped.is_none());
    assert_eq!((texts(&again), *again.state()), played);
    let (broken, stopped) = Session::replay(Arc::clone(game.rules()), *game.start(), game.dealer(), &actions[1..]);
    assert_eq!(stopped, Some((0, Illegal::NotRolled)));
    assert_eq!(broken.actions().next(), actions.first().copied(), "the dealer goes on from there");
}

#[test]
fn the_fence_stands_where_something_became_known() {
    let everybody = |_: Seat| true;
    let fence = |game: &Session<State>| game.fence(TakeBack::Fair, everybody);
    // With a seeded dealer, what was seen cannot be taken back.
    let mut game = session(small(), 2, DealerDef::Seed(8));
    assert_eq!(fence(&game), 3);
    play(&mut game, "bid 1 1");
    assert_eq!(fence(&game), 4, "the turn has passed on");
    play(&mut game, "peek");
    assert_eq!(fence(&game), 5, "seen is seen");
    assert_eq!(game.fence(TakeBack::Anything, everybody), 0);
    // With a dealer by hand, dice can be entered anew, also for a die that was put back, as long as nothing else
    // happened.
    let mut game = session(small(), 2, DealerDef::Manual);
    play(&mut game, "middle 1; roll 0 1 2; roll 1 1 3");
    assert_eq!(fence(&game), 0);
    play(&mut game, "swap 2");
    assert_eq!(fence(&game), 0);
    assert_eq!(game.fence(TakeBack::Fair, |seat| seat != Seat::ALL[0]), 4, "computers take nothing back");
    play(&mut game, "roll 0 3");
    assert_eq!(fence(&game), 0);
    play(&mut game, "open 1");
    assert_eq!(fence(&game), 6);
    play(&mut game, "bid 1 3");
    assert_eq!(fence(&game), 7);
    play(&mut game, "doubt");
    assert_eq!((fence(&game), game.actions().len()), (8, 8));
}

#[test]
fn a_roll_more_does_not_shift_the_middle_die() {
    let mut shifted = 0;
    for seed in 0..20 {
        let [plain, swapped] = [false, true].map(|swaps| {
            let mut game = session(cups(), 3, DealerDef::Seed(seed));
            if swaps {
                let mut legal = Vec::new();
                game.state().legal_actions(game.rules(), &mut legal);
                game.play(*legal.iter().find(|action| matches!(action, Action::Swap(_))).unwrap()).unwrap();
            }
            play(&mut game, "bid 16 6; doubt");
            let of = |verb: &str| texts(&game).into_iter().filter(|text| text.starts_with(verb)).collect::<Vec<_>>();
            (of("middle"), of("roll"))
        });
        assert_eq!(plain.0.len(), 2);
        assert_eq!(plain.0, swapped.0);
        assert_eq!(plain.1[..3], swapped.1[..3], "what came before is the same");
        shifted += usize::from(plain.1[3..] != swapped.1[4..]);
    }
    assert!(shifted > 15, "the rolls after it are others");
}

#[test]
fn a_record_is_the_game_again() {
    let mut game = session(small(), 3, DealerDef::Seed(2));
    play_on(&mut game, &mut random(1), 12);
    let mut seats = seats_of(game.rules(), 3);
    seats[1].player = Player::Computer("adept".to_owned());
    let record = Record::of(&game, seats, RecordOptions { purist: true, take_back: TakeBack::Anything });
    assert_eq!((record.format, record.game.as_str(), record.start.is_none()), (RECORD_FORMAT, "dice", true));
    assert_eq!(record.setup, Setup { first: Seat::ALL[0] });
    let text = record.write().unwrap();
    assert!(text.contains("game: \"dice\"") && text.contains("first: 0"), "{text}");
    assert_eq!(Record::<State>::read(&text), Ok(record.clone()));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a game.tikal");
    save_record(&path, &record).unwrap();
    let opened = open_record(&path, &library()).unwrap();
    assert_eq!((&opened.record, opened.stopped), (&record, None));
    assert_eq!((texts(&opened.session), opened.session.state()), (texts(&game), game.state()));
}

#[test]
fn a_record_can_begin_anywhere_but_in_a_view() {
    let mut game = session(small(), 3, DealerDef::Manual);
    play(&mut game, "middle 1; roll 0 1 2; roll 1 1 3; roll 2 1 1; bid 1 1");
    let (mut later, _) = Session::new(Arc::clone(game.rules()), *game.state(), DealerDef::Seed(4));
    play(&mut later, "peek; bid 1 2; doubt");
    let record = Record::of(&later, seats_of(game.rules(), 3), RecordOptions::default());
    assert_eq!(record.start, Some(game.state().position(game.rules())));
    let opened = replay_record(&record.write().unwrap(), &library()).unwrap();
    assert_eq!((opened.session.state(), opened.stopped), (later.state(), None));
    let mut hidden = *game.state();
    hidden.hide_from(Some(Seat::ALL[1]));
    let holes = Record { start: Some(hidden.position(game.rules())), ..record };
    let refused = replay_record(&holes.write().unwrap(), &library());
    assert!(matches!(refused, Err(RecordError::Start(_))), "{refused:?}");
}

#[test]
fn a_record_that_cannot_be_says_why() {
    let mut game = session(tiny(), 2, DealerDef::Manual);
    play(&mut game, "roll 0 1; roll 1 2; bid 1 1");
    let record = Record::of(&game, seats_of(game.rules(), 2), RecordOptions::default());
    let open = |record: &Record<State>| replay_record(&record.write().unwrap(), &library());
    let masked = Record { actions: vec!["roll 0 1".into(), "roll 1 ?".into()], ..record.clone() };
    let stopped = open(&masked).unwrap().stopped.unwrap();
    assert_eq!((stopped.index, stopped.action.as_str()), (1, "roll 1 ?"));
    assert_eq!(stopped.reason, StopReason::Unreadable(NotAnAction::Number("?".into())), "a masked line is no action");
    let illegal = Record { actions: vec!["bid 1 1".into()], ..record.clone() };
    assert_eq!(open(&illegal).unwrap().stopped.unwrap().reason, StopReason::Illegal(Illegal::Rolling));
    let first = Record { setup: Setup { first: Seat::ALL[3] }, ..record.clone() };
    assert!(matches!(open(&first), Err(RecordError::Setup(WrongSetup::First(_)))));
    let hash = Record { hash: Some("other".into()), ..record };
    assert!(matches!(open(&hash), Err(RecordError::Changed { .. })));
}

#[test]
fn a_record_of_another_game_is_refused() {
    // Records of both formats.
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut seen = 0;
    for folder in ["format-1", "format-2"] {
        for file in list_records(&records.join(folder)) {
            let text = fs::read_to_string(file).unwrap();
            if TikalRecord::read(&text).is_ok() {
                seen += 1;
                let error = NotARecord::Game { found: FIRST_GAME.to_owned(), wanted: "dice" };
                assert_eq!(Record::<State>::read(&text), Err(error));
            }
        }
    }
    assert!(seen > 5);
    let game = session(small(), 2, DealerDef::Seed(1));
    let text = Record::of(&game, seats_of(game.rules(), 2), RecordOptions::default()).write().unwrap();
    let error = NotARecord::Game { found: "dice".to_owned(), wanted: FIRST_GAME };
    assert_eq!(TikalRecord::read(&text), Err(error.clone()));
    let opened = replay_record::<tikal::tikal::State>(&text, &Library::built_in());
    assert!(matches!(opened, Err(RecordError::Text(reason)) if reason == error));
}

const FILE: &str = r#"Variant(
    id: "mine", name: "My dice", players: (2, 3), colours: ["red", "blue", "green"],
    dice: 3, faces: 4, wild: 1, rounds: 2,
)"#;

#[test]
fn a_library_finds_variants() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    };
    let mut library = library();
    let mine = file("mine.ron", FILE);
    let variant = library.add_file(&mine).unwrap();
    assert_eq!((variant.id(), variant.dice(), variant.wild(), variant.rounds()), ("mine", 3, Some(1), Some(2)));
    assert!(Arc::ptr_eq(library.find("mine").unwrap(), &variant));
    assert_eq!(library.entries().last().unwrap().source, Source::File(mine.clone()));
    assert!(library.add_file(&file("taken.ron", &FILE.replace("dice: 3", "dice: 4"))).is_none());
    assert!(matches!(&library.rejected()[0].reason, VariantError::IdTaken { id, .. } if id == "mine"));
    assert!(library.add_file(&file("wrong.ron", &FILE.replace("faces: 4", "faces: 9"))).is_none());
    let VariantError::Problems { problems, .. } = &library.rejected()[1].reason else { panic!() };
    assert_eq!(problems, &[Problem::Faces]);
    assert!(library.add_file(&file("text.ron", &FILE.replace("wild", "mild"))).is_none());
    let VariantError::Problems { problems, .. } = &library.rejected()[2].reason else { panic!() };
    assert!(matches!(problems[..], [Problem::Text { line: 3, .. }]), "{problems:?}");
    assert!(library.open_file(&mine).is_ok_and(|again| Arc::ptr_eq(&again, &variant)));
    assert!(library.open(mine.to_str().unwrap()).is_ok() && library.open("tiny").is_ok());
    assert!(matches!(library.open("other"), Err(VariantError::Unknown { known, .. }) if known.len() == 4));
    let again = library.add_built_in(super::game::Variant::clone(&rules(small())));
    assert!(matches!(again, Err(VariantError::IdTaken { owner: Source::BuiltIn, .. })));
}

#[test]
fn random_games_come_to_an_end() {
    let rules = rules(cups());
    let most = *rules.seats().end();
    let first = |seed: u64| Setup { first: Seat::ALL[(seed % 2) as usize] };
    for seats in 2..=most {
        let played = playouts::play::<State>(&rules, seats, first, 20, 5);
        assert_eq!(played.games, 20);
        assert!(played.actions > 20 * 20, "{played}");
        assert_eq!(playouts::play::<State>(&rules, seats, first, 20, 5).actions, played.actions);
    }
    let short = self::rules(VariantDef { rounds: Some(2), ..cups() });
    let mut state = start(&short, 2, 0);
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    state.play_randomly(&short, &mut random(3), &mut actions, &mut outcomes);
    assert_eq!((state.actor(), state.position(&short).round), (Actor::Nobody, 2));
}

/// The laboratory knows nothing of the game: seats fall out and then have no score, several can win or nobody.
#[test]
fn the_laboratory_studies_any_game() {
    // Fewer are told to be too few to say that two variants differ.
    const GAMES: u64 = 36;
    let side = |def| Side::<State> { rules: rules(def), setup: Setup { first: Seat::ALL[0] } };
    let (variant, against) = (side(cups()), Some(side(small())));
    let wish = Wish { variant, against, seats: 3, level: Level::Random, games: GAMES, seed: 4 };
    let play = |shard: &str, jobs: usize| {
        let study = Study::new(Plan::new(wish.clone()).unwrap(), shard.parse().unwrap());
        study.run(NonZeroUsize::new(jobs).unwrap()).unwrap();
        study.results()
    };
    let whole = play("1/1", 1);
    let mut parts = play("2/2", 3);
    parts.merge(&play("1/2", 2)).unwrap();
    assert_eq!(parts.write::<State>(), whole.write::<State>());
    assert_eq!(Results::read::<State>(&whole.write::<State>()).unwrap(), whole);
    assert_eq!(lab::game_of_run(&whole.write::<State>()).as_deref(), Some("dice"));
    let all = |measure: &Measure| whole.tally.table(measure.id).map(|(_, spread)| spread.count()).sum::<u64>();
    assert_eq!(all(&lab::WIN), 3 * GAMES);
    assert!(all(&lab::SCORE) < 3 * GAMES, "who is out has no score");
    let wins: i128 = whole.tally.table(lab::WIN.id).map(|(_, spread)| spread.sum()).sum();
    assert!(wins <= i128::from(GAMES) * i128::from(lab::WHOLE) && wins > 0);
    assert!(whole.comparisons().iter().any(|found| found.measure == lab::TURNS && found.is_beyond_noise));
}

#[test]
fn a_setup_is_held_to_what_fits() {
    let rules = rules(small());
    assert_eq!(State::check_setup(&rules, 1, &Setup::default()), Err(WrongSetup::Seats(1)));
    let third = Setup { first: Seat::ALL[2] };
    assert_eq!(State::check_setup(&rules, 2, &third), Err(WrongSetup::First(Seat::ALL[2])));
    assert_eq!(State::new(&rules, 2, third).seat(), Some(Seat::ALL[0]));
    assert_eq!(State::rotated(&third, 3), Setup { first: Seat::ALL[0] });
    assert_eq!(start(&rules, 3, 2).setup(&rules), third);
}
