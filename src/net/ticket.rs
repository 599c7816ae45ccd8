//! A ticket to a table: whom to call, where, and what lets one in; as a short text that can be pasted anywhere.
//!
//! Decides what it looks like: `tikal-table1-`, then the host's key, the secret and a sum of the rest, then the addresses
//! and the relay as they are, so that whoever passes a ticket on sees what it says of the host.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

use super::message::{Bytes, Key, Secret};

/// The beginning of a ticket, of this version and of any.
const HEAD: &str = "tikal-table1-";
const ANY_HEAD: &str = "tikal-table";
/// The sign between addresses.
const MARK: char = '@';
/// The number of bytes of the sum.
const SUM: usize = 4;
/// The most addresses of a ticket.
pub const MAX_ADDRESSES: usize = 12;
/// The longest ticket, in bytes.
pub const MAX_TICKET: usize = 2_000;

/// True if a text begins like a ticket, whole or not, of whatever version.
#[must_use]
pub fn is_ticket(text: &str) -> bool {
    text.trim_start().starts_with(ANY_HEAD)
}

/// Everything that one needs to come to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// The host.
    pub host: Key,
    /// The secret that lets one in.
    pub secret: Secret,
    /// Where the host may be reached directly.
    pub addresses: Vec<SocketAddr>,
    /// The relay through which it can be reached otherwise.
    pub relay: Option<String>,
}

/// A text that is no ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotATicket {
    /// It does not begin like one.
    #[error("this is no ticket to a table")]
    NoTicket,
    /// Something in it is missing or was changed.
    #[error("this ticket is damaged: a part is missing or was changed")]
    Damaged,
}

impl Ticket {
    /// The addresses and the relay, as the ticket says them.
    fn places(&self) -> String {
        let addresses = self.addresses.iter().take(MAX_ADDRESSES).map(|address| format!("{MARK}{address}"));
        addresses.chain(self.relay.iter().map(|relay| format!("{MARK}{relay}"))).collect()
    }

    fn sum(host: Key, secret: Secret, places: &str) -> [u8; SUM] {
        let sum = Sha256::new().chain_update(host.0).chain_update(secret.0).chain_update(places).finalize();
        [sum[0], sum[1], sum[2], sum[3]]
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = self.places();
        let sum = Self::sum(self.host, self.secret, &places);
        let bytes = [&self.host.0[..], &self.secret.0, &sum].concat();
        write!(f, "{HEAD}{}{places}", URL_SAFE_NO_PAD.encode(bytes))
    }
}

impl FromStr for Ticket {
    type Err = NotATicket;

    /// Blanks and line breaks, as mail programs put them there, do not matter.
    fn from_str(text: &str) -> Result<Self, NotATicket> {
        let text: String = text.chars().filter(|sign| !sign.is_whitespace()).take(MAX_TICKET).collect();
        let body = text.strip_prefix(HEAD).ok_or(NotATicket::NoTicket)?;
        let (code, places) = body.split_at(body.find(MARK).unwrap_or(body.len()));
        let bytes = URL_SAFE_NO_PAD.decode(code).map_err(|_| NotATicket::Damaged)?;
        let (host, rest) = bytes.split_first_chunk().ok_or(NotATicket::Damaged)?;
        let (secret, sum) = rest.split_first_chunk().ok_or(NotATicket::Damaged)?;
        let (host, secret) = (Bytes(*host), Bytes(*secret));
        let mut ticket = Self { host, secret, addresses: Vec::new(), relay: None };
        for place in places.split(MARK).skip(1) {
            match place.parse() {
                Ok(address) => ticket.addresses.push(address),
                Err(_) => ticket.relay = Some(place.to_owned()),
            }
        }
        // Written again it has to be the same: nothing stands twice, or where it does not belong.
        let is_whole = sum == Self::sum(host, secret, places) && ticket.places() == places;
        is_whole.then_some(ticket).ok_or(NotATicket::Damaged)
    }
}
