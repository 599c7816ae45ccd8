//! The line above the buttons says only what can be done; the log keeps its letters; the plot has its scoring rounds; a
//! first game tells what each question is about.

use std::collections::BTreeSet;

use tikal::app::Services;
use tikal::app::legend::command::Ask;
use tikal::app::route::Screen;
use tikal::app::table::{LessonCommand, Scoring, TableCommand, TableGame};
use tikal::games::GameId;
use tikal::legend::{Action, Phase, State};
use tikal::words::{Language, Texts};

use super::window::{ask, at, finished, legend, lift, play_until, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

#[test]
fn what_is_asked_in_the_drafting_is_what_can_be_taken() {
    let mut driver = at(SIZE, table(2, &[0, 1], 4), Services::for_tests());
    assert!(driver.shows(": take a place of the order, a token, a tile or a card"));
    let mut said = BTreeSet::new();
    while legend(&driver).state().phase() == Phase::Draft {
        let legal = legend(&driver).legal().to_vec();
        let may = [
            ("a place of the order", legal.iter().any(|action| matches!(action, Action::DraftOrder(_)))),
            ("a token", legal.iter().any(|action| matches!(action, Action::DraftToken(_)))),
            ("a tile", legal.iter().any(|action| matches!(action, Action::DraftTile(_)))),
            ("a card", legal.iter().any(|action| matches!(action, Action::DraftCard(_)))),
        ];
        let may: Vec<&str> = may.into_iter().filter(|may| may.1).map(|may| may.0).collect();
        let (last, first) = may.split_last().unwrap();
        let list = if first.is_empty() { (*last).to_owned() } else { format!("{} or {last}", first.join(", ")) };
        assert!(driver.shows(&format!(": take {list}")), "{list}");
        said.insert(list);
        ask(&mut driver, Ask::Play(legal[0]));
    }
    assert!(said.len() > 2, "{said:?}");
    // Nothing can be passed before the token is activated.
    assert!(driver.shows("play or keep a card, lay a tile or activate the token"));
    assert!(!driver.shows("or pass"));
}

#[test]
fn the_letters_of_the_log_stay_as_large_when_another_person_reads_it() {
    let mut driver = at(SIZE, table(3, &[0, 1, 2], 2), Services::for_tests());
    play_until(&mut driver, 2, |state| state.round() == 2);
    let heights = |driver: &Driver| {
        let lines = driver.written().into_iter();
        let of_log = lines.filter(|(text, _)| text.galley.text().starts_with("takes "));
        of_log.map(|(text, _)| text.galley.rows[0].height().round() as i32).collect::<BTreeSet<i32>>()
    };
    let mut seen = BTreeSet::new();
    for _ in 0..12 {
        let legal = legend(&driver).legal().to_vec();
        ask(&mut driver, Ask::Play(legal[0]));
        lift(&mut driver);
        seen.extend(heights(&driver));
    }
    assert_eq!(seen.len(), 1, "{seen:?}");
}

#[test]
fn the_plot_marks_every_scoring_round_and_the_last_one() {
    let driver = at(SIZE, finished(3, &[0], 7), Services::for_tests());
    let scorings: Vec<Scoring> = State::course(legend(&driver)).iter().filter_map(|moment| moment.scoring).collect();
    let volcanoes = scorings.iter().filter(|&&scoring| scoring == Scoring::Within).count();
    assert_eq!(scorings.last(), Some(&Scoring::Final));
    assert!(volcanoes > 0 && volcanoes + 1 == scorings.len(), "{scorings:?}");
}

#[test]
fn a_first_game_tells_what_each_question_is_about_until_it_is_closed() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::FirstGame(GameId::Legend).into());
    assert_eq!(driver.app().screen(), Screen::Table);
    let mut told = BTreeSet::new();
    for step in 0..60 {
        let Some(words) = legend(&driver).first_words() else { break };
        if told.insert(words) {
            for language in Language::ALL {
                driver.speak(language);
                assert!(driver.shows(&Texts::new(language).say(words)), "{words} in {language:?}");
            }
            driver.speak(Language::English);
        }
        let legal = legend(&driver).legal().to_vec();
        let is_wanted = |action: &&Action| match legend(&driver).state().phase() {
            Phase::Turn => matches!(action, Action::Play { .. } | Action::Activate),
            _ => true,
        };
        let action = *legal.iter().find(is_wanted).unwrap_or(&legal[step % legal.len()]);
        ask(&mut driver, Ask::Play(action));
        driver.harness.run_steps(1);
        wait_for_person(&mut driver);
    }
    assert!(told.contains("legend-first-draft") && told.contains("legend-first-turn"), "{told:?}");
    assert!(driver.has("Tell me no more"));
    driver.click("Tell me no more");
    assert!(legend(&driver).first_words().is_none() && !driver.has("Tell me no more"));
}

/// Lets the computers play on.
fn wait_for_person(driver: &mut Driver) {
    for _ in 0..400 {
        if legend(driver).person_to_move().is_some() || legend(driver).is_over() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
        driver.run();
    }
    panic!("the computer does not play");
}

#[test]
fn no_other_game_tells_of_it() {
    let driver = at(SIZE, table(2, &[0, 1], 4), Services::for_tests());
    assert!(legend(&driver).first_words().is_none() && !driver.has("Tell me no more"));
}

#[test]
fn no_line_of_the_log_is_cut_whatever_is_turned_up() {
    let mut cut = BTreeSet::new();
    for language in Language::ALL {
        let mut driver = at(SIZE, table(4, &[0, 1, 2, 3], 2), Services::for_tests());
        driver.speak(language);
        let mut cards = BTreeSet::new();
        for round in 1..=4 {
            play_until(&mut driver, 2, |state| state.round() > round);
            let steps = legend(&driver).steps();
            for step in (1..steps).rev().step_by(5) {
                driver.execute(TableCommand::LookBack(Some(step)).into());
                let board = State::board_rect(legend(&driver)).unwrap();
                let beside = driver.written().into_iter().filter(|(text, _)| text.pos.x > board.right());
                for (text, _) in beside {
                    cut.extend(text.galley.elided.then(|| format!("{language:?}: {}", text.galley.text())));
                    cards.extend(text.galley.text().strip_prefix("Turned up: ").map(str::to_owned));
                }
            }
            driver.execute(TableCommand::LookBack(None).into());
        }
        assert!(language != Language::English || cards.len() > 12, "{cards:?}");
    }
    assert!(cut.is_empty(), "{cut:#?}");
}
