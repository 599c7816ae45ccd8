//! The screen of statistics: nothing is read before it is opened, what it says of a folder of games, that it is used by
//! mouse, keyboard and screen reader, and where everything stands in every language, scale and size.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::fs;
use std::path::Path;

use crate::driver::{Driver, scratch};
use crate::kept::fill;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, vec2};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tempfile::TempDir;
use tikal::app::command::{Command, LabCommand};
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::route::Screen;
use tikal::app::{Services, Thinking};
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1280.0, 800.0];

/// A folder of games, with the file of the index beside it.
fn folder() -> TempDir {
    let folder = scratch();
    fs::create_dir(folder.path().join("games")).unwrap();
    fill(&folder.path().join("games"));
    folder
}

fn services(folder: &Path) -> Services {
    Services {
        games: Some(folder.join("games")),
        statistics: Some(folder.join("statistics.index")),
        folder: Some(folder.to_owned()),
        ..Services::for_tests()
    }
}

/// The screen over these games.
fn opened(folder: &Path) -> Driver {
    let mut driver = Driver::with(SIZE, services(folder));
    driver.execute(Command::Show(Screen::Statistics));
    driver
}

/// The widget of this role and name.
fn of_role(driver: &Driver, role: Role, name: &str) -> Rect {
    let is_it = |node: &AccessKitNode| node.role() == role && node.label().as_deref() == Some(name);
    driver.harness.query_all(by().predicate(is_it)).next().map_or(Rect::NOTHING, |node| node.rect())
}

/// Chooses this in the list of this name: the menu of the bar may have the same one.
fn choose(driver: &mut Driver, list: &str, choice: &str) {
    for (role, name) in [(Role::ComboBox, list), (Role::ListBoxOption, choice)] {
        let is_it = |node: &AccessKitNode| node.role() == role && node.label().as_deref() == Some(name);
        driver.harness.get(by().predicate(is_it)).click_accesskit();
        driver.run();
    }
}

// ---- When games are read -------------------------------------------------------------------------------

#[test]
fn nothing_is_read_before_the_screen_is_opened_and_nobody_waits_then() {
    let folder = folder();
    let index = folder.path().join("statistics.index");
    let with_thread = Services { thinking: Thinking::Worker, ..services(folder.path()) };
    let mut driver = Driver::with(SIZE, with_thread);
    for screen in [Screen::Setup, Screen::Learn, Screen::Open, Screen::Home] {
        driver.execute(Command::Show(screen));
    }
    driver.harness.run_steps(20);
    assert!(!index.exists(), "the statistics wait until somebody asks");
    driver.send(Command::Show(Screen::Statistics));
    driver.harness.run_steps(2);
    assert!(driver.shows("Statistics"), "the screen is there before the games are");
    for _ in 0..10_000 {
        if driver.shows("21 games finished") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        driver.harness.run_steps(1);
    }
    assert!(driver.shows("21 games finished, 1 not finished, 1 that cannot be read") && index.exists());
}

#[test]
fn a_game_that_was_finished_since_counts_at_the_next_visit() {
    let folder = folder();
    let mut driver = opened(folder.path());
    assert!(driver.shows("21 games finished"));
    driver.execute(Command::Back);
    let games = folder.path().join("games");
    fs::copy(games.join("003.tikal"), games.join("one more.tikal")).unwrap();
    driver.execute(Command::Show(Screen::Statistics));
    assert!(driver.shows("22 games finished"));
}

#[test]
fn without_games_the_screen_says_what_is_to_be_done() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, services(folder.path()));
    driver.execute(Command::Show(Screen::Statistics));
    assert!(driver.shows("No person has finished a game here yet"));
    assert!(!driver.is_enabled("Games as CSV…"));
    // Where no games are kept at all, there is nothing either.
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Statistics));
    assert!(driver.has("Back") && !driver.is_enabled("Games as CSV…"));
}

// ---- What it says --------------------------------------------------------------------------------------

#[test]
fn menu_home_and_list_lead_there_and_back() {
    let folder = folder();
    let mut driver = Driver::with(SIZE, services(folder.path()));
    driver.click("Statistics");
    assert_eq!(driver.app().screen(), Screen::Statistics);
    driver.click("Back");
    driver.click("Game");
    driver.click("Statistics…");
    assert_eq!(driver.app().screen(), Screen::Statistics);
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Home);
    let context = driver.harness.ctx.clone();
    assert!(driver.app().listed_commands(&context).contains(&Command::Show(Screen::Statistics)));
}

#[test]
fn the_game_that_was_played_most_comes_first_and_others_are_chosen() {
    let folder = folder();
    let mut driver = opened(folder.path());
    assert!(driver.shows("Ana (21 games)"));
    assert!(driver.shows("All together: 9 games, won"), "Tikal is proposed");
    assert!(driver.has("Tikal: Duel") && !driver.has("Tikal Legend"));
    assert!(driver.shows("Your strength beside the levels") && driver.shows("Adept: 7 games"));
    assert!(!driver.has("Expert") && !driver.shows("Expert: 2 games"), "two games say nothing of strength");
    assert!(driver.shows("Points a game, by source") && driver.shows("What you do otherwise than the computers"));
    choose(&mut driver, "Put together by", "strongest computer");
    assert!(driver.has("Expert"), "a row of its own");
    choose(&mut driver, "Game", "The Temple of Chac");
    assert!(driver.shows("All together: 6 games") && driver.shows("Got out"));
    choose(&mut driver, "Of whom", "Ben (6 games)");
    assert!(driver.shows("All together: 6 games"));
    choose(&mut driver, "Game", "all games");
    assert!(driver.shows("Choose one game above") && !driver.shows("Your strength"));
    choose(&mut driver, "Of whom", "Ana (21 games)");
    assert!(driver.shows("All together: 21 games"));
}

#[test]
fn every_game_of_the_house_tells_where_points_come_from() {
    let folder = folder();
    let mut driver = opened(folder.path());
    for (game, told) in [("Tikal", "temples"), ("Tikal Legend", "temples"), ("The Temple of Chac", "zone 1")] {
        choose(&mut driver, "Game", game);
        let picture = driver.starting("Points a game, by source:").accesskit_node().label().unwrap_or_default();
        assert!(picture.contains(told), "{game}: {picture}");
    }
}

#[test]
fn the_keyboard_comes_to_every_choice_and_reads_every_row() {
    let folder = folder();
    let mut driver = opened(folder.path());
    let mut met = Vec::new();
    for _ in 0..60 {
        driver.press(Modifiers::NONE, Key::Tab);
        met.extend(driver.focused());
    }
    for name in ["Of whom", "Game", "Variant", "Players", "Strongest computer", "Time", "Put together by"] {
        assert!(met.iter().any(|met| met == name), "{name} in {met:?}");
    }
    assert!(met.iter().any(|met| met.starts_with("All together: 9 games")), "{met:?}");
    // A screen reader finds every row as a sentence, wherever the keyboard is, and no cell beside it.
    let rows: Vec<_> =
        driver.harness.get_all_by_role(Role::Paragraph).map(|node| node.accesskit_node().label()).collect();
    for start in ["All together: 9 games", "Tikal: 7 games", "Tikal: Duel: 2 games"] {
        let found = rows.iter().flatten().filter(|row| row.starts_with(start)).count();
        assert_eq!(found, 1, "{start} in {rows:?}");
    }
    assert!(driver.harness.get_by_label("Tikal: Duel").accesskit_node().is_hidden());
    // The arrows lead from row to row.
    while !driver.focused().is_some_and(|name| name.starts_with("All together")) {
        driver.press(Modifiers::NONE, Key::Tab);
    }
    driver.press(Modifiers::NONE, Key::ArrowDown);
    driver.run();
    assert!(driver.focused().is_some_and(|name| name.starts_with("Tikal: ")), "{:?}", driver.focused());
}

// ---- The table for other programs ----------------------------------------------------------------------

#[test]
fn the_games_that_count_are_written_and_no_file_is_replaced_unasked() {
    let folder = folder();
    let mut driver = opened(folder.path());
    let path = folder.path().join("mine.csv");
    driver.click("Games as CSV…");
    assert!(driver.shows("statistics.csv"), "a name is proposed");
    driver.click("Cancel");
    assert!(!driver.shows("statistics.csv") && driver.app().screen() == Screen::Statistics);
    driver.click("Games as CSV…");
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.shows("statistics.csv") && driver.app().screen() == Screen::Statistics, "Escape closes the field");
    driver.execute(LabCommand::WriteTo(path.clone()).into());
    let lines = || fs::read_to_string(&path).unwrap().lines().count();
    assert_eq!(lines(), 1 + 7 * 2 + 2 * 3, "a line for each seat of the games of Tikal");
    choose(&mut driver, "Game", "Tikal Legend");
    driver.execute(LabCommand::WriteTo(path.clone()).into());
    assert!(driver.shows("Replace"), "a file is there");
    driver.click("Replace it");
    assert_eq!(lines(), 1 + 6 * 2);
}

// ---- Where everything stands ---------------------------------------------------------------------------

/// The rectangles of the choices, by their labels.
fn fields(driver: &Driver, texts: &Texts) -> Vec<(String, Rect)> {
    let keys = ["me", "game", "variant", "players", "level", "time", "group"];
    let named = keys.iter().map(|key| texts.say(&format!("statistics-{key}")));
    let rect = |name: String| (name.clone(), of_role(driver, Role::ComboBox, &name));
    named.map(rect).collect()
}

#[test]
fn everything_stands_within_the_window_in_every_language_scale_and_size() {
    let folder = folder();
    let mut driver = opened(folder.path());
    let mut wrong = Vec::new();
    for look in [Look::Dark, Look::Light] {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for scale in [0.8, 1.0, 1.5, 2.0] {
                let settings = Settings { language: Some(language), scale, look, ..driver.app().settings() };
                driver.execute(Command::Set(settings));
                for size in [[900.0, 620.0], [1280.0, 800.0], [1920.0, 1080.0]] {
                    driver.harness.set_size(vec2(size[0], size[1]) / scale);
                    driver.harness.run_steps(3);
                    let place = format!("{look:?} {language:?} {size:?} at {scale}");
                    let window = driver.harness.ctx.content_rect();
                    let all = fields(&driver, &texts);
                    for (name, rect) in &all {
                        if rect.width() < 60.0
                            || !window.x_range().contains(rect.left() + 0.5)
                            || rect.right() > window.right() + 0.5
                        {
                            wrong.push(format!("{place}: {name} at {rect:?} in {window:?}"));
                        }
                        let over =
                            all.iter().find(|(other, place)| other != name && place.shrink(1.0).intersects(*rect));
                        wrong.extend(over.map(|(other, _)| format!("{place}: {other} lies over {name}")));
                    }
                    // No text reaches out of the window on its sides; what scrolls is cut above and below alone.
                    for (text, clip) in driver.written() {
                        let rect = text.visual_bounding_rect();
                        if rect.intersects(clip)
                            && (rect.right() > clip.right() + 1.0 || rect.left() < clip.left() - 1.0)
                        {
                            wrong.push(format!("{place}: “{}” at {rect:?} is cut by {clip:?}", text.galley.text()));
                        }
                    }
                }
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}

#[test]
fn the_cells_of_a_table_stand_beside_each_other() {
    let folder = folder();
    let mut driver = opened(folder.path());
    let heads = ["Games", "Won", "Score", "Margin", "Turns"];
    let mut right = 0.0;
    for head in heads {
        let rect = driver.harness.query_all_by_label(head).map(|node| node.rect()).next().unwrap();
        assert!(rect.left() > right, "{head} at {rect:?} begins beyond {right}");
        right = rect.right();
    }
    // In a narrow window each row is a line.
    driver.harness.set_size(vec2(420.0, 700.0));
    driver.harness.run_steps(3);
    assert!(driver.harness.query_by_label("Margin").is_none() && driver.shows("• All together: 9 games"));
}
