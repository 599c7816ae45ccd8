//! The answers of a lesson: what has to wait, and the sentences on its card about a thing that was tried, beside those that
//! add to the step's own words.

use super::{Aim, Run};
use crate::app::table::{READ_FIRST, TURN_FIRST, begins_with};
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::table::Selection;
use crate::hex::Cell;
use crate::tikal::{Action, Phase, Piece};
use crate::words::tikal::lessons::{Show, Task};

/// The keys of the sentences that a lesson of Tikal has beside those of its stages.
const ONE_MORE: &str = "learn-one-more";
const SPENT: &str = "learn-spent";
const ENTERS_THERE: &str = "learn-enters-there";
const NOT_END: &str = "learn-not-end";
const NOT_NOW: &str = "learn-not-now";
const CLICK_MARKED: &str = "learn-click-marked";
const CLICK_GLOWING: &str = "learn-click-glowing";
const PRESS_FRAMED: &str = "learn-press-framed";
const IS_CHOSEN: &str = "learn-is-chosen";
const CHOOSE_LEADER: &str = "learn-choose-leader";
const CHOOSE_EXPLORER: &str = "learn-choose-explorer";
const CHOOSE_OTHER: &str = "learn-choose-other";
const CHOOSE_FIRST: &str = "learn-choose-first";

/// Those that may be told where the learner does what a step asks for, and where the learner plays freely.
const WHILE_DONE: [&str; 11] = [
    READ_FIRST,
    TURN_FIRST,
    ONE_MORE,
    NOT_END,
    NOT_NOW,
    CLICK_MARKED,
    CLICK_GLOWING,
    PRESS_FRAMED,
    IS_CHOSEN,
    CHOOSE_LEADER,
    CHOOSE_EXPLORER,
];
const WHILE_FREE: [&str; 4] = [CHOOSE_FIRST, SPENT, PRESS_FRAMED, NOT_NOW];

impl Run {
    /// The key of the sentence that says what the stage's own words do not, as [`Run::missing`].
    pub(super) fn missing_now(&self) -> Option<&'static str> {
        match self.aims().first()? {
            Aim::Piece(..) if self.has_one_more_to_go() => Some(CHOOSE_OTHER),
            &Aim::Piece(_, piece) if !self.stage().chooses => Some(choose_key(piece)),
            Aim::Does(TableAsk::Own(Ask::Play(Action::Enter { .. }))) if !self.played().is_empty() => Some(ONE_MORE),
            Aim::Cell(_) if self.has_one_more_to_go() => Some(ONE_MORE),
            Aim::Does(_) if matches!(self.stage().task, Task::Free) => Some(SPENT),
            Aim::Piece(..) | Aim::Cell(_) | Aim::Does(_) => None,
        }
    }

    /// True if one piece has gone where another one of the stage goes next.
    fn has_one_more_to_go(&self) -> bool {
        let Task::Play(ways) = &self.stage().task else { return false };
        let played = self.played();
        let Some(&Action::Move { to, .. }) = played.last() else { return false };
        let next = ways.iter().filter(|way| self.begins(way, &played)).find_map(|way| way.get(played.len()));
        matches!(next.and_then(|pattern| self.meant(pattern)), Some(Action::Move { from, .. }) if from != to)
    }

    /// True if this has to wait; why is told then.
    pub(super) fn holds_back(&mut self, ask: &Ask) -> bool {
        match *ask {
            Ask::Play(_) | Ask::Walk { .. } | Ask::AskToGuard(_) | Ask::Refuse(_) | Ask::Hindered(..)
                if self.is_last() =>
            {
                self.tell_over();
            }
            // What a card tells is read before the lesson goes on.
            Ask::Play(action) | Ask::AskToGuard(action) if self.reads() => self.refuse_while_read(Some(action)),
            Ask::Walk { .. } | Ask::Refuse(_) if self.reads() => self.refuse_while_read(None),
            // Unless the card says to ask why this action is not possible.
            Ask::Hindered(what, _) if self.reads() && !self.stage().show.contains(&Show::Button(what)) => {
                self.refuse_while_read(None);
            }
            // A click that would turn the tile for a hex that the lesson does not want; a key or the wheel turns it anywhere.
            Ask::Turn { over: Some(cell), .. } if self.table().clicked() == Some(cell) => {
                let Some(place) = self.unwelcome_place(cell) else { return false };
                self.refuse(place);
            }
            Ask::Play(Action::Place { .. }) if matches!(self.stage().task, Task::Turn) => self.tell_to_turn(),
            // An action that is not legal goes on to the table, which refuses it with its reason. Nobody is asked about a
            // guard that the lesson does not want.
            Ask::Play(action) | Ask::AskToGuard(action) if self.is_unwelcome(action) => self.refuse(action),
            Ask::Walk { to, all } => {
                let walks = self.table().walks(to, all);
                return self.refuses_walks(&walks, all);
            }
            Ask::Drop { from, piece, to } => return self.refuses_drop(from, piece, to),
            _ => return false,
        }
        true
    }

    /// As [`Run::refuses_walks`], of a piece that was carried to a cell. What was chosen before stays so then.
    fn refuses_drop(&mut self, from: Cell, piece: Piece, to: Cell) -> bool {
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

    /// A placement on a cell, if there are legal ones and the lesson goes on with none of them.
    fn unwelcome_place(&self, cell: Cell) -> Option<Action> {
        let is_there = |action: &&Action| matches!(action, Action::Place { cell: at, .. } if *at == cell);
        let mut places = self.table().legal().iter().filter(is_there);
        let first = places.clone().next().copied()?;
        places.all(|&place| self.is_unwelcome(place)).then_some(first)
    }

    /// The key of the sentence on why an action has to wait, where the stage has none for it.
    pub(super) fn general_answer(&self, action: Action) -> &'static str {
        let stage = self.stage();
        match action {
            Action::End => NOT_END,
            Action::Bid(_) | Action::Pass if stage.other.is_none() => READ_FIRST,
            _ => stage.other.as_deref().unwrap_or(NOT_NOW),
        }
    }

    /// The key of the sentence that says what to click instead of a hex where nothing is done.
    pub(super) fn way_on(&self, clicked: Cell) -> &'static str {
        let aims = self.aims();
        let leads_to_hex = aims.iter().any(|aim| matches!(aim, Aim::Cell(_)));
        let is_chosen = self.table().selection().is_some_and(|chosen| chosen.cell == clicked && chosen.piece.is_some());
        match (&self.stage().task, aims.first()) {
            (_, Some(Aim::Piece(..))) if self.has_one_more_to_go() => CHOOSE_OTHER,
            (_, Some(Aim::Piece(_, piece))) => choose_key(*piece),
            (_, Some(Aim::Cell(_))) if is_chosen => IS_CHOSEN,
            (_, Some(Aim::Cell(_))) => CLICK_MARKED,
            (_, Some(Aim::Does(TableAsk::Own(Ask::Turn { .. })))) if leads_to_hex => CLICK_MARKED,
            (_, Some(&Aim::Does(TableAsk::Own(Ask::Play(Action::Enter { camp, .. }))))) if camp == clicked => {
                ENTERS_THERE
            }
            (_, Some(Aim::Does(_))) => PRESS_FRAMED,
            (_, None) if matches!(self.table().state().phase(), Phase::Place(_)) => CLICK_GLOWING,
            (Task::Free, None) if self.table().state().phase() == Phase::Act => CHOOSE_FIRST,
            (_, None) => NOT_NOW,
        }
    }

    /// The key of the sentence that says above the buttons what to click next; nothing where that is left to the learner.
    pub(super) fn asks(&self) -> Option<&'static str> {
        Some(match self.aims().first()? {
            Aim::Piece(_, Piece::Leader) => "ask-lesson-leader",
            Aim::Piece(_, Piece::Explorer) => "ask-lesson-explorer",
            Aim::Cell(_) => "ask-lesson-hex",
            Aim::Does(TableAsk::Own(Ask::Turn { .. })) => "ask-lesson-turn",
            Aim::Does(TableAsk::Own(Ask::Play(Action::Choose(_)))) => "ask-lesson-tile",
            Aim::Does(_) => "ask-lesson-button",
        })
    }
}

/// The keys of whatever may be told of what is tried in a stage with this task, besides what every game tells.
pub(super) fn notes_of(task: &Task) -> Vec<&'static str> {
    let general: &[&'static str] = match task {
        Task::Read | Task::Watch(_) => &[READ_FIRST],
        Task::Turn | Task::Play(_) => &WHILE_DONE,
        Task::Free => &WHILE_FREE,
    };
    // What is said only of pieces that enter, or of two that walk.
    let enters = begins_with(task, &["enter "]).then_some(ENTERS_THERE);
    let both = matches!(task, Task::Play(ways) if ways.iter().any(|way| walks_twice(way))).then_some(CHOOSE_OTHER);
    general.iter().copied().chain(enters).chain(both).collect()
}

/// True if a way sends two pieces one after the other along the same edge.
fn walks_twice(way: &[String]) -> bool {
    way.windows(2).any(|two| two[0].starts_with("move ") && two[0] == two[1])
}

/// The key of the sentence that says to choose a piece of this kind.
fn choose_key(piece: Piece) -> &'static str {
    match piece {
        Piece::Leader => CHOOSE_LEADER,
        Piece::Explorer => CHOOSE_EXPLORER,
    }
}
