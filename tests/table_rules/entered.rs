//! Chance entered by hand: offered as pictures that can be found by name, and corrected whatever was played since.

use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::tikal::command::TableCommand;
use tikal::game::{Actor, text_of};
use tikal::library::{TikalLibrary, open_record};
use tikal::tikal::{Action, Phase, State};

use crate::driver::{Driver, by_hand, scratch};

const SIZE: [f32; 2] = [1024.0, 700.0];

/// Ana against a computer, with chance entered by hand.
fn against_a_computer(actions: &[&str], services: Services) -> Driver {
    let computer = "colour: \"orange\", player: Computer(\"random\"))";
    Driver::open_with(SIZE, &by_hand(actions).replace("colour: \"orange\")", computer), services)
}

/// The names of the widgets that begin with `start`.
fn named(driver: &Driver, start: &str) -> Vec<String> {
    let found =
        driver.harness.query_all(by().predicate(|node| node.label().is_some_and(|label| label.starts_with(start))));
    found.filter_map(|node| node.accesskit_node().label()).collect()
}

/// The actions played so far, in notation.
fn lines(driver: &Driver) -> Vec<String> {
    driver.actions().into_iter().map(|action| text_of::<State>(driver.rules(), action)).collect()
}

#[test]
fn a_draw_is_corrected_after_a_computer_has_played_on_it() {
    let mut driver = against_a_computer(&["draw A2", "place c4 0", "end"], Services::for_tests());
    assert_eq!(driver.state().actor(), Actor::Chance);
    let before = driver.state();
    driver.play("draw A3");
    // Ben has placed the tile and ended his turn: nothing of it can be undone.
    assert!(driver.state().actor() == Actor::Chance && driver.state().seat() != before.seat());
    assert!(!driver.is_enabled("Undo"));
    let (steps, played) = (driver.steps(), lines(&driver));
    let button = "Correct: Ben draws A3";
    driver.click_starting(button);
    let since = steps - 4;
    let told = if since == 1 { "1 action since, of Ben, is" } else { &format!("{since} actions since, of Ben, are") };
    assert!(driver.shows(told), "{told}");
    // Both ways out leave everything as it was.
    driver.click("Leave it");
    assert!(driver.correcting().is_none());
    driver.click_starting(button);
    driver.let_go();
    assert_eq!((driver.correcting(), lines(&driver)), (None, played.clone()));

    driver.click_starting(button);
    driver.click("Go back there and enter it again");
    assert_eq!((driver.steps(), driver.state()), (3, before));
    assert!(driver.chance_by_hand() && !named(&driver, "Drawn: A3,").is_empty());
    // Until something else is entered, it can be had back.
    driver.click("Redo");
    assert_eq!(lines(&driver), played);
    driver.command(TableCommand::Correct(3));
    driver.play("draw A4");
    assert_eq!(lines(&driver)[..4], ["draw A2", "place c4 0", "end", "draw A4"]);
    assert!(driver.steps() > 4, "the computer goes on with the other tile");
}

#[test]
fn a_treasure_is_corrected_after_a_computer_has_played_on_it() {
    let mut driver = against_a_computer(&["draw A2", "place c4 0"], Services::for_tests());
    let ana = driver.state().seat();
    driver.play_on(|state| state.phase() == Phase::Reveal && state.seat() == ana);
    let (entered, before) = (driver.steps(), driver.state());
    let dug = driver.legal();
    assert!(dug.len() > 1, "several kinds are left");
    let (wrong, right) = (text_of::<State>(driver.rules(), dug[0]), text_of::<State>(driver.rules(), dug[1]));
    driver.play(&wrong);
    driver.play("end");
    driver.play_action(driver.next_action());
    // Ben has had his turn, or digs as well: nothing of it can be undone.
    assert!(driver.state().actor() == Actor::Chance && !driver.is_enabled("Undo"));
    let played = lines(&driver);
    assert!(played.len() > entered + 3, "Ben has played: {played:?}");
    driver.look_back(Some(entered + 1));
    driver.click_starting("Correct: Ana ");
    assert_eq!((driver.correcting(), lines(&driver)), (Some(entered), played.clone()));
    driver.click("Go back there and enter it again");
    assert_eq!((driver.steps(), driver.state()), (entered, before));
    driver.play(&right);
    assert_eq!(lines(&driver)[..entered], played[..entered]);
    assert_eq!(lines(&driver)[entered..], [right]);
    let (Action::Reveal(wrong), Action::Reveal(right)) = (dug[0], dug[1]) else { panic!("both are treasures") };
    let had = |treasure| before.treasures_of(ana, treasure);
    assert_eq!(driver.state().treasures_of(ana, right), had(right) + 1, "Ana has what she dug up");
    assert_eq!(driver.state().treasures_of(ana, wrong), had(wrong), "and not what was entered first");
}

#[test]
fn what_was_entered_just_now_is_corrected_without_a_question() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.click_starting("Correct: Ana draws A2");
    assert_eq!((driver.steps(), driver.correcting()), (0, None));
    assert!(named(&driver, "Correct:").is_empty(), "nothing was entered yet");
}

#[test]
fn earlier_entries_are_corrected_from_the_log_the_strip_and_a_look_back() {
    let actions = ["draw A2", "place c4 0", "enter leader a5", "end", "draw A3"];
    let mut driver = Driver::open([1280.0, 900.0], &by_hand(&actions));
    driver.act(driver.legal()[0]);
    // What is shown decides which entry the button is about.
    assert_eq!((named(&driver, "Correct:").len(), named(&driver, "Correct: Ben draws A3").len()), (1, 1));
    driver.look_back(Some(3));
    assert!(named(&driver, "Correct: Ana draws A2").len() == 1);
    driver.look_back(None);
    // A secondary click on the line of the log, and on the chip.
    for (start, index) in [("Line 1,", 0), ("Line 5,", 4)] {
        let line = named(&driver, start);
        driver.harness.get_by_label(&line[0]).click_secondary();
        driver.run();
        driver.click("Correct this draw…");
        assert_eq!(driver.correcting(), Some(index));
        assert!(driver.shows(if index == 0 { "of Ana and Ben, are taken back" } else { "1 action since, of Ben, is" }));
        driver.click("Leave it");
    }
    let line = named(&driver, "Line 2,");
    driver.harness.get_by_label(&line[0]).click_secondary();
    driver.run();
    assert!(!driver.shows("Correct this draw…"), "only chance is corrected");
}

#[test]
fn a_corrected_game_is_kept_as_it_is_then() {
    let folder = scratch();
    let services = Services { games: Some(folder.path().to_owned()), keeps: true, ..Services::for_tests() };
    let mut driver = against_a_computer(&["draw A2", "place c4 0", "end"], services);
    driver.play("draw A3");
    driver.command(TableCommand::Correct(3));
    assert_eq!(driver.steps(), 3);
    driver.play("draw A4");
    let played = lines(&driver);
    assert!(driver.is_kept());
    let file = driver.game_file().expect("the game has a file");
    let game = open_record::<State>(&file, &TikalLibrary::built_in()).expect("its file can be read");
    let kept: Vec<String> =
        game.session.actions().map(|action| text_of::<State>(game.session.rules(), action)).collect();
    assert_eq!((game.damage, kept), (None, played));
}

#[test]
fn an_entry_is_found_by_name_and_made_with_enter() {
    let mut driver = Driver::open(SIZE, &by_hand(&[]));
    let tiles = driver.legal().len();
    assert_eq!(named(&driver, "Drawn: ").len(), tiles);
    driver.type_into("Find by name", "a3");
    assert_eq!(named(&driver, "Drawn: ").len(), 1);
    driver.harness.key_press(egui::Key::Enter);
    driver.run();
    assert_eq!(lines(&driver), ["draw A3"]);
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
}

#[test]
fn cards_of_tiles_and_treasures_are_large_enough_to_be_told_apart() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    driver.play_on(|state| state.phase() == Phase::Reveal);
    for start in ["Dug up: ", "Drawn: "] {
        let cards = named(&driver, start);
        let outcomes = driver.legal().len();
        assert_eq!(cards.len(), outcomes, "{start}");
        for card in &cards {
            let rect = driver.harness.get_by_label(card).rect();
            assert!(rect.width() >= 56.0 && rect.height() > 60.0, "{card}: {rect:?}");
        }
        driver.play_on(|state| state.phase() == Phase::Draw);
    }
}

#[test]
fn chance_that_the_program_or_a_lesson_brings_is_never_corrected() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    assert!(matches!(driver.actions().into_iter().next(), Some(Action::Draw(_))));
    assert!(named(&driver, "Correct:").is_empty() && !driver.can_correct(0));
    driver.execute(Command::Learn(tikal::app::table::LessonCommand::Start(
        tikal::words::tikal::lessons::LessonId::Temples.into(),
    )));
    assert!(driver.actions().into_iter().any(|action| matches!(action, Action::Draw(_))));
    assert!(named(&driver, "Correct:").is_empty() && !driver.can_correct(0));
}
