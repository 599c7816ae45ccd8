//! The tools of the command line, run as programs, and the second game, which sits at a table too: one program for all of
//! it, so that the window is linked once.

mod arena;
mod cli;
mod dice;
#[cfg(feature = "window")]
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[cfg(feature = "net")]
mod hosted;
#[cfg(feature = "window")]
mod icons;
mod lab;
mod licences;
mod pipe;
mod program;
#[cfg(feature = "window")]
mod rendered;
mod replay;
mod shipped;
mod verdict;
