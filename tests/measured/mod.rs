//! What tests of every screen measure: where its widgets stand, whether its texts stand out, and whether Tab comes to
//! everything.

pub mod light;
pub mod places;
pub mod stops;
