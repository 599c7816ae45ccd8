//! Everything of the program but its window: rules, computer players, files, words and tools. A package of its own, so
//! that the compiler holds it apart from the graphics, and a rule is changed and tested without building the window. How
//! it is built, the documentation of the crate `tikal` tells, which passes all of it on.
#![forbid(unsafe_code)]

pub mod ai;
pub mod arena;
pub mod chac;
pub mod editor;
pub mod expedition;
pub mod game;
pub mod games;
pub mod hex;
pub mod insight;
pub mod lab;
pub mod legend;
pub mod library;
pub mod listing;
pub mod platform;
pub mod playouts;
pub mod protocol;
pub mod puzzles;
pub mod ron_text;
pub mod setup;
pub mod sitting;
pub mod sounds;
pub mod tikal;
pub mod variant_file;
pub mod words;
