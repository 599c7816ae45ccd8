//! What every screen is made of: the look, the desk, pictures that are kept, widgets, messages, dialogs, keys.
//!
//! Knows no game.

pub mod desk;
pub mod dialogs;
pub mod keys;
pub mod settings;
pub mod sound;
pub mod still;
pub mod theme;
pub mod toasts;
pub mod widgets;
