//! The Temple of Chac in the window: its art, its board and its pictures.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod art;
pub mod board;
pub mod picture;
