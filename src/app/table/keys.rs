//! The keys of every table, in lists like those of the window in `kit::keys`.

use egui::Key;

use crate::app::kit::keys::{KeyScope, Shortcut, plain, shortcuts};

/// The shortcuts that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    match place {
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
}

shortcuts! {
    /// Those for going through what was played.
    LOOKING_BACK;

    /// Shows the board a step earlier.
    STEP_EARLIER: "back-earlier", fixed [plain(Key::ArrowLeft)];
    /// Shows the board a step later.
    STEP_LATER: "back-later", fixed [plain(Key::ArrowRight)];
}
