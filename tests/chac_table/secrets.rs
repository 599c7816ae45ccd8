//! Secrets at one screen (C14, C16.4): the cover at every hand-over, what is shown at the wish of a person alone, and what no
//! other person can read, by eye or by ear.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::chac::command::Ask;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::chac::{Action, Deck, Phase, State};
use tikal::game::Seat;
use tikal::words::chac::nouns;
use tikal::words::{Language, Texts};

use super::window::{acts, ask, at, chac, found, lift, play_until, rules, table};
use crate::driver::Driver;

/// Everything that can be read in the window, by eye or by ear.
fn read(driver: &Driver) -> Vec<String> {
    let nodes = driver.harness.query_all(by().predicate(|_: &AccessKitNode| true));
    let said = nodes.flat_map(|node| {
        let node = NodeT::accesskit_node(&node);
        [node.label(), node.value(), node.description()].into_iter().flatten().collect::<Vec<_>>()
    });
    let written = driver.written().into_iter().map(|(text, _)| text.galley.text().to_owned());
    said.chain(written).collect()
}

fn tells(driver: &Driver, part: &str) -> bool {
    read(driver).iter().any(|text| text.contains(part))
}

/// Ends the turn of the seat that acts.
fn end(driver: &mut Driver) {
    while matches!(chac(driver).state().phase(), Phase::Rescue) {
        ask(driver, Ask::Play(Action::Fall));
    }
    ask(driver, Ask::End);
}

/// A table at which the person to move has just found a treasure that no other text names, who it is, and how it is called.
fn searched(people: &[usize]) -> (Driver, Seat, String) {
    let rules = rules();
    let may = |state: &State| acts(state, 2) && state.check(&rules, Action::Search).is_ok() && state.round() < 4;
    let mut driver = found(3, people, may);
    let seat = chac(&driver).state().seat();
    ask(&mut driver, Ask::Play(Action::Search));
    let card = *chac(&driver).shown().hand(seat).as_slice().iter().find(|card| card.deck() != Deck::ALCOVE).unwrap();
    (driver, seat, nouns::treasure(&Texts::new(Language::English), card))
}

#[test]
fn a_treasure_is_told_to_its_finder_alone() {
    let (mut driver, seat, treasure) = searched(&[0, 1, 2]);
    assert!(chac(&driver).shows_secrets(), "whoever searches wishes to see");
    assert!(tells(&driver, &treasure), "{treasure}");
    driver.press(Modifiers::NONE, Key::V);
    assert!(!chac(&driver).shows_secrets());
    assert!(!tells(&driver, &treasure), "{:?}", read(&driver).iter().find(|text| text.contains(&treasure)));
    driver.press(Modifiers::NONE, Key::V);
    assert!(tells(&driver, &treasure));
    // In notation too.
    driver.press(Modifiers::NONE, Key::V);
    driver.execute(Command::Set(Settings { notation: true, ..driver.app().settings() }));
    let lines: Vec<String> = read(&driver).into_iter().filter(|text| text.starts_with("draw ")).collect();
    assert!(!lines.is_empty() && lines.iter().all(|line| line == "draw ?"), "{lines:?}");
    driver.execute(Command::Set(Settings { notation: false, ..driver.app().settings() }));

    end(&mut driver);
    if chac(&driver).covered_for().is_some() {
        assert!(!tells(&driver, &treasure), "nothing under the cover");
    }
    lift(&mut driver);
    assert_ne!(chac(&driver).state().seat(), seat);
    let shown = *chac(&driver).shown();
    assert!(shown.hand(seat).as_slice().iter().all(|card| card.is_public() || card.value().is_none()));
    let told: Vec<String> = read(&driver).into_iter().filter(|text| text.contains("finds")).collect();
    assert!(told.iter().all(|text| !text.contains("worth")), "{told:?}");
}

#[test]
fn people_at_one_screen_lift_a_cover_whenever_another_one_who_knows_something_is_asked() {
    let (mut driver, seat, _) = searched(&[0, 1, 2]);
    end(&mut driver);
    let mut lifted = 0;
    for _ in 0..60 {
        if chac(&driver).is_over() {
            break;
        }
        if let Some(covered) = chac(&driver).covered_for() {
            assert_eq!(chac(&driver).sitting().viewer(), None);
            assert!(chac(&driver).person_to_move().is_none());
            lifted += usize::from(covered == seat);
            driver.activate_starting("Lift the cover");
        }
        if chac(&driver).state().seat() == seat && lifted > 0 {
            assert!(!chac(&driver).shows_secrets(), "hidden until this person wishes to see");
            break;
        }
        let legal = chac(&driver).legal().to_vec();
        let last = *legal.last().unwrap();
        ask(&mut driver, Ask::Play(last));
    }
    assert!(lifted > 0);
}

#[test]
fn who_plays_alone_has_everything_shown_and_can_hide_it() {
    let mut driver = at(table(2, &[0], 3));
    play_until(&mut driver, 3, |state| acts(state, 1));
    assert!(chac(&driver).shows_secrets() && chac(&driver).covered_for().is_none());
    driver.press(Modifiers::NONE, Key::V);
    assert!(!chac(&driver).shows_secrets());
}

#[test]
fn what_was_looked_at_fades_where_that_is_wished_and_is_not_shown_again() {
    let rules = rules();
    let may = |state: &State| acts(state, 2) && state.check(&rules, Action::Decipher).is_ok() && state.round() < 4;
    let mut driver = found(3, &[0, 1, 2], may);
    ask(&mut driver, Ask::ToggleFading);
    let zone =
        (0..4).find(|&zone| Some(rules.zones()[zone]) == chac(&driver).state().place(chac(&driver).state().seat()));
    ask(&mut driver, Ask::Play(Action::Decipher));
    let zone = zone.unwrap();
    assert!(chac(&driver).sight().clue(zone).glyph.is_some(), "it is seen for a moment");
    driver.harness.run_steps(60 * 8);
    driver.run();
    assert!(chac(&driver).sight().clue(zone).glyph.is_none(), "then it is left to memory");
    driver.press(Modifiers::NONE, Key::V);
    assert!(chac(&driver).shows_secrets() && chac(&driver).sight().clue(zone).glyph.is_none());
    // What the program works out then does not know it either.
    assert!(chac(&driver).shown().clue(zone).glyph.is_some());
}

#[test]
fn the_switch_stands_in_the_menu() {
    let mut driver = at(table(3, &[0, 1, 2], 3));
    play_until(&mut driver, 5, |state| acts(state, 1));
    driver.click("View");
    assert!(driver.shows("Show what I alone know") && driver.shows("What I saw fades"));
}
