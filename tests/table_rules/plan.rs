//! Planning a turn on a copy of the board while others act: nothing of it is played until it is asked for, and only if
//! all of it still can be.

use rand::RngExt;
use tikal::app::command::{Ask, TableCommand};
use tikal::app::tikal::table::{Notice, Table};
use tikal::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
use tikal::library::{CLASSIC, TikalLibrary};
use tikal::tikal::{Action, Phase, Piece, Setup, State, TikalSession, TileKind};

use super::games::{Choice, chance, lively, other_half, play};
use crate::driver::{Driver, by_hand};

const SIZE: [f32; 2] = [1024.0, 700.0];

/// Two people; Ana acts.
fn ana_acts() -> Driver {
    let driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    assert_eq!((driver.state().phase(), driver.state().seat().index()), (Phase::Act, 0));
    driver
}

fn toggle(driver: &mut Driver) {
    driver.press(egui::Modifiers::NONE, egui::Key::T);
}

/// Ends the turn of the acting person and begins the next one's, up to where its tile is placed.
fn hand_over(driver: &mut Driver) {
    driver.play("end");
    driver.play("draw A3");
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Own(Ask::Play(place)).into());
    assert_eq!(driver.state().phase(), Phase::Act);
}

#[test]
fn a_plan_begins_with_all_points_of_the_next_turn_and_changes_nothing_of_the_game() {
    for (seed, kind) in (900..).zip(other_half()) {
        let mut driver = kind.open(seed, Choice::default());
        let random = &mut chance(seed);
        let rules = kind.rules.clone();
        while driver.state().phase() != Phase::Over && driver.table().steps() < 120 {
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
    let mut driver = ana_acts();
    let record = driver.table().record();
    toggle(&mut driver);
    assert!(driver.table().is_plan() && driver.shows("Plan for Ben: nothing of this is played"));
    assert_eq!((driver.state().seat().index(), driver.state().points()), (1, 10));
    assert!(driver.has("Drop the plan") && !driver.is_enabled("Play the plan"));
    assert!(!driver.has("End turn"), "a plan does not end the turn");
    driver.play("enter leader a5");
    driver.play("move leader a5 b4");
    driver.play("enter explorer a5");
    driver.click("Undo");
    assert!(driver.shows("2 steps, all possible so far"));
    // Neither the key that ends the turn nor a command does so here.
    driver.execute(TableCommand::Own(Ask::Play(Action::End)).into());
    assert_eq!((driver.table().steps(), driver.table().is_plan()), (2, true));

    driver.click("Back to the game");
    assert!(!driver.table().is_plan());
    assert_eq!(driver.table().record(), record, "nothing of it was played");
    assert!(driver.shows("2 steps, all possible so far") && !driver.is_enabled("Play the plan"));
    hand_over(&mut driver);
    assert!(driver.shows("2 steps, all still possible"));
    let steps = driver.table().steps();
    driver.click("Play the plan");
    let played: Vec<Action> = driver.table().actions().skip(steps).collect();
    assert!(matches!(played[..], [Action::Enter { piece: Piece::Leader, .. }, Action::Move { .. }]), "{played:?}");
    assert!(driver.table().plan().is_none() && !driver.has("Play the plan"));
    // It is a turn like any other: it can be taken back.
    driver.click("Undo");
    assert_eq!(driver.table().steps(), steps + 1);
}

#[test]
fn a_plan_that_no_longer_holds_says_which_action_fails_and_why() {
    let mut driver = ana_acts();
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
    let steps = driver.table().steps();
    driver.execute(TableCommand::PlayPlan.into());
    assert_eq!(driver.table().steps(), steps, "it is played whole or not at all");
    driver.click("Undo");
    assert!(driver.is_enabled("Play the plan"), "it holds again");
    // What would be lost is asked about first.
    driver.click("Drop the plan");
    assert!(driver.table().plan().is_some() && driver.shows("Give up 10 planned steps?"));
    driver.harness.run_steps(4);
    driver.click("Keep it");
    assert!(driver.is_enabled("Play the plan") && !driver.shows("Give up"));
    driver.harness.run_steps(4);
    driver.click("Drop the plan");
    driver.harness.run_steps(4);
    driver.click("Give it up");
    assert!(driver.table().plan().is_none());
}

#[test]
fn a_plan_follows_the_game_and_counts_a_walk_as_one_step() {
    let mut driver = ana_acts();
    toggle(&mut driver);
    driver.play("enter leader a5");
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    assert_eq!(driver.table().steps(), 3, "the walk is of two actions");
    assert!(driver.shows("2 steps, all possible so far"));
    toggle(&mut driver);
    driver.play("enter explorer a5");
    hand_over(&mut driver);
    let (game, camp) = (driver.state(), driver.rules().base_camp());
    assert!(!driver.has("Plan"), "the way to the plan stands above the table");
    toggle(&mut driver);
    assert!(driver.table().is_plan() && driver.shows("2 steps, all still possible"));
    assert_eq!(driver.state().occupied(), game.occupied(), "the tiles that were placed since are there");
    assert_eq!(driver.state().band(camp, Seat::ALL[0]), game.band(camp, Seat::ALL[0]));
    assert_eq!(driver.table().steps(), 3);
}

#[test]
fn a_plan_ends_where_something_is_dug_up() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5", "end", "draw A3"]));
    let place = driver.table().legal()[0];
    driver.execute(TableCommand::Own(Ask::Play(place)).into());
    toggle(&mut driver);
    for action in ["move leader a5 b4", "move leader b4 c4", "dig c4"] {
        driver.play(action);
    }
    assert_eq!(driver.state().phase(), Phase::Reveal);
    assert!(!driver.table().chance_by_hand() && !driver.shows("Dug up:"), "nobody is asked what comes up");
    assert!(driver.shows("What comes up here nobody knows"));
    driver.click("Undo");
    assert_eq!((driver.state().phase(), driver.table().steps()), (Phase::Act, 2));
    driver.click("Redo");
    driver.click("Drop the plan");
    driver.harness.run_steps(4);
    driver.click("Give it up");
    assert!(!driver.table().is_plan() && driver.state().seat().index() == 1);
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
    let mut table = Table::new(session, seats, options);
    assert!(table.computer_to_move().is_some() && table.can_plan());
    table.execute(TableCommand::TogglePlan);
    let planned = table.plan().expect("a plan");
    assert_eq!((planned.seat(), planned.table().insight().is_some()), (Seat::ALL[1], false), "it reveals nothing");
    assert!(table.in_sight().is_plan());
    let camp = table.rules().base_camp();
    table.execute(TableCommand::Own(Ask::Play(Action::Enter { piece: Piece::Leader, camp })));
    assert_eq!((table.plan().expect("a plan").standing().steps, table.in_sight().steps()), (1, 1));
    // The computer plays on under it.
    while table.computer_to_move().is_some() {
        assert!(table.in_sight().is_plan());
        let actions = table.legal().to_vec();
        let ends = actions.contains(&Action::End);
        table.play(if ends { Action::End } else { actions[0] }).unwrap();
    }
    assert!(table.in_sight().is_plan());
    assert_eq!(table.person_to_move(), Some(Seat::ALL[1]));
    table.execute(TableCommand::TogglePlan);
    assert!(!table.in_sight().is_plan() && table.plan().is_some());
    let volcano = table.state().hand().is_none_or(|tile| table.rules().tile(tile).kind == TileKind::Volcano);
    assert_eq!(table.plan().map(|plan| plan.standing().is_due), Some(volcano), "the tile is placed first");
    table.execute(TableCommand::DropPlan);
    assert!(!table.can_plan(), "in the own turn there is nothing to plan");
    table.execute(TableCommand::TogglePlan);
    assert_eq!((table.notice(), table.plan().is_some()), (Some(&Notice::NoPlan), false));
}
