//! The play that may follow: the rest of the round played on by all seats, with one sample of chance.

use super::outlook::Outlook;
use super::planner::draft;
use super::skill::FOLLOWING;
use super::turn::{TurnSearch, sample};
use crate::ai::Meter;
use crate::game::{Actor, NoEvents};
use crate::legend::{Phase, State};

/// Plays on to the end of the round, or of the game; false if the meter ran out before.
pub(super) fn play_on(
    outlook: &Outlook<'_>,
    search: &mut TurnSearch,
    state: &mut State,
    seed: u64,
    meter: &mut Meter,
) -> bool {
    let round = state.round();
    let mut outcomes = Vec::new();
    let mut turn = 0_u64;
    while state.round() == round && state.phase() != Phase::Over {
        if meter.is_over() {
            return false;
        }
        match state.actor() {
            Actor::Nobody => break,
            Actor::Chance => {
                let Some(outcome) = sample(outlook.rules, state, seed, &mut outcomes) else { return false };
                if state.apply(outlook.rules, outcome, &mut NoEvents).is_err() {
                    return false;
                }
            }
            Actor::Seat(_) if state.phase() == Phase::Draft => {
                let Some(&(action, _)) = draft(outlook, state, meter).first() else { return false };
                if state.apply(outlook.rules, action, &mut NoEvents).is_err() {
                    return false;
                }
            }
            Actor::Seat(_) => {
                turn += 1;
                let seed = seed.wrapping_add(turn << 32);
                let Some(way) = search.run(outlook, state, &FOLLOWING, 1, seed, meter).pop() else { return false };
                *state = way.end;
            }
        }
    }
    true
}
