//! The game at the table and who sits there, as the panels ask for them.
//!
//! The [`Sitting`] knows it; a change that others are told of brings the table up to date too.

use std::sync::Arc;

use super::{Held, Table, TableGame};
use crate::game::{Actor, Record, Seat};
use crate::sitting::Sitting;

impl<G: TableGame> Table<G> {
    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &G::Rules {
        self.sitting.rules()
    }

    /// The rules being played, shared: for whoever keeps them longer than the table.
    #[must_use]
    pub fn shared_rules(&self) -> Arc<G::Rules> {
        Arc::clone(self.sitting.rules())
    }

    /// The game at the table, with its players and its file.
    #[must_use]
    pub fn sitting(&self) -> &Sitting<G> {
        &self.sitting
    }

    /// The state as it stands now, whatever the board shows.
    #[must_use]
    pub fn state(&self) -> &G {
        self.sitting.view().state()
    }

    /// The state that the board shows: as it stands, or an earlier one that is looked at.
    #[must_use]
    pub fn shown(&self) -> &G {
        self.sitting.shown().state()
    }

    /// The number of actions that had been played in the state that the board shows.
    #[must_use]
    pub fn shown_step(&self) -> usize {
        self.sitting.shown_step()
    }

    /// True if the board shows an earlier state.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.sitting.looks_back()
    }

    /// The number of actions that were played.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.sitting.steps()
    }

    /// The seat that is to move, or whose turn it is while chance moves; once the game is over, whose turn was the last.
    pub(super) fn seat_to_move(&self) -> Seat {
        let last = || self.sitting.seen_from(0).next_back().and_then(|step| step.before.state().seat());
        self.state().seat().or_else(last).unwrap_or_default()
    }

    /// All seats of the table.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::default().around(self.state().seats())
    }

    /// True if the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state().actor() == Actor::Nobody
    }

    /// The game so far as a record, with the comments and times of the record that was opened.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        self.sitting.record()
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.sitting.name(seat)
    }

    /// The colour of a player, by name.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> &str {
        self.sitting.colour(seat)
    }

    /// A table for the same game again: the same players and rules; the next player begins, and chance is dealt anew.
    #[must_use]
    pub fn rematch(&self) -> Self {
        Self::of(self.sitting.rematch())
    }

    /// Asks nobody at this table for chance: a lesson brings it, a plan leaves it open.
    pub fn leave_chance(&mut self) {
        self.sitting.leave_chance();
        self.refresh();
    }

    /// Lets the game only be looked on.
    pub fn watch(&mut self) {
        self.sitting.watch();
        self.refresh();
    }

    /// The seat to move, if a person decides for it, nothing has to be uncovered before, and no lesson plays for it.
    #[must_use]
    pub fn person_to_move(&self) -> Option<Seat> {
        let is_asked = self.followed.covered.is_none() && self.held() != Held::Shown;
        self.sitting.person_to_move().filter(|_| is_asked)
    }

    /// The seat of the only person who plays at this computer; nobody's where several do, or where one looks on.
    #[must_use]
    pub fn own_seat(&self) -> Option<Seat> {
        let mut people = self.all_seats().filter(|&seat| self.sitting.is_person(seat));
        let only = people.next().filter(|_| !self.sitting.is_watched())?;
        people.next().is_none().then_some(only)
    }

    /// The seat to move and its level, if a computer decides for it.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<(Seat, &str)> {
        self.sitting.computer_to_move()
    }

    /// True if somebody else can decide for a seat from here on.
    #[must_use]
    pub fn can_change_players(&self) -> bool {
        self.sitting.is_played_here() && !self.sitting.is_elsewhere() && !self.is_plan() && !self.is_over()
    }

    /// True if somebody enters chance by hand now.
    #[must_use]
    pub fn chance_by_hand(&self) -> bool {
        self.sitting.chance_by_hand()
    }

    /// True if chance is entered by hand.
    #[must_use]
    pub fn deals_by_hand(&self) -> bool {
        self.sitting.deals_by_hand()
    }

    /// True if forecasts and hints are hidden in this game.
    #[must_use]
    pub fn is_purist(&self) -> bool {
        self.sitting.options().purist
    }

    /// The number of changes of the game without a command: when computers played, or a lesson went on.
    #[must_use]
    pub(in crate::app) fn changes_of_others(&self) -> u64 {
        self.sitting.changes().saturating_sub(self.followed.own_changes)
    }
}
