//! The files of variants: saved unfinished, changed by other programs, renamed, copied, thrown away and taken out.

use super::*;
use tikal::app::command::VariantCommand;
use tikal::library::Claim;
use tikal::tikal::State;

/// A variant saved in a folder, open in the editor.
fn saved(driver: &mut Driver, path: &Path) {
    edits(driver, "classic");
    driver.type_into("Id (letters, digits, hyphens)", "own-jungle");
    driver.run();
    driver.execute(EditCommand::SaveAs(path.to_owned()).into());
    assert!(!document(driver).is_changed(), "{:?}", driver.app().message());
}

#[test]
fn a_variant_that_cannot_be_played_yet_is_saved_and_opened_again() {
    let folder = scratch();
    let path = folder.path().join("draft.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    driver.click("Rules");
    driver.click("Text");
    let broken = document(&driver).text().replacen("explorers: ", "explorers: 9", 1);
    driver.type_into("The text of the variant", &broken);
    driver.run();
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(!document(&driver).is_changed());
    assert!(driver.app().message().is_some_and(|message| message.contains("cannot be played yet")));
    assert_eq!(read_variant(&path).expect("it is there"), broken);
    // It stands among the files that cannot be played, and is mended from there.
    driver.execute(Command::Show(Screen::Variants));
    driver.click("Mend Tikal, my version in the editor");
    assert_eq!((driver.app().screen(), document(&driver).path()), (Screen::Editor, Some(path.as_path())));
}

#[test]
fn a_document_without_a_file_that_cannot_be_played_says_that_it_needs_a_place() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Text");
    driver.type_into("The text of the variant", "(");
    driver.run();
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.app().message().is_some_and(|message| message.contains("choose where to save it")));
    assert!(document(&driver).is_changed());
}

#[test]
fn saving_in_the_question_before_closing_closes_too_and_a_failure_keeps_the_document() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.click("Close “Tikal, my version”");
    driver.click("Save and close");
    assert_eq!(driver.app().editor().documents().len(), 0);
    assert!(read_variant(&path).expect("it is there").contains("12"));
    edits(&mut driver, "own-jungle");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 11);
    std::fs::remove_file(&path).expect("it was there");
    std::fs::create_dir(&path).expect("a folder in its place");
    driver.click("Close “Tikal, my version”");
    driver.click("Save and close");
    assert_eq!(driver.app().editor().documents().len(), 1, "{:?}", driver.app().message());
}

#[test]
fn a_path_that_is_typed_has_an_undo_of_its_own() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.click("Save as…");
    driver.click("File:");
    driver.harness.event(egui::Event::Text("x".to_owned()));
    driver.run();
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 12, "the step stays");
}

/// Waits until something holds that a thread brings about, half a minute at most.
fn waits_until(driver: &mut Driver, holds: impl Fn(&Driver) -> bool) {
    for _ in 0..600 {
        if holds(driver) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
        driver.run();
    }
    panic!("it does not happen");
}

#[test]
fn a_file_that_another_program_changes_is_noticed_and_an_open_document_asks() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::with(SIZE, Services { watches: true, ..Services::for_tests() });
    saved(&mut driver, &path);
    let own = document(&driver).text().to_owned();
    driver.run();
    assert!(!driver.shows("changed elsewhere"), "its own saving is no news");
    // A game of the variant is under way.
    driver.click("Try out");
    driver.begin_try_out();
    let points = driver.rules().action_points();
    let theirs = own.replacen("action_points: 10", "action_points: 7", 1);
    assert_ne!(own, theirs);
    driver::write(&path, &theirs);
    let library_has = |driver: &Driver| {
        let rules = driver.app().libraries().of::<State>().find("own-jungle").cloned();
        rules.map(|rules| rules.action_points())
    };
    waits_until(&mut driver, |driver| library_has(driver) == Some(7));
    assert_eq!(driver.rules().action_points(), points, "a game keeps the rules it was begun with");
    driver.let_go();
    assert!(driver.shows("This file was changed elsewhere."));
    driver.click("Keep this one");
    assert_eq!(document(&driver).text(), own);
    assert!(document(&driver).is_changed() && !driver.shows("changed elsewhere"));
    // The other answer is a step like any other.
    driver::write(&path, &theirs.replacen("action_points: 7", "action_points: 8", 1));
    waits_until(&mut driver, |driver| driver.shows("changed elsewhere"));
    driver.click("Take over the file");
    assert_eq!(definition(&driver).action_points, 8);
    assert!(!document(&driver).is_changed());
    undo(&mut driver);
    assert_eq!(document(&driver).text(), own);
}

/// The text that another program writes into the file of a document: of the same length, and of the same time.
fn swap(path: &Path, from: &str, to: &str) -> String {
    assert_eq!(from.len(), to.len());
    let before = read_variant(path).expect("it is there");
    let (theirs, time) = (before.replacen(from, to, 1), path.metadata().and_then(|data| data.modified()));
    assert_ne!(theirs, before);
    driver::write(path, &theirs);
    let file = std::fs::File::options().write(true).open(path).expect("it is there");
    file.set_modified(time.expect("the system tells it")).expect("it can be set");
    theirs
}

#[test]
fn saving_compares_with_the_file_itself_also_where_its_length_and_time_are_as_before() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    let theirs = swap(&path, "action_points: 10", "action_points: 77");
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.shows("what is in it now is lost"));
    driver.click("Cancel");
    assert_eq!(read_variant(&path).expect("it is there"), theirs);
    assert!(driver.shows("This file was changed elsewhere."), "it can be taken over");
    // Under its own name it is no other way.
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    assert!(driver.shows("what is in it now is lost"));
    assert_eq!(read_variant(&path).expect("it is there"), theirs);
    driver.click("Replace it");
    assert_eq!(read_variant(&path).expect("it is there"), document(&driver).text());
    // What cannot be read is not put away unasked either.
    std::fs::write(&path, [0xff; 40]).expect("it can be written");
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.shows("what is in it now is lost"));
    driver.click("Cancel");
    assert_eq!(std::fs::read(&path).expect("it is there"), [0xff; 40]);
}

/// Writes a file as another copy of the program does that saves it at this very moment: whoever waits for the claim finds
/// the new text.
fn saved_meanwhile(path: &Path, text: String) -> std::thread::JoinHandle<()> {
    let claim = Claim::take(path).expect("it can be written").expect("nobody else has it");
    let path = path.to_owned();
    std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(200));
        driver::write(&path, &text);
        drop(claim);
    })
}

#[test]
fn of_two_copies_that_save_a_variant_at_the_same_moment_the_second_asks() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    let theirs = read_variant(&path).expect("it is there").replacen("action_points: 10", "action_points: 77", 1);
    let other = saved_meanwhile(&path, theirs.clone());
    driver.press(Modifiers::COMMAND, Key::S);
    other.join().expect("it is written");
    assert!(driver.shows("what is in it now is lost"), "{:?}", driver.app().message());
    driver.click("Cancel");
    assert_eq!(read_variant(&path).expect("it is there"), theirs);
    // The same where the file is a new one for both.
    let path = folder.path().join("new.ron");
    let other = saved_meanwhile(&path, theirs.clone());
    driver.execute(EditCommand::SaveAs(path.clone()).into());
    other.join().expect("it is written");
    assert!(driver.shows("what is in it now is lost"), "{:?}", driver.app().message());
    driver.click("Cancel");
    assert_eq!(read_variant(&path).expect("it is there"), theirs);
    // Nothing is left of the claims.
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 2);
}

#[test]
fn of_two_windows_that_save_at_once_one_asks() {
    for _ in 0..5 {
        let folder = scratch();
        let path = folder.path().join("jungle.ron");
        saved(&mut Driver::new(SIZE), &path);
        let begin = std::sync::Barrier::new(2);
        let saves = |points: u32| {
            let mut driver = Driver::new(SIZE);
            driver.execute(Command::EditFile(path.clone()));
            driver.click("Rules");
            enter(&mut driver, "Action points a turn", points);
            begin.wait();
            driver.press(Modifiers::COMMAND, Key::S);
            driver.shows("what is in it now is lost")
        };
        let asked = std::thread::scope(|scope| {
            let other = scope.spawn(|| saves(11));
            usize::from(saves(12)) + usize::from(other.join().expect("it saves or asks"))
        });
        assert_eq!(asked, 1);
    }
}

#[test]
fn saving_after_a_new_start_compares_with_what_the_document_was_read_from() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let services = |watches| Services { drafts: Some(folder.path().join("drafts")), watches, ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services(true));
    saved(&mut driver, &path);
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    // Seen in this run, but the program ends before anybody has answered.
    swap(&path, "action_points: 10", "action_points: 66");
    waits_until(&mut driver, |driver| {
        // The time is the same: only a look at the file itself tells.
        driver::write(&path, &read_variant(&path).expect("it is there"));
        driver.shows("changed elsewhere")
    });
    driver.app().editor().settle();
    drop(driver);
    for _ in 0..2 {
        let mut driver = Driver::with(SIZE, services(false));
        driver.execute(EditCommand::Show(0).into());
        driver.execute(Command::Show(Screen::Editor));
        assert!(driver.shows("This file was changed elsewhere."));
        driver.press(Modifiers::COMMAND, Key::S);
        assert!(driver.shows("what is in it now is lost"));
        driver.click("Cancel");
        assert!(read_variant(&path).expect("it is there").contains("66"));
    }
    // Once that is answered, it is known in the next run too.
    let mut driver = Driver::with(SIZE, services(false));
    driver.execute(Command::Show(Screen::Editor));
    driver.click("Keep this one");
    driver.app().editor().settle();
    drop(driver);
    // Changed while the program did not run.
    let mut driver = Driver::with(SIZE, services(false));
    driver.execute(Command::Show(Screen::Editor));
    assert!(!driver.shows("changed elsewhere"));
    drop(driver);
    swap(&path, "action_points: 66", "action_points: 55");
    let mut driver = Driver::with(SIZE, services(false));
    driver.execute(Command::Show(Screen::Editor));
    assert!(driver.shows("This file was changed elsewhere."));
    driver.press(Modifiers::COMMAND, Key::S);
    driver.click("Replace it");
    assert_eq!(definition(&driver).action_points, 12);
    assert_eq!(read_variant(&path).expect("it is there"), document(&driver).text());
}

#[test]
fn a_text_too_large_to_be_read_again_is_not_saved() {
    let folder = scratch();
    let path = folder.path().join("draft.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    let before = read_variant(&path).expect("it is there");
    let large = format!("{before}// {}", "x".repeat(200_000));
    let library = &mut tikal::library::TikalLibrary::built_in();
    let error = library.save_unfinished(&path, &large).expect_err("nobody could read it");
    assert!(matches!(error, tikal::library::FileError::TooLarge { .. }), "{error}");
    assert_eq!(read_variant(&path).expect("it is there"), before);
}

#[test]
fn variants_of_ones_own_are_renamed_copied_thrown_away_and_taken_out() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let services = Services { variants: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    saved(&mut driver, &path);
    driver.execute(EditCommand::Close(0).into());
    driver.execute(Command::Show(Screen::Variants));
    driver.click("More to do with Tikal, my version");
    driver.click("Rename");
    driver.type_into("New name of the variant", "Deep jungle");
    driver.press(Modifiers::NONE, Key::Enter);
    assert!(driver.has("Edit Deep jungle"), "{:?}", driver.app().message());
    assert!(read_variant(&path).expect("it is there").contains("Deep jungle"));
    // A copy is a document of its own.
    driver.click("More to do with Deep jungle");
    driver.click("Edit a copy");
    assert_eq!(definition(&driver).based_on.map(|parent| parent.id).as_deref(), Some("own-jungle"));
    driver.execute(Command::Show(Screen::Variants));
    driver.click("More to do with Deep jungle");
    driver.click("Throw away");
    assert!(!path.exists() && !driver.has("Edit Deep jungle"));
    driver.click("Take Deep jungle out of the bin");
    assert_eq!(driver.app().message(), Some("“Deep jungle” is among your variants again."));
    assert!(path.exists() && driver.has("Edit Deep jungle"));
    // What comes with the program cannot be thrown away.
    assert!(!driver.has("More to do with Tikal"));
}

#[test]
fn a_document_whose_file_is_thrown_away_is_not_saved_any_more() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let services = Services { variants: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    saved(&mut driver, &path);
    driver.execute(VariantCommand::ThrowAway(path.clone()).into());
    assert!(!path.exists() && document(&driver).is_changed());
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(path.exists() && !document(&driver).is_changed());
}

#[test]
fn saving_never_puts_another_variant_of_the_same_id_away_unasked() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    let kept = read_variant(&path).expect("it is there");
    // Another one of the same id, as somebody shared it.
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let code = document(&driver).code(&texts).expect("it can be read");
    driver.execute(EditCommand::OpenCode(code).into());
    driver.type_into("Name", "Another");
    driver.run();
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.shows("what is in it now is lost"));
    driver.click("Cancel");
    assert_eq!(read_variant(&path).expect("it is there"), kept);
    // If it is meant, the document that was of this file says that it is no longer saved.
    driver.press(Modifiers::COMMAND, Key::S);
    driver.click("Replace it");
    assert!(read_variant(&path).expect("it is there").contains("Another"));
    driver.execute(EditCommand::Show(0).into());
    assert!(document(&driver).is_changed() && driver.shows("This file was changed elsewhere."));
    // Saving it over what is there now asks as well.
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.shows("what is in it now is lost"));
    driver.click("Replace it");
    assert_eq!(read_variant(&path).expect("it is there"), kept);
}

#[test]
fn a_new_name_on_the_screen_of_variants_is_that_of_the_open_document_too() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    driver.execute(VariantCommand::Rename { path: path.clone(), name: "Fog".to_owned() }.into());
    assert_eq!(read_variant(&path).expect("it is there"), document(&driver).text());
    assert!(!document(&driver).is_changed() && !driver.shows("changed elsewhere"));
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(read_variant(&path).expect("it is there").contains("Fog"));
}

/// The claim is held over reading and writing: the file has the new name, and what another copy has saved meanwhile.
#[test]
fn a_new_name_waits_for_another_copy_that_saves_at_the_same_moment() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    driver.execute(EditCommand::Close(0).into());
    let theirs = read_variant(&path).expect("it is there").replacen("action_points: 10", "action_points: 12", 1);
    let other = saved_meanwhile(&path, theirs);
    driver.execute(VariantCommand::Rename { path: path.clone(), name: "Fog".to_owned() }.into());
    other.join().expect("it is written");
    let now = read_variant(&path).expect("it is there");
    assert!(now.contains("Fog") && now.contains("action_points: 12"), "{now}");
    // Nothing is left of the claims.
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 1);
}

/// A claim that a crash left over is of nobody: it holds up neither a save nor a new name.
#[test]
fn a_claim_that_a_crash_left_over_keeps_nobody_from_saving() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let mut driver = Driver::new(SIZE);
    saved(&mut driver, &path);
    let of_folder = || {
        let entries = std::fs::read_dir(folder.path()).expect("it is there").flatten().map(|entry| entry.path());
        entries.filter(|entry| *entry != path).collect::<Vec<_>>()
    };
    let claim = Claim::take(&path).expect("it can be written");
    let left = of_folder();
    drop(claim);
    assert_eq!((left.len(), of_folder().len()), (1, 0));
    std::fs::write(&left[0], "").expect("it can be written");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(!document(&driver).is_changed(), "{:?}", driver.app().message());
    assert!(read_variant(&path).expect("it is there").contains("action_points: 12") && of_folder().is_empty());
    std::fs::write(&left[0], "").expect("it can be written");
    driver.execute(VariantCommand::Rename { path: path.clone(), name: "Fog".to_owned() }.into());
    assert!(read_variant(&path).expect("it is there").contains("Fog") && of_folder().is_empty());
}

/// The files that were shown in the file manager.
static SHOWN: std::sync::Mutex<Vec<std::path::PathBuf>> = std::sync::Mutex::new(Vec::new());

#[test]
fn the_file_of_a_variant_is_shown_in_the_file_manager() {
    let folder = scratch();
    let path = folder.path().join("jungle.ron");
    let show_file = |path| SHOWN.lock().expect("nobody panics with it").push(path);
    let mut driver = Driver::with(SIZE, Services { show_file, ..Services::for_tests() });
    saved(&mut driver, &path);
    driver.execute(Command::Show(Screen::Variants));
    driver.click("More to do with Tikal, my version");
    driver.click("Show in the file manager");
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    driver.harness.event(egui::Event::Text("file of Tikal, my version in the file manager".to_owned()));
    driver.run();
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(*SHOWN.lock().expect("nobody panics with it"), [path.clone(), path]);
}
