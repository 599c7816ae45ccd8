//! The Temple of Chac at a table of the window: whole games by the buttons of the bar and the board, the log, undo, secrets
//! at one screen, chance by hand, what has to be in sight; and its lessons.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;

#[path = "chac_table/by_hand.rs"]
mod by_hand;
#[path = "chac_lessons/claims.rs"]
mod claims;
#[path = "chac_table/games.rs"]
mod games;
#[path = "chac_table/keyboard.rs"]
mod keyboard;
#[path = "chac_table/layout.rs"]
mod layout;
#[path = "chac_lessons/lessons.rs"]
mod lessons;
#[path = "chac_table/now.rs"]
mod now;
#[cfg(feature = "snapshots")]
#[path = "chac_table/pictures.rs"]
mod pictures;
#[path = "chac_table/secrets.rs"]
mod secrets;
mod taught;
#[path = "chac_table/told.rs"]
mod told;
#[path = "chac_table/view.rs"]
mod view;
#[path = "chac_table/window.rs"]
mod window;
