//! The screen of settings: what can be changed, and what it was opened for.
//!
//! Which settings there are and what they may be, [`settings`](super::kit::settings) of the kit says.

mod ui;

use super::kit::settings::Section;

pub use ui::settings_ui;

/// What the screen was opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The group that is marked.
    pub section: Section,
    /// Whether it has come into sight.
    pub is_shown: bool,
}
