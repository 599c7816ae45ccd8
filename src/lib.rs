//! Tikal, Tikal Legend and The Temple of Chac, games of expeditions: their rules, computer players, variants, an engine
//! protocol and a window.
//!
//! # How the crate is built
//!
//! Each part uses only parts that stand above it in this list:
//!
//! - [`hex`]: cells, directions, layouts and sets of cells; [`game`]: what all games have in common. They know the rules
//!   of no game.
//! - [`ron_text`]: where the values of a RON text stand, and how one is changed while comments and layout stay.
//! - [`variant_file`]: what the variant files of all games have in common, and how what is wrong with one is told.
//! - [`expedition`]: what the rules of Tikal and Tikal Legend have in common: tiles and their slabs, tiers, treasures.
//! - [`tikal`]: the rules, numbered as in `docs/rules.md`. Everything about what is legal and what it leads to is decided
//!   here.
//! - [`legend`]: the rules of Tikal Legend, which stand by themselves: a game of its own, numbered as in `docs/legend.md`.
//! - [`chac`]: the rules of The Temple of Chac, numbered as in `docs/chac.md`.
//! - [`insight`]: what can be read from a position beside the rules: of Tikal reach, the ledger of temples and the forecast.
//! - [`ai`]: computer players, and what they are asked.
//! - [`games`]: the one list of games, and what calls generic code for one of them; [`playouts`]: random games, measured.
//! - [`platform`]: everything that differs between operating systems.
//! - [`library`]: where variants, records and settings are found and kept.
//! - [`lab`]: the laboratory: computer players play a variant many times, and what happens is measured.
//! - [`protocol`]: the engine protocol, one JSON object a line.
//! - [`arena`]: two players meet in many games, so that it can be said which is the stronger.
//! - [`statistics`]: what the games that are kept came to, and how strong somebody is by them.
//! - [`puzzles`]: positions in which one turn is clearly best, and where they come from.
//! - [`sitting`]: a game at a table: who sits where and sees what, where it is kept, who thinks for its computers.
//! - [`net`]: play over the net, without a window: messages, host and guests, and the lines between programs.
//! - [`words`]: every text that a player reads, in every language, the rulebook of a variant too.
//! - [`editor`]: documents that are edited, their history and what is wrong with them, and the workshop of those who make
//!   variants, without a window; [`setup`]: a new game as it is set up; [`listing`]: game files, and what is in them.
//! - [`sounds`]: which there are, and how they are made.
//! - `app`: the window. It alone knows the graphics, and nothing but `main` depends on it.
//!
//! All but the window is a package of its own, `tikal-core`, which this crate passes on: without the feature `window`
//! nothing else is left. Of that again, [`hex`] to [`playouts`] are the package `tikal-play`.
//!
//! `tests/architecture.rs` holds the exact table and checks it.
//!
//! # What everything relies on
//!
//! - Chance is an actor: what nobody knows is not in the state, and a draw is an action like any other. What only one
//!   seat knows is in the state, and [`game::View`] hides it from the others; screens and computer players get views.
//! - [`game::Game::apply`] is the only way forward. [`game::Game::check`] says why an action is not legal, and
//!   [`game::Game::legal_actions`] lists just what it accepts.
//! - A state is small plain data without a pointer to its rules, and is copied to try something out.
//! - [`game::Session`] adds undo and redo; [`game::Record`] is save, replay and test fixture in one text file.
//! - Mechanisms are code, values are data: a variant file switches mechanisms on and sets their numbers.
//!
//! # Example
//!
//! Three actions of a game: chance draws a tile, the first player places it and brings the leader onto the board.
//!
//! ```
//! use tikal::game::{NoEvents, Seat};
//! use tikal::library::TikalLibrary;
//! use tikal::tikal::{Action, Setup, State, TurnRule};
//!
//! let library = TikalLibrary::built_in();
//! let rules = library.find("classic").ok_or("the program has this variant")?;
//! let setup = Setup::new(TurnRule::Draw, Seat::default());
//! let mut state = State::new(rules, 2, &setup);
//! for text in ["draw A3", "place b3 0", "enter leader a5"] {
//!     let action = Action::parse(rules, text)?;
//!     state.apply(rules, action, &mut NoEvents)?;
//! }
//! // A turn has ten action points, and entering costs one.
//! assert_eq!(state.points(), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

#[cfg(feature = "window")]
pub mod app;
#[cfg(feature = "window")]
mod desktop;

pub use tikal_core::*;
