//! A computer player at a table: thinks about what its seat sees, on a thread of its own, and hands out its plan action
//! by action.
//!
//! Knows neither egui nor any game of ours. What is played, the players in `ai` decide; when it is shown, `computer`.

use std::collections::VecDeque;
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

/// What comes of asking for the next action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<A> {
    /// This is to be played; it is given again until it was taken with [`Thinker::take`].
    Action(A),
    /// It is still thinking.
    Thinking,
    /// It has found nothing, or there was no thread to think on.
    Nothing,
}

/// Thinks for the computer seats of a table.
pub struct Thinker<G: Playable> {
    thinking: Thinking,
    job: Option<Job<G::Action>>,
    plan: VecDeque<G::Action>,
    /// The game as it stood when the plan was last followed, by [`Sitting::changes`].
    changes: u64,
}

/// One thought on a worker thread.
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
    /// Thinks there.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinking, job: None, plan: VecDeque::new(), changes: 0 }
    }

    /// Drops what was thought and stops thinking.
    pub fn stop(&mut self) {
        self.job = None;
        self.plan.clear();
    }

    /// How many actions were applied in the thought under way.
    #[must_use]
    pub fn nodes(&self) -> Option<u64> {
        self.job.as_ref().map(|job| job.thought.nodes())
    }

    /// What the computer whose turn it is would play next. `wake` is called when a thought on a worker has come to its
    /// end.
    pub fn next(&mut self, sitting: &Sitting<G>, wake: impl FnOnce() + Send + 'static) -> Next<G::Action> {
        if self.changes != sitting.changes() {
            // Somebody else changed the game: the plan was for another one.
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

    /// The action that was given has been played in this game.
    pub fn take(&mut self, sitting: &Sitting<G>) {
        self.plan.pop_front();
        self.changes = sitting.changes();
    }

    /// The plan, once there is one.
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
        // A level that is not known was told when the record was opened.
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
            // The window may have gone on without waiting; then nobody listens.
            let _ = sender.send(think(&of_worker));
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
