//! Who decides for a seat changes in the middle of a game: a computer goes on for a person, a person for a computer; the
//! record says from which action on, whatever was taken back since.

use tikal::ai::Level;
use tikal::app::command::TableCommand;
use tikal::game::{Player, Seat};
use tikal::tikal::Phase;

use crate::driver::{Driver, by_hand};

const SIZE: [f32; 2] = [1280.0, 800.0];

fn computer(level: Level) -> Player {
    Player::Computer(level.id().to_owned())
}

/// Two people; Ana acts.
fn ana_acts() -> Driver {
    let driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    assert_eq!((driver.state().phase(), driver.state().seat().index()), (Phase::Act, 0));
    driver
}

fn take_over(driver: &mut Driver, seat: usize, level: Option<Level>) {
    driver.execute(TableCommand::TakeOver(Seat::ALL[seat], level).into());
}

#[test]
fn a_computer_goes_on_for_a_person_and_a_person_for_a_computer() {
    let mut driver = ana_acts();
    driver.play("enter leader a5");
    take_over(&mut driver, 0, Some(Level::Random));
    driver.harness.run_steps(60);
    assert!(driver.table().steps() > 3, "the computer plays on from where the person was");
    let record = driver.table().record();
    assert_eq!(record.seats[0].player, Player::Human, "the players of the beginning stay");
    assert_eq!((record.takeovers[&3].seat, &record.takeovers[&3].player), (Seat::ALL[0], &computer(Level::Random)));
    assert_eq!(record.seated()[0].player, computer(Level::Random));

    take_over(&mut driver, 0, None);
    assert_eq!(driver.table().seat_records()[0].player, Player::Human);
    let again = Driver::open(SIZE, &driver.table().record().write().unwrap());
    assert_eq!(again.table().seat_records()[0].player, Player::Human);
}

#[test]
fn a_game_that_is_opened_has_the_players_of_its_last_action() {
    let mut driver = ana_acts();
    take_over(&mut driver, 1, Some(Level::Adept));
    driver.play("enter leader a5");
    let again = Driver::open(SIZE, &driver.table().record().write().unwrap());
    assert_eq!(again.table().seat_records()[1].player, computer(Level::Adept));
    assert_eq!(again.table().seat_records()[0].player, Player::Human);
}

#[test]
fn what_is_taken_back_takes_no_player_back() {
    let mut driver = ana_acts();
    driver.play("enter leader a5");
    driver.play("enter explorer a5");
    take_over(&mut driver, 1, Some(Level::Adept));
    driver.execute(TableCommand::Undo.into());
    driver.execute(TableCommand::Undo.into());
    assert_eq!(driver.table().steps(), 2);
    assert_eq!(driver.table().record().seated()[1].player, computer(Level::Adept));
    // Whatever is played then instead.
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    assert_eq!(driver.table().record().seated()[1].player, computer(Level::Adept));
}

#[test]
fn two_seats_change_at_once() {
    let mut driver = ana_acts();
    take_over(&mut driver, 1, Some(Level::Adept));
    take_over(&mut driver, 0, Some(Level::Random));
    let seated = driver.table().record().seated();
    assert_eq!((&seated[0].player, &seated[1].player), (&computer(Level::Random), &computer(Level::Adept)));
}

#[test]
fn the_menu_offers_every_level_for_every_seat() {
    let mut driver = ana_acts();
    driver.click("Turn");
    driver.run();
    for name in ["Ana", "Ben"] {
        assert!(driver.shows(&format!("{name}: Person")), "{name}");
    }
    driver.click_starting("Ben: Person");
    driver.run();
    driver.click("Computer, adept");
    assert_eq!(driver.table().seat_records()[1].player, computer(Level::Adept));
}
