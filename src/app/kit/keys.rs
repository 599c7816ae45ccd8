//! The keys of the window, in tables: what is pressed, and the text that says what it does.
//!
//! Decides which keys serve every game, where they work, how a key press is written, and which keys nobody can set; a
//! game's own keys are in its room. What a key does, the panels and the app decide; which keys the player has set,
//! `app::keymap`; menus, tooltips and the settings read the tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Context, Event, Id, InputState, Key, KeyboardShortcut, Modifiers, TextStyle};

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

    /// True if keys of both can be pressed at the same time.
    #[must_use]
    pub fn meets(self, other: Self) -> bool {
        let both = |one, two| (self == one && other == two) || (self == two && other == one);
        self == other
            || self == Self::Everywhere
            || other == Self::Everywhere
            || both(Self::Table, Self::Board)
            || both(Self::Table, Self::LookingBack)
            || both(Self::Board, Self::LookingBack)
            || both(Self::Editor, Self::Canvas)
            || both(Self::Editor, Self::Tiles)
    }

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
    /// The id of the text that says what it does; what has the same one in several places or games gets the same key.
    pub name: &'static str,
    /// The key presses that do it by design, the usual one first.
    pub keys: &'static [KeyboardShortcut],
    /// The id of the text that names the letter of the usual one in each language, where that is not the same in all.
    pub letter: Option<&'static str>,
    /// True if no other key can be set: the window library acts on it, or each of the keys does something else.
    pub is_fixed: bool,
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

/// A row of the table of shortcuts; `letter` is empty where the letter is the same in every language, `fixed` where
/// another key can be set.
#[must_use]
pub(in crate::app) const fn shortcut(
    name: &'static str,
    keys: &'static [KeyboardShortcut],
    letter: &'static [&'static str],
    fixed: &'static [&'static str],
) -> Shortcut {
    let letter = if let [letter, ..] = letter { Some(*letter) } else { None };
    Shortcut { name, keys, letter, is_fixed: !fixed.is_empty() }
}

/// A table of shortcuts: a constant for each, and a list of them all, behind `others` of another table that work in the
/// same place. A command needs one row: it stands in the settings then, can be set and is kept.
macro_rules! shortcuts {
    (
        $(#[doc = $about:literal])+ $list:ident $(with $($others:ident),+)?;
        $(
            $(#[doc = $doc:literal])+
            $id:ident: $name:literal, $($fixed:ident)? [$($keys:expr),+] $(, letter $letter:literal)?;
        )+
    ) => {
        $($(#[doc = $doc])+ pub const $id: Shortcut = $crate::app::kit::keys::shortcut(
            $name,
            &[$($keys),+],
            &[$($letter)?],
            &[$(stringify!($fixed))?],
        );)+

        $(#[doc = $about])+
        pub const $list: &[Shortcut] = &[$($($others,)+)? $($id),+];
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
    LET_GO: "key-let-go", fixed [plain(Key::Escape)];
    /// Switches between the full screen and a window.
    FULL_SCREEN: "menu-full-screen", [plain(Key::F11)];
    /// Makes text and buttons larger.
    LARGER: "key-larger", [command(Key::Plus), command(Key::Equals)];
    /// Makes text and buttons smaller.
    SMALLER: "key-smaller", [command(Key::Minus)];
    /// Makes text and buttons as large as designed.
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
    HURRY: "key-hurry", [plain(Key::I)];
    /// Opens the rulebook at the rule of the widget that has the keyboard focus.
    RULE: "rules-key", [plain(Key::Questionmark), shift(Key::Questionmark)];
}

shortcuts! {
    /// The keys of the editor of variants; what takes back and plays again is that of the table, what saves that of
    /// everywhere.
    IN_EDITOR with UNDO, REDO;

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

/// True if a key types a sign, for which keyboards of other languages need another modifier.
fn is_sign(key: Key) -> bool {
    (Key::Colon..=Key::Quote).contains(&key) || (Key::Num0..=Key::Num9).contains(&key)
}

/// True if a text field that has the keyboard takes this for itself.
fn is_of_fields(keys: KeyboardShortcut) -> bool {
    let key = keys.logical_key;
    let is_apart = matches!(key, Key::Escape | Key::Enter | Key::Tab) || (Key::F1..=Key::F35).contains(&key);
    !is_apart && !is_held(keys.modifiers)
}

/// True if nothing in the window could be used by the keyboard without this key: what goes from one thing to the next
/// and presses it, what text fields do with Ctrl, and Ctrl, Shift and the like themselves.
#[must_use]
pub fn is_kept(keys: KeyboardShortcut) -> bool {
    use Key::{
        A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, C, End, Enter, Escape, Home, PageDown, PageUp, Space, Tab, V, X,
    };
    let held = is_held(keys.modifiers);
    match keys.logical_key {
        Escape | Key::Copy | Key::Cut | Key::Paste => true,
        Tab | Enter | Space | PageUp | PageDown => !held,
        ArrowLeft | ArrowRight | ArrowUp | ArrowDown | Home | End => !keys.modifiers.alt,
        A | C | V | X => keys.modifiers == Modifiers::COMMAND,
        key => is_modifier(key),
    }
}

/// True if this key does nothing but change what others do. It is a key press of its own before that of the other.
fn is_modifier(key: Key) -> bool {
    use Key::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
    matches!(key, AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight | SuperLeft | SuperRight)
}

/// True if one key press is the other: a sign is one key, whether or not it is typed with Shift.
#[must_use]
pub fn is_same(one: KeyboardShortcut, other: KeyboardShortcut) -> bool {
    plainly(one) == plainly(other)
}

/// The key press without what only its keyboard asks for.
fn plainly(keys: KeyboardShortcut) -> KeyboardShortcut {
    let on = keys.modifiers;
    // Outside a Mac egui tells Ctrl as both, and what is wished is the one.
    let command = on.command || on.mac_cmd;
    let shift = on.shift && !is_sign(keys.logical_key);
    let modifiers = Modifiers { alt: on.alt, ctrl: on.ctrl && !command, shift, mac_cmd: false, command };
    KeyboardShortcut::new(modifiers, keys.logical_key)
}

/// True if a key that is pressed with these modifiers is this press: no modifier less and none more, but for those that
/// a sign needs on some keyboards.
fn is_meant(pressed: Modifiers, keys: KeyboardShortcut) -> bool {
    let (wanted, is_sign) = (keys.modifiers, is_sign(keys.logical_key));
    pressed.cmd_ctrl_matches(wanted)
        && (pressed.alt == wanted.alt || (is_sign && !wanted.alt))
        && (pressed.shift == wanted.shift || (is_sign && !wanted.shift))
}

/// The number of times that this was pressed; takes the key presses.
fn taken(input: &mut InputState, keys: KeyboardShortcut) -> usize {
    let is_it = |event: &Event| match event {
        Event::Key { key, pressed: true, modifiers, .. } => *key == keys.logical_key && is_meant(*modifiers, keys),
        _ => false,
    };
    // It may have been withheld from the widget that has the focus.
    let count = |events: &[Event]| events.iter().filter(|event| is_it(event)).count();
    let withheld = if presses(keys) { count(&input.raw.events) } else { 0 };
    let pressed = withheld.max(count(&input.events));
    if withheld > 0 {
        input.raw.events.retain(|event| !is_it(event));
    }
    if pressed > 0 {
        input.events.retain(|event| !is_it(event));
    }
    pressed
}

/// The keys that are not the designed ones here, by the names of what they do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bindings(pub BTreeMap<&'static str, Vec<KeyboardShortcut>>);

impl Bindings {
    fn id() -> Id {
        Id::unique("keys that are not the designed ones")
    }

    /// Puts them in force for a window, in the place of those before.
    pub fn bind(self, context: &Context) {
        context.data_mut(|data| data.insert_temp(Self::id(), Arc::new(self)));
    }
}

/// A key for a command, named by the id of the text that says what it does; the designed one if absent.
pub type SetKey = (&'static str, Option<KeyboardShortcut>);

/// A key press by which another key is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caught {
    /// One that can be set.
    Keys(KeyboardShortcut),
    /// One that nobody can set.
    Kept,
    /// One that egui does not know by a name.
    Unknown,
}

/// The key press of this frame by which another key is set, if there is one; takes it. Keys that lead through a window and
/// press its buttons go on doing so.
pub fn caught(input: &mut InputState) -> Option<Caught> {
    let mut caught = None;
    let mut typed = false;
    input.events.retain(|event| {
        match event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. } => {
                let keys = plainly(KeyboardShortcut::new(*modifiers, *key));
                let leads = is_kept(keys) && !is_held(keys.modifiers);
                if leads || is_modifier(*key) {
                    return true;
                }
                caught = Some(if is_kept(keys) { Caught::Kept } else { Caught::Keys(keys) });
            }
            Event::Copy | Event::Cut | Event::Paste(_) => caught = Some(Caught::Kept),
            Event::Text(text) => typed = !text.trim().is_empty(),
            _ => return true,
        }
        false
    });
    caught.or(typed.then_some(Caught::Unknown))
}

/// A key press as a file has it, the same in every language: `Ctrl+Shift+H`.
#[must_use]
pub fn to_file(keys: KeyboardShortcut) -> String {
    let KeyboardShortcut { modifiers: on, logical_key } = plainly(keys);
    let words = [(on.command, "Ctrl"), (on.ctrl, "Control"), (on.alt, "Alt"), (on.shift, "Shift")];
    let words = words.into_iter().filter(|(is_on, _)| *is_on).map(|(_, word)| word);
    words.chain([logical_key.name()]).collect::<Vec<_>>().join("+")
}

/// The key press that a file tells so.
#[must_use]
pub fn from_file(text: &str) -> Option<KeyboardShortcut> {
    let mut words = text.split('+').map(str::trim).rev();
    let key = Key::from_name(words.next()?)?;
    let mut modifiers = Modifiers::NONE;
    for word in words {
        match word {
            "Ctrl" => modifiers.command = true,
            "Control" => modifiers.ctrl = true,
            "Alt" => modifiers.alt = true,
            "Shift" => modifiers.shift = true,
            _ => return None,
        }
    }
    Some(plainly(KeyboardShortcut::new(modifiers, key)))
}

/// True if the key for the rule of what has the keyboard was pressed; takes the key press.
#[must_use]
pub fn asks_for_rule(context: &Context) -> bool {
    let is_key = RULE.pressed(context);
    // On many keyboards the question mark comes as text only, not as a key.
    if !RULE.keys_in(context).iter().any(|keys| keys.logical_key == Key::Questionmark) {
        return is_key;
    }
    let is_asked = |event: &Event| matches!(event, Event::Text(text) if text == "?");
    context.input_mut(|input| {
        let is_written = input.events.iter().any(is_asked);
        input.events.retain(|event| !is_asked(event));
        is_key || is_written
    })
}

impl Shortcut {
    /// True if it was pressed in this frame; takes the key press, so that nothing else reacts to it. What a text field
    /// takes for itself is left to it.
    #[must_use]
    pub fn pressed(&self, context: &Context) -> bool {
        self.presses(context) > 0
    }

    /// The number of times that it was pressed in this frame, as [`Shortcut::pressed`].
    #[must_use]
    pub fn presses(&self, context: &Context) -> usize {
        let is_down = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
        if !context.input(|input| input.events.iter().chain(&input.raw.events).any(is_down)) {
            return 0;
        }
        let (keys, typing) = (self.keys_in(context), context.text_edit_focused());
        let keys = keys.into_iter().filter(|&keys| !(typing && is_of_fields(keys)));
        context.input_mut(|input| keys.map(|keys| taken(input, keys)).sum())
    }

    /// Which of its designed keys was pressed, where each does something else; takes the key press.
    #[must_use]
    pub fn which(&self, context: &Context) -> Option<usize> {
        context.input_mut(|input| self.keys.iter().position(|&keys| taken(input, keys) > 0))
    }

    /// The designed key presses in this language, the usual one first.
    #[must_use]
    pub fn designed(&self, texts: &Texts) -> Vec<KeyboardShortcut> {
        let letter = self.letter.and_then(|letter| Key::from_name(&texts.say(letter)));
        let of = |(index, keys): (usize, &KeyboardShortcut)| match letter.filter(|_| index == 0) {
            Some(logical_key) => KeyboardShortcut { logical_key, ..*keys },
            None => *keys,
        };
        self.keys.iter().enumerate().map(of).collect()
    }

    /// The key presses that do it in this window, the usual one first.
    #[must_use]
    pub fn keys_in(&self, context: &Context) -> Vec<KeyboardShortcut> {
        let bound = context.data(|data| data.get_temp::<Arc<Bindings>>(Bindings::id())).filter(|_| !self.is_fixed);
        bound.and_then(|bound| bound.0.get(self.name).cloned()).unwrap_or_else(|| self.keys.to_vec())
    }

    /// The usual key press, as it is written in this language on this system.
    #[must_use]
    pub fn text(&self, texts: &Texts, context: &Context) -> String {
        self.keys_in(context).first().map(|keys| written(texts, Hand::of(context), keys)).unwrap_or_default()
    }

    /// All key presses, as they are written in this language on this system.
    #[must_use]
    pub fn all_texts(&self, texts: &Texts, context: &Context) -> String {
        all_written(texts, context, &self.keys_in(context))
    }
}

/// Key presses as they are written in this language on this system.
#[must_use]
pub fn all_written(texts: &Texts, context: &Context, keys: &[KeyboardShortcut]) -> String {
    let hand = Hand::of(context);
    let mut all: Vec<String> = Vec::new();
    for text in keys.iter().map(|keys| written(texts, hand, keys)) {
        // A sign is typed with Shift on one keyboard and without on another, and written in one way.
        if !all.contains(&text) {
            all.push(text);
        }
    }
    all.join(", ")
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
