//! Who decides for a seat changes in the middle of a game: a computer goes on for a person, a person for a computer; the
//! record says from which action on, whatever was taken back since.

use tikal::ai::Level;
use tikal::app::tikal::command::TableCommand;
use tikal::game::{Player, Seat};

use super::games::ana_acts;
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

fn computer(level: Level) -> Player {
    Player::Computer(level.id().to_owned())
}

fn take_over(driver: &mut Driver, seat: usize, level: Option<Level>) {
    driver.command(TableCommand::TakeOver(Seat::ALL[seat], level));
}

#[test]
fn a_computer_goes_on_for_a_person_and_a_person_for_a_computer() {
    let mut driver = ana_acts(SIZE);
    driver.play("enter leader a5");
    take_over(&mut driver, 0, Some(Level::Random));
    driver.harness.run_steps(60);
    assert!(driver.steps() > 3, "the computer plays on from where the person was");
    let record = driver.record();
    assert_eq!(record.seats[0].player, Player::Human, "the players of the beginning stay");
    assert_eq!((record.takeovers[&3].seat, &record.takeovers[&3].player), (Seat::ALL[0], &computer(Level::Random)));
    assert_eq!(record.seated()[0].player, computer(Level::Random));

    take_over(&mut driver, 0, None);
    assert_eq!(driver.seat_records()[0].player, Player::Human);
    let again = Driver::open(SIZE, &driver.record().write().unwrap());
    assert_eq!(again.seat_records()[0].player, Player::Human);
}

#[test]
fn a_game_that_is_opened_has_the_players_of_its_last_action() {
    let mut driver = ana_acts(SIZE);
    take_over(&mut driver, 1, Some(Level::Adept));
    driver.play("enter leader a5");
    let again = Driver::open(SIZE, &driver.record().write().unwrap());
    assert_eq!(again.seat_records()[1].player, computer(Level::Adept));
    assert_eq!(again.seat_records()[0].player, Player::Human);
}

#[test]
fn what_is_taken_back_takes_no_player_back() {
    let mut driver = ana_acts(SIZE);
    driver.play("enter leader a5");
    driver.play("enter explorer a5");
    take_over(&mut driver, 1, Some(Level::Adept));
    driver.undo();
    driver.undo();
    assert_eq!(driver.steps(), 2);
    assert_eq!(driver.record().seated()[1].player, computer(Level::Adept));
    // Whatever is played then instead.
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    assert_eq!(driver.record().seated()[1].player, computer(Level::Adept));
}

#[test]
fn two_seats_change_at_once() {
    let mut driver = ana_acts(SIZE);
    take_over(&mut driver, 1, Some(Level::Adept));
    take_over(&mut driver, 0, Some(Level::Random));
    let seated = driver.record().seated();
    assert_eq!((&seated[0].player, &seated[1].player), (&computer(Level::Random), &computer(Level::Adept)));
}

#[test]
fn the_menu_offers_every_level_for_every_seat() {
    let mut driver = ana_acts(SIZE);
    driver.click("Turn");
    driver.run();
    for name in ["Ana", "Ben"] {
        assert!(driver.shows(&format!("{name}: Person")), "{name}");
    }
    driver.click_starting("Ben: Person");
    driver.run();
    driver.click("Computer, adept");
    assert_eq!(driver.seat_records()[1].player, computer(Level::Adept));
}
