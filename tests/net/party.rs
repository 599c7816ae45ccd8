//! A host and guests in one program, with lines between them that take time, lose packets and break: ordered like a stream
//! of QUIC, in which a lost packet comes a round trip later and holds up what follows, and what was under way is lost when
//! the line breaks.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::ai::{Budget, Level, suggest};
use tikal::game::{
    Actor, DealerDef, Game, Player, RecordOptions, Rules, Seat, SeatRecord, Session, View, line_of, text_of,
};
use tikal::lab::{SetupWish, Studied};
use tikal::library::{Library, Shipped};
use tikal::net::guest::{Guest, GuestNews, hello};
use tikal::net::host::{Host, Out};
use tikal::net::message::{Bytes, Frames, FromHost, MAX_FROM_GUEST, MAX_FROM_HOST, Parting, Secret, framed, read};
use tikal::sitting::Sitting;
use tikal::sitting::elsewhere::Wish;

/// A game that is tried.
pub trait Tried: Studied + Shipped {}
impl<G: Studied + Shipped> Tried for G {}

pub const SECRET: Secret = Bytes([7; 16]);

/// A new game of a variant of the program, with people or computers at its seats.
pub fn begin<G: Tried>(variant: &str, seats: &[Player], seed: u64) -> Sitting<G> {
    dealt(variant, seats, DealerDef::Seed(seed))
}

/// A new game in which people deal for chance by hand.
pub fn by_hand<G: Tried>(variant: &str, seats: &[Player]) -> Sitting<G> {
    dealt(variant, seats, DealerDef::Manual)
}

fn dealt<G: Tried>(variant: &str, seats: &[Player], dealer: DealerDef) -> Sitting<G> {
    let rules = Arc::clone(Library::<G>::built_in().find(variant).unwrap());
    let setup = G::setup_of(&rules, &SetupWish::default(), Seat::default());
    let start = G::new(&rules, seats.len() as u8, &setup);
    let seats = seats.iter().zip(rules.colours()).enumerate().map(|(index, (player, colour))| SeatRecord {
        name: format!("Player {}", index + 1),
        colour: colour.clone(),
        player: player.clone(),
    });
    let seats = seats.collect();
    let (session, _) = Session::new(rules, start, dealer);
    Sitting::new(session, seats, RecordOptions::default())
}

/// So many people.
pub fn people(count: usize) -> Vec<Player> {
    vec![Player::Human; count]
}

/// Somebody who comes to the table.
pub struct Person<G: Game> {
    pub key: Bytes<32>,
    /// The number of seats that this person wants.
    pub wants: usize,
    pub guest: Option<Guest<G>>,
    /// The game that this person sits at, if the party has such; see [`Party::sits`].
    pub sitting: Option<Sitting<G>>,
    /// The wish that cannot be asked for yet.
    wish: Option<Wish>,
    /// Every byte that came.
    pub wire: Vec<u8>,
    /// Everything that was news, but for the game's.
    pub news: Vec<GuestNews>,
    /// The answer to all questions.
    pub agrees: bool,
    /// The line that stands.
    pub line: Option<u64>,
    asked: usize,
    frames: Frames,
    /// Why the host has ended the line.
    pub parting: Option<Parting>,
}

struct Packet {
    line: u64,
    to_host: bool,
    bytes: Vec<u8>,
}

/// The state of the lines.
#[derive(Clone, Copy, Default)]
pub struct Weather {
    /// The time one way.
    pub delay: Duration,
    /// Of a hundred packets so many are lost.
    pub lost: u32,
    /// Of a thousand packets so many break their line.
    pub broken: u32,
}

/// A host and guests.
pub struct Party<G: Tried> {
    pub sitting: Sitting<G>,
    pub host: Host<G>,
    pub people: Vec<Person<G>>,
    pub now: Duration,
    pub weather: Weather,
    pub random: Xoshiro256PlusPlus,
    /// Whoever is to move next asks to take back to so many actions instead.
    pub asks_back: Option<usize>,
    /// True if everybody sits at a game made of what was heard, and plays there.
    pub sits: bool,
    /// Those who do nothing when they are to move.
    pub idle: BTreeSet<usize>,
    /// The number of times that a line broke.
    pub breaks: usize,
    next_line: u64,
    under_way: BTreeMap<(Duration, u64), Packet>,
    sent: u64,
    /// When the last packet of a line comes, each way.
    last: BTreeMap<(u64, bool), Duration>,
    host_frames: BTreeMap<u64, Frames>,
}

impl<G: Tried> Party<G> {
    /// A table to which nobody has come yet; each person wants so many seats.
    pub fn new(sitting: Sitting<G>, wants: &[usize], seed: u64) -> Self {
        let holders = vec![None; sitting.seats().len()];
        let person = |(index, &wants)| Person {
            key: Bytes([index as u8 + 1; 32]),
            wants,
            guest: None,
            sitting: None,
            wish: None,
            wire: Vec::new(),
            news: Vec::new(),
            agrees: true,
            line: None,
            asked: 0,
            frames: Frames::new(MAX_FROM_HOST),
            parting: None,
        };
        Self {
            sitting,
            host: Host::new(SECRET, 1, holders, true),
            people: wants.iter().enumerate().map(person).collect(),
            now: Duration::ZERO,
            weather: Weather::default(),
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            asks_back: None,
            sits: false,
            idle: BTreeSet::new(),
            breaks: 0,
            next_line: 1,
            under_way: BTreeMap::new(),
            sent: 0,
            last: BTreeMap::new(),
            host_frames: BTreeMap::new(),
        }
    }

    /// Everybody comes.
    pub fn gather(&mut self) {
        for index in 0..self.people.len() {
            self.call(index);
        }
    }

    /// Opens the line of a person.
    pub fn call(&mut self, index: usize) {
        let line = self.next_line;
        self.next_line += 1;
        let person = &mut self.people[index];
        person.line = Some(line);
        person.asked = 0;
        person.frames = Frames::new(MAX_FROM_HOST);
        self.host_frames.insert(line, Frames::new(MAX_FROM_GUEST));
        self.host.arrived(line, self.people[index].key, self.now);
        self.send(line, true, framed(&hello(SECRET, &format!("Guest {index}"))));
    }

    /// A person asks for a seat, for any that is free if none is named.
    pub fn sit(&mut self, index: usize, seat: Option<Seat>) {
        self.tell_host(index, |guest| guest.sit(seat, &format!("Guest {index}"), None));
    }

    /// A person says something to the host.
    pub fn tell_host(&mut self, index: usize, says: impl FnOnce(&mut Guest<G>)) {
        let person = &mut self.people[index];
        let (guest, line) = (person.guest.as_mut().unwrap(), person.line.unwrap());
        says(guest);
        for message in guest.take_out() {
            self.send(line, true, framed(&message));
        }
    }

    /// Breaks the line of a person: what is under way is lost.
    pub fn break_line(&mut self, index: usize) {
        let Some(line) = self.people[index].line.take() else { return };
        self.breaks += 1;
        self.under_way.retain(|_, packet| packet.line != line);
        self.host.gone(line);
        if let Some(guest) = &mut self.people[index].guest {
            guest.broken();
        }
    }

    fn send(&mut self, line: u64, to_host: bool, bytes: Vec<u8>) {
        // Nobody answers in no time at all.
        let mut delay = self.weather.delay.max(Duration::from_millis(20));
        while self.random.random_range(0..100) < self.weather.lost {
            delay += 2 * delay;
        }
        let last = self.last.entry((line, to_host)).or_default();
        *last = (*last).max(self.now + delay);
        self.sent += 1;
        self.under_way.insert((*last, self.sent), Packet { line, to_host, bytes });
    }

    fn person_of(&self, line: u64) -> Option<usize> {
        self.people.iter().position(|person| person.line == Some(line))
    }

    /// Everything happens that has to, until one more packet has come; false if none is under way.
    pub fn step(&mut self) -> bool {
        self.play_for_computers();
        self.host.run_clock(&mut self.sitting, self.now);
        self.host.follow(&self.sitting);
        self.flush();
        let Some(((time, _), packet)) = self.under_way.pop_first() else { return false };
        self.now = time;
        let Some(index) = self.person_of(packet.line) else { return true };
        if self.random.random_range(0..1000) < self.weather.broken {
            self.break_line(index);
            self.now += Duration::from_secs(1);
            self.call(index);
            return true;
        }
        if packet.to_host {
            let messages = self.host_frames.get_mut(&packet.line).unwrap().take(&packet.bytes).unwrap();
            for message in messages {
                self.host.receive(&mut self.sitting, packet.line, &message, self.now);
            }
        } else {
            self.people[index].wire.extend(&packet.bytes);
            for message in self.people[index].frames.take(&packet.bytes).unwrap() {
                self.hear(index, read(&message).unwrap());
            }
            self.act(index);
        }
        true
    }

    /// Sends what the host has to send, and returns it.
    pub fn flush(&mut self) -> Vec<Out> {
        let out = self.host.take_out();
        for out in &out {
            // What was sent before a line is closed still comes.
            if let Out::Send(line, bytes) = out {
                self.send(*line, false, bytes.clone());
            }
        }
        out
    }

    fn hear(&mut self, index: usize, message: FromHost) {
        let person = &mut self.people[index];
        if let (FromHost::Welcome { table, .. }, None) = (&message, &person.guest) {
            person.guest = Some(Guest::new(table, &Library::<G>::built_in()).unwrap());
        }
        if let FromHost::Bye(parting) = &message {
            person.parting = Some(parting.clone());
        }
        let Some(guest) = &mut person.guest else { return };
        let news = guest.receive(message).unwrap();
        if !matches!(news, GuestNews::Game(_)) {
            person.news.push(news.clone());
        }
        match news {
            GuestNews::Question(number, ..) => guest.answer(number, person.agrees),
            GuestNews::Seats if guest.own_seats().count() + person.asked < person.wants => {
                let missing = person.wants - guest.own_seats().count();
                person.asked = missing;
                (0..missing).for_each(|number| guest.sit(None, &format!("Guest {index}, {number}"), None));
            }
            _ => {}
        }
        if self.sits {
            let Person { guest: Some(guest), sitting, wish, .. } = &mut self.people[index] else { return };
            match sitting {
                None => *sitting = guest.sitting(),
                Some(sitting) => drop(guest.tell(sitting, wish.as_ref(), usize::MAX)),
            }
        }
    }

    /// A person plays, if it is to move.
    fn act(&mut self, index: usize) {
        let seed = self.random.random();
        let Some(guest) = &mut self.people[index].guest else { return };
        if self.idle.contains(&index) {
            // What it asked for goes all the same.
        } else if guest.to_move().is_some()
            && let Some(steps) = self.asks_back.take()
        {
            guest.ask_back(steps);
        } else if self.sits {
            self.act_at_table(index, seed);
        } else if let Some(seat) = guest.to_move() {
            let view = guest.game(Some(seat)).unwrap().view().unwrap();
            let action = suggest::<G>(guest.rules(), &view, Level::Random, Budget::Level, seed).action;
            guest.play(action);
        }
        let Some(guest) = &mut self.people[index].guest else { return };
        let messages = guest.take_out();
        if let Some(line) = self.people[index].line {
            for message in &messages {
                self.send(line, true, framed(message));
            }
        }
    }

    /// A person plays at the game that it sits at, if it is to move there: what is shown then is what the host shows.
    fn act_at_table(&mut self, index: usize, seed: u64) {
        let Person { guest: Some(guest), sitting: Some(sitting), wish, .. } = &mut self.people[index] else { return };
        if let Some(seat) = sitting.waits_for_look() {
            sitting.look_as(seat);
        }
        // Where somebody has not sat down yet, nobody plays.
        if let Some(view) = sitting.persons_view().filter(|_| guest.to_move().is_some() && wish.is_none()) {
            let action = suggest::<G>(guest.rules(), &view, Level::Random, Budget::Level, seed).action;
            sitting.play(action).unwrap();
            assert!(sitting.awaits_answer() && sitting.person_to_move().is_none());
        }
        *wish = wish.take().or_else(|| sitting.take_wish()).and_then(|wish| guest.pass_on(wish));
    }

    fn play_for_computers(&mut self) {
        while self.host.is_full(&self.sitting)
            && let Some(view) = self.sitting.computers_view()
        {
            let rules = Arc::clone(self.sitting.rules());
            let action = suggest::<G>(&rules, &view, Level::Random, Budget::Level, self.random.random()).action;
            self.sitting.play(action).unwrap();
        }
    }

    /// True if the game is over.
    pub fn is_over(&self) -> bool {
        self.sitting.public_view().state().actor() == Actor::Nobody
    }

    /// Goes on until the game is over and everybody knows it; fails if it stands still.
    pub fn play_out(&mut self) {
        let mut steps = 0_u32;
        while self.step() {
            steps += 1;
            assert!(steps < 1_000_000, "the game does not end");
        }
        assert!(self.is_over(), "it stands still after {} actions", self.sitting.steps());
    }

    /// Checks that everybody knows just what their seats may know, of every moment of the game.
    pub fn check_knowledge(&self) {
        let (states, actions) = truth(&self.sitting);
        let is_open = states.last().unwrap().is_open();
        let rules = self.sitting.rules();
        for person in &self.people {
            let guest = person.guest.as_ref().unwrap();
            let seats: Vec<Option<Seat>> = guest.held_seats().map(Some).collect();
            let seats = if seats.is_empty() { vec![None] } else { seats };
            for seat in seats {
                let game = guest.game(seat).unwrap();
                let view = |state| if is_open { View::whole(state, seat) } else { View::of(state, seat) };
                assert_eq!(game.heard().len(), actions.len());
                assert!(game.view() == Some(view(states.last().unwrap())), "the end, for {seat:?}");
                for (index, &action) in actions.iter().enumerate() {
                    let before = &states[index];
                    assert!(game.view_before(index) == Some(view(before)), "before action {index}, for {seat:?}");
                    let (mut after, mut events) = (before.clone(), Vec::new());
                    after.apply(rules, action, &mut events).unwrap();
                    let line = if is_open {
                        text_of::<G>(rules, action)
                    } else {
                        events = events.into_iter().filter_map(|event| G::event_for(event, seat)).collect();
                        line_of::<G>(rules, before, action, seat)
                    };
                    assert_eq!(game.heard()[index].line, line);
                    assert!(game.events(index) == events, "events of action {index}, for {seat:?}: {line}");
                }
            }
        }
    }
}

/// Every state of a game, and every action.
pub fn truth<G: Game>(sitting: &Sitting<G>) -> (Vec<G>, Vec<G::Action>) {
    let record = sitting.record();
    let rules = sitting.rules();
    let start = match &record.start {
        Some(position) => G::from_position(rules, position).unwrap(),
        None => G::new(rules, record.seats.len() as u8, &record.setup),
    };
    let (mut states, mut actions) = (vec![start], Vec::new());
    for text in &record.actions {
        let action = G::parse(rules, text).unwrap();
        let mut state = states.last().unwrap().clone();
        state.apply(rules, action, &mut Vec::new()).unwrap();
        states.push(state);
        actions.push(action);
    }
    (states, actions)
}
