//! Seats that pass from one to another while a game is played: freed for whoever has the ticket, given to a computer, and
//! back; whoever holds a seat knows what it may know, also while a computer stands in, and whoever held it learns nothing
//! more.

use tikal::ai::Level;
use tikal::game::{Player, Seat};
use tikal::library::{Library, replay_record};
use tikal::net::guest::GuestNews;
use tikal::net::host::Host;
use tikal::net::message::{Holder, Refusal};
use tikal::{chac, legend, tikal as base};

use crate::party::{Party, SECRET, Tried, begin, people};

const FIRST: Seat = Seat::ALL[0];

/// Everybody comes, and some actions are played after those of the beginning.
fn play_on<G: Tried>(party: &mut Party<G>) {
    let begun = party.sitting.steps();
    party.gather();
    while party.sitting.steps() < begun + 12 {
        assert!(party.step());
    }
}

/// A game of so many seats after some actions; the last of these people has come without a seat.
fn under_way<G: Tried>(variant: &str, seats: usize, wants: &[usize]) -> Party<G> {
    let mut party = Party::new(begin::<G>(variant, &people(seats), 4), wants, 9);
    play_on(&mut party);
    party
}

fn holders<G: Tried>(party: &Party<G>, person: usize) -> Vec<Holder> {
    party.people[person].guest.as_ref().unwrap().chairs().iter().map(|chair| chair.holder).collect()
}

/// The person who holds the first seat.
fn first<G: Tried>(party: &Party<G>) -> usize {
    let holder = party.host.holders()[0];
    party.people.iter().position(|person| Some(person.key) == holder).unwrap()
}

fn waits<G: Tried>(party: &mut Party<G>) -> usize {
    while party.step() {}
    party.sitting.steps()
}

/// Plays to the end; the record of it can be read, and says who played when.
fn end<G: Tried>(party: &mut Party<G>, takeovers: usize) {
    party.play_out();
    party.check_knowledge();
    let record = party.sitting.record();
    assert_eq!(record.takeovers.len(), takeovers, "{:?}", record.takeovers);
    assert!(replay_record::<G>(&record.write().unwrap(), &Library::built_in()).unwrap().stopped.is_none());
}

fn somebody_else<G: Tried>(variant: &str) {
    let mut party = under_way::<G>(variant, 2, &[1, 1, 0]);
    let former = first(&party);
    assert!(party.host.free(&mut party.sitting, FIRST));
    assert!(!party.host.free(&mut party.sitting, FIRST), "it is free");
    let steps = waits(&mut party);
    assert!(!party.is_over(), "nobody plays while a seat is free");
    assert_eq!(holders(&party, former)[0], Holder::Free);
    assert_eq!(party.people[former].guest.as_ref().unwrap().own_seats().count(), 0);
    // Whoever looked on takes it, under another name.
    party.sit(2, Some(FIRST));
    while party.sitting.steps() < steps + 3 {
        assert!(party.step());
    }
    assert_eq!(holders(&party, 2)[0], Holder::You);
    assert_eq!(party.sitting.name(FIRST), "Guest 2");
    party.sit(former, Some(FIRST));
    end(&mut party, 0);
    assert!(party.people[former].news.contains(&GuestNews::Refused(Refusal::Taken)));
}

#[test]
fn somebody_with_the_ticket_takes_a_seat_that_was_freed() {
    somebody_else::<base::State>("duel");
    somebody_else::<legend::State>("short-evening");
    somebody_else::<chac::State>("shrine");
}

fn computer_and_back<G: Tried>(variant: &str) {
    // Nobody may look on.
    let mut party = Party::new(begin::<G>(variant, &people(2), 4), &[1, 1], 9);
    party.host = Host::new(SECRET, 1, vec![None; 2], false);
    play_on(&mut party);
    let former = first(&party);
    assert!(!party.host.give_to_computer(&mut party.sitting, Seat::ALL[5], Level::Random), "there is no such seat");
    assert!(party.host.give_to_computer(&mut party.sitting, FIRST, Level::Random));
    assert!(!party.host.give_to_computer(&mut party.sitting, FIRST, Level::Random), "it is so already");
    let steps = party.sitting.steps();
    while party.sitting.steps() < steps + 20 {
        assert!(party.step());
    }
    assert_eq!((holders(&party, former)[0], holders(&party, 1 - former)[0]), (Holder::StandIn, Holder::Computer));
    // It is told of the game as before, and again when it comes back; nobody else has a right to the seat.
    let heard = |party: &Party<G>| {
        let guest = party.people[former].guest.as_ref().unwrap();
        assert_eq!((guest.own_seats().count(), guest.held_seats().collect::<Vec<_>>()), (0, vec![FIRST]));
        guest.game(Some(FIRST)).unwrap().heard().len()
    };
    while heard(&party) < steps + 20 {
        assert!(party.step());
    }
    party.people[former].wants = 0;
    party.break_line(former);
    party.call(former);
    party.sit(1 - former, Some(FIRST));
    let steps = party.sitting.steps();
    while heard(&party) < steps + 10 {
        assert!(party.step());
    }
    assert!(party.people[1 - former].news.contains(&GuestNews::Refused(Refusal::Taken)));
    party.sit(former, Some(FIRST));
    end(&mut party, 2);
    assert_eq!(holders(&party, former)[0], Holder::You);
}

#[test]
fn a_computer_plays_a_seat_that_was_freed_for_good() {
    let mut party = under_way::<base::State>("duel", 2, &[1, 1]);
    let former = first(&party);
    assert!(party.host.free(&mut party.sitting, FIRST));
    assert!(party.host.give_to_computer(&mut party.sitting, FIRST, Level::Random));
    party.people[former].wants = 0;
    party.sit(former, Some(FIRST));
    end(&mut party, 1);
    assert_eq!(holders(&party, former)[0], Holder::Computer);
    assert!(party.people[former].news.contains(&GuestNews::Refused(Refusal::Taken)));
}

#[test]
fn a_computer_plays_a_seat_and_a_guest_has_it_back() {
    computer_and_back::<base::State>("duel");
    computer_and_back::<legend::State>("short-evening");
    computer_and_back::<chac::State>("temple");
}

#[test]
fn of_several_seats_at_one_screen_one_passes_on_and_the_others_stay() {
    let mut party = under_way::<legend::State>("legend", 3, &[2, 1, 0]);
    let own: Vec<Seat> = party.people[0].guest.as_ref().unwrap().own_seats().collect();
    assert_eq!(own.len(), 2);
    party.people[0].wants = 1;
    assert!(party.host.free(&mut party.sitting, own[0]));
    waits(&mut party);
    let left: Vec<Seat> = party.people[0].guest.as_ref().unwrap().own_seats().collect();
    assert_eq!(left, own[1..]);
    // It comes back to one seat after its line broke, too.
    party.break_line(0);
    party.call(0);
    waits(&mut party);
    assert_eq!(party.people[0].guest.as_ref().unwrap().own_seats().collect::<Vec<_>>(), left);
    party.sit(2, None);
    end(&mut party, 0);
}

#[test]
fn a_seat_that_begins_with_a_computer_is_opened_to_guests() {
    let seats = [people(1), vec![Player::Computer("random".to_owned())]].concat();
    let mut party = Party::new(begin::<base::State>("duel", &seats, 4), &[1, 0], 9);
    play_on(&mut party);
    assert!(party.host.free(&mut party.sitting, Seat::ALL[1]));
    waits(&mut party);
    party.sit(1, None);
    end(&mut party, 1);
    assert_eq!(holders(&party, 1)[1], Holder::You);
}
