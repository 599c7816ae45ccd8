//! The steps of a game, and those of the running turn.

use crate::game::{Actor, Game, Seat};
use crate::sitting::Seen;

/// A deed with the actions it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<D> {
    /// The number of actions that had been played before it.
    pub start: usize,
    /// The number of actions that had been played after it.
    pub end: usize,
    /// Who acted, or whose turn it was when chance did.
    pub seat: Seat,
    /// True if it is chance.
    pub is_chance: bool,
    /// True if it is chance that the program dealt.
    pub dealt: bool,
    /// The deed.
    pub deed: D,
}

impl<D> Step<D> {
    /// The step of one action that was played.
    #[must_use]
    pub fn of<G: Game>(seen: &Seen<G>, deed: D) -> Self {
        let before = seen.before.state();
        Self {
            start: seen.index,
            end: seen.index + 1,
            // An action was played, so the game was not over.
            seat: before.seat().unwrap_or_default(),
            is_chance: before.actor() == Actor::Chance,
            dealt: seen.dealt,
            deed,
        }
    }
}

/// Why a step cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lock {
    /// Chance that the program dealt came after it, or it is that chance.
    Chance,
    /// It is another seat's, or another turn's.
    NotYours,
}

/// The running turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn<D> {
    /// The steps that were done in it.
    pub steps: Vec<Step<D>>,
    /// The steps that were taken back and can be played again, next first.
    pub undone: Vec<Step<D>>,
    /// The number of actions of the game that cannot be taken back; see [`crate::sitting::Sitting::fence`]. In a
    /// lesson, whose chance is known beforehand, what it has brought shuts off what was before it as in every game.
    pub fixed: usize,
    /// The number of actions to which [`super::TableCommand::Restart`] goes back: the last padlock or the turn's
    /// beginning.
    pub restart: usize,
    /// The number of actions to which [`super::TableCommand::TakeBackTurn`] goes back, where the house allows it.
    pub whole: Option<usize>,
}

impl<D> Default for Turn<D> {
    fn default() -> Self {
        Self { steps: Vec::new(), undone: Vec::new(), fixed: 0, restart: 0, whole: None }
    }
}
