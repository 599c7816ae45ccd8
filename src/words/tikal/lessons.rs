//! Lessons: which there are, and what a lesson's file can say. A lesson is a file of stages over a short game whose draws
//! and treasures are fixed. How it is played, the window decides.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::game::SeatRecord;
use crate::tikal::{Purchase, Treasure};

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

    /// The lesson with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.name() == name)
    }

    /// The name by which files know it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FirstTurn => "FirstTurn",
            Self::Temples => "Temples",
            Self::Volcano => "Volcano",
            Self::Auction => "Auction",
        }
    }

    /// The lesson after this one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    /// The actions that lessons after this one teach, each with the number of its lesson, from 1.
    #[must_use]
    pub fn untaught(self) -> Vec<(Purchase, u8)> {
        let taught = Purchase::ALL.into_iter().map(|what| (what, teacher(what)));
        let later = taught.filter(|&(_, lesson)| lesson as u8 > self as u8);
        later.map(|(what, lesson)| (what, lesson as u8 + 1)).collect()
    }

    /// True if it needs to be known for a first game. The others teach what later games may have.
    #[must_use]
    pub fn is_needed_first(self) -> bool {
        match self {
            Self::FirstTurn | Self::Temples | Self::Volcano => true,
            Self::Auction => false,
        }
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

/// A lesson as its file has it. Texts are keys of the language files. Actions are in notation; their last words may be
/// left out where it does not matter what they are.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its title.
    pub title: String,
    /// The words on what is learnt in it.
    pub about: String,
    /// The seats and who sits there; the person is the learner.
    pub seats: Vec<SeatRecord>,
    /// The seat that begins, from 0. A player sits in the same seat in every lesson, whoever begins.
    #[serde(default)]
    pub first: usize,
    /// True if turns are auctioned.
    #[serde(default)]
    pub auction: bool,
    /// The actions played before the lesson begins, several actions a line with semicolons between.
    #[serde(default)]
    pub before: Vec<String>,
    /// The tiles in the order in which they come up, by name.
    pub draws: Vec<String>,
    /// The treasures in the order in which they are dug up.
    #[serde(default)]
    pub treasures: Vec<Treasure>,
    /// Its stages, in order.
    pub stages: Vec<Stage>,
}

impl Lesson {
    /// True if it ends with this stage.
    #[must_use]
    pub fn ends_with(&self, stage: &Stage) -> bool {
        self.stages.last().is_some_and(|last| std::ptr::eq(last, stage))
    }
}

/// One stage of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// The task, or the news.
    pub what: String,
    /// The reason.
    pub why: String,
    /// The words instead of the reason once a part of it is done; without it, still the reason.
    #[serde(default)]
    pub then: Option<String>,
    /// The things that the stage is about.
    #[serde(default)]
    pub show: Vec<Show>,
    /// The condition until the next stage begins.
    #[serde(default)]
    pub task: Task,
    /// True if its own words say which piece is to be chosen first.
    #[serde(default)]
    pub chooses: bool,
    /// The answer if the learner does something else; without it, a general sentence.
    #[serde(default)]
    pub other: Option<String>,
    /// The answers to certain actions, by the notation with which they begin.
    #[serde(default)]
    pub instead_of: Vec<(String, String)>,
}

/// The condition until the next stage begins.
#[derive(Clone, Debug, Default, Deserialize)]
pub enum Task {
    /// The learner reads the card and goes on.
    #[default]
    Read,
    /// The learner turns the tile in hand.
    Turn,
    /// The learner plays one of these sequences. If the learner skips the stage, the first one is played.
    Play(Vec<Vec<String>>),
    /// The other seats play these actions.
    Watch(Vec<String>),
    /// The learner plays whatever is legal, and ends the turn.
    Free,
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
