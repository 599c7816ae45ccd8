//! T8 End.

use tikal::game::Actor;
use tikal::tikal::{Asked, Illegal, KindDef, Phase, TieBreak, VariantDef};

use super::table::{Scene, THROUGH, Table, classic, column, seat};

const CLEARING: (KindDef, [u32; 6]) = (KindDef::Clearing, THROUGH);

/// A final scoring round of two seats in which only the last one still has to end its turn.
fn last_scoring(def: VariantDef, setup: impl FnOnce(&mut Scene)) -> Table {
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.tile("A1", "b3", 0).tile("A4", "a3", 0).without("ABCDEFG").final_scoring(&[0, 1], 1, 10);
        setup(scene);
    });
    table.play("end");
    assert_eq!(table.state.phase(), Phase::Over);
    table
}

#[test]
fn t8_1_after_the_last_tile_and_its_turn_a_last_scoring_round_follows() {
    let mut table = Table::of(column(4, &[&[CLEARING, (KindDef::Temple(3), THROUGH)]]), 3, false);
    table.play("draw A1; place a2 0; end; draw A2; place a3 0");
    assert_eq!((table.to_move(), table.state.scoring()), (1, None), "the last turn is played to its end");
    table.play("enter leader a1; move leader a1 a2; move leader a2 a3; end");
    let scoring = *table.state.scoring().unwrap();
    assert_eq!(scoring.order.as_slice(), [seat(2), seat(0), seat(1)], "from the left of the one who played last");
    assert_eq!((scoring.volcano, table.points()), (None, 10));
    assert_eq!(table.refused_by("pass", (7, 1)), Illegal::OutOfPhase { asked: Asked::ScoringAct });
    table.play("enter explorer a1; end; end; end");
    assert_eq!(table.scores(), [0, 3, 0]);
    assert_eq!((table.state.actor(), table.state.phase()), (Actor::Nobody, Phase::Over));
    assert_eq!(table.winners(), [1]);
    assert_eq!(table.legal(), Vec::<String>::new());
    assert_eq!(table.refused("end"), Illegal::OutOfPhase { asked: Asked::Nothing });
}

#[test]
fn t8_1_a_last_tile_that_is_put_out_ends_the_game_too() {
    let mut table = Table::of(column(2, &[&[CLEARING, CLEARING]]), 2, false);
    table.play("draw A1; place a2 0; end; draw A2");
    assert_eq!((table.state.removed().len(), table.points(), table.to_move()), (1, 10, 1));
    table.play("enter explorer a1; end");
    assert_eq!(table.state.scoring().unwrap().order.as_slice(), [seat(0), seat(1)]);
    table.play("end; end");
    assert_eq!(table.winners(), [0, 1]);
}

#[test]
fn t8_2_most_points_win() {
    let table = last_scoring(classic(), |scene| {
        scene.score(0, 40).score(1, 39).pieces(1, "a4", 1, false);
    });
    assert_eq!(table.scores(), [40, 41]);
    assert_eq!(table.winners(), [1]);
}

#[test]
fn t8_2_a_tie_goes_to_the_most_valuable_guarded_temple() {
    // Two guarded temples of 3 and 2 against one of 4: the single best one counts.
    let table = last_scoring(classic(), |scene| {
        scene.value("a4", 3).guard(0, "a4", "explorer").guard(0, "a3", "explorer");
        scene.value("b5", 4).guard(1, "b5", "leader").score(0, 30).score(1, 26);
        scene.treasures(0, 0, 2);
    });
    assert_eq!(table.scores(), [30, 30]);
    assert_eq!(table.winners(), [1]);
}

#[test]
fn t8_2_no_guard_counts_nothing() {
    let table = last_scoring(classic(), |scene| {
        scene.value("a4", 5).pieces(1, "a4", 1, false).guard(0, "b5", "explorer").score(0, 30).score(1, 25);
    });
    assert_eq!(table.scores(), [30, 30]);
    assert_eq!(table.winners(), [0], "a controlled temple is not a guarded one");
}

#[test]
fn t8_2_then_the_number_of_treasures_decides() {
    // Three of a kind score more than two single ones, but four single ones are more treasures.
    let table = last_scoring(classic(), |scene| {
        scene.treasures(0, 0, 3).score(0, 10);
        scene.treasures(1, 1, 1).treasures(1, 2, 1).treasures(1, 3, 1).treasures(1, 4, 1).score(1, 6);
    });
    assert_eq!(table.scores(), [10, 10]);
    assert_eq!(table.winners(), [1]);
}

#[test]
fn t8_2_then_the_victory_is_shared() {
    let table = last_scoring(classic(), |scene| {
        scene.treasures(0, 0, 1).score(0, 10).treasures(1, 1, 1).score(1, 9);
    });
    assert_eq!(table.winners(), [0, 1]);
    let mut table = Table::base(3);
    table.set(|scene| {
        scene.without("ABCDEFG").final_scoring(&[1, 2, 0], 2, 10).score(0, 7).score(1, 9).score(2, 9);
    });
    table.play("end");
    assert_eq!(table.winners(), [1, 2], "only those with the most points share it");
}

#[test]
fn t8_2_a_variant_may_order_the_tie_breaks_otherwise() {
    let setup = |scene: &mut Scene| {
        scene.guard(0, "a4", "explorer").score(0, 12).treasures(1, 0, 1).score(1, 11);
    };
    let mut def = classic();
    assert_eq!(last_scoring(def.clone(), setup).winners(), [0]);
    def.tie_breaks = vec![TieBreak::Treasures, TieBreak::GuardedTemple];
    assert_eq!(last_scoring(def.clone(), setup).winners(), [1]);
    def.tie_breaks = Vec::new();
    assert_eq!(last_scoring(def, setup).winners(), [0, 1]);
}

#[test]
fn t8_3_a_volcano_as_the_last_tile() {
    let groups: [&[(KindDef, [u32; 6])]; 2] = [&[(KindDef::Temple(4), THROUGH)], &[(KindDef::Volcano, [0; 6])]];
    let mut table = Table::of(column(3, &groups), 2, false);
    table.play("draw A1; place a2 0; enter explorer a1; move explorer a1 a2; end; draw B1");
    // Its scoring round, from the one who drew it …
    assert_eq!(table.state.scoring().unwrap().order.as_slice(), [seat(1), seat(0)]);
    table.play("end; end");
    assert_eq!(table.scores(), [4, 0]);
    // … then its normal turn …
    table.play("place a3 0");
    assert_eq!((table.to_move(), table.points(), table.state.scoring()), (1, 10, None));
    table.play("end");
    // … then the last scoring round, from the left of that player.
    let scoring = *table.state.scoring().unwrap();
    assert_eq!((scoring.order.as_slice(), scoring.volcano), (&[seat(0), seat(1)][..], None));
    table.play("end; end");
    assert_eq!(table.scores(), [8, 0]);
    assert_eq!(table.winners(), [0]);
}
