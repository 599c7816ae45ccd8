//! The choice among ways to go on, each an action and a manner of playing after it, by games played on from guesses.
//!
//! All ways meet the same guesses at what is hidden and the same luck. What a way is worth is the share of the win that its
//! scores bring against what the others carry out in all games that were played on: so the luck of others weighs less. The
//! worse half of the ways is dropped again and again, so that most games are spent on the best.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::manner::{Manner, USUAL};
use super::playing_on::{Luck, Outcome, play_on};
use super::rules_of_thumb::{cheapest, choose, is_known_safe};
use super::skill::Skill;
use super::ways::Map;
use crate::ai::Meter;
use crate::chac::{Action, Phase, State, Variant};
use crate::game::{Game as _, NoEvents, View};

/// The share of the win by which an action that no manner would take has to be better: else chance would have one run to
/// and fro where nothing is left to gain.
const DOUBT: f64 = 0.02;

/// The scores that are told apart; higher ones count as the highest.
const SCORES: usize = 128;

/// Scores that were carried out, or the best of several: how often each; none at all is the first.
#[derive(Clone, Debug)]
struct Scores([u32; SCORES]);

impl Scores {
    const NONE: Self = Self([0; SCORES]);

    fn add(&mut self, score: Option<u32>) {
        self.0[score.map_or(0, |score| (score as usize + 1).min(SCORES - 1))] += 1;
    }

    /// The share of the win of these scores against those of others; who is not out has none.
    fn against(&self, others: &Self) -> f64 {
        let all = |scores: &[u32]| scores.iter().map(|&count| f64::from(count)).sum::<f64>();
        let (mut beaten, mut won) = (f64::from(others.0[0]), 0.0);
        for (&own, &other) in self.0.iter().zip(&others.0).skip(1) {
            won += f64::from(own) * (beaten + f64::from(other) / 2.0);
            beaten += f64::from(other);
        }
        won / (all(&self.0) * all(&others.0)).max(1.0)
    }
}

/// A way to go on.
#[derive(Clone, Debug)]
pub(super) struct Arm {
    pub(super) action: Action,
    pub(super) manner: Manner,
    /// By how much it has to be better than others.
    doubt: f64,
    scores: Scores,
    shares: Vec<f64>,
    games: u64,
}

impl Arm {
    fn add(&mut self, outcome: &Outcome) {
        self.games += 1;
        self.scores.add(outcome.own);
        for (sum, share) in self.shares.iter_mut().zip(outcome.shares) {
            *sum += share;
        }
    }

    fn worth(&self, others: &Scores) -> f64 {
        self.scores.against(others) - self.doubt
    }
}

/// A choice, with the shares of the win that were found, if any.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) action: Action,
    pub(super) shares: Option<Vec<f64>>,
}

/// The choice of the seat to move; nothing if it is no seat's move.
pub(super) fn search(
    rules: &Variant,
    view: &View<State>,
    skill: &Skill,
    seed: u64,
    meter: &mut Meter,
) -> Option<Choice> {
    let state = view.state();
    let mut arms = arms(rules, state, skill);
    let first = arms.first()?.action;
    let is_clear = arms.iter().all(|arm| arm.action == first);
    let mut samples = (0_u64..).map(|sample| seed ^ sample.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let (mut outcomes, mut others) = (Vec::new(), Scores::NONE);
    while !is_clear && arms.len() > 1 {
        // As much for each halving that is still to come.
        let halvings = usize::BITS - (arms.len() - 1).leading_zeros();
        let whole = meter.part(1.0 / f64::from(halvings));
        while !meter.is_over()
            && let Some(seed) = samples.next()
            && let Some(played) = play_round(rules, view, &arms, seed, &mut outcomes, meter)
        {
            for (arm, outcome) in arms.iter_mut().zip(&played) {
                arm.add(outcome);
                others.add(outcome.others);
            }
        }
        meter.rejoin(whole);
        arms.sort_by(|one, other| other.worth(&others).total_cmp(&one.worth(&others)));
        arms.truncate(arms.len().div_ceil(2));
    }
    let best = arms.into_iter().next()?;
    let games = best.games as f64;
    let shares = (best.games > 0).then(|| best.shares.iter().map(|share| share / games).collect());
    Some(Choice { action: best.action, shares })
}

/// Plays a game on for each way; nothing if the meter ran out before all came to their ends.
fn play_round(
    rules: &Variant,
    view: &View<State>,
    arms: &[Arm],
    seed: u64,
    outcomes: &mut Vec<(Action, u32)>,
    meter: &mut Meter,
) -> Option<Vec<Outcome>> {
    let seat = view.state().seat();
    let guess = State::guess(view, rules, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    let play = |arm: &Arm| {
        let mut state = guess;
        state.apply(rules, arm.action, &mut NoEvents).ok()?;
        // Counted here too, so that the search ends even where every way ends the game.
        let goes_on = meter.spend();
        goes_on.then(|| play_on(rules, &mut state, (seat, arm.manner), &mut Luck::new(seed), outcomes, meter))?
    };
    arms.iter().map(play).collect()
}

/// The ways to go on that are compared: what each manner does, that of a novice first, then every other action.
pub(super) fn arms(rules: &Variant, state: &State, skill: &Skill) -> Vec<Arm> {
    let seats = state.seats().len();
    let arm =
        |action, manner, doubt| Arm { action, manner, doubt, scores: Scores::NONE, shares: vec![0.0; seats], games: 0 };
    let of_manner = |&manner: &Manner| Some(arm(choose(rules, state, manner)?, manner, 0.0));
    let mut arms: Vec<Arm> = skill.manners.iter().filter_map(of_manner).collect();
    if skill.tries_all {
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        legal.retain(|&action| is_sensible(rules, state, action));
        for action in legal {
            if arms.iter().all(|arm| arm.action != action) {
                arms.push(arm(action, USUAL, DOUBT));
            }
        }
    }
    arms
}

/// False for what is never better than something else: another choice of dice than the idle ones, another treasure to
/// be without than the cheapest, a step onto a tile that is known to be trapped.
fn is_sensible(rules: &Variant, state: &State, action: Action) -> bool {
    let seat = state.seat();
    match action {
        Action::Reroll(_) => false,
        Action::Discard(card) | Action::Leave(card) => cheapest(rules, state, seat) == Some(card),
        Action::Step(to) | Action::Leap(to) | Action::Sprint(to) => {
            is_known_safe(&Map::of(rules, state, seat, state.round(), USUAL), to)
        }
        Action::Ready => state.phase() == Phase::Load,
        _ => true,
    }
}
