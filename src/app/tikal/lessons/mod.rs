//! Lessons: what they consist of, and which there are.
//!
//! A lesson is a file of steps over a short game with known chance. It is played on a table of its own with the
//! controls of every game; the player's own game waits meanwhile. Decides what a lesson file can say. How a lesson
//! is played, `run` decides; what is pointed at, `aim`; how it looks, `coach` and `list`.

mod aim;
mod coach;
mod place;
mod run;

use std::sync::{Arc, LazyLock};

use serde::{Deserialize, Serialize};

pub use aim::Aim;
pub use coach::coach_ui;
pub use run::Run;

use crate::ai::Level;
use crate::app::tikal::table::Table;
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
use crate::platform;
use crate::tikal::{Setup, State, TikalSession, Treasure, TurnRule, Variant};
use crate::words::Texts;

/// How many play the first game.
const FIRST_PLAYERS: u8 = 3;

/// Which lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LessonId {
    /// A whole turn: tile, ways, a treasure.
    FirstTurn,
    /// Temples: uncovering, strength, the leader.
    Temples,
    /// A volcano and what it starts; guards and camps.
    Volcano,
    /// A round of auctions.
    Auction,
}

impl LessonId {
    /// All of them, in the order in which they teach.
    pub const ALL: [Self; 4] = [Self::FirstTurn, Self::Temples, Self::Volcano, Self::Auction];

    /// The lesson itself.
    #[must_use]
    pub fn lesson(self) -> &'static Lesson {
        &LESSONS[self as usize]
    }

    /// The one after it.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self as usize + 1).copied()
    }

    const fn source(self) -> &'static str {
        match self {
            Self::FirstTurn => include_str!("../../../../assets/lessons/first-turn.ron"),
            Self::Temples => include_str!("../../../../assets/lessons/temples.ron"),
            Self::Volcano => include_str!("../../../../assets/lessons/volcano.ron"),
            Self::Auction => include_str!("../../../../assets/lessons/auction.ron"),
        }
    }
}

#[expect(clippy::expect_used, reason = "the files are part of the program and a test reads them")]
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    LessonId::ALL.iter().map(|id| ron::from_str(id.source()).expect("a built-in lesson is well-formed")).collect()
});

/// Some of the lessons; written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<LessonId>", into = "Vec<LessonId>")]
pub struct LessonSet(u8);

impl LessonSet {
    /// Whether this one is among them.
    #[must_use]
    pub fn contains(self, id: LessonId) -> bool {
        self.0 >> (id as u8) & 1 == 1
    }

    /// The same with this one.
    #[must_use]
    pub fn with(self, id: LessonId) -> Self {
        Self(self.0 | 1 << id as u8)
    }
}

impl From<Vec<LessonId>> for LessonSet {
    fn from(ids: Vec<LessonId>) -> Self {
        ids.into_iter().fold(Self::default(), Self::with)
    }
}

impl From<LessonSet> for Vec<LessonId> {
    fn from(set: LessonSet) -> Self {
        LessonId::ALL.into_iter().filter(|&id| set.contains(id)).collect()
    }
}

/// A lesson as its file has it. Texts are keys; actions are in notation, and their last words may be left out where
/// any will do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What it is called.
    pub title: String,
    /// What is learnt.
    pub about: String,
    /// Who sits where; the person is the learner.
    pub seats: Vec<SeatRecord>,
    /// Whether turns are auctioned.
    #[serde(default)]
    pub auction: bool,
    /// What was played before the lesson begins, several actions a line with semicolons between.
    #[serde(default)]
    pub before: Vec<String>,
    /// The tiles in the order in which they come up, by name.
    pub draws: Vec<String>,
    /// The treasures in the order in which they are dug up.
    #[serde(default)]
    pub treasures: Vec<Treasure>,
    /// Stage by step.
    pub stages: Vec<Stage>,
}

/// One stage of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// What to do, or what is told.
    pub what: String,
    /// Why.
    pub why: String,
    /// What the step is about.
    #[serde(default)]
    pub show: Vec<Show>,
    /// What brings it to its end.
    #[serde(default)]
    pub task: Task,
    /// Why something else has to wait.
    #[serde(default)]
    pub other: Option<String>,
}

/// What brings a step to its end.
#[derive(Clone, Debug, Default, Deserialize)]
pub enum Task {
    /// It is read.
    #[default]
    Read,
    /// The tile in hand is turned.
    Turn,
    /// The learner plays one of these sequences; the first one is played for whoever skips the step.
    Play(Vec<Vec<String>>),
    /// The others play this.
    Watch(Vec<String>),
    /// The learner plays whatever is legal, and ends the turn.
    Free,
}

/// A part of the table that a step is about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Show {
    /// A cell, by name.
    Cell(String),
    /// The action points.
    Points,
    /// The tile in hand.
    Hand,
    /// A player's card, by seat.
    Player(usize),
    /// The tiles that are face up, and the auction.
    Auction,
    /// The supply of tiers.
    Tiers,
    /// The tiles left by group.
    Groups,
    /// The scoring round.
    Scoring,
}

/// The invitation after the lessons: a game of three, the learner against two computers, with every hint.
#[must_use]
pub fn first_game(texts: &Texts, rules: &Arc<Variant>) -> Table {
    let seats = (0..usize::from(FIRST_PLAYERS)).map(|seat| SeatRecord {
        name: texts.with("setup-player", &[("number", (seat + 1).into())]),
        colour: rules.def().players.colours.get(seat).cloned().unwrap_or_default(),
        player: if seat == 0 { Player::Human } else { Player::Computer(Level::Adept.id().to_owned()) },
    });
    let start = State::new(rules, FIRST_PLAYERS, &Setup::new(TurnRule::Draw, Seat::default()));
    let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Seed(platform::fresh_seed()));
    Table::new(session, seats.collect(), RecordOptions::default())
}
