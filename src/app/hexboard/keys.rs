//! The keys of the hex that has the focus, on every board of a table, in a list like those of the window in `kit::keys`.

use egui::Key;

use crate::app::kit::keys::{Shortcut, plain, shift, shortcuts};

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
