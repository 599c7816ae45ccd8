//! The Temple of Chac in the window: its table, lessons, rulebook, pages of the editor, its art, its board and its pictures.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod art;
pub mod board;
pub mod command;
pub mod desk;
mod ear;
pub mod editor;
pub mod keys;
pub mod lessons;
pub mod panels;
pub mod picture;
pub mod printed;
pub mod rulebook;
pub mod table;
