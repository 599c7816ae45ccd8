//! T3 A turn in the base game.

use tikal::game::Actor;
use tikal::tikal::{Asked, Event, Illegal, Phase};

use super::table::{Table, seat};

#[test]
fn t3_1_play_goes_clockwise() {
    let mut table = Table::base(3);
    for (tile, cell, expected) in [("A4", "c4", 0), ("A6", "b3", 1), ("A5", "a3", 2), ("A1", "a2", 0)] {
        table.play(&format!("draw {tile}"));
        assert_eq!(table.to_move(), expected, "{tile}");
        let place = table.legal_with("place").into_iter().find(|text| text.contains(cell)).unwrap();
        table.play(&place).play("end");
    }
    assert_eq!(table.state.seat(), seat(1));
}

#[test]
fn t3_2_draw_then_place_then_ten_points() {
    let mut table = Table::base(2);
    assert_eq!(table.state.actor(), Actor::Chance);
    for text in ["end", "enter explorer a5", "place c4 0", "pass"] {
        assert_eq!(table.refused_by(text, (3, 2)), Illegal::OutOfPhase { asked: Asked::Draw });
    }
    table.play("draw A2");
    assert_eq!(table.legal_with("place").len(), table.legal().len());
    for text in ["end", "enter explorer a5", "draw A1", "reveal 1", "bid 1", "choose A2", "exchange 0 1 1"] {
        assert_eq!(table.refused_by(text, (3, 2)), Illegal::OutOfPhase { asked: Asked::Place });
    }
    table.play("place c4 0");
    assert_eq!(table.points(), 10);
    for text in ["place c5 0", "draw A1", "pass", "choose A1", "reveal 0"] {
        assert_eq!(table.refused_by(text, (3, 2)), Illegal::OutOfPhase { asked: Asked::Act });
    }
    for spent in 1..=10 {
        table.play("enter explorer a5");
        assert_eq!(table.points(), 10 - spent);
    }
    assert_eq!(table.legal(), ["end"], "the turn does not end by itself");
}

#[test]
fn t3_2_a_variant_may_give_other_points() {
    let mut table = Table::changed(2, |def| def.action_points = 3);
    table.play("draw A2; place c4 0");
    assert_eq!(table.points(), 3);
    table.play("enter explorer a5; enter explorer a5; enter explorer a5");
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn t3_3_unspent_points_are_lost() {
    let mut table = Table::base(2);
    table.play("draw A2; place c4 0; enter explorer a5; end");
    assert!(table.events.contains(&Event::TurnEnded { seat: seat(0), lost: 9 }), "{:?}", table.events);
    assert_eq!(table.points(), 0);
    table.play("draw A4; place b3 0; end");
    assert!(table.events.contains(&Event::TurnEnded { seat: seat(1), lost: 10 }));
    table.play("draw A1; place a3 0");
    assert_eq!((table.to_move(), table.points()), (0, 10));
}

#[test]
fn t3_4_a_volcano_scores_first_and_is_then_placed_before_a_normal_turn() {
    let mut table = Table::base(2);
    table.set(|scene| {
        scene.without("A").drawing(1).pieces(1, "a4", 1, false);
    });
    let before = table.state.turn();
    table.play("draw B1");
    // Seat 1 drew it and acts first, with no hand and nothing to place yet.
    assert_eq!((table.to_move(), table.points(), table.state.hand()), (1, 10, None));
    assert_eq!(table.state.scoring().unwrap().volcano, table.rules.tile_named("B1"));
    assert_eq!(table.refused_by("place b3 0", (7, 1)), Illegal::OutOfPhase { asked: Asked::ScoringAct });
    table.play("end");
    assert_eq!((table.to_move(), table.points()), (0, 10));
    table.play("end");
    assert_eq!(table.state.phase(), Phase::Place(table.rules.tile_named("B1").unwrap()));
    assert_eq!((table.to_move(), table.state.scoring()), (1, None));
    table.play("place b3 0");
    assert_eq!((table.to_move(), table.points()), (1, 10));
    assert_eq!(table.state.turn(), before + 3, "two scoring turns and a normal one");
    table.play("enter explorer a5; end");
    // No other tile was drawn in that turn: the next player draws.
    assert_eq!((table.state.seat(), table.state.actor()), (seat(0), Actor::Chance));
    assert_eq!(table.state.deck().len(), 29);
    assert_eq!(table.scores(), [0, 2]);
}
