//! The keys at the table: squares by arrows, dice by numbers, actions by letters.

use egui::{Key, Modifiers};
use tikal::chac::{Action, Room, State};

use super::window::{acts, chac, found, rules};

#[test]
fn the_arrows_go_from_square_to_square_and_enter_goes_there() {
    let rules = rules();
    let in_zone = |state: &State| {
        let place = state.place(state.seat());
        acts(state, 2) && place.is_some_and(|place| rules.room(place) == Room::Zone(1)) && !state.walls().met
    };
    let mut driver = found(2, &[0, 1], in_zone);
    let seat = chac(&driver).state().seat();
    driver.press(Modifiers::NONE, Key::B);
    assert!(driver.focused().unwrap().starts_with("zone 2,"), "{:?}", driver.focused());
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert!(driver.focused().unwrap().starts_with("zone 3,"), "{:?}", driver.focused());
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(chac(&driver).state().place(seat).map(|place| rules.room(place)), Some(Room::Zone(2)));
    driver.press(Modifiers::NONE, Key::ArrowRight);
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert!(driver.focused().unwrap().starts_with("zone 1,"), "{:?}", driver.focused());
}

#[test]
fn number_keys_choose_the_dice_that_are_rolled_again() {
    let mut driver = found(2, &[0, 1], |state| acts(state, 1) && state.lock().total() == 5);
    let before: Vec<(u8, bool)> = chac(&driver).lock_dice().collect();
    driver.press(Modifiers::NONE, Key::Num1);
    driver.press(Modifiers::NONE, Key::Num3);
    let after: Vec<(u8, bool)> = chac(&driver).lock_dice().collect();
    for place in 0..5 {
        assert_eq!(after[place].1, before[place].1 != matches!(place, 0 | 2), "{place}");
    }
    let marked = chac(&driver).marked_dice().unwrap();
    let steps = chac(&driver).steps();
    driver.press(Modifiers::NONE, Key::P);
    let played = chac(&driver).sitting().seen_from(steps).next().unwrap().action;
    assert_eq!(played, Some(Action::Reroll(marked)));
}

#[test]
fn the_key_of_the_ability_works_wherever_there_is_one_to_use() {
    let rules = rules();
    let lighter = |state: &State| state.check(&rules, Action::Endurance).is_ok();
    let mut driver = found(3, &[0, 1, 2], lighter);
    let steps = chac(&driver).steps();
    driver.press(Modifiers::NONE, Key::A);
    let played = chac(&driver).sitting().seen_from(steps).next().unwrap().action;
    assert_eq!(played, Some(Action::Endurance));
}

#[test]
fn letters_ask_for_the_actions_of_a_turn() {
    let rules = rules();
    let may = |state: &State| acts(state, 2) && state.check(&rules, Action::Search).is_ok();
    let mut driver = found(2, &[0, 1], may);
    let steps = chac(&driver).steps();
    driver.press(Modifiers::NONE, Key::S);
    let played = chac(&driver).sitting().seen_from(steps).next().unwrap().action;
    assert_eq!(played, Some(Action::Search));
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert_ne!(chac(&driver).steps(), steps + 2);
}
