//! The keys of the window, in tables: what is pressed, and the text that says what it does.
//!
//! Decides which keys serve every game; a game's own keys are in its room. What a key does, the panels and the app
//! decide; menus, tooltips and the settings read the tables.

use egui::{Context, InputState, Key, KeyboardShortcut, Modifiers};

use super::sound;

/// One thing that keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// The id of the text that says what it does.
    pub name: &'static str,
    /// The key presses that do it, the usual one first.
    pub keys: &'static [KeyboardShortcut],
}

/// The key alone.
#[must_use]
pub const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// The key with Shift.
#[must_use]
pub const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

/// The key with Ctrl, or with ⌘ on a Mac.
#[must_use]
pub const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// The key with Shift and Ctrl, or ⌘ on a Mac.
#[must_use]
pub const fn command_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// The key with Alt and Ctrl, or ⌥ and ⌘ on a Mac.
#[must_use]
pub const fn command_alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::ALT), key)
}

/// A table of shortcuts: a constant for each, and a list of them all.
macro_rules! shortcuts {
    ($(#[doc = $about:literal])+ $list:ident; $($(#[doc = $doc:literal])+ $id:ident: $name:literal, [$($keys:expr),+];)+) => {
        $($(#[doc = $doc])+ pub const $id: Shortcut = Shortcut { name: $name, keys: &[$($keys),+] };)+

        $(#[doc = $about])+
        pub const $list: &[Shortcut] = &[$($id),+];
    };
}
pub(in crate::app) use shortcuts;

shortcuts! {
    /// The keys that are listed before those of a game.
    FIRST;

    /// Sets up a new game.
    NEW: "menu-new", [command(Key::N)];
    /// Opens a record.
    OPEN: "menu-open", [command(Key::O)];
    /// Saves the game.
    SAVE: "menu-save", [command(Key::S)];
    /// Ends the program.
    QUIT: "menu-quit", [command(Key::Q)];
    /// Switches between the full screen and a window.
    FULL_SCREEN: "menu-full-screen", [plain(Key::F11)];
    /// Opens the rulebook.
    RULES: "menu-rules", [plain(Key::F1)];
    /// Takes back what was asked for last.
    UNDO: "bar-undo", [command(Key::Z)];
    /// Takes back the last own action, such as the last passage of a walk.
    UNDO_ACTION: "menu-undo-action", [command_alt(Key::Z)];
    /// Plays again what was taken back last.
    REDO: "bar-redo", [command_shift(Key::Z), command(Key::Y)];
    /// Takes back the turn as far as possible.
    RESTART: "menu-restart", [command_shift(Key::R)];
    /// Takes back the last whole turn, where the house allows it.
    TAKE_BACK_TURN: "menu-take-back-turn", [command_alt(Key::R)];
    /// Ends the turn.
    END: "bar-end-turn", [command(Key::Enter)];
}

shortcuts! {
    /// The keys that are listed after those of a game.
    LAST;

    /// Opens the rulebook at the rule of the widget that has the keyboard focus.
    RULE: "rules-key", [plain(Key::Questionmark), shift(Key::Questionmark)];
    /// Goes to the search of the rulebook.
    SEARCH: "rules-search", [command(Key::F)];
    /// Closes what is open, lets go of what is chosen.
    LET_GO: "key-let-go", [plain(Key::Escape)];
    /// Switches all sounds off or on.
    MUTE: "sound-muted", [plain(Key::M)];
}

/// Every shortcut in the order in which they are listed, those of the games in the middle.
pub fn listed(of_games: impl Iterator<Item = &'static Shortcut>) -> impl Iterator<Item = &'static Shortcut> {
    // `MUTE` stands last, and is left out of a program without sounds.
    let last = if sound::CAN_PLAY { LAST } else { LAST.split_at(LAST.len() - 1).0 };
    FIRST.iter().chain(of_games).chain(last)
}

impl Shortcut {
    /// Whether it was pressed in this frame; takes the key press, so that nothing else reacts to it.
    pub fn pressed(&self, input: &mut InputState) -> bool {
        self.keys.iter().any(|keys| input.consume_shortcut(keys))
    }

    /// The usual key press, as it is written on this system.
    #[must_use]
    pub fn text(&self, context: &Context) -> String {
        self.keys.first().map(|keys| context.format_shortcut(keys)).unwrap_or_default()
    }
}
