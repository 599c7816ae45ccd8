//! Games played on to their ends by the quick rules, and their outcomes.

use super::manner::{Manner, USUAL};
use super::rules_of_thumb::choose;
use crate::ai::Meter;
use crate::chac::{Action, State, Status, Variant};
use crate::game::{Actor, Game, MAX_SEATS, NoEvents, Seat};

/// More actions than any game has; where a variant has no end in sight, nobody has won by then.
const MOST: usize = 4_000;

/// Luck as a dealer has it (C15.5): the n-th outcome of a sort hangs on the seed, the sort and n alone, so that two ways to
/// go on meet the same dice and the same boulder.
#[derive(Clone, Debug)]
pub(super) struct Luck {
    seed: u64,
    counts: [u32; State::SORTS.len()],
}

impl Luck {
    pub(super) fn new(seed: u64) -> Self {
        Self { seed, counts: [0; State::SORTS.len()] }
    }

    /// A number for the next outcome of this sort.
    fn next(&mut self, sort: usize) -> u64 {
        let count = &mut self.counts[sort];
        *count += 1;
        // The mixing of SplitMix64.
        let mut mixed = self.seed ^ (sort as u64) << 32 ^ u64::from(*count);
        for factor in [0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb_u64] {
            mixed = mixed.wrapping_mul(factor);
            mixed ^= mixed >> 29;
        }
        mixed
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outcome {
    /// The share of the win of each seat.
    pub(super) shares: [f64; MAX_SEATS],
    /// The score of the seat that asks, if it got out.
    pub(super) own: Option<u32>,
    /// The best score of the others, if one got out.
    pub(super) others: Option<u32>,
}

/// A seat that plays in a manner of its own; the others play in the usual one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    pub(super) seat: Seat,
    pub(super) manner: Manner,
}

/// Plays a whole state on; nothing if the meter ran out before the end.
pub(super) fn play_on(
    rules: &Variant,
    state: &mut State,
    player: Player,
    luck: &mut Luck,
    outcomes: &mut Vec<(Action, u32)>,
    meter: &mut Meter,
) -> Option<Outcome> {
    play_until(rules, state, u16::MAX, player, luck, outcomes, meter)?;
    Some(if state.actor() == Actor::Nobody { outcome(state, player.seat) } else { Outcome::default() })
}

/// Plays a whole state on until this round begins or the game ends; nothing if the meter ran out before.
pub(super) fn play_until(
    rules: &Variant,
    state: &mut State,
    round: u16,
    player: Player,
    luck: &mut Luck,
    outcomes: &mut Vec<(Action, u32)>,
    meter: &mut Meter,
) -> Option<()> {
    for _ in 0..MOST {
        let action = match state.actor() {
            Actor::Nobody => break,
            _ if state.round() >= round => break,
            Actor::Chance => state.draw_outcome(rules, outcomes, luck.next(state.sort()))?,
            Actor::Seat(mover) => choose(rules, state, if mover == player.seat { player.manner } else { USUAL })?,
        };
        state.apply(rules, action, &mut NoEvents).ok()?;
        if !meter.spend() {
            return None;
        }
    }
    Some(())
}

fn outcome(state: &State, seat: Seat) -> Outcome {
    let mut shares = [0.0; MAX_SEATS];
    let winners = state.winners().count().max(1);
    for winner in state.winners() {
        shares[winner.index()] = 1.0 / winners as f64;
    }
    let score = |seat: Seat| state.score(seat).filter(|_| state.status(seat) == Status::Out);
    let others = state.seats().iter().filter(|&&other| other != seat);
    Outcome { shares, own: score(seat), others: others.filter_map(|&other| score(other)).max() }
}
