//! Everything that is seen and done at the table, and in the lessons, driven by the names of the widgets: one program
//! for all of it, so that the window is linked once.
#![cfg(feature = "window")]

mod beside;
mod board;
mod cards;
mod clicks;
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
mod guidance;
mod insight;
mod learn;
mod lessons;
mod log;
mod puzzles;
mod replay_screen;
mod review;
mod sight;
mod signs;
mod spectating;
mod table_rules;
mod told;
mod tooltips;
mod turn;
