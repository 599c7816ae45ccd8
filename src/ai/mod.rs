//! Computer players: what they are asked and what they answer.
//!
//! Levels, budgets and the meter are the same for every game, and so is how the ways to play one turn are compared
//! (`judge`) and how work is spread over threads (`tasks`); each game has computer players of its own,
//! in `tikal`, `legend` and `chac`. They know nothing of the window and get the state as a [`View`], as everybody does. With a budget of
//! nodes the same seed gives the same plan on every system; [`Suggestion::value`] may differ in its last digits.

mod chac;
mod judge;
mod legend;
mod reliability;
mod self_play;
mod tasks;
mod tikal;

pub use chac::{ChacBot, Chances as ChacChances, Sight as ChacSight};
pub use judge::{
    Chance, Effort, Expected, Judged, Judgement, PlayedTurn, Prospects, Samples, TurnQuestion, Way, compare, end_of,
    judge, played_turns, prospects_after,
};
pub use legend::{Chances as LegendChances, LegendBot, Sight as LegendSight};
pub use reliability::{ROWS, Reliability, Tenth};
pub use self_play::{SelfPlay, self_play};
pub use tikal::{Chances, Sight, TikalBot, Weights};

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::game::{Game, View};

/// The playing strength of a computer player. How each plays, every game decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Level {
    /// Chooses evenly among the legal actions.
    Random,
    /// Sees little, and errs or fears much.
    Novice,
    /// Sees what is at hand and judges it soundly.
    #[default]
    Adept,
    /// Searches widely.
    Expert,
    /// Searches more widely still, for as long as a patient opponent waits.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Novice, Self::Adept, Self::Expert, Self::Master];

    /// Its name in the protocol and in records.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Adept => "adept",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The names of all levels, as a sentence lists them.
    #[must_use]
    pub fn choices() -> String {
        let names = Self::ALL.map(Self::id);
        let [first @ .., last] = &names;
        format!("{} or {last}", first.join(", "))
    }

    /// The nodes that it searches when no budget is given, unless its game has numbers of its own ([`Playable::nodes`]).
    #[must_use]
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Random => 1,
            Self::Novice => 4_000,
            Self::Adept => 20_000,
            Self::Expert => 300_000,
            Self::Master => 8_000_000,
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
#[error("there is no level `{0}`: choose {levels}", levels = Level::choices())]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let known = Self::ALL.into_iter().find(|level| level.id() == text);
        known.ok_or_else(|| NotALevel(text.chars().take(40).collect()))
    }
}

/// The time or work that a computer player may spend on a move.
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

/// The action that a computer player would choose.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion<A> {
    /// The next action.
    pub action: A,
    /// The intended rest of the turn from `action` on, up to the next chance action.
    pub plan: Vec<A>,
    /// The actions that it means to play after the plan, up to where chance or another seat moves; when they come, they
    /// are decided anew.
    pub then: Vec<A>,
    /// The number of actions that were applied in the search.
    pub nodes: u64,
    /// For each seat the share of the win, 0 … 1, that this level expects it to have.
    pub value: Vec<f64>,
    /// The worth of what is bid for or chosen, where the action was decided by it.
    pub appraisal: Option<Appraisal<A>>,
}

/// The worth of what an auction is about to the seat that is to bid, or to choose what it has won.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal<A> {
    /// The choice of each thing, with its worth in points above the least of them, which comes without a bid; the dearest
    /// first.
    pub worths: Vec<(A, f64)>,
    /// The greatest bid that the seat would make, 0 where none is worth it; nothing while it chooses.
    pub most: Option<u32>,
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

    /// The nodes that this level searches in this game when no budget is given.
    #[must_use]
    fn nodes(level: Level) -> u64 {
        level.nodes()
    }
}

/// The choice of a new computer player; see [`Bot::choose`].
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
    /// The number of threads that may help the one that searches.
    helpers: usize,
}

impl Thought {
    /// A search that may use so many threads. A player that uses them answers the same with fewer, as long as its budget
    /// is one of nodes.
    #[must_use]
    pub fn on_threads(threads: NonZeroUsize) -> Self {
        Self { helpers: threads.get() - 1, ..Self::default() }
    }

    /// Asks the search to end with the best found so far.
    pub fn cancel(&self) {
        self.is_cancelled.store(true, Ordering::Relaxed);
    }

    /// True if the search was asked to end.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }

    /// The number of actions that the search has applied, updated now and then.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

/// The number of applied actions between two looks at the clock and at the wish to end the search.
pub const LOOK: u64 = 256;

/// The bounds of a search: so many applied actions in all, and the time when it ends.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    most: u64,
    until: Option<Instant>,
}

/// Counts the applied actions of a search and tells when its budget is spent.
#[derive(Clone, Debug)]
pub struct Meter<'a> {
    nodes: u64,
    /// At how many nodes the clock is looked at next.
    look: u64,
    is_stopped: bool,
    bounds: Bounds,
    begun: Option<Instant>,
    thought: &'a Thought,
}

#[expect(clippy::disallowed_methods, reason = "a budget of time is the one clock of the players")]
fn now() -> Instant {
    Instant::now()
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
        Self {
            nodes: 0,
            look: LOOK,
            is_stopped: false,
            bounds: Bounds { most, until },
            begun: until.map(|_| now()),
            thought,
        }
    }

    /// The number of actions that were applied, but at least 1.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.max(1)
    }

    /// True if the budget is spent, as far as the meter has looked.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_stopped || self.nodes >= self.bounds.most
    }

    /// The number of actions that can still be applied; with a budget of time, at the speed so far.
    #[must_use]
    pub fn left(&self) -> u64 {
        let (Some(until), Some(begun)) = (self.bounds.until, self.begun) else {
            return self.bounds.most.saturating_sub(self.nodes);
        };
        let now = now();
        let spent = now.saturating_duration_since(begun).as_secs_f64();
        let rate = self.nodes as f64 / spent.max(1e-6);
        (rate * until.saturating_duration_since(now).as_secs_f64()) as u64
    }

    /// The number of actions that the budget still allows if it is one of nodes; a great many if it is one of time.
    #[must_use]
    pub fn left_at_most(&self) -> u64 {
        self.bounds.most.saturating_sub(self.nodes)
    }

    /// The number of threads that the search may use.
    #[must_use]
    pub fn threads(&self) -> usize {
        1 + self.thought.helpers
    }

    /// From now on the meter allows only this share of what is left, until [`Meter::rejoin`] is given what this returns.
    #[must_use]
    pub fn part(&mut self, share: f64) -> Bounds {
        let whole = self.bounds;
        let share = share.clamp(0.0, 1.0);
        if let Some(until) = whole.until {
            let now = now();
            self.bounds.until = Some(now + until.saturating_duration_since(now).mul_f64(share));
        } else {
            self.bounds.most = self.nodes + (whole.most.saturating_sub(self.nodes) as f64 * share) as u64;
        }
        whole
    }

    /// Ends a part: what was left of it, the whole has again.
    pub fn rejoin(&mut self, whole: Bounds) {
        self.bounds = whole;
        // The part may have ended because its time was over, or all of the search is to end.
        if self.is_stopped {
            self.goes_on();
        }
    }

    /// Counts one applied action; false when it is time to stop.
    #[inline]
    pub fn spend(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.bounds.most {
            return false;
        }
        // Reading the clock takes longer than applying an action.
        self.nodes < self.look || self.goes_on()
    }

    /// Counts actions that a copy of this meter has counted; false when it is time to stop. More than the budget allows
    /// are not counted: the search goes on as if they had not been applied.
    pub fn spend_all(&mut self, nodes: u64) -> bool {
        self.nodes = self.nodes.saturating_add(nodes).min(self.bounds.most.max(self.nodes));
        if self.nodes >= self.bounds.most {
            return false;
        }
        self.nodes < self.look || self.goes_on()
    }

    /// Looks whether the search may go on. If not, the next action looks again.
    #[cold]
    fn goes_on(&mut self) -> bool {
        self.thought.nodes.store(self.nodes, Ordering::Relaxed);
        let goes_on = !self.thought.is_cancelled() && self.bounds.until.is_none_or(|until| now() < until);
        self.look = self.nodes + if goes_on { LOOK } else { 0 };
        self.is_stopped = !goes_on;
        goes_on
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
            Level::Novice => 1,
            Level::Adept => 2,
            Level::Expert => 3,
            Level::Master => 4,
        };
        assert!(Level::ALL.into_iter().enumerate().all(|(index, level)| place(level) == index));
        assert_eq!(place(Level::Master) + 1, Level::ALL.len());
    }
}
