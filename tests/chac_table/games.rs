//! Whole games at the table: by the squares of the board and the buttons of the bar, with two, three and six people, and
//! against computers.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use tikal::chac::{Phase, Status};

use super::window::{at, chac, choose, found, lift, play_by_hand, table};
use crate::driver::Driver;

/// Plays by hand until the game is over; the number of actions of people.
fn play_on(driver: &mut Driver, seed: u64) -> usize {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut played = 0;
    while !chac(driver).is_over() {
        lift(driver);
        let action = choose(&mut random, chac(driver).legal());
        let steps = chac(driver).steps();
        play_by_hand(driver, action);
        played += 1;
        assert!(chac(driver).steps() > steps, "{action:?}: {:?}", chac(driver).notice());
        let done = chac(driver).sitting().seen_from(steps).next().unwrap().action;
        assert_eq!(done, Some(action));
        assert!(played < 3000, "the game comes to its end");
    }
    played
}

#[test]
fn two_people_play_a_whole_game_by_hand() {
    let mut driver = at(table(2, &[0, 1], 4));
    assert!(play_on(&mut driver, 4) > 20);
    assert!(driver.shows("The game is over") || driver.shows("Nobody got out of the temple"));
}

#[test]
fn six_people_play_a_whole_game_by_hand() {
    let mut driver = at(table(6, &[0, 1, 2, 3, 4, 5], 9));
    play_on(&mut driver, 9);
    assert_eq!(chac(&driver).state().phase(), Phase::Over);
    for name in ["Ana", "Ben", "Cid", "Dee", "Eva", "Fay"] {
        assert!(driver.shows(name), "{name}");
    }
}

#[test]
fn a_person_plays_against_two_computers_and_nothing_is_covered() {
    let mut driver = at(table(3, &[0], 6));
    let mut random = ChaCha8Rng::seed_from_u64(6);
    while !chac(&driver).is_over() {
        assert_eq!(chac(&driver).covered_for(), None);
        if chac(&driver).person_to_move().is_none() {
            driver.run();
            continue;
        }
        let action = choose(&mut random, chac(&driver).legal());
        play_by_hand(&mut driver, action);
    }
}

#[test]
fn a_game_that_nobody_survives_says_so() {
    let mut driver = found(2, &[0, 1], |state| {
        state.phase() == Phase::Over && state.seats().iter().all(|&seat| state.status(seat) == Status::Lost)
    });
    driver.run();
    assert!(driver.shows("Nobody got out of the temple: the boulder has won"));
    assert!(chac(&driver).winners().is_empty());
}

#[test]
fn chests_are_told_at_the_end_with_who_has_won() {
    let driver = found(4, &[0, 1, 2, 3], |state| {
        state.phase() == Phase::Over && state.seats().iter().any(|&seat| !state.chests(seat).is_empty())
    });
    assert!(driver.shows("Chests opened") && driver.shows("chest"));
    let winner = chac(&driver).winners()[0];
    let name = chac(&driver).name(winner).to_owned();
    assert!(driver.shows(&format!("★ {name}")));
}
