//! The window with a table of Legend, and what a person does there.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::app::Services;
use tikal::app::legend::command::Ask;
use tikal::app::legend::table::{Phrase, Table};
use tikal::app::table::TableCommand;
use tikal::game::{Actor, DealerDef, Player, RecordOptions, Rules, Seat, SeatRecord, Session, TakeBack};
use tikal::legend::{Action, Setup, State, Variant, VariantDef, validate};

use crate::driver::Driver;

/// The game in the box.
pub fn rules() -> Arc<Variant> {
    let def = VariantDef::read(include_str!("../../variants/legend/legend.ron")).unwrap();
    Arc::new(validate(def).0.unwrap())
}

/// A table of so many; these seats are people's, the others computers'.
pub fn table(seats: u8, people: &[usize], seed: u64) -> Table {
    let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
    seated(session(seats, seed), people, options)
}

/// The same without anything that the program works out.
pub fn purist(seats: u8, people: &[usize], seed: u64) -> Table {
    seated(session(seats, seed), people, RecordOptions { purist: true, ..RecordOptions::default() })
}

/// The same after a whole game at random.
pub fn finished(seats: u8, people: &[usize], seed: u64) -> Table {
    let mut session = session(seats, seed);
    let (mut random, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    let rules = Arc::clone(session.rules());
    while !matches!(session.state().actor(), Actor::Nobody) {
        session.state().legal_actions(&rules, &mut legal);
        session.play(legal[random.random_range(0..legal.len())]).unwrap();
    }
    seated(session, people, RecordOptions::default())
}

fn session(seats: u8, seed: u64) -> Session<State> {
    let rules = rules();
    let setup = Setup { scenario: None, first: Seat::default() };
    let start = State::new(&rules, seats, &setup);
    Session::new(rules, start, DealerDef::Seed(seed)).0
}

fn seated(session: Session<State>, people: &[usize], options: RecordOptions) -> Table {
    let (rules, seats) = (Arc::clone(session.rules()), session.state().players());
    let names = ["Ana", "Ben", "Cid", "Dee"];
    let records = (0..usize::from(seats)).map(|index| SeatRecord {
        name: names[index].to_owned(),
        colour: rules.colours()[index].clone(),
        player: if people.contains(&index) { Player::Human } else { Player::Computer("random".to_owned()) },
    });
    Table::new(session, records.collect(), options)
}

/// The window with this table.
pub fn at(size: [f32; 2], table: Table, services: Services) -> Driver {
    let mut driver = Driver::with(size, services);
    driver.harness.state_mut().sit_down(Box::new(table));
    driver.run();
    driver
}

/// The table in the window.
pub fn legend(driver: &Driver) -> &Table {
    driver.app().table_of().unwrap()
}

/// Asks the table for something.
pub fn ask(driver: &mut Driver, ask: Ask) {
    driver.execute(ask.into());
}

/// Plays an action word by word, by the buttons of the bar where they are, by the board where it is asked.
pub fn play_by_words(driver: &mut Driver, action: Action) {
    for (index, word) in Phrase::from(action).words().enumerate() {
        let steps = legend(driver).steps();
        if index == 0 {
            ask(driver, Ask::Begin(Phrase::of([word])));
        } else if legend(driver).options().next.contains(&word) {
            ask(driver, Ask::Choose(word));
        }
        if legend(driver).steps() > steps {
            return;
        }
    }
}

/// Lifts the cover, if there is one.
pub fn lift(driver: &mut Driver) {
    if legend(driver).covered_for().is_some() {
        driver.execute(TableCommand::LiftCover.into());
    }
}

/// Plays at random until this holds; only what has come of it is laid out.
pub fn play_until(driver: &mut Driver, seed: u64, enough: impl Fn(&State) -> bool) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while !legend(driver).is_over() && !enough(legend(driver).state()) {
        if legend(driver).covered_for().is_some() {
            driver.send(TableCommand::LiftCover);
        } else if legend(driver).person_to_move().is_some() {
            let legal = legend(driver).legal();
            let action = legal[random.random_range(0..legal.len())];
            driver.send(Ask::Play(action));
        } else {
            driver.run();
        }
    }
    driver.run();
    lift(driver);
}
