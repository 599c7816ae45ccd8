//! Computer seats: a worker thinks, its plan is shown one action at a time with a short pause.
//!
//! Decides when and where thinking happens. What is played, the players in `ai` decide.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::tikal::table::Table;
use crate::ai::{Budget, Level, suggest};
use crate::game::View;
use crate::tikal::Action;

/// Where computer players think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Thinking {
    /// On a worker thread; the window stays alive.
    #[default]
    Worker,
    /// At once, within the frame: for tests.
    Inline,
}

/// Plays the computer seats of a table.
#[derive(Default)]
pub struct ComputerPlayers {
    thinking: Thinking,
    job: Option<Job>,
    plan: VecDeque<Action>,
    /// How many actions the table had when the plan was last followed.
    steps: usize,
    next_at: f64,
}

/// One thought on a worker thread.
struct Job {
    cancel: Arc<AtomicBool>,
    result: Receiver<Vec<Action>>,
    steps: usize,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl ComputerPlayers {
    /// Players who think there.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinking, ..Self::default() }
    }

    /// Drops what was thought and stops thinking.
    pub fn stop(&mut self) {
        self.job = None;
        self.plan.clear();
    }

    /// Plays what is due at `now` (seconds), with `pause` between actions, and asks to be called
    /// again in time. Whoever wants no pauses does not want to see how things move either; else what moves
    /// comes to rest first.
    pub fn play(&mut self, table: &mut Table, context: &egui::Context, now: f64, pause: f64) {
        while table.computer_to_move().is_some() {
            if self.steps != table.steps() {
                // Somebody else changed the game: the plan was for another one.
                self.stop();
                self.steps = table.steps();
            }
            let pause = if table.hurries() { 0.0 } else { pause };
            if let Some(&action) = self.plan.front() {
                if pause > 0.0 && table.is_moving(now) {
                    context.request_repaint();
                    return;
                }
                let wait = self.next_at - now;
                if wait > 0.0 && pause > 0.0 {
                    context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
                    return;
                }
                self.plan.pop_front();
                if let Err(reason) = table.play(action) {
                    log::error!("a computer player chose what is not legal: {reason}");
                    self.plan.clear();
                    if !give_way(table) {
                        return;
                    }
                }
                self.steps = table.steps();
                self.next_at = now + pause;
                if pause <= 0.0 {
                    table.skip_motion();
                }
                continue;
            }
            match self.think(table, context) {
                Some(plan) => {
                    self.plan = plan.into();
                    if self.plan.is_empty() && !give_way(table) {
                        return;
                    }
                }
                None => return,
            }
        }
        self.stop();
    }

    /// The plan, once there is one.
    fn think(&mut self, table: &Table, context: &egui::Context) -> Option<Vec<Action>> {
        if let Some(job) = self.job.as_ref().filter(|job| job.steps == table.steps()) {
            return match job.result.try_recv() {
                Ok(plan) => {
                    self.job = None;
                    Some(plan)
                }
                Err(TryRecvError::Empty) => None,
                Err(TryRecvError::Disconnected) => {
                    self.job = None;
                    Some(Vec::new())
                }
            };
        }
        let (seat, level) = table.computer_to_move()?;
        // A level that is not known was told when the record was opened.
        let level: Level = level.parse().unwrap_or_default();
        let view = View::of(table.state(), seat);
        let rules = table.shared_rules();
        let cancel = Arc::new(AtomicBool::new(false));
        let seed = table.steps() as u64;
        let steps = table.steps();
        let think = move |cancel: &AtomicBool| {
            let suggestion = suggest(&rules, &view, level, Budget::Level, seed, cancel);
            if suggestion.plan.first() == Some(&suggestion.action) { suggestion.plan } else { vec![suggestion.action] }
        };
        if self.thinking == Thinking::Inline {
            return Some(think(&cancel));
        }
        let (sender, result) = channel();
        let (worker_cancel, context) = (Arc::clone(&cancel), context.clone());
        let spawned = std::thread::Builder::new().name("computer player".to_owned()).spawn(move || {
            // The window may have gone on without waiting; then nobody listens.
            let _ = sender.send(think(&worker_cancel));
            context.request_repaint();
        });
        if let Err(reason) = spawned {
            log::error!("no thread for a computer player: {reason}");
            return Some(Vec::new());
        }
        self.job = Some(Job { cancel, result, steps });
        None
    }
}

/// Plays the last legal action, `end` or a pass where there is one, so that a player who fails does not
/// stop the game.
fn give_way(table: &mut Table) -> bool {
    let action = table.legal().last().copied();
    action.is_some_and(|action| table.play(action).is_ok())
}
