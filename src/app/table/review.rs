//! The review of a finished game at its table.
//!
//! Decides when a game can be reviewed, when its review is shown, and for which turns the better way is told. Which turns
//! are looked at and what is known of them, [`crate::sitting::review`] decides; who judges them, `thoughts`; how the review
//! looks, `review_panel`.

use super::plan::copy_of;
use super::{Side, Table, TableCommand, TableGame};
use crate::ai::{Judgement, played_turns};
use crate::game::{Rules, syntax};
use crate::sitting::Sitting;
use crate::sitting::review::{Loss, Review, ReviewRevision, ReviewedTurn};

impl<G: TableGame> Table<G> {
    /// The review of the game, once somebody has asked for it.
    #[must_use]
    pub fn review(&self) -> Option<&Review<G>> {
        self.judging.review.as_ref().filter(|review| review.is_of(self.sitting.changes()))
    }

    /// True if the game can be reviewed: it is over, and was played at a table of one's own.
    #[must_use]
    pub fn can_review(&self) -> bool {
        G::REVIEWS && self.is_over() && self.sitting.is_played_here() && !self.is_plan()
    }

    /// True if the review is what the column beside the board shows.
    #[must_use]
    pub fn shows_review(&self) -> bool {
        self.side() == Some(Side::REVIEW) && self.can_review()
    }

    /// Begins the review and shows it, or stops it and goes on with it.
    pub(super) fn ask_for_review(&mut self) {
        if !self.can_review() {
            return;
        }
        self.end_shown = false;
        let (is_shown, changes) = (self.side() == Some(Side::REVIEW), self.sitting.changes());
        let known = self.judging.review.as_mut().filter(|review| review.is_of(changes));
        if let Some(review) = known.filter(|_| is_shown) {
            review.stop_or_go_on();
        } else if self.review().is_none() {
            self.begin_review(self.new_review());
        }
        self.show_side(Side::REVIEW);
    }

    fn begin_review(&mut self, review: Review<G>) {
        self.judging.review = Some(review);
        self.judging.better.clear();
    }

    /// A review of the game, of which nothing is known yet.
    fn new_review(&self) -> Review<G> {
        let plies = self.sitting.seen_from(0).map(|step| (step.action, step.before.state().clone()));
        Review::new(played_turns(plies), self.sitting.changes())
    }

    /// Puts the turns that are told first in order, by what is known now.
    pub(super) fn order_review(&mut self) {
        let Some(review) = &mut self.judging.review else { return };
        review.put_in_order();
        self.tell_better();
    }

    /// Tells a turn at length and shows the board before it, or no turn any more.
    pub(super) fn open_reviewed(&mut self, index: Option<usize>) {
        let Some(review) = &mut self.judging.review else { return };
        let begin = review.open_turn(index);
        self.tell_better();
        self.carry_out(TableCommand::LookBack(begin));
    }

    /// The position of a turn of the review, on which the better way was played without its end; nothing where there is
    /// none, or it is not told.
    #[must_use]
    pub fn better(&self, turn: usize) -> Option<&Self> {
        self.judging.better.get(&turn)
    }

    /// Takes in what was found of a turn of the review.
    pub(super) fn note_reviewed(&mut self, index: usize, pass: u8, judgement: Option<Judgement<G::Action>>) {
        let Some(review) = &mut self.judging.review else { return };
        if judgement.is_some() {
            self.judging.better.remove(&index);
        }
        review.note(index, pass, judgement);
        self.tell_better();
    }

    /// Makes the copies of the game on which the better way is told, for the turns where it is.
    fn tell_better(&mut self) {
        let Some(review) = &self.judging.review else { return };
        self.judging.better.retain(|&index, _| review.tells(index));
        let missing = (0..review.turns().len()).filter(|index| review.tells(*index) && self.better(*index).is_none());
        let made: Vec<_> =
            missing.filter_map(|index| Some((index, self.better_way(&review.turns()[index])?))).collect();
        self.judging.better.extend(made);
    }

    /// A copy of the game on which the best way was played from the beginning of the turn, without its end; nothing where
    /// no loss is told.
    fn better_way(&self, turn: &ReviewedTurn<G>) -> Option<Self> {
        let best = turn.judgement.as_ref().filter(|_| turn.loss() != Some(Loss::Nothing))?.best();
        let mut copy = copy_of(self, &turn.played.start, turn.seat());
        for &action in &best.actions {
            let is_last = copy.state().ends_turn(action);
            if is_last && G::only_ends(action) {
                break;
            }
            copy.play(action).ok()?;
            if is_last {
                break;
            }
        }
        Some(copy)
    }

    /// A game that begins with a turn of the review: a person plays its seat, computers all others.
    #[must_use]
    pub fn from_turn(&self, index: usize) -> Option<Self> {
        let turn = self.review()?.turns().get(index)?;
        let seats = self.sitting.seats().to_vec();
        Some(Self::of(Sitting::from_position(self.sitting.rules(), &turn.played.start, seats, index as u64)))
    }

    /// All that makes the game at this table, if it can be reviewed: its rules, its beginning and its actions.
    #[must_use]
    pub fn reviewed_game(&self) -> Option<String> {
        if !self.can_review() {
            return None;
        }
        let start = self.sitting.seen_from(0).next()?.before.state().position(self.rules());
        let head = [G::ID.to_owned(), self.rules().hash().to_owned(), syntax::write_plain(&start).ok()?];
        let lines = (0..self.steps()).map(|index| self.sitting.line(index).unwrap_or_default());
        Some(head.into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
    }

    /// The state of the review: whenever it is another one, the review has to be kept anew.
    #[must_use]
    pub fn review_revision(&self) -> Option<ReviewRevision> {
        self.review()?.revision()
    }

    /// The review as a text, to be kept while the program does not run.
    #[must_use]
    pub fn review_text(&self) -> Option<String> {
        self.review()?.text(self.rules())
    }

    /// Takes up the review that a text holds, as far as it had come; nothing if it is none of this game.
    pub fn restore_review(&mut self, text: &str) {
        if !self.can_review() || self.review().is_some() {
            return;
        }
        let mut review = self.new_review();
        if review.take_up(self.rules(), text) {
            self.begin_review(review);
            self.order_review();
        }
    }
}
