//! Counting sequences of actions and playing at random: for tests, benches and playouts.

use rand::Rng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::{Actor, Game, NoEvents};

/// The number of action sequences of length `depth` from a state, chance actions counted like any
/// other; a sequence that ends the game sooner counts once.
#[must_use]
pub fn perft<G: Game>(rules: &G::Rules, state: &G, depth: u32) -> u64 {
    // It is never told to stop.
    perft_while(rules, state, depth, &mut || true).unwrap_or_default()
}

/// Like [`perft`], but `goes_on` is asked before each position whose legal actions are listed; `None` if it said no.
pub fn perft_while<G: Game>(
    rules: &G::Rules,
    state: &G,
    depth: u32,
    goes_on: &mut impl FnMut() -> bool,
) -> Option<u64> {
    if depth == 0 || state.actor() == Actor::Nobody {
        return Some(1);
    }
    if !goes_on() {
        return None;
    }
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    if depth == 1 {
        return Some(actions.len() as u64);
    }
    let mut nodes = 0;
    for action in actions {
        let mut next = state.clone();
        if next.apply(rules, action, &mut NoEvents).is_ok() {
            nodes += perft_while(rules, &next, depth - 1, goes_on)?;
        }
    }
    Some(nodes)
}

/// Plays a state to its end, for [`Game::play_randomly`].
pub(crate) fn play_randomly<G: Game>(
    rules: &G::Rules,
    state: &mut G,
    random: &mut Xoshiro256PlusPlus,
    actions: &mut Vec<G::Action>,
    outcomes: &mut Vec<(G::Action, u32)>,
) -> u64 {
    let mut played = 0;
    loop {
        let action = match state.actor() {
            Actor::Nobody => return played,
            Actor::Chance => state.draw_outcome(rules, outcomes, random.next_u64()),
            Actor::Seat(_) => state.choose_legal(rules, actions, |count| {
                // Multiply-shift: uniform up to an error of count / 2^32.
                ((u64::from(random.next_u32()) * count as u64) >> 32) as usize
            }),
        };
        // A game in which somebody is to move has a legal action, and it can be played.
        let Some(action) = action else { return played };
        if state.apply(rules, action, &mut NoEvents).is_err() {
            return played;
        }
        played += 1;
    }
}
