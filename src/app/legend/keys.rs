//! The keys of Legend's table and of its pages of the editor, in lists like those of the window in `kit::keys`.

use egui::Key;

use super::editor::ON_TILES;
use super::table::{Phrase, Verb, Word};
use crate::app::hexboard::keys::ON_BOARD;
use crate::app::kit::keys::{KeyScope, Shortcut, plain, shift, shortcuts};
use crate::legend::Piece;

/// The shortcuts that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    match place {
        KeyScope::Tiles => ON_TILES,
        KeyScope::Table => AT_TABLE,
        KeyScope::Board => ON_BOARD,
        _ => &[],
    }
}

/// The actions that have a key.
pub const OF_ACTIONS: [(Shortcut, Verb, Option<Piece>); 15] = [
    (ENTER_LEADER, Verb::Enter, Some(Piece::Leader)),
    (ENTER_EXPLORER, Verb::Enter, Some(Piece::Explorer)),
    (UNCOVER, Verb::Uncover, None),
    (DIG, Verb::Dig, None),
    (EXCHANGE, Verb::Exchange, None),
    (CAMP, Verb::Camp, None),
    (GUARD, Verb::Guard, None),
    (SLAB, Verb::Slab, None),
    (RECRUIT_LEADER, Verb::Recruit, Some(Piece::Leader)),
    (RECRUIT_EXPLORER, Verb::Recruit, Some(Piece::Explorer)),
    (ACTIVATE, Verb::Activate, None),
    (KEEP, Verb::Keep, None),
    (PLAY, Verb::Play, None),
    (LAY, Verb::Lay, None),
    (POWER, Verb::Power, None),
];

/// The key of an action, if it has one.
#[must_use]
pub fn key_of(begun: &Phrase) -> Option<Shortcut> {
    let piece = match begun.get(1) {
        Some(Word::Piece(piece)) => Some(piece),
        _ => None,
    };
    let found = OF_ACTIONS.iter().find(|(_, verb, by)| Some(*verb) == begun.verb() && *by == piece);
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
    /// Uncovers a tier.
    UNCOVER: "bar-uncover", [plain(Key::U)], letter "letter-uncover";
    /// Digs.
    DIG: "bar-dig", [plain(Key::D)], letter "letter-dig";
    /// Exchanges treasures.
    EXCHANGE: "bar-exchange", [plain(Key::X)];
    /// Builds a camp.
    CAMP: "bar-camp-name", [plain(Key::C)];
    /// Sets a guard.
    GUARD: "bar-guard", [plain(Key::G)];
    /// Lays a slab token.
    SLAB: "legend-table-slab", [plain(Key::J)];
    /// Recruits an explorer.
    RECRUIT_EXPLORER: "legend-table-recruit-explorer", [plain(Key::O)];
    /// Recruits a leader.
    RECRUIT_LEADER: "legend-table-recruit-leader", [shift(Key::O)];
    /// Activates the token.
    ACTIVATE: "legend-table-activate", [plain(Key::A)];
    /// Keeps a card.
    KEEP: "legend-table-keep", [plain(Key::K)];
    /// Plays a card.
    PLAY: "legend-table-play", [plain(Key::Z)];
    /// Lays a tile.
    LAY: "legend-table-lay", [plain(Key::L)];
    /// Lets one member more walk.
    MORE: "party-more", [plain(Key::Plus), plain(Key::Equals)];
    /// Lets one member fewer walk.
    FEWER: "party-fewer", [plain(Key::Minus)];
    /// Uses a power.
    POWER: "legend-table-power", [plain(Key::P)];
    /// Shows what a scoring would bring and who holds what, or the display.
    LEDGER: "legend-table-ledger", [plain(Key::W)];
    /// Shows or hides the names of all hexes.
    NAMES: "menu-names", [plain(Key::N)];
    /// Shows on the board the treasures that one has seen, or no longer.
    SEEN: "legend-table-show-seen", [plain(Key::V)];
    /// Shows how far the next piece gets.
    NEXT_REACH: "menu-next-reach", [plain(Key::Q)];
    /// Shows how far the previous piece gets.
    LAST_REACH: "menu-last-reach", [shift(Key::Q)];
    /// Chooses one of the first nine buttons of the bar.
    NUMBERED: "legend-table-numbered", fixed [
        plain(Key::Num1), plain(Key::Num2), plain(Key::Num3), plain(Key::Num4), plain(Key::Num5), plain(Key::Num6),
        plain(Key::Num7), plain(Key::Num8), plain(Key::Num9)
    ];
}
