//! Plays the games of a run on as many threads as it is given.
//!
//! Another thread can ask meanwhile how far it is, take the results so far, or cancel. Which thread plays which game
//! changes nothing in the results.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use rayon::iter::{ParallelBridge, ParallelIterator};
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use super::common::Course;
use super::games::Shard;
use super::measure::Tally;
use super::plan::{Plan, Side, Wish};
use super::results::{Results, Unlike};
use super::table::{Players, play_out};
use super::{Observer, Studied, Transition, measures};
use crate::ai::{Bot, Budget, Level, Thought};
use crate::game::{Actor, Seat, View};

/// A game with the least or the most of something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Extreme {
    /// The number that was measured.
    pub number: i64,
    /// The game, counted from 0.
    pub game: u64,
}

impl Extreme {
    /// The one with the greater number; of equal ones the first game.
    fn max_by_number(self, other: Self) -> Self {
        let weight = |one: Self| (one.number, u64::MAX - one.game);
        if weight(other) > weight(self) { other } else { self }
    }
}

/// The games with the least and with the most of each measure, whatever its key.
pub type Extremes = BTreeMap<&'static str, [Extreme; 2]>;

/// The progress of a study.
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

/// Something that takes long, and is played on several threads while another asks how far it is.
pub trait Work: Sync {
    /// Plays all of it on so many threads, and returns when that is done or it was cancelled.
    ///
    /// # Errors
    /// If the system has no such threads to give.
    fn run(&self, jobs: NonZeroUsize) -> Result<(), ThreadPoolBuildError>;

    /// Ends it soon.
    fn cancel(&self);

    /// The progress of the study.
    fn progress(&self) -> Progress;
}

/// Plays games on so many threads, handed out one by one in their order.
///
/// # Errors
/// If the system has no such threads to give.
pub fn spread_over(
    jobs: NonZeroUsize,
    games: impl Iterator<Item = u64> + Send,
    play: impl Fn(u64) + Sync + Send,
) -> Result<(), ThreadPoolBuildError> {
    let threads = ThreadPoolBuilder::new().num_threads(jobs.get()).build()?;
    threads.install(|| games.par_bridge().for_each(play));
    Ok(())
}

/// A run of the laboratory, or a shard of one, that is being played.
#[derive(Debug)]
pub struct Study<G: Studied> {
    plan: Plan<G>,
    missing: Vec<Range<u64>>,
    of: u64,
    played: AtomicU64,
    results: Mutex<Results>,
    extremes: Mutex<Extremes>,
    /// The thought by which all computer players of the study are cancelled.
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
    /// If they are of another run, have a game that this shard does not have, or have no fingerprint.
    pub fn resumed(plan: Plan<G>, shard: Shard, earlier: Results) -> Result<Self, Outside> {
        let header = plan.header();
        if let Some(part) = header.differs(&earlier.header) {
            return Err(Outside::Other(Unlike::Run(part)));
        }
        if !earlier.is_checked {
            return Err(Outside::Other(Unlike::Unchecked));
        }
        let own = shard.range(header.games);
        if let Some(game) = earlier.played.outside(&own) {
            return Err(Outside::Shard { game, start: own.start, end: own.end });
        }
        Ok(Self::going_on(plan, shard, Results { header, ..earlier }))
    }

    fn going_on(plan: Plan<G>, shard: Shard, results: Results) -> Self {
        let own = shard.range(plan.wish().games);
        let of = own.end - own.start;
        let played = AtomicU64::new(results.games());
        let missing = results.played.missing(own);
        let (results, extremes) = (Mutex::new(results), Mutex::default());
        Self { plan, missing, of, played, results, extremes, thought: Thought::default() }
    }

    /// Plays all games that are missing, on so many threads, and returns when they are played or the study was
    /// cancelled.
    ///
    /// # Errors
    /// If the system has no such threads to give.
    pub fn run(&self, jobs: NonZeroUsize) -> Result<(), ThreadPoolBuildError> {
        // Games are handed out in their order, so that those that are played lie together when the study is cancelled.
        let missing = self.missing.iter().flat_map(Range::clone).take_while(|_| !self.is_cancelled());
        spread_over(jobs, missing, |game| self.play(game))
    }

    /// Plays one game of each variant, and takes it in unless the study was cancelled meanwhile.
    fn play(&self, game: u64) {
        let Wish { variant, against, seats, level, .. } = self.plan.wish();
        let seed = self.plan.seed_of(game);
        let mut players = OfOneLevel { level: *level, thought: &self.thought };
        let Some(tally) = measured(variant, *seats, seed, &mut players) else { return };
        let other = match against.as_ref().map(|side| measured(side, *seats, seed, &mut players)) {
            None => None,
            Some(Some(tally)) => Some(tally),
            Some(None) => return,
        };
        self.note_extremes(game, &tally);
        self.lock().take(game, &tally, other.as_ref());
        self.played.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes a game that has less or more of something than all before. Of equal ones the first is kept, whichever thread
    /// was faster.
    fn note_extremes(&self, game: u64, tally: &Tally) {
        let mut extremes = self.extremes.lock().unwrap_or_else(PoisonError::into_inner);
        for (measure, _, spread) in tally.iter() {
            let (Some((least, _)), Some((most, _))) = (spread.iter().next(), spread.iter().last()) else { continue };
            let [least, most] = [least, most].map(|number| Extreme { number, game });
            let known = extremes.entry(measure.id).or_insert([least, most]);
            known[0] = known[0].min(least);
            known[1] = known[1].max_by_number(most);
        }
    }

    /// The games so far with the least and the most of every measure, whatever its key.
    #[must_use]
    pub fn extremes(&self) -> Extremes {
        self.extremes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Ends the study soon: games that are not over are given up, and nothing of them is in the results.
    pub fn cancel(&self) {
        self.thought.cancel();
    }

    /// True if the study was cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.thought.is_cancelled()
    }

    /// The progress of the study.
    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { played: self.played.load(Ordering::Relaxed), of: self.of }
    }

    /// The results so far: of whole games alone.
    #[must_use]
    pub fn results(&self) -> Results {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Results> {
        // Results are changed by adding numbers; a thread that failed elsewhere left them whole.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Studied> Work for Study<G> {
    fn run(&self, jobs: NonZeroUsize) -> Result<(), ThreadPoolBuildError> {
        Self::run(self, jobs)
    }

    fn cancel(&self) {
        Self::cancel(self);
    }

    fn progress(&self) -> Progress {
        Self::progress(self)
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

/// Computer players of one level, who sit on all seats.
pub(super) struct OfOneLevel<'a> {
    pub(super) level: Level,
    pub(super) thought: &'a Thought,
}

impl<G: Studied> Players<G> for OfOneLevel<'_> {
    type Failure = Infallible;

    fn plan(&mut self, rules: &G::Rules, state: &G, seat: Seat, seed: u64) -> Result<Vec<G::Action>, Infallible> {
        let view = View::of(state, Some(seat));
        let suggestion = G::bot(self.level, seed).choose(rules, &view, Budget::Level, self.thought);
        Ok(suggestion.into_plan())
    }

    fn is_given_up(&self) -> bool {
        self.thought.is_cancelled()
    }
}

/// Plays a game to its end and measures it; `None` if it was given up.
fn measured<G: Studied>(side: &Side<G>, seats: u8, seed: u64, players: &mut OfOneLevel<'_>) -> Option<Tally> {
    let rules = &*side.rules;
    let mut observer = G::Observer::new(rules, &G::new(rules, seats, &side.setup));
    let mut course = Course::default();
    let Ok(played) = play_out(side, seats, seed, players, |step: &Transition<'_, G>| {
        let compared = observer.see(step);
        course.follow(step.before, step.action, step.before.actor() == Actor::Chance, step.after, compared);
    });
    let end = played?;
    let mut tally = Tally::new(measures::<G>());
    course.tell(rules, &end, &mut tally);
    observer.tell(rules, &end, &mut tally);
    Some(tally)
}
