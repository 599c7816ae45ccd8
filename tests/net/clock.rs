//! The clock of a table: whose time runs, what is told of it, what happens at its end, and how it goes on after a rest.

use std::time::Duration;

use tikal::ai::Level;
use tikal::game::Seat;
use tikal::net::clock::{AtEnd, Clock, ClockRule, NotAClock, Ring, Span, Time};
use tikal::net::guest::GuestNews;
use tikal::net::host::{Host, HostNews};
use tikal::net::message::{Holder, Refusal};
use tikal::{chac, legend, tikal as base};

use crate::party::{Party, SECRET, Tried, begin, people};

const TWO: [Seat; 2] = [Seat::ALL[0], Seat::ALL[1]];
const COMPUTER: AtEnd = AtEnd::Computer(Level::Random);

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn rule(span: Span, seconds: u32, at_end: AtEnd) -> ClockRule {
    ClockRule { span, seconds, at_end }
}

#[test]
fn times_are_read_as_they_are_written() {
    assert_eq!("90s-per-turn".parse(), Ok(Time(Span::Turn, 90)));
    assert_eq!("20m-per-game".parse(), Ok(Time(Span::Game, 1_200)));
    assert_eq!("12h-per-turn".parse(), Ok(Time(Span::Turn, 43_200)));
    assert_eq!("3d-per-turn".parse(), Ok(Time(Span::Turn, 259_200)));
    for text in ["", "90", "90s", "90-per-turn", "s-per-turn", "9é-per-turn", "-5s-per-turn", "90s-per-move"] {
        assert_eq!(text.parse::<Time>(), Err(NotAClock::Form), "{text}");
    }
    for text in ["4s-per-turn", "31d-per-game", "18446744073709551615d-per-turn"] {
        assert_eq!(text.parse::<Time>(), Err(NotAClock::Range), "{text}");
    }
}

#[test]
fn the_time_of_whoever_is_to_move_runs_and_no_other() {
    let mut clock = Clock::new(rule(Span::Turn, 60, AtEnd::EndTurn), 2);
    assert_eq!(clock.run(None, secs(100)), None, "nobody is to move");
    assert_eq!(clock.run(Some((TWO[0], 0)), secs(100)), Some(Ring::Passes));
    assert_eq!(clock.run(Some((TWO[0], 0)), secs(120)), None);
    assert_eq!(clock.left(TWO[0]), secs(40));
    assert_eq!(clock.run(Some((TWO[1], 5)), secs(130)), Some(Ring::Passes));
    assert_eq!((clock.left(TWO[0]), clock.left(TWO[1])), (secs(30), secs(60)));
    // A pause, in which somebody is missing, costs nothing.
    assert_eq!(clock.run(None, secs(140)), Some(Ring::Passes));
    assert_eq!(clock.run(Some((TWO[1], 5)), secs(1_000)), Some(Ring::Passes));
    assert_eq!(clock.left(TWO[1]), secs(50));
    // A warning, once; a quarter of the time before its end.
    assert_eq!(clock.run(Some((TWO[1], 5)), secs(1_035)), Some(Ring::Warns(TWO[1])));
    assert_eq!(clock.run(Some((TWO[1], 5)), secs(1_040)), None);
    // It goes on after a rest, with the same turn.
    let mut again = Clock::of(&clock.kept(), 2);
    assert_eq!(again.run(Some((TWO[1], 5)), secs(3)), Some(Ring::Warns(TWO[1])));
    assert_eq!(again.left(TWO[1]), secs(10));
    assert_eq!(again.run(Some((TWO[1], 5)), secs(13)), Some(Ring::Ends(TWO[1])));
    // Another turn of the same seat has its own time; that of a game does not come back.
    assert_eq!(again.run(Some((TWO[1], 9)), secs(14)), Some(Ring::Passes));
    assert_eq!(again.left(TWO[1]), secs(60));
    let mut clock = Clock::new(rule(Span::Game, 600, AtEnd::EndTurn), 2);
    clock.run(Some((TWO[0], 0)), secs(0));
    clock.run(Some((TWO[1], 3)), secs(100));
    clock.run(Some((TWO[0], 6)), secs(110));
    assert_eq!((clock.left(TWO[0]), clock.left(TWO[1])), (secs(500), secs(590)));
}

/// A table with a clock, at which everybody has come and nobody moves.
fn slow<G: Tried>(variant: &str, rule: ClockRule) -> Party<G> {
    let mut party = Party::new(begin::<G>(variant, &people(2), 4), &[1, 1], 9);
    party.host.set_clock(Clock::new(rule, 2));
    party.idle.extend([0, 1]);
    party.gather();
    while party.step() {}
    party.host.take_news();
    party
}

/// So much time passes, second by second.
fn pass<G: Tried>(party: &mut Party<G>, seconds: u64) {
    for _ in 0..seconds {
        party.now += secs(1);
        while party.step() {}
    }
}

/// Time passes until something happens.
fn next_news<G: Tried>(party: &mut Party<G>) -> Vec<HostNews> {
    loop {
        pass(party, 1);
        let news = party.host.take_news();
        if !news.is_empty() {
            return news;
        }
    }
}

fn to_move<G: Tried>(party: &Party<G>) -> (Seat, usize) {
    (party.sitting.person_to_move().unwrap(), party.sitting.turn_begin(party.sitting.steps()))
}

fn turns_end<G: Tried>(variant: &str) {
    let mut party = slow::<G>(variant, rule(Span::Turn, 60, AtEnd::EndTurn));
    for _ in 0..6 {
        let turn = to_move(&party);
        pass(&mut party, 44);
        assert_eq!(to_move(&party), turn);
        assert_eq!(party.host.take_news(), []);
        let warned = next_news(&mut party);
        assert!(matches!(warned[..], [HostNews::Warned(seat, _)] if seat == turn.0), "{warned:?}");
        let told = party.people[0].guest.as_ref().unwrap().clock().unwrap();
        assert!(told.warns && told.runs == Some(turn.0) && told.left[turn.0.index()] <= 15_000, "{told:?}");
        assert_eq!(to_move(&party), turn);
        let ended = next_news(&mut party);
        assert!(matches!(ended[..], [HostNews::TimeUp(seat, _)] if seat == turn.0), "{ended:?}");
        assert_ne!(to_move(&party), turn);
    }
    // Who plays in time is not hurried.
    party.idle.clear();
    party.now += secs(1);
    (0..2).for_each(|index| party.tell_host(index, |guest| guest.answer(0, true)));
    party.break_line(0);
    party.call(0);
    party.play_out();
    party.check_knowledge();
}

#[test]
fn a_turn_whose_time_is_up_ends_after_a_warning() {
    turns_end::<base::State>("duel");
    turns_end::<legend::State>("short-evening");
    turns_end::<chac::State>("shrine");
}

#[test]
fn a_time_that_is_up_may_only_be_told_once_a_turn_and_the_seat_plays_on() {
    let mut party = slow::<base::State>("duel", rule(Span::Turn, 60, AtEnd::Warning));
    let turn = to_move(&party);
    let warned = next_news(&mut party);
    assert!(matches!(warned[..], [HostNews::Warned(seat, _)] if seat == turn.0), "{warned:?}");
    let ended = next_news(&mut party);
    assert!(matches!(ended[..], [HostNews::TimeUp(seat, _)] if seat == turn.0), "{ended:?}");
    let told = party.people[0].guest.as_ref().unwrap().clock().unwrap();
    assert_eq!((told.runs, told.left[turn.0.index()]), (Some(turn.0), 0));
    pass(&mut party, 200);
    assert_eq!((to_move(&party), party.host.take_news()), (turn, Vec::new()));
}

#[test]
fn a_computer_stands_in_until_the_guest_asks_for_its_seat() {
    let mut party = slow::<legend::State>("short-evening", rule(Span::Turn, 60, COMPUTER));
    let (seat, _) = to_move(&party);
    let owner = party.people.iter().position(|it| Some(it.key) == party.host.holders()[seat.index()]).unwrap();
    pass(&mut party, 62);
    let holder = |party: &Party<legend::State>, person: usize| {
        party.people[person].guest.as_ref().unwrap().chairs()[seat.index()].holder
    };
    assert_eq!((holder(&party, owner), holder(&party, 1 - owner)), (Holder::StandIn, Holder::Computer));
    let news = party.host.take_news();
    assert!(news.contains(&HostNews::Computer(seat, Level::Random)), "{news:?}");
    // Another one cannot have it.
    party.sit(1 - owner, Some(seat));
    while party.step() {}
    assert!(party.people[1 - owner].news.contains(&GuestNews::Refused(Refusal::Taken)));
    party.idle.clear();
    party.sit(owner, None);
    party.play_out();
    party.check_knowledge();
    assert_eq!(holder(&party, owner), Holder::You);
}

#[test]
fn who_has_used_up_the_time_of_a_game_does_not_come_back() {
    let mut party = slow::<base::State>("duel", rule(Span::Game, 60, COMPUTER));
    let (seat, _) = to_move(&party);
    let owner = party.people.iter().position(|it| Some(it.key) == party.host.holders()[seat.index()]).unwrap();
    pass(&mut party, 62);
    party.sit(owner, Some(seat));
    while party.step() {}
    assert!(party.people[owner].news.contains(&GuestNews::Refused(Refusal::Time)));
}

#[test]
fn a_clock_goes_on_where_it_stood_when_the_host_comes_back_and_stands_while_somebody_is_missing() {
    let mut party = slow::<base::State>("duel", rule(Span::Turn, 600, AtEnd::EndTurn));
    let (seat, _) = to_move(&party);
    pass(&mut party, 100);
    let kept = party.host.clock().unwrap();
    let left = kept.left[seat.index()];
    assert!((499_000..=501_000).contains(&left), "{left}");
    let holders = party.host.holders().to_vec();
    (0..2).for_each(|index| party.break_line(index));
    party.host = Host::new(SECRET, 2, holders, true);
    party.host.set_clock(Clock::of(&kept, 2));
    // The new program measures from its own beginning.
    party.now = Duration::ZERO;
    party.gather();
    while party.step() {}
    pass(&mut party, 10);
    let told = party.people[0].guest.as_ref().unwrap().clock().unwrap().clone();
    assert_eq!((told.rule, told.runs), (kept.rule, Some(seat)));
    let left = party.host.clock().unwrap().left[seat.index()];
    assert!((488_000..=491_000).contains(&left), "{left}");
    // A seat is free, and nobody asks for it: nobody's time runs.
    party.people.iter_mut().for_each(|person| person.wants = 0);
    party.host.free(&mut party.sitting, seat);
    pass(&mut party, 1_000);
    assert_eq!(party.people[0].guest.as_ref().unwrap().clock().unwrap().runs, None);
    assert!(party.host.clock().unwrap().left[seat.index()] >= left - 2_000);
}
