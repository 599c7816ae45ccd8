//! The choice among ways to go on, each an action and a manner of playing after it, by games played on from guesses.
//!
//! All ways meet the same guesses at what is hidden and the same luck. What a way is worth is the share of the win that its
//! scores bring against what the others carry out in all games that were played on: so the luck of others weighs less. The
//! worse half of the ways is dropped again and again, so that most games are spent on the best.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::manner::{Manner, USUAL};
use super::playing_on::{Luck, Outcome, Player, play_on};
use super::rules_of_thumb::{cheapest, choose, is_known_safe};
use super::skill::Skill;
use super::ways::Map;
use crate::ai::Meter;
use crate::chac::{Action, Phase, State, Variant};
use crate::game::{Game as _, NoEvents, View};

/// The share of the win by which an action that the chosen manner would not take has to be better, times the root of the
/// number of games: else chance would have one run to and fro where nothing is left to gain.
const DOUBT: f64 = 0.3;
/// The part of its nodes with which a manner is chosen by who then tries other actions.
const OF_MANNERS: f64 = 0.5;

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
        self.scores.against(others)
    }

    fn choice(self) -> Choice {
        let games = self.games as f64;
        let shares = (self.games > 0).then(|| self.shares.iter().map(|share| share / games).collect());
        Choice { action: self.action, manner: Some(self.manner), shares }
    }
}

/// A choice, with the manner in which it is gone on and the shares of the win that were found, if any.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) action: Action,
    pub(super) manner: Option<Manner>,
    pub(super) shares: Option<Vec<f64>>,
}

impl Choice {
    /// An action of which nothing else is known.
    pub(super) fn of(action: Action) -> Self {
        Self { action, manner: None, shares: None }
    }
}

/// The choice of the seat to move; nothing if it is no seat's move.
///
/// First the manner is chosen. Whoever tries every action compares what that manner does with each other sensible action,
/// after which it goes on in the same manner.
pub(super) fn search(
    rules: &Variant,
    view: &View<State>,
    skill: &Skill,
    seed: u64,
    meter: &mut Meter,
) -> Option<Choice> {
    let state = view.state();
    let mut samples = Samples { rules, view, seed, played: 0, outcomes: Vec::new(), others: Scores::NONE };
    let manners = arms_of_manners(rules, state, skill);
    if !skill.tries_all {
        return samples.best(manners, 0.0, false, meter).map(Arm::choice);
    }
    let whole = meter.part(OF_MANNERS);
    let best = samples.best(manners, 0.0, true, meter)?;
    meter.rejoin(whole);
    let mut arms = vec![arm(state, best.action, best.manner)];
    arms.extend(arms_of_actions(rules, state, &best));
    samples.best(arms, DOUBT, false, meter).map(Arm::choice)
}

/// The games that are played on: all ways to go on meet the same guesses and the same luck.
struct Samples<'a> {
    rules: &'a Variant,
    view: &'a View<State>,
    seed: u64,
    played: u64,
    outcomes: Vec<(Action, u32)>,
    /// The scores that the others carried out in all of them.
    others: Scores,
}

impl Samples<'_> {
    /// The best of these ways: the first one, unless another is better by more than this doubt. The worse half of the
    /// others is dropped again and again. Unless the manner is needed too, it ends as soon as all that are left begin alike.
    fn best(&mut self, mut arms: Vec<Arm>, doubt: f64, needs_manner: bool, meter: &mut Meter) -> Option<Arm> {
        while arms.len() > 1 && (needs_manner || arms.iter().any(|arm| arm.action != arms[0].action)) {
            // As much for each halving that is still to come.
            let halvings = usize::BITS - (arms.len() - 1).leading_zeros();
            let whole = meter.part(1.0 / f64::from(halvings));
            while !meter.is_over()
                && let Some(played) = self.play(&arms, meter)
            {
                for (arm, outcome) in arms.iter_mut().zip(&played) {
                    arm.add(outcome);
                    self.others.add(outcome.others);
                }
            }
            meter.rejoin(whole);
            let others = &self.others;
            arms[1..].sort_by(|one, other| other.worth(others).total_cmp(&one.worth(others)));
            if let [first, second] = arms.as_slice() {
                let doubt = doubt / (first.games.max(1) as f64).sqrt();
                let is_better = second.worth(others) - doubt > first.worth(others);
                arms.remove(usize::from(!is_better));
            } else {
                arms.truncate(1 + (arms.len() - 1) / 2);
            }
        }
        arms.into_iter().next()
    }

    /// Plays a game on for each way; nothing if the meter ran out before all came to their ends.
    fn play(&mut self, arms: &[Arm], meter: &mut Meter) -> Option<Vec<Outcome>> {
        let seat = self.view.state().seat();
        let seed = self.seed ^ self.played.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.played += 1;
        let guess = State::guess(self.view, self.rules, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        let play = |arm: &Arm| {
            let mut state = guess;
            state.apply(self.rules, arm.action, &mut NoEvents).ok()?;
            // Counted here too, so that the search ends even where every way ends the game.
            let goes_on = meter.spend();
            let luck = &mut Luck::new(seed);
            let player = Player { seat, manner: arm.manner };
            goes_on.then(|| play_on(self.rules, &mut state, player, luck, &mut self.outcomes, meter))?
        };
        arms.iter().map(play).collect()
    }
}

fn arm(state: &State, action: Action, manner: Manner) -> Arm {
    Arm { action, manner, scores: Scores::NONE, shares: vec![0.0; state.seats().len()], games: 0 }
}

/// The action of each manner, the usual one first.
fn arms_of_manners(rules: &Variant, state: &State, skill: &Skill) -> Vec<Arm> {
    let of_manner = |&manner: &Manner| Some(arm(state, choose(rules, state, manner)?, manner));
    skill.manners.iter().filter_map(of_manner).collect()
}

/// Every other sensible action than that of this way, after which its manner is gone on in.
fn arms_of_actions(rules: &Variant, state: &State, best: &Arm) -> Vec<Arm> {
    let mut legal = Vec::new();
    state.legal_actions(rules, &mut legal);
    let others = legal.into_iter().filter(|&action| action != best.action && is_sensible(rules, state, action));
    others.map(|action| arm(state, action, best.manner)).collect()
}

/// The ways to go on that a judge compares: what each manner does, then every other sensible action.
pub(super) fn arms(rules: &Variant, state: &State, skill: &Skill) -> Vec<Arm> {
    let mut arms = arms_of_manners(rules, state, skill);
    let usual = arms.first().map(|arm| arms_of_actions(rules, state, arm)).unwrap_or_default();
    for other in usual {
        if arms.iter().all(|arm| arm.action != other.action) {
            arms.push(other);
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
