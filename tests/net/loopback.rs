//! The real lines, on this machine alone: no relay, no directory, nothing outside.

#![expect(clippy::disallowed_methods, reason = "waits for the network")]

use std::net::SocketAddr;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tikal::net::event::Event;
use tikal::net::line::{Lines, Reach, new_key, public_key, reach_of};
use tikal::net::message::{Bytes, FromGuest, MAX_FROM_GUEST, Secret, framed, read};
use tikal::net::ticket::Ticket;

const SECRET: Secret = Bytes([5; 16]);
/// Long enough for a slow and busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn here() -> Reach {
    let address = "127.0.0.1:0".parse::<SocketAddr>().unwrap();
    Reach { address: Some(address), relay: Some(String::new()), relay_alone: false }
}

fn open(reach: &Reach) -> (Lines, Bytes<32>, Receiver<Event>) {
    let (sender, events) = channel();
    let key = new_key();
    (Lines::open(key, reach, move |event| drop(sender.send(event))).unwrap(), key, events)
}

/// A host on this machine, and its ticket.
fn host() -> (Lines, Ticket, Receiver<Event>) {
    let (lines, key, events) = open(&here());
    let ticket = lines.listen(SECRET);
    assert_eq!((ticket.host, ticket.relay.as_ref()), (public_key(key), None));
    assert!(!ticket.addresses.is_empty() && ticket.addresses.iter().all(|address| address.ip().is_loopback()));
    (lines, ticket, events)
}

fn next(events: &Receiver<Event>) -> Event {
    events.recv_timeout(PATIENCE).unwrap()
}

fn opened(events: &Receiver<Event>) -> (u64, Bytes<32>) {
    match next(events) {
        Event::Open(line, key) => (line, key),
        other => panic!("{other:?}"),
    }
}

fn ended(events: &Receiver<Event>) {
    while !matches!(next(events), Event::Ended(_)) {}
}

fn chat(text: &str) -> FromGuest {
    FromGuest::Say { text: text.to_owned() }
}

#[test]
fn messages_go_both_ways_and_each_end_knows_the_key_of_the_other() {
    let (host, ticket, at_host) = host();
    assert_eq!(reach_of(&ticket), Reach { address: Some("127.0.0.1:0".parse().unwrap()), ..here() });
    let (guest, key, at_guest) = open(&reach_of(&ticket));
    let line = guest.call(&ticket);
    assert_eq!(opened(&at_guest), (line, ticket.host));
    guest.send(line, framed(&chat("from the guest")));
    let (from, who) = opened(&at_host);
    assert_eq!(who, public_key(key));
    let Event::Message(_, message, _) = next(&at_host) else { panic!("no message") };
    assert_eq!(read(&message), Ok(chat("from the guest")));
    // More than fits into any buffer, and in order.
    let texts: Vec<String> = (0..2_000).map(|number| format!("{number} {}", "x".repeat(200))).collect();
    for text in &texts {
        host.send(from, framed(&chat(text)));
    }
    for text in &texts {
        let Event::Message(_, message, _) = next(&at_guest) else { panic!("no message") };
        assert_eq!(read(&message), Ok(chat(text)));
    }
    // The last words are heard before the line ends.
    host.send(from, framed(&chat("goodbye")));
    host.close(from);
    let Event::Message(_, message, _) = next(&at_guest) else { panic!("no last words") };
    assert_eq!(read(&message), Ok(chat("goodbye")));
    ended(&at_guest);
    ended(&at_host);
}

#[test]
fn a_line_that_breaks_is_told_within_five_seconds() {
    let (host, ticket, at_host) = host();
    let (guest, _, at_guest) = open(&reach_of(&ticket));
    let line = guest.call(&ticket);
    opened(&at_guest);
    guest.send(line, framed(&chat("hello")));
    opened(&at_host);
    let since = Instant::now();
    drop(host);
    ended(&at_guest);
    assert!(since.elapsed() < Duration::from_secs(5), "{:?}", since.elapsed());
    // Nobody is there any more; whoever calls is told so too.
    let line = guest.call(&ticket);
    assert!(matches!(next(&at_guest), Event::Ended(ended) if ended == line));
}

#[test]
fn who_sends_without_end_waits_and_who_sends_too_much_at_once_is_cut_off() {
    let (_host, ticket, at_host) = host();
    let (guest, _, at_guest) = open(&reach_of(&ticket));
    let line = guest.call(&ticket);
    opened(&at_guest);
    // Fifty thousand messages, of which the host looks at none: few get so far as to wait there.
    (0..50_000).for_each(|_| guest.send(line, framed(&chat(&"flood ".repeat(40)))));
    opened(&at_host);
    let mut held = Vec::new();
    while let Ok(event) = at_host.recv_timeout(Duration::from_millis(500)) {
        held.push(event);
    }
    assert!((1..=40).contains(&held.len()), "{} messages wait", held.len());
    drop(held);
    guest.close(line);
    // A message that says it is longer than it may be.
    let line = guest.call(&ticket);
    loop {
        match next(&at_guest) {
            Event::Open(opened, _) if opened == line => break,
            _ => {}
        }
    }
    guest.send(line, (MAX_FROM_GUEST as u32 + 1).to_be_bytes().to_vec());
    ended(&at_guest);
}

#[test]
fn a_ticket_that_is_none_calls_nobody() {
    let (guest, _, at_guest) = open(&here());
    let line = guest.call(&Ticket { host: Bytes([0xff; 32]), secret: SECRET, addresses: Vec::new(), relay: None });
    assert!(matches!(next(&at_guest), Event::Ended(ended) if ended == line));
}
