//! Where puzzles come from: computers play games, and of every turn it is asked whether one way to play it is clearly best.
//!
//! A position is looked at twice: quickly, and only if one way seems to be ahead, thoroughly. Nothing that chance has to
//! bring within the turn may belong to the solution.

use super::{Grade, LEAD, Puzzle};
use crate::ai::{Asked, Budget, Effort, Judgement, Level, PlayedTurn, Thought, end_of, judge, played_turns, suggest};
use crate::game::{Actor, Dealer, DealerDef, Game, NoEvents, View};
use crate::tikal::{Action, Phase, Setup, State, TurnRule, Variant};

/// The lead that a way has to have in the first look to be looked at a second time.
const PROMISING: f64 = 0.7 * LEAD;
/// The part of the nodes that the first look has.
const FIRST_LOOK: u64 = 16;
/// The number of ways that are measured.
const WAYS: usize = 5;
/// Whoever can expect no more than this at best has lost whatever is played.
const LOST: f64 = 0.1;

/// Only where at most one in so many tiles is left to come: before, hardly any turn decides so much.
const LATE: usize = 4;

/// Where puzzles are sought.
#[derive(Clone, Debug)]
pub struct Sought<'a> {
    /// The rules.
    pub rules: &'a Variant,
    /// The number of seats.
    pub players: u8,
    /// The way turns come about.
    pub turns: TurnRule,
    /// Who plays the games, and with how many nodes for a plan.
    pub level: Level,
    /// The nodes of a plan.
    pub plan_nodes: u64,
    /// The nodes with which a turn is looked at thoroughly.
    pub nodes: u64,
}

/// The yield of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Search {
    /// The puzzles.
    pub found: Vec<Puzzle>,
    /// The number of turns that were looked at.
    pub turns: usize,
    /// The number of them that looked promising.
    pub promising: usize,
}

/// The puzzles in the game with this seed.
#[must_use]
pub fn find(sought: &Sought, seed: u64) -> Search {
    let mut search = Search::default();
    let tiles = sought.rules.deck_for(sought.players).len();
    let is_late = |turn: &PlayedTurn| (turn.start.deck().len() + turn.start.face_up().len()) * LATE <= tiles;
    for turn in played_turns(game(sought, seed)).into_iter().filter(is_late) {
        search.turns += 1;
        let start = turn.start;
        let look = |nodes| {
            let effort = Effort { nodes, ways: WAYS };
            judge(sought.rules, Asked::best_in(&start), effort, seed, &Thought::default())
        };
        if look(sought.nodes / FIRST_LOOK).is_none_or(|judgement| !is_clear(&judgement, PROMISING)) {
            continue;
        }
        search.promising += 1;
        let Some(judgement) = look(sought.nodes).filter(|judgement| is_clear(judgement, LEAD)) else { continue };
        let grade = grade(sought.rules, &start, &judgement);
        let kind = if start.is_auction() { "auction" } else { "base" };
        let id = format!("{kind}-{}-{seed}-{}", sought.players, turn.begin);
        search.found.push(Puzzle::of(sought.rules, id, grade, &start, &judgement));
    }
    search
}

/// The puzzle with new figures if its solution is as clearly the best when it is judged once more, with so many nodes and
/// other chance; nothing if it is not, or if the puzzle cannot be played.
#[must_use]
pub fn confirm(rules: &Variant, puzzle: &Puzzle, nodes: u64, seed: u64) -> Option<Puzzle> {
    let posed = puzzle.pose(rules).ok()?;
    let asked = Asked { known: Some(&posed.solution), ..Asked::best_in(&posed.start) };
    let judgement = judge(rules, asked, Effort { nodes, ways: WAYS }, seed, &Thought::default())?;
    let is_same = end_of(rules, &posed.start, &judgement.best().actions) == Some(posed.end);
    (is_same && is_clear(&judgement, LEAD))
        .then(|| Puzzle::of(rules, puzzle.id.clone(), puzzle.grade, &posed.start, &judgement))
}

/// True if the best way is so far ahead, in a game that is not lost, without the help of chance.
fn is_clear(judgement: &Judgement, lead: f64) -> bool {
    judgement.ways.len() > 1
        && judgement.lead() >= lead
        && judgement.share(judgement.best()) > LOST
        && !judgement.best().actions.iter().any(|action| matches!(action, Action::Dig(_)))
}

/// The difficulty of finding the best way.
fn grade(rules: &Variant, start: &State, judgement: &Judgement) -> Grade {
    let best = judgement.best();
    let end = end_of(rules, start, &best.actions);
    let view = View::of(start, Some(start.seat()));
    let adept = suggest::<State>(rules, &view, Level::Adept, Budget::Level, 0);
    if end_of(rules, start, &adept.into_plan()) == end {
        Grade::Easy
    } else if best.rank == Some(0) {
        Grade::Medium
    } else {
        Grade::Hard
    }
}

/// The actions of the game with this seed, with the position before each.
fn game(sought: &Sought, seed: u64) -> Vec<(Action, State)> {
    let rules = sought.rules;
    let mut state =
        State::new(rules, sought.players, &Setup::new(sought.turns, Dealer::first_player(seed, sought.players)));
    let mut dealer = Dealer::new(DealerDef::Seed(seed));
    let (mut plies, mut plan) = (Vec::new(), Vec::new().into_iter());
    loop {
        let action = match state.actor() {
            Actor::Nobody => return plies,
            Actor::Chance => {
                let Some(outcome) = dealer.next(rules, &state) else { return plies };
                dealer.count(state.sort());
                outcome
            }
            Actor::Seat(seat) => {
                let view = View::of(&state, Some(seat));
                let next = plan.next().unwrap_or_else(|| {
                    let budget = Budget::Nodes(sought.plan_nodes);
                    plan = suggest::<State>(rules, &view, sought.level, budget, seed).into_plan().into_iter();
                    plan.next().unwrap_or(Action::End)
                });
                // Chance has moved since the plan was made.
                if matches!(next, Action::Dig(_) | Action::End) || state.phase() == Phase::Choose {
                    plan = Vec::new().into_iter();
                }
                next
            }
        };
        plies.push((action, state));
        if state.apply(rules, action, &mut NoEvents).is_err() {
            // No plan has an illegal action; a game that stops here has its puzzles none the less.
            plies.pop();
            return plies;
        }
    }
}
