//! The keys of the canvas on the pages of the board and of the scenarios, and of the page of the tiles.

use egui::Key;

use crate::app::kit::keys::{Shortcut, command, plain, shift, shortcuts};

shortcuts! {
    /// Those that work on a hex of the canvas.
    EDITED;

    /// Goes to the next hex in that direction.
    PLACE: "key-place", fixed [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Does what a click does there; egui acts on it.
    CHOOSE: "key-choose", fixed [plain(Key::Enter), plain(Key::Space)];
    /// Takes away what lies there.
    TAKE: "key-take", [plain(Key::Delete), plain(Key::Backspace)];
    /// Turns the tile clockwise.
    TURN: "hand-turn-right-name", [plain(Key::R)];
    /// Turns the tile anticlockwise.
    TURN_BACK: "hand-turn-left-name", [shift(Key::R)];
}

shortcuts! {
    /// Those that work on a tile.
    ON_TILES;

    /// Goes to the next tile in that direction and chooses it.
    TILE_NEXT: "key-tile", fixed [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Moves the tile.
    TILE_MOVE: "key-tile-move", fixed [command(Key::ArrowLeft), command(Key::ArrowRight), command(Key::ArrowUp), command(Key::ArrowDown)];
    /// Puts a copy of the tile behind it.
    TILE_DUPLICATE: "tiles-duplicate", [command(Key::D)];
    /// Takes the tile out.
    TILE_REMOVE: "tiles-remove", [plain(Key::Delete), plain(Key::Backspace)];
    /// Turns the tile clockwise.
    TILE_TURN: "tiles-turn-right", [plain(Key::R)];
    /// Turns the tile anticlockwise.
    TILE_TURN_BACK: "tiles-turn-left", [shift(Key::R)];
    /// Steps the slabs on a side, clockwise from the top.
    TILE_SIDE: "key-tile-side", fixed [
        plain(Key::Num1), plain(Key::Num2), plain(Key::Num3), plain(Key::Num4), plain(Key::Num5), plain(Key::Num6)
    ];
    /// One copy more of the tile.
    TILE_MORE: "key-tile-more", [plain(Key::Plus), plain(Key::Equals)];
    /// One copy fewer of it.
    TILE_FEWER: "key-tile-fewer", [plain(Key::Minus)];
}
