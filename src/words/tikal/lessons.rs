//! The lessons of Tikal: which there are, and what of its table they show.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::tikal::Purchase;
pub use crate::words::lessons::Task;
use crate::words::lessons::{Course, LessonOf, StageOf};

/// A lesson, by what it teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonId {
    /// A whole turn: placing a tile, walking, a treasure.
    FirstTurn,
    /// Temples: uncovering, strength, the leader.
    Temples,
    /// A volcano and what it starts; guards and camps.
    Volcano,
    /// A round of auctions.
    Auction,
}

impl LessonId {
    /// All of them, in the order in which they teach, which is also that of their names above.
    pub const ALL: [Self; 4] = [Self::FirstTurn, Self::Temples, Self::Volcano, Self::Auction];

    /// The lesson itself.
    #[must_use]
    pub fn lesson(self) -> &'static Lesson {
        &LESSONS[self as usize]
    }

    /// The actions that lessons after this one teach, each with the number of its lesson, from 1.
    #[must_use]
    pub fn untaught(self) -> Vec<(Purchase, u8)> {
        let taught = Purchase::ALL.into_iter().map(|what| (what, teacher(what)));
        let later = taught.filter(|&(_, lesson)| lesson as u8 > self as u8);
        later.map(|(what, lesson)| (what, lesson as u8 + 1)).collect()
    }

    const fn source(self) -> &'static str {
        match self {
            Self::FirstTurn => include_str!("../../../assets/lessons/first-turn.ron"),
            Self::Temples => include_str!("../../../assets/lessons/temples.ron"),
            Self::Volcano => include_str!("../../../assets/lessons/volcano.ron"),
            Self::Auction => include_str!("../../../assets/lessons/auction.ron"),
        }
    }
}

/// The lesson that teaches an action.
fn teacher(what: Purchase) -> LessonId {
    match what {
        Purchase::Enter | Purchase::Move | Purchase::Dig => LessonId::FirstTurn,
        Purchase::Uncover => LessonId::Temples,
        Purchase::Transfer | Purchase::Exchange | Purchase::Camp | Purchase::Guard => LessonId::Volcano,
    }
}

#[expect(clippy::expect_used, reason = "the files are part of the program and a test reads them")]
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    LessonId::ALL.iter().map(|id| ron::from_str(id.source()).expect("a built-in lesson is well-formed")).collect()
});

/// The choices with which a lesson's game begins.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begin {
    /// True if turns are auctioned.
    pub auction: bool,
}

/// A lesson of Tikal.
pub type Lesson = LessonOf<LessonId>;
/// A stage of a lesson of Tikal.
pub type Stage = StageOf<LessonId>;

impl Course for LessonId {
    type Show = Show;
    type Begin = Begin;

    const ALL: &'static [Self] = &Self::ALL;

    fn lesson(self) -> &'static Lesson {
        Self::lesson(self)
    }

    fn name(self) -> &'static str {
        match self {
            Self::FirstTurn => "FirstTurn",
            Self::Temples => "Temples",
            Self::Volcano => "Volcano",
            Self::Auction => "Auction",
        }
    }

    fn is_needed_first(self) -> bool {
        self != Self::Auction
    }
}

/// A part of the table that a stage is about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Show {
    /// A cell, by name.
    Cell(String),
    /// The temples that the learner controls.
    Held,
    /// The action points.
    Points,
    /// The tile in hand.
    Hand,
    /// A player's card, by seat.
    Player(usize),
    /// The amulet on a player's card, by seat.
    Amulet(usize),
    /// The tiles that are face up, and the auction.
    Auction,
    /// The bids.
    Bids,
    /// The supply of tiers.
    Tiers,
    /// The tiles left by group.
    Groups,
    /// The scoring round.
    Scoring,
    /// The button of an action, be it grey or not.
    Button(Purchase),
}
