//! The keys of the canvas on the page of the plan.

use egui::Key;

use crate::app::kit::keys::{Shortcut, command, plain, shortcuts};

shortcuts! {
    /// Those that work on the plan.
    EDITED;

    /// Goes to the next thing in that direction.
    PLACE: "chac-key-place", fixed [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Does what a click does there; egui acts on it.
    CHOOSE: "key-choose", fixed [plain(Key::Enter), plain(Key::Space)];
    /// Moves what is there by a field.
    MOVE: "chac-key-move", fixed [command(Key::ArrowLeft), command(Key::ArrowRight), command(Key::ArrowUp), command(Key::ArrowDown)];
    /// Takes away what is there.
    TAKE: "key-take", [plain(Key::Delete), plain(Key::Backspace)];
    /// Begins a way at a square, or leads the way that was begun to it.
    WAY: "chac-key-way", [plain(Key::W)];
}
