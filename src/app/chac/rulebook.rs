//! The rulebook of The Temple of Chac on the screen.

/// The variant that the reader has chosen.
#[derive(Default)]
pub struct Choice;
