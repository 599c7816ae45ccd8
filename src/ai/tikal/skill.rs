//! How well each level plays: how wide it searches, what it looks at beside its own turn, and which mistakes it makes.

use super::scale::POINT;
use crate::ai::Level;

/// How one level plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How many positions of a layer are kept at most; fewer where the budget is small.
    pub(super) width: usize,
    /// How many placements, the best at sight, are searched at a small width.
    pub(super) placements: usize,
    /// How many of those are searched at the full width.
    pub(super) finalists: usize,
    /// How many ends of turns are judged by what may follow; 1: none is.
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
