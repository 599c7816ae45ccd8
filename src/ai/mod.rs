//! Computer players: what they are asked and what they answer.
//!
//! Levels, budgets and the meter are the same for every game; each game has computer players of its own, those of Tikal
//! in `tikal`. They know nothing of the window and get the state as a [`View`], as everybody does. With a budget of
//! nodes the same seed gives the same plan on every system; [`Suggestion::value`] may differ in its last digits.

mod tikal;

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::game::{Game, View};

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Chooses evenly among the legal actions.
    Random,
    /// Plans its own turn by judging the positions in which the turn can end.
    #[default]
    Adept,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Adept];

    /// Its name in the protocol and in records.
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
#[error("there is no level `{0}`: choose {levels}", levels = Level::ALL.map(Level::id).join(" or "))]
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
    /// The number of nodes that belongs to its level, [`Level::nodes`].
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
pub struct Suggestion<A> {
    /// The next action.
    pub action: A,
    /// The intended rest of the turn from `action` on, up to the next chance action.
    pub plan: Vec<A>,
    /// How many actions were applied in the search.
    pub nodes: u64,
    /// For each seat the share of the win, 0 … 1, that this level expects it to have.
    pub value: Vec<f64>,
}

impl<A: PartialEq> Suggestion<A> {
    /// The plan, which begins with the action.
    #[must_use]
    pub fn into_plan(self) -> Vec<A> {
        if self.plan.first() == Some(&self.action) { self.plan } else { vec![self.action] }
    }
}

/// A computer player of a game.
///
/// Between two moves it may keep what it has found out, as long as its budget is one of time. With a budget of nodes it
/// starts afresh: the same view, nodes and seed give the same answer.
pub trait Bot<G: Game>: Send {
    /// The action and plan that it would play. `view` is that of the seat that is to move. Reports its progress to
    /// `thought`, and stops early with the best found so far when `thought` is cancelled.
    fn choose(&mut self, rules: &G::Rules, view: &View<G>, budget: Budget, thought: &Thought) -> Suggestion<G::Action>;
}

/// A game that computers can play.
pub trait Playable: Game {
    /// The computer players of the game.
    type Bot: Bot<Self>;

    /// A computer player of this level. Its random choices depend on the seed alone.
    fn bot(level: Level, seed: u64) -> Self::Bot;
}

/// What a new computer player would do; see [`Bot::choose`].
#[must_use]
pub fn suggest<G: Playable>(
    rules: &G::Rules,
    view: &View<G>,
    level: Level,
    budget: Budget,
    seed: u64,
) -> Suggestion<G::Action> {
    G::bot(level, seed).choose(rules, view, budget, &Thought::default())
}

/// One search of a computer player as seen from outside: how far it has come, and a way to end it early.
#[derive(Debug, Default)]
pub struct Thought {
    is_cancelled: AtomicBool,
    nodes: AtomicU64,
}

impl Thought {
    /// Asks the search to end with the best found so far.
    pub fn cancel(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to end.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }

    /// How many actions the search has applied, updated now and then.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// Counts the applied actions of a search and tells when its budget is spent.
#[derive(Debug)]
pub struct Meter<'a> {
    nodes: u64,
    most: u64,
    until: Option<Instant>,
    thought: &'a Thought,
}

impl<'a> Meter<'a> {
    /// A meter that has counted nothing; `own` is the number of nodes that [`Budget::Level`] stands for.
    #[must_use]
    pub fn new(budget: Budget, own: u64, thought: &'a Thought) -> Self {
        let (most, until) = match budget {
            Budget::Level => (own, None),
            Budget::Nodes(nodes) => (nodes, None),
            Budget::Until(moment) => (u64::MAX, Some(moment)),
        };
        Self { nodes: 0, most, until, thought }
    }

    /// How many actions were applied, but at least 1.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.max(1)
    }

    /// Counts one applied action; false when it is time to stop.
    #[expect(clippy::disallowed_methods, reason = "a budget of time is the one clock of the players")]
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.most {
            return false;
        }
        // Reading the clock takes longer than applying an action.
        if !self.nodes.is_multiple_of(256) {
            return true;
        }
        self.thought.nodes.store(self.nodes, Ordering::Relaxed);
        !self.thought.is_cancelled() && self.until.is_none_or(|until| Instant::now() < until)
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn no_level_is_forgotten() {
        // A new level does not compile here until it has a place, and fails until it stands in the list.
        let place = |level| match level {
            Level::Random => 0,
            Level::Adept => 1,
        };
        assert!(Level::ALL.into_iter().enumerate().all(|(index, level)| place(level) == index));
        assert_eq!(place(Level::Adept) + 1, Level::ALL.len());
    }
}
