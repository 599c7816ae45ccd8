//! Planning a turn on a copy of the board while others act: nothing of it is played until it is asked for, and only if
//! all of it still can be.

use rand::RngExt;
use tikal::app::tikal::command::TableCommand;
use tikal::app::tikal::table::Notice;
use tikal::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
use tikal::library::{CLASSIC, TikalLibrary};
use tikal::tikal::{Action, Phase, Piece, Setup, State, TikalRecord, TikalSession, TileKind};

use super::games::{Choice, ana_acts, chance, lively, other_half, play};
use crate::driver::{Driver, by_hand, paced};

const SIZE: [f32; 2] = [1024.0, 700.0];

fn toggle(driver: &mut Driver) {
    driver.press(egui::Modifiers::NONE, egui::Key::T);
}

/// Ends the turn of the acting person and begins the next one's, up to where its tile is placed.
fn hand_over(driver: &mut Driver) {
    driver.play("end");
    driver.play("draw A3");
    driver.act(driver.legal()[0]);
    assert_eq!(driver.state().phase(), Phase::Act);
}

#[test]
fn a_plan_begins_with_all_points_of_the_next_turn_and_changes_nothing_of_the_game() {
    for (seed, kind) in (900..).zip(other_half()) {
        let mut driver = kind.open(seed, Choice::default());
        let random = &mut chance(seed);
        let rules = kind.rules.clone();
        while driver.state().phase() != Phase::Over && driver.steps() < 120 {
            let action = lively(&rules, &driver.state(), random);
            play(&mut driver, action);
            let state = driver.state();
            let Some(&seat) = state.seats().get(random.random_range(0..state.seats().len())) else { continue };
            let planned = state.as_if_acting(&rules, seat);
            assert_eq!((planned.phase(), planned.seat()), (Phase::Act, seat));
            assert_eq!((planned.points(), planned.scoring(), planned.hand()), (rules.action_points(), None, None));
            assert_eq!((planned.deck(), planned.occupied()), (state.deck(), state.occupied()));
            let mut legal = Vec::new();
            planned.legal_actions(&rules, &mut legal);
            assert!(legal.contains(&Action::End) && legal.iter().all(|&action| planned.check(&rules, action).is_ok()));
            for &temple in &state.temples().into_iter().collect::<Vec<_>>() {
                // What was worked in the running turn does not count for the next one.
                let again = planned.check(&rules, Action::Uncover(temple));
                assert!(!matches!(again, Err(tikal::tikal::Illegal::UncoverLimit { .. })), "{again:?}");
            }
        }
    }
}

#[test]
fn a_turn_is_planned_while_another_person_acts_and_played_when_it_comes() {
    let mut driver = ana_acts(SIZE);
    let record = driver.record();
    toggle(&mut driver);
    assert!(driver.shows_plan() && driver.shows("Plan for Ben: nothing of this is played"));
    assert_eq!((driver.state().seat().index(), driver.state().points()), (1, 10));
    assert!(driver.has("Drop the plan") && !driver.is_enabled("Play the plan"));
    assert!(!driver.has("End turn"), "a plan does not end the turn");
    driver.play("enter leader a5");
    driver.play("move leader a5 b4");
    driver.play("enter explorer a5");
    driver.click("Undo");
    assert!(driver.shows("2 steps, all possible so far"));
    // Neither the key that ends the turn nor a command does so here.
    driver.act(Action::End);
    assert_eq!((driver.steps(), driver.shows_plan()), (2, true));

    driver.click("Back to the game");
    assert!(!driver.shows_plan());
    assert_eq!(driver.record(), record, "nothing of it was played");
    assert!(driver.shows("2 steps, all possible so far") && !driver.is_enabled("Play the plan"));
    hand_over(&mut driver);
    assert!(driver.shows("2 steps, all still possible"));
    let steps = driver.steps();
    driver.click("Play the plan");
    let played: Vec<Action> = driver.actions().into_iter().skip(steps).collect();
    assert!(matches!(played[..], [Action::Enter { piece: Piece::Leader, .. }, Action::Move { .. }]), "{played:?}");
    assert!(!driver.has_plan() && !driver.has("Play the plan"));
    // It is a turn like any other: it can be taken back.
    driver.click("Undo");
    assert_eq!(driver.steps(), steps + 1);
}

#[test]
fn a_plan_that_no_longer_holds_says_which_action_fails_and_why() {
    let mut driver = ana_acts(SIZE);
    toggle(&mut driver);
    for _ in 0..10 {
        driver.play("enter explorer a5");
    }
    assert!(driver.shows("10 steps, all possible so far"));
    toggle(&mut driver);
    hand_over(&mut driver);
    assert!(driver.is_enabled("Play the plan"));
    driver.play("enter explorer a5");
    assert!(!driver.is_enabled("Play the plan"));
    assert!(driver.shows("Step 10 is no longer possible (Ben") && driver.shows("No action points are left"));
    let steps = driver.steps();
    driver.command(TableCommand::PlayPlan);
    assert_eq!(driver.steps(), steps, "it is played whole or not at all");
    driver.click("Undo");
    assert!(driver.is_enabled("Play the plan"), "it holds again");
    // What would be lost is asked about first.
    driver.click("Drop the plan");
    assert!(driver.has_plan() && driver.shows("Give up 10 planned steps?"));
    driver.harness.run_steps(4);
    driver.click("Keep it");
    assert!(driver.is_enabled("Play the plan") && !driver.shows("Give up"));
    driver.harness.run_steps(4);
    driver.click("Drop the plan");
    driver.harness.run_steps(4);
    driver.click("Give it up");
    assert!(!driver.has_plan());
}

#[test]
fn a_plan_follows_the_game_and_counts_a_walk_as_one_step() {
    let mut driver = ana_acts(SIZE);
    toggle(&mut driver);
    driver.play("enter leader a5");
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    assert_eq!(driver.steps(), 3, "the walk is of two actions");
    assert!(driver.shows("2 steps, all possible so far"));
    toggle(&mut driver);
    driver.play("enter explorer a5");
    hand_over(&mut driver);
    let (game, camp) = (driver.state(), driver.rules().base_camp());
    assert!(!driver.has("Plan"), "the way to the plan stands above the table");
    toggle(&mut driver);
    assert!(driver.shows_plan() && driver.shows("2 steps, all still possible"));
    assert_eq!(driver.state().occupied(), game.occupied(), "the tiles that were placed since are there");
    assert_eq!(driver.state().band(camp, Seat::ALL[0]), game.band(camp, Seat::ALL[0]));
    assert_eq!(driver.steps(), 3);
}

#[test]
fn a_plan_ends_where_something_is_dug_up() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5", "end", "draw A3"]));
    driver.act(driver.legal()[0]);
    toggle(&mut driver);
    for action in ["move leader a5 b4", "move leader b4 c4", "dig c4"] {
        driver.play(action);
    }
    assert_eq!(driver.state().phase(), Phase::Reveal);
    assert!(!driver.chance_by_hand() && !driver.shows("Dug up:"), "nobody is asked what comes up");
    assert!(driver.shows("What comes up here nobody knows"));
    driver.click("Undo");
    assert_eq!((driver.state().phase(), driver.steps()), (Phase::Act, 2));
    driver.click("Redo");
    driver.click("Drop the plan");
    driver.harness.run_steps(4);
    driver.click("Give it up");
    assert!(!driver.shows_plan() && driver.state().seat().index() == 1);
}

#[test]
fn when_a_persons_turn_comes_the_plan_stays_in_sight_until_they_go_back_to_the_game() {
    let library = TikalLibrary::built_in();
    let rules = library.find(CLASSIC).unwrap();
    let colours = ["red", "orange"].into_iter();
    let seat = |colour: &str| SeatRecord { name: colour.into(), colour: colour.into(), player: Player::Human };
    let mut seats: Vec<SeatRecord> = colours.map(seat).collect();
    seats[0].player = Player::Computer("random".to_owned());
    let start = State::new(rules, 2, &Setup::default());
    let (session, _) = TikalSession::new(rules.clone(), start, DealerDef::Seed(3));
    let options = RecordOptions { purist: true, ..RecordOptions::default() };
    let record = TikalRecord::of(&session, seats, options).write().unwrap();
    let mut driver = Driver::open_with(SIZE, &record, paced(2.0));
    driver.command(TableCommand::GoOn);
    assert!(driver.computer_to_move().is_some());
    driver.toggle_plan();
    assert!(driver.shows_plan() && driver.state().seat() == Seat::ALL[1]);
    assert!(driver.insight().is_none(), "it reveals nothing");
    let camp = driver.rules().base_camp();
    driver.act(Action::Enter { piece: Piece::Leader, camp });
    assert!(driver.steps() == 1 && driver.shows("1 step, possible so far"));
    // The computer plays on under it.
    driver.toggle_plan();
    let begun = driver.steps();
    assert!(driver.computer_to_move().is_some());
    driver.toggle_plan();
    for _ in 0..600 {
        driver.harness.step();
        assert!(driver.shows_plan() && driver.steps() == 1);
    }
    driver.toggle_plan();
    assert!(!driver.shows_plan() && driver.has_plan() && driver.steps() > begun);
    assert_eq!(driver.person_to_move(), Some(Seat::ALL[1]));
    let volcano = driver.state().hand().is_none_or(|tile| driver.rules().tile(tile).kind == TileKind::Volcano);
    assert_eq!(driver.is_enabled("Play the plan"), volcano, "the tile is placed first");
    driver.command(TableCommand::DropPlan);
    driver.toggle_plan();
    assert_eq!(driver.notice(), Some(Notice::NoPlan), "in the own turn there is nothing to plan");
}
