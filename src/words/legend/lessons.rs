//! The lessons of Tikal Legend: which there are, and what of its table they show.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::words::lessons::{Course, LessonOf, StageOf};

/// A lesson, by what it teaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonId {
    /// A round: drafting, acting, upkeep.
    Round,
    /// The board: jungle, lakes, slab tokens, a volcano and its scoring.
    Board,
    /// Cards, powers, looking.
    Cards,
}

impl LessonId {
    const fn source(self) -> &'static str {
        match self {
            Self::Round => include_str!("../../../assets/lessons/legend/round.ron"),
            Self::Board => include_str!("../../../assets/lessons/legend/board.ron"),
            Self::Cards => include_str!("../../../assets/lessons/legend/cards.ron"),
        }
    }
}

/// A lesson of Legend.
pub type Lesson = LessonOf<LessonId>;
/// A stage of a lesson of Legend.
pub type Stage = StageOf<LessonId>;

impl Course for LessonId {
    type Show = Show;
    type Begin = ();

    const ALL: &'static [Self] = &[Self::Round, Self::Board, Self::Cards];

    fn lesson(self) -> &'static Lesson {
        &LESSONS[self as usize]
    }

    fn name(self) -> &'static str {
        match self {
            Self::Round => "LegendRound",
            Self::Board => "LegendBoard",
            Self::Cards => "LegendCards",
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
    /// A cell, by name.
    Cell(String),
    /// The action points.
    Points,
    /// The display.
    Display,
    /// A player's sheet, by seat.
    Sheet(usize),
    /// The powers on a player's sheet, by seat.
    Powers(usize),
    /// The scoring round.
    Scoring,
}
