//! The things that the viewer alone knows (C14): the values of its treasures, the glyphs and numbers that it has looked at;
//! when they are shown.
//!
//! Decides that they are shown at the wish of the person alone: by the switch, until the screen is somebody else's. Whoever
//! plays alone at this computer has them shown until it hides them. Where they fade, as in print, treasures are shown for a
//! few seconds at a time, and glyphs and numbers only right after one has looked. Who may know what, the sitting decides.

use egui::Ui;

use super::Table;
use crate::chac::{Action, Phase, State};
use crate::game::Seat;

/// The seconds for which they are shown where they fade.
pub const SEEN_FOR: f64 = 6.0;

/// The switch, and for whom it stands.
#[derive(Default)]
pub(super) struct Secrets {
    /// Whose secrets the screen may show.
    viewer: Option<Seat>,
    /// The number of actions up to which it was seen whether this seat has looked at something.
    steps: usize,
    /// True if they are shown.
    shows: bool,
    /// True if they fade.
    fades: bool,
    /// True if a glyph or a number has just been looked at: where they fade, they are shown now alone.
    looked: bool,
    /// When they were shown, in seconds of the window; nothing before the frame that shows them first.
    since: Option<f64>,
}

impl Table {
    /// Lets the switch follow the game: it is off for whoever comes to the screen, unless nobody else ever does; whoever
    /// looks at something has come to see it.
    pub(super) fn follow_secrets(&mut self) {
        let (viewer, steps) = (self.sitting.viewer(), self.steps());
        let seen = std::mem::replace(&mut self.own.secrets.steps, steps);
        let is_new = std::mem::replace(&mut self.own.secrets.viewer, viewer) != viewer;
        if is_new {
            self.own.secrets.shows = viewer.is_some() && self.own_seat() == viewer && !self.own.secrets.fades;
            self.own.secrets.since = None;
        }
        // Of others' looks no viewer is told the action.
        let from = if is_new { steps } else { seen.min(steps) };
        let mut actions = self.sitting.seen_from(from);
        let looked =
            actions.any(|seen| matches!(seen.action, Some(Action::Draw(_) | Action::Clue(_) | Action::Read(_))));
        if is_new {
            self.own.secrets.looked = false;
        }
        if looked && viewer.is_some() {
            let secrets = &mut self.own.secrets;
            (secrets.shows, secrets.looked, secrets.since) = (true, true, None);
        }
    }

    /// Hides what has been shown long enough, where it fades. Asks for a frame when that is due.
    pub(super) fn fade_secrets(&mut self, ui: &Ui) {
        let secrets = &mut self.own.secrets;
        if !secrets.fades || !secrets.shows {
            return;
        }
        let now = ui.input(|input| input.time);
        let since = *secrets.since.get_or_insert(now);
        let left = since + SEEN_FOR - now;
        if left <= 0.0 {
            (secrets.shows, secrets.looked) = (false, false);
            self.refresh();
        } else {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left));
        }
    }

    /// True if what the viewer alone knows is shown now.
    #[must_use]
    pub fn shows_secrets(&self) -> bool {
        self.own.secrets.shows || self.is_open()
    }

    /// True if the glyphs and numbers that the viewer has looked at are shown now.
    #[must_use]
    pub fn shows_glyphs(&self) -> bool {
        let secrets = &self.own.secrets;
        self.is_open() || secrets.shows && (!secrets.fades || secrets.looked)
    }

    /// True if it fades after some seconds.
    #[must_use]
    pub fn fades(&self) -> bool {
        self.own.secrets.fades
    }

    /// True if there is somebody to whom secrets could be shown.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.sitting.viewer().is_some() && !self.is_open()
    }

    /// True if the end of the game has made everything public (C14.6).
    fn is_open(&self) -> bool {
        matches!(self.shown().phase(), Phase::Chest | Phase::Over)
    }

    /// The position as it is shown: without what the viewer alone knows while that is hidden.
    #[must_use]
    pub fn sight(&self) -> &State {
        self.own.known.bare.as_ref().unwrap_or_else(|| self.shown())
    }

    pub(super) fn toggle_secrets(&mut self) {
        if self.has_secrets() {
            let secrets = &mut self.own.secrets;
            (secrets.shows, secrets.looked, secrets.since) = (!secrets.shows, false, None);
            self.refresh();
        }
    }

    pub(super) fn toggle_fading(&mut self) {
        let is_alone = self.own_seat().is_some();
        let secrets = &mut self.own.secrets;
        secrets.fades = !secrets.fades;
        (secrets.shows, secrets.looked, secrets.since) = (!secrets.fades && is_alone, false, None);
        self.refresh();
    }

    /// Shows what the viewer alone knows as another table of the same game does.
    pub(super) fn show_secrets_as(&mut self, other: &Self) {
        let secrets = &mut self.own.secrets;
        (secrets.shows, secrets.fades) = (other.own.secrets.shows, other.own.secrets.fades);
        self.refresh();
    }
}
