//! The computer players of a table: work out a plan from what the seat to move sees, on a worker thread, and hand it
//! out action by action.
//!
//! Which action is chosen, the bots in `ai` decide; when it is played, the table.

use std::collections::VecDeque;
use std::sync::Arc;

use super::Sitting;
use super::search::{Assignment, Found, Search, Thinking, plan_of};
use crate::ai::{Level, Playable};

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

/// Thinks for the computer seats of a table, and asks to be told where: on a worker thread or at once.
pub struct Thinker<G: Playable> {
    search: Option<Search<G::Action>>,
    plan: VecDeque<G::Action>,
    /// [`Sitting::changes`] when the plan was last followed.
    changes: u64,
}

impl<G: Playable> Default for Thinker<G> {
    fn default() -> Self {
        Self { search: None, plan: VecDeque::new(), changes: 0 }
    }
}

impl<G> Thinker<G>
where
    G: Playable + Send + 'static,
    G::Action: Send + 'static,
    G::Rules: Send + Sync,
{
    /// Stops thinking and drops the plan.
    pub fn stop(&mut self) {
        self.search = None;
        self.plan.clear();
    }

    /// The part of the search under way that is done, 0 … 1; nothing if none is under way.
    #[must_use]
    pub fn progress(&self) -> Option<f32> {
        self.search.as_ref().map(Search::progress)
    }

    /// The next action of the computer whose turn it is. `wake` is called when a worker has finished its plan.
    pub fn next(
        &mut self,
        sitting: &Sitting<G>,
        thinking: Thinking,
        wake: impl FnOnce() + Send + 'static,
    ) -> Next<G::Action> {
        if self.changes != sitting.changes() {
            // The game was changed by something other than this plan, which no longer fits.
            self.stop();
            self.changes = sitting.changes();
        }
        if self.plan.is_empty() {
            match self.think(sitting, thinking, wake) {
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
    fn think(
        &mut self,
        sitting: &Sitting<G>,
        thinking: Thinking,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<Vec<G::Action>> {
        let search = match (self.search.take(), thinking) {
            (Some(search), _) => search,
            (None, Thinking::Inline) => Self::begin(sitting, thinking, wake)?,
            (None, Thinking::Worker) => {
                // It has only just begun.
                self.search = Some(Self::begin(sitting, thinking, wake)?);
                return None;
            }
        };
        match search.poll() {
            Found::Thinking => {
                self.search = Some(search);
                None
            }
            Found::Nothing => Some(Vec::new()),
            Found::Plan(suggestion, ()) => Some(plan_of(suggestion)),
        }
    }

    /// Begins a search for the computer whose turn it is.
    fn begin(
        sitting: &Sitting<G>,
        thinking: Thinking,
        wake: impl FnOnce() + Send + 'static,
    ) -> Option<Search<G::Action>> {
        let (_, level) = sitting.computer_to_move()?;
        // The player was told of an unknown level when the record was opened; the default level plays instead.
        let level: Level = level.parse().unwrap_or_default();
        let (view, rules) = (sitting.computers_view()?, Arc::clone(sitting.rules()));
        let assignment = Assignment { level, seed: sitting.steps() as u64, most: None };
        Some(Search::begin::<G>(thinking, rules, view, assignment, |_, _, _, _| {}, wake))
    }
}
