//! The danger of staying on a square: the chances that the next traps get who stands there (C11).
//!
//! Nobody decides anything between the last turn and those traps, so the chances are exact.

use super::chances::{all_ways, choose, ways_of};
use crate::chac::{After, FACES, Phase, Purpose, Room, Square, State, Variant, WallCard};
use crate::insight::Odds;

/// The rounds for which dangers are told.
pub const ROUNDS: usize = 4;

/// The chances that the traps get who stays on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger {
    /// The odds that the walls meet over it in the traps that come next (C5.6).
    pub walls: Odds,
    /// The odds that the boulder rolls over it (C11.4).
    pub boulder: Odds,
    /// The odds that the boulder closes the way out, which shuts in whoever is inside (C11.6).
    pub shut_in: Odds,
    /// The odds to be lost by any of these in the next traps, by the traps of the round after them and so on, for
    /// [`ROUNDS`] rounds.
    pub within: [Odds; ROUNDS],
}

impl Danger {
    /// The danger of a square. Out of the temple there is none.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, square: Square) -> Self {
        let is_walled = rules.walled().contains(square);
        let room = rules.room(square);
        let walls = |round| if is_walled { walls_meet(rules, state, round) } else { Odds::NEVER };
        let shut_in = |round| if room == Room::Out { Odds::NEVER } else { way_closes(rules, state, round) };
        let boulder = |round| match room {
            Room::Corridor(place) if usize::from(place) > state.boulder() => {
                boulder_reaches(rules, state, place.into(), round)
            }
            _ => Odds::NEVER,
        };
        // Who is ahead of the boulder is run over before it closes the way out.
        let lost = |round| {
            let by_boulder = boulder(round);
            let ahead = matches!(room, Room::Corridor(place) if usize::from(place) > state.boulder());
            walls(round).or(if ahead { by_boulder } else { shut_in(round) })
        };
        Self {
            walls: walls(1),
            boulder: boulder(1),
            shut_in: shut_in(1),
            within: std::array::from_fn(|round| lost(round as u8 + 1)),
        }
    }

    /// The odds to be lost in the next traps.
    #[must_use]
    pub fn soon(&self) -> Odds {
        self.within[0]
    }
}

/// True if the traps that come next are those of the next round, as those of this one have acted (C3.8, C3.9).
#[must_use]
pub fn is_after_traps(state: &State) -> bool {
    matches!(state.phase(), Phase::Substitute | Phase::Lay(After::Substitute))
}

/// True if no wall card is turned up any more in this round.
pub(super) fn is_after_walls(state: &State) -> bool {
    state.phase() == Phase::Roll(Purpose::Boulder) || is_after_traps(state)
}

/// The wall cards that are turned up in the next so many traps.
fn wall_cards(rules: &Variant, state: &State, rounds: u8) -> u8 {
    let per_round = rules.cards_per_round();
    let now = match state.phase() {
        Phase::Wall => per_round.saturating_sub(state.walls().turned),
        Phase::Roll(Purpose::Boulder) => 0,
        _ => per_round,
    };
    now.saturating_add(per_round.saturating_mul(rounds - 1)).min(state.walls().cards())
}

/// The odds that the walls meet in the next so many traps.
pub(super) fn walls_meet(rules: &Variant, state: &State, rounds: u8) -> Odds {
    let walls = state.walls();
    if walls.met {
        return Odds::NEVER;
    }
    let need = u32::from(rules.wall_steps()).saturating_sub(u32::from(walls.left) + u32::from(walls.right));
    let both = walls.left_of(WallCard::Both);
    let single = walls.left_of(WallCard::Left) + walls.left_of(WallCard::Right);
    let none = walls.left_of(WallCard::None);
    let cards = wall_cards(rules, state, rounds);
    let mut meet = 0;
    for double in 0..=both.min(cards) {
        for one in 0..=single.min(cards - double) {
            if 2 * u32::from(double) + u32::from(one) >= need {
                meet += choose(both, double) * choose(single, one) * choose(none, cards - double - one);
            }
        }
    }
    Odds::of(meet, choose(both + single + none, cards))
}

/// The odds that the boulder comes onto this place of its track, or further, in the next so many traps.
pub(super) fn boulder_reaches(rules: &Variant, state: &State, place: usize, rounds: u8) -> Odds {
    if place <= state.boulder() {
        return Odds::ALWAYS;
    }
    let dice = (0..rounds).map(|later| boulder_dice(rules, state, later)).sum();
    let ways = ways_of(dice, boulder_faces(rules));
    Odds::of(ways.iter().skip(place - state.boulder()).sum(), all_ways(dice))
}

/// The odds that the way out is closed in the next so many traps.
pub(super) fn way_closes(rules: &Variant, state: &State, rounds: u8) -> Odds {
    boulder_reaches(rules, state, rules.corridor().len().saturating_sub(1), rounds)
}

/// The dice that the boulder rolls in the traps that come next, or in those so many rounds later.
pub(super) fn boulder_dice(rules: &Variant, state: &State, later: u8) -> u8 {
    // Once the substitutes are asked, the traps of this round are over.
    let round = state.round().saturating_add(is_after_traps(state).into()).max(1);
    rules.boulder_dice(round.saturating_add(later.into()))
}

/// The number of faces that move the boulder.
pub(super) fn boulder_faces(rules: &Variant) -> u8 {
    (FACES + 1).saturating_sub(rules.boulder_needs()).min(FACES)
}
