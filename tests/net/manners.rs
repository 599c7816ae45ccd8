//! Talk, signs and pointing: who is told of it, who it comes from, and how much of it there may be.

use std::time::Duration;

use tikal::legend::State;
use tikal::net::guest::GuestNews;
use tikal::net::host::{Host, HostNews};
use tikal::net::message::{Author, Emote, MAX_CHAT, Refusal};

use crate::party::{Party, SECRET, begin, people};

/// Two who play and one who looks on, all of one name; nobody moves.
fn company() -> Party<State> {
    let mut party = Party::new(begin::<State>("legend", &people(2), 4), &[1, 1, 0], 9);
    party.idle.extend([0, 1]);
    party.gather();
    while party.step() {}
    for person in &mut party.people {
        person.news.clear();
    }
    party
}

fn authors(party: &Party<State>, person: usize) -> Vec<Author> {
    party.people[person].guest.as_ref().unwrap().company().to_vec()
}

#[test]
fn everybody_hears_who_said_signed_and_pointed_at_what() {
    let mut party = company();
    let record = party.sitting.record().write().unwrap();
    party.tell_host(1, |guest| {
        guest.say("good\u{202e} evening\n");
        guest.emote(Emote::WellPlayed);
        guest.point("d4\u{7}");
    });
    while party.step() {}
    let author = authors(&party, 0).into_iter().find(|it| it.name == "Guest 1").unwrap();
    for person in &party.people {
        let said = GuestNews::Said(author.clone(), "good evening".to_owned());
        let expected = [
            said,
            GuestNews::Emoted(author.clone(), Emote::WellPlayed),
            GuestNews::Pointed(author.clone(), "d4".into()),
        ];
        assert_eq!(person.news, expected);
    }
    // Nothing of it is in the game, and pointing is not in the log.
    assert_eq!(party.sitting.record().write().unwrap(), record);
    let news = party.host.take_news();
    assert!(news.contains(&HostNews::Emoted("Guest 1".to_owned(), Emote::WellPlayed)));
    assert!(!format!("{news:?}").contains("d4"));
}

#[test]
fn guests_of_one_name_differ_by_a_number_that_stays() {
    let mut party = company();
    let before = authors(&party, 0);
    assert_eq!(before.len(), 3);
    let mut numbers: Vec<u32> = before.iter().map(|it| it.guest).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 3);
    // Whoever holds a seat has it there too.
    let chairs = party.people[2].guest.as_ref().unwrap().chairs().to_vec();
    assert!(chairs.iter().all(|chair| chair.guest.is_some_and(|guest| numbers.contains(&guest))));
    // A line breaks, and the host begins anew: the numbers stay.
    party.break_line(1);
    while party.step() {}
    assert_eq!(authors(&party, 0).len(), 2);
    let holders = party.host.holders().to_vec();
    (0..3).for_each(|index| party.break_line(index));
    party.host = Host::new(SECRET, 2, holders, true);
    party.gather();
    while party.step() {}
    let after = authors(&party, 0);
    assert!(before.iter().all(|it| after.contains(it)), "{before:?} {after:?}");
}

#[test]
fn who_says_too_much_is_not_passed_on_and_stays() {
    let mut party = company();
    for _ in 0..15 {
        party.tell_host(0, |guest| guest.say(&"!".repeat(MAX_CHAT)));
    }
    while party.step() {}
    let heard = |party: &Party<State>| {
        party.people[1].news.iter().filter(|it| matches!(it, GuestNews::Said(..) | GuestNews::Pointed(..))).count()
    };
    assert!((10..=11).contains(&heard(&party)), "{}", heard(&party));
    let refused = |it: &&GuestNews| **it == GuestNews::Refused(Refusal::TooMuch);
    assert!((4..=5).contains(&party.people[0].news.iter().filter(refused).count()));
    assert_eq!(party.people[0].parting, None);
    // Five places a second are pointed at for long.
    let before = heard(&party);
    for _ in 0..40 {
        party.now += Duration::from_millis(200);
        party.tell_host(0, |guest| guest.point("d4"));
        while party.step() {}
    }
    assert_eq!(heard(&party) - before, 40);
    // Playing is not slowed by it.
    party.idle.clear();
    party.people[0].news.clear();
    (0..2).for_each(|index| party.break_line(index));
    party.gather();
    party.play_out();
    party.check_knowledge();
}
