//! The keys of Tikal's table and of the editor's pages of the board and the tiles, in lists like those of the window in
//! `kit::keys`.

use egui::Key;

use crate::app::hexboard::keys::ON_BOARD;
use crate::app::kit::keys::{KeyScope, Shortcut, alt, command, plain, shift, shortcuts};
use crate::tikal::{Piece, Purchase};

/// The shortcuts that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    match place {
        KeyScope::Table => AT_TABLE,
        KeyScope::Board => ON_BOARD,
        KeyScope::Canvas => ON_CANVAS,
        KeyScope::Tiles => ON_TILES,
        KeyScope::Everywhere | KeyScope::LookingBack | KeyScope::Rulebook | KeyScope::Editor => &[],
    }
}

/// The actions that have a key.
pub const OF_ACTIONS: [(Shortcut, Purchase, Option<Piece>); 8] = [
    (ENTER_LEADER, Purchase::Enter, Some(Piece::Leader)),
    (ENTER_EXPLORER, Purchase::Enter, Some(Piece::Explorer)),
    (UNCOVER, Purchase::Uncover, None),
    (DIG, Purchase::Dig, None),
    (EXCHANGE, Purchase::Exchange, None),
    (CAMP, Purchase::Camp, None),
    (GUARD_LEADER, Purchase::Guard, Some(Piece::Leader)),
    (GUARD, Purchase::Guard, Some(Piece::Explorer)),
];

/// The key of an action, if it has one.
#[must_use]
pub fn key_of(what: Purchase, piece: Option<Piece>) -> Option<Shortcut> {
    let found = OF_ACTIONS.iter().find(|(_, of, by)| *of == what && *by == piece);
    found.map(|&(shortcut, ..)| shortcut)
}

shortcuts! {
    /// Those that work all over the table.
    AT_TABLE;

    /// Turns the tile in hand clockwise.
    TURN: "hand-turn-right-name", [plain(Key::R)];
    /// Turns the tile in hand anticlockwise.
    TURN_BACK: "hand-turn-left-name", [shift(Key::R)];
    /// An explorer enters.
    ENTER_EXPLORER: "bar-enter-explorer", [plain(Key::E)];
    /// The leader enters.
    ENTER_LEADER: "bar-enter-leader", [shift(Key::E)];
    /// Uncovers a tier on the hex that is chosen.
    UNCOVER: "bar-uncover", [plain(Key::U)], letter "letter-uncover";
    /// Digs on the hex that is chosen.
    DIG: "bar-dig", [plain(Key::D)], letter "letter-dig";
    /// Opens the choice of an exchange.
    EXCHANGE: "bar-exchange", [plain(Key::X)];
    /// Builds a camp on the hex that is chosen.
    CAMP: "bar-camp-name", [plain(Key::C)];
    /// Sets an explorer as guard.
    GUARD: "bar-guard-explorer", [plain(Key::G)];
    /// Sets the leader as guard.
    GUARD_LEADER: "bar-guard-leader", [shift(Key::G)];
    /// Lets one piece more walk.
    MORE: "party-more", [plain(Key::Plus), plain(Key::Equals)];
    /// Lets one piece fewer walk.
    FEWER: "party-fewer", [plain(Key::Minus)];
    /// Shows the ledger of temples, or the supplies.
    LEDGER: "menu-ledger", [plain(Key::L)];
    /// Shows or hides what a scoring now would bring.
    WORTH: "menu-worth", [plain(Key::W)];
    /// Shows or hides the names of all cells.
    NAMES: "menu-names", [plain(Key::N)];
    /// Shows how far the next piece gets.
    NEXT_REACH: "menu-next-reach", [plain(Key::P)];
    /// Shows how far the previous piece gets.
    LAST_REACH: "menu-last-reach", [shift(Key::P)];
}

shortcuts! {
    /// Those of the tile that has the focus, on the page of tiles.
    ON_TILES;

    /// Goes to the next tile in that direction and chooses it.
    TILE_NEXT: "key-tile", fixed [plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)];
    /// Chooses all tiles up to the next one in that direction.
    TILE_EXTEND: "key-tile-extend", fixed [shift(Key::ArrowLeft), shift(Key::ArrowRight), shift(Key::ArrowUp), shift(Key::ArrowDown)];
    /// Goes to the next tile and leaves what is chosen as it is.
    TILE_AWAY: "key-tile-away", fixed [alt(Key::ArrowLeft), alt(Key::ArrowRight), alt(Key::ArrowUp), alt(Key::ArrowDown)];
    /// Chooses the tile too, or no more; egui acts on it.
    TILE_TOGGLE: "key-tile-toggle", fixed [command(Key::Space), command(Key::Enter)];
    /// Chooses all tiles of the group.
    TILE_ALL: "key-tile-all", fixed [command(Key::A)];
    /// Moves the chosen tiles.
    TILE_MOVE: "key-tile-move", fixed [command(Key::ArrowLeft), command(Key::ArrowRight), command(Key::ArrowUp), command(Key::ArrowDown)];
    /// Puts a new tile behind the one that has the focus.
    TILE_ADD: "tiles-add", [plain(Key::Insert)];
    /// Puts copies of the chosen tiles behind them.
    TILE_DUPLICATE: "tiles-duplicate", [command(Key::D)];
    /// Takes the chosen tiles out.
    TILE_REMOVE: "tiles-remove", [plain(Key::Delete), plain(Key::Backspace)];
    /// Puts the chosen tiles on the clipboard.
    TILE_COPY: "tiles-copy", fixed [command(Key::C)];
    /// Puts the chosen tiles on the clipboard and takes them out.
    TILE_CUT: "tiles-cut", fixed [command(Key::X)];
    /// Puts the tiles of the clipboard behind the chosen ones.
    TILE_PASTE: "tiles-paste", fixed [command(Key::V)];
    /// Turns the chosen tiles clockwise.
    TILE_TURN: "tiles-turn-right", [plain(Key::R)];
    /// Turns the chosen tiles anticlockwise.
    TILE_TURN_BACK: "tiles-turn-left", [shift(Key::R)];
    /// Steps the slabs on a side, clockwise from the top.
    TILE_SIDE: "key-tile-side", fixed [
        plain(Key::Num1), plain(Key::Num2), plain(Key::Num3), plain(Key::Num4), plain(Key::Num5), plain(Key::Num6)
    ];
    /// One copy more of each of the chosen tiles.
    TILE_MORE: "key-tile-more", [plain(Key::Plus), plain(Key::Equals)];
    /// One copy fewer of each of them.
    TILE_FEWER: "key-tile-fewer", [plain(Key::Minus)];
}

shortcuts! {
    /// Those of the place of an edited board that has the focus, which only Tikal's boards have.
    ON_CANVAS;

    /// Steps the slabs on a side of the printed tile, clockwise from the top, as on the page of tiles.
    SLABS: "key-tile-side", fixed [
        plain(Key::Num1), plain(Key::Num2), plain(Key::Num3), plain(Key::Num4), plain(Key::Num5), plain(Key::Num6)
    ];
}
