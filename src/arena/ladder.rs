//! The ladder: every level against the one below it.

use crate::ai::Level;

/// Two neighbouring levels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// The better one.
    pub upper: Level,
    /// The one below it.
    pub lower: Level,
}

/// Every pair of neighbouring levels, the weakest first.
pub fn rungs() -> impl Iterator<Item = Rung> {
    Level::ALL.windows(2).map(|pair| Rung { upper: pair[1], lower: pair[0] })
}
