//! The editor's pages for temples.

/// The state that the pages of a document keep between frames.
#[derive(Default)]
pub struct Kept;

/// The wishes for a temple that is made.
#[derive(Default)]
pub struct Wishes;
