//! Rules, computer players, and what can be read from a position. A package of its own, so that it can be built for speed
//! and everything else for size; how it is built, the documentation of the crate `tikal` tells.
#![forbid(unsafe_code)]

pub mod ai;
pub mod chac;
pub mod expedition;
pub mod game;
pub mod games;
pub mod hex;
pub mod insight;
pub mod legend;
pub mod playouts;
pub mod ron_text;
pub mod tikal;
pub mod variant_file;
