//! The program's insight into a position, checked in positions counted by hand; how the window shows it, and that a purist
//! game shows none of it, in `window`.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the table only")]
#[path = "rules/table.rs"]
mod table;
mod window;

use std::collections::BTreeSet;

use crate::driver::Driver;
use table::{Scene, Table, seat};
use tikal::hex::MAX_CELLS;
use tikal::insight::Odds;
use tikal::insight::tikal::{
    Effect, Forecast, NoVolcano, Order, Reach, Walker, effects, ledger, points_at_hand, treasures_to_dig,
};
use tikal::tikal::{Action, KindDef, Piece, State, TileKind};

const SIZE: [f32; 2] = [1024.0, 700.0];

fn scene(players: u8, setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::base(players);
    table.set(|scene| {
        scene.acting(0, 10);
        setup(scene);
    });
    table
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
