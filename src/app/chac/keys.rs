//! The keys of the table of The Temple of Chac and of its pages of the editor, in lists like those of the window in `kit::keys`.

use egui::Key;

use super::editor::EDITED;
use super::table::Verb;
use crate::app::kit::keys::{KeyScope, Shortcut, plain, shortcuts};

/// The shortcuts that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    match place {
        KeyScope::Canvas => EDITED,
        KeyScope::Table => AT_TABLE,
        KeyScope::Board => ON_BOARD,
        _ => &[],
    }
}

/// The actions that have a key.
pub const OF_ACTIONS: [(Shortcut, Verb); 6] = [
    (SEARCH, Verb::Search),
    (DECIPHER, Verb::Decipher),
    (PICK, Verb::Pick),
    (CLIMB, Verb::Climb),
    (JUMP, Verb::Jump),
    (ABILITY, Verb::Ability),
];

/// The key of an action, if it has one.
#[must_use]
pub fn key_of(verb: Verb) -> Option<Shortcut> {
    OF_ACTIONS.iter().find(|&&(_, other)| other == verb).map(|&(shortcut, _)| shortcut)
}

shortcuts! {
    /// Those that work all over the table.
    AT_TABLE;

    /// Searches.
    SEARCH: "chac-table-search", [plain(Key::S)], letter "letter-search";
    /// Looks at a clue.
    DECIPHER: "chac-table-decipher", [plain(Key::D)];
    /// Picks a lock, or rolls again.
    PICK: "chac-table-pick", [plain(Key::P)];
    /// Climbs out of the river.
    CLIMB: "chac-table-climb", [plain(Key::C)];
    /// Jumps on the bridge.
    JUMP: "chac-table-jump", [plain(Key::J)];
    /// Uses the ability.
    ABILITY: "chac-table-ability", [plain(Key::A)];
    /// Shows what one alone knows, or hides it.
    SECRETS: "chac-table-show-secrets", [plain(Key::V)];
    /// Shows the notes of what one has seen, or the decks.
    NOTES: "chac-table-notes", [plain(Key::N)];
    /// Chooses a die to be rolled again, enters one, or presses one of the first nine buttons of the bar.
    NUMBERED: "chac-table-numbered", fixed [
        plain(Key::Num1), plain(Key::Num2), plain(Key::Num3), plain(Key::Num4), plain(Key::Num5), plain(Key::Num6),
        plain(Key::Num7), plain(Key::Num8), plain(Key::Num9)
    ];
}

shortcuts! {
    /// Those of the square that has the focus.
    ON_BOARD;

    /// Goes to the next square in that direction.
    SQUARE: "chac-table-key-square", fixed [
        plain(Key::ArrowLeft), plain(Key::ArrowRight), plain(Key::ArrowUp), plain(Key::ArrowDown)
    ];
    /// Does what a click on the square does; egui acts on it.
    CHOOSE: "key-choose", fixed [plain(Key::Enter), plain(Key::Space)];
}
