//! The program's insight into a position: first checked in positions counted by hand, then as the window shows it, and
//! that a purist game shows none of it.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the table only")]
#[path = "rules/table.rs"]
mod table;

use std::collections::BTreeSet;

use crate::driver::{Driver, by_hand};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable, by};
use table::{Scene, Table, seat};
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::tikal::table::Side;
use tikal::game::{DealerDef, Player};
use tikal::hex::MAX_CELLS;
use tikal::insight::Odds;
use tikal::insight::tikal::{
    Effect, Forecast, Insight, NoVolcano, Order, Reach, Walker, effects, ledger, points_at_hand, treasures_to_dig,
};
use tikal::library::{TikalLibrary, open_record, replay_record};
use tikal::tikal::{Action, KindDef, Phase, Piece, State, TikalRecord, TileKind};

const SIZE: [f32; 2] = [1024.0, 700.0];

fn scene(players: u8, setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::base(players);
    table.set(|scene| {
        scene.acting(0, 10);
        setup(scene);
    });
    table
}

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

// ---- The ledger ------------------------------------------------------------------------------------

#[test]
fn the_ledger_counts_what_everybody_has_and_can_bring() {
    // From the base camp a5 it costs two points to walk to a4, two to b5, and one to enter.
    let table = scene(2, |scene| {
        scene.pieces(0, "a4", 2, false).pieces(1, "a5", 1, true);
    });
    let entries = ledger(&table.rules, &table.state);
    let temples: Vec<_> = entries.iter().map(|entry| (table.name(entry.temple).to_string(), entry.value)).collect();
    assert_eq!(temples, [("a4".to_owned(), 2), ("b5".to_owned(), 1)], "the most valuable first");
    let held = &entries[0];
    assert_eq!(held.margin(), Some(2));
    assert_eq!(held.holders().map(|claim| claim.seat).collect::<Vec<_>>(), [seat(0)]);
    let rival = held.claims[1];
    // Within ten points: the leader for two, the explorer beside it for two, two more from the reserve for three each.
    assert_eq!((rival.strength, rival.need, rival.most), (0, Some(3), 6));
    assert_eq!(rival.price, Some(2), "the leader alone is enough");
    assert_eq!(held.threat().map(|claim| claim.seat), Some(seat(1)));
    // Seat 0 acts: its leader and two explorers enter and walk to b5 for three points each.
    assert_eq!((entries[1].claims[0].most, entries[1].claims[0].price), (5, Some(3)));
    assert_eq!(entries[1].margin(), None, "nobody is there");
}

#[test]
fn the_ledger_goes_by_the_points_at_hand() {
    let table = scene(2, |scene| {
        scene.acting(0, 2);
    });
    let entries = ledger(&table.rules, &table.state);
    assert_eq!(entries[0].claims[0].price, None, "two points are too few to enter and to walk");
    assert_eq!(entries[0].claims[1].price, Some(3), "the other has a whole turn before it");
    let mut last = Table::base(2);
    last.set(|scene| {
        scene.without("ABCDEFG").final_scoring(&[1, 0], 1, 10);
    });
    let entries = ledger(&last.rules, &last.state);
    assert_eq!(entries[0].claims[1].most, 0, "who has scored in the last round has no turn any more");
    assert!(entries[0].claims[0].most > 0);
}

#[test]
fn a_guarded_temple_is_closed_and_comes_last_where_others_are_at_risk() {
    let table = scene(2, |scene| {
        scene.value("a4", 5).guard(0, "a4", "explorer");
    });
    let mut entries = ledger(&table.rules, &table.state);
    assert!(entries[0].guard.is_some() && entries[0].threat().is_none() && entries[0].margin().is_none());
    assert_eq!((entries[0].claims[1].need, entries[0].claims[1].most), (None, 0));
    tikal::insight::tikal::sort(&mut entries, Order::Contested);
    assert_eq!(table.name(entries[0].temple).to_string(), "b5");
}

/// The most strength that a seat can bring, found by trying everything.
fn brought(table: &Table, state: &State, temple: &str, best: &mut u8, seen: &mut BTreeSet<String>) {
    let cell = table.cell(temple);
    *best = (*best).max(state.strength(&table.rules, cell, state.seat()));
    let key: Vec<_> = state.present(state.seat()).into_iter().map(|at| (at, state.band(at, state.seat()))).collect();
    if !seen.insert(format!("{key:?} {}", state.points())) {
        return;
    }
    let mut legal = Vec::new();
    state.legal_actions(&table.rules, &mut legal);
    for action in legal {
        if matches!(action, Action::Enter { .. } | Action::Move { .. } | Action::Transfer { .. }) {
            let mut next = *state;
            next.apply(&table.rules, action, &mut Vec::new()).unwrap();
            brought(table, &next, temple, best, seen);
        }
    }
}

#[test]
fn what_can_be_brought_is_what_trying_everything_finds() {
    let mut table = scene(2, |scene| {
        scene.tile("A3", "c4", 0).tile("A6", "b3", 3).camp(0, "b4").pieces(0, "c4", 2, false).pieces(0, "a5", 1, true);
    });
    for points in [3, 5, 7] {
        table.set(|scene| {
            scene.acting(0, points);
        });
        for entry in ledger(&table.rules, &table.state) {
            let name = table.name(entry.temple).to_string();
            let (mut best, mut seen) = (0, BTreeSet::new());
            brought(&table, &table.state, &name, &mut best, &mut seen);
            let claim = entry.claims[0];
            assert_eq!(claim.strength + claim.most, best, "{name} with {points} points");
        }
    }
}

// ---- Reach -----------------------------------------------------------------------------------------

#[test]
fn the_reach_of_everybody_is_that_of_a_whole_turn() {
    let table = scene(2, |scene| {
        scene.acting(0, 1).pieces(1, "a5", 1, false).pieces(0, "a5", 1, false);
    });
    let reach = |number| {
        let walker = Walker { seat: seat(number), from: table.cell("a5"), piece: Piece::Explorer };
        Reach::of(&table.rules, &table.state, walker, points_at_hand(&table.rules, &table.state, walker.seat))
    };
    assert_eq!((reach(0).cost(table.cell("b4")), reach(0).cost(table.cell("a4"))), (Some(1), None));
    assert_eq!((reach(1).cost(table.cell("b4")), reach(1).cost(table.cell("a4"))), (Some(1), Some(2)));
}

#[test]
fn a_way_is_the_cheapest_whatever_a_search_by_trial_finds() {
    for record in ["classic-3-draw", "two-islands-4-draw", "crater-lake-2-auction"] {
        let text = std::fs::read_to_string(format!("tests/playthroughs/{record}.tikal")).unwrap();
        let driver = Driver::open(SIZE, &text);
        let (rules, state) = (driver.rules(), driver.state());
        for &seat in state.seats() {
            let camps = state.camp_cells(rules, seat);
            for from in state.present(seat) {
                // Bellman and Ford: relaxed until nothing changes.
                let mut cost = [u32::MAX; MAX_CELLS];
                cost[from.index()] = 0;
                for _ in 0..MAX_CELLS {
                    for cell in
                        rules.cells().into_iter().filter(|cell| cost[cell.index()] < u32::MAX).collect::<Vec<_>>()
                    {
                        for side in tikal::hex::Direction::ALL {
                            if let (Some(next), Some(step)) =
                                (rules.layout().neighbour(cell, side), state.passage(cell, side))
                            {
                                cost[next.index()] = cost[next.index()].min(cost[cell.index()] + u32::from(step));
                            }
                        }
                        for camp in camps.into_iter().filter(|_| camps.contains(cell)) {
                            let step = u32::from(rules.costs().transfer.unwrap_or(200));
                            cost[camp.index()] = cost[camp.index()].min(cost[cell.index()] + step);
                        }
                    }
                }
                let reach = Reach::of(rules, &state, Walker { seat, from, piece: Piece::Explorer }, 10);
                for cell in rules.cells().into_iter().filter(|&cell| cell != from) {
                    let known = reach.cost(cell).map(u32::from);
                    assert_eq!(
                        known,
                        Some(cost[cell.index()]).filter(|&cost| cost <= 10),
                        "{record} {from:?} {cell:?}"
                    );
                }
            }
        }
    }
}

// ---- The forecast ----------------------------------------------------------------------------------

#[test]
fn the_forecast_counts_the_tiles_of_the_group_and_those_after_it() {
    let mut table = Table::base(3);
    let of = |table: &Table| Forecast::of(&table.rules, &table.state);
    let start = of(&table);
    assert_eq!((start.group, start.in_group, start.in_deck, start.ahead), (Some('A'), 0, 3, 3));
    assert_eq!((start.next.percent(), start.soon.percent()), (0, 0), "group A has six tiles and no volcano");
    // Two tiles of A are left, then B with one volcano of six: the third tile is a volcano in 1/6 of all cases.
    table.set(|scene| {
        scene.put_out("A1 A2 A3 A4").drawing(0);
    });
    let soon = of(&table);
    assert_eq!(soon.soon.cases * 6, soon.soon.of);
    assert_eq!((soon.next.percent(), soon.soon.percent()), (0, 17));
    table.set(|scene| {
        scene.put_out("A5 A6 B2").drawing(0);
    });
    // One volcano among five tiles: 1/5 for the next tile, 3/5 for three.
    let now = of(&table);
    assert_eq!((now.group, now.next), (Some('B'), Odds { cases: 1, of: 5 }));
    assert_eq!((now.soon.cases * 5, now.next.percent(), now.soon.percent()), (now.soon.of * 3, 20, 60));
    table.set(|scene| {
        scene.put_out("B1").drawing(0);
    });
    assert_eq!((of(&table).in_group, of(&table).in_deck), (0, 2), "no volcano is left in group B");
}

#[test]
fn why_no_volcano_can_come_is_told_as_it_is() {
    let why = |table: &Table| Forecast::of(&table.rules, &table.state).none;
    let mut table = Table::base(2);
    assert_eq!(why(&table), Some(NoVolcano::NeverInGroup), "group A begins without one");
    table.set(|scene| {
        scene.without("A").drawing(0);
    });
    assert_eq!(why(&table), None, "one is among the tiles of group B");
    table.set(|scene| {
        scene.put_out("B1").drawing(0);
    });
    assert_eq!(why(&table), Some(NoVolcano::GroupIsThrough));
    table.set(|scene| {
        scene.without("BCDEF").drawing(0);
    });
    let volcano = |table: &Table| Forecast::of(&table.rules, &table.state).in_deck;
    assert_eq!(volcano(&table), 0);
    assert_eq!(why(&table), Some(NoVolcano::DeckIsThrough));
    // In an auctioned game a volcano that was turned up lies there to be chosen.
    let mut round = Table::auction(2);
    round.set(|scene| {
        scene.without("A").drawing(0);
    });
    round.play("draw B1; draw B2");
    assert_eq!(why(&round), Some(NoVolcano::LastOfGroupFaceUp));
    let tame = Table::changed(2, |def| {
        for group in &mut def.deck {
            group.tiles.retain(|tile| !matches!(tile.kind, KindDef::Volcano));
        }
    });
    assert_eq!(why(&tame), Some(NoVolcano::NeverInDeck));
}

#[test]
fn the_forecast_is_what_drawing_all_orders_finds() {
    /// Counts over all orders the ways to draw `left` tiles, and those ways that include a volcano.
    fn draw(table: &Table, state: &State, left: u8, had: bool, count: &mut (u64, u64)) {
        if left == 0 || state.deck().is_empty() {
            count.0 += u64::from(had);
            count.1 += 1;
            return;
        }
        for tile in state.drawable(&table.rules).iter() {
            let name = table.rules.tile(tile).name.to_string();
            let mut next = Table { rules: table.rules.clone(), state: *state, events: Vec::new() };
            next.set(|scene| {
                scene.put_out(&name);
            });
            draw(table, &next.state, left - 1, had || table.rules.tile(tile).kind == TileKind::Volcano, count);
        }
    }
    let mut table = Table::base(3);
    table.set(|scene| {
        scene.without("A").put_out("B2 B3 B5 B6").drawing(0);
    });
    let forecast = Forecast::of(&table.rules, &table.state);
    let mut count = (0, 0);
    draw(&table, &table.state, 3, false, &mut count);
    assert_eq!(forecast.soon.cases * count.1, count.0 * forecast.soon.of);
}

#[test]
fn odds_are_never_rounded_to_what_is_certain() {
    let percent = |cases, of| Odds { cases, of }.percent();
    assert_eq!([percent(0, 7), percent(1, 500), percent(1, 3), percent(499, 500), percent(7, 7)], [0, 1, 33, 99, 100]);
}

// ---- What an action would change -------------------------------------------------------------------

fn would(table: &Table, actions: &str) -> Vec<Effect> {
    let actions: Vec<Action> = actions.split("; ").map(|text| Action::parse(&table.rules, text).unwrap()).collect();
    effects(&table.rules, &table.state, &actions)
}

#[test]
fn an_action_tells_who_takes_what_and_what_a_scoring_would_bring() {
    let table = scene(2, |scene| {
        scene.value("a4", 4).pieces(0, "a5", 3, true).pieces(1, "a4", 2, false).pieces(0, "a4", 1, false);
    });
    let temple = table.cell("a4");
    let takes = Effect::Takes { temple, seat: seat(0), from: Some(seat(1)), own: 4, best: 2 };
    let worth = Effect::Worth(vec![(seat(0), 4), (seat(1), -4)]);
    assert_eq!(would(&table, "move leader a5 a4"), [takes, worth]);
    // An explorer of seat 0 there makes the strengths equal.
    let loses = Effect::Loses { temple, seat: seat(1), own: 2, best: 2 };
    assert_eq!(would(&table, "move explorer a5 a4"), [loses, Effect::Worth(vec![(seat(1), -4)])]);
    let raised = would(&table, "uncover a4");
    assert_eq!(raised, [Effect::Value { temple, value: 5 }, Effect::Worth(vec![(seat(1), 1)])]);
    assert_eq!(would(&table, "enter explorer a5"), [], "what changes nothing says nothing");
    assert_eq!(would(&table, "move explorer a4 a5"), [Effect::Strength { temple, holds: false, own: 0, best: 2 }]);
    assert_eq!(would(&table, "end"), [Effect::Lost(10)]);
    let several = would(&table, "move explorer a5 a4; move explorer a5 a4");
    assert_eq!(several[0], Effect::Takes { temple, seat: seat(0), from: Some(seat(1)), own: 3, best: 2 });
}

#[test]
fn digging_tells_what_is_left_and_the_odds_of_what_comes_up() {
    let table = scene(2, |scene| {
        scene.tile("A2", "c4", 0).pieces(0, "c4", 1, false).treasures(0, 0, 1).treasures(0, 1, 2);
    });
    // Hidden are two masks, worth 2 more points each, one jaguar worth 3, and three of each of six kinds, worth 1.
    let gains = vec![(1, 18), (2, 2), (3, 1)];
    let ruin = table.cell("c4");
    assert_eq!(would(&table, "dig c4"), [Effect::Ruin { ruin, left: 3 }, Effect::Treasure { gains }]);
}

#[test]
fn no_more_treasures_are_said_to_be_dug_up_than_masks_are_left() {
    let mut table = scene(2, |scene| {
        scene.tile("A2", "c4", 0);
    });
    let to_dig = |table: &Table| treasures_to_dig(&table.rules, &table.state);
    assert_eq!(to_dig(&table), 24, "the box has as many masks as treasures");
    table.set(|scene| {
        scene.without("ABCDEFG");
    });
    let ruin = table.cell("c4");
    assert_eq!(to_dig(&table), u32::from(table.state.level(ruin)), "nothing else can come");
}

#[test]
fn a_guard_tells_what_it_costs_and_an_end_in_a_scoring_what_it_brings() {
    let mut table = scene(2, |scene| {
        scene.value("a4", 3).pieces(0, "a4", 3, false);
    });
    assert_eq!(
        would(&table, "guard a4 explorer"),
        [Effect::Closes { temple: table.cell("a4"), pieces: 2, leader: false }]
    );
    // The leader leaves with the others, unless he is the guard.
    let table_led = scene(2, |scene| {
        scene.value("a4", 3).pieces(0, "a4", 2, true);
    });
    let temple = table_led.cell("a4");
    assert_eq!(would(&table_led, "guard a4 explorer"), [Effect::Closes { temple, pieces: 2, leader: true }]);
    assert_eq!(would(&table_led, "guard a4 leader"), [Effect::Closes { temple, pieces: 2, leader: false }]);
    table.set(|scene| {
        scene.without("A").scoring("B1", &[0, 1], 0, 4);
    });
    assert_eq!(would(&table, "end"), [Effect::Lost(4), Effect::Scores(3)]);
}

// ---- In the window ---------------------------------------------------------------------------------

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
        include_str!("playthroughs/classic-2-auction.tikal"),
        include_str!("playthroughs/classic-3-auction.tikal"),
        include_str!("playthroughs/classic-4-auction.tikal"),
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
    let record = include_str!("playthroughs/classic-3-draw.tikal");
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
