//! Walks through the window: what is made of a variant of Tikal Legend there, from its first step to the table, the
//! laboratory and a code that somebody else opens.

use std::path::PathBuf;

use tikal::app::command::{Command, EditCommand};
use tikal::app::legend::table::Table;
use tikal::app::route::{Route, Screen};
use tikal::editor::{Stage, VariantDocument};
use tikal::games::{GameId, GameRules, VariantId};
use tikal::legend::{EffectDef, KindDef};
use tikal::library::Libraries;
use tikal::words::Texts;

use super::driver::{Driver, scratch};
use super::*;

const WINDOW: [f32; 2] = [1280.0, 800.0];

/// The window with a copy of the game in the box.
fn copy() -> Driver {
    let mut driver = Driver::new(WINDOW);
    driver.execute(Command::EditVariant(VariantId::new(GameId::Legend, "legend")));
    assert_eq!(driver.app().screen(), Screen::Editor);
    driver
}

fn document(driver: &Driver) -> &VariantDocument {
    driver.app().editor().document().unwrap()
}

fn def(driver: &Driver) -> VariantDef {
    VariantDef::read(document(driver).text()).unwrap()
}

/// Turns to a page. What stands beside it may have buttons of the same name.
fn turn_to(driver: &mut Driver, page: &str) {
    let buttons = driver.harness.query_all_by_label(page);
    buttons.min_by(|one, other| one.rect().left().total_cmp(&other.rect().left())).unwrap().click();
    driver.run();
}

fn enter(driver: &mut Driver, field: &str, number: u32) {
    driver.click(field);
    driver.press(Modifiers::COMMAND, Key::A);
    driver.harness.event(Event::Text(number.to_string()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
}

fn undo_all(driver: &mut Driver) -> usize {
    let mut steps = 0;
    while document(driver).can_undo() {
        driver.execute(EditCommand::Undo.into());
        steps += 1;
    }
    steps
}

fn redo_all(driver: &mut Driver) {
    while document(driver).can_redo() {
        driver.execute(EditCommand::Redo.into());
    }
}

/// Where the middle of a widget is.
fn middle(driver: &Driver, start: &str) -> egui::Pos2 {
    driver.starting(start).rect().center()
}

/// Drags from one point to another.
fn drag(driver: &mut Driver, from: egui::Pos2, to: egui::Pos2) {
    driver.harness.event(Event::PointerMoved(from));
    driver.run();
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    driver.harness.event(button(from, true));
    driver.harness.run_steps(2);
    for part in 1..=6 {
        driver.harness.event(Event::PointerMoved(from + (to - from) * (part as f32 / 6.0)));
        driver.harness.run_steps(2);
    }
    driver.harness.event(button(to, false));
    driver.run();
}

fn lies(driver: &Driver, scenario: usize, tile: &str) -> Option<(String, u32)> {
    let def = def(driver);
    let laid = def.scenarios[scenario].laid.iter().find(|laid| laid.tile == tile)?;
    Some((laid.cell.clone(), laid.rotation))
}

#[test]
fn a_scenario_and_a_card_set_are_made_checked_played_measured_shared_and_read_back() {
    let mut driver = copy();
    let begun = document(&driver).text().to_owned();
    // A scenario of one's own, by chance, and then by hand.
    turn_to(&mut driver, "Scenarios");
    driver.click("Make a scenario");
    let made = def(&driver).scenarios.len() - 1;
    assert_eq!((made, document(&driver).stage()), (5, Stage::Playable));
    let (cell, _) = lies(&driver, made, "F1").unwrap();
    let free = ["d2", "e3", "f4", "g2", "h3"]
        .into_iter()
        .find(|cell| def(&driver).scenarios[made].laid.iter().all(|laid| laid.cell != *cell))
        .unwrap();
    let (from, to) = (middle(&driver, &format!("Hex {cell},")), middle(&driver, &format!("Hex {free},")));
    drag(&mut driver, from, to);
    assert_eq!(lies(&driver, made, "F1").unwrap().0, free);
    // A set of cards: one is rarer, one does more.
    turn_to(&mut driver, "Cards");
    driver.click_starting("02 ·");
    enter(&mut driver, "Copies by number of players, 4 players", 5);
    enter(&mut driver, "Effect of card 02: number", 4);
    assert_eq!((document(&driver).stage(), document(&driver).counts()), (Stage::Playable, (0, 0)));
    let own = def(&driver);
    assert_eq!((own.cards[8].counts[2], own.cards[8].effect.clone()), (5, EffectDef::PutRuin(4)));
    // Everything goes back, and forth again.
    let text = document(&driver).text().to_owned();
    assert!(undo_all(&mut driver) >= 4);
    assert!(document(&driver).text() == begun, "comments and all");
    redo_all(&mut driver);
    assert!(document(&driver).text() == text);
    // Shared, and opened on the other side.
    let texts = Texts::new(Language::English);
    let code = document(&driver).code(&texts).unwrap();
    let (received, _) = VariantDocument::of_code(&texts, &Libraries::built_in(), &code).unwrap();
    assert_eq!(VariantDef::read(received.text()).unwrap(), own);
    // Measured.
    turn_to(&mut driver, "Laboratory");
    driver.choose_in("Level", "random");
    enter(&mut driver, "Games", 2);
    driver.click("Start");
    for _ in 0..6000 {
        driver.run();
        if driver.app().editor().bench().unwrap().progress().is_none() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(driver.app().editor().bench().unwrap().results().map(tikal::lab::Results::games), Some(2));
    // Tried out at the table, and back.
    driver.click("Try out");
    driver.begin_try_out();
    let table: &Table = driver.app().table_of().unwrap();
    assert_eq!(table.rules().def().cards[8].effect, EffectDef::PutRuin(4));
    assert_eq!(table.state().scenario(), made, "on the scenario that was looked at last");
    driver.let_go();
    assert_eq!(driver.app().routes().current(), Route::Editor);
}

#[test]
fn parts_are_made_by_a_seed_and_put_into_a_document_as_one_step_each() {
    let mut driver = copy();
    let (before, text) = (def(&driver), document(&driver).text().to_owned());
    for (button, step) in [
        ("Add this scenario", "A scenario from seed 1"),
        ("Mix the cards", "Cards mixed by seed 1"),
        ("Lay the slabs anew", "Slabs of the deck by seed 1"),
    ] {
        driver.click("Generate…");
        assert!(driver.has("Picture of the board"));
        driver.click(button);
        assert!(!driver.has(button), "what has become of it is seen at once");
        driver.click("Steps");
        assert!(driver.shows(step), "{step}");
        driver.press(Modifiers::NONE, Key::Escape);
    }
    let own = def(&driver);
    assert_eq!((own.scenarios.len(), own.cards.len()), (before.scenarios.len() + 1, before.cards.len()));
    assert!(own.cards != before.cards && own.deck != before.deck);
    assert_eq!((document(&driver).stage(), document(&driver).steps().0), (Stage::Playable, 3));
    assert_eq!(undo_all(&mut driver), 3);
    assert!(document(&driver).text() == text);
}

#[test]
fn whole_variants_are_made_from_seeds() {
    let mut driver = Driver::new(WINDOW);
    driver.execute(Command::Show(Screen::Editor));
    driver.run();
    driver.execute(EditCommand::Make { game: GameId::Legend, count: 3 }.into());
    let documents: Vec<_> = driver.app().editor().documents().collect();
    assert_eq!(documents.len(), 3);
    assert!(documents.iter().all(|document| document.counts() == (0, 0) && document.stage() == Stage::Playable));
}

#[test]
fn what_is_wrong_is_mended_by_its_button_and_leads_to_its_page() {
    let mut driver = copy();
    turn_to(&mut driver, "Rules");
    enter(&mut driver, "Rounds", 7);
    assert_eq!(document(&driver).stage(), Stage::Faulty);
    driver.harness.query_all_by_label("Play 6 rounds").next().unwrap().click_accesskit();
    driver.run();
    assert_eq!((def(&driver).rounds, document(&driver).stage()), (6, Stage::Playable));
    // A tile that lies nowhere leads to its scenario, and is laid there.
    turn_to(&mut driver, "Scenarios");
    let (cell, _) = lies(&driver, 0, "F2").unwrap();
    driver.click_starting(&format!("Hex {cell},"));
    driver.press(Modifiers::NONE, Key::Delete);
    assert_eq!(lies(&driver, 0, "F2"), None);
    assert_eq!(document(&driver).counts().0, 1);
    driver
        .harness
        .query_all(
            by().predicate(|node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with("Lay it on "))),
        )
        .next()
        .unwrap()
        .click_accesskit();
    driver.run();
    assert!(lies(&driver, 0, "F2").is_some() && document(&driver).stage() == Stage::Playable);
}

#[test]
fn a_search_leads_to_the_field_the_card_or_the_tile() {
    for (words, page, shown) in [
        ("Rounds: 6", "Rules", "Rounds"),
        ("Digging party", "Cards", "Copies by number of players, 4 players"),
        ("volcano (no slabs)", "Tiles", "Deck"),
    ] {
        let mut driver = copy();
        driver.press(Modifiers::COMMAND, Key::F);
        driver.harness.event(Event::Text(words.to_owned()));
        driver.run();
        driver.press(Modifiers::NONE, Key::Enter);
        driver.run();
        assert!(driver.has(shown), "{page}");
    }
}

#[test]
fn what_differs_from_the_parent_is_told_thing_by_thing() {
    let mut driver = copy();
    turn_to(&mut driver, "Cards");
    driver.click_starting("02 ·");
    enter(&mut driver, "Effect of card 02: number", 4);
    turn_to(&mut driver, "Board");
    driver.click_starting("Hex d1,");
    let texts = Texts::new(Language::English);
    let rules = tikal::legend::validate(VariantDef::read(LEGEND).unwrap()).0.unwrap();
    let base = GameRules::Legend(std::sync::Arc::new(rules));
    let lines = document(&driver).changes(&texts, &base);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines.iter().any(|line| line == "Newly dotted: d1"), "{lines:?}");
}

#[test]
fn hexes_are_drawn_with_a_symmetry_and_by_a_stroke_of_the_pointer() {
    let mut driver = copy();
    turn_to(&mut driver, "Board");
    let dotted = |driver: &Driver| def(driver).board.dotted;
    let before = dotted(&driver);
    driver.choose_in("Symmetry", "Left and right alike");
    driver.click_starting("Hex a3,");
    let now = dotted(&driver);
    assert!(!now.contains(&"a3".to_owned()) && !now.contains(&"i3".to_owned()), "{now:?}");
    assert_eq!(now.len(), before.len() - 2);
    assert_eq!(undo_all(&mut driver), 1);
    driver.choose_in("Symmetry", "No symmetry");
    let (from, to) = (middle(&driver, "Hex d1,"), middle(&driver, "Hex e2,"));
    drag(&mut driver, from, to);
    let now = dotted(&driver);
    assert!(now.len() > before.len() && now.contains(&"d1".to_owned()), "{now:?}");
    assert_eq!(undo_all(&mut driver), 1, "a stroke is a step");
    // Hexes come and go by pairs.
    driver.click("Hexes");
    driver.choose_in("Symmetry", "Left and right alike");
    let cells = |driver: &Driver| {
        let board = def(driver).board;
        board.columns.iter().sum::<u32>() as usize - board.left_out.len()
    };
    let whole = cells(&driver);
    driver.click_starting("Hex a3,");
    assert_eq!(cells(&driver), whole - 2);
    // The base camp turns by a button.
    driver.click("Base camp");
    let slabs = def(&driver).board.base_camp.slabs;
    driver.click("Turn the tile clockwise");
    let mut turned = slabs;
    turned.rotate_right(1);
    assert_eq!(def(&driver).board.base_camp.slabs, turned);
}

#[test]
fn tiles_are_dragged_between_groups_and_moved_by_keys_and_scenarios_keep_theirs() {
    let mut driver = copy();
    turn_to(&mut driver, "Tiles");
    let (from, to) = (middle(&driver, "A2: "), middle(&driver, "B3: "));
    drag(&mut driver, from, to);
    let moved = def(&driver);
    assert_eq!((moved.deck[0].tiles.len(), moved.deck[1].tiles.len()), (5, 7));
    assert_eq!(document(&driver).stage(), Stage::Playable);
    assert_eq!(undo_all(&mut driver), 1);
    driver.click("At the start");
    let temple = |def: &VariantDef, scenario: usize, cell: &str| {
        let laid = def.scenarios[scenario].laid.iter().find(|laid| laid.cell == cell).unwrap();
        tikal::editor::legend::tiles::laid_tile(def, &laid.tile).unwrap().clone()
    };
    let (cell, _) = lies(&driver, 0, "F1").unwrap();
    let before = temple(&def(&driver), 0, &cell);
    driver.click_starting("F1: ");
    driver.press(Modifiers::COMMAND, Key::ArrowDown);
    assert_eq!(temple(&def(&driver), 0, &cell), before, "the scenario lays the same tile there");
    assert_eq!(lies(&driver, 0, "F2").unwrap().0, cell, "which is called otherwise now");
    driver.press(Modifiers::NONE, Key::Num1);
    driver.press(Modifiers::NONE, Key::R);
    driver.press(Modifiers::NONE, Key::Plus);
    assert_eq!(def(&driver).setup[0].tiles[1].copies, 2);
    driver.press(Modifiers::NONE, Key::Minus);
    driver.press(Modifiers::NONE, Key::Delete);
    assert!(def(&driver).setup[0].tiles.iter().all(|tile| tile.kind != KindDef::Temple(9)));
    assert_eq!(
        document(&driver).stage(),
        Stage::Playable,
        "{:?}",
        document(&driver).problems(&Texts::new(Language::English), &Libraries::built_in())
    );
}

#[test]
fn a_tile_that_is_not_laid_yet_is_dragged_onto_the_board_and_turned_by_a_key() {
    let mut driver = copy();
    turn_to(&mut driver, "Scenarios");
    let (cell, _) = lies(&driver, 0, "G1").unwrap();
    driver.click_starting(&format!("Hex {cell},"));
    driver.press(Modifiers::NONE, Key::Backspace);
    assert_eq!(lies(&driver, 0, "G1"), None);
    let (from, to) = (middle(&driver, "G1, "), middle(&driver, "Hex h6,"));
    drag(&mut driver, from, to);
    assert_eq!(lies(&driver, 0, "G1"), Some(("h6".to_owned(), 0)));
    driver.click_starting("Hex h6,");
    driver.press(Modifiers::NONE, Key::R);
    assert_eq!(lies(&driver, 0, "G1").unwrap().1, 1);
    assert_eq!(document(&driver).stage(), Stage::Playable);
    // Whether everything can be reached is told at once.
    assert!(driver.shows("reached from the base camp") || driver.shows("Cut off from the base camp"));
}

#[test]
fn the_guide_is_gone_through() {
    let mut driver = Driver::new(WINDOW);
    driver.execute(EditCommand::Guide(GameId::Legend).into());
    driver.type_into("Name", "Lost rivers");
    driver.run();
    let is_done = |driver: &Driver| driver.is_enabled("Next");
    assert!(is_done(&driver));
    driver.click("Next");
    turn_to(&mut driver, "Scenarios");
    driver.click("Make a scenario");
    assert!(is_done(&driver));
    driver.click("Next");
    turn_to(&mut driver, "Cards");
    driver.click("Add a card");
    assert!(is_done(&driver));
    driver.click("Next");
    turn_to(&mut driver, "Supplies");
    enter(&mut driver, "Slab tokens", 3);
    enter(&mut driver, "Action tokens of value 6", 4);
    assert!(is_done(&driver));
    driver.click("Next");
    turn_to(&mut driver, "Rules");
    enter(&mut driver, "Rounds", 5);
    assert!(is_done(&driver));
}

#[test]
fn a_variant_is_saved_and_opened_again() {
    let folder = scratch();
    let path: PathBuf = folder.path().join("rivers.ron");
    let mut driver = copy();
    turn_to(&mut driver, "Directors");
    driver.click("Add a director");
    assert_eq!(def(&driver).powers.last().map(|power| power.id.as_str()), Some("P9"));
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
    let text = document(&driver).text().to_owned();
    drop(driver);
    let mut driver = Driver::new(WINDOW);
    driver.execute(Command::EditFile(path));
    assert!(document(&driver).text() == text && document(&driver).game() == GameId::Legend);
}

#[test]
fn every_key_of_the_pages_is_listed_among_the_settings() {
    use tikal::app::kit::keys::KeyScope;
    let of = |place| {
        let groups = tikal::app::games::key_groups(place).into_iter();
        let own = groups.filter(|(game, _)| game.is_none_or(|game| game == GameId::Legend));
        own.flat_map(|(_, keys)| keys).map(|shortcut| shortcut.name).collect::<Vec<_>>()
    };
    assert!(of(KeyScope::Canvas).contains(&"key-take") && of(KeyScope::Tiles).contains(&"key-tile-side"));
}
