//! Plays the games of a match on as many threads as it is given.
//!
//! Each thread that plays against a program has that program for itself as long as the game lasts. A program that fails
//! ends the match; what was played stays.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rayon::ThreadPoolBuildError;

use super::block::{Seating, Side};
use super::file::{ArenaError, write_match};
use super::outcomes::{Outcome, Outcomes, Unlike};
use super::plan::Match;
use crate::ai::{Bot, Budget, Thought};
use crate::game::{MAX_SEED, Seat, View};
use crate::lab::{Outside, Players, Progress, Shard, Studied, Work, carry_out, play_out, spread_over};
use crate::protocol::{Peer, PeerError, Wish};

/// A match, or a shard of one, that is being played.
#[derive(Debug)]
pub struct Arena<G: Studied> {
    plan: Match<G>,
    missing: Vec<Range<u64>>,
    own: Range<u64>,
    played: AtomicU64,
    outcomes: Mutex<Outcomes>,
    /// Programs that wait for their next game, of A and of B.
    waiting: [Mutex<Vec<Peer>>; 2],
    failure: Mutex<Option<Failure>>,
    /// The thought by which all computer players of the match are cancelled.
    thought: Thought,
}

/// A program that failed, and with it the match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, player {side}: {error}")]
pub struct Failure {
    /// The game in which it failed.
    pub game: u64,
    /// Whose program it is.
    pub side: Side,
    /// The error.
    pub error: PeerError,
}

/// Why a match cannot go on from earlier outcomes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotResumed {
    /// They are of another match.
    #[error(transparent)]
    Unlike(Unlike),
    /// They have a game that is not to be played here.
    #[error(transparent)]
    Outside(Outside),
}

impl<G: Studied> Arena<G> {
    /// A match of which nothing is played yet. A shard has whole blocks alone.
    #[must_use]
    pub fn new(plan: Match<G>, shard: Shard) -> Self {
        let empty = Outcomes::empty(plan.header());
        Self::going_on(plan, shard, empty)
    }

    /// A match that goes on from earlier outcomes, which may have been planned with fewer games.
    ///
    /// # Errors
    /// If they are of another match, have a game that this shard does not have, or have no fingerprint.
    pub fn resumed(plan: Match<G>, shard: Shard, earlier: Outcomes) -> Result<Self, NotResumed> {
        let header = plan.header();
        if let Some(part) = header.differs(&earlier.header) {
            return Err(NotResumed::Unlike(Unlike::Match(part)));
        }
        if !earlier.is_checked() {
            return Err(NotResumed::Unlike(Unlike::Unchecked));
        }
        let own = games_of(&plan, shard);
        if let Some(game) = earlier.played().outside(&own) {
            return Err(NotResumed::Outside(Outside::Shard { game, start: own.start, end: own.end }));
        }
        Ok(Self::going_on(plan, shard, earlier.in_match(header)))
    }

    fn going_on(plan: Match<G>, shard: Shard, outcomes: Outcomes) -> Self {
        let own = games_of(&plan, shard);
        let played = AtomicU64::new(outcomes.games());
        let missing = outcomes.missing(own.clone());
        let outcomes = Mutex::new(outcomes);
        let (waiting, failure) = (Default::default(), Mutex::default());
        Self { plan, missing, own, played, outcomes, waiting, failure, thought: Thought::default() }
    }

    /// The match.
    #[must_use]
    pub fn plan(&self) -> &Match<G> {
        &self.plan
    }

    /// The outcomes so far.
    #[must_use]
    pub fn outcomes(&self) -> Outcomes {
        lock(&self.outcomes).clone()
    }

    /// Which program failed, if one has.
    #[must_use]
    pub fn failure(&self) -> Option<Failure> {
        lock(&self.failure).clone()
    }

    /// Plays one game, and takes it in unless the match was ended meanwhile.
    fn play(&self, game: u64) {
        let wish = self.plan.wish();
        let Some(seating) = self.plan.seating(game) else { return };
        let mut table = AtTable { arena: self, seating, programs: [None, None] };
        let seed = self.plan.seed_of(game);
        match play_out(&wish.variant, wish.seats, seed, &mut table, |_| ()) {
            Ok(Some(end)) => {
                let rules = &*wish.variant.rules;
                let mut outcome = Outcome { scores: Vec::new(), winners: Vec::new() };
                end.scores(&mut outcome.scores);
                end.winners(rules, &mut outcome.winners);
                self.take(game, outcome);
                // A program that failed is not used again.
                for (waiting, program) in self.waiting.iter().zip(table.programs) {
                    lock(waiting).extend(program);
                }
            }
            Ok(None) => {}
            Err((side, error)) => {
                let mut failure = lock(&self.failure);
                if failure.as_ref().is_none_or(|earlier| game < earlier.game) {
                    *failure = Some(Failure { game, side, error });
                }
                self.thought.cancel();
            }
        }
    }

    fn take(&self, game: u64, outcome: Outcome) {
        let mut outcomes = lock(&self.outcomes);
        outcomes.take(game, outcome);
        self.played.store(outcomes.games(), Ordering::Relaxed);
        // Where the test has decided, no more is to be played.
        if outcomes.end().is_some() {
            self.thought.cancel();
        }
    }
}

/// The games of a shard: whole blocks.
fn games_of<G: Studied>(plan: &Match<G>, shard: Shard) -> Range<u64> {
    let blocks = shard.range(plan.wish().games / plan.block());
    blocks.start * plan.block()..blocks.end * plan.block()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind these locks is changed in one step; a thread that failed elsewhere left it whole.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<G: Studied> Work for Arena<G> {
    fn run(&self, jobs: NonZeroUsize) -> Result<(), ThreadPoolBuildError> {
        // Games are handed out in their order, so that blocks are whole soon.
        let missing = self.missing.iter().flat_map(Range::clone).take_while(|_| !self.thought.is_cancelled());
        spread_over(jobs, missing, |game| self.play(game))?;
        // Programs that nobody asks any more are ended.
        self.waiting.iter().for_each(|waiting| lock(waiting).clear());
        Ok(())
    }

    fn cancel(&self) {
        self.thought.cancel();
    }

    fn progress(&self) -> Progress {
        let played = self.played.load(Ordering::Relaxed);
        Progress { played, of: self.own.end - self.own.start }
    }
}

/// Plays a match on so many threads, and meanwhile tells every now and then how far it is. With `kept`, the outcomes so
/// far are written there from time to time and at the end. Whether a program failed, [`Arena::failure`] knows.
///
/// # Errors
/// If there are no threads, or the outcomes cannot be written; then the match is ended.
pub fn conduct<G: Studied>(
    arena: &Arena<G>,
    jobs: NonZeroUsize,
    kept: Option<&Path>,
    tell: impl FnMut(Progress),
) -> Result<Outcomes, ArenaError> {
    let keep = || kept.map_or(Ok(()), |path| write_match(path, &arena.outcomes()));
    carry_out(arena, jobs, keep, tell)?;
    Ok(arena.outcomes())
}

/// The two players at the table of one game.
struct AtTable<'a, G: Studied> {
    arena: &'a Arena<G>,
    seating: Seating,
    programs: [Option<Peer>; 2],
}

impl<G: Studied> Players<G> for AtTable<'_, G> {
    type Failure = (Side, PeerError);

    fn plan(&mut self, rules: &G::Rules, state: &G, seat: Seat, seed: u64) -> Result<Vec<G::Action>, Self::Failure> {
        let side = self.seating.side(seat);
        let view = View::of(state, Some(seat));
        // A seed as the protocol takes it, so that a program can play as the players of this one do.
        let seed = seed & MAX_SEED;
        let (contender, variant_text) =
            (self.arena.plan.contender(side), self.arena.plan.wish().variant_text.as_deref());
        if let Some(program) = self.program(side).map_err(|error| (side, error))? {
            let wish = Wish { level: contender.level, nodes: contender.nodes, seed, variant_text };
            return program.choose(rules, &view, &wish).map_err(|error| (side, error));
        }
        let mut bot = G::bot(contender.level.unwrap_or_default(), seed);
        let budget = contender.nodes.map_or(Budget::Level, Budget::Nodes);
        Ok(bot.choose(rules, &view, budget, &self.arena.thought).into_plan())
    }

    fn is_given_up(&self) -> bool {
        self.arena.thought.is_cancelled()
    }
}

impl<G: Studied> AtTable<'_, G> {
    /// The program of a player, started if need be.
    fn program(&mut self, side: Side) -> Result<Option<&mut Peer>, PeerError> {
        let (arena, place) = (self.arena, &mut self.programs[side as usize]);
        if place.is_none()
            && let Some(command) = arena.plan.command(side)
        {
            let waiting = lock(&arena.waiting[side as usize]).pop();
            *place = Some(match waiting {
                Some(program) => program,
                None => Peer::start(command, arena.plan.wish().limit)?,
            });
        }
        Ok(place.as_mut())
    }
}
