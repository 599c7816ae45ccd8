//! The keys of the canvas on the pages of the board and of the scenarios.

use egui::Key;

use crate::app::kit::keys::{Shortcut, plain, shift, shortcuts};

shortcuts! {
    /// Those that work on a hex of the canvas.
    EDITED;

    /// Goes to the next hex in that direction.
    PLACE: "key-place", [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Does what a click does there; egui acts on it.
    CHOOSE: "key-choose", [plain(Key::Enter), plain(Key::Space)];
    /// Takes away what lies there.
    TAKE: "key-take", [plain(Key::Delete), plain(Key::Backspace)];
    /// Turns the tile clockwise.
    TURN: "hand-turn-right-name", [plain(Key::R)];
    /// Turns the tile anticlockwise.
    TURN_BACK: "hand-turn-left-name", [shift(Key::R)];
}
