//! Computer seats of a table in the window: their plans are shown one action at a time with a short pause.
//!
//! Decides when an action is shown. Where and when is thought, `thinker` decides.

use super::thinker::{Next, Thinker, Thinking};
use super::tikal::table::Table;
use crate::tikal::State;

/// Plays the computer seats of a table.
pub struct ComputerPlayers {
    thinker: Thinker<State>,
    next_at: f64,
}

impl ComputerPlayers {
    /// Players who think there.
    #[must_use]
    pub fn new(thinking: Thinking) -> Self {
        Self { thinker: Thinker::new(thinking), next_at: 0.0 }
    }

    /// Drops what was thought and stops thinking.
    pub fn stop(&mut self) {
        self.thinker.stop();
    }

    /// Plays what is due at `now` (seconds), with `pause` between actions, and asks to be called
    /// again in time. Whoever wants no pauses does not want to see how things move either; else what moves
    /// comes to rest first.
    pub fn play(&mut self, table: &mut Table, context: &egui::Context, now: f64, pause: f64) {
        while table.computer_to_move().is_some() {
            let pause = if table.hurries() { 0.0 } else { pause };
            let waker = context.clone();
            match self.thinker.next(table.sitting(), move || waker.request_repaint()) {
                Next::Thinking => return,
                Next::Nothing => {
                    if !give_way(table) {
                        return;
                    }
                }
                Next::Action(action) => {
                    if pause > 0.0 && table.is_moving(now) {
                        context.request_repaint();
                        return;
                    }
                    let wait = self.next_at - now;
                    if wait > 0.0 && pause > 0.0 {
                        context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
                        return;
                    }
                    if let Err(reason) = table.play(action) {
                        log::error!("a computer player chose what is not legal: {reason}");
                        self.thinker.stop();
                        if !give_way(table) {
                            return;
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
    }
}

/// Plays what a computer can always do, so that a player who fails does not stop the game.
fn give_way(table: &mut Table) -> bool {
    let action = table.sitting().computers_way_out();
    action.is_some_and(|action| table.play(action).is_ok())
}
