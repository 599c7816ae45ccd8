//! tikal.
#![forbid(unsafe_code)]
pub mod game;
pub mod hex;
pub mod tikal;
