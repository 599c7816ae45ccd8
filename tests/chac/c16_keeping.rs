//! C16 and how games are kept: undo, what people may take back, records.

use tikal::chac::State;
use tikal::game::{
    Actor, DealerDef, Game, Player, Record, RecordOptions, Rules as _, SeatRecord, Session, TakeBack, View, line_of,
    text_of,
};

use super::games::{Style, begun_by, pick, random};
use super::table::{TEMPLE, Table, parse};

/// A game of this seed, played to its end, with the state after every action of a player.
fn played(seed: u64) -> (Session<State>, Vec<State>) {
    let (mut session, _) = Session::new(TEMPLE.clone(), begun_by(seed), DealerDef::Seed(seed));
    let (mut random, mut states) = (random(seed), vec![*session.state()]);
    while session.state().actor() != Actor::Nobody {
        let action = pick(session.state(), &mut random, Style::of(seed));
        session.play(action).unwrap();
        states.push(*session.state());
    }
    (session, states)
}

fn record(session: &Session<State>) -> Record<State> {
    let colours = session.rules().colours().iter().take(Game::seats(session.state()).into());
    let seat = |colour: &String| SeatRecord { name: colour.clone(), colour: colour.clone(), player: Player::Human };
    Record::of(session, colours.map(seat).collect(), RecordOptions::default())
}

#[test]
fn c16_1_undo_takes_back_an_action_and_the_chance_after_it() {
    for seed in 0..6 {
        let (mut session, states) = played(seed);
        for before in states.iter().rev().skip(1) {
            assert!(session.undo());
            assert!(session.state() == before);
        }
        assert!(!session.can_undo());
        // The dealer's counts were taken back: the same actions are dealt the same chance.
        for after in states.iter().skip(1) {
            session.redo().unwrap();
            assert!(session.state() == after);
        }
    }
}

#[test]
fn c16_2_what_chance_has_shown_cannot_be_taken_back_at_the_table() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.at(0, "c3").act(0, 5));
    let (mut session, _) = Session::new(TEMPLE.clone(), table.state, DealerDef::Seed(3));
    let fence = |session: &Session<State>| session.fence(TakeBack::default(), |_| true);
    for text in ["step c2", "step c3", "step z4"] {
        session.play(parse(text)).unwrap();
    }
    assert_eq!(fence(&session), 0, "steps can be taken back");
    session.play(parse("search")).unwrap();
    assert_eq!((session.actions().len(), fence(&session)), (5, 5), "a draw was seen");
    session.play(parse("step c3")).unwrap();
    assert_eq!(fence(&session), 5);
    assert_eq!(session.fence(TakeBack::Anything, |_| true), 0, "unless all agree");
    // Every chance action shows something new, dice and those with one outcome too; no other does.
    for seed in 0..4 {
        let (session, _) = played(seed);
        for (action, before, is_dealt) in session.plies() {
            let text = text_of::<State>(&TEMPLE, action);
            assert_eq!(before.reveals(action), before.actor() == Actor::Chance, "{text}");
            assert_eq!(is_dealt, before.actor() == Actor::Chance);
        }
    }
}

#[test]
fn c16_3_a_record_holds_every_action_and_replays_exactly() {
    for seed in 0..12 {
        let (session, _) = played(seed);
        let record = record(&session);
        let text = record.write().unwrap();
        assert!(!text.contains(" ?"), "in full");
        let read = Record::<State>::read(&text).unwrap();
        assert_eq!(read.write().unwrap(), text);
        let actions: Vec<_> = read.actions.iter().map(|line| parse(line)).collect();
        assert_eq!(actions, session.actions().collect::<Vec<_>>());
        let start = begun_by(seed);
        assert!(start.fits(&TEMPLE, &read.setup) && Game::setup(&start, &TEMPLE) == read.setup);
        let (replayed, stopped) = Session::replay(TEMPLE.clone(), start, DealerDef::Seed(seed), &actions);
        assert!(stopped.is_none() && replayed.state() == session.state());
    }
}

#[test]
fn c16_3_each_seat_has_its_own_reading() {
    let mut masked = 0;
    for seed in 0..6 {
        let (session, _) = played(seed);
        for (action, before, _) in session.plies() {
            let text = text_of::<State>(&TEMPLE, action);
            let verb = text.split(' ').next().unwrap();
            for viewer in super::secrets::viewers(before) {
                let line = line_of::<State>(&TEMPLE, before, action, viewer);
                assert_eq!(line == text, before.shows(action, viewer), "{line}");
                let is_own = viewer.is_some() && viewer == Game::seat(before);
                let may_hide = ["draw", "clue", "read", "discard", "leave"].contains(&verb) && !text.contains("alcove");
                assert!(line == text || (may_hide && !is_own), "{text}: {line}");
                assert!(line != text || !may_hide || is_own, "{text} is read by {viewer:?}");
                masked += usize::from(line != text);
            }
        }
    }
    assert!(masked > 100, "{masked}");
}

#[test]
fn c16_3_a_game_goes_on_from_the_middle_with_the_same_chance() {
    let (whole, _) = played(5);
    let actions: Vec<_> = whole.actions().collect();
    let (half, stopped) =
        Session::replay(TEMPLE.clone(), begun_by(5), DealerDef::Seed(5), &actions[..actions.len() / 2]);
    assert!(stopped.is_none());
    let mut half = half;
    while half.state().actor() != Actor::Nobody {
        // The next action of a player; chance between them is dealt.
        let next = actions[half.actions().len()];
        half.play(next).unwrap();
    }
    assert_eq!(half.actions().collect::<Vec<_>>(), actions);
    assert_eq!(View::of(half.state(), None), View::of(whole.state(), None));
}

#[test]
fn c16_3_a_record_can_begin_in_the_middle() {
    let (_, states) = played(8);
    for start in states.iter().step_by(9) {
        let (session, _) = Session::new(TEMPLE.clone(), *start, DealerDef::Seed(1));
        let text = record(&session).write().unwrap();
        let read = Record::<State>::read(&text).unwrap();
        let position = read.start.unwrap_or_else(|| start.position(&TEMPLE));
        assert!(State::from_position(&TEMPLE, &position).unwrap() == *start);
        assert!(start.fits(&TEMPLE, &read.setup));
    }
}

#[test]
fn c16_5_a_view_is_all_that_a_computer_needs() {
    // Whoever sees the view of its own seat can list what it may do, at every move of a whole game.
    for seed in 0..6 {
        let (session, _) = played(seed);
        for (action, before, _) in session.plies() {
            let Actor::Seat(seat) = before.actor() else { continue };
            let mut legal = Vec::new();
            View::of(before, Some(seat)).state().legal_actions(&TEMPLE, &mut legal);
            assert!(legal.contains(&action));
        }
    }
}
