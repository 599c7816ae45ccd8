//! Files that are dropped on the window: on every screen they are opened, or it is said why not.

use std::sync::Arc;

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tikal::editor::Stage;
use tikal::library;
use tikal::tikal::State;

use super::*;
use crate::driver;

/// A file that is dropped.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

fn drop_on(driver: &mut Driver, paths: &[&Path]) {
    let files = paths.iter().map(|path| Arc::new(Dropped(path.to_path_buf())) as egui::DroppedFileHandle);
    driver.harness.input_mut().dropped_files = files.collect();
    driver.harness.step();
    driver.run();
}

/// The window on this screen; a game lies on the table.
fn on(screen: Screen) -> Driver {
    let mut driver = Driver::new(SIZE);
    driver.new_game(2, false);
    driver.execute(Command::Show(screen));
    assert_eq!(driver.app().screen(), screen);
    driver
}

fn duel() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("variants/duel.ron")
}

#[test]
fn a_record_is_opened_from_every_screen() {
    let folder = scratch();
    let path = folder.path().join("dropped.tikal");
    fs::write(&path, by_hand(&["draw A2"])).unwrap();
    for screen in driver::screens() {
        let mut driver = on(screen);
        drop_on(&mut driver, &[&path]);
        assert_eq!(driver.app().screen(), Screen::Table, "{screen:?}: {:?}", driver.app().message());
        assert_eq!(driver.copied_to(), Some(path.clone()), "{screen:?}");
    }
}

#[test]
fn a_variant_is_set_up_from_every_screen_and_edited_in_the_editor() {
    let folder = scratch();
    let path = folder.path().join("Mine.RON");
    fs::write(&path, fs::read_to_string(duel()).unwrap().replace("\"duel\"", "\"mine\"")).unwrap();
    for screen in driver::screens() {
        let mut driver = on(screen);
        drop_on(&mut driver, &[&path]);
        if screen == Screen::Editor {
            assert_eq!(driver.app().editor().document().unwrap().path(), Some(path.as_path()));
            assert_eq!(driver.app().screen(), Screen::Editor);
        } else {
            assert_eq!(driver.app().screen(), Screen::Setup, "{screen:?}: {:?}", driver.app().message());
            let chosen = driver.app().libraries().of::<State>().find("mine").is_some();
            assert!(chosen, "{screen:?}");
        }
    }
}

#[test]
fn files_of_the_second_game_are_taken_as_what_they_are() {
    let folder = scratch();
    let (variant, record) = (folder.path().join("mine.ron"), folder.path().join("mine.tikal"));
    let text = include_str!("../../variants/legend/short-evening.ron");
    fs::write(&variant, text.replacen("id: \"short-evening\"", "id: \"mine\"", 1)).unwrap();
    fs::write(&record, crate::home::of_legend("legend", "palenque")).unwrap();
    for screen in [Screen::Home, Screen::Setup, Screen::Table, Screen::Editor] {
        let mut driver = on(screen);
        drop_on(&mut driver, &[&record]);
        assert_eq!(driver.app().screen(), Screen::Table, "{screen:?}: {:?}", driver.app().message());
        assert!(driver.app().table_of::<tikal::legend::State>().is_some(), "{screen:?}");
        driver.execute(Command::Show(screen));
        drop_on(&mut driver, &[&variant]);
        if screen == Screen::Editor {
            assert_eq!(driver.app().editor().document().unwrap().path(), Some(variant.as_path()));
        } else {
            assert_eq!(driver.app().screen(), Screen::Setup, "{screen:?}: {:?}", driver.app().message());
            assert!(driver.app().libraries().of::<tikal::legend::State>().find("mine").is_some(), "{screen:?}");
            // The game of the variant is the chosen one.
            let game = driver.harness.get_by_label("Game: Tikal Legend");
            assert_eq!(game.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True), "{screen:?}");
        }
    }
}

#[test]
fn a_file_with_a_code_becomes_a_document_and_a_damaged_one_says_so() {
    let folder = scratch();
    let path = folder.path().join("code.txt");
    let code = library::share(tikal::games::GameId::Tikal, &fs::read_to_string(duel()).unwrap()).unwrap();
    for screen in driver::screens() {
        let mut driver = on(screen);
        fs::write(&path, format!("> {code}\r\n")).unwrap();
        drop_on(&mut driver, &[&path]);
        assert_eq!(driver.app().screen(), Screen::Editor, "{screen:?}: {:?}", driver.app().message());
        let document = driver.app().editor().document().unwrap();
        assert!(document.stage() == Stage::Playable && document.path().is_none(), "{screen:?}");
        fs::write(&path, &code[..code.len() / 2]).unwrap();
        drop_on(&mut driver, &[&path]);
        assert_eq!(driver.app().editor().documents().len(), 1);
        assert!(driver.app().message().unwrap().contains("damaged"), "{:?}", driver.app().message());
    }
}

#[test]
fn what_cannot_be_opened_says_why_on_every_screen_and_changes_nothing() {
    let folder = scratch();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    let cases = [
        (file("picture.png", b"\x89PNG\r\n\x1a\n\0\0\0"), "UTF-8"),
        (file("notes.txt", b"buy milk"), "line 1"),
        (file("empty.tikal", b""), "line 1"),
        (file("broken.ron", b"Variant(format: 1,"), "1:18"),
        (file("large.ron", &vec![b' '; 300_000]), "is larger than"),
        (folder.path().join("gone.tikal"), "no such file"),
        (folder.path().to_owned(), "no ordinary file"),
    ];
    for screen in driver::screens() {
        let mut driver = on(screen);
        let before = driver.state();
        for (path, why) in &cases {
            let is_edited = screen == Screen::Editor && path.ends_with("broken.ron");
            drop_on(&mut driver, &[path]);
            assert_eq!(driver.app().screen(), screen, "{}", path.display());
            assert!(driver.state() == before, "{}", path.display());
            if is_edited {
                // That is what the editor is for.
                assert_eq!(driver.app().editor().document().unwrap().stage(), Stage::Unreadable);
                continue;
            }
            let message = driver.app().message().unwrap_or_default();
            assert!(message.contains(&path.display().to_string()) && message.contains(why), "{screen:?}: {message}");
        }
    }
}

#[test]
fn of_several_files_the_editor_takes_every_variant_and_elsewhere_one_is_opened_and_that_is_said() {
    let folder = scratch();
    let paths = ["one", "two"].map(|name| {
        let path = folder.path().join(name).with_extension("ron");
        let text = fs::read_to_string(duel()).unwrap();
        fs::write(&path, text.replace("\"duel\"", &format!("\"{name}\""))).unwrap();
        path
    });
    let mut driver = on(Screen::Editor);
    drop_on(&mut driver, &[&paths[0], &paths[1]]);
    let opened: Vec<_> = driver.app().editor().documents().map(|document| document.path().unwrap()).collect();
    assert_eq!(opened, paths);
    let mut driver = on(Screen::Home);
    drop_on(&mut driver, &[&paths[0], &paths[1]]);
    assert_eq!(driver.app().screen(), Screen::Setup);
    assert!(
        driver.app().libraries().of::<State>().find("one").is_some()
            && driver.app().libraries().of::<State>().find("two").is_none()
    );
    assert!(driver.app().message().unwrap().contains("one.ron alone was opened"), "{:?}", driver.app().message());
}

#[test]
fn under_a_question_nothing_is_opened_and_the_list_of_commands_gives_way() {
    let mut driver = on(Screen::Settings);
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    assert!(driver.shows("A command, a page, a variant …"));
    drop_on(&mut driver, &[&duel()]);
    assert!(driver.app().screen() == Screen::Setup && !driver.shows("A command, a page, a variant …"));
    driver.execute(Command::AskToResetSetup);
    driver.execute(Command::Show(Screen::Home));
    let folder = scratch();
    let path = folder.path().join("dropped.tikal");
    fs::write(&path, by_hand(&["draw A2"])).unwrap();
    drop_on(&mut driver, &[&path]);
    assert_eq!(driver.app().screen(), Screen::Home);
    assert!(driver.app().message().unwrap().contains("Answer the question first"));
}
