//! What the window shows of Tikal: the table, its art, its words, its lessons.

pub mod art;
pub mod command;
pub mod desk;
pub mod differences;
pub mod ear;
pub mod lessons;
pub mod link;
pub mod picture;
pub mod table;
pub mod words;

pub use command::Command;
