//! C3: the round, its phases and whose turn it is.

use serde_json::json;
use tikal::game::{Actor, Game};

use super::table::{TREASURES, Table, seat};

/// All seats of a game of three act, seat 0 first.
fn three() -> Table {
    Table::acting(3)
}

#[test]
fn c3_1_table_order_begins_with_the_first_player_of_the_round() {
    let mut table = Table::chosen(4, 2);
    table.play("roll 1 1 1 1 1");
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(table.to_move());
        table.play("end");
    }
    assert_eq!(order, [2, 3, 0, 1]);
    // Nobody has anything to decide before the dice: nobody is asked. Who has 0 actions is.
    let mut table = Table::chosen(2, 0);
    assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("actions")));
    table.play("roll 1 1 1 1 1");
    assert_eq!((table.actions_left(), table.to_move()), (0, 0));
}

/// Round 2 before the dice: seat 0 has treasures, seat 1 nothing to decide, seat 2 unused endurance.
fn loading() -> Table {
    let mut table = three();
    table.set(|scene| {
        scene.round(2).who(2, "bill").cards(0, &["zone1 3", "zone1 3", "lava chest", "alcove 4"]).at(0, "c3").load(0);
    });
    table
}

#[test]
fn c3_2_treasures_are_thrown_away_one_by_one_until_ready() {
    let mut table = loading();
    assert_eq!(table.legal(), ["discard alcove 4", "discard lava chest", "discard zone1 3", "ready"]);
    table.refused("discard zone1 2");
    table.refused("endurance");
    table.play("discard zone1 3; discard lava chest");
    assert_eq!((table.to_move(), table.cards(0)), (0, vec!["alcove 4".to_owned(), "zone1 3".to_owned()]));
    table.play("discard zone1 3; discard alcove 4");
    assert_eq!((table.to_move(), table.legal()), (0, vec!["ready".to_owned()]));
    let pile = json!([{"deck": "alcove", "value": "4", "by": 0}, {"deck": "lava", "value": "chest", "by": 0},
        {"deck": "zone1", "value": "3", "by": 0}, {"deck": "zone1", "value": "3", "by": 0}]);
    assert_eq!(table.field("discard"), pile);
    table.play("ready");
    assert_eq!((table.to_move(), table.legal()), (2, vec!["endurance".to_owned(), "ready".to_owned()]));
    table.play("endurance");
    assert_eq!((table.to_move(), table.legal()), (2, vec!["ready".to_owned()]));
    table.play("ready");
    assert_eq!((table.phase(), table.field("roll")), ("roll".to_owned(), json!({"for": "actions", "count": 5})));
}

#[test]
fn c3_2_only_those_inside_are_asked() {
    let mut table = three();
    table.set(|scene| {
        scene.out(0).cards(0, &["zone1 3"]).lost(1).who(1, "bill").at(2, "z2").boulder_rolls();
    });
    table.play("roll 3");
    assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("actions")));
    table.play("roll 6 6 6 6 6; search; draw 3; end");
    assert_eq!(table.phase(), "wall");
}

#[test]
fn c3_3_the_load_level_goes_by_the_number_of_treasures() {
    for (treasures, level) in (0..=12).zip([2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5]) {
        let mut table = three();
        // Who has nothing is asked for its endurance alone.
        table.set(|scene| _ = scene.round(2).who(0, "bill").cards(0, &TREASURES[..treasures]).load(0));
        table.play("ready; roll 1 2 3 4 5");
        assert_eq!(table.actions_left(), 6 - level, "{treasures} treasures");
    }
}

#[test]
fn c3_3_the_level_goes_by_the_treasures_held_now() {
    let mut table = three();
    table.set(|scene| _ = scene.round(2).cards(0, &TREASURES[..4]).load(0));
    table.play("discard zone1 3; ready; roll 1 2 2 2 2");
    assert_eq!(table.actions_left(), 4);
}

#[test]
fn c3_3_with_twelve_treasures_nothing_that_brings_one_is_legal() {
    for (place, forbidden) in [("z1", "search"), ("r2", "search"), ("l5", "search"), ("c6", "pick")] {
        let mut table = three();
        table.set(|scene| _ = scene.turned("l5", "up", 9).cards(0, &TREASURES[..11]).at(0, place).act(0, 2));
        assert_eq!(table.legal_with(forbidden), [forbidden], "{place}");
        table.set(|scene| _ = scene.cards(0, &TREASURES));
        table.refused_by(forbidden, "C3.3");
    }
}

#[test]
fn c3_4_five_dice_are_rolled_once_for_all() {
    let mut table = three();
    table.set(|scene| {
        scene
            .round(2)
            .cards(0, &TREASURES[..3])
            .cards(1, &["zone2 3", "zone2 3", "zone2 3", "zone2 4"])
            .at(0, "z1")
            .load(0);
    });
    table.play("ready; ready; roll 1 2 2 3 6");
    assert_eq!((table.field("dice"), table.actions_left()), (json!([1, 2, 2, 3, 6]), 4));
    // A fourth treasure changes the level, but not the actions of this round.
    table.play("search; draw 3");
    assert_eq!((table.cards(0).len(), table.actions_left()), (4, 3));
    table.play("end");
    assert_eq!((table.to_move(), table.actions_left()), (1, 2));
    table.play("end");
    assert_eq!((table.to_move(), table.actions_left()), (2, 4));
}

#[test]
fn c3_5_everybody_inside_takes_a_turn_even_without_actions() {
    let mut table = three();
    table.set(|scene| _ = scene.round(2).lost(1).who(0, "bill").load(0));
    table.play("ready; roll 1 1 1 1 1");
    assert_eq!((table.to_move(), table.legal()), (0, vec!["end".to_owned()]));
    table.play("end");
    assert_eq!((table.to_move(), table.legal()), (2, vec!["end".to_owned()]));
}

#[test]
fn c3_6_actions_come_in_any_order_and_cost_one_each() {
    let mut table = Table::on("z1", 5);
    table.play("search; draw 3; decipher; clue 5; step z2");
    assert_eq!(table.actions_left(), 2);
    table.play("step z1; search; draw 3");
    assert_eq!((table.actions_left(), table.legal()), (0, vec!["end".to_owned()]));
    table.refused("step z2");
    table.refused("search");
}

#[test]
fn c3_7_a_turn_ends_by_end_alone() {
    let mut table = three();
    assert_eq!(table.legal(), ["end", "step z1"]);
    table.play("end");
    assert_eq!((table.to_move(), table.actions_left()), (1, 5));
    table.set(|scene| _ = scene.act(1, 0));
    assert_eq!((table.to_move(), table.legal()), (1, vec!["end".to_owned()]));
    // It ends by itself when the adventurer gets out or is lost.
    table.set(|scene| _ = scene.at(1, "c31").act(1, 3));
    table.play("step out");
    assert_eq!((table.status(1), table.to_move()), ("out".to_owned(), 2));
    let mut table = three();
    table.set(|scene| _ = scene.at(0, "c4").act(0, 5));
    table.play("step l3; turn 1");
    assert_eq!((table.status(0), table.to_move(), table.actions_left()), ("lost".to_owned(), 1, 5));
}

#[test]
fn c3_8_after_the_last_turn_walls_move_before_the_boulder() {
    let mut table = three();
    table.play("end; end");
    assert_eq!(table.phase(), "act");
    table.play("end");
    assert_eq!(
        (table.phase(), table.state.actor(), Game::seat(&table.state)),
        ("wall".to_owned(), Actor::Chance, Some(seat(0)))
    );
    table.play("wall none; wall left; wall none");
    assert_eq!((table.phase(), table.field("roll")), ("roll".to_owned(), json!({"for": "boulder", "count": 1})));
    table.play("roll 4");
    assert_eq!((table.field("boulder"), table.field("round")), (json!(1), json!(2)));
}

#[test]
fn c3_9_substitutes_come_after_the_traps() {
    let mut table = three();
    table.set(|scene| _ = scene.boulder(9).lost(1).at(0, "c3").at(2, "c3").boulder_rolls());
    table.play("roll 1 1 1 1 1");
    assert_eq!((table.phase(), table.to_move()), ("substitute".to_owned(), 1));
}

#[test]
fn c3_10_the_next_seat_is_first_whether_it_plays_or_not() {
    let mut table = three();
    table.set(|scene| _ = scene.lost(1).boulder_rolls());
    table.play("roll 2");
    assert_eq!((table.field("first"), table.field("round")), (json!(1), json!(2)));
    assert_eq!(Game::seat(&table.state), Some(seat(1)), "the dice are rolled for the first player");
    table.play("roll 1 1 1 1 1");
    assert_eq!(table.to_move(), 2);
    table.play("end; end; wall none; wall none; wall none; roll 1 1; roll 1 1 1 1 1; end; end");
    assert_eq!(table.field("first"), json!(2));
    table.play("wall none; wall none; wall none; roll 1 1 1");
    assert_eq!(table.field("first"), json!(0));
}

#[test]
fn c3_11_with_nobody_inside_the_traps_alone_go_on() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.lost(0).lost(1).walls(3, 3).round(7).boulder(3).boulder_rolls());
    table.play("roll 1 1 1 1 6");
    // The walls have met: the boulder rolls next.
    assert_eq!((table.field("round"), table.field("boulder"), table.field("dice")), (json!(8), json!(4), json!([])));
    assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("boulder")));
}
