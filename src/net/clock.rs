//! The clock of a table: how long each seat may think, how much of it is left, and when somebody has to be warned.
//!
//! Decides nothing of the game: what happens at the end of a time, the rule says and `host` does. It reads no clock itself;
//! the time is told.

use std::str::FromStr;
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ai::Level;
use crate::game::bounds::{self, MAX_NAME};
use crate::game::{MAX_SEATS, Seat};

/// The shortest and the longest time, in seconds.
pub const LIMITS: (u64, u64) = (5, 30 * 24 * 3_600);
/// The longest time before the end at which somebody is warned; a quarter of the whole time where that is less.
const WARNING: Duration = Duration::from_secs(30);

/// The thing that a time is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// Each turn of a seat, or each time that it is asked in the turn of another one.
    Turn,
    /// The whole game of a seat.
    Game,
}

/// The word in arguments for a turn that ends when its time is up.
pub const END_TURN: &str = "end-turn";
/// The one for a time at whose end nothing happens but that it is told.
pub const ONLY_TOLD: &str = "warning";

/// The fate of a seat whose time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AtEnd {
    /// A computer of this level stands in for it.
    Computer(#[serde(serialize_with = "write_level", deserialize_with = "read_level")] Level),
    /// Its turn ends by the last thing that it may do.
    EndTurn,
    /// None: that its time is up is told, and it plays on.
    Warning,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn write_level<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(level.id())
}

fn read_level<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
    bounds::text::<D, MAX_NAME>(deserializer)?.parse().map_err(D::Error::custom)
}

/// The rule of a clock, which everybody knows before the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockRule {
    /// For what.
    pub span: Span,
    /// The time, in seconds.
    pub seconds: u32,
    /// The fate of a seat whose time is up.
    pub at_end: AtEnd,
}

impl ClockRule {
    /// The time before the end of which somebody is warned.
    #[must_use]
    pub fn warning(self) -> Duration {
        (Duration::from_secs(self.seconds.into()) / 4).min(WARNING)
    }
}

/// A text that is no time for a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAClock {
    /// It is not written like one.
    #[error("write a time like 90s-per-turn, 20m-per-game or 3d-per-turn")]
    Form,
    /// It is too short or too long.
    #[error("a time is between 5 seconds and 30 days")]
    Range,
}

/// A time for a clock, as it is written: `90s-per-turn`, `20m-per-game`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time(pub Span, pub u32);

impl FromStr for Time {
    type Err = NotAClock;

    fn from_str(text: &str) -> Result<Self, NotAClock> {
        let (time, span) = match (text.strip_suffix("-per-turn"), text.strip_suffix("-per-game")) {
            (Some(time), _) => (time, Span::Turn),
            (None, Some(time)) => (time, Span::Game),
            (None, None) => return Err(NotAClock::Form),
        };
        let unit = match time.chars().last() {
            Some('s') => 1,
            Some('m') => 60,
            Some('h') => 3_600,
            Some('d') => 24 * 3_600,
            _ => return Err(NotAClock::Form),
        };
        let number: u64 = time[..time.len() - 1].parse().map_err(|_| NotAClock::Form)?;
        let seconds = number.checked_mul(unit).filter(|it| (LIMITS.0..=LIMITS.1).contains(it));
        seconds.and_then(|it| u32::try_from(it).ok()).map(|it| Self(span, it)).ok_or(NotAClock::Range)
    }
}

/// A clock as it lies on the disk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptClock {
    /// The rule.
    pub rule: ClockRule,
    /// The time left, by seat, in milliseconds.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub left: Vec<u64>,
    /// The turn that is measured: whose, and the number of actions before it.
    pub turn: Option<(Seat, usize)>,
}

/// A clock as guests are told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ClockTold {
    /// The rule.
    pub rule: ClockRule,
    /// The time left, by seat, in milliseconds.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    pub left: Vec<u64>,
    /// Whose time runs from now on.
    pub runs: Option<Seat>,
    /// True if this is a warning that the time is nearly up.
    #[serde(default)]
    pub warns: bool,
}

/// A moment at which something has to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ring {
    /// The time of somebody else runs now, or nobody's.
    Passes,
    /// The time of this seat is nearly up.
    Warns(Seat),
    /// The time of this seat is up.
    Ends(Seat),
}

/// A clock.
#[derive(Clone, Debug)]
pub struct Clock {
    rule: ClockRule,
    left: Vec<Duration>,
    /// The turn that was measured last, and if it still is.
    turn: Option<(Seat, usize)>,
    is_running: bool,
    /// Up to when it is measured.
    since: Duration,
    has_warned: bool,
    /// True if it was told that the time of this turn is up.
    has_ended: bool,
}

impl Clock {
    /// A clock of which nothing has run yet.
    #[must_use]
    pub fn new(rule: ClockRule, seats: usize) -> Self {
        let left = vec![Duration::from_secs(rule.seconds.into()); seats];
        Self { rule, left, turn: None, is_running: false, since: Duration::ZERO, has_warned: false, has_ended: false }
    }

    /// A clock that goes on.
    #[must_use]
    pub fn of(kept: &KeptClock, seats: usize) -> Self {
        let mut clock = Self::new(kept.rule, seats);
        for (left, kept) in clock.left.iter_mut().zip(&kept.left) {
            *left = Duration::from_millis(*kept).min(*left);
        }
        clock.turn = kept.turn.filter(|(seat, _)| seat.index() < seats);
        clock
    }

    /// The clock as it is to lie on the disk.
    #[must_use]
    pub fn kept(&self) -> KeptClock {
        KeptClock { rule: self.rule, left: self.millis(), turn: self.turn }
    }

    /// The clock as guests are told.
    #[must_use]
    pub fn told(&self, warns: bool) -> ClockTold {
        let runs = self.turn.filter(|_| self.is_running).map(|(seat, _)| seat);
        ClockTold { rule: self.rule, left: self.millis(), runs, warns }
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> ClockRule {
        self.rule
    }

    /// The time that a seat has left.
    #[must_use]
    pub fn left(&self, seat: Seat) -> Duration {
        self.left.get(seat.index()).copied().unwrap_or_default()
    }

    fn millis(&self) -> Vec<u64> {
        self.left.iter().map(|left| left.as_millis() as u64).collect()
    }

    /// Measures the time up to now. From here on that of this turn runs, or nobody's.
    pub fn run(&mut self, turn: Option<(Seat, usize)>, now: Duration) -> Option<Ring> {
        let passed = now.saturating_sub(self.since);
        self.since = now;
        if self.is_running
            && let Some(left) = self.turn.and_then(|(seat, _)| self.left.get_mut(seat.index()))
        {
            *left = left.saturating_sub(passed);
        }
        let Some((seat, begin)) = turn else {
            return std::mem::take(&mut self.is_running).then_some(Ring::Passes);
        };
        let passes = !self.is_running || self.turn != turn;
        if self.turn != turn {
            (self.has_warned, self.has_ended) = (false, false);
            if self.rule.span == Span::Turn {
                self.left[seat.index()] = Duration::from_secs(self.rule.seconds.into());
            }
        }
        (self.turn, self.is_running) = (Some((seat, begin)), true);
        let left = self.left(seat);
        if left.is_zero() {
            // Where nothing else happens, it is told once.
            let is_told = std::mem::replace(&mut self.has_ended, true) && self.rule.at_end == AtEnd::Warning;
            return if is_told { passes.then_some(Ring::Passes) } else { Some(Ring::Ends(seat)) };
        }
        if left <= self.rule.warning() && !std::mem::replace(&mut self.has_warned, true) {
            return Some(Ring::Warns(seat));
        }
        passes.then_some(Ring::Passes)
    }
}
