//! Drawing with ink: shapes with light and shadow, numbers, letters, signs, the marks of seats, faces of computers and what a coach points with;
//! and stamps, which keep what was drawn.
//!
//! Knows no game; what a board's pictures show, its game decides.

pub mod chance;
pub mod coach;
pub mod digits;
pub mod faces;
pub mod frame;
pub mod ink;
pub mod lettering;
pub mod seats;
pub mod signs;
pub mod stamp;
