//! Tikal Legend at a table of the window: whole games by the buttons of the bar and the board, the log, undo, secrets at one
//! screen, what the program works out; and its lessons.
#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;

#[path = "legend_lessons/claims.rs"]
mod claims;
#[path = "legend_table/games.rs"]
mod games;
#[path = "legend_table/insight.rs"]
mod insight;
#[path = "legend_table/keyboard.rs"]
mod keyboard;
#[path = "legend_table/layout.rs"]
mod layout;
#[path = "legend_lessons/keys.rs"]
mod lesson_keys;
#[cfg(feature = "snapshots")]
#[path = "legend_lessons/pictures.rs"]
mod lesson_pictures;
#[path = "legend_lessons/lessons.rs"]
mod lessons;
#[path = "legend_table/menu.rs"]
mod menu;
#[path = "legend_table/party.rs"]
mod party;
#[cfg(feature = "snapshots")]
#[path = "legend_table/pictures.rs"]
mod pictures;
#[path = "legend_table/secrets.rs"]
mod secrets;
mod taught;
#[path = "legend_table/told.rs"]
mod told;
#[path = "legend_table/window.rs"]
mod window;
