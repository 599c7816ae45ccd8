//! Whole games over the net in windows: two of them, each a guest at a table that is stepped by hand, with lines through
//! memory, and a computer at a third seat. What one plays is seen at the other, what only one may know is nowhere in the
//! window of the other, and taking back needs both.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::ai::{Budget, Level, suggest};
use tikal::app::Services;
use tikal::app::at_net::AtNet;
use tikal::app::chac::command::Ask as ChacAsk;
use tikal::app::command::Command;
use tikal::app::friends::company::{Ask, Company, Line};
use tikal::app::kit::settings::Settings;
use tikal::app::legend::command::Ask as LegendAsk;
use tikal::app::route::Screen;
use tikal::app::table::{TableCommand, TableGame};
use tikal::app::tikal::command::Ask as TikalAsk;
use tikal::game::{Actor, DealerDef, Game, Player, RecordOptions, Rules, Seat, SeatRecord, Session, line_of, text_of};
use tikal::games::Listed;
use tikal::lab::{SetupWish, Studied};
use tikal::library::{Library, Shipped};
use tikal::net::door::{Door, Listener, Wake};
use tikal::net::event::{Event, Pass};
use tikal::net::host::{Host, Out};
use tikal::net::joined::Joined;
use tikal::net::message::{Bytes, Frames, MAX_FROM_HOST, Secret};
use tikal::sitting::Sitting;
use tikal::{chac, legend};

use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];
pub const SECRET: Secret = Bytes([5; 16]);

/// A game that is played here.
pub trait Played: TableGame + Studied + Shipped + Listed {}
impl<G: TableGame + Studied + Shipped + Listed> Played for G {}

/// A line that stands: its number, and who listens.
type Standing = (u64, Listener);

/// A table that is stepped by hand.
pub struct ByHand<G: Game> {
    pub sitting: Sitting<G>,
    pub host: Host<G>,
    /// For each guest what comes in by its door, and the line that stands.
    doors: Vec<(Receiver<Wake>, Option<Standing>)>,
    now: Duration,
    seed: u64,
}

impl<G: Played> ByHand<G> {
    /// A table for two guests, with a computer between them.
    pub fn new(variant: &str) -> Self {
        let rules = Arc::clone(Library::<G>::built_in().find(variant).unwrap());
        let setup = G::setup_of(&rules, &SetupWish::default(), Seat::default());
        let players = [Player::Human, Player::Computer("novice".to_owned()), Player::Human];
        let seats = players.into_iter().zip(rules.colours()).enumerate().map(|(index, (player, colour))| SeatRecord {
            name: format!("Player {}", index + 1),
            colour: colour.clone(),
            player,
        });
        let seats: Vec<SeatRecord> = seats.collect();
        let (session, _) = Session::new(Arc::clone(&rules), G::new(&rules, 3, &setup), DealerDef::Seed(6));
        let sitting = Sitting::new(session, seats, RecordOptions::default());
        let host = Host::new(SECRET, 1, vec![None; 3], true);
        Self { sitting, host, doors: Vec::new(), now: Duration::ZERO, seed: 1 }
    }

    /// A door to it, for one guest alone.
    fn door(&mut self) -> Door {
        let (door, wakes) = Door::new(SECRET, Bytes([self.doors.len() as u8 + 1; 32]));
        self.doors.push((wakes, None));
        door
    }

    /// Ends the line of a guest.
    pub fn end(&mut self, index: usize) {
        if let Some((line, listener)) = self.doors[index].1.take() {
            listener(Event::Ended(line));
            self.host.gone(index as u64);
        }
    }

    /// Does everything that is to be done; false if nothing was.
    pub fn step(&mut self) -> bool {
        let mut has_done = false;
        self.now += Duration::from_millis(500);
        for (index, (wakes, stands)) in self.doors.iter_mut().enumerate() {
            while let Ok(wake) = wakes.try_recv() {
                has_done = true;
                match wake {
                    Wake::Here(line, key, listener) => {
                        listener(Event::Open(line, key));
                        *stands = Some((line, listener));
                        self.host.arrived(index as u64, key, self.now);
                    }
                    Wake::Line(Event::Message(line, message, _)) if stands.as_ref().is_some_and(|it| it.0 == line) => {
                        self.host.receive(&mut self.sitting, index as u64, &message, self.now);
                    }
                    Wake::Line(Event::Ended(_)) => self.host.gone(index as u64),
                    _ => {}
                }
            }
        }
        while self.host.is_full(&self.sitting)
            && let Some(view) = self.sitting.computers_view()
        {
            self.seed += 1;
            let rules = Arc::clone(self.sitting.rules());
            let action = suggest::<G>(&rules, &view, Level::Random, Budget::Level, self.seed).action;
            self.sitting.play(action).unwrap();
        }
        self.host.follow(&self.sitting);
        for out in self.host.take_out() {
            has_done = true;
            match out {
                Out::Send(index, bytes) => {
                    let message = Frames::new(MAX_FROM_HOST).take(&bytes).unwrap().remove(0);
                    if let Some((line, listener)) = &self.doors[index as usize].1 {
                        listener(Event::Message(*line, message, Pass::default()));
                    }
                }
                Out::Close(index) => self.end(index as usize),
            }
        }
        has_done
    }

    /// Goes on until everybody knows everything.
    pub fn settle(&mut self, windows: &mut [Driver]) {
        loop {
            windows.iter_mut().for_each(Driver::run);
            if !self.step() {
                return;
            }
        }
    }
}

/// A window with these services that comes to the table under this name.
fn window<G: Played>(table: &mut ByHand<G>, name: &str, services: &Services) -> Driver {
    let company = Rc::new(RefCell::new(Company { name: name.to_owned(), ..Company::default() }));
    let mut driver = Driver::with(SIZE, services.clone());
    let context = driver.harness.ctx.clone();
    let joined = Joined::here(table.door(), name, Arc::new(|| {}));
    assert!(driver.harness.state_mut().come_to_table(AtNet::new(company, joined), &context));
    driver
}

/// Two windows at the table, each with a seat: the game is about to go on.
pub fn two_windows<G: Played>(table: &mut ByHand<G>) -> [Driver; 2] {
    two_windows_with(table, &Services::for_tests())
}

/// The same with these services.
fn two_windows_with<G: Played>(table: &mut ByHand<G>, services: &Services) -> [Driver; 2] {
    let mut windows = ["Ana", "Ben"].map(|name| window(table, name, services));
    table.settle(&mut windows);
    for (driver, name) in windows.iter_mut().zip(["Ana", "Ben"]) {
        assert_eq!(driver.app().screen(), Screen::Lobby);
        ask(driver, Ask::Sit { seat: None, name: name.to_owned(), colour: None });
        table.settle(std::slice::from_mut(driver));
    }
    table.settle(&mut windows);
    windows
}

pub fn ask(driver: &mut Driver, ask: Ask) {
    driver.app().company().unwrap().borrow_mut().asks.push(ask);
}

pub fn sitting<G: Played>(driver: &Driver) -> &Sitting<G> {
    driver.app().table_of::<G>().unwrap().sitting()
}

/// Everything that a screen reader could read.
fn read(driver: &Driver) -> String {
    let all = driver.harness.query_all(by().predicate(|_: &AccessKitNode| true));
    let mut read = String::new();
    for node in all {
        let node = node.accesskit_node();
        for text in [node.label(), node.value(), node.description()].into_iter().flatten() {
            read.push_str(&text);
            read.push('\n');
        }
    }
    read
}

/// Plays a whole game by commands, and checks at every moment what both windows show.
fn play<G: Played>(variant: &str, play: impl Fn(G::Action) -> Command) -> (ByHand<G>, [Driver; 2]) {
    let mut table = ByHand::<G>::new(variant);
    let mut windows = two_windows(&mut table);
    // The log in notation says what was played, or that it is hidden.
    for driver in &mut windows {
        driver.execute(Command::ToggleNotation);
    }
    let (mut drawn, mut masked, mut turns) = (0, 0, 0);
    while let Some(index) = (0..2).find(|&index| sitting::<G>(&windows[index]).person_to_move().is_some()) {
        turns += 1;
        let other = &windows[1 - index];
        assert_eq!(other.app().screen(), Screen::Table);
        assert_eq!(sitting::<G>(other).steps(), table.sitting.steps(), "one window is behind");
        let driver = &mut windows[index];
        let view = sitting::<G>(driver).view().clone();
        let action = suggest::<G>(table.sitting.rules(), &view, Level::Random, Budget::Level, turns).action;
        let steps = table.sitting.steps();
        driver.execute(play(action));
        let shown = sitting::<G>(driver);
        assert!(shown.awaits_answer(), "{} was not asked for", text_of::<G>(table.sitting.rules(), action));
        assert!(shown.person_to_move().is_none());
        drawn += usize::from(shown.steps() == steps + 1);
        if turns < 20 {
            assert!(driver.shows("Sent; the host answers"), "it is not told that the answer is awaited");
        }
        assert_eq!(table.sitting.steps(), steps, "the host has not heard of it yet");
        table.settle(&mut windows);
        assert!(table.sitting.steps() > steps, "it was not played");
        for driver in &windows {
            assert_eq!(sitting::<G>(driver).steps(), table.sitting.steps());
            assert!(!sitting::<G>(driver).awaits_answer());
        }
        masked += check_secrets(&table, &windows, steps);
    }
    assert_eq!(table.sitting.public_view().state().actor(), Actor::Nobody, "it stands still");
    assert!(drawn > 10, "{drawn} of {turns} actions were shown at once");
    assert!(!G::SORTS.contains(&"show") || masked > 0, "nothing was hidden");
    (table, windows)
}

/// Checks that no window says anything of the last actions that it may not: those from this one on.
fn check_secrets<G: Played>(table: &ByHand<G>, windows: &[Driver], from: usize) -> usize {
    let record = table.sitting.record();
    let rules = table.sitting.rules();
    let mut masked = 0;
    for driver in windows {
        let sitting = sitting::<G>(driver);
        for index in from..table.sitting.steps() {
            let line = sitting.line(index).unwrap();
            let truth = &record.actions[index];
            if line == *truth || sitting.is_open() {
                continue;
            }
            masked += 1;
            let action = G::parse(rules, truth).unwrap();
            assert!(line.contains('?') && sitting.seen_from(index).next().unwrap().action.is_none());
            let mut before = G::new(rules, 3, &record.setup);
            for text in &record.actions[..index] {
                before.apply(rules, G::parse(rules, text).unwrap(), &mut Vec::new()).unwrap();
            }
            assert_eq!(line, line_of::<G>(rules, &before, action, sitting.viewer()));
            let read = read(driver);
            assert!(!read.contains(truth.as_str()), "{truth} is read in the window of {:?}", sitting.viewer());
        }
    }
    masked
}

#[test]
fn a_game_of_tikal_is_played_by_commands_in_two_windows() {
    let (table, windows) = play::<tikal::tikal::State>("duel", |action| TikalAsk::Play(action).into());
    for driver in &windows {
        assert!(driver.app().table().unwrap().is_over());
        let scores = |sitting: &Sitting<_>| {
            let mut scores = Vec::new();
            Game::scores(sitting.view().state(), &mut scores);
            scores
        };
        assert_eq!(scores(sitting::<tikal::tikal::State>(driver)), scores(&table.sitting));
    }
}

#[test]
fn a_game_of_legend_is_played_by_commands_in_two_windows() {
    play::<legend::State>("legend", |action| LegendAsk::Play(action).into());
}

#[test]
fn a_game_of_the_temple_is_played_by_commands_in_two_windows() {
    play::<chac::State>("temple", |action| ChacAsk::Play(action).into());
}

#[test]
fn a_click_is_drawn_at_once_as_waiting_stands_after_one_round_trip_and_is_seen_at_the_other() {
    let mut table = ByHand::<tikal::tikal::State>::new("classic");
    let mut windows = two_windows(&mut table);
    for _ in 0..12 {
        let index = (0..2).find(|&index| windows[index].person_to_move().is_some()).unwrap();
        let driver = &mut windows[index];
        let (action, steps) = (driver.next_action(), table.sitting.steps());
        driver.play_action(action);
        let shown = sitting::<tikal::tikal::State>(driver);
        assert!(shown.awaits_answer() && shown.person_to_move().is_none() && driver.shows("Sent; the host answers"));
        assert_eq!(driver.last_action(), Some(action), "it is drawn");
        assert_eq!((driver.steps(), table.sitting.steps()), (steps + 1, steps), "the host has not heard of it yet");
        // The way there and back: what the window has sent comes to the host, and its answer to the window.
        assert!(table.step());
        let driver = &mut windows[index];
        driver.harness.step();
        let shown = sitting::<tikal::tikal::State>(driver);
        assert!(!shown.awaits_answer() && shown.steps() > steps && !driver.shows("Sent; the host answers"));
        table.settle(&mut windows);
        let [one, other] = &windows;
        assert_eq!(one.actions(), other.actions());
        assert_eq!(one.actions().len(), table.sitting.steps());
        assert!(one.actions().contains(&action));
    }
}

#[test]
fn what_was_played_is_taken_back_once_the_other_agrees() {
    let mut table = ByHand::<tikal::tikal::State>::new("classic");
    let mut windows = two_windows(&mut table);
    let index = (0..2).find(|&index| windows[index].person_to_move().is_some()).unwrap();
    while !windows[index].app().table_of::<tikal::tikal::State>().unwrap().can_undo() {
        let action = windows[index].next_action();
        windows[index].execute(TikalAsk::Play(action).into());
        table.settle(&mut windows);
    }
    let steps = table.sitting.steps();
    windows[index].execute(TableCommand::Undo.into());
    assert!(windows[index].shows("Asked; the others decide"));
    table.settle(&mut windows);
    assert_eq!(table.sitting.steps(), steps, "nobody has agreed yet");
    let other = &mut windows[1 - index];
    assert!(other.shows("asks to take back the last action"));
    other.click("Decline");
    table.settle(&mut windows);
    assert_eq!(table.sitting.steps(), steps);
    assert!(!windows[index].shows("Asked; the others decide"), "it was refused");
    windows[index].execute(TableCommand::Undo.into());
    table.settle(&mut windows);
    windows[1 - index].click("Agree");
    table.settle(&mut windows);
    assert!(table.sitting.steps() < steps);
    for driver in &windows {
        assert_eq!(driver.steps(), table.sitting.steps());
    }
}

#[test]
fn a_broken_line_is_told_and_tried_again_and_what_was_chosen_is_played() {
    let mut table = ByHand::<tikal::tikal::State>::new("classic");
    let mut windows = two_windows(&mut table);
    let index = (0..2).find(|&index| windows[index].person_to_move().is_some()).unwrap();
    // The line breaks before the host has heard of what was chosen.
    let action = windows[index].next_action();
    windows[index].execute(TikalAsk::Play(action).into());
    while table.doors[index].0.try_recv().is_ok() {}
    table.end(index);
    windows[index].run();
    assert!(matches!(windows[index].app().company().unwrap().borrow().line, Line::Broken(_)));
    assert!(windows[index].shows("The line to the host is broken"));
    assert!(sitting::<tikal::tikal::State>(&windows[index]).awaits_answer());
    // The window tries again by itself.
    windows[index].harness.run_steps(90);
    table.settle(&mut windows);
    assert_eq!(windows[index].app().company().unwrap().borrow().line, Line::Stands);
    assert!(windows[index].actions().contains(&action) && !windows[index].shows("is broken"));
    assert_eq!(windows[0].actions(), windows[1].actions());
}

#[test]
fn a_turn_is_told_once_however_many_actions_it_has_and_though_the_line_breaks() {
    static SHOWN: Mutex<Vec<String>> = Mutex::new(Vec::new());
    let show_notice = |game: &str, sentence: &str| SHOWN.lock().unwrap().push(format!("{game}: {sentence}"));
    let mut table = ByHand::<tikal::tikal::State>::new("classic");
    let mut windows = two_windows_with(&mut table, &Services { show_notice, ..Services::for_tests() });
    for driver in &mut windows {
        driver.execute(Command::Set(Settings { turn_notice: true, ..driver.app().settings() }));
        let viewports = &mut driver.harness.input_mut().viewports;
        viewports.entry(egui::ViewportId::ROOT).or_default().focused = Some(false);
    }
    let mut last = (0..2).find(|&index| windows[index].person_to_move().is_some()).unwrap();
    let (mut turns, mut longest, mut length, mut breaks) = (0, 0, 0, 0);
    while turns < 5 {
        let seed = table.sitting.steps() as u64;
        let view = sitting::<tikal::tikal::State>(&windows[last]).view().clone();
        let action = suggest::<tikal::tikal::State>(table.sitting.rules(), &view, Level::Random, Budget::Level, seed);
        windows[last].execute(TikalAsk::Play(action.action).into());
        table.settle(&mut windows);
        let index = (0..2).find(|&index| windows[index].person_to_move().is_some()).unwrap();
        length += 1;
        if index != last {
            (last, turns, longest, length) = (index, turns + 1, longest.max(length), 0);
        }
        assert_eq!(SHOWN.lock().unwrap().len(), turns, "after {} actions", table.sitting.steps());
        if index == last && length == 1 {
            breaks += 1;
            table.end(index);
            windows[index].run();
            assert!(windows[index].shows("The line to the host is broken"));
            windows[index].harness.run_steps(90);
            table.settle(&mut windows);
            assert_eq!(windows[index].app().company().unwrap().borrow().line, Line::Stands);
            assert!(windows[index].person_to_move().is_some());
        }
    }
    assert!(longest > 2 && breaks > 1, "the longest turn had {longest} actions, {breaks} lines broke");
    let about = windows[0].app().company().unwrap().borrow().about.clone();
    assert!(SHOWN.lock().unwrap().iter().all(|shown| *shown == format!("{about}: It is your turn")));
}

#[test]
fn a_broken_line_is_tried_again_by_a_window_that_is_put_away_and_a_turn_is_told_there() {
    static SHOWN: AtomicUsize = AtomicUsize::new(0);
    let show_notice = |_: &str, _: &str| _ = SHOWN.fetch_add(1, Ordering::Relaxed);
    let mut table = ByHand::<tikal::tikal::State>::new("classic");
    let mut windows = two_windows_with(&mut table, &Services { show_notice, ..Services::for_tests() });
    let mover = (0..2).find(|&index| windows[index].person_to_move().is_some()).unwrap();
    let away = 1 - mover;
    windows[away].execute(Command::Set(Settings { turn_notice: true, ..windows[away].app().settings() }));
    table.end(away);
    windows[away].run();
    assert!(windows[away].shows("The line to the host is broken"));
    // Put away: the window library looks after the program, but draws no frame, whose time would go on.
    let info = egui::ViewportInfo { minimized: Some(true), focused: Some(false), ..egui::ViewportInfo::default() };
    let input = egui::RawInput {
        viewports: std::iter::once((egui::ViewportId::ROOT, info)).collect(),
        focused: false,
        ..egui::RawInput::default()
    };
    let look = |driver: &mut Driver| {
        let (context, mut frame) = (driver.harness.ctx.clone(), eframe::Frame::_new_kittest());
        let app = driver.harness.state_mut();
        let _ = context.run_logic(&input, |context| eframe::App::logic(app, context, &mut frame));
    };
    for _ in 0..200 {
        look(&mut windows[away]);
        if windows[away].app().company().unwrap().borrow().line == Line::Stands {
            break;
        }
        table.step();
        std::thread::sleep(Duration::from_millis(50));
    }
    assert_eq!(windows[away].app().company().unwrap().borrow().line, Line::Stands);
    // The other one ends the turn.
    let mut seed = 0;
    while windows[mover].person_to_move().is_some() {
        seed += 1;
        let view = sitting::<tikal::tikal::State>(&windows[mover]).view().clone();
        let action = suggest::<tikal::tikal::State>(table.sitting.rules(), &view, Level::Random, Budget::Level, seed);
        windows[mover].execute(TikalAsk::Play(action.action).into());
        table.settle(std::slice::from_mut(&mut windows[mover]));
        look(&mut windows[away]);
    }
    assert_eq!(SHOWN.load(Ordering::Relaxed), 1);
}

#[test]
fn whoever_leaves_has_no_line_and_no_game_any_more() {
    let mut table = ByHand::<tikal::tikal::State>::new("classic");
    let mut windows = two_windows(&mut table);
    windows[0].execute(Command::LeaveTable);
    table.settle(&mut windows);
    assert!(windows[0].app().company().is_none() && windows[0].app().table().is_none());
    assert_eq!(windows[0].app().screen(), Screen::Home);
    let company = windows[1].app().company().unwrap().borrow().chairs.clone();
    assert_eq!(company[0].holder, tikal::net::message::Holder::Away);
    // Nobody takes a game elsewhere for one that can be saved.
    assert!(!windows[1].app().table().unwrap().can_change_players());
}
