//! One search of a computer player, on a worker thread or at once within the frame.
//!
//! Whom it is for, `thinker` and the table decide; what is found, the bots in
//! `ai`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use crate::ai::{Bot, Budget, Level, Playable, Suggestion, Thought};
use crate::game::View;
use crate::lab::spare_cores;

/// Where computer players think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// On a worker thread; the window stays alive.
    #[default]
    Worker,
    /// At once, within the frame: for tests.
    Inline,
}

/// The state of a search.
#[derive(Clone, PartialEq, Debug)]
pub enum Found<A, W = ()> {
    /// It has not ended.
    Thinking,
    /// It failed, or no thread could be started.
    Nothing,
    /// The choice of the level, and what was made of it.
    Plan(Suggestion<A>, W),
}

/// The most nodes of a search that runs within the frame, so that tests of the window need not wait for strong players.
pub const INLINE: u64 = 20_000;

/// The extent of a search.
#[derive(Clone, Copy, Debug)]
enum Extent {
    /// So many applied actions.
    Nodes(u64),
    /// So long from its beginning.
    Time { since: Instant, most: Duration },
}

impl Extent {
    #[expect(clippy::disallowed_methods, reason = "how far a search has come is told, and changes nothing of it")]
    fn of(nodes: u64, most: Option<Duration>) -> Self {
        most.map_or_else(|| Self::Nodes(nodes), |most| Self::Time { since: Instant::now(), most })
    }
}

/// The player that searches, and for how long it may.
#[derive(Clone, Copy, Debug)]
pub struct Assignment {
    /// Its level.
    pub level: Level,
    /// The seed of its random choices.
    pub seed: u64,
    /// The longest time; without it the level has nodes of its own.
    pub most: Option<Duration>,
}

/// A search under way or ended; cancelled when this is dropped.
pub struct Search<A, W = ()> {
    thought: Arc<Thought>,
    extent: Extent,
    result: Receiver<(Suggestion<A>, W)>,
}

impl<A, W> Drop for Search<A, W> {
    fn drop(&mut self) {
        self.thought.cancel();
    }
}

impl<A: Send + 'static, W: Send + 'static> Search<A, W> {
    /// Begins a search for as long as the level has nodes of its own, at most until `most` has passed; within the frame it
    /// has at most [`INLINE`] nodes. A player that can spread its work has all cores but one. `weigh` makes something of the
    /// finding, and `wake` is called when a worker has ended it.
    pub fn begin<G>(
        thinking: Thinking,
        rules: Arc<G::Rules>,
        view: View<G>,
        Assignment { level, seed, most }: Assignment,
        weigh: impl FnOnce(&G::Rules, &View<G>, &Suggestion<A>, &Thought) -> W + Send + 'static,
        wake: impl FnOnce() + Send + 'static,
    ) -> Self
    where
        G: Playable<Action = A> + Send + 'static,
        G::Rules: Send + Sync,
    {
        let thought = Arc::new(Thought::on_threads(spare_cores()));
        let (sender, result) = channel();
        let of_worker = Arc::clone(&thought);
        let budget = match (thinking, most) {
            (Thinking::Inline, _) => Budget::Nodes(G::nodes(level).min(INLINE)),
            (Thinking::Worker, Some(most)) => Budget::time(most),
            (Thinking::Worker, None) => Budget::Level,
        };
        let think = move || {
            let found = G::bot(level, seed).choose(&rules, &view, budget, &of_worker);
            let made = weigh(&rules, &view, &found, &of_worker);
            (found, made)
        };
        match thinking {
            // Sending cannot fail: the receiver is kept here.
            Thinking::Inline => drop(sender.send(think())),
            Thinking::Worker => {
                let spawned = std::thread::Builder::new().name("computer player".to_owned()).spawn(move || {
                    match catch_unwind(AssertUnwindSafe(think)) {
                        // Sending fails if the search was dropped meanwhile; nobody needs its end then.
                        Ok(suggestion) => drop(sender.send(suggestion)),
                        // A search that failed has found nothing.
                        Err(_) => drop(sender),
                    }
                    wake();
                });
                if let Err(reason) = spawned {
                    log::error!("no thread for a computer player: {reason}");
                }
            }
        }
        Self { thought, extent: Extent::of(G::nodes(level), most), result }
    }

    /// The finding, once; [`Found::Nothing`] after that.
    #[must_use]
    pub fn poll(&self) -> Found<A, W> {
        match self.result.try_recv() {
            Ok((suggestion, made)) => Found::Plan(suggestion, made),
            Err(TryRecvError::Empty) => Found::Thinking,
            Err(TryRecvError::Disconnected) => Found::Nothing,
        }
    }

    /// The part of it that is done, 0 … 1, updated now and then.
    #[must_use]
    pub fn progress(&self) -> f32 {
        match self.extent {
            Extent::Nodes(nodes) => (self.thought.nodes() as f32 / nodes.max(1) as f32).min(1.0),
            Extent::Time { since, most } => (since.elapsed().as_secs_f32() / most.as_secs_f32().max(0.001)).min(1.0),
        }
    }
}

/// The plan of a suggestion: never empty, its first action the one that is suggested.
#[must_use]
pub fn plan_of<A: PartialEq>(suggestion: Suggestion<A>) -> Vec<A> {
    if suggestion.plan.first() == Some(&suggestion.action) { suggestion.plan } else { vec![suggestion.action] }
}
