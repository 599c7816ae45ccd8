//! Plays the computer seats of a table in the window, one action at a time with a short pause between.
//!
//! Decides when an action is played. On which thread it is worked out, `thinker` decides.

use std::time::Duration;

use super::search::Thinking;
use super::thinker::{Next, Thinker};
use super::tikal::table::Table;
use crate::tikal::State;

/// The time after which the progress of a search is shown anew.
pub const THINKING_TICK: Duration = Duration::from_millis(250);

/// Plays the computer seats of a table.
pub struct ComputerPlayers {
    thinker: Thinker<State>,
    next_at: f64,
}

impl ComputerPlayers {
    /// Players without a plan; `thinking` says where they think.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinker: Thinker::new(thinking), next_at: 0.0 }
    }

    /// Stops thinking and drops the plan.
    pub fn stop(&mut self) {
        self.thinker.stop();
    }

    /// Plays what is due at `now`, with `pause` between actions (both in seconds), and asks for a frame when the next
    /// action is due. An action waits until the motion of the last one has ended; without a pause nothing is shown in
    /// motion. Nothing is played while the table stands still. Returns whether a computer failed to choose, and another
    /// action was played for it.
    #[must_use]
    pub fn play(&mut self, table: &mut Table, context: &egui::Context, now: f64, pause: f64) -> bool {
        let mut has_failed = false;
        table.note_thinking(None);
        if table.stands_still() {
            // Whoever lets them wait wants the machine for something else.
            self.stop();
            return has_failed;
        }
        while table.computer_to_move().is_some() {
            let pause = if table.hurries() { 0.0 } else { pause };
            let waker = context.clone();
            match self.thinker.next(table.sitting(), move || waker.request_repaint()) {
                Next::Thinking => {
                    table.note_thinking(self.thinker.progress());
                    context.request_repaint_after(THINKING_TICK);
                    return has_failed;
                }
                Next::Nothing => {
                    has_failed = true;
                    if !give_way(table) {
                        return has_failed;
                    }
                }
                Next::Action(action) => {
                    if pause > 0.0 && table.is_moving(now) {
                        context.request_repaint();
                        return has_failed;
                    }
                    let wait = self.next_at - now;
                    if wait > 0.0 && pause > 0.0 {
                        context.request_repaint_after(Duration::from_secs_f64(wait));
                        return has_failed;
                    }
                    if let Err(reason) = table.play(action) {
                        log::error!("a computer player chose what is not legal: {reason}");
                        self.thinker.stop();
                        has_failed = true;
                        if !give_way(table) {
                            return has_failed;
                        }
                    }
                    self.thinker.take(table.sitting());
                    self.next_at = now + pause;
                    if pause <= 0.0 {
                        table.skip_motion();
                    }
                }
            }
        }
        self.stop();
        has_failed
    }
}

/// Plays [`Sitting::computers_way_out`](super::sitting::Sitting::computers_way_out), so that a computer that fails to
/// choose does not stop the game.
fn give_way(table: &mut Table) -> bool {
    let action = table.sitting().computers_way_out();
    action.is_some_and(|action| table.play(action).is_ok())
}
