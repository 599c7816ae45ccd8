//! A game at a table: who sits where, what was played, whose eyes it is seen with, what is kept of it.
//!
//! Knows neither egui nor any game of ours. What is shown of a game goes through here as views: the state itself does
//! not leave, so that nobody sees what only another seat knows.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::ai::Level;
use crate::game::{
    Actor, DealerDef, Game, Player, Record, RecordOptions, Seat, SeatRecord, Session, TakeBack, View, line_of,
};
use crate::library::{OpenedGame, Stopped};
use crate::platform;

/// One action that was played, as it is seen.
#[derive(Clone, Debug)]
pub struct Seen<G: Game> {
    /// How many actions had been played before it.
    pub index: usize,
    /// The action; nothing if a part of it is hidden.
    pub action: Option<G::Action>,
    /// What was seen before it.
    pub before: View<G>,
    /// Whether the program dealt it.
    pub dealt: bool,
}

/// A game at a table.
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    session: Session<G>,
    seats: Vec<SeatRecord>,
    options: RecordOptions,
    viewer: Option<Seat>,

    /// As it stands, for the viewer.
    view: View<G>,
    /// How often something was played, taken back or tried.
    changes: u64,
    /// An earlier state that is looked at, and how many actions had been played then.
    back: Option<(usize, View<G>)>,

    /// Where it was saved or opened last.
    path: Option<PathBuf>,
    /// The actions that are in a file which the player named.
    saved: Option<Vec<G::Action>>,
    remarks: Remarks<G>,
}

/// What a record that was opened says beside its actions; kept as far as they are still the same.
#[derive(Clone, Debug)]
struct Remarks<G: Game> {
    actions: Vec<G::Action>,
    record: Option<Record<G>>,
}

impl<G: Game> Sitting<G> {
    /// A game that was set up.
    #[must_use]
    pub fn new(session: Session<G>, seats: Vec<SeatRecord>, options: RecordOptions) -> Self {
        let view = View::of(session.state(), None);
        let remarks = Remarks { actions: Vec::new(), record: None };
        let mut sitting = Self {
            session,
            seats,
            options,
            viewer: None,
            view,
            changes: 0,
            back: None,
            path: None,
            saved: None,
            remarks,
        };
        sitting.follow();
        sitting
    }

    /// A game that was opened, from a file if there is a path; and what stopped its record, if anything.
    #[must_use]
    pub fn opened(game: OpenedGame<G>, path: Option<PathBuf>) -> (Self, Option<Stopped<G>>) {
        let OpenedGame { record, session, stopped } = game;
        let mut sitting = Self::new(session, record.seats.clone(), record.options.clone());
        let actions: Vec<G::Action> = sitting.session.actions().collect();
        sitting.saved = path.as_ref().map(|_| actions.clone());
        // Saved there again, a record that stops would lose the rest of its actions.
        sitting.path = path.filter(|_| stopped.is_none());
        sitting.remarks = Remarks { actions, record: Some(Record { actions: Vec::new(), ..record }) };
        (sitting, stopped)
    }

    /// The same players and rules again: the next player begins, and chance is another.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let (rules, before) = (Arc::clone(self.session.rules()), self.session.start());
        let seats = before.seats();
        let setup = G::rotated(&before.setup(&rules), seats);
        let dealer = match self.session.dealer() {
            DealerDef::Seed(_) => DealerDef::Seed(platform::fresh_seed()),
            DealerDef::Manual => DealerDef::Manual,
        };
        let start = G::new(&rules, seats, &setup);
        let (session, _) = Session::new(rules, start, dealer);
        Self::new(session, self.seats.clone(), self.options.clone())
    }

    // ---- What is seen ------------------------------------------------------------------------------

    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        self.session.rules()
    }

    /// The game as it stands, as the viewer sees it.
    #[must_use]
    pub fn view(&self) -> &View<G> {
        &self.view
    }

    /// What is shown: the game as it stands, or an earlier state that is looked at.
    #[must_use]
    pub fn shown(&self) -> &View<G> {
        self.back.as_ref().map_or(&self.view, |(_, view)| view)
    }

    /// How many actions had been played in what is shown.
    #[must_use]
    pub fn shown_step(&self) -> usize {
        self.back.as_ref().map_or(self.steps(), |&(step, _)| step)
    }

    /// Whether an earlier state is looked at.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.back.is_some()
    }

    /// Looks at the state after so many actions, or at the game as it stands.
    pub fn look_back(&mut self, step: Option<usize>) {
        let earlier = step.and_then(|step| Some((step, self.session.steps_from(step).next()?.1)));
        self.back = earlier.map(|(step, state)| (step, View::of(state, self.viewer)));
    }

    /// Whose eyes it is seen with; nobody's if nothing that only a seat knows is shown.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Shows what this seat alone knows, because the person who plays it asks, until the turn passes to another seat.
    pub fn look_as(&mut self, seat: Seat) {
        if self.is_person(seat) {
            self.see_with(Some(seat));
        }
    }

    /// Covers what only a seat knows.
    pub fn cover(&mut self) {
        self.see_with(self.only_person());
    }

    /// A number that is another one whenever the game has changed, though as many actions may have been played.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// How many actions were played.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.session.actions().len()
    }

    /// Everything that was played after so many actions, as it is seen.
    pub fn seen_from(&self, start: usize) -> impl ExactSizeIterator<Item = Seen<G>> + DoubleEndedIterator + '_ {
        let (viewer, start) = (self.viewer, start.min(self.steps()));
        self.session.steps_from(start).enumerate().map(move |(index, (action, before, dealt))| Seen {
            index: start + index,
            action: before.shows(action, viewer).then_some(action),
            before: View::of(before, viewer),
            dealt,
        })
    }

    /// What was taken back and can be played again, next first, as it is seen: nothing for an action of which a part is
    /// hidden.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = Option<G::Action>> + '_ {
        self.session.undone_steps().map(|(action, before)| before.shows(action, self.viewer).then_some(action))
    }

    /// The line of one action as the viewer may read it; nothing if so many were not played.
    #[must_use]
    pub fn line(&self, index: usize) -> Option<String> {
        let (action, before, _) = self.session.steps_from(index).next()?;
        Some(line_of::<G>(self.rules(), before, action, self.viewer))
    }

    /// What happened by one action, forced steps included, as the viewer sees it; nothing if so many were not played.
    #[must_use]
    pub fn events(&self, index: usize) -> Vec<G::Event> {
        let Some((action, before, _)) = self.session.steps_from(index).next() else { return Vec::new() };
        let mut events = Vec::new();
        // Every step of a session was legal.
        let _ = before.clone().apply(self.rules(), action, &mut events);
        events.into_iter().filter_map(|event| G::event_for(event, self.viewer)).collect()
    }

    /// Writes what whoever is to move may do into `out`, as far as the viewer knows.
    pub fn legal_actions(&self, out: &mut Vec<G::Action>) {
        self.view.state().legal_actions(self.rules(), out);
    }

    // ---- Who plays ---------------------------------------------------------------------------------

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

    /// House options.
    #[must_use]
    pub fn options(&self) -> &RecordOptions {
        &self.options
    }

    /// Whether a person decides for a seat.
    #[must_use]
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_none_or(|record| record.player == Player::Human)
    }

    /// The person who plays alone against computers.
    fn only_person(&self) -> Option<Seat> {
        let mut people = Seat::default().around(self.session.state().seats()).filter(|&seat| self.is_person(seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// The seat to move, if a person decides for it.
    #[must_use]
    pub fn person_to_move(&self) -> Option<Seat> {
        match self.session.state().actor() {
            Actor::Seat(seat) if self.is_person(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat to move and its level, if a computer decides for it.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<(Seat, &str)> {
        let Actor::Seat(seat) = self.session.state().actor() else { return None };
        match self.seats.get(seat.index()).map(|record| &record.player) {
            Some(Player::Computer(level)) => Some((seat, level)),
            _ => None,
        }
    }

    /// What the seat to move sees, for the computer that plays it; nothing if a person does.
    #[must_use]
    pub fn computers_view(&self) -> Option<View<G>> {
        self.computer_to_move().map(|(seat, _)| View::of(self.session.state(), Some(seat)))
    }

    /// The last thing that the computer to move may do, `end` or a pass where there is one: for one that fails, so that
    /// it does not stop the game.
    #[must_use]
    pub fn computers_way_out(&self) -> Option<G::Action> {
        let (view, mut legal) = (self.computers_view()?, Vec::new());
        view.state().legal_actions(self.rules(), &mut legal);
        legal.pop()
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

    /// Whether chance is entered by hand.
    #[must_use]
    pub fn deals_by_hand(&self) -> bool {
        self.session.dealer() == DealerDef::Manual
    }

    /// Whether somebody enters chance by hand now.
    #[must_use]
    pub fn chance_by_hand(&self) -> bool {
        self.session.state().actor() == Actor::Chance && self.deals_by_hand()
    }

    // ---- What is played ----------------------------------------------------------------------------

    /// Plays an action of whoever is to move.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let played = self.session.play(action).map(|_| ());
        self.follow();
        played
    }

    /// Why an action cannot be played now, as far as the viewer knows.
    ///
    /// # Errors
    /// The reason.
    pub fn check(&self, action: G::Action) -> Result<(), G::Illegal> {
        self.view.state().check(self.rules(), action)
    }

    /// So many actions stay, however much is taken back; see [`Session::fence`]. What was played before a person
    /// decided anything stays in every house: it would be played again at once.
    #[must_use]
    pub fn fence(&self) -> usize {
        let is_decided = |(_, before, dealt): (_, &G, bool)| match before.actor() {
            Actor::Seat(seat) => self.is_person(seat),
            Actor::Chance => !dealt,
            Actor::Nobody => false,
        };
        let decided = self.session.steps().position(is_decided).unwrap_or(self.steps());
        self.session.fence(self.options.take_back, |seat| self.is_person(seat)).max(decided)
    }

    /// How far people may take back in this house.
    #[must_use]
    pub fn take_back(&self) -> TakeBack {
        self.options.take_back
    }

    /// Takes back the last action of a person, with the chance dealt after it and what computers did since; false, and
    /// nothing changed, where that would cross the fence.
    pub fn undo(&mut self) -> bool {
        let may = self.fence() < self.steps() && self.session.undo();
        if may {
            self.back_to_people();
        }
        self.follow();
        may
    }

    /// Takes back actions until so many are left, or to the fence.
    pub fn take_back_to(&mut self, actions: usize) {
        let least = actions.max(self.fence());
        if self.steps() > least {
            while self.steps() > least && self.session.undo() {}
            self.back_to_people();
        }
        self.follow();
    }

    /// Goes on taking back until a person decides: a computer would only do again what is left to it.
    fn back_to_people(&mut self) {
        while !self.asks_people() && self.session.undo() {}
    }

    /// Whether a person decides what comes next.
    fn asks_people(&self) -> bool {
        self.person_to_move().is_some() || self.chance_by_hand()
    }

    /// Whether an action that was taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.session.can_redo() && self.asks_people()
    }

    /// Plays again what was taken back last, with what computers did after it; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        let played = self.can_redo() && self.session.redo().is_some();
        while played && !self.asks_people() && self.session.redo().is_some() {}
        self.follow();
        played
    }

    /// Goes back to where so many actions had been played, whoever played them. None of the others can be played
    /// again; false if there were none.
    pub fn rewind(&mut self, steps: usize) -> bool {
        if steps >= self.steps() && !self.session.can_redo() {
            return false;
        }
        let actions: Vec<G::Action> = self.session.actions().take(steps).collect();
        let (rules, start) = (Arc::clone(self.rules()), self.session.start().clone());
        self.session = Session::replay(rules, start, self.session.dealer(), &actions).0;
        self.follow();
        true
    }

    /// Brings up to date what is seen. A table with several people is covered when the turn passes on.
    fn follow(&mut self) {
        self.changes += 1;
        let asked = self.session.state().seat();
        let viewer = match self.only_person() {
            Some(person) => Some(person),
            None => self.viewer.filter(|&viewer| asked == Some(viewer)),
        };
        self.back = self.back.take().filter(|&(step, _)| step < self.steps());
        self.see_with(viewer);
    }

    fn see_with(&mut self, viewer: Option<Seat>) {
        self.viewer = viewer;
        self.view = View::of(self.session.state(), viewer);
        let step = self.back.as_ref().map(|&(step, _)| step);
        self.look_back(step);
    }

    // ---- What is kept ------------------------------------------------------------------------------

    /// The game so far as a record, with what the record that was opened says beside its actions.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        let record = Record::of(&self.session, self.seats.clone(), self.options.clone());
        let Remarks { actions, record: Some(opened) } = &self.remarks else { return record };
        let same = self.session.actions().zip(actions).take_while(|(now, then)| now == *then).count();
        Record {
            takeovers: kept(&opened.takeovers, same),
            hints: opened.hints.range(..same).copied().collect(),
            comments: kept(&opened.comments, same),
            times: kept(&opened.times, same),
            ..record
        }
    }

    /// Whether everything played is in a file that the player named.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.saved.as_ref().is_some_and(|saved| self.session.actions().eq(saved.iter().copied()))
    }

    /// Whether something is lost if the game goes away: it is not over, not saved, and somebody has played.
    #[must_use]
    pub fn is_at_stake(&self) -> bool {
        let played = || self.session.steps().any(|(_, before, _)| matches!(before.actor(), Actor::Seat(_)));
        self.session.state().actor() != Actor::Nobody && !self.is_saved() && played()
    }

    /// Where the game was saved or opened last.
    #[must_use]
    pub fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// Notes that everything played so far is in this file.
    pub fn saved_as(&mut self, path: PathBuf) {
        self.path = Some(path);
        self.saved = Some(self.session.actions().collect());
    }
}

/// What of a list by index belongs to the first so many actions.
fn kept<T: Clone>(of: &BTreeMap<usize, T>, same: usize) -> BTreeMap<usize, T> {
    of.range(..same).map(|(&index, value)| (index, value.clone())).collect()
}
