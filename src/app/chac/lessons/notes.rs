//! The answers of a lesson: what has to wait, and the sentences on its card about a thing that was tried, beside those that
//! add to the step's own words.

use super::{Aim, Run};
use crate::app::chac::command::Ask;
use crate::chac::{Ability, Action, Phase, Square};
use crate::words::lessons::Task;

/// The keys of the sentences that a lesson has beside those of its stages.
const SPENT: &str = "chac-learn-spent";
const NOT_NOW: &str = "learn-not-now";
const CLICK_MARKED: &str = "chac-learn-click-marked";
const PRESS_FRAMED: &str = "learn-press-framed";

/// Those that may be told where the learner does what a step asks for, and where the learner plays freely.
const WHILE_DONE: [&str; 3] = [NOT_NOW, CLICK_MARKED, PRESS_FRAMED];
const WHILE_FREE: [&str; 3] = [SPENT, PRESS_FRAMED, NOT_NOW];

impl Run {
    /// The key of the sentence that says what the stage's own words do not, as [`Run::missing`].
    pub(super) fn missing_now(&self) -> Option<&'static str> {
        let is_free = matches!(self.stage().task, Task::Free);
        (is_free && !self.aims().is_empty()).then_some(SPENT)
    }

    /// True if this has to wait; why is told then.
    pub(super) fn holds_back(&mut self, ask: &Ask) -> bool {
        let is_deed = matches!(
            ask,
            Ask::Play(_) | Ask::Begin(_) | Ask::Go(_) | Ask::Die(_) | Ask::Reroll | Ask::Face(_) | Ask::End
        );
        match *ask {
            _ if is_deed && self.is_last() => self.tell_over(),
            // What a card tells is read before the lesson goes on.
            _ if is_deed && self.reads() => self.refuse_while_read(None),
            // An action that is not legal goes on to the table, which refuses it with its reason.
            Ask::Play(action) if self.is_unwelcome(action) => self.refuse(action),
            Ask::End => return self.refuses_end(),
            Ask::Begin(ability) if self.table().begun() != Some(ability) => return self.refuses_ability(ability),
            Ask::Go(square) => {
                let walk = self.table().way_to(square).map(|way| way.actions.clone());
                return walk.is_some_and(|walk| self.refuses_walks(&[walk], false));
            }
            Ask::Reroll => {
                let action = self.table().marked_dice().map(Action::Reroll);
                let Some(action) = action.filter(|&action| self.is_unwelcome(action)) else { return false };
                self.refuse(action);
            }
            _ => return false,
        }
        true
    }

    /// True if what the button for the end would do has to wait.
    fn refuses_end(&mut self) -> bool {
        let action = match self.table().state().phase() {
            Phase::Load => Action::Ready,
            Phase::Substitute => Action::Wait,
            _ => Action::End,
        };
        let refused = self.is_unwelcome(action);
        if refused {
            self.refuse(action);
        }
        refused
    }

    /// True if the lesson goes on with no use of this ability; why is told then.
    fn refuses_ability(&mut self, ability: Ability) -> bool {
        let is_of_it = |action: &&Action| {
            matches!(
                (ability, action),
                (Ability::Sprint, Action::Sprint(_))
                    | (Ability::Leap, Action::Leap(_))
                    | (Ability::Linguistics, Action::Linguistics(_))
            )
        };
        let mut uses = self.table().legal().iter().filter(is_of_it);
        let Some(&first) = uses.clone().next() else { return false };
        let played = self.played();
        let refused = uses.all(|&action| self.welcome(played.clone(), &[action]).is_none());
        if refused {
            self.refuse(first);
        }
        refused
    }

    /// The key of the sentence on why an action has to wait, where the stage has none for it.
    pub(super) fn general_answer(&self) -> &'static str {
        self.stage().other.as_deref().unwrap_or(NOT_NOW)
    }

    /// The key of the sentence that says what to click instead of a square where nothing is done.
    pub(super) fn way_on(&self, _clicked: Square) -> &'static str {
        match self.aims().first() {
            Some(Aim::Square(_)) => CLICK_MARKED,
            Some(Aim::Does(_)) => PRESS_FRAMED,
            None => NOT_NOW,
        }
    }

    /// The key of the sentence that says above the buttons what to click next; nothing where that is left to the learner.
    pub(super) fn asks(&self) -> Option<&'static str> {
        Some(match self.aims().first()? {
            Aim::Square(_) => "chac-ask-lesson-square",
            Aim::Does(_) if self.picks_dice() => "ask-lesson-thing",
            Aim::Does(_) => "ask-lesson-button",
        })
    }

    /// True if a die is to be clicked.
    fn picks_dice(&self) -> bool {
        self.aims()
            .iter()
            .any(|aim| matches!(*aim, Aim::Does(ask) if matches!(ask, crate::app::table::TableAsk::Own(Ask::Die(_)))))
    }
}

/// The keys of whatever may be told of what is tried in a stage with this task, besides what every game tells.
pub(super) fn notes_of(task: &Task) -> Vec<&'static str> {
    let general: &[&'static str] = match task {
        Task::Read | Task::Watch(_) => &[],
        Task::Turn | Task::Play(_) => &WHILE_DONE,
        Task::Free => &WHILE_FREE,
    };
    general.to_vec()
}
