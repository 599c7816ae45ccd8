//! The settings screen: how settings are changed.
//!
//! Which settings there are and what values they may have, [`kit::settings`](super::kit::settings) decides; how they
//! take effect, the app.

mod ui;

pub use ui::settings_ui;
