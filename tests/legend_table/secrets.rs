//! The treasures that a seat has looked at: shown on the board at its wish, off for whoever comes to the screen next, never
//! told to others.

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT;
use tikal::app::Services;
use tikal::app::legend::command::Ask;
use tikal::app::legend::table::Deed;
use tikal::expedition::Treasure;
use tikal::game::Seat;
use tikal::hex::Cell;
use tikal::legend::{Action, Phase, State};

use super::window::{ask, at, legend, lift, play_until, rules, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A table at which a person has just looked, and who it is.
fn looked(people: &[usize]) -> (Driver, Seat) {
    let rules = rules();
    for seed in 0..40 {
        let mut driver = at(SIZE, table(3, people, seed), Services::for_tests());
        let may = |state: &State| {
            let mut legal = Vec::new();
            state.legal_actions(&rules, &mut legal);
            people.contains(&state.seat().index()) && legal.contains(&Action::Look)
        };
        play_until(&mut driver, seed, may);
        if legend(&driver).is_over() {
            continue;
        }
        let seat = legend(&driver).state().seat();
        ask(&mut driver, Ask::Play(Action::Look));
        return (driver, seat);
    }
    panic!("nobody looks in forty games");
}

/// The tops of ruins that the board shows.
fn shown(driver: &Driver) -> Vec<(Cell, Treasure)> {
    let table = legend(driver);
    let ruins = table.shown().ruins().into_iter();
    ruins.filter_map(|ruin| Some((ruin, table.known_top(ruin)?))).collect()
}

/// True if the name of a hex, as it is read out, tells a treasure that was seen there.
fn told_on(driver: &Driver, cell: Cell) -> bool {
    let start = format!("Hex {},", legend(driver).cell_name(cell));
    let label = driver.starting(&start).accesskit_node().label().unwrap_or_default();
    label.contains("You have seen its")
}

#[test]
fn a_look_shows_its_treasures_until_the_screen_is_somebody_elses_and_then_at_the_wish_of_the_seat() {
    let (mut driver, seat) = looked(&[0, 1, 2]);
    lift(&mut driver);
    assert!(legend(&driver).shows_seen(), "whoever looks wishes to see");
    let seen = shown(&driver);
    assert!(!seen.is_empty() && seen.iter().all(|&(ruin, _)| told_on(&driver, ruin)));
    driver.press(Modifiers::NONE, Key::V);
    assert!(!legend(&driver).shows_seen() && shown(&driver).is_empty());
    assert!(seen.iter().all(|&(ruin, _)| !told_on(&driver, ruin)));
    assert!(driver.shows("You have seen treasures here"));
    driver.press(Modifiers::NONE, Key::V);
    assert_eq!(shown(&driver), seen);

    // The others, one after the other, whatever they ask for.
    let mut others = 0;
    for _ in 0..400 {
        let state = *legend(&driver).state();
        if state.phase() == Phase::Over || others > 12 {
            break;
        }
        if state.seat() != seat && legend(&driver).person_to_move().is_some() {
            others += 1;
            ask(&mut driver, Ask::ToggleSeen);
            let theirs = legend(&driver).has_seen();
            assert_eq!(legend(&driver).shows_seen(), theirs, "there is nothing to show to who has not looked");
            for &(ruin, _) in &seen {
                let own =
                    state.stack(legend(&driver).rules(), ruin).next().is_some_and(|top| top.is_seen_by(state.seat()));
                assert_eq!(told_on(&driver, ruin), own);
            }
            if theirs {
                ask(&mut driver, Ask::ToggleSeen);
            }
        } else if state.seat() == seat && others > 0 && legend(&driver).person_to_move().is_some() {
            assert!(!legend(&driver).shows_seen(), "off at every hand-over");
        }
        let legal = legend(&driver).legal().to_vec();
        // Nobody digs or looks meanwhile.
        let quiet = |action: &&Action| !matches!(action, Action::Dig(_) | Action::Look | Action::Play { .. });
        let action = *legal.iter().rfind(quiet).unwrap_or(&legal[0]);
        ask(&mut driver, Ask::Play(action));
        assert!(legend(&driver).covered_for().is_none() || shown(&driver).is_empty(), "nothing under the cover");
        lift(&mut driver);
    }
    assert!(others > 3, "{others}");
}

#[test]
fn who_plays_alone_against_computers_has_nothing_in_the_way() {
    let (mut driver, seat) = looked(&[0]);
    assert_eq!((legend(&driver).covered_for(), legend(&driver).own_seat()), (None, Some(seat)));
    assert!(legend(&driver).shows_seen() && !shown(&driver).is_empty());
    driver.press(Modifiers::NONE, Key::V);
    assert!(shown(&driver).is_empty(), "at the wish of the seat");
    // It stays as it was set while computers play.
    let action =
        legend(&driver).legal().to_vec().into_iter().find(|action| matches!(action, Action::End | Action::Pass));
    if let Some(action) = action {
        ask(&mut driver, Ask::Play(action));
    }
    assert!(!legend(&driver).shows_seen());
}

#[test]
fn the_switch_stands_in_the_menu_and_says_why_it_does_nothing() {
    let mut driver = at(SIZE, table(3, &[0, 1, 2], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Act);
    driver.press(Modifiers::NONE, Key::V);
    assert!(driver.shows("You have seen no treasure that still lies on a ruin"));
    driver.click("View");
    assert!(
        driver.has("Show the treasures that I have seen") && !driver.is_enabled("Show the treasures that I have seen")
    );
}

#[test]
fn what_others_saw_is_neither_in_the_log_nor_in_the_recap() {
    let (mut driver, seat) = looked(&[0, 1, 2]);
    lift(&mut driver);
    assert!(driver.shows(" sees a treasure on ") && !shown(&driver).is_empty());
    while legend(&driver).state().seat() == seat && !legend(&driver).is_over() {
        let legal = legend(&driver).legal().to_vec();
        ask(&mut driver, Ask::Play(*legal.last().unwrap()));
    }
    lift(&mut driver);
    let table = legend(&driver);
    assert_ne!(table.state().seat(), seat);
    let lines = (0..table.steps()).map(|index| table.sitting().line(index).unwrap());
    let shows: Vec<String> = lines.filter(|line| line.starts_with("show")).collect();
    assert!(!shows.is_empty() && shows.iter().all(|line| line.ends_with('?')), "{shows:?}");
    let told = table.recap().map(|recap| recap.steps.clone()).unwrap_or_default();
    assert!(!told.iter().any(|step| matches!(step.deed, Deed::Single(Action::Show { .. }) | Deed::Shown(_))));
}
