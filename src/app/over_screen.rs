//! The windows over the screen, a question or the list of commands, and the place of the keyboard below them.

use super::kit::focus::Focus;
use super::next_game::Waiting;
use super::palette::Palette;
use super::question::Question;

/// The windows over the screen, and what is remembered while they are open.
#[derive(Default)]
pub(super) struct OverScreen {
    /// The list of commands, while it is open.
    pub(super) palette: Option<Palette>,
    /// The question to the player.
    pub(super) question: Option<Question>,
    /// A game that would take the place of one that cannot be kept, while the player is asked.
    pub(super) waiting: Option<Waiting>,
    /// True if the player wants the window closed although a game is not kept.
    pub(super) closes_anyway: bool,
    /// Where the keyboard was, below what lies over the screen.
    pub(super) focus: Focus,
    /// When something lay over the screen, or was chosen at the table, last.
    pub(super) covered_at: Option<f64>,
}

impl OverScreen {
    /// True if a question or the list of commands is open.
    pub(super) fn is_open(&self) -> bool {
        self.question.is_some() || self.palette.is_some()
    }

    /// Puts the question away; the game that waits for its answer goes, unless it `stays`.
    pub(super) fn let_go(&mut self, stays: bool) {
        self.question = None;
        self.waiting.take_if(|_| !stays);
    }
}
