//! Wrong turns: whatever else is tried in a step is refused, with a reason that is true then, and leads nowhere; where
//! the learner is free, the lesson goes on from anything.

use std::collections::BTreeSet;

use tikal::app::command::Command;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableAsk, TableCommand};
use tikal::app::tikal::lessons::Aim;
use tikal::app::{Given, Services};
use tikal::game::{Seat, text_of};
use tikal::hex::Rotation;
use tikal::tikal::{Action, Phase, Piece, State, TileKind};
use tikal::words::tikal::lessons::{LessonId, Task};

use super::{SIZE, do_step};
use crate::driver::Driver;
use crate::learn::steps::{play_to, run, skip_to, start};

/// Why what is told of a refused action is not true of the table. A key that is not listed is not checked, and says so.
#[expect(clippy::expect_used, reason = "a lesson that lacks what its steps speak of fails the test")]
fn untrue(driver: &Driver, action: Action, told: &str) -> Option<&'static str> {
    let (run, state, rules, costs) = (run(driver), driver.state(), driver.rules(), driver.rules().costs());
    let (own, points) = (run.learner(), state.points());
    let at = |name: &str| run.cell(name).expect("a cell");
    let band = |name: &str| state.band(at(name), own);
    let cost = |price: Option<u8>| price.expect("the variant of lessons has it");
    // What a step is about is marked, and so is what is to be clicked.
    let marked = |name: &str| run.cells().contains(&at(name)) || run.aims().contains(&Aim::Cell(at(name)));
    let strength = |name: &str, seat: Seat| state.strength(rules, at(name), seat);
    let others = || state.seats().iter().copied().filter(|&seat| seat != own);
    let way_in = |cell, rotation: Rotation| {
        let tile = state.hand()?;
        state.passages_if_placed(rules, cell, tile, rotation).into_iter().filter(|&cost| cost > 0).min()
    };
    // The way from the base camp to either temple of the first board.
    let to_temple = 2;
    // Of two explorers that are to enter, how many wait still.
    let to_enter = || 2_u8.saturating_sub(band("a5").explorers());
    let is_true = match (told, action) {
        ("learn-not-end", Action::End) => points > 0,
        ("learn-read-next", _) => run.is_read() && !run.is_last(),
        ("learn-turn-first", Action::Place { .. }) => matches!(run.stage().task, Task::Turn),
        // The words for one sort of action are not told of another.
        ("learn-not-end", _) | (_, Action::End) | ("learn-not-now", Action::Bid(_) | Action::Pass) => false,
        // It speaks of the card alone.
        ("learn-not-now", _) => true,
        ("learn-read-first", Action::Bid(_) | Action::Pass) => {
            let next = run.lesson().stages.get(run.index() + 1).map(|stage| &stage.task);
            matches!(next, Some(Task::Play(ways)) if ways[0][0].starts_with("bid"))
        }

        ("turn-place-long", Action::Place { cell, rotation }) => {
            at("c4") == cell && way_in(cell, rotation).is_some_and(|cost| cost > 1)
        }
        ("turn-place-other", Action::Place { cell, .. }) => {
            let is_ruin = state.hand().is_some_and(|tile| matches!(rules.tile(tile).kind, TileKind::Ruin(_)));
            at("c4") != cell && marked("c4") && is_ruin
        }
        ("turn-enter-other", Action::Enter { piece: Piece::Explorer, .. }) => state.reserve(own).has_leader(),
        ("turn-walk-other", _) => {
            let way = if band("a5").has_leader() { 2 } else { u8::from(band("b4").has_leader()) };
            way > 0 && points == way + cost(costs.dig) + 2 * costs.enter + to_temple
        }
        ("turn-dig-other", _) => band("c4").has_leader() && state.level(at("c4")) > 0 && state.owned(own).count() == 0,
        ("turn-explorers-other", _) => to_enter() > 0 && points == to_enter() * costs.enter + to_temple,
        ("turn-temple-other", _) => points == to_temple && marked("b5"),

        ("temples-place-other", Action::Place { cell, .. }) => {
            let shown = run.cells();
            !shown.is_empty() && !shown.contains(&cell)
        }
        ("temples-enter-other", _) => {
            let needed = to_enter() * costs.enter + 2 * to_temple + 2 * cost(costs.uncover);
            to_enter() > 0 && points == needed
        }
        ("temples-walk-other", _) => {
            let (waiting, there) = (band("a5").explorers(), band("a4").explorers());
            waiting > 0
                && waiting + there == 2
                && marked("a4")
                && points == waiting * to_temple + 2 * cost(costs.uncover)
        }
        ("temples-uncover-other", _) => {
            let (explorers, leader) = (band("a4").explorers(), u8::from(band("a4").has_leader()));
            explorers + leader == 2 && state.worked(at("a4")) == 0 && points == 2 * cost(costs.uncover)
        }
        ("temples-second-other", _) => {
            state.worked(at("a4")) == 1 && points == 2 && cost(costs.uncover) == 2 && marked("a4")
        }
        // The leader is not there yet; with it the temple is hers again.
        ("temples-leader-other", _) => {
            let leader = rules.leader_strength();
            let (now, most) = (strength("a4", own), others().map(|seat| strength("a4", seat)).max());
            !band("a4").has_leader() && most.is_some_and(|most| now < most && most < now + leader)
        }

        ("volcano-guard-other", _) => {
            let ledger = driver.insight().expect("nobody is purist").ledger;
            let temple = ledger.iter().find(|standing| standing.temple == at("c5")).expect("a temple");
            let taken = temple.claims.iter().any(|claim| claim.seat != own && claim.price.is_some());
            marked("c5") && state.controls(rules, at("c5"), own) && state.guard(at("c5")).is_none() && taken
        }
        // Another one that is hers, and brings less.
        ("volcano-guard-place", Action::Guard { temple, .. }) => {
            temple != at("c5") && state.level(temple) < state.level(at("c5")) && marked("c5")
        }
        ("volcano-camp-other", _) => Some(points) == costs.camp && marked("d3") && state.clearings().contains(at("d3")),
        ("volcano-enter-other", _) => state.camps(own).contains(at("d3")) && state.reserve(own).explorers() > 0,
        ("volcano-transfer-other", _) => {
            band("a5").explorers() > 0 && state.camps(own).contains(at("d3")) && marked("d3")
        }

        // Who passes is not asked again in this auction.
        ("auction-two-pass", Action::Pass) => {
            let mut after = state;
            let is_played = after.apply(rules, Action::Pass, &mut Vec::new()).is_ok();
            is_played && matches!(after.phase(), Phase::Bid(auction) if auction.passed.contains(own))
        }
        ("auction-two-other", Action::Bid(_)) => {
            let bids = driver.legal().into_iter().filter_map(|action| match action {
                Action::Bid(points) => Some(points),
                _ => None,
            });
            bids.min() == Some(2)
        }
        ("auction-five-other", Action::Bid(_) | Action::Pass) => {
            let next = run.lesson().stages.get(run.index() + 1).map(|stage| &stage.task);
            let all_pass = matches!(next, Some(Task::Watch(shown)) if shown.iter().all(|action| action == "pass"));
            all_pass && driver.legal().contains(&Action::Bid(5))
        }
        _ => return Some("is told of something that nobody has checked it for"),
    };
    (!is_true).then_some("is not so")
}

/// Tries every legal action, and takes back what is welcome. Returns how many were refused, and the welcome ones that do
/// not end the step.
fn try_everything(driver: &mut Driver, told: &mut BTreeSet<&'static str>) -> (usize, Vec<Action>) {
    let (id, index, steps) = (run(driver).id(), run(driver).index(), driver.steps());
    let person = driver.person_to_move().is_some();
    let legal = if person { driver.legal() } else { Vec::new() };
    let (mut refused, mut begun) = (0, Vec::new());
    for action in legal {
        let text = text_of::<State>(driver.rules(), action);
        driver.send_ask(Ask::Play(action));
        if driver.steps() > steps {
            // It is what the step asks for, or as good.
            assert_eq!(run(driver).refusal(), None, "{id:?}, step {index}: {text}");
            if run(driver).index() == index {
                begun.push(action);
            }
            driver.send(TableCommand::TakeBack(steps));
            // What chance has brought, only the card takes back.
            while run(driver).index() > index || driver.steps() > steps {
                driver.send(LessonCommand::Back);
            }
            assert_eq!((run(driver).index(), driver.steps()), (index, steps), "{id:?}, step {index}: {text}");
            continue;
        }
        let key = run(driver).refusal().unwrap_or_else(|| panic!("{id:?}, step {index}: {text} comes to nothing"));
        assert!(run(driver).notes().any(|note| note == key), "{id:?}, step {index}: the card keeps no room for {key}");
        assert_eq!(untrue(driver, action, key), None, "{id:?}, step {index}: {text} is answered by {key}");
        told.insert(key);
        refused += 1;
    }
    (refused, begun)
}

#[test]
fn every_wrong_turn_is_refused_with_a_true_reason_and_leads_nowhere() {
    let (mut driver, mut refused, mut told) = (Driver::new(SIZE), 0, BTreeSet::new());
    for id in LessonId::ALL {
        driver.send(LessonCommand::Restart(id.into()));
        while !run(&driver).is_last() {
            let (index, steps) = (run(&driver).index(), driver.steps());
            let (count, begun) = try_everything(&mut driver, &mut told);
            refused += count;
            // The same in the middle of a step that asks for several actions.
            let is_free = matches!(run(&driver).stage().task, Task::Free);
            for action in begun.into_iter().filter(|_| !is_free) {
                driver.send_ask(Ask::Play(action));
                refused += try_everything(&mut driver, &mut told).0;
                driver.send(TableCommand::TakeBack(steps));
                assert_eq!((run(&driver).index(), driver.steps()), (index, steps), "{id:?}");
            }
            for command in strange_commands() {
                driver.send(command);
            }
            while run(&driver).index() < index {
                driver.send(LessonCommand::Next);
            }
            while run(&driver).index() > index {
                driver.send(LessonCommand::Back);
            }
            driver.send(LessonCommand::Next);
            assert_eq!(run(&driver).index(), index + 1, "{id:?}: there is a way on from step {index}");
        }
    }
    assert!(refused > 100, "{refused}");
    // Whatever a lesson has to tell of another turn was told.
    let written = super::stages().flat_map(|(_, _, stage)| {
        stage.other.iter().chain(stage.instead_of.iter().map(|(_, key)| key)).map(String::as_str)
    });
    let untold: Vec<&str> = written.filter(|key| !told.contains(key)).collect();
    assert!(untold.is_empty(), "{untold:?}");
}

/// The commands to the table beside playing.
fn strange_commands() -> Vec<TableAsk> {
    vec![
        TableCommand::Redo.into(),
        TableCommand::PlayAgain(2).into(),
        TableCommand::LookBack(Some(0)).into(),
        TableCommand::LookBack(None).into(),
        TableAsk::Own(Ask::Turn { clockwise: false, over: None }),
        TableAsk::Any(TableCommand::AskToEnd),
        TableAsk::Any(TableCommand::LetGo),
        TableAsk::Own(Ask::Select(None)),
        TableCommand::Hurry.into(),
        TableCommand::Undo.into(),
        TableCommand::Restart.into(),
    ]
}

#[test]
fn a_lesson_goes_on_from_whatever_a_free_learner_does() {
    let mut driver = Driver::new(SIZE);
    for seed in 0..40_usize {
        for id in LessonId::ALL {
            driver.send(LessonCommand::Restart(id.into()));
            let mut mix = seed;
            while !run(&driver).is_last() {
                let index = run(&driver).index();
                let is_free = match &run(&driver).stage().task {
                    Task::Free => true,
                    Task::Play(ways) => !ways[0][0].contains(' ') && ways[0][0] != "end",
                    Task::Read | Task::Turn | Task::Watch(_) => false,
                };
                while is_free && run(&driver).index() == index {
                    let legal = driver.legal();
                    mix = mix.wrapping_mul(2_654_435_761).wrapping_add(97);
                    driver.send_ask(Ask::Play(legal[(mix >> 9) % legal.len()]));
                    assert_eq!(run(&driver).refusal(), None, "{id:?}, step {index}");
                }
                if run(&driver).index() == index {
                    let steps = driver.steps();
                    driver.send(LessonCommand::Next);
                    assert_eq!(run(&driver).index(), index + 1, "{id:?}, seed {seed}");
                    let task = &run(&driver).lesson().stages[index].task;
                    if let Task::Watch(shown) = task {
                        let chance = |action: &Action| matches!(action, Action::Draw(_) | Action::Reveal(_));
                        let played = driver.actions().into_iter().skip(steps).filter(|action| !chance(action)).count();
                        assert_eq!(played, shown.len(), "{id:?}, seed {seed}: what is told in step {index} is played");
                    }
                }
            }
        }
    }
}

#[test]
fn tiles_can_be_placed_in_every_rotation_that_a_step_welcomes() {
    let mut driver = Driver::new(SIZE);
    for id in LessonId::ALL {
        for turned in Rotation::ALL {
            driver.send(LessonCommand::Restart(id.into()));
            while !run(&driver).is_last() {
                let index = run(&driver).index();
                let fits = |action: &Action| matches!(action, Action::Place { rotation, .. } if *rotation == turned);
                let is_placing = matches!(driver.state().phase(), Phase::Place(_));
                for action in driver.legal().into_iter().filter(|action| is_placing && fits(action)) {
                    if run(&driver).index() == index {
                        driver.send_ask(Ask::Play(action));
                    }
                }
                if run(&driver).index() == index {
                    driver.send(LessonCommand::Next);
                }
                assert!(run(&driver).index() > index);
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
        driver.execute(LessonCommand::Next.into());
    }
    assert_eq!(driver.state().points(), 7);
    let (index, steps) = (run(&driver).index(), driver.steps());
    driver.click("End turn");
    assert!(driver.shows("7 action points would be lost") && driver.steps() == steps, "it asks");
    driver.click("Keep playing");
    assert!(!driver.asks_to_end() && run(&driver).index() == index);
    driver.click("End turn");
    driver.click("End anyway");
    assert_eq!(run(&driver).index(), index + 1);
}

#[test]
fn a_turn_that_has_to_go_on_is_not_asked_about_but_refused_at_once() {
    let mut driver = asking(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    skip_to(&mut driver, "turn-dig");
    driver.click("End turn");
    assert!(!driver.asks_to_end());
    assert!(driver.shows("Not yet: action points are left, and the lesson still needs them."));
    do_step(&mut driver);
    assert_eq!(run(&driver).stage().what, "turn-sets");
}

#[test]
fn nobody_thinks_while_a_lesson_waits_for_the_learner() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::Auction);
    assert!(driver.shows("Read the card, then press “Next”"));
    assert!(!driver.shows("is thinking") && !driver.shows("Hurry"));
    // While others play, somebody thinks and can be hurried.
    let given = Given { pause: Some(30.0), ..Services::for_tests().given };
    let mut driver = Driver::with(SIZE, Services { given, ..Services::for_tests() });
    driver.execute(LessonCommand::Start(LessonId::Auction.into()).into());
    for _ in 0..2 {
        driver.send(LessonCommand::Next);
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
    let (index, selection) = (run(&driver).index(), driver.selection());
    assert!(selection.is_some());
    driver.execute(LessonCommand::Leave.into());
    driver.execute(LessonCommand::Start(LessonId::FirstTurn.into()).into());
    assert_eq!((run(&driver).index(), driver.selection()), (index, selection));
    driver.execute(Command::Show(tikal::app::route::Screen::Rules));
    driver.execute(Command::Back);
    assert_eq!((run(&driver).index(), driver.selection()), (index, selection));
    do_step(&mut driver);
    assert_eq!(run(&driver).index(), index + 1);
}

#[test]
fn a_tile_is_turned_in_each_of_the_ways_that_the_lesson_names() {
    for way in 0..3 {
        let mut driver = Driver::new(SIZE);
        start(&mut driver, LessonId::FirstTurn);
        play_to(&mut driver, "turn-turning");
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
    play_to(&mut driver, "temples-walk");
    driver.click_with_shift("Hex a4,");
    assert_eq!(run(&driver).stage().what, "temples-uncover");
}

#[test]
fn the_hex_that_a_step_speaks_of_is_marked_before_anything_is_done() {
    let mut driver = Driver::new(SIZE);
    start(&mut driver, LessonId::FirstTurn);
    skip_to(&mut driver, "turn-place");
    let c4 = run(&driver).cell("c4").expect("a cell");
    for _ in 0..6 {
        assert!(driver.pointed().cells.contains(&c4), "however the tile is turned");
        driver.click("Turn the tile clockwise");
    }
}
