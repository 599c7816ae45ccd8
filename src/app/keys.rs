//! The keys of the window, all in one table: what each does in words, and what is pressed for it.
//!
//! Decides which keys there are. What they do, the panels and the app decide; menus and the settings read the table.

use egui::{Context, InputState, Key, KeyboardShortcut, Modifiers};

/// Something that keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// The key of the text that says what it does.
    pub name: &'static str,
    /// What is pressed, the usual way first.
    pub keys: &'static [KeyboardShortcut],
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn command_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

macro_rules! shortcuts {
    ($($(#[doc = $doc:literal])+ $id:ident: $name:literal, [$($keys:expr),+];)+) => {
        $($(#[doc = $doc])+ pub const $id: Shortcut = Shortcut { name: $name, keys: &[$($keys),+] };)+

        const ALL: &[Shortcut] = &[$($id),+];
    };
}

shortcuts! {
    /// Sets up a new game.
    NEW: "menu-new", [command(Key::N)];
    /// Opens a record.
    OPEN: "menu-open", [command(Key::O)];
    /// Saves the game.
    SAVE: "menu-save", [command(Key::S)];
    /// Ends the program.
    QUIT: "menu-quit", [command(Key::Q)];
    /// Fills the whole screen, or no longer.
    FULL_SCREEN: "menu-full-screen", [plain(Key::F11)];
    /// Opens the rulebook.
    RULES: "menu-rules", [plain(Key::F1)];
    /// Takes back the last own action.
    UNDO: "bar-undo", [command(Key::Z)];
    /// Plays it again.
    REDO: "bar-redo", [command_shift(Key::Z), command(Key::Y)];
    /// Turns the tile in hand clockwise.
    TURN: "hand-turn-right-name", [plain(Key::R)];
    /// Turns the tile in hand anticlockwise.
    TURN_BACK: "hand-turn-left-name", [shift(Key::R)];
    /// Shows the ledger of temples, or the supplies.
    LEDGER: "menu-ledger", [plain(Key::L)];
    /// Shows what a scoring now would bring, or no longer.
    WORTH: "menu-worth", [plain(Key::W)];
    /// Shows how far the next piece gets.
    NEXT_REACH: "menu-next-reach", [plain(Key::P)];
    /// Shows how far the piece before gets.
    LAST_REACH: "menu-last-reach", [shift(Key::P)];
    /// Closes what is open, lets go of what is chosen.
    LET_GO: "key-let-go", [plain(Key::Escape)];
}

/// Every shortcut, in the order in which they are listed.
#[must_use]
pub const fn all() -> &'static [Shortcut] {
    ALL
}

impl Shortcut {
    /// Whether it was pressed in this frame; then nobody else hears of it.
    pub fn pressed(&self, input: &mut InputState) -> bool {
        self.keys.iter().any(|keys| input.consume_shortcut(keys))
    }

    /// The usual way to press it, as it is written on this system.
    #[must_use]
    pub fn text(&self, context: &Context) -> String {
        self.keys.first().map(|keys| context.format_shortcut(keys)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_does_two_things() {
        let mut seen: Vec<KeyboardShortcut> = Vec::new();
        for shortcut in all() {
            assert!(!shortcut.keys.is_empty());
            for keys in shortcut.keys {
                assert!(!seen.contains(keys), "{keys:?} of {}", shortcut.name);
                seen.push(*keys);
            }
        }
    }
}
