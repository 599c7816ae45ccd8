//! One picture of every screen and a few more, compared with those in `tests/snapshots`.
//!
//! Both are drawn by a software renderer; `UPDATE_SNAPSHOTS=1` draws the kept ones anew.
#![cfg(all(feature = "window", feature = "snapshots"))]
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "the pictures need a part of the driver only")]
mod driver;
mod kept;
mod pictures_art;
mod pictures_chac;
mod pictures_legend;
mod pictures_paper;
#[expect(dead_code, reason = "a picture does not ask whose game it is")]
mod shipped;

use driver::Driver;
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::route::Screen;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::Side;
use tikal::games::{GameId, VariantId};
use tikal::tikal::{Action, Phase, TikalRecord};
use tikal::words::Language;
use tikal::words::tikal::lessons::LessonId;

const LARGE: [f32; 2] = [1280.0, 800.0];
const SMALL: [f32; 2] = [1024.0, 700.0];
/// Whole games of computer players: four in the base game, three in the advanced one with auctions.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
const AUCTION: &str = include_str!("records/format-1/adepts-auction.tikal");

/// The window with the game of this record after its first `actions` actions.
fn after(size: [f32; 2], record: &str, actions: usize) -> Driver {
    Driver::open(size, &cut(record, actions))
}

fn cut(record: &str, actions: usize) -> String {
    let mut record = TikalRecord::read(record).expect("a record");
    record.actions.truncate(actions);
    record.write().expect("a record can be written")
}

fn shoot(driver: &mut Driver, name: &str) {
    driver.harness.remove_cursor();
    driver.run();
    driver.harness.snapshot(name);
}

fn look(driver: &mut Driver, look: Look) {
    let settings = driver.app().settings();
    driver.execute(Command::Set(Settings { look, ..settings }));
}

fn hover_cell(driver: &mut Driver, name: &str) {
    driver.starting(&format!("Hex {name},")).hover();
    driver.run();
}

#[test]
fn home_by_night_and_by_day() {
    let mut driver = Driver::new(LARGE);
    shoot(&mut driver, "home");
    look(&mut driver, Look::Light);
    shoot(&mut driver, "home_light");
}

/// A shelf with games that go on, games that are over, one that cannot be read and one in the bin.
fn shelf() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::create_dir(folder.path().join("bin")).expect("a temporary folder");
    let games = [
        ("Sunday with Ana", cut(BASE, 271)),
        ("Auctions by the fire", cut(AUCTION, 220)),
        ("A long evening", cut(BASE, 342)),
        ("From an old disk", "nonsense".to_owned()),
        ("The first game", cut(BASE, usize::MAX)),
        ("Revenge", cut(AUCTION, usize::MAX)),
        ("bin/Given up", cut(BASE, 40)),
    ];
    for (age, (name, text)) in games.iter().enumerate() {
        let path = folder.path().join(format!("{name}.tikal"));
        driver::write(&path, text);
        let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_790_000_000 - 90_000 * age as u64);
        let file = std::fs::File::options().append(true).open(&path).expect("the file of a game");
        file.set_modified(time).expect("the file of a game");
    }
    folder
}

#[test]
fn home_with_games() {
    let folder = shelf();
    let services = Services { games: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with(LARGE, services);
    shoot(&mut driver, "home_games");
}

#[test]
fn home_with_games_in_a_small_window() {
    let folder = shelf();
    let services = Services { games: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with([900.0, 620.0], services);
    look(&mut driver, Look::Light);
    shoot(&mut driver, "home_games_light");
}

#[test]
fn every_screen_beside_home_and_table() {
    let mut driver = Driver::new(SMALL);
    for screen in driver::screens() {
        let name = match screen {
            // These have pictures of their own; the report of a problem says what is different in every run.
            Screen::Home | Screen::Table | Screen::Statistics | Screen::Problem | Screen::Lobby => continue,
            Screen::Variants => "variants",
            Screen::Setup => "setup",
            Screen::Settings => "settings",
            Screen::Open => "open",
            Screen::Save => "save",
            Screen::Learn => "learn",
            Screen::Rules => "rules",
            Screen::Editor => "editor",
            Screen::Licences => "licences",
            Screen::Join => "join",
        };
        driver.execute(Command::Show(screen));
        shoot(&mut driver, name);
    }
    look(&mut driver, Look::Light);
    driver.execute(Command::Show(Screen::Rules));
    shoot(&mut driver, "rules_light");
}

#[cfg(feature = "net")]
mod over_the_net {
    use std::cell::RefCell;
    use std::rc::Rc;

    use tikal::app::friends::company::{Asked, Company, Pointed, Talk};
    use tikal::app::table::{Tab, TableCommand};

    use super::*;
    use crate::driver::company::{guest, host, number_of, said};

    #[test]
    fn the_lobby_of_a_host() {
        let mut company = host();
        company.add(Talk::Came("Ben".to_owned()));
        company.add(said("Ben", "👋"));
        let mut driver = Driver::new(LARGE);
        driver.harness.state_mut().meet(Rc::new(RefCell::new(company)));
        shoot(&mut driver, "lobby");
    }

    #[test]
    fn the_lobby_of_a_guest_by_day() {
        let mut driver = Driver::new(SMALL);
        driver.harness.state_mut().meet(Rc::new(RefCell::new(guest())));
        look(&mut driver, Look::Light);
        shoot(&mut driver, "lobby_guest_light");
    }

    #[test]
    fn the_talk_beside_the_board() {
        let mut company = Company { has_begun: true, ..guest() };
        company.asked = Some(Asked { question: 1, name: "Ben".to_owned(), actions: Some(3) });
        let (guest, colour) = (number_of("Ben"), Some("orange".to_owned()));
        company.pointed = vec![Pointed { guest, name: "Ben".to_owned(), colour, cell: "d4".to_owned() }];
        let talk = [Talk::Came("Ben".to_owned()), said("Ben", "Is the temple at d4 worth a guard?"), said("Ana", "💭")];
        for talk in talk {
            company.add(talk);
        }
        company.add(Talk::Went("Cem".to_owned()));
        let mut driver = after(LARGE, BASE, 120);
        driver.join(Rc::new(RefCell::new(company)));
        driver.execute(TableCommand::ShowTab(Tab::Company).into());
        shoot(&mut driver, "talk");
    }

    #[test]
    fn friends_elsewhere_are_set_up_by_day() {
        let mut driver = Driver::new(LARGE);
        driver.click("New game");
        driver.choose_in("Player of seat 2", "Friend elsewhere");
        look(&mut driver, Look::Light);
        shoot(&mut driver, "setup_friends_light");
    }
}

#[test]
fn the_statistics_by_night_and_large_by_day() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    kept::fill(folder.path());
    let services = Services { games: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with([1280.0, 1500.0], services);
    driver.execute(Command::Show(Screen::Statistics));
    shoot(&mut driver, "statistics");
    let settings = Settings { language: Some(Language::German), scale: 1.5, ..driver.app().settings() };
    driver.execute(Command::Set(settings));
    look(&mut driver, Look::Light);
    driver.harness.set_size(egui::vec2(1280.0, 1500.0) / 1.5);
    shoot(&mut driver, "statistics_light");
}

#[test]
fn a_lesson() {
    let mut driver = Driver::new(SMALL);
    driver.execute(LessonCommand::Start(LessonId::ALL[0].into()).into());
    driver.execute(LessonCommand::Next.into());
    shoot(&mut driver, "lesson");
}

#[test]
fn a_tile_is_placed() {
    let mut driver = after(LARGE, BASE, 271);
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    let places = driver.legal();
    let Action::Place { cell, rotation } = places[places.len() / 2] else { unreachable!("a tile is in hand") };
    while driver.turned() != rotation {
        driver.click("Turn the tile clockwise");
    }
    let name = driver.hex_name(cell);
    hover_cell(&mut driver, &name);
    driver.harness.snapshot("placing");
}

#[test]
fn pieces_walk_and_temples_are_compared() {
    let mut driver = after(LARGE, BASE, 342);
    assert_eq!(driver.state().phase(), Phase::Act);
    let seat = driver.state().seat();
    let somewhere = driver.state().present(seat).into_iter().last().expect("pieces are on the board");
    let name = driver.hex_name(somewhere);
    driver.cell(&name);
    shoot(&mut driver, "acting");
    driver.show_side(Side::TEMPLES);
    look(&mut driver, Look::Light);
    shoot(&mut driver, "ledger_light");
}

#[test]
fn what_others_did_is_told() {
    let services = driver::loud();
    let mut driver = Driver::with(SMALL, services);
    let file = tempfile::Builder::new().prefix("recap").rand_bytes(0).suffix(".tikal").tempfile();
    let file = file.expect("a temporary file");
    driver::write(file.path(), &cut(BASE, 330));
    driver.execute(Command::Open(file.path().to_owned()));
    shoot(&mut driver, "recap");
}

#[test]
fn a_volcano_is_scored() {
    let mut driver = after(SMALL, BASE, 386);
    assert!(driver.state().scoring().is_some());
    shoot(&mut driver, "scoring");
}

#[test]
fn a_turn_is_auctioned() {
    let mut driver = after(SMALL, AUCTION, 220);
    assert!(matches!(driver.state().phase(), Phase::Bid(_)));
    shoot(&mut driver, "auction");
}

#[test]
fn chance_is_entered_by_hand() {
    let mut driver = Driver::open(SMALL, &driver::by_hand(&["draw A2", "place c4 0", "end"]));
    shoot(&mut driver, "entering_tile");
    driver.play_on(|state| state.phase() == Phase::Reveal);
    shoot(&mut driver, "entering_treasure");
}

#[test]
fn a_turn_is_planned() {
    let mut driver = Driver::open(SMALL, &driver::by_hand(&["draw A2", "place c4 0"]));
    driver.toggle_plan();
    for action in ["enter leader a5", "move leader a5 b4"] {
        driver.play(action);
    }
    shoot(&mut driver, "plan");
    driver.toggle_plan();
    shoot(&mut driver, "plan_waits");
}

#[test]
fn a_treasure_is_exchanged() {
    let mut driver = Driver::open(SMALL, &driver::dealt_out(BASE));
    let first = driver.legal().iter().find_map(|action| match *action {
        Action::Exchange { give, with, take } => Some((give, with, take)),
        _ => None,
    });
    let (give, with, take) = first.expect("an exchange");
    let draft = tikal::app::tikal::command::ExchangeDraft { give: Some(give), take: Some((with, take)) };
    driver.ask(Ask::Exchange(draft));
    shoot(&mut driver, "exchange");
}

#[test]
fn the_game_is_over() {
    let mut driver = after(LARGE, BASE, usize::MAX);
    shoot(&mut driver, "end");
}

#[test]
fn everything_is_twice_as_large() {
    let mut driver = after(SMALL, BASE, 342);
    let settings = driver.app().settings();
    driver.execute(Command::Set(Settings { scale: 2.0, ..settings }));
    driver.command(tikal::app::table::TableCommand::Fit);
    shoot(&mut driver, "acting_large");
}

#[test]
fn every_page_of_the_editor() {
    let mut driver = Driver::new(LARGE);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Tikal, "crater-lake")));
    for (page, name) in [
        ("Overview", "editor_overview"),
        ("Board", "editor_board"),
        ("Tiles", "editor_tiles"),
        ("Tiers and treasures", "editor_supplies"),
        ("Rules", "editor_rules"),
        ("Text", "editor_text"),
        ("Laboratory", "editor_laboratory"),
    ] {
        driver.click(page);
        shoot(&mut driver, name);
    }
    look(&mut driver, Look::Light);
    driver.click("Totals");
    driver.click("Tiles");
    shoot(&mut driver, "editor_tiles_light");
}
