//! The computer players of a table: work out a plan from what the seat to move sees, on a worker thread, and hand it
//! out action by action.
//!
//! Knows neither egui nor any game of ours. Which action is chosen, the bots in `ai` decide; when it is played,
//! `computer`.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::sitting::Sitting;
use crate::ai::{Bot, Budget, Level, Playable, Thought};

/// Where computer players think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// On a worker thread; the window stays alive.
    #[default]
    Worker,
    /// At once, within the frame: for tests.
    Inline,
}

/// The answer to [`Thinker::next`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<A> {
    /// The action to play; given again until [`Thinker::take`] is called.
    Action(A),
    /// No plan yet: a worker is still thinking.
    Thinking,
    /// No action was found, thinking failed, or no thread could be started.
    Nothing,
}

/// Thinks for the computer seats of a table.
pub struct Thinker<G: Playable> {
    thinking: Thinking,
    job: Option<Job<G::Action>>,
    plan: VecDeque<G::Action>,
    /// [`Sitting::changes`] when the plan was last followed.
    changes: u64,
}

/// A search on a worker thread; cancelled when this is dropped.
struct Job<A> {
    thought: Arc<Thought>,
    result: Receiver<Vec<A>>,
}

impl<A> Drop for Job<A> {
    fn drop(&mut self) {
        self.thought.cancel();
    }
}

impl<G> Thinker<G>
where
    G: Playable + Send + 'static,
    G::Action: Send,
    G::Rules: Send + Sync,
{
    /// A thinker without a plan; `thinking` says where it thinks.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinking, job: None, plan: VecDeque::new(), changes: 0 }
    }

    /// Stops thinking and drops the plan.
    pub fn stop(&mut self) {
        self.job = None;
        self.plan.clear();
    }

    /// How many actions the search under way has tried; nothing if none is under way.
    #[must_use]
    pub fn nodes(&self) -> Option<u64> {
        self.job.as_ref().map(|job| job.thought.nodes())
    }

    /// What the computer whose turn it is would play next. `wake` is called when a worker has finished its plan.
    pub fn next(&mut self, sitting: &Sitting<G>, wake: impl FnOnce() + Send + 'static) -> Next<G::Action> {
        if self.changes != sitting.changes() {
            // The game was changed by something other than this plan, which no longer fits.
            self.stop();
            self.changes = sitting.changes();
        }
        if self.plan.is_empty() {
            match self.think(sitting, wake) {
                Some(plan) => self.plan = plan.into(),
                None => return Next::Thinking,
            }
        }
        self.plan.front().map_or(Next::Nothing, |&action| Next::Action(action))
    }

    /// Notes that the action from [`Thinker::next`] has been played in this game.
    pub fn take(&mut self, sitting: &Sitting<G>) {
        self.plan.pop_front();
        self.changes = sitting.changes();
    }

    /// The plan, once it is worked out; starts a search if none is under way.
    fn think(&mut self, sitting: &Sitting<G>, wake: impl FnOnce() + Send + 'static) -> Option<Vec<G::Action>> {
        if let Some(job) = &self.job {
            let plan = match job.result.try_recv() {
                Ok(plan) => plan,
                Err(TryRecvError::Empty) => return None,
                Err(TryRecvError::Disconnected) => Vec::new(),
            };
            self.job = None;
            return Some(plan);
        }
        let (_, level) = sitting.computer_to_move()?;
        // The player was told of an unknown level when the record was opened; the default level plays instead.
        let level: Level = level.parse().unwrap_or_default();
        let (view, rules) = (sitting.computers_view()?, Arc::clone(sitting.rules()));
        let seed = sitting.steps() as u64;
        let think = move |thought: &Thought| {
            let suggestion = G::bot(level, seed).choose(&rules, &view, Budget::Level, thought);
            if suggestion.plan.first() == Some(&suggestion.action) { suggestion.plan } else { vec![suggestion.action] }
        };
        let thought = Arc::new(Thought::default());
        if self.thinking == Thinking::Inline {
            return Some(think(&thought));
        }
        let (sender, result) = channel();
        let of_worker = Arc::clone(&thought);
        let spawned = std::thread::Builder::new().name("computer player".to_owned()).spawn(move || {
            match catch_unwind(AssertUnwindSafe(|| think(&of_worker))) {
                // Sending fails if the thinker was stopped meanwhile; the plan is not needed then.
                Ok(plan) => drop(sender.send(plan)),
                // A computer that fails to think has no plan.
                Err(_) => drop(sender),
            }
            wake();
        });
        if let Err(reason) = spawned {
            log::error!("no thread for a computer player: {reason}");
            return Some(Vec::new());
        }
        self.job = Some(Job { thought, result });
        None
    }
}
