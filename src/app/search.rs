//! One search of a computer player, on a worker thread or at once within the frame.
//!
//! Knows neither egui nor any game of ours. Whom it is for, `thinker` and `advisor` decide; what is found, the bots in
//! `ai`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::ai::{Bot, Budget, Level, Playable, Suggestion, Thought};
use crate::game::View;

/// Where computer players think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// On a worker thread; the window stays alive.
    #[default]
    Worker,
    /// At once, within the frame: for tests.
    Inline,
}

/// How far a search has come.
#[derive(Clone, PartialEq, Debug)]
pub enum Found<A> {
    /// It has not ended.
    Thinking,
    /// It failed, or no thread could be started.
    Nothing,
    /// What the level would do.
    Plan(Suggestion<A>),
}

/// A search under way or ended; cancelled when this is dropped.
pub struct Search<A> {
    thought: Arc<Thought>,
    /// How many actions it tries.
    nodes: u64,
    result: Receiver<Suggestion<A>>,
}

impl<A> Drop for Search<A> {
    fn drop(&mut self) {
        self.thought.cancel();
    }
}

impl<A: Send + 'static> Search<A> {
    /// Begins a search with the level's own budget. `wake` is called when a worker has ended it.
    pub fn begin<G>(
        thinking: Thinking,
        rules: Arc<G::Rules>,
        view: View<G>,
        (level, seed): (Level, u64),
        wake: impl FnOnce() + Send + 'static,
    ) -> Self
    where
        G: Playable<Action = A> + Send + 'static,
        G::Rules: Send + Sync,
    {
        let thought = Arc::new(Thought::default());
        let (sender, result) = channel();
        let of_worker = Arc::clone(&thought);
        let think = move || G::bot(level, seed).choose(&rules, &view, Budget::Level, &of_worker);
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
        Self { thought, nodes: level.nodes(), result }
    }

    /// What was found, once; [`Found::Nothing`] after that.
    #[must_use]
    pub fn poll(&self) -> Found<A> {
        match self.result.try_recv() {
            Ok(suggestion) => Found::Plan(suggestion),
            Err(TryRecvError::Empty) => Found::Thinking,
            Err(TryRecvError::Disconnected) => Found::Nothing,
        }
    }

    /// How much of it is done, 0 … 1, updated now and then.
    #[must_use]
    pub fn progress(&self) -> f32 {
        (self.thought.nodes() as f32 / self.nodes.max(1) as f32).min(1.0)
    }
}

/// The plan of a suggestion: never empty, its first action the one that is suggested.
#[must_use]
pub fn plan_of<A: PartialEq>(suggestion: Suggestion<A>) -> Vec<A> {
    if suggestion.plan.first() == Some(&suggestion.action) { suggestion.plan } else { vec![suggestion.action] }
}
