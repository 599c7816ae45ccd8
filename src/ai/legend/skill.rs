//! The skill of each level: the width of its search, what it looks at beside its own turn, and its mistakes.

use crate::ai::Level;

/// The play of one level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The number of positions that are kept of a layer.
    pub(super) width: usize,
    /// The most actions of a position that are tried; of more, some by chance.
    pub(super) tried: usize,
    /// The number of ways to play that are judged by what may follow; 1: none is.
    pub(super) ways: usize,
    /// The most samples of what may follow.
    pub(super) samples: u64,
    /// By how many points it misjudges what it sees.
    pub(super) error: f64,
    /// The nodes that it searches when no budget is given.
    pub(super) nodes: u64,
}

const ADEPT: Skill = Skill { width: 4, tried: 200, ways: 3, samples: 2, error: 0.0, nodes: 20_000 };
const NOVICE: Skill = Skill { width: 1, tried: 40, ways: 1, error: 16.0, nodes: 4_000, ..ADEPT };
const EXPERT: Skill = Skill { width: 24, tried: 1_000, ways: 6, samples: 24, nodes: 120_000, ..ADEPT };
const MASTER: Skill = Skill { width: 64, ways: 12, samples: 400, nodes: 800_000, ..EXPERT };

/// The play of the turns that may follow.
pub(super) const FOLLOWING: Skill = Skill { width: 1, tried: 24, ..ADEPT };

impl Skill {
    /// The skill of a level that plans; the level that plays at random has that of a novice.
    pub(super) const fn of(level: Level) -> &'static Self {
        match level {
            Level::Random | Level::Novice => &NOVICE,
            Level::Adept => &ADEPT,
            Level::Expert => &EXPERT,
            Level::Master => &MASTER,
        }
    }
}
