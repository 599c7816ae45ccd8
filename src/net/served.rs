//! A table that is served: the game, the computers that think at it, its guests and the files that outlive it, in one loop
//! that runs until the game is over and everybody has gone, or until it is stopped.
//!
//! Says nothing in words: whoever starts it is told its news. Guests come by the network (feature `net`) or sit in this
//! program, and it makes no difference which.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::clock::{Clock, ClockRule};
use super::door::{Door, Listener, Order, Wake};
use super::event::{Event, FIRST_HERE, Pass};
use super::host::{Host, HostNews, Out};
use super::kept::{KeptTable, number_of, table_file};
#[cfg(feature = "net")]
use super::line::{Lines, NoLine, Reach};
use super::message::{Bytes, HEAD};
use super::ticket::Ticket;
use crate::ai::Playable;
use crate::game::{Actor, Rules, Seat};
use crate::library::FileError;
use crate::sitting::Sitting;
use crate::sitting::search::Thinking;
use crate::sitting::thinker::{Next, Thinker};

/// The time between two looks of a table at its lines.
const TICK: Duration = Duration::from_secs(1);
/// The most of a time that may be lost if the program is killed.
const KEEP_CLOCK: Duration = Duration::from_secs(5);
/// The longest that a table waits at the end of its game for guests with a seat who have not seen it.
const LAST: Duration = Duration::from_hours(1);
/// The longest that a table which is stopped waits until its guests have heard it.
const GOODBYE: Duration = Duration::from_secs(2);

/// The news of a table, for whoever serves it.
#[derive(Clone, Debug)]
pub enum TableNews {
    /// Others can come with this ticket.
    Opened(Ticket),
    /// Something happened at the table.
    Host(HostNews),
    /// These seats wait for somebody.
    Waits(Vec<Seat>),
    /// Everybody is there: the game goes on.
    Begins,
    /// An action was played: the name of who played it, if it was not chance, and its line as everybody may read it.
    Played(Option<String>, String),
    /// The game, or who sits where, cannot be kept; nothing is told to anybody until it can.
    NotKept(Arc<FileError>),
    /// An order cannot be followed: there is no such seat, or it is so already.
    NotDone,
    /// The game is over, with the name and the score of each seat; none for one that is out of the game.
    Over(Vec<(String, Option<i32>)>),
    /// The table rests: its game is put away. Those who were there may still be hearing it.
    Rests,
}

/// Why a game cannot be served.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotServed {
    /// People deal for chance by hand.
    #[error("chance is entered by hand in this game")]
    ByHand,
    /// The system has no place for its file.
    #[error("there is no place for the game's file")]
    NoFolder,
    /// Its file cannot be written.
    #[error("the game cannot be kept: {0}")]
    NotKept(Arc<FileError>),
}

/// A wish of whoever opens a table; what is not said here stays as it was when the table began.
#[derive(Clone, Debug, Default)]
pub struct Wishes {
    /// The address to listen on.
    pub address: Option<SocketAddr>,
    /// The relay; an empty text for none.
    pub relay: Option<String>,
    /// True if everything goes through the relay.
    pub relay_alone: bool,
    /// True if guests without a seat may look on.
    pub lets_watch: bool,
    /// The clock of a table that has none yet.
    pub clock: Option<ClockRule>,
}

/// A way by which bytes go to others.
trait Carrier: Send {
    fn send(&self, line: u64, frame: Vec<u8>);
    fn close(&self, line: u64);
}

#[cfg(feature = "net")]
impl Carrier for Arc<Lines> {
    fn send(&self, line: u64, frame: Vec<u8>) {
        Lines::send(self, line, frame);
    }

    fn close(&self, line: u64) {
        Lines::close(self, line);
    }
}

/// A game that can be served on a thread of its own.
pub trait Servable:
    Playable<Action: Send, Rules: Rules<Definition: Send> + Send + Sync, Setup: Send, Position: Send, Illegal: Send>
    + Send
    + 'static
{
}

impl<G> Servable for G where
    G: Playable<Action: Send, Rules: Rules<Definition: Send> + Send + Sync, Setup: Send, Position: Send, Illegal: Send>
        + Send
        + 'static
{
}

/// A table that is served here.
pub struct Table<G: Servable> {
    sitting: Sitting<G>,
    thinker: Thinker<G>,
    host: Host<G>,
    kept: KeptTable,
    path: PathBuf,
    #[cfg_attr(not(feature = "net"), expect(dead_code, reason = "there is no network"))]
    relay_alone: bool,
    door: Door,
    wakes: Receiver<Wake>,
    network: Option<Box<dyn Carrier>>,
    /// The lines within this program.
    here: BTreeMap<u64, Listener>,
    lines: BTreeSet<u64>,
    since: Instant,
    /// The seats that wait for somebody, as was told last.
    waits: Option<Vec<Seat>>,
    /// The number of actions that were told.
    told: usize,
    /// True if something about the table is not written yet.
    is_unwritten: bool,
    /// True while the game, or who sits where, cannot be kept.
    has_failed: bool,
    /// Since when the game is over, and the seats of guests who have not been here since then.
    over: Option<(Duration, BTreeSet<Seat>)>,
    news: Vec<TableNews>,
}

impl<G: Servable> Table<G> {
    /// A table for this game, which has to have a file; with what was kept of it if it was served before. `make` gives
    /// random bytes.
    ///
    /// # Errors
    /// Why it cannot be served.
    #[expect(clippy::disallowed_methods, reason = "the times of guests are measured from here")]
    pub fn new(
        sitting: Sitting<G>,
        kept: Option<KeptTable>,
        wishes: &Wishes,
        make: impl Fn() -> Bytes<32>,
    ) -> Result<Self, NotServed> {
        if sitting.deals_by_hand() {
            return Err(NotServed::ByHand);
        }
        if !sitting.settle() {
            return Err(sitting.failure().map_or(NotServed::NoFolder, NotServed::NotKept));
        }
        let path = sitting.game_file().ok_or(NotServed::NoFolder)?;
        let mut kept = kept.unwrap_or_else(|| KeptTable::new(&make));
        // What is said now goes before what was said when the table began.
        kept.relay = wishes.relay.clone().or(kept.relay);
        kept.address = wishes.address.or(kept.address);
        kept.lets_watch |= wishes.lets_watch;
        kept.holders.resize(sitting.seats().len(), None);
        let seats = sitting.seats().len();
        kept.clock = kept.clock.or_else(|| wishes.clock.map(|rule| Clock::new(rule, seats).kept()));
        kept.write(&table_file(&path)).map_err(|error| NotServed::NotKept(Arc::new(error)))?;
        let mut host = Host::new(kept.secret, number_of(make()), kept.holders.clone(), kept.lets_watch);
        kept.clock.iter().for_each(|clock| host.set_clock(Clock::of(clock, seats)));
        let (door, wakes) = Door::new(kept.secret, kept.own_guest());
        Ok(Self {
            sitting,
            thinker: Thinker::default(),
            host,
            kept,
            path,
            relay_alone: wishes.relay_alone,
            door,
            wakes,
            network: None,
            here: BTreeMap::new(),
            lines: BTreeSet::new(),
            since: Instant::now(),
            waits: None,
            told: 0,
            is_unwritten: false,
            has_failed: false,
            over: None,
            news: Vec::new(),
        })
    }

    /// The door by which the table is reached in this program.
    #[must_use]
    pub fn door(&self) -> Door {
        self.door.clone()
    }

    /// The file of the game.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The rule of its clock, if it has one.
    #[must_use]
    pub fn clock(&self) -> Option<ClockRule> {
        self.kept.clock.as_ref().map(|clock| clock.rule)
    }

    /// Opens the table to the network. The ticket comes as news, once it is known where the table is found.
    ///
    /// # Errors
    /// Why there is no network.
    #[cfg(feature = "net")]
    pub fn open(&mut self) -> Result<(), NoLine> {
        let (address, relay) = (self.kept.address, self.kept.relay.clone());
        let reach = Reach { address, relay, relay_alone: self.relay_alone };
        let (door, secret) = (self.door.clone(), self.kept.secret);
        let events = door.clone();
        let lines = Lines::open(self.kept.key, &reach, move |event| {
            events.send(Wake::Line(event));
        })?;
        let lines = Arc::new(lines);
        self.network = Some(Box::new(Arc::clone(&lines)));
        // It may take seconds to find out where this machine is.
        let listens = move || {
            let ticket = lines.listen(secret);
            let address = lines.address();
            // Its place at the table is the last one.
            drop(lines);
            door.send(Wake::Ticket(ticket, address));
        };
        Builder::new().name("ticket".to_owned()).spawn(listens)?;
        Ok(())
    }

    /// Serves guests until the game is over and all have gone, or until it is stopped; then the game is put away, and
    /// everybody hears goodbye. Whoever holds a seat and is away at the end is waited for, an hour at most. `tell` is
    /// called with what happens.
    pub fn serve(mut self, mut tell: impl FnMut(TableNews)) {
        self.news_of_waiting();
        while !(self.lines.is_empty() && self.has_been_seen()) {
            let now = self.since.elapsed();
            match self.wakes.recv_timeout(TICK) {
                Ok(Wake::Line(event)) => self.line_event(event, now),
                Ok(Wake::Here(line, key, listener)) => {
                    listener(Event::Open(line, key));
                    self.here.insert(line, listener);
                    self.line_event(Event::Open(line, key), now);
                }
                Ok(Wake::Ticket(ticket, address)) => {
                    // The very port, so that the ticket is good the next time too.
                    self.kept.address = address.or(self.kept.address);
                    self.is_unwritten = true;
                    self.news.push(TableNews::Opened(ticket));
                }
                Ok(Wake::Order(Order::Free(seat))) => {
                    if !self.host.free(&mut self.sitting, seat) {
                        self.news.push(TableNews::NotDone);
                    }
                }
                Ok(Wake::Order(Order::Computer(seat, level))) => {
                    if !self.host.give_to_computer(&mut self.sitting, seat, level) {
                        self.news.push(TableNews::NotDone);
                    }
                }
                // Cannot be otherwise than by order: a door is kept here.
                Ok(Wake::Order(Order::Stop)) | Err(RecvTimeoutError::Disconnected) => break,
                Ok(Wake::Work) | Err(RecvTimeoutError::Timeout) => self.host.tick(now),
            }
            self.go_on();
            self.send();
            self.news.drain(..).for_each(&mut tell);
        }
        self.host.close_all();
        self.send();
        // Whatever was decided last about who sits where, and whose time it is.
        self.kept.clock = self.host.clock();
        self.is_unwritten = true;
        self.write();
        self.sitting.put_away();
        self.news.drain(..).chain([TableNews::Rests]).for_each(&mut tell);
        self.part();
    }

    /// Waits a moment until everybody has heard that the table rests. Nobody else is let in, and nothing is played.
    fn part(&mut self) {
        let end = self.since.elapsed() + GOODBYE;
        while !self.lines.is_empty() {
            match self.wakes.recv_timeout(end.saturating_sub(self.since.elapsed())) {
                Ok(Wake::Line(Event::Ended(line))) => _ = self.lines.remove(&line),
                Ok(Wake::Line(Event::Open(line, _))) => {
                    if let Some(network) = &self.network {
                        network.close(line);
                    }
                }
                Ok(Wake::Here(line, _, listener)) => listener(Event::Ended(line)),
                Ok(_) => {}
                Err(_) => return,
            }
        }
    }

    /// True if the game is over and everybody has seen it, or was waited for.
    fn has_been_seen(&self) -> bool {
        let is_late = |over: Duration| self.since.elapsed() >= over + LAST;
        self.over.as_ref().is_some_and(|(over, missing)| missing.is_empty() || is_late(*over))
    }

    fn line_event(&mut self, event: Event, now: Duration) {
        match event {
            Event::Open(line, key) => {
                self.lines.insert(line);
                self.host.arrived(line, key, now);
            }
            Event::Message(line, message, _pass) => self.host.receive(&mut self.sitting, line, &message, now),
            Event::Ended(line) => {
                self.end_here(line);
                self.lines.remove(&line);
                self.host.gone(line);
            }
        }
    }

    /// Plays for computers, keeps what has changed, and gathers the news.
    fn go_on(&mut self) {
        if self.kept.holders != self.host.holders() {
            self.kept.holders = self.host.holders().to_vec();
            self.is_unwritten = true;
        }
        self.news.extend(self.host.take_news().into_iter().map(TableNews::Host));
        self.news_of_waiting();
        if self.host.is_full(&self.sitting) {
            self.play_for_computers();
        }
        self.host.run_clock(&mut self.sitting, self.since.elapsed());
        self.keep_clock();
        if self.host.is_full(&self.sitting) {
            // The clock may have given one of them a seat.
            self.play_for_computers();
        }
        // Nobody is told what is not safe, so the table waits meanwhile.
        let failure = self.write().or_else(|| self.sitting.failure());
        if let Some(error) = failure.as_ref().filter(|_| !self.has_failed) {
            self.news.push(TableNews::NotKept(Arc::clone(error)));
        }
        self.has_failed = failure.is_some();
        if !self.is_unwritten {
            self.host.follow(&self.sitting);
        }
        self.news_of_game();
    }

    fn send(&mut self) {
        for out in self.host.take_out() {
            match (out, &self.network) {
                (Out::Send(line, mut frame), _) if line >= FIRST_HERE => {
                    if let Some(listener) = self.here.get(&line) {
                        listener(Event::Message(line, frame.split_off(HEAD), Pass::default()));
                    }
                }
                (Out::Close(line), _) if line >= FIRST_HERE => self.end_here(line),
                (Out::Send(line, frame), Some(network)) => network.send(line, frame),
                (Out::Close(line), Some(network)) => network.close(line),
                // Cannot be: other lines come by the network.
                (_, None) => {}
            }
        }
    }

    /// Ends a line within this program.
    fn end_here(&mut self, line: u64) {
        if let Some(listener) = self.here.remove(&line) {
            listener(Event::Ended(line));
            self.lines.remove(&line);
        }
    }

    fn play_for_computers(&mut self) {
        while self.sitting.computer_to_move().is_some() {
            let wake = self.door.waker();
            let action = match self.thinker.next(&self.sitting, Thinking::Worker, move || wake()) {
                Next::Thinking => return,
                Next::Action(action) => Some(action),
                Next::Nothing => self.sitting.computers_way_out(),
            };
            let Some(action) = action else { return };
            // The plan was made for this state; should it not fit, it is made anew.
            if self.sitting.play(action).is_ok() {
                self.thinker.take(&self.sitting);
            } else {
                self.thinker.stop();
                return;
            }
        }
    }

    /// Sees to it that the clock is written when another turn begins, and every few seconds.
    fn keep_clock(&mut self) {
        let now = self.host.clock();
        let is_near = |(now, kept): (&u64, &u64)| now.abs_diff(*kept) < KEEP_CLOCK.as_millis() as u64;
        let is_kept = match (&now, &self.kept.clock) {
            (Some(now), Some(kept)) => now.turn == kept.turn && now.left.iter().zip(&kept.left).all(is_near),
            (now, kept) => now == kept,
        };
        if !is_kept {
            self.kept.clock = now;
            self.is_unwritten = true;
        }
    }

    /// Writes beside the game who holds which seat, if that has changed; why it cannot be written.
    fn write(&mut self) -> Option<Arc<FileError>> {
        if self.is_unwritten {
            match self.kept.write(&table_file(&self.path)) {
                Ok(()) => self.is_unwritten = false,
                Err(error) => return Some(Arc::new(error)),
            }
        }
        None
    }

    /// Says which seats wait for somebody, or that the game goes on, when that has changed.
    fn news_of_waiting(&mut self) {
        let free = |seat: &Seat| self.sitting.is_person(*seat) && self.host.holders()[seat.index()].is_none();
        let free: Vec<Seat> = Seat::ALL.into_iter().take(self.host.holders().len()).filter(free).collect();
        if self.waits.as_ref() != Some(&free) {
            self.news.push(if free.is_empty() { TableNews::Begins } else { TableNews::Waits(free.clone()) });
            self.waits = Some(free);
        }
    }

    /// Says what was played, as everybody may read it.
    fn news_of_game(&mut self) {
        let steps = self.sitting.steps();
        self.told = self.told.min(steps);
        for index in self.told..steps {
            let by = match self.sitting.seen_from(index).next().map(|seen| seen.before.state().actor()) {
                Some(Actor::Seat(seat)) => Some(self.sitting.name(seat).to_owned()),
                _ => None,
            };
            let line = self.sitting.public_line(index).unwrap_or_default();
            self.news.push(TableNews::Played(by, line));
        }
        self.told = steps;
        let view = self.sitting.public_view();
        let is_over = view.state().actor() == Actor::Nobody;
        if !is_over {
            self.over = None;
            return;
        }
        if self.over.is_none() {
            let mut scores = Vec::new();
            view.state().scores(&mut scores);
            let names = self.sitting.seats().iter().map(|seat| seat.name.clone());
            self.news.push(TableNews::Over(names.zip(scores).collect()));
        }
        let (host, sitting) = (&self.host, &self.sitting);
        let seats = Seat::ALL.into_iter().take(host.holders().len()).filter(|&seat| sitting.is_person(seat));
        let (_, missing) = self.over.get_or_insert_with(|| (self.since.elapsed(), seats.collect()));
        // Whoever is here is told everything that is safe.
        let is_away = |seat: &Seat| host.holders()[seat.index()].is_some_and(|key| host.line_of(key).is_none());
        if sitting.safe() == steps {
            missing.retain(is_away);
        }
    }
}

/// A table that is served on a thread of its own. Stopped when this is dropped.
pub struct Served {
    door: Door,
    path: PathBuf,
    thread: Option<JoinHandle<()>>,
}

impl Served {
    /// Serves a table on a thread of its own, where `tell` is called.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn start<G: Servable>(table: Table<G>, tell: impl FnMut(TableNews) + Send + 'static) -> io::Result<Self> {
        let (door, path) = (table.door(), table.path().to_owned());
        let thread = Builder::new().name("table".to_owned()).spawn(move || table.serve(tell))?;
        Ok(Self { door, path, thread: Some(thread) })
    }

    /// The door by which the table is reached in this program.
    #[must_use]
    pub fn door(&self) -> &Door {
        &self.door
    }

    /// The file of the game.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// True if it has ended: its game is put away, and others may open it.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }
}

impl Drop for Served {
    /// Waits for seconds at most until the game is put away.
    fn drop(&mut self) {
        self.door.order(Order::Stop);
        if let Some(thread) = self.thread.take() {
            // Its fault would be told by its own thread.
            let _ = thread.join();
        }
    }
}
