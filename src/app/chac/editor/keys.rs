//! The keys of the canvas on the page of the plan that no other canvas has.

use egui::Key;

use crate::app::kit::keys::{Shortcut, plain, shortcuts};

shortcuts! {
    /// Those that work on the plan.
    EDITED;

    /// Begins a way at a square, or leads the way that was begun to it.
    WAY: "chac-key-way", [plain(Key::W)];
}
