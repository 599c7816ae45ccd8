//! The window.

pub mod art;
pub mod theme;
