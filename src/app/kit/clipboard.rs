//! Copying, cutting and pasting by keys. What is copied, and what a pasted text means, each page decides.

use egui::{Event, Ui};

use super::keys::Shortcut;

/// A wish that has to do with the clipboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clip {
    /// The chosen things are put on it.
    Copy,
    /// The chosen things are put on it and taken away.
    Cut,
    /// This text came from it.
    Paste(String),
    /// The text on it is wanted.
    Ask,
}

/// The wishes of this frame; takes them. The system tells of most of them as such, not as keys; `keys` are those that copy,
/// cut and paste.
#[must_use]
pub fn asked(ui: &Ui, keys: [Shortcut; 3]) -> Vec<Clip> {
    let mut asked = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            match event {
                Event::Copy => asked.push(Clip::Copy),
                Event::Cut => asked.push(Clip::Cut),
                Event::Paste(text) => asked.push(Clip::Paste(text.clone())),
                _ => return true,
            }
            false
        });
    });
    let pressed = keys.into_iter().zip([Clip::Copy, Clip::Cut, Clip::Ask]);
    asked.extend(pressed.filter(|(key, _)| key.pressed(ui.ctx())).map(|(_, clip)| clip));
    asked
}
