//! The events of a line, whichever way its bytes go, and the numbers of those within this program.

use std::fmt;

use super::message::Key;

/// The numbers of lines within this program begin here: those of the network never come so far.
pub const FIRST_HERE: u64 = 1 << 63;

/// Something that happened on a line.
#[derive(Debug)]
pub enum Event {
    /// The line stands, to whoever has this key.
    Open(u64, Key),
    /// A message has come.
    Message(u64, Vec<u8>, Pass),
    /// The line has ended, or never stood.
    Ended(u64),
}

impl Event {
    /// The number of the line.
    #[must_use]
    pub fn line(&self) -> u64 {
        match *self {
            Self::Open(line, _) | Self::Message(line, ..) | Self::Ended(line) => line,
        }
    }
}

/// The right to have a message waiting, whatever it is measured in; it is given back when this is dropped.
#[derive(Default)]
pub struct Pass {
    _place: Option<Box<dyn Send>>,
}

impl Pass {
    /// A right that ends when this place is dropped.
    #[must_use]
    pub fn new(place: impl Send + 'static) -> Self {
        Self { _place: Some(Box::new(place)) }
    }
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass")
    }
}
