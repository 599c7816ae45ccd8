//! The answers of a lesson: what has to wait, and the sentences on its card about a thing that was tried, beside those that
//! add to the step's own words.

use super::aim::is_thing;
use super::{Aim, Run};
use crate::app::legend::command::{Ask, TableAsk};
use crate::app::legend::table::{Phrase, Selection, Word, to_keep, to_play};
use crate::app::table::begins_with;
use crate::hex::Cell;
use crate::legend::{Action, Phase, Piece};
use crate::words::lessons::Task;

/// The keys of the sentences that a lesson has beside those of its stages.
const ONE_MORE: &str = "learn-one-more";
const SPENT: &str = "learn-spent";
const NOT_END: &str = "learn-not-end";
const NOT_NOW: &str = "learn-not-now";
const CLICK_MARKED: &str = "learn-click-marked";
const CLICK_GLOWING: &str = "learn-click-glowing";
const CLICK_FRAMED: &str = "learn-click-framed";
const PRESS_FRAMED: &str = "learn-press-framed";
const IS_CHOSEN: &str = "learn-is-chosen";
const CHOOSE_LEADER: &str = "learn-choose-leader";
const CHOOSE_EXPLORER: &str = "learn-choose-explorer";
const CHOOSE_FIRST: &str = "learn-choose-first";

/// Those that may be told where the learner does what a step asks for, and where the learner plays freely.
const WHILE_DONE: [&str; 9] = [
    ONE_MORE,
    NOT_END,
    NOT_NOW,
    CLICK_MARKED,
    CLICK_GLOWING,
    CLICK_FRAMED,
    PRESS_FRAMED,
    CHOOSE_LEADER,
    CHOOSE_EXPLORER,
];
const WHILE_FREE: [&str; 4] = [CHOOSE_FIRST, SPENT, PRESS_FRAMED, NOT_NOW];

impl Run {
    /// The key of the sentence that says what the stage's own words do not, as [`Run::missing`].
    pub(super) fn missing_now(&self) -> Option<&'static str> {
        match self.aims().first()? {
            &Aim::Piece(_, piece) if !self.stage().chooses => Some(choose_key(piece)),
            Aim::Does(_) if matches!(self.stage().task, Task::Free) => Some(SPENT),
            Aim::Does(_) | Aim::Cell(_) if self.has_one_more() => Some(ONE_MORE),
            Aim::Piece(..) | Aim::Cell(_) | Aim::Does(_) => None,
        }
    }

    /// True if the same is to be done once more.
    fn has_one_more(&self) -> bool {
        let Task::Play(ways) = &self.stage().task else { return false };
        let played = self.played();
        let again =
            |way: &&Vec<String>| self.begins(way, &played) && way.get(played.len()) == way.get(played.len() - 1);
        !played.is_empty() && ways.iter().any(|way| again(&way))
    }

    /// True if this has to wait; why is told then.
    pub(super) fn holds_back(&mut self, ask: &Ask) -> bool {
        let is_deed = !matches!(
            ask,
            Ask::Select(_)
                | Ask::Turn { .. }
                | Ask::Party(_)
                | Ask::TakeUp(_)
                | Ask::Open(_)
                | Ask::At(_)
                | Ask::Tell(_)
                | Ask::TooFar(_)
        );
        match *ask {
            _ if is_deed && self.is_last() => self.tell_over(),
            // What a card tells is read before the lesson goes on.
            _ if is_deed && self.reads() => self.refuse_while_read(None),
            // An action that is not legal goes on to the table, which refuses it with its reason.
            Ask::Play(action) if self.is_unwelcome(action) => self.refuse(action),
            Ask::End => return self.refuses_end(),
            Ask::Begin(phrase) if phrase != self.table().options().begun => return self.refuses_phrases(&[phrase]),
            Ask::Choose(word) => return self.refuses_phrases(&[self.table().options().begun.then(word)]),
            Ask::Card(place, card) => {
                let begun: Vec<Phrase> = std::iter::once(to_play(place, card)).chain(to_keep(place, card)).collect();
                return self.refuses_phrases(&begun);
            }
            // A click that would turn the tile for a hex that the lesson does not want; a key or the wheel turns it anywhere.
            Ask::Turn { over: Some(cell), .. } if self.table().clicked() == Some(cell) => {
                let begun = self.table().options().begun;
                return self.refuses_phrases(&[begun.then(Word::Cell(cell))]);
            }
            Ask::Walk { to, all } => {
                let walks = self.table().walks(to, all);
                return self.refuses_walks(&walks, all);
            }
            Ask::Drop { from, piece, to } => return self.refuses_drop(from, piece, to),
            _ => return false,
        }
        true
    }

    /// True if what the button for the end would do has to wait.
    fn refuses_end(&mut self) -> bool {
        let action = match self.table().state().phase() {
            Phase::Act => Action::End,
            Phase::Effect => Action::Done,
            _ => Action::Pass,
        };
        let refused = self.is_unwelcome(action);
        if refused {
            self.refuse(action);
        }
        refused
    }

    /// True if actions begin with these words, and the lesson goes on with none of them; why is told then.
    fn refuses_phrases(&mut self, begun: &[Phrase]) -> bool {
        // A tile may be turned so that it fits here, and yet not as the lesson wants it.
        if let [phrase] = begun
            && let Some(action) = self.table().action_of(*phrase).filter(|&action| self.is_unwelcome(action))
        {
            self.refuse(action);
            return true;
        }
        let leads = |action: &&Action| begun.iter().any(|begun| Phrase::from(**action).begins_with(begun));
        let mut ways = self.table().legal().iter().filter(leads);
        let Some(&first) = ways.clone().next() else { return false };
        let played = self.played();
        let refused = ways.all(|&action| self.welcome(played.clone(), &[action]).is_none());
        if refused {
            self.refuse(first);
        }
        refused
    }

    /// As [`Run::refuses_walks`], of a piece that was carried to a cell. What was chosen before stays so then.
    fn refuses_drop(&mut self, from: Cell, piece: Piece, to: Cell) -> bool {
        let jump = Action::Jump { piece, from, to };
        if self.is_unwelcome(jump) {
            self.refuse(jump);
            return true;
        }
        let (before, carried) = (self.table().selection(), Some(Selection { cell: from, piece: Some(piece) }));
        if before != carried {
            self.table_mut().execute(TableAsk::Own(Ask::Select(carried)));
        }
        let walks = self.table().walks(to, false);
        let refused = self.refuses_walks(&walks, false);
        if refused && before != carried {
            self.table_mut().execute(TableAsk::Own(Ask::Select(before)));
        }
        refused
    }

    /// The key of the sentence on why an action has to wait, where the stage has none for it.
    pub(super) fn general_answer(&self, action: Action) -> &'static str {
        match action {
            Action::End => NOT_END,
            _ => self.stage().other.as_deref().unwrap_or(NOT_NOW),
        }
    }

    /// The key of the sentence that says what to click instead of a hex where nothing is done.
    pub(super) fn way_on(&self, clicked: Cell) -> &'static str {
        let (aims, table) = (self.aims(), self.table());
        let is_chosen = table.selection().is_some_and(|chosen| chosen.cell == clicked && chosen.piece.is_some());
        match (&self.stage().task, aims.first()) {
            (_, Some(Aim::Piece(_, piece))) => choose_key(*piece),
            (_, Some(Aim::Cell(_))) if is_chosen => IS_CHOSEN,
            (_, Some(Aim::Cell(_))) => CLICK_MARKED,
            (_, Some(aim)) => {
                if is_thing(aim) {
                    CLICK_FRAMED
                } else {
                    PRESS_FRAMED
                }
            }
            (_, None) if table.in_hand().is_some() => CLICK_GLOWING,
            (Task::Free, None) if table.state().phase() == Phase::Act => CHOOSE_FIRST,
            (_, None) => NOT_NOW,
        }
    }

    /// The key of the sentence that says above the buttons what to click next; nothing where that is left to the learner.
    pub(super) fn asks(&self) -> Option<&'static str> {
        Some(match self.aims().first()? {
            Aim::Piece(_, Piece::Leader) => "ask-lesson-leader",
            Aim::Piece(_, Piece::Explorer) => "ask-lesson-explorer",
            Aim::Cell(_) => "ask-lesson-hex",
            aim @ Aim::Does(_) if is_thing(aim) => "ask-lesson-thing",
            Aim::Does(_) => "ask-lesson-button",
        })
    }
}

/// The keys of whatever may be told of what is tried in a stage with this task, besides what every game tells.
pub(super) fn notes_of(task: &Task) -> Vec<&'static str> {
    let general: &[&'static str] = match task {
        Task::Read | Task::Watch(_) => &[],
        Task::Turn | Task::Play(_) => &WHILE_DONE,
        Task::Free => &WHILE_FREE,
    };
    // A chosen piece stands where one is asked to walk.
    let walks = begins_with(task, &["move ", "transfer "]).then_some(IS_CHOSEN);
    general.iter().copied().chain(walks).collect()
}

/// The key of the sentence that says to choose a piece of this kind.
fn choose_key(piece: Piece) -> &'static str {
    match piece {
        Piece::Leader => CHOOSE_LEADER,
        Piece::Explorer => CHOOSE_EXPLORER,
    }
}
