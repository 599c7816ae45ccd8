//! T5 Actions, row by row.

use tikal::tikal::{Event, Illegal, Piece, Purchase, VariantDef};

use super::table::{Scene, Table, classic, kind, seat};

/// A base game of two in which seat 0 has ten points.
fn acting(setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.acting(0, 10);
        setup(scene);
    });
    table
}

/// The same with a changed variant.
fn acting_in(def: VariantDef, setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.acting(0, 10);
        setup(scene);
    });
    table
}

#[test]
fn t5_1_enter_costs_one_and_goes_to_the_base_camp_or_an_own_camp() {
    let mut table = acting(|scene| {
        scene.tile("A3", "c5", 0).camp(0, "b4").camp(1, "c5");
    });
    assert_eq!(
        table.legal_with("enter"),
        ["enter explorer a5", "enter explorer b4", "enter leader a5", "enter leader b4"]
    );
    table.play("enter leader b4; enter explorer a5; enter explorer b4");
    assert_eq!(table.points(), 7);
    assert_eq!(table.pieces("b4", 0), (1, true));
    assert_eq!(table.pieces("a5", 0), (1, false));
    assert_eq!(table.state.reserve(seat(0)).explorers(), 16);
    let what = Purchase::Enter;
    for cell in ["c5", "a4", "h1"] {
        let name = table.name(table.cell(cell));
        assert_eq!(
            table.refused_by(&format!("enter explorer {cell}"), (5, 1)),
            Illegal::NotOwnCamp { cell: name, what },
            "an opponent's camp, a temple, no tile"
        );
    }
    assert_eq!(table.refused_by("enter leader a5", (5, 1)), Illegal::ReserveEmpty { piece: Piece::Leader });
}

#[test]
fn t5_1_the_reserve_runs_out() {
    let mut table = acting(|scene| {
        scene.pieces(0, "a5", 17, true);
    });
    table.play("enter explorer a5");
    assert_eq!(table.refused_by("enter explorer a5", (5, 1)), Illegal::ReserveEmpty { piece: Piece::Explorer });
    assert_eq!(table.legal_with("enter"), Vec::<String>::new());
}

#[test]
fn t5_1_points_have_to_last() {
    let mut def = classic();
    def.costs.enter = 4;
    let mut table = acting_in(def, |_| ());
    table.play("enter explorer a5; enter explorer a5");
    assert_eq!(
        table.refused_by("enter explorer a5", (5, 1)),
        Illegal::NotEnoughPoints { what: Purchase::Enter, need: 4, have: 2 }
    );
}

#[test]
fn t5_2_from_camp_to_camp_costs_one() {
    let mut table = acting(|scene| {
        scene.tile("A3", "c5", 0).tile("A2", "c4", 0).left("c4", 0).tile("A6", "a3", 0);
        scene.camp(0, "b4").camp(0, "c4").camp(1, "c5");
        scene.pieces(0, "b4", 1, false).pieces(0, "a4", 1, false).pieces(0, "a5", 0, true);
    });
    assert_eq!(
        table.legal_with("transfer"),
        ["transfer explorer b4 a5", "transfer explorer b4 c4", "transfer leader a5 b4", "transfer leader a5 c4"]
    );
    let what = Purchase::Transfer;
    let name = |cell: &str| table.name(table.cell(cell));
    assert_eq!(
        table.refused_by("transfer explorer b4 c5", (5, 2)),
        Illegal::NotOwnCamp { cell: name("c5"), what },
        "an opponent's camp"
    );
    assert_eq!(
        table.refused_by("transfer explorer a4 a5", (5, 2)),
        Illegal::NotOwnCamp { cell: name("a4"), what },
        "a temple is no camp"
    );
    assert_eq!(table.refused_by("transfer explorer b4 b4", (5, 2)), Illegal::SameCamp { cell: name("b4") });
    assert_eq!(
        table.refused_by("transfer explorer a5 b4", (5, 2)),
        Illegal::NoPieceThere { piece: Piece::Explorer, cell: name("a5"), what }
    );
    table.play("transfer explorer b4 c4; transfer leader a5 c4; transfer leader c4 a5");
    assert_eq!(table.points(), 7);
    assert_eq!(
        (table.pieces("c4", 0), table.pieces("a5", 0), table.pieces("b4", 0)),
        ((1, false), (0, true), (0, false))
    );
}

#[test]
fn t5_3_a_move_costs_the_slabs_of_both_sides() {
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).tile("A3", "c5", 0).pieces(0, "a5", 3, true);
    });
    // Base camp to temple 1 + 1, to the clearing 1 + 0, to the other temple 1 + 1.
    for (text, left) in [
        ("move explorer a5 a4", 8),
        ("move explorer a5 b4", 7),
        ("move leader a5 b5", 5),
        ("move explorer b4 c5", 4),
        // c5 shows one slab to the north, c4 two to the south.
        ("move explorer c5 c4", 1),
        ("move explorer c4 b4", 0),
    ] {
        table.play(text);
        assert_eq!(table.points(), left, "{text}");
    }
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn t5_3_a_move_is_refused_for_what_it_lacks() {
    let mut table = acting(|scene| {
        scene.without("A").tile("B1", "c4", 0).pieces(0, "b4", 1, false).pieces(1, "b4", 0, true);
    });
    let name = |cell: &str| table.name(table.cell(cell));
    let what = Purchase::Move;
    assert_eq!(table.refused_by("move explorer b4 c4", (5, 3)), Illegal::NoEntry { cell: name("c4") });
    assert_eq!(table.refused_by("move explorer b4 b3", (5, 3)), Illegal::NoTile { cell: name("b3") });
    // The cell is two steps away and has no tile: the simpler reason is given.
    assert_eq!(table.refused_by("move explorer b4 h1", (5, 3)), Illegal::NoTile { cell: name("h1") });
    assert_eq!(
        table.refused_by("move explorer b4 b4", (5, 3)),
        Illegal::NotNeighbours { from: name("b4"), to: name("b4") }
    );
    assert_eq!(
        table.refused_by("move leader b4 a5", (5, 3)),
        Illegal::NoPieceThere { piece: Piece::Leader, cell: name("b4"), what },
        "the leader there is an opponent's"
    );
    assert_eq!(
        table.refused_by("move explorer a5 b4", (5, 3)),
        Illegal::NoPieceThere { piece: Piece::Explorer, cell: name("a5"), what }
    );
    assert_eq!(table.legal_with("move"), ["move explorer b4 a5"]);
    table.set(|scene| {
        scene.acting(0, 1).pieces(0, "a5", 1, false);
    });
    assert_eq!(
        table.refused_by("move explorer a5 a4", (5, 3)),
        Illegal::NotEnoughPoints { what, need: 2, have: 1 },
        "a passage is paid in full in one turn"
    );
    table.play("move explorer a5 b4");
}

#[test]
fn t5_3_opponents_and_their_camps_do_not_block() {
    let mut table = acting(|scene| {
        scene.tile("A3", "c5", 0).camp(1, "b4").pieces(1, "b4", 5, true).pieces(0, "a5", 1, false);
    });
    table.play("move explorer a5 b4; move explorer b4 c5");
    assert_eq!(table.points(), 8);
    assert_eq!(table.pieces("b4", 1), (5, true));
}

#[test]
fn t5_3_a_passage_costs_up_to_six() {
    let mut def = classic();
    def.board.printed[1].slabs = [3, 3, 3, 3, 3, 3];
    def.board.printed[2].slabs = [3, 3, 3, 3, 3, 3];
    let mut table = acting_in(def, |scene| {
        scene.pieces(0, "a5", 1, true);
    });
    table.play("move explorer a5 b4");
    assert_eq!(table.points(), 4);
    assert_eq!(
        table.refused("move explorer b4 a5"),
        Illegal::NotEnoughPoints { what: Purchase::Move, need: 6, have: 4 }
    );
}

#[test]
fn t5_4_uncover_costs_two_and_puts_the_next_tier_on_top() {
    let mut table = acting(|scene| {
        scene.pieces(0, "a4", 1, false);
    });
    table.play("uncover a4");
    assert_eq!((table.points(), table.level("a4")), (8, 3));
    assert_eq!(table.state.supply()[3], 5);
    assert_eq!(table.state.supply()[4], 9);
    let name = |cell: &str| table.name(table.cell(cell));
    let what = Purchase::Uncover;
    for cell in ["b4", "a5", "h1"] {
        let cell = name(cell);
        assert_eq!(table.refused_by(&format!("uncover {cell}"), (5, 4)), Illegal::NoTemple { cell, what });
    }
    let table = acting(|scene| {
        scene.acting(0, 1).pieces(0, "a4", 1, false);
    });
    assert_eq!(table.refused_by("uncover a4", (5, 4)), Illegal::NotEnoughPoints { what, need: 2, have: 1 });
}

#[test]
fn t5_4_no_tier_no_uncovering() {
    let mut def = classic();
    def.tiers.insert(3, 0);
    let table = acting_in(def, |scene| {
        scene.pieces(0, "a4", 1, false);
    });
    assert_eq!(table.refused_by("uncover a4", (5, 4)), Illegal::NoTierLeft { tier: 3 });
    let mut def = classic();
    def.board.printed[0].kind = tikal::tikal::KindDef::Temple(20);
    let table = acting_in(def, |scene| {
        scene.pieces(0, "a4", 1, false);
    });
    assert_eq!(table.refused_by("uncover a4", (5, 4)), Illegal::NoTierLeft { tier: 21 });
}

#[test]
fn t5_5_dig_costs_three_and_takes_the_top_treasure() {
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).pieces(0, "c4", 1, false);
    });
    table.play("dig c4");
    assert_eq!((table.points(), table.level("c4")), (7, 3), "the points are spent before it is revealed");
    table.play("reveal 6");
    assert_eq!(table.state.treasures(&table.rules, seat(0)), [0, 0, 0, 0, 0, 0, 1, 0]);
    assert_eq!((table.to_move(), table.points()), (0, 7));
    let name = |cell: &str| table.name(table.cell(cell));
    for cell in ["b4", "a4", "h1"] {
        let cell = name(cell);
        assert_eq!(table.refused_by(&format!("dig {cell}"), (5, 5)), Illegal::NoRuin { cell });
    }
    let table = acting(|scene| {
        scene.acting(0, 2).tile("A2", "c4", 0).pieces(0, "c4", 1, false);
    });
    assert_eq!(table.refused_by("dig c4", (5, 5)), Illegal::NotEnoughPoints { what: Purchase::Dig, need: 3, have: 2 });
}

#[test]
fn t5_6_an_exchange_costs_three_and_needs_no_piece() {
    let mut table = acting(|scene| {
        scene.treasures(0, 1, 1).treasures(0, 2, 2).treasures(1, 2, 1).treasures(1, 4, 1).treasures(1, 5, 2);
    });
    assert_eq!(table.legal_with("exchange"), ["exchange 1 1 2", "exchange 1 1 4"]);
    assert_eq!(table.refused_by("exchange 2 1 4", (5, 6)), Illegal::NotOwnedOnce { kind: kind(2), have: 2 });
    assert_eq!(table.refused_by("exchange 0 1 4", (5, 6)), Illegal::NotOwnedOnce { kind: kind(0), have: 0 });
    assert_eq!(
        table.refused_by("exchange 1 1 5", (5, 6)),
        Illegal::NotTheirsOnce { seat: seat(1), kind: kind(5), have: 2 }
    );
    assert_eq!(
        table.refused_by("exchange 1 1 0", (5, 6)),
        Illegal::NotTheirsOnce { seat: seat(1), kind: kind(0), have: 0 }
    );
    assert_eq!(table.refused_by("exchange 1 0 2", (5, 6)), Illegal::ExchangeWithSelf);
    let nobody = table.refused("exchange 1 3 2");
    assert_eq!((nobody, nobody.rule()), (Illegal::NoSuchSeat { seat: seat(3) }, None));
    // It makes a set of three at once: nobody is asked.
    table.play("exchange 1 1 2");
    assert_eq!(table.points(), 7);
    assert_eq!(table.state.treasures(&table.rules, seat(0)), [0, 0, 3, 0, 0, 0, 0, 0]);
    assert_eq!(table.state.treasures(&table.rules, seat(1)), [0, 1, 0, 0, 1, 2, 0, 0]);
    assert_eq!(table.to_move(), 0);
    table.set(|scene| {
        scene.treasures(0, 0, 1).acting(0, 2);
    });
    assert_eq!(
        table.refused_by("exchange 0 1 4", (5, 6)),
        Illegal::NotEnoughPoints { what: Purchase::Exchange, need: 3, have: 2 }
    );
}

#[test]
fn t5_7_a_camp_costs_five_and_stands_on_a_clearing_or_an_emptied_ruin() {
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).left("c4", 0).tile("A3", "c5", 0).tile("A5", "a3", 0);
        scene.pieces(0, "c4", 1, false).pieces(0, "b4", 0, true).pieces(0, "a4", 1, false);
        scene.pieces(0, "a3", 1, false).pieces(1, "c5", 1, false);
    });
    assert_eq!(table.legal_with("camp"), ["camp b4", "camp c4"]);
    let name = |cell: &str| table.name(table.cell(cell));
    let what = Purchase::Camp;
    assert_eq!(table.refused_by("camp a4", (5, 7)), Illegal::NoClearing { cell: name("a4") }, "a temple");
    assert_eq!(table.refused_by("camp a3", (5, 7)), Illegal::NoClearing { cell: name("a3") }, "treasures are left");
    assert_eq!(table.refused_by("camp c5", (5, 7)), Illegal::NobodyThere { cell: name("c5"), what });
    table.play("camp c4");
    assert_eq!((table.points(), table.state.camps_left(seat(0))), (5, 1));
    assert_eq!(table.state.camp(table.cell("c4")), Some(seat(0)));
    let c4 = table.name(table.cell("c4"));
    assert_eq!(table.refused_by("camp c4", (5, 7)), Illegal::CampThere { cell: c4, owner: seat(0) });
    table.play("camp b4");
    table.set(|scene| {
        scene.acting(0, 4).pieces(0, "c5", 1, false);
    });
    // All camps are built, and points lack too; either reason is true.
    let reason = table.refused_by("camp c5", (5, 7));
    assert!(
        matches!(reason, Illegal::NoCampLeft { limit: 2 } | Illegal::NotEnoughPoints { need: 5, have: 4, .. }),
        "{reason:?}"
    );
}

#[test]
fn t5_7_at_most_two_camps_and_one_on_a_tile() {
    let mut table = acting(|scene| {
        scene.tile("A2", "c4", 0).left("c4", 0).tile("A3", "c5", 0).tile("A5", "a3", 0).left("a3", 0);
        scene.camp(0, "b4").camp(0, "c4").camp(1, "a3");
        scene.pieces(0, "c5", 1, false).pieces(0, "a3", 1, false).pieces(1, "c5", 1, false);
    });
    assert_eq!(table.refused_by("camp c5", (5, 7)), Illegal::NoCampLeft { limit: 2 });
    assert_eq!(table.legal_with("camp"), Vec::<String>::new());
    // Camps never move: nothing but `camp` touches them, and another player finds the place taken.
    table.set(|scene| {
        scene.acting(1, 4).pieces(1, "b4", 1, false);
    });
    assert_eq!(
        table.refused_by("camp c5", (5, 7)),
        Illegal::NotEnoughPoints { what: Purchase::Camp, need: 5, have: 4 }
    );
    table.set(|scene| {
        scene.acting(1, 5);
    });
    let b4 = table.name(table.cell("b4"));
    assert_eq!(table.refused_by("camp b4", (5, 7)), Illegal::CampThere { cell: b4, owner: seat(0) });
    table.play("camp c5");
}

#[test]
fn t5_8_a_guard_costs_five_and_sends_the_others_away() {
    let mut table = acting(|scene| {
        scene.pieces(0, "a4", 2, true).pieces(1, "a4", 4, false);
    });
    assert_eq!(table.legal_with("guard"), ["guard a4 explorer", "guard a4 leader"]);
    table.play("guard a4 explorer");
    assert_eq!(table.points(), 5);
    assert_eq!(table.state.guard(table.cell("a4")), Some((seat(0), Piece::Explorer)));
    assert_eq!(table.pieces("a4", 0), (0, false));
    assert_eq!(table.state.out(seat(0)), 2, "the leader and one explorer left the game");
    assert_eq!(table.state.guards_set(seat(0)), 1);
    assert_eq!(table.pieces("a4", 1), (4, false), "opponents stay");
    assert!(!table.state.reserve(seat(0)).has_leader());
    let temple = table.cell("a4");
    assert!(table.events.contains(&Event::GuardSet { seat: seat(0), temple, piece: Piece::Explorer, left_game: 2 }));
}

#[test]
fn t5_8_a_guard_needs_more_strength_than_each_opponent() {
    let mut table = Table::base(3);
    table.set(|scene| {
        scene.acting(0, 10).pieces(0, "a4", 3, false).pieces(1, "a4", 2, false).pieces(2, "a4", 2, false);
        scene.pieces(0, "b5", 3, false).pieces(1, "b5", 0, true);
    });
    let name = |cell: &str| table.name(table.cell(cell));
    assert_eq!(
        table.refused_by("guard b5 explorer", (5, 8)),
        Illegal::NotStrongest { temple: name("b5"), own: 3, best: 3 },
        "as strong is not enough"
    );
    let what = Purchase::Guard;
    assert_eq!(
        table.refused_by("guard a4 leader", (5, 8)),
        Illegal::NoPieceThere { piece: Piece::Leader, cell: name("a4"), what }
    );
    assert_eq!(table.refused_by("guard b4 explorer", (5, 8)), Illegal::NoTemple { cell: name("b4"), what });
    // Above each of the opponents, though not above both together.
    assert_eq!(table.legal_with("guard"), ["guard a4 explorer"]);
    table.set(|scene| {
        scene.acting(0, 4);
    });
    assert_eq!(table.refused_by("guard a4 explorer", (5, 8)), Illegal::NotEnoughPoints { what, need: 5, have: 4 });
}

#[test]
fn t5_8_at_most_two_guards_per_player() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.acting(0, 10).tile("A4", "a3", 0).tile("A1", "b3", 0).guard(0, "a4", "explorer");
        scene.pieces(0, "b5", 1, false).pieces(0, "a3", 1, false).pieces(1, "b3", 1, false).guard(1, "b3", "leader");
    });
    table.play("guard b5 explorer");
    assert_eq!(table.state.guards_set(seat(0)), 2);
    assert_eq!(table.refused_by("guard a3 explorer", (5, 8)), Illegal::NoGuardLeft { limit: 2 });
    assert_eq!(table.legal_with("guard"), Vec::<String>::new());
}
