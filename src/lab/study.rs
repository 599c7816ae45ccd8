//! Plays the games of a run on as many threads as it is given.
//!
//! Another thread can ask meanwhile how far it is, take the results so far, or cancel. Which thread plays which game
//! changes nothing in the results.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::common::Course;
use super::games::Shard;
use super::measure::Tally;
use super::plan::{Plan, Side, Wish};
use super::results::{Results, Unlike};
use super::{Observer, Step, Studied, measures};
use crate::ai::{Bot, Budget, Level, Thought};
use crate::game::{Actor, Dealer, DealerDef, Seat, View};

/// How far a study has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The games that are played, those of earlier results included.
    pub played: u64,
    /// The games that are to be played, those of earlier results included.
    pub of: u64,
}

/// The number of cores of this machine but one, which is left to everything else; 1 at least.
#[must_use]
pub fn spare_cores() -> NonZeroUsize {
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    NonZeroUsize::new(cores.saturating_sub(1)).unwrap_or(NonZeroUsize::MIN)
}

/// A run of the laboratory, or a shard of one, that is being played.
#[derive(Debug)]
pub struct Study<G: Studied> {
    plan: Plan<G>,
    missing: Vec<Range<u64>>,
    of: u64,
    played: AtomicU64,
    results: Mutex<Results>,
    /// What all computer players of the study are cancelled by.
    thought: Thought,
}

impl<G: Studied> Study<G> {
    /// A study of which nothing is played yet.
    #[must_use]
    pub fn new(plan: Plan<G>, shard: Shard) -> Self {
        let empty = Results::empty(plan.header(), Tally::new(measures::<G>()));
        Self::going_on(plan, shard, empty)
    }

    /// A study that goes on from earlier results of the same run, which may have been planned with fewer games.
    ///
    /// # Errors
    /// If they are of another run, or have a game that this shard does not have.
    pub fn resumed(plan: Plan<G>, shard: Shard, earlier: Results) -> Result<Self, Outside> {
        let header = plan.header();
        if let Some(part) = header.differs(&earlier.header) {
            return Err(Outside::Other(Unlike::Run(part)));
        }
        let own = shard.range(header.games);
        let is_own = |range: &Range<u64>| own.start <= range.start && range.end <= own.end;
        if let Some(range) = earlier.played.ranges().iter().find(|range| !is_own(range)) {
            let game = if range.start < own.start { range.start } else { own.end.max(range.start) };
            return Err(Outside::Shard { game, start: own.start, end: own.end });
        }
        Ok(Self::going_on(plan, shard, Results { header, ..earlier }))
    }

    fn going_on(plan: Plan<G>, shard: Shard, results: Results) -> Self {
        let own = shard.range(plan.wish().games);
        let of = own.end - own.start;
        let played = AtomicU64::new(results.games());
        let missing = results.played.missing(own);
        Self { plan, missing, of, played, results: Mutex::new(results), thought: Thought::default() }
    }

    /// Plays all games that are missing, on so many threads, and returns when they are played or the study was
    /// cancelled.
    ///
    /// # Errors
    /// If the system has no such threads to give.
    pub fn run(&self, jobs: NonZeroUsize) -> Result<(), rayon::ThreadPoolBuildError> {
        let threads = rayon::ThreadPoolBuilder::new().num_threads(jobs.get()).build()?;
        // Games are handed out in their order, so that those that are played lie together when the study is cancelled.
        let missing = self.missing.iter().flat_map(Range::clone).take_while(|_| !self.is_cancelled());
        threads.install(|| missing.par_bridge().for_each(|game| self.play(game)));
        Ok(())
    }

    /// Plays one game of each variant, and takes it in unless the study was cancelled meanwhile.
    fn play(&self, game: u64) {
        let Wish { variant, against, seats, level, .. } = self.plan.wish();
        let table = Table { seats: *seats, level: *level, seed: self.plan.seed_of(game), thought: &self.thought };
        let Some(tally) = table.play(variant) else { return };
        let other = match against.as_ref().map(|side| table.play(side)) {
            None => None,
            Some(Some(tally)) => Some(tally),
            Some(None) => return,
        };
        self.lock().take(game, &tally, other.as_ref());
        self.played.fetch_add(1, Ordering::Relaxed);
    }

    /// Ends the study soon: games that are not over are given up, and nothing of them is in the results.
    pub fn cancel(&self) {
        self.thought.cancel();
    }

    /// Whether the study was cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.thought.is_cancelled()
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { played: self.played.load(Ordering::Relaxed), of: self.of }
    }

    /// What is measured so far: whole games alone.
    #[must_use]
    pub fn results(&self) -> Results {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Results> {
        // Results are changed by adding numbers; a thread that failed elsewhere left them whole.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Why a study cannot go on from earlier results.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Outside {
    /// They are of another run.
    #[error(transparent)]
    Other(Unlike),
    /// They have a game that is not to be played here.
    #[error("it has game {game}, and games {start} to {last} are to be played here", last = end.saturating_sub(1))]
    Shard {
        /// The game, counted from 0.
        game: u64,
        /// The first game to be played here.
        start: u64,
        /// The game after the last one.
        end: u64,
    },
}

/// Where one game is played.
struct Table<'a> {
    seats: u8,
    level: Level,
    seed: u64,
    thought: &'a Thought,
}

impl Table<'_> {
    /// Plays a game to its end; `None` if the study was cancelled.
    fn play<G: Studied>(&self, side: &Side<G>) -> Option<Tally> {
        let rules = &*side.rules;
        let mut state = G::new(rules, self.seats, &side.setup);
        let mut dealer = Dealer::new(DealerDef::Seed(self.seed));
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut observer = G::Observer::new(rules, &state);
        let mut course = Course::default();
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        // What a seat still intends to play in this turn.
        let mut intended: (Option<Seat>, std::vec::IntoIter<G::Action>) = (None, Vec::new().into_iter());
        loop {
            if self.thought.is_cancelled() {
                return None;
            }
            let action = match state.actor() {
                Actor::Nobody => break,
                Actor::Chance => {
                    intended = (None, Vec::new().into_iter());
                    let outcome = dealer.next(rules, &state);
                    dealer.count(state.sort());
                    outcome
                }
                Actor::Seat(seat) => {
                    let planned = intended.1.next().filter(|_| intended.0 == Some(seat));
                    planned.filter(|&action| state.check(rules, action).is_ok()).or_else(|| {
                        let view = View::of(&state, Some(seat));
                        let mut bot = G::bot(self.level, random.next_u64());
                        let thought = bot.choose(rules, &view, Budget::Level, self.thought);
                        let mut plan = thought.plan;
                        if plan.first() != Some(&thought.action) {
                            plan = vec![thought.action];
                        }
                        intended = (Some(seat), plan.into_iter());
                        intended.1.next().filter(|&action| state.check(rules, action).is_ok())
                    })
                }
            };
            // A search that was cancelled has not thought to its end.
            if self.thought.is_cancelled() {
                return None;
            }
            // A computer player that chose what is not legal plays the first legal action instead.
            let action = action.or_else(|| {
                state.legal_actions(rules, &mut legal);
                legal.first().copied()
            })?;
            let before = state.clone();
            events.clear();
            // Cannot fail: the action is legal.
            state.apply(rules, action, &mut events).ok()?;
            let compared = observer.see(&Step { rules, before: &before, action, events: &events, after: &state });
            course.follow(&before, action, before.actor() == Actor::Chance, &state, compared);
        }
        let mut tally = Tally::new(measures::<G>());
        course.tell(rules, &state, &mut tally);
        observer.tell(rules, &state, &mut tally);
        Some(tally)
    }
}
