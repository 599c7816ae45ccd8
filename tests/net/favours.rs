//! The whole game told to a guest: at once where nothing is hidden, otherwise only when all agree; and the house options,
//! which everybody knows from the beginning.

use std::sync::Arc;

use tikal::game::{DealerDef, Rules, Seat, Session, TakeBack};
use tikal::game::{RecordOptions, SeatRecord};
use tikal::lab::{SetupWish, Studied};
use tikal::library::{Library, replay_record};
use tikal::net::guest::{Guest, GuestNews};
use tikal::net::message::Refusal;
use tikal::sitting::Sitting;
use tikal::{chac, legend, tikal as base};

use crate::party::{Party, Tried, begin, people, truth};

const SEED: u64 = 123_456_789;

fn under_way<G: Tried>(variant: &str) -> Party<G> {
    let mut party = Party::new(begin::<G>(variant, &people(2), SEED), &[1, 1, 0], 9);
    party.gather();
    while party.sitting.steps() < 40 {
        assert!(party.step());
    }
    party.idle.extend([0, 1]);
    while party.step() {}
    party
}

fn ask<G: Tried>(party: &mut Party<G>, person: usize) -> Vec<GuestNews> {
    party.people.iter_mut().for_each(|person| person.news.clear());
    party.tell_host(person, Guest::ask_record);
    while party.step() {}
    party.people[person].news.clone()
}

fn record(news: &[GuestNews]) -> &str {
    let record = news.iter().find_map(|it| if let GuestNews::Record(text) = it { Some(text) } else { None });
    record.unwrap_or_else(|| panic!("no record: {news:?}"))
}

/// Every action is in it, and it can be played on from there; what chance will bring is not.
fn is_whole<G: Tried>(party: &Party<G>, text: &str, is_over: bool) {
    let game = replay_record::<G>(text, &Library::built_in()).unwrap();
    assert!(game.stopped.is_none());
    let (states, actions) = truth(&party.sitting);
    assert!(game.session.actions().eq(actions));
    assert!(game.session.state() == states.last().unwrap());
    assert_eq!(text.contains(&SEED.to_string()), is_over, "the seed says what will be drawn");
}

#[test]
fn a_game_without_secrets_is_told_whole_to_whoever_asks() {
    let mut party = under_way::<base::State>("duel");
    for person in [0, 1, 2] {
        let news = ask(&mut party, person);
        is_whole(&party, record(&news), false);
    }
    assert!(!party.people[1].news.iter().any(|it| matches!(it, GuestNews::Question(..))), "nobody has to agree");
}

fn all_agree<G: Tried>(variant: &str) {
    let mut party = under_way::<G>(variant);
    assert!(party.sitting.has_secrets());
    // Who looks on cannot ask.
    assert_eq!(ask(&mut party, 2), [GuestNews::Refused(Refusal::NotYours)]);
    party.people[1].agrees = false;
    assert_eq!(ask(&mut party, 0), [GuestNews::Refused(Refusal::Declined)]);
    party.people[1].agrees = true;
    let news = ask(&mut party, 0);
    is_whole(&party, record(&news), false);
    // Nobody else has it.
    assert!(!party.people[1].news.iter().any(|it| matches!(it, GuestNews::Record(_))));
    // Who is not there cannot agree.
    party.break_line(1);
    while party.step() {}
    assert!(ask(&mut party, 0).contains(&GuestNews::Refused(Refusal::Declined)));
    party.call(1);
    party.idle.clear();
    party.play_out();
    // When it is over, everybody may know.
    let news = ask(&mut party, 2);
    is_whole(&party, record(&news), true);
}

#[test]
fn a_game_with_secrets_is_told_whole_when_all_agree_or_it_is_over() {
    all_agree::<legend::State>("short-evening");
    all_agree::<chac::State>("shrine");
}

#[test]
fn a_question_ends_when_the_game_goes_on() {
    let mut party = under_way::<legend::State>("legend");
    // The other one thinks about it.
    let line = party.people[1].line.take();
    party.people[0].news.clear();
    party.tell_host(0, Guest::ask_record);
    while party.step() {}
    party.people[1].line = line;
    let action = party.sitting.persons_way_out().unwrap();
    party.sitting.play(action).unwrap();
    while party.step() {}
    assert!(party.people[0].news.contains(&GuestNews::Refused(Refusal::Late)), "{:?}", party.people[0].news);
}

#[test]
fn house_options_are_told_before_play() {
    let rules = Arc::clone(Library::<base::State>::built_in().find("duel").unwrap());
    let setup = base::State::setup_of(&rules, &SetupWish::default(), Seat::default());
    let start = base::State::new(&rules, 2, &setup);
    let seat =
        |colour: &String| SeatRecord { name: colour.clone(), colour: colour.clone(), player: people(1)[0].clone() };
    let seats = rules.colours().iter().take(2).map(seat).collect();
    let options = RecordOptions { purist: true, take_back: TakeBack::Anything };
    let sitting = Sitting::new(Session::new(rules, start, DealerDef::Seed(1)).0, seats, options.clone());
    let guest = Guest::<base::State>::new(&sitting.table_text().unwrap(), &Library::built_in()).unwrap();
    assert_eq!(guest.options(), &options);
}
