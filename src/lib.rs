//! tikal.
#![forbid(unsafe_code)]
#[cfg(feature = "window")]
pub mod app;
pub mod game;
pub mod hex;
pub mod tikal;
