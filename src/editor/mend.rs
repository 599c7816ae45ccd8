//! The means of the cures of any game: to write a value at a path, take an entry out, shorten a text, and give
//! colours to seats.

use super::Edited;
use crate::ron_text::{self, Path, Places};

/// The names of the colours that a cure gives to seats, in this order.
pub(super) const COLOURS: [&str; 8] = ["red", "orange", "white", "blue", "green", "purple", "yellow", "black"];

/// The definition with this value at a path, if it can stand there.
pub(super) fn written<R: Edited>(def: &R::Definition, path: &Path, value: &str) -> Option<R::Definition> {
    R::read(&ron_text::set(&R::write(def).ok()?, path, value).ok()?)
}

/// The definition without the entry at a path.
pub(super) fn removed<R: Edited>(def: &R::Definition, path: &Path) -> Option<R::Definition> {
    R::read(&ron_text::remove(&R::write(def).ok()?, path).ok()?)
}

/// The definition in which the text at a path ends after so many characters.
pub(super) fn shortened<R: Edited>(def: &R::Definition, path: &Path, most: usize) -> Option<R::Definition> {
    let whole = R::write(def).ok()?;
    let text: String = ron::from_str(&whole[Places::new(&whole).nearest(path).bytes]).ok()?;
    let kept: String = text.chars().take(most).collect();
    written::<R>(def, path, &ron::to_string(kept.trim_end()).ok()?)
}

/// Puts a colour that is free in the place of each that has no name or stands twice, and adds those that are missing.
pub(super) fn give_colours(colours: &mut Vec<String>, players: usize) -> Option<()> {
    colours.resize(colours.len().max(players.min(COLOURS.len())), String::new());
    for index in 0..colours.len() {
        let is_free = |name: &str| colours.iter().all(|colour| colour != name);
        if colours[index].trim().is_empty() || colours[..index].contains(&colours[index]) {
            colours[index] = (*COLOURS.iter().find(|name| is_free(name))?).to_owned();
        }
    }
    Some(())
}
