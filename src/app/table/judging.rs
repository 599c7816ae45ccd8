//! The turns that computers judge at a table: those of a finished game for its review, and the answer to a puzzle.
//!
//! Decides what is to be judged next, and where the finding goes. Who judges, on which thread, `thinking` decides.

use std::sync::Arc;

use super::{Answer, Table, TableGame};
use crate::ai::{Judgement, Level};
use crate::game::{DealerDef, Player, RecordOptions, SeatRecord, Session, TakeBack};
use crate::sitting::Sitting;
use crate::sitting::review::{PASSES, Review, ToJudge};

impl<G: TableGame> Table<G> {
    /// True if any turn is to be judged, for the review or for the puzzle.
    #[must_use]
    pub fn awaits_judgement(&self) -> bool {
        let is_answered = self.puzzle().is_some_and(|puzzle| puzzle.answer() == Some(Answer::Judged));
        is_answered || self.review().is_some_and(|review| !review.is_stopped() && review.pass() < PASSES)
    }

    /// The turns that are to be judged, for the review or for the puzzle.
    #[must_use]
    pub fn to_judge(&self) -> Vec<ToJudge<G>> {
        let answer = self.judging.puzzle.as_ref().and_then(|puzzle| puzzle.to_judge());
        answer.map_or_else(|| self.review().map(Review::to_judge).unwrap_or_default(), |answer| vec![answer])
    }

    /// Takes in what was found of a turn; nothing if it could not be judged.
    pub fn note_judged(&mut self, index: usize, pass: u8, judgement: Option<Judgement<G::Action>>) {
        if self.note_answer(judgement.as_ref()) {
            return;
        }
        self.note_reviewed(index, pass, judgement);
    }
}

/// A table at which a person plays the seat that is to move in this position, and computers all others. The same `seed`
/// brings the same chance.
#[must_use]
pub fn position_to_play<G: TableGame>(
    rules: &Arc<G::Rules>,
    start: &G,
    mut seats: Vec<SeatRecord>,
    seed: u64,
) -> Table<G> {
    for (index, seat) in seats.iter_mut().enumerate() {
        seat.player = match &seat.player {
            _ if start.seat().is_some_and(|seat| seat.index() == index) => Player::Human,
            Player::Human => Player::Computer(Level::Expert.id().to_owned()),
            computer @ Player::Computer(_) => computer.clone(),
        };
    }
    let (session, _) = Session::new(Arc::clone(rules), start.clone(), DealerDef::Seed(seed));
    let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
    Table::of(Sitting::new(session, seats, options))
}
