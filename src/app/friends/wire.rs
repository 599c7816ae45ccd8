//! The way of messages to a host and back: a line of bytes, wherever it leads.
//!
//! Knows no network: `lines` is a wire through it, and the host in this very program is reached by one that leads through
//! memory alone.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::library::Waker;
use crate::net::message::{Frames, MAX_FROM_HOST};

/// Something that happened on a wire.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// The line stands.
    Open,
    /// A message has come.
    Message(Vec<u8>),
    /// The line has ended, or never stood.
    Ended,
}

/// A wire to a host.
pub trait Wire {
    /// Opens the line; what becomes of it will be heard.
    fn call(&mut self);
    /// The next thing that happened, if anything has.
    fn hear(&mut self) -> Option<Heard>;
    /// Sends a message with its length before it.
    fn send(&mut self, frame: Vec<u8>);
    /// Ends the line.
    fn close(&mut self);
}

/// A wire through memory; this is the guest's end.
pub struct Memory(End);

/// The host's end of a wire through memory.
pub struct Host(End);

#[derive(Clone)]
struct End(Arc<Mutex<Between>>);

#[derive(Default)]
struct Between {
    /// What the host has not taken yet.
    to_host: VecDeque<ToHost>,
    /// What the guest has not taken yet.
    to_guest: VecDeque<Heard>,
    frames: Option<Frames>,
    is_open: bool,
    wake_host: Option<Waker>,
    wake_guest: Option<Waker>,
}

/// Something that the guest did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ToHost {
    /// It has come.
    Came,
    /// It sends a message, without its length.
    Sent(Vec<u8>),
    /// It has gone.
    Gone,
}

impl End {
    fn lock(&self) -> MutexGuard<'_, Between> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A wire through memory, whose ends call these when something has come for them.
#[must_use]
pub fn memory(wake_guest: Option<Waker>, wake_host: Option<Waker>) -> (Memory, Host) {
    let between = Between { wake_guest, wake_host, ..Between::default() };
    let end = End(Arc::new(Mutex::new(between)));
    (Memory(end.clone()), Host(end))
}

fn wake(waker: Option<&Waker>) {
    if let Some(wake) = waker {
        wake();
    }
}

impl Wire for Memory {
    fn call(&mut self) {
        let mut between = self.0.lock();
        between.is_open = true;
        between.frames = Some(Frames::new(MAX_FROM_HOST));
        between.to_host.push_back(ToHost::Came);
        between.to_guest.push_back(Heard::Open);
        wake(between.wake_host.as_ref());
    }

    fn hear(&mut self) -> Option<Heard> {
        self.0.lock().to_guest.pop_front()
    }

    fn send(&mut self, frame: Vec<u8>) {
        let mut between = self.0.lock();
        // Every frame is a whole message here.
        if between.is_open
            && let Some((_, message)) = frame.split_first_chunk::<4>()
        {
            between.to_host.push_back(ToHost::Sent(message.to_vec()));
            wake(between.wake_host.as_ref());
        }
    }

    fn close(&mut self) {
        let mut between = self.0.lock();
        if std::mem::take(&mut between.is_open) {
            between.to_host.push_back(ToHost::Gone);
            wake(between.wake_host.as_ref());
        }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        self.close();
    }
}

impl Host {
    /// The next thing that the guest did, if it did anything.
    #[must_use]
    pub fn next(&self) -> Option<ToHost> {
        self.0.lock().to_host.pop_front()
    }

    /// Sends messages, each with its length before it, in whatever pieces.
    pub fn send(&self, bytes: &[u8]) {
        let mut between = self.0.lock();
        let messages = between.frames.as_mut().and_then(|frames| frames.take(bytes).ok()).unwrap_or_default();
        if between.is_open {
            between.to_guest.extend(messages.into_iter().map(Heard::Message));
            wake(between.wake_guest.as_ref());
        }
    }

    /// Ends the line; what was sent before still comes.
    pub fn end(&self) {
        let mut between = self.0.lock();
        if std::mem::take(&mut between.is_open) {
            between.to_guest.push_back(Heard::Ended);
            wake(between.wake_guest.as_ref());
        }
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.end();
    }
}
