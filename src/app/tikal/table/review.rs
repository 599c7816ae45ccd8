//! The review of a finished game: for each turn what was played, what the computer would have played, and how much of the
//! win the difference is.
//!
//! Decides which turns are looked at, in which order and how closely, and what is known of them so far. Who judges them,
//! on which thread, `reviewer` decides; how a turn is judged, `ai`; how the review looks, `reviewed`.

use std::sync::Arc;

use super::{Answer, Side, Table};
use crate::ai::{Asked, Effort, Judgement, Level, PlayedTurn, played_turns};
use crate::app::sitting::Sitting;
use crate::app::table::plan::copy_of;
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::tikal::{Action, Phase, State, TikalSession, Variant};

/// How many nodes the first pass has for the whole game, so that it is there within a minute.
const FIRST_PASS: u64 = 48_000_000;
/// How many times as many nodes each pass has as the one before.
const CLOSER: u64 = 4;
/// How many passes there are.
pub const PASSES: u8 = 3;
/// How many turns are told first.
pub const WORST: usize = 3;
/// What gives away less of the win than this is not worth telling first.
const WORTH_TELLING: f64 = 0.005;

/// One turn of the game, and what is known of it.
pub struct ReviewedTurn {
    /// What was played.
    pub played: PlayedTurn<State>,
    /// What it was found to be worth, in the last pass that has looked at it.
    pub judgement: Option<Judgement<Action>>,
    /// How many passes have looked at it.
    passes: u8,
    /// A copy of the game with the best way to play it, where that is told.
    better: Option<Box<Table>>,
}

impl ReviewedTurn {
    /// Whose turn it was.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.played.start.seat()
    }

    /// The part of the win that it gave away, as far as it is known.
    #[must_use]
    pub fn given_away(&self) -> Option<f64> {
        self.judgement.as_ref().map(Judgement::given_away)
    }

    /// The position of the turn, on which the better way was played without its end; nothing where there is none, or it is
    /// not told.
    #[must_use]
    pub fn better(&self) -> Option<&Table> {
        self.better.as_deref()
    }
}

/// The review of a game.
pub struct Review {
    turns: Vec<ReviewedTurn>,
    /// The pass that is under way; [`PASSES`] after the last.
    pass: u8,
    /// Whether somebody has stopped it.
    is_stopped: bool,
    /// The turn that is told at length.
    open: Option<usize>,
    /// How often the sitting had changed when it was begun.
    changes: u64,
}

/// A turn that is to be judged next.
#[derive(Clone, Debug)]
pub struct ToJudge {
    /// Its index among the turns.
    pub index: usize,
    /// The pass.
    pub pass: u8,
    /// What was played.
    pub turn: PlayedTurn<State>,
    /// A way that takes part, whether or not it is found.
    pub known: Option<Vec<Action>>,
    /// How thoroughly it is judged.
    pub effort: Effort,
}

impl ToJudge {
    /// What is asked about the turn.
    #[must_use]
    pub fn asked(&self) -> Asked<'_, State> {
        Asked { known: self.known.as_deref(), ..Asked::of(&self.turn) }
    }
}

impl Review {
    fn new(turns: Vec<PlayedTurn<State>>, changes: u64) -> Self {
        let turns = turns.into_iter().map(|played| ReviewedTurn { played, judgement: None, passes: 0, better: None });
        Self { turns: turns.collect(), pass: 0, is_stopped: false, open: None, changes }
    }

    /// The turns of the game.
    #[must_use]
    pub fn turns(&self) -> &[ReviewedTurn] {
        &self.turns
    }

    /// The pass under way, from 0; [`PASSES`] once all are done.
    #[must_use]
    pub fn pass(&self) -> u8 {
        self.pass
    }

    /// How many turns were judged in the pass under way.
    #[must_use]
    pub fn done(&self) -> usize {
        self.turns.iter().filter(|turn| self.is_done(turn)).count()
    }

    fn is_done(&self, turn: &ReviewedTurn) -> bool {
        turn.passes > self.pass
    }

    /// Whether somebody has stopped it before its end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.is_stopped && self.pass < PASSES
    }

    /// The turn that is told at length.
    #[must_use]
    pub fn open(&self) -> Option<usize> {
        self.open
    }

    /// The turns that gave most away, the worst first.
    #[must_use]
    pub fn worst(&self) -> Vec<usize> {
        let mut order = self.by_loss();
        order.retain(|&index| self.turns[index].given_away().is_some_and(|given| given >= WORTH_TELLING));
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

    /// What is to be judged in the pass under way: first as it was played, then the worst first.
    #[must_use]
    pub fn to_judge(&self) -> Vec<ToJudge> {
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
    fn note(&mut self, index: usize, pass: u8, judgement: Option<Judgement<Action>>) {
        let Some(turn) = self.turns.get_mut(index) else { return };
        turn.passes = turn.passes.max(pass.saturating_add(1));
        if judgement.is_some() {
            (turn.judgement, turn.better) = (judgement, None);
        }
        while self.pass < PASSES && self.done() == self.turns.len() {
            self.pass += 1;
        }
    }
}

impl Table {
    /// The review of the game, once somebody has asked for it.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        self.own.review.as_deref().filter(|review| review.changes == self.sitting.changes())
    }

    /// Whether the game can be reviewed: it is over, and was played at a table of one's own.
    #[must_use]
    pub fn can_review(&self) -> bool {
        self.state().phase() == Phase::Over && self.sitting.is_played_here() && !self.is_plan()
    }

    /// Whether the review is what the column beside the board shows.
    #[must_use]
    pub fn shows_review(&self) -> bool {
        self.own.side == Side::Review && self.can_review()
    }

    /// Begins the review and shows it, or stops it and goes on with it.
    pub(super) fn ask_for_review(&mut self) {
        if !self.can_review() {
            return;
        }
        self.end_shown = false;
        if let Some(review) = self
            .own
            .review
            .as_deref_mut()
            .filter(|review| self.own.side == Side::Review && review.changes == self.sitting.changes())
        {
            review.is_stopped = !review.is_stopped;
        } else if self.review().is_none() {
            let plies = self.sitting.seen_from(0).filter_map(|step| Some((step.action?, *step.before.state())));
            let turns = played_turns(plies);
            self.own.review = Some(Box::new(Review::new(turns, self.sitting.changes())));
        }
        self.carry_out(TableAsk::Own(Ask::ShowSide(Side::Review)));
    }

    /// Tells a turn at length and shows the board before it, or no turn any more.
    pub(super) fn open_reviewed(&mut self, index: Option<usize>) {
        let Some(review) = self.own.review.as_deref_mut() else { return };
        review.open = index.filter(|&index| index < review.turns.len());
        let begin = review.open.map(|index| review.turns[index].played.begin);
        self.tell_better();
        self.carry_out(TableCommand::LookBack(begin));
    }

    /// Whether any turn is to be judged, for the review or for the puzzle.
    #[must_use]
    pub fn awaits_judgement(&self) -> bool {
        let is_answered = self.puzzle().is_some_and(|puzzle| puzzle.answer() == Some(Answer::Judged));
        is_answered || self.review().is_some_and(|review| !review.is_stopped && review.pass < PASSES)
    }

    /// The turns that are to be judged, for the review or for the puzzle.
    #[must_use]
    pub fn to_judge(&self) -> Vec<ToJudge> {
        let answer = self.own.puzzle.as_ref().and_then(|puzzle| puzzle.to_judge());
        answer.map_or_else(|| self.review().map(Review::to_judge).unwrap_or_default(), |answer| vec![answer])
    }

    /// Takes in what was found of a turn; nothing if it could not be judged.
    pub fn note_judged(&mut self, index: usize, pass: u8, judgement: Option<Judgement<Action>>) {
        if self.note_answer(judgement.as_ref()) {
            return;
        }
        let Some(review) = self.own.review.as_deref_mut() else { return };
        review.note(index, pass, judgement);
        self.tell_better();
    }

    /// Makes the copies of the game on which the better way is told, for the turns where it is.
    fn tell_better(&mut self) {
        let Some(mut review) = self.own.review.take() else { return };
        let told = review.worst();
        for (index, turn) in review.turns.iter_mut().enumerate() {
            if !told.contains(&index) && review.open != Some(index) {
                turn.better = None;
            } else if turn.better.is_none() {
                turn.better = turn.judgement.as_ref().and_then(|judgement| self.better_way(&turn.played, judgement));
            }
        }
        self.own.review = Some(review);
    }

    /// A copy of the game on which the best way was played from the beginning of the turn, without its end; nothing where
    /// what was played is as good.
    fn better_way(&self, turn: &PlayedTurn<State>, judgement: &Judgement<Action>) -> Option<Box<Self>> {
        let best = judgement.best();
        if best.is_played {
            return None;
        }
        let mut copy = copy_of(self, &turn.start);
        for &action in best.actions.iter().filter(|&&action| action != Action::End) {
            copy.play(action).ok()?;
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

/// A table at which a person plays the seat that is to move in this position, and computers all others. The same `seed`
/// brings the same chance.
#[must_use]
pub fn position_to_play(rules: &Arc<Variant>, start: &State, mut seats: Vec<SeatRecord>, seed: u64) -> Table {
    for (index, seat) in seats.iter_mut().enumerate() {
        seat.player = match &seat.player {
            _ if index == start.seat().index() => Player::Human,
            Player::Human => Player::Computer(Level::Expert.id().to_owned()),
            computer @ Player::Computer(_) => computer.clone(),
        };
    }
    let (session, _) = TikalSession::new(Arc::clone(rules), *start, DealerDef::Seed(seed));
    let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
    Table::of(Sitting::new(session, seats, options))
}
