//! A guest's line to its table, which is opened again when it breaks: by a ticket over the network (feature `net`), or to a
//! table that is served in this program.
//!
//! Knows nothing of the game. Whoever has it looks into it when it is woken ([`Joined::poll`]) or waits ([`Joined::wait`]),
//! and tells it the time.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::time::Duration;

use super::door::{Door, Wake};
use super::event::{Event, Pass};
use super::guest::{Pauses, hello};
#[cfg(feature = "net")]
use super::line::{Lines, NoLine, Reach};
#[cfg(feature = "net")]
use super::message::Bytes;
use super::message::{FromGuest, FromHost, HEAD, Secret, framed, read};
#[cfg(feature = "net")]
use super::ticket::Ticket;
use crate::library::Waker;

/// Something that a guest hears of its line.
#[derive(Debug)]
pub enum Came {
    /// A message of the host.
    Message(FromHost),
    /// The line has ended, and is tried again after this pause.
    Broken(Duration),
}

/// The way to the table.
enum Way {
    #[cfg(feature = "net")]
    Net(Lines, Ticket),
    Here(Door),
}

/// The line of a guest.
pub struct Joined {
    way: Way,
    secret: Secret,
    name: String,
    events: Receiver<Event>,
    sender: Sender<Event>,
    waker: Waker,
    /// An event that was waited for and not looked at.
    next: Option<Event>,
    /// The number of the line that stands, or is being opened.
    line: u64,
    pauses: Pauses,
    /// When the line is opened again.
    again: Option<Duration>,
}

impl Joined {
    /// Calls the host of a ticket with this private key. `waker` is called, on any thread, when there is something to
    /// look at.
    ///
    /// # Errors
    /// Why there is no network.
    #[cfg(feature = "net")]
    pub fn by_ticket(ticket: Ticket, reach: &Reach, key: Bytes<32>, name: &str, waker: Waker) -> Result<Self, NoLine> {
        let secret = ticket.secret;
        let (sender, events) = channel();
        let lines = Lines::open(key, reach, listener(&sender, &waker))?;
        Ok(Self::begin(Way::Net(lines, ticket), secret, name, (sender, events), waker))
    }

    /// Sits down at a table that is served in this program. `waker` is called, on any thread, when there is something to
    /// look at.
    #[must_use]
    pub fn here(door: Door, name: &str, waker: Waker) -> Self {
        let secret = door.secret();
        Self::begin(Way::Here(door), secret, name, channel(), waker)
    }

    fn begin(
        way: Way,
        secret: Secret,
        name: &str,
        (sender, events): (Sender<Event>, Receiver<Event>),
        waker: Waker,
    ) -> Self {
        let (name, pauses) = (name.to_owned(), Pauses::default());
        let mut joined = Self { way, secret, name, events, sender, waker, next: None, line: 0, pauses, again: None };
        joined.call();
        joined
    }

    /// Opens the line.
    fn call(&mut self) {
        self.again = None;
        self.line = match &self.way {
            #[cfg(feature = "net")]
            Way::Net(lines, ticket) => lines.call(ticket),
            Way::Here(door) => door.call(Box::new(listener(&self.sender, &self.waker))),
        };
    }

    /// The next thing that has come by this time; nothing if nothing has. A line that has ended is opened again after a
    /// pause, each longer than the one before until the host lets the guest in.
    pub fn poll(&mut self, now: Duration) -> Option<Came> {
        if self.again.is_some_and(|again| again <= now) {
            self.call();
        }
        loop {
            let event = match self.next.take() {
                Some(event) => event,
                None => match self.events.try_recv() {
                    Ok(event) => event,
                    Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
                },
            };
            match event {
                // Of a line that was given up.
                event if event.line() != self.line || self.again.is_some() => {}
                Event::Open(..) => self.send(&hello(self.secret, &self.name)),
                Event::Message(_, message, _pass) => match read(&message) {
                    Ok(message) => {
                        if matches!(message, FromHost::Welcome { .. }) {
                            self.pauses = Pauses::default();
                        }
                        return Some(Came::Message(message));
                    }
                    // What cannot be read is from a host that does not keep to the messages.
                    Err(_) => self.hang_up(),
                },
                Event::Ended(_) => {
                    let pause = self.pauses.next().unwrap_or(Duration::ZERO);
                    self.again = Some(now + pause);
                    return Some(Came::Broken(pause));
                }
            }
        }
    }

    /// Waits until there may be something to look at.
    pub fn wait(&mut self, now: Duration) {
        if self.next.is_none() {
            let event = match self.again {
                Some(again) => self.events.recv_timeout(again.saturating_sub(now)),
                None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            self.next = event.ok();
        }
    }

    /// The time at which the line is opened again, if it is broken: then it has to be looked at without being woken.
    #[must_use]
    pub fn again(&self) -> Option<Duration> {
        self.again
    }

    /// Opens the line again at once, if it is broken.
    pub fn call_now(&mut self) {
        if self.again.is_some() {
            self.call();
        }
    }

    /// Sends a message; it is lost if the line does not stand.
    pub fn send(&self, message: &FromGuest) {
        let mut frame = framed(message);
        match &self.way {
            #[cfg(feature = "net")]
            Way::Net(lines, _) => lines.send(self.line, frame),
            Way::Here(door) => {
                // The length in front is for streams.
                let message = frame.split_off(HEAD);
                door.send(Wake::Line(Event::Message(self.line, message, Pass::default())));
            }
        }
    }

    /// Ends the line.
    fn hang_up(&self) {
        match &self.way {
            #[cfg(feature = "net")]
            Way::Net(lines, _) => lines.close(self.line),
            Way::Here(door) => {
                door.send(Wake::Line(Event::Ended(self.line)));
            }
        }
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        if self.again.is_none() {
            self.hang_up();
        }
    }
}

/// The listener that passes events on and wakes whoever waits.
fn listener(sender: &Sender<Event>, waker: &Waker) -> impl Fn(Event) + Send + Sync + use<> {
    let (sender, waker) = (sender.clone(), Arc::clone(waker));
    move |event| {
        // That nobody listens any more is no fault of the line.
        drop(sender.send(event));
        waker();
    }
}
