//! The host's side of a table: who is let in, who holds which seat, what is played for whom, whose time is up, and what
//! everybody is told.
//!
//! Knows neither sockets nor clocks: lines have numbers, frames of bytes go in and come out, and the time is told. The game
//! is the [`Sitting`] of whoever hosts, who plays for computers and keeps the game; nothing is told before it is safe on
//! the disk, so that what a guest has heard stays, whatever happens to the host.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use sha2::{Digest, Sha256};

use super::clock::{AtEnd, Clock, ClockRule, KeptClock, Ring, Span};
use super::message::{
    Author, Chair, Emote, Favour, FromGuest, FromHost, Holder, Key, MAX_CHAT, MAX_FROM_HOST, MAX_PLACE, Moment,
    Parting, Refusal, Secret, Version, framed, read,
};
use super::rate::Rate;
use crate::ai::Level;
use crate::game::bounds::{MAX_NAME, cut};
use crate::game::{Actor, Game, Player, Rules, Seat};
use crate::sitting::Sitting;
use crate::sitting::retelling::{Teller, Told};

/// The most lines at a time, those that have not said yet who they are included.
const MOST_LINES: usize = 32;
/// The time within which a guest has to say who it is.
const PATIENCE: Duration = Duration::from_secs(10);
/// The messages that a guest may send at once, and those that it may send a second for long: more than any program plays.
const BURST: f64 = 200.0;
const PER_SECOND: f64 = 50.0;
/// The most that a guest may say, sign and point at at once, and for long, as everybody is sent it: a line or a sign counts
/// for two.
const TALK: f64 = 20.0;
const TALK_PER_SECOND: f64 = 5.0;
const SAYS: f64 = 2.0;
const POINTS: f64 = 1.0;
/// The same for asking for the whole game, which is long.
const ASKS_ALL: f64 = 5.0;
/// The most actions by which a turn is ended whose time is up.
const MOST_TO_END: usize = 200;
/// About the most bytes of steps in one message.
const CHUNK: usize = 256 << 10;

/// Something for a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Out {
    /// These bytes are to be sent.
    Send(u64, Vec<u8>),
    /// The line is to be closed, once everything is sent.
    Close(u64),
}

/// Something that happened at the table, for its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostNews {
    /// Somebody was let in.
    Came(String),
    /// Somebody's line has ended.
    Went(String),
    /// Somebody has taken a seat.
    Sat(Seat, String),
    /// A seat was freed for somebody else.
    Freed(Seat),
    /// A computer plays a seat from here on.
    Computer(Seat, Level),
    /// The time of somebody is nearly up.
    Warned(Seat, String),
    /// The time of somebody is up.
    TimeUp(Seat, String),
    /// Somebody said something.
    Said(String, String),
    /// Somebody made a sign.
    Emoted(String, Emote),
    /// Somebody was told the whole game.
    GaveRecord(String),
    /// Everybody has agreed to take back what was played, until so many actions were left.
    TookBack(usize),
    /// A line was closed.
    Closed(Key, Parting),
}

/// Somebody at the other end of a line.
struct Visitor<G: Game> {
    key: Key,
    since: Duration,
    /// The name, once the ticket was shown.
    name: Option<String>,
    rate: Rate,
    /// The talk that it may send to all.
    talk: Rate,
    sights: Vec<Sight<G>>,
}

/// Who tells a guest of the game for one of its seats, and the moment that it has told of last.
struct Sight<G: Game> {
    teller: Teller<G>,
    moment: Option<Moment>,
}

impl<G: Game> Sight<G> {
    fn new(seat: Option<Seat>) -> Self {
        Self { teller: Teller::new(seat), moment: None }
    }
}

/// A question that waits for answers.
struct Question {
    number: u64,
    /// The line of whoever asks.
    by: u64,
    at: Moment,
    asks: Favour,
    /// Those who have not answered.
    asked: BTreeSet<Key>,
}

/// A table to which guests come.
pub struct Host<G: Game> {
    secret: Secret,
    /// Another number each time that the program begins; see [`Moment`].
    number: u64,
    /// The key of the guest that holds each seat.
    holders: Vec<Option<Key>>,
    lets_watch: bool,
    visitors: BTreeMap<u64, Visitor<G>>,
    question: Option<Question>,
    questions: u64,
    clock: Option<Clock>,
    /// True if somebody has to be told who sits where.
    has_moved: bool,
    out: Vec<Out>,
    news: Vec<HostNews>,
}

impl<G: Game> Host<G> {
    /// A table that is entered with this secret and has these guests already, by seat. The number has to be another one
    /// each time that a game goes on.
    #[must_use]
    pub fn new(secret: Secret, number: u64, holders: Vec<Option<Key>>, lets_watch: bool) -> Self {
        Self {
            secret,
            number,
            holders,
            lets_watch,
            visitors: BTreeMap::new(),
            question: None,
            questions: 0,
            clock: None,
            has_moved: false,
            out: Vec::new(),
            news: Vec::new(),
        }
    }

    /// The keys of the guests that hold seats, by seat.
    #[must_use]
    pub fn holders(&self) -> &[Option<Key>] {
        &self.holders
    }

    /// True if every seat for a person is held, so that the game goes on.
    #[must_use]
    pub fn is_full(&self, sitting: &Sitting<G>) -> bool {
        seats_of(sitting).all(|seat| !sitting.is_person(seat) || self.holder(seat).is_some())
    }

    /// Gives the table a clock. To be done before anybody comes.
    pub fn set_clock(&mut self, clock: Clock) {
        self.clock = Some(clock);
    }

    /// The clock as it is to lie on the disk.
    #[must_use]
    pub fn clock(&self) -> Option<KeptClock> {
        self.clock.as_ref().map(Clock::kept)
    }

    /// Everything to be sent since the last time.
    pub fn take_out(&mut self) -> Vec<Out> {
        std::mem::take(&mut self.out)
    }

    /// Everything that has happened since the last time.
    pub fn take_news(&mut self) -> Vec<HostNews> {
        std::mem::take(&mut self.news)
    }

    fn holder(&self, seat: Seat) -> Option<Key> {
        self.holders.get(seat.index()).copied().flatten()
    }

    fn moment(&self, sitting: &Sitting<G>) -> Moment {
        Moment { table: self.number, change: sitting.changes() }
    }

    // ---- Lines -------------------------------------------------------------------------------------

    /// Somebody with this key has come to the door.
    pub fn arrived(&mut self, line: u64, key: Key, now: Duration) {
        let rate = Rate::new(BURST, PER_SECOND, now);
        let talk = Rate::new(TALK, TALK_PER_SECOND, now);
        self.visitors.insert(line, Visitor { key, since: now, name: None, rate, talk, sights: Vec::new() });
        if self.visitors.len() > MOST_LINES {
            self.close(line, Parting::Full);
        }
    }

    /// A line has ended.
    pub fn gone(&mut self, line: u64) {
        let Some(visitor) = self.visitors.remove(&line) else { return };
        if let Some(name) = visitor.name {
            self.news.push(HostNews::Went(name));
            self.has_moved = true;
        }
        if self.question.as_ref().is_some_and(|question| question.by == line) {
            self.question = None;
        }
    }

    /// Ends a line, and says why.
    fn close(&mut self, line: u64, why: Parting) {
        if let Some(visitor) = self.visitors.get(&line) {
            self.news.push(HostNews::Closed(visitor.key, why.clone()));
            self.send(line, &FromHost::Bye(why));
            self.out.push(Out::Close(line));
            self.gone(line);
        }
    }

    /// Ends all lines, because the table rests.
    pub fn close_all(&mut self) {
        let lines: Vec<u64> = self.visitors.keys().copied().collect();
        for line in lines {
            self.close(line, Parting::Closed);
        }
    }

    /// Ends the lines of those who do not say who they are. To be called every second or so.
    pub fn tick(&mut self, now: Duration) {
        let is_silent = |visitor: &Visitor<G>| visitor.name.is_none() && now.saturating_sub(visitor.since) > PATIENCE;
        let silent: Vec<u64> = self.visitors.iter().filter(|(_, it)| is_silent(it)).map(|(&line, _)| line).collect();
        for line in silent {
            self.close(line, Parting::Silent);
        }
    }

    fn send(&mut self, line: u64, message: &FromHost) {
        self.out.push(Out::Send(line, framed(message)));
    }

    fn send_to_all(&mut self, message: &FromHost) {
        let frame = framed(message);
        let greeted = self.visitors.iter().filter(|(_, visitor)| visitor.name.is_some());
        self.out.extend(greeted.map(|(&line, _)| Out::Send(line, frame.clone())));
    }

    // ---- Messages ----------------------------------------------------------------------------------

    /// A message has come, with how many bytes it may have checked already. What it changes, [`Host::follow`] tells.
    pub fn receive(&mut self, sitting: &mut Sitting<G>, line: u64, message: &[u8], now: Duration) {
        let Some(visitor) = self.visitors.get_mut(&line) else { return };
        let Ok(message) = read::<FromGuest>(message) else { return self.close(line, Parting::Nonsense) };
        if !visitor.rate.spend(1.0, now) {
            return self.close(line, Parting::TooFast);
        }
        let cost = match message {
            FromGuest::Say { .. } | FromGuest::Emote { .. } => SAYS,
            FromGuest::Point { .. } => POINTS,
            FromGuest::AskRecord { .. } => ASKS_ALL,
            _ => 0.0,
        };
        let may_talk = visitor.talk.spend(cost, now);
        let refused = match message {
            FromGuest::Hello { version, secret, name } => return self.greet(sitting, line, &version, secret, &name),
            _ if visitor.name.is_none() => return self.close(line, Parting::Nonsense),
            _ if !may_talk => Err(Refusal::TooMuch),
            FromGuest::Sit { seat, name, colour } => self.sit(sitting, line, seat, &name, colour.as_deref()),
            FromGuest::Play { at, action } => {
                let played = self.play(sitting, line, at, &action);
                // The game itself is the measure of what is played in it: a quick program is no flood.
                if played.is_ok()
                    && let Some(visitor) = self.visitors.get_mut(&line)
                {
                    visitor.rate.spend(-1.0, now);
                }
                played
            }
            FromGuest::TakeBack { at, steps } => self.ask(sitting, line, at, Favour::TakeBack(steps)),
            FromGuest::AskRecord { at } => self.ask(sitting, line, at, Favour::Record),
            FromGuest::Answer { question, agrees } => {
                self.answer(sitting, line, question, agrees);
                Ok(())
            }
            FromGuest::Say { text } => {
                self.say(line, &text);
                Ok(())
            }
            FromGuest::Emote { emote } => {
                let author = self.author(line);
                self.send_to_all(&FromHost::Emoted { author: author.clone(), emote });
                self.news.push(HostNews::Emoted(author.name, emote));
                Ok(())
            }
            FromGuest::Point { place } => {
                let (author, place) = (self.author(line), tidy(&place, MAX_PLACE));
                self.send_to_all(&FromHost::Pointed { author, place });
                Ok(())
            }
        };
        if let Err(refusal) = refused {
            self.send(line, &FromHost::Refused(refusal));
        }
    }

    /// Lets somebody in who shows the ticket.
    fn greet(&mut self, sitting: &Sitting<G>, line: u64, theirs: &Version, secret: Secret, name: &str) {
        let own = Version::own();
        let Some(visitor) = self.visitors.get(&line) else { return };
        let key = visitor.key;
        if secret != self.secret {
            return self.close(line, Parting::Ticket);
        }
        if visitor.name.is_some() {
            return self.close(line, Parting::Nonsense);
        }
        if own.common(theirs).is_none() || theirs.records < own.records {
            return self.close(line, Parting::Version(own));
        }
        let Ok(table) = sitting.table_text() else { return self.close(line, Parting::Closed) };
        // Who comes back by another line has left the first one, though it may not have ended yet.
        let earlier =
            self.visitors.iter().find(|&(&other, it)| it.key == key && other != line).map(|(&other, _)| other);
        if let Some(earlier) = earlier {
            self.close(earlier, Parting::Elsewhere);
        }
        let name = tidy(name, MAX_NAME);
        let held = seats_of(sitting).filter(|&seat| self.holder(seat) == Some(key));
        let mut seats: Vec<Option<Seat>> = held.map(Some).collect();
        if seats.is_empty() && self.lets_watch {
            seats.push(None);
        }
        if let Some(visitor) = self.visitors.get_mut(&line) {
            visitor.name = Some(name.clone());
            visitor.sights = seats.into_iter().map(Sight::new).collect();
        }
        self.news.push(HostNews::Came(name));
        self.send(line, &FromHost::Welcome { version: own, table });
        if let Some(clock) = &self.clock {
            self.send(line, &FromHost::Clock(clock.told(false)));
        }
        self.has_moved = true;
    }

    /// Gives somebody a seat.
    fn sit(
        &mut self,
        sitting: &mut Sitting<G>,
        line: u64,
        seat: Option<Seat>,
        name: &str,
        colour: Option<&str>,
    ) -> Result<(), Refusal> {
        let Some(visitor) = self.visitors.get_mut(&line) else { return Ok(()) };
        let key = visitor.key;
        let is_free = |seat: &Seat| sitting.is_person(*seat) && self.holders[seat.index()].is_none();
        // A computer stands in there for whoever asks.
        let is_own = |seat: &Seat| !sitting.is_person(*seat) && self.holders[seat.index()] == Some(key);
        let seat = match seat {
            Some(seat) if seat.index() >= sitting.seats().len() => return Err(Refusal::NoSeat),
            Some(seat) if !is_free(&seat) && !is_own(&seat) => return Err(Refusal::Taken),
            Some(seat) => seat,
            None => {
                let own = seats_of(sitting).find(is_own);
                own.or_else(|| seats_of(sitting).find(is_free)).ok_or(Refusal::NoSeat)?
            }
        };
        let others = |wanted: &str| seats_of(sitting).any(|other| other != seat && sitting.colour(other) == wanted);
        let colour = colour.unwrap_or_else(|| sitting.colour(seat)).to_owned();
        if colour != sitting.colour(seat) && (!sitting.rules().colours().contains(&colour) || others(&colour)) {
            return Err(Refusal::Colour);
        }
        if is_own(&seat) {
            let is_up = |clock: &Clock| clock.rule().span == Span::Game && clock.left(seat).is_zero();
            if self.clock.as_ref().is_some_and(is_up) {
                return Err(Refusal::Time);
            }
            if !sitting.take_over(seat, &Player::Human) {
                return Err(Refusal::Taken);
            }
        }
        self.holders[seat.index()] = Some(key);
        visitor.sights.retain(|sight| sight.teller.viewer().is_some());
        // While a computer stood in, the game was told all the same.
        if visitor.sights.iter().all(|sight| sight.teller.viewer() != Some(seat)) {
            visitor.sights.push(Sight::new(Some(seat)));
        }
        sitting.introduce(seat, &tidy(name, MAX_NAME), &colour);
        self.news.push(HostNews::Sat(seat, sitting.name(seat).to_owned()));
        self.has_moved = true;
        Ok(())
    }

    /// Plays an action for a guest.
    fn play(&mut self, sitting: &mut Sitting<G>, line: u64, at: Moment, action: &str) -> Result<(), Refusal> {
        let key = self.visitors.get(&line).map(|visitor| visitor.key);
        if !self.is_full(sitting) {
            return Err(Refusal::Waiting);
        }
        if at != self.moment(sitting) {
            return Err(Refusal::Late);
        }
        let seat = sitting.person_to_move().ok_or(Refusal::NotYours)?;
        if key.is_none() || self.holder(seat) != key {
            return Err(Refusal::NotYours);
        }
        let action = G::parse(sitting.rules(), action).map_err(|_| Refusal::Illegal)?;
        sitting.play(action).map_err(|_| Refusal::Illegal)
    }

    fn say(&mut self, line: u64, text: &str) {
        let (author, text) = (self.author(line), tidy(text, MAX_CHAT));
        self.send_to_all(&FromHost::Said { author: author.clone(), text: text.clone() });
        self.news.push(HostNews::Said(author.name, text));
    }

    /// The guest at the other end of a line, as the others know it.
    fn author(&self, line: u64) -> Author {
        let visitor = self.visitors.get(&line);
        let name = visitor.and_then(|visitor| visitor.name.clone()).unwrap_or_default();
        Author { guest: visitor.map_or(0, |visitor| self.number_of(visitor.key)), name }
    }

    /// The number of a guest, the same whenever it comes to this table, of which its key cannot be guessed.
    fn number_of(&self, key: Key) -> u32 {
        let sum = Sha256::new().chain_update(self.secret.0).chain_update(key.0).finalize();
        u32::from_be_bytes([sum[0], sum[1], sum[2], sum[3]])
    }

    // ---- Who plays a seat --------------------------------------------------------------------------

    /// Frees a seat: whoever held it holds it no longer, and anybody who comes may take it. False if it is free already.
    pub fn free(&mut self, sitting: &mut Sitting<G>, seat: Seat) -> bool {
        let is_computers = seat.index() < sitting.seats().len() && !sitting.is_person(seat);
        let held = self.holders.get_mut(seat.index()).and_then(Option::take).is_some();
        if !held && !is_computers {
            return false;
        }
        if is_computers && !sitting.take_over(seat, &Player::Human) {
            return false;
        }
        self.leave(seat);
        self.news.push(HostNews::Freed(seat));
        true
    }

    /// Lets a computer play a seat. Whoever holds it goes on holding it, is told of the game as before, and may ask for it.
    /// False if it cannot be.
    pub fn give_to_computer(&mut self, sitting: &mut Sitting<G>, seat: Seat, level: Level) -> bool {
        let may =
            seat.index() < sitting.seats().len() && sitting.take_over(seat, &Player::Computer(level.id().to_owned()));
        if may {
            self.has_moved = true;
            // Whoever was asked decides nothing any more.
            self.drop_question(Refusal::Declined);
            self.news.push(HostNews::Computer(seat, level));
        }
        may
    }

    /// Tells nobody any more what only this seat may know.
    fn leave(&mut self, seat: Seat) {
        for visitor in self.visitors.values_mut() {
            let before = visitor.sights.len();
            visitor.sights.retain(|sight| sight.teller.viewer() != Some(seat));
            if before > 0 && visitor.sights.is_empty() && self.lets_watch {
                visitor.sights.push(Sight::new(None));
            }
        }
        self.has_moved = true;
        // Whoever was asked may hold nothing any more.
        self.drop_question(Refusal::Declined);
    }

    // ---- The clock ---------------------------------------------------------------------------------

    /// Measures the time of whoever is to move, warns, and does what the rule says at its end. To be called after
    /// everything that changes the game, and every second or so.
    pub fn run_clock(&mut self, sitting: &mut Sitting<G>, now: Duration) {
        let is_full = self.is_full(sitting);
        let Some(clock) = &mut self.clock else { return };
        let turn = sitting.person_to_move().filter(|_| is_full).map(|seat| (seat, sitting.turn_begin(sitting.steps())));
        let Some(ring) = clock.run(turn, now) else { return };
        let (told, rule) = (clock.told(matches!(ring, Ring::Warns(_))), clock.rule());
        self.send_to_all(&FromHost::Clock(told));
        match ring {
            Ring::Passes => {}
            Ring::Warns(seat) => self.news.push(HostNews::Warned(seat, sitting.name(seat).to_owned())),
            Ring::Ends(seat) => {
                self.news.push(HostNews::TimeUp(seat, sitting.name(seat).to_owned()));
                self.end_time(sitting, seat, rule);
            }
        }
    }

    fn end_time(&mut self, sitting: &mut Sitting<G>, seat: Seat, rule: ClockRule) {
        match rule.at_end {
            AtEnd::Computer(level) if self.give_to_computer(sitting, seat, level) => return,
            AtEnd::Warning => return,
            AtEnd::Computer(_) | AtEnd::EndTurn => {}
        }
        let turn = sitting.turn_begin(sitting.steps());
        for _ in 0..MOST_TO_END {
            let is_same = sitting.person_to_move() == Some(seat) && sitting.turn_begin(sitting.steps()) == turn;
            let Some(action) = sitting.persons_way_out().filter(|_| is_same) else { return };
            if sitting.play(action).is_err() {
                return;
            }
        }
    }

    // ---- Favours -----------------------------------------------------------------------------------

    /// Asks everybody else who holds a seat for something.
    fn ask(&mut self, sitting: &mut Sitting<G>, line: u64, at: Moment, asks: Favour) -> Result<(), Refusal> {
        let Some(Visitor { key, name: Some(name), .. }) = self.visitors.get(&line) else { return Ok(()) };
        let (key, name) = (*key, name.clone());
        if at != self.moment(sitting) || matches!(asks, Favour::TakeBack(steps) if steps >= sitting.steps()) {
            return Err(Refusal::Late);
        }
        let is_over = sitting.public_view().state().actor() == Actor::Nobody;
        if asks == Favour::Record && (is_over || !sitting.has_secrets()) {
            return self.give_record(sitting, line);
        }
        if self.question.as_ref().is_some_and(|question| question.at == at) {
            return Err(Refusal::Asked);
        }
        let people: BTreeSet<Key> =
            seats_of(sitting).filter(|&it| sitting.is_person(it)).filter_map(|it| self.holder(it)).collect();
        if !people.contains(&key) {
            return Err(Refusal::NotYours);
        }
        let asked: BTreeSet<Key> = people.into_iter().filter(|&other| other != key).collect();
        let lines: Vec<u64> = asked.iter().filter_map(|&key| self.line_of(key)).collect();
        // Who is not there cannot agree.
        if lines.len() < asked.len() {
            return Err(Refusal::Declined);
        }
        self.questions += 1;
        let number = self.questions;
        self.question = Some(Question { number, by: line, at, asks, asked });
        for line in lines {
            self.send(line, &FromHost::Question { question: number, name: name.clone(), asks });
        }
        self.settle_question(sitting)
    }

    fn answer(&mut self, sitting: &mut Sitting<G>, line: u64, number: u64, agrees: bool) {
        let Some(key) = self.visitors.get(&line).map(|visitor| visitor.key) else { return };
        let at = self.moment(sitting);
        let is_open = |question: &&mut Question| question.number == number && question.at == at;
        let Some(question) = self.question.as_mut().filter(is_open) else { return };
        if !question.asked.remove(&key) {
            return;
        }
        let by = question.by;
        if !agrees {
            self.drop_question(Refusal::Declined);
        } else if let Err(refusal) = self.settle_question(sitting) {
            self.send(by, &FromHost::Refused(refusal));
        }
    }

    /// Does what was asked for, if everybody has agreed.
    fn settle_question(&mut self, sitting: &mut Sitting<G>) -> Result<(), Refusal> {
        match self.question.take_if(|question| question.asked.is_empty()) {
            Some(Question { asks: Favour::TakeBack(steps), .. }) => {
                sitting.rewind(steps);
                self.news.push(HostNews::TookBack(steps));
                Ok(())
            }
            Some(Question { asks: Favour::Record, by, .. }) => self.give_record(sitting, by),
            None => Ok(()),
        }
    }

    /// Tells whoever asked that it is not done.
    fn drop_question(&mut self, why: Refusal) {
        if let Some(question) = self.question.take() {
            self.send(question.by, &FromHost::Refused(why));
        }
    }

    fn give_record(&mut self, sitting: &Sitting<G>, line: u64) -> Result<(), Refusal> {
        let text = sitting.whole_text().map_err(|_| Refusal::TooLong)?;
        let frame = framed(&FromHost::Record { text });
        if frame.len() > MAX_FROM_HOST {
            return Err(Refusal::TooLong);
        }
        self.out.push(Out::Send(line, frame));
        self.news.push(HostNews::GaveRecord(self.author(line).name));
        Ok(())
    }

    pub(super) fn line_of(&self, key: Key) -> Option<u64> {
        let mut lines = self.visitors.iter().filter(|(_, visitor)| visitor.key == key && visitor.name.is_some());
        lines.next().map(|(&line, _)| line)
    }

    // ---- What everybody is told --------------------------------------------------------------------

    /// Tells everybody what has changed. Nothing is told before all of it is safe on the disk; to be called again then.
    pub fn follow(&mut self, sitting: &Sitting<G>) {
        if std::mem::take(&mut self.has_moved) {
            let greeted = self.visitors.iter().filter(|(_, visitor)| visitor.name.is_some());
            let chairs: Vec<_> = greeted.map(|(&line, visitor)| (line, self.chairs(sitting, visitor.key))).collect();
            let company: Vec<Author> = chairs.iter().map(|&(line, _)| self.author(line)).collect();
            for (line, chairs) in chairs {
                self.send(line, &FromHost::Seats { chairs, company: company.clone() });
            }
        }
        let moment = self.moment(sitting);
        if self.question.as_ref().is_some_and(|question| question.at != moment) {
            self.drop_question(Refusal::Late);
        }
        if sitting.safe() < sitting.steps() {
            return;
        }
        for (&line, visitor) in &mut self.visitors {
            for sight in &mut visitor.sights {
                let seat = sight.teller.viewer();
                let told = sight.teller.tell(sitting);
                let told = told.or_else(|| (sight.moment != Some(moment)).then(|| sight.teller.nothing_new()));
                sight.moment = Some(moment);
                let parts = told.map(in_parts).unwrap_or_default();
                let last = parts.len().saturating_sub(1);
                self.out.extend(parts.into_iter().enumerate().map(|(index, told)| {
                    let moment = (index == last).then_some(moment);
                    Out::Send(line, framed(&FromHost::Told { seat, moment, told }))
                }));
            }
        }
    }

    /// The seats as a guest sees them.
    fn chairs(&self, sitting: &Sitting<G>, viewer: Key) -> Vec<Chair> {
        let holder = |seat| match self.holder(seat) {
            Some(key) if key == viewer && !sitting.is_person(seat) => Holder::StandIn,
            _ if !sitting.is_person(seat) => Holder::Computer,
            None => Holder::Free,
            Some(key) if key == viewer => Holder::You,
            Some(key) if self.line_of(key).is_some() => Holder::There,
            Some(_) => Holder::Away,
        };
        let chair = |seat| Chair {
            name: sitting.name(seat).to_owned(),
            colour: sitting.colour(seat).to_owned(),
            holder: holder(seat),
            guest: self.holder(seat).map(|key| self.number_of(key)),
        };
        seats_of(sitting).map(chair).collect()
    }
}

/// The seats of a table.
fn seats_of<G: Game>(sitting: &Sitting<G>) -> impl Iterator<Item = Seat> + use<G> {
    Seat::ALL.into_iter().take(sitting.seats().len())
}

/// The telling in parts, none of which is much longer than [`CHUNK`].
fn in_parts(told: Told) -> Vec<Told> {
    let size = |text: &Option<String>| text.as_ref().map_or(0, String::len);
    let Told { from, start, is_open, steps } = told;
    let mut parts = vec![Told { from, start, is_open, steps: Vec::new() }];
    let mut length = 0;
    for (index, step) in steps.into_iter().enumerate() {
        if length > CHUNK {
            parts.push(Told { from: from + index, start: None, is_open, steps: Vec::new() });
            length = 0;
        }
        length += step.line.len() + size(&step.as_if) + size(&step.before) + size(&step.after) + 40;
        if let Some(part) = parts.last_mut() {
            part.steps.push(step);
        }
    }
    parts
}

/// A name or a line that somebody has sent, without what steers a terminal or turns letters around, and not too long.
fn tidy(text: &str, most: usize) -> String {
    let is_plain = |&sign: &char| {
        !sign.is_control()
            && !matches!(sign, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let text: String = text.chars().filter(is_plain).collect();
    cut(text.trim(), most - 1).into_owned()
}
