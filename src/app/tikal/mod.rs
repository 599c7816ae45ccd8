//! What the window shows of Tikal: the table, its art, its words, its lessons, and what it has to ask of a new game.

pub mod art;
pub mod command;
pub mod desk;
pub mod differences;
pub mod ear;
pub mod facts;
pub mod keys;
pub mod lessons;
pub mod picture;
pub mod rulebook;
pub mod setup;
pub mod summary;
pub mod table;
pub mod words;

pub use command::Command;
