//! Putting right something that was entered or played earlier in a game on a real table, and playing the rest again as
//! far as the rules allow it.
//!
//! Decides what may be put right, which of the later actions stay, and what is told of those that do not. While it goes on,
//! the file holds the game as it was, so that nothing is lost if the program ends; then the whole game is written anew. From
//! then on the way back to the game before leads through this table alone: it closes with the next change, and with the
//! program.

use std::sync::Arc;

use super::Sitting;
use super::keep::Change;
use crate::game::{Actor, Game, MAX_ACTIONS, Seat, Session, View, line_of};

/// Something earlier that is being put right, or was with the last change of the game.
#[derive(Clone, Debug)]
pub struct Amendment<G: Game> {
    /// The game as it was.
    former: Session<G>,
    /// The index of the first action that is replaced.
    start: usize,
    /// The index of the first one after those.
    end: usize,
    outcome: Option<Outcome<G>>,
    /// The count of changes when it was done; see [`Sitting::changes`].
    done_at: u64,
}

/// The fate of the later actions.
#[derive(Clone, Debug)]
pub struct Outcome<G: Game> {
    /// The number of those that were left out.
    pub dropped: usize,
    /// The first of them.
    pub first: Option<Dropped<G>>,
}

/// An action that was left out, as everybody may know it.
#[derive(Clone, Debug)]
pub struct Dropped<G: Game> {
    /// Whose it was, or whose turn, where chance moved.
    pub seat: Option<Seat>,
    /// Its line.
    pub line: String,
    /// The rule that forbids it now, where everybody can see that it does.
    pub why: Option<G::Illegal>,
}

impl<G: Game> Amendment<G> {
    /// The index of the first action that is replaced.
    #[must_use]
    pub fn start(&self) -> usize {
        self.start
    }

    /// The number of the later actions.
    #[must_use]
    pub fn later(&self) -> usize {
        self.former.actions().len().saturating_sub(self.end)
    }

    /// The fate of the later actions, once they were played again.
    #[must_use]
    pub fn outcome(&self) -> Option<&Outcome<G>> {
        self.outcome.as_ref()
    }

    /// The lines of what is replaced, as everybody may read them.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let replaced = self.former.plies_from(self.start).take(self.end - self.start);
        replaced.map(|(action, before, _)| line_of::<G>(self.former.rules(), before, action, None)).collect()
    }
}

impl<G: Game> Sitting<G> {
    /// True if the game can go back to before the action with this index, whoever played it: on a real table everything
    /// can be put right. Not while something else is.
    #[must_use]
    pub fn can_change(&self, index: usize) -> bool {
        self.deals_by_hand() && !self.is_watched() && self.amending().is_none() && index < self.steps()
    }

    /// True if something else can be played in the place of this action: not for a computer.
    #[must_use]
    pub fn can_replace(&self, index: usize) -> bool {
        let is_own = |before: &G| match before.actor() {
            Actor::Seat(seat) => self.is_person(seat),
            Actor::Chance => true,
            Actor::Nobody => false,
        };
        self.can_change(index) && self.session.plies_from(index).next().is_some_and(|(_, before, _)| is_own(before))
    }

    /// Goes back to before the action with this index, through the fence and past whoever played since; until something
    /// else is played, all of it can be played again. False, and nothing changed, where it cannot be changed.
    pub fn go_back(&mut self, index: usize) -> bool {
        let may = self.can_change(index) && self.session.go_back(index);
        if may {
            self.follow(Some(Change::TakenBack));
        }
        may
    }

    /// The thing that is being put right.
    #[must_use]
    pub fn amending(&self) -> Option<&Amendment<G>> {
        self.amendment.as_deref().filter(|it| it.outcome.is_none())
    }

    /// The thing that was put right, until the game changes again.
    #[must_use]
    pub fn amended(&self) -> Option<&Amendment<G>> {
        self.amendment.as_deref().filter(|it| it.outcome.is_some() && it.done_at == self.changes)
    }

    /// Goes back to before the actions from `start` on, of which those before `end` are replaced by what is played now,
    /// until [`Sitting::play_rest`]. False, and nothing changed, where they cannot be.
    pub fn amend(&mut self, start: usize, end: usize) -> bool {
        if !self.can_change(start) || end <= start || end > self.steps() {
            return false;
        }
        let former = self.session.clone();
        self.amendment = Some(Box::new(Amendment { former, start, end, outcome: None, done_at: 0 }));
        self.retreat();
        true
    }

    /// True if the rest can be played again at once: a single piece of chance was replaced by another.
    #[must_use]
    pub fn is_rest_due(&self) -> bool {
        self.amending()
            .is_some_and(|it| it.end == it.start + 1 && it.former.is_entered(it.start) && self.steps() == it.start + 1)
    }

    /// Plays the later actions again: each that is legal where it comes now, and of whoever decided it. The others are left
    /// out. False if nothing is being put right.
    pub fn play_rest(&mut self) -> bool {
        if self.amending().is_none() {
            return false;
        }
        let Some(mut amendment) = self.amendment.take() else { return false };
        let mut outcome = Outcome { dropped: 0, first: None };
        for (action, before, _) in amendment.former.plies_from(amendment.end) {
            let is_asked = self.session.state().actor() == before.actor() && self.steps() < MAX_ACTIONS;
            if is_asked && self.session.follow(action).is_ok() {
                continue;
            }
            outcome.dropped += 1;
            if outcome.first.is_none() {
                outcome.first = Some(self.dropped(action, before));
            }
        }
        self.follow(Some(Change::Replaced));
        (amendment.outcome, amendment.done_at) = (Some(outcome), self.changes);
        self.amendment = Some(amendment);
        true
    }

    /// An action that cannot be played now, as everybody may know it: what only a seat knows is no reason that is told.
    fn dropped(&self, action: G::Action, before: &G) -> Dropped<G> {
        let (rules, seen) = (self.session.rules(), View::of(self.session.state(), None));
        let why = if before.shows(action, None) { seen.state().check(rules, action).err() } else { None };
        Dropped { seat: before.seat(), line: line_of::<G>(rules, before, action, None), why }
    }

    /// Goes back to where what is put right, or was, begins; the way to [`Sitting::restore`].
    pub fn retreat(&mut self) {
        let Some(amendment) = self.amendment.as_deref() else { return };
        let actions: Vec<G::Action> = amendment.former.actions().take(amendment.start).collect();
        let (rules, start) = (Arc::clone(self.rules()), self.session.start().clone());
        self.session = Session::replay(rules, start, self.session.dealer(), &actions).0;
        self.follow(None);
    }

    /// Puts the game back as it was before anything was put right; false if nothing is, or was with the last changes.
    pub fn restore(&mut self) -> bool {
        let Some(amendment) = self.amendment.take() else { return false };
        self.session = amendment.former;
        // While it goes on, the file has the former game still.
        self.follow(amendment.outcome.map(|_| Change::Replaced));
        true
    }
}
