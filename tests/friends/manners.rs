//! Manners at a table over the net: the clock, the whole game that is asked for, who is muted, a computer that stands in, the
//! pace at which what others do is shown, and that whoever leaves waits for nobody. What needs a host has a real one on this
//! machine.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::time::{Duration, Instant};

use egui::Rect;
use egui_kittest::kittest::by;
use tikal::app::friends::clock::TableClock;
use tikal::app::friends::company::Pointed;
use tikal::app::kit::settings::Given;
use tikal::app::table::{Tab, TableCommand};
use tikal::app::tikal::command::Ask as TikalAsk;
use tikal::game::Actor;
use tikal::library::Shelf;
use tikal::net::clock::{AtEnd, ClockRule, ClockTold, Span};
use tikal::net::event::Event as LineEvent;
use tikal::net::guest::hello;
use tikal::net::line::{Lines, new_key, reach_of};
use tikal::net::message::{Author, Holder, framed};
use tikal::net::ticket::Ticket;
use tikal::words::{Language, Texts, net};

use super::*;
use crate::driver::company::{chair, number_of, said};
use crate::measured::places::everywhere;

const TURNS: ClockRule = ClockRule { span: Span::Turn, seconds: 120, at_end: AtEnd::EndTurn };

/// A company at a table with this clock, on which so many seconds are left at the first seats.
fn clocked(rule: ClockRule, left: &[u64], runs: Option<usize>) -> Company {
    let left = left.iter().map(|seconds| seconds * 1_000).collect();
    let told = ClockTold { rule, left, runs: runs.map(|seat| Seat::ALL[seat]), warns: false };
    let chairs = vec![chair("Ana", "red", Holder::You), chair("Ben", "orange", Holder::There)];
    Company { chairs, clock: Some(TableClock::of(told, Duration::ZERO)), has_begun: true, ..guest() }
}

/// The time of the window.
fn time(driver: &Driver) -> Duration {
    Duration::from_secs_f64(driver.harness.ctx.input(|input| input.time))
}

/// The same company as it is told now.
fn now(driver: &Driver, mut company: Company, told: ClockTold) -> Company {
    company.clock = Some(TableClock::of(told, time(driver)));
    company
}

fn told(rule: ClockRule, left: &[u64], runs: usize) -> ClockTold {
    ClockTold { rule, left: left.iter().map(|it| it * 1_000).collect(), runs: Some(Seat::ALL[runs]), warns: false }
}

// ---- The clock ---------------------------------------------------------------------------------------

#[test]
fn a_clock_is_chosen_in_the_form_its_end_is_said_and_both_are_remembered() {
    let folder = scratch();
    let services = || Services { setup: Some(folder.path().join("setup.ron")), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services());
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Friend elsewhere");
    assert!(!driver.has("Time on the clock") && !driver.has("the turn ends"), "without a clock nothing of it is asked");
    driver.click("for each turn");
    assert!(driver.shows("Clock: 5 min for each turn; then everybody is told, and the game goes on"));
    driver.choose_in("Time on the clock", "3 days");
    driver.click("the turn ends");
    assert!(driver.shows("Clock: 3 days for each turn; then the turn ends by the last action that is legal"));
    driver.click("for the whole game");
    driver.click("a computer plays on");
    driver.choose_in("Computer when the time is up", "Computer, novice");
    // Who has used up the time of a game does not come back.
    assert!(driver.shows("Clock: 3 days for the whole game, for each seat; then a computer plays on (novice)"));
    driver.choose_in("Time on the clock", "20 min");
    driver.click("Open the table");
    let rule = ClockRule { span: Span::Game, seconds: 1_200, at_end: AtEnd::Computer(Level::Novice) };
    let clock = |wants: Vec<Want>| match &wants[..] {
        [Want::Host { hosting, .. }] => hosting.clock,
        _ => panic!("{wants:?}"),
    };
    assert_eq!(clock(wants(&mut driver)), Some(rule));
    drop(driver);
    let mut driver = Driver::with(SIZE, services());
    driver.click("New game");
    driver.click("Open the table");
    assert_eq!(clock(wants(&mut driver)), Some(rule));
    driver.click("New game");
    driver.click("no clock");
    driver.click("Open the table");
    assert_eq!(clock(wants(&mut driver)), None);
}

#[test]
fn the_lobby_says_to_everybody_what_the_clock_does_and_what_each_seat_has() {
    let rule = ClockRule { span: Span::Turn, seconds: 90, at_end: AtEnd::Computer(Level::Adept) };
    let mut company = Company { has_begun: false, ..clocked(rule, &[90, 90, 90], None) };
    company.chairs.push(chair("Balam", "white", Holder::Computer));
    let (mut driver, _) = lobby(company);
    assert!(!driver.shows("Time left of Balam"), "no time runs for a computer");
    assert!(driver.shows("Clock: 90 s for each turn; then a computer stands in (adept) until its player asks"));
    assert!(driver.has("Time left of Ana: 1:30") && driver.has("Time left of Ben: 1:30"));
    driver.run();
    assert!(driver.next_frame() > Duration::from_mins(1), "nobody’s time runs");
    let (driver, _) = lobby(guest());
    assert!(!driver.shows("Clock:") && !driver.shows("Time left"));
}

#[test]
fn the_time_of_whoever_is_to_move_runs_down_once_a_second_and_for_nothing_else() {
    let (mut driver, shared) = at_table(clocked(TURNS, &[120, 120], None));
    driver.run();
    assert!(!driver.shows("Time left"), "nobody’s time runs");
    assert!(driver.next_frame() > Duration::from_mins(1));
    let company = now(&driver, shared.borrow().clone(), told(TURNS, &[120, 65], 1));
    *shared.borrow_mut() = company;
    let since = time(&driver);
    driver.harness.step();
    assert!(driver.has("Time left of Ben: 1:05"));
    // Each frame that is asked for shows another second, and none is asked for before.
    let mut frames = 0;
    while !driver.has("Time left of Ben: 1:02") {
        // Goes on until no frame is asked for at once.
        driver.run();
        let next = driver.next_frame();
        assert!(next <= Duration::from_millis(1_020), "{next:?}");
        let passed = time(&driver).saturating_sub(since);
        let shown = Duration::from_secs(65).saturating_sub(passed);
        // So long until it is written otherwise, and a moment more.
        let part = Duration::from_nanos(u64::from(shown.subsec_nanos()));
        let until = if part.is_zero() { Duration::from_secs(1) } else { part } + Duration::from_millis(20);
        assert!(next.abs_diff(until) < Duration::from_millis(2), "{next:?} at {shown:?}");
        frames += 1;
        assert!(frames < 1_000, "it does not run");
    }
    // When the line breaks nobody knows whose time runs.
    let at = time(&driver);
    shared.borrow_mut().clock.as_mut().unwrap().stop(at);
    driver.run();
    assert!(!driver.shows("Time left"));
    driver.click("Talk");
    assert!(driver.shows("Time left of Ana: 2:00") && driver.shows("Time left of Ben: 1:0"));
    driver.run();
    assert!(driver.next_frame() > Duration::from_mins(1));
}

/// Why the time that runs is not whole and in sight.
fn time_in_sight(driver: &Driver) -> Result<(), String> {
    let said = Texts::new(driver.app().settings().language.unwrap_or(Language::English));
    let start = said.with("friends-left", &[("name", "Ben".to_owned().into()), ("left", String::new().into())]);
    let named = |node: &egui_kittest::kittest::AccessKitNode| {
        // Of a text the value is read.
        node.role() == egui::Role::Label && node.value().is_some_and(|value| value.starts_with(start.trim_end()))
    };
    let times = driver.harness.query_all(by().predicate(named)).map(|node| node.rect());
    let times: Vec<Rect> = times.collect();
    let board = driver.board_rect();
    let rect =
        times.iter().find(|rect| rect.top() >= board.bottom()).ok_or(format!("no time below the board: {times:?}"))?;
    let texts = driver.written();
    let text = texts.iter().find(|(text, _)| rect.expand(1.0).contains(text.visual_bounding_rect().center()));
    let Some((text, clip)) = text else { return Err(format!("nothing is written at {rect:?}")) };
    let (place, window) = (text.visual_bounding_rect(), driver.harness.ctx.content_rect());
    let is_read = clip.expand(0.5).contains_rect(place) && window.contains_rect(place) && !text.galley.elided;
    if is_read { Ok(()) } else { Err(format!("“{}” at {place:?} in {clip:?}", text.galley.text())) }
}

#[test]
fn the_time_that_runs_is_in_sight_in_every_window() {
    let rule = ClockRule { span: Span::Game, seconds: 604_800, at_end: AtEnd::Warning };
    let (mut driver, shared) = at_table(clocked(rule, &[600_000, 89_000], Some(1)));
    let seen = |driver: &mut Driver, _: &Texts| time_in_sight(driver).err().into_iter().collect::<Vec<_>>();
    everywhere(&mut driver, "clock of days", seen);
    let company = now(&driver, shared.borrow().clone(), told(rule, &[600_000, 7_199], 1));
    *shared.borrow_mut() = company;
    everywhere(&mut driver, "clock of hours", seen);
    // Looking back, planning and what is told take their room from elsewhere.
    driver.execute(TableCommand::LookBack(Some(1)).into());
    everywhere(&mut driver, "clock beside the past", seen);
    driver.execute(TableCommand::LookBack(None).into());
    driver.execute(TableCommand::ShowTab(Tab::Company).into());
    everywhere(&mut driver, "clock beside the talk", seen);
}

#[test]
fn whoever_is_here_is_warned_in_words_that_stand_still_for_screen_readers() {
    let (mut driver, shared) = at_table(clocked(TURNS, &[120, 120], None));
    let tell = |driver: &mut Driver, told: ClockTold| {
        let company = now(driver, shared.borrow().clone(), told);
        *shared.borrow_mut() = company;
        driver.harness.step();
        driver.harness.step();
    };
    tell(&mut driver, told(TURNS, &[45, 120], 0));
    assert!(!driver.shows("nearly up"), "there is time yet");
    tell(&mut driver, told(TURNS, &[25, 120], 0));
    assert!(driver.has("The time of Ana is nearly up"), "it is read once");
    let written = |driver: &Driver, part: &str| {
        driver.written().iter().any(|(text, _)| text.galley.text().replace('\n', " ").contains(part))
    };
    assert!(written(
        &driver,
        "The time of Ana is nearly up: 0:25; then the turn ends by the last action that is legal"
    ));
    // That of others is not shouted about.
    tell(&mut driver, told(TURNS, &[120, 25], 1));
    assert!(!driver.has("The time of Ben is nearly up") && driver.has("Time left of Ben: 0:25"));
    let rule = ClockRule { at_end: AtEnd::Warning, ..TURNS };
    tell(&mut driver, told(rule, &[0, 120], 0));
    assert!(driver.has("The time of Ana is up") && driver.has("Time left of Ana: 0:00"));
    driver.run();
    assert!(driver.next_frame() > Duration::from_mins(1), "what is up runs no further");
    // In the talk it stays for all to read.
    shared.borrow_mut().add(Talk::Time { name: "Ben".to_owned(), is_up: false });
    driver.click("Talk");
    assert!(driver.has("The time of Ben is nearly up"));
}

#[test]
fn the_strips_of_a_clock_leave_the_board_its_share() {
    let small = |driver: &Driver| {
        let (window, board) = (driver.harness.ctx.content_rect(), driver.board_rect());
        let is_small = board.width() < 0.4 * window.width() - 0.5 || board.height() < 70.0;
        is_small.then(|| format!("the board has {:?}", board.size()))
    };
    let rule = ClockRule { at_end: AtEnd::Computer(Level::Expert), seconds: 600, ..TURNS };
    let (mut driver, shared) = at_table(clocked(rule, &[600, 600], None));
    everywhere(&mut driver, "warning", |driver, texts| {
        let company = now(driver, shared.borrow().clone(), told(rule, &[29, 600], 0));
        *shared.borrow_mut() = company;
        driver.harness.run_steps(2);
        let is_warned = driver.has(&texts.with("net-clock-warns", &[("name", "Ana".to_owned().into())]));
        small(driver).into_iter().chain((!is_warned).then(|| "nobody is warned".to_owned())).collect()
    });
    shared.borrow_mut().clock = None;
    shared.borrow_mut().chairs[0].holder = Holder::StandIn;
    everywhere(&mut driver, "a computer stands in", |driver, texts| {
        let mut wrong = crate::measured::places::misplaced(driver, &[texts.say("friends-return")]);
        wrong.extend(small(driver));
        wrong
    });
}

#[test]
fn whoever_has_a_computer_for_a_stand_in_is_told_and_takes_the_seat_back() {
    let mut company = clocked(TURNS, &[120, 120], None);
    company.chairs[0].holder = Holder::StandIn;
    let (mut driver, shared) = at_table(company);
    assert!(driver.shows("A computer plays for Ana"));
    driver.click("Take the seat back");
    let back = Ask::Sit { seat: Some(Seat::ALL[0]), name: "Ana".to_owned(), colour: None };
    assert_eq!(asks(&shared), std::slice::from_ref(&back));
    // In the tab too, whatever else is asked at the edge of the window.
    shared.borrow_mut().asked = Some(Asked { question: 1, name: "Ben".to_owned(), actions: None });
    driver.click("Talk");
    driver.click("More on seat 1");
    driver.click("Take the seat back");
    assert_eq!(asks(&shared), [back]);
    assert!(driver.shows("Ana · computer, for now"));
}

// ---- Who is muted ------------------------------------------------------------------------------------

#[test]
fn a_guest_is_muted_by_its_number_whatever_its_name_and_whoever_has_the_same() {
    let mut company = guest();
    company.chairs[2] = chair("Ben", "white", Holder::There);
    company.chairs[2].guest = Some(77);
    company.seatless = vec![Author { guest: 9, name: "Eva".to_owned() }];
    let say = |guest: u32, name: &str, text: &str| Talk::Said { guest, name: name.to_owned(), text: text.to_owned() };
    let (mut driver, shared) = at_table(company);
    driver.click("Talk");
    driver.click("More on seat 3");
    driver.click("Mute");
    for talk in [say(77, "Ben", "one"), said("Ben", "two"), say(77, "Zoe", "three"), say(9, "Eva", "four")] {
        shared.borrow_mut().add(talk);
    }
    driver.run();
    assert!(driver.has("Ben: two") && !driver.shows("one") && !driver.shows("three"), "it goes by the name");
    // Who has no seat can be muted too.
    assert!(driver.shows("Eva · no seat") && driver.has("Eva: four"));
    driver.click("More on Eva");
    driver.click("Mute");
    driver.run();
    assert!(!driver.has("Eva: four"));
    // Nor is it seen where a muted one points.
    let pointed = |guest: u32, name: &str, cell: &str| Pointed {
        guest,
        name: name.to_owned(),
        colour: None,
        cell: cell.to_owned(),
    };
    shared.borrow_mut().pointed = vec![pointed(77, "Loud", "c4"), pointed(number_of("Ben"), "Still", "d4")];
    driver.run();
    let is_written = |name: &str| driver.written().iter().any(|(text, _)| text.galley.text() == name);
    assert!(is_written("Still") && !is_written("Loud"));
}

// ---- Home --------------------------------------------------------------------------------------------

#[test]
fn home_leads_to_a_table_of_friends() {
    let mut driver = Driver::new(SIZE);
    driver.click("Join friends");
    assert_eq!(driver.app().screen(), Screen::Join);
}

// ---- At a real host ----------------------------------------------------------------------------------

/// A window whose games and tables lie in this folder, in which others act with so long a pause between.
fn window(folder: &Path, pause: f32) -> Driver {
    let services = Services::for_tests();
    let services = Services {
        tables: Some(folder.join("tables")),
        games: Some(folder.join("games")),
        setup: Some(folder.join("setup.ron")),
        listens: Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))),
        given: Given { pause: Some(pause), ..services.given },
        ..services
    };
    Driver::with(SIZE, services)
}

/// Goes on until this holds, for so long at most.
#[expect(clippy::disallowed_methods, reason = "it is about time")]
fn until(windows: &mut [&mut Driver], what: &str, holds: impl Fn(&[&mut Driver]) -> bool) {
    let since = Instant::now();
    loop {
        for driver in windows.iter_mut() {
            driver.harness.step();
        }
        if holds(windows) {
            return;
        }
        assert!(since.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Opens a table with a seat for somebody elsewhere, once what is chosen besides in the form was.
fn open(folder: &Path, pause: f32, choose: impl FnOnce(&mut Driver)) -> (Driver, Ticket) {
    let mut host = window(folder, pause);
    host.click("New game");
    choose(&mut host);
    host.choose_in("Player of seat 2", "Friend elsewhere");
    host.click("none");
    host.click("Open the table");
    until(&mut [&mut host], "there is no ticket", |all| {
        all[0].app().company().is_some_and(|company| company.borrow().ticket().is_some())
    });
    let ticket = host.app().company().unwrap().borrow().ticket().unwrap().to_owned();
    (host, ticket.parse().unwrap())
}

fn ask(driver: &Driver, ask: Ask) {
    driver.app().company().unwrap().borrow_mut().asks.push(ask);
}

fn holder(driver: &Driver, seat: usize) -> Option<Holder> {
    let company = driver.app().company()?.borrow();
    company.chairs.get(seat).map(|chair| chair.holder)
}

/// The games on the shelf in this folder.
fn games(folder: &Path) -> Vec<PathBuf> {
    Shelf::new(folder.join("games")).games().unwrap()
}

/// The same table with a computer at the second seat, whose turn it is as soon as the first one’s is over.
fn beside_a_computer(folder: &Path, pause: f32, choose: impl FnOnce(&mut Driver)) -> Driver {
    let (mut host, _) = open(folder, pause, choose);
    ask(&host, Ask::Computer(Seat::ALL[1], Level::Random));
    until(&mut [&mut host], "the game does not begin", |all| {
        all[0].app().screen() == Screen::Table && all[0].person_to_move().is_some()
    });
    host
}

#[test]
fn what_a_computer_elsewhere_does_is_shown_action_by_action_and_at_once_when_hurried() {
    watch(|_| {});
}

#[test]
fn what_a_computer_elsewhere_does_is_shown_action_by_action_while_an_own_time_runs_that_is_long() {
    watch(|driver| {
        driver.choose_in("Player of seat 2", "Friend elsewhere");
        driver.click("for each turn");
        assert!(driver.shows("Clock: 5 min for each turn"));
    });
}

/// Watches a computer at the second seat play, twice at the pace of the settings and once hurried.
fn watch(choose: impl FnOnce(&mut Driver)) {
    let folder = scratch();
    let mut host = beside_a_computer(folder.path(), 0.5, choose);
    let mut seen = 0;
    for hurries in [false, false, true] {
        while host.person_to_move().is_some() {
            let action = host.next_action();
            host.execute(TikalAsk::Play(action).into());
            until(&mut [&mut host], "an action is not played", |all| !all[0].shows("Sent; the host"));
        }
        // The host itself is quick: everything is heard soon, and waits.
        let (mut steps, mut times) = (host.steps(), Vec::new());
        while host.person_to_move().is_none() {
            if hurries && host.has("Hurry") {
                host.click("Hurry");
            }
            host.harness.step();
            if host.steps() > steps {
                let sitting = host.app().table_of::<tikal::tikal::State>().unwrap().sitting();
                let acted = sitting.seen_from(steps).map(|seen| seen.before.state().actor());
                let moves = acted.filter(|&actor| actor == Actor::Seat(Seat::ALL[1])).count();
                assert!(hurries || moves <= 1, "{moves} actions at once");
                times.extend((moves > 0 && !hurries).then(|| time(&host)));
                steps = host.steps();
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        if let (Some(first), Some(last)) = (times.first(), times.last()) {
            // A step of the test may be two frames, each a quarter of a second after the one before.
            let least = Duration::from_millis(500) * (times.len() as u32 - 1);
            assert!(*last + Duration::from_millis(260) >= *first + least, "{times:?}");
            seen += times.len();
        }
    }
    assert!(seen > 3, "{seen} actions were seen");
}

#[test]
fn the_clock_of_an_own_table_runs_and_a_computer_stands_in_until_the_seat_is_asked_for() {
    let folder = scratch();
    let choose = |driver: &mut Driver| {
        driver.choose_in("Player of seat 2", "Friend elsewhere");
        driver.click("for each turn");
        driver.choose_in("Time on the clock", "30 s");
        driver.click("a computer plays on");
        driver.choose_in("Computer when the time is up", "Computer, random");
        driver.click("Open the table");
        let _ = wants(driver);
        drop(std::mem::replace(driver, Driver::new(SIZE)));
        // Shorter than what is offered, so that nobody waits here for long.
        let file = folder.path().join("setup.ron");
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(text.contains("seconds:30,"), "{text}");
        write(&file, &text.replace("seconds:30,", "seconds:5,"));
        *driver = window(folder.path(), 0.0);
        driver.click("New game");
    };
    let mut host = beside_a_computer(folder.path(), 0.0, choose);
    assert!(host.shows("Time left of"), "the time that runs is shown");
    until(&mut [&mut host], "the time does not end", |all| holder(all[0], 0) == Some(Holder::StandIn));
    until(&mut [&mut host], "it can still be played", |all| all[0].person_to_move().is_none());
    assert!(host.shows("A computer plays for"));
    host.click("Take the seat back");
    until(&mut [&mut host], "the seat is not given back", |all| {
        holder(all[0], 0) == Some(Holder::You) && all[0].person_to_move().is_some()
    });
    let steps = host.steps();
    let action = host.next_action();
    host.execute(TikalAsk::Play(action).into());
    until(&mut [&mut host], "nothing can be played any more", |all| all[0].steps() > steps);
}

#[test]
fn the_whole_game_comes_once_everybody_agrees_and_lies_among_the_own_games() {
    let folders = [scratch(), scratch()];
    let (mut host, ticket) = open(folders[0].path(), 0.0, |driver| driver.click("Game: Tikal Legend"));
    let mut guest = window(folders[1].path(), 0.0);
    paste(&mut guest, &ticket.to_string());
    guest.type_into("Name at the table", "Ben");
    guest.run();
    guest.click("Come to the table");
    until(&mut [&mut host, &mut guest], "the guest is not let in", |all| holder(all[1], 1) == Some(Holder::Free));
    ask(&guest, Ask::Sit { seat: None, name: "Ben".to_owned(), colour: None });
    until(&mut [&mut host, &mut guest], "the game does not begin", |all| {
        all.iter().all(|driver| driver.app().screen() == Screen::Table)
    });
    assert!(guest.app().table().unwrap().sitting().is_made_up());
    // What is said comes with the number by which the seat is known.
    ask(&host, Ask::Say("Hello".to_owned()));
    until(&mut [&mut host, &mut guest], "nothing is heard", |all| {
        let company = all[1].app().company().unwrap().borrow();
        let number = company.chairs[0].guest;
        company.talk.iter().any(|talk| matches!(talk, Talk::Said { guest, .. } if Some(*guest) == number))
    });
    // The host has it already.
    host.execute(TableCommand::ShowTab(Tab::Company).into());
    guest.execute(TableCommand::ShowTab(Tab::Company).into());
    host.run();
    guest.run();
    assert!(!host.has("Ask for the whole game"));
    guest.click("Ask for the whole game");
    until(&mut [&mut host, &mut guest], "nobody is asked", |all| all[0].shows("Ben asks for the whole game"));
    guest.run();
    assert!(!guest.is_enabled("Ask for the whole game"), "it is asked once");
    host.click("Decline");
    until(&mut [&mut host, &mut guest], "it is not told that somebody declined", |all| {
        all[1].app().message() == Some("Somebody does not agree") && all[1].is_enabled("Ask for the whole game")
    });
    assert!(games(folders[1].path()).is_empty());
    // In the place of what cannot be saved the menu has it too.
    guest.execute(TableCommand::ShowTab(Tab::Log).into());
    guest.run();
    guest.click("Game");
    guest.click_starting("Ask for the whole game");
    until(&mut [&mut host, &mut guest], "nobody is asked", |all| all[0].shows("Ben asks for the whole game"));
    host.click("Agree");
    until(&mut [&mut host, &mut guest], "the game does not come", |all| {
        all[1].app().message().is_some_and(|told| told.starts_with("The whole game has come"))
    });
    let kept = games(folders[1].path());
    let text = std::fs::read_to_string(&kept[0]).unwrap();
    let own = std::fs::read_to_string(&games(folders[0].path())[0]).unwrap();
    let variant = |text: &str| text.lines().find(|line| line.contains("hash")).map(str::to_owned);
    assert!(kept.len() == 1 && variant(&text).is_some() && variant(&text) == variant(&own), "{kept:?}");
    // It is played on like any other, once the table is left.
    guest.execute(Command::LeaveTable);
    guest.execute(Command::Resume(kept[0].clone()));
    guest.run();
    assert!(!guest.app().table().unwrap().sitting().is_made_up());
}

/// Somebody at a table who takes nothing that is sent, nor says goodbye, until this is dropped.
struct Deaf {
    lines: Option<Lines>,
    hears: Option<Sender<()>>,
}

impl Deaf {
    /// Comes to a table, and hears nothing any more as soon as it is let in.
    fn come(ticket: &Ticket) -> Self {
        let (hears, wait) = channel::<()>();
        let (opened, is_open) = channel();
        let wait = std::sync::Mutex::new(wait);
        let lines = Lines::open(new_key(), &reach_of(ticket), move |event| match event {
            LineEvent::Open(..) => opened.send(()).unwrap(),
            // The only thread of its network stands still.
            LineEvent::Message(..) => drop(wait.lock().unwrap().recv()),
            LineEvent::Ended(_) => {}
        });
        let lines = lines.unwrap();
        let line = lines.call(ticket);
        is_open.recv().unwrap();
        lines.send(line, framed(&hello(ticket.secret, "Rex")));
        Self { lines: Some(lines), hears: Some(hears) }
    }
}

impl Drop for Deaf {
    fn drop(&mut self) {
        drop(self.hears.take());
        drop(self.lines.take());
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "it is about time")]
fn whoever_leaves_a_table_waits_for_nobody_and_loses_nothing() {
    let folder = scratch();
    let (mut host, ticket) = open(folder.path(), 0.0, |_| {});
    let deaf = Deaf::come(&ticket);
    until(&mut [&mut host], "nobody comes", |all| {
        all[0].app().company().unwrap().borrow().seatless.iter().any(|author| author.name == "Rex")
    });
    let game = games(folder.path())[0].clone();
    let began = Instant::now();
    host.execute(Command::LeaveTable);
    host.run();
    let took = began.elapsed();
    assert!(took < Duration::from_millis(800), "the window stood still for {took:?}");
    assert_eq!(host.app().screen(), Screen::Home);
    // The game is put away by now, and its table with it.
    assert!(!Shelf::new(folder.path().join("games")).is_in_use(&game));
    assert!(game.with_extension("table").exists());
    assert!(host.app().resting().iter().any(|resting| resting.path == game), "home lists it");
    // Whoever goes on at once comes to the same table, by the same ticket, once its address is free.
    host.execute(Command::Resume(game));
    until(&mut [&mut host], "it is not gone on with", |all| {
        all[0].app().company().is_some_and(|company| company.borrow().ticket().is_some())
    });
    assert_eq!(host.app().company().unwrap().borrow().ticket(), Some(ticket.to_string().as_str()));
    drop(deaf);
}

#[test]
fn times_are_written_in_their_largest_unit() {
    let texts = Texts::new(Language::English);
    let said = [5, 90, 120, 5_400, 7_200, 86_400, 172_800].map(|seconds| net::time(&texts, seconds));
    assert_eq!(said, ["5 s", "90 s", "2 min", "90 min", "2 h", "1 day", "2 days"]);
}
