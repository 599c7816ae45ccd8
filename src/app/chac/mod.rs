//! The Temple of Chac in the window: its art, its board and its pictures, its table, and the pages of the editor.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod art;
pub mod board;
pub mod editor;
pub mod lessons;
pub mod picture;
pub mod rulebook;
pub mod table;
