//! The things that the viewer alone knows (C14): the values of its treasures, the glyphs and numbers that it has looked at;
//! when they are shown.
//!
//! Decides that they are shown at the wish of the person alone: by the switch, until the screen is somebody else's. Whoever
//! plays alone at this computer has them shown until it hides them. What a search or a look has just revealed is shown as
//! that one thing. Where they fade, as in print, treasures are shown for a
//! few seconds at a time, and glyphs and numbers only right after one has looked. Who may know what, the sitting decides.

use egui::Ui;

use super::Table;
use crate::chac::{Action, Card, Known, Phase, State};
use crate::game::{Seat, View};
use crate::sitting::Seen;

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
    /// The one thing that has just been looked at, which is shown whatever else is, and the index of the action that
    /// brought it.
    just: Option<(usize, Known)>,
    /// When they were shown, in seconds of the window; nothing before the frame that shows them first.
    since: Option<f64>,
}

/// The thing that an action has shown to the seat that acts alone.
fn known_by(seen: &Seen<State>) -> Option<(usize, Known)> {
    let before = seen.before.state();
    let known = match (seen.action?, before.phase()) {
        (Action::Draw(value), Phase::Draw(deck)) => Known::Card(before.seat(), Card::new(deck, value)),
        (Action::Clue(glyph), Phase::Clue(zone)) => Known::Clue(zone, glyph),
        (Action::Read(number), Phase::Read(tile)) => Known::Number(tile, number),
        _ => return None,
    };
    Some((seen.index, known))
}

impl Table {
    /// Lets the switch follow the game: it is off for whoever comes to the screen, unless nobody else ever does. Whoever
    /// looks at something has come to see that, and nothing else.
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
        let just = self.sitting.seen_from(from).filter_map(|seen| known_by(&seen)).next_back();
        let secrets = &mut self.own.secrets;
        if is_new || steps != seen {
            secrets.just = just.filter(|_| viewer.is_some());
        }
        if secrets.just.is_some() && steps != seen {
            secrets.since = None;
        }
    }

    /// Hides what has been shown long enough, where it fades. Asks for a frame when that is due.
    pub(super) fn fade_secrets(&mut self, ui: &Ui) {
        let secrets = &mut self.own.secrets;
        if !secrets.fades || !(secrets.shows || secrets.just.is_some()) {
            return;
        }
        let now = ui.input(|input| input.time);
        let since = *secrets.since.get_or_insert(now);
        let left = since + SEEN_FOR - now;
        if left <= 0.0 {
            (secrets.shows, secrets.just) = (false, None);
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
        self.is_open() || secrets.shows && !secrets.fades
    }

    /// True if all that the viewer alone knows is shown now: by the switch, or since it is only what has just been looked
    /// at.
    #[must_use]
    pub fn shows_all(&self) -> bool {
        self.shows_secrets() || self.just_shown().is_some() && !self.own.known.leaves_out
    }

    /// The index of the action by which the viewer has just looked at something, which is shown.
    #[must_use]
    pub fn just_shown(&self) -> Option<usize> {
        self.own.secrets.just.map(|(index, _)| index)
    }

    /// A position of which what the viewer alone knows is hidden, but for what has just been looked at.
    pub(super) fn without_secrets(&self, state: &State) -> State {
        let bare = *View::<State>::of(state, None).state();
        match self.own.secrets.just.filter(|_| !self.looks_back()) {
            Some((_, known)) => bare.knowing(known),
            None => bare,
        }
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

    /// True if the end of the game has made everything public (C14.6), the moments before too.
    fn is_open(&self) -> bool {
        self.sitting.is_open()
    }

    /// The position as it is shown: without what the viewer alone knows while that is hidden.
    #[must_use]
    pub fn sight(&self) -> &State {
        self.own.known.bare.as_ref().unwrap_or_else(|| self.shown())
    }

    pub(super) fn toggle_secrets(&mut self) {
        if self.has_secrets() {
            let shows = !self.shows_all();
            let secrets = &mut self.own.secrets;
            (secrets.shows, secrets.since) = (shows, None);
            if !shows {
                secrets.just = None;
            }
            self.refresh();
        }
    }

    /// Lets it fade after some seconds, or no longer.
    pub(super) fn let_fade(&mut self, fades: bool) {
        if self.own.secrets.fades == fades {
            return;
        }
        let is_alone = self.own_seat().is_some();
        let secrets = &mut self.own.secrets;
        secrets.fades = fades;
        (secrets.shows, secrets.just, secrets.since) = (!secrets.fades && is_alone, None, None);
        self.refresh();
    }

    /// Shows what the viewer alone knows as another table of the same game does.
    pub(super) fn show_secrets_as(&mut self, other: &Self) {
        let secrets = &mut self.own.secrets;
        (secrets.shows, secrets.fades) = (other.own.secrets.shows, other.own.secrets.fades);
        self.refresh();
    }
}
