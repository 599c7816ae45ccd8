//! Files that the player names: which file is meant, what is asked before one is replaced, and what stays of the old
//! one.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "files/dropped.rs"]
mod dropped;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::driver::{Driver, by_hand, scratch, write};
use egui::{Key, Modifiers};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::game::Record;
use tikal::library::{Claim, FileError, SaveError, TikalLibrary, open_record, record_file, save_record, write_text};
use tikal::platform;
use tikal::tikal::State;

const SIZE: [f32; 2] = [1024.0, 700.0];

fn record() -> Record<State> {
    Record::read(&by_hand(&["draw A2"])).unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

// ---- Names -----------------------------------------------------------------------------------------

#[test]
fn a_record_gets_its_ending_whatever_dots_its_name_has() {
    let file = |path: &str| record_file(Path::new(path)).unwrap();
    for (path, meant) in [
        ("game", "game.tikal"),
        ("game v1.2", "game v1.2.tikal"),
        ("a/b.c/game.", "a/b.c/game..tikal"),
        ("game.tikal", "game.tikal"),
        ("GAME.TIKAL", "GAME.TIKAL"),
        ("game.ron.tikal", "game.ron.tikal"),
        (".tikal", ".tikal.tikal"),
    ] {
        assert_eq!(file(path), Path::new(meant), "{path}");
    }
    for folder in ["games/", "..", "/", "games/.."] {
        assert!(matches!(record_file(Path::new(folder)), Err(FileError::NotAFile(_))), "{folder}");
    }
}

#[test]
fn a_record_never_takes_the_name_of_a_variant() {
    let folder = scratch();
    for name in ["x.ron", "X.RON"] {
        let path = folder.path().join(name);
        assert!(matches!(record_file(&path), Err(FileError::VariantName(_))));
        let error = save_record(&path, &record()).unwrap_err();
        assert!(matches!(error, SaveError::File(FileError::VariantName(_))));
        assert!(error.to_string().contains("`.tikal`"), "{error}");
    }
    assert!(names(folder.path()).is_empty());
}

#[cfg(unix)]
#[test]
fn a_record_does_not_reach_a_variant_by_a_link() {
    let folder = scratch();
    let (variant, link) = (folder.path().join("mine.ron"), folder.path().join("game.tikal"));
    write(&variant, "kept");
    std::os::unix::fs::symlink("mine.ron", &link).unwrap();
    let error = save_record(&link, &record()).unwrap_err();
    assert!(matches!(error, SaveError::File(FileError::VariantName(_))), "{error}");
    assert_eq!(fs::read_to_string(&variant).unwrap(), "kept");
}

// ---- What stays of the old file ---------------------------------------------------------------------

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_its_target_is_replaced() {
    use std::os::unix::fs::symlink;

    let (folder, elsewhere) = (scratch(), scratch());
    let target = elsewhere.path().join("target.tikal");
    write(&target, "old");
    symlink(&target, folder.path().join("far.tikal")).unwrap();
    symlink("far.tikal", folder.path().join("near.tikal")).unwrap();
    symlink("new.tikal", folder.path().join("dangling.tikal")).unwrap();
    let is_link = |name: &str| folder.path().join(name).is_symlink();
    write_text(&folder.path().join("near.tikal"), "new").unwrap();
    assert!(is_link("near.tikal") && is_link("far.tikal") && !target.is_symlink());
    assert_eq!(fs::read_to_string(&target).unwrap(), "new");
    write_text(&folder.path().join("dangling.tikal"), "new").unwrap();
    assert!(is_link("dangling.tikal") && !is_link("new.tikal"));
    assert_eq!(fs::read_to_string(folder.path().join("new.tikal")).unwrap(), "new");
    // A link to itself leads nowhere.
    symlink("loop.tikal", folder.path().join("loop.tikal")).unwrap();
    assert!(matches!(write_text(&folder.path().join("loop.tikal"), "x"), Err(FileError::System { .. })));
    assert!(is_link("loop.tikal"));
    assert_eq!(names(elsewhere.path()), ["target.tikal"]);
}

#[cfg(unix)]
#[test]
fn the_permissions_of_a_file_stay_and_a_protected_one_is_not_replaced() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = scratch();
    let path = folder.path().join("game.tikal");
    let set = |mode| fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
    write(&path, "old");
    for mode in [0o600, 0o664, 0o640] {
        set(mode);
        write_text(&path, "new").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o7777, mode);
    }
    set(0o444);
    assert!(matches!(write_text(&path, "other"), Err(FileError::ReadOnly(_))));
    assert_eq!(fs::read_to_string(&path).unwrap(), "new");
    assert_eq!(names(folder.path()), ["game.tikal"]);
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_replaced() {
    let folder = scratch();
    let path = folder.path().join("pipe.tikal");
    assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success());
    assert!(matches!(write_text(&path, "x"), Err(FileError::NotAFile(_))));
    assert!(!path.is_file() && path.exists());
}

#[cfg(unix)]
#[test]
fn a_path_that_is_no_text_is_written_as_it_is() {
    use std::os::unix::ffi::OsStrExt as _;

    let folder = scratch();
    let path = folder.path().join(std::ffi::OsStr::from_bytes(b"caf\xe9 v1.2"));
    let file = record_file(&path).unwrap();
    save_record(&file, &record()).unwrap();
    let found = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().file_name();
    assert_eq!(found.as_bytes(), b"caf\xe9 v1.2.tikal");
}

/// Run by the test below under a tool that lists what the system is asked for.
#[cfg(target_os = "linux")]
#[test]
fn a_text_is_written_somewhere() {
    let folder = std::env::var_os("TIKAL_TEST_FOLDER").map(PathBuf::from);
    let scratch = scratch();
    let folder = folder.unwrap_or_else(|| scratch.path().to_owned());
    write_text(&folder.join("game.tikal"), "text").unwrap();
}

/// Needs `strace`; without it nothing is tested.
#[cfg(target_os = "linux")]
#[test]
fn the_file_and_then_its_folder_are_synced() {
    let folder = scratch();
    let folder_path = folder.path().canonicalize().unwrap();
    let traced = std::process::Command::new("strace")
        .args(["-f", "-y", "-e", "trace=fsync,rename,renameat,renameat2"])
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "files::a_text_is_written_somewhere"])
        .env("TIKAL_TEST_FOLDER", &folder_path)
        .output();
    let Ok(traced) = traced.map(|traced| String::from_utf8_lossy(&traced.stderr).into_owned()) else { return };
    if !traced.contains("exited with") {
        return;
    }
    let place = |what: &str| traced.find(what).unwrap_or_else(|| panic!("{what} in {traced}"));
    let unfinished = place("/.tikal-unfinished-");
    let renamed = traced.find("rename").unwrap();
    let synced = place(&format!("<{}>)", folder_path.display()));
    assert!(unfinished < renamed && renamed < synced, "{traced}");
}

// ---- Leftovers ---------------------------------------------------------------------------------------

/// An unfinished file, as a program leaves it that is killed while it writes.
fn unfinished(folder: &Path) -> PathBuf {
    platform::new_file_in(folder, None).unwrap().keep().unwrap().1
}

#[test]
fn what_a_killed_write_left_is_removed_at_the_next_start() {
    let folder = scratch();
    let old = unfinished(folder.path());
    // As long as it is open, it is being written.
    let new = platform::new_file_in(folder.path(), None).unwrap();
    // The claims of one run that was killed while it saved, and of one that still has its own.
    let saved = folder.path().join("jungle.ron");
    let claims = || names(folder.path()).into_iter().filter(|name| name.contains("jungle.ron")).collect::<Vec<_>>();
    let claim = Claim::take(&saved).unwrap().unwrap();
    let left = folder.path().join(claims().remove(0).replace("jungle", "fog"));
    write(&left, "");
    let other = folder.path().join(".tikal-other");
    write(&other, "");
    let services = Services { tidied: vec![folder.path().to_owned()], ..Services::for_tests() };
    let _driver = Driver::with(SIZE, services);
    for _ in 0..500 {
        if !old.exists() && !left.exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!old.exists() && !left.exists(), "they are removed");
    assert!(claims().len() == 1 && Claim::take(&saved).unwrap().is_none(), "who has a claim keeps it");
    drop(claim);
    assert!(new.path().exists() && other.exists(), "what is still be written, or is none of ours, stays");
}

#[test]
fn what_a_killed_write_left_beside_a_file_elsewhere_is_removed_at_the_next_start_too() {
    let (folder, elsewhere) = (scratch(), scratch());
    let (recent, variant) = (folder.path().join("recent.ron"), elsewhere.path().join("mine.ron"));
    write(&variant, "(");
    let services = || Services { recent: Some(recent.clone()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services());
    driver.execute(Command::EditFile(variant));
    drop(driver);
    let old = unfinished(elsewhere.path());
    let _driver = Driver::with(SIZE, services());
    for _ in 0..500 {
        if !old.exists() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(!old.exists(), "it is removed");
}

#[test]
fn an_unfinished_file_is_no_record() {
    let folder = scratch();
    unfinished(folder.path());
    assert!(tikal::library::list_records(folder.path()).is_empty());
    assert!(tikal::library::own_folders().len() == 12 || platform::data_dir().is_none());
}

// ---- The window --------------------------------------------------------------------------------------

/// A window at the save screen of a new game.
fn saving(services: Services) -> Driver {
    let mut driver = Driver::with(SIZE, services);
    driver.new_game(7, false);
    driver.execute(Command::Show(Screen::Save));
    driver
}

/// Types a path and clicks the button.
fn save(driver: &mut Driver, path: &Path) {
    driver.type_into("Path", path.to_str().unwrap());
    driver.click("Save");
}

#[test]
fn a_typed_name_gets_its_ending() {
    let folder = scratch();
    let mut driver = saving(Services::for_tests());
    save(&mut driver, &folder.path().join("game v1.2"));
    assert_eq!(driver.copied_to(), Some(folder.path().join("game v1.2.tikal")));
    assert_eq!(names(folder.path()), ["game v1.2.tikal"]);
}

#[test]
fn the_name_of_a_variant_is_refused_whatever_way_it_came() {
    let folder = scratch();
    let path = folder.path().join("mine.ron");
    write(&path, "kept");
    let mut driver = saving(Services::for_tests());
    save(&mut driver, &path);
    assert!(driver.shows("let the name of a record end in .tikal"));
    driver.click("Close");
    // As the system's dialog gives it.
    driver.execute(Command::Save(path.clone()));
    assert!(driver.shows("let the name of a record end in .tikal"));
    assert_eq!((fs::read_to_string(&path).unwrap().as_str(), driver.copied_to()), ("kept", None));
    assert_eq!(names(folder.path()), ["mine.ron"]);
}

#[test]
fn a_file_is_replaced_only_after_a_question() {
    let folder = scratch();
    let path = folder.path().join("game.tikal");
    write(&path, "old");
    let is_old = || fs::read_to_string(&path).unwrap() == "old";
    let mut driver = saving(Services::for_tests());
    // The ending that is added leads to a file as well.
    save(&mut driver, &folder.path().join("game"));
    assert!(driver.shows("Replace game.tikal?") && is_old());
    driver.press(Modifiers::COMMAND, Key::N);
    assert_eq!(driver.app().screen(), Screen::Save, "the question comes first");
    driver.click("Cancel");
    assert!(!driver.shows("Replace game.tikal?") && is_old() && driver.copied_to().is_none());
    assert_eq!(driver.app().screen(), Screen::Save);
    driver.click("Save");
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("Replace game.tikal?") && is_old());
    assert_eq!(driver.app().screen(), Screen::Save, "the key answers the question alone");
    driver.click("Save");
    driver.click("Replace it");
    assert!(open_record(&path, &TikalLibrary::built_in()).is_ok());
    assert_eq!((driver.copied_to(), driver.app().screen()), (Some(path.clone()), Screen::Table));
    assert!(driver.shows("Saved as"));
}

#[test]
fn the_dialog_of_the_system_has_asked_unless_the_name_was_changed_after_it() {
    let folder = scratch();
    let path = folder.path().join("game.tikal");
    write(&path, "old");
    let mut driver = saving(Services::for_tests());
    driver.execute(Command::Save(folder.path().join("game")));
    assert!(driver.shows("Replace game.tikal?"));
    driver.click("Cancel");
    driver.execute(Command::Save(path.clone()));
    assert!(!driver.shows("Replace game.tikal?"));
    assert!(open_record(&path, &TikalLibrary::built_in()).is_ok());
}

#[test]
fn a_question_about_a_file_does_not_outlive_its_screen() {
    let folder = scratch();
    let path = folder.path().join("game.tikal");
    write(&path, "old");
    let mut driver = saving(Services::for_tests());
    save(&mut driver, &path);
    assert!(driver.shows("Replace game.tikal?"));
    driver.execute(Command::Show(Screen::Table));
    assert!(!driver.shows("Replace game.tikal?"));
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
}

#[cfg(unix)]
#[test]
fn a_listed_file_whose_name_is_no_text_is_the_one_that_is_meant() {
    use std::os::unix::ffi::OsStrExt as _;

    let folder = scratch();
    let inner = folder.path().join(std::ffi::OsStr::from_bytes(b"caf\xe9"));
    fs::create_dir(&inner).unwrap();
    let path = inner.join(std::ffi::OsStr::from_bytes(b"g\xff.tikal"));
    write(&path, &by_hand(&["draw A2"]));
    let mut driver = Driver::with(SIZE, Services { folder: Some(inner.clone()), ..Services::for_tests() });
    // What is no text is shown as a box.
    driver.harness.ctx.set_missing_glyph_policy(egui::MissingGlyphPolicy::Tofu);
    driver.new_game(7, false);
    driver.execute(Command::Show(Screen::Save));
    // The suggested path is in the folder itself, not in one that looks like it.
    driver.click("Save");
    assert_eq!(driver.copied_to(), Some(inner.join("Player 1, Player 2.tikal")));
    driver.execute(Command::Show(Screen::Save));
    driver.click_starting("File g");
    driver.click("Save");
    driver.click("Replace it");
    assert_eq!(driver.copied_to(), Some(path.clone()));
    let before = fs::read(&path).unwrap();
    assert_ne!(before, by_hand(&["draw A2"]).into_bytes(), "it is replaced");
    // Typed from what is shown, the path would be another one.
    driver.execute(Command::Show(Screen::Save));
    driver.type_into("Path", &folder.path().join("caf\u{fffd}").join("g\u{fffd}2").display().to_string());
    assert!(driver.shows("There is no telling which path") && !driver.is_enabled("Save"));
    assert_eq!(names(folder.path()), ["caf\u{fffd}"]);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_tilde_means_home() {
    let home = directories::BaseDirs::new().unwrap().home_dir().to_path_buf();
    let mut driver = Driver::new(SIZE);
    driver.click("Open a record");
    driver.type_into("Path", "~/no such folder of games/game.tikal");
    driver.click("Open");
    let meant = home.join("no such folder of games").join("game.tikal");
    assert!(driver.shows(&format!("{} cannot be opened", meant.display())), "{:?}", driver.app().message());
}
