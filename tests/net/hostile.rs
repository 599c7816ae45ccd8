//! Strangers: nonsense, floods, silence, old messages, two keys on one seat, messages without end. Nothing of it ends a
//! host or a guest, or changes the game.

use std::time::Duration;

use rand::RngExt;
use tikal::game::{MAX_ACTIONS, Seat};
use tikal::library::Library;
use tikal::net::guest::{Guest, GuestError, hello};
use tikal::net::host::Out;
use tikal::net::message::{
    Bytes, Frames, FromGuest, FromHost, MAX_CHAT, MAX_FROM_GUEST, Moment, NotAMessage, Parting, Refusal, Version,
    framed, read,
};
use tikal::net::ticket::{NotATicket, Ticket};
use tikal::sitting::retelling::{Step, Strays, Teller, Told};
use tikal::tikal::State;

use crate::party::{Party, SECRET, begin, people};

/// A table of two, at which the game is under way.
fn table() -> Party<State> {
    let mut party = Party::new(begin::<State>("duel", &people(2), 4), &[1, 1], 9);
    party.gather();
    while party.sitting.steps() < 20 {
        assert!(party.step());
    }
    party
}

/// Somebody new at the door, by a line with this number.
fn stranger(party: &mut Party<State>, line: u64, key: u8) {
    let now = party.now;
    party.host.arrived(line, Bytes([key; 32]), now);
}

fn say(party: &mut Party<State>, line: u64, message: &FromGuest) {
    let now = party.now;
    party.host.receive(&mut party.sitting, line, &framed(message)[4..], now);
}

/// The host's messages to a line.
fn answers(party: &mut Party<State>, line: u64) -> Vec<FromHost> {
    let out = party.flush().into_iter();
    out.filter_map(|out| match out {
        Out::Send(to, frame) if to == line => Some(read(&frame[4..]).unwrap()),
        _ => None,
    })
    .collect()
}

fn parting(party: &mut Party<State>, line: u64) -> Option<Parting> {
    answers(party, line).into_iter().find_map(|it| if let FromHost::Bye(why) = it { Some(why) } else { None })
}

#[test]
fn who_has_no_ticket_is_told_nothing() {
    let mut party = table();
    stranger(&mut party, 90, 90);
    say(&mut party, 90, &hello(Bytes([8; 16]), "Mallory"));
    assert_eq!(answers(&mut party, 90), [FromHost::Bye(Parting::Ticket)]);
    // Nor is whoever does not even say hello.
    for message in [
        FromGuest::Say { text: "hello".to_owned() },
        FromGuest::Sit { seat: None, name: "Mallory".to_owned(), colour: None },
        FromGuest::Play { at: Moment { table: 1, change: party.sitting.changes() }, action: "end".to_owned() },
    ] {
        stranger(&mut party, 91, 91);
        say(&mut party, 91, &message);
        party.host.follow(&party.sitting);
        assert_eq!(answers(&mut party, 91), [FromHost::Bye(Parting::Nonsense)]);
    }
    // Who says nothing is sent away after a while.
    stranger(&mut party, 92, 92);
    let now = party.now;
    party.host.tick(now + Duration::from_secs(9));
    assert_eq!(parting(&mut party, 92), None);
    party.host.tick(now + Duration::from_secs(11));
    assert_eq!(parting(&mut party, 92), Some(Parting::Silent));
    party.play_out();
    party.check_knowledge();
}

#[test]
fn nonsense_and_floods_end_the_line_and_nothing_else() {
    let mut party = table();
    for number in 0..500_u64 {
        let (line, now) = (100 + number, party.now);
        stranger(&mut party, line, 50);
        let length = party.random.random_range(0..60);
        let bytes: Vec<u8> = (0..length).map(|_| party.random.random()).collect();
        party.host.receive(&mut party.sitting, line, &bytes, now);
        assert_eq!(parting(&mut party, line), Some(Parting::Nonsense));
    }
    // A ticket does not help: more messages than anybody sends, and lines of chat.
    for message in [FromGuest::Answer { question: 1, agrees: true }, FromGuest::Say { text: "!".repeat(MAX_CHAT) }] {
        stranger(&mut party, 99, 51);
        say(&mut party, 99, &hello(SECRET, "Mallory"));
        let sent = (0..1_000).take_while(|_| {
            say(&mut party, 99, &message);
            parting(&mut party, 99) != Some(Parting::TooFast)
        });
        assert!(sent.count() < 210);
    }
    // Nobody comes in by more lines than there are places.
    for line in 1_000..1_100 {
        stranger(&mut party, line, 52);
    }
    let closed = party.flush().iter().filter(|out| matches!(out, Out::Close(_))).count();
    assert!((60..100).contains(&closed), "{closed} of 100 lines were closed");
    for line in 1_000..1_100 {
        party.host.gone(line);
    }
    party.play_out();
    party.check_knowledge();
}

#[test]
fn a_seat_belongs_to_the_key_that_took_it() {
    let mut party = table();
    stranger(&mut party, 90, 90);
    say(&mut party, 90, &hello(SECRET, "Mallory"));
    answers(&mut party, 90);
    let refused = |party: &mut Party<State>, message: &FromGuest| {
        say(party, 90, message);
        answers(party, 90)
    };
    let sit = |seat: usize| FromGuest::Sit { seat: Seat::from_index(seat), name: "Mallory".to_owned(), colour: None };
    assert_eq!(refused(&mut party, &sit(0)), [FromHost::Refused(Refusal::Taken)]);
    assert_eq!(refused(&mut party, &sit(5)), [FromHost::Refused(Refusal::NoSeat)]);
    let any = FromGuest::Sit { seat: None, name: "Mallory".to_owned(), colour: None };
    assert_eq!(refused(&mut party, &any), [FromHost::Refused(Refusal::NoSeat)]);
    // Every legal action of the seat to move, at the right moment, by the wrong key.
    let (at, steps) = (Moment { table: 1, change: party.sitting.changes() }, party.sitting.steps());
    let mut legal = Vec::new();
    party.sitting.legal_actions(&mut legal);
    for action in legal.into_iter().take(20) {
        let action = tikal::game::text_of::<State>(party.sitting.rules(), action);
        let play = FromGuest::Play { at, action };
        assert_eq!(refused(&mut party, &play), [FromHost::Refused(Refusal::NotYours)]);
    }
    let back = FromGuest::TakeBack { at, steps: 0 };
    assert_eq!(refused(&mut party, &back), [FromHost::Refused(Refusal::NotYours)]);
    assert_eq!(party.sitting.steps(), steps);
    // The key itself by a second line: the first one is ended, and the game goes on by the second.
    let (key, first, now) = (party.people[0].key, party.people[0].line.unwrap(), party.now);
    party.host.arrived(91, key, now);
    say(&mut party, 91, &hello(SECRET, "Guest 0"));
    assert_eq!(parting(&mut party, first), Some(Parting::Elsewhere));
    party.host.gone(91);
    party.break_line(0);
    party.call(0);
    party.play_out();
    party.check_knowledge();
}

#[test]
fn old_messages_are_not_played_again() {
    let mut party = table();
    let at = |party: &Party<State>| Moment { table: 1, change: party.sitting.changes() };
    // Everything that was ever said comes once more, by the line of whoever said it.
    let mut said = Vec::new();
    while party.sitting.steps() < 60 {
        let (moment, steps) = (at(&party), party.sitting.steps());
        assert!(party.step());
        if party.sitting.steps() > steps {
            said.push((moment, party.sitting.line(steps).unwrap()));
        }
    }
    assert!(said.len() > 10);
    let steps = party.sitting.steps();
    for (index, (at, action)) in said.into_iter().enumerate() {
        party.now += Duration::from_secs(1);
        for person in 0..2 {
            let line = party.people[person].line.unwrap();
            say(&mut party, line, &FromGuest::Play { at, action: action.clone() });
            let answers = answers(&mut party, line);
            assert!(answers.contains(&FromHost::Refused(Refusal::Late)), "message {index}: {answers:?}");
        }
    }
    assert_eq!(party.sitting.steps(), steps);
    // Those of an earlier run of the host, either.
    let line = party.people[0].line.unwrap();
    let change = party.sitting.changes();
    say(&mut party, line, &FromGuest::Play { at: Moment { table: 2, change }, action: "end".to_owned() });
    assert!(answers(&mut party, line).contains(&FromHost::Refused(Refusal::Late)));
}

#[test]
fn messages_are_cut_out_of_any_pieces_and_none_is_too_long() {
    let messages: Vec<FromGuest> = (0..50).map(|steps| FromGuest::TakeBack { at: Moment::default(), steps }).collect();
    let bytes: Vec<u8> = messages.iter().flat_map(framed).collect();
    for size in [1, 2, 3, 7, 1_000] {
        let mut frames = Frames::new(MAX_FROM_GUEST);
        let cut: Vec<FromGuest> = bytes
            .chunks(size)
            .flat_map(|piece| frames.take(piece).unwrap())
            .map(|message| read(&message).unwrap())
            .collect();
        assert_eq!(cut, messages);
    }
    let mut frames = Frames::new(MAX_FROM_GUEST);
    assert_eq!(frames.take(&[0xff; 4]), Err(NotAMessage::TooLong(u32::MAX as usize)));
    // The longest of each kind fits.
    let long = |most: usize| "\u{1f5ff}".repeat(most);
    let longest = FromGuest::Sit { seat: Some(Seat::ALL[5]), name: long(80), colour: Some(long(80)) };
    for message in [longest, FromGuest::Say { text: long(MAX_CHAT) }] {
        let frame = framed(&message);
        assert!(frame.len() <= MAX_FROM_GUEST);
        assert_eq!(read::<FromGuest>(&frame[4..]), Ok(message));
    }
    // One letter more does not.
    let frame = framed(&FromGuest::Say { text: long(MAX_CHAT + 1) });
    assert_eq!(read::<FromGuest>(&frame[4..]), Err(NotAMessage::Nonsense));
    // Nor do brackets without end.
    assert_eq!(read::<FromGuest>(&[b'['; 4_000]), Err(NotAMessage::Nonsense));
}

#[test]
fn a_hostile_host_is_not_followed() {
    let party = table();
    let text = party.sitting.table_text().unwrap();
    let library = Library::<State>::built_in();
    let strange = |text: &str| matches!(Guest::<State>::new(text, &library), Err(GuestError::Table(_)));
    assert!(strange("") && strange("Record(format: 2)") && strange(&text.replace("format: 2", "format: 99")));
    assert!(strange(&text.replace("action_points: ", "action_points: 99")));
    let mut guest = Guest::<State>::new(&text, &library).unwrap();
    let told = |from, start: Option<&str>, steps: Vec<Step>| FromHost::Told {
        seat: None,
        moment: Some(Moment::default()),
        told: Told { from, start: start.map(str::to_owned), is_open: false, steps },
    };
    let step = |line: &str| Step { line: line.to_owned(), as_if: None, before: None, after: None };
    let strays = |reason| Err(GuestError::Strays(reason));
    assert_eq!(guest.receive(told(0, None, vec![])), strays(Strays::Gap(0)));
    assert_eq!(guest.receive(told(9, Some("{}"), vec![])), strays(Strays::Gap(9)));
    assert_eq!(guest.receive(told(0, Some("{}"), vec![])), strays(Strays::Position(0)));
    assert_eq!(guest.receive(told(0, Some(&"[".repeat(9_000)), vec![])), strays(Strays::Position(0)));
    let whole = Teller::new(None).tell(&party.sitting).unwrap();
    let beginning = whole.start.as_deref();
    assert_eq!(guest.receive(told(0, beginning, vec![step("end")])), strays(Strays::Action(0)));
    let many = vec![step("end"); MAX_ACTIONS + 1];
    assert_eq!(guest.receive(told(0, beginning, many)), strays(Strays::TooLong));
    // Somebody else's seat.
    let other = FromHost::Told { seat: Some(Seat::ALL[0]), moment: None, told: whole.clone() };
    assert_eq!(guest.receive(other), Err(GuestError::Disorder));
    // Another game than at first.
    let table = begin::<State>("classic", &people(2), 4).table_text().unwrap();
    let other = FromHost::Welcome { version: Version::own(), table };
    assert_eq!(guest.receive(other), Err(GuestError::OtherGame));
    // After all that it still follows a host that keeps to the messages.
    assert!(guest.receive(FromHost::Told { seat: None, moment: None, told: whole }).is_ok());
}

#[test]
fn a_ticket_comes_back_from_its_text_and_a_damaged_one_is_refused() {
    let ticket = Ticket {
        host: Bytes([200; 32]),
        secret: SECRET,
        addresses: vec!["192.0.2.7:4433".parse().unwrap(), "[2001:db8::7]:4433".parse().unwrap()],
        relay: Some("https://relay.example.org/".to_owned()),
    };
    let text = ticket.to_string();
    assert_eq!(text.parse(), Ok(ticket.clone()));
    assert_eq!(format!(" {}\n{}", &text[..40], &text[40..]).parse(), Ok(ticket));
    assert_eq!("classic".parse::<Ticket>(), Err(NotATicket::NoTicket));
    for (index, sign) in text.char_indices().skip("tikal-table1-".len()) {
        for other in ['A', '7', '@', 'é', '\0'] {
            let mut changed = text.clone();
            changed.replace_range(index..=index, &other.to_string());
            assert!(other == sign || changed.parse::<Ticket>() == Err(NotATicket::Damaged), "{changed}");
        }
        assert!(text[..index].parse::<Ticket>().is_err());
    }
    // A key says nothing of itself in a log.
    assert_eq!(format!("{SECRET:?}"), "07070707");
}
