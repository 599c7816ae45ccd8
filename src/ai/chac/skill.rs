//! The skill of each level: among how many manners it chooses, whether it tries other actions too, and the nodes that it
//! spends on it.

use super::manner::{ADEPT, MANNERS, Manner, NOVICE};
use crate::ai::Level;

/// The play of one level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The manners among which it chooses.
    pub(super) manners: &'static [Manner],
    /// True if it also tries every action by itself.
    pub(super) tries_all: bool,
    /// The nodes that it searches when no budget is given.
    pub(super) nodes: u64,
}

impl Skill {
    /// The skill of a level.
    pub(super) fn of(level: Level) -> Self {
        match level {
            Level::Random | Level::Novice => Self { manners: &[NOVICE], tries_all: false, nodes: 1 },
            Level::Adept => Self { manners: &[ADEPT], tries_all: false, nodes: 1 },
            Level::Expert => Self { manners: &MANNERS, tries_all: false, nodes: 60_000 },
            Level::Master => Self { manners: &MANNERS, tries_all: true, nodes: 150_000 },
        }
    }
}
