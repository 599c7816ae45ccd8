//! Keys as they are written: in the words of the language and the signs of the system.

use egui::Key;
use tikal::app::kit::keys::*;
use tikal::words::{Language, Texts};

#[test]
fn a_key_press_is_written_in_the_words_of_the_language_and_the_signs_of_the_system() {
    let said = |language, hand, keys| written(&Texts::new(language), hand, &keys);
    for (keys, english, german, french, mac) in [
        (command(Key::Z), "Ctrl+Z", "Strg+Z", "Ctrl+Z", "⌘Z"),
        (command_shift(Key::R), "Ctrl+Shift+R", "Strg+Umschalt+R", "Ctrl+Maj+R", "⇧⌘R"),
        (command(Key::Enter), "Ctrl+Enter", "Strg+Eingabe", "Ctrl+Entrée", "⌘Enter"),
        (alt(Key::ArrowLeft), "Alt+←", "Alt+←", "Alt+←", "⌥←"),
        (plain(Key::Escape), "Esc", "Esc", "Échap", "Esc"),
        (shift(Key::Questionmark), "?", "?", "?", "?"),
        (plain(Key::Equals), "=", "=", "=", "="),
        (plain(Key::Backspace), "Backspace", "Rücktaste", "Retour arrière", "Backspace"),
        (plain(Key::Insert), "Insert", "Einfg", "Inser", "Insert"),
        (plain(Key::PageUp), "Page up", "Bild auf", "Page préc.", "Page up"),
        (plain(Key::PageDown), "Page down", "Bild ab", "Page suiv.", "Page down"),
        (plain(Key::Home), "Home", "Pos1", "Début", "Home"),
        (plain(Key::End), "End", "Ende", "Fin", "End"),
    ] {
        assert_eq!(said(Language::English, Hand::Words, keys), english);
        assert_eq!(said(Language::German, Hand::Words, keys), german);
        assert_eq!(said(Language::French, Hand::Words, keys), french);
        assert_eq!(said(Language::English, Hand::MacSigns, keys), mac);
    }
    assert_eq!(said(Language::German, Hand::MacWords, command_shift(Key::Z)), "Umschalt+Befehl+Z");
}
