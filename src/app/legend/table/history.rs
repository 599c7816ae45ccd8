//! The scores of a game so far, item by item: taken in action by action as the game goes on.

use super::Table;
use crate::game::Seat;
use crate::insight::legend::ScoreItem;
use crate::legend::Event;

/// The score of a seat in a scoring round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatScore {
    /// The index of the action that ended the scoring turn.
    pub action: usize,
    /// The number of the scoring round, from 1.
    pub round: usize,
    /// True if it was the last one.
    pub is_final: bool,
    /// Who scored.
    pub seat: Seat,
    /// For what.
    pub items: Vec<ScoreItem>,
    /// The points.
    pub points: u32,
}

/// The scores so far.
#[derive(Default)]
pub struct History {
    /// The number of actions that were taken in.
    actions: usize,
    /// The beginnings of scoring rounds: the index of the action, and true for the last one.
    pub rounds: Vec<(usize, bool)>,
    /// The scores, in order.
    pub scores: Vec<SeatScore>,
}

impl Table {
    /// Takes in what was played or taken back.
    pub(super) fn follow_scores(&mut self) {
        let mut history = std::mem::take(&mut self.own.known.history);
        let steps = self.sitting.steps();
        if steps < history.actions {
            history.rounds.retain(|&(action, _)| action < steps);
            history.scores.retain(|score| score.action < steps);
        }
        for action in history.actions.min(steps)..steps {
            let mut items = Vec::new();
            for event in self.sitting.events(action) {
                items.extend(ScoreItem::of(&event));
                match event {
                    Event::ScoringBegan { volcano } => history.rounds.push((action, volcano.is_none())),
                    Event::Scored { seat, points, .. } => {
                        let (round, is_final) = (history.rounds.len(), history.rounds.last().is_some_and(|it| it.1));
                        let items = std::mem::take(&mut items);
                        history.scores.push(SeatScore { action, round, is_final, seat, items, points });
                    }
                    _ => {}
                }
            }
        }
        history.actions = steps;
        self.own.known.history = history;
    }

    /// The scores up to what the board shows.
    pub(super) fn shown_scores(&self) -> impl DoubleEndedIterator<Item = &SeatScore> {
        let shown = self.shown_step();
        self.own.known.history.scores.iter().filter(move |score| score.action < shown)
    }
}
