//! The steps of a turn: single actions, and walks, which take several actions together.
//!
//! Decides what one step is, and which reason is given if it cannot be taken back. What was asked for by one click is
//! one step, which undo takes back whole; of a game that was opened, and of what computers played, nobody knows the
//! clicks, and a piece that goes on belongs to the same step. How far back players may go, the session decides; see
//! [`crate::app::sitting::Sitting::fence`]. How steps look, `strip`, `recap` and `log` decide; what they are called,
//! `steps`.

use super::{Notice, Selection, Table};
use crate::app::sitting::Seen;
use crate::game::{Actor, Seat, TakeBack};
use crate::hex::Cell;
use crate::tikal::{Action, Event, Phase, Piece, State};

/// Something that was done, as a player would tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Pieces of one kind went from one hex to another, over as many passages as it took.
    Walk {
        /// Their kind.
        piece: Piece,
        /// Where they were.
        from: Cell,
        /// Where they went.
        to: Cell,
        /// How many went.
        count: u8,
    },
    /// Any other action.
    Single(Action),
}

/// A deed with the actions it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// How many actions had been played before it.
    pub start: usize,
    /// How many actions had been played after it.
    pub end: usize,
    /// Who acted, or whose turn it was when chance did.
    pub seat: Seat,
    /// Whether it is chance that the program dealt.
    pub dealt: bool,
    /// What was done.
    pub deed: Deed,
}

impl Step {
    /// Whether it is chance: a tile that was drawn, or a treasure that came up.
    #[must_use]
    pub fn is_chance(&self) -> bool {
        matches!(self.deed, Deed::Single(Action::Draw(_) | Action::Reveal(_)))
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
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// What was done in it.
    pub steps: Vec<Step>,
    /// What was taken back and can be played again, next first.
    pub undone: Vec<Step>,
    /// How many actions of the game cannot be taken back; see [`crate::app::sitting::Sitting::fence`]. In a lesson, whose
    /// chance is known beforehand, what it has brought shuts off what was before it as in every game.
    pub fixed: usize,
    /// What [`crate::app::tikal::command::TableCommand::Restart`] goes back to: the last padlock or the turn's beginning.
    pub restart: usize,
    /// What [`crate::app::tikal::command::TableCommand::TakeBackTurn`] goes back to, where the house allows it.
    pub whole: Option<usize>,
}

/// What [`steps_of`] needs of an action that was played: its index, the action, whose it is, whether the program dealt
/// it. In Tikal no action hides anything, so there is always an answer.
pub(super) fn plain(step: &Seen<State>) -> Option<(usize, Action, Seat, bool)> {
    Some((step.index, step.action?, step.before.state().seat(), step.dealt))
}

/// The steps that actions make up. Walks are taken together: one piece over several passages, and several pieces on the
/// same way. `is_asked` tells whether a player asked for the action with this index by a click of its own, so that it
/// begins a step.
pub(super) fn steps_of(
    actions: impl Iterator<Item = (usize, Action, Seat, bool)>,
    is_asked: impl Fn(usize) -> bool,
) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for (index, action, seat, dealt) in actions {
        let (Action::Move { piece, from, to } | Action::Transfer { piece, from, to }) = action else {
            let deed = Deed::Single(action);
            steps.push(Step { start: index, end: index + 1, seat, dealt, deed });
            continue;
        };
        // The same piece goes on, unless it turns back.
        if let Some(Step { end, seat: last_seat, deed: Deed::Walk { piece: last, from: start, to: stop, .. }, .. }) =
            steps.last_mut()
            && (*last_seat, *last, *stop) == (seat, piece, from)
            && *start != to
            && !is_asked(index)
        {
            (*stop, *end) = (to, index + 1);
            continue;
        }
        let deed = Deed::Walk { piece, from, to, count: 1 };
        steps.push(Step { start: index, end: index + 1, seat, dealt, deed });
    }
    // Pieces of one kind that go the same way one after the other are one step.
    let mut together: Vec<Step> = Vec::new();
    for step in steps {
        if let Some(Step { end, seat, deed: Deed::Walk { piece, from, to, count }, .. }) = together.last_mut()
            && let Deed::Walk { piece: next, from: start, to: stop, .. } = step.deed
            && (*seat, *piece, *from, *to) == (step.seat, next, start, stop)
            && !is_asked(step.start)
        {
            (*count, *end) = (*count + 1, step.end);
            continue;
        }
        together.push(step);
    }
    together
}

impl Table {
    /// The running turn: its steps, what was taken back, and how far back it can be taken.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Works out the running turn; called when the game has changed.
    pub(super) fn follow_turn(&self) -> Turn {
        let fixed = self.sitting.fence().max(self.lesson_fence());
        let begin = self.turn_begin(self.steps());
        let steps = self.steps_from(begin, self.steps());
        let (now, seat) = (self.steps(), self.state().seat());
        // What was taken back of others, and of later turns, comes again with what led to it.
        let hands_over = |action: &Option<Action>| matches!(action, Some(Action::End | Action::Bid(_) | Action::Pass));
        let last = self.sitting.undone().position(|action| hands_over(&action));
        let undone = self.sitting.undone().take(last.map_or(usize::MAX, |last| last + 1)).enumerate();
        let undone = undone.filter_map(|(index, action)| Some((now + index, action?, seat, false)));
        let undone = if self.sitting.can_redo() { steps_of(undone, |index| self.is_asked(index)) } else { Vec::new() };
        // Chance at the beginning of a turn stays: starting the turn anew goes back to right after it.
        let own = begin + steps.iter().take_while(|step| step.is_chance()).count();
        Turn { restart: fixed.max(own).min(now), whole: self.whole_turn(fixed), steps, undone, fixed }
    }

    /// How many actions of a lesson stay because they were played before the learner's own, or because chance came after
    /// them.
    fn lesson_fence(&self) -> usize {
        let Some(from) = self.lesson_from else { return 0 };
        let actions: Vec<Action> = self.actions().collect();
        let chance = actions.iter().rposition(|action| matches!(action, Action::Draw(_) | Action::Reveal(_)));
        from.max(chance.map_or(0, |chance| chance + 1))
    }

    /// The steps of all actions but the first `start`, up to the first `end`.
    pub(super) fn steps_from(&self, start: usize, end: usize) -> Vec<Step> {
        let actions = self.sitting.seen_from(start).take(end.saturating_sub(start));
        steps_of(actions.filter_map(|step| plain(&step)), |index| self.is_asked(index))
    }

    /// Whether a player asked for the action with this index by a click of its own.
    fn is_asked(&self, index: usize) -> bool {
        self.asked.contains(&index)
    }

    /// Notes that whatever is played next was not asked for yet, whatever was played there before it was taken back.
    pub(super) fn forget_asked(&mut self) {
        drop(self.asked.split_off(&self.steps()));
        self.forget_chosen();
    }

    /// Notes that a player asks for what is played next: it begins a step.
    pub(super) fn note_asked(&mut self) {
        self.forget_asked();
        self.note_chosen();
        self.asked.insert(self.steps());
    }

    /// How many actions had been played when the turn began in which the first `steps` actions end: when a turn was last
    /// ended, or won in an auction.
    pub(super) fn turn_begin(&self, steps: usize) -> usize {
        let begins = |event: &Event| matches!(event, Event::TurnEnded { .. } | Event::TurnWon { .. });
        (0..steps).rev().find(|&step| self.history.events(step).iter().any(begins)).map_or(0, |step| step + 1)
    }

    /// Where taking back a whole turn leads, in a house where everything can be taken back: to the beginning of the
    /// last turn in which a person decided something, right after its chance. Nothing in other houses, or where there
    /// is nothing to take back.
    fn whole_turn(&self, fixed: usize) -> Option<usize> {
        if self.sitting.take_back() != TakeBack::Anything {
            return None;
        }
        let decides = |step: Seen<State>| match step.before.state().actor() {
            Actor::Seat(seat) => self.sitting.is_person(seat),
            Actor::Chance | Actor::Nobody => false,
        };
        let last = self.sitting.seen_from(0).rposition(decides)?;
        let begin = self.turn_begin(last);
        let is_chance = |step: &Seen<State>| step.before.state().actor() == Actor::Chance;
        let begin = begin + self.sitting.seen_from(begin).take_while(is_chance).count();
        (begin >= fixed).then_some(begin)
    }

    /// Why a step of the running turn cannot be taken back; `None` if it can.
    #[must_use]
    pub fn lock(&self, step: &Step) -> Option<Lock> {
        if step.start >= self.turn.fixed {
            return None;
        }
        let person = self.sitting.is_person(step.seat) && self.state().seat() == step.seat;
        Some(if person || step.dealt { Lock::Chance } else { Lock::NotYours })
    }

    /// Whether this step was played before the learner's own in a lesson, and so stays.
    #[must_use]
    pub fn is_before_learner(&self, step: usize) -> bool {
        self.lesson_from.is_some_and(|from| step < from)
    }

    /// Whether the turn can be taken back to its beginning, or to the last padlock.
    #[must_use]
    pub fn can_restart(&self) -> bool {
        self.can_undo() && self.turn.restart < self.steps()
    }

    /// Whether chance that comes up now shuts off what was done before it: the program deals it, and the house does not
    /// let everything be taken back.
    #[must_use]
    pub fn is_shut_by_chance(&self) -> bool {
        !self.is_plan() && !self.deals_by_hand() && self.sitting.take_back() != TakeBack::Anything
    }

    /// The id of the text for starting the turn anew; where chance in the turn shuts off its beginning, for going back to
    /// that chance.
    #[must_use]
    pub fn restart_title(&self) -> &'static str {
        let restart = self.turn.restart;
        let begins = |step: &&Step| step.end >= restart;
        let own = self.turn.steps.iter().take_while(|step| step.is_chance()).last();
        let last = self.turn.steps.iter().find(begins).filter(|step| step.end == restart && own != Some(step));
        match last.map(|step| step.deed) {
            Some(Deed::Single(Action::Reveal(_))) => "menu-restart-treasure",
            Some(Deed::Single(Action::Draw(_))) => "menu-restart-tile",
            _ => "menu-restart",
        }
    }

    /// Whether a whole turn can be taken back, because the house allows everything to be taken back.
    #[must_use]
    pub fn can_take_back_turn(&self) -> bool {
        self.turn.whole.is_some() && !self.looks_back()
    }

    /// Whether ending the turn would lose points although some action is still possible. An exchange does not count:
    /// often nobody would want it.
    #[must_use]
    pub fn would_waste(&self) -> bool {
        let state = self.state();
        let useful = |action: &Action| !matches!(action, Action::End | Action::Exchange { .. });
        state.phase() == Phase::Act && state.points() > 0 && self.legal().iter().any(useful)
    }

    /// Takes back what was asked for last: a walk with all its passages and pieces, or one action.
    pub(super) fn undo_step(&mut self) {
        match self.turn.steps.last() {
            Some(Step { deed: Deed::Walk { .. }, .. }) => self.take_back_to(self.clicked_last()),
            _ => self.undo_action(),
        }
    }

    /// How many actions had been played at the click that asked for what was done last.
    #[must_use]
    pub fn clicked_last(&self) -> usize {
        match self.turn.steps.last() {
            Some(Step { start, deed: Deed::Walk { .. }, .. }) => self.clicked_at(*start),
            last => last.map_or(self.steps().saturating_sub(1), |step| step.start),
        }
    }

    /// How many actions had been played at the click that a walk beginning there belongs to: with the explorers of a party
    /// its leader goes.
    fn clicked_at(&self, start: usize) -> usize {
        let walks = self.turn.steps.iter().rev().take_while(|step| matches!(step.deed, Deed::Walk { .. }));
        let first = walks.last().map_or(start, |step| step.start);
        self.asked.range(first..=start).next_back().copied().unwrap_or(start)
    }

    /// Takes back the last action.
    pub(super) fn undo_action(&mut self) {
        self.telling_others(|table| {
            table.sitting.undo();
            table.refresh();
        });
    }

    /// Takes something back, and tells whose actions of computers went with it: nobody asked for those by name.
    pub(super) fn telling_others(&mut self, take_back: impl FnOnce(&mut Self)) {
        let played: Vec<(Actor, Option<Action>)> =
            self.sitting.seen_from(0).map(|step| (step.before.state().actor(), step.action)).collect();
        self.notice.take_if(|notice| matches!(notice, Notice::TookBackToo(_)));
        self.note_chosen();
        take_back(self);
        if !self.choose_as_then()
            && let Some((_, Some(Action::Move { piece, from, .. } | Action::Transfer { piece, from, .. }))) =
                played.get(self.steps())
        {
            self.choose_to_go_on(*from, *piece);
        }
        // A tile that comes back into the hand is held as it lay.
        if let (Phase::Place(_), Some((_, Some(Action::Place { rotation, .. })))) =
            (self.state().phase(), played.get(self.steps()))
        {
            self.turned = *rotation;
        }
        let mut others: Vec<Seat> = Vec::new();
        for (actor, _) in played.into_iter().skip(self.steps()) {
            if let Actor::Seat(seat) = actor
                && !self.sitting.is_person(seat)
                && !others.contains(&seat)
            {
                others.push(seat);
            }
        }
        if !others.is_empty() {
            self.notice = Some(Notice::TookBackToo(others));
            self.noticed_at = self.sitting.changes();
        }
    }

    /// Plays again what was taken back last, a walk with all its passages and pieces.
    pub(super) fn redo_step(&mut self) {
        self.play_again(self.clicked_next());
    }

    /// How many actions that were taken back one click had asked for: a walk with all its passages and pieces, or one
    /// action.
    #[must_use]
    pub fn clicked_next(&self) -> usize {
        let Some(first) = self.turn.undone.first() else { return 1 };
        let goes_on = |step: &&Step| matches!(step.deed, Deed::Walk { .. }) && !self.is_asked(step.start);
        let is_walk = matches!(first.deed, Deed::Walk { .. }) && self.is_asked(first.start);
        let more = self.turn.undone.iter().skip(1).take_while(goes_on).filter(|_| is_walk).last();
        more.unwrap_or(first).end - first.start
    }

    pub(super) fn take_back_to(&mut self, actions: usize) {
        self.telling_others(|table| {
            table.sitting.take_back_to(actions);
            table.refresh();
        });
    }

    pub(super) fn play_again(&mut self, actions: usize) {
        self.note_chosen();
        let from = self.steps();
        for _ in 0..actions {
            if !self.sitting.redo() {
                break;
            }
        }
        self.refresh();
        if !self.choose_as_then() && self.steps() > from {
            self.choose_moved();
        }
    }

    /// Notes what is chosen now, for when the game comes here again by taking back or playing again.
    fn note_chosen(&mut self) {
        self.chosen_then.insert(self.steps(), (self.selection, self.party));
    }

    /// Forgets what was chosen at moments that do not come again, as something else is played from here.
    fn forget_chosen(&mut self) {
        drop(self.chosen_then.split_off(&self.steps()));
    }

    /// Chooses what was chosen when the game was last where it is now; whether that is known and still there.
    fn choose_as_then(&mut self) -> bool {
        let Some(&(selection, party)) = self.chosen_then.get(&self.steps()) else { return false };
        let acts = self.state().phase() == Phase::Act && self.person_to_move().is_some();
        let seat = self.state().seat();
        let is_there = |selection: Selection| {
            selection.piece.is_none_or(|piece| self.state().band(selection.cell, seat).has(piece))
        };
        if !acts || !selection.is_none_or(is_there) {
            return false;
        }
        (self.selection, self.party) = (selection, party);
        self.refresh();
        true
    }

    /// Chooses the piece that has walked or entered last, as it is the one to go on with.
    fn choose_moved(&mut self) {
        let last = self.sitting.seen_from(self.steps().saturating_sub(1)).next().and_then(|step| step.action);
        if let Some(
            Action::Move { piece, to: cell, .. }
            | Action::Transfer { piece, to: cell, .. }
            | Action::Enter { piece, camp: cell },
        ) = last
        {
            self.choose_to_go_on(cell, piece);
        }
    }

    /// Chooses a piece of the person who is to act, if it is there.
    fn choose_to_go_on(&mut self, cell: Cell, piece: Piece) {
        let acts = self.state().phase() == Phase::Act && self.person_to_move().is_some();
        if acts && self.state().band(cell, self.state().seat()).has(piece) {
            self.selection = Some(Selection { cell, piece: Some(piece) });
            self.party = 1;
            self.refresh();
        }
    }
}
