//! Memory that strangers can make a host or a guest hold: floods, the longest messages, many lines and readers that take nothing,
//! by real lines on this machine, from a process of their own, while the memory of this one is measured.
//!
//! A second process is this program again, as one of its ignored tests.

#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::disallowed_methods, reason = "waits for the network")]

extern crate tikal_core as tikal;

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tikal::game::{DealerDef, Player, RecordOptions, Rules, Seat, SeatRecord, Session};
use tikal::lab::{SetupWish, Studied};
use tikal::library::{Library, Shelf};
use tikal::net::door::Bell;
use tikal::net::event::Event;
use tikal::net::guest::{Guest, hello};
use tikal::net::joined::{Came, Joined};
use tikal::net::line::{Lines, Reach, new_key, reach_of};
use tikal::net::message::{
    Bytes, Emote, FromGuest, FromHost, MAX_FROM_GUEST, MAX_FROM_HOST, Moment, Version, framed, read,
};
use tikal::net::served::{Served, Table, TableNews, Wishes};
use tikal::net::ticket::Ticket;
use tikal::sitting::Sitting;
use tikal::sitting::keep::Keep;
use tikal::sitting::retelling::{Step, Teller};
use tikal::tikal::State;

/// The most that strangers may add.
const MOST: usize = 64 << 20;
/// The time for which it is measured.
const TIME: Duration = Duration::from_secs(8);
/// Long enough for a slow and busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
const TICKET: &str = "TIKAL_TEST_TICKET";

/// The memory of this process, in bytes.
fn resident() -> usize {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() << 10
}

/// The process is one, so one thing is measured at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// Another process of this program, which ends with this one's test.
struct Other(Child);

impl Other {
    fn start(test: &str, ticket: Option<&Ticket>) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["--exact", test, "--ignored", "--nocapture"]).stdout(Stdio::piped()).stderr(Stdio::null());
        command.envs(ticket.map(|ticket| (TICKET, ticket.to_string())));
        Self(command.spawn().unwrap())
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn here() -> Reach {
    Reach {
        address: Some("127.0.0.1:0".parse::<SocketAddr>().unwrap()),
        relay: Some(String::new()),
        relay_alone: false,
    }
}

fn game() -> Sitting<State> {
    let rules = Arc::clone(Library::<State>::built_in().find("classic").unwrap());
    let start = State::new(&rules, 2, &State::setup_of(&rules, &SetupWish::default(), Seat::default()));
    let seat = |colour: &String| SeatRecord { name: colour.clone(), colour: colour.clone(), player: Player::Human };
    let seats = rules.colours().iter().take(2).map(seat).collect();
    let mut sitting = Sitting::new(Session::new(rules, start, DealerDef::Seed(1)).0, seats, RecordOptions::default());
    for _ in 0..300 {
        let Some(action) = sitting.persons_way_out() else { break };
        sitting.play(action).unwrap();
    }
    sitting
}

/// Measures what is added to what was held before while `work` is done again and again.
fn measure(name: &str, before: usize, mut work: impl FnMut()) {
    let (since, mut most) = (Instant::now(), before);
    while since.elapsed() < TIME {
        work();
        most = most.max(resident());
    }
    let added = most.saturating_sub(before);
    println!("{name}: {:.1} MB, {:.1} MB more at most", before as f64 / 1e6, added as f64 / 1e6);
    assert!(added < MOST, "{name}: {added} bytes more");
}

#[test]
fn a_host_is_not_bloated_by_its_guests() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = tempfile::tempdir().unwrap();
    let bell = Bell::default();
    let mut sitting = game();
    let shelf = Shelf::new(folder.path().to_owned());
    sitting.keep(Keep::From { shelf, name: "table".to_owned(), waker: bell.waker() });
    sitting.begin_keeping();
    let wishes = Wishes {
        address: Some("127.0.0.1:0".parse().unwrap()),
        relay: Some(String::new()),
        lets_watch: true,
        ..Wishes::default()
    };
    let mut table = Table::new(sitting, None, &wishes, new_key).unwrap();
    bell.hang(&table.door());
    table.open().unwrap();
    let (sender, news) = channel();
    let served = Served::start(table, move |it| drop(sender.send(it))).unwrap();
    let ticket = news.iter().find_map(|it| if let TableNews::Opened(ticket) = it { Some(ticket) } else { None });
    let before = resident();
    let attackers = Other::start("guests_attack", ticket.as_ref());
    let mut came = 0;
    // A busy machine takes its time to start them.
    while came < 30 {
        news.recv_timeout(PATIENCE).unwrap();
        came += 1;
    }
    measure("host", before, || {
        std::thread::sleep(Duration::from_millis(20));
        came += news.try_iter().count();
    });
    println!("{came} news of guests");
    drop(attackers);
    drop(served);
}

#[test]
#[ignore = "is started by the test of a host"]
fn guests_attack() {
    let ticket: Ticket = std::env::var(TICKET).unwrap().parse().unwrap();
    let reach = reach_of(&ticket);
    let flood = |number: usize| -> Vec<u8> {
        let at = Moment::default();
        match number % 6 {
            0 => framed(&FromGuest::Say { text: "\u{1f5ff}".repeat(300) }),
            1 => framed(&FromGuest::AskRecord { at }),
            2 => [&(MAX_FROM_GUEST as u32).to_be_bytes()[..], &vec![b'['; MAX_FROM_GUEST]].concat(),
            3 => framed(&FromGuest::Emote { emote: Emote::Wow }),
            // A message that never ends.
            4 => [&(MAX_FROM_GUEST as u32).to_be_bytes()[..], b"{"].concat(),
            _ => framed(&FromGuest::Sit { seat: None, name: "x".repeat(80), colour: Some("y".repeat(80)) }),
        }
    };
    // Each has a key of its own, comes again and again, and reads nothing after the first messages.
    let guests: Vec<_> = (0..48)
        .map(|number| {
            let (sender, events) = channel();
            let lines = Lines::open(new_key(), &reach, move |event| drop(sender.send(event))).unwrap();
            (number, lines, events)
        })
        .collect();
    let mut held = Vec::new();
    loop {
        for (number, lines, events) in &guests {
            let line = lines.call(&ticket);
            if let Ok(event @ Event::Open(..)) = events.recv_timeout(Duration::from_secs(1)) {
                held.push(event);
                lines.send(line, framed(&hello(ticket.secret, "Mallory")));
                (0..400).for_each(|_| lines.send(line, flood(*number)));
            }
            held.extend(events.try_iter());
            held.truncate(5_000);
        }
    }
}

#[test]
fn a_guest_is_not_bloated_by_its_host() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let before = resident();
    let mut host = Other::start("a_host_attacks", None);
    let output = BufReader::new(host.0.stdout.take().unwrap());
    let ticket = output.lines().map_while(Result::ok).find_map(|line| {
        let start = line.find("tikal-table1-")?;
        line[start..].parse::<Ticket>().ok()
    });
    let ticket = ticket.unwrap();
    // One takes nothing, the other follows what it is told.
    let stalled = Joined::by_ticket(ticket.clone(), &reach_of(&ticket), new_key(), "Ana", Arc::new(|| ())).unwrap();
    let mut joined = Joined::by_ticket(ticket.clone(), &reach_of(&ticket), new_key(), "Ben", Arc::new(|| ())).unwrap();
    let since = Instant::now();
    let (mut guest, mut told, mut failed) = (None::<Guest<State>>, 0, 0);
    measure("guest", before, || {
        std::thread::sleep(Duration::from_millis(2));
        while let Some(came) = joined.poll(since.elapsed()) {
            let Came::Message(message) = came else {
                joined.call_now();
                continue;
            };
            if let FromHost::Welcome { table, .. } = &message {
                guest = Guest::new(table, &Library::built_in()).ok().or(guest.take());
            }
            told += 1;
            failed += usize::from(guest.as_mut().is_some_and(|guest| guest.receive(message).is_err()));
            if since.elapsed() > TIME {
                break;
            }
        }
    });
    assert!(told > 3, "{told} messages, {failed} of them wrong");
    drop(stalled);
}

#[test]
#[ignore = "is started by the test of a guest"]
fn a_host_attacks() {
    let (sender, events) = channel();
    let lines = Lines::open(new_key(), &here(), move |event| drop(sender.send(event))).unwrap();
    println!("{}", lines.listen(Bytes([5; 16])));
    let sitting = game();
    let table = sitting.table_text().unwrap();
    let whole = Teller::new(None).tell(&sitting).unwrap();
    // As many actions as a game may have, each with a position of its own.
    let start = whole.start.clone().unwrap();
    let step = Step { before: Some(start.clone()), ..whole.steps[0].clone() };
    let part = |from: usize, count: usize| FromHost::Told {
        seat: None,
        moment: None,
        told: tikal::sitting::retelling::Told {
            from,
            start: (from == 0).then(|| start.clone()),
            is_open: false,
            steps: vec![step.clone(); count],
        },
    };
    let nonsense = [&(MAX_FROM_HOST as u32).to_be_bytes()[..], &vec![b'['; MAX_FROM_HOST]].concat();
    let mut visit = 0_usize;
    for event in events {
        match event {
            Event::Message(line, message, _) if matches!(read(&message), Ok(FromGuest::Hello { .. })) => {
                visit += 1;
                lines.send(line, framed(&FromHost::Welcome { version: Version::own(), table: table.clone() }));
                match visit % 3 {
                    0 => (0..50).for_each(|_| lines.send(line, nonsense.clone())),
                    1 => (0..80).for_each(|index| lines.send(line, framed(&part(index * 200, 200)))),
                    _ => (0..20_000).for_each(|_| {
                        lines.send(line, framed(&FromHost::Pointed { author: author(), place: "x".repeat(40) }));
                    }),
                }
            }
            Event::Open(..) | Event::Message(..) | Event::Ended(_) => {}
        }
    }
}

fn author() -> tikal::net::message::Author {
    tikal::net::message::Author { guest: 7, name: "y".repeat(80) }
}
