//! Insight in the window: the ledger, the forecast, reach and what actions would change, and what a purist game hides.

use super::SIZE;
use super::table::seat;
use crate::driver::{Driver, by_hand};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::tikal::table::Side;
use tikal::game::{DealerDef, Player};
use tikal::insight::tikal::{Forecast, Insight, NoVolcano, Order};
use tikal::library::{TikalLibrary, open_record, replay_record};
use tikal::tikal::{Action, Phase, Piece, State, TikalRecord, TileKind};

/// A game of two people, with chance entered by hand, after these actions.
fn play(actions: &[&str]) -> Driver {
    Driver::open(SIZE, &by_hand(actions))
}

/// The same as a purist game.
fn play_purist(actions: &[&str]) -> Driver {
    Driver::open(SIZE, &by_hand(actions).replace("actions: [", "options: (purist: true), actions: ["))
}

/// True if exactly this stands somewhere.
fn writes(driver: &Driver, text: &str) -> bool {
    driver.written().iter().any(|(shape, _)| shape.galley.text() == text)
}

/// Holds the pointer over the one widget whose name begins with `start` until its tooltip shows.
fn hover(driver: &mut Driver, start: &str) {
    driver.starting(start).hover();
    driver.harness.run_steps(8);
}

/// The description for screen readers of the widget whose name or text begins with `start`.
fn description(driver: &Driver, start: &str) -> String {
    let is_meant = |node: &egui_kittest::kittest::AccessKitNode| {
        node.label().or(node.value()).is_some_and(|name| name.starts_with(start))
    };
    let nodes = driver.harness.query_all(by().predicate(is_meant));
    let told = nodes.filter_map(|node| node.accesskit_node().data().description().map(str::to_owned));
    told.collect::<Vec<_>>().join("; ")
}

const TWO_CAMPERS: [&str; 9] = [
    "draw A2",
    "place c4 0",
    "enter leader a5",
    "move leader a5 b4",
    "end",
    "draw A4",
    "place b3 2",
    "enter explorer a5",
    "move explorer a5 a4",
];

#[test]
fn the_ledger_opens_by_key_by_tab_and_by_menu() {
    let mut driver = play(&TWO_CAMPERS);
    assert!(driver.shows("Tiers left"));
    driver.press(Modifiers::NONE, Key::L);
    assert_eq!(driver.side(), Side::TEMPLES);
    assert!(!driver.shows("Tiers left"));
    assert!(driver.shows("Temple a4, value 2, Ben: strength 1, Ben controls it, ahead by 1, Ana needs 2 more:"));
    assert!(driver.shows(
        "Temple b5, value 1, Nobody is there, Ana needs 1 more: 3 action points, Ben needs 1 more: 3 action points"
    ));
    driver.click("Supplies: tiles and tiers");
    assert!(driver.shows("Tiers left"));
    driver.click("View");
    driver.click("Ledger of temples");
    assert!(driver.shows("Temple a4, value 2"));
    driver.click("At risk first");
    assert_eq!(driver.order(), Order::Contested);
}

#[test]
fn a_row_of_the_ledger_chooses_its_hex() {
    let mut driver = play(&TWO_CAMPERS);
    driver.press(Modifiers::NONE, Key::L);
    driver.click_starting("Temple a4,");
    let a4 = Some(driver.hex("a4"));
    assert_eq!(driver.aimed_cell(), a4);
    assert!(driver.shows("Uncover on a4, cost 2"), "the actions of the hex are offered");
    // While a tile is being placed no piece is chosen, and the hex is still shown.
    let mut driver = play(&["draw A2"]);
    // The rows stand below the tile in hand, in sight in a window of this height.
    driver.harness.set_size(egui::vec2(1280.0, 800.0));
    driver.press(Modifiers::NONE, Key::L);
    driver.click_starting("Temple a4,");
    assert_eq!(driver.aimed_cell(), a4);
}

#[test]
fn the_ledger_is_that_of_the_board_that_is_shown() {
    let mut driver = play(&TWO_CAMPERS);
    driver.press(Modifiers::NONE, Key::L);
    driver.look_back(Some(3));
    assert!(driver.shows("Temple a4, value 2, Nobody is there"));
    driver.look_back(None);
    assert!(driver.shows("Temple a4, value 2, Ben: strength 1"));
}

#[test]
fn points_if_scored_now_are_switched_by_key_and_kept() {
    let mut driver = play(&TWO_CAMPERS);
    assert!(driver.shows("+2"));
    driver.hover("+2");
    assert!(driver.shows("If scored now: 2 (2 from temples, 0 from treasures)") && driver.shows("Temple a4: 2"));
    assert!(description(&driver, "+2").contains("Temple a4: 2"), "and whoever does not see it is told");
    driver.press(Modifiers::NONE, Key::W);
    assert!(!driver.shows("+2") && !driver.app().settings().show_worth);
    driver.click("View");
    driver.click("Points if scored now");
    assert!(driver.shows("+2") && driver.app().settings().show_worth);
}

#[test]
fn the_forecast_stands_with_the_groups_and_in_the_menu_bar() {
    let mut driver = play(&TWO_CAMPERS);
    assert!(writes(&driver, "Group A, 4 tiles left: no volcano"), "group A began without one");
    assert!(driver.shows("Group B: 6 tiles left, 1 volcano among them"));
    for tile in ["A1", "A3", "A5", "A6"] {
        driver.play("end");
        driver.play(&format!("draw {tile}"));
        driver.play_action(driver.legal()[0]);
    }
    assert!(driver.shows("Next tile a volcano: 17%") && driver.shows("volcano next: 17%"));
    assert!(driver.shows("A volcano in the next 2 tiles: 33%"));
}

/// A game of people like the recorded one, with chance by hand, after so many of its actions.
fn after(record: &TikalRecord, actions: usize) -> Driver {
    let mut cut = record.clone();
    cut.actions.truncate(actions);
    (cut.hash, cut.dealer) = (None, DealerDef::Manual);
    cut.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    Driver::open(SIZE, &cut.write().unwrap())
}

#[test]
fn while_the_last_volcano_lies_face_up_the_forecast_says_so_and_nothing_else_of_volcanoes() {
    let mut seen = Vec::new();
    for record in [
        include_str!("../playthroughs/classic-2-auction.tikal"),
        include_str!("../playthroughs/classic-3-auction.tikal"),
        include_str!("../playthroughs/classic-4-auction.tikal"),
    ] {
        let game = replay_record::<State>(record, &TikalLibrary::built_in()).unwrap();
        let rules = game.session.rules();
        let record = TikalRecord::read(record).unwrap();
        for (actions, (_, state, _)) in game.session.plies().enumerate() {
            let forecast = Forecast::of(rules, state);
            let decides = matches!(state.phase(), Phase::Bid(_) | Phase::Choose);
            if forecast.face_up == 0 || !decides || seen.contains(&(forecast.group, forecast.none)) {
                continue;
            }
            seen.push((forecast.group, forecast.none));
            let driver = after(&record, actions);
            let group = forecast.group.map(String::from).unwrap_or_default();
            // No group of these games has two.
            let of_group = format!("The volcano of group {group} lies face up");
            let sayings = [of_group.as_str(), "The last volcano lies face up", "A volcano lies face up"];
            let said = match forecast.none {
                Some(NoVolcano::LastOfGroupFaceUp) => 0,
                Some(NoVolcano::LastOfDeckFaceUp) => 1,
                _ => 2,
            };
            for (index, saying) in sayings.into_iter().enumerate() {
                assert_eq!(writes(&driver, saying), index == said, "{forecast:?}: “{saying}”");
            }
        }
    }
    for why in [NoVolcano::LastOfGroupFaceUp, NoVolcano::LastOfDeckFaceUp] {
        assert!(seen.iter().any(|&(_, none)| none == Some(why)), "{why:?}: {seen:?}");
    }
}

#[test]
fn a_volcano_that_was_drawn_and_waits_to_be_placed_is_not_said_to_be_gone() {
    let record = include_str!("../playthroughs/classic-3-draw.tikal");
    let game = replay_record::<State>(record, &TikalLibrary::built_in()).unwrap();
    let rules = game.session.rules();
    let mut seen = 0;
    for (_, state, _) in game.session.plies() {
        let drawn = state.hand().or(state.scoring().and_then(|scoring| scoring.volcano));
        let Some(volcano) = drawn.filter(|&tile| rules.tile(tile).kind.starts_a_scoring()) else { continue };
        let forecast = Forecast::of(rules, state);
        let group = rules.groups().iter().find(|group| group.tiles.contains(volcano)).map(|group| group.letter);
        seen += usize::from(forecast.group == group);
        // Face up for everybody from its draw until it is placed after the scoring round (T7); no group has two.
        let is_open = matches!(forecast.none, Some(NoVolcano::LastOfGroupFaceUp | NoVolcano::LastOfDeckFaceUp));
        assert!(forecast.group != group || is_open, "{forecast:?}");
        assert_ne!(forecast.none, Some(NoVolcano::DeckIsThrough));
    }
    assert!(seen > 0, "{seen}");
}

#[test]
fn the_reach_of_any_piece_shows_under_the_pointer_and_by_key() {
    let mut driver = play(&[&TWO_CAMPERS[..], &["end", "draw A1"]].concat());
    // Ana places a tile; Ben's explorer on a4 is nobody's to walk now.
    assert!(matches!(driver.state().phase(), Phase::Place(_)) && !driver.shows("away"));
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("The reach of the leader of Ana on b4 with 10 action points"));
    assert!(driver.shows("Hex a5, base camp, 1 action point away"));
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("The reach of the explorer of Ben on a4 with 10 action points"));
    assert!(driver.shows("Hex a5, base camp, 2 action points away"));
    driver.press(Modifiers::SHIFT, Key::P);
    assert!(driver.shows("The reach of the leader of Ana on b4"));
    driver.let_go();
    assert!(!driver.shows("away"));
    let temple = driver.hex("a4");
    let (piece, _) = driver.piece_on_screen(temple, seat(1), Piece::Explorer).unwrap();
    driver.harness.hover_at(piece);
    driver.harness.run_steps(8);
    assert!(driver.shows("Hex a5, base camp, 2 action points away"));
    driver.harness.hover_at(egui::pos2(500.0, 690.0));
    driver.harness.run_steps(8);
    assert!(!driver.shows("away"));
}

#[test]
fn actions_tell_what_they_would_change() {
    let mut driver = play(&TWO_CAMPERS);
    driver.cell("a4");
    driver.hover("Uncover on a4, cost 2");
    assert!(driver.shows("Temple a4 becomes 3") && driver.shows("If scored now: +1 for you"));
    assert!(description(&driver, "Uncover on a4,").contains("Temple a4 becomes 3. If scored now: +1 for you"));
    driver.hover("End turn");
    assert!(driver.shows("7 action points are lost"));
    // A button greyed for lack of points also says what the action would change.
    driver.play("uncover a4");
    driver.play("enter explorer a5");
    driver.choose(Piece::Explorer, "a4");
    driver.hover("Guard: explorer on a4, cost 5");
    assert!(driver.shows("needs 5 action points, you have 4") && driver.shows("a4 is yours for good"));
    let told = description(&driver, "Guard: explorer on a4,");
    assert!(told.contains("you have 4") && told.contains("a4 is yours for good"), "{told}");
}

#[test]
fn a_walk_tells_at_its_goal_what_it_would_change() {
    let mut driver = play(&[&TWO_CAMPERS[..], &["end", "draw A1", "place c3 0"]].concat());
    driver.choose(Piece::Leader, "b4");
    hover(&mut driver, "Hex a4,");
    assert!(driver.shows("You take a4 from Ben (3 to 1)") && driver.shows("If scored now: +2 for you, −2 for Ben"));
    // The keyboard focus on a cell shows the same.
    let camp = driver.harness.get(by().predicate(|node| node.label().is_some_and(|name| name.starts_with("Hex a5,"))));
    camp.focus();
    driver.harness.run_steps(2);
    driver.press(Modifiers::NONE, Key::ArrowUp);
    assert!(description(&driver, "Hex a4,").contains("You take a4 from Ben (3 to 1)"));
}

#[test]
fn a_walk_of_several_tells_what_all_that_get_there_would_change() {
    let enter = "enter explorer a5";
    let mut driver = play(&[&TWO_CAMPERS[..], &["end", "draw A1", "place c3 0", enter, enter, enter, enter]].concat());
    driver.choose(Piece::Explorer, "a5");
    driver.click("One piece more");
    hover(&mut driver, "Hex a4,");
    assert!(driver.shows("You take a4 from Ben (2 to 1)") && !driver.shows("The points suffice for"));
    driver.click("One piece more");
    driver.click("One piece more");
    hover(&mut driver, "Hex a4,");
    assert!(driver.shows("The points suffice for 3 pieces of 4") && driver.shows("You take a4 from Ben (3 to 1)"));
    // What was told is what happens.
    driver.cell("a4");
    let temple = driver.hex("a4");
    assert_eq!(driver.state().band(temple, seat(0)).explorers(), 3);
}

#[test]
fn what_is_too_far_says_what_it_takes() {
    let spent = ["uncover a4", "enter explorer a5", "enter explorer a5", "enter explorer a5", "enter explorer a5"];
    let mut driver = play(&[&TWO_CAMPERS[..], &spent].concat());
    assert_eq!(driver.state().points(), 1);
    driver.choose(Piece::Explorer, "a5");
    driver.cell("c4");
    assert!(driver.shows("c4 takes 2 action points, you have 1"));
}

#[test]
fn a_purist_game_is_chosen_in_the_setup_and_hides_what_the_position_says() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Setup));
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Purist: no forecasts");
    driver.click("Start");
    assert!(driver.insight().is_none() && driver.record().options.purist);

    let mut driver = play_purist(&TWO_CAMPERS);
    assert!(driver.shows("Tiers left") && !driver.shows("Temples: who holds them"));
    driver.press(Modifiers::NONE, Key::L);
    driver.press(Modifiers::NONE, Key::W);
    assert!(driver.shows("Tiers left") && driver.app().settings().show_worth, "the keys do nothing");
    assert!(!driver.shows("volcano") && !driver.shows("+2"));
    driver.click("View");
    assert!(!driver.shows("Ledger of temples") && !driver.shows("Points if scored now"));
    driver.let_go();
    driver.cell("a4");
    driver.hover("Uncover on a4, cost 2");
    assert!(!driver.shows("becomes 3") && !driver.shows("If scored now"));
    assert!(!description(&driver, "Uncover on a4,").contains("becomes 3"));
}

#[test]
fn a_purist_keeps_the_own_reach_and_the_reasons() {
    let mut driver = play_purist(&TWO_CAMPERS);
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("The reach of the explorer of Ben on a4 with 7 action points"), "Ben acts: that is his own");
    driver.press(Modifiers::NONE, Key::P);
    assert!(driver.shows("The reach of the explorer of Ben on a4"), "Ana’s leader is left out");
    driver.choose(Piece::Explorer, "a4");
    assert!(driver.shows("Hex a5, base camp, in reach for 2 action points"));
    driver.hover("Dig on a4, cost 3");
    assert!(driver.shows("a4 has no ruin: choose a hex that has one"));
}

#[test]
fn every_variant_with_every_count_of_players_has_a_ledger_and_a_forecast() {
    let library = TikalLibrary::built_in();
    let mut positions = 0;
    for entry in std::fs::read_dir("tests/playthroughs").unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "tikal") {
            continue;
        }
        let game = open_record(&path, &library).unwrap();
        let rules = game.session.rules();
        for (_, state, _) in game.session.plies().step_by(25) {
            let insight = Insight::of(rules, state, Order::Contested);
            assert_eq!(insight.ledger.len(), state.temples().len());
            for entry in &insight.ledger {
                for claim in &entry.claims {
                    assert_eq!(claim.need == Some(0), state.controls(rules, entry.temple, claim.seat));
                    let enough = claim.need.is_some_and(|need| need > 0 && need <= claim.most);
                    assert_eq!(claim.price.is_some(), enough, "{} {entry:?}", path.display());
                }
            }
            // The forecast's odds are those of the next outcomes of chance.
            let mut outcomes = Vec::new();
            state.outcomes(rules, &mut outcomes);
            if let (Some(forecast), Phase::Draw) = (insight.forecast, state.phase()) {
                let is_volcano = |action: &Action| match *action {
                    Action::Draw(tile) => rules.tile(tile).kind == TileKind::Volcano,
                    _ => false,
                };
                let volcanoes = outcomes.iter().filter(|(action, _)| is_volcano(action)).count();
                assert_eq!((forecast.next.cases, forecast.next.of), (volcanoes as u64, outcomes.len() as u64));
            }
            positions += 1;
        }
    }
    assert!(positions > 200);
}
