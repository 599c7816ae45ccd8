//! The page of tiles: the deck is changed by mouse, and the same by keyboard alone; every change is one step.

use egui::accesskit::Toggled;
use egui::{Event, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::{AccessKitNode, NodeT, by};
use tikal::app::games;
use tikal::app::kit::keys::KeyScope;
use tikal::editor::tikal::decks;
use tikal::tikal::{GroupDef, KindDef};

use super::*;

/// The window with the page of tiles of this variant.
fn tiles_of(variant: &str) -> Driver {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, variant);
    turn_to(&mut driver, "Tiles");
    driver
}

fn deck(driver: &Driver) -> Vec<GroupDef> {
    definition(driver).deck
}

fn steps(driver: &Driver) -> usize {
    document(driver).steps().1
}

/// A deck in short: a word for each group, a letter and a number for each kind of tile.
fn short(deck: &[GroupDef]) -> String {
    let tile = |kind: KindDef| match kind {
        KindDef::BaseCamp => "b".to_owned(),
        KindDef::Temple(value) => format!("t{value}"),
        KindDef::Clearing => "c".to_owned(),
        KindDef::Ruin(masks) => format!("r{masks}"),
        KindDef::Volcano => "v".to_owned(),
    };
    let word =
        |group: &GroupDef| group.group.clone() + ":" + &group.tiles.iter().map(|of| tile(of.kind)).collect::<String>();
    deck.iter().map(word).collect::<Vec<String>>().join(" ")
}

/// The card of a tile.
fn card<'a>(driver: &'a Driver, name: &str) -> egui_kittest::Node<'a> {
    let start = format!("{name}: ");
    driver.harness.get(by().predicate(move |node: &AccessKitNode| {
        node.label().is_some_and(|label| label.starts_with(&start)) && node.role() == egui::Role::Button
    }))
}

fn choose(driver: &mut Driver, name: &str) {
    card(driver, name).click();
    driver.run();
}

/// The names of the tiles that are chosen, in the order of the deck.
fn chosen(driver: &Driver) -> Vec<String> {
    let is_chosen = |node: &AccessKitNode| {
        let is_tile = |label: String| label.contains(": ") && !label.starts_with("Document");
        node.toggled() == Some(Toggled::True) && node.label().is_some_and(is_tile)
    };
    let all = driver.harness.query_all(by().predicate(is_chosen));
    all.filter_map(|node| Some(node.accesskit_node().label()?.split(':').next()?.to_owned())).collect()
}

/// The name of what has the keyboard.
fn focused(driver: &Driver) -> String {
    let node = driver.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused()));
    node.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

fn pointer(driver: &mut Driver, pos: Pos2, button: PointerButton, pressed: bool) {
    driver.harness.event(Event::PointerMoved(pos));
    driver.harness.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
    driver.harness.step();
}

fn click_at(driver: &mut Driver, pos: Pos2, button: PointerButton) {
    driver.harness.event(Event::PointerMoved(pos));
    driver.harness.step();
    pointer(driver, pos, button, true);
    pointer(driver, pos, button, false);
    driver.run();
}

/// Presses the pointer here and moves it there, without letting go.
fn drag(driver: &mut Driver, from: Pos2, to: Pos2) {
    driver.harness.event(Event::PointerMoved(from));
    driver.harness.step();
    pointer(driver, from, PointerButton::Primary, true);
    for share in [0.1, 0.4, 0.8, 1.0] {
        driver.harness.event(Event::PointerMoved(from + (to - from) * share));
        driver.harness.step();
    }
}

fn drop(driver: &mut Driver, at: Pos2) {
    pointer(driver, at, PointerButton::Primary, false);
    driver.run();
}

fn tab_to(driver: &mut Driver, name: &str) {
    for _ in 0..120 {
        if focused(driver) == name || (name.ends_with(": ") && focused(driver).starts_with(name)) {
            return;
        }
        driver.press(Modifiers::NONE, Key::Tab);
    }
    panic!("Tab never comes to {name}");
}

/// Activates a widget by the keyboard alone.
fn press_on(driver: &mut Driver, name: &str) {
    tab_to(driver, name);
    driver.press(Modifiers::NONE, Key::Enter);
}

const CLASSIC: &str = "A:t1r4ct2r4t2 B:vt2ccr4t3 ";

// ---- By mouse ----------------------------------------------------------------------------------------

#[test]
fn every_tile_is_a_card_that_says_what_is_on_it() {
    let mut driver = tiles_of("classic");
    assert!(driver.has("A1: temple 1, slabs bottom 2, lower left 1"));
    assert!(driver.has("B1: volcano"));
    for spot in decks::spots(&deck(&driver)) {
        card(&driver, &decks::name(&deck(&driver), spot));
    }
    choose(&mut driver, "B4");
    enter(&mut driver, "Copies", 2);
    assert!(driver.has("B4: clearing, slabs bottom 2, upper left 1, 2 copies"));
    assert!(driver.has("B6: ruin, 4 treasures, slabs lower right 1, bottom 2"), "the copy has the number between them");
}

#[test]
fn kind_number_slabs_and_copies_are_set_in_fields_each_as_one_step() {
    let mut driver = tiles_of("classic");
    let before = document(&driver).text().to_owned();
    choose(&mut driver, "A1");
    driver.click("Ruin");
    enter(&mut driver, "Treasures (masks)", 5);
    enter(&mut driver, "Slabs: upper right", 3);
    enter(&mut driver, "Copies", 2);
    let tile = deck(&driver)[0].tiles[0].clone();
    assert_eq!((tile.kind, tile.slabs, tile.copies), (KindDef::Ruin(5), [0, 3, 0, 2, 1, 0], 2));
    assert_eq!(steps(&driver), 4);
    driver.click("Volcano");
    assert_eq!((deck(&driver)[0].tiles[0].slabs, driver.has("Slabs: upper right")), ([0; 6], false));
    driver.click("Temple");
    enter(&mut driver, "Value", 20);
    assert_eq!(deck(&driver)[0].tiles[0].kind, KindDef::Temple(20));
    for _ in 0..7 {
        undo(&mut driver);
    }
    assert_eq!(document(&driver).text(), before);
}

#[test]
fn a_drag_moves_tiles_within_and_between_groups_as_one_step() {
    let mut driver = tiles_of("classic");
    let before = document(&driver).text().to_owned();
    let at = |driver: &Driver, name: &str| card(driver, name).rect().center();
    // Within a group: below the third tile.
    let (from, to) = (at(&driver, "A1"), at(&driver, "A3") + vec2(0.0, 12.0));
    drag(&mut driver, from, to);
    assert_eq!(document(&driver).text(), before, "nothing moves before it is let go of");
    drop(&mut driver, to);
    assert!(short(&deck(&driver)).starts_with("A:r4ct1t2r4t2 B:"), "{}", short(&deck(&driver)));
    assert_eq!((steps(&driver), chosen(&driver)), (1, vec!["A3".to_owned()]));
    undo(&mut driver);
    assert_eq!(document(&driver).text(), before);
    // Several into another group, before its second tile.
    choose(&mut driver, "A1");
    card(&driver, "A3").click_modifiers(Modifiers::COMMAND);
    driver.run();
    let (from, to) = (at(&driver, "A3"), at(&driver, "B2") - vec2(0.0, 12.0));
    drag(&mut driver, from, to);
    drop(&mut driver, to);
    assert!(short(&deck(&driver)).starts_with("A:r4t2r4t2 B:vt1ct2ccr4t3 "), "{}", short(&deck(&driver)));
    assert_eq!((steps(&driver), chosen(&driver)), (1, vec!["B2".to_owned(), "B3".to_owned()]));
    assert!(focused(&driver).starts_with("B2: "), "the keyboard goes with them: {}", focused(&driver));
    undo(&mut driver);
    assert_eq!(document(&driver).text(), before);
}

#[test]
fn a_drag_that_escape_ends_moves_nothing_and_stays_on_the_page() {
    let mut driver = tiles_of("classic");
    let before = document(&driver).text().to_owned();
    let (from, to) = (card(&driver, "A1").rect().center(), card(&driver, "B3").rect().center());
    drag(&mut driver, from, to);
    driver.press(Modifiers::NONE, Key::Escape);
    drop(&mut driver, to);
    assert_eq!((document(&driver).text(), driver.app().screen()), (before.as_str(), Screen::Editor));
    assert_eq!(steps(&driver), 0);
}

#[test]
fn a_click_near_a_side_of_the_chosen_tile_steps_its_slabs() {
    let mut driver = tiles_of("classic");
    // The picture is above the name; its sides are nearer to its rim than to its middle.
    let side = |driver: &Driver, away: Vec2| {
        let rect = card(driver, "A1").rect();
        let radius = rect.width() / 2.0 - 4.0;
        Pos2::new(rect.center().x, rect.top() + 4.0 + radius * 0.866) + away * radius * 0.72
    };
    let (north, south) = (vec2(0.0, -1.0), vec2(0.0, 1.0));
    let at = side(&driver, north);
    click_at(&mut driver, at, PointerButton::Primary);
    assert_eq!((chosen(&driver), steps(&driver)), (vec!["A1".to_owned()], 0), "the first click chooses it");
    for slabs in [1, 2, 3, 0, 1] {
        click_at(&mut driver, at, PointerButton::Primary);
        assert_eq!(deck(&driver)[0].tiles[0].slabs[0], slabs);
    }
    assert_eq!(steps(&driver), 1, "steps of one side are taken back together");
    let at = side(&driver, south);
    click_at(&mut driver, at, PointerButton::Secondary);
    assert_eq!(deck(&driver)[0].tiles[0].slabs, [1, 0, 0, 1, 1, 0]);
    assert_eq!(steps(&driver), 2);
    // A key that chooses the tile is no click on the side under the pointer.
    driver.press(Modifiers::NONE, Key::Enter);
    driver.press(Modifiers::NONE, Key::Space);
    assert_eq!(steps(&driver), 2);
}

#[test]
fn several_tiles_are_chosen_and_changed_together() {
    let mut driver = tiles_of("classic");
    choose(&mut driver, "A1");
    card(&driver, "B2").click_modifiers(Modifiers::SHIFT);
    driver.run();
    assert_eq!(chosen(&driver).len(), 8, "all from the one to the other");
    card(&driver, "B1").click_modifiers(Modifiers::COMMAND);
    driver.run();
    assert_eq!(chosen(&driver).len(), 7);
    enter(&mut driver, "Value", 9);
    enter(&mut driver, "Slabs: upper left", 1);
    assert!(short(&deck(&driver)).starts_with("A:t9r4ct9r4t9 B:vt9cc"), "{}", short(&deck(&driver)));
    assert!(deck(&driver)[0].tiles.iter().all(|tile| tile.slabs[5] == 1) && deck(&driver)[1].tiles[0].slabs[5] == 0);
    assert_eq!(steps(&driver), 2);
    driver.click("Turn clockwise");
    assert!(deck(&driver)[0].tiles.iter().all(|tile| tile.slabs[0] == 1));
    driver.click("Duplicate");
    assert_eq!((chosen(&driver).len(), deck(&driver)[1].tiles.len()), (7, 13));
    driver.click("Delete");
    assert_eq!((chosen(&driver).len(), deck(&driver)[1].tiles.len()), (0, 6));
}

#[test]
fn tiles_that_look_the_same_are_found_joined_and_parted() {
    let mut driver = tiles_of("classic");
    choose(&mut driver, "E3");
    driver.click("Find alike");
    let like = chosen(&driver);
    assert!(like.contains(&"E4".to_owned()) && like.len() >= 3, "{like:?}");
    assert!(driver.shows("look like another one"));
    let count = |driver: &Driver| deck(driver)[4].tiles.len();
    assert_eq!(count(&driver), 5);
    driver.click("Menu of group E");
    driver.click("Join those that look the same");
    assert_eq!((count(&driver), deck(&driver)[4].tiles[2].copies), (4, 2));
    choose(&mut driver, "E3");
    driver.click("Part the copies");
    assert_eq!((count(&driver), chosen(&driver)), (5, vec!["E3".to_owned(), "E4".to_owned()]));
    undo(&mut driver);
    undo(&mut driver);
    assert_eq!(steps(&driver), 0);
}

#[test]
fn groups_are_added_limited_sorted_moved_and_removed() {
    let mut driver = tiles_of("classic");
    let before = document(&driver).text().to_owned();
    let groups = deck(&driver).len();
    driver.click("Menu of group A");
    driver.click("2 players");
    driver.click("Sort by kind");
    assert!(short(&deck(&driver)).starts_with("A:t1t2t2r4r4c B:"), "{}", short(&deck(&driver)));
    assert_eq!(deck(&driver)[0].only_with, Some(vec![3, 4]));
    assert!(driver.shows("only 3, 4"));
    driver.click("Menu of group A");
    driver.click("Move the group right");
    assert!(short(&deck(&driver)).starts_with("A:vt2ccr4t3 B:t1t2t2r4r4c C:"), "{}", short(&deck(&driver)));
    driver.click("Add a group");
    assert_eq!((deck(&driver).len(), deck(&driver)[groups].group.as_str()), (groups + 1, "H"));
    driver.click("Menu of group A");
    driver.click("Remove the group");
    assert!(short(&deck(&driver)).starts_with("A:t1t2t2r4r4c B:"), "{}", short(&deck(&driver)));
    assert_eq!(steps(&driver), 5);
    for _ in 0..5 {
        undo(&mut driver);
    }
    assert_eq!(document(&driver).text(), before);
}

#[test]
fn a_person_who_never_saw_the_text_makes_a_new_deck_by_mouse() {
    let mut driver = tiles_of("classic");
    driver.click("All groups");
    driver.click("Remove all groups");
    assert_eq!((deck(&driver).len(), document(&driver).stage()), (0, Stage::Faulty));
    driver.click("Add a group");
    driver.click("Add a tile to group A");
    assert_eq!(chosen(&driver), ["A1"]);
    driver.click("Temple");
    enter(&mut driver, "Value", 3);
    driver.click("Add a tile to group A");
    driver.click("Volcano");
    driver.click("Add a group");
    driver.click("Add a tile to group B");
    enter(&mut driver, "Slabs: lower right", 2);
    enter(&mut driver, "Copies", 4);
    driver.choose_in("Group", "A");
    assert_eq!(short(&deck(&driver)), "A:t3vc B:");
    assert_eq!((deck(&driver)[0].tiles[2].slabs, deck(&driver)[0].tiles[2].copies), ([1, 0, 2, 1, 0, 0], 4));
    assert_eq!(document(&driver).stage(), Stage::Playable);
}

// ---- By keyboard -------------------------------------------------------------------------------------

#[test]
fn the_same_deck_is_made_by_keyboard_alone() {
    let mut driver = tiles_of("classic");
    press_on(&mut driver, "All groups");
    press_on(&mut driver, "Remove all groups");
    press_on(&mut driver, "Add a group");
    press_on(&mut driver, "Add a tile to group A");
    press_on(&mut driver, "Temple");
    tab_to(&mut driver, "Value");
    driver.press(Modifiers::NONE, Key::ArrowUp);
    assert_eq!(short(&deck(&driver)), "A:t3");
    press_on(&mut driver, "Add a tile to group A");
    press_on(&mut driver, "Volcano");
    press_on(&mut driver, "Add a group");
    press_on(&mut driver, "Add a tile to group B");
    tab_to(&mut driver, "B1: ");
    driver.press(Modifiers::NONE, Key::Num3);
    driver.press(Modifiers::NONE, Key::Num3);
    for _ in 0..3 {
        driver.press(Modifiers::NONE, Key::Plus);
    }
    driver.press(Modifiers::COMMAND, Key::ArrowLeft);
    driver.press(Modifiers::COMMAND, Key::ArrowDown);
    driver.press(Modifiers::COMMAND, Key::ArrowDown);
    assert_eq!(short(&deck(&driver)), "A:t3vc B:");
    assert_eq!((deck(&driver)[0].tiles[2].slabs, deck(&driver)[0].tiles[2].copies), ([1, 0, 2, 1, 0, 0], 4));
    assert_eq!(document(&driver).stage(), Stage::Playable);
    assert!(focused(&driver).starts_with("A3: "), "the keyboard stays with the tile: {}", focused(&driver));
}

#[test]
fn arrows_go_from_tile_to_tile_choose_rows_and_move_them() {
    let mut driver = tiles_of("classic");
    tab_to(&mut driver, "A1: ");
    assert!(chosen(&driver).is_empty());
    driver.press(Modifiers::NONE, Key::ArrowDown);
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert_eq!((focused(&driver).split(':').next(), chosen(&driver)), (Some("B2"), vec!["B2".to_owned()]));
    driver.press(Modifiers::SHIFT, Key::ArrowDown);
    assert_eq!(chosen(&driver), ["B2", "B3"]);
    driver.press(Modifiers::COMMAND, Key::ArrowUp);
    assert!(short(&deck(&driver)).starts_with("A:t1r4ct2r4t2 B:t2cvcr4t3 "), "{}", short(&deck(&driver)));
    driver.press(Modifiers::COMMAND, Key::ArrowRight);
    assert!(short(&deck(&driver)).contains(" B:vcr4t3 C:t2ct4c"), "{}", short(&deck(&driver)));
    assert_eq!(
        (chosen(&driver), focused(&driver).split(':').next()),
        (vec!["C1".to_owned(), "C2".to_owned()], Some("C1"))
    );
    // Tiles that do not follow each other.
    driver.press(Modifiers::ALT, Key::ArrowRight);
    driver.press(Modifiers::COMMAND, Key::Space);
    assert_eq!(chosen(&driver), ["C1", "C2", "D1"]);
    driver.press(Modifiers::COMMAND, Key::Space);
    assert_eq!(chosen(&driver), ["C1", "C2"]);
    driver.press(Modifiers::COMMAND, Key::A);
    assert_eq!(chosen(&driver).len(), deck(&driver)[3].tiles.len());
    driver.press(Modifiers::NONE, Key::Delete);
    assert!(deck(&driver)[3].tiles.is_empty() && chosen(&driver).is_empty());
    assert!(focused(&driver).contains(": "), "the keyboard goes to the nearest tile: {}", focused(&driver));
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(chosen(&driver).len(), 1);
    // Tiles of a group that is gone leave the keyboard to the page.
    driver.press(Modifiers::COMMAND, Key::Z);
    driver.press(Modifiers::COMMAND, Key::Z);
    driver.press(Modifiers::COMMAND, Key::Z);
    assert!(short(&deck(&driver)).starts_with(CLASSIC));
}

#[test]
fn every_key_of_the_page_does_something() {
    for shortcut in games::keys_of(GameId::Tikal, KeyScope::Tiles) {
        for keys in shortcut.keys {
            let mut driver = tiles_of("classic");
            choose(&mut driver, "C2");
            enter(&mut driver, "Copies", 2);
            choose(&mut driver, "C2");
            let seen = |driver: &Driver| {
                (document(driver).text().to_owned(), chosen(driver), focused(driver), driver.shows("copied"))
            };
            let before = seen(&driver);
            let asks = shortcut.name == "tiles-paste";
            if asks {
                // In one frame: what the system is asked for is gone in the next one.
                let (key, modifiers) = (keys.logical_key, keys.modifiers);
                let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
                driver.harness.input_mut().events.push(event);
            } else {
                driver.press(keys.modifiers, keys.logical_key);
            }
            let asked = (0..3).any(|_| {
                driver.harness.step();
                let commands = driver.harness.output().viewport_output.values().flat_map(|output| &output.commands);
                commands.into_iter().any(|command| *command == egui::ViewportCommand::RequestPaste)
            });
            driver.run();
            assert!(if asks { asked } else { seen(&driver) != before }, "{keys:?} ({})", shortcut.name);
        }
    }
}

#[test]
fn keys_of_a_field_are_not_those_of_the_tiles() {
    let mut driver = tiles_of("classic");
    choose(&mut driver, "A1");
    let before = document(&driver).text().to_owned();
    driver.click("Copies");
    driver.press(Modifiers::NONE, Key::Delete);
    driver.press(Modifiers::NONE, Key::R);
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(document(&driver).text(), before);
}

// ---- The clipboard -----------------------------------------------------------------------------------

/// The text that is put on the clipboard when this happens.
fn put_on_clipboard(driver: &mut Driver, event: Event) -> Option<String> {
    driver.harness.event(event);
    let copied = (0..3).find_map(|_| {
        driver.harness.step();
        driver.harness.output().platform_output.commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    });
    driver.run();
    copied
}

#[test]
fn tiles_are_copied_cut_and_pasted_as_text() {
    let mut driver = tiles_of("classic");
    let before = document(&driver).text().to_owned();
    choose(&mut driver, "A1");
    card(&driver, "A2").click_modifiers(Modifiers::COMMAND);
    driver.run();
    let text = put_on_clipboard(&mut driver, Event::Copy).expect("something was copied");
    assert_eq!(
        text,
        "[\n    (kind: Temple(1), slabs: [0, 0, 0, 2, 1, 0]),\n    (kind: Ruin(4), slabs: [0, 0, 0, 2, 0, 1]),\n]\n"
    );
    assert!(driver.shows("2 tiles were copied") && steps(&driver) == 0);
    choose(&mut driver, "B1");
    driver.harness.event(Event::Paste(text.clone()));
    driver.run();
    assert!(short(&deck(&driver)).starts_with("A:t1r4ct2r4t2 B:vt1r4t2cc"), "{}", short(&deck(&driver)));
    assert_eq!((chosen(&driver), steps(&driver)), (vec!["B2".to_owned(), "B3".to_owned()], 1));
    assert_eq!(put_on_clipboard(&mut driver, Event::Cut), Some(text.clone()));
    assert!(short(&deck(&driver)).starts_with(CLASSIC));
    undo(&mut driver);
    undo(&mut driver);
    assert_eq!(document(&driver).text(), before);
    // Into a deck that has no group yet.
    driver.click("All groups");
    driver.click("Remove all groups");
    driver.harness.event(Event::Paste(text));
    driver.run();
    assert_eq!(short(&deck(&driver)), "A:t1r4");
}

#[test]
fn what_is_pasted_and_is_no_tile_says_where_and_changes_nothing() {
    let mut driver = tiles_of("classic");
    let before = document(&driver).text().to_owned();
    for (text, said) in [
        ("(kind: Temple(2)),\n  (kind: Tempel(2))", "Line 2, column 10: `Tempel` is not possible"),
        ("  ", "There is no tile in what was to be pasted"),
        ("(kind: Clearing, slabs: [1, 2])", "Line 1"),
    ] {
        driver.harness.event(Event::Paste(text.to_owned()));
        driver.run();
        assert!(driver.shows(said), "{text}");
    }
    let many = "(kind: Clearing, slabs: [1, 0, 0, 1, 0, 0]),".repeat(65);
    driver.harness.event(Event::Paste(many));
    driver.run();
    assert!(driver.shows("A deck has room for 64 tiles"));
    assert_eq!((document(&driver).text(), steps(&driver)), (before.as_str(), 0));
}

// ---- Problems, looks ---------------------------------------------------------------------------------

#[test]
fn a_problem_of_the_deck_leads_to_the_page() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    let broken = document(&driver).text().replacen("(kind: Temple(1), slabs", "(kind: Temple(99), slabs", 1);
    driver.type_into("The text of the variant", &broken);
    driver.run();
    assert_eq!(document(&driver).counts().0, 1);
    let jumps: Vec<_> = driver.harness.query_all_by_label("Tiles").map(|node| node.rect()).collect();
    let jump = jumps.into_iter().max_by(|one, other| one.left().total_cmp(&other.left())).expect("there is one");
    click_at(&mut driver, jump.center(), PointerButton::Primary);
    // A value that no picture has room for is shown all the same, and mended here.
    choose(&mut driver, "A1");
    enter(&mut driver, "Value", 1);
    assert_eq!(document(&driver).counts().0, 0);
}

#[test]
fn while_the_text_cannot_be_read_the_tiles_are_shown_and_stay() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    driver.type_into("The text of the variant", "(format: 1,");
    driver.run();
    driver.click("Tiles");
    let steps_before = steps(&driver);
    let (from, to) = (card(&driver, "A1").rect().center(), card(&driver, "B3").rect().center());
    drag(&mut driver, from, to);
    drop(&mut driver, to);
    driver.harness.event(Event::Paste("(kind: Volcano)".to_owned()));
    driver.run();
    assert_eq!((document(&driver).stage(), steps(&driver)), (Stage::Unreadable, steps_before));
    assert!(!driver.is_enabled("Add a group"));
}

#[test]
fn nothing_is_drawn_anew_while_nothing_happens() {
    let mut driver = tiles_of("classic");
    choose(&mut driver, "A1");
    driver.run();
    assert!(driver.next_frame() > std::time::Duration::from_secs(1), "no frame is asked for");
}

#[test]
fn only_the_cards_in_sight_are_drawn_and_all_of_them_are_there() {
    let mut driver = tiles_of("long-expedition");
    let names: Vec<String> = decks::spots(&deck(&driver)).map(|spot| decks::name(&deck(&driver), spot)).collect();
    let drawn = |driver: &Driver| {
        let written: Vec<String> = driver.written().iter().map(|(text, _)| text.galley.text().to_owned()).collect();
        names.iter().filter(|name| written.contains(name)).count()
    };
    let few = drawn(&driver);
    assert!(few > 20 && few < names.len(), "{few} of {}", names.len());
    driver.harness.set_size(vec2(1280.0, 2000.0));
    driver.run();
    assert_eq!(drawn(&driver), names.len());
    // A screen reader reaches those that are out of sight too.
    driver.harness.set_size(vec2(1280.0, 800.0));
    driver.run();
    let last = names.last().expect("there is a tile");
    card(&driver, last).click_accesskit();
    driver.run();
    assert_eq!(chosen(&driver), std::slice::from_ref(last));
    assert!(focused(&driver).starts_with(last.as_str()), "{}", focused(&driver));
}
