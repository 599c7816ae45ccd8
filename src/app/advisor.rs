//! Finds the hints that a person at the table asks for: what the strongest level of computer player would do.
//!
//! Decides who is asked, and when to look again. What a hint says and when one may be asked for, the table decides.

use std::sync::Arc;
use std::time::Duration;

use egui::Context;

use super::computer::THINKING_TICK;
use super::search::{Found, Search, Thinking, plan_of};
use super::tikal::table::Table;
use crate::ai::Level;
use crate::tikal::{Action, State};

/// The wait that somebody has patience for until a hint comes.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whoever searches for hints at the tables of this window.
pub struct Advisor {
    thinking: Thinking,
    /// The search under way, and how often the game had changed when it began.
    search: Option<(u64, Search<Action>)>,
}

impl Advisor {
    /// An advisor who is not asked; `thinking` says where the searches run.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinking, search: None }
    }

    /// The strongest level.
    fn level() -> Level {
        Level::ALL.into_iter().next_back().unwrap_or_default()
    }

    /// Searches for the hint that the table asks for, or stops where none is asked for any more. Returns whether a search
    /// has failed.
    #[must_use]
    pub fn follow(&mut self, table: &mut Table, context: &Context) -> bool {
        let sitting = table.sitting();
        let (Some(view), true) = (sitting.persons_view(), table.seeks_hint()) else {
            self.search = None;
            return false;
        };
        let (changes, seat) = (sitting.changes(), view.state().seat());
        let search = match self.search.take() {
            Some((at, search)) if at == changes => search,
            _ => {
                let waker = context.clone();
                let wake = move || waker.request_repaint();
                let asked = (Self::level(), sitting.steps() as u64, Some(PATIENCE));
                Search::begin::<State>(self.thinking, Arc::clone(sitting.rules()), view, asked, wake)
            }
        };
        match search.poll() {
            Found::Thinking => {
                table.note_thinking(Some(search.progress()));
                context.request_repaint_after(THINKING_TICK);
                self.search = Some((changes, search));
            }
            Found::Nothing => {
                table.drop_hint();
                return true;
            }
            Found::Plan(suggestion) => {
                let share = suggestion.value.get(seat.index()).copied().unwrap_or_default();
                table.show_hint(Self::level(), plan_of(suggestion), share);
                context.request_repaint();
            }
        }
        false
    }
}
