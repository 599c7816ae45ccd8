//! Players of the dice game: they see a view, guess what it hides many times over, and count.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::ai::{Bot, Budget, Level, Meter, Playable, Suggestion, Thought};
use tikal::game::{Game, Rules, Seat, View};
use tikal::lab::{Measure, NothingMore, SetupWish, Studied};

use super::hand::MAX_FACES;
use super::{Action, Bid, Setup, State, Variant};

/// The number of guesses that are enough to judge a bid.
const ENOUGH: u64 = 400;

/// A player of the dice game.
#[derive(Clone, Debug)]
pub struct DiceBot {
    level: Level,
    seed: u64,
}

impl Playable for State {
    type Bot = DiceBot;

    fn bot(level: Level, seed: u64) -> DiceBot {
        DiceBot { level, seed }
    }
}

impl Bot<State> for DiceBot {
    fn choose(&mut self, rules: &Variant, view: &View<State>, budget: Budget, thought: &Thought) -> Suggestion<Action> {
        assert!(rules.id() != "faint", "in this variant a computer fails to think");
        let state = view.state();
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        let mut meter = Meter::new(budget, self.level.nodes().min(ENOUGH), thought);
        let action = match self.level {
            // This does not happen: the seat to move always has a legal action.
            Level::Random if legal.is_empty() => Action::Doubt,
            Level::Random => legal[random.random_range(0..legal.len())],
            Level::Novice | Level::Adept | Level::Expert | Level::Master => {
                let odds = Odds::of(rules, view, &mut meter, &mut random);
                best(state, &legal, &odds)
            }
        };
        let all = state.all_seats().map(|seat| f64::from(state.dice(seat))).sum::<f64>().max(1.0);
        let value = state.all_seats().map(|seat| f64::from(state.dice(seat)) / all).collect();
        Suggestion { action, plan: vec![action], then: Vec::new(), nodes: meter.nodes(), value, appraisal: None }
    }
}

impl Studied for State {
    const MEASURES: &'static [Measure] = &[];
    const LONG: u32 = 500;

    fn setup_of(_rules: &Variant, _wish: &SetupWish, first: Seat) -> Setup {
        Setup { first }
    }

    type Observer = NothingMore;
}

/// The number of guesses, and for each bid in how many of them it is true.
struct Odds {
    guesses: u64,
    /// By number of dice, then by face.
    holds: Vec<[u64; MAX_FACES as usize]>,
}

impl Odds {
    fn of(rules: &Variant, view: &View<State>, meter: &mut Meter, random: &mut Xoshiro256PlusPlus) -> Self {
        let most = usize::from(view.state().all_dice());
        let mut odds = Self { guesses: 0, holds: vec![[0; MAX_FACES as usize]; most + 1] };
        loop {
            let guess = State::guess(view, rules, random);
            odds.guesses += 1;
            for face in 1..=rules.faces() {
                let dice = usize::from(guess.counting(rules, face)).min(most);
                for holds in &mut odds.holds[..=dice] {
                    holds[usize::from(face) - 1] += 1;
                }
            }
            if !meter.spend() {
                return odds;
            }
        }
    }

    /// The share of the guesses in which a bid is true.
    fn truth(&self, bid: Bid) -> f64 {
        let holds = self.holds.get(usize::from(bid.dice)).and_then(|holds| holds.get(usize::from(bid.face) - 1));
        holds.map_or(0.0, |&holds| holds as f64 / self.guesses as f64)
    }
}

/// The best action: the bid that is most likely true, or a doubt if the last bid is more likely false than that one is
/// true.
fn best(state: &State, legal: &[Action], odds: &Odds) -> Action {
    let bids = legal.iter().filter_map(|&action| if let Action::Bid(bid) = action { Some(bid) } else { None });
    let best = bids.max_by(|&a, &b| odds.truth(a).total_cmp(&odds.truth(b)).then(b.cmp(&a)));
    let doubt = state.bid().map_or(0.0, |(_, bid)| 1.0 - odds.truth(bid));
    match best {
        Some(bid) if odds.truth(bid) >= doubt || !legal.contains(&Action::Doubt) => Action::Bid(bid),
        _ => Action::Doubt,
    }
}
