//! Seats whose holders do not play: whoever waits is told who is away, and whoever has a computer for a stand-in sees what it
//! does as what all others do, and has the seat back.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::slice::from_mut;

use tikal::ai::{Budget, suggest};
use tikal::app::legend::command::Ask as LegendAsk;
use tikal::app::table::TableCommand;
use tikal::app::tikal::command::Ask as TikalAsk;
use tikal::legend;
use tikal::net::host::Host;
use tikal::net::message::Holder;
use tikal::tikal as base;
use tikal::words::Texts;

use super::played::{ByHand, Played, SECRET, ask, sitting, two_windows};
use super::*;
use crate::measured::places::everywhere;

const NAMES: [&str; 2] = ["Ana", "Ben"];

/// The window whose person is to move.
fn to_move<G: Played>(windows: &[Driver; 2]) -> usize {
    (0..2).find(|&index| sitting::<G>(&windows[index]).person_to_move().is_some()).unwrap()
}

/// The seat of the person at this window.
fn seat_of(driver: &Driver) -> Seat {
    let company = driver.app().company().unwrap().borrow();
    let own = |chair: &tikal::net::message::Chair| matches!(chair.holder, Holder::You | Holder::StandIn);
    Seat::ALL[company.chairs.iter().position(own).unwrap()]
}

/// Has a person choose an action, of which the host has not heard yet.
fn choose<G: Played>(table: &ByHand<G>, driver: &mut Driver, play: impl Fn(G::Action) -> Command) {
    let view = sitting::<G>(driver).view().clone();
    let seed = table.sitting.steps() as u64;
    let action = suggest::<G>(table.sitting.rules(), &view, Level::Random, Budget::Level, seed).action;
    driver.execute(play(action));
    assert!(sitting::<G>(driver).awaits_answer());
}

/// Why this sentence about whoever is to move is not read whole.
fn cut(driver: &Driver, texts: &Texts, key: &str, name: &str) -> Vec<String> {
    let said = texts.with(key, &[("name", name.to_owned().into())]);
    let window = driver.harness.ctx.content_rect();
    let is_read = driver.written().iter().any(|(text, clip)| {
        let place = text.visual_bounding_rect();
        text.galley.text() == said
            && !text.galley.elided
            && clip.expand(0.5).contains_rect(place)
            && window.contains_rect(place)
    });
    if is_read { Vec::new() } else { vec![format!("“{said}” is not read whole")] }
}

#[test]
fn whoever_waits_is_told_above_the_bar_that_the_one_to_move_is_away() {
    let mut table = ByHand::<base::State>::new("classic");
    let mut windows = two_windows(&mut table);
    let mover = to_move::<base::State>(&windows);
    let name = NAMES[mover];
    let seat = seat_of(&windows[mover]);
    let waiting = &mut windows[1 - mover];
    assert!(waiting.shows(&format!("{name} is to move")) && !waiting.shows("but away"));
    table.end(mover);
    table.settle(from_mut(waiting));
    assert!(waiting.shows(&format!("{name} is to move, but away")));
    waiting.execute(TableCommand::ShowTab(tikal::app::table::Tab::Company).into());
    assert!(waiting.shows(&format!("{name} · away")), "the tab says the same");
    let company = std::rc::Rc::clone(waiting.app().company().unwrap());
    for (holder, key) in [(Holder::Away, "ask-elsewhere-away"), (Holder::Free, "ask-elsewhere-free")] {
        company.borrow_mut().chairs[seat.index()].holder = holder;
        everywhere(waiting, key, |driver, texts| cut(driver, texts, key, name));
    }
    // Of a line that is broken here, nobody knows what is so at the host.
    company.borrow_mut().line = Line::Broken(Duration::from_secs(9));
    assert_eq!(company.borrow().holder(seat), None);
}

/// A computer plays for the person to move, at a table where nobody may look on: that person sees all of it, and has the
/// seat back. Returns the table and its windows, and whose of them it is.
fn stands_in<G: Played>(variant: &str, play: impl Fn(G::Action) -> Command + Copy) -> (ByHand<G>, [Driver; 2], usize) {
    let mut table = ByHand::<G>::new(variant);
    table.host = Host::new(SECRET, 1, vec![None; 3], false);
    let mut windows = two_windows(&mut table);
    let index = to_move::<G>(&windows);
    let seat = seat_of(&windows[index]);
    // Something is chosen of which the host has not heard before.
    choose(&table, &mut windows[index], play);
    let steps = table.sitting.steps();
    assert!(table.host.give_to_computer(&mut table.sitting, seat, Level::Random));
    table.settle(&mut windows);
    assert!(table.sitting.steps() > steps, "the computer does not play");
    let (name, driver) = (NAMES[index], &windows[index]);
    assert!(driver.shows(&format!("A computer plays for {name}")) && !driver.shows("Sent; the host"));
    let shown = sitting::<G>(driver);
    assert_eq!((shown.steps(), shown.viewer()), (table.sitting.steps(), Some(seat)), "it is not told what is played");
    assert!(!shown.awaits_answer() && shown.person_to_move().is_none());
    let told = Talk::StandsIn(name.to_owned());
    for driver in &windows {
        let company = driver.app().company().unwrap().borrow();
        assert!(company.talk.contains(&told) && !company.talk.contains(&Talk::Went(name.to_owned())));
    }
    windows[index].click("Take the seat back");
    table.settle(&mut windows);
    assert!(!windows[index].shows("A computer plays for"));
    assert_eq!(seat_of(&windows[index]), seat);
    let mut actions = 0;
    while sitting::<G>(&windows[index]).person_to_move() != Some(seat) {
        actions += 1;
        assert!(actions < 500, "the seat does not move");
        choose(&table, &mut windows[1 - index], play);
        table.settle(&mut windows);
        assert_eq!(sitting::<G>(&windows[index]).steps(), table.sitting.steps());
    }
    choose(&table, &mut windows[index], play);
    table.settle(&mut windows);
    assert!(!sitting::<G>(&windows[index]).awaits_answer(), "it is not played");
    (table, windows, index)
}

#[test]
fn whoever_has_a_stand_in_sees_what_it_does_has_the_seat_back_and_is_told_what_others_did() {
    let (_, windows, index) = stands_in::<base::State>("classic", |action| TikalAsk::Play(action).into());
    let table = windows[index].app().table_of::<base::State>().unwrap();
    assert!(table.recap().is_some_and(|recap| !recap.steps.is_empty()));
}

#[test]
fn whoever_has_a_stand_in_sees_with_the_own_eyes_in_a_game_with_secrets() {
    stands_in::<legend::State>("legend", |action| LegendAsk::Play(action).into());
}

#[test]
fn whoever_comes_back_to_a_stand_in_is_told_and_has_the_seat_back() {
    let mut table = ByHand::<base::State>::new("classic");
    table.host = Host::new(SECRET, 1, vec![None; 3], false);
    let mut windows = two_windows(&mut table);
    let index = to_move::<base::State>(&windows);
    let seat = seat_of(&windows[index]);
    table.end(index);
    windows[index].run();
    assert!(table.host.give_to_computer(&mut table.sitting, seat, Level::Random));
    table.settle(from_mut(&mut windows[1 - index]));
    assert!(!windows[1 - index].shows("but away"), "nobody waits for whoever is away");
    // The window tries again by itself.
    windows[index].harness.run_steps(90);
    table.settle(&mut windows);
    assert!(windows[index].shows(&format!("A computer plays for {}", NAMES[index])));
    assert_eq!(windows[index].steps(), table.sitting.steps());
    ask(&mut windows[index], Ask::Sit { seat: Some(seat), name: NAMES[index].to_owned(), colour: None });
    table.settle(&mut windows);
    assert!(table.sitting.is_person(seat) && !windows[index].shows("A computer plays for"));
}

#[test]
fn whoever_loses_the_seat_is_still_there_and_can_take_it_again_at_the_edge_of_the_window() {
    let mut table = ByHand::<base::State>::new("classic");
    let mut windows = two_windows(&mut table);
    let (index, name) = (1, NAMES[1]);
    let seat = seat_of(&windows[index]);
    assert!(table.host.free(&mut table.sitting, seat));
    table.settle(&mut windows);
    for driver in &mut windows {
        driver.execute(TableCommand::ShowTab(tikal::app::table::Tab::Company).into());
        assert!(driver.shows(&format!("{name} has no seat any more")) && !driver.shows(&format!("{name} has gone")));
        assert!(driver.shows(&format!("{name} · no seat")));
    }
    assert!(!windows[0].shows("Take a free seat"), "one seat is enough");
    windows[index].execute(TableCommand::ShowTab(tikal::app::table::Tab::Table).into());
    assert!(windows[index].shows("You look on; a seat is free"));
    windows[index].click("Take a free seat");
    table.settle(&mut windows);
    assert_eq!(seat_of(&windows[index]), seat);
    assert!(table.sitting.is_person(seat) && !windows[index].shows("Take a free seat"));
}
