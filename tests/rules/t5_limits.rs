//! T5 Actions: the rules below the table of actions, and actions that a variant switches off.

use tikal::tikal::{Illegal, Piece, Purchase};

use super::table::{Scene, Table, classic, kind, seat};

fn acting(setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.acting(0, 10);
        setup(scene);
    });
    table
}

#[test]
fn t5_absent_costs_switch_actions_off() {
    let mut def = classic();
    def.costs.transfer = None;
    def.costs.uncover = None;
    def.costs.dig = None;
    def.costs.exchange = None;
    def.costs.camp = None;
    def.costs.guard = None;
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.acting(0, 10).tile("A2", "c4", 0).camp(0, "b4").tile("A3", "c5", 0);
        scene.pieces(0, "a5", 1, false).pieces(0, "a4", 3, false).pieces(0, "c4", 1, false).pieces(0, "c5", 1, true);
        scene.treasures(0, 0, 1).treasures(1, 1, 1);
    });
    for (text, what) in [
        ("transfer explorer a5 b4", Purchase::Transfer),
        ("uncover a4", Purchase::Uncover),
        ("dig c4", Purchase::Dig),
        ("exchange 0 1 1", Purchase::Exchange),
        ("camp c5", Purchase::Camp),
        ("guard a4 explorer", Purchase::Guard),
    ] {
        assert_eq!(table.refused(text), Illegal::SwitchedOff { what });
        table.refused_by(text, (5, what as u8));
    }
    let verbs = |text: &String| ["enter", "move", "end"].contains(&text.split(' ').next().unwrap());
    assert!(table.legal().iter().all(verbs), "{:?}", table.legal());
    table.play("move explorer a5 b4; enter explorer b4");
}

#[test]
fn t5_9_the_second_tier_of_a_turn_needs_two_pieces() {
    let mut table = acting(|scene| {
        scene.pieces(0, "a4", 1, false).pieces(0, "a5", 0, true);
    });
    table.play("uncover a4");
    let cell = table.name(table.cell("a4"));
    assert_eq!(
        table.refused_by("uncover a4", (5, 9)),
        Illegal::TooFewPieces { cell, need: 2, have: 1, what: Purchase::Uncover }
    );
    table.play("move leader a5 a4; uncover a4");
    assert_eq!((table.level("a4"), table.points()), (4, 4));
    assert_eq!(table.refused_by("uncover a4", (5, 9)), Illegal::UncoverLimit { temple: cell, limit: 2 });
}

#[test]
fn t5_9_pieces_count_that_are_there_now() {
    // The piece that uncovered the first tier has left, and another one has come.
    let mut table = acting(|scene| {
        scene.pieces(0, "a4", 2, false).pieces(0, "b5", 1, false);
    });
    let cell = table.name(table.cell("a4"));
    table.play("uncover a4; move explorer a4 a5");
    assert_eq!(
        table.refused_by("uncover a4", (5, 9)),
        Illegal::TooFewPieces { cell, need: 2, have: 1, what: Purchase::Uncover }
    );
    table.play("enter explorer a5; move explorer a5 a4; uncover a4");
    assert_eq!((table.level("a4"), table.points()), (4, 1));
}

#[test]
fn t5_9_the_first_tier_needs_a_piece_and_opponents_do_not_count() {
    let mut table = acting(|scene| {
        scene.pieces(1, "a4", 3, false);
    });
    let reason = table.refused("uncover a4");
    assert!(
        matches!(
            reason,
            Illegal::TooFewPieces { need: 1, have: 0, what: Purchase::Uncover, .. } | Illegal::NobodyThere { .. }
        ),
        "{reason:?}"
    );
    // Each temple has its own count.
    table.set(|scene| {
        scene.pieces(0, "a4", 1, false).pieces(0, "b5", 1, false);
    });
    table.play("uncover a4; uncover b5");
    assert_eq!((table.level("a4"), table.level("b5")), (3, 2));
}

#[test]
fn t5_9_a_variant_may_allow_more_tiers() {
    let mut def = classic();
    def.per_turn.uncover = 3;
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "a4", 2, false);
    });
    table.play("uncover a4; uncover a4");
    let cell = table.name(table.cell("a4"));
    assert_eq!(
        table.refused_by("uncover a4", (5, 9)),
        Illegal::TooFewPieces { cell, need: 3, have: 2, what: Purchase::Uncover }
    );
    table.play("enter leader a5; move leader a5 a4; uncover a4");
    assert_eq!((table.level("a4"), table.points()), (5, 1));
}

#[test]
fn t5_10_the_second_treasure_of_a_turn_needs_two_pieces() {
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).pieces(0, "c4", 1, false).pieces(0, "b4", 1, false);
    });
    table.play("dig c4; reveal 0");
    let cell = table.name(table.cell("c4"));
    assert_eq!(
        table.refused_by("dig c4", (5, 10)),
        Illegal::TooFewPieces { cell, need: 2, have: 1, what: Purchase::Dig }
    );
    table.play("move explorer b4 c4; dig c4; reveal 1");
    assert_eq!(table.level("c4"), 2);
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "b4", 0, true);
    });
    table.play("move leader b4 c4");
    assert_eq!(
        table.refused_by("dig c4", (5, 10)),
        Illegal::DigLimit { ruin: cell, limit: 2 },
        "a third one not even with three pieces"
    );
}

#[test]
fn t5_11_a_ruin_without_treasures_is_a_clearing() {
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).left("c4", 1).pieces(0, "c4", 2, false);
    });
    let cell = table.cell("c4");
    let name = table.name(cell);
    assert_eq!(table.refused_by("camp c4", (5, 7)), Illegal::NoClearing { cell: name });
    table.play("dig c4; reveal 3");
    assert_eq!(table.refused_by("dig c4", (5, 11)), Illegal::RuinEmpty { ruin: name });
    assert!(table.state.clearings().contains(cell));
    table.play("camp c4");
    assert_eq!(table.state.camp(cell), Some(seat(0)));
}

#[test]
fn t5_12_no_camp_on_the_base_camp_but_on_the_printed_clearing() {
    let mut table = acting(|scene| {
        scene.pieces(0, "a5", 1, false).pieces(0, "b4", 1, false);
    });
    let cell = table.name(table.cell("a5"));
    assert_eq!(table.refused_by("camp a5", (5, 12)), Illegal::BaseCamp { cell });
    assert_eq!(table.legal_with("camp"), ["camp b4"]);
    table.play("camp b4");
}

#[test]
fn t5_13_a_guarded_temple_can_be_crossed_but_grows_no_more() {
    let mut table = acting(|scene| {
        scene.tile("A4", "a3", 0).guard(1, "a4", "leader").pieces(0, "a5", 1, true).pieces(1, "a3", 1, false);
    });
    // 1 + 1 to the guarded temple, 1 + 2 on to the next.
    table.play("move explorer a5 a4; move leader a5 a4");
    let temple = table.name(table.cell("a4"));
    let guarded = Illegal::Guarded { temple, owner: seat(1) };
    assert_eq!(table.refused_by("uncover a4", (5, 13)), guarded);
    assert_eq!(table.refused_by("guard a4 leader", (5, 13)), guarded, "strong as they are: 4 against 0");
    table.play("move explorer a4 a3");
    assert_eq!(table.points(), 3);
}

#[test]
fn t5_13_the_owner_of_a_guard_finds_it_grown_no_more_and_it_never_moves() {
    let mut table = acting(|scene| {
        scene.guard(0, "a4", "explorer").pieces(0, "a5", 2, false);
    });
    let temple = table.name(table.cell("a4"));
    assert_eq!(
        table.refused_by("move explorer a4 a5", (5, 3)),
        Illegal::NoPieceThere { piece: Piece::Explorer, cell: temple, what: Purchase::Move },
        "the guard is no piece on the tile any more"
    );
    table.play("move explorer a5 a4; move explorer a5 a4");
    let guarded = Illegal::Guarded { temple, owner: seat(0) };
    assert_eq!(table.refused_by("uncover a4", (5, 13)), guarded);
    assert_eq!(table.refused_by("guard a4 explorer", (5, 13)), guarded);
    table.play("move explorer a4 a5; move explorer a4 a5");
    assert_eq!(table.pieces("a4", 0), (0, false));
    assert_eq!(table.state.guard(table.cell("a4")), Some((seat(0), Piece::Explorer)));
}

#[test]
fn t5_14_only_treasures_of_different_kinds_are_exchanged() {
    let mut table = acting(|scene| {
        scene.treasures(0, 2, 1).treasures(1, 2, 1);
    });
    assert_eq!(table.refused_by("exchange 2 1 2", (5, 14)), Illegal::SameKind { kind: kind(2) });
    assert_eq!(table.legal_with("exchange"), Vec::<String>::new());
    table.set(|scene| {
        scene.treasures(1, 3, 1);
    });
    assert_eq!(table.legal_with("exchange"), ["exchange 2 1 3"]);
}

#[test]
fn t5_15_the_leader_is_an_explorer_in_every_respect_but_strength() {
    // One piece wherever pieces are counted, though of strength 3.
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).pieces(0, "c4", 0, true);
    });
    table.play("dig c4; reveal 0");
    let cell = table.name(table.cell("c4"));
    assert_eq!(
        table.refused_by("dig c4", (5, 10)),
        Illegal::TooFewPieces { cell, need: 2, have: 1, what: Purchase::Dig }
    );
    assert_eq!(table.state.strength(&table.rules, table.cell("c4"), seat(0)), 3);
    // The same costs to enter, to go and to move; and the leader can build and guard alone.
    let mut table = acting(|scene| {
        scene.pieces(0, "b4", 0, true);
    });
    table.play("camp b4; transfer leader b4 a5; transfer leader a5 b4; move leader b4 a5");
    assert_eq!(table.points(), 2);
    table.set(|scene| {
        scene.acting(0, 10);
    });
    table.play("move leader a5 a4; guard a4 leader");
    assert_eq!(table.state.guard(table.cell("a4")), Some((seat(0), Piece::Leader)));
}

#[test]
fn t5_16_counts_start_afresh_with_every_ten_point_turn() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.put_out("A1 A3 A4 A5 A6").tile("A2", "c4", 0).pieces(0, "a4", 2, false).pieces(0, "c4", 1, false);
        scene.scoring("B1", &[0, 1], 0, 10);
    });
    table.play("uncover a4; uncover a4; dig c4; reveal 0");
    assert_eq!(table.state.worked(table.cell("a4")), 2);
    table.play("end");
    assert_eq!(table.state.worked(table.cell("a4")), 0);
    table.play("end; place c5 0");
    // The normal turn after the scoring turn is another one.
    table.play("uncover a4; uncover a4; dig c4; reveal 0");
    assert_eq!((table.level("a4"), table.level("c4")), (6, 2));
    let (temple, cell) = (table.name(table.cell("a4")), table.name(table.cell("c4")));
    assert_eq!(table.refused_by("uncover a4", (5, 9)), Illegal::UncoverLimit { temple, limit: 2 });
    assert_eq!(
        table.refused_by("dig c4", (5, 10)),
        Illegal::TooFewPieces { cell, need: 2, have: 1, what: Purchase::Dig }
    );
}

#[test]
fn t5_17_a_passage_with_no_slab_is_no_passage() {
    let table = acting(|scene| {
        scene.pieces(0, "b4", 1, false).pieces(0, "a4", 0, true);
    });
    let name = |cell: &str| table.name(table.cell(cell));
    for (text, from, to) in
        [("move explorer b4 b5", "b4", "b5"), ("move explorer b4 a4", "b4", "a4"), ("move leader a4 b4", "a4", "b4")]
    {
        assert_eq!(table.refused_by(text, (5, 17)), Illegal::NoPassage { from: name(from), to: name(to) });
    }
    assert_eq!(table.legal_with("move"), ["move explorer b4 a5", "move leader a4 a5"]);
}
