//! The messages of host and guest to each other: which there are, how long each may be, and how they are cut out of a stream.
//!
//! A message is JSON after its length in bytes, four of them, the greatest first. JSON because everything else that leaves
//! the program as text for others is (positions and the engine protocol), because a message can be read in a log, and
//! because a field that a later version adds is skipped by an earlier one. docs/net.md has the table of all of them.

use std::fmt;

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::clock::ClockTold;
use crate::game::bounds::{self, MAX_NAME, MAX_QUOTED};
use crate::game::{MAX_SEATS, Seat};
use crate::sitting::retelling::Told;

/// The versions of these messages that this program knows, the newest first.
pub const PROTOCOLS: [u32; 1] = [1];
/// The greatest message of a guest, in bytes.
pub const MAX_FROM_GUEST: usize = 4 << 10;
/// The greatest message of a host, in bytes: the largest variant, with every line break and quotation mark escaped.
pub const MAX_FROM_HOST: usize = 4 << 20;
/// The most letters of a line of chat.
pub const MAX_CHAT: usize = 300;
/// The most letters of the name of a place.
pub const MAX_PLACE: usize = 40;
/// The most guests that are named at once.
const MAX_COMPANY: usize = 64;
/// The most bytes of a whole game.
const MAX_WHOLE: usize = MAX_TABLE;
/// The most versions of messages that a program names.
const MAX_PROTOCOLS: usize = 16;
/// The most bytes of a variant's table: those of a record without actions.
const MAX_TABLE: usize = crate::game::MAX_RECORD_SIZE as usize;
/// The number of bytes before a message, which say how long it is.
pub const HEAD: usize = 4;

/// Bytes that messages and tickets write as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bytes<const N: usize>(pub [u8; N]);

/// The public key of somebody: who it is, as far as anybody can know.
pub type Key = Bytes<32>;
/// The secret of a ticket, which lets one in.
pub type Secret = Bytes<16>;

impl<const N: usize> fmt::Display for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> fmt::Debug for Bytes<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Enough to tell one from another, and too little to use it.
        self.0.iter().take(4).try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl<const N: usize> Bytes<N> {
    /// Reads the digits that `Display` writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut bytes = [0; N];
        if text.len() != 2 * N || !text.is_ascii() {
            return None;
        }
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }
}

impl<const N: usize> Serialize for Bytes<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bytes<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = bounds::text::<D, MAX_QUOTED>(deserializer)?;
        Self::read(&text).ok_or_else(|| de::Error::custom("these are no hexadecimal digits of a key"))
    }
}

/// A moment of a table, for which an action is chosen: what was chosen for another one is not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moment {
    /// Another number each time that the host's program begins.
    pub table: u64,
    /// The number of changes of the game since.
    pub change: u64,
}

/// Everything that a program says of itself before anything else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Version {
    /// The versions of messages that it knows, the newest first.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_PROTOCOLS>")]
    pub protocols: Vec<u32>,
    /// The program.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub program: String,
    /// The newest format of records that it reads.
    pub records: u32,
}

impl Version {
    /// This program.
    #[must_use]
    pub fn own() -> Self {
        Self {
            protocols: PROTOCOLS.to_vec(),
            program: concat!("tikal ", env!("CARGO_PKG_VERSION")).to_owned(),
            records: crate::game::RECORD_FORMAT,
        }
    }

    /// The newest version of messages that both know.
    #[must_use]
    pub fn common(&self, other: &Self) -> Option<u32> {
        self.protocols.iter().filter(|version| other.protocols.contains(version)).copied().max()
    }
}

/// A sign that somebody makes to all, instead of words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// Thank you.
    Thanks,
    /// Still thinking.
    Thinking,
    /// A surprise.
    Wow,
    /// A slip of one's own.
    Oops,
    /// Goodbye.
    Goodbye,
}

impl Emote {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::WellPlayed,
        Self::Thanks,
        Self::Thinking,
        Self::Wow,
        Self::Oops,
        Self::Goodbye,
    ];
}

/// A guest, as the others know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Author {
    /// The number by which it is told from others of the same name; the same whenever it comes.
    pub guest: u32,
    /// The name.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub name: String,
}

/// Something that all who hold seats have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Favour {
    /// Everything after so many actions is taken back.
    TakeBack(usize),
    /// Whoever asks is told the whole game, with all that is hidden.
    Record,
}

/// A message of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromGuest {
    /// The first message: who it is, and what the ticket lets in with.
    Hello {
        /// The program.
        version: Version,
        /// The secret of the ticket.
        secret: Secret,
        /// The name by which the others know whoever comes.
        #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
        name: String,
    },
    /// Wants a seat.
    Sit {
        /// The seat; any that is free if none is named.
        #[serde(default)]
        seat: Option<Seat>,
        /// The name of the player there.
        #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
        name: String,
        /// The colour; the seat keeps its own if none is named.
        #[serde(default, deserialize_with = "bounds::optional_text::<_, MAX_NAME>")]
        colour: Option<String>,
    },
    /// Plays an action.
    Play {
        /// The moment for which it was chosen.
        at: Moment,
        /// The action, in notation.
        #[serde(deserialize_with = "bounds::text::<_, MAX_QUOTED>")]
        action: String,
    },
    /// Asks the others to take back what was played.
    TakeBack {
        /// The moment at which it is asked.
        at: Moment,
        /// The number of actions that stay.
        steps: usize,
    },
    /// Answers what somebody asked.
    Answer {
        /// The number of the question.
        question: u64,
        /// True for yes.
        agrees: bool,
    },
    /// Says something to all.
    Say {
        /// The line.
        #[serde(deserialize_with = "bounds::text::<_, MAX_CHAT>")]
        text: String,
    },
    /// Makes a sign to all.
    Emote {
        /// The sign.
        emote: Emote,
    },
    /// Points at a place of the board, for all to see.
    Point {
        /// The place, in the game's notation.
        #[serde(deserialize_with = "bounds::text::<_, MAX_PLACE>")]
        place: String,
    },
    /// Asks for the whole game.
    AskRecord {
        /// The moment at which it is asked.
        at: Moment,
    },
}

/// The holder of a seat, as a guest may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holder {
    /// Nobody yet.
    Free,
    /// A computer, which thinks at the host.
    Computer,
    /// A computer, until the guest that is told asks for the seat, which is its own.
    StandIn,
    /// The guest that is told.
    You,
    /// Another guest, whose line stands.
    There,
    /// Another guest, whose line is broken.
    Away,
}

/// A seat, as guests see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chair {
    /// The name of the player.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub name: String,
    /// The colour.
    #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
    pub colour: String,
    /// Who holds it.
    pub holder: Holder,
    /// The number of the guest that holds it.
    #[serde(default)]
    pub guest: Option<u32>,
}

/// A message of a host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromHost {
    /// The first message: the guest is let in.
    Welcome {
        /// The program.
        version: Version,
        /// The game with its variant inside: the text of a record without actions and without the seed of its dealer.
        #[serde(deserialize_with = "bounds::text::<_, MAX_TABLE>")]
        table: String,
    },
    /// Who sits where.
    Seats {
        /// All seats, in order.
        #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
        chairs: Vec<Chair>,
        /// Everybody whose line stands.
        #[serde(default, deserialize_with = "bounds::list::<_, _, MAX_COMPANY>")]
        company: Vec<Author>,
    },
    /// The actions played, for the eyes of one of the guest's seats.
    Told {
        /// The seat; nobody for a guest without one.
        seat: Option<Seat>,
        /// The moment at which the game stands then; nothing while more follows.
        moment: Option<Moment>,
        /// The news of the game.
        told: Told,
    },
    /// Something that the guest asked for is not done.
    Refused(Refusal),
    /// Somebody said something.
    Said {
        /// Who.
        #[serde(flatten)]
        author: Author,
        /// The line.
        #[serde(deserialize_with = "bounds::text::<_, MAX_CHAT>")]
        text: String,
    },
    /// Somebody made a sign.
    Emoted {
        /// Who.
        #[serde(flatten)]
        author: Author,
        /// The sign.
        emote: Emote,
    },
    /// Somebody points at a place of the board.
    Pointed {
        /// Who.
        #[serde(flatten)]
        author: Author,
        /// The place.
        #[serde(deserialize_with = "bounds::text::<_, MAX_PLACE>")]
        place: String,
    },
    /// The clock, where the table has one.
    Clock(ClockTold),
    /// Somebody asks a favour. It is asked until the game goes on.
    Question {
        /// Its number, for the answer.
        question: u64,
        /// Who asks.
        #[serde(deserialize_with = "bounds::text::<_, MAX_NAME>")]
        name: String,
        /// The favour.
        asks: Favour,
    },
    /// The whole game, for which was asked: the text of a record.
    Record {
        /// The text.
        #[serde(deserialize_with = "bounds::text::<_, MAX_WHOLE>")]
        text: String,
    },
    /// The host ends the line.
    Bye(Parting),
}

/// Why something that a guest asked for is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// The seat is held by somebody else.
    Taken,
    /// There is no such seat, or none that is free.
    NoSeat,
    /// The colour is none of the variant, or another seat has it.
    Colour,
    /// Not everybody is there yet.
    Waiting,
    /// It was chosen for another moment.
    Late,
    /// Another seat is to move, or none.
    NotYours,
    /// The rules forbid it.
    Illegal,
    /// Somebody has said no.
    Declined,
    /// A question is open already.
    Asked,
    /// Too much is said, or shown, at once; it was not passed on.
    TooMuch,
    /// The time of the seat is up.
    Time,
    /// It cannot be told in a message.
    TooLong,
}

/// Why a host ends a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parting {
    /// The ticket is not for this table.
    Ticket,
    /// The programs know no version of messages in common, or the guest's is too old to read the game.
    Version(Version),
    /// As many are there as the table lets in.
    Full,
    /// The guest's messages are none, or too long.
    Nonsense,
    /// The guest's messages come too fast.
    TooFast,
    /// The same key came in by another line.
    Elsewhere,
    /// The guest did not say who it is.
    Silent,
    /// The host closes the table.
    Closed,
}

/// A message that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAMessage {
    /// It is longer than it may be.
    #[error("a message of {0} bytes is too long")]
    TooLong(usize),
    /// It is none of the messages.
    #[error("this is no message")]
    Nonsense,
}

/// A message with its length before it.
#[must_use]
pub fn framed(message: &impl Serialize) -> Vec<u8> {
    let mut frame = vec![0; HEAD];
    // All of them are structs, lists, numbers and texts, which JSON has, and writing to a list cannot fail.
    let _ = serde_json::to_writer(&mut frame, message);
    let length = u32::try_from(frame.len() - HEAD).unwrap_or(u32::MAX);
    frame[..HEAD].copy_from_slice(&length.to_be_bytes());
    frame
}

/// Reads a message.
///
/// # Errors
/// If it is none.
pub fn read<T: DeserializeOwned>(message: &[u8]) -> Result<T, NotAMessage> {
    serde_json::from_slice(message).map_err(|_| NotAMessage::Nonsense)
}

/// Cuts messages out of a stream of bytes, which come in any pieces.
#[derive(Debug)]
pub struct Frames {
    most: usize,
    bytes: Vec<u8>,
}

impl Frames {
    /// A stream whose messages have at most so many bytes.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { most, bytes: Vec::new() }
    }

    /// The messages that are whole now that these bytes have come. No more is kept of one that is not whole than it may
    /// have.
    ///
    /// # Errors
    /// If a message is announced that is longer than it may be: what follows cannot be read any more.
    pub fn take(&mut self, bytes: &[u8]) -> Result<Vec<Vec<u8>>, NotAMessage> {
        self.bytes.extend_from_slice(bytes);
        let (mut messages, mut start) = (Vec::new(), 0);
        while let Some((head, rest)) = self.bytes[start..].split_first_chunk::<HEAD>() {
            let length = u32::from_be_bytes(*head) as usize;
            if length > self.most {
                return Err(NotAMessage::TooLong(length));
            }
            let Some(message) = rest.get(..length) else { break };
            messages.push(message.to_vec());
            start += HEAD + length;
        }
        self.bytes.drain(..start);
        Ok(messages)
    }
}
