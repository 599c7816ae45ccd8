//! Lessons: which there are, and what a lesson's file can say.
//!
//! A lesson is a file of stages over a short game whose draws and treasures are fixed. It is played on a table of its
//! own with the controls of every game. How it goes on, `run` decides; what clicks on hexes mean and what they are
//! answered, `clicks`; what is pointed at, `aim`, and how that is marked beside the board, `point`; what the coach
//! answers, `notes`; what it tells, `told`; how its card looks, `card`, and its `buttons`; `coach` lays all of it out. The list of lessons is a screen of the window, `app::learn`; how a lesson takes the place of
//! the player's own game, `app::lessons` decides.

mod aim;
mod any;
mod buttons;
mod card;
mod clicks;
mod coach;
mod notes;
mod point;
mod run;
mod told;

use std::sync::{Arc, LazyLock};

use serde::Deserialize;

pub use aim::Aim;
pub use coach::lesson_ui;
pub use run::Run;

use crate::ai::Level;
use crate::app::tikal::table::Table;
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
use crate::platform;
use crate::tikal::{Purchase, Setup, State, TikalSession, Treasure, TurnRule, Variant};

/// Who plays the first game: the learner, then those of the lessons.
const FIRST_PLAYERS: [&str; 3] = ["Ana", "Ben", "Cid"];

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

    /// Whether it needs to be known for a first game. The others teach what later games may have.
    #[must_use]
    pub fn is_needed_first(self) -> bool {
        match self {
            Self::FirstTurn | Self::Temples | Self::Volcano => true,
            Self::Auction => false,
        }
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
    /// What it is called.
    pub title: String,
    /// What is learnt in it.
    pub about: String,
    /// Who sits where; the person is the learner.
    pub seats: Vec<SeatRecord>,
    /// The seat that begins, from 0. A player sits in the same seat in every lesson, whoever begins.
    #[serde(default)]
    pub first: usize,
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
    /// Its stages, in order.
    pub stages: Vec<Stage>,
}

impl Lesson {
    /// Whether it ends with this stage.
    #[must_use]
    pub fn ends_with(&self, stage: &Stage) -> bool {
        self.stages.last().is_some_and(|last| std::ptr::eq(last, stage))
    }
}

/// One stage of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// What to do, or what is told.
    pub what: String,
    /// Why.
    pub why: String,
    /// What is told instead of why once a part of it is done; without it, still why.
    #[serde(default)]
    pub then: Option<String>,
    /// What the stage is about.
    #[serde(default)]
    pub show: Vec<Show>,
    /// What has to happen until the next stage begins.
    #[serde(default)]
    pub task: Task,
    /// Whether its own words say which piece is to be chosen first.
    #[serde(default)]
    pub chooses: bool,
    /// What is told if the learner does something else; without it, a general sentence.
    #[serde(default)]
    pub other: Option<String>,
    /// What is told instead of certain actions, by the notation with which they begin.
    #[serde(default)]
    pub instead_of: Vec<(String, String)>,
}

/// What has to happen until the next stage begins.
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
    /// Who has bid what.
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

/// The game that is offered after the lessons: the learner against two computers, with all forecasts and hints.
#[must_use]
pub fn first_game(rules: &Arc<Variant>) -> Table {
    let seats: Vec<SeatRecord> =
        FIRST_PLAYERS.into_iter().enumerate().map(|(seat, name)| first_seat(rules, seat, name)).collect();
    let players = u8::try_from(FIRST_PLAYERS.len()).unwrap_or_default();
    let start = State::new(rules, players, &Setup::new(TurnRule::Draw, Seat::default()));
    let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Seed(platform::fresh_seed()));
    Table::new(session, seats, RecordOptions::default())
}

fn first_seat(rules: &Variant, seat: usize, name: &str) -> SeatRecord {
    SeatRecord {
        name: name.to_owned(),
        colour: rules.def().players.colours.get(seat).cloned().unwrap_or_default(),
        player: if seat == 0 { Player::Human } else { Player::Computer(Level::Adept.id().to_owned()) },
    }
}
