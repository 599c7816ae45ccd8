//! The screen of settings: how they are changed.
//!
//! Which settings there are and what they may be, [`settings`](super::kit::settings) of the kit says.

mod ui;

pub use ui::settings_ui;
