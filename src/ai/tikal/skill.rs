//! The skill of each level: the width of its search, the things that it looks at beside its own turn, and its mistakes.

use super::scale::POINT;
use crate::ai::Level;

/// The play of one level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// The greatest number of positions that are kept of a layer; fewer where the budget is small.
    pub(super) width: usize,
    /// The number of placements, the best at sight, that are searched at a small width.
    pub(super) placements: usize,
    /// The number of those that are searched at the full width.
    pub(super) finalists: usize,
    /// The number of ends of turns that are judged by the things that may follow; 1: none is.
    pub(super) ends: usize,
    /// The share of the budget that this takes.
    pub(super) replies: f64,
    /// The width of the searches for what follows.
    pub(super) reply_width: usize,
    /// For how many samples of what follows the judgement of the end itself counts.
    pub(super) trust: i64,
    /// By how much it misjudges what it sees, in 1024ths of a point.
    pub(super) error: i64,
    /// The share of what lies after the next scoring that it sees.
    pub(super) foresight: f64,
}

const ADEPT: Skill = Skill {
    width: 64,
    placements: 6,
    finalists: 2,
    ends: 1,
    replies: 0.0,
    reply_width: 0,
    trust: 0,
    error: 0,
    foresight: 1.0,
};

const NOVICE: Skill = Skill { width: 8, placements: 3, finalists: 1, error: 3 * POINT, foresight: 0.4, ..ADEPT };

const EXPERT: Skill = Skill { width: 2_000, placements: 8, finalists: 3, ..ADEPT };

const MASTER: Skill =
    Skill { width: 5_000, placements: 10, ends: 32, replies: 0.5, reply_width: 8, trust: 20, ..EXPERT };

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
