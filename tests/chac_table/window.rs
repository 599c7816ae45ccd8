//! The window with a table of The Temple of Chac, and what a person does there.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::ai::{Level, self_play};
use tikal::app::Services;
use tikal::app::chac::command::Ask;
use tikal::app::chac::table::Table;
use tikal::app::table::TableCommand;
use tikal::chac::{Ability, Action, Phase, Setup, State, Variant, VariantDef, validate};
use tikal::game::{Actor, DealerDef, Player, RecordOptions, Rules, Seat, SeatRecord, Session, TakeBack};
use tikal::words::chac::nouns;
use tikal::words::{Language, Texts};

use crate::driver::Driver;

/// The size of the window.
pub const SIZE: [f32; 2] = [1280.0, 800.0];

/// The game in the box.
pub fn rules() -> Arc<Variant> {
    let def = VariantDef::read(include_str!("../../variants/chac/temple.ron")).unwrap();
    Arc::new(validate(def).0.unwrap())
}

/// A table of so many; these seats are people's, the others computers'.
pub fn table(seats: u8, people: &[usize], seed: u64) -> Table {
    seated(session(seats, DealerDef::Seed(seed)), people, RecordOptions::default())
}

/// The same in a house where everything can be taken back.
pub fn forgiving(seats: u8, people: &[usize], seed: u64) -> Table {
    let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
    seated(session(seats, DealerDef::Seed(seed)), people, options)
}

/// The same without anything that the program works out.
pub fn purist(seats: u8, people: &[usize], seed: u64) -> Table {
    let options = RecordOptions { purist: true, ..RecordOptions::default() };
    seated(session(seats, DealerDef::Seed(seed)), people, options)
}

/// A table at which chance is entered by hand.
pub fn by_hand(seats: u8, people: &[usize]) -> Table {
    seated(session(seats, DealerDef::Manual), people, RecordOptions::default())
}

fn session(seats: u8, dealer: DealerDef) -> Session<State> {
    let rules = rules();
    let start = State::new(&rules, seats, &Setup { first: Seat::default() });
    Session::new(rules, start, dealer).0
}

fn seated(session: Session<State>, people: &[usize], options: RecordOptions) -> Table {
    let (rules, seats) = (Arc::clone(session.rules()), session.state().players());
    let names = ["Ana", "Ben", "Cid", "Dee", "Eva", "Fay"];
    let records = (0..usize::from(seats)).map(|index| SeatRecord {
        name: names[index].to_owned(),
        colour: rules.colours()[index].clone(),
        player: if people.contains(&index) { Player::Human } else { Player::Computer("random".to_owned()) },
    });
    Table::new(session, records.collect(), options)
}

/// The window with this table.
pub fn at(table: Table) -> Driver {
    at_with(SIZE, table, Services::for_tests())
}

/// The same in a window of this size, with these services.
pub fn at_with(size: [f32; 2], table: Table, services: Services) -> Driver {
    let mut driver = Driver::with(size, services);
    driver.harness.state_mut().sit_down(Box::new(table));
    driver.run();
    driver
}

/// The table in the window.
pub fn chac(driver: &Driver) -> &Table {
    driver.app().table_of().unwrap()
}

/// Asks the table for something.
pub fn ask(driver: &mut Driver, ask: Ask) {
    driver.execute(ask.into());
}

/// Lifts the cover, if there is one.
pub fn lift(driver: &mut Driver) {
    if chac(driver).covered_for().is_some() {
        driver.execute(TableCommand::LiftCover.into());
    }
}

/// Chooses one of the actions that are possible as somebody would who wants to get out: the turn does not end while
/// something else can be done, and nobody throws much away.
pub fn choose(random: &mut ChaCha8Rng, legal: &[Action]) -> Action {
    let is_idle = |action: &Action| {
        matches!(action, Action::End | Action::Discard(_) | Action::Fall | Action::Wait | Action::Endurance)
    };
    let useful: Vec<Action> = legal.iter().copied().filter(|action| !is_idle(action)).collect();
    let among = if useful.is_empty() { legal } else { &useful };
    among[random.random_range(0..among.len())]
}

/// Plays at random until this holds, or the game is over; only what has come of it is laid out.
pub fn play_until(driver: &mut Driver, seed: u64, enough: impl Fn(&State) -> bool) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    while !chac(driver).is_over() {
        if chac(driver).covered_for().is_some() {
            driver.send(TableCommand::LiftCover);
        } else if enough(chac(driver).state()) {
            break;
        } else if chac(driver).person_to_move().is_some() {
            let action = choose(&mut random, chac(driver).legal());
            driver.send(Ask::Play(action));
        } else {
            driver.run();
        }
    }
    driver.run();
    lift(driver);
}

/// A table at which this holds for whoever acts, with the seed that led there.
pub fn found(seats: u8, people: &[usize], enough: impl Fn(&State) -> bool) -> Driver {
    for seed in 0..200 {
        let session = play_session(seats, seed, &enough);
        if let Some(session) = session {
            let mut driver = at(seated(session, people, RecordOptions::default()));
            lift(&mut driver);
            return driver;
        }
    }
    panic!("it comes in none of two hundred games");
}

/// A table at which chance is entered by hand, with a game that was put away when this held.
pub fn put_away(seats: u8, people: &[usize], enough: impl Fn(&State) -> bool) -> Driver {
    let mut session = session(seats, DealerDef::Manual);
    let (mut random, mut legal, rules) = (ChaCha8Rng::seed_from_u64(1), Vec::new(), Arc::clone(session.rules()));
    while !enough(session.state()) {
        session.state().legal_actions(&rules, &mut legal);
        session.play(choose(&mut random, &legal)).unwrap();
    }
    at(seated(session, people, RecordOptions::default()))
}

/// A table with a game that computers have played to an end for which this holds.
pub fn ended(seats: u8, people: &[usize], enough: impl Fn(&State) -> bool) -> Driver {
    let rules = Arc::clone(session(seats, DealerDef::Seed(0)).rules());
    for seed in 0..200 {
        let played = self_play::<State>(&rules, seats, &Setup::default(), (Level::Adept, 1), seed);
        if enough(&played.end) {
            let actions: Vec<Action> = played.plies.iter().filter_map(|(action, _)| *action).collect();
            let (session, _) = Session::replay(rules, played.plies[0].1, DealerDef::Seed(seed), &actions);
            return at(seated(session, people, RecordOptions::default()));
        }
    }
    panic!("no game of two hundred ends so");
}

/// A game played at random until this holds; nothing if it never does.
fn play_session(seats: u8, seed: u64, enough: &impl Fn(&State) -> bool) -> Option<Session<State>> {
    let mut session = session(seats, DealerDef::Seed(seed));
    let (mut random, mut legal) = (ChaCha8Rng::seed_from_u64(seed), Vec::new());
    let rules = Arc::clone(session.rules());
    while !matches!(session.state().actor(), Actor::Nobody) {
        if enough(session.state()) {
            return Some(session);
        }
        session.state().legal_actions(&rules, &mut legal);
        session.play(choose(&mut random, &legal)).unwrap();
    }
    enough(session.state()).then_some(session)
}

/// True in the turn of a seat with so many actions at least.
pub fn acts(state: &State, actions: u8) -> bool {
    state.phase() == Phase::Act && state.actions_left() >= actions
}

/// Presses the widget whose name begins so.
fn press(driver: &mut Driver, start: &str) {
    driver.activate_starting(start);
}

/// Plays an action as a person does: by a square of the board, or by the buttons of the bar.
pub fn play_by_hand(driver: &mut Driver, action: Action) {
    play_by(driver, action, press);
}

/// The same, where `press` presses the widget whose name begins so.
pub fn play_by(driver: &mut Driver, action: Action, press: impl Fn(&mut Driver, &str)) {
    let texts = Texts::new(Language::English);
    let rules = Arc::clone(chac(driver).sitting().rules());
    let titled = |name: String| {
        let mut letters = name.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect::<String>())
    };
    let square = |square| format!("{},", nouns::square(&texts, &rules, square));
    let ability = |ability| titled(nouns::ability(&texts, ability));
    let treasure = |card| nouns::treasure(&texts, card);
    match action {
        Action::Choose(who) => press(driver, &nouns::able_adventurer(&texts, &rules, who)),
        Action::Step(to) | Action::Enter(to) => press(driver, &square(to)),
        Action::Leap(to) | Action::Sprint(to) | Action::Linguistics(to) => {
            let name = match action {
                Action::Leap(_) => ability(Ability::Leap),
                Action::Sprint(_) => ability(Ability::Sprint),
                _ => ability(Ability::Linguistics),
            };
            press(driver, &format!("{name}, "));
            press(driver, &square(to));
        }
        Action::Search => press(driver, "Search, cost"),
        Action::Decipher => press(driver, "Decipher, cost"),
        Action::Pick => press(driver, "Pick lock, cost"),
        Action::Climb => press(driver, "Climb, cost"),
        Action::Jump => press(driver, "Jump, cost"),
        Action::Reroll(dice) => {
            let lying: Vec<(u8, bool)> = chac(driver).lock_dice().collect();
            let mut wanted: Vec<u8> = dice.faces().collect();
            for (place, (face, is_marked)) in lying.into_iter().enumerate().rev() {
                let wants = wanted.iter().rposition(|&other| other == face).map(|index| wanted.remove(index)).is_some();
                if wants != is_marked {
                    press(driver, &format!("Die {}, a {face}:", place + 1));
                }
            }
            press(driver, "Roll again, cost");
        }
        Action::Lockpick => press(driver, "Lockpicking, "),
        Action::Endurance => press(driver, "Endurance"),
        Action::Swim => press(driver, "Swimming"),
        Action::Discard(card) => {
            show(driver);
            press(driver, &format!("Throw away: {}", titled(treasure(card))));
        }
        Action::Leave(card) => {
            show(driver);
            press(driver, &format!("Leave to the river: {}", titled(treasure(card))));
        }
        Action::Fall => press(driver, "Let go"),
        Action::Ready => press(driver, "Ready"),
        Action::End => press(driver, "End turn"),
        Action::Wait => press(driver, "Wait"),
        _ => panic!("chance is not played"),
    }
}

/// Shows what the person alone knows.
pub fn show(driver: &mut Driver) {
    if !chac(driver).shows_secrets() {
        ask(driver, Ask::ToggleSecrets);
    }
}
