//! A game at a table: who sits where, what was played, for whose eyes it is shown, and what of it is saved.
//!
//! Knows neither egui nor any game of ours. Hands out views only, never the state itself, so that no panel can show
//! what only another seat knows. Where a game is kept `keep` decides, what is seen of it by whom `seen`, who plays `people`,
//! how the computers' seats are thought for `thinker` and `search`, how something earlier is put right `amend`, what is
//! known of the turns of a finished game `review`, how one is shown again `replay`, what is heard of one that is played
//! elsewhere `elsewhere`.

pub mod amend;
pub mod elsewhere;
pub mod keep;
mod people;
mod replay;
pub mod retelling;
pub mod review;
pub mod search;
mod seen;
pub mod thinker;

use std::path::PathBuf;
use std::sync::Arc;

use self::amend::Amendment;
use self::elsewhere::Elsewhere;
use self::keep::{Change, Keep, Keeping};
pub use self::seen::Seen;
use crate::ai::Level;
use crate::game::{
    Actor, DealerDef, Game, Line, Player, Record, RecordOptions, Seat, SeatRecord, Session, Sight, TakeBack, View,
    text_of,
};
use crate::library::{FileError, OpenedGame, ShelfError, Stopped};
use crate::platform;

/// A game at a table.
pub struct Sitting<G: Game> {
    session: Session<G>,
    seats: Vec<SeatRecord>,
    options: RecordOptions,
    viewer: Option<Seat>,
    /// The person who looked last, until somebody else is to move: nobody else has been at the screen since.
    looked: Option<Seat>,

    /// The game as it stands, as the viewer sees it.
    view: View<G>,
    /// For whom the game is shown again from its beginning; nothing while it is played. See [`Sitting::show_again`].
    sight: Option<Sight>,

    /// The number of times that an action was played, taken back or tried so far.
    changes: u64,
    /// The number of actions when a person came to see what is asked of it after another one: what those did stays.
    came: usize,
    /// An earlier state that is looked at, and how many actions had been played then.
    back: Option<(usize, View<G>)>,

    /// Where the game is kept while it is played.
    keeping: Keeping,
    /// The file to which the game was copied, or from which it was opened, last.
    path: Option<PathBuf>,
    /// The count of changes when the game was copied to a file last; see [`Sitting::changes`].
    copied: Option<u64>,
    remarks: Remarks<G>,
    /// Something earlier that is being put right, or was.
    amendment: Option<Box<Amendment<G>>>,
    /// True if the game is only looked on, because it is played elsewhere.
    is_watched: bool,
    /// True if chance comes from elsewhere than from people at this table; see [`Sitting::leave_chance`].
    leaves_chance: bool,
    /// On a branch of a game, whose turn is tried out there; see [`Sitting::branch`].
    branch_of: Option<Seat>,
    /// The game elsewhere that is heard of here, if it is one; see [`Sitting::elsewhere`].
    elsewhere: Option<Box<Elsewhere<G>>>,
    /// The seats of people who are here, in such a game; everybody in any other.
    here: Option<Vec<Seat>>,
}

/// The record's contents besides its actions (takeovers, hints, comments, times), and the actions that go with them. They
/// are saved as far as the game still has the same actions.
#[derive(Clone, Debug)]
struct Remarks<G: Game> {
    actions: Vec<G::Action>,
    record: Option<Record<G>>,
}

/// A game after its first actions as bystanders see it: nobody at its table is a person who could be shown a secret.
#[must_use]
pub fn for_bystanders<G: Game>(
    session: &Session<G>,
    seats: &[SeatRecord],
    options: &RecordOptions,
    actions: usize,
) -> Sitting<G> {
    let mut seats = seats.to_vec();
    for seat in &mut seats {
        seat.player = Player::Computer(Level::default().id().to_owned());
    }
    let actions: Vec<G::Action> = session.actions().take(actions).collect();
    let (rules, start) = (Arc::clone(session.rules()), session.start().clone());
    // What was played once can be played again, and nothing is dealt beside it.
    let (session, _) = Session::replay(rules, start, DealerDef::Manual, &actions);
    Sitting::new(session, seats, options.clone())
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
            looked: None,
            view,
            sight: None,
            changes: 0,
            came: 0,
            back: None,
            keeping: Keeping::default(),
            path: None,
            copied: None,
            remarks,
            amendment: None,
            is_watched: false,
            leaves_chance: false,
            branch_of: None,
            elsewhere: None,
            here: None,
        };
        sitting.follow(None);
        sitting
    }

    /// A game that begins in this position: a person plays the seat that is to move, computers all others, and everything
    /// can be taken back. The same `seed` brings the same chance.
    #[must_use]
    pub fn from_position(rules: &Arc<G::Rules>, start: &G, mut seats: Vec<SeatRecord>, seed: u64) -> Self {
        for (index, seat) in seats.iter_mut().enumerate() {
            seat.player = match &seat.player {
                _ if start.seat().is_some_and(|seat| seat.index() == index) => Player::Human,
                Player::Human => Player::Computer(Level::Expert.id().to_owned()),
                computer @ Player::Computer(_) => computer.clone(),
            };
        }
        let (session, _) = Session::new(Arc::clone(rules), start.clone(), DealerDef::Seed(seed));
        let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
        Self::new(session, seats, options)
    }

    /// A game that was opened, from a file if there is a path; and what stopped its record, if anything.
    #[must_use]
    pub fn opened(game: OpenedGame<G>, path: Option<PathBuf>) -> (Self, Option<Stopped<G>>) {
        let OpenedGame { record, session, stopped, remarked, .. } = game;
        let mut sitting = Self::new(session, record.seated(), record.options.clone());
        // Saving a record that stops early to the same file would lose the rest of its actions.
        sitting.path = path.filter(|_| stopped.is_none());
        sitting.remarks = Remarks { actions: remarked, record: Some(Record { actions: Vec::new(), ..record }) };
        (sitting, stopped)
    }

    /// A new game with the same players and rules: the next player begins, and a seeded dealer has a new seed.
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

    /// A branch of this game, on which a turn of this seat is tried out: it begins with this state, of which no more may be
    /// known than the viewer of the game knows, and everything on it can be taken back. Nobody keeps it, nobody else is
    /// asked, and chance is left open. Nothing of it is hidden: it holds only what was known, and what was tried.
    #[must_use]
    pub fn branch(&self, start: &G, seat: Seat) -> Self {
        let (session, _) = Session::new(Arc::clone(self.rules()), start.clone(), DealerDef::Manual);
        let options = RecordOptions { take_back: TakeBack::Anything, ..self.options.clone() };
        let mut branch = Self::new(session, self.seats.clone(), options);
        (branch.branch_of, branch.leaves_chance) = (Some(seat), true);
        branch.here.clone_from(&self.here);
        branch.see_with(Some(seat));
        branch
    }

    /// The seat whose turn is tried out here, if this is a branch of a game.
    #[must_use]
    pub fn branch_of(&self) -> Option<Seat> {
        self.branch_of
    }

    /// The game after its first actions as bystanders see it: nobody at its table is a person who could be shown a secret.
    #[must_use]
    pub fn for_bystanders(&self, actions: usize) -> Self {
        for_bystanders(&self.session, &self.seats, &self.options, actions)
    }

    // ---- What it is --------------------------------------------------------------------------------

    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        self.session.rules()
    }

    /// A number that differs whenever the game has changed, even if it has as many actions as before.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// The number of actions played.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.session.actions().len()
    }

    /// The number of actions that had been played when the turn began in which the first `steps` actions end.
    #[must_use]
    pub fn turn_begin(&self, steps: usize) -> usize {
        let plies = self.session.plies().take(steps);
        plies
            .rev()
            .position(|(action, before, _)| before.ends_turn(action))
            .map_or(0, |after| steps.min(self.steps()) - after)
    }

    // ---- What is played ----------------------------------------------------------------------------

    /// Plays an action of the seat to move, or of chance.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then, nor in a game that is only looked on.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        if self.is_watched() {
            return Ok(());
        }
        if self.is_elsewhere() {
            return self.play_elsewhere(action);
        }
        self.session.play(action)?;
        self.follow(Some(Change::Played));
        Ok(())
    }

    /// Checks whether an action can be played now, as far as the viewer knows; changes nothing.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check(&self, action: G::Action) -> Result<(), G::Illegal> {
        self.view.state().check(self.rules(), action)
    }

    /// The number of actions that stay, however much is taken back; see [`Session::fence`]. What was played before a
    /// person decided anything stays in every house: it would be played again at once. So does, unless everything can be taken
    /// back, what others did before a person came to the screen to see what it is asked.
    #[must_use]
    pub fn fence(&self) -> usize {
        let is_decided = |(_, before, dealt): (_, &G, bool)| match before.actor() {
            Actor::Seat(seat) => self.is_person(seat),
            Actor::Chance => !dealt,
            Actor::Nobody => false,
        };
        if self.is_watched() || self.awaits_answer() {
            return self.steps();
        }
        if let Some(amending) = self.amending() {
            return amending.start().min(self.steps());
        }
        let decided = self.session.plies().position(is_decided).unwrap_or(self.steps());
        let came = if self.options.take_back == TakeBack::Anything { 0 } else { self.came.min(self.steps()) };
        self.session.fence(self.options.take_back, |seat| self.is_person(seat)).max(decided).max(came)
    }

    /// The reach of taking back in this house, for people.
    #[must_use]
    pub fn take_back(&self) -> TakeBack {
        self.options.take_back
    }

    /// Takes back the last action of a person, with the chance dealt after it and what computers did since; false, and
    /// nothing changed, where that would cross the fence, or where it is asked of whoever has the game.
    pub fn undo(&mut self) -> bool {
        if self.is_elsewhere() {
            let own = self.session.plies().rposition(|(_, before, _)| before.actor() != Actor::Chance);
            if let Some(index) = own.filter(|&index| index >= self.fence()) {
                self.ask_back(index);
            }
            return false;
        }
        let may = !self.is_watched() && self.fence() < self.steps() && self.session.undo();
        if may {
            self.back_to_people();
            self.follow(Some(Change::TakenBack));
        }
        may
    }

    /// The indices of the actions that are chance entered by hand at this table, in order; each can be corrected.
    pub fn entered(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.session.entered().filter(|&index| self.can_change(index))
    }

    /// True if the action with this index is chance entered by hand at this table.
    #[must_use]
    pub fn can_correct(&self, index: usize) -> bool {
        self.can_change(index) && self.session.is_entered(index)
    }

    /// Takes back actions until `actions` are left, or as far as the fence.
    pub fn take_back_to(&mut self, actions: usize) {
        let least = actions.max(self.fence());
        if self.is_elsewhere() {
            return self.ask_back(least);
        }
        if !self.is_watched() && self.steps() > least {
            while self.steps() > least && self.session.undo() {}
            self.back_to_people();
            self.follow(Some(Change::TakenBack));
        }
    }

    /// Goes on taking back until a person decides: a computer would only do again what is left to it.
    fn back_to_people(&mut self) {
        while !self.asks_people() && self.session.undo() {}
    }

    /// True if a person decides the next step.
    fn asks_people(&self) -> bool {
        self.person_to_move().is_some() || self.chance_by_hand() || self.amending().is_some()
    }

    /// True if an action that was taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.session.can_redo() && self.asks_people()
    }

    /// Plays again what was taken back last, with what computers did after it; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        let played = self.can_redo() && self.session.redo().is_some();
        if played {
            while !self.asks_people() && self.session.redo().is_some() {}
            self.follow(Some(Change::PlayedAgain));
        }
        played
    }

    /// Goes back to the state after the first `steps` actions, whoever played the others, and forgets those and what
    /// was taken back; false if there is nothing to forget.
    pub fn rewind(&mut self, steps: usize) -> bool {
        if self.is_elsewhere() || (steps >= self.steps() && !self.session.can_redo()) {
            return false;
        }
        let actions: Vec<G::Action> = self.session.actions().take(steps).collect();
        let (rules, start) = (Arc::clone(self.rules()), self.session.start().clone());
        self.session = Session::replay(rules, start, self.session.dealer(), &actions).0;
        self.follow(Some(Change::TakenBack));
        true
    }

    /// Writes the change down and brings the views up to date. With several people at the table, secrets are covered
    /// when the turn passes on.
    fn follow(&mut self, change: Option<Change>) {
        self.changes += 1;
        // While something is put right, the file has the game as it was.
        if let Some(change) = change.filter(|_| self.amending().is_none()) {
            let mut keeping = std::mem::take(&mut self.keeping);
            let action = |index| self.session.plies_from(index).next().map(|(action, ..)| action);
            let text = |index| action(index).map(|action| text_of::<G>(self.rules(), action)).unwrap_or_default();
            keeping.follow(change, self.steps(), text, || self.record_of(&self.session.played_on()));
            keeping.shorten(self.steps(), || self.record_of(&self.session.played_on()));
            self.keeping = keeping;
        }
        if matches!(change, Some(Change::TakenBack | Change::Replaced)) && self.amending().is_none() {
            self.follow_takeovers();
        }
        let asked = self.session.state().seat();
        let viewer = match self.only_person() {
            _ if self.branch_of.is_some() => self.viewer,
            Some(person) => Some(person),
            None => self.viewer.or(self.looked).filter(|&viewer| asked == Some(viewer)),
        };
        self.looked = self.looked.filter(|&looked| asked.is_none_or(|asked| asked == looked || !self.is_person(asked)));
        self.back = self.back.take().filter(|&(step, _)| step < self.steps());
        self.came = self.came.min(self.steps());
        self.show_to(viewer);
    }

    // ---- What is kept ------------------------------------------------------------------------------

    /// The game so far as a record, with what the opened record holds besides its actions.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        self.record_of(&self.session)
    }

    fn record_of(&self, session: &Session<G>) -> Record<G> {
        let mut record = match &self.remarks {
            Remarks { actions, record: Some(opened) } => opened.continued(session, actions),
            Remarks { record: None, .. } => Record::of(session, self.seats.clone(), self.options.clone()),
        };
        if self.is_elsewhere() {
            // By which seed chance is dealt, nobody knows here.
            record.dealer = DealerDef::Manual;
        }
        record
    }

    /// Notes in the game's record that a hint is shown before the next action.
    pub fn note_hint(&mut self) {
        self.remark(Line::Hint(self.steps()));
    }

    /// Before how many of the actions so far, and the next one, a hint was shown.
    #[must_use]
    pub fn hints(&self) -> usize {
        self.record().hints.len()
    }

    /// The number of those hints that each seat was shown, by its index.
    #[must_use]
    pub fn hints_by_seat(&self) -> Vec<usize> {
        let mut counts = vec![0; self.seats.len()];
        let noted = self.remarks.record.iter().flat_map(|record| &record.hints);
        for &index in noted.filter(|&&index| index <= self.steps()) {
            let before = self.session.plies_from(index).next().map(|(_, before, _)| before.clone());
            let seat = before.as_ref().unwrap_or(self.session.state()).seat();
            if let Some(count) = seat.and_then(|seat| counts.get_mut(seat.index())) {
                *count += 1;
            }
        }
        counts
    }

    /// Notes something about the game besides its actions, in its record and in the file in which it is kept.
    fn remark(&mut self, line: Line) {
        // What is said about actions that were taken back stays, as they can be played again.
        let played_on = self.session.played_on();
        let mut record = self.record_of(&played_on);
        record.actions.clear();
        record.remark(&line, self.steps());
        self.remarks = Remarks { actions: played_on.actions().collect(), record: Some(record) };
        self.keeping.remark(line);
    }

    /// Keeps the game there from now on; what was played so far is safe already.
    pub fn keep(&mut self, keep: Keep) {
        self.keeping = Keeping::new(keep, self.steps());
    }

    /// Ends keeping the game, because it leaves the table.
    pub fn put_away(&mut self) {
        if self.amending().is_some() {
            self.restore();
        }
        let finished = (self.session.state().actor() == Actor::Nobody).then(|| self.record());
        self.keeping.end(finished);
    }

    /// Lets the game only be looked on: nobody decides for any seat here.
    pub fn watch(&mut self) {
        self.is_watched = true;
        (self.viewer, self.looked) = (None, None);
        self.follow(None);
    }

    /// The number of the first actions that are safe, whatever happens to the program.
    #[must_use]
    pub fn safe(&self) -> usize {
        if self.amending().is_some() { self.steps() } else { self.keeping.safe(self.steps()) }
    }

    /// Why the game cannot be kept at present; nothing while it is kept or need not be.
    #[must_use]
    pub fn failure(&self) -> Option<Arc<FileError>> {
        self.keeping.failure(self.steps())
    }

    /// True if the unsafe rest will be kept by another try.
    #[must_use]
    pub fn tries_again(&self) -> bool {
        self.keeping.tries_again()
    }

    /// Waits a moment until everything played is safe, or writing has failed; false if something is not safe.
    #[must_use]
    pub fn settle(&self) -> bool {
        // What is being put right is none of the game yet.
        self.keeping.settle(self.steps()) || self.amending().is_some()
    }

    /// True if nothing is lost if the game goes away now: everything played is kept, or was copied to a file. Waits a
    /// moment for what is being written.
    #[must_use]
    pub fn is_safe(&self) -> bool {
        self.copied == Some(self.changes) || self.settle()
    }

    /// The file in which the game is kept, once there is one.
    #[must_use]
    pub fn game_file(&self) -> Option<PathBuf> {
        self.keeping.path()
    }

    /// Gives the file in which the game is kept another name.
    ///
    /// # Errors
    /// Why it keeps its name.
    pub fn rename(&mut self, name: &str) -> Result<(), ShelfError> {
        self.keeping.rename(name)
    }

    /// The file to which the game was copied, or from which it was opened, last.
    #[must_use]
    pub fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// Notes that the game was copied to this file.
    pub fn saved_as(&mut self, path: PathBuf) {
        (self.path, self.copied) = (Some(path), Some(self.changes));
    }
}
