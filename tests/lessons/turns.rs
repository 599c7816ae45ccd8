//! Wrong turns: whatever else is tried in a step is refused, with a reason that is true then, and leads nowhere; where
//! the learner is free, the lesson goes on from anything.

use tikal::app::command::{Command, LearnCommand, TableCommand};
use tikal::app::tikal::lessons::{LessonId, Run, Task};
use tikal::app::{Given, Services};
use tikal::game::text_of;
use tikal::hex::Rotation;
use tikal::library::Library;
use tikal::tikal::{Action, Phase, State};

use super::{SIZE, do_step};
use crate::driver::Driver;
use crate::learn::steps::{run, start};

/// Why what is told of a refused action is not true.
fn untrue(run: &Run, action: Action, told: &str) -> Option<&'static str> {
    let (state, rules) = (run.table().state(), run.table().rules());
    let way_in = |cell, rotation: Rotation| {
        let tile = state.hand()?;
        state.passages_if_placed(rules, cell, tile, rotation).into_iter().filter(|&cost| cost > 0).min()
    };
    let is_true = match (told, action) {
        ("learn-not-end", Action::End) => state.points() > 0,
        // The words for one sort of action are not told of another.
        ("learn-not-end", _) | (_, Action::End) => false,
        ("turn-place-long", Action::Place { cell, rotation }) => {
            run.cell("c4") == Some(cell) && way_in(cell, rotation).is_some_and(|cost| cost > 1)
        }
        ("turn-place-other", Action::Place { cell, .. }) => run.cell("c4") != Some(cell),
        ("temples-place-other", Action::Place { cell, .. }) => !run.cells().contains(&cell),
        ("temples-second-other" | "turn-temple-other", _) => state.points() == 2,
        ("volcano-camp-other", _) => Some(state.points()) == rules.costs().camp,
        _ => !told.contains("-place-"),
    };
    (!is_true).then_some("is not so")
}

#[test]
fn every_wrong_turn_is_refused_with_a_true_reason_and_leads_nowhere() {
    let library = Library::built_in();
    let mut refused = 0;
    for id in LessonId::ALL {
        let mut run = Run::new(id, &library).expect("the variant of lessons is built in");
        while !run.is_last() {
            let index = run.index();
            let person = run.table().person_to_move().is_some();
            let legal = if person { run.table().legal().to_vec() } else { Vec::new() };
            for action in legal {
                let (steps, text) = (run.table().steps(), text_of::<State>(run.table().rules(), action));
                run.execute(TableCommand::Play(action));
                if run.table().steps() > steps {
                    // It is what the step asks for, or as good.
                    assert_eq!(run.refusal(), None, "{id:?}, step {index}: {text}");
                    run.execute(TableCommand::TakeBack(steps));
                    // What chance has brought, only the card takes back.
                    while run.index() > index || run.table().steps() > steps {
                        run.back();
                    }
                    assert_eq!((run.index(), run.table().steps()), (index, steps), "{id:?}, step {index}: {text}");
                    continue;
                }
                let told = run.refusal().unwrap_or_else(|| panic!("{id:?}, step {index}: {text} comes to nothing"));
                assert_eq!(untrue(&run, action, told), None, "{id:?}, step {index}: {text} is answered by {told}");
                refused += 1;
            }
            for command in strange_commands() {
                run.execute(command);
            }
            while run.index() < index {
                run.next();
            }
            while run.index() > index {
                run.back();
            }
            run.next();
            assert_eq!(run.index(), index + 1, "{id:?}: there is a way on from step {index}");
        }
    }
    assert!(refused > 100, "{refused}");
}

/// What the table may be asked for beside playing.
fn strange_commands() -> Vec<TableCommand> {
    vec![
        TableCommand::Redo,
        TableCommand::PlayAgain(2),
        TableCommand::LookBack(Some(0)),
        TableCommand::LookBack(None),
        TableCommand::Turn { clockwise: false, over: None },
        TableCommand::AskToEnd(true),
        TableCommand::AskToEnd(false),
        TableCommand::Select(None),
        TableCommand::Hurry,
        TableCommand::Undo,
        TableCommand::Restart,
    ]
}

#[test]
fn a_lesson_goes_on_from_whatever_a_free_learner_does() {
    let library = Library::built_in();
    for seed in 0..40_usize {
        for id in LessonId::ALL {
            let mut run = Run::new(id, &library).expect("the variant of lessons is built in");
            let mut mix = seed;
            while !run.is_last() {
                let index = run.index();
                let is_free = match &run.stage().task {
                    Task::Free => true,
                    Task::Play(ways) => !ways[0][0].contains(' ') && ways[0][0] != "end",
                    Task::Read | Task::Turn | Task::Watch(_) => false,
                };
                while is_free && run.index() == index {
                    let legal = run.table().legal().to_vec();
                    mix = mix.wrapping_mul(2_654_435_761).wrapping_add(97);
                    run.execute(TableCommand::Play(legal[(mix >> 9) % legal.len()]));
                    assert_eq!(run.refusal(), None, "{id:?}, step {index}");
                }
                if run.index() == index {
                    let steps = run.table().steps();
                    run.next();
                    assert_eq!(run.index(), index + 1, "{id:?}, seed {seed}");
                    let task = &run.lesson().stages[index].task;
                    if let Task::Watch(shown) = task {
                        let chance = |action: &Action| matches!(action, Action::Draw(_) | Action::Reveal(_));
                        let played = run.table().actions().skip(steps).filter(|action| !chance(action)).count();
                        assert_eq!(played, shown.len(), "{id:?}, seed {seed}: what is told in step {index} is played");
                    }
                }
            }
        }
    }
}

#[test]
fn tiles_can_be_placed_in_every_rotation_that_a_step_welcomes() {
    let library = Library::built_in();
    for id in LessonId::ALL {
        for turned in Rotation::ALL {
            let mut run = Run::new(id, &library).expect("the variant of lessons is built in");
            while !run.is_last() {
                let index = run.index();
                let fits = |action: &&Action| matches!(action, Action::Place { rotation, .. } if *rotation == turned);
                let places: Vec<Action> = run.table().legal().iter().filter(fits).copied().collect();
                for action in places
                    .into_iter()
                    .filter(|_| matches!(run.table().state().phase(), Phase::Place(_)))
                    .collect::<Vec<_>>()
                {
                    if run.index() == index {
                        run.execute(TableCommand::Play(action));
                    }
                }
                if run.index() == index {
                    run.next();
                }
                assert!(run.index() > index);
            }
        }
    }
}

/// A window in which questions and recaps come up as they are set.
pub fn asking(size: [f32; 2]) -> Driver {
    let given = Given { pause: Some(0.0), ..Services::for_tests().given };
    Driver::with(size, Services { quiet: false, given, ..Services::for_tests() })
}

#[test]
fn a_lesson_asks_before_points_are_lost_as_a_game_does() {
    let mut driver = asking(SIZE);
    start(&mut driver, LessonId::Temples);
    while !matches!(run(&driver).stage().task, Task::Free) {
        driver.execute(LearnCommand::Next.into());
    }
    assert_eq!(driver.state().points(), 7);
    let (index, steps) = (run(&driver).index(), driver.table().steps());
    driver.click("End turn");
    assert!(driver.shows("7 action points would be lost") && driver.table().steps() == steps, "it asks");
    driver.click("Keep playing");
    assert!(!driver.table().asks_to_end() && run(&driver).index() == index);
    driver.click("End turn");
    driver.click("End anyway");
    assert_eq!(run(&driver).index(), index + 1);
}

#[test]
fn a_turn_that_has_to_go_on_is_not_asked_about_but_refused_at_once() {
    let mut driver = asking(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    while run(&driver).stage().what != "turn-dig" {
        driver.execute(LearnCommand::Next.into());
    }
    driver.click("End turn");
    assert!(!driver.table().asks_to_end());
    assert!(driver.shows("Not yet: action points are left, and the lesson still needs them."));
    do_step(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-sets");
}

#[test]
fn nobody_thinks_while_a_lesson_waits_for_the_learner() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Auction);
    assert!(driver.shows("Read the card; then it is Ben’s turn"));
    assert!(!driver.shows("is thinking") && !driver.shows("Hurry"));
    // While others play, somebody thinks and can be hurried.
    let given = Given { pause: Some(30.0), ..Services::for_tests().given };
    let mut driver = Driver::with(SIZE, Services { given, ..Services::for_tests() });
    driver.execute(LearnCommand::Start(LessonId::Auction).into());
    for _ in 0..2 {
        driver.harness.state_mut().execute(LearnCommand::Next.into(), &egui::Context::default());
        driver.harness.step();
    }
    driver.harness.step();
    assert!(run(&driver).is_watching());
    assert!(driver.shows("Ben is thinking") && driver.shows("Hurry"));
}

#[test]
fn a_lesson_that_was_left_goes_on_as_it_was() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    (0..6).for_each(|_| do_step(&mut driver));
    let (index, selection) = (run(&driver).index(), driver.table().selection());
    assert!(selection.is_some());
    driver.execute(LearnCommand::Leave.into());
    driver.execute(LearnCommand::Start(LessonId::FirstTurn).into());
    assert_eq!((run(&driver).index(), driver.table().selection()), (index, selection));
    driver.execute(Command::Show(tikal::app::route::Screen::Rules));
    driver.execute(Command::Back);
    assert_eq!((run(&driver).index(), driver.table().selection()), (index, selection));
    do_step(&mut driver);
    assert_eq!(run(&driver).index(), index + 1);
}

#[test]
fn a_tile_is_turned_in_each_of_the_ways_that_the_lesson_names() {
    for way in 0..3 {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, LessonId::FirstTurn);
        while run(&driver).stage().what != "turn-turning" {
            do_step(&mut driver);
        }
        match way {
            0 => driver.press(egui::Modifiers::NONE, egui::Key::R),
            1 => driver.wheel_over("Hex c4,"),
            _ => driver.click("Turn the tile clockwise"),
        }
        assert_eq!(run(&driver).stage().what, "turn-place", "way {way}");
    }
}

#[test]
fn with_shift_both_explorers_go_as_the_lesson_says() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Temples);
    while run(&driver).stage().what != "temples-walk" {
        do_step(&mut driver);
    }
    driver.click_with_shift("Hex a4,");
    assert_eq!(run(&driver).stage().what, "temples-uncover");
}

#[test]
fn the_hex_that_a_step_speaks_of_is_marked_before_anything_is_done() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    while run(&driver).stage().what != "turn-place" {
        driver.execute(LearnCommand::Next.into());
    }
    let c4 = run(&driver).cell("c4").expect("a cell");
    for _ in 0..6 {
        assert!(driver.table().pointed().cells.contains(&c4), "however the tile is turned");
        driver.click("Turn the tile clockwise");
    }
}
