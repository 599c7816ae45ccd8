//! A guest's side of a table: what it has heard of the game for each of its seats, and what it asks of the host.
//!
//! Knows neither sockets nor clocks. Holds what its seats may know and nothing else. An action that was chosen is sent
//! again after the line broke, as long as the game still stands where it was chosen; whether it was played, what the host
//! tells of the game says and nothing else.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use super::clock::ClockTold;
use super::message::{
    Author, Chair, Emote, Favour, FromGuest, FromHost, Holder, Moment, Parting, Refusal, Secret, Version,
};
use crate::game::{Actor, Game, MAX_ACTIONS, Record, RecordOptions, Rules, Seat, SeatRecord, text_of};
use crate::library::{Library, replay_record};
use crate::sitting::Sitting;
use crate::sitting::elsewhere::{Wish, seated};
use crate::sitting::retelling::{Retold, Strays};

/// The first and the longest pause before a broken line is tried again.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_mins(1));

/// Pauses between attempts, each twice as long as the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pauses(Duration);

impl Default for Pauses {
    fn default() -> Self {
        Self(PAUSES.0)
    }
}

impl Iterator for Pauses {
    type Item = Duration;

    fn next(&mut self) -> Option<Duration> {
        let pause = self.0;
        self.0 = (pause * 2).min(PAUSES.1);
        Some(pause)
    }
}

/// The first message of a guest.
#[must_use]
pub fn hello(secret: Secret, name: &str) -> FromGuest {
    FromGuest::Hello { version: Version::own(), secret, name: name.to_owned() }
}

/// Why a guest cannot go on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GuestError {
    /// The table's game is none of this program, or its variant cannot be played.
    #[error("the table's game cannot be played here: {0}")]
    Table(String),
    /// The table has another game than before.
    #[error("another game is played at this table now")]
    OtherGame,
    /// The host's telling cannot be followed.
    #[error("what the host tells of the game cannot be followed: {0}")]
    Strays(#[from] Strays),
    /// The host told something at the wrong time.
    #[error("the host does not keep to the messages")]
    Disorder,
}

/// The news in a message of the host.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuestNews {
    /// The guest was let in; the host's program is said if it is another one.
    Welcome(Option<String>),
    /// Somebody came, went or sat down.
    Seats,
    /// The game went on, as this seat sees it.
    Game(Option<Seat>),
    /// Something that was asked for is not done.
    Refused(Refusal),
    /// An action came too late. It goes again, should the game still stand as it did where it was chosen.
    Late,
    /// Somebody said something.
    Said(Author, String),
    /// Somebody made a sign.
    Emoted(Author, Emote),
    /// Somebody points at a place of the board, in the game's notation.
    Pointed(Author, String),
    /// The time of another seat runs, or somebody's is nearly up.
    Clock,
    /// Somebody asks a favour: the number of the question, who asks, and what.
    Question(u64, String, Favour),
    /// The whole game has come, as the text of a record.
    Record(String),
    /// The host ends the line.
    Bye(Parting),
}

/// An action that was chosen and is not known to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pending {
    seat: Seat,
    steps: usize,
    /// The moment for which it was sent; nothing if the line broke since, or the host has said that this moment is over.
    at: Option<Moment>,
    action: String,
}

/// The knowledge of one seat, and the moment at which it stands.
struct Known<G: Game> {
    retold: Retold<G>,
    moment: Option<Moment>,
}

/// A guest at a table.
pub struct Guest<G: Game> {
    rules: Arc<G::Rules>,
    /// Who sat where when it was let in, and the options of the house.
    seats: Vec<SeatRecord>,
    options: RecordOptions,
    chairs: Vec<Chair>,
    company: Vec<Author>,
    clock: Option<ClockTold>,
    known: BTreeMap<Option<Seat>, Known<G>>,
    pending: Option<Pending>,
    out: Vec<FromGuest>,
}

impl<G: Game> Guest<G> {
    /// A guest that was let in at a table, whose text is checked like a file from a stranger.
    ///
    /// # Errors
    /// If the game cannot be played here.
    pub fn new(table: &str, library: &Library<G>) -> Result<Self, GuestError> {
        let game = replay_record::<G>(table, library).map_err(|error| GuestError::Table(error.to_string()))?;
        let rules = Arc::clone(game.session.rules());
        let (seats, options) = (game.record.seated(), game.record.options);
        Ok(Self {
            rules,
            seats,
            options,
            chairs: Vec::new(),
            company: Vec::new(),
            clock: None,
            known: BTreeMap::new(),
            pending: None,
            out: Vec::new(),
        })
    }

    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        &self.rules
    }

    /// House options, as they were fixed when the game began.
    #[must_use]
    pub fn options(&self) -> &RecordOptions {
        &self.options
    }

    /// Everybody whose line to the host stands, those without a seat too.
    #[must_use]
    pub fn company(&self) -> &[Author] {
        &self.company
    }

    /// The clock as the host told it last, if the table has one.
    #[must_use]
    pub fn clock(&self) -> Option<&ClockTold> {
        self.clock.as_ref()
    }

    /// Who sits where; none before the host has said.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The seats of this guest.
    pub fn own_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats_held(|holder| holder == Holder::You)
    }

    /// The same with those at which a computer stands in: of all of them this guest is told what they may know.
    pub fn held_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats_held(|holder| matches!(holder, Holder::You | Holder::StandIn))
    }

    fn seats_held(&self, is_held: impl Fn(Holder) -> bool) -> impl Iterator<Item = Seat> {
        let is_held = move |seat: &Seat| self.chairs.get(seat.index()).is_some_and(|chair| is_held(chair.holder));
        Seat::ALL.into_iter().filter(is_held)
    }

    /// The game as this seat knows it; nothing before it has heard of it.
    #[must_use]
    pub fn game(&self, seat: Option<Seat>) -> Option<&Retold<G>> {
        self.known.get(&seat).map(|known| &known.retold)
    }

    /// The seat of this guest that is to move, if everybody is there and none of its actions is under way.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        let is_waiting = self.chairs.iter().any(|chair| chair.holder == Holder::Free);
        if is_waiting || self.pending.is_some() {
            return None;
        }
        self.own_seats().find(|&seat| {
            self.known.get(&Some(seat)).is_some_and(|known| {
                let view = known.retold.view().filter(|_| known.moment.is_some());
                view.is_some_and(|view| view.state().actor() == Actor::Seat(seat))
            })
        })
    }

    /// True if it is the turn of a seat of this guest, false if somebody else decides, or nobody any more; nothing where that
    /// is not known yet: while an action of this guest is under way, chance decides, a seat is free or the line is broken.
    #[must_use]
    pub fn is_own_turn(&self) -> Option<bool> {
        let Some(own) = self.own_seats().next() else { return Some(false) };
        if self.to_move().is_some() {
            return Some(true);
        }
        let known = self.known.get(&Some(own)).filter(|known| known.moment.is_some() && self.pending.is_none())?;
        match known.retold.view()?.state().actor() {
            Actor::Seat(seat) if self.own_seats().any(|own| own == seat) => None,
            Actor::Seat(_) | Actor::Nobody => Some(false),
            Actor::Chance => None,
        }
    }

    /// True if the action with this index is a decision of somebody else than this guest.
    #[must_use]
    pub fn is_by_others(&self, index: usize) -> bool {
        let actor = self.known.values().next().map(|known| known.retold.actor(index));
        matches!(actor, Some(Actor::Seat(seat)) if !self.own_seats().any(|own| own == seat))
    }

    /// True while an action of this guest is under way.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.pending.is_some()
    }

    // ---- The game, to be sat at --------------------------------------------------------------------

    /// The game to sit at, as the seats of this guest know it; nothing before all of them have heard all of it.
    #[must_use]
    pub fn sitting(&self) -> Option<Sitting<G>> {
        Sitting::elsewhere(&self.heard()?, self.seated(), self.options.clone())
    }

    /// Tells a game that is sat at what was heard since, but for what comes after the first `most` actions; `wish` is what was
    /// chosen there and not passed on yet. True if anything has changed.
    pub fn tell(&self, sitting: &mut Sitting<G>, wish: Option<&Wish>, most: usize) -> bool {
        let waits = self.is_asking() || matches!(wish, Some(Wish::Play(..)));
        // Who is told nothing any more, as a seat was freed, decides nothing there.
        let heard = self.heard().or_else(|| self.known.is_empty().then(Vec::new));
        heard.is_some_and(|heard| sitting.hear(&heard, self.seated(), waits, most))
    }

    /// Passes on what was chosen where the game is sat at; what cannot be asked for yet is given back.
    pub fn pass_on(&mut self, wish: Wish) -> Option<Wish> {
        match wish {
            Wish::TakeBack(steps) => self.ask_back(steps),
            Wish::Play(seat, text) if self.to_move() == Some(seat) => {
                // It was written by the same rules.
                if let Ok(action) = G::parse(&self.rules, &text) {
                    self.play(action);
                }
            }
            // A computer has decided there meanwhile.
            Wish::Play(seat, _) if self.own_seats().all(|own| own != seat) => {}
            Wish::Play(..) => return Some(wish),
        }
        None
    }

    fn heard(&self) -> Option<Vec<(Option<Seat>, &Retold<G>)>> {
        let is_whole = !self.known.is_empty() && self.known.values().all(|known| known.moment.is_some());
        is_whole.then(|| self.known.iter().map(|(&seat, known)| (seat, &known.retold)).collect())
    }

    fn seated(&self) -> Vec<SeatRecord> {
        let chair = |chair: &'_ Chair| {
            (chair.name.clone(), chair.colour.clone(), matches!(chair.holder, Holder::Computer | Holder::StandIn))
        };
        seated(&self.seats, self.chairs.iter().map(chair))
    }

    /// The messages to be sent since the last time.
    pub fn take_out(&mut self) -> Vec<FromGuest> {
        std::mem::take(&mut self.out)
    }

    // ---- What is asked of the host -----------------------------------------------------------------

    /// Asks for a seat; for any that is free if none is named.
    pub fn sit(&mut self, seat: Option<Seat>, name: &str, colour: Option<&str>) {
        self.out.push(FromGuest::Sit { seat, name: name.to_owned(), colour: colour.map(str::to_owned) });
    }

    /// Plays an action for the seat to move; does nothing while none of this guest's is.
    pub fn play(&mut self, action: G::Action) {
        let Some(seat) = self.to_move() else { return };
        let Some(Known { retold, moment: Some(at) }) = self.known.get(&Some(seat)) else { return };
        let action = text_of::<G>(&self.rules, action);
        self.out.push(FromGuest::Play { at: *at, action: action.clone() });
        self.pending = Some(Pending { seat, steps: retold.heard().len(), at: Some(*at), action });
    }

    /// Asks the others to take back what was played after the first actions.
    pub fn ask_back(&mut self, steps: usize) {
        let own = self.own_seats().next();
        if let Some(at) = self.known.get(&own).and_then(|known| known.moment) {
            self.out.push(FromGuest::TakeBack { at, steps });
        }
    }

    /// Answers what somebody asked.
    pub fn answer(&mut self, question: u64, agrees: bool) {
        self.out.push(FromGuest::Answer { question, agrees });
    }

    /// Says something to all.
    pub fn say(&mut self, text: &str) {
        self.out.push(FromGuest::Say { text: text.to_owned() });
    }

    /// Makes a sign to all.
    pub fn emote(&mut self, emote: Emote) {
        self.out.push(FromGuest::Emote { emote });
    }

    /// Points at a place of the board, for all to see.
    pub fn point(&mut self, place: &str) {
        self.out.push(FromGuest::Point { place: place.to_owned() });
    }

    /// Asks for the whole game, with all that is hidden: the others have to agree.
    pub fn ask_record(&mut self) {
        let own = self.own_seats().next();
        if let Some(at) = self.known.get(&own).and_then(|known| known.moment) {
            self.out.push(FromGuest::AskRecord { at });
        }
    }

    // ---- What the host says ------------------------------------------------------------------------

    /// The line is broken: what was asked and not sent is forgotten, but for an action.
    pub fn broken(&mut self) {
        self.out.clear();
        self.known.values_mut().for_each(|known| known.moment = None);
        if let Some(pending) = &mut self.pending {
            pending.at = None;
        }
    }

    /// Takes a message of the host.
    ///
    /// # Errors
    /// If the host cannot be followed. The line should be ended then.
    pub fn receive(&mut self, message: FromHost) -> Result<GuestNews, GuestError> {
        Ok(match message {
            FromHost::Welcome { version, table } => {
                // The host's program may have begun anew since the line broke, but with the same game.
                let same = Record::<G>::read(&table).map_err(|error| GuestError::Table(error.to_string()))?;
                if same.hash.as_deref() != Some(self.rules.hash()) {
                    return Err(GuestError::OtherGame);
                }
                let program = version.program;
                GuestNews::Welcome((program != Version::own().program).then_some(program))
            }
            FromHost::Seats { chairs, company } => {
                (self.chairs, self.company) = (chairs, company);
                let (own, held): (Vec<Seat>, Vec<Seat>) = (self.own_seats().collect(), self.held_seats().collect());
                self.known.retain(|seat, _| seat.map_or(held.is_empty(), |seat| held.contains(&seat)));
                self.pending.take_if(|pending| !own.contains(&pending.seat));
                GuestNews::Seats
            }
            FromHost::Told { seat, moment, told } => {
                if seat.is_some_and(|seat| self.held_seats().all(|held| held != seat)) {
                    return Err(GuestError::Disorder);
                }
                // All seats together have no more than a game may have, so that no host fills this program's memory.
                let others = self.known.iter().filter(|(other, _)| **other != seat);
                let heard: usize = others.map(|(_, known)| known.retold.heard().len()).sum();
                if heard + told.from + told.steps.len() > MAX_ACTIONS {
                    return Err(Strays::TooLong.into());
                }
                let new = || Known { retold: Retold::new(Arc::clone(&self.rules), seat), moment: None };
                let known = self.known.entry(seat).or_insert_with(new);
                known.retold.hear(&told)?;
                known.moment = moment;
                self.follow_pending();
                GuestNews::Game(seat)
            }
            FromHost::Refused(refusal) => match (&mut self.pending, refusal) {
                // It may be the one that was just played, and is not told before it is safe on the host's disk: whoever
                // chose anew at once would choose for the same moment, and be refused again and again until then.
                (Some(pending), Refusal::Late) => {
                    pending.at = None;
                    GuestNews::Late
                }
                (_, Refusal::TooMuch) => GuestNews::Refused(refusal),
                (pending, _) => {
                    *pending = None;
                    GuestNews::Refused(refusal)
                }
            },
            FromHost::Said { author, text } => GuestNews::Said(author, text),
            FromHost::Emoted { author, emote } => GuestNews::Emoted(author, emote),
            FromHost::Pointed { author, place } => GuestNews::Pointed(author, place),
            FromHost::Clock(clock) => {
                self.clock = Some(clock);
                GuestNews::Clock
            }
            FromHost::Question { question, name, asks } => GuestNews::Question(question, name, asks),
            FromHost::Record { text } => GuestNews::Record(text),
            FromHost::Bye(parting) => GuestNews::Bye(parting),
        })
    }

    /// Looks whether the action that was chosen last is played by now. Where the game still stands where it was chosen, but
    /// at another moment, it is sent again: the line broke before the host had it, or had it safe, or it came too late.
    fn follow_pending(&mut self) {
        let Some(pending) = &mut self.pending else { return };
        let Some(Known { retold, moment: Some(moment) }) = self.known.get(&Some(pending.seat)) else { return };
        let is_there = retold.heard().len() == pending.steps
            && retold.view().is_some_and(|view| view.state().actor() == Actor::Seat(pending.seat));
        if !is_there {
            self.pending = None;
        } else if pending.at != Some(*moment) {
            pending.at = Some(*moment);
            self.out.push(FromGuest::Play { at: *moment, action: pending.action.clone() });
        }
    }
}
