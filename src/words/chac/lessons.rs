//! The lessons of The Temple of Chac: which there are, and what of its table they show.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::words::lessons::{Course, LessonOf, StageOf};

/// A lesson, by what it teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonId {
    /// A round: dice, actions, treasures and clues, walls and boulder.
    Round,
    /// The ways through the temple: lava, locks, the boulder, and out.
    Ways,
}

impl LessonId {
    const fn source(self) -> &'static str {
        match self {
            Self::Round => include_str!("../../../assets/lessons/chac/round.ron"),
            Self::Ways => include_str!("../../../assets/lessons/chac/ways.ron"),
        }
    }
}

/// A lesson of The Temple of Chac.
pub type Lesson = LessonOf<LessonId>;
/// A stage of a lesson of The Temple of Chac.
pub type Stage = StageOf<LessonId>;

impl Course for LessonId {
    type Show = Show;
    type Begin = ();

    const ALL: &'static [Self] = &[Self::Round, Self::Ways];

    fn lesson(self) -> &'static Lesson {
        &LESSONS[self as usize]
    }

    fn name(self) -> &'static str {
        match self {
            Self::Round => "ChacRound",
            Self::Ways => "ChacWays",
        }
    }

    fn is_needed_first(self) -> bool {
        true
    }
}

#[expect(clippy::expect_used, reason = "the files are part of the program and a test reads them")]
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    LessonId::ALL.iter().map(|id| ron::from_str(id.source()).expect("a built-in lesson is well-formed")).collect()
});

/// A part of the table that a stage is about.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Show {
    /// A square, by name.
    Square(String),
    /// The dice for actions, and the actions that are left.
    Dice,
    /// A player's card, by seat.
    Player(usize),
}
