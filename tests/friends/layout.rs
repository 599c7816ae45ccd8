//! Where things stand at a table over the net: in windows of every size, with text of every scale, in every language.

use tikal::net::message::Author;

use super::*;
use crate::driver::company::chair;
use crate::measured::places::{everywhere, misplaced, said};

#[test]
fn what_leads_on_from_the_lobby_is_in_sight() {
    for company in [host(), Company { line: Line::Ended(Parting::Full), ..guest() }] {
        let ways: &[&str] = if company.is_host() {
            &["friends-back", "friends-leave"]
        } else {
            &["friends-back", "friends-leave", "friends-other-ticket"]
        };
        let (mut driver, _) = lobby(company);
        everywhere(&mut driver, "lobby", |driver, texts| misplaced(driver, &said(texts, ways)));
    }
}

#[test]
fn the_talk_has_room_beside_the_board_and_its_field_is_whole() {
    let seatless = vec![Author { guest: 9, name: "Zoe".to_owned() }];
    let (mut driver, shared) = at_table(Company { seatless, ..guest() });
    for number in 0..30 {
        shared.borrow_mut().add(driver::company::said("Ben", &format!("Line {number}")));
    }
    driver.run();
    driver.click("Talk · 30");
    everywhere(&mut driver, "talk", |driver, texts| {
        let names = said(texts, &["friends-say", "friends-emotes", "friends-tab", "tab-table", "log-heading"]);
        let mut wrong = misplaced(driver, &names);
        let state = texts.say("friends-seatless").into();
        let seatless = texts.with("friends-seated", &[("name", "Zoe".into()), ("state", state)]);
        for whole in [texts.say("friends-take-back"), seatless] {
            let is_cut = driver.written().iter().any(|(text, _)| text.galley.text() == whole && text.galley.elided);
            wrong.extend(is_cut.then(|| format!("“{whole}” is cut")));
        }
        let board = driver.board_rect();
        let field = driver.harness.query_all_by_label(&names[0]).next().map(|field| field.rect());
        let is_beside = field.is_some_and(|field| field.left() >= board.right() - 4.0 && field.width() >= 36.0);
        wrong.extend((!is_beside).then(|| format!("the field is at {field:?}, the board at {board:?}")));
        // The lane of the bar that scrolls stays free.
        let right = |name: &str| driver.harness.query_all_by_label(name).next().map(|node| node.rect().right());
        let (menu, tab) = (right(&texts.with("friends-seat-menu", &[("number", 2.into())])), right(&names[2]));
        let is_in_column = menu.zip(tab).is_none_or(|(menu, tab)| menu <= tab + 0.6);
        wrong.extend((!is_in_column).then(|| format!("the menu of a seat ends at {menu:?}, the tab at {tab:?}")));
        wrong
    });
}

#[test]
fn the_strip_of_a_broken_line_a_question_or_a_free_seat_leaves_the_board_its_share() {
    let small = |driver: &Driver| {
        let (window, board) = (driver.harness.ctx.content_rect(), driver.board_rect());
        let is_small = board.width() < 0.4 * window.width() - 0.5 || board.height() < 70.0;
        is_small.then(|| format!("the board has {:?}", board.size()))
    };
    let asked = Some(Asked { question: 1, name: "Ben".to_owned(), actions: Some(2) });
    let (mut driver, shared) = at_table(Company { asked, ..guest() });
    everywhere(&mut driver, "asked", |driver, texts| {
        let mut wrong = misplaced(driver, &said(texts, &["friends-agree", "friends-decline"]));
        wrong.extend(small(driver));
        wrong
    });
    shared.borrow_mut().chairs[0] = chair("Ana", "red", Holder::Free);
    shared.borrow_mut().line = Line::Broken(Duration::from_secs(9));
    everywhere(&mut driver, "broken", |driver, texts| {
        let told = texts.with("friends-broken", &[("seconds", 9.into())]);
        let others = ["friends-agree", "friends-take-seat"].map(|key| texts.say(key));
        let is_told = driver.shows(&told) && !others.iter().any(|other| driver.has(other));
        small(driver).into_iter().chain((!is_told).then(|| format!("“{told}” is not told alone"))).collect()
    });
    // Whoever looks on while a seat is free has the way to it there.
    shared.borrow_mut().asked = None;
    shared.borrow_mut().line = Line::Stands;
    everywhere(&mut driver, "a seat is free", |driver, texts| {
        let told = texts.say("friends-seat-is-free");
        let is_read = driver.written().iter().any(|(text, _)| text.galley.text() == told && !text.galley.elided);
        let mut wrong = misplaced(driver, &said(texts, &["friends-take-seat"]));
        wrong.extend((!is_read).then(|| format!("“{told}” is not read whole")));
        wrong.extend(small(driver));
        wrong
    });
}

#[test]
fn the_form_of_a_table_can_be_reached_and_read_everywhere() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Friend elsewhere");
    everywhere(&mut driver, "hosting", |driver, texts| {
        misplaced(driver, &said(texts, &["setup-back", "setup-reset", "setup-start-friends"]))
    });
}

#[test]
fn home_shows_what_rests_whole() {
    let mut driver = Driver::new(SIZE);
    driver.harness.state_mut().list_resting(resting(std::path::Path::new("")));
    driver.run();
    let home = [
        "home-new",
        "home-join",
        "home-learn",
        "home-rules",
        "home-open",
        "home-variants",
        "home-settings",
        "home-quit",
    ];
    everywhere(&mut driver, "home", |driver, texts| misplaced(driver, &said(texts, &home)));
}
