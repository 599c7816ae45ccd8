//! The measures of every game, whatever its rules: scores, wins, who was in front, and the length of the game.

use super::measure::{Key, Kind, Measure, Tally, WHOLE};
use super::{Observer, Studied};
use crate::game::{Game, MAX_SEATS, Seat};

/// The score of each seat at the end.
pub const SCORE: Measure = Measure::new("score", Kind::Number).spread_out();
/// The win of each seat; of a shared win each winner has its part.
pub const WIN: Measure = Measure::new("win", Kind::Share);
/// The lead of the best score over the second best.
pub const MARGIN: Measure = Measure::new("margin", Kind::Number).spread_out();
/// The number of times, from one scoring to the next in which somebody is alone in front, that this is another seat.
pub const LEAD_CHANGES: Measure = Measure::new("lead_changes", Kind::Number).spread_out();
/// The number of turns played when the scoring was over from which on the winner was alone in front.
pub const DECIDED_TURN: Measure = Measure::new("decided_turn", Kind::Moment);
/// The scoring from which on the winner was alone in front.
pub const DECIDED_SCORING: Measure = Measure::new("decided_scoring", Kind::Moment);
/// The percentage of the turns played when the game was decided.
pub const DECIDED_PART: Measure = Measure::new("decided_part", Kind::Moment);
/// The number of turns, as players count them; see [`Studied::ends_a_turn`](super::Studied::ends_a_turn).
pub const TURNS: Measure = Measure::new("turns", Kind::Number).spread_out();
/// The number of actions by players; those of chance do not count.
pub const ACTIONS: Measure = Measure::new("actions", Kind::Number).spread_out();

/// All of them.
pub const COMMON: [Measure; 9] =
    [WIN, SCORE, MARGIN, LEAD_CHANGES, DECIDED_TURN, DECIDED_SCORING, DECIDED_PART, TURNS, ACTIONS];

/// Those of them that hang on who is in front in the course of a game.
pub(super) const OF_THE_COURSE: [&str; 4] = [LEAD_CHANGES.id, DECIDED_TURN.id, DECIDED_SCORING.id, DECIDED_PART.id];

/// Who was alone in front after a scoring, and in which turn that was.
struct Standing {
    turn: i64,
    ahead: Option<Seat>,
}

/// Follows one game for these measures.
#[derive(Default)]
pub(super) struct Course {
    turns: i64,
    actions: i64,
    standings: Vec<Standing>,
    scores: Vec<Option<i32>>,
    /// True if something happened since the last scoring.
    has_moved_on: bool,
}

impl Course {
    /// Takes in an action, played in `before`; `compared` is whether the scores of `after` can be compared.
    pub(super) fn follow<G: Studied>(
        &mut self,
        before: &G,
        action: G::Action,
        is_chance: bool,
        after: &G,
        compared: bool,
    ) {
        self.actions += i64::from(!is_chance);
        self.turns += i64::from(G::ends_a_turn(before, action, after));
        self.has_moved_on = true;
        if compared {
            self.stand(after);
        }
    }

    fn stand<G: Game>(&mut self, state: &G) {
        state.scores(&mut self.scores);
        let best = self.scores.iter().flatten().max();
        let mut ahead = Seat::ALL.into_iter().zip(&self.scores).filter(|(_, score)| score.as_ref() == best);
        let alone = ahead.next().filter(|_| best.is_some() && ahead.next().is_none());
        self.standings.push(Standing { turn: self.turns, ahead: alone.map(|(seat, _)| seat) });
        self.has_moved_on = false;
    }

    /// Takes down what the game gave.
    pub(super) fn tell<G: Game>(mut self, rules: &G::Rules, end: &G, out: &mut Tally) {
        // Where the rules compare no scores at the end of the game, that is done here.
        if self.has_moved_on || self.standings.is_empty() {
            self.stand(end);
        }
        let mut winners = Vec::with_capacity(MAX_SEATS);
        end.winners(rules, &mut winners);
        let part = i64::try_from(winners.len().max(1)).map_or(0, |winners| WHOLE / winners);
        for (seat, score) in Seat::ALL.into_iter().zip(&self.scores) {
            out.record(&WIN, key_of(seat), if winners.contains(&seat) { part } else { 0 });
            // A seat that is out of the game has no score.
            if let Some(score) = *score {
                out.record(&SCORE, key_of(seat), score);
            }
        }
        let mut scores: Vec<i32> = self.scores.iter().flatten().copied().collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        if let [best, second, ..] = scores[..] {
            out.record(&MARGIN, Key::ONLY, i64::from(best) - i64::from(second));
        }
        let ahead: Vec<Seat> = self.standings.iter().filter_map(|standing| standing.ahead).collect();
        let changes = ahead.windows(2).filter(|pair| pair[0] != pair[1]).count();
        out.record_count(&LEAD_CHANGES, Key::ONLY, changes);
        let index = decided(&self.standings, &winners);
        let turn = self.standings.get(index).map_or(self.turns, |standing| standing.turn);
        out.record(&DECIDED_TURN, Key::ONLY, turn);
        out.record_count(&DECIDED_SCORING, Key::ONLY, index + 1);
        out.record(&DECIDED_PART, Key::ONLY, (turn * 100).checked_div(self.turns).unwrap_or(100));
        out.record(&TURNS, Key::ONLY, self.turns);
        out.record(&ACTIONS, Key::ONLY, self.actions);
    }
}

/// The index of the scoring from which on the one winner was alone in front; the last one if there is no such scoring,
/// because a tie-break decided or the win is shared.
fn decided(standings: &[Standing], winners: &[Seat]) -> usize {
    let last = standings.len().saturating_sub(1);
    let &[winner] = winners else { return last };
    let run = standings.iter().rev().take_while(|standing| standing.ahead == Some(winner)).count();
    (standings.len() - run).min(last)
}

/// The name of a seat in keys: its place in the order of play, from 1.
#[must_use]
pub fn key_of(seat: Seat) -> Key {
    Key::of(seat.index() + 1)
}

/// An observer for a game of which nothing more is measured; scores are compared whenever a turn has ended.
#[derive(Clone, Copy, Debug, Default)]
pub struct NothingMore;

impl<G: Game> Observer<G> for NothingMore {
    fn new(_rules: &G::Rules, _start: &G) -> Self {
        Self
    }

    fn see(&mut self, step: &super::Transition<'_, G>) -> bool {
        step.before.ends_turn(step.action)
    }

    fn tell(self, _rules: &G::Rules, _end: &G, _out: &mut Tally) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_decided_when_the_winner_stays_in_front() {
        let [a, b, ..] = Seat::ALL.map(Some);
        let decided = |ahead: &[Option<Seat>], winners: &[Seat]| {
            let standings: Vec<Standing> = ahead.iter().map(|&ahead| Standing { turn: 0, ahead }).collect();
            decided(&standings, winners)
        };
        let first = &[Seat::ALL[0]];
        assert_eq!(decided(&[a, a, a], first), 0);
        assert_eq!(decided(&[a, b, a, a], first), 2);
        assert_eq!(decided(&[a, None, a], first), 2);
        assert_eq!(decided(&[b, b, a], first), 2);
        // A tie-break decided, two share the win, nobody has won.
        assert_eq!(decided(&[a, a, None], first), 2);
        assert_eq!(decided(&[a, a, None], &[Seat::ALL[0], Seat::ALL[1]]), 2);
        assert_eq!(decided(&[a, a], &[]), 1);
        assert_eq!(decided(&[], first), 0);
    }
}
