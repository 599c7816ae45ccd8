//! Tikal Legend in the window: its table, the look of what it has, and what its panels ask for.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod command;
pub mod desk;
pub mod keys;
pub mod picture;
pub mod table;
