//! Lessons of any game: what a lesson's file can say. A lesson is a file of stages over a short game whose chance is fixed.
//! Which lessons a game has, and what of its table they show, each game says; how they are played, the window decides.

use std::fmt::Debug;

use serde::Deserialize;

use crate::game::SeatRecord;

/// The lessons of a game; a value is one of them, by what it teaches.
pub trait Course: Copy + PartialEq + Debug + 'static {
    /// A part of the table that a stage is about.
    type Show: Clone + PartialEq + Debug + 'static;
    /// The choices with which a lesson's game begins.
    type Begin: Clone + Debug + Default + 'static;

    /// All of them, in the order in which they teach.
    const ALL: &'static [Self];

    /// The lesson itself.
    fn lesson(self) -> &'static LessonOf<Self>;

    /// The name by which files know it; no lesson of another game has it.
    fn name(self) -> &'static str;

    /// True if it needs to be known for a first game. The others teach what later games may have.
    fn is_needed_first(self) -> bool;

    /// The lesson with this name.
    #[must_use]
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.name() == name)
    }

    /// The lesson after this one.
    #[must_use]
    fn next(self) -> Option<Self> {
        let place = Self::ALL.iter().position(|&id| id == self)?;
        Self::ALL.get(place + 1).copied()
    }
}

/// A lesson of a game.
pub type LessonOf<C> = Lesson<<C as Course>::Show, <C as Course>::Begin>;
/// A stage of a lesson of a game.
pub type StageOf<C> = Stage<<C as Course>::Show>;

/// A lesson as its file has it. Texts are keys of the language files. Actions are in notation; their last words may be
/// left out where it does not matter what they are.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: Deserialize<'de>, B: Deserialize<'de> + Default")]
pub struct Lesson<S, B> {
    /// Its title.
    pub title: String,
    /// The words on what is learnt in it.
    pub about: String,
    /// The seats and who sits there; the person is the learner.
    pub seats: Vec<SeatRecord>,
    /// The seat that begins, from 0. A player sits in the same seat in every lesson, whoever begins.
    #[serde(default)]
    pub first: usize,
    /// The other choices with which its game begins.
    #[serde(default)]
    pub begin: B,
    /// The actions played before the lesson begins, several actions a line with semicolons between.
    #[serde(default)]
    pub before: Vec<String>,
    /// The outcomes of each sort of chance in the order in which they come, without its verb: the verb, and those.
    #[serde(default)]
    pub chance: Vec<(String, Vec<String>)>,
    /// Its stages, in order.
    pub stages: Vec<Stage<S>>,
}

impl<S, B> Lesson<S, B> {
    /// True if it ends with this stage.
    #[must_use]
    pub fn ends_with(&self, stage: &Stage<S>) -> bool {
        self.stages.last().is_some_and(|last| std::ptr::eq(last, stage))
    }
}

/// One stage of a lesson.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: Deserialize<'de>")]
pub struct Stage<S> {
    /// The task, or the news.
    pub what: String,
    /// The reason.
    pub why: String,
    /// The words instead of the reason once a part of it is done; without it, still the reason.
    #[serde(default)]
    pub then: Option<String>,
    /// The things that the stage is about.
    #[serde(default = "Vec::new")]
    pub show: Vec<S>,
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

impl<S> Stage<S> {
    /// The answers that it gives itself to what has to wait.
    pub fn answers(&self) -> impl Iterator<Item = &str> {
        self.instead_of.iter().map(|(_, key)| key.as_str()).chain(self.other.as_deref())
    }
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
