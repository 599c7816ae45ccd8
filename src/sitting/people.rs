//! People and computers at a table: who sits where, who is to move, who takes a seat over, and whom chance is asked of.

use super::Sitting;
use super::keep::Change;
use crate::ai::Level;
use crate::game::{Actor, DealerDef, Game, Line, Player, Record, RecordOptions, Seat, SeatRecord, Takeover, View};

impl<G: Game> Sitting<G> {
    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[SeatRecord] {
        &self.seats
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
    }

    /// The colour of a player, by name.
    #[must_use]
    pub fn colour(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| seat.colour.as_str())
    }

    /// Gives a player another name and colour.
    pub fn introduce(&mut self, seat: Seat, name: &str, colour: &str) {
        let noted = self.remarks.record.as_mut().map(|record| &mut record.seats);
        for seats in [Some(&mut self.seats), noted].into_iter().flatten() {
            if let Some(record) = seats.get_mut(seat.index()) {
                (record.name, record.colour) = (name.to_owned(), colour.to_owned());
            }
        }
        // The names stand in the header of the game's file.
        self.follow(Some(Change::Replaced));
    }

    /// House options.
    #[must_use]
    pub fn options(&self) -> &RecordOptions {
        &self.options
    }

    /// True if a person decides for a seat, who is here where the game is played elsewhere.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.is_here(seat) && self.seats.get(seat.index()).is_none_or(|record| record.player == Player::Human)
    }

    /// True if whoever decides for a seat is a person, here or elsewhere.
    #[must_use]
    pub fn is_peopled(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_none_or(|record| record.player == Player::Human)
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.here.as_ref().is_none_or(|here| here.contains(&seat))
    }

    /// The seat of the only person who ever played here, if there is exactly one and the game is not only looked on:
    /// whoever gave a seat away may still be there.
    pub(super) fn only_person(&self) -> Option<Seat> {
        // Of a game elsewhere nobody's seat is here but a person's, be it that a computer stands in.
        let is_ones = |seat| self.is_elsewhere() || self.is_person(seat) || self.was_person(seat);
        let ever = |&seat: &Seat| self.is_here(seat) && is_ones(seat);
        let mut people = Seat::default().around(self.session.state().seats()).filter(ever);
        people.next().filter(|_| people.next().is_none() && !self.is_watched())
    }

    /// True if the record says that a person decided for this seat at some time.
    fn was_person(&self, seat: Seat) -> bool {
        self.remarks.record.as_ref().is_some_and(|record| {
            let at_first = record.seats.get(seat.index()).is_some_and(|record| record.player == Player::Human);
            let later = |it: &Takeover| it.seat == seat && it.player == Player::Human;
            at_first || record.takeovers.values().any(later)
        })
    }

    /// The seat to move, if a person decides for it. On a branch nobody is asked but the seat whose turn is tried out; in a
    /// game elsewhere nobody while an answer is awaited.
    #[must_use]
    pub fn person_to_move(&self) -> Option<Seat> {
        let is_asked = |seat| self.branch_of.is_none_or(|own| own == seat);
        match self.session.state().actor() {
            _ if self.awaits_answer() => None,
            Actor::Seat(seat) if self.is_person(seat) && !self.is_watched() && is_asked(seat) => Some(seat),
            _ => None,
        }
    }

    /// The level of the computer that plays a seat, the usual one where it is none of this program's.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Option<Level> {
        match &self.seats.get(seat.index())?.player {
            Player::Computer(level) => Some(level.parse().unwrap_or_default()),
            Player::Human => None,
        }
    }

    /// The seat to move and its level, if a computer decides for it.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<(Seat, &str)> {
        let Actor::Seat(seat) = self.session.state().actor() else { return None };
        // While something is put right, the rest of the game is there already.
        if self.is_watched() || self.amending().is_some() || self.is_elsewhere() {
            return None;
        }
        match self.seats.get(seat.index()).map(|record| &record.player) {
            Some(Player::Computer(level)) => Some((seat, level)),
            _ => None,
        }
    }

    /// The view of the seat to move, for the computer that plays it; nothing if a person does.
    #[must_use]
    pub fn computers_view(&self) -> Option<View<G>> {
        self.computer_to_move().map(|(seat, _)| View::of(self.session.state(), Some(seat)))
    }

    /// The view of the person to move, for a search on this person's behalf; nothing if a computer is to move.
    #[must_use]
    pub fn persons_view(&self) -> Option<View<G>> {
        self.person_to_move().map(|seat| View::of(self.session.state(), Some(seat)))
    }

    /// The last legal action of the computer to move, which is `end` or a pass where there is one: played if the
    /// computer fails to choose, so that the game goes on.
    #[must_use]
    pub fn computers_way_out(&self) -> Option<G::Action> {
        self.way_out(&self.computers_view()?)
    }

    /// The last legal action of the person to move, which is `end` or a pass where there is one: played when its time is
    /// up.
    #[must_use]
    pub fn persons_way_out(&self) -> Option<G::Action> {
        self.way_out(&self.persons_view()?)
    }

    fn way_out(&self, view: &View<G>) -> Option<G::Action> {
        let mut legal = Vec::new();
        view.state().legal_actions(self.rules(), &mut legal);
        legal.pop()
    }

    /// Lets a person or a computer decide for a seat from here on; false, and nothing changed, where the game is not played
    /// here, where it is so already, or where the record has no place left for it.
    pub fn take_over(&mut self, seat: Seat, player: &Player) -> bool {
        let now = self.seats.get(seat.index()).map(|record| &record.player);
        let may = self.is_played_here()
            && !self.is_elsewhere()
            && self.amending().is_none()
            && now.is_some_and(|now| now != player)
            && self.note_takeover(seat, player);
        if may {
            self.seats[seat.index()].player.clone_from(player);
            self.follow(None);
        }
        may
    }

    /// Notes who decides for a seat from here on; false if the record has no place left for it.
    fn note_takeover(&mut self, seat: Seat, player: &Player) -> bool {
        let noted = self.record().takeovers;
        // A record has one change for each action; where two seats change at once, the second is noted before it.
        let is_free = |index: &usize| noted.get(index).is_none_or(|known| known.seat == seat);
        let Some(index) = (0..=self.steps()).rev().find(is_free) else { return false };
        self.remark(Line::Takeover { index, takeover: Takeover { seat, player: player.clone() } });
        true
    }

    /// Notes again who decides for the seats where that was said about actions that were taken back.
    pub(super) fn follow_takeovers(&mut self) {
        let has_any = |record: &Record<G>| !record.takeovers.is_empty();
        if !self.remarks.record.as_ref().is_some_and(has_any) {
            return;
        }
        let noted = self.record().seated();
        for seat in Seat::default().around(self.session.state().seats()) {
            let now = self.seats[seat.index()].player.clone();
            if noted.get(seat.index()).is_some_and(|noted| noted.player != now) {
                self.note_takeover(seat, &now);
            }
        }
    }

    /// The levels of computer players that this program does not know.
    #[must_use]
    pub fn unknown_levels(&self) -> Vec<&str> {
        let levels = self.seats.iter().filter_map(|seat| match &seat.player {
            Player::Computer(level) => Some(level.as_str()),
            Player::Human => None,
        });
        levels.filter(|level| level.parse::<Level>().is_err()).collect()
    }

    /// True if the game is only looked on, because it is played elsewhere or shown again.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.is_watched || self.sight.is_some()
    }

    /// True if the game is only looked on, because it is played elsewhere.
    #[must_use]
    pub fn is_played_elsewhere(&self) -> bool {
        self.is_watched
    }

    /// True if people at this table enter chance by hand.
    #[must_use]
    pub fn deals_by_hand(&self) -> bool {
        self.session.dealer() == DealerDef::Manual && !self.leaves_chance
    }

    /// True if chance is to be entered by hand now.
    #[must_use]
    pub fn chance_by_hand(&self) -> bool {
        self.session.state().actor() == Actor::Chance && self.deals_by_hand() && !self.is_watched()
    }

    /// The seat of the person who alone may see what is to be entered by hand now.
    pub(super) fn enters_alone(&self) -> Option<Seat> {
        let state = self.session.state();
        let seat = state.seat().filter(|&seat| self.chance_by_hand() && self.is_person(seat))?;
        let mut outcomes = Vec::new();
        state.legal_actions(self.session.rules(), &mut outcomes);
        let is_secret = |&outcome: &G::Action| state.shows(outcome, Some(seat)) && !state.shows(outcome, None);
        outcomes.first().is_some_and(is_secret).then_some(seat)
    }

    /// The seat to move, if a person plays it to whom something is not shown that this seat alone knows, or who alone may
    /// see what is to be entered: it waits until that person looks. On a branch nobody waits.
    #[must_use]
    pub fn waits_for_look(&self) -> Option<Seat> {
        let is_other = |seat: &Seat| self.viewer != Some(*seat) && self.branch_of.is_none();
        if let Some(seat) = self.enters_alone().filter(is_other) {
            return Some(seat);
        }
        let seat = self.person_to_move().filter(is_other)?;
        (!self.looks_alike_to(Some(seat))).then_some(seat)
    }

    /// True if people play here, and not a lesson or somebody elsewhere.
    #[must_use]
    pub fn is_played_here(&self) -> bool {
        !self.is_watched() && !self.leaves_chance
    }

    /// Asks nobody at this table for chance, although the program does not deal it: a lesson brings what its file says,
    /// and a plan leaves it open.
    pub fn leave_chance(&mut self) {
        self.leaves_chance = true;
    }
}
