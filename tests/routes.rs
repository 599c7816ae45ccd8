//! Going from screen to screen: where each command and key leads, what is met on the way back, and that the game at the
//! table stays.

use crate::driver::{self, Driver, by_hand, scratch, write};
use egui::{Key, Modifiers};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::route::{Route, RulesOf, Screen, Section};
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::Ask;

use tikal::app::tikal::lessons::Run;
use tikal::game::{Actor, Player, Seat};
use tikal::games::{GameId, VariantId};
use tikal::tikal::{Action, Phase, Rule};
use tikal::words::tikal::lessons::LessonId;

const SIZE: [f32; 2] = [1024.0, 700.0];
/// The keys that lead to screens from every screen.
const SHORTCUTS: [(Modifiers, Key, Screen); 4] = [
    (Modifiers::COMMAND, Key::N, Screen::Setup),
    (Modifiers::COMMAND, Key::O, Screen::Open),
    (Modifiers::COMMAND, Key::S, Screen::Save),
    (Modifiers::NONE, Key::F1, Screen::Rules),
];

/// A game of people that is not saved and would be lost.
fn at_the_table() -> Driver {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    driver.play("enter explorer a5");
    driver
}

fn here(driver: &Driver) -> Route {
    driver.app().routes().current()
}

fn escape(driver: &mut Driver) -> Screen {
    driver.press(Modifiers::NONE, Key::Escape);
    driver.app().screen()
}

/// The screens that are met by pressing Escape until no way leads back.
fn way_out(driver: &mut Driver) -> Vec<Screen> {
    let mut met = vec![driver.app().screen()];
    while !here(driver).is_root() {
        assert!(met.len() <= Screen::ALL.len(), "no way out: {met:?}");
        if here(driver) == Route::Lesson {
            assert_eq!((escape(driver), here(driver)), (Screen::Table, Route::Lesson), "a lesson asks first");
        }
        met.push(escape(driver));
    }
    met
}

fn lesson_step(driver: &Driver) -> Option<(LessonId, usize)> {
    driver.lesson().map(|run| (run.id(), run.index()))
}

// ---- From the table ----------------------------------------------------------------------------------

#[test]
fn from_the_table_one_comes_back_step_by_step() {
    let mut driver = at_the_table();
    let state = driver.state();
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::ShowSettings(Section::Keys));
    assert_eq!(escape(&mut driver), Screen::Rules);
    assert_eq!(escape(&mut driver), Screen::Table);
    assert_eq!(escape(&mut driver), Screen::Table, "here one stays");
    assert_eq!(driver.state(), state);

    // The same two screens in the other order, left by their buttons.
    driver.execute(Command::Show(Screen::Settings));
    driver.execute(Command::ShowRule(Rule::new(5, 4).into()));
    assert_eq!(here(&driver), Route::Rules { of: RulesOf::Table }, "below the settings lies the table");
    driver.click("Back");
    assert_eq!(driver.app().screen(), Screen::Settings);
    driver.click("Back");
    assert_eq!(driver.app().screen(), Screen::Table);
}

#[test]
fn settings_rules_and_settings_again_lead_out_in_that_order() {
    let mut driver = at_the_table();
    for screen in [Screen::Settings, Screen::Rules, Screen::Settings] {
        driver.execute(Command::Show(screen));
    }
    assert_eq!(way_out(&mut driver), [Screen::Settings, Screen::Rules, Screen::Table]);
}

#[test]
fn what_was_opened_by_mistake_leads_back_to_the_game() {
    let mut driver = at_the_table();
    for screen in [Screen::Setup, Screen::Variants, Screen::Open, Screen::Save, Screen::Learn] {
        driver.execute(Command::Show(screen));
        assert_eq!(driver.app().screen(), screen);
        driver.click("Back");
        assert_eq!(driver.app().screen(), Screen::Table, "{screen:?}");
    }
    // From the home screen Escape leads nowhere; only “Continue” leads to the table.
    driver.execute(Command::Show(Screen::Home));
    assert_eq!(escape(&mut driver), Screen::Home);
    driver.click("Continue");
    assert_eq!(driver.app().screen(), Screen::Table);
}

#[test]
fn a_variant_that_was_looked_at_leads_back_to_the_list() {
    let mut driver = Driver::new(SIZE);
    driver.click("Variants");
    driver.execute(Command::SetUp(VariantId::new(GameId::Tikal, "duel")));
    assert_eq!(way_out(&mut driver), [Screen::Setup, Screen::Variants, Screen::Home]);
}

#[test]
fn no_way_leads_to_an_empty_table() {
    let mut driver = Driver::new(SIZE);
    driver.click("Settings");
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(driver.app().screen(), Screen::Settings);
    driver.execute(LessonCommand::Start(LessonId::FirstTurn.into()).into());
    driver.execute(LessonCommand::Leave.into());
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(way_out(&mut driver), [Screen::Learn, Screen::Settings, Screen::Home]);
}

#[test]
fn the_book_stays_at_the_variant_that_was_chosen_until_another_is_set_up() {
    let mut driver = Driver::new(SIZE);
    driver.click("Rules");
    driver.choose_in("Rules of the variant: Tikal", "Rival patrons");
    driver.execute(Command::Show(Screen::Settings));
    driver.press(Modifiers::NONE, Key::F1);
    assert!(driver.shows("Rules of the variant: Rival patrons"));
    driver.execute(Command::SetUp(VariantId::new(GameId::Tikal, "duel")));
    driver.press(Modifiers::NONE, Key::F1);
    assert!(driver.shows("Rules of the variant: Duel"));
    assert_eq!(way_out(&mut driver), [Screen::Rules, Screen::Setup, Screen::Settings, Screen::Home]);
}

// ---- From everywhere ---------------------------------------------------------------------------------

#[test]
fn every_screen_is_left_by_keys_and_found_again() {
    for start in driver::screens() {
        for (modifiers, key, to) in SHORTCUTS {
            let mut driver = at_the_table();
            driver.execute(Command::Show(start));
            driver.press(modifiers, key);
            assert_eq!(driver.app().screen(), to);
            if to != start {
                assert_eq!(escape(&mut driver), start, "from {to:?}");
            }
        }
    }
}

#[test]
fn whatever_keys_are_pressed_the_way_leads_out_and_the_game_stays() {
    let mut driver = at_the_table();
    let record = driver.record();
    for start in driver::screens() {
        for (modifiers, key, first) in SHORTCUTS {
            for (next_modifiers, next_key, second) in SHORTCUTS {
                driver.execute(Command::Show(Screen::Table));
                driver.execute(Command::Show(start));
                driver.press(modifiers, key);
                driver.press(next_modifiers, next_key);
                assert_eq!(driver.app().screen(), second);
                let met = way_out(&mut driver);
                let home = if start == Screen::Home { Screen::Home } else { Screen::Table };
                assert_eq!(met.last(), Some(&home), "{start:?}, {first:?}: {met:?}");
                for (index, screen) in met.iter().enumerate() {
                    assert!(!met[..index].contains(screen), "{start:?}, {first:?}: {met:?}");
                }
                if first != second {
                    assert_eq!(met[1], first, "{start:?}: {met:?}");
                }
            }
        }
    }
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(driver.record(), record);
}

#[test]
fn the_keys_for_undo_reach_the_table_only_where_it_is_seen() {
    let mut driver = at_the_table();
    let steps = driver.steps();
    for screen in driver::screens() {
        driver.execute(Command::Show(Screen::Table));
        driver.execute(Command::Show(screen));
        driver.press(Modifiers::COMMAND, Key::Z);
        let taken_back = usize::from(screen == Screen::Table);
        assert_eq!(driver.steps(), steps - taken_back, "{screen:?}");
        driver.press(Modifiers::COMMAND, Key::Y);
        assert_eq!(driver.steps(), steps, "{screen:?}");
    }
}

#[test]
fn computers_wait_while_another_screen_is_shown() {
    for screen in driver::screens().filter(|&screen| screen != Screen::Table) {
        let mut driver = Driver::new(SIZE);
        driver.click("Learn");
        driver.click("Play a first game");
        driver.act(driver.legal()[0]);
        // Both commands before another frame is laid out.
        driver.send_ask(Ask::Play(Action::End));
        driver.execute(Command::Show(screen));
        let steps = driver.steps();
        driver.run();
        assert_eq!(driver.steps(), steps, "{screen:?}");
        driver.execute(Command::Show(Screen::Table));
        assert!(driver.steps() > steps, "after {screen:?}");
    }
}

// ---- Lessons -----------------------------------------------------------------------------------------

/// A lesson at its second step, begun from the list while the player's own game waits.
fn in_a_lesson() -> Driver {
    let mut driver = at_the_table();
    driver.execute(Command::Show(Screen::Learn));
    driver.click("Start: Temples");
    driver.execute(LessonCommand::Next.into());
    assert_eq!(lesson_step(&driver), Some((LessonId::Temples, 1)));
    driver
}

#[test]
fn from_a_lesson_one_reads_the_rules_and_comes_back_into_it() {
    let mut driver = in_a_lesson();
    let (step, steps) = (lesson_step(&driver), driver.steps());
    driver.press(Modifiers::NONE, Key::F1);
    assert_eq!(here(&driver), Route::Rules { of: RulesOf::Table });
    driver.press(Modifiers::COMMAND, Key::Z);
    driver.press(Modifiers::COMMAND, Key::S);
    assert_eq!(driver.app().screen(), Screen::Rules, "a lesson is not saved");
    driver.execute(Command::Show(Screen::Settings));
    assert_eq!(escape(&mut driver), Screen::Rules);
    assert_eq!(escape(&mut driver), Screen::Table);
    assert_eq!((lesson_step(&driver), driver.steps(), here(&driver)), (step, steps, Route::Lesson));
    // From two screens above the lesson straight back to it.
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::Show(Screen::Settings));
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(lesson_step(&driver), step);
    assert_eq!(way_out(&mut driver), [Screen::Table, Screen::Learn, Screen::Table]);
    assert_eq!((lesson_step(&driver), here(&driver)), (None, Route::Table), "the own game lies there again");
}

#[test]
fn whoever_goes_elsewhere_leaves_the_lesson_and_finds_it_in_the_list() {
    for (modifiers, key, to) in SHORTCUTS {
        let mut driver = in_a_lesson();
        let step = lesson_step(&driver);
        driver.press(Modifiers::NONE, Key::F1);
        driver.press(modifiers, key);
        match to {
            Screen::Setup | Screen::Open => {
                assert_eq!((driver.app().screen(), lesson_step(&driver)), (to, None));
                assert_eq!(way_out(&mut driver), [to, Screen::Learn, Screen::Table]);
                driver.execute(Command::Show(Screen::Learn));
                driver.click("Go on: Temples");
            }
            _ => assert_eq!(escape(&mut driver), Screen::Table),
        }
        assert_eq!(lesson_step(&driver), step, "{to:?}");
    }
}

#[test]
fn a_game_that_is_opened_in_the_middle_of_a_lesson_takes_the_table() {
    let folder = scratch();
    let path = folder.path().join("other.tikal");
    write(&path, &by_hand(&["draw A2"]));
    let mut driver = in_a_lesson();
    driver.execute(Command::Open(path.clone()));
    assert_eq!((lesson_step(&driver), here(&driver)), (None, Route::Table));
    assert_eq!(driver.copied_to(), Some(path.clone()));
}

#[test]
fn the_next_lesson_leads_back_to_the_list_like_the_first() {
    let mut driver = in_a_lesson();
    while !driver.lesson().is_some_and(Run::is_last) {
        driver.execute(LessonCommand::Next.into());
    }
    driver.execute(LessonCommand::Start(LessonId::Volcano.into()).into());
    assert_eq!(lesson_step(&driver), Some((LessonId::Volcano, 0)));
    assert_eq!(way_out(&mut driver), [Screen::Table, Screen::Learn, Screen::Table]);
    assert_eq!(here(&driver), Route::Table);
}

// ---- Try-outs ----------------------------------------------------------------------------------------

/// A try-out of the classic game, begun from the list.
fn try_out(driver: &mut Driver) {
    driver.execute(Command::Show(Screen::Variants));
    driver.click("Try out Tikal");
    driver.begin_try_out();
    assert_eq!((here(driver), driver.app().screen()), (Route::TryOut, Screen::Table));
}

/// The same while an own game waits.
fn trying_out() -> Driver {
    let mut driver = at_the_table();
    try_out(&mut driver);
    driver
}

/// Lays the tile somewhere and ends the turn. Computers play theirs.
fn take_turn(driver: &mut Driver) {
    let place = driver.legal()[0];
    assert!(matches!(place, Action::Place { .. }), "{place:?}");
    driver.act(place);
    driver.act(Action::End);
}

#[test]
fn a_try_out_is_played_taken_back_and_left_to_where_it_was_begun() {
    let mut driver = at_the_table();
    let record = driver.record();
    try_out(&mut driver);
    assert_eq!(driver.seat_records().len(), 2);
    assert!(driver.person_to_move().is_some(), "a person begins");
    assert!(!driver.is_enabled("Undo"), "nothing was done yet");
    let (before, steps) = (driver.state(), driver.steps());
    take_turn(&mut driver);
    assert!(driver.person_to_move().is_some() && driver.steps() > steps + 3, "the computer has played");
    let after = driver.state();
    // Across the tile that was drawn and the computer's turn, and back again.
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!((driver.state().phase(), driver.steps()), (Phase::Act, steps + 1));
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!((driver.state(), driver.steps()), (before, steps));
    assert!(!driver.is_enabled("Undo"), "the first tile stays");
    driver.press(Modifiers::COMMAND, Key::Y);
    driver.press(Modifiers::COMMAND, Key::Y);
    assert_eq!(driver.state(), after);

    assert_eq!(way_out(&mut driver), [Screen::Table, Screen::Variants, Screen::Table]);
    assert_eq!((here(&driver), driver.record()), (Route::Table, record), "the own game is as it was");
    driver.play("enter explorer a5");
}

#[test]
fn a_try_out_that_stands_alone_leaves_an_empty_table() {
    let mut driver = Driver::new(SIZE);
    try_out(&mut driver);
    assert!(driver.next_frame() > std::time::Duration::from_mins(1), "it comes to rest");
    take_turn(&mut driver);
    driver.click("End try-out");
    assert_eq!(driver.app().screen(), Screen::Variants);
    assert!(!driver.has_game());
    driver.execute(Command::Show(Screen::Table));
    assert_eq!(way_out(&mut driver), [Screen::Variants, Screen::Home]);
    assert!(!driver.is_enabled("Continue"));
}

#[test]
fn the_list_is_found_where_it_was_left() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Variants));
    driver.click("Try out Duel");
    driver.begin_try_out();
    assert_eq!(driver.rules().id(), "duel");
    escape(&mut driver);
    let place = driver.starting("Try out Duel").rect();
    driver.click("Try out Duel");
    driver.begin_try_out();
    escape(&mut driver);
    assert_eq!(driver.starting("Try out Duel").rect(), place);
}

#[test]
fn escape_lets_go_before_it_leaves_a_try_out() {
    let mut driver = trying_out();
    driver.act(driver.legal()[0]);
    driver.click_starting("Enter explorer");
    assert!(driver.has_choice());
    escape(&mut driver);
    driver.look_back(Some(0));
    escape(&mut driver);
    assert!(!driver.looks_back());
    assert_eq!(here(&driver), Route::TryOut);
    assert_eq!(escape(&mut driver), Screen::Variants);
}

#[test]
fn a_rematch_in_the_middle_of_a_game_is_asked_about_and_leaves_that_game_among_the_unfinished_ones() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, Services { games: Some(folder.path().to_owned()), ..Services::for_tests() });
    driver.new_game(7, false);
    let first = driver.legal()[0];
    driver.play_action(first);
    assert!(driver.is_kept());
    let (file, record) = (driver.game_file().unwrap(), driver.record());
    let ask = |driver: &mut Driver| {
        driver.click("Game");
        driver.click("Rematch");
        assert!(driver.shows("Start a rematch now?") && driver.shows("stays on the home screen among the “Unfinished"));
        assert_eq!((driver.record(), driver.game_file()), (record.clone(), Some(file.clone())));
    };
    ask(&mut driver);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(!driver.shows("Start a rematch now?") && driver.record() == record);
    ask(&mut driver);
    driver.click("Start the rematch");
    assert_eq!(here(&driver), Route::Table);
    assert_ne!(driver.record().setup.first, record.setup.first);
    assert_ne!(driver.game_file(), Some(file.clone()));
    // What was said is true: it is played on from the home screen.
    driver.execute(Command::Show(Screen::Home));
    driver.run();
    assert!(driver.shows("Unfinished games"));
    driver.execute(Command::Resume(file));
    assert_eq!(driver.record().actions, record.actions);
}

#[test]
fn a_try_out_is_neither_kept_nor_saved() {
    let folder = scratch();
    let mut driver = Driver::with(SIZE, Services { games: Some(folder.path().to_owned()), ..Services::for_tests() });
    driver.new_game(7, false);
    driver.play_action(driver.legal()[0]);
    assert!(driver.is_kept());
    let file = driver.game_file().unwrap();
    let (kept, record) = (std::fs::read(&file).unwrap(), driver.record());
    try_out(&mut driver);
    take_turn(&mut driver);
    for key in [Key::S, Key::Z, Key::S] {
        driver.press(Modifiers::COMMAND, key);
        assert_eq!(here(&driver), Route::TryOut);
    }
    driver.click("Game");
    assert!(!driver.is_enabled("Save a copy…") && driver.is_enabled("Rematch"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(here(&driver), Route::TryOut, "the menu closes first");
    driver.press(Modifiers::NONE, Key::F1);
    driver.press(Modifiers::COMMAND, Key::S);
    assert_eq!(driver.app().screen(), Screen::Rules);
    assert_eq!(std::fs::read(&file).unwrap(), kept);
    driver.execute(Command::Show(Screen::Home));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().flatten().filter(|entry| entry.path().is_file()).count(), 1);
    assert_eq!(std::fs::read(&file).unwrap(), kept);
    driver.click("Continue");
    assert_eq!((here(&driver), driver.record()), (Route::Table, record));
}

#[test]
fn settings_and_rules_lead_back_into_a_try_out() {
    let mut driver = trying_out();
    take_turn(&mut driver);
    let (state, steps) = (driver.state(), driver.steps());
    driver.press(Modifiers::NONE, Key::F1);
    assert_eq!(here(&driver), Route::Rules { of: RulesOf::Table });
    driver.press(Modifiers::COMMAND, Key::Z);
    driver.execute(Command::Show(Screen::Settings));
    assert_eq!(escape(&mut driver), Screen::Rules);
    assert_eq!(escape(&mut driver), Screen::Table);
    assert_eq!((here(&driver), driver.state(), driver.steps()), (Route::TryOut, state, steps));
    // From the second screen over it straight back.
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::Show(Screen::Settings));
    driver.execute(Command::Show(Screen::Table));
    assert_eq!((here(&driver), driver.steps()), (Route::TryOut, steps));
    assert_eq!(way_out(&mut driver), [Screen::Table, Screen::Variants, Screen::Table]);
}

#[test]
fn one_try_out_follows_another() {
    let mut driver = at_the_table();
    let record = driver.record();
    try_out(&mut driver);
    take_turn(&mut driver);
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "duel")));
    driver.begin_try_out();
    assert_eq!((here(&driver), driver.rules().id()), (Route::TryOut, "duel"));
    escape(&mut driver);
    driver.click("Try out Two islands");
    driver.begin_try_out();
    take_turn(&mut driver);
    // The same again, as at any table; it stays a try-out, and the next one begins.
    driver.execute(Command::Rematch);
    assert_eq!((here(&driver), driver.rules().id()), (Route::TryOut, "two-islands"));
    assert!(driver.actions().into_iter().any(|action| action == Action::End), "the computer had the first turn");
    assert!(!driver.is_enabled("Undo"), "which stays: it would only be played again");
    take_turn(&mut driver);
    driver.press(Modifiers::COMMAND, Key::Z);
    assert_eq!(driver.state().phase(), Phase::Act);
    assert_eq!(way_out(&mut driver), [Screen::Table, Screen::Variants, Screen::Table]);
    assert_eq!(driver.record(), record);
}

#[test]
fn a_try_out_that_is_over_is_played_again_or_left() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "duel")));
    driver.begin_try_out();
    while driver.state().actor() != Actor::Nobody {
        driver.act(driver.next_action());
    }
    assert!(driver.shows("Look at the board") && !driver.shows("Save the record…"));
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(here(&driver), Route::TryOut, "the final table closes first");
    driver.show_end(true);
    driver.click("Rematch");
    assert_eq!(here(&driver), Route::TryOut);
    assert!(driver.state().actor() != Actor::Nobody);
    driver.click("End try-out");
    assert_eq!((driver.app().screen(), driver.has_game()), (Screen::Home, false));
}

#[test]
fn computers_of_the_own_game_wait_for_the_end_of_a_try_out() {
    let mut driver = Driver::new(SIZE);
    driver.click("Learn");
    driver.click("Play a first game");
    driver.act(driver.legal()[0]);
    // All before another frame.
    driver.send_ask(Ask::Play(Action::End));
    driver.execute(Command::Show(Screen::Variants));
    let steps = driver.steps();
    driver.click("Try out Tikal");
    driver.begin_try_out();
    take_turn(&mut driver);
    escape(&mut driver);
    assert_eq!((driver.app().screen(), driver.steps()), (Screen::Variants, steps));
    driver.execute(Command::Show(Screen::Table));
    assert!(driver.steps() > steps, "now they go on");
    assert_eq!(driver.seat_records().len(), 3);
}

#[test]
fn a_game_that_is_opened_in_the_middle_of_a_try_out_takes_the_table() {
    let folder = scratch();
    let path = folder.path().join("other.tikal");
    write(&path, &by_hand(&["draw A2"]));
    let mut driver = trying_out();
    take_turn(&mut driver);
    driver.execute(Command::Open(path.clone()));
    assert_eq!((here(&driver), driver.copied_to()), (Route::Table, Some(path.clone())));
}

#[test]
fn lessons_and_try_outs_take_turns() {
    let mut driver = in_a_lesson();
    let step = lesson_step(&driver);
    driver.execute(Command::TryOut(VariantId::new(GameId::Tikal, "classic")));
    driver.begin_try_out();
    assert_eq!((lesson_step(&driver), here(&driver)), (None, Route::TryOut));
    driver.execute(LessonCommand::Start(LessonId::Temples.into()).into());
    assert_eq!((lesson_step(&driver), here(&driver)), (step, Route::Lesson), "it was left, not lost");
    assert_eq!(way_out(&mut driver), [Screen::Table, Screen::Learn, Screen::Table]);
    assert_eq!(here(&driver), Route::Table);
}

// ---- Saving ------------------------------------------------------------------------------------------

#[test]
fn a_path_that_is_typed_stays_when_the_key_that_saves_is_pressed_again() {
    let mut driver = at_the_table();
    driver.press(Modifiers::COMMAND, Key::S);
    driver.type_into("Path", "elsewhere");
    driver.press(Modifiers::COMMAND, Key::S);
    assert!(driver.shows("elsewhere"));
}

#[test]
fn a_game_that_is_saved_from_elsewhere_leads_to_the_table() {
    let folder = scratch();
    let mut driver = at_the_table();
    driver.execute(Command::Show(Screen::Home));
    driver.press(Modifiers::COMMAND, Key::S);
    driver.type_into("Path", &folder.path().join("game.tikal").display().to_string());
    driver.click("Save");
    assert_eq!(here(&driver), Route::Table);
    // A late answer of the system's dialog does not change the screen.
    driver.press(Modifiers::NONE, Key::F1);
    driver.execute(Command::Save(folder.path().join("later.tikal")));
    assert_eq!(driver.app().screen(), Screen::Rules);
}

#[test]
fn the_game_of_the_last_run_is_no_way_back() {
    let folder = scratch();
    let game = folder.path().join("game.tikal");
    write(&game, &by_hand(&["draw A2"]));
    let mut driver = Driver::with(SIZE, Services { games: Some(folder.path().to_owned()), ..Services::for_tests() });
    driver.click("Settings");
    driver.execute(Command::Resume(game));
    assert_eq!(way_out(&mut driver), [Screen::Table]);
}

#[test]
fn a_try_out_asks_by_how_many_against_whom_and_from_where() {
    let mut driver = Driver::new(SIZE);
    driver.click("Variants");
    driver.click("Try out Duel");
    assert!(driver.shows("nothing of it is kept"));
    driver.click("Cancel");
    assert_eq!(driver.app().screen(), Screen::Variants);
    driver.click("Try out Tikal");
    driver.click("3 players");
    driver.click("novice");
    driver.begin_try_out();
    let levels = |driver: &Driver| driver.seat_records().iter().map(|seat| seat.player.clone()).collect::<Vec<_>>();
    let novice = || Player::Computer("novice".to_owned());
    assert_eq!(levels(&driver), [Player::Human, novice(), novice()]);
    let left = |driver: &Driver| driver.state().deck().len();
    let all = driver.rules().deck_for(3).len();
    assert!(left(&driver) + 1 >= all, "nothing is played yet");
    driver.execute(Command::Back);
    // What was chosen is proposed again.
    driver.click("Try out Tikal");
    driver.click("nobody: I play every seat");
    driver.click("its last turns");
    driver.begin_try_out();
    assert_eq!(levels(&driver), [Player::Human, Player::Human, Player::Human]);
    assert!(left(&driver) < all / 3, "{} of {all} tiles are left", left(&driver));
    assert_eq!(tikal::game::Game::seat(&driver.state()), Some(Seat::default()), "the first player is to move");
}
