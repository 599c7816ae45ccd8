//! A second game, so that what is said of games in general is tried by more than one: a little dice game with secrets
//! (`dice/game/`), complete with variants, positions, protocol and player, driven through everything that is generic.
//! Above all: a secret leaks nowhere.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "dice/common.rs"]
mod common;
#[path = "dice/engine.rs"]
mod engine;
#[path = "dice/game/mod.rs"]
mod game;
#[path = "dice/games.rs"]
mod games;
#[path = "dice/guesses.rs"]
mod guesses;
#[path = "dice/rules.rs"]
mod rules;
#[path = "dice/secrets.rs"]
mod secrets;
#[cfg(feature = "window")]
#[path = "dice/sitting.rs"]
mod sitting;
#[path = "dice/twins.rs"]
mod twins;
