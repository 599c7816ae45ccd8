//! A turn among others: the house option that takes back whole turns, the pace of computers, a record that stands
//! still, and what status line, chips and menus say while others act.

use egui::{Key, Modifiers};
use tikal::app::command::Command;
use tikal::app::kit::settings::ComputerPace;
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::TableCommand;
use tikal::game::TakeBack;
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Action, Phase, State, TikalRecord};
use tikal::words::Language;
use tikal::words::tikal::lessons::LessonId;
use tikal::words::tikal::nouns;

use super::{SIZE, THREE};
use crate::driver::{Driver, by_hand};

/// Sets up a game of one person, who begins, against a computer.
pub fn against_computer(driver: &mut Driver, takes_back: bool) {
    driver.click("New game");
    driver.type_into("Seed", "5");
    if takes_back {
        driver.click("Everything can be taken back");
    }
    driver.click("Player 1 begins");
    driver.click("Start");
}

#[test]
fn a_whole_turn_is_taken_back_where_the_house_allows_it() {
    for takes_back in [false, true] {
        let mut driver = Driver::new(SIZE);
        against_computer(&mut driver, takes_back);
        let house = if takes_back { TakeBack::Anything } else { TakeBack::Fair };
        assert_eq!(driver.record().options.take_back, house);
        let begun = driver.state();
        assert_eq!(driver.shows("Take back the whole turn"), takes_back, "the table says so");
        assert!(!driver.is_enabled("Take back the whole turn"), "there is nothing yet to take back");
        driver.press(Modifiers::COMMAND | Modifiers::ALT, Key::R);
        let why = if takes_back { "There is no turn yet to take back" } else { "In this game no whole turn" };
        assert!(driver.shows(why), "{why}");
        let placed = driver.legal()[0];
        driver.play_action(placed);
        driver.act(Action::End);
        // The computer has answered.
        let answered = driver.steps();
        assert!(driver.person_to_move().is_some() && answered > 6, "{answered}");
        driver.press(Modifiers::COMMAND | Modifiers::ALT, Key::R);
        if !takes_back {
            assert_eq!(driver.steps(), answered);
            continue;
        }
        assert_eq!(driver.state(), begun);
        assert!(!driver.is_enabled("Take back the whole turn"));
        // It can be played again, with the answer.
        driver.command(TableCommand::PlayAgain(usize::MAX));
        assert_eq!(driver.steps(), answered);
        // In a turn that has begun, the button takes back that turn only.
        let own = driver.state();
        driver.play_action(driver.legal()[0]);
        driver.click("Take back the whole turn");
        assert_eq!(driver.state(), own);
        driver.click("Take back the whole turn");
        assert_eq!(driver.state(), begun);
    }
}

#[test]
fn the_pace_of_computers_is_set_on_the_table() {
    let mut driver = Driver::new(SIZE);
    against_computer(&mut driver, false);
    driver.click("Pace of computer players: At once");
    driver.click("Pace of computer players: Slow");
    assert!((driver.app().settings().computer_pause - ComputerPace::Slow.pause()).abs() < f32::EPSILON);
    assert!(driver.shows("Pace of computer players: Slow"));
    // Where no computer plays, there is nothing to set.
    let driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(!driver.shows("Pace of computer players"));
}

/// A record of a person and a computer with these actions, in which the program deals.
fn beside_computer(first: usize, actions: &[&str]) -> String {
    let actions: Vec<String> = actions.iter().map(|action| format!("\"{action}\"")).collect();
    format!(
        "Record(format: 1, variant: BuiltIn(\"classic\"), seats: [(name: \"Ana\", colour: \"red\"), (name: \"Ben\", \
         colour: \"orange\", player: Computer(\"adept\"))], first: {first}, dealer: Seed(7), actions: [{}])",
        actions.join(", ")
    )
}

#[test]
fn a_record_that_is_opened_stands_still_until_asked() {
    let mut driver = Driver::open(SIZE, &beside_computer(1, &[]));
    let steps = driver.steps();
    driver.harness.run_steps(20);
    assert_eq!(driver.steps(), steps);
    assert!(driver.shows("The game stands still; Ben, a computer, is to move") && !driver.shows("Ben is thinking"));
    driver.click("Play on");
    assert!(driver.person_to_move().is_some() && driver.steps() > steps);
    assert!(!driver.shows("Play on"));
    // The key does the same.
    let mut driver = Driver::open(SIZE, &beside_computer(1, &[]));
    driver.press(egui::Modifiers::NONE, egui::Key::I);
    assert!(driver.person_to_move().is_some() && driver.steps() > steps);

    // Whoever plays on in it goes on with the game.
    let mut driver = Driver::open(SIZE, &beside_computer(0, &[]));
    driver.play_action(driver.legal()[0]);
    driver.act(Action::End);
    assert!(driver.person_to_move().is_some() && driver.steps() > 5);
}

#[test]
fn a_turn_is_a_tile_and_the_turns_of_a_scoring_round_are_not_counted() {
    for (record, auction) in [
        (include_str!("../records/format-1/adepts-base.tikal"), false),
        (include_str!("../records/format-1/adepts-auction.tikal"), true),
    ] {
        let record = TikalRecord::read(record).unwrap();
        let cut = |actions: usize| {
            let mut record = record.clone();
            record.actions.truncate(actions);
            Driver::open(SIZE, &record.write().unwrap())
        };
        let whole = cut(usize::MAX);
        let tiles = whole.rules().deck_for(whole.state().players()).len();
        assert_eq!(nouns::turn(whole.rules(), &whole.state()), tiles, "auction: {auction}");
        assert!(usize::try_from(whole.state().turn()).unwrap() > tiles, "the protocol counts turns of points");
        let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
        let (mut volcano, mut last) = (None, None);
        for (index, (_, state, _)) in game.session.plies().enumerate() {
            assert!((1..=tiles).contains(&nouns::turn(whole.rules(), state)));
            if let Some(scoring) = state.scoring() {
                let first = if scoring.volcano.is_some() { &mut volcano } else { &mut last };
                first.get_or_insert((index, *state));
            }
        }
        let (step, state) = volcano.unwrap();
        let number = tiles - state.deck().len() - state.face_up().len();
        assert!(cut(step).shows(&format!("turn {number}, scoring round ·")));
        let mut driver = cut(step);
        driver.execute(Command::Show(Screen::Home));
        assert!(driver.shows(&format!("Turn {number}, scoring round, ")));
        assert!(cut(last.unwrap().0).shows("last scoring ·"));
    }
}

#[test]
fn a_chip_says_that_it_takes_back_and_a_line_of_the_log_that_it_looks_back() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.hover("Step 4, take back to here: Ana enters an explorer on a5");
    assert!(driver.shows("Click to take this back, with all that came after it"));
    driver.click("Log");
    driver.hover("Line 4, look back: Ana enters an explorer on a5");
    assert!(driver.shows("Click to see the board as it stood after this; nothing is taken back"));
    driver.click("Line 3, look back: Ana enters an explorer on a5");
    driver.hover("Line 3, look back: Ana enters an explorer on a5");
    assert!(driver.shows("Click to return to the present"));
    driver.look_back(None);
}

#[test]
fn where_one_person_plays_their_card_says_so() {
    let mut driver = Driver::open(SIZE, &beside_computer(0, &[]));
    let own = driver.own_seat().unwrap();
    let name = driver.name(own);
    assert!(driver.has(&format!("{name}: that is you")));
    for (language, said) in [(Language::French, "c’est vous"), (Language::German, "das bist du")] {
        driver.speak(language);
        assert!(driver.shows(said));
    }
    // Where two people play, nobody is "you".
    let driver = Driver::open(SIZE, &by_hand(&THREE));
    assert!(driver.own_seat().is_none() && !driver.shows("that is you"));
    // In a lesson it is the learner.
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::Start(LessonId::FirstTurn.into()).into());
    assert!(driver.has("Ana: that is you") && !driver.has("Ben: that is you"));
}

#[test]
fn where_everybody_passes_the_status_line_says_who_chooses_for_free() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    let first = driver.acting_name();
    while matches!(driver.state().phase(), Phase::Bid(_)) {
        driver.play("pass");
    }
    assert_eq!(driver.state().phase(), Phase::Choose);
    assert!(driver.shows(&format!("Nobody bid: {first}, who passed first, chooses a tile for free")));
    // Whoever pays is asked as always.
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    driver.play("bid 1");
    driver.play("pass");
    assert!(driver.state().phase() == Phase::Choose && !driver.shows("Nobody bid"));
    assert!(driver.shows(": choose a tile"));
}

#[test]
fn the_menu_of_a_hex_offers_the_plan_while_a_computer_acts() {
    let mut driver = Driver::open(SIZE, &beside_computer(1, &[]));
    driver.starting("Hex a5,").click_secondary();
    driver.run();
    driver.click("On a5: Plan the next turn");
    assert!(driver.shows_plan());
    // Whoever acts is offered actions.
    let mut driver = Driver::open(SIZE, &beside_computer(0, &[]));
    driver.starting("Hex a5,").click_secondary();
    driver.run();
    assert!(!driver.has("On a5: Plan the next turn"));
}

#[test]
fn the_first_turn_is_turn_1() {
    for auction in [false, true] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(12, auction);
        assert!(driver.shows("turn 1 ") && !driver.shows("turn 0"));
        driver.execute(Command::Show(Screen::Home));
        assert!(driver.shows("Turn 1,") && !driver.shows("Turn 0"));
    }
}
