//! A puzzle at the table: the turn that is clearly best is to be played, and the answer is graded by where it ends.
//!
//! Decides when an answer was given, whether it is right, and how the solution is shown. Which puzzles there are,
//! `puzzles` decides; what a turn is worth, `ai`, asked by `thoughts`; how it looks, `puzzle_card`.

use std::sync::Arc;

use super::plan::copy_of;
use super::{Answer, PuzzleRun, Table, TableGame};
use crate::ai::{Chance, Effort, Judgement, Level, PlayedTurn, Way, end_of, played_turns};
use crate::game::{NoEvents, Player, Rules, SeatRecord};
use crate::puzzles::{NotAPuzzle, Puzzle};
use crate::sitting::Sitting;
use crate::sitting::review::ToJudge;

/// The nodes with which an answer is judged.
const NODES: u64 = 2_500_000;

impl<G: TableGame> PuzzleRun<G> {
    /// The fate of the answer, if one was given.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        self.answer.as_ref().map(|&(_, answer, ..)| answer)
    }

    /// The changes that the turn which was played brings, with the copy of the game on which it can be told.
    #[must_use]
    pub fn effects(&self) -> Option<(&Table<G>, &[G::Effect])> {
        self.answer.as_ref().map(|(_, _, copy, effects)| (&**copy, effects.as_slice()))
    }

    /// The share of the win that the solution leaves the seat.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.share
    }

    /// Takes note of it if it is solved, unless any hint was shown: the solution is one, too.
    fn note_solved(&mut self, hints: usize) {
        self.is_news |= hints == 0 && self.answer() == Some(Answer::Right);
    }

    /// The answer, where it has to be judged.
    #[must_use]
    pub fn to_judge(&self) -> Option<ToJudge<G>> {
        let (turn, answer, ..) = self.answer.as_ref()?;
        (*answer == Answer::Judged).then(|| ToJudge {
            index: self.number,
            pass: 0,
            turn: turn.clone(),
            known: Some(self.posed.solution.clone()),
            effort: Effort { nodes: NODES, ways: 1 },
        })
    }
}

/// The changes that a turn brings, what is lost or scored at its end included.
fn effects_of<G: TableGame>(rules: &G::Rules, turn: &PlayedTurn<G>) -> Vec<G::Effect> {
    let mut last = turn.start.clone();
    // They were all played.
    let goes_on = |&&action: &&G::Action| !last.ends_turn(action) && last.apply(rules, action, &mut NoEvents).is_ok();
    let (own, end) = turn.actions.split_at(turn.actions.iter().take_while(goes_on).count());
    let within = if own.is_empty() { Vec::new() } else { G::effects(rules, &turn.start, own) };
    within.into_iter().chain(G::effects(rules, &last, end)).collect()
}

impl<G: TableGame> Table<G> {
    /// A table at which a puzzle is to be solved by the seat that is to move; `name` says what the player of a seat is
    /// called, by its number from 1.
    ///
    /// # Errors
    /// Why it cannot be played by these rules.
    pub fn of_puzzle(
        rules: &Arc<G::Rules>,
        number: usize,
        puzzle: &Puzzle<G>,
        name: impl Fn(usize) -> String,
    ) -> Result<Self, NotAPuzzle> {
        let posed = puzzle.pose(rules)?;
        let colours = rules.colours();
        let seats = (0..usize::from(posed.start.seats())).map(|index| SeatRecord {
            name: name(index + 1),
            colour: colours.get(index).cloned().unwrap_or_default(),
            player: Player::Computer(Level::Expert.id().to_owned()),
        });
        let mut table = Self::of(Sitting::from_position(rules, &posed.start, seats.collect(), number as u64));
        table.end_shown = false;
        table.judging.puzzle = Some(Box::new(PuzzleRun {
            number,
            grade: puzzle.grade,
            id: puzzle.id.clone(),
            share: puzzle.share,
            posed,
            answer: None,
            is_news: false,
        }));
        Ok(table)
    }

    /// The puzzle that is to be solved here.
    #[must_use]
    pub fn puzzle(&self) -> Option<&PuzzleRun<G>> {
        self.judging.puzzle.as_deref()
    }

    /// The id of the puzzle if it was solved since this was asked last, without any hint.
    pub fn take_solved(&mut self) -> Option<String> {
        let puzzle = self.judging.puzzle.as_deref_mut()?;
        std::mem::take(&mut puzzle.is_news).then(|| puzzle.id.clone())
    }

    /// Takes note of an answer once the turn is ended, and forgets it where the turn was taken back. The others then wait.
    pub(super) fn follow_puzzle(&mut self) {
        let Some(mut puzzle) = self.judging.puzzle.take() else { return };
        let plies = self.sitting.seen_from(0).map(|step| (step.action, step.before.state().clone()));
        let turn = played_turns(plies).into_iter().next();
        if puzzle.answer.as_ref().map(|(known, ..)| known) != turn.as_ref() {
            puzzle.answer = turn.map(|turn| {
                let is_right =
                    end_of(self.rules(), &turn.start, &turn.actions).is_some_and(|end| end == puzzle.posed.end);
                let effects = effects_of(self.rules(), &turn);
                let copy = Box::new(copy_of(self, &turn.start, turn.start.seat().unwrap_or_default()));
                (turn, if is_right { Answer::Right } else { Answer::Judged }, copy, effects)
            });
            puzzle.note_solved(self.sitting.hints());
            if puzzle.answer.is_some() {
                self.stand_still();
                self.end_shown = false;
            }
        }
        self.judging.puzzle = Some(puzzle);
    }

    /// Takes in what the answer was found to be worth; false where no answer waits for that.
    pub(super) fn note_answer(&mut self, judgement: Option<&Judgement<G::Action>>) -> bool {
        let Some(puzzle) = self.judging.puzzle.as_deref_mut() else { return false };
        let Some((_, answer @ Answer::Judged, ..)) = &mut puzzle.answer else { return false };
        *answer = match judgement.and_then(|judgement| Some((judgement, judgement.played()?))) {
            None => Answer::Other,
            Some((judgement, _)) if judgement.best().is_played => Answer::Right,
            Some((judgement, played)) => {
                let chance = |way: &Way<G::Action>| way.prospects.chance(judgement.seat);
                Answer::Wrong { chance: chance(played), best: chance(judgement.best()) }
            }
        };
        puzzle.note_solved(self.sitting.hints());
        true
    }

    /// Goes back to the beginning of the puzzle.
    pub(super) fn retry_puzzle(&mut self) {
        if self.judging.puzzle.is_some() {
            self.rewind(0);
            self.end_shown = false;
        }
    }

    /// Goes back to the beginning of the puzzle and shows the solution there, as a hint.
    pub(super) fn show_solution(&mut self) {
        self.retry_puzzle();
        let Some(puzzle) = self.judging.puzzle.as_deref() else { return };
        let (solution, share) = (puzzle.posed.solution.clone(), puzzle.share);
        self.seeks_hint = Some(self.sitting.changes());
        self.show_hint(Level::Expert, (&solution, &[]), Chance::of(share), None);
    }
}
