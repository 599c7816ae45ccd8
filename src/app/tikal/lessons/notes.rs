//! The answers of a lesson: the sentences on its card about a thing that was tried and has to wait, and those that add
//! to the step's own words.

use super::{Aim, Run};
use crate::app::tikal::command::{Ask, TableAsk};
use crate::hex::Cell;
use crate::tikal::{Action, Phase, Piece};
use crate::words::tikal::lessons::{Lesson, Stage, Task};

/// The keys of the sentences that a lesson has beside those of its stages.
const READ_FIRST: &str = "learn-read-first";
const READ_NEXT: &str = "learn-read-next";
pub(super) const TURN_FIRST: &str = "learn-turn-first";
const ONE_MORE: &str = "learn-one-more";
const TOO_MANY: &str = "learn-too-many";
const NOT_ALL: &str = "learn-not-all";
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
pub(super) const OVER: &str = "learn-over";

/// Those that may be told where a step is read, and where the learner does what it asks for.
const WHILE_READ: [&str; 2] = [READ_FIRST, READ_NEXT];
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
    /// The key of the sentence that says why what was just tried has to wait.
    #[must_use]
    pub fn refusal(&self) -> Option<&'static str> {
        self.refusal
    }

    /// The key of the sentence that says what the stage's own words do not: which piece has to be chosen before anything
    /// else, after something was taken back or let go of; that one of two has entered or gone; that no points are left to
    /// spend.
    #[must_use]
    pub fn missing(&self) -> Option<&'static str> {
        match self.aims().first()? {
            Aim::Piece(..) if self.has_one_more_to_go() => Some(CHOOSE_OTHER),
            &Aim::Piece(_, piece) if !self.stage().chooses => Some(choose_key(piece)),
            Aim::Does(TableAsk::Own(Ask::Play(Action::Enter { .. }))) if !self.played().is_empty() => Some(ONE_MORE),
            Aim::Cell(_) if self.has_one_more_to_go() => Some(ONE_MORE),
            Aim::Does(_) if matches!(self.stage().task, Task::Free) => Some(SPENT),
            Aim::Piece(..) | Aim::Cell(_) | Aim::Does(_) => None,
        }
    }

    /// The keys of whatever [`Run::refusal`] and [`Run::missing`] may say in this stage.
    pub fn notes(&self) -> impl Iterator<Item = &str> {
        notes_of(self.lesson(), self.stage())
    }

    /// True if one piece has gone where another one of the stage goes next.
    fn has_one_more_to_go(&self) -> bool {
        let Task::Play(ways) = &self.stage().task else { return false };
        let played = self.played();
        let Some(&Action::Move { to, .. }) = played.last() else { return false };
        let next = ways.iter().filter(|way| self.begins(way, &played)).find_map(|way| way.get(played.len()));
        matches!(next.and_then(|pattern| self.meant(pattern)), Some(Action::Move { from, .. }) if from != to)
    }

    /// Tells why something has to wait. What the table answered to something else is old then.
    pub(super) fn tell(&mut self, key: &'static str) {
        self.note(key);
        self.table_mut().forget_notice();
    }

    /// Tells it beside what the table answered. Whoever does something goes on, and is no longer asked whether to leave.
    pub(super) fn note(&mut self, key: &'static str) {
        (self.refusal, self.leaving) = (Some(key), false);
    }

    /// Tells that what the card says is read first.
    pub(super) fn refuse_while_read(&mut self, action: Option<Action>) {
        let is_bid = matches!(action, Some(Action::Bid(_) | Action::Pass));
        self.tell(if is_bid { READ_FIRST } else { READ_NEXT });
    }

    /// Tells why an action has to wait.
    pub(super) fn refuse(&mut self, action: Action) {
        let stage = self.stage();
        let told = stage.instead_of.iter().find(|(pattern, _)| self.is_meant(pattern, action));
        self.tell(match (told, action) {
            (Some((_, key)), _) => key,
            (None, Action::End) => NOT_END,
            (None, Action::Bid(_) | Action::Pass) if stage.other.is_none() => READ_FIRST,
            (None, _) => stage.other.as_deref().unwrap_or(NOT_NOW),
        });
    }

    /// Tells why walks have to wait, each of another piece: also where one of these pieces alone would be welcome.
    /// They are several by the number that is set, or since `all` were sent.
    pub(super) fn refuse_walk(&mut self, walks: &[Vec<Action>], all: bool) {
        match walks {
            [one, _, ..] if self.welcome(self.played(), one).is_some() => {
                self.tell(if all { NOT_ALL } else { TOO_MANY });
            }
            _ => walks.iter().flatten().take(1).for_each(|&action| self.refuse(action)),
        }
    }

    /// The key of the sentence that says what to click instead of a hex where nothing is done; nothing where the learner
    /// has nothing to do.
    pub(super) fn way_on(&self, clicked: Cell) -> Option<&'static str> {
        let aims = self.aims();
        let leads_to_hex = aims.iter().any(|aim| matches!(aim, Aim::Cell(_)));
        let is_chosen = self.table().selection().is_some_and(|chosen| chosen.cell == clicked && chosen.piece.is_some());
        Some(match (&self.stage().task, aims.first()) {
            _ if self.is_last() => OVER,
            _ if self.is_watching() => return None,
            (Task::Read | Task::Watch(_), _) => READ_NEXT,
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
        })
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

/// The keys of whatever [`Run::refusal`] and [`Run::missing`] may say in a stage: the card keeps room for all of them.
pub(super) fn notes_of<'a>(lesson: &Lesson, stage: &'a Stage) -> impl Iterator<Item = &'a str> {
    let own = stage.instead_of.iter().map(|(_, key)| key.as_str()).chain(stage.other.as_deref());
    let general: &[&str] = match stage.task {
        _ if lesson.ends_with(stage) => &[OVER],
        Task::Read | Task::Watch(_) => &WHILE_READ,
        Task::Turn | Task::Play(_) => &WHILE_DONE,
        Task::Free => &WHILE_FREE,
    };
    // What is said only of pieces that enter or walk, or of two that walk.
    let begins = |with: &[&str]| match &stage.task {
        Task::Play(ways) => ways.iter().flatten().any(|action| with.iter().any(|word| action.starts_with(word))),
        _ => false,
    };
    let enters = begins(&["enter "]).then_some(ENTERS_THERE);
    let walks = begins(&["move ", "transfer "]).then_some([TOO_MANY, NOT_ALL]).into_iter().flatten();
    let both =
        matches!(&stage.task, Task::Play(ways) if ways.iter().any(|way| walks_twice(way))).then_some(CHOOSE_OTHER);
    own.chain(general.iter().copied()).chain(enters).chain(walks).chain(both)
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
