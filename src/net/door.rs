//! The door of a table that is served in this program: whoever has it wakes the table, gives it orders, and may sit down
//! without the network. Its lines carry the same messages as those of the network, and end as they do.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};

use super::event::{Event, FIRST_HERE};
use super::message::{Key, Secret};
use super::ticket::Ticket;
use crate::ai::Level;
use crate::game::Seat;
use crate::library::Waker;

/// Called with what happens on a line within this program.
pub type Listener = Box<dyn Fn(Event) + Send>;

/// Something for a table to look at.
pub enum Wake {
    /// Something happened on a line.
    Line(Event),
    /// Somebody in this program sits down by a line of this number.
    Here(u64, Key, Listener),
    /// Others can come with this ticket; and the address on which the table listens.
    Ticket(Ticket, Option<SocketAddr>),
    /// A computer player has decided, or something was written to the disk.
    Work,
    /// Whoever serves the table wants something.
    Order(Order),
}

/// Something that whoever serves a table wants of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// This seat is to be freed for somebody else.
    Free(Seat),
    /// A computer of this level is to play this seat.
    Computer(Seat, Level),
    /// The table is to rest: everybody is told, and its game is put away.
    Stop,
}

/// The door of a table, as often as it is needed.
#[derive(Clone)]
pub struct Door {
    sender: Sender<Wake>,
    secret: Secret,
    /// The key of whoever serves the table, when sitting at it.
    own: Key,
    next: Arc<AtomicU64>,
}

impl Door {
    /// A door, and what comes in by it. Nobody but whoever serves the table has the key.
    #[must_use]
    pub fn new(secret: Secret, own: Key) -> (Self, Receiver<Wake>) {
        let (sender, wakes) = channel();
        (Self { sender, secret, own, next: Arc::new(AtomicU64::new(FIRST_HERE)) }, wakes)
    }

    /// Wakes the table, if it is still there.
    pub fn send(&self, wake: Wake) {
        // Whoever knocks at a table that is gone hears so by its line.
        drop(self.sender.send(wake));
    }

    /// Wants something of the table.
    pub fn order(&self, order: Order) {
        self.send(Wake::Order(order));
    }

    /// Wakes the table when something is done.
    #[must_use]
    pub fn waker(&self) -> Waker {
        let door = self.clone();
        Arc::new(move || door.send(Wake::Work))
    }

    /// The secret with which guests come in.
    #[must_use]
    pub fn secret(&self) -> Secret {
        self.secret
    }

    /// Opens a line to the table and returns its number. If the table is gone, the line ends at once.
    #[must_use]
    pub fn call(&self, listener: Listener) -> u64 {
        let line = self.next.fetch_add(1, Ordering::Relaxed);
        if let Err(back) = self.sender.send(Wake::Here(line, self.own, listener))
            && let Wake::Here(line, _, listener) = back.0
        {
            listener(Event::Ended(line));
        }
        line
    }
}

/// A bell for a table that does not stand yet: the file of its game has to wake it, and comes first.
#[derive(Clone, Default)]
pub struct Bell(Arc<OnceLock<Waker>>);

impl Bell {
    /// Rings.
    #[must_use]
    pub fn waker(&self) -> Waker {
        let bell = Arc::clone(&self.0);
        Arc::new(move || bell.get().into_iter().for_each(|waker| waker()))
    }

    /// Hangs the bell at the door of a table.
    pub fn hang(&self, door: &Door) {
        // One that hangs already stays where it is.
        let _ = self.0.set(door.waker());
    }
}
