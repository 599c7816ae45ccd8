//! T7 Scoring round.

use tikal::tikal::{Asked, Code, Event, Illegal, Phase, validate};

use super::table::{Table, classic, kind, seat};

#[test]
fn t7_1_from_the_one_who_drew_the_volcano_each_plays_ten_points_and_scores() {
    let mut table = Table::base(4);
    table.set(|scene| {
        scene.without("A").drawing(2).pieces(0, "a5", 0, true).pieces(2, "a4", 1, false);
    });
    table.play("draw B1");
    for expected in [2, 3, 0, 1] {
        assert_eq!((table.to_move(), table.points()), (expected, 10));
        let reason = table.refused_by("draw B2", (7, 1));
        assert_eq!(reason, Illegal::OutOfPhase { asked: Asked::ScoringAct }, "no tile is drawn");
        table.play("enter explorer a5");
        table.play("end");
    }
    assert_eq!(table.scores(), [0, 0, 2, 0]);
}

#[test]
fn t7_1_each_scores_at_once_so_a_temple_may_score_for_several() {
    let mut table = Table::base(3);
    table.set(|scene| {
        scene.without("A").drawing(0).pieces(0, "a4", 2, false);
    });
    table.play("draw B1; end");
    assert_eq!(table.scores(), [2, 0, 0]);
    table.play("enter leader a5; move leader a5 a4; uncover a4; end");
    assert_eq!(table.scores(), [2, 3, 0]);
    // Three to three.
    table.play("enter explorer a5; enter explorer a5; move explorer a5 a4; move explorer a5 a4; end");
    assert_eq!(table.scores(), [2, 3, 0], "two explorers are less than the leader");
}

#[test]
fn t7_2_temples_and_sets_of_treasures_score() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.without("A").scoring("B1", &[0, 1], 0, 10);
        scene.pieces(0, "a4", 1, false).guard(0, "b5", "leader").pieces(1, "b5", 5, true);
        scene.treasures(0, 0, 1).treasures(0, 1, 2).treasures(0, 2, 3).treasures(1, 3, 3).treasures(1, 4, 1);
    });
    table.play("end");
    assert_eq!(table.score(0), 2 + 1 + (1 + 3 + 6), "the guard counts whoever else is there");
    let temple = |cell: &str, value| Event::TempleScored { seat: seat(0), temple: table.cell(cell), value };
    let set = |kind, copies, points| Event::TreasuresScored { seat: seat(0), kind, copies, points };
    for event in [temple("a4", 2), temple("b5", 1), set(kind(0), 1, 1), set(kind(1), 2, 3), set(kind(2), 3, 6)] {
        assert!(table.events.contains(&event), "{event:?} in {:?}", table.events);
    }
    assert!(table.events.contains(&Event::Scored { seat: seat(0), points: 13, score: 13 }));
    table.play("end");
    assert_eq!(table.score(1), 6 + 1);
}

#[test]
fn t7_2_a_variant_may_score_sets_of_four() {
    let mut def = classic();
    for kind in &mut def.treasures.kinds {
        kind.copies = 4;
    }
    def.treasures.scores = vec![2, 4, 7, 11];
    let mut table = Table::of(def, 2, false);
    table.set(|scene| {
        scene.without("A").scoring("B1", &[0, 1], 0, 10);
        scene.treasures(0, 0, 4).treasures(0, 1, 1).treasures(1, 1, 3).treasures(1, 2, 2);
    });
    table.play("end; end");
    assert_eq!(table.scores(), [11 + 2, 7 + 4]);
}

#[test]
fn t7_3_then_the_one_who_drew_the_volcano_goes_on() {
    let mut table = Table::base(3);
    table.set(|scene| {
        scene.without("A").drawing(1);
    });
    table.play("draw B1; end; end; end");
    assert_eq!(table.state.phase(), Phase::Place(table.rules.tile_named("B1").unwrap()));
    assert_eq!(table.to_move(), 1);
    table.play("place c4 0");
    assert_eq!((table.to_move(), table.points()), (1, 10));
    table.play("end");
    assert_eq!(table.state.seat(), seat(2));
}

#[test]
fn t7_4_scores_grow_beyond_a_hundred() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.without("A").scoring("B1", &[0, 1], 0, 10).score(0, 99).pieces(0, "a4", 1, false);
    });
    table.play("end");
    assert_eq!(table.score(0), 101);
}

#[test]
fn t7_5_a_score_table_reaches_to_the_copies_of_each_kind() {
    let mut def = classic();
    def.treasures.kinds[5].copies = 4;
    let (variant, problems) = validate(def.clone());
    assert!(variant.is_none());
    assert!(problems.iter().any(|problem| problem.code() == Code::ScoreTable), "{problems:?}");
    def.treasures.scores.push(10);
    let (variant, problems) = validate(def);
    assert!(variant.is_some(), "{problems:?}");
    assert!(problems.iter().all(|problem| problem.code() != Code::ScoreTable));
}
