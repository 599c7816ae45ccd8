//! The beginning of documents without a file, and their sharing: by mouse, and by the keyboard alone.

use egui_kittest::kittest::Queryable;
use tikal::library::{Libraries, share};
use tikal::tikal::KindDef;
use tikal::words::{Language, Texts};

use super::*;

/// Opens the editor where no document is shown.
fn begins(driver: &mut Driver) {
    driver.execute(Command::Show(Screen::Editor));
    assert!(driver.app().editor().document().is_none());
}

/// The text that was handed to the clipboard in the last frame.
fn copied(driver: &Driver) -> Option<String> {
    let commands = &driver.harness.output().platform_output.commands;
    commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

/// The text that is handed to the clipboard in one of the next frames.
pub fn will_be_copied(driver: &mut Driver) -> String {
    for _ in 0..8 {
        driver.harness.step();
        if let Some(text) = copied(driver) {
            driver.run();
            return text;
        }
    }
    panic!("nothing was copied");
}

/// Goes on with the keyboard until the widget of this name has it.
fn tab_to(driver: &mut Driver, name: &str) {
    for _ in 0..200 {
        if driver.harness.query_all_by_label(name).any(|node| node.is_focused()) {
            return;
        }
        driver.press(Modifiers::NONE, Key::Tab);
    }
    panic!("the keyboard does not come to “{name}”");
}

/// The same, and presses it.
fn goes_to(driver: &mut Driver, name: &str) {
    tab_to(driver, name);
    driver.press(Modifiers::NONE, Key::Space);
}

fn code_of(document: &VariantDocument) -> String {
    document.code(&Texts::new(Language::English)).expect("it can be read")
}

// ---- Beginning ---------------------------------------------------------------------------------------

#[test]
fn an_empty_document_can_be_played_at_once() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("From nothing");
    assert!(driver.has("Made from nothing: it is compared with “Tikal”"));
    driver.click("Totals");
    assert!(driver.shows("What differs from “Tikal” is marked."));
    driver.click("Problems");
    turn_to(&mut driver, "Rules");
    enter(&mut driver, "Dig", 2);
    assert!(driver.has("Dig: as in “Tikal”"), "the same variant everywhere");
    undo(&mut driver);
    assert_eq!(document(&driver).stage(), Stage::Playable);
    assert_eq!(document(&driver).counts(), (0, 0));
    let def = definition(&driver);
    assert_eq!((def.id.as_str(), def.name.get("en"), def.based_on), ("my-variant", "New variant", None));
    assert!(document(&driver).is_changed() && document(&driver).path().is_none());
    driver.click("Try out");
    driver.begin_try_out();
    assert_eq!(driver.rules().id(), "my-variant");
}

#[test]
fn every_variant_is_begun_with_from_its_card() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Begin with Duel");
    assert_eq!(definition(&driver).id, "my-duel");
    driver.execute(EditCommand::Start.into());
    assert!(driver.has("Begin with Two islands"));
}

#[test]
fn variant_files_that_were_opened_lately_are_offered_and_records_are_not() {
    let folder = scratch();
    let record = folder.path().join("game.tikal");
    driver::write(&record, "");
    let list = folder.path().join("recent.ron");
    driver::write(&list, &format!("(files: [{record:?}])"));
    let mut driver = Driver::with(SIZE, Services { recent: Some(list), ..Services::for_tests() });
    begins(&mut driver);
    assert!(!driver.shows("Opened lately"));
    driver.click("From nothing");
    let path = folder.path().join("jungle.ron");
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    driver.click("Close “New variant”");
    driver.execute(EditCommand::Start.into());
    assert!(!driver.shows("game.tikal"));
    driver.click(&format!("Open {}", path.display()));
    assert_eq!(document(&driver).path(), Some(path.as_path()));
}

// ---- Generating --------------------------------------------------------------------------------------

#[test]
fn wishes_are_those_of_the_game_that_is_chosen() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Generate…");
    assert!(driver.has("Volcanoes") && !driver.has("Density"));
    driver.click("Tikal Legend");
    assert!(!driver.has("Volcanoes") && driver.has("Density"));
    driver.type_into("Seed", "77");
    driver.run();
    driver.click("Make it");
    assert_eq!(driver.app().editor().document().map(VariantDocument::game), Some(tikal::games::GameId::Legend));
}

#[test]
fn a_variant_is_made_from_sliders_and_a_seed() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Generate…");
    assert!(driver.shows("36 free hexes") && driver.has("Picture of the board"));
    driver.type_into("Seed", "77");
    driver.run();
    // Each number stays in the line of what it counts.
    assert!(driver.shows(
        "hexes · 36\u{a0}tiles · 3\u{a0}printed\u{a0}tiles · 17\u{a0}temples · 8\u{a0}ruins · 3\u{a0}volcanoes"
    ));
    driver.click("Make it");
    let first = document(&driver).text().to_owned();
    assert_eq!(document(&driver).counts(), (0, 0));
    assert!(definition(&driver).description.get("en").contains("seed 77"));
    // The same seed makes the same text again.
    driver.execute(EditCommand::Start.into());
    driver.click("Make it");
    assert_eq!(document(&driver).text(), first);
    // Another amount, by the keyboard on its slider.
    driver.execute(EditCommand::Start.into());
    tab_to(&mut driver, "Volcanoes");
    driver.press(Modifiers::NONE, Key::ArrowRight);
    driver.click("Make it");
    let def = definition(&driver);
    let volcanoes = def.deck.iter().flat_map(|group| &group.tiles).filter(|tile| tile.kind == KindDef::Volcano);
    assert_eq!(volcanoes.map(|tile| tile.copies).sum::<u32>(), 4);
}

#[test]
fn the_length_follows_the_size_unless_it_is_shorter_by_wish() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Generate…");
    tab_to(&mut driver, "Size of the board");
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert!(driver.shows("48 free hexes") && driver.shows("48 tiles"));
    tab_to(&mut driver, "Length of the game");
    driver.press(Modifiers::NONE, Key::ArrowLeft);
    assert!(driver.shows("48 free hexes") && driver.shows("36 tiles"));
    assert!(driver.shows("18 turns each with 2 players, 12 with 3, 9 with 4"));
    tab_to(&mut driver, "Size of the board");
    driver.press(Modifiers::NONE, Key::ArrowRight);
    assert!(driver.shows("60 free hexes") && driver.shows("36 tiles"));
}

#[test]
fn what_could_not_be_made_of_a_wish_is_said_with_its_reason() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Generate…");
    assert!(!driver.shows("as wished"), "everything is as in the box");
    let press = |driver: &mut Driver, slider: &str, key: Key, times: usize| {
        tab_to(driver, slider);
        for _ in 0..times {
            driver.press(Modifiers::NONE, key);
        }
    };
    press(&mut driver, "Size of the board", Key::ArrowLeft, 2);
    press(&mut driver, "Volcanoes", Key::ArrowRight, 3);
    assert!(driver.shows("Volcanoes: 3, not 6 as wished: at most one for every four tiles"));
    assert!(!driver.shows("Length of the game: "), "the slider goes no further");
    press(&mut driver, "Temples", Key::ArrowRight, 13);
    press(&mut driver, "Ruins with treasures", Key::ArrowRight, 13);
    assert!(driver.shows("55 of 100 tiles") && driver.shows("35 of 100 tiles"));
    assert!(driver.shows("Ruins with treasures: 2, not 4 as wished: beside temples and volcanoes"));
    // In a document, its board or its deck sets the limits.
    edits(&mut driver, "classic");
    driver.click("Generate…");
    assert!(driver.shows("Size of the board: ") && driver.shows("each tile of the deck needs a free hex"));
}

#[test]
fn what_is_no_seed_makes_nothing_and_says_why() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Generate…");
    for wrong in ["x", "-1", "9007199254740992"] {
        driver.type_into("Seed", wrong);
        driver.run();
        assert!(!driver.is_enabled("Make it") && driver.shows("The seed is a number from 0"), "{wrong}");
    }
    driver.click("Another");
    assert!(driver.is_enabled("Make it") && !driver.shows("The seed is a number from 0"));
}

#[test]
fn five_are_made_from_seeds_that_follow_each_other() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    driver.click("Generate…");
    // The seed after the last one is the first.
    driver.type_into("Seed", "9007199254740989");
    driver.run();
    driver.click("Make five");
    let ids: Vec<String> = driver.app().editor().documents().filter_map(VariantDocument::id).collect();
    let seeds: Vec<&str> = ids.iter().filter_map(|id| id.split('-').nth(1)).collect();
    assert_eq!(seeds, ["9007199254740989", "9007199254740990", "9007199254740991", "0", "1"]);
    assert_eq!(driver.app().editor().current(), 0);
    assert!(driver.app().editor().documents().all(|document| document.counts() == (0, 0)));
}

#[test]
fn a_board_and_tiles_are_put_into_a_document_as_one_step_each() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let (before, text) = (definition(&driver), document(&driver).text().to_owned());
    driver.click("Generate…");
    driver.click("Replace the board");
    let board = definition(&driver);
    assert!(board.board != before.board && board.deck == before.deck && document(&driver).steps().0 == 1);
    assert!(!driver.has("Replace the board"), "what has become of it is seen at once");
    driver.click("Generate…");
    driver.click("Replace the tiles");
    let deck = definition(&driver);
    assert!(deck.board == board.board && deck.deck != before.deck && document(&driver).steps().0 == 2);
    assert_eq!(document(&driver).counts(), (0, 0));
    driver.click("Steps");
    assert!(driver.shows("A new board from seed 1") && driver.shows("New tiles from seed 1"));
    undo(&mut driver);
    assert_eq!(definition(&driver), board);
    undo(&mut driver);
    assert_eq!(document(&driver).text(), text, "comments and all");
    // Nothing is replaced where that is not asked for.
    driver.click("Generate…");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.has("Replace the board") && driver.has("Generate…") && document(&driver).text() == text);
}

// ---- Sharing -----------------------------------------------------------------------------------------

#[test]
fn a_variant_is_shared_as_a_code_and_opened_from_it() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    let def = definition(&driver);
    driver.click("Share…");
    let code = code_of(document(&driver));
    assert!(driver.shows(&format!("{} characters", code.len())));
    driver.harness.get_by_label("Copy").click();
    assert_eq!(will_be_copied(&mut driver), code);
    assert!(driver.shows("The code is copied"));
    driver.click("Close");
    // Another document has another code.
    edits(&mut driver, "classic");
    driver.click("Share…");
    let other = code_of(document(&driver)).len();
    assert!(driver.shows(&format!("{other} characters")) && !driver.shows("The code is copied"));
    driver.execute(EditCommand::Start.into());
    driver.click("From a code");
    assert!(!driver.is_enabled("Open the code"));
    // With the line breaks of a mail program.
    let lines: Vec<&str> = code.as_bytes().chunks(70).filter_map(|line| std::str::from_utf8(line).ok()).collect();
    driver.type_into("Code of a variant", &lines.join("\n> "));
    driver.run();
    driver.click("Open the code");
    assert_eq!(definition(&driver), def);
    assert_eq!(document(&driver).stage(), Stage::Playable);
}

#[test]
fn what_is_no_code_is_answered_beside_the_field() {
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    let empty = VariantDocument::empty(&Texts::new(Language::English), &Libraries::built_in(), GameId::Tikal);
    let code = code_of(&empty);
    driver.click("From a code");
    for (wrong, reason) in [
        ("hello", "one begins with “tikal1-”"),
        (&code[..code.len() - 3], "This code is damaged"),
        (&code.replace("tikal1", "tikal3"), "This code is of version 3"),
        (&code.replace("tikal1", "chess1"), "a game that this program does not play: chess"),
    ] {
        driver.type_into("Code of a variant", wrong);
        driver.run();
        assert!(!driver.shows(reason), "what was wrong before is not wrong any more");
        driver.click("Open the code");
        assert!(driver.shows(reason), "{wrong}");
        assert!(driver.app().editor().document().is_none());
    }
}

#[test]
fn what_cannot_be_read_is_not_shared_and_says_so() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    driver.type_into("The text of the variant", "(format: 1,");
    driver.run();
    assert!(!driver.is_enabled("Share…") && !driver.is_enabled("Generate…"));
    driver.hover("Share…");
    assert!(driver.shows("Not while the text cannot be read"));
    undo(&mut driver);
    assert!(driver.is_enabled("Share…"));
}

/// The promise of the editor: from nothing to a variant that is saved, shared and opened again, without RON and by the
/// keyboard alone.
#[test]
fn a_variant_is_made_saved_shared_and_opened_again_by_the_keyboard_alone() {
    let folder = scratch();
    let path = folder.path().join("made.ron");
    let mut driver = Driver::new(SIZE);
    begins(&mut driver);
    goes_to(&mut driver, "Generate…");
    goes_to(&mut driver, "Another");
    tab_to(&mut driver, "Temples");
    driver.press(Modifiers::NONE, Key::ArrowRight);
    goes_to(&mut driver, "Make it");
    let made = definition(&driver);
    goes_to(&mut driver, "Save as…");
    tab_to(&mut driver, "File:");
    driver.press(Modifiers::COMMAND, Key::A);
    driver.harness.event(egui::Event::Text(path.display().to_string()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
    goes_to(&mut driver, "Share…");
    tab_to(&mut driver, "Copy");
    // Pressed, and not let go of in the same breath: what is copied is told in the frame of the press.
    let key = |pressed| egui::Event::Key {
        key: Key::Space,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    driver.harness.event(key(true));
    let code = will_be_copied(&mut driver);
    driver.harness.event(key(false));
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.has("Copy"));
    // The keyboard is where it was.
    assert!(driver.harness.get_by_label("Share…").is_focused());
    goes_to(&mut driver, "+");
    goes_to(&mut driver, "From a code");
    tab_to(&mut driver, "Code of a variant");
    driver.harness.event(egui::Event::Paste(code));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.app().editor().documents().len(), 2);
    // The same, under an id with which it can be saved beside the one that is there.
    let received = definition(&driver);
    assert_ne!(received.id, made.id);
    assert_eq!(VariantDef { id: made.id.clone(), ..received }, made);
    assert_eq!(VariantDef::read(&read_variant(&path).expect("it is there")), Ok(made));
}

#[test]
fn a_code_of_a_variant_of_the_program_gets_an_id_of_its_own_and_that_is_told() {
    let mut driver = Driver::new(SIZE);
    let library = TikalLibrary::built_in();
    let duel = library.find("duel").expect("it is built in");
    // As `tikal share duel` writes it.
    let code = share(GameId::Tikal, &duel.def().write().expect("it can be written")).expect("it can be shared");
    driver.execute(EditCommand::OpenCode(code).into());
    assert_eq!(definition(&driver).id, "duel-2");
    assert!(driver.shows("There is “Duel” already: this one has the id “duel-2”"));
    assert_eq!((document(&driver).stage(), document(&driver).counts().0), (Stage::Playable, 0));
    // That is how it begins: nothing of it is a step to be taken back.
    undo(&mut driver);
    assert_eq!(definition(&driver).id, "duel-2");
}

#[test]
fn a_code_of_a_variant_that_one_has_keeps_its_id_so_that_a_newer_one_can_take_its_place_and_that_is_told() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    driver.type_into("Id (letters, digits, hyphens)", "narrows");
    driver.run();
    let code = code_of(document(&driver));
    // Nobody has it yet: nothing is told.
    driver.execute(EditCommand::OpenCode(code.clone()).into());
    assert!(!driver.shows("already"));
    driver.execute(EditCommand::SaveAs(path).into());
    driver.execute(EditCommand::OpenCode(code).into());
    assert_eq!(definition(&driver).id, "narrows");
    assert!(driver.shows("You have a variant with the id “narrows” already: “Duel, my version”"));
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.shows("what is in it now is lost"), "it is asked which is to stay");
}

#[test]
fn a_code_with_an_id_that_the_program_gave_gets_another_one_where_that_is_taken() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    let code = code_of(document(&driver));
    driver.execute(EditCommand::SaveAs(folder.path().join("jungle.ron")).into());
    driver.execute(EditCommand::OpenCode(code).into());
    assert_eq!(definition(&driver).id, "my-duel-2");
    assert!(driver.shows("There is “Duel, my version” already: this one has the id “my-duel-2”"));
}
