//! The steps of a turn, and what is taken back and played again by them.
//!
//! Decides which reason is given if a step cannot be taken back, and where taking back leads. What was asked for by one
//! click is one step, which undo takes back whole; of a game that was opened, and of what computers played, nobody knows
//! the clicks. What makes up a step, the game decides; how far back players may go, the session; see
//! [`crate::sitting::Sitting::fence`].

use super::{Idle, Lock, Notice, Step, Table, TableGame, Turn};
use crate::game::{Actor, Seat, TakeBack};
use crate::sitting::Seen;

impl<G: TableGame> Table<G> {
    /// The running turn: its steps, what was taken back, and how far back it can be taken.
    #[must_use]
    pub fn turn(&self) -> &Turn<G::Deed> {
        &self.turn
    }

    /// Works out the running turn; called when the game has changed.
    pub(super) fn follow_turn(&self) -> Turn<G::Deed> {
        let fixed = self.sitting.fence().max(self.lesson_fence());
        let begin = G::turn_begin(self, self.steps());
        let steps = self.steps_from(begin, self.steps());
        // What was taken back of others, and of later turns, comes again with what led to it.
        let last = self.sitting.undone().position(|seen| G::hands_over(&seen));
        let undone = self.sitting.undone().take(last.map_or(usize::MAX, |last| last + 1));
        let undone = if self.sitting.can_redo() { G::steps(undone, |index| self.is_asked(index)) } else { Vec::new() };
        // Chance at the beginning of a turn stays: starting the turn anew goes back to right after it.
        let own = begin + steps.iter().take_while(|step| step.is_chance).count();
        Turn { restart: fixed.max(own).min(self.steps()), whole: self.whole_turn(fixed), steps, undone, fixed }
    }

    /// The number of actions of a lesson that stay because they were played before the learner's own, or because chance
    /// came after them.
    fn lesson_fence(&self) -> usize {
        let Some(from) = self.lesson.from else { return 0 };
        let mut chance = self.sitting.seen_from(0).filter(|step| step.before.state().actor() == Actor::Chance);
        from.max(chance.next_back().map_or(0, |chance| chance.index + 1))
    }

    /// The steps of all actions but the first `start`, up to the first `end`.
    pub(in crate::app) fn steps_from(&self, start: usize, end: usize) -> Vec<Step<G::Deed>> {
        let actions = self.sitting.seen_from(start).take(end.saturating_sub(start));
        let steps = G::steps(actions, |index| self.is_asked(index));
        debug_assert!(steps.windows(2).all(|pair| pair[0].end == pair[1].start), "every action belongs to a step");
        steps
    }

    /// True if a player asked for the action with this index by a click of its own.
    fn is_asked(&self, index: usize) -> bool {
        self.asked.contains(&index)
    }

    /// Notes that nobody has asked for what is played next; what was played there before it was taken back does not count.
    pub(super) fn forget_asked(&mut self) {
        drop(self.asked.split_off(&self.steps()));
        G::forget_chosen(self);
    }

    /// Notes that a player asks for what is played next: it begins a step.
    pub(in crate::app) fn note_asked(&mut self) {
        self.forget_asked();
        G::note_chosen(self);
        self.asked.insert(self.steps());
    }

    /// Where taking back a whole turn leads, in a house where everything can be taken back: to the beginning of the
    /// last turn in which a person decided something, right after its chance. Nothing in other houses, or where there
    /// is nothing to take back.
    fn whole_turn(&self, fixed: usize) -> Option<usize> {
        if self.sitting.take_back() != TakeBack::Anything {
            return None;
        }
        let decides = |step: Seen<G>| match step.before.state().actor() {
            Actor::Seat(seat) => self.sitting.is_person(seat),
            Actor::Chance | Actor::Nobody => false,
        };
        let last = self.sitting.seen_from(0).rposition(decides)?;
        let begin = G::turn_begin(self, last);
        let is_chance = |step: &Seen<G>| step.before.state().actor() == Actor::Chance;
        let begin = begin + self.sitting.seen_from(begin).take_while(is_chance).count();
        (begin >= fixed).then_some(begin)
    }

    /// The reason why a step of the running turn cannot be taken back; `None` if it can.
    #[must_use]
    pub fn lock(&self, step: &Step<G::Deed>) -> Option<Lock> {
        if step.start >= self.turn.fixed {
            return None;
        }
        let person = self.sitting.is_person(step.seat) && self.seat_to_move() == step.seat;
        Some(if person || step.dealt { Lock::Chance } else { Lock::NotYours })
    }

    /// True if this step was played before the learner's own in a lesson, and so stays.
    #[must_use]
    pub fn is_before_learner(&self, step: usize) -> bool {
        self.lesson.from.is_some_and(|from| step < from)
    }

    /// True if the last action can be taken back; see [`Turn::fixed`]. Not while an earlier state is looked at: nobody
    /// would see what is taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        (self.turn.fixed < self.steps() || self.takes_back_amendment()) && !self.looks_back()
    }

    /// The reason why nothing can be taken back where that is so.
    #[must_use]
    pub fn why_no_undo(&self) -> Idle {
        let is_shut = |step: &Step<G::Deed>| {
            !step.is_chance && !self.is_before_learner(step.start) && self.lock(step) == Some(Lock::Chance)
        };
        if self.looks_back() {
            Idle::LOOKS_BACK
        } else if let Some(why) = G::why_no_undo(self) {
            why
        } else if self.turn.steps.iter().any(is_shut) {
            if self.is_lesson() { Idle::UNDO_CHANCE_OF_LESSON } else { Idle::UNDO_CHANCE }
        } else {
            Idle::UNDO
        }
    }

    /// True if an action that was taken back can be played again; not while an earlier state is looked at.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.sitting.can_redo() && !self.looks_back() && self.covered_for().is_none()
    }

    /// The reason why nothing can be played again where that is so.
    #[must_use]
    pub fn why_no_redo(&self) -> Idle {
        if self.looks_back() {
            Idle::LOOKS_BACK
        } else if self.covered_for().is_some() {
            Idle::COVERED
        } else {
            Idle::REDO
        }
    }

    /// True if the turn can be taken back to its beginning, or to the last padlock.
    #[must_use]
    pub fn can_restart(&self) -> bool {
        self.turn.fixed < self.steps() && !self.looks_back() && self.turn.restart < self.steps()
    }

    /// True if chance that comes up now shuts off what was done before it: the program deals it, and the house does not
    /// let everything be taken back.
    #[must_use]
    pub fn is_shut_by_chance(&self) -> bool {
        !self.is_plan() && !self.deals_by_hand() && self.sitting.take_back() != TakeBack::Anything
    }

    /// The id of the text for starting the turn anew; where chance in the turn shuts off its beginning, for going back to
    /// that chance. While nothing can be started anew it stays the same, so that the menu keeps its width.
    #[must_use]
    pub fn restart_title(&self) -> &'static str {
        if !self.can_restart() {
            return "menu-restart";
        }
        let restart = self.turn.restart;
        let own = self.turn.steps.iter().take_while(|step| step.is_chance).last();
        let first = self.turn.steps.iter().find(|step| step.end >= restart);
        let chance = first.filter(|step| step.end == restart && step.is_chance && own != Some(step));
        chance.map_or("menu-restart", |step| G::chance_titles(&step.deed).restart)
    }

    /// True if a whole turn can be taken back, because the house allows everything to be taken back.
    #[must_use]
    pub fn can_take_back_turn(&self) -> bool {
        self.turn.whole.is_some() && !self.looks_back()
    }

    /// The reason why no whole turn can be taken back where that is so.
    #[must_use]
    pub fn why_no_whole_undo(&self) -> Idle {
        match self.sitting.take_back() {
            _ if self.looks_back() => Idle::LOOKS_BACK,
            TakeBack::Anything => Idle::NO_WHOLE_TURN,
            TakeBack::Fair => Idle::TAKE_BACK_TURN,
        }
    }

    /// Takes back what was asked for last: a walk with all its passages and pieces, or one action.
    pub(super) fn undo_step(&mut self) {
        match self.turn.steps.last() {
            Some(last) if G::is_long(&last.deed) => self.take_back_to(self.clicked_last()),
            _ => self.undo_action(),
        }
    }

    /// The number of actions that had been played at the click that asked for what was done last.
    #[must_use]
    pub fn clicked_last(&self) -> usize {
        match self.turn.steps.last() {
            Some(last) if G::is_long(&last.deed) => self.clicked_at(last.start),
            last => last.map_or(self.steps().saturating_sub(1), |step| step.start),
        }
    }

    /// The number of actions that had been played at the click to which a walk that begins there belongs: the explorers of
    /// a party go with its leader.
    fn clicked_at(&self, start: usize) -> usize {
        let walks = self.turn.steps.iter().rev().take_while(|step| G::is_long(&step.deed));
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
        let played: Vec<(Actor, Option<G::Action>)> =
            self.sitting.seen_from(0).map(|step| (step.before.state().actor(), step.action)).collect();
        self.notice.take_if(|notice| matches!(notice, Notice::TookBackToo(_) | Notice::TookBackOf(_)));
        let asked = self.sitting.person_to_move();
        G::note_chosen(self);
        take_back(self);
        G::choose_taken_back(self, played.get(self.steps()).and_then(|&(_, action)| action));
        let mut others: Vec<Seat> = Vec::new();
        for (actor, _) in played.into_iter().skip(self.steps()) {
            if let Actor::Seat(seat) = actor
                && !self.sitting.is_person(seat)
                && !others.contains(&seat)
            {
                others.push(seat);
            }
        }
        let again = self.sitting.person_to_move().filter(|_| self.sitting.take_back() != TakeBack::Anything);
        if !others.is_empty() {
            self.notice = Some(Notice::TookBackToo(others));
            self.followed.noticed_at = self.sitting.changes();
        } else if let Some(seat) = again.filter(|_| asked.is_some() && asked != again) {
            self.notice = Some(Notice::TookBackOf(seat));
            self.followed.noticed_at = self.sitting.changes();
        }
    }

    /// Plays again what was taken back last, a walk with all its passages and pieces.
    pub(super) fn redo_step(&mut self) {
        self.play_again(self.clicked_next());
    }

    /// The number of actions that were taken back for which one click had asked: a walk with all its passages and
    /// pieces, or one action.
    #[must_use]
    pub fn clicked_next(&self) -> usize {
        let Some(first) = self.turn.undone.first() else { return 1 };
        let goes_on = |step: &&Step<G::Deed>| G::is_long(&step.deed) && !self.is_asked(step.start);
        let is_walk = G::is_long(&first.deed) && self.is_asked(first.start);
        let more = self.turn.undone.iter().skip(1).take_while(goes_on).filter(|_| is_walk).last();
        self.undone_to(more.unwrap_or(first).end)
    }

    /// The number of actions that have to be played again until this many are played, those of chance included which is
    /// dealt again between them.
    #[must_use]
    pub fn undone_to(&self, end: usize) -> usize {
        self.sitting.undone().take_while(|seen| seen.index < end).count()
    }

    pub(super) fn take_back_to(&mut self, actions: usize) {
        self.telling_others(|table| {
            table.sitting.take_back_to(actions);
            table.refresh();
        });
    }

    pub(super) fn play_again(&mut self, actions: usize) {
        G::note_chosen(self);
        let from = self.steps();
        for _ in 0..actions {
            if !self.sitting.redo() {
                break;
            }
        }
        self.refresh();
        G::choose_played_again(self, from);
    }

    /// The step that led to the state that the board shows, as the log has it: a walk from where it began, as far as it
    /// has come there; none at the very beginning.
    #[must_use]
    pub fn shown_action(&self) -> Option<Step<G::Deed>> {
        let shown = self.shown_step();
        self.steps_from(G::turn_begin(self, shown.checked_sub(1)?), shown).pop()
    }

    /// One action as a step of its own.
    #[must_use]
    pub fn action_step(&self, index: usize) -> Option<Step<G::Deed>> {
        self.steps_from(index, index + 1).pop()
    }
}
