//! The things that the program works out for whoever plays: hints with their reasons, plans, the recap, the reach of any
//! piece, the review of a finished game.

use egui::{Key, Modifiers};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::legend::command::Ask;
use tikal::app::route::Route;
use tikal::app::table::{Side, TableCommand, TableGame};
use tikal::game::{Actor, Seat};
use tikal::insight::legend::points_at_hand;
use tikal::legend::{Action, Phase, State};
use tikal::sitting::review::{Loss, PASSES};
use tikal::words::{Language, Texts};

use super::window::{ask, at, finished, legend, lift, play_until, table};
use crate::driver::{Driver, loud};

const SIZE: [f32; 2] = [1280.0, 800.0];

fn hint(driver: &mut Driver) {
    driver.press(Modifiers::NONE, Key::H);
    for _ in 0..8 {
        driver.harness.run_steps(4);
    }
}

// ---- Hints -----------------------------------------------------------------------------------------

#[test]
fn a_hint_says_what_and_why_in_every_part_of_a_round() {
    let mut driver = at(SIZE, table(3, &[0, 1, 2], 4), Services::for_tests());
    let mut reasons = 0;
    for (phase, round) in [(Phase::Draft, 1), (Phase::Turn, 1), (Phase::Act, 1), (Phase::Draft, 3), (Phase::Act, 3)] {
        play_until(&mut driver, 5, |state| {
            state.phase() == phase && state.round() >= round && (phase != Phase::Act || state.points() > 4)
        });
        let (seat, steps) = (legend(&driver).state().seat(), legend(&driver).steps());
        hint(&mut driver);
        // What is in sight is the copy on which it is tried out.
        let (copy, message) = (legend(&driver), driver.app().message());
        let advice = copy.advice().unwrap_or_else(|| panic!("{phase:?}: {:?} {message:?}", copy.notice()));
        assert_eq!((advice.seat, copy.sitting().branch_of()), (seat, Some(seat)));
        assert_eq!(copy.steps(), advice.actions.len());
        assert!(advice.ends || !advice.actions.is_empty(), "{phase:?}: it says what");
        // What ends a turn is told as what it does, not as the end.
        assert!(phase == Phase::Act || !advice.actions.is_empty(), "{phase:?}");
        assert!(driver.shows("Hint for") && driver.shows("What the level") && driver.shows("your chance to win"));
        // Nobody else is asked on the copy, even if the turn has passed on there.
        assert!(copy.person_to_move().is_none_or(|asked| asked == seat));
        let told = State::effects_told(&Texts::new(Language::English), copy, &advice.effects, true);
        for reason in &told {
            assert!(driver.shows(reason), "{phase:?}: {reason}");
        }
        reasons += told.len();
        let actions = advice.actions.clone();
        driver.execute(TableCommand::PlayPlan.into());
        let played: Vec<Action> = legend(&driver).sitting().seen_from(steps).filter_map(|step| step.action).collect();
        assert!(played.starts_with(&actions), "{phase:?}: {played:?}");
        lift(&mut driver);
    }
    assert!(reasons > 3, "{reasons}");
}

#[test]
fn a_hint_of_a_person_tells_nothing_that_only_others_have_seen() {
    for seed in 0..6 {
        let mut driver = at(SIZE, table(3, &[0, 1, 2], seed), Services::for_tests());
        play_until(&mut driver, seed, |state| state.round() > 3 && state.phase() == Phase::Act && state.points() > 4);
        lift(&mut driver);
        let view = *legend(&driver).state();
        hint(&mut driver);
        let copy = legend(&driver);
        assert!(copy.advice().is_some(), "seed {seed}");
        for ruin in view.ruins() {
            let tops =
                |state: &State| state.stack(copy.rules(), ruin).map(tikal::legend::Buried::kind).collect::<Vec<_>>();
            let (own, seen) = (tops(copy.state()), tops(&view));
            assert!(own.iter().rev().zip(seen.iter().rev()).all(|(own, seen)| own.is_none() || own == seen));
        }
    }
}

// ---- Plans -----------------------------------------------------------------------------------------

#[test]
fn turns_are_planned_while_another_person_acts_and_played_one_after_the_other() {
    let mut driver = at(SIZE, table(2, &[0, 1], 7), Services::for_tests());
    play_until(&mut driver, 3, |state| {
        let other = state.seats()[1 - state.seat().index()];
        let waits = !state.passed().contains(&other) && state.token(other).is_some();
        state.phase() == Phase::Turn && state.round() == 2 && waits && !state.right(other).as_slice().is_empty()
    });
    let (record, acting) = (legend(&driver).record(), legend(&driver).state().seat());
    driver.press(Modifiers::NONE, Key::T);
    let other = legend(&driver).sitting().branch_of().unwrap();
    assert_ne!(acting, other);
    let planned = |driver: &Driver| *legend(driver).in_sight().state();
    assert_eq!((planned(&driver).phase(), planned(&driver).seat()), (Phase::Turn, other));
    assert!(driver.shows("nothing of this is played"));
    let keep = legend(&driver).in_sight().legal().iter().copied().find(|action| matches!(action, Action::Keep { .. }));
    ask(&mut driver, Ask::Play(keep.unwrap()));
    assert_eq!(planned(&driver).seat(), other, "nobody else is asked between the turns of a plan");
    ask(&mut driver, Ask::Play(Action::Activate));
    let enter =
        legend(&driver).in_sight().legal().iter().copied().find(|action| matches!(action, Action::Enter { .. }));
    ask(&mut driver, Ask::Play(enter.unwrap()));
    // A plan neither ends what it spends nor passes.
    ask(&mut driver, Ask::End);
    assert_eq!((legend(&driver).in_sight().steps(), planned(&driver).phase()), (3, Phase::Act));
    driver.click("Back to the game");
    assert_eq!(legend(&driver).record(), record, "nothing of it was played");

    while legend(&driver).state().seat() == acting {
        let legal = legend(&driver).legal().to_vec();
        let quiet =
            legal.iter().copied().find(|action| matches!(action, Action::Keep { .. } | Action::End | Action::Done));
        ask(&mut driver, Ask::Play(quiet.unwrap_or(*legal.last().unwrap())));
    }
    lift(&mut driver);
    assert!(legend(&driver).plan().unwrap().standing().can_play());
    let steps = legend(&driver).steps();
    driver.click("Play the plan");
    assert_eq!(legend(&driver).steps(), steps + 1, "the first of the turns");
    assert_eq!(legend(&driver).plan().unwrap().standing().steps, 2, "the others are the plan for the next");
    assert_eq!(legend(&driver).sitting().line(steps).unwrap().split(' ').next(), Some("keep"));
}

#[test]
fn a_plan_knows_no_secret_of_anybody_but_of_who_plays_alone() {
    for people in [vec![0, 1, 2], vec![0]] {
        let mut plans = 0;
        for seed in 0..12 {
            let mut driver = at(SIZE, table(3, &people, seed), Services::for_tests());
            play_until(&mut driver, seed, |state| state.round() > 2 && state.phase() == Phase::Turn);
            let table = legend(&driver);
            for seat in table.all_seats().collect::<Vec<_>>() {
                let planned = table.state().plan_start(table.rules(), seat, false);
                plans += 1;
                let is_own = table.sitting().viewer() == Some(seat);
                let mut legal = Vec::new();
                planned.legal_actions(table.rules(), &mut legal);
                // What is legal does not hang on what somebody has seen.
                let mut blind = Vec::new();
                let none = tikal::game::View::of(&planned, None);
                none.state().plan_start(table.rules(), seat, false).legal_actions(table.rules(), &mut blind);
                assert_eq!(legal, blind, "seed {seed}");
                assert!(!legal.is_empty());
                for ruin in planned.ruins() {
                    for buried in planned.stack(table.rules(), ruin) {
                        assert!(buried.kind().is_none() || (is_own && buried.is_seen_by(seat)));
                    }
                }
            }
        }
        assert!(plans > 20, "{plans}");
    }
}

// ---- Recap -----------------------------------------------------------------------------------------

#[test]
fn a_recap_tells_who_is_asked_what_others_did_and_what_came_of_it() {
    let (mut told, mut hexes, mut scored) = (0, 0, 0);
    for seed in 0..4 {
        let mut driver = at(SIZE, table(3, &[0, 1, 2], seed), loud());
        for round in 1..=6 {
            for phase in [Phase::Draft, Phase::Turn] {
                play_until(&mut driver, seed + round, |state| {
                    u64::from(state.round()) == round && state.phase() == phase
                });
                lift(&mut driver);
                let table = legend(&driver);
                let Some(recap) = table.recap() else { continue };
                told += 1;
                assert_eq!(Some(recap.seat), table.person_to_move());
                assert!(recap.steps.iter().all(|step| step.seat != recap.seat), "only of others");
                let before = |cell| {
                    let state = table.sitting().seen_from(recap.since).next().map(|step| *step.before.state());
                    let state = state.unwrap_or(*table.state());
                    state.seats().iter().copied().find(|&seat| state.holds(table.rules(), cell, seat))
                };
                for change in &recap.own.hexes {
                    assert_eq!(before(change.cell), change.before);
                    assert_ne!(change.before, change.after);
                }
                hexes += recap.own.hexes.len();
                scored += recap.own.scored.len();
                let name = table.cell_name(recap.own.hexes.first().map_or(table.rules().base_camp(), |it| it.cell));
                if !recap.own.hexes.is_empty() && recap.own.guarded.is_empty() {
                    driver.execute(TableCommand::OpenRecap.into());
                    driver.run();
                    assert!(driver.shows(&format!(" {name} (")), "{name}");
                }
            }
        }
    }
    assert!(told > 10 && hexes > 1, "{told} {hexes} {scored}");
}

// ---- Reach -----------------------------------------------------------------------------------------

#[test]
fn the_reach_of_every_piece_is_shown_one_after_the_other_with_the_points_of_its_seat() {
    let mut driver = at(SIZE, table(3, &[0, 1, 2], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| {
        let all = |&seat: &Seat| !state.present(seat).is_empty();
        state.phase() == Phase::Turn && state.round() > 1 && state.seats().iter().all(all)
    });
    let state = *legend(&driver).state();
    let there =
        |seat: &Seat| state.present(*seat).into_iter().map(|cell| state.band(cell, *seat).sorts().count()).sum();
    let walkers: usize = state.seats().iter().map(|seat| -> usize { there(seat) }).sum();
    let mut seen = Vec::new();
    for _ in 0..walkers {
        driver.press(Modifiers::NONE, Key::Q);
        let reach = legend(&driver).probed().unwrap();
        assert!(!seen.contains(&reach), "each once");
        seen.push(reach);
        let points = points_at_hand(legend(&driver).rules(), &state, reach.seat);
        if points > 0 {
            assert!(driver.shows("action points away") || driver.shows("action point away"), "{reach:?}");
        }
    }
    driver.press(Modifiers::SHIFT, Key::Q);
    assert_eq!(legend(&driver).probed(), seen.get(walkers.wrapping_sub(2)).copied().or(seen.first().copied()));
    driver.press(Modifiers::NONE, Key::Escape);
    assert_eq!(legend(&driver).probed(), None);
}

// ---- Review ----------------------------------------------------------------------------------------

fn reviewed(seats: u8, seed: u64) -> Driver {
    let mut driver = at(SIZE, finished(seats, &[], seed), Services::for_tests());
    assert!(legend(&driver).is_over() && legend(&driver).review().is_none(), "nobody has asked for it");
    driver.click("Review the game");
    driver
}

#[test]
fn every_turn_of_a_finished_game_is_judged_and_the_worst_are_told_first() {
    for seats in [2, 3] {
        let driver = reviewed(seats, 3);
        let review = legend(&driver).review().unwrap();
        assert_eq!((review.pass(), legend(&driver).side()), (PASSES, Some(Side::REVIEW)));
        let turns = review.turns();
        assert_eq!(turns.last().unwrap().played.end(), legend(&driver).steps(), "to the very end");
        let mut judged = 0;
        for turn in turns {
            // With so little time as a test has, some turns cannot be judged.
            let Some(judgement) = &turn.judgement else { continue };
            assert!((0.0..=1.0).contains(&judgement.given_away()));
            judged += usize::from(judgement.played().is_some());
        }
        assert!(judged * 2 > turns.len(), "{judged} of {}", turns.len());
        let worst = review.told().to_vec();
        assert_eq!(worst.len(), 3, "a game played at random has at least three bad turns");
        let losses: Vec<f64> = worst.iter().map(|&index| turns[index].given_away().unwrap()).collect();
        assert!(losses.is_sorted_by(|one, other| one >= other));
        assert!(driver.shows("What cost most") && driver.shows("\u{a0}% given away") && driver.shows("Better: "));
        assert!(driver.shows("Round 1, ") && driver.shows(" drafts") && driver.shows("Last scoring, "));
    }
}

#[test]
fn a_turn_of_the_review_is_shown_on_the_board_and_played_on_from_there() {
    let mut driver = reviewed(2, 3);
    let index = legend(&driver).review().unwrap().told()[0];
    driver.execute(TableCommand::ReviewTurn(Some(index)).into());
    let turn = legend(&driver).review().unwrap().turns()[index].played.clone();
    assert_eq!((legend(&driver).shown_step(), *legend(&driver).shown()), (turn.begin, turn.start));
    assert!(driver.shows("Played: "));
    driver.execute(Command::TryTurn(index));
    assert_eq!(legend(&driver).state().actor(), Actor::Seat(turn.start.seat()));
    assert_eq!(driver.app().routes().current(), Route::TryOut);
    driver.press(Modifiers::NONE, Key::Escape);
    assert!(legend(&driver).is_over(), "the game that was reviewed is there again");
    assert_eq!(legend(&driver).review().unwrap().open(), Some(index), "and so is its review");
}

#[test]
fn better_is_told_where_something_was_given_away_and_says_what_is_better() {
    let mut driver = reviewed(2, 5);
    let mut told = 0;
    for index in 0..legend(&driver).review().unwrap().turns().len() {
        let turn = &legend(&driver).review().unwrap().turns()[index];
        if turn.loss().is_none_or(|loss| loss == Loss::Nothing) || told > 25 {
            continue;
        }
        driver.execute(TableCommand::ReviewTurn(Some(index)).into());
        let turn = &legend(&driver).review().unwrap().turns()[index];
        let better = legend(&driver).better(index).unwrap();
        let best = turn.judgement.as_ref().unwrap().best();
        assert!(better.steps() > 0 || best.actions.first() == Some(&Action::End), "{:?}", best.actions);
        told += 1;
    }
    assert!(told > 3);
}

#[test]
fn the_review_fits_into_a_small_window_with_large_letters_in_every_language() {
    let mut driver = reviewed(4, 6);
    let index = legend(&driver).review().unwrap().told()[0];
    for language in Language::ALL {
        for size in [[1024.0, 700.0], SIZE] {
            let settings = Settings { language: Some(language), scale: 1.5, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.harness.set_size(egui::vec2(size[0], size[1]) / 1.5);
            driver.run();
            driver.execute(TableCommand::ReviewTurn(Some(index)).into());
            let window = driver.harness.ctx.content_rect();
            let written = driver.written().into_iter().filter(|(text, _)| !text.galley.text().is_empty());
            for (text, clip) in written {
                let rect = text.visual_bounding_rect();
                let is_below = rect.top() >= clip.bottom() || rect.bottom() <= clip.top();
                let end = clip.right().min(window.right());
                assert!(is_below || rect.right() <= end + 1.0, "{language:?}: {:?}", text.galley.text());
            }
        }
    }
}

#[test]
fn a_purist_game_has_neither_hint_nor_reach_of_others() {
    let mut driver = at(SIZE, super::window::purist(3, &[0, 1, 2], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Act && state.round() > 1);
    hint(&mut driver);
    assert!(!legend(&driver).is_plan() && driver.shows("A purist game does not show that"));
    driver.press(Modifiers::NONE, Key::Q);
    let seat = legend(&driver).state().seat();
    assert!(legend(&driver).probed().is_none_or(|walker| walker.seat == seat));
    assert!(legend(&driver).insight().is_none());
    assert!(legend(&driver).told_beforehand(&Texts::new(Language::English), &[Action::End]).is_empty());
}
