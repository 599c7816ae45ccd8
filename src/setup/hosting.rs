//! The choices for a table over the net: who may look on, and by which relay guests find the host.

use serde::{Deserialize, Serialize};

/// The greatest number of letters in the address of a relay.
pub const RELAY_LETTERS: usize = 200;

/// The relay by which guests find a host behind a router.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum RelayChoice {
    /// None: the host is reached at its own addresses or not at all.
    None,
    /// The public ones.
    #[default]
    Public,
    /// One's own, at the address that is typed.
    Own,
}

impl RelayChoice {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Public, Self::None, Self::Own];
}

/// The way in which a table over the net is opened.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Hosting {
    /// True if guests without a seat may look on.
    pub lets_watch: bool,
    /// The relay.
    pub relay: RelayChoice,
    /// The address of one's own relay, as it is typed.
    pub own_relay: String,
}

impl Hosting {
    /// The address of the relay: of one's own, if that is chosen.
    #[must_use]
    pub fn address(&self) -> Option<&str> {
        (self.relay == RelayChoice::Own).then(|| self.own_relay.trim())
    }

    /// The fault of the address of one's own relay: the key of a text.
    #[must_use]
    pub fn problem(&self) -> Option<&'static str> {
        let is_address = |address: &str| {
            let host = address.strip_prefix("https://").or_else(|| address.strip_prefix("http://"));
            host.is_some_and(|host| !host.is_empty() && !host.contains(char::is_whitespace))
        };
        self.address().is_some_and(|address| !is_address(address)).then_some("friends-relay-wrong")
    }
}
