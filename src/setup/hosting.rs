//! The choices for a table over the net: who may look on, by which relay guests find the host, and if there is a clock.

use serde::{Deserialize, Serialize};

use crate::net::clock::{AtEnd, ClockRule, LIMITS, Span};

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
    /// The rule of the clock, if there is one.
    pub clock: Option<ClockRule>,
}

/// The times that are offered for a turn and for a game, in seconds, and which of them is chosen first.
const TURN: ([u32; 10], u32) = ([30, 60, 120, 300, 600, 1_800, 3_600, 86_400, 259_200, 604_800], 300);
const GAME: ([u32; 10], u32) = ([300, 600, 1_200, 1_800, 2_700, 3_600, 7_200, 86_400, 259_200, 604_800], 3_600);

/// The times that a clock is offered with, in seconds.
#[must_use]
pub fn times(span: Span) -> [u32; 10] {
    match span {
        Span::Turn => TURN.0,
        Span::Game => GAME.0,
    }
}

impl Hosting {
    /// Has a clock of this kind, or none; what else was chosen for it stays where it can.
    pub fn choose_clock(&mut self, span: Option<Span>) {
        let before = self.clock;
        self.clock = span.map(|span| {
            let first = if span == Span::Turn { TURN.1 } else { GAME.1 };
            let seconds = before.map(|rule| rule.seconds).filter(|seconds| times(span).contains(seconds));
            let at_end = before.map_or(AtEnd::Warning, |rule| rule.at_end);
            ClockRule { span, seconds: seconds.unwrap_or(first), at_end }
        });
    }

    /// The same as far as it is valid: it was read from a file.
    #[must_use]
    pub(super) fn checked(&self) -> Self {
        let is_valid = |rule: &ClockRule| (LIMITS.0..=LIMITS.1).contains(&u64::from(rule.seconds));
        let own_relay = self.own_relay.chars().take(RELAY_LETTERS).collect();
        Self { own_relay, clock: self.clock.filter(is_valid), ..*self }
    }

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
