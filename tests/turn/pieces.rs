//! Several pieces at once, dragging, the menu of a hex, and keys.

use egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;
use tikal::app::games;
use tikal::app::kit::keys::{self, KeyScope};
use tikal::app::tikal::table::Selection;
use tikal::games::GameId;
use tikal::tikal::{Phase, Piece};

use super::{SIZE, THREE, button, centre, drag, moved, said};
use crate::driver::{Driver, by_hand};

#[test]
fn a_party_walks_together_with_the_leader() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Explorer, "a5");
    assert!(driver.shows("1 piece walks"));
    driver.click("One piece more");
    driver.press(Modifiers::NONE, Key::Plus);
    assert!(driver.shows("3 pieces walk") && !driver.is_enabled("One piece more"));
    assert!(driver.shows("Hex c4, ruin, 4 treasures, in reach for 6 action points with 3 pieces"));
    driver.cell("c4");
    let (seat, cell) = (driver.state().seat(), driver.hex("c4"));
    let band = driver.state().band(cell, seat);
    assert_eq!((band.explorers(), band.has_leader(), driver.state().points()), (2, true, 1));
    // The points suffice for one of the three.
    assert_eq!(driver.party(), 3);
    assert!(driver.shows("Hex b4, clearing, 2") || driver.shows("in reach for 1 action point"));
}

#[test]
fn a_piece_is_dragged_to_where_it_walks_and_elsewhere_is_told_why_not() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    drag(&mut driver, "The leader of Ana on a5", "Hex c4,");
    assert_eq!(driver.steps(), 7);
    assert_eq!(driver.turn().steps.last().map(|step| step.end - step.start), Some(2));
    drag(&mut driver, "The leader of Ana on c4", "Hex h1,");
    assert_eq!(driver.steps(), 7);
    assert!(driver.shows("h1 has no tile"), "{}", said(&driver));
    // Escape ends the drag, and the piece stays where it was.
    let (from, to) = (centre(&driver, "The explorer of Ana on a5"), centre(&driver, "Hex b4,"));
    moved(&mut driver, from);
    button(&mut driver, from, PointerButton::Primary, true);
    moved(&mut driver, from.lerp(to, 0.5));
    moved(&mut driver, to);
    driver.press(Modifiers::NONE, Key::Escape);
    button(&mut driver, to, PointerButton::Primary, false);
    driver.run();
    assert_eq!(driver.steps(), 7);
}

#[test]
fn a_drag_on_the_empty_board_still_moves_the_board() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    let before = centre(&driver, "Hex h1,");
    let to = centre(&driver, "Hex g1,");
    drag(&mut driver, "Hex h1,", "Hex g1,");
    assert!((centre(&driver, "Hex h1,") - to).length() < (before - to).length() / 2.0);
    assert_eq!(driver.steps(), 5);
}

#[test]
fn a_piece_of_the_reserve_is_dragged_onto_a_camp() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE[..2]));
    drag(&mut driver, "Enter explorer on a5, cost 1", "Hex a5,");
    assert_eq!(driver.steps(), 3);
    driver.let_go();
    // From the card of the player, whose turn it is.
    let own = driver.harness.query_all_by_label("Leaders in reserve: 1").next().expect("a card").rect().center();
    let camp = centre(&driver, "Hex a5,");
    moved(&mut driver, own);
    button(&mut driver, own, PointerButton::Primary, true);
    moved(&mut driver, own.lerp(camp, 0.5));
    moved(&mut driver, camp);
    button(&mut driver, camp, PointerButton::Primary, false);
    driver.run();
    assert_eq!(driver.steps(), 4);
    assert!(driver.shows("Ana enters the leader on a5"));
}

#[test]
fn the_menu_of_a_hex_offers_what_can_be_done_there_and_says_why_not() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    let ruin = centre(&driver, "Hex c4,");
    moved(&mut driver, ruin);
    button(&mut driver, ruin, PointerButton::Secondary, true);
    button(&mut driver, ruin, PointerButton::Secondary, false);
    driver.run();
    assert!(driver.shows("On c4: Dig") && !driver.shows("On c4: Uncover"), "there is no temple");
    driver.click("On c4: Dig");
    assert_eq!(driver.state().phase(), Phase::Reveal);

    // By keyboard, for the hex that is chosen.
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.select(Some(Selection { cell: driver.rules().base_camp(), piece: None }));
    driver.press(Modifiers::SHIFT, Key::F10);
    assert!(driver.is_enabled("On a5: Enter explorer") && !driver.is_enabled("On a5: Enter leader"));
    assert!(driver.shows("No leader is left in your reserve"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("On a5:"));
    // The focus goes to the first entry that is possible.
    driver.press(Modifiers::SHIFT, Key::F10);
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.selection().is_some_and(|selection| selection.piece == Some(Piece::Leader)));
}

#[test]
fn letters_do_what_the_bar_does_or_say_why_not() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE[..2]));
    driver.press(Modifiers::SHIFT, Key::E);
    assert!(driver.shows("Ana enters the leader on a5") && driver.steps() == 3);
    driver.press(Modifiers::NONE, Key::E);
    assert_eq!(driver.steps(), 4);
    driver.press(Modifiers::NONE, Key::D);
    assert!(driver.shows("a5 has no ruin"));
    driver.let_go();
    driver.press(Modifiers::NONE, Key::U);
    assert!(driver.shows("Choose a hex with your pieces first"));
    driver.press(Modifiers::COMMAND, Key::Enter);
    assert_eq!(driver.steps(), 5, "the turn is over");
}

#[test]
fn every_key_says_what_it_does() {
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    for (place, game) in KeyScope::ALL.into_iter().flat_map(|place| GameId::ALL.iter().map(move |&game| (place, game)))
    {
        let shortcuts = || keys::listed(place).iter().chain(games::keys_of(game, place));
        let mut names: Vec<String> = shortcuts().map(|shortcut| texts.say(shortcut.name)).collect();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), shortcuts().count(), "{names:?}");
    }
}

#[test]
fn a_double_click_on_an_own_piece_leaves_the_board_where_it_is() {
    let mut driver = Driver::open(SIZE, &by_hand(&THREE));
    driver.wheel_over("Hex c4,");
    let before = driver.width_of("Hex c4,");
    let double = |driver: &mut Driver, pos: Pos2| {
        moved(driver, pos);
        for _ in 0..2 {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
            let events = [true, false].map(|pressed| egui::Event::PointerButton { pos, button, pressed, modifiers });
            driver.harness.input_mut().events.extend(events);
            driver.harness.step();
        }
        driver.run();
    };
    let piece = centre(&driver, "The leader of Ana on a5");
    double(&mut driver, piece);
    assert!((driver.width_of("Hex c4,") - before).abs() < 0.1);
    driver.let_go();
    let jungle = centre(&driver, "Hex c2,");
    double(&mut driver, jungle);
    assert!(driver.width_of("Hex c4,") < before - 1.0);
}
