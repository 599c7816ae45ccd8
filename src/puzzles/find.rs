//! Where puzzles come from: computers play games, and of every turn it is asked whether one way to play it is clearly best.
//!
//! A position is looked at twice: quickly, and only if one way seems to be ahead, thoroughly. Nothing that chance has to
//! bring within the turn may belong to the solution.

use super::{Grade, LEAD, Puzzle, PuzzleGame};
use crate::ai::{
    Budget, Effort, Judged, Judgement, Level, Thought, TurnQuestion, end_of, judge, played_turns, self_play, suggest,
};
use crate::game::{Actor, Game, NoEvents, View};

/// The lead that a way has to have in the first look to be looked at a second time.
const PROMISING: f64 = 0.7 * LEAD;
/// The part of the nodes that the first look has.
const FIRST_LOOK: u64 = 16;
/// The number of ways that are measured.
const WAYS: usize = 5;
/// Whoever can expect no more than this at best has lost whatever is played.
const LOST: f64 = 0.1;

/// Where puzzles are sought.
#[derive(Clone, Debug)]
pub struct Sought<'a, G: Game> {
    /// The rules.
    pub rules: &'a G::Rules,
    /// The beginning of the ids of the puzzles.
    pub name: &'a str,
    /// The number of seats.
    pub players: u8,
    /// The setup of the games; the first player is drawn for each.
    pub setup: G::Setup,
    /// Who plays the games, and with how many nodes for a plan.
    pub level: Level,
    /// The nodes of a plan.
    pub plan_nodes: u64,
    /// The nodes with which a turn is looked at thoroughly.
    pub nodes: u64,
}

/// The yield of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Search<G: Game> {
    /// The puzzles.
    pub found: Vec<Puzzle<G>>,
    /// The number of turns that were looked at.
    pub turns: usize,
    /// The number of them that looked promising.
    pub promising: usize,
}

/// The puzzles in the game with this seed.
#[must_use]
pub fn find<G: PuzzleGame>(sought: &Sought<G>, seed: u64) -> Search<G> {
    let mut search = Search { found: Vec::new(), turns: 0, promising: 0 };
    let who = (sought.level, sought.plan_nodes);
    let game = self_play::<G>(sought.rules, sought.players, &sought.setup, who, seed);
    for turn in played_turns(game.plies).into_iter().filter(|turn| turn.start.is_late(sought.rules)) {
        search.turns += 1;
        let start = turn.start;
        let look = |nodes| {
            let effort = Effort { nodes, ways: WAYS };
            judge(sought.rules, &TurnQuestion::best_in(&start), effort, seed, &Thought::default())
        };
        let is_clear = |judgement: &Judgement<_>, lead| is_clear(sought.rules, &start, judgement, lead);
        if look(sought.nodes / FIRST_LOOK).is_none_or(|judgement| !is_clear(&judgement, PROMISING)) {
            continue;
        }
        search.promising += 1;
        let Some(judgement) = look(sought.nodes).filter(|judgement| is_clear(judgement, LEAD)) else { continue };
        let grade = grade(sought.rules, &start, &judgement);
        let id = format!("{}-{}-{seed}-{}", sought.name, sought.players, turn.begin);
        search.found.push(Puzzle::of(sought.rules, id, grade, &start, &judgement));
    }
    search
}

/// The puzzle with new figures, and with another grade if the adept finds it now or no longer, if its solution is as
/// clearly the best when it is judged once more, with so many nodes and other chance; nothing if it is not, or if the
/// puzzle cannot be played.
#[must_use]
pub fn confirm<G: Judged>(rules: &G::Rules, puzzle: &Puzzle<G>, nodes: u64, seed: u64) -> Option<Puzzle<G>> {
    let posed = puzzle.pose(rules).ok()?;
    let asked = TurnQuestion { known: Some(&posed.solution), ..TurnQuestion::best_in(&posed.start) };
    let judgement = judge(rules, &asked, Effort { nodes, ways: WAYS }, seed, &Thought::default())?;
    let is_same = end_of(rules, &posed.start, &judgement.best().actions) == Some(posed.end);
    (is_same && is_clear(rules, &posed.start, &judgement, LEAD)).then(|| {
        // A solution that is known has no rank among the ways that were found: only the adept tells anything new.
        let anew = grade(rules, &posed.start, &judgement);
        let is_other = (anew == Grade::Easy) != (puzzle.grade == Grade::Easy);
        let grade = if is_other { anew } else { puzzle.grade };
        Puzzle::of(rules, puzzle.id.clone(), grade, &posed.start, &judgement)
    })
}

/// True if the best way is so far ahead, in a game that is not lost, without the help of chance.
fn is_clear<G: Judged>(rules: &G::Rules, start: &G, judgement: &Judgement<G::Action>, lead: f64) -> bool {
    judgement.ways.len() > 1
        && judgement.lead() >= lead
        && judgement.share(judgement.best()) > LOST
        && !asks_chance(rules, start, &judgement.best().actions)
}

/// True if chance moves in between these actions.
fn asks_chance<G: Game>(rules: &G::Rules, start: &G, actions: &[G::Action]) -> bool {
    let mut state = start.clone();
    actions.iter().any(|&action| {
        let is_asked = state.actor() == Actor::Chance;
        // Cannot fail: the way was found by playing it.
        let _ = state.apply(rules, action, &mut NoEvents);
        is_asked
    })
}

/// The difficulty of finding the best way.
fn grade<G: Judged>(rules: &G::Rules, start: &G, judgement: &Judgement<G::Action>) -> Grade {
    let best = judgement.best();
    let end = end_of(rules, start, &best.actions);
    let view = View::of(start, start.seat());
    let adept = suggest::<G>(rules, &view, Level::Adept, Budget::Level, 0);
    if end_of(rules, start, &adept.into_plan()) == end {
        Grade::Easy
    } else if best.rank == Some(0) {
        Grade::Medium
    } else {
        Grade::Hard
    }
}
