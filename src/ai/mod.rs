//! Computer players: what they are asked and what they answer.
//!
//! They know rules, not windows, and see the game through a [`View`] like everybody else. With a
//! budget of nodes the same seed gives the same plan on every system; only the last digits of
//! [`Suggestion::value`] are the system's own.

mod tikal;

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::game::View;
use crate::tikal::{Action, State, Variant};

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Chooses evenly among the legal actions.
    Random,
    /// Plans its own turn and judges where it ends.
    #[default]
    Adept,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Adept];

    /// Its name in protocol and records.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Adept => "adept",
        }
    }

    /// The nodes that it searches when no budget is given.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Random => 1,
            Self::Adept => 20_000,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no level `{0}`: choose random or adept")]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let known = Self::ALL.into_iter().find(|level| level.id() == text);
        known.ok_or_else(|| NotALevel(text.chars().take(40).collect()))
    }
}

/// How long a computer player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// As long as its level does of itself.
    Level,
    /// This many applied actions.
    Nodes(u64),
    /// Until this moment.
    Until(Instant),
}

impl Budget {
    /// A budget of time from now on.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "a budget of time is the one clock of the players")]
    pub fn time(time: Duration) -> Self {
        Self::Until(Instant::now() + time)
    }
}

/// What a computer player would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The next action.
    pub action: Action,
    /// The intended rest of the turn from `action` on, up to the next chance action.
    pub plan: Vec<Action>,
    /// How many actions were applied in thought.
    pub nodes: u64,
    /// Each seat's expected final share of the win, 0 … 1, by the level's own judgement.
    pub value: Vec<f64>,
}

/// What is left of a budget while thinking.
pub(crate) struct Meter<'a> {
    nodes: u64,
    most: u64,
    until: Option<Instant>,
    cancel: &'a AtomicBool,
}

impl<'a> Meter<'a> {
    fn new(budget: Budget, level: Level, cancel: &'a AtomicBool) -> Self {
        let (most, until) = match budget {
            Budget::Level => (level.nodes(), None),
            Budget::Nodes(nodes) => (nodes, None),
            Budget::Until(moment) => (u64::MAX, Some(moment)),
        };
        Self { nodes: 0, most, until, cancel }
    }

    /// Counts one applied action; false when it is time to stop.
    #[expect(clippy::disallowed_methods, reason = "a budget of time is the one clock of the players")]
    fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.most {
            return false;
        }
        // The clock is dearer than an action.
        if !self.nodes.is_multiple_of(256) {
            return true;
        }
        !self.cancel.load(Ordering::Relaxed) && self.until.is_none_or(|until| Instant::now() < until)
    }
}

/// What a player of this level would do in a state in which a seat is to move. Stops early, with
/// the best found so far, when `cancel` becomes true.
#[must_use]
pub fn suggest(
    rules: &Variant,
    view: &View<State>,
    level: Level,
    budget: Budget,
    seed: u64,
    cancel: &AtomicBool,
) -> Suggestion {
    let state = view.state();
    let mut meter = Meter::new(budget, level, cancel);
    let plan = match level {
        Level::Random => vec![random_action(rules, state, seed)],
        Level::Adept => tikal::planner::plan(rules, state, &mut meter),
    };
    let action = plan.first().copied().unwrap_or(Action::End);
    Suggestion { action, plan, nodes: meter.nodes.max(1), value: tikal::evaluation::shares(rules, state) }
}

fn random_action(rules: &Variant, state: &State, seed: u64) -> Action {
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    // The turn and the points make the next choice another one under the same seed.
    let moment = u64::from(state.turn()) << 8 | u64::from(state.points());
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ moment.rotate_left(32));
    // Whoever is to move has a legal action.
    if actions.is_empty() { Action::End } else { actions[random.random_range(0..actions.len())] }
}
