//! One game that computers play: quickly, to be taken up in its course, or a measured one again.

use super::table::play_out;
use super::{Side, Studied};
use crate::ai::{Judged, Level, PlayedTurn, Thought, played_turns};
use crate::game::Seat;

/// The level of those who play it: quick, and yet the positions are such as players come to.
const LEVEL: Level = Level::Novice;

/// The actions of a game that computers of this level play to its end, chance's among them: with the seed of a measured one
/// the same game. `None` if it was given up.
#[must_use]
pub fn game_played<G: Studied>(
    side: &Side<G>,
    seats: u8,
    level: Level,
    seed: u64,
    thought: &Thought,
) -> Option<Vec<G::Action>> {
    let (mut actions, mut players) = (Vec::new(), super::study::OfOneLevel { level, thought });
    let Ok(end) = play_out(side, seats, seed, &mut players, |step| actions.push(step.action));
    end.map(|_| actions)
}

/// The position, this many hundredths through a game that computers play, at which the next turn of the first seat begins;
/// nothing if there is none.
#[must_use]
pub fn position_in_game<G: Studied + Judged>(side: &Side<G>, seats: u8, seed: u64, hundredths: usize) -> Option<G> {
    let (mut plies, thought) = (Vec::new(), Thought::default());
    let mut players = super::study::OfOneLevel { level: LEVEL, thought: &thought };
    let Ok(_) = play_out(side, seats, seed, &mut players, |step| plies.push((Some(step.action), step.before.clone())));
    let turns = played_turns(plies);
    let from = turns.len() * hundredths / 100;
    let is_of_first = |turn: &&PlayedTurn<G>| turn.start.seat() == Some(Seat::default());
    turns[from..].iter().find(is_of_first).map(|turn| turn.start.clone())
}
