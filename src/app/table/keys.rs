//! The keys of every table, in lists like those of the window in `kit::keys`.

use egui::Key;

use crate::app::friends;
use crate::app::kit::keys::{KeyScope, Shortcut, command, plain, shift, shortcuts};

/// The shortcuts that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    match place {
        // `POINT` stands last, and is left out of a program that cannot play over the net.
        KeyScope::Table if !friends::OFFERED => AT_TABLE.split_at(AT_TABLE.len() - 1).0,
        KeyScope::Table => AT_TABLE,
        KeyScope::LookingBack => LOOKING_BACK,
        KeyScope::Everywhere
        | KeyScope::Board
        | KeyScope::Canvas
        | KeyScope::Tiles
        | KeyScope::Rulebook
        | KeyScope::Editor => &[],
    }
}

shortcuts! {
    /// Those that work all over the table.
    AT_TABLE;

    /// Shows the board a step earlier.
    EARLIER: "back-earlier", [plain(Key::Comma)];
    /// Shows the board a step later.
    LATER: "back-later", [plain(Key::Period)];
    /// Plans the next turn on a copy of the board, or shows the game again.
    PLAN: "menu-plan", [plain(Key::T)];
    /// Asks for a hint, or closes it.
    HINT: "menu-hint", [plain(Key::H)];
    /// While it is held, shows the company at which cell one points.
    POINT: "friends-point", [plain(Key::F7)];
}

shortcuts! {
    /// Those for going through what was played.
    LOOKING_BACK;

    /// Shows the board a step earlier.
    STEP_EARLIER: "back-earlier", fixed [plain(Key::ArrowLeft)];
    /// Shows the board a step later.
    STEP_LATER: "back-later", fixed [plain(Key::ArrowRight)];
    /// Shows the board at the beginning of the turn, or of the one before.
    TURN_EARLIER: "replay-turn-earlier", fixed [shift(Key::ArrowLeft)];
    /// Shows the board at the beginning of the next turn.
    TURN_LATER: "replay-turn-later", fixed [shift(Key::ArrowRight)];
    /// Shows the board at the mark before.
    MARK_EARLIER: "replay-mark-earlier", fixed [command(Key::ArrowLeft)];
    /// Shows the board at the next mark.
    MARK_LATER: "replay-mark-later", fixed [command(Key::ArrowRight)];
    /// Shows the board as it stood at the beginning.
    FIRST: "replay-first", fixed [plain(Key::Home)];
    /// Shows the last moment.
    LAST: "replay-last", fixed [plain(Key::End)];
    /// Shows the game again by itself, or stops it.
    PLAY_REPLAY: "replay-play", fixed [plain(Key::Space)];
    /// Shows it faster.
    FASTER: "replay-faster", fixed [plain(Key::PageUp)];
    /// Shows it slower.
    SLOWER: "replay-slower", fixed [plain(Key::PageDown)];
}
