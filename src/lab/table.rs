//! One game, played to its end without people: chance is dealt from a seed, seats are asked for plans.
//!
//! Decides in which order everybody is asked, and that a plan is followed until chance has moved, another seat is to
//! move, or the rules forbid its next action. Who thinks, and how, the players of the table decide.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::{Side, Studied, Transition};
use crate::game::{Actor, Dealer, DealerDef, Seat};

/// Those who decide for the seats of a table.
pub trait Players<G: Studied> {
    /// Why a game cannot go on.
    type Failure;

    /// The next action of this seat, which is to move, and those that it intends to play after that in the same turn.
    /// Random choices depend on `seed` alone. What is not legal is not played.
    ///
    /// # Errors
    /// If the game cannot go on.
    fn plan(&mut self, rules: &G::Rules, state: &G, seat: Seat, seed: u64) -> Result<Vec<G::Action>, Self::Failure>;

    /// True if the game is given up. A plan that was made meanwhile was not thought to its end, and is not played.
    fn is_given_up(&self) -> bool;
}

/// Plays a game to its end and shows every step of it; `None` if it was given up. The dealer's outcomes and the seeds of
/// the players follow from `seed`: whoever the players are, the n-th chance of each sort falls as far as possible alike.
///
/// # Errors
/// If one of the players cannot go on.
pub fn play_out<G: Studied, P: Players<G>>(
    side: &Side<G>,
    seats: u8,
    seed: u64,
    players: &mut P,
    mut see: impl FnMut(&Transition<'_, G>),
) -> Result<Option<G>, P::Failure> {
    let rules = &*side.rules;
    let mut state = G::new(rules, seats, &side.setup);
    let mut dealer = Dealer::new(DealerDef::Seed(seed));
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut events, mut legal) = (Vec::new(), Vec::new());
    // What a seat still intends to play in this turn.
    let mut intended: (Option<Seat>, std::vec::IntoIter<G::Action>) = (None, Vec::new().into_iter());
    loop {
        if players.is_given_up() {
            return Ok(None);
        }
        let action = match state.actor() {
            Actor::Nobody => return Ok(Some(state)),
            Actor::Chance => {
                intended = (None, Vec::new().into_iter());
                let outcome = dealer.next(rules, &state);
                dealer.count(state.sort());
                outcome
            }
            Actor::Seat(seat) => {
                let planned = intended.1.next().filter(|_| intended.0 == Some(seat));
                let planned = planned.filter(|&action| state.check(rules, action).is_ok());
                if planned.is_none() {
                    intended = (Some(seat), players.plan(rules, &state, seat, random.next_u64())?.into_iter());
                }
                planned.or_else(|| intended.1.next().filter(|&action| state.check(rules, action).is_ok()))
            }
        };
        if players.is_given_up() {
            return Ok(None);
        }
        // A player that chose what is not legal plays the first legal action instead.
        let action = action.or_else(|| {
            state.legal_actions(rules, &mut legal);
            legal.first().copied()
        });
        let Some(action) = action else { return Ok(None) };
        let before = state.clone();
        events.clear();
        // Cannot fail: the action is legal.
        if state.apply(rules, action, &mut events).is_err() {
            return Ok(None);
        }
        see(&Transition { rules, before: &before, action, events: &events, after: &state });
    }
}
