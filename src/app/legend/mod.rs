//! Tikal Legend in the window: its table, its art, its panels, pictures of its boards, and what its panels ask for.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod art;
pub mod command;
pub mod desk;
mod ear;
pub mod keys;
pub mod panels;
pub mod picture;
pub mod table;
