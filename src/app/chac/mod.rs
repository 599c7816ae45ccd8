//! The Temple of Chac in the window.

pub mod editor;
pub mod lessons;
pub mod rulebook;
pub mod table;
