//! A second game, so that the code that serves any game is tested with more than one: a little dice game with secrets
//! (`dice/game/`), complete with variants, positions, protocol and player. It is driven through everything generic;
//! above all, no secret may leak.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "dice/common.rs"]
mod common;
#[path = "dice/engine.rs"]
mod engine;
#[path = "dice/files.rs"]
mod files;
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
#[cfg(feature = "window")]
#[path = "dice/window.rs"]
mod window;
