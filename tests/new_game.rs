//! The screen of a new game: which game comes first, then its variant and what else that game leaves to be chosen; all of it
//! in sight, by mouse and by keyboard, and there again the next time.
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use std::path::Path;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{AccessKitNode, NodeT as _, Queryable as _, by};
use tikal::ai::Level;
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::game::Actor;
use tikal::games::GameId;
use tikal::legend::{Action, Filling, Phase};
use tikal::words::legend::nouns;
use tikal::words::shown::{game_name, level_hint};
use tikal::words::{Language, Texts};

use crate::driver::{Driver, scratch, write};

const SIZE: [f32; 2] = [1280.0, 800.0];

fn remembering(folder: &Path) -> Services {
    Services { setup: Some(folder.join("new-game.ron")), ..Services::for_tests() }
}

/// True if a card or a list of this name is the one that is chosen.
fn is_chosen(driver: &Driver, name: &str) -> bool {
    driver.harness.get_by_label(name).accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
}

/// The names of the variants that can be chosen.
fn variants(driver: &Driver) -> Vec<String> {
    let is_variant = |node: &AccessKitNode<'_>| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with("Variant: "))
    };
    let nodes = driver.harness.query_all(by().predicate(is_variant));
    nodes.filter_map(|node| node.accesskit_node().label()).map(|label| label["Variant: ".len()..].to_owned()).collect()
}

/// The scenario of the game at the table.
fn scenario(driver: &Driver) -> String {
    let table = driver.app().table_of::<tikal::legend::State>().expect("a table of Legend");
    let rules = table.rules();
    rules.scenarios()[table.state().scenario()].id.clone()
}

#[test]
fn the_game_is_chosen_first_and_brings_its_own_variants_and_choices() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    assert!(is_chosen(&driver, "Game: Tikal") && !is_chosen(&driver, "Game: Tikal Legend"));
    assert_eq!(variants(&driver).len(), 7);
    assert!(driver.shows("Advanced game: turns are auctioned") && driver.shows("Points that seat 2 is given"));
    driver.click("Game: Tikal Legend");
    assert!(is_chosen(&driver, "Game: Tikal Legend"));
    assert_eq!(variants(&driver), ["Tikal Legend", "River guides", "A short evening"]);
    assert!(!driver.shows("Advanced game: turns are auctioned") && !driver.shows("Points that seat 2 is given"));
    driver.click("Scenario: Uxmal");
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Start");
    assert_eq!(driver.app().screen(), Screen::Table);
    assert_eq!(scenario(&driver), "uxmal");
}

#[test]
fn a_random_scenario_follows_from_the_seed() {
    let drawn = |seed: &str| {
        let mut driver = Driver::new(SIZE);
        driver.click("New game");
        driver.click("Game: Tikal Legend");
        driver.click("Scenario: At random");
        driver.choose_in("Player of seat 2", "Person");
        driver.type_into("Seed", seed);
        driver.click("Start");
        scenario(&driver)
    };
    let all: std::collections::BTreeSet<String> = (0..5).map(|seed| drawn(&seed.to_string())).collect();
    assert_eq!(all.len(), 5, "{all:?}");
    assert_eq!(drawn("3"), drawn("3"));
}

#[test]
fn each_game_has_its_last_variant_and_choices_again_in_this_run_and_the_next() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    driver.click("Variant: Duel");
    driver.click("Advanced game: turns are auctioned");
    driver.click("Game: Tikal Legend");
    driver.click("Variant: River guides");
    driver.click("Scenario: At random");
    driver.click("Game: Tikal");
    assert!(is_chosen(&driver, "Variant: Duel") && driver.has("Turns are auctioned"));
    driver.click("Game: Tikal Legend");
    assert!(is_chosen(&driver, "Variant: River guides") && is_chosen(&driver, "Scenario: At random"));
    driver.click("Start");
    drop(driver);

    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    assert!(is_chosen(&driver, "Game: Tikal Legend") && is_chosen(&driver, "Variant: River guides"));
    assert!(is_chosen(&driver, "Scenario: At random"));
    driver.click("Game: Tikal");
    assert!(is_chosen(&driver, "Variant: Duel") && driver.has("Turns are auctioned"));
}

#[test]
fn a_variant_that_is_gone_falls_back_to_one_of_its_own_game() {
    let folder = scratch();
    let file = folder.path().join("new-game.ron");
    write(
        &file,
        "(game: Some(\"legend\"), variant: Some(\"gone\"), last: Some({\"legend\": \"gone\", \"chess\": \"x\"}))",
    );
    let mut driver = Driver::with(SIZE, remembering(folder.path()));
    driver.click("New game");
    assert!(is_chosen(&driver, "Game: Tikal Legend") && is_chosen(&driver, "Variant: Tikal Legend"));
    driver.click("Game: Tikal");
    assert!(is_chosen(&driver, "Variant: Tikal"));
}

#[test]
fn the_keyboard_begins_at_the_game() {
    let mut driver = Driver::new(SIZE);
    driver.press(Modifiers::COMMAND, Key::N);
    driver.run();
    assert_eq!(driver.focused().as_deref(), Some("Game: Tikal"));
    driver.press(Modifiers::NONE, Key::Tab);
    assert_eq!(driver.focused().as_deref(), Some("Game: Tikal Legend"));
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(is_chosen(&driver, "Game: Tikal Legend"));
    driver.press(Modifiers::NONE, Key::Tab);
    assert_eq!(driver.focused().as_deref(), Some("Game: The Temple of Chac"));
    driver.press(Modifiers::NONE, Key::Tab);
    assert_eq!(driver.focused().as_deref(), Some("Variant: Tikal Legend"));
}

/// The names of these things that are not whole in the window.
fn cut(driver: &Driver, names: &[String]) -> Vec<String> {
    let window = driver.harness.ctx.content_rect();
    let is_whole = |name: &String| {
        // A fact of the chosen variant may say the same.
        let nodes = driver.harness.query_all_by_label(name).filter(|node| node.accesskit_node().role() != Role::Label);
        let rects: Vec<egui::Rect> = nodes.map(|node| node.rect()).collect();
        rects.len() == 1 && window.expand(0.5).contains_rect(rects[0])
    };
    names.iter().filter(|name| !is_whole(name)).cloned().collect()
}

#[test]
fn what_is_chosen_first_is_whole_in_every_window() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("Game: Tikal Legend");
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        let game = |&game: &GameId| texts.with("setup-game-name", &[("name", game_name(&texts, game).into())]);
        let seat = |number: u32| texts.with("setup-seat-name", &[("number", number.into())]);
        let scenario = |name: String| texts.with("setup-scenario-name", &[("name", name.into())]);
        for scale in [1.0, 1.5, 2.0] {
            driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
            for [wide, high] in [[1280.0, 800.0], [1280.0, 720.0], [1920.0, 1080.0], [800.0, 800.0]] {
                driver.harness.set_size(egui::vec2(wide, high) / scale);
                driver.harness.run_steps(3);
                let mut names: Vec<String> = GameId::ALL.iter().map(game).collect();
                names.push(texts.say("setup-start"));
                let points = driver.harness.ctx.content_rect().size();
                if points.x >= 1280.0 && points.y >= 720.0 {
                    names.extend(
                        ["Chichén Itzá", "Uxmal", "Palenque", "Calakmul", "El Mirador"]
                            .map(|name| scenario(name.to_owned())),
                    );
                    names.push(scenario(texts.say("scenario-random")));
                    names.extend([seat(1), seat(2)]);
                } else if points.y >= 400.0 && points.x >= 640.0 && points.y < 560.0 {
                    // Where there is little height the scenarios are a list, and who plays is in sight.
                    names.extend([scenario("Chichén Itzá".to_owned()), seat(1), seat(2)]);
                }
                let found = cut(&driver, &names);
                wrong.extend(found.into_iter().map(|what| format!("{language:?}, {wide}×{high} at {scale}: {what}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn in_a_low_window_the_scenario_is_chosen_from_a_list_with_pictures() {
    let mut driver = Driver::new([1280.0 / 1.5, 780.0 / 1.5]);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("Game: Tikal Legend");
    driver.choose_in("Scenario: Chichén Itzá", "Calakmul");
    assert!(driver.has("Scenario: Calakmul"));
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Start");
    assert_eq!(scenario(&driver), "calakmul");
}

/// The beginning of the name of an outcome of chance among those that can be entered.
fn named(rules: &tikal::legend::Variant, outcome: Action) -> String {
    let texts = Texts::new(Language::English);
    match outcome {
        Action::Deal(power) => nouns::power_tile(&texts, rules, power),
        Action::TurnUp(card) => nouns::card(&texts, rules, card),
        Action::Token(value) => nouns::token(&texts, value),
        Action::Draw(tile) => nouns::named_tile(&texts, rules, tile),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_game_of_legend_on_a_real_table_begins_with_what_was_drawn_there() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.click("Game: Tikal Legend");
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Enter chance by hand");
    driver.click("Start");
    let mut asked = Vec::new();
    loop {
        // A picture that has just come to its place takes no click.
        driver.harness.run_steps(40);
        let table = driver.app().table_of::<tikal::legend::State>().expect("a table of Legend");
        if table.state().actor() != Actor::Chance {
            break;
        }
        let (steps, outcome) = (table.steps(), *table.legal().first().expect("an outcome"));
        let name = named(table.rules(), outcome);
        let question = driver
            .written()
            .iter()
            .map(|(text, _)| text.galley.text().to_owned())
            .find(|text| text.starts_with("Enter the "));
        asked.push(question.expect("it is said what is to be entered"));
        driver.click_starting(&name);
        let table = driver.app().table_of::<tikal::legend::State>().expect("a table of Legend");
        assert_eq!(table.steps(), steps + 1, "{name} is entered");
    }
    let expected =
        ["director’s tile that Player", "cards that are turned up: 1 of 10", "cards that are turned up: 10 of 10"];
    let more = [
        "tokens that come from the bag: 2 of 2",
        "tiles that are turned up: 1 of 4",
        "tiles that are turned up: 4 of 4",
    ];
    for part in expected.into_iter().chain(more) {
        assert!(asked.iter().any(|asked| asked.contains(part)), "{part} in {asked:#?}");
    }
    assert_eq!(asked.len(), 2 + 10 + 2 + 4);
    // What was entered wrongly is corrected: here the last tile, before anybody has drafted.
    let before = driver.app().table_of::<tikal::legend::State>().expect("a table").steps();
    driver.click_starting("Correct");
    driver.run();
    let table = driver.app().table_of::<tikal::legend::State>().expect("a table of Legend");
    assert_eq!((table.steps(), table.state().phase()), (before - 1, Phase::Fill(Filling::Tile)));
}

#[test]
fn a_level_is_told_as_the_chosen_game_plays_it() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    let texts = Texts::new(Language::English);
    let said = |game: GameId| format!("Computer, adept: {}", level_hint(&texts, game, Level::Adept));
    for &game in GameId::ALL {
        driver.click(&texts.with("setup-game-name", &[("name", game_name(&texts, game).into())]));
        let shown: Vec<GameId> = GameId::ALL.iter().copied().filter(|&other| driver.has(&said(other))).collect();
        assert_eq!(shown, [game]);
        // The list of levels says so as well, where the pointer rests on one.
        driver.click("Player of seat 2");
        driver.hover("Computer, expert");
        assert!(driver.has(&level_hint(&texts, game, Level::Expert)), "{game:?}");
        driver.press(Modifiers::NONE, Key::Escape);
        driver.run();
    }
}

/// A variant of this id that has the name of another one.
fn twin(id: &str) -> String {
    let text = include_str!("variants/small.ron");
    text.replacen("id: \"small\"", &format!("id: \"{id}\""), 1).replacen("name: \"Small\"", "name: \"Twin\"", 1)
}

#[test]
fn two_variants_of_one_name_are_told_apart_wherever_one_is_chosen() {
    let folder = scratch();
    write(&folder.path().join("a.ron"), &twin("first"));
    write(&folder.path().join("b.ron"), &twin("second"));
    let mut libraries = tikal::library::Libraries::built_in();
    libraries.add_folder(folder.path());
    let mut driver = Driver::of(SIZE, libraries, Services::for_tests());
    driver.click("New game");
    assert!(variants(&driver).iter().all(|name| name != "Twin"), "{:?}", variants(&driver));
    driver.click("Variant: Twin (second)");
    assert!(is_chosen(&driver, "Variant: Twin (second)") && !is_chosen(&driver, "Variant: Twin (first)"));
    // What is told of the chosen one names it alike; in a low window it is all that is in sight of it.
    for (size, least) in [(SIZE, 2), ([640.0, 420.0], 1)] {
        driver.harness.set_size(egui::Vec2::from(size));
        driver.run();
        driver.run();
        let written: Vec<String> =
            driver.written().into_iter().map(|(text, _)| text.galley.text().to_owned()).collect();
        let naming = written.iter().filter(|text| text.contains("Twin")).collect::<Vec<_>>();
        assert!(naming.iter().filter(|text| text.contains("Twin (second)")).count() >= least, "{size:?}: {naming:?}");
        assert!(naming.iter().all(|text| text.contains("(second)") || text.contains("(first)")), "{naming:?}");
    }
}

#[test]
fn computers_have_the_names_of_their_faces_until_somebody_names_them() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    assert!(driver.shows("Player 1 begins") && driver.shows("Tuki begins"), "a computer plays the second seat");
    driver.choose_in("Player of seat 2", "Person");
    assert!(driver.shows("Player 2 begins") && !driver.shows("Tuki begins"));
    driver.choose_in("Player of seat 1", "Computer, adept");
    assert!(driver.shows("Batz begins"));
    // A name that was typed stays, whoever plays.
    driver.type_into("Name of seat 1", "Ana");
    driver.choose_in("Player of seat 1", "Person");
    assert!(driver.shows("Ana begins"));
    // In every language each place has a name of its own.
    for language in Language::ALL {
        let texts = Texts::new(language);
        let names: std::collections::BTreeSet<String> =
            (0..tikal::game::MAX_SEATS).map(|index| tikal::setup::default_name(&texts, index, true)).collect();
        assert_eq!(names.len(), tikal::game::MAX_SEATS, "{language:?}: {names:?}");
    }
}

#[test]
fn a_click_beside_an_open_list_closes_it_and_does_what_it_was_aimed_at() {
    let mut driver = Driver::new([1280.0, 800.0]);
    driver.click("New game");
    driver.click("Player of seat 2");
    assert!(egui::Popup::is_any_open(&driver.harness.ctx));
    driver.click("3 players");
    assert!(!egui::Popup::is_any_open(&driver.harness.ctx));
    assert!(driver.has("Player of seat 3"));
}
