//! Tables that are served on a thread of their own, with guests in the same program and by the network: games are played to
//! their end, and go on after a rest with the same guests.

#![expect(clippy::disallowed_methods, reason = "waits for threads and the network")]

use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tikal::ai::{Budget, Level, suggest};
use tikal::game::{Actor, Player};
use tikal::library::{Library, Shelf, read_text};
use tikal::net::door::{Bell, Door};
use tikal::net::guest::{Guest, GuestNews};
use tikal::net::joined::{Came, Joined};
use tikal::net::kept::{KeptTable, table_file};
use tikal::net::message::{Bytes, FromHost, Holder, Parting};
use tikal::net::served::{NotServed, Servable, Served, Table, TableNews, Wishes};
use tikal::sitting::Sitting;
use tikal::sitting::keep::Keep;
use tikal::{chac, legend, tikal as base};

use crate::killed::opened_for;
use crate::party::{Tried, begin, people};

/// Long enough for a slow and busy machine.
const PATIENCE: Duration = Duration::from_mins(5);

/// A game of these seats that is kept in this folder.
pub fn kept<G: Tried>(variant: &str, seats: &[Player], folder: &Path, bell: &Bell) -> Sitting<G> {
    let mut sitting = begin::<G>(variant, seats, 6);
    let shelf = Shelf::new(folder.to_owned());
    sitting.keep(Keep::From { shelf, name: "table".to_owned(), waker: bell.waker() });
    sitting.begin_keeping();
    sitting
}

/// Random enough for a test.
fn make() -> Bytes<32> {
    thread_local!(static NEXT: Cell<u8> = const { Cell::new(1) });
    NEXT.with(|next| Bytes([next.replace(next.get() + 1); 32]))
}

fn table<G: Tried + Servable>(sitting: Sitting<G>, file: Option<KeptTable>, bell: &Bell) -> Table<G> {
    let here = Some("127.0.0.1:0".parse().unwrap());
    let wishes = Wishes { address: here, relay: Some(String::new()), ..Wishes::default() };
    let table = Table::new(sitting, file, &wishes, make).unwrap();
    bell.hang(&table.door());
    table
}

fn served<G: Tried + Servable>(table: Table<G>) -> (Served, Receiver<TableNews>) {
    let (sender, news) = channel();
    (Served::start(table, move |it| drop(sender.send(it))).unwrap(), news)
}

/// Somebody at a table, who wants so many seats.
pub struct Sitter<G: Tried> {
    joined: Joined,
    pub guest: Option<Guest<G>>,
    wants: usize,
    has_asked: bool,
    since: Instant,
    pub parting: Option<Parting>,
}

impl<G: Tried> Sitter<G> {
    pub fn new(joined: Joined, wants: usize) -> Self {
        Self { joined, guest: None, wants, has_asked: false, since: Instant::now(), parting: None }
    }

    fn here(door: &Door, wants: usize) -> Self {
        Self::new(Joined::here(door.clone(), "Ana", Arc::new(|| ())), wants)
    }

    /// Looks at what has come, and plays what there is to play.
    pub fn look(&mut self) {
        assert!(self.since.elapsed() < PATIENCE, "the game does not end");
        while let Some(came) = self.joined.poll(self.since.elapsed()) {
            match came {
                Came::Broken(_) => {
                    self.has_asked = false;
                    self.guest.iter_mut().for_each(Guest::broken);
                }
                Came::Message(message) => {
                    if let (FromHost::Welcome { table, .. }, None) = (&message, &self.guest) {
                        self.guest = Some(Guest::new(table, &Library::<G>::built_in()).unwrap());
                    }
                    let Some(guest) = &mut self.guest else { continue };
                    match guest.receive(message).unwrap() {
                        GuestNews::Seats if !self.has_asked && guest.own_seats().count() < self.wants => {
                            self.has_asked = true;
                            (0..self.wants).for_each(|_| guest.sit(None, "Ana", None));
                        }
                        GuestNews::Bye(parting) => self.parting = Some(parting),
                        _ => {}
                    }
                }
            }
            self.act();
        }
    }

    fn act(&mut self) {
        let Some(guest) = &mut self.guest else { return };
        if let Some(seat) = guest.to_move() {
            let view = guest.game(Some(seat)).unwrap().view().unwrap();
            let seed = guest.game(Some(seat)).unwrap().heard().len() as u64;
            let action = suggest::<G>(guest.rules(), &view, Level::Random, Budget::Level, seed).action;
            guest.play(action);
        }
        for message in guest.take_out() {
            self.joined.send(&message);
        }
    }

    pub fn heard(&self) -> usize {
        let game = self.guest.as_ref().and_then(|guest| guest.game(guest.own_seats().next()));
        game.map_or(0, |game| game.heard().len())
    }

    pub fn is_over(&self) -> bool {
        let view = self.guest.as_ref().and_then(|guest| guest.game(guest.own_seats().next())?.view());
        view.is_some_and(|view| view.state().actor() == Actor::Nobody)
    }

    /// Plays on until this is so.
    fn until(&mut self, mut is_so: impl FnMut(&Self) -> bool) {
        while !is_so(self) {
            self.joined.wait(self.since.elapsed());
            self.look();
        }
    }
}

pub fn has_ended(served: &Served) {
    let since = Instant::now();
    while !served.has_ended() {
        assert!(since.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Whoever serves the table plays two of its seats, with a computer; the table rests after some actions, and goes on.
fn played_here<G: Tried + Servable>(variant: &str) {
    let folder = tempfile::tempdir().unwrap();
    let bell = Bell::default();
    let seats = [people(2), vec![Player::Computer("random".to_owned())]].concat();
    let table = table(kept::<G>(variant, &seats, folder.path(), &bell), None, &bell);
    let (first, news) = served(table);
    let path: PathBuf = first.path().to_owned();
    let mut ana = Sitter::<G>::here(first.door(), 2);
    ana.until(|ana| ana.heard() >= 25);
    drop(first);
    ana.until(|ana| ana.parting.is_some());
    assert_eq!(ana.parting, Some(Parting::Closed));
    let (heard, file) = (ana.heard(), KeptTable::read(&table_file(&path)).unwrap());
    assert_eq!(file.holders, [Some(file.own_guest()), Some(file.own_guest()), None]);
    let news: Vec<TableNews> = news.iter().collect();
    assert!(matches!(&news[0], TableNews::Waits(free) if free.len() == 2), "{:?}", news[0]);
    assert_eq!(news.iter().filter(|it| matches!(it, TableNews::Begins)).count(), 1);
    assert!(news.iter().filter(|it| matches!(it, TableNews::Played(..))).count() >= heard);
    // It has rested; whoever serves it comes back to the same seats, and nothing that was told is lost.
    let bell = Bell::default();
    let sitting = opened_for::<G>(&path, bell.waker());
    assert!(sitting.steps() >= heard, "{} of {heard}", sitting.steps());
    let (again, news) = served(self::table(sitting, Some(file), &bell));
    let mut ana = Sitter::<G>::here(again.door(), 0);
    ana.until(Sitter::is_over);
    let guest = ana.guest.as_ref().unwrap();
    assert_eq!(guest.own_seats().count(), 2);
    assert_eq!(guest.chairs()[2].holder, Holder::Computer);
    drop(ana);
    has_ended(&again);
    assert!(news.iter().any(|it| matches!(&it, TableNews::Over(scores) if scores.len() == 3)));
    assert!(read_text(&path, 1 << 20).unwrap().contains("actions: ["), "it lies there as a finished game");
    // For whoever was away at the end it is open again, until that was seen.
    let bell = Bell::default();
    let file = KeptTable::read(&table_file(&path));
    let (third, _news) = served(self::table(opened_for::<G>(&path, bell.waker()), file, &bell));
    std::thread::sleep(Duration::from_millis(1_500));
    assert!(!third.has_ended(), "somebody who holds a seat has not been here");
    let mut ana = Sitter::<G>::here(third.door(), 0);
    ana.until(Sitter::is_over);
    drop(ana);
    has_ended(&third);
}

#[test]
fn whoever_serves_a_table_sits_at_it_without_the_network() {
    played_here::<base::State>("duel");
    played_here::<legend::State>("short-evening");
    played_here::<chac::State>("shrine");
}

#[test]
fn a_table_that_is_gone_is_called_in_vain() {
    let folder = tempfile::tempdir().unwrap();
    let bell = Bell::default();
    let table = table(kept::<base::State>("duel", &people(2), folder.path(), &bell), None, &bell);
    let door = table.door();
    drop(served(table));
    let mut joined = Joined::here(door, "Ana", Arc::new(|| ()));
    let Some(Came::Broken(pause)) = joined.poll(Duration::ZERO) else { panic!("the line stands") };
    assert_eq!(joined.again(), Some(pause));
    assert!(joined.poll(pause.saturating_sub(Duration::from_millis(1))).is_none());
    // It is tried again, and the pause is longer then.
    assert!(matches!(joined.poll(pause), Some(Came::Broken(longer)) if longer > pause));
}

#[test]
fn a_game_without_a_file_or_dealt_by_hand_is_not_served() {
    let wishes = Wishes::default();
    let refused = |sitting: Sitting<base::State>| Table::new(sitting, None, &wishes, make).err();
    assert!(matches!(refused(begin("duel", &people(2), 1)), Some(NotServed::NoFolder)));
    let by_hand = crate::party::by_hand::<base::State>("duel", &people(2));
    assert!(matches!(refused(by_hand), Some(NotServed::ByHand)));
}

#[cfg(feature = "net")]
#[test]
fn a_guest_by_the_network_and_whoever_serves_the_table_play_a_game() {
    use tikal::net::line::{new_key, reach_of};

    let folder = tempfile::tempdir().unwrap();
    let bell = Bell::default();
    let mut table = table(kept::<base::State>("duel", &people(2), folder.path(), &bell), None, &bell);
    table.open().unwrap();
    let (served, news) = served(table);
    let mut ana = Sitter::<base::State>::here(served.door(), 1);
    ana.look();
    let ticket = news.iter().find_map(|it| if let TableNews::Opened(ticket) = it { Some(ticket) } else { None });
    let ticket = ticket.unwrap();
    let file = KeptTable::read(&table_file(served.path())).unwrap();
    assert_eq!(file.address, ticket.addresses.first().copied());
    let (woken, wakes) = channel();
    let reach = reach_of(&ticket);
    let joined = Joined::by_ticket(
        ticket,
        &reach,
        new_key(),
        "Ben",
        Arc::new(move || {
            let _ = woken.send(());
        }),
    )
    .unwrap();
    let mut ben = Sitter::<base::State>::new(joined, 1);
    while !(ana.is_over() && ben.is_over()) {
        // The waker is all that says when to look.
        let _ = wakes.recv_timeout(Duration::from_millis(5));
        ana.look();
        ben.look();
    }
    assert_eq!(ana.heard(), ben.heard());
    drop((ana, ben));
    has_ended(&served);
}
