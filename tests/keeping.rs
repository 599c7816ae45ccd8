//! Games that are kept while they are played: in files of their own, in one window at a time, through damage and where
//! nothing can be written.
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use crate::driver::{Driver, by_hand, scratch, write};
use tikal::ai::Level;
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::tikal::command::TableCommand;
use tikal::app::tikal::table::Tab;
use tikal::game::{Player, text_of};
use tikal::library::{Shelf, TikalLibrary, open_record};
use tikal::tikal::State;

const SIZE: [f32; 2] = [1024.0, 700.0];

/// A record file in this folder.
fn record_file(folder: &std::path::Path, text: &str) -> std::path::PathBuf {
    let path = folder.join("other.tikal");
    write(&path, text);
    path
}

/// A game in which a player has acted.
fn begun(services: Services) -> Driver {
    let mut driver = Driver::with(SIZE, services);
    driver.new_game(7, false);
    driver.play_action(driver.legal()[0]);
    driver
}

/// Services that keep games in a folder.
fn keeping(folder: &std::path::Path) -> Services {
    Services { games: Some(folder.to_owned()), keeps: true, ..Services::for_tests() }
}

/// The games that are kept in a folder, the last one first.
fn kept(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    Shelf::new(folder.to_owned()).games().expect("the folder can be read")
}

/// The actions in the file of the game at the table, once everything is written.
fn written(driver: &Driver) -> Vec<String> {
    assert!(driver.is_kept(), "everything is kept");
    let file = driver.game_file().expect("the game has a file");
    let game = open_record::<State>(&file, &TikalLibrary::built_in()).expect("its file can be read");
    assert_eq!(game.damage, None);
    game.session.actions().map(|action| text_of::<State>(game.session.rules(), action)).collect()
}

fn played(driver: &Driver) -> Vec<String> {
    driver.record().actions
}

#[test]
fn the_last_game_is_taken_up_again() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.new_game(7, false);
    driver.play_on(|state| state.turn() > 2);
    let (state, undone) = (driver.state(), driver.can_redo());
    drop(driver);
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.click("Continue");
    assert_eq!((driver.state(), driver.can_redo()), (state, undone));
    // It is still the same file.
    driver.play_on(|state| state.turn() > 3);
    drop(driver);
    assert_eq!(kept(folder.path()).len(), 1);
}

#[test]
fn a_plan_is_there_again_with_its_game_and_goes_where_that_goes() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.new_game(7, false);
    driver.play_on(|state| state.turn() > 2 && state.phase() == tikal::tikal::Phase::Act);
    driver.toggle_plan();
    for _ in 0..2 {
        // The copy is in sight.
        let action = driver.legal().into_iter().find(|action| !matches!(action, tikal::tikal::Action::End));
        driver.act(action.expect("an action"));
    }
    driver.toggle_plan();
    let plan = driver.plan();
    assert_eq!(plan.as_ref().map(|(_, actions)| actions.len()), Some(2));
    driver.run();
    drop(driver);
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.click("Continue");
    assert_eq!(driver.plan(), plan);
    assert!(!driver.shows_plan(), "the game is in sight");

    // It goes with the game through a new name and the bin.
    let shelf = Shelf::new(folder.path().to_owned());
    drop(driver);
    let game = kept(folder.path()).remove(0);
    let game = shelf.rename(&game, "other name").expect("it gets another name");
    let binned = shelf.throw_away(&game).expect("it goes into the bin");
    assert!(tikal::library::read_plan(&game).is_none() && tikal::library::read_plan(&binned).is_some());
    let game = shelf.take_out(&binned).expect("it comes out");
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::Resume(game.clone()));
    assert_eq!(driver.plan(), plan);

    // Given up it is gone for good.
    driver.command(TableCommand::DropPlan);
    driver.run();
    drop(driver);
    assert!(tikal::library::read_plan(&game).is_none());
    let mut plans = tikal::library::plan_scribe();
    plans.keep(&game, Some("plan 1\n".to_owned()));
    plans.settle();
    assert!(tikal::library::read_plan(&game).is_some(), "a plan is kept");
    let binned = shelf.throw_away(&game).expect("it goes into the bin");
    shelf.empty_bin().expect("the bin can be emptied");
    assert!(tikal::library::read_plan(&binned).is_none());
}

#[test]
fn what_is_no_plan_of_the_game_is_left_out() {
    let folder = scratch();
    drop(begun(keeping(folder.path())));
    let game = kept(folder.path()).remove(0);
    for text in ["", "plan 2\nseat 1\n", "plan 1\nseat 9\nend\n", "plan 1\nseat 1\nnothing\n", "plan 1\nseat x\n"] {
        let mut plans = tikal::library::plan_scribe();
        plans.keep(&game, Some(text.to_owned()));
        plans.settle();
        assert_eq!(tikal::library::read_plan(&game).as_deref(), Some(text));
        let mut driver = Driver::with(SIZE, keeping(folder.path()));
        driver.click("Continue");
        assert_eq!((driver.steps(), driver.has_plan()), (2, false), "{text:?}");
    }
}

#[test]
fn what_an_earlier_version_kept_is_taken_over() {
    let (folder, old) = (scratch(), scratch());
    let draft = record_file(old.path(), &by_hand(&["draw A2", "place c4 0"]));
    let services = Services { draft: Some(draft.clone()), ..keeping(folder.path()) };
    let mut driver = Driver::with(SIZE, services);
    assert!(!draft.exists());
    driver.click("Continue");
    assert_eq!((driver.steps(), driver.copied_to()), (2, None));
}

#[test]
fn a_game_that_gives_way_is_neither_asked_about_nor_lost() {
    let (folder, records) = (scratch(), scratch());
    let path = record_file(records.path(), &by_hand(&["draw A2"]));
    let before = std::fs::read(&path).expect("the record is there");
    let mut driver = begun(keeping(folder.path()));
    assert!(driver.is_kept());
    let (state, first) = (driver.state(), driver.game_file());
    driver.execute(Command::Open(path.clone()));
    assert_eq!((driver.copied_to(), driver.steps()), (Some(path.clone()), 1));
    // What was opened is a game of its own from its first action on; its record stays as it is.
    assert_eq!((driver.game_file(), kept(folder.path()).len()), (None, 1));
    driver.play("place c4 0");
    assert_eq!(written(&driver), ["draw A2", "place c4 0"]);
    assert_eq!(kept(folder.path()).len(), 2);
    assert_eq!(std::fs::read(&path).expect("the record is there"), before);
    // A new game takes its place, and nothing was played in that.
    driver.execute(Command::Show(Screen::Setup));
    driver.click("Start");
    assert_eq!((driver.app().screen(), kept(folder.path()).len()), (Screen::Table, 2));

    driver.execute(Command::Resume(first.expect("the first game has a file")));
    assert_eq!(driver.state(), state);
}

#[test]
fn what_fails_to_be_kept_is_told_until_it_is_kept() {
    let folder = scratch();
    let games = folder.path().join("games");
    std::fs::write(&games, "no folder").expect("a temporary file can be written");
    let mut driver = begun(keeping(&games));
    assert!(!driver.is_kept());
    driver.run();
    assert!(driver.shows("This game is not kept at the moment"));
    // The lines of the log stand there, and say so.
    driver.show_tab(Tab::Log);
    assert!(driver.shows("(not kept yet)"));
    driver.execute(Command::Show(Screen::Settings));
    assert!(driver.shows("This game is not kept at the moment"), "on every screen");
    driver.execute(Command::Show(Screen::Table));

    // Closing asks.
    let close = |driver: &mut Driver| {
        let viewport = driver.harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
        viewport.events.push(egui::ViewportEvent::Close);
        driver.harness.step();
        let output = driver.harness.output().viewport_output[&egui::ViewportId::ROOT].commands.clone();
        driver.harness.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default().events.clear();
        driver.run();
        output.contains(&egui::ViewportCommand::CancelClose)
    };
    assert!(close(&mut driver) && driver.shows("The game at the table is not kept"));
    driver.click("Cancel");
    assert!(!driver.shows("The game at the table is not kept"));

    std::fs::remove_file(&games).expect("the file is there");
    while driver.fails_to_keep() {
        std::thread::yield_now();
    }
    driver.run();
    assert!(!driver.shows("This game is not kept at the moment") && !driver.shows("(not kept yet)"));
    assert_eq!(written(&driver), played(&driver));
    assert!(!close(&mut driver));
}

#[test]
fn without_a_folder_a_game_says_that_it_is_not_kept() {
    let mut driver = Driver::with(SIZE, Services { keeps: true, ..Services::for_tests() });
    driver.new_game(7, false);
    assert!(!driver.shows("This game cannot be kept"), "nobody has played yet");
    driver.play_action(driver.next_action());
    assert!(driver.shows("This game cannot be kept: The system has no folder"));
}

#[test]
fn a_line_stands_in_the_log_when_it_is_kept() {
    let folder = scratch();
    let mut driver = begun(keeping(folder.path()));
    assert!(driver.is_kept());
    driver.show_tab(Tab::Log);
    let lines = |driver: &Driver| (1..1000).take_while(|line| driver.shows(&format!("Line {line}, "))).count();
    assert_eq!(lines(&driver), driver.steps());
    assert_eq!(driver.safe(), driver.steps());
}

#[test]
fn a_game_that_another_window_has_open_is_looked_on_or_copied() {
    let folder = scratch();
    let mut theirs = begun(keeping(folder.path()));
    assert!(theirs.is_kept());
    let file = theirs.game_file().expect("the game has a file");
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::Resume(file.clone()));
    assert!(driver.shows("This game is open in another window") && !driver.has_game());
    driver.click("Cancel");
    assert_eq!((driver.app().screen(), driver.has_game()), (Screen::Home, false));

    driver.execute(Command::Resume(file.clone()));
    driver.click("Look on");
    assert_eq!((driver.app().screen(), driver.state()), (Screen::Table, theirs.state()));
    // Nothing can be played here, whatever is asked for.
    let action = theirs.next_action();
    driver.act(action);
    driver.undo();
    assert_eq!(driver.state(), theirs.state());
    assert!(!driver.can_undo() && driver.person_to_move().is_none());
    // What is played there is seen here.
    theirs.play_action(action);
    assert!(theirs.is_kept());
    while driver.state() != theirs.state() {
        std::thread::sleep(std::time::Duration::from_millis(20));
        driver.run();
    }
    driver.click("Stop looking on");
    assert_eq!((driver.app().screen(), driver.has_game()), (Screen::Home, false));

    driver.execute(Command::Resume(file.clone()));
    driver.click("Play on with a copy");
    assert_eq!(driver.state(), theirs.state());
    assert_ne!(driver.game_file(), Some(file));
    driver.play_action(driver.next_action());
    assert_eq!(driver.steps(), written(&driver).len());
    assert!(driver.steps() > theirs.steps());
}

#[test]
fn a_damaged_game_goes_on_from_where_it_can_be_read() {
    let folder = scratch();
    let mut driver = begun(keeping(folder.path()));
    driver.play("enter explorer a5");
    assert!(driver.is_kept());
    let (file, steps) = (driver.game_file().expect("the game has a file"), driver.steps());
    drop(driver);
    let text = std::fs::read(&file).expect("the file is there");
    std::fs::write(&file, &text[..text.len() - 4]).expect("it can be written");
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::Resume(file.clone()));
    assert_eq!(driver.steps(), steps - 1);
    assert!(driver.shows("The last line was left out"));
    drop(driver);

    let text = String::from_utf8(text).expect("a journal is text").replacen(" play ", " plan ", 1);
    std::fs::write(&file, &text).expect("it can be written");
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::Resume(file));
    assert!(driver.shows("Only a part of this game could be read") && driver.shows("is wrong).tikal"));
}

#[test]
fn another_action_in_the_place_of_one_that_was_taken_back_is_kept() {
    let folder = scratch();
    let mut driver = begun(keeping(folder.path()));
    driver.play("enter explorer a5");
    assert_eq!(written(&driver), played(&driver));
    driver.click("Undo");
    driver.play("enter leader a5");
    assert!(played(&driver).contains(&"enter leader a5".to_owned()));
    assert_eq!(written(&driver), played(&driver));
    driver.click("Undo");
    assert_eq!(written(&driver), played(&driver));
    // What was taken back can still be played again in the next run.
    drop(driver);
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.click("Continue");
    driver.click("Redo");
    assert_eq!(played(&driver).last().map(String::as_str), Some("enter leader a5"));
    assert_eq!(written(&driver), played(&driver));
}

#[test]
fn games_are_not_kept_among_the_records() {
    if let (Some(games), Some(records)) = (tikal::library::shelf_dir(), tikal::library::saves_dir()) {
        assert!(!games.starts_with(&records) && !records.starts_with(&games));
    }
}

#[test]
fn what_is_taken_back_first_of_all_can_be_played_again_in_the_next_run() {
    let (folder, records) = (scratch(), scratch());
    let path = record_file(records.path(), &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::Open(path));
    let whole = played(&driver);
    // The file of the game begins with this.
    driver.click("Undo");
    assert_eq!(written(&driver), played(&driver));
    driver.click("Redo");
    assert_eq!((written(&driver), played(&driver)), (whole.clone(), whole.clone()));
    driver.click("Undo");
    drop(driver);
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.click("Continue");
    assert_eq!(played(&driver).len(), whole.len() - 1);
    driver.click("Redo");
    assert_eq!(written(&driver), whole);
}

#[test]
fn a_game_that_cannot_be_kept_is_left_only_when_the_player_says_so() {
    let records = scratch();
    let path = record_file(records.path(), &by_hand(&["draw A2", "place c4 0"]));
    let mut driver = begun(Services { keeps: true, ..Services::for_tests() });
    let state = driver.state();
    driver.execute(Command::Open(path.clone()));
    assert!(driver.shows("The game at the table is not kept"));
    driver.click("Cancel");
    assert_eq!(driver.state(), state);
    driver.execute(Command::Open(path.clone()));
    driver.harness.key_press(egui::Key::Escape);
    driver.run();
    assert_eq!((driver.state(), driver.shows("The game at the table is not kept")), (state, false));
    driver.execute(Command::Open(path.clone()));
    driver.click("Leave it without keeping it");
    assert_eq!(driver.copied_to(), Some(path.clone()));

    // A copy of it is as good.
    let mut driver = begun(Services { keeps: true, ..Services::for_tests() });
    driver.execute(Command::Save(records.path().join("copy.tikal")));
    driver.execute(Command::Open(path.clone()));
    assert_eq!(driver.copied_to(), Some(path.clone()));
}

#[test]
fn a_finished_game_that_is_only_looked_at_stays_as_it_is() {
    let folder = scratch();
    let path = folder.path().join("over.tikal");
    write(&path, include_str!("playthroughs/classic-2-auction.tikal"));
    let before = std::fs::read(&path).expect("the file is there");
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::Resume(path.clone()));
    assert_eq!(driver.state().phase(), tikal::tikal::Phase::Over);
    driver.execute(Command::Show(Screen::Setup));
    driver.click("Start");
    drop(driver);
    assert_eq!(std::fs::read(&path).expect("the file is there"), before);
}

#[test]
fn looking_on_ends_when_the_game_is_gone() {
    let folder = scratch();
    let theirs = begun(keeping(folder.path()));
    assert!(theirs.is_kept());
    let file = theirs.game_file().expect("the game has a file");
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.execute(Command::LookOn(file.clone()));
    assert_eq!(driver.app().screen(), Screen::Table);
    drop(theirs);
    std::fs::remove_file(&file).expect("the file is there");
    while driver.app().screen() == Screen::Table {
        std::thread::sleep(std::time::Duration::from_millis(20));
        driver.run();
    }
    assert!(driver.shows("cannot be opened"));
}

#[test]
fn no_tooltip_of_the_board_lies_over_a_question() {
    let records = scratch();
    let path = record_file(records.path(), &by_hand(&["draw A2", "place c4 0"]));
    let mut driver = begun(Services { keeps: true, ..Services::for_tests() });
    driver.starting("Hex d3,").hover();
    driver.harness.run_steps(8);
    let is_told = |driver: &Driver| driver.written().iter().any(|(text, _)| text.galley.text().contains("d3"));
    assert!(is_told(&driver), "the pointer rests on it");
    driver.execute(Command::Open(path));
    driver.harness.run_steps(8);
    assert!(driver.shows("The game at the table is not kept") && !is_told(&driver));
}

#[test]
fn hints_and_who_plays_for_whom_are_kept_with_the_game() {
    let folder = scratch();
    let mut driver = begun(keeping(folder.path()));
    let seat = driver.state().seat();
    driver.hint();
    driver.hint();
    let others: Vec<_> = seat.around(driver.state().players()).skip(1).collect();
    driver.command(TableCommand::TakeOver(others[0], Some(Level::Random)));
    let hinted = driver.steps();
    assert!(driver.is_kept(), "everything is kept");
    let file = driver.game_file().expect("the game has a file");
    let record = open_record::<State>(&file, &TikalLibrary::built_in()).expect("its file can be read").record;
    assert!(record.hints.contains(&hinted));
    assert_eq!(record.seated()[others[0].index()].player, Player::Computer("random".to_owned()));
    drop(driver);
    let mut driver = Driver::with(SIZE, keeping(folder.path()));
    driver.click("Continue");
    assert_eq!(driver.seat_records()[others[0].index()].player, Player::Computer("random".to_owned()));
    assert_eq!(driver.hints(), 1);
}
