//! Tikal in the window: the table, its words, signs and sounds, the lessons, the rulebook, pictures of boards and games,
//! and the choices for a new game.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone; the window's own files
//! use it directly.

pub mod command;
pub mod desk;
pub mod ear;
pub mod editor;
pub mod keys;
pub mod lessons;
pub mod picture;
pub mod printed;
pub mod rulebook;
pub mod setup;
pub mod table;

pub use command::Command;
