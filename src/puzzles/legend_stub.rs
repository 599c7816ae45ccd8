//! Stands in for what players, words and puzzles of Tikal Legend bring, until they do.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use crate::ai::{Asked, Bot, Budget, Effort, Expected, Judged, Judgement, Level, Meter, Playable, Suggestion, Thought};
use crate::game::{Game, ProblemOf, View};
use crate::legend::{Action, NotAnAction, Setup, State, Variant, WrongSetup};
use crate::puzzles::{Puzzle, PuzzleGame};
use crate::words::{Texts, Worded};

/// A player that chooses at random.
#[derive(Clone, Debug)]
pub struct RandomBot(Xoshiro256PlusPlus);

impl Playable for State {
    type Bot = RandomBot;

    fn bot(_level: Level, seed: u64) -> RandomBot {
        RandomBot(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Bot<State> for RandomBot {
    fn choose(&mut self, rules: &Variant, view: &View<State>, _: Budget, _: &Thought) -> Suggestion<Action> {
        let mut legal = Vec::new();
        view.state().legal_actions(rules, &mut legal);
        let action = if legal.is_empty() { Action::Pass } else { legal[self.0.random_range(0..legal.len())] };
        let seats = usize::from(Game::seats(view.state()));
        Suggestion { action, plan: vec![action], nodes: 1, value: vec![1.0 / seats as f64; seats] }
    }
}

impl Judged for State {
    fn is_in_turn(&self) -> bool {
        false
    }

    fn end_turn(&mut self, _rules: &Variant, _start: &Self) -> Option<()> {
        None
    }

    fn expect(&self, _rules: &Variant) -> Expected {
        Expected::default()
    }

    fn play_on(_: &Variant, _: &Self, _: &[Action], _: u64, _: &mut Meter) -> Vec<Vec<Self>> {
        Vec::new()
    }

    fn judge(_: &Variant, _: &Asked<Self>, _: Effort, _: u64, _: &mut Meter) -> Option<Judgement<Action>> {
        None
    }
}

impl PuzzleGame for State {
    fn built_in() -> &'static [Puzzle<Self>] {
        &[]
    }

    fn sort_of(_setup: &Setup) -> &'static str {
        "legend"
    }

    fn is_late(&self, _rules: &Variant) -> bool {
        false
    }
}

impl Worded for State {
    fn problem(_texts: &Texts, problem: &ProblemOf<Self>) -> String {
        problem.to_string()
    }

    fn wrong_setup(_texts: &Texts, wrong: &WrongSetup) -> String {
        wrong.to_string()
    }

    fn no_action(_texts: &Texts, error: &NotAnAction) -> String {
        error.to_string()
    }
}
