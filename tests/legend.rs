//! Tikal Legend below the window: its rules number by number, the worked examples of the law, what holds in every state of
//! random games, what is hidden from whom, and its variant files.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "legend/games.rs"]
mod games;
#[path = "legend/table.rs"]
mod table;
#[path = "legend/x_examples.rs"]
mod x_examples;
