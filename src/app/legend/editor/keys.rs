//! The keys of the page of the tiles. Those of canvases are the same in every game.

use egui::Key;

use crate::app::kit::keys::{Shortcut, command, plain, shift, shortcuts};

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
