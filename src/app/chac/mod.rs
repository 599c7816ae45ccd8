//! The Temple of Chac in the window.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod art;
pub mod board;
pub mod editor;
pub mod lessons;
pub mod picture;
pub mod rulebook;
pub mod table;
