//! The review of a finished game: for each turn what was played, what the computer would have played, and how much of the
//! win the difference is.
//!
//! Decides which turns are looked at, in which order and how closely, and what is known of them so far. When they are
//! judged, the table decides; how a turn is judged, `ai`; how a review is kept as a text, `text`.

mod text;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::ai::{Chance, Effort, Judged, Judgement, Level, PlayedTurn, Thought, TurnQuestion, judge};
use crate::game::Seat;

pub use text::ReviewRevision;

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

/// One turn of the game, and what is known of it.
#[derive(Debug)]
pub struct ReviewedTurn<G: Judged> {
    /// The turn as it was played.
    pub played: PlayedTurn<G>,
    /// The worth that it was found to have, in the last pass that has looked at it.
    pub judgement: Option<Judgement<G::Action>>,
    /// The number of passes that have looked at it.
    passes: u8,
}

/// The review of a game.
#[derive(Debug)]
pub struct Review<G: Judged> {
    turns: Vec<ReviewedTurn<G>>,
    /// The pass that is under way; [`PASSES`] after the last.
    pass: u8,
    /// True if somebody has stopped it.
    is_stopped: bool,
    /// The turn that is told at length.
    open: Option<usize>,
    /// The turns that are told first, in order.
    told: Vec<usize>,
    /// The number of changes of the sitting when it was begun.
    changes: u64,
}

impl<G: Judged> ReviewedTurn<G> {
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
}

impl<G: Judged> Review<G> {
    /// The review of these turns, of which nothing is known yet; `changes` is how often the sitting had changed.
    #[must_use]
    pub fn new(turns: Vec<PlayedTurn<G>>, changes: u64) -> Self {
        let turns = turns.into_iter().map(|played| ReviewedTurn { played, judgement: None, passes: 0 });
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

    /// Tells a turn at length, or none any more. Returns the number of actions before it.
    pub fn open_turn(&mut self, index: Option<usize>) -> Option<usize> {
        self.open = index.filter(|&index| index < self.turns.len());
        self.open.map(|index| self.turns[index].played.begin)
    }

    /// True if the turn is told at length, or among those that are told first.
    #[must_use]
    pub fn tells(&self, index: usize) -> bool {
        self.told.contains(&index) || self.open == Some(index)
    }

    /// Stops it before its end, or goes on with it.
    pub fn stop_or_go_on(&mut self) {
        self.is_stopped = !self.is_stopped;
    }

    /// Puts the turns that are told first in order, by what is known now.
    pub fn put_in_order(&mut self) {
        self.told = self.worst();
    }

    /// True if it is of a sitting that has changed so often.
    #[must_use]
    pub fn is_of(&self, changes: u64) -> bool {
        self.changes == changes
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
    pub fn note(&mut self, index: usize, pass: u8, judgement: Option<Judgement<G::Action>>) {
        let Some(turn) = self.turns.get_mut(index) else { return };
        turn.passes = turn.passes.max(pass + 1);
        turn.judgement = judgement.or(turn.judgement.take());
        while self.pass < PASSES && self.done() == self.turns.len() {
            self.pass += 1;
        }
    }
}

/// A turn that is to be judged next.
#[derive(Clone, Debug)]
pub struct ToJudge<G: Judged> {
    /// Its index among the turns.
    pub index: usize,
    /// The pass.
    pub pass: u8,
    /// The turn as it was played.
    pub turn: PlayedTurn<G>,
    /// A way that takes part, whether or not it is found.
    pub known: Option<Vec<G::Action>>,
    /// The effort with which it is judged.
    pub effort: Effort,
}

impl<G: Judged> ToJudge<G> {
    /// The question about the turn.
    #[must_use]
    pub fn asked(&self) -> TurnQuestion<'_, G> {
        TurnQuestion { known: self.known.as_deref(), ..TurnQuestion::of(&self.turn) }
    }

    /// The seed of its chance: the same turn meets the same chance in every pass and on every machine.
    fn seed(&self) -> u64 {
        self.index as u64
    }
}

impl<G> ToJudge<G>
where
    G: Judged<Action: Send, Rules: Send + Sync> + Send + 'static,
{
    /// Judges it at once, with no more nodes than these.
    #[must_use]
    pub fn judge_at_once(&self, rules: &G::Rules, nodes: u64) -> Option<Judgement<G::Action>> {
        let effort = Effort { nodes: self.effort.nodes.min(nodes), ..self.effort };
        judge(rules, &self.asked(), effort, self.seed(), &Thought::default())
    }
}

/// A thread that judges turns one after the other; it ends when this is dropped.
#[derive(Debug)]
pub struct JudgingThread<A> {
    thought: Arc<Thought>,
    /// The findings: the index of a turn, the pass, and the judgement if there is one.
    found: Receiver<(usize, u8, Option<Judgement<A>>)>,
}

impl<A> Drop for JudgingThread<A> {
    fn drop(&mut self) {
        self.thought.cancel();
    }
}

impl<A: Send + 'static> JudgingThread<A> {
    /// Begins to judge these turns; `wake` is called whenever something was found, and at the end.
    ///
    /// # Errors
    /// If there is no thread.
    pub fn begin<G>(
        rules: Arc<G::Rules>,
        wanted: Vec<ToJudge<G>>,
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self>
    where
        G: Judged<Action = A, Rules: Send + Sync> + Send + 'static,
    {
        let thought = Arc::new(Thought::default());
        let of_worker = Arc::clone(&thought);
        let (sender, found) = channel();
        let work = move || {
            for one in wanted {
                let judged =
                    catch_unwind(AssertUnwindSafe(|| judge(&*rules, &one.asked(), one.effort, one.seed(), &of_worker)));
                // A search that failed has found nothing; one that was cancelled is no longer waited for.
                if of_worker.is_cancelled() || sender.send((one.index, one.pass, judged.unwrap_or_default())).is_err() {
                    return;
                }
                wake();
            }
            drop(sender);
            wake();
        };
        std::thread::Builder::new().name("review".to_owned()).spawn(work)?;
        Ok(Self { thought, found })
    }

    /// The next finding.
    ///
    /// # Errors
    /// If there is none yet, or none any more.
    pub fn found(&self) -> Result<(usize, u8, Option<Judgement<A>>), TryRecvError> {
        self.found.try_recv()
    }
}
