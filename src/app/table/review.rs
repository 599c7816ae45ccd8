//! The review of a finished game: for each turn what was played, what the computer would have played, and how much of the
//! win the difference is.
//!
//! Decides which turns are looked at, in which order and how closely, and what is known of them so far. Who judges them,
//! on which thread, `thinking` decides; how a turn is judged, `ai`; how the review looks, `review_panel`.

use super::plan::copy_of;
use super::{Review, ReviewedTurn, Side, Table, TableCommand, TableGame, ToJudge, position_to_play};
use crate::ai::{Chance, Effort, Judgement, Level, PlayedTurn, played_turns};
use crate::game::Seat;

/// The nodes that the first pass has for the whole game, so that it is there within a minute.
const FIRST_PASS: u64 = 48_000_000;
/// The factor by which each pass has more nodes than the one before.
const CLOSER: u64 = 4;
/// The number of passes.
pub const PASSES: u8 = 3;
/// The number of turns that are told first.
pub const WORST: usize = 3;
/// The least share of the win that is told when it was given away.
const WORTH_TELLING: f64 = 0.005;
/// The least number of points that is told when they were given away, and nothing of the win.
const POINTS_WORTH_TELLING: f64 = 3.0;

/// The part that a turn gave away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Loss {
    /// Nothing that is worth telling.
    Nothing,
    /// So much of the win, or from here to there where the judgements differ.
    Share(Chance),
    /// So many points, where they decide nothing: the win was lost already, or is sure.
    Points(f64),
}

impl<G: TableGame> ReviewedTurn<G> {
    /// Whose turn it was.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.played.start.seat().unwrap_or_default()
    }

    /// The part of the win that it gave away, as far as it is known.
    #[must_use]
    pub fn given_away(&self) -> Option<f64> {
        self.judgement.as_ref().map(Judgement::given_away)
    }

    /// The part that it gave away, as it is told; nothing where it is not known yet.
    #[must_use]
    pub fn loss(&self) -> Option<Loss> {
        let judgement = self.judgement.as_ref()?;
        let (chance, points) = (judgement.chance_given_away(), judgement.points_given_away());
        Some(match () {
            () if chance.share >= WORTH_TELLING => Loss::Share(chance),
            () if points >= POINTS_WORTH_TELLING => Loss::Points(points),
            () => Loss::Nothing,
        })
    }

    /// The position of the turn, on which the better way was played without its end; nothing where there is none, or it is
    /// not told.
    #[must_use]
    pub fn better(&self) -> Option<&Table<G>> {
        self.better.as_deref()
    }
}

impl<G: TableGame> Review<G> {
    pub(super) fn new(turns: Vec<PlayedTurn<G>>, changes: u64) -> Self {
        let turns = turns.into_iter().map(|played| ReviewedTurn { played, judgement: None, passes: 0, better: None });
        Self { turns: turns.collect(), pass: 0, is_stopped: false, open: None, told: Vec::new(), changes }
    }

    /// The turns of the game.
    #[must_use]
    pub fn turns(&self) -> &[ReviewedTurn<G>] {
        &self.turns
    }

    /// The pass under way, from 0; [`PASSES`] once all are done.
    #[must_use]
    pub fn pass(&self) -> u8 {
        self.pass
    }

    /// The number of turns that were judged in the pass under way.
    #[must_use]
    pub fn done(&self) -> usize {
        self.turns.iter().filter(|turn| self.is_done(turn)).count()
    }

    fn is_done(&self, turn: &ReviewedTurn<G>) -> bool {
        turn.passes > self.pass
    }

    /// True if somebody has stopped it before its end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.is_stopped && self.pass < PASSES
    }

    /// The turn that is told at length.
    #[must_use]
    pub fn open(&self) -> Option<usize> {
        self.open
    }

    /// The turns that are told first: those that gave most away when they were put in order last, the worst first.
    #[must_use]
    pub fn told(&self) -> &[usize] {
        &self.told
    }

    /// True if the turns that are told first are in order, by what is known now.
    #[must_use]
    pub fn is_in_order(&self) -> bool {
        self.told == self.worst()
    }

    /// The turns that gave most away, the worst first.
    fn worst(&self) -> Vec<usize> {
        let mut order = self.by_loss();
        order.retain(|&index| matches!(self.turns[index].loss(), Some(Loss::Share(_))));
        order.truncate(WORST);
        order
    }

    /// All turns, those first that gave most away; of equals in the order of the game.
    fn by_loss(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.turns.len()).collect();
        let loss = |index: usize| self.turns[index].given_away().unwrap_or_default();
        order.sort_by(|&one, &other| loss(other).total_cmp(&loss(one)));
        order
    }

    /// The turns that are to be judged in the pass under way: first as it was played, then the worst first.
    #[must_use]
    pub fn to_judge(&self) -> Vec<ToJudge<G>> {
        if self.is_stopped || self.pass >= PASSES {
            return Vec::new();
        }
        let order = if self.pass == 0 { (0..self.turns.len()).collect() } else { self.by_loss() };
        let each = FIRST_PASS / self.turns.len().max(1) as u64;
        let nodes = each.min(Level::Expert.nodes()) * CLOSER.pow(self.pass.into());
        let open = order.into_iter().filter(|&index| !self.is_done(&self.turns[index]));
        let wanted = open.map(|index| ToJudge {
            index,
            pass: self.pass,
            turn: self.turns[index].played.clone(),
            known: None,
            effort: Effort { nodes, ways: 1 },
        });
        wanted.collect()
    }

    /// Takes in what was found of a turn.
    pub(super) fn note(&mut self, index: usize, pass: u8, judgement: Option<Judgement<G::Action>>) {
        let Some(turn) = self.turns.get_mut(index) else { return };
        turn.passes = turn.passes.max(pass + 1);
        if judgement.is_some() {
            (turn.judgement, turn.better) = (judgement, None);
        }
        while self.pass < PASSES && self.done() == self.turns.len() {
            self.pass += 1;
        }
    }
}

impl<G: TableGame> Table<G> {
    /// The review of the game, once somebody has asked for it.
    #[must_use]
    pub fn review(&self) -> Option<&Review<G>> {
        self.judging.review.as_deref().filter(|review| review.changes == self.sitting.changes())
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
        let known = self.judging.review.as_deref_mut().filter(|review| review.changes == changes);
        if let Some(review) = known.filter(|_| is_shown) {
            review.is_stopped = !review.is_stopped;
        } else if self.review().is_none() {
            self.judging.review = Some(Box::new(self.new_review()));
        }
        self.show_side(Side::REVIEW);
    }

    /// A review of the game, of which nothing is known yet.
    pub(super) fn new_review(&self) -> Review<G> {
        let plies = self.sitting.seen_from(0).map(|step| (step.action, step.before.state().clone()));
        Review::new(played_turns(plies), self.sitting.changes())
    }

    /// Puts the turns that are told first in order, by what is known now.
    pub(super) fn order_review(&mut self) {
        let Some(review) = self.judging.review.as_deref_mut() else { return };
        review.told = review.worst();
        self.tell_better();
    }

    /// Tells a turn at length and shows the board before it, or no turn any more.
    pub(super) fn open_reviewed(&mut self, index: Option<usize>) {
        let Some(review) = self.judging.review.as_deref_mut() else { return };
        review.open = index.filter(|&index| index < review.turns.len());
        let begin = review.open.map(|index| review.turns[index].played.begin);
        self.tell_better();
        self.carry_out(TableCommand::LookBack(begin));
    }

    /// Makes the copies of the game on which the better way is told, for the turns where it is.
    pub(super) fn tell_better(&mut self) {
        let Some(mut review) = self.judging.review.take() else { return };
        for (index, turn) in review.turns.iter_mut().enumerate() {
            if !review.told.contains(&index) && review.open != Some(index) {
                turn.better = None;
            } else if turn.better.is_none() {
                turn.better = self.better_way(turn);
            }
        }
        self.judging.review = Some(review);
    }

    /// A copy of the game on which the best way was played from the beginning of the turn, without its end; nothing where
    /// no loss is told.
    fn better_way(&self, turn: &ReviewedTurn<G>) -> Option<Box<Self>> {
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
        Some(Box::new(copy))
    }

    /// A game that begins with a turn of the review: a person plays its seat, computers all others.
    #[must_use]
    pub fn from_turn(&self, index: usize) -> Option<Self> {
        let turn = self.review()?.turns.get(index)?;
        let seats = self.sitting.seats().to_vec();
        Some(position_to_play(&self.shared_rules(), &turn.played.start, seats, index as u64))
    }
}
