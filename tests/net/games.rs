//! Whole games between a host and guests, each of whom knows at every moment what its seats may know and no more.

use std::time::Duration;

use tikal::ai::{Budget, Level, suggest};
use tikal::game::Player;
use tikal::net::guest::GuestNews;
use tikal::net::message::{FromGuest, FromHost, Moment, Refusal, Version};
use tikal::sitting::retelling::Told;
use tikal::{chac, legend, tikal as base};

use crate::party::{Party, Tried, Weather, begin, people};

fn computer() -> Player {
    Player::Computer("random".to_owned())
}

/// Plays a whole game by these people, and checks what everybody knows on the way and at the end.
fn play<G: Tried>(variant: &str, seats: &[Player], wants: &[usize], weather: Weather) -> Party<G> {
    let mut party = Party::new(begin::<G>(variant, seats, 11), wants, 5);
    party.weather = weather;
    party.gather();
    party.play_out();
    party.check_knowledge();
    party
}

fn two_and_four_play<G: Tried>(variant: &str) {
    play::<G>(variant, &people(2), &[1, 1], Weather::default());
    play::<G>(variant, &people(4), &[1, 1, 1, 1], Weather::default());
}

#[test]
fn two_and_four_guests_play_whole_games_of_tikal() {
    two_and_four_play::<base::State>("classic");
}

#[test]
fn two_and_four_guests_play_whole_games_of_legend() {
    two_and_four_play::<legend::State>("legend");
}

#[test]
fn two_and_four_guests_play_whole_games_of_the_temple() {
    two_and_four_play::<chac::State>("temple");
}

#[test]
fn several_seats_at_one_screen_computers_at_the_host_and_somebody_who_looks_on() {
    let seats = [Player::Human, computer(), Player::Human, Player::Human];
    play::<legend::State>("legend", &seats, &[2, 1, 0], Weather::default());
    play::<chac::State>("temple", &seats, &[2, 1, 0], Weather::default());
}

/// 300 ms from one to the other and back, one packet of twenty lost, and a line that breaks now and then.
const STORM: Weather = Weather { delay: Duration::from_millis(150), lost: 5, broken: 60 };

#[test]
fn games_are_played_to_their_end_on_bad_lines() {
    let party = play::<base::State>("duel", &people(2), &[1, 1], STORM);
    assert!(party.breaks > 5, "{} lines broke", party.breaks);
    let party = play::<legend::State>("short-evening", &people(2), &[1, 1], STORM);
    assert!(party.breaks > 5, "{} lines broke", party.breaks);
    let party = play::<chac::State>("temple", &people(3), &[1, 2], STORM);
    assert!(party.breaks > 5, "{} lines broke", party.breaks);
}

#[test]
fn nobody_plays_before_everybody_is_there_and_an_action_stands_after_one_round_trip() {
    let mut party = Party::new(begin::<base::State>("duel", &people(2), 3), &[1, 1], 1);
    party.weather.delay = Duration::from_millis(150);
    party.call(0);
    while party.step() {}
    let begun = party.sitting.steps();
    assert!(!party.host.is_full(&party.sitting));
    party.call(1);
    let steps = |party: &Party<base::State>| {
        let guests = party.people.iter().filter_map(|it| it.guest.as_ref());
        guests.filter_map(|guest| guest.game(guest.own_seats().next())).map(|game| game.heard().len()).max()
    };
    while party.sitting.steps() == begun {
        assert!(party.step());
    }
    let asked = party.now;
    while steps(&party) == Some(begun) {
        assert!(party.step());
    }
    assert_eq!(party.now, asked + Duration::from_millis(150), "it was half way when the host had it");
}

#[test]
fn an_action_that_comes_too_late_goes_once_more_and_none_is_chosen_meanwhile() {
    let mut party = Party::new(begin::<base::State>("duel", &people(2), 3), &[1, 1], 1);
    // What they choose is chosen here.
    party.idle = [0, 1].into();
    party.gather();
    while party.step() {}
    let guest = party.people.iter_mut().filter_map(|it| it.guest.as_mut()).find(|guest| guest.to_move().is_some());
    let guest = guest.unwrap();
    let seat = guest.to_move();
    assert_eq!(guest.is_own_turn(), Some(true));
    let view = guest.game(seat).unwrap().view().unwrap();
    let action = suggest::<base::State>(guest.rules(), &view, Level::Random, Budget::Level, 1).action;
    guest.play(action);
    let [FromGuest::Play { at: first, action: text }] = &guest.take_out()[..] else { panic!("it is sent once") };
    // Somebody has sat down at the host: the game stands as it did, at a later moment, of which the host tells.
    let at = Moment { change: first.change + 1, ..*first };
    let told = Told { from: guest.game(seat).unwrap().heard().len(), start: None, is_open: false, steps: Vec::new() };
    guest.receive(FromHost::Told { seat, moment: Some(at), told: told.clone() }).unwrap();
    assert_eq!(guest.take_out(), [FromGuest::Play { at, action: text.clone() }]);
    // The first one is refused. The second one is played, but not yet told: it is not safe on the disk.
    assert_eq!(guest.receive(FromHost::Refused(Refusal::Late)).unwrap(), GuestNews::Late);
    assert!(guest.is_asking() && guest.to_move().is_none() && guest.take_out().is_empty());
    assert_eq!(guest.is_own_turn(), None, "it may go on");
    // Had it been too late, too, it would go again.
    let at = Moment { change: at.change + 1, ..at };
    guest.receive(FromHost::Told { seat, moment: Some(at), told }).unwrap();
    assert_eq!(guest.take_out(), [FromGuest::Play { at, action: text.clone() }]);
    // What is refused for another reason is chosen anew.
    assert_eq!(guest.receive(FromHost::Refused(Refusal::Illegal)).unwrap(), GuestNews::Refused(Refusal::Illegal));
    assert_eq!((guest.to_move(), guest.is_own_turn()), (seat, Some(true)));
    // Nobody knows what is played while the line is broken.
    guest.broken();
    assert_eq!(guest.is_own_turn(), None);
    let guests = party.people.iter().filter_map(|it| it.guest.as_ref());
    let others: Vec<_> = guests.filter(|guest| guest.own_seats().all(|own| Some(own) != seat)).collect();
    assert_eq!(others.iter().map(|guest| guest.is_own_turn()).collect::<Vec<_>>(), [Some(false)]);
}

#[test]
fn everybody_agrees_before_something_is_taken_back() {
    let mut party = Party::new(begin::<legend::State>("legend", &people(2), 3), &[1, 1], 1);
    party.gather();
    while party.sitting.steps() < 40 {
        assert!(party.step());
    }
    // The other one says yes to everything.
    party.asks_back = Some(25);
    let mut least = usize::MAX;
    while party.step() {
        least = least.min(party.sitting.steps());
    }
    assert!(party.is_over());
    assert!(least <= 26, "nothing was taken back: {least}");
    party.check_knowledge();
}

#[test]
fn a_part_that_differs_between_the_programs_is_told() {
    let own = Version::own();
    let later = Version { protocols: vec![2, 1], program: "tikal 9.0.0".to_owned(), records: own.records + 1 };
    assert_eq!(own.common(&later), Some(1));
    assert_eq!(own.common(&Version { protocols: vec![2], ..later.clone() }), None);
    let mut party = Party::new(begin::<base::State>("duel", &people(2), 3), &[1], 1);
    party.gather();
    while party.step() {}
    // A message of a later program, with a field that this one does not know.
    let text = r#"{"say":{"text":"good evening","colour":"green"}}"#;
    let message: FromGuest = serde_json::from_str(text).unwrap();
    assert_eq!(message, FromGuest::Say { text: "good evening".to_owned() });
    let guest = party.people[0].guest.as_mut().unwrap();
    let table = party.sitting.table_text().unwrap();
    let news = guest.receive(FromHost::Welcome { version: later, table }).unwrap();
    assert_eq!(news, GuestNews::Welcome(Some("tikal 9.0.0".to_owned())));
}

#[test]
fn what_is_told_before_play_has_no_seed() {
    let sitting = begin::<chac::State>("temple", &people(2), 123_456_789);
    assert!(!sitting.table_text().unwrap().contains("123456789"));
    assert!(sitting.record().write().unwrap().contains("123456789"));
}
