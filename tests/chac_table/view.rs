//! The view of the temple: made larger and moved by the pointer and by keys, and shown whole again; and what the menus of a
//! table offer that there is something to act on.

use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable;
use tikal::app::chac::board::stand;
use tikal::app::chac::command::Ask;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::table::TableCommand;
use tikal::chac::{Action, Phase, Room, State};
use tikal::game::Seat;
use tikal::games::GameId;
use tikal::words::shown::said_of;
use tikal::words::{Language, Texts};

use super::layout::{rects, show};
use super::window::{SIZE, acts, ask, chac, found, lift, rules};
use crate::driver::Driver;

/// The width of the entrance as it is seen, all of it or a part.
fn entrance(driver: &Driver) -> f32 {
    chac(driver).laid_out().unwrap().square(rules().entrance()).width()
}

#[test]
fn the_wheel_makes_the_temple_larger_and_keys_lead_to_what_is_out_of_sight() {
    let mut driver = found(2, &[0, 1], |state| acts(state, 2) && state.round() == 2);
    let whole = entrance(&driver);
    driver.click("View");
    assert!(!driver.is_enabled("Show the whole board"), "it is whole");
    driver.press(Modifiers::NONE, Key::Escape);
    for _ in 0..4 {
        driver.wheel_over("entrance");
    }
    assert!(entrance(&driver) > 1.5 * whole, "{} {whole}", entrance(&driver));
    // At the other end, the way out is out of sight; the arrows lead there.
    assert!(rects(&driver, "outside").is_empty());
    driver.press(Modifiers::NONE, Key::B);
    for key in [Key::ArrowDown; 12].into_iter().chain([Key::ArrowLeft; 12]) {
        driver.press(Modifiers::NONE, key);
        let name = driver.focused().unwrap();
        let place = rects(&driver, &name)[0];
        assert!(place.width() > whole, "{name} is in sight: {place:?}");
    }
    assert!(!rects(&driver, "outside").is_empty(), "{:?}", driver.focused());
    driver.click("View");
    driver.click("Show the whole board");
    assert!((entrance(&driver) - whole).abs() < 0.01);
}

#[test]
fn a_temple_is_carried_by_its_stone_and_goes_nowhere_by_that() {
    let mut driver = found(2, &[0, 1], |state| acts(state, 2) && state.round() == 2);
    driver.wheel_over("entrance");
    let (steps, before) = (chac(&driver).steps(), chac(&driver).laid_out().unwrap().square(rules().out()));
    // The frieze between zones and dice is stone.
    let from = before.center() + egui::vec2(before.width() * 6.0, before.height() * -4.5);
    let button = |pos, pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    driver.harness.event(egui::Event::PointerMoved(from));
    driver.harness.event(button(from, true));
    driver.harness.run_steps(2);
    let to = from + egui::vec2(0.0, -60.0);
    for part in 1..=4 {
        driver.harness.event(egui::Event::PointerMoved(from.lerp(to, part as f32 / 4.0)));
        driver.harness.run_steps(2);
    }
    driver.harness.event(button(to, false));
    driver.run();
    let after = chac(&driver).laid_out().unwrap().square(rules().out());
    assert!((before.top() - after.top()) > 30.0, "{before:?} {after:?}");
    assert_eq!(chac(&driver).steps(), steps);
}

#[test]
fn a_turn_is_planned_with_the_dice_of_the_round_while_another_acts() {
    let rules = rules();
    let actions = |state: &State, seat: Seat| state.dice().at_least(state.level(&rules, seat));
    let to_come = |state: &State| {
        let next = state.turns_to_come().next();
        acts(state, 1) && state.round() > 1 && next.is_some_and(|seat| actions(state, seat) > 1)
    };
    let mut driver = found(3, &[0, 1, 2], to_come);
    let before = *chac(&driver).state();
    let seat = before.turns_to_come().next().unwrap();
    driver.press(Modifiers::NONE, Key::T);
    let planned = |driver: &Driver| *chac(driver).in_sight().state();
    let start = planned(&driver);
    assert_eq!((start.seat(), start.phase()), (seat, Phase::Act));
    assert_eq!(start.actions_left(), actions(&before, seat));
    // What lies under a tile of lava is not known to a plan.
    let is_open = |square| !matches!(rules.room(square), Room::Lava(_));
    let to = chac(&driver).in_sight().ways().iter().map(|way| way.square).find(|&square| is_open(square)).unwrap();
    ask(&mut driver, Ask::Go(to));
    assert_eq!(planned(&driver).place(seat), Some(to));
    // Its turn comes: the plan can be played.
    driver.press(Modifiers::NONE, Key::T);
    assert_eq!(*chac(&driver).state(), before, "nothing of it is played");
    ask(&mut driver, Ask::Play(Action::End));
    lift(&mut driver);
    assert_eq!(chac(&driver).state().seat(), seat);
    if chac(&driver).plan().is_some_and(|plan| plan.standing().can_play()) {
        driver.execute(TableCommand::PlayPlan.into());
        assert_eq!(chac(&driver).state().place(seat), Some(to));
    }
}

#[test]
fn between_turns_there_is_nothing_to_plan() {
    let driver = found(3, &[0, 1, 2], |state| state.phase() == Phase::Load && state.round() == 2);
    assert!(!chac(&driver).can_plan());
}

#[test]
fn the_buttons_of_first_variants_stand_in_one_row_of_words() {
    let mut driver = found(2, &[0, 1], |state| acts(state, 1));
    driver.execute(Command::Show(Screen::Learn));
    for (language, window) in Language::ALL.into_iter().flat_map(|one| [1.0, 1.5].map(|scale| (one, (SIZE, scale)))) {
        let texts = Texts::new(language);
        show(&mut driver, language, window);
        for &game in GameId::ALL {
            let name = said_of(&texts, "guide-begin", game);
            let found: Vec<Rect> = driver.harness.query_all_by_label(&name).map(|node| node.rect()).collect();
            assert!(found.len() == 1 && found[0].height() < 40.0, "{name} {window:?}: {found:?}");
        }
    }
}

#[test]
fn pieces_are_as_large_as_the_settings_say() {
    let mut driver = found(2, &[0, 1], |state| acts(state, 2) && state.round() == 2);
    let mut radius = |board_scale: f32| {
        driver.execute(Command::Set(Settings { board_scale, ..driver.app().settings() }));
        driver.harness.remove_cursor();
        driver.run();
        let table = chac(&driver);
        stand(table.laid_out().unwrap(), table.rules(), table.state(), table.state().seat()).unwrap().radius
    };
    let [small, plain, large] = [0.8, 1.0, 1.5].map(&mut radius);
    assert!(small < plain && plain < large, "{small} {plain} {large}");
}
