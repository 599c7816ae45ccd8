//! The screens round the table, the ways between them, and what holds on all of them: one program for all of it, so that
//! the window is linked once.
#![cfg(feature = "window")]

mod contrast;
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
mod files;
mod first_start;
mod home;
mod keeping;
mod kept;
mod keyboard;
mod keys;
mod layout;
mod legend_panels;
mod measured;
mod memory;
mod new_game;
mod offered;
mod own_keys;
mod parts;
mod problem;
mod report;
mod routes;
mod rulebook;
mod screens;
mod scripts;
mod settings;
mod statistics_screen;
mod still;
mod window;
