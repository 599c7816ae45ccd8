//! A game that is played elsewhere and heard of here: what the seats of this program know of it, what a person here has
//! chosen and whoever has the game has not answered yet.
//!
//! Decides what is shown while an answer is awaited, and what becomes of the later actions of one click, which are asked for
//! one after the other. The copies in which one sees, looks back and thinks come from
//! `retelling`; who carries what is asked to the game and back, this part does not know. Nothing is kept here, nothing taken
//! back and no chance entered: whoever has the game does all that.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use super::Sitting;
use super::retelling::{Heard, Retold};
use crate::ai::Level;
use crate::game::{Actor, DealerDef, Game, Player, RecordOptions, Seat, SeatRecord, Session, View, text_of};

/// Something that is asked of whoever has the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To play this action, in notation, for this seat.
    Play(Seat, String),
    /// To take back all but the first actions.
    TakeBack(usize),
}

/// The line of an action, as it was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    /// True if all of the action was told.
    pub(super) is_whole: bool,
    /// True if the action was played in the copy, so that it has its events there.
    pub(super) is_played: bool,
}

impl Line {
    fn of<G: Game>(step: &Heard<G>) -> Self {
        Self { text: step.line.clone(), is_whole: step.is_whole, is_played: step.is_played }
    }

    fn is_of<G: Game>(&self, step: &Heard<G>) -> bool {
        (&self.text, self.is_whole, self.is_played) == (&step.line, step.is_whole, step.is_played)
    }
}

/// The game as one seat knows it.
struct Knowledge<G: Game> {
    session: Session<G>,
    lines: Vec<Line>,
}

/// Everything that a game elsewhere needs beside what every sitting has.
pub(super) struct Elsewhere<G: Game> {
    /// Whose knowledge the sitting has now, and its lines.
    by: Option<Seat>,
    lines: Vec<Line>,
    /// The same for the other seats of this program.
    others: BTreeMap<Option<Seat>, Knowledge<G>>,
    /// The actions that were chosen and are not answered yet, the one that is asked for first.
    chosen: VecDeque<G::Action>,
    /// Whose they are, and the number of actions that were heard when the first of them was asked for.
    waits: Option<(Seat, usize)>,
    /// The number of changes when it was asked to take something back.
    asked_back: Option<u64>,
    wish: Option<Wish>,
    /// True if at some moment of the game there was something that not everybody knew.
    has_secrets: bool,
    /// True if more was heard than is shown.
    lags: bool,
}

impl<G: Game> Elsewhere<G> {
    /// Forgets what was chosen and is not answered.
    fn give_up_chosen(&mut self) {
        (self.waits, self.wish) = (None, None);
        self.chosen.clear();
    }
}

impl<G: Game> Knowledge<G> {
    /// The knowledge of a seat that has heard this, but for what comes after the first actions; nothing before anything was
    /// heard.
    fn of(retold: &Retold<G>, most: usize) -> Option<Self> {
        // Nothing is dealt here: what chance brings is heard as everything else.
        let start = retold.copy_after(0)?.clone();
        let session = Session::waiting(Arc::clone(retold.rules()), start, DealerDef::Seed(0));
        let mut known = Self { session, lines: Vec::new() };
        hear(&mut known.session, &mut known.lines, retold, most);
        Some(known)
    }
}

/// Brings a game to what was heard of it, but for what comes after the first actions, and says whether anything is otherwise
/// than it was.
fn hear<G: Game>(session: &mut Session<G>, lines: &mut Vec<Line>, retold: &Retold<G>, most: usize) -> bool {
    let heard = &retold.heard()[..most.min(retold.heard().len())];
    let Some(state) = retold.copy_after(heard.len()) else { return false };
    let has_moved = session.hear(heard.iter().map(|step| (step.action, step.before())), state);
    let same = lines.iter().zip(heard).take_while(|(line, step)| line.is_of(step)).count();
    let is_other = same < lines.len() || same < heard.len();
    lines.truncate(same);
    lines.extend(heard[same..].iter().map(Line::of));
    has_moved || is_other
}

impl<G: Game> Sitting<G> {
    /// A game that is played elsewhere, as it was heard by these seats of this program, or by somebody who looks on; nothing
    /// before anything was heard.
    #[must_use]
    pub fn elsewhere(
        heard: &[(Option<Seat>, &Retold<G>)],
        seats: Vec<SeatRecord>,
        options: RecordOptions,
    ) -> Option<Self> {
        let known = heard.iter().filter_map(|(seat, retold)| Some((*seat, Knowledge::of(retold, usize::MAX)?)));
        let mut others: BTreeMap<Option<Seat>, Knowledge<G>> = known.collect();
        let (by, Knowledge { session, lines }) = others.pop_first()?;
        let mut sitting = Self::new(session, seats, options);
        sitting.here = Some(heard.iter().filter_map(|&(seat, _)| seat).collect());
        sitting.is_watched = by.is_none();
        let chosen = VecDeque::new();
        let has_secrets = sitting.has_secrets() || lines.iter().any(|line| !line.is_whole);
        let (waits, asked_back, wish, lags) = (None, None, None, false);
        let elsewhere = Elsewhere { by, lines, others, chosen, waits, asked_back, wish, has_secrets, lags };
        sitting.elsewhere = Some(Box::new(elsewhere));
        sitting.viewer = None;
        sitting.follow(None);
        Some(sitting)
    }

    /// Takes in what was heard since by those who are here now, and who sits where; what comes after the first `most` actions
    /// waits. What was asked for counts as answered, unless `waits`. True if anything has changed.
    pub fn hear(
        &mut self,
        heard: &[(Option<Seat>, &Retold<G>)],
        seats: Vec<SeatRecord>,
        waits: bool,
        most: usize,
    ) -> bool {
        let here: Vec<Seat> = heard.iter().filter_map(|&(seat, _)| seat).collect();
        let mut has_changed = self.seats != seats || self.here.as_ref() != Some(&here);
        let is_played = |seat: Seat| seats.get(seat.index()).is_some_and(|record| record.player == Player::Human);
        if let Some(elsewhere) = &mut self.elsewhere
            && elsewhere.waits.is_some_and(|(seat, _)| !is_played(seat) || !here.contains(&seat))
        {
            // Nobody here decides for that seat any more.
            elsewhere.give_up_chosen();
            has_changed = true;
        }
        for (seat, retold) in heard {
            has_changed |= self.hear_for(*seat, retold, waits, most);
        }
        let Some(elsewhere) = &mut self.elsewhere else { return false };
        let lags = heard.iter().any(|(_, retold)| retold.heard().len() > most);
        has_changed |= std::mem::replace(&mut elsewhere.lags, lags) != lags;
        elsewhere.others.retain(|seat, _| heard.iter().any(|(other, _)| other == seat));
        if !heard.iter().any(|(seat, _)| *seat == elsewhere.by) {
            // Who looked on has a seat now, or has given one up.
            if let Some((by, Knowledge { session, lines })) = elsewhere.others.pop_first() {
                (self.session, elsewhere.by, elsewhere.lines) = (session, by, lines);
                has_changed = true;
            }
        }
        self.is_watched = here.is_empty();
        (self.here, self.seats) = (Some(here), seats);
        if has_changed {
            self.follow(None);
        }
        has_changed
    }

    /// Takes in what this seat has heard since.
    fn hear_for(&mut self, seat: Option<Seat>, retold: &Retold<G>, waits: bool, most: usize) -> bool {
        let Some(elsewhere) = &mut self.elsewhere else { return false };
        if seat != elsewhere.by {
            return match elsewhere.others.get_mut(&seat) {
                Some(known) => hear(&mut known.session, &mut known.lines, retold, most),
                None => Knowledge::of(retold, most).is_some_and(|known| elsewhere.others.insert(seat, known).is_none()),
            };
        }
        if elsewhere.waits.is_some_and(|(_, steps)| waits && steps == retold.heard().len().min(most)) {
            return false;
        }
        let has_waited = elsewhere.waits.is_some();
        let known = elsewhere.lines.len();
        let has_moved = hear(&mut self.session, &mut elsewhere.lines, retold, most);
        let is_secret = |state: &G| View::of(state, None).state() != state;
        elsewhere.has_secrets |= elsewhere.lines.iter().skip(known).any(|line| !line.is_whole)
            || self.session.plies_from(known).any(|(_, before, _)| is_secret(before))
            || is_secret(self.session.state());
        self.ask_for_next();
        has_moved || has_waited
    }

    /// True if the game is played elsewhere and heard of here.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere.is_some()
    }

    /// True if what nobody here may know of the game is made up, so that there is no record of it.
    #[must_use]
    pub fn is_made_up(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.has_secrets) && !self.session.state().is_open()
    }

    /// True while an action that was chosen here is not answered yet.
    #[must_use]
    pub fn awaits_answer(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.waits.is_some())
    }

    /// True while it is not answered whether something may be taken back.
    #[must_use]
    pub fn awaits_taking_back(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.asked_back == Some(self.changes))
    }

    /// True if more was heard of the game than is shown of it by now.
    #[must_use]
    pub fn lags(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|elsewhere| elsewhere.lags)
    }

    /// Gives up what was asked for: it was refused.
    pub fn give_up_wish(&mut self) {
        if let Some(elsewhere) = &mut self.elsewhere {
            (elsewhere.wish, elsewhere.asked_back) = (None, None);
        }
    }

    /// The thing that is asked of whoever has the game, once.
    pub fn take_wish(&mut self) -> Option<Wish> {
        self.elsewhere.as_mut()?.wish.take()
    }

    /// The seat that is to move, if somebody elsewhere decides for it.
    #[must_use]
    pub fn elsewhere_to_move(&self) -> Option<Seat> {
        match self.session.state().actor() {
            Actor::Seat(seat) if self.is_elsewhere() && !self.is_person(seat) => Some(seat),
            _ => None,
        }
    }

    /// Asks for an action. Where it reveals nothing, it is shown as played until it is answered. What is asked for before
    /// that, by the same click, comes after it.
    pub(super) fn play_elsewhere(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let waits = self.elsewhere.as_ref().and_then(|elsewhere| elsewhere.waits);
        let Some(seat) = waits.map(|(seat, _)| seat).or(self.person_to_move()) else { return Ok(()) };
        // Beyond what is shown nobody can say what is possible.
        if self.shows_chosen() {
            self.check(action)?;
        }
        let steps = self.steps();
        self.choose(seat, action);
        if waits.is_none() {
            self.ask_to_play(seat, steps, action);
        }
        self.follow(None);
        Ok(())
    }

    /// True if everything that was chosen is shown as played.
    fn shows_chosen(&self) -> bool {
        self.elsewhere.as_ref().is_some_and(|it| it.lines.len() + it.chosen.len() == self.steps())
    }

    /// Adds an action to those that were chosen, and shows it as played if it reveals nothing: what it would reveal is made
    /// up here.
    fn choose(&mut self, seat: Seat, action: G::Action) {
        let state = self.session.state();
        if self.shows_chosen() && state.actor() == Actor::Seat(seat) && !state.reveals(action) {
            // Where the copy does not allow it, though the view does, it is only awaited.
            let _ = self.session.follow(action);
        }
        if let Some(elsewhere) = &mut self.elsewhere {
            elsewhere.chosen.push_back(action);
        }
    }

    /// Asks for an action of those that were chosen, when so many were heard.
    fn ask_to_play(&mut self, seat: Seat, heard: usize, action: G::Action) {
        let text = text_of::<G>(self.rules(), action);
        if let Some(elsewhere) = &mut self.elsewhere {
            (elsewhere.waits, elsewhere.wish) = (Some((seat, heard)), Some(Wish::Play(seat, text)));
        }
    }

    /// Goes on with what was chosen, once the first of it was answered: asks for the next one if the first was played and
    /// that one is possible, and else for nothing any more.
    fn ask_for_next(&mut self) {
        let Some(elsewhere) = self.elsewhere.as_mut() else { return };
        let heard = elsewhere.lines.len();
        let mut chosen = std::mem::take(&mut elsewhere.chosen);
        let (Some((seat, steps)), Some(first)) = (elsewhere.waits.take(), chosen.pop_front()) else { return };
        let played = self.session.plies_from(steps).next().map(|(action, ..)| action);
        let state = self.session.state();
        let is_asked = played == Some(first) && state.actor() == Actor::Seat(seat);
        let view = View::of(state, Some(seat));
        let Some(&next) = chosen.front().filter(|&&next| is_asked && view.state().check(self.rules(), next).is_ok())
        else {
            return;
        };
        self.ask_to_play(seat, heard, next);
        for action in chosen {
            self.choose(seat, action);
        }
    }

    /// True if an action of this seat can be chosen after those that were: by the same click, or by a plan that is played.
    #[must_use]
    pub fn goes_on_for(&self, seat: Seat) -> bool {
        self.awaits_answer() && self.session.state().actor() == Actor::Seat(seat)
    }

    /// Asks whether all but the first actions may be taken back.
    pub fn ask_back(&mut self, steps: usize) {
        let (now, changes) = (self.steps(), self.changes);
        if let Some(elsewhere) = self.elsewhere.as_mut().filter(|elsewhere| elsewhere.waits.is_none() && steps < now) {
            (elsewhere.wish, elsewhere.asked_back) = (Some(Wish::TakeBack(steps)), Some(changes));
        }
    }

    /// Changes over to what this viewer knows, where the game is heard of here, and returns for whom it can be shown: nobody
    /// where nothing was heard for this viewer, whose secrets would be made up.
    pub(super) fn take_up(&mut self, viewer: Option<Seat>) -> Option<Seat> {
        let Some(elsewhere) = &mut self.elsewhere else { return viewer };
        if elsewhere.by == viewer || viewer.is_none() {
            return viewer;
        }
        if elsewhere.waits.is_some() {
            return None;
        }
        if let Some(Knowledge { session, lines }) = elsewhere.others.remove(&viewer) {
            let session = std::mem::replace(&mut self.session, session);
            let lines = std::mem::replace(&mut elsewhere.lines, lines);
            elsewhere.others.insert(elsewhere.by, Knowledge { session, lines });
            elsewhere.by = viewer;
        }
        viewer.filter(|_| elsewhere.by == viewer)
    }

    /// An action as the viewer has heard of it; nothing where it was not heard for this viewer.
    pub(super) fn heard(&self, index: usize) -> Option<&Line> {
        let elsewhere = self.elsewhere.as_ref().filter(|elsewhere| elsewhere.by == self.viewer)?;
        elsewhere.lines.get(index)
    }
}

/// Who sits where, by the names, colours and computers of a table elsewhere; `known` is what its record says.
#[must_use]
pub fn seated(known: &[SeatRecord], chairs: impl Iterator<Item = (String, String, bool)>) -> Vec<SeatRecord> {
    let seat = |(index, (name, colour, is_computer)): (usize, (String, String, bool))| SeatRecord {
        name,
        colour,
        player: match known.get(index).map(|record| &record.player) {
            _ if !is_computer => Player::Human,
            Some(Player::Computer(level)) => Player::Computer(level.clone()),
            _ => Player::Computer(Level::default().id().to_owned()),
        },
    };
    chairs.enumerate().map(seat).collect()
}
