//! T1 Material, and what T10 makes public.

use std::collections::BTreeMap;

use tikal::hex::Direction;
use tikal::tikal::{TileKind, TileName};

use super::table::{Table, classic, seat};

/// The printed list of tiles with their slabs.
const TILES: &str = include_str!("tiles.csv");

fn kind(kind: &str, value: &str) -> TileKind {
    let value = value.parse().unwrap();
    match kind {
        "temple" => TileKind::Temple(value),
        "ruin" => TileKind::Ruin(value),
        "clearing" => TileKind::Clearing,
        "volcano" => TileKind::Volcano,
        "base_camp" => TileKind::BaseCamp,
        other => panic!("{other}"),
    }
}

fn neighbours(table: &Table, cell: &str) -> Vec<String> {
    let cell = table.cell(cell);
    let layout = table.rules.layout();
    let name = |side: &Direction| layout.neighbour(cell, *side).map(|next| layout.name(next).to_string());
    Direction::ALL.iter().map(|side| name(side).unwrap_or_default()).collect()
}

#[test]
fn t1_1_the_board_has_eight_columns_of_five_with_every_other_one_raised() {
    let table = Table::base(4);
    let names: Vec<String> = table.rules.cells().into_iter().map(|cell| table.name(cell).to_string()).collect();
    assert_eq!(names.len(), 40);
    for column in 'a'..='h' {
        for row in 1..=5 {
            assert!(names.contains(&format!("{column}{row}")), "{column}{row}");
        }
    }
    // N, NE, SE, S, SW, NW of cells in a lower and in a raised column, and of a corner.
    assert_eq!(neighbours(&table, "b4"), ["b3", "c4", "c5", "b5", "a5", "a4"]);
    assert_eq!(neighbours(&table, "c3"), ["c2", "d2", "d3", "c4", "b3", "b2"]);
    assert_eq!(neighbours(&table, "a1"), ["", "", "b1", "a2", "", ""]);
    assert_eq!(neighbours(&table, "h5"), ["h4", "", "", "", "", "g5"]);
}

#[test]
fn t1_1_base_camp_two_temples_and_a_clearing_are_printed() {
    let table = Table::base(4);
    let printed: Vec<(String, TileKind)> = table
        .rules
        .printed()
        .iter()
        .map(|&(cell, tile)| (table.name(cell).to_string(), table.rules.tile(tile).kind))
        .collect();
    assert_eq!(printed.len(), 4);
    for (cell, kind) in [
        ("a4", TileKind::Temple(2)),
        ("a5", TileKind::BaseCamp),
        ("b4", TileKind::Clearing),
        ("b5", TileKind::Temple(1)),
    ] {
        assert!(printed.contains(&(cell.to_owned(), kind)), "{cell}");
    }
    assert_eq!(table.name(table.rules.base_camp()).to_string(), "a5");
    assert_eq!(table.state.occupied().len(), 4);
    assert_eq!((table.level("a4"), table.level("b5")), (2, 1));
}

#[test]
fn t1_2_thirty_six_tiles_in_seven_groups() {
    let table = Table::base(4);
    let sizes: Vec<(char, usize)> =
        table.rules.groups().iter().map(|group| (group.letter, group.tiles.len())).collect();
    assert_eq!(sizes, [('A', 6), ('B', 6), ('C', 5), ('D', 5), ('E', 5), ('F', 5), ('G', 4)]);
    assert_eq!(table.state.deck().len(), 36);
    let kinds: Vec<TileKind> = table.rules.deck().map(|tile| table.rules.tile(tile).kind).collect();
    let count = |wanted: fn(&TileKind) -> bool| kinds.iter().filter(|kind| wanted(kind)).count();
    assert_eq!(count(|kind| matches!(kind, TileKind::Temple(_))), 15);
    assert_eq!(count(|kind| matches!(kind, TileKind::Clearing)), 10);
    assert_eq!(count(|kind| matches!(kind, TileKind::Ruin(2..=4))), 8);
    assert_eq!(count(|kind| matches!(kind, TileKind::Volcano)), 3);
    let masks = kinds.iter().map(|kind| if let TileKind::Ruin(masks) = kind { u32::from(*masks) } else { 0 });
    assert_eq!(masks.sum::<u32>(), 24);
    for name in ["B1", "D3", "F2"] {
        let tile = table.rules.tile_named(name).unwrap();
        assert_eq!(table.rules.tile(tile).kind, TileKind::Volcano, "{name}");
    }
}

#[test]
fn t1_2_every_tile_has_the_slabs_of_the_list() {
    let table = Table::base(4);
    let mut listed = 0;
    for line in TILES.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let tile = table.rules.tile(table.rules.tile_named(fields[0]).unwrap());
        assert_eq!(tile.kind, kind(fields[2], fields[3]), "{line}");
        let slabs: Vec<u8> = fields[4..].iter().map(|slabs| slabs.parse().unwrap()).collect();
        assert_eq!(tile.slabs.printed()[..], slabs[..], "{line}");
        if let TileName::Deck { group, .. } = tile.name {
            assert_eq!(group.to_string(), fields[1], "{line}");
        } else {
            assert_eq!(fields[1], "board", "{line}");
        }
        listed += 1;
    }
    assert_eq!(listed, 40);
}

#[test]
fn t1_3_the_supply_holds_forty_eight_tiers() {
    let table = Table::base(4);
    let supply = table.state.supply();
    let tiers = [(2, 3), (3, 6), (4, 9), (5, 11), (6, 8), (7, 5), (8, 3), (9, 2), (10, 1)];
    for (value, count) in tiers {
        assert_eq!(supply[value], count, "tier {value}");
    }
    assert_eq!(supply.iter().map(|&count| u32::from(count)).sum::<u32>(), 48);
}

#[test]
fn t1_4_twenty_four_treasures_of_eight_kinds() {
    let table = Table::base(4);
    assert_eq!(table.state.hidden(&table.rules), [3; 8]);
    assert_eq!(table.rules.treasures(), [3; 8]);
}

#[test]
fn t1_5_what_each_player_has() {
    for players in 2..=4 {
        let table = Table::auction(players);
        assert_eq!(table.state.seats().len(), usize::from(players));
        for &seat in table.state.seats() {
            assert_eq!(table.state.reserve(seat).explorers(), 18);
            assert!(table.state.reserve(seat).has_leader());
            assert_eq!(table.state.camps_left(seat), 2);
            assert_eq!(table.state.guards_set(seat), 0);
            assert_eq!(table.state.out(seat), 0);
            assert!(table.state.amulet(seat));
        }
    }
    let players = classic().players;
    assert_eq!((players.least, players.most), (2, 4));
    assert_eq!(players.colours, ["red", "orange", "white", "blue"]);
}

#[test]
fn t1_5_a_variant_may_do_without_the_leader() {
    let mut table = Table::changed(2, |def| def.pieces.leaders = 0);
    assert!(!table.state.reserve(seat(0)).has_leader());
    assert_eq!(table.state.reserve(seat(0)).pieces(), 18);
    table.set(|scene| {
        scene.acting(0, 10);
    });
    assert_eq!(table.legal_with("enter"), ["enter explorer a5"]);
    table.refused_by("enter leader a5", (5, 1));
}

#[test]
fn t1_6_explorer_means_explorer_or_leader() {
    // Leader and explorer side by side can do the same, and count the same where pieces are counted.
    for (piece, explorers, leader) in [("explorer", 1, false), ("leader", 0, true)] {
        let mut table = Table::base(2);
        table.set(|scene| {
            scene.acting(0, 10).tile("A2", "c4", 0).pieces(0, "b5", explorers, leader).pieces(1, "a5", 1, false);
        });
        table.play("uncover b5").play(&format!("move {piece} b5 a5; move {piece} a5 b4"));
        assert_eq!(table.points(), 5);
        table.play(&format!("move {piece} b4 c4; dig c4; reveal 0"));
        assert_eq!(table.pieces("c4", 0), (explorers as u8, leader));
    }
}

#[test]
fn t10_public_is_what_is_decided_and_nothing_else_exists() {
    let mut table = Table::base(2);
    let left: BTreeMap<String, u32> = table.outcomes().into_iter().collect();
    assert_eq!(left.keys().collect::<Vec<_>>(), ["draw A1", "draw A2", "draw A3", "draw A4", "draw A5", "draw A6"]);
    assert!(left.values().all(|weight| *weight == left["draw A1"]), "a draw is an even choice");
    table.play("draw A2; place c4 0; enter leader a5; move leader a5 b4; move leader b4 c4; dig c4");
    // Nobody knows yet which treasure it is: all kinds are still hidden, and none is owned.
    assert_eq!(table.state.hidden(&table.rules), [3; 8]);
    assert_eq!(table.state.treasures(&table.rules, seat(0)), [0; 8]);
    table.play("reveal 5");
    assert_eq!(table.state.hidden(&table.rules), [3, 3, 3, 3, 3, 2, 3, 3]);
    assert_eq!(table.state.treasures(&table.rules, seat(0)), [0, 0, 0, 0, 0, 1, 0, 0]);
}

#[test]
fn t10_a_dig_reveals_each_kind_in_proportion_to_how_many_are_hidden() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.acting(0, 10).tile("A2", "c4", 0).left("c4", 2).pieces(0, "c4", 2, false);
        scene.treasures(0, 0, 3).treasures(1, 1, 2).treasures(1, 2, 1);
    });
    table.play("dig c4");
    let outcomes = table.outcomes();
    let weight = |kind: &str| outcomes.iter().find(|(text, _)| text == kind).map(|(_, weight)| *weight);
    let unit = weight("reveal 1").unwrap();
    assert_eq!(weight("reveal 0"), None);
    assert_eq!(weight("reveal 2"), Some(2 * unit));
    for kind in 3..8 {
        assert_eq!(weight(&format!("reveal {kind}")), Some(3 * unit), "kind {kind}");
    }
    assert_eq!(outcomes.len(), 7);
}
