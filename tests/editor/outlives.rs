//! All that outlives the program: the tabs of documents, their order, their steps and their snapshots.

use egui_kittest::kittest::Queryable;
use tikal::words::Texts;

use super::room::{everywhere, rects};
use super::*;

/// A folder for drafts, and windows that keep them there.
struct Desk {
    folder: tempfile::TempDir,
}

impl Desk {
    fn new() -> Self {
        Self { folder: scratch() }
    }

    fn drafts(&self) -> std::path::PathBuf {
        self.folder.path().join("drafts")
    }

    /// A window that takes up what the one before has left.
    fn window(&self) -> Driver {
        Driver::with(SIZE, Services { drafts: Some(self.drafts()), ..Services::for_tests() })
    }

    /// Ends a window in good order.
    fn end(&self, mut driver: Driver) -> Driver {
        driver.run();
        driver.app().editor().settle();
        drop(driver);
        self.window()
    }

    /// A file that says this much of a variant, open in the window.
    fn open(&self, driver: &mut Driver, name: &str) -> std::path::PathBuf {
        let named = "{\"en\": \"Duel\", \"de\": \"Duell\", \"fr\": \"Duel\"}";
        let text = include_str!("../../variants/duel.ron").replacen(named, &format!("{name:?}"), 1);
        let path = self.folder.path().join(name).with_extension("ron");
        driver::write(&path, &text.replacen("\"duel\"", &format!("{name:?}"), 1));
        driver.execute(Command::EditFile(path.clone()));
        path
    }
}

fn titles(driver: &Driver) -> Vec<String> {
    driver.app().editor().titles(&Texts::new(tikal::words::Language::English))
}

/// Sets the action points of a turn, as a step.
fn set_points(driver: &mut Driver, points: u32) {
    turn_to(driver, "Rules");
    enter(driver, "Action points a turn", points);
    assert_eq!(definition(driver).action_points, points);
}

// ---- Tabs --------------------------------------------------------------------------------------------

#[test]
fn the_tabs_are_there_again_in_their_order_with_the_same_one_in_front() {
    let desk = Desk::new();
    let mut driver = desk.window();
    for name in ["fog", "rain", "snow"] {
        desk.open(&mut driver, name);
    }
    edits(&mut driver, "classic");
    driver.execute(EditCommand::Show(0).into());
    set_points(&mut driver, 12);
    driver.execute(EditCommand::Show(1).into());
    let mut driver = desk.end(driver);
    assert_eq!(titles(&driver), ["fog", "rain", "snow", "Tikal, my version"]);
    assert_eq!(driver.app().editor().current(), 1);
    let changed =
        |driver: &Driver| driver.app().editor().documents().map(VariantDocument::is_changed).collect::<Vec<_>>();
    assert_eq!(changed(&driver), [true, false, false, true]);
    // Only what is not saved is told.
    assert!(driver.shows("2 variants that were not saved are open in the editor again"));
    // A tab that is closed stays closed; one that comes back has its place.
    driver.execute(EditCommand::Close(2).into());
    driver.execute(EditCommand::Close(1).into());
    driver.execute(EditCommand::Reopen.into());
    let driver = desk.end(driver);
    assert_eq!(titles(&driver), ["fog", "rain", "Tikal, my version"]);
    assert_eq!(driver.app().editor().current(), 1);
}

#[test]
fn tabs_that_another_copy_still_holds_at_the_start_come_once_it_is_gone() {
    let desk = Desk::new();
    let mut theirs = desk.window();
    desk.open(&mut theirs, "fog");
    set_points(&mut theirs, 12);
    theirs.run();
    theirs.app().editor().settle();
    // As after a kill: the system has not done with the other one yet.
    let mut driver = desk.window();
    assert!(titles(&driver).is_empty());
    drop(theirs);
    for _ in 0..1000 {
        driver.run();
        if !titles(&driver).is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(titles(&driver), ["fog"]);
    assert!(driver.shows("not saved") && definition(&driver).action_points == 12);
    let driver = desk.end(driver);
    assert_eq!(titles(&driver), ["fog"], "and they are this one's from now on");
}

#[test]
fn a_file_that_is_gone_is_told_and_the_others_come_back() {
    let desk = Desk::new();
    let mut driver = desk.window();
    let gone = desk.open(&mut driver, "fog");
    desk.open(&mut driver, "rain");
    driver.run();
    driver.app().editor().settle();
    drop(driver);
    std::fs::remove_file(&gone).expect("it is there");
    let driver = desk.window();
    assert_eq!(titles(&driver), ["rain"]);
    let told = driver.app().message().unwrap_or_default().to_owned();
    assert!(told.contains("was not taken up again") && told.contains("fog.ron"), "{told}");
    // It is told once.
    let driver = desk.end(driver);
    assert_eq!((titles(&driver).len(), driver.app().message()), (1, None));
}

#[test]
fn a_file_that_was_changed_while_the_program_did_not_run_is_shown_as_it_is_now_and_its_steps_go_on() {
    let desk = Desk::new();
    let mut driver = desk.window();
    let path = desk.open(&mut driver, "fog");
    set_points(&mut driver, 12);
    driver.press(Modifiers::COMMAND, Key::S);
    driver.run();
    driver.app().editor().settle();
    drop(driver);
    let theirs = read_variant(&path).expect("it is there").replacen("action_points: 12", "action_points: 77", 1);
    driver::write(&path, &theirs);
    let mut driver = desk.window();
    driver.execute(Command::Show(Screen::Editor));
    assert_eq!((document(&driver).text(), document(&driver).is_changed()), (theirs.as_str(), false));
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 12);
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 8);
}

// ---- Steps -------------------------------------------------------------------------------------------

#[test]
fn undo_goes_on_where_it_was_after_a_restart_and_after_a_crash() {
    let desk = Desk::new();
    let mut driver = desk.window();
    desk.open(&mut driver, "fog");
    let first = document(&driver).text().to_owned();
    for points in [12, 13, 14] {
        set_points(&mut driver, points);
    }
    undo(&mut driver);
    driver.run();
    driver.app().editor().settle();
    let steps = |driver: &Driver| (document(driver).steps(), definition(driver).action_points);
    assert_eq!(steps(&driver), ((3, 2), 13));
    let said = |driver: &Driver| {
        let texts = Texts::new(tikal::words::Language::English);
        let count = document(driver).steps().0;
        (0..count).filter_map(|index| document(driver).step(index).map(|step| step.said(&texts))).collect::<Vec<_>>()
    };
    let told = said(&driver);
    // What lies in the folder while the program runs is what a crash leaves.
    let crashed = Desk::new();
    std::fs::create_dir_all(crashed.drafts()).expect("a folder can be made");
    for entry in std::fs::read_dir(desk.drafts()).expect("it is there").flatten() {
        // Its locks end with it.
        if entry.path().is_file() {
            std::fs::copy(entry.path(), crashed.drafts().join(entry.file_name())).expect("it can be copied");
        }
    }
    let mut after_crash = crashed.window();
    after_crash.execute(Command::Show(Screen::Editor));
    let mut after_restart = desk.end(driver);
    after_restart.execute(Command::Show(Screen::Editor));
    let goes_on = |mut driver: Driver| {
        assert_eq!((steps(&driver), said(&driver)), (((3, 2), 13), told.clone()));
        driver.press(Modifiers::COMMAND, Key::Y);
        assert_eq!(steps(&driver), ((3, 3), 14));
        for _ in 0..3 {
            undo(&mut driver);
        }
        assert_eq!(document(&driver).text(), first);
        assert!(!document(&driver).is_changed());
    };
    goes_on(after_crash);
    goes_on(after_restart);
}

#[test]
fn steps_go_on_over_many_runs_also_of_what_is_saved() {
    let desk = Desk::new();
    let mut driver = desk.window();
    desk.open(&mut driver, "fog");
    for points in 11..16 {
        set_points(&mut driver, points);
        driver.press(Modifiers::COMMAND, Key::S);
        driver = desk.end(driver);
        driver.execute(Command::Show(Screen::Editor));
        assert!(!document(&driver).is_changed());
    }
    assert_eq!(document(&driver).steps(), (5, 5));
    for points in [14, 13, 12, 11, 8] {
        undo(&mut driver);
        assert_eq!(definition(&driver).action_points, points);
    }
}

#[test]
fn steps_that_cannot_be_read_are_told_and_the_document_is_there() {
    let desk = Desk::new();
    let mut driver = desk.window();
    edits(&mut driver, "classic");
    set_points(&mut driver, 12);
    driver.run();
    driver.app().editor().settle();
    drop(driver);
    let steps = std::fs::read_dir(desk.drafts()).expect("it is there").flatten().map(|entry| entry.path());
    let steps = steps.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "steps"));
    let steps = steps.expect("steps are kept");
    let kept = std::fs::read_to_string(&steps).expect("it is there");
    // A last line that was torn: the text is whole, and what is missing of its steps is one.
    driver::write(&steps, &kept[..kept.len() - 9]);
    let mut driver = desk.window();
    driver.execute(Command::Show(Screen::Editor));
    assert_eq!((driver.app().message(), definition(&driver).action_points), (None, 12));
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 10);
    driver.press(Modifiers::COMMAND, Key::Y);
    driver.run();
    driver.app().editor().settle();
    drop(driver);
    for foreign in
        ["something else\n", "{\"format\":9,\"text\":\"\"}\n", "{\"format\":1,\"text\":\"é\"}\n{\"to\":4000000}\n"]
    {
        driver::write(&steps, foreign);
        let driver = desk.window();
        let told = driver.app().message().unwrap_or_default().to_owned();
        assert!(told.contains("without its earlier steps") && told.contains("not readable"), "{told}");
        assert_eq!(titles(&driver), ["Tikal, my version"]);
        assert_eq!(driver.app().editor().document().map(VariantDocument::steps), Some((0, 0)));
    }
}

// ---- Snapshots ---------------------------------------------------------------------------------------

#[test]
fn snapshots_are_made_gone_back_to_and_removed_and_outlive_the_program() {
    let desk = Desk::new();
    let mut driver = desk.window();
    edits(&mut driver, "classic");
    driver.click("Steps");
    set_points(&mut driver, 12);
    driver.type_into("Name of the snapshot", "Twelve points");
    driver.press(Modifiers::NONE, Key::Enter);
    assert_eq!(driver.app().message(), Some("Kept as the snapshot “Twelve points”"));
    set_points(&mut driver, 13);
    // Without a name it has a number.
    driver.execute(EditCommand::KeepSnapshot(" ".to_owned()).into());
    set_points(&mut driver, 14);
    let mut driver = desk.end(driver);
    driver.execute(Command::Show(Screen::Editor));
    driver.click("Steps");
    let names = |driver: &Driver| document(driver).snapshots().iter().map(|of| of.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&driver), ["Twelve points", "Snapshot 1"]);
    driver.click("Go back to the snapshot “Twelve points”");
    assert_eq!(definition(&driver).action_points, 12);
    assert!(driver.has("Back to the snapshot “Twelve points”"), "it is a step");
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 14);
    // Removing asks, since it cannot be taken back.
    driver.click("Remove the snapshot “Twelve points”…");
    assert!(driver.shows("What the variant said then is lost for good"));
    driver.click("Cancel");
    assert_eq!(names(&driver).len(), 2);
    driver.click("Remove the snapshot “Twelve points”…");
    driver.click("Remove it");
    assert_eq!(names(&driver), ["Snapshot 1"]);
    let mut driver = desk.end(driver);
    assert_eq!(driver.app().editor().document().map(|document| document.snapshots().len()), Some(1));
    // Closed and reopened, they are still there, in the next run too; and so if the run ends between the two.
    let kept = |driver: &Driver| {
        driver.app().editor().document().map(|document| (document.snapshots().len(), document.steps().0))
    };
    driver.execute(Loss::Documents(vec![0]).into());
    driver.execute(EditCommand::Reopen.into());
    let mut driver = desk.end(driver);
    assert_eq!(kept(&driver), Some((1, 4)));
    driver.execute(Loss::Documents(vec![0]).into());
    let mut driver = desk.end(driver);
    assert_eq!(kept(&driver), None, "it is closed");
    driver.execute(EditCommand::Reopen.into());
    assert_eq!(kept(&driver), Some((1, 4)));
    let driver = desk.end(driver);
    assert_eq!(kept(&driver), Some((1, 4)), "and open again");
}

#[test]
fn a_file_that_was_closed_and_is_opened_again_has_its_snapshots_and_the_text_of_the_file() {
    let desk = Desk::new();
    let file = desk.folder.path().join("mine.ron");
    let mut driver = desk.window();
    edits(&mut driver, "classic");
    driver.execute(EditCommand::SaveAs(file.clone()).into());
    driver.execute(EditCommand::KeepSnapshot("First".to_owned()).into());
    set_points(&mut driver, 12);
    driver.execute(Loss::Documents(vec![0]).into());
    let mut driver = desk.end(driver);
    driver.execute(Command::EditFile(file));
    let names: Vec<_> = document(&driver).snapshots().iter().map(|of| of.name.clone()).collect();
    assert_eq!((names, definition(&driver).action_points), (vec!["First".to_owned()], 10));
    assert!(!document(&driver).is_changed(), "it says what its file does");
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 12, "what was given up is a step away");
    driver.execute(Loss::Documents(vec![0]).into());
    assert_eq!(driver.app().editor().documents().len(), 0);
    driver.execute(EditCommand::Reopen.into());
    assert_eq!(definition(&driver).action_points, 12);
    driver.execute(Loss::Documents(vec![0]).into());
    driver.execute(EditCommand::Reopen.into());
    driver.execute(EditCommand::Reopen.into());
    assert!(driver.app().editor().documents().len() == 1 && !driver.app().editor().can_reopen(), "it is kept once");
}

#[test]
fn no_more_than_ten_closed_documents_are_kept() {
    let desk = Desk::new();
    let mut driver = desk.window();
    for _ in 0..13 {
        edits(&mut driver, "classic");
        driver.execute(Loss::Documents(vec![0]).into());
    }
    let mut driver = desk.end(driver);
    for _ in 0..11 {
        driver.execute(EditCommand::Reopen.into());
    }
    assert_eq!(driver.app().editor().documents().len(), 10);
}

#[test]
fn there_is_room_for_so_many_snapshots_and_more_are_refused_with_the_reason() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    for _ in 0..21 {
        driver.execute(EditCommand::KeepSnapshot(String::new()).into());
    }
    let told = driver.app().message().unwrap_or_default().to_owned();
    assert!(told.contains("has at most 20: remove one first"), "{told}");
    assert_eq!(document(&driver).snapshots().len(), 20);
}

#[test]
fn the_snapshots_are_whole_in_sight() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    for name in ["Before the volcanoes", "A name that is much too long for the panel beside the page", ""] {
        driver.execute(EditCommand::KeepSnapshot(name.to_owned()).into());
    }
    driver.execute(EditCommand::ShowBeside(3).into());
    everywhere(&mut driver, |driver, texts| {
        // In a narrow window they are a page, which is turned to.
        driver.execute(EditCommand::ShowBeside(3).into());
        driver.run();
        let window = driver.harness.ctx.content_rect();
        let first = [("name", "Before the volcanoes".into())];
        let mut names = vec![texts.say("editor-snapshot-name"), texts.say("editor-snapshot-keep")];
        names.extend(["editor-snapshot-go", "editor-snapshot-drop"].map(|key| texts.with(key, &first)));
        let mut wrong = Vec::new();
        let mut placed: Vec<egui::Rect> = Vec::new();
        for name in names {
            driver.harness.query_all_by_label(&name).for_each(|node| node.scroll_to_me());
            driver.run();
            let [rect] = rects(driver, &name)[..] else {
                wrong.push(format!("“{name}” is there {} times", rects(driver, &name).len()));
                continue;
            };
            if !window.contains_rect(rect) || placed.iter().any(|other| other.shrink(0.5).intersects(rect)) {
                wrong.push(format!("“{name}” is at {rect:?} in {window:?}"));
            }
            placed.push(rect);
        }
        wrong
    });
}
