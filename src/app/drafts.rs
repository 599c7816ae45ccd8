//! The draft: the game that is kept for the next run. Decides when it is written.

use super::App;
use crate::library;

/// While computers play, the draft is written at most once in this many seconds.
const PAUSE: f64 = 1.0;

impl App {
    /// Writes the draft after every action, less often while computers play.
    pub(super) fn keep_draft(&mut self, context: &egui::Context, now: f64) {
        let Some(table) = self.at_table.draft().filter(|_| self.services.draft.is_some()) else { return };
        let steps = Some(table.steps());
        if steps == self.drafted {
            return;
        }
        let wait = self.drafted_at + PAUSE - now;
        if table.computer_to_move().is_some() && wait > 0.0 {
            context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
            return;
        }
        self.write_draft();
        (self.drafted, self.drafted_at) = (steps, now);
    }

    /// Writes the draft as the game stands.
    pub(super) fn write_draft(&mut self) {
        let (Some(path), Some(table)) = (&self.services.draft, self.at_table.draft()) else { return };
        match library::save_record(path, &table.record()) {
            Ok(()) => {}
            Err(error) => log::error!("the game could not be kept in {}: {error}", path.display()),
        }
    }
}
