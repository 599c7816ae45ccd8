//! Hints: what the strongest level would do now, shown on a copy of the board; nothing of it is played until it is asked
//! for, and that it was shown is noted in the game.

use egui_kittest::kittest::Queryable;
use tikal::ai::{Budget, Level, suggest};
use tikal::app::tikal::command::TableCommand;
use tikal::game::{Actor, Player, View};
use tikal::insight::tikal::Bid;
use tikal::sitting::search::INLINE;
use tikal::tikal::{Action, Phase};

use super::games::{Choice, ana_acts, chance, lively, other_half, play};
use crate::driver::{Driver, by_hand};

const SIZE: [f32; 2] = [1280.0, 800.0];

fn ask(driver: &mut Driver) {
    driver.press(egui::Modifiers::NONE, egui::Key::H);
    driver.run();
}

/// The actions of the strongest level in the position at the table, without the end of the turn.
fn advised(driver: &Driver) -> Vec<Action> {
    let (state, steps) = (driver.state(), driver.steps() as u64);
    let Actor::Seat(seat) = state.actor() else { panic!("nobody is to move") };
    let level = *Level::ALL.last().unwrap();
    let found = suggest(driver.rules(), &View::of(&state, Some(seat)), level, Budget::Nodes(INLINE), steps);
    assert_eq!(found.plan.first(), Some(&found.action));
    let mut plan = found.plan;
    plan.pop_if(|last| *last == Action::End);
    plan
}

#[test]
fn a_hint_shows_what_the_strongest_level_would_do_and_plays_nothing() {
    let mut driver = ana_acts(SIZE);
    let (record, plan) = (driver.record(), advised(&driver));
    ask(&mut driver);
    assert!(driver.shows_plan() && driver.shows("Hint for Ana: nothing of this is played"));
    assert!(driver.actions().into_iter().eq(plan.iter().copied()), "the copy stands where the level would come to");
    assert!(!driver.shows("You have changed it on this copy"));
    driver.undo();
    driver.run();
    let told = if driver.steps() == 0 { "You have taken it back on this copy" } else { "You have changed it" };
    assert!(driver.shows(told) && !driver.shows("What the level"));
    driver.redo();
    driver.run();
    assert!(driver.shows("What the level") && driver.shows("your chance to win would be about"));
    assert_eq!(driver.advice().unwrap().actions, plan);
    // The game has the same actions, and notes that a hint was shown before the next one.
    driver.click("Close the hint");
    assert!(!driver.shows_plan() && driver.advice().is_none());
    // Escape lets go of what is chosen on the copy first, then it closes the hint, and leads no further.
    ask(&mut driver);
    driver.select(None);
    driver.press(egui::Modifiers::NONE, egui::Key::Escape);
    assert!(!driver.shows_plan() && driver.advice().is_none());
    assert_eq!(driver.app().screen(), tikal::app::route::Screen::Table);
    let noted = driver.record();
    assert_eq!(noted.actions, record.actions);
    assert_eq!(noted.hints.into_iter().collect::<Vec<_>>(), [2]);
}

#[test]
fn a_hint_is_played_when_it_is_asked_for_up_to_the_end_of_the_turn() {
    let mut driver = ana_acts(SIZE);
    let plan = advised(&driver);
    ask(&mut driver);
    driver.harness.run_steps(40);
    driver.click("Play it");
    assert!(!driver.shows_plan());
    assert!(driver.actions().into_iter().skip(2).eq(plan), "all of it, and nothing more");
    assert_eq!(driver.state().seat().index(), 0, "the player ends the turn");
}

#[test]
fn a_hint_goes_with_the_position_for_which_it_was_asked() {
    let mut driver = ana_acts(SIZE);
    ask(&mut driver);
    assert!(driver.advice().is_some());
    // Closed by the key that asked for it, and asked for again.
    ask(&mut driver);
    assert!(driver.advice().is_none());
    ask(&mut driver);
    // Another way on the copy is no longer what was advised.
    driver.undo();
    assert!(driver.advice().is_some() && !driver.shows("What the level"));
    driver.redo();
    assert!(driver.shows("What the level"));
    ask(&mut driver);
    driver.play("enter leader a5");
    assert!(driver.advice().is_none() && !driver.has_plan());
    assert_eq!(driver.hints(), 1, "one position, however often it was asked about");
}

#[test]
fn whoever_is_to_move_can_ask_in_every_phase_of_every_variant() {
    let mut asked = 0;
    for (seed, kind) in (1300..).zip(other_half()) {
        let mut driver = kind.open(seed, Choice::default());
        let (random, rules) = (&mut chance(seed), kind.rules.clone());
        while driver.state().phase() != Phase::Over && driver.steps() < 60 {
            if driver.person_to_move().is_some() && driver.steps().is_multiple_of(7) {
                let before = driver.steps();
                driver.hint();
                driver.run();
                let advice = driver.advice().unwrap_or_else(|| panic!("{:?}", driver.state().phase()));
                assert!((0.0..=1.0).contains(&advice.chance.share) && (advice.ends || !advice.actions.is_empty()));
                driver.hint();
                assert_eq!((driver.steps(), driver.advice()), (before, None));
                asked += 1;
            }
            let action = lively(&rules, &driver.state(), random);
            play(&mut driver, action);
        }
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn there_is_no_hint_for_others_turns_nor_for_the_past_nor_over_a_plan() {
    let mut driver = ana_acts(SIZE);
    driver.look_back(Some(1));
    ask(&mut driver);
    assert!(driver.advice().is_none() && !driver.seeks_hint());
    driver.look_back(None);
    driver.press(egui::Modifiers::NONE, egui::Key::T);
    assert!(driver.shows_plan());
    ask(&mut driver);
    assert!(driver.advice().is_none() && driver.shows("play it or drop it before you ask"));
}

#[test]
fn a_purist_game_gives_no_hints() {
    let (seed, kind) = (1400, other_half().swap_remove(0));
    let mut driver = kind.open(seed, Choice { purist: true, ..Choice::default() });
    while driver.person_to_move().is_none() || driver.state().phase() != Phase::Act {
        let action = lively(&kind.rules, &driver.state(), &mut chance(seed));
        play(&mut driver, action);
    }
    assert!(!driver.has("Hint"));
    ask(&mut driver);
    assert!(driver.advice().is_none() && driver.shows("A purist game does not show that"));
}

#[test]
fn hints_are_kept_with_the_game() {
    let mut driver = ana_acts(SIZE);
    ask(&mut driver);
    ask(&mut driver);
    driver.play("enter leader a5");
    driver.play("end");
    let written = driver.record().write().unwrap();
    assert!(written.contains("hints"), "{written}");
    let again = Driver::open(SIZE, &written);
    assert_eq!(again.hints(), 1);
    assert!(again.seat_records().iter().all(|seat| seat.player == Player::Human));
    assert!(again.harness.query_by_label("Hint").is_none(), "nobody is asked: the tile is still to be drawn");
}

#[test]
fn computers_wait_while_the_game_pauses_and_go_on_when_asked() {
    let computer = "colour: \"red\", player: Computer(\"random\"))";
    let record = by_hand(&["draw A2", "place c4 0"]).replacen("colour: \"red\")", computer, 1);
    let mut driver = Driver::open(SIZE, &record);
    // A record that was opened stands still; let go on, its computer would play in the next frame.
    assert!(driver.stands_still());
    for command in [TableCommand::GoOn, TableCommand::Pause] {
        driver.send(command);
    }
    driver.harness.run_steps(30);
    assert!(driver.stands_still());
    assert_eq!(driver.steps(), 2, "nothing is played in a pause");
    driver.command(TableCommand::GoOn);
    driver.harness.run_steps(30);
    assert!(driver.steps() > 2);
}

#[test]
fn what_a_tile_is_worth_and_up_to_what_to_bid_is_what_the_player_itself_goes_by() {
    let (mut bids, mut passes, mut choices) = (0, 0, 0);
    let auctioned = super::games::kinds().into_iter().filter(|kind| kind.auction);
    for (seed, kind) in (1500..).zip(auctioned) {
        let mut driver = kind.open(seed, Choice::default());
        let (random, rules) = (&mut chance(seed), kind.rules.clone());
        while driver.state().phase() != Phase::Over && driver.steps() < 160 {
            let state = driver.state();
            if matches!(state.phase(), Phase::Bid(_) | Phase::Choose) {
                let view = View::of(&state, Some(state.seat()));
                let level = *Level::ALL.last().unwrap();
                let found = suggest(driver.rules(), &view, level, Budget::Nodes(INLINE), driver.steps() as u64);
                let appraisal = found.appraisal.expect("all tiles were looked at");
                assert_eq!(appraisal.worths.len(), state.face_up().len());
                assert!(appraisal.worths.is_sorted_by(|one, other| one.1 >= other.1));
                assert!(appraisal.worths.last().unwrap().1.abs() < 1e-9, "counted from the least");
                let least = state.least_bid(driver.rules());
                match found.action {
                    Action::Bid(bid) => {
                        assert!(bid == least && bid <= appraisal.most.unwrap());
                        bids += 1;
                    }
                    Action::Pass => {
                        assert!(appraisal.most.unwrap() < least);
                        passes += 1;
                    }
                    choice => {
                        assert_eq!((appraisal.most, choice), (None, appraisal.worths[0].0));
                        choices += 1;
                    }
                }
            } else {
                assert!(state.phase() != Phase::Choose);
            }
            let action = lively(&rules, &driver.state(), random);
            play(&mut driver, action);
        }
    }
    assert!(bids > 5 && passes > 5 && choices > 5, "{bids} bids, {passes} passes, {choices} choices");
}

#[test]
fn a_hint_in_an_auction_says_what_each_tile_is_worth_and_up_to_what_to_bid() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    let tiles = driver.state().face_up().len();
    ask(&mut driver);
    let appraisal = driver.advice().unwrap().appraisal.clone().unwrap();
    assert_eq!(appraisal.worths.len(), tiles);
    assert!(driver.shows("Worth to you, in points above the tile that comes without a bid: "));
    let said = match appraisal.most.unwrap() {
        0 => "No tile is worth a bid".to_owned(),
        most => format!("Bid up to {most}"),
    };
    assert!(driver.shows(&said), "{said}");
}

#[test]
fn on_the_copy_of_an_auction_it_still_stands_who_has_passed_and_what_was_bid() {
    for (played, expected) in [(Action::Pass, Bid::Pass), (Action::Bid(2), Bid::Points(2))] {
        let mut driver = Driver::new(SIZE);
        driver.new_game(12, true);
        let first = driver.state().seat();
        driver.act(played);
        ask(&mut driver);
        assert!(driver.shows_plan() && driver.advice().is_some());
        driver.command(TableCommand::TakeBack(0));
        driver.run();
        assert!(driver.shows_plan() && driver.actions().is_empty(), "nothing of it is played on the copy");
        assert_eq!(driver.last_bid(first), Some(expected));
    }
}
