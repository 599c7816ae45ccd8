//! A table that friends elsewhere sit down at, in the window.

pub mod company;
