//! The game as it is seen: for whose eyes it is shown, earlier states that are looked at, actions and events as the viewer
//! may know them.
//!
//! Decides what is hidden from whom while it is played, tried out or shown again. What a seat alone knows, the game
//! decides; for whose eyes it is shown again, `replay`.

use super::Sitting;
use crate::game::{Actor, Game, Seat, Sight, View, line_of, text_of};

/// One action that was played, as the viewer sees it.
#[derive(Clone, Debug)]
pub struct Seen<G: Game> {
    /// The number of actions that had been played before it.
    pub index: usize,
    /// The action; nothing if a part of it is hidden.
    pub action: Option<G::Action>,
    /// The game before it, as the viewer sees it.
    pub before: View<G>,
    /// True if the program dealt it.
    pub dealt: bool,
    /// True if it ended the turn of whoever acted, which everybody sees.
    pub ends_turn: bool,
}

impl<G: Game> Sitting<G> {
    /// The game as it stands, as the viewer sees it.
    #[must_use]
    pub fn view(&self) -> &View<G> {
        &self.view
    }

    /// The game as it stands, as everybody may see it: for lists of games.
    #[must_use]
    pub fn public_view(&self) -> View<G> {
        View::of(self.session.state(), None)
    }

    /// True if the game looks to this viewer as it does here.
    #[must_use]
    pub fn looks_alike_to(&self, viewer: Option<Seat>) -> bool {
        View::of(self.session.state(), viewer).state() == self.view.state()
    }

    /// True if nothing in this state, as this seat sees it, is hidden from the viewer of the game.
    #[must_use]
    pub fn sees_all_of(&self, state: &G, seat: Option<Seat>) -> bool {
        let seen = View::of(state, self.viewer);
        View::of(seen.state(), seat).state() == View::of(state, seat).state()
    }

    /// The view that is shown: the game as it stands, or an earlier state that is looked at.
    #[must_use]
    pub fn shown(&self) -> &View<G> {
        self.back.as_ref().map_or(&self.view, |(_, view)| view)
    }

    /// The number of actions that had been played in the shown view.
    #[must_use]
    pub fn shown_step(&self) -> usize {
        self.back.as_ref().map_or(self.steps(), |&(step, _)| step)
    }

    /// True if an earlier state is looked at.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.back.is_some()
    }

    /// Looks at the state after the first `step` actions, or at the game as it stands if there is no `step`. Where the game
    /// is shown again, its end is a moment like the others.
    pub fn look_back(&mut self, step: Option<usize>) {
        let steps = self.steps();
        let step = if self.sight.is_some() { Some(step.map_or(steps, |step| step.min(steps))) } else { step };
        let earlier = step.and_then(|step| match self.session.plies_from(step).next() {
            Some((_, before, _)) => Some((step, before)),
            None => self.sight.map(|_| (steps, self.session.state())),
        });
        self.back = earlier.map(|(step, state)| (step, self.view_of(state)));
    }

    /// True if nothing of this game is secret any more beside what its views hide.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.sight.is_some() || self.session.state().is_open()
    }

    /// A state of this game as the viewer sees it now.
    pub(super) fn view_of(&self, state: &G) -> View<G> {
        match self.sight {
            Some(sight) => sight.of(state),
            None if self.is_open() => View::whole(state, self.viewer),
            None => View::of(state, self.viewer),
        }
    }

    /// The seat whose secrets are shown; nothing if all secrets are covered.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.sight.map_or(self.viewer, Sight::seat)
    }

    /// Shows what this seat alone knows, at the request of the person who plays it, until the turn passes to another
    /// seat. Does nothing for a computer's seat.
    pub fn look_as(&mut self, seat: Seat) {
        if self.is_person(seat) && self.branch_of.is_none() {
            self.looked = Some(seat);
            let before = self.session.plies().next_back().map(|(_, before, _)| before.actor());
            if self.asks_people() && matches!(before, Some(Actor::Seat(other)) if other != seat) {
                self.came = self.steps();
            }
            self.see_with(Some(seat));
        }
    }

    /// Covers what only a seat knows, except from a person who plays alone against computers.
    pub fn cover(&mut self) {
        if self.branch_of.is_none() {
            self.looked = None;
            self.show_to(self.only_person());
        }
    }

    /// Every action after the first `start`, as the viewer sees it.
    pub fn seen_from(&self, start: usize) -> impl ExactSizeIterator<Item = Seen<G>> + DoubleEndedIterator + '_ {
        let start = start.min(self.steps());
        let plies = self.session.plies_from(start).enumerate();
        plies.map(move |(index, (action, before, dealt))| self.seen(start + index, action, before, dealt))
    }

    /// The actions taken back that can be played again, next first, as the viewer sees them.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = Seen<G>> + '_ {
        self.session.undone_plies().map(|(index, action, before)| self.seen(index, action, before, false))
    }

    /// An action with this index, played in this state, as the viewer sees it.
    fn seen(&self, index: usize, action: G::Action, before: &G, dealt: bool) -> Seen<G> {
        let shown = match (self.sight, self.heard(index)) {
            (Some(sight), _) => sight.shows(before, action),
            (None, Some(heard)) => heard.is_whole,
            (None, None) => self.branch_of.is_some() || self.is_open() || before.shows(action, self.viewer),
        };
        let ends_turn = before.ends_turn(action);
        Seen { index, action: shown.then_some(action), before: self.view_of(before), dealt, ends_turn }
    }

    /// The line of the action at this index as the viewer may read it; nothing if the game has no such action.
    #[must_use]
    pub fn line(&self, index: usize) -> Option<String> {
        let (action, before, _) = self.session.plies_from(index).next()?;
        if let Some(sight) = self.sight {
            return Some(sight.line::<G>(self.rules(), before, action));
        }
        if let Some(heard) = self.heard(index) {
            return Some(heard.text.clone());
        }
        Some(if self.branch_of.is_some() || self.is_open() {
            text_of::<G>(self.rules(), action)
        } else {
            line_of::<G>(self.rules(), before, action, self.viewer)
        })
    }

    /// The line of the action at this index as everybody may read it; nothing if the game has no such action.
    #[must_use]
    pub fn public_line(&self, index: usize) -> Option<String> {
        let (action, before, _) = self.session.plies_from(index).next()?;
        Some(if self.session.state().is_open() {
            text_of::<G>(self.rules(), action)
        } else {
            line_of::<G>(self.rules(), before, action, None)
        })
    }

    /// The events of the action at this index, forced steps included, as the viewer sees them; none if the game has no
    /// such action.
    #[must_use]
    pub fn events(&self, index: usize) -> Vec<G::Event> {
        let Some((action, before, _)) = self.session.plies_from(index).next() else { return Vec::new() };
        if self.heard(index).is_some_and(|heard| !heard.is_played) {
            return Vec::new();
        }
        let mut events = Vec::new();
        // It cannot fail: every step of a session was legal.
        let _ = before.clone().apply(self.rules(), action, &mut events);
        if let Some(sight) = self.sight {
            return events.into_iter().filter_map(|event| sight.event::<G>(event)).collect();
        }
        if self.is_open() {
            return events;
        }
        events.into_iter().filter_map(|event| G::event_for(event, self.viewer)).collect()
    }

    /// Writes the actions that are legal now into `out`, as far as the viewer knows them.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.view.state().legal_actions(self.rules(), out);
    }

    /// Shows the game to this viewer; or to the seat to move, if a person plays it from whom nothing is hidden then: nobody
    /// has to ask for that.
    pub(super) fn show_to(&mut self, viewer: Option<Seat>) {
        self.see_with(viewer);
        let is_known = |seat: &Seat| self.sees_all_of(self.session.state(), Some(*seat));
        if let Some(seat) = self.waits_for_look().filter(|seat| self.enters_alone().is_none() && is_known(seat)) {
            self.see_with(Some(seat));
        }
    }

    pub(super) fn see_with(&mut self, viewer: Option<Seat>) {
        self.viewer = self.take_up(viewer);
        self.view = match self.sight {
            Some(sight) => sight.of(self.session.state()),
            None => View::of(self.session.state(), self.viewer),
        };
        let step = self.back.as_ref().map(|&(step, _)| step);
        self.look_back(step);
    }
}
