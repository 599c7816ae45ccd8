//! Tikal, the game of expeditions in the jungle: rules engine, computer players, variants and table.
//!
//! The house in one look: [`hex`] and [`game`] know no rules of ours; [`tikal`] is the rules; [`ai`]
//! plays by them; [`library`] finds and keeps files; [`protocol`] speaks to other programs;
//! [`playouts`] measures; the window (feature `window`) stands on top and nothing depends on it.
//!
//! In [`tikal`] the reasons of refusals have a file of their own (`illegal`), as has reading a position;
//! the board needs none, for it is part of the state. What is chosen before a game is [`game::Game::Setup`],
//! each game's own type.
//!
//! Chance is an actor: what nobody knows is not in the state, and a draw is an action like any other.
//!
//! ```
//! use tikal::game::{NoEvents, Seat};
//! use tikal::library::Library;
//! use tikal::tikal::{Action, Setup, State, TurnRule};
//!
//! let library = Library::built_in();
//! let rules = library.find("classic").ok_or("the program brings it")?;
//! let setup = Setup::new(TurnRule::Draw, Seat::default());
//! let mut state = State::new(rules, 2, &setup);
//! for text in ["draw A3", "place b3 0", "enter leader a5"] {
//!     let action = Action::parse(rules, text)?;
//!     state.apply(rules, action, &mut NoEvents)?;
//! }
//! assert_eq!(state.points(), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod ai;
#[cfg(feature = "window")]
pub mod app;
pub mod game;
pub mod games;
pub mod hex;
pub mod insight;
pub mod library;
pub mod platform;
pub mod playouts;
pub mod protocol;
pub mod tikal;
pub mod words;
