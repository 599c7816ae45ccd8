//! The screen of a new game. The form stays while others are shown; what is set up by it, `crate::setup` decides.

mod board;
mod game;
mod seats;
mod ui;

pub use ui::setup_ui;
