//! Tikal Legend in the window: its table and panels, its art and pictures, and what its panels ask for.
//!
//! Decides no rule. The screens that serve any game reach this room through `app::games` alone.

pub mod art;
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
