//! T4 Placing a tile.

use tikal::hex::{Direction, Rotation};
use tikal::tikal::{Asked, Event, Illegal, KindDef};

use super::table::{THROUGH, Table, classic, column, seat};

fn rotation(sixths: usize) -> Rotation {
    Rotation::from_sixths(sixths)
}

/// Cells and rotations for the tile in hand, such as `c4 0`.
fn places(table: &Table) -> Vec<String> {
    table.legal_with("place").iter().map(|text| text["place ".len()..].to_owned()).collect()
}

fn at(table: &Table, cell: &str) -> Vec<String> {
    places(table).into_iter().filter(|place| place.starts_with(cell)).collect()
}

#[test]
fn t4_1_next_to_a_tile_in_any_orientation() {
    let mut table = Table::base(2);
    table.play("draw A3");
    let expected: Vec<String> =
        ["a3", "b3", "c4", "c5"].iter().flat_map(|cell| (0..6).map(move |sixths| format!("{cell} {sixths}"))).collect();
    assert_eq!(places(&table), expected);
    let name = |cell: &str| table.name(table.cell(cell));
    assert_eq!(table.refused_by("place b4 0", (4, 1)), Illegal::CellTaken { cell: name("b4") });
    assert_eq!(table.refused_by("place a5 3", (4, 1)), Illegal::CellTaken { cell: name("a5") });
    assert_eq!(table.refused_by("place d3 0", (4, 1)), Illegal::NotBeside { cell: name("d3") });
    assert_eq!(table.refused_by("place a1 0", (4, 1)), Illegal::NotBeside { cell: name("a1") });
}

#[test]
fn t4_1_orientations_that_look_the_same_are_one() {
    let mut table = Table::changed(2, |def| {
        def.deck[0].tiles[0].slabs = [1; 6];
        def.deck[0].tiles[1].slabs = [0, 1, 0, 1, 0, 1];
        def.deck[0].tiles[2].slabs = [2, 1, 0, 2, 1, 0];
    });
    table.play("draw A1");
    assert_eq!(at(&table, "c5"), ["c5 0"]);
    assert_eq!(
        table.refused_by("place c5 4", (4, 1)),
        Illegal::RepeatedRotation { rotation: rotation(4), same_as: rotation(0) }
    );
    table.play("place c5 0; end; draw A2");
    assert_eq!(at(&table, "c4"), ["c4 0", "c4 1"]);
    assert_eq!(
        table.refused_by("place c4 5", (4, 1)),
        Illegal::RepeatedRotation { rotation: rotation(5), same_as: rotation(1) }
    );
    table.play("place c4 1; end; draw A3");
    assert_eq!(at(&table, "b3"), ["b3 0", "b3 1", "b3 2"]);
}

#[test]
fn t4_2_a_passage_to_a_neighbour_is_needed() {
    let mut table = Table::base(2);
    // A1 on c4 shows slabs to the south and south-west alone; d3 touches its bare north-east side.
    table.play("draw A1; place c4 0; end; draw A4");
    assert_eq!(at(&table, "d3"), ["d3 1", "d3 5"]);
    let cell = table.name(table.cell("d3"));
    for sixths in [0, 2, 3, 4] {
        let reason = table.refused_by(&format!("place d3 {sixths}"), (4, 2));
        assert!(
            matches!(reason, Illegal::NoWayIn { cell: place, cure: Some(cure) }
                if place == cell && [1, 5].contains(&cure.index())),
            "{reason:?}"
        );
    }
    table.play("place d3 1");
    table.play("enter explorer a5; move explorer a5 b4; move explorer b4 c4; move explorer c4 d3");
    // 1 to enter, 1 to the clearing, 1 + 1 to c4 and 0 + 2 to d3.
    assert_eq!(table.points(), 10 - 1 - 1 - 2 - 2);
}

#[test]
fn t4_2_the_slabs_of_the_neighbour_alone_make_a_passage() {
    let mut table = Table::base(2);
    // b4 shows a slab towards c4, so A6 fits there with its bare side too.
    table.play("draw A6; place c4 0; enter explorer a5; move explorer a5 b4; move explorer b4 c4");
    assert_eq!(table.points(), 7);
}

#[test]
fn t4_2_slabs_towards_a_volcano_make_no_passage() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.without("A").tile("B1", "c4", 0).drawing(0);
    });
    // d3 touches the volcano alone.
    table.play("draw B2");
    assert_eq!(at(&table, "d3"), Vec::<String>::new());
    let cell = table.name(table.cell("d3"));
    for sixths in 0..6 {
        assert_eq!(
            table.refused_by(&format!("place d3 {sixths}"), (4, 2)),
            Illegal::NoWayIn { cell, cure: None },
            "B2 has slabs on two sides"
        );
    }
}

#[test]
fn t4_3_a_volcano_needs_only_to_touch_a_tile() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.without("A").tile("B1", "c4", 0).without("BC").scoring("D3", &[0, 1], 1, 10);
    });
    table.play("end");
    // d3 touches nothing but a volcano; no orientation but one, for it has no slabs.
    assert_eq!(places(&table), ["a3 0", "b3 0", "c3 0", "c5 0", "d3 0", "d4 0"]);
    assert_eq!(
        table.refused_by("place d3 1", (4, 1)),
        Illegal::RepeatedRotation { rotation: rotation(1), same_as: rotation(0) }
    );
    let cell = table.name(table.cell("e4"));
    assert_eq!(table.refused_by("place e4 0", (4, 1)), Illegal::NotBeside { cell });
    table.play("place d3 0");
}

#[test]
fn t4_3_the_slabs_of_a_volcano_never_count() {
    let mut def = classic();
    def.deck[1].tiles[0].slabs = [3, 2, 3, 3, 3, 3];
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.without("A").scoring("B1", &[0, 1], 1, 10).pieces(0, "b4", 1, false);
    });
    table.play("end");
    assert_eq!(at(&table, "c4"), ["c4 0"], "a volcano is not turned");
    table.play("place c4 0");
    let (c4, b4) = (table.cell("c4"), table.cell("b4"));
    assert_eq!(
        table.refused_by("move explorer b4 c4", (5, 3)),
        Illegal::NoEntry { cell: table.name(c4) },
        "the volcano shows three slabs towards b4, and b4 one towards it"
    );
    for side in tikal::hex::Direction::ALL {
        assert_eq!(table.state.passage(c4, side), None);
    }
    assert_eq!(table.state.passage(b4, tikal::hex::Direction::NE), None);
    table.play("end; draw B2");
    assert_eq!(at(&table, "d3"), Vec::<String>::new());
}

#[test]
fn t4_4_a_ruin_gets_a_treasure_for_each_mask() {
    let mut table = Table::base(2);
    table.play("draw A2; place c4 0");
    assert_eq!(table.level("c4"), 4);
    assert!(table.events.contains(&Event::RuinFilled { ruin: table.cell("c4"), treasures: 4 }));
    assert_eq!(table.state.hidden(&table.rules), [3; 8], "they are still hidden");
}

#[test]
fn t4_4_a_ruin_gets_what_lies_on_no_ruin_yet() {
    let mut def = classic();
    def.treasures.kinds.truncate(2);
    let mut table = Table::of(def.clone(), 2, false);
    table.play("draw A2; place c4 0; end; draw A5; place b3 0");
    assert_eq!((table.level("c4"), table.level("b3")), (4, 2));
    assert!(table.events.contains(&Event::RuinFilled { ruin: table.cell("b3"), treasures: 2 }));

    // The same when one was dug up in between: that one lies on no ruin, but is not left either.
    let mut table = Table::of(def.clone(), 2, false);
    table.play("draw A2; place c4 0; enter explorer a5; move explorer a5 b4; move explorer b4 c4; dig c4; reveal 1");
    table.play("end; draw A5; place b3 0");
    assert_eq!((table.level("c4"), table.level("b3")), (3, 2));

    // With nothing left the tile is a ruin without treasures, that is a clearing (T5.11).
    def.treasures.kinds.truncate(1);
    let mut table = Table::of(def, 2, false);
    table.play("draw A2; place c4 0; end; draw A5; place b3 0");
    assert_eq!((table.level("c4"), table.level("b3")), (3, 0));
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "b3", 1, false);
    });
    assert_eq!(table.legal_with("camp"), ["camp b3"]);
    table.refused_by("dig b3", (5, 11));
}

#[test]
fn t4_5_a_tile_without_a_place_is_put_out_and_the_turn_goes_on() {
    // Two cells: one for the first tile, none for the second.
    let mut table = Table::of(column(2, &[&[(KindDef::Clearing, THROUGH), (KindDef::Temple(2), THROUGH)]]), 2, false);
    table.play("draw A1; place a2 0; end; draw A2");
    let tile = table.rules.tile_named("A2").unwrap();
    assert!(table.events.contains(&Event::TilePutOut { tile }), "{:?}", table.events);
    assert_eq!(table.state.removed().iter().collect::<Vec<_>>(), [tile]);
    assert_eq!((table.to_move(), table.points(), table.state.hand()), (1, 10, None));
    table.play("enter explorer a1");
    assert_eq!(table.points(), 9);
}

#[test]
fn t4_5_a_tile_without_a_passage_is_put_out_though_cells_are_empty() {
    let bare = [0; 6];
    let mut table = Table::of(column(4, &[&[(KindDef::Clearing, bare)], &[(KindDef::Temple(1), bare)]]), 2, false);
    table.play("draw A1");
    assert_eq!(places(&table), ["a2 0"], "the base camp's slab is passage enough");
    table.play("place a2 0; end; draw B1");
    assert_eq!(table.state.removed().len(), 1);
    assert_eq!((table.to_move(), table.points()), (1, 10));
}

#[test]
fn t4_5_a_volcano_that_cannot_be_placed_still_scores() {
    let groups: [&[(KindDef, [u32; 6])]; 2] = [&[(KindDef::Temple(3), THROUGH)], &[(KindDef::Volcano, [0; 6])]];
    let mut table = Table::of(column(2, &groups), 2, false);
    // One to enter, two through the passage.
    table.play("draw A1; place a2 0; enter explorer a1; move explorer a1 a2; end");
    assert_eq!(table.points(), 0);
    table.play("draw B1");
    assert_eq!(table.state.scoring().unwrap().order.as_slice(), [seat(1), seat(0)]);
    table.play("end; end");
    assert_eq!(table.scores(), [3, 0]);
    assert_eq!(table.state.removed().len(), 1);
    assert_eq!((table.to_move(), table.points(), table.state.hand()), (1, 10, None), "its normal turn follows");
    assert_eq!(table.state.scoring(), None);
}

#[test]
fn t4_6_placing_is_not_optional() {
    let mut table = Table::base(2);
    table.play("draw A4");
    assert_eq!(table.refused("end"), Illegal::OutOfPhase { asked: Asked::Place });
    assert_eq!(table.refused("pass"), Illegal::OutOfPhase { asked: Asked::Place });
    assert_eq!(table.legal_with("place"), table.legal());
}

#[test]
fn t4_2_the_passages_of_a_tile_are_known_before_it_is_placed() {
    let mut table = Table::base(2);
    table.play("draw A3");
    let tile = table.state.hand().unwrap();
    let mut seen = 0;
    for action in table.legal_with("place") {
        let mut after = Table::base(2);
        after.play("draw A3").play(&action);
        let (cell, sixths) = action["place ".len()..].split_once(' ').unwrap();
        let cell = table.cell(cell);
        let told = table.state.passages_if_placed(&table.rules, cell, tile, rotation(sixths.parse().unwrap()));
        let laid = Direction::ALL.map(|side| after.state.passage(cell, side).unwrap_or(0));
        assert_eq!(told, laid, "{action}");
        assert!(told.iter().any(|&cost| cost > 0), "{action}");
        seen += 1;
    }
    assert!(seen > 6);
}

#[test]
fn t4_3_a_volcano_would_have_no_passages() {
    let table = Table::base(2);
    let volcano = table.rules.tile_named("B1").unwrap();
    for cell in table.state.frontier() {
        assert_eq!(table.state.passages_if_placed(&table.rules, cell, volcano, rotation(0)), [0; 6]);
    }
}
