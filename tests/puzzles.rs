//! The puzzles that the program brings: legal, with a solution that ends where it says and that computers find; and how
//! they are solved in the window.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::collections::BTreeSet;

use tikal::ai::{Budget, Effort, Level, Thought, TurnQuestion, end_of, judge, suggest};
use tikal::game::{Actor, View};
use tikal::library::{CLASSIC, TikalLibrary};
use tikal::puzzles::{Grade, LEAD, PuzzleGame, read, write};
use tikal::tikal::{Action, Phase, State};

#[test]
fn every_puzzle_begins_with_a_turn_and_its_solution_is_legal_to_the_end_of_it() {
    let library = TikalLibrary::built_in();
    for puzzle in State::built_in() {
        let rules = library.find(&puzzle.position.variant).unwrap().as_ref();
        let posed = puzzle.pose(rules).unwrap();
        assert!(matches!(posed.start.phase(), Phase::Place(_) | Phase::Act), "{}", puzzle.id);
        assert_eq!(posed.solution.last(), Some(&Action::End), "{}", puzzle.id);
        assert_eq!(end_of(rules, &posed.start, &posed.solution), Some(posed.end));
        assert!(
            posed.end.turn() != posed.start.turn() || posed.end.phase() != Phase::Act || {
                posed.end.actor() != Actor::Seat(posed.start.seat())
            }
        );
        // Nothing in it is left to chance.
        assert!(!posed.solution.iter().any(|action| matches!(action, Action::Dig(_) | Action::Reveal(_))));
        assert!(puzzle.share - puzzle.next >= LEAD - 0.001 && puzzle.share <= 1.0, "{}", puzzle.id);
    }
}

#[test]
fn there_are_at_least_thirty_of_both_games_in_three_grades_each_known_by_its_own_id() {
    let puzzles = State::built_in();
    assert!(puzzles.len() >= 30, "{}", puzzles.len());
    let ids: BTreeSet<&str> = puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len());
    for grade in Grade::ALL {
        for auction in [false, true] {
            let is_one =
                |puzzle: &tikal::puzzles::Puzzle<State>| puzzle.grade == grade && puzzle.is_auction() == auction;
            assert!(puzzles.iter().any(is_one), "{grade}, auction: {auction}");
        }
    }
}

#[test]
fn a_set_is_read_as_it_was_written_and_what_is_none_is_refused() {
    let some = &State::built_in()[..3];
    assert_eq!(read(&write(some).unwrap()).unwrap(), some);
    assert!(read::<State>("[(id: 3)]").is_err());
    let library = TikalLibrary::built_in();
    let mut broken = some[0].clone();
    broken.solution.insert(0, "end".to_owned());
    assert!(broken.pose(library.find(CLASSIC).unwrap()).is_err());
}

#[test]
fn adept_finds_every_easy_puzzle() {
    let library = TikalLibrary::built_in();
    let mut missed = Vec::new();
    for puzzle in State::built_in().iter().filter(|puzzle| puzzle.grade == Grade::Easy) {
        let rules = library.find(&puzzle.position.variant).unwrap().as_ref();
        let posed = puzzle.pose(rules).unwrap();
        let view = View::of(&posed.start, Some(posed.start.seat()));
        let plan = suggest::<State>(rules, &view, Level::Adept, Budget::Level, 0).into_plan();
        if end_of(rules, &posed.start, &plan) != Some(posed.end) {
            missed.push(&puzzle.id);
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}

/// With few nodes the judge is as strong as this at least: a floor below which no change may bring it.
#[test]
fn a_small_search_prefers_the_solution_of_most_puzzles() {
    let library = TikalLibrary::built_in();
    let tried: Vec<_> = State::built_in().iter().step_by(6).collect();
    let found = tried.iter().filter(|puzzle| {
        let rules = library.find(&puzzle.position.variant).unwrap().as_ref();
        let posed = puzzle.pose(rules).unwrap();
        let effort = Effort { nodes: 100_000, ways: 1 };
        let judgement = judge(rules, &TurnQuestion::best_in(&posed.start), effort, 1, &Thought::default()).unwrap();
        end_of(rules, &posed.start, &judgement.best().actions) == Some(posed.end)
    });
    let found = found.count();
    assert!(found * 2 >= tried.len(), "{found} of {}", tried.len());
}

#[cfg(feature = "window")]
mod in_the_window {
    use std::path::Path;

    use egui::Key;
    use tikal::app::Services;
    use tikal::app::command::Command;
    use tikal::app::kit::settings::Settings;
    use tikal::app::route::Screen;
    use tikal::app::tikal::command::TableCommand;
    use tikal::app::tikal::table::Answer;
    use tikal::words::{Language, Texts};

    use super::*;
    use crate::driver::{Driver, scratch};

    const SIZE: [f32; 2] = [1280.0, 800.0];

    fn keeping(folder: &Path) -> Services {
        Services { lessons: Some(folder.join("lessons.ron")), ..Services::for_tests() }
    }

    fn play_solution(driver: &mut Driver, number: usize) {
        let solution = State::built_in()[number].pose(driver.rules()).unwrap().solution;
        for action in solution {
            driver.act(action);
        }
    }

    #[test]
    fn a_solved_puzzle_is_told_and_has_its_mark_in_the_next_run() {
        let folder = scratch();
        let mut driver = Driver::with(SIZE, keeping(folder.path()));
        driver.execute(Command::Show(Screen::Learn));
        assert!(driver.shows("Puzzles") && !driver.shows(&format!("1 of {} solved", State::built_in().len())));
        driver.activate_starting("Puzzle 1: ");
        assert_eq!(driver.app().screen(), Screen::Table);
        assert!(driver.shows("One turn is clearly best here") && driver.person_to_move().is_some());
        play_solution(&mut driver, 0);
        assert_eq!(driver.puzzle().unwrap().answer(), Some(Answer::Right));
        assert!(driver.shows("Right!"));
        driver.press(egui::Modifiers::NONE, Key::Escape);
        assert_eq!(driver.app().screen(), Screen::Learn, "the way back leads to where it was begun");
        drop(driver);

        let mut driver = Driver::with(SIZE, keeping(folder.path()));
        driver.execute(Command::Show(Screen::Learn));
        assert!(driver.shows(&format!("1 of {} solved", State::built_in().len())) && driver.shows("Puzzle 1, solved"));
    }

    #[test]
    fn it_is_told_who_acts_after_the_turn_in_both_games() {
        let mut driver = Driver::new(SIZE);
        let auctioned = |puzzle: &tikal::puzzles::Puzzle<State>| puzzle.is_auction();
        let number = |wanted: bool| State::built_in().iter().position(|puzzle| auctioned(puzzle) == wanted).unwrap();
        for number in [number(false), number(true)].into_iter().chain((0..State::built_in().len()).step_by(5)) {
            driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, number));
            let posed = State::built_in()[number].pose(driver.rules()).unwrap();
            let next = format!("Player {}", posed.end.seat().index() + 1);
            let told = match posed.end.phase() {
                Phase::Over => "It is the last turn of the game.".to_owned(),
                _ if posed.end.seat() == posed.start.seat() => "After that you act again.".to_owned(),
                Phase::Draw | Phase::Bid(_) if posed.end.is_auction() => {
                    format!("After you the next turn is auctioned, beginning with {next}.")
                }
                _ => format!("After you, {next} acts."),
            };
            assert!(driver.shows(&told), "{number}: {told}");
        }
    }

    #[test]
    fn another_turn_is_graded_with_its_reasons_and_can_be_tried_again() {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, 0));
        let start = driver.state();
        if let Phase::Place(_) = start.phase() {
            driver.act(driver.legal()[0]);
        }
        driver.act(Action::End);
        let Some(Answer::Wrong { chance, best }) = driver.puzzle().unwrap().answer() else {
            panic!("{:?}", driver.puzzle().unwrap().answer())
        };
        assert!(chance.share < best.share, "{chance:?} {best:?}");
        assert!(driver.shows("Not the best") && driver.stands_still() || driver.state().phase() == Phase::Over);
        driver.click("Try again");
        assert_eq!((driver.state(), driver.steps()), (start, 0));
        assert!(driver.puzzle().unwrap().answer().is_none());
        play_solution(&mut driver, 0);
        assert_eq!(driver.puzzle().unwrap().answer(), Some(Answer::Right));
        driver.click("Next puzzle");
        assert_eq!(driver.puzzle().unwrap().number, 1);
    }

    #[test]
    fn the_solution_is_shown_step_by_step_and_then_counts_no_more_as_solved() {
        let folder = scratch();
        let mut driver = Driver::with(SIZE, keeping(folder.path()));
        driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, 0));
        let start = driver.state();
        driver.click("Show the solution");
        let advice = driver.advice().unwrap();
        let solution = State::built_in()[0].pose(driver.rules()).unwrap().solution;
        assert!(advice.actions.iter().eq(solution.iter().filter(|&&action| action != Action::End)) && advice.ends);
        assert_eq!(driver.state() == start, advice.actions.is_empty(), "on a copy");
        driver.command(TableCommand::PlayPlan);
        driver.act(Action::End);
        assert_eq!(driver.puzzle().unwrap().answer(), Some(Answer::Right));
        driver.execute(Command::Show(Screen::Learn));
        assert!(driver.shows("Puzzles") && !driver.shows(&format!("1 of {} solved", State::built_in().len())));
    }

    #[test]
    fn every_puzzle_can_be_begun_in_every_language_in_a_small_window_with_large_letters() {
        let mut driver = Driver::new(SIZE);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let settings = Settings { language: Some(language), scale: 1.5, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.harness.set_size(egui::vec2(1024.0, 700.0) / 1.5);
            for number in (0..State::built_in().len()).step_by(7) {
                driver.execute(Command::Puzzle(tikal::games::GameId::Tikal, number));
                assert_eq!(driver.puzzle().unwrap().number, number);
                assert!(driver.shows(&texts.say("puzzle-asked")), "{language:?}, {number}");
                assert!(driver.has(&texts.say("puzzle-solution")), "{language:?}, {number}");
            }
        }
    }
}
