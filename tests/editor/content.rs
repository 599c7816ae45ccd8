//! The words of the editor's pages about the things entered: numbers beyond their limits, rules, things in vain,
//! problems that say the same, and ids that follow names.

use egui::Key;
use tikal::app::kit::settings::Settings;
use tikal::editor::ProblemLine;
use tikal::words::{Language, Texts};

use super::*;

fn key(driver: &mut Driver, key: Key) {
    driver.press(Modifiers::NONE, key);
}

/// Types a number into a field without leaving it.
fn types(driver: &mut Driver, field: &str, text: &str) {
    driver.click(field);
    driver.press(Modifiers::COMMAND, Key::A);
    driver.harness.event(egui::Event::Text(text.to_owned()));
    driver.run();
}

fn problems(driver: &Driver) -> Vec<ProblemLine> {
    document(driver).problems(&Texts::new(Language::English), &Libraries::built_in())
}

// ---- Fields ------------------------------------------------------------------------------------------

#[test]
fn a_number_typed_beyond_its_limits_says_which_are_possible_and_what_it_became() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    types(&mut driver, "Leaders", "7");
    assert!(driver.shows("“7” is not possible here: a number from 0 to 1. It is 1 now"));
    key(&mut driver, Key::Enter);
    assert!(driver.shows("“7” is not possible here"), "it is told after the field was left too");
    assert_eq!(definition(&driver).pieces.leaders, 1);
    types(&mut driver, "Explorers", "20");
    assert!(!driver.shows("is not possible here"));
    types(&mut driver, "Explorers", "x");
    assert!(driver.shows("“x” is not possible here: a number from 1 to 40. It is 20 now"));
    types(&mut driver, "Explorers", "21");
    assert!(!driver.shows("is not possible here") && definition(&driver).pieces.explorers == 21);
    // So it is where tiles are printed and where shapes are chosen.
    driver.click("Board");
    driver.click("Whole boards");
    types(&mut driver, "Hexagon: radius", "9");
    assert!(driver.shows("“9” is not possible here: a number from 1 to 4. It is 4 now"));
}

#[test]
fn the_key_of_rules_opens_those_of_the_field_that_has_the_keyboard() {
    for (page, field, rule) in [
        ("Rules", "Exchange…", "T5.6"),
        ("Rules", "Explorers", "T1.5"),
        ("Tiers and treasures", "Tiers of value 3", "T5.4"),
        ("Tiers and treasures", "Copies of treasure 2", "T5.5"),
        ("Tiers and treasures", "Score of 2 of a kind", "T7.2"),
        ("Board", "Hex a5, base camp", "T5.1"),
        ("Tiles", "A1: temple 1, slabs bottom 2, lower left 1", "T1.2"),
    ] {
        let mut driver = Driver::new(SIZE);
        edits(&mut driver, "classic");
        driver.click(page);
        let is_field = |node: &egui_kittest::kittest::AccessKitNode| {
            node.label().as_deref() == Some(field) && node.role() != egui::Role::Link
        };
        driver.harness.get(by().predicate(is_field)).focus();
        driver.run();
        key(&mut driver, Key::F1);
        assert_eq!(driver.app().screen(), Screen::Rules);
        let section = driver.app().rulebook().section().expect("a section lies open");
        assert!(section.anchors.iter().any(|anchor| anchor == rule), "{field}: {:?}", section.anchors);
    }
}

#[test]
fn the_key_of_rules_opens_those_of_the_board_on_a_hex_without_a_tile() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Board");
    driver.harness.get_by_label("Hex a5, base camp").focus();
    driver.run();
    for arrow in [Key::ArrowRight, Key::ArrowUp, Key::ArrowUp] {
        key(&mut driver, arrow);
    }
    assert_eq!(driver.focused().as_deref(), Some("Hex b3, jungle"));
    key(&mut driver, Key::F1);
    assert_eq!(driver.app().screen(), Screen::Rules);
    let section = driver.app().rulebook().section().expect("a section lies open");
    assert!(section.anchors.iter().any(|anchor| anchor == "T1.1"), "{:?}", section.anchors);
}

#[test]
fn a_new_group_is_brought_into_sight() {
    let mut driver = Driver::new([1024.0, 700.0]);
    edits(&mut driver, "classic");
    driver.click("Tiles");
    driver.click("Add a group");
    let window = driver.harness.ctx.content_rect();
    let added = driver.harness.get_by_label("Add a tile to group H").rect();
    assert!(window.contains_rect(added), "{added:?}");
    let fields = driver.harness.get_by_label("No tile is chosen").rect();
    assert!(added.right() < fields.left(), "it is not behind the fields: {added:?}");
}

#[test]
fn where_text_is_large_tiles_have_the_whole_width_and_how_they_are_printed_is_in_sight() {
    for (scale, wide, high) in [(1.5, 1280.0, 800.0), (2.0, 1024.0, 700.0)] {
        let mut driver = Driver::new(SIZE);
        let settings = Settings { scale, ..driver.app().settings() };
        driver.execute(Command::Set(settings));
        driver.harness.set_size(egui::vec2(wide, high) / scale);
        edits(&mut driver, "classic");
        for (page, seen) in [("editor-tiles", "No tile is chosen"), ("editor-board", "a tile to choose it")] {
            let pages = driver.app().editor().pages();
            let index = pages.iter().position(|of| of.name() == page).expect("there is such a page");
            driver.execute(EditCommand::ShowPage(index).into());
            driver.run();
            if page == "editor-board" {
                if driver.has("Tool") {
                    // Folded, the tools are a list.
                    driver.choose_in("Tool", "Printed tiles");
                } else {
                    driver.click("Printed tiles");
                }
            }
            let window = driver.harness.ctx.content_rect();
            let is_told =
                |node: &egui_kittest::kittest::AccessKitNode| node.value().is_some_and(|said| said.contains(seen));
            let told: Vec<_> = driver.harness.query_all(by().predicate(is_told)).map(|node| node.rect()).collect();
            let is_label =
                |node: &egui_kittest::kittest::AccessKitNode| node.label().is_some_and(|said| said.contains(seen));
            let named = driver.harness.query_all(by().predicate(is_label)).map(|node| node.rect());
            let told = told.into_iter().chain(named).next().expect("it is told");
            assert!(window.contains_rect(told), "{page} at {scale}: {told:?}");
            assert!(!driver.has("Totals"), "{page} at {scale}: nothing stands beside it");
        }
    }
}

// ---- What is there in vain ---------------------------------------------------------------------------

#[test]
fn tiers_and_treasures_that_serve_nothing_are_told_where_they_are_set() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Tiers and treasures");
    assert!(!driver.shows("never"));
    enter(&mut driver, "Tiers of value 1", 4);
    assert!(driver.shows("Tiers of value 1 are never used"));
    enter(&mut driver, "Tiers of value 1", 0);
    enter(&mut driver, "Tiers of value 5", 0);
    assert!(driver.shows("There is no tier of value 5: temples of the value below grow no more"));
    driver.click("Add a kind");
    driver.click("Add a kind");
    assert!(driver.shows("2 treasures are never dug up: the ruins show only 24 masks"));
    // They are numbers among the totals as well.
    let totals = document(&driver).all_totals(&Texts::new(Language::English), None);
    assert!(totals.iter().any(|line| line.what.trim() == "never dug up" && line.own == "2"));
    assert_eq!(document(&driver).counts().0, 0, "nothing of it is an error");
}

#[test]
fn the_totals_in_sight_count_what_is_printed() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let printed = definition(&driver).board.printed.len();
    assert!(driver.shows(&format!("40\u{a0}hexes · 36\u{a0}tiles · {printed}\u{a0}printed\u{a0}tiles · ")));
    driver.click("Board");
    driver.click("Printed tiles");
    driver.choose_in("New tile:", "Volcano");
    driver.click_starting("Hex d3,");
    assert!(driver.shows(&format!("{}\u{a0}printed\u{a0}tiles", printed + 1)) && driver.shows("4\u{a0}volcanoes"));
}

// ---- Problems ----------------------------------------------------------------------------------------

#[test]
fn problems_that_say_the_same_name_what_they_are_about() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Tiers and treasures");
    let value = 2;
    enter(&mut driver, &format!("Tiers of value {value}"), 0);
    let lines = problems(&driver);
    let alike: Vec<&str> =
        lines.iter().map(|line| line.sentence.as_str()).filter(|line| line.contains("there is no tier 2")).collect();
    assert!(alike.len() > 1 && alike[0].starts_with("b5: This temple of 1"), "{alike:?}");
    let mut apart = alike.clone();
    apart.dedup();
    assert_eq!(apart, alike, "no two of them read the same");
}

// ---- Ids ---------------------------------------------------------------------------------------------

#[test]
fn the_id_follows_the_name_until_it_is_given_or_saved() {
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    assert_eq!(definition(&driver).id, "my-variant");
    driver.type_into("Name", "Großer Dschungel!");
    driver.run();
    assert_eq!(definition(&driver).id, "grosser-dschungel");
    assert_eq!(document(&driver).steps().1, 1, "name and id are one step");
    // A name that a variant of the program has leads to an id that is free.
    driver.type_into("Name", "Duel");
    driver.run();
    assert_eq!(definition(&driver).id, "duel-2");
    driver.type_into("Id (letters, digits, hyphens)", "mine");
    driver.type_into("Name", "Other");
    driver.run();
    assert_eq!(definition(&driver).id, "mine", "it was given");
    let folder = scratch();
    driver.execute(EditCommand::SaveAs(folder.path().join("x.ron")).into());
    driver.type_into("Id (letters, digits, hyphens)", "other");
    driver.type_into("Name", "Third");
    driver.run();
    assert_eq!(definition(&driver).id, "other", "it was saved");
}

#[test]
fn the_cure_of_an_id_ends_with_no_hyphen() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.type_into("Id (letters, digits, hyphens)", "my jungle! ");
    driver.run();
    driver.click("Call it “my-jungle”");
    assert_eq!(definition(&driver).id, "my-jungle");
}

#[test]
fn two_variants_begun_from_nothing_are_saved_beside_each_other() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    for (file, id) in [("a.ron", "my-variant"), ("b.ron", "my-variant-2"), ("c.ron", "my-variant-3")] {
        driver.execute(EditCommand::Empty(GameId::Tikal).into());
        driver.execute(EditCommand::SaveAs(folder.path().join(file)).into());
        assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
        assert_eq!(definition(&driver).id, id);
    }
    // A name typed in the text counts as well.
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    driver.click("Text");
    let named = document(&driver).text().replace("New variant", "Deep Water");
    driver.type_into("The text of the variant", &named);
    driver.run();
    driver.execute(EditCommand::SaveAs(folder.path().join("d.ron")).into());
    assert_eq!(definition(&driver).id, "deep-water");
}

#[test]
fn the_question_before_a_file_is_replaced_offers_a_free_name() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    driver.type_into("Name", "Jungle");
    driver.run();
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    let first = read_variant(&path).expect("it is there");
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    // It was given this very id, so that it stays.
    driver.type_into("Name", "Swamp");
    driver.type_into("Id (letters, digits, hyphens)", "jungle");
    driver.run();
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    assert!(driver.shows("the name jungle-2.ron is free"));
    driver.click("Save under the free name");
    assert_eq!(read_variant(&path).expect("it is there"), first, "nothing was replaced");
    assert_eq!(document(&driver).path(), Some(folder.path().join("jungle-2.ron").as_path()));
    assert_eq!((definition(&driver).id.as_str(), document(&driver).is_changed()), ("jungle-2", false));
}
