//! The keys of the window, all in one table: what each does in words, and what is pressed for it.
//!
//! Decides which keys there are. What they do, the panels and the app decide; menus, tooltips and the settings read
//! the table.

use egui::{Context, InputState, Key, KeyboardShortcut, Modifiers};

use super::sound;

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
    /// Takes back the turn as far as possible.
    RESTART: "menu-restart", [command_shift(Key::R)];
    /// Ends the turn.
    END: "bar-end-turn", [command(Key::Enter)];
    /// Turns the tile in hand clockwise.
    TURN: "hand-turn-right-name", [plain(Key::R)];
    /// Turns the tile in hand anticlockwise.
    TURN_BACK: "hand-turn-left-name", [shift(Key::R)];
    /// An explorer enters.
    ENTER_EXPLORER: "bar-enter-explorer", [plain(Key::E)];
    /// The leader enters.
    ENTER_LEADER: "bar-enter-leader", [shift(Key::E)];
    /// Uncovers a tier on the hex that is chosen.
    UNCOVER: "bar-uncover", [plain(Key::U)];
    /// Digs on the hex that is chosen.
    DIG: "bar-dig", [plain(Key::D)];
    /// Opens the choice of an exchange.
    EXCHANGE: "bar-exchange", [plain(Key::X)];
    /// Builds a camp on the hex that is chosen.
    CAMP: "bar-camp-name", [plain(Key::C)];
    /// Sets an explorer as guard.
    GUARD: "bar-guard-explorer", [plain(Key::G)];
    /// Sets the leader as guard.
    GUARD_LEADER: "bar-guard-leader", [shift(Key::G)];
    /// One piece more walks.
    MORE: "party-more", [plain(Key::Plus), plain(Key::Equals)];
    /// One piece fewer walks.
    FEWER: "party-fewer", [plain(Key::Minus)];
    /// Opens the actions of the hex that has the focus.
    ACTIONS: "key-actions", [shift(Key::F10), plain(Key::Menu)];
    /// Shows the board a step earlier.
    EARLIER: "back-earlier", [plain(Key::ArrowLeft), plain(Key::Comma)];
    /// Shows the board a step later.
    LATER: "back-later", [plain(Key::ArrowRight), plain(Key::Period)];
    /// Shows the ledger of temples, or the supplies.
    LEDGER: "menu-ledger", [plain(Key::L)];
    /// Shows what a scoring now would bring, or no longer.
    WORTH: "menu-worth", [plain(Key::W)];
    /// Shows how far the next piece gets.
    NEXT_REACH: "menu-next-reach", [plain(Key::P)];
    /// Shows how far the piece before gets.
    LAST_REACH: "menu-last-reach", [shift(Key::P)];
    /// Opens the rulebook at the action that has the keyboard.
    RULE: "rules-key", [plain(Key::Questionmark), shift(Key::Questionmark)];
    /// Goes to the search of the rulebook.
    SEARCH: "rules-search", [command(Key::F)];
    /// Closes what is open, lets go of what is chosen.
    LET_GO: "key-let-go", [plain(Key::Escape)];
    /// Silences all sounds, or no longer.
    MUTE: "sound-muted", [plain(Key::M)];
}

/// Every shortcut, in the order in which they are listed.
#[must_use]
pub const fn all() -> &'static [Shortcut] {
    // Silence is the last, and of no use where there are no sounds.
    if sound::CAN_PLAY { ALL } else { ALL.split_at(ALL.len() - 1).0 }
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
