//! Bids of any height, and exchanges: what is clicked is what is played, and what it changes is told for both.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::tikal::command::{Ask, ExchangeDraft, TableCommand};
use tikal::app::tikal::table::Idle;
use tikal::tikal::{Action, Phase};

use crate::driver::{Driver, dealt_out};

const SIZE: [f32; 2] = [1024.0, 700.0];

fn auction() -> Driver {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    assert!(matches!(driver.state().phase(), Phase::Bid(_)));
    driver
}

#[test]
fn every_bid_button_bids_the_number_on_it() {
    for bid in 1..=5_u32 {
        let mut driver = auction();
        driver.click(&format!("Bid {bid}"));
        assert_eq!(driver.last_action(), Some(Action::Bid(bid)));
    }
}

#[test]
fn a_higher_bid_is_typed_or_counted_and_its_button_bids_it() {
    let mut driver = auction();
    let steps = driver.steps();
    driver.click("One more");
    driver.click("One more");
    assert!(driver.is_enabled("Bid 7") && driver.steps() == steps, "counting bids nothing");
    driver.click("One less");
    assert!(driver.is_enabled("Bid 6"));
    driver.type_into("Another number of points", "15");
    driver.click("Bid 15");
    assert_eq!(driver.last_action(), Some(Action::Bid(15)));

    // In the next auction nothing of it is left.
    for step in 0.. {
        let legal = driver.legal();
        let ends = [Action::Pass, Action::End].into_iter().find(|action| legal.contains(action));
        let action = ends.or_else(|| legal.first().copied()).unwrap();
        if step > 0 && legal.contains(&Action::Bid(1)) {
            break;
        }
        driver.act(action);
    }
    assert!(driver.is_enabled("Bid 5") && !driver.has("Bid 15"));

    // Not above the own score.
    let mut driver = auction();
    for typed in ["99", "3", ""] {
        driver.type_into("Another number of points", typed);
        assert!(!driver.is_enabled("Bid 5"), "{typed} is no bid, and the button beside it bids nothing else");
    }
    driver.type_into("Another number of points", "20");
    assert!(driver.is_enabled("Bid 20"));
    driver.harness.run();
    assert!(!driver.is_enabled("One more"));
}

#[test]
fn what_is_no_bid_is_told_all_that_are_and_counting_leads_to_the_nearest() {
    let field = "Another number of points";
    let said = |driver: &Driver| driver.harness.get_by_label(field).accesskit_node().value().unwrap_or_default();
    let told = |driver: &Driver| driver.written().iter().any(|(text, _)| text.galley.text() == "1 to 20");
    let mut driver = auction();
    assert!(!told(&driver));
    for (typed, step, none, to) in [("25", "One less", "One more", "20"), ("0", "One more", "One less", "1")] {
        driver.type_into(field, typed);
        assert!(told(&driver), "{typed}");
        assert!(driver.is_enabled(step) && !driver.is_enabled(none), "{typed}");
        driver.click(step);
        assert_eq!(said(&driver), to);
        assert!(!told(&driver) && !driver.is_enabled(none), "{to} is a bid, and the last one there");
    }
    // Bids that have buttons of their own are counted through.
    driver.click("One more");
    assert_eq!(said(&driver), "2");
    driver.type_into(field, "4");
    driver.click("One more");
    assert_eq!(said(&driver), "5");
    driver.click("One less");
    assert_eq!(said(&driver), "4");
}

#[test]
fn a_higher_bid_is_entered_by_the_key_and_what_is_no_bid_is_refused_and_stays_in_the_field() {
    let field = "Another number of points";
    let said = |driver: &Driver| driver.harness.get_by_label(field).accesskit_node().value().unwrap_or_default();
    let mut driver = auction();
    let steps = driver.steps();
    for (typed, why) in [("99", "That is more than your score: bid at most 20"), ("", "Type a number of points first")]
    {
        driver.type_into(field, typed);
        if typed.is_empty() {
            driver.press(Modifiers::NONE, Key::Backspace);
        }
        driver.press(Modifiers::NONE, Key::Enter);
        assert!(driver.shows(why) && driver.steps() == steps, "{typed}: {:?}", driver.notice());
        assert_eq!(said(&driver), typed);
        driver.command(TableCommand::Idle(Idle::FIRST_STEP));
        // So does the greyed button tell it.
        let button = if typed.is_empty() { "Bid 5".to_owned() } else { format!("Bid {typed}") };
        assert!(!driver.is_enabled(&button));
        driver.click(&button);
        assert!(driver.shows(why) && driver.steps() == steps, "{typed}: {:?}", driver.notice());
        assert_eq!(said(&driver), typed, "a click beside it changes nothing in the field");
        driver.command(TableCommand::Idle(Idle::FIRST_STEP));
    }
    // Whoever clicks into the field types a new number, and enters it.
    driver.click("One more");
    driver.harness.remove_cursor();
    driver.run();
    driver.click(field);
    driver.harness.event(egui::Event::Text("17".to_owned()));
    driver.run();
    assert_eq!(said(&driver), "17");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.last_action(), Some(Action::Bid(17)));
    // Also one that has a button beside the field.
    let mut driver = auction();
    driver.type_into(field, "3");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.last_action(), Some(Action::Bid(3)));
}

#[test]
fn what_is_said_of_the_field_goes_with_what_stood_in_it() {
    let field = "Another number of points";
    let (high, none) = ("That is more than your score: bid at most 20", "Type a number of points first");
    let mut driver = auction();
    for (typed, told, next) in [("99", high, "abc"), ("abc", none, "2"), ("0", "Bid at least 1", "2")] {
        driver.type_into(field, typed);
        driver.press(Modifiers::NONE, Key::Enter);
        assert!(driver.shows(told), "{typed}");
        driver.type_into(field, next);
        driver.run();
        assert!(driver.notice().is_none(), "{next} after {typed}: {:?}", driver.notice());
    }
    // Counting changes it too.
    driver.type_into(field, "99");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.shows(high));
    driver.click("One less");
    assert!(driver.notice().is_none());
}

#[test]
fn whoever_is_asked_again_finds_a_bid_near_the_least_in_the_field() {
    let mut driver = auction();
    let field = |driver: &Driver| {
        let field = driver.harness.get_by_label("Another number of points");
        field.accesskit_node().value().unwrap_or_default()
    };
    assert_eq!(field(&driver), "5");
    driver.type_into("Another number of points", "12");
    driver.harness.remove_cursor();
    driver.run();
    for bid in [2, 3] {
        driver.ask(Ask::HigherBid(12));
        driver.act(Action::Bid(bid));
        assert_eq!(field(&driver), "5", "after {bid}");
    }
}

#[test]
fn arrow_keys_go_from_bid_to_bid() {
    let mut driver = auction();
    let focused = |driver: &Driver| {
        let node = driver.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused()))?;
        node.accesskit_node().label()
    };
    driver.harness.get_by_label("Bid 1").focus();
    driver.run();
    for (key, bid) in [(Key::ArrowRight, 2), (Key::ArrowRight, 3), (Key::ArrowRight, 4), (Key::ArrowLeft, 3)] {
        driver.press(Modifiers::NONE, key);
        driver.run();
        assert_eq!(focused(&driver), Some(format!("Bid {bid}")), "{key:?}");
    }
    for bid in [2, 1] {
        driver.press(Modifiers::NONE, Key::ArrowLeft);
        driver.run();
        assert_eq!(focused(&driver), Some(format!("Bid {bid}")));
    }
}

/// A game in which the acting person can choose what to give and what to take.
fn exchanging() -> Driver {
    let mut driver = Driver::open(SIZE, &dealt_out(include_str!("../records/format-1/adepts-base.tikal")));
    let exchanges = driver.legal().iter().filter(|action| matches!(action, Action::Exchange { .. })).count();
    assert!(exchanges > 3, "{exchanges} exchanges");
    driver.ask(Ask::Exchange(ExchangeDraft::default()));
    driver
}

/// An exchange that changes points, and the names of its cards.
fn telling(driver: &Driver) -> (Action, String, String) {
    let kinds = &driver.rules().def().treasures.kinds;
    let found = driver.legal().iter().find_map(|&action| match action {
        Action::Exchange { give, with, take } => {
            let give = kinds[give.index()].name.get("en");
            let take = kinds[take.index()].name.get("en");
            let other = driver.name(with);
            Some((action, format!("Give {give}"), format!("Take {take} from {other}")))
        }
        _ => None,
    });
    found.unwrap()
}

#[test]
fn an_exchange_is_chosen_by_pictures_and_made_with_enter() {
    let mut driver = exchanging();
    let (action, give, take) = telling(&driver);
    for card in [&give, &take] {
        let rect = driver.harness.get_by_label(card).rect();
        assert!(rect.width() > 80.0 && rect.height() > 60.0, "{card}: {rect:?}");
    }
    let is_chosen = |driver: &Driver, card: &str| {
        driver.harness.get_by_label(card).accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    };
    assert!(!driver.is_enabled("Exchange") && !is_chosen(&driver, &give));
    // Enter does nothing while something is open.
    let steps = driver.steps();
    driver.harness.key_press(Key::Enter);
    driver.run();
    assert_eq!(driver.steps(), steps);
    driver.click(&give);
    assert!(is_chosen(&driver, &give));
    driver.click(&take);
    assert!(is_chosen(&driver, &take) && driver.is_enabled("Exchange"));
    driver.harness.key_press(Key::Enter);
    driver.run();
    assert_eq!(driver.last_action(), Some(action));
}

#[test]
fn escape_lets_go_of_an_exchange() {
    let mut driver = exchanging();
    let (_, give, take) = telling(&driver);
    driver.click(&give);
    driver.click(&take);
    let steps = driver.steps();
    driver.let_go();
    assert!(!driver.is_enabled("Exchange") && driver.steps() == steps);
    assert!(driver.harness.query_by_label(&give).is_none());
    driver.ask(Ask::Exchange(ExchangeDraft::default()));
    driver.click("Cancel");
    assert!(driver.harness.query_by_label(&give).is_none());
}

#[test]
fn each_card_says_what_the_exchange_changes_for_both() {
    let mut driver = exchanging();
    let all: Vec<Action> = driver.legal();
    let kinds = driver.rules().def().treasures.kinds.clone();
    let mut told = 0;
    for action in all {
        let Action::Exchange { give, with, take } = action else { continue };
        let (rules, state) = (driver.rules().clone(), driver.state());
        let mut after = state;
        after.apply(&rules, action, &mut tikal::game::NoEvents).unwrap();
        let draft = ExchangeDraft { give: Some(give), take: None };
        driver.ask(Ask::Exchange(draft));
        let card = format!("Take {} from {}", kinds[take.index()].name.get("en"), driver.name(with));
        let said = driver.harness.get_by_label(&card).accesskit_node().description().unwrap_or_default();
        for seat in [state.seat(), with] {
            let change = i64::from(after.worth(&rules, seat)) - i64::from(state.worth(&rules, seat));
            if change != 0 {
                let sign = if change > 0 { "+" } else { "−" };
                assert!(said.contains(&format!("{sign}{}", change.abs())), "{card}: {said:?} {change}");
                told += 1;
            }
        }
    }
    assert!(told > 0);
}
