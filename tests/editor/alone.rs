//! The whole way from nothing to a variant of one's own, twice: by the keyboard alone, and by the mouse alone, which types
//! into fields only. Its board, deck, tiers, treasures, scores and auction are made, it is seen to be sound, saved, checked
//! by the tool, tried out, measured beside the classic variant, shared as a code and opened from it again.

use std::process::Command as Process;

use egui::Event;
use egui_kittest::kittest::AccessKitNode;
use tikal::tikal::{Action, KindDef, Phase};

use super::board::{cell, cells, click_at, drag, place, printed};
use super::keyboard::{area, focused, key, letters, page, tab_to};
use super::new::will_be_copied;
use super::*;

/// Checks that the window tells of nothing wrong with a document.
fn assert_sound(driver: &Driver) {
    assert_eq!((document(driver).stage(), document(driver).counts()), (Stage::Playable, (0, 0)));
    assert!(driver.has("Nothing is wrong with it."), "the list of problems says so");
}

/// The tool finds nothing wrong with this file.
fn assert_checked(path: &Path) {
    let check = Process::new(env!("CARGO_BIN_EXE_tikal")).args(["--lang", "en", "check"]).arg(path).output();
    let check = check.expect("it runs");
    assert!(check.status.success(), "{}", String::from_utf8_lossy(&check.stdout));
}

/// Goes on until the laboratory has played what it was asked for; how many games, and whether compared with another
/// variant.
fn measured(driver: &mut Driver) -> (u64, bool) {
    for _ in 0..6000 {
        driver.run();
        let bench = driver.app().editor().bench().expect("a document is shown");
        if let Some(results) = bench.results().filter(|_| bench.progress().is_none()) {
            return (results.games(), results.header.against.is_some());
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    panic!("it does not end");
}

/// Checks the part that the variant of both ways has of its own.
fn assert_own(def: &VariantDef, empty: &VariantDef) {
    assert_eq!((def.name.get("en"), def.id.as_str(), &def.based_on), ("Delta", "delta", &None));
    assert!(def.board != empty.board && def.tiers != empty.tiers && def.treasures.scores != empty.treasures.scores);
    assert_eq!(def.deck.iter().map(|group| group.tiles.len()).collect::<Vec<_>>(), [6, 1]);
    let [.., tile] = def.deck[1].tiles.as_slice() else { panic!("the new group has a tile") };
    assert_eq!((tile.kind, tile.slabs[0]), (KindDef::Temple(4), 2));
    assert_eq!(def.deck[0].tiles[5].copies, 3);
    assert_eq!((def.tiers.get(&2), def.treasures.kinds.len(), def.treasures.scores[0]), (Some(&5), 3, 2));
    assert_eq!((def.auction.least_bid, def.auction.start_score), (2, 15));
}

// ---- By keyboard -------------------------------------------------------------------------------------

/// Goes on with Tab to what begins so, and presses Return on it.
fn enters(driver: &mut Driver, start: &str) {
    tab_to(driver, start);
    key(driver, Key::Enter);
}

/// Types a text in the place of what stands in the field that has the keyboard.
fn types(driver: &mut Driver, text: &str) {
    driver.press(Modifiers::COMMAND, Key::A);
    letters(driver, text);
}

/// Goes on with Tab to the field of a number, and types another one.
fn types_number(driver: &mut Driver, field: &str, number: &str) {
    tab_to(driver, field);
    letters(driver, number);
    key(driver, Key::Enter);
}

/// Goes to a page of the document, and into it.
fn into_page(driver: &mut Driver, name: &str) {
    page(driver, name);
    area(driver, "Page of the variant");
}

/// Presses Space, and is told what is handed to the clipboard by that.
fn copied_by_space(driver: &mut Driver) -> String {
    let space = |pressed| Event::Key {
        key: Key::Space,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    driver.harness.event(space(true));
    let code = will_be_copied(driver);
    driver.harness.event(space(false));
    driver.run();
    code
}

/// Paints two cells, prints a tile on one of them, and turns it and the base camp.
fn board_by_keyboard(driver: &mut Driver) {
    page(driver, "Board");
    area(driver, "Hex c5");
    key(driver, Key::ArrowDown);
    assert_eq!(focused(driver), "Free place, bottom of hex c5");
    key(driver, Key::Space);
    key(driver, Key::ArrowDown);
    key(driver, Key::Space);
    assert_eq!((cells(driver), focused(driver).as_str()), (21, "Hex c7, jungle"));
    area(driver, "Page of the variant");
    enters(driver, "Printed tiles");
    area(driver, "Hex c7");
    key(driver, Key::ArrowUp);
    key(driver, Key::Space);
    let slabs = |driver: &Driver| printed(driver, "c6").expect("a tile is printed").1;
    let before = slabs(driver);
    key(driver, Key::Num3);
    key(driver, Key::R);
    let after = slabs(driver);
    // One slab more on the third side, and then a turn.
    let mut expected = before;
    expected[2] = (expected[2] + 1) % 4;
    expected.rotate_right(1);
    assert_eq!(after, expected, "{before:?}");
    driver.press(Modifiers::SHIFT, Key::R);
    area(driver, "Page of the variant");
    enters(driver, "Base camp");
    area(driver, "Hex c6");
    key(driver, Key::ArrowUp);
    let camp = printed(driver, "c5").expect("the base camp").1;
    key(driver, Key::R);
    assert_ne!(printed(driver, "c5").expect("the base camp").1, camp);
    driver.press(Modifiers::SHIFT, Key::R);
}

/// Takes a copy out of the first group, and adds a second one with a tile of its own.
fn deck_by_keyboard(driver: &mut Driver) {
    page(driver, "Tiles");
    area(driver, "A1");
    for _ in 0..5 {
        key(driver, Key::ArrowDown);
    }
    assert!(focused(driver).starts_with("A9: clearing"), "{}", focused(driver));
    key(driver, Key::Minus);
    area(driver, "Page of the variant");
    enters(driver, "Add a group");
    enters(driver, "Add a tile to group B");
    area(driver, "Fields of what is chosen");
    tab_to(driver, "Temple");
    key(driver, Key::Space);
    types_number(driver, "Value", "4");
    types_number(driver, "Slabs: top", "2");
}

#[test]
fn a_whole_variant_is_made_checked_tried_measured_and_shared_by_the_keyboard_alone() {
    let folder = scratch();
    let path = folder.path().join("delta.ron");
    let mut driver = Driver::new(SIZE);
    enters(&mut driver, "Variants");
    enters(&mut driver, "New variant");
    enters(&mut driver, "From nothing");
    assert_eq!(driver.app().screen(), Screen::Editor);
    let empty = definition(&driver);
    into_page(&mut driver, "Overview");
    // The first thing of that name tells whether it differs in each language.
    tab_to(&mut driver, "Name");
    tab_to(&mut driver, "Name");
    assert_eq!(focused(&driver), "Name");
    types(&mut driver, "Delta");
    assert_eq!(definition(&driver).id, "delta", "the id follows the name");
    board_by_keyboard(&mut driver);
    deck_by_keyboard(&mut driver);
    into_page(&mut driver, "Tiers and treasures");
    types_number(&mut driver, "Tiers of value 2", "5");
    enters(&mut driver, "Add a kind");
    types_number(&mut driver, "Copies of treasure 3", "2");
    types_number(&mut driver, "Score of 1 of a kind", "2");
    into_page(&mut driver, "Rules");
    types_number(&mut driver, "Score at the start, turns auctioned", "15");
    types_number(&mut driver, "Least bid", "2");
    let own = definition(&driver);
    assert_own(&own, &empty);
    assert_sound(&driver);
    // Saved.
    area(&mut driver, "Tools");
    enters(&mut driver, "Save as");
    types(&mut driver, &path.display().to_string());
    key(&mut driver, Key::Enter);
    assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
    assert_checked(&path);
    // Tried out: the tile is placed where it is legal, the turn ended, and then the game left.
    area(&mut driver, "Tools");
    enters(&mut driver, "Try out");
    driver.begin_try_out();
    assert_eq!((driver.app().routes().current(), driver.rules().id()), (Route::TryOut, "delta"));
    place_by_keyboard(&mut driver);
    // A volcano may come up first, which is scored.
    let end = if driver.state().scoring().is_some() { "End and score" } else { "End turn" };
    tab_to(&mut driver, end);
    key(&mut driver, Key::Enter);
    for _ in 0..3 {
        if driver.app().screen() == Screen::Table {
            key(&mut driver, Key::Escape);
        }
    }
    assert_eq!((driver.app().routes().current(), focused(&driver).as_str()), (Route::Editor, "Try out"));
    // Measured beside the classic variant.
    into_page(&mut driver, "Laboratory");
    for (field, letter, choice) in [("Level", "R", "random"), ("Compare with", "T", "Tikal")] {
        tab_to(&mut driver, field);
        key(&mut driver, Key::ArrowDown);
        letters(&mut driver, letter);
        assert_eq!(focused(&driver), choice);
        key(&mut driver, Key::Enter);
    }
    types_number(&mut driver, "Games", "2");
    enters(&mut driver, "Start");
    assert_eq!(measured(&mut driver), (2, true));
    // Shared, and opened on the other side.
    area(&mut driver, "Tools");
    enters(&mut driver, "Share");
    tab_to(&mut driver, "Copy");
    let code = copied_by_space(&mut driver);
    key(&mut driver, Key::Escape);
    area(&mut driver, "Open variants");
    enters(&mut driver, "+");
    enters(&mut driver, "From a code");
    tab_to(&mut driver, "Code of a variant");
    driver.harness.event(Event::Paste(code));
    driver.run();
    key(&mut driver, Key::Enter);
    assert_eq!(driver.app().editor().documents().len(), 2);
    // The same, under an id with which it can be saved beside the one that is there.
    let received = definition(&driver);
    assert_ne!(received.id, own.id);
    let received = VariantDef { id: own.id.clone(), ..received };
    assert_eq!((received, document(&driver).stage()), (own, Stage::Playable));
}

/// Where the person can place the tile in hand, once it is that person's turn: a computer may begin. Nowhere, if the tile
/// has no place and the turn goes on without it; every try-out is dealt anew.
fn awaited_place(driver: &mut Driver) -> Option<(tikal::hex::Cell, tikal::hex::Rotation)> {
    for _ in 0..600 {
        if driver.person_to_move().is_some() {
            let place = driver.legal().into_iter().find_map(|action| match action {
                Action::Place { cell, rotation } => Some((cell, rotation)),
                _ => None,
            });
            if place.is_some() || driver.state().phase() == Phase::Act {
                return place;
            }
        }
        driver.run();
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let (phase, computer) = (driver.state().phase(), driver.computer_to_move());
    panic!("the person's turn never comes: {phase:?}, {:?}, {computer:?}", driver.legal());
}

/// Places the tile in hand by arrows and Return.
fn place_by_keyboard(driver: &mut Driver) {
    let Some((cell, rotation)) = awaited_place(driver) else { return };
    let name = format!("Hex {},", driver.hex_name(cell));
    key(driver, Key::B);
    for _ in 0..40 {
        let at = focused(driver);
        if at.starts_with(&name) {
            break;
        }
        assert!(at.starts_with("Hex "), "{at}");
        // First to its column, then along that.
        let (here, there) = (&at.as_bytes()[4..6], &name.as_bytes()[4..6]);
        key(
            driver,
            match here[0].cmp(&there[0]) {
                std::cmp::Ordering::Less => Key::ArrowRight,
                std::cmp::Ordering::Greater => Key::ArrowLeft,
                std::cmp::Ordering::Equal if here[1] < there[1] => Key::ArrowDown,
                std::cmp::Ordering::Equal => Key::ArrowUp,
            },
        );
    }
    for _ in 0..6 {
        if driver.turned() != rotation {
            key(driver, Key::R);
        }
    }
    key(driver, Key::Enter);
    assert_eq!(driver.state().phase(), Phase::Act, "the tile was placed");
}

// ---- By mouse ----------------------------------------------------------------------------------------

/// Draws the pointer over all that stands in a field, which chooses it, and types another text.
fn fills(driver: &mut Driver, field: &str, text: &str) {
    driver.harness.get_by_label(field).scroll_to_me();
    driver.run();
    let rect = driver.harness.get_by_label(field).rect();
    let (from, to) = (rect.right_center() - egui::vec2(4.0, 0.0), rect.left_center() - egui::vec2(4.0, 0.0));
    drag(driver, &[from, from.lerp(to, 0.5), to]);
    letters(driver, text);
}

/// Clicks into the field of a number, which chooses what stands there, and types another one.
fn fills_number(driver: &mut Driver, field: &str, number: &str) {
    driver.click(field);
    letters(driver, number);
}

/// Clicks the leftmost of the widgets of this name: the problems beside a page may name it too.
fn clicks_first(driver: &mut Driver, name: &str) {
    let buttons = driver.harness.query_all_by_label(name);
    let first = buttons.min_by(|one, other| one.rect().left().total_cmp(&other.rect().left()));
    let at = first.expect("there is one").rect().center();
    click_at(driver, at);
}

/// Strokes over two free places, prints a tile on one of them, steps the slabs of a side and turns it by the wheel, and the
/// base camp by a button.
fn board_by_mouse(driver: &mut Driver) {
    driver.click("Board");
    let below = place(driver, "Free place, bottom of hex c5");
    let height = driver.starting("Hex c5,").rect().height();
    drag(driver, &[below, below + egui::vec2(0.0, 0.9 * height)]);
    assert_eq!(cells(driver), 21);
    driver.click("Printed tiles");
    let at = cell(driver, "c6");
    click_at(driver, at);
    let slabs = |driver: &Driver| printed(driver, "c6").expect("a tile is printed").1;
    let before = slabs(driver);
    let radius = driver.starting("Hex c6,").rect().width() / 1.5;
    click_at(driver, at + egui::vec2(0.0, -0.7 * radius));
    assert_eq!(slabs(driver)[0], before[0] + 1);
    driver.wheel_over("Hex c6,");
    driver.run();
    assert_eq!(slabs(driver)[5], before[0] + 1, "up is anticlockwise");
    driver.click("Turn the tile clockwise");
    driver.click("Base camp");
    let camp = printed(driver, "c5").expect("the base camp").1;
    driver.click("Turn the tile clockwise");
    assert_ne!(printed(driver, "c5").expect("the base camp").1, camp);
    driver.click("Turn the tile anticlockwise");
}

fn deck_by_mouse(driver: &mut Driver) {
    clicks_first(driver, "Tiles");
    let is_card = |node: &AccessKitNode| {
        node.role() == egui::Role::Button && node.label().is_some_and(|label| label.starts_with("A9: "))
    };
    driver.harness.get(by().predicate(is_card)).scroll_to_me();
    driver.run();
    let card = driver.harness.get(by().predicate(is_card)).rect().center();
    click_at(driver, card);
    fills_number(driver, "Copies", "3");
    driver.click("Add a group");
    driver.click("Add a tile to group B");
    driver.click("Temple");
    fills_number(driver, "Value", "4");
    fills_number(driver, "Slabs: top", "2");
}

#[test]
fn a_whole_variant_is_made_checked_tried_measured_and_shared_by_the_mouse_alone() {
    let folder = scratch();
    let path = folder.path().join("delta.ron");
    let mut driver = Driver::new(SIZE);
    driver.click("Variants");
    driver.click("New variant…");
    driver.click("From nothing");
    let empty = definition(&driver);
    fills(&mut driver, "Name", "Delta");
    assert_eq!(definition(&driver).id, "delta", "the id follows the name");
    board_by_mouse(&mut driver);
    deck_by_mouse(&mut driver);
    clicks_first(&mut driver, "Tiers and treasures");
    fills_number(&mut driver, "Tiers of value 2", "5");
    driver.click("Add a kind");
    fills_number(&mut driver, "Copies of treasure 3", "2");
    fills_number(&mut driver, "Score of 1 of a kind", "2");
    clicks_first(&mut driver, "Rules");
    fills_number(&mut driver, "Score at the start, turns auctioned", "15");
    fills_number(&mut driver, "Least bid", "2");
    let own = definition(&driver);
    assert_own(&own, &empty);
    assert_sound(&driver);
    // Saved.
    driver.click("Save as…");
    fills(&mut driver, "File:", &path.display().to_string());
    driver.click("Save here");
    assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
    assert_checked(&path);
    // Tried out for a turn.
    driver.click("Try out");
    driver.begin_try_out();
    assert_eq!((driver.app().routes().current(), driver.rules().id()), (Route::TryOut, "delta"));
    if let Some((cell, rotation)) = awaited_place(&mut driver) {
        driver.play_action(Action::Place { cell, rotation });
    }
    assert_eq!(driver.state().phase(), Phase::Act, "the tile was placed");
    driver.play_action(Action::End);
    driver.click("End try-out");
    assert_eq!(driver.app().routes().current(), Route::Editor);
    // Measured beside the classic variant.
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    driver.choose_in("Compare with", "Tikal");
    fills_number(&mut driver, "Games", "2");
    driver.click("Start");
    assert_eq!(measured(&mut driver), (2, true));
    // Shared, and opened on the other side.
    driver.click("Share…");
    driver.harness.get_by_label("Copy").click();
    let code = will_be_copied(&mut driver);
    driver.click("Close");
    driver.click("+");
    driver.click("From a code");
    driver.click("Code of a variant");
    driver.harness.event(Event::Paste(code));
    driver.run();
    driver.click("Open the code");
    assert_eq!(driver.app().editor().documents().len(), 2);
    // The same, under an id with which it can be saved beside the one that is there.
    let received = definition(&driver);
    assert_ne!(received.id, own.id);
    let received = VariantDef { id: own.id.clone(), ..received };
    assert_eq!((received, document(&driver).stage()), (own, Stage::Playable));
}
