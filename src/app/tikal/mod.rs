//! What the window shows of Tikal: the table, its art, its words, its lessons.

pub mod art;
pub mod differences;
pub mod lessons;
pub mod picture;
pub mod rulebook;
pub mod table;
pub mod words;
