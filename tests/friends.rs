//! A table over the net in the window: it is opened from the form of a new game, come to by a ticket, waited at in its
//! lobby, talked at beside the board and pointed at on it; and whole games there. It is a program of its own, and empty without
//! play over the net.
//!
//! The tests in this file fill the company themselves: messages are none of their business.
#![cfg(all(feature = "window", feature = "net"))]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
mod measured;

#[path = "friends/beside.rs"]
mod beside;
#[path = "friends/by_clicks.rs"]
mod by_clicks;
#[expect(dead_code, reason = "of the tests of the temple they need the clicks only")]
#[expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#[path = "chac_table/window.rs"]
mod chac_window;
#[path = "friends/layout.rs"]
mod layout;
#[path = "friends/looks.rs"]
mod looks;
#[path = "friends/loopback.rs"]
mod loopback;
#[path = "friends/manners.rs"]
mod manners;
#[path = "friends/played.rs"]
mod played;
#[path = "friends/seats.rs"]
mod seats;
#[path = "friends/whole.rs"]
mod whole;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Mutex;
use std::time::Duration;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable;
use tikal::ai::Level;
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::friends::company::{Ask, Asked, Company, Line, OwnTicket, Part, Resting, Shared, Talk, Want};
use tikal::app::kit::settings::{Given, Settings};
use tikal::app::route::Screen;
use tikal::game::Seat;
use tikal::net::message::{Emote, Holder, Parting, Refusal, Version};
use tikal::setup::{Hosting, RelayChoice};
use tikal::words::Language;

use crate::driver::company::{guest, host, ticket};
use crate::driver::{Driver, by_hand, scratch, write};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A window at the lobby of this company.
fn lobby(company: Company) -> (Driver, Shared) {
    lobby_with(company, Services::for_tests())
}

/// The same with these services.
fn lobby_with(company: Company, services: Services) -> (Driver, Shared) {
    let shared = Rc::new(RefCell::new(company));
    let mut driver = Driver::with(SIZE, services);
    driver.harness.state_mut().meet(Rc::clone(&shared));
    driver.run();
    assert_eq!(driver.app().screen(), Screen::Lobby);
    (driver, shared)
}

/// A window with this company at a table of two people.
fn at_table(company: Company) -> (Driver, Shared) {
    let (mut driver, shared) = lobby(Company { has_begun: true, ..company });
    driver.open_record(&by_hand(&["draw A2", "place c4 0"]));
    driver.join(Rc::clone(&shared));
    (driver, shared)
}

fn asks(shared: &Shared) -> Vec<Ask> {
    std::mem::take(&mut shared.borrow_mut().asks)
}

fn wants(driver: &mut Driver) -> Vec<Want> {
    driver.harness.state_mut().take_wants()
}

fn paste(driver: &mut Driver, text: &str) {
    driver.harness.input_mut().events.push(Event::Paste(text.to_owned()));
    driver.run();
}

// ---- A table is opened -------------------------------------------------------------------------------

#[test]
fn a_seat_for_somebody_elsewhere_opens_a_table_and_says_what_becomes_known() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    assert!(!driver.has("Relay") && driver.has("Start"), "at one computer nothing of it is shown");
    driver.choose_in("Player of seat 2", "Friend elsewhere");
    assert!(driver.shows("knows the addresses of its guests"));
    driver.click("Whoever has the ticket and no seat may look on");
    driver.click("none");
    assert!(driver.shows("Nobody helps"), "what a relay means is said");
    driver.click("Open the table");
    let wants = wants(&mut driver);
    let [Want::Host { game, elsewhere, hosting }] = &wants[..] else { panic!("{wants:?}") };
    assert_eq!((game.seats.len(), &elsewhere[..]), (2, &[Seat::ALL[1]][..]));
    let wanted = Hosting { lets_watch: true, relay: RelayChoice::None, ..Hosting::default() };
    assert_eq!(*hosting, wanted);
    assert!(driver.app().table().is_none(), "the game begins once somebody has opened the table");
}

#[test]
fn a_table_is_not_opened_with_chance_by_hand_or_a_relay_without_an_address() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Friend elsewhere");
    driver.click("your own");
    assert!(driver.shows("The address of a relay begins with https://") && !driver.is_enabled("Open the table"));
    driver.type_into("Address of your relay", "https://relay.example");
    assert!(driver.is_enabled("Open the table"));
    driver.click("Enter chance by hand");
    assert!(driver.shows("cannot be done over the net") && !driver.is_enabled("Open the table"));
    driver.choose_in("Player of seat 2", "Person");
    assert!(driver.is_enabled("Start"), "at one computer it can");
}

#[test]
fn seats_elsewhere_and_the_relay_are_remembered() {
    let folder = scratch();
    let services = || Services { setup: Some(folder.path().join("setup.ron")), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services());
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Friend elsewhere");
    driver.click("your own");
    driver.type_into("Address of your relay", "https://relay.example");
    driver.click("Open the table");
    drop(driver);
    let mut driver = Driver::with(SIZE, services());
    driver.click("New game");
    driver.click("Open the table");
    let wants = wants(&mut driver);
    let [Want::Host { elsewhere, hosting, .. }] = &wants[..] else { panic!("{wants:?}") };
    assert_eq!((&elsewhere[..], hosting.address()), (&[Seat::ALL[1]][..], Some("https://relay.example")));
}

// ---- One comes to a table ----------------------------------------------------------------------------

#[test]
fn a_ticket_that_is_pasted_or_dropped_anywhere_leads_to_its_table() {
    for screen in driver::screens() {
        let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
        driver.execute(Command::Show(screen));
        driver.harness.ctx.memory_mut(egui::Memory::stop_text_input);
        paste(&mut driver, &format!("  {}\r\n", ticket()));
        assert_eq!(driver.app().screen(), Screen::Join, "{screen:?}");
        assert!(driver.shows("The ticket is whole"), "{screen:?}");
    }
    let folder = scratch();
    let file = folder.path().join("ticket.txt");
    write(&file, &ticket().to_string());
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Open(file));
    assert!(driver.app().screen() == Screen::Join && driver.shows("The ticket is whole"));
}

#[test]
fn what_is_no_ticket_says_what_to_do_and_a_whole_one_with_a_name_is_wanted() {
    let mut driver = Driver::new(SIZE);
    driver.click("Open a record");
    driver.click("Table of friends…");
    assert_eq!(driver.app().screen(), Screen::Join);
    assert!(!driver.is_enabled("Come to the table"));
    let place = |driver: &Driver| driver.harness.get_by_label("Name at the table").rect();
    let empty = place(&driver);
    driver.type_into("Ticket of the host", "https://example.org");
    assert!(driver.shows("This is no ticket") && driver.shows("Copy all of what the host sent"));
    let whole = ticket().to_string();
    driver.type_into("Ticket of the host", &whole[..whole.len() - 5]);
    assert!(driver.shows("This ticket is damaged") && driver.shows("ask the host to send it again"));
    driver.type_into("Ticket of the host", &whole);
    assert!(driver.shows("The ticket is whole") && !driver.is_enabled("Come to the table"), "without a name");
    // Three rows of text are not quite as high as the room that is kept for them.
    assert!(place(&driver).min.distance(empty.min) < 2.0, "the field is no longer where one is about to click");
    driver.type_into("Name at the table", "Ana");
    driver.click("Come to the table");
    let wants = wants(&mut driver);
    let [Want::Join { ticket: wanted, name }] = &wants[..] else { panic!("{wants:?}") };
    assert_eq!((wanted, name.as_str()), (&ticket(), "Ana"));
}

#[test]
fn after_a_ticket_the_keyboard_is_on_what_comes_next() {
    let whole = ticket().to_string();
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::NONE, Key::Tab);
    paste(&mut driver, &whole[..whole.len() - 5]);
    assert_eq!((driver.app().screen(), driver.focused().as_deref()), (Screen::Join, Some("Paste")), "it is damaged");
    // What is pasted there is a ticket once more.
    paste(&mut driver, &whole);
    assert!(driver.shows("The ticket is whole"));
    assert_eq!(driver.focused().as_deref(), Some("Name at the table"));
    driver.harness.event(Event::Text("Ana".to_owned()));
    driver.run();
    driver.execute(Command::Show(Screen::Home));
    driver.press(Modifiers::NONE, Key::Tab);
    paste(&mut driver, &whole);
    assert_eq!(driver.focused().as_deref(), Some("Come to the table"), "the name is known");
    driver.press(Modifiers::NONE, Key::Enter);
    let wants = wants(&mut driver);
    assert!(matches!(&wants[..], [Want::Join { name, .. }] if name == "Ana"), "{wants:?}");
}

// ---- The lobby ---------------------------------------------------------------------------------------

#[test]
fn the_lobby_of_a_guest_tells_who_is_there_and_takes_a_seat() {
    let (mut driver, shared) = lobby(guest());
    for part in ["Tikal, base game", "Ana · here", "Ben · there", "Cem · away", "Seat 4 · free"] {
        assert!(driver.shows(part), "{part}");
    }
    assert!(driver.shows("begins by itself once somebody takes the last seat"));
    assert!(!driver.has("Copy the ticket") && !driver.has("The ticket as a QR code"), "guests have none to give away");
    driver.choose_in("Colour of the player", "Blue");
    driver.type_into("Your name", "Dee");
    driver.click("Sit at seat 4");
    let colour = Some("blue".to_owned());
    assert_eq!(asks(&shared), [Ask::Sit { seat: Some(Seat::ALL[3]), name: "Dee".to_owned(), colour }]);
    assert!(!driver.has("Colour of seat"), "colours that others have are not offered");
    // The second half of a double click that came to the table.
    let (mut fresh, unleft) = lobby(guest());
    fresh.execute(Command::Show(Screen::Home));
    fresh.execute(Command::Show(Screen::Lobby));
    let there = fresh.harness.get_by_label("Leave the table").rect().center();
    fresh.execute(Command::Show(Screen::Home));
    fresh.harness.event(Event::PointerMoved(there));
    fresh.run();
    fresh.send(Command::Show(Screen::Lobby));
    for pressed in [true, false] {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        fresh.harness.event(Event::PointerButton { pos: there, button, pressed, modifiers });
    }
    fresh.run();
    assert!(fresh.app().screen() == Screen::Lobby && asks(&unleft).is_empty());
    driver.click("Leave the table");
    assert_eq!(asks(&shared), [Ask::Leave]);
    assert!(driver.app().company().is_none() && driver.app().screen() == Screen::Home);
}

#[test]
fn the_host_has_the_ticket_as_text_and_picture_and_decides_on_seats() {
    let (mut driver, shared) = lobby(host());
    assert!(driver.has("The ticket as a QR code") && driver.shows(&ticket().to_string()));
    driver.click("Copy the ticket");
    let copied = ticket().to_string();
    assert_eq!(driver.app().message(), Some("The ticket is copied"));
    let is_copied = |command: &egui::OutputCommand| *command == egui::OutputCommand::CopyText(copied.clone());
    assert!(driver.harness.output().platform_output.commands.iter().any(is_copied) || driver.shows("is copied"));
    driver.click("More on seat 4");
    driver.click("Let a computer play: Computer, expert");
    driver.click("More on seat 2");
    driver.click("Free the seat for somebody else");
    driver.click("More on seat 3");
    driver.click("Free the seat for somebody else");
    let wanted = [Ask::Computer(Seat::ALL[3], Level::Expert), Ask::Free(Seat::ALL[1]), Ask::Free(Seat::ALL[2])];
    assert_eq!(asks(&shared), wanted);
}

#[test]
fn who_hosts_is_told_that_the_ticket_is_being_made_and_what_hosts_know() {
    let (mut driver, shared) = lobby(Company { own_ticket: OwnTicket::Awaited, ..host() });
    assert!(driver.shows("The ticket is being made") && !driver.has("Copy the ticket"));
    assert!(driver.shows("Your program has the whole game"));
    shared.borrow_mut().own_ticket = host().own_ticket;
    driver.run();
    assert!(!driver.shows("The ticket is being made") && driver.has("Copy the ticket"));
    let (driver, _) = lobby(guest());
    assert!(!driver.shows("The ticket") && !driver.shows("Your program has the whole game"));
}

#[test]
fn whoever_comes_by_the_keyboard_takes_the_first_free_seat_at_once() {
    let mut company = guest();
    for chair in &mut company.chairs {
        chair.holder = if chair.holder == Holder::You { Holder::Free } else { chair.holder };
    }
    let first = company.chairs.iter().position(|chair| chair.holder == Holder::Free).expect("a free seat");
    let shared = Rc::new(RefCell::new(company));
    let mut driver = Driver::with(SIZE, Services::for_tests());
    driver.press(Modifiers::NONE, Key::ArrowDown);
    driver.harness.state_mut().meet(Rc::clone(&shared));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    let asks = asks(&shared);
    assert!(matches!(&asks[..], [Ask::Sit { seat: Some(seat), .. }] if seat.index() == first), "{asks:?}");
}

#[test]
fn a_line_that_does_not_stand_is_told_with_what_to_do() {
    let version = Version { program: "tikal 0.9".to_owned(), ..Version::own() };
    let mut unmet = Company { line: Line::Broken(Duration::from_secs(4)), ..Company::default() };
    unmet.name = "Ana".to_owned();
    for (company, told) in [
        (Company::default(), "Calls the host…"),
        (unmet, "The host is not reached; it is tried again in 4 s. Ask whether"),
        (
            Company { line: Line::Broken(Duration::from_millis(2_300)), ..guest() },
            "is broken; it is tried again in 3 s",
        ),
        (Company { line: Line::Ended(Parting::Ticket), ..guest() }, "Ask for the ticket to this table"),
        (Company { line: Line::Ended(Parting::Full), ..guest() }, "Ask the host to free a seat"),
        (Company { line: Line::Ended(Parting::Version(version)), ..guest() }, "the host’s (tikal 0.9)"),
        (Company { line: Line::Ended(Parting::Closed), ..guest() }, "come again when it is open"),
        (Company { line: Line::Failed("no rules".to_owned()), ..guest() }, "cannot be played here: no rules"),
    ] {
        let is_over = matches!(company.line, Line::Ended(_) | Line::Failed(_));
        let (mut driver, _) = lobby(company);
        assert!(driver.shows(told), "{told}");
        assert_eq!(driver.has("Another ticket…"), is_over, "{told}");
        if is_over {
            driver.click("Another ticket…");
            assert_eq!(driver.app().screen(), Screen::Join);
        }
    }
}

#[test]
fn the_lobby_is_found_again_while_the_game_goes_on() {
    let (mut driver, _) = at_table(guest());
    assert_eq!(driver.app().screen(), Screen::Table);
    driver.click("Game");
    driver.click("Table of friends…");
    assert_eq!(driver.app().screen(), Screen::Lobby);
    assert!(driver.shows("The game goes on"));
    driver.click("To the game");
    assert_eq!(driver.app().screen(), Screen::Table);
}

// ---- Home and the desktop ----------------------------------------------------------------------------

fn resting(path: &std::path::Path) -> Vec<Resting> {
    let guest = Resting {
        path: path.join("guest.table"),
        name: "Sunday".to_owned(),
        part: Part::Guest("Ben".to_owned()),
        to_move: Some("Ana".to_owned()),
        is_my_turn: true,
    };
    let host = Resting {
        path: path.join("hosted.tikal"),
        name: "hosted".to_owned(),
        part: Part::Host("Tikal, base game".to_owned()),
        to_move: Some("Cem".to_owned()),
        is_my_turn: false,
    };
    vec![guest, host]
}

#[test]
fn home_lists_tables_that_rest_with_whose_turn_it_is_and_goes_on_there() {
    let folder = scratch();
    write(&folder.path().join("hosted.tikal"), &by_hand(&["draw A2"]));
    let mut driver = Driver::with(SIZE, Services { games: Some(folder.path().to_owned()), ..Services::for_tests() });
    driver.harness.state_mut().list_resting(resting(folder.path()));
    driver.run();
    assert!(driver.has("Go on at Sunday: Your turn: Ana, as guest of Ben"));
    assert!(!driver.shows("Play on: hosted"), "it stands among those over the net alone");
    driver.click("Go on at hosted: Cem is to move, Tikal, base game, hosted by you");
    let wants = wants(&mut driver);
    assert!(matches!(&wants[..], [Want::GoOn(path)] if path.ends_with("hosted.tikal")), "{wants:?}");
}

/// The commands of the frame just laid out by which the desktop is asked to point at the window.
fn notices(driver: &Driver) -> usize {
    let commands = &driver.harness.output().viewport_output[&egui::ViewportId::ROOT].commands;
    commands.iter().filter(|command| matches!(command, egui::ViewportCommand::RequestUserAttention(_))).count()
}

#[test]
fn the_desktop_tells_of_ones_turn_once_and_only_if_that_is_wanted() {
    static SHOWN: Mutex<Vec<(String, String)>> = Mutex::new(Vec::new());
    let taken = || std::mem::take(&mut *SHOWN.lock().expect("nobody panics with it"));
    let show_notice = |game: &str, sentence: &str| {
        SHOWN.lock().expect("nobody panics with it").push((game.to_owned(), sentence.to_owned()));
    };
    for (is_wanted, is_away, language, told) in [
        (false, true, Language::English, None),
        (true, false, Language::English, None),
        (true, true, Language::English, Some("It is your turn")),
        (true, true, Language::German, Some("Du bist am Zug")),
        (true, true, Language::French, Some("C’est votre tour")),
    ] {
        let services = Services::for_tests();
        let given = Given { language: Some(language), ..services.given };
        // The name of the variant comes from a stranger.
        let company = Company { about: "Tikal, \u{202e}my game".to_owned(), ..guest() };
        let (mut driver, shared) = lobby_with(company, Services { given, show_notice, ..services });
        driver.execute(Command::Set(Settings { turn_notice: is_wanted, ..driver.app().settings() }));
        let viewports = &mut driver.harness.input_mut().viewports;
        viewports.entry(egui::ViewportId::ROOT).or_default().focused = Some(!is_away);
        driver.harness.step();
        // Somebody else moves in between: it is a new turn.
        for is_my_turn in [true, false, true] {
            shared.borrow_mut().is_my_turn = is_my_turn;
            let mut count = 0;
            for _ in 0..3 {
                driver.harness.step();
                count += notices(&driver);
            }
            let told = told.filter(|_| is_my_turn);
            assert_eq!(count, usize::from(told.is_some()), "wanted {is_wanted}, away {is_away}");
            let told = told.map(|told| (r"Tikal, \u{202e}my game".to_owned(), told.to_owned()));
            assert_eq!(taken(), Vec::from_iter(told), "wanted {is_wanted}, away {is_away}");
        }
    }
}

#[test]
fn what_the_host_refuses_is_told() {
    let (mut driver, shared) = lobby(guest());
    shared.borrow_mut().add(Talk::Refused(Refusal::Taken));
    driver.run();
    assert_eq!(driver.app().message(), Some("Somebody else sits there"));
}

#[test]
fn the_commands_of_a_table_stand_in_the_list_of_commands() {
    let (mut driver, _) = lobby(host());
    driver.harness.state_mut().list_resting(resting(std::path::Path::new("")));
    let listed = |driver: &Driver| driver.app().listed_commands(&driver.harness.ctx);
    assert!(listed(&driver).contains(&Command::CopyTicket) && listed(&driver).contains(&Command::LeaveTable));
    driver.execute(Command::Show(Screen::Home));
    assert!(listed(&driver).iter().any(|command| matches!(command, Command::GoOnAt(_))));
    driver.press(Modifiers::NONE, Key::Escape);
}
