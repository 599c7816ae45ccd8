//! The scores in the course of a game, turn by turn, for the plot at its end: where a game knows no more than that.

use super::{Table, TableGame};

/// The scores before each turn and as they are now; 0 for a seat that has none.
pub fn course<G: TableGame>(table: &Table<G>) -> Vec<Moment> {
    course_with(table, &[])
}

/// As `course`, with the scorings that began, each at the moment after the action of this index.
pub fn course_with<G: TableGame>(table: &Table<G>, scorings: &[(usize, Scoring)]) -> Vec<Moment> {
    let ends = table.sitting().seen_from(0).filter(|seen| seen.ends_turn).map(|seen| seen.index + 1);
    let begins = std::iter::once(0).chain(ends).filter(|&begin| begin < table.steps());
    let begins: Vec<usize> = begins.collect();
    let states = begins.iter().filter_map(|&begin| Some(table.sitting().seen_from(begin).next()?.before));
    let mut scores = Vec::new();
    let mut of = |state: &G| {
        state.scores(&mut scores);
        scores.iter().map(|score| score.unwrap_or_default()).collect()
    };
    let mut course: Vec<Vec<i32>> = states.map(|before| of(before.state())).collect();
    course.push(of(table.state()));
    let moment = |(turn, scores): (usize, Vec<i32>)| {
        let before = turn.checked_sub(1).and_then(|last| begins.get(last)).copied().unwrap_or_default();
        let end = begins.get(turn).copied().unwrap_or(table.steps());
        let scoring = scorings.iter().find(|&&(action, _)| (before..end).contains(&action));
        Moment { at: turn as f64, scores, scoring: scoring.map(|&(_, scoring)| scoring) }
    };
    course.into_iter().enumerate().map(moment).collect()
}

/// One row of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The subject of it.
    pub title: String,
    /// For every player a number, and where it comes from.
    pub values: Vec<(String, Option<String>)>,
    /// True if it is what all the others come to.
    pub strong: bool,
}

/// The scores at a moment of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// Its place on the axis of turns, from 0; between two turns stands what belongs to neither.
    pub at: f64,
    /// The scores, by seat.
    pub scores: Vec<i32>,
    /// The scoring that began then.
    pub scoring: Option<Scoring>,
}

/// A scoring that is marked in the plot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// One of those within the game.
    Within,
    /// The one at its end.
    Final,
}
