//! The keys of the place that has the focus, on every board of a table and on every canvas of the editor, in lists like
//! those of the window in `kit::keys`.

use egui::Key;

use crate::app::kit::keys::{KeyScope, Shortcut, command, plain, shift, shortcuts};

/// The shortcuts of every game that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    if place == KeyScope::Canvas { ON_CANVAS } else { &[] }
}

shortcuts! {
    /// Those of the hex that has the focus.
    ON_BOARD;

    /// Goes to the next hex in that direction.
    CELL: "key-cell", fixed [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Does what a click on the hex does; egui acts on it.
    CHOOSE: "key-choose", fixed [plain(Key::Enter), plain(Key::Space)];
    /// Opens the actions of the hex.
    ACTIONS: "key-actions", [shift(Key::F10), plain(Key::Menu)];
}

shortcuts! {
    /// Those of the place of a canvas that has the focus.
    ON_CANVAS with CHOOSE, ACTIONS;

    /// Goes to the next place in that direction.
    PLACE: "key-place", fixed [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Goes there and chooses it, too.
    EXTEND: "area-extend", fixed [shift(Key::ArrowLeft), shift(Key::ArrowRight), shift(Key::ArrowUp), shift(Key::ArrowDown)];
    /// Moves what is chosen, or what lies there.
    MOVE: "area-move", fixed [command(Key::ArrowLeft), command(Key::ArrowRight), command(Key::ArrowUp), command(Key::ArrowDown)];
    /// Chooses everything.
    ALL: "area-all", fixed [command(Key::A)];
    /// Puts a copy of what is chosen on the clipboard.
    COPY: "area-copy", fixed [command(Key::C)];
    /// Puts what is chosen on the clipboard, and takes it away.
    CUT: "area-cut", fixed [command(Key::X)];
    /// Puts there what is on the clipboard.
    PASTE: "area-paste", fixed [command(Key::V)];
    /// Takes away what is chosen, or what lies there.
    TAKE: "key-take", [plain(Key::Delete), plain(Key::Backspace)];
    /// Turns what is chosen, or what lies there, clockwise.
    TURN: "hand-turn-right-name", [plain(Key::R)];
    /// Turns it anticlockwise.
    TURN_BACK: "hand-turn-left-name", [shift(Key::R)];
    /// Mirrors what is chosen: left and right change places.
    ACROSS: "area-across", [plain(Key::H)];
    /// Mirrors what is chosen: top and bottom change places.
    OVER: "area-over", [plain(Key::V)];
    /// Shows less of the board, and larger.
    LARGER: "canvas-larger", [plain(Key::Plus), plain(Key::Equals)];
    /// Shows more of it, and smaller.
    SMALLER: "canvas-smaller", [plain(Key::Minus)];
    /// Shows all of it.
    WHOLE: "canvas-whole", [plain(Key::Num0)];
}
