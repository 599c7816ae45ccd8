//! The things that the promises ask of each game: how its games begin, and what is asked of its states.

use tikal::game::{ProblemOf, Seat};
use tikal::games::Listed;
use tikal::lab::Studied;
use tikal::protocol::Spoken;
use tikal::tikal::TurnRule;
use tikal::words::Worded;
use tikal::{chac, insight, legend, tikal as base};

/// A game whose inputs are tried.
pub trait Fuzzed: Listed + Spoken + Studied + Worded {
    /// The id of a small variant, in which a journal is soon long.
    const SMALL: &'static str;

    /// A setup of every kind.
    fn setups(rules: &Self::Rules, first: Seat) -> Vec<Self::Setup>;

    /// Asks everything that the window asks of a state.
    fn look(rules: &Self::Rules, state: &Self);

    /// True if the place of a problem, where it has one, lies in the text.
    fn is_in(text: &str, problem: &ProblemOf<Self>) -> bool;
}

impl Fuzzed for base::State {
    const SMALL: &'static str = "duel";

    fn setups(_: &base::Variant, first: Seat) -> Vec<base::Setup> {
        [TurnRule::Draw, TurnRule::Auction].map(|turns| base::Setup::new(turns, first)).into()
    }

    fn look(rules: &base::Variant, state: &Self) {
        let _ = insight::tikal::Insight::of(rules, state, insight::tikal::Order::default());
    }

    fn is_in(text: &str, problem: &ProblemOf<Self>) -> bool {
        problem.place.as_ref().is_none_or(|place| text.get(place.bytes.clone()).is_some())
    }
}

impl Fuzzed for legend::State {
    const SMALL: &'static str = "short-evening";

    fn setups(rules: &legend::Variant, first: Seat) -> Vec<legend::Setup> {
        let ids = rules.def().scenarios.iter().map(|scenario| scenario.id.clone());
        ids.map(|id| legend::Setup { scenario: Some(id), first }).collect()
    }

    fn look(rules: &legend::Variant, state: &Self) {
        let _ = insight::legend::Insight::of(rules, state, insight::legend::Order::default());
    }

    fn is_in(text: &str, problem: &ProblemOf<Self>) -> bool {
        problem.place.as_ref().is_none_or(|place| text.get(place.bytes.clone()).is_some())
    }
}

impl Fuzzed for chac::State {
    const SMALL: &'static str = "shrine";

    fn setups(_: &chac::Variant, first: Seat) -> Vec<chac::Setup> {
        vec![chac::Setup { first }]
    }

    fn look(rules: &chac::Variant, state: &Self) {
        let _ = insight::chac::Insight::of(rules, state);
    }

    fn is_in(text: &str, problem: &ProblemOf<Self>) -> bool {
        problem.place.as_ref().is_none_or(|place| text.get(place.bytes.clone()).is_some())
    }
}
