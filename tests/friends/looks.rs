//! That the screens of a table over the net come to rest, stand out from their ground in both themes, and are reached by
//! the keyboard alone.

use super::*;
use crate::measured::{light, stops};

/// The windows of every sort of company, with what each shows.
fn windows() -> Vec<(&'static str, Driver)> {
    let mut talking = guest();
    talking.add(driver::company::said("Ben", "Hello"));
    talking.add(Talk::Went("Cem".to_owned()));
    talking.add(Talk::Refused(Refusal::Late));
    // A message of it would go by itself.
    talking.refused = None;
    let (mut beside, _) = at_table(talking);
    beside.click_starting("Talk");
    let asked = Some(Asked { question: 1, name: "Ben".to_owned(), actions: Some(1) });
    let (broken, _) = at_table(Company { asked, line: Line::Ended(Parting::Closed), ..guest() });
    let mut looking_on = guest();
    looking_on.chairs[0].holder = Holder::Free;
    let (free, _) = at_table(looking_on);
    assert!(free.shows("Take a free seat"));
    let (hosted, _) = lobby(host());
    let (visited, _) = lobby(guest());
    let mut home = Driver::new(SIZE);
    home.harness.state_mut().list_resting(resting(std::path::Path::new("")));
    home.run();
    vec![
        ("the talk", beside),
        ("a line that ended", broken),
        ("a seat that is free", free),
        ("the host’s lobby", hosted),
        ("a guest’s lobby", visited),
        ("tables that rest", home),
    ]
}

#[test]
fn where_nothing_happens_no_frame_is_drawn() {
    for (place, mut driver) in windows() {
        driver.run();
        assert!(driver.next_frame() > Duration::from_mins(1), "{place}: {:?}", driver.next_frame());
    }
}

#[test]
fn every_text_stands_out_in_both_themes() {
    let mut wrong = std::collections::BTreeSet::new();
    let mut measured = 0;
    for (place, mut driver) in windows() {
        measured += light::in_both_themes(&mut driver, place, &mut wrong);
    }
    assert!(measured > 200, "{measured}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn tab_comes_to_everything_in_the_lobby() {
    for (place, company) in [("host", host()), ("guest", guest())] {
        let (mut driver, _) = lobby(company);
        stops::walk(&mut driver, place);
    }
}
