//! The keys of the window, in tables: what is pressed, and the text that says what it does.
//!
//! Decides which keys serve every game, where they work, and how a key press is written; a game's own keys are in its
//! room. What a key does, the panels and the app decide; menus, tooltips and the settings read the tables.

use egui::{Context, Event, InputState, Key, KeyboardShortcut, Modifiers, TextStyle};

use super::sound;
use crate::words::Texts;

/// Where keys work, and under which heading they are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyScope {
    /// On every screen.
    Everywhere,
    /// Where a game is played, looked at or learnt.
    Table,
    /// At the table, on the board.
    Board,
    /// At the table, while an earlier state is shown.
    LookingBack,
    /// In the rulebook.
    Rulebook,
    /// In the editor of variants.
    Editor,
    /// In the editor of variants, on its page of tiles.
    Tiles,
    /// In the editor, where a board is drawn.
    Canvas,
}

impl KeyScope {
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 8] = [
        Self::Everywhere,
        Self::Table,
        Self::Board,
        Self::LookingBack,
        Self::Rulebook,
        Self::Editor,
        Self::Canvas,
        Self::Tiles,
    ];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Everywhere => "keys-everywhere",
            Self::Table => "keys-table",
            Self::Board => "keys-board",
            Self::LookingBack => "keys-looking-back",
            Self::Rulebook => "keys-rulebook",
            Self::Editor => "keys-editor",
            Self::Tiles => "keys-tiles",
            Self::Canvas => "keys-canvas",
        }
    }
}

/// One thing that keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcut {
    /// The id of the text that says what it does.
    pub name: &'static str,
    /// The key presses that do it, the usual one first.
    pub keys: &'static [KeyboardShortcut],
    /// The id of the text that names the letter of the usual one in each language, where that is not the same in all.
    pub letter: Option<&'static str>,
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

/// The key with Alt, or with ⌥ on a Mac.
#[must_use]
pub const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// The key with Ctrl, or with ⌘ on a Mac.
#[must_use]
pub const fn command(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// The key with Ctrl, on a Mac too.
#[must_use]
pub const fn control(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::CTRL, key)
}

/// The key with Shift and Ctrl, on a Mac too.
#[must_use]
pub const fn control_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::CTRL.plus(Modifiers::SHIFT), key)
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

/// A row of the table of shortcuts; `letter` is empty where the letter is the same in every language.
#[must_use]
pub(in crate::app) const fn shortcut(
    name: &'static str,
    keys: &'static [KeyboardShortcut],
    letter: &'static [&'static str],
) -> Shortcut {
    let letter = if let [letter, ..] = letter { Some(*letter) } else { None };
    Shortcut { name, keys, letter }
}

/// A table of shortcuts: a constant for each, and a list of them all.
macro_rules! shortcuts {
    (
        $(#[doc = $about:literal])+ $list:ident;
        $($(#[doc = $doc:literal])+ $id:ident: $name:literal, [$($keys:expr),+] $(, letter $letter:literal)?;)+
    ) => {
        $($(#[doc = $doc])+ pub const $id: Shortcut = $crate::app::kit::keys::shortcut(
            $name,
            &[$($keys),+],
            &[$($letter)?],
        );)+

        $(#[doc = $about])+
        pub const $list: &[Shortcut] = &[$($id),+];
    };
}
pub(in crate::app) use shortcuts;

shortcuts! {
    /// The keys that work everywhere.
    EVERYWHERE;

    /// Sets up a new game.
    NEW: "menu-new", [command(Key::N)];
    /// Opens a record.
    OPEN: "menu-open", [command(Key::O)];
    /// Saves the game.
    SAVE: "menu-save", [command(Key::S)];
    /// Ends the program.
    QUIT: "menu-quit", [command(Key::Q)];
    /// Opens the rulebook.
    RULES: "menu-rules", [plain(Key::F1)];
    /// Lists every command of the program, to be found by a few letters.
    PALETTE: "menu-palette", [command_shift(Key::P)];
    /// Goes to the next area of the screen.
    NEXT_AREA: "key-next-area", [plain(Key::F6)];
    /// Goes to the previous area of the screen.
    LAST_AREA: "key-last-area", [shift(Key::F6)];
    /// Closes what is open, lets go of what is chosen.
    LET_GO: "key-let-go", [plain(Key::Escape)];
    /// Switches between the full screen and a window.
    FULL_SCREEN: "menu-full-screen", [plain(Key::F11)];
    /// Makes text and buttons larger; egui acts on it.
    LARGER: "key-larger", [command(Key::Plus), command(Key::Equals)];
    /// Makes text and buttons smaller; egui acts on it.
    SMALLER: "key-smaller", [command(Key::Minus)];
    /// Makes text and buttons as large as designed; egui acts on it.
    DESIGNED_SIZE: "key-designed-size", [command(Key::Num0)];
    /// Switches all sounds off or on.
    MUTE: "sound-muted", [plain(Key::M)];
}

shortcuts! {
    /// The keys of every game's table, which are listed before the game's own.
    AT_TABLE;

    /// Goes to the board.
    BOARD: "key-board", [plain(Key::B)], letter "letter-board";
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
    /// Lets computers go on where they stand still, or without pauses where they play.
    HURRY: "key-hurry", [plain(Key::H)];
    /// Opens the rulebook at the rule of the widget that has the keyboard focus.
    RULE: "rules-key", [plain(Key::Questionmark), shift(Key::Questionmark)];
}

shortcuts! {
    /// The keys of the editor of variants; what takes back and plays again is that of the table, what saves that of
    /// everywhere.
    IN_EDITOR;

    /// Finds anything in the document.
    FIND: "editor-find", [command(Key::F)];
    /// Closes the document that is shown.
    CLOSE: "editor-close", [command(Key::W)];
    /// Opens the document again that was closed last.
    REOPEN: "editor-reopen", [command_shift(Key::T)];
    /// Shows the next document.
    NEXT_DOCUMENT: "key-next-document", [control(Key::Tab), control(Key::PageDown)];
    /// Shows the previous document.
    LAST_DOCUMENT: "key-last-document", [control_shift(Key::Tab), control(Key::PageUp)];
    /// Goes to what the next problem is about.
    NEXT_PROBLEM: "key-next-problem", [plain(Key::F8)];
    /// Goes to what the previous problem is about.
    LAST_PROBLEM: "key-last-problem", [shift(Key::F8)];
}

shortcuts! {
    /// The keys of the rulebook.
    IN_BOOK;

    /// Goes to the search of the rulebook.
    SEARCH: "rules-search", [command(Key::F)];
    /// Goes back to where the reader was before a link, a hit or another chapter.
    BACK: "rules-return", [alt(Key::ArrowLeft)];
}

/// The shortcuts of every game that work in a place, in the order in which they are listed.
#[must_use]
pub fn listed(place: KeyScope) -> &'static [Shortcut] {
    match place {
        // `MUTE` stands last, and is left out of a program without sounds.
        KeyScope::Everywhere if !sound::CAN_PLAY => EVERYWHERE.split_at(EVERYWHERE.len() - 1).0,
        KeyScope::Everywhere => EVERYWHERE,
        KeyScope::Table => AT_TABLE,
        KeyScope::Board | KeyScope::LookingBack | KeyScope::Tiles | KeyScope::Canvas => &[],
        KeyScope::Rulebook => IN_BOOK,
        KeyScope::Editor => IN_EDITOR,
    }
}

/// True if a shortcut has a key that without modifiers presses the widget with the focus.
fn presses(keys: KeyboardShortcut) -> bool {
    matches!(keys.logical_key, Key::Enter | Key::Space) && is_held(keys.modifiers)
}

/// True if a modifier is held that makes another wish of a key.
fn is_held(modifiers: Modifiers) -> bool {
    modifiers.command || modifiers.ctrl || modifiers.mac_cmd || modifiers.alt
}

/// Withholds keys with a modifier from what has the focus: egui presses it by Enter and Space whatever else is held, and
/// a shortcut would do two things. Shortcuts still find them.
pub fn withhold(input: &mut InputState) {
    let is_withheld = |event: &Event| match event {
        Event::Key { key: Key::Enter | Key::Space, pressed: true, modifiers, .. } => is_held(*modifiers),
        _ => false,
    };
    input.events.retain(|event| !is_withheld(event));
}

/// True if this was pressed; takes the key press then. egui lets a key with Alt pass for the key alone: with a letter
/// that would be another wish, such as for a menu.
fn taken(input: &mut InputState, keys: KeyboardShortcut) -> bool {
    let is_letter = (Key::A..=Key::Z).contains(&keys.logical_key);
    let is_other = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => {
            *key == keys.logical_key && modifiers.alt != keys.modifiers.alt
        }
        _ => false,
    };
    if presses(keys) {
        // It may have been withheld from the widget that has the focus.
        let of_key = |event: &Event| match event {
            Event::Key { key, pressed: true, modifiers, .. } => {
                *key == keys.logical_key && modifiers.matches_logically(keys.modifiers)
            }
            _ => false,
        };
        let is_pressed = input.raw.events.iter().any(of_key);
        input.raw.events.retain(|event| !of_key(event));
        input.events.retain(|event| !of_key(event));
        return is_pressed;
    }
    let has_other_alt = is_letter && input.events.iter().any(is_other);
    !has_other_alt && input.consume_shortcut(&keys)
}

impl Shortcut {
    /// True if it was pressed in this frame; takes the key press, so that nothing else reacts to it. To be asked where
    /// no letter depends on the language; see [`Shortcut::pressed_in`].
    pub fn pressed(&self, input: &mut InputState) -> bool {
        debug_assert!(self.letter.is_none(), "{} has a letter of its own in each language", self.name);
        self.keys.iter().any(|&keys| taken(input, keys))
    }

    /// As [`Shortcut::pressed`], with the letters of this language.
    pub fn pressed_in(&self, texts: &Texts, input: &mut InputState) -> bool {
        self.keys_in(texts).any(|keys| taken(input, keys))
    }

    /// The key presses that do it in this language, the usual one first.
    pub fn keys_in(&self, texts: &Texts) -> impl Iterator<Item = KeyboardShortcut> + use<> {
        let letter = self.letter.and_then(|letter| Key::from_name(&texts.say(letter)));
        self.keys.iter().enumerate().map(move |(index, keys)| match letter.filter(|_| index == 0) {
            Some(logical_key) => KeyboardShortcut { logical_key, ..*keys },
            None => *keys,
        })
    }

    /// The usual key press, as it is written in this language on this system.
    #[must_use]
    pub fn text(&self, texts: &Texts, context: &Context) -> String {
        self.keys_in(texts).next().map(|keys| written(texts, Hand::of(context), &keys)).unwrap_or_default()
    }

    /// All key presses, as they are written in this language on this system.
    #[must_use]
    pub fn all_texts(&self, texts: &Texts, context: &Context) -> String {
        let hand = Hand::of(context);
        let mut all: Vec<String> = Vec::new();
        for text in self.keys_in(texts).map(|keys| written(texts, hand, &keys)) {
            // A sign is typed with Shift on one keyboard and without on another, and written in one way.
            if !all.contains(&text) {
                all.push(text);
            }
        }
        all.join(", ")
    }
}

/// The writing of modifiers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// In words, as on the keys of most keyboards.
    Words,
    /// In the words of a Mac.
    MacWords,
    /// In the signs of a Mac.
    MacSigns,
}

impl Hand {
    /// The writing here: signs need a font that has them.
    fn of(context: &Context) -> Self {
        if !context.os().is_mac() {
            return Self::Words;
        }
        let font = TextStyle::Body.resolve(&context.global_style());
        let has_signs = context.fonts_mut(|fonts| fonts.has_glyphs(&font, "⌃⌥⇧⌘"));
        if has_signs { Self::MacSigns } else { Self::MacWords }
    }
}

/// A key press as it is written: `Ctrl+Z`, in German `Strg+Z`, on a Mac `⌘Z`.
#[must_use]
pub fn written(texts: &Texts, hand: Hand, keys: &KeyboardShortcut) -> String {
    let on = &keys.modifiers;
    let is_mac = hand != Hand::Words;
    // A sign is the key itself, however it is typed.
    let with_shift = on.shift && keys.logical_key != Key::Questionmark;
    // In the order of the system.
    let modifiers = if is_mac {
        [
            (on.ctrl, "⌃", "key-ctrl"),
            (on.alt, "⌥", "key-option"),
            (with_shift, "⇧", "key-shift"),
            (on.command || on.mac_cmd, "⌘", "key-cmd"),
        ]
    } else {
        [
            (on.ctrl || on.command, "", "key-ctrl"),
            (on.alt, "", "key-alt"),
            (with_shift, "", "key-shift"),
            (false, "", "key-cmd"),
        ]
    };
    let mut text = String::new();
    for (_, sign, word) in modifiers.into_iter().filter(|(is_on, ..)| *is_on) {
        if hand == Hand::MacSigns {
            text.push_str(sign);
        } else {
            text.push_str(&texts.say(word));
            text.push('+');
        }
    }
    text + &key_text(texts, keys.logical_key)
}

/// The text on a key.
fn key_text(texts: &Texts, key: Key) -> String {
    match key {
        Key::Enter => texts.say("key-enter"),
        Key::Escape => texts.say("key-escape"),
        Key::Space => texts.say("key-space"),
        Key::Tab => texts.say("key-tab"),
        Key::Backspace => texts.say("key-backspace"),
        Key::Delete => texts.say("key-delete"),
        Key::Insert => texts.say("key-insert"),
        Key::Home => texts.say("key-home"),
        Key::End => texts.say("key-end"),
        Key::PageUp => texts.say("key-page-up"),
        Key::PageDown => texts.say("key-page-down"),
        Key::Menu => texts.say("key-menu"),
        Key::ArrowLeft => "←".to_owned(),
        Key::ArrowRight => "→".to_owned(),
        Key::ArrowUp => "↑".to_owned(),
        Key::ArrowDown => "↓".to_owned(),
        other => other.symbol_or_name().to_owned(),
    }
}
