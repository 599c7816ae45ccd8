//! Everything of the program but its window: rules, computer players, files, words and tools. A package of its own, so
//! that the compiler holds it apart from the graphics, and a rule is changed and tested without building the window. How
//! it is built, the documentation of the crate `tikal` tells, which passes all of it on. Rules and players are once more
//! a package of their own, `tikal-play`.
#![forbid(unsafe_code)]

pub mod arena;
pub mod editor;
pub mod lab;
pub mod library;
pub mod listing;
pub mod net;
pub mod platform;
pub mod protocol;
pub mod puzzles;
pub mod setup;
pub mod sitting;
pub mod sounds;
pub mod statistics;
pub mod words;
pub use tikal_play::*;
