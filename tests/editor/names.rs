//! The words of the editor: names in place of ids and files, numbers that are true, sentences that begin as sentences
//! do, and warnings before something happens, not after it.

use egui::Role;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::VariantCommand;
use tikal::editor::tikal::Totals;
use tikal::library::binned_variants;
use tikal::tikal::Text;

use super::*;

fn small() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron")
}

/// A text of the small variant with this id and this name.
fn named(id: &str, name: &str) -> String {
    let text = read_variant(&small()).expect("it is there");
    let mut def = VariantDef::read(&text).expect("it is a variant");
    (def.id, def.name) = (id.to_owned(), Text::Plain(name.to_owned()));
    def.write().expect("a definition can be written")
}

/// Goes on until something holds that another thread brings about.
fn waits_until(driver: &mut Driver, holds: impl Fn(&Driver) -> bool) {
    for _ in 0..200 {
        if holds(driver) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        driver.run();
    }
    panic!("it does not happen");
}

// ---- Names -------------------------------------------------------------------------------------------

#[test]
fn a_copy_names_no_author_and_says_in_names_what_it_is_made_from() {
    let mut driver = Driver::new(SIZE);
    let original = TikalLibrary::built_in().find("duel").expect("it is there").def().clone();
    assert!(!original.author.is_empty(), "there is an author to be left out");
    edits(&mut driver, "duel");
    let def = definition(&driver);
    assert_eq!((def.author.as_str(), def.description.get("en")), ("", "Made from “Duel”."));
    assert_eq!(def.based_on.expect("it has a parent").id, "duel");
    assert!(driver.has("Made from “Duel”") && !driver.shows("“duel”"));
    // A parent that is not at hand has nothing but its id.
    let text = document(&driver).text().replacen("id: \"duel\"", "id: \"far-away\"", 1);
    driver.click("Text");
    driver.type_into("The text of the variant", &text);
    driver.run();
    driver.click("Overview");
    assert!(driver.shows("the id “far-away”, which is not at hand"));
}

#[test]
fn documents_of_the_same_name_are_told_apart() {
    let folder = scratch();
    let (one, other) = (folder.path().join("one.ron"), folder.path().join("other.ron"));
    driver::write(&one, &named("one", "Twin"));
    driver::write(&other, &named("other", "Twin"));
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(one));
    assert!(driver.has("Document: Twin"));
    driver.execute(Command::EditFile(other));
    assert!(driver.has("Document: Twin (one.ron)") && driver.has("Document: Twin (other.ron)"));
    // Those without a file have numbers.
    edits(&mut driver, "duel");
    edits(&mut driver, "duel");
    assert!(driver.has("Document: Duel, my version (1), not saved") && driver.has("Close “Duel, my version (2)”"));
    driver.click("Close “Duel, my version (1)”");
    assert!(driver.shows("“Duel, my version (1)”"));
    driver.click("Close without saving");
    assert!(driver.has("Document: Duel, my version, not saved"));
    // In the laboratory too.
    driver.click("Laboratory");
    driver.click("Compare with");
    assert!(driver.has("document: Twin (one.ron)") && driver.has("document: Twin (other.ron)"));
}

#[test]
fn variants_of_the_same_name_are_told_apart_by_their_ids() {
    let folder = scratch();
    driver::write(&folder.path().join("a.ron"), &named("first", "Twin"));
    driver::write(&folder.path().join("b.ron"), &named("second", "Twin"));
    let mut libraries = Libraries::built_in();
    libraries.add_folder(folder.path());
    let mut driver = Driver::of(SIZE, libraries, Services::for_tests());
    driver.execute(Command::Show(Screen::Variants));
    assert!(driver.has("Edit Twin (first)") && driver.has("Edit Twin (second)") && driver.has("Edit Duel"));
    driver.execute(Command::Show(Screen::Editor));
    assert!(driver.has("Begin with Twin (first)"));
    driver.execute(Command::Show(Screen::Setup));
    driver.click("Variant: Twin (second)");
    assert!(driver.has("Variant: Twin (first)") && driver.shows("Twin (second)"), "also where a game is set up");
    assert!(driver.written().iter().all(|(text, _)| text.galley.text() != "Twin"));
}

#[test]
fn the_bin_and_what_was_thrown_away_are_called_by_the_names_of_variants() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    driver::write(&path, &named("small-2", "Deep jungle"));
    let mut libraries = Libraries::built_in();
    libraries.add_folder(folder.path());
    let services = Services { variants: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::of(SIZE, libraries, services);
    driver.execute(Command::Show(Screen::Variants));
    driver.execute(VariantCommand::ThrowAway(path).into());
    assert!(driver.app().message().is_some_and(|said| said.starts_with("“Deep jungle” was thrown away")));
    assert_eq!(binned_variants(folder.path()).expect("there is a bin").len(), 1);
    assert!(driver.has("Take Deep jungle out of the bin") && driver.has("jungle.ron"));
}

#[test]
fn variants_of_ones_own_have_a_heading() {
    let headings = |driver: &Driver, name: &str| {
        let name = name.to_owned();
        let is_it = move |node: &egui_kittest::kittest::AccessKitNode| {
            node.role() == Role::Heading && node.label().is_some_and(|label| label == name)
        };
        driver.harness.query_all(by().predicate(is_it)).map(|node| node.rect().top()).next()
    };
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Variants));
    assert_eq!(headings(&driver, "Your own variants"), None, "there are none");
    let mut libraries = Libraries::built_in();
    let folder = scratch();
    driver::write(&folder.path().join("own.ron"), &named("own", "Own jungle"));
    libraries.add_folder(folder.path());
    let mut driver = Driver::of(SIZE, libraries, Services::for_tests());
    driver.execute(Command::Show(Screen::Variants));
    let own = headings(&driver, "Your own variants").expect("there is a heading");
    let below = driver.harness.get_by_label("Edit Own jungle").rect().top();
    let of = |game: &str| headings(&driver, game).expect("there is one of each game");
    assert!(of("Tikal") < of("Tikal Legend") && of("Tikal Legend") < own && own < below);
}

#[test]
fn other_languages_come_back_until_it_is_saved() {
    let folder = scratch();
    let path = folder.path().join("lakes.ron");
    let names = |driver: &Driver| ["en", "de", "fr"].map(|language| definition(driver).name.get(language).to_owned());
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Name and description differ in each language");
    let text = document(&driver).text().replacen("\"de\": \"Tikal, my version\"", "\"de\": \"Die Seen\"", 1);
    turn_to(&mut driver, "Text");
    driver.type_into("The text of the variant", &text);
    driver.run();
    turn_to(&mut driver, "Overview");
    assert_eq!(names(&driver), ["Tikal, my version", "Die Seen", "Tikal, my version"]);
    driver.click("Name and description differ in each language");
    assert_eq!(definition(&driver).name, Text::Plain("Tikal, my version".to_owned()));
    assert!(driver.shows("What it says in the other languages is kept until you save it"));
    // Also where it was called something else meanwhile.
    driver.type_into("Name", "The lakes");
    driver.run();
    driver.click("Name and description differ in each language");
    assert_eq!(names(&driver), ["The lakes", "Die Seen", "Tikal, my version"]);
    assert!(!driver.shows("is kept until you save it"));
    driver.click("Name and description differ in each language");
    driver.execute(EditCommand::SaveAs(path).into());
    assert!(!driver.shows("is kept until you save it"), "it is saved as it is");
    driver.click("Name and description differ in each language");
    assert_eq!(names(&driver), ["The lakes", "The lakes", "The lakes"]);
}

#[test]
fn treasures_that_go_leave_the_names_of_the_others_in_their_languages() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let before = definition(&driver).treasures.kinds;
    assert!(before.iter().all(|kind| matches!(kind.name, Text::Languages(_))));
    driver.click("Tiers and treasures");
    driver.click("Treasures have a name of their own in each language");
    driver.click("Remove treasure 1");
    driver.click("Treasures have a name of their own in each language");
    assert_eq!(definition(&driver).treasures.kinds, before[1..]);
}

#[test]
fn an_id_that_another_file_has_is_told_when_it_is_opened() {
    let folder = scratch();
    let (one, other) = (folder.path().join("one.ron"), scratch().path().join("other.ron"));
    driver::write(&one, &named("twin", "The first"));
    let elsewhere = other.parent().expect("it has a folder");
    std::fs::create_dir_all(elsewhere).expect("a folder can be made");
    driver::write(&other, &named("twin", "The second"));
    let mut libraries = Libraries::built_in();
    libraries.add_folder(folder.path());
    let mut driver = Driver::of(SIZE, libraries, Services::for_tests());
    driver.execute(Command::EditFile(one));
    assert_eq!(driver.app().message(), None, "it is that variant itself");
    driver.execute(Command::EditFile(other));
    let said = "“The first” in one.ron has the id “twin” too. Only one of the two can be among your variants";
    assert!(driver.app().message().is_some_and(|told| told.starts_with(said)), "{:?}", driver.app().message());
}

#[test]
fn an_id_that_changes_by_saving_is_told() {
    let folder = scratch();
    let taken = folder.path().join("my-classic.ron");
    driver::write(&taken, &named("my-classic", "An older one"));
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let mut libraries = Libraries::built_in();
    libraries.add_folder(folder.path());
    assert_eq!(definition(&driver).id, "my-classic");
    // Another window has saved one of this id meanwhile.
    let text = document(&driver).text().to_owned();
    let mut driver = Driver::of(SIZE, libraries, Services::for_tests());
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    turn_to(&mut driver, "Text");
    driver.type_into("The text of the variant", &text);
    driver.run();
    driver.execute(EditCommand::SaveAs(folder.path().join("new.ron")).into());
    let told = driver.app().message().unwrap_or_default().to_owned();
    assert!(told.starts_with("Its id is “my-classic-2” now, not “my-classic”. Saved as"), "{told}");
    assert_eq!(document(&driver).id().as_deref(), Some("my-classic-2"));
}

// ---- Sentences and numbers ---------------------------------------------------------------------------

#[test]
fn tiles_without_slabs_are_told_in_words() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Changes");
    let text = document(&driver).text().replacen(
        "(kind: Volcano, slabs: [0, 0, 0, 0, 0, 0])",
        "(kind: Clearing, slabs: [0, 0, 0, 0, 0, 0])",
        1,
    );
    driver.click("Text");
    driver.type_into("The text of the variant", &text);
    driver.run();
    assert!(driver.shows("clearing (no slabs)"));
    let is_told = |line: &tikal::editor::Found| line.bytes.is_none() && line.said.contains("000000");
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    assert!(!document(&driver).contents(&texts).iter().any(is_told));
}

#[test]
fn a_problem_begins_like_a_sentence() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let text = document(&driver).text().replacen("name: \"Tikal, my version\"", "name: \"\"", 1);
    driver.click("Text");
    driver.type_into("The text of the variant", &text);
    driver.run();
    assert!(driver.has("The name is empty: give the variant a name that players will see"));
}

#[test]
fn a_made_variant_says_what_was_made() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Editor));
    driver.click("Generate…");
    driver.type_into("Seed", "77");
    driver.run();
    driver.click("Make it");
    let def = definition(&driver);
    let totals = Totals::of(&def);
    let said = def.description.get("en").to_owned();
    assert!(said.starts_with("Made by the editor from seed 77: "), "{said}");
    for part in [format!("{} hexes", totals.cells), format!("{} tiles", totals.tiles)] {
        assert!(said.contains(&part), "{said}");
    }
    assert!(!said.contains("size ") && !said.contains("length "), "{said}");
}

#[test]
fn sliders_say_how_many_tiles_there_is_room_for_in_a_document() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(small()));
    driver.execute(EditCommand::ShowDialog(Some(tikal::app::command::DocumentDialog::Make)).into());
    let free = Totals::of(&definition(&driver)).free_cells;
    assert!(free < 36, "the small board has room for fewer tiles than are wished");
    assert!(driver.has(&format!("{free} tiles")) && !driver.has("36 tiles"));
}

// ---- Before it happens -------------------------------------------------------------------------------

#[test]
fn a_ranking_says_beforehand_what_it_needs_and_how_long_it_takes() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Laboratory");
    assert!(!driver.shows("Ranking plays"), "one document is in no order");
    edits(&mut driver, "duel");
    driver.click("Laboratory");
    assert!(driver.shows("Ranking plays 2 documents, 100 games each: 200 games in all, "));
    assert!(driver.is_enabled("Rank the open documents"));
    enter(&mut driver, "Games", 20);
    assert!(driver.shows("A ranking needs at least 30 games of each document, 60 in all, "));
    assert!(!driver.is_enabled("Rank the open documents"));
    enter(&mut driver, "Games", 100_000);
    assert!(driver.shows("200,000 games in all, about ") && driver.shows(" hours."));
}

#[test]
fn quitting_says_what_is_not_saved_and_that_it_is_kept() {
    let folder = scratch();
    let services = || Services { drafts: Some(folder.path().join("drafts")), ..Services::for_tests() };
    let closes = |driver: &mut Driver| {
        let viewport = driver.harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
        driver.harness.step();
        let output = driver.harness.output().viewport_output[&egui::ViewportId::ROOT].commands.clone();
        driver.harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default().events.clear();
        driver.run();
        !output.contains(&egui::ViewportCommand::CancelClose)
    };
    let mut driver = Driver::with(SIZE, services());
    assert!(closes(&mut driver), "there is nothing to be said");
    edits(&mut driver, "classic");
    assert!(!closes(&mut driver));
    assert!(driver.has("A variant in the editor is not saved"));
    assert!(driver.shows("at the next start everything is there again") && driver.shows("“Tikal, my version”"));
    driver.click("Cancel");
    assert!(!driver.has("A variant in the editor is not saved"));
    assert!(!closes(&mut driver));
    driver.click("Quit");
    assert!(closes(&mut driver), "it was answered");
    driver.app().editor().settle();
    drop(driver);
    // The next run says so, until somebody looks.
    let mut driver = Driver::with(SIZE, services());
    assert!(driver.shows("A variant that was not saved is open in the editor again, last changed on "));
    driver.click("Go on editing");
    assert_eq!((driver.app().screen(), definition(&driver).id.as_str()), (Screen::Editor, "my-classic"));
    driver.execute(Command::Show(Screen::Home));
    assert!(!driver.has("Go on editing"));
    // Where nothing can be kept, that is said.
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    assert!(!closes(&mut driver) && driver.shows("is lost if the window is closed now"));
}

// ---- What other programs do --------------------------------------------------------------------------

#[test]
fn files_that_other_programs_put_into_the_folder_or_take_away_are_noticed() {
    let folder = scratch();
    let services = Services { variants: Some(folder.path().to_owned()), watches: true, ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    driver.execute(Command::Show(Screen::Variants));
    assert!(!driver.has("Edit Newcomer"));
    let path = folder.path().join("new.ron");
    driver::write(&path, &named("newcomer", "Newcomer"));
    waits_until(&mut driver, |driver| driver.has("Edit Newcomer"));
    // One that cannot be played is listed, and goes when it is taken away.
    let broken = folder.path().join("broken.ron");
    driver::write(&broken, "(format: 1,");
    waits_until(&mut driver, |driver| driver.has("Mend broken in the editor"));
    std::fs::remove_file(&broken).expect("it is there");
    std::fs::remove_file(&path).expect("it is there");
    waits_until(&mut driver, |driver| !driver.has("Edit Newcomer") && !driver.has("Mend broken in the editor"));
    // While nothing changes the window rests.
    driver.run();
    assert_eq!(driver.next_frame(), std::time::Duration::MAX);
}

// ---- Colours -----------------------------------------------------------------------------------------

#[test]
fn colours_of_seats_are_chosen_moved_added_and_removed() {
    let colours = |driver: &Driver| definition(driver).players.colours;
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let before = colours(&driver);
    assert!(before.len() >= 4 && driver.is_enabled("Add a colour"));
    driver.click("Move colour 1 down");
    assert_eq!(colours(&driver)[..2], [before[1].clone(), before[0].clone()]);
    undo(&mut driver);
    assert_eq!(colours(&driver), before);
    // One that another seat has changes places with it: none stands twice.
    let second = tikal::words::Texts::new(tikal::words::Language::English).say(&format!("colour-{}", before[1]));
    driver.choose_in("Colour 1", &second);
    assert_eq!(colours(&driver)[..2], [before[1].clone(), before[0].clone()]);
    // A free one is added, until there is none left.
    driver.click("Add a colour");
    let added = colours(&driver);
    assert!(added.len() == before.len() + 1 && !before.contains(&added[before.len()]));
    driver.click(&format!("Remove colour {}", added.len()));
    assert_eq!(colours(&driver).len(), before.len());
    while driver.is_enabled("Add a colour") {
        driver.click("Add a colour");
    }
    let mut all = colours(&driver);
    all.sort();
    all.dedup();
    assert_eq!((all.len(), document(&driver).counts().0), (8, 0), "every colour of the theme once");
    // Too few for the players are a problem, which leads here.
    for number in (4..=8).rev() {
        driver.click(&format!("Remove colour {number}"));
    }
    assert!(document(&driver).counts().0 > 0 && driver.shows("3 colours for 4 players"));
}

// ---- Treasures ---------------------------------------------------------------------------------------

#[test]
fn treasures_are_named_in_every_language_and_a_new_kind_too() {
    let mut driver = Driver::new(SIZE);
    driver.execute(EditCommand::Empty(GameId::Tikal).into());
    turn_to(&mut driver, "Tiers and treasures");
    driver.click("Add a kind");
    let named = |driver: &Driver| {
        let name = definition(driver).treasures.kinds[2].name.clone();
        ["en", "fr", "de"].map(|language| name.get(language).to_owned())
    };
    // As the others have a name in each language, it begins with one in each.
    let before = named(&driver);
    assert!(before.iter().all(|name| !name.is_empty()) && before[0] != before[2], "{before:?}");
    for (language, name) in [("en", "Turtle"), ("fr", "Tortue"), ("de", "Schildkröte")] {
        driver.type_into(&format!("Name of treasure 3, {language}"), name);
        driver.run();
    }
    assert_eq!(named(&driver), ["Turtle", "Tortue", "Schildkröte"]);
    // The window shows them in its own language, from the text that was written.
    let text = document(&driver).text().to_owned();
    assert!(text.contains("Schildkröte") && document(&driver).stage() == Stage::Playable);
    let undone = document(&driver).steps().1;
    undo(&mut driver);
    assert_eq!((named(&driver)[2].clone(), document(&driver).steps().1), (before[2].clone(), undone - 1));
}

#[test]
fn the_tooltip_of_a_number_says_what_it_does() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Rules");
    driver.hover("Dig");
    assert!(driver.shows("The price of taking a treasure out of a ruin") && driver.shows("From 1 to 20"));
    turn_to(&mut driver, "Tiers and treasures");
    driver.hover("Tiers of value 2");
    assert!(driver.shows("as often temples can grow to it"));
}

#[test]
fn the_symbol_of_a_treasure_is_chosen_by_its_picture() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Tiers and treasures");
    let before = driver.harness.get_by_label("Picture of treasure 1").rect().height();
    driver.click("Picture of treasure 1");
    let rows: Vec<_> = ["Jaguar", "Serpent", "Bird"]
        .map(|name| driver.harness.query_all_by_label(name).last().expect("it is offered").rect())
        .into();
    // Each row has room for the picture before its name.
    assert!(rows.windows(2).all(|pair| pair[1].top() - pair[0].top() >= 28.0), "{rows:?}, {before}");
    driver.press(Modifiers::NONE, Key::Escape);
    driver.choose_in("Picture of treasure 2", "Sun");
    assert_eq!(definition(&driver).treasures.kinds[1].glyph, tikal::tikal::Glyph::Sun);
}
