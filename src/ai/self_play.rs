//! A game that computers of one level play against each other: for finding puzzles, and for measuring how often it comes
//! as their judgement says.

use super::{Budget, Judged, Level, suggest};
use crate::game::{Actor, Dealer, DealerDef, NoEvents, View};

/// A game of a level against itself.
#[derive(Clone, PartialEq, Debug)]
pub struct SelfPlay<G: Judged> {
    /// The actions in order, with the position before each.
    pub plies: Vec<(Option<G::Action>, G)>,
    /// The position in which it stopped: the end of the game, unless chance has no outcome.
    pub end: G,
}

/// The game with this seed, which also draws who begins. Each plan has so many nodes.
#[must_use]
pub fn self_play<G: Judged>(
    rules: &G::Rules,
    players: u8,
    setup: &G::Setup,
    (level, nodes): (Level, u64),
    seed: u64,
) -> SelfPlay<G> {
    let first = Dealer::first_player(seed, players).index();
    let setup = (0..first).fold(setup.clone(), |setup, _| G::rotated(&setup, players));
    let mut state = G::new(rules, players, &setup);
    let mut dealer = Dealer::new(DealerDef::Seed(seed));
    let (mut plies, mut plan) = (Vec::new(), Vec::new().into_iter());
    loop {
        let action = match state.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                let Some(outcome) = dealer.next(rules, &state) else { break };
                dealer.count(state.sort());
                outcome
            }
            Actor::Seat(seat) => plan.next().unwrap_or_else(|| {
                let view = View::of(&state, Some(seat));
                let suggestion = suggest::<G>(rules, &view, level, Budget::Nodes(nodes), seed);
                let action = suggestion.action;
                plan = suggestion.into_plan().into_iter();
                plan.next().unwrap_or(action)
            }),
        };
        let before = state.clone();
        if state.apply(rules, action, &mut NoEvents).is_err() {
            // No plan has an illegal action; a game that stops here has its turns none the less.
            break;
        }
        // A plan is good for the rest of a turn, until chance moves.
        if !before.is_in_turn() || before.ends_turn(action) || state.actor() == Actor::Chance {
            plan = Vec::new().into_iter();
        }
        plies.push((Some(action), before));
    }
    SelfPlay { plies, end: state }
}
