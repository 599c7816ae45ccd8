//! Measures that tests of every screen share: that its widgets stand in their places, that its texts stand out, and that Tab
//! comes to everything.

pub mod light;
pub mod places;
pub mod stops;
