//! C11 to C13: traps, substitutes, the end.

use serde_json::{Value, json};
use tikal::game::{Actor, Game};

use super::table::{TEMPLE, Table, evenly, seat, weighted};

/// The scores and the winners.
fn result(table: &Table) -> (Vec<Option<i32>>, Vec<usize>) {
    let (mut scores, mut winners) = (Vec::new(), Vec::new());
    table.state.scores(&mut scores);
    Game::winners(&table.state, &TEMPLE, &mut winners);
    (scores, winners.into_iter().map(tikal::game::Seat::index).collect())
}

/// The last turn of seat 0 before the traps, with the others where `set` puts them.
fn before_the_boulder(players: u8, set: impl FnOnce(&mut super::table::Scene)) -> Table {
    let mut table = Table::acting(players);
    table.set(|scene| {
        set(scene);
        scene.boulder_rolls();
    });
    table
}

#[test]
fn c11_1_three_wall_cards_one_by_one() {
    let mut table = Table::acting(2);
    table.play("end; end");
    assert_eq!(table.outcomes(), weighted("wall", &[("none", 13), ("left", 2), ("right", 2), ("both", 1)]));
    table.play("wall left");
    let walls = table.field("walls");
    assert_eq!((&walls["left"], &walls["right"], &walls["turned"]), (&json!(1), &json!(0), &json!(1)));
    assert_eq!(table.outcomes(), weighted("wall", &[("none", 13), ("left", 1), ("right", 2), ("both", 1)]));
    table.play("wall both; wall none");
    let walls = table.field("walls");
    assert_eq!((&walls["left"], &walls["right"], &walls["turned"]), (&json!(2), &json!(1), &json!(3)));
    // They are not shuffled back.
    assert_eq!(walls["deck"], json!({"none": 12, "left": 1, "right": 2, "both": 0}));
    table.play("roll 1; roll 1 1 1 1 1; end; end");
    assert_eq!(table.field("walls")["turned"], json!(0));
    assert_eq!(table.outcomes(), weighted("wall", &[("none", 12), ("left", 1), ("right", 2)]));
    table.refused("wall both");
}

#[test]
fn c11_1_when_the_walls_have_met_no_more_are_turned_up() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.walls(2, 3).at(0, "c3").at(1, "c3").wall(0));
    table.play("wall left");
    assert_eq!((table.phase(), table.field("walls")["turned"].clone()), ("roll".to_owned(), json!(1)));
    table.play("roll 1 1 1; roll 1 1 1 1 1; end; end");
    assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("boulder")));
    assert_eq!(table.field("walls")["turned"], json!(0));
}

#[test]
fn c11_2_the_walls_act_before_the_boulder() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.walls(3, 2).wall(2).at(1, "c1"));
    table.play("wall right");
    assert_eq!((table.status(0), table.status(1)), ("lost".to_owned(), "in".to_owned()));
    table.play("roll 6 6");
    assert_eq!(table.status(1), "lost");
}

#[test]
fn c11_3_one_die_more_each_round_up_to_five() {
    for round in 1..=6 {
        let table = before_the_boulder(2, |scene| _ = scene.round(round).at(0, "c3").at(1, "c3"));
        assert_eq!(table.field("roll"), json!({"for": "boulder", "count": round.min(5)}), "round {round}");
    }
    for (roll, squares) in [("1 2 3 4 6", 3), ("1 1 1 2 2", 0), ("3 3 3 3 3", 5), ("2 2 2 2 3", 1)] {
        let mut table = before_the_boulder(2, |scene| _ = scene.round(6).boulder(4).at(0, "c2").at(1, "c2"));
        table.play(&format!("roll {roll}"));
        assert_eq!(table.field("boulder"), json!(4 + squares), "{roll}");
    }
}

#[test]
fn c11_4_it_crushes_everybody_it_comes_upon() {
    let mut table = before_the_boulder(6, |scene| {
        scene.boulder(15).at(0, "c14").at(1, "c16").at(2, "c17").at(3, "c17").at(4, "c18").at(5, "c19");
        scene.cards(2, &["river chest"]);
    });
    table.play("roll 1 1 3 4 5");
    let lost: Vec<_> = (0..6).filter(|&seat| table.status(seat) == "lost").collect();
    assert_eq!((table.field("boulder"), lost), (json!(18), vec![1, 2, 3, 4]));
    assert_eq!(table.field("discard"), json!([{"deck": "river", "value": "chest", "by": 2}]));
    // Beside the track nobody is crushed.
    let mut table = before_the_boulder(4, |scene| {
        scene.boulder(18).at(0, "bridge").at(1, "B").at(2, "r1").at(3, "c28");
    });
    table.play("roll 3 3 3 3 3; roll 1 1 1 1 1");
    assert!((0..4).all(|seat| table.status(seat) == "in"));
}

#[test]
fn c11_5_the_roof_opens_at_the_corners() {
    let mut table = before_the_boulder(2, |scene| _ = scene.boulder(7).at(0, "c2").at(1, "c2"));
    assert_eq!(table.field("open"), json!([]));
    table.play("roll 1 1 1 1 3");
    assert_eq!((table.field("boulder"), table.field("open")), (json!(8), json!(["A"])));
    let mut table = before_the_boulder(2, |scene| _ = scene.boulder(11).at(0, "c2").at(1, "c2"));
    table.play("roll 3 3 3 3 3");
    assert_eq!((table.field("boulder"), table.field("open")), (json!(16), json!(["A", "B"])));
    // Passing is enough.
    let mut table = before_the_boulder(2, |scene| _ = scene.round(5).boulder(6).at(0, "c2").at(1, "c2"));
    table.play("roll 1 3 3 3 3");
    assert_eq!(table.field("open"), json!(["A"]));
}

#[test]
fn c11_6_on_the_last_square_it_closes_the_way_out() {
    for (from, roll) in [(30, "1 1 1 1 3"), (28, "3 3 3 3 3")] {
        let mut table = before_the_boulder(3, |scene| {
            scene.boulder(from).at(0, "A").cards(0, &["zone1 5"]).out(1).cards(1, &["zone2 4"]).lost(2);
        });
        table.play(&format!("roll {roll}"));
        assert_eq!((table.field("boulder"), table.phase()), (json!(31), "over".to_owned()));
        assert_eq!((table.status(0), table.field("discard").as_array().unwrap().len()), ("lost".to_owned(), 1));
        assert_eq!(result(&table), (vec![None, Some(4), None], vec![1]));
    }
}

#[test]
fn c12_1_who_has_lost_one_may_send_the_other() {
    let mut table = before_the_boulder(4, |scene| {
        scene.field("first", json!(2)).boulder(14).at(0, "c2").lost(1).lost(2).at(3, "c2");
    });
    table.play("roll 1 1 1 1 1");
    // In table order, those whose substitute has not been used.
    assert_eq!(
        (table.to_move(), table.legal()),
        (2, vec!["enter A".to_owned(), "enter B".to_owned(), "wait".to_owned()])
    );
    table.play("wait");
    assert_eq!(table.to_move(), 1);
    table.play("enter B");
    assert_eq!((table.phase(), table.field("after_lay")), ("lay".to_owned(), json!("substitute")));
    table.lay();
    assert_eq!((table.field("round"), table.field("first")), (json!(7), json!(3)));
    // Who waits is asked again.
    table.play("roll 1 1 1 1 1; end; end; end");
    while table.phase() == "wall" {
        let card = table.outcomes().into_keys().next().unwrap();
        table.play(&card);
    }
    table.play("roll 1 1 1 1 1");
    assert_eq!((table.phase(), table.to_move()), ("substitute".to_owned(), 2));
    // One opening alone.
    let mut table = before_the_boulder(2, |scene| _ = scene.boulder(9).lost(0).at(1, "c2"));
    table.play("roll 1 1 1 1 1");
    assert_eq!(table.legal(), ["enter A", "wait"]);
    table.refused_by("enter B", "C12.1");
    // None: nobody is asked.
    let mut table = before_the_boulder(2, |scene| _ = scene.boulder(3).lost(0).at(1, "c2"));
    table.play("roll 1 1 1");
    assert_eq!(table.field("roll")["for"], json!("actions"));
}

#[test]
fn c12_2_a_substitute_plays_from_the_next_round_on() {
    let mut table = before_the_boulder(2, |scene| {
        scene.boulder(9).lost(0).discarded(0, "zone1 4").at(1, "c7").seat(0, "ability_used", json!(true));
    });
    table.play("roll 1 1 1 1 1; enter A");
    assert_eq!(table.of_seat(0, "cards"), json!([]));
    assert_eq!(table.of_seat(0, "substitute"), Value::Null);
    let own = ["adventurer", "status", "place", "ability_used"].map(|field| table.of_seat(0, field));
    assert_eq!(own, [json!("markus"), json!("in"), json!("A"), json!(false)]);
    table.play("roll 6 6 6 6 6; end");
    assert_eq!(
        (table.to_move(), table.legal()),
        (0, vec!["end".to_owned(), "step c7".to_owned(), "step l1".to_owned(), "step l4".to_owned()])
    );
}

#[test]
fn c12_3_the_treasures_of_a_lost_adventurer_go_to_the_pile() {
    let mut table = Table::on("c4", 2);
    table.set(|scene| _ = scene.cards(0, &["zone1 4", "alcove 4"]));
    table.play("step l3; turn 4");
    let lost = ["place", "cards", "status", "adventurer"].map(|field| table.of_seat(0, field));
    assert_eq!(lost, [Value::Null, json!([]), json!("lost"), json!("lea")]);
    let pile = json!([{"deck": "alcove", "value": "4", "by": 0}, {"deck": "zone1", "value": "4", "by": 0}]);
    assert_eq!(table.field("discard"), pile);
    // Once the substitute is lost too there is nothing more to do.
    let mut table = before_the_boulder(2, |scene| _ = scene.boulder(14).second(0).at(0, "c15").at(1, "c2"));
    table.play("roll 1 1 1 1 3");
    assert_eq!((table.status(0), table.of_seat(0, "adventurer")), ("lost".to_owned(), json!("markus")));
    assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("actions")));
    table.play("roll 6 6 6 6 6");
    assert_eq!(table.to_move(), 1);
}

#[test]
fn c13_1_the_game_goes_on_while_a_substitute_can_come() {
    // The last one gets out, and no seat can bring a substitute.
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.out(1).at(0, "c31").act(0, 1));
    table.play("step out");
    assert_eq!(
        (table.phase(), table.state.actor(), Game::seat(&table.state)),
        ("over".to_owned(), Actor::Nobody, None)
    );
    let over = ["seat", "to_move", "roll", "target"].map(|field| table.field(field));
    assert_eq!(over, [Value::Null, Value::Null, Value::Null, Value::Null]);
    assert_eq!(table.legal(), Vec::<String>::new());
    // A substitute can come though the roof is closed.
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.lost(1).at(0, "c31").act(0, 1));
    table.play("step out");
    assert_eq!(table.phase(), "wall");
    // The last one is lost, and no seat has another left.
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.boulder(9).second(0).at(0, "c4").lost(1).second(1).act(0, 1));
    table.play("step l3; turn 1");
    assert_eq!((table.phase(), result(&table)), ("over".to_owned(), (vec![None, None], vec![])));
}

#[test]
fn c13_1_the_walls_catch_all_before_the_end_is_tested() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.boulder(9).second(0).at(0, "z1").cards(0, &["zone1 4"]).second(1).at(1, "z2").cards(1, &["zone2 4"]);
        scene.walls(3, 2).wall(0);
    });
    table.play("wall right");
    assert_eq!((table.phase(), table.field("discard").as_array().unwrap().len()), ("over".to_owned(), 2));
    // And the boulder crushes all before.
    let mut table = before_the_boulder(2, |scene| _ = scene.boulder(14).second(0).at(0, "c15").second(1).at(1, "c17"));
    table.play("roll 3 3 3 3 3");
    assert_eq!((table.phase(), table.field("boulder")), ("over".to_owned(), json!(19)));
}

#[test]
fn c13_2_the_sum_of_what_is_carried_out() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene
            .out(1)
            .cards(1, &["zone1 5", "alcove 6"])
            .lost(2)
            .second(2)
            .discarded(2, "zone2 5")
            .at(0, "c31")
            .act(0, 1);
        scene.cards(0, &["river 2", "alcove 4", "lava 1"]);
    });
    table.play("step out");
    assert_eq!(result(&table), (vec![Some(7), Some(11), None], vec![1]));
    assert_eq!(table.field("winners"), json!([1]));
}

#[test]
fn c13_3_chests_are_rolled_by_seat() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.out(2).cards(2, &["zone1 chest"]).lost(1).second(1).discarded(1, "zone4 chest").at(0, "c31").act(0, 1);
        scene.cards(0, &["river chest", "zone2 1", "zone3 chest"]);
    });
    table.play("step out");
    for (roller, value) in [(0, 2), (0, 6), (2, 1)] {
        assert_eq!(
            (table.phase(), table.state.actor(), Game::seat(&table.state)),
            ("chest".to_owned(), Actor::Chance, Some(seat(roller)))
        );
        assert_eq!(table.outcomes(), evenly("chest", 1..=6));
        table.play(&format!("chest {value}"));
    }
    assert_eq!((table.of_seat(0, "chests"), table.of_seat(2, "chests")), (json!([2, 6]), json!([1])));
    assert_eq!((table.phase(), result(&table)), ("over".to_owned(), (vec![Some(9), None, Some(1)], vec![0])));
}

#[test]
fn c13_4_ties_share_and_a_score_of_0_can_win() {
    let out = |cards: [&[&str]; 2]| {
        let mut table = Table::acting(2);
        table.set(|scene| _ = scene.out(1).cards(1, cards[1]).cards(0, cards[0]).at(0, "c31").act(0, 1));
        table.play("step out");
        result(&table)
    };
    assert_eq!(out([&["zone1 3", "zone2 2"], &["zone3 5"]]), (vec![Some(5), Some(5)], vec![0, 1]));
    assert_eq!(out([&[], &["zone3 1"]]), (vec![Some(0), Some(1)], vec![1]));
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.lost(1).second(1).discarded(1, "zone1 5").at(0, "c31").act(0, 1));
    table.play("step out");
    assert_eq!(result(&table), (vec![Some(0), None], vec![0]));
}

#[test]
fn c13_5_nobody_out_nobody_wins() {
    let mut table =
        before_the_boulder(2, |scene| _ = scene.boulder(30).at(0, "A").at(1, "r5").cards(1, &["zone1 chest"]));
    table.play("roll 3 3 3 3 3");
    assert_eq!((table.phase(), table.field("winners")), ("over".to_owned(), json!([])));
    assert_eq!(result(&table), (vec![None, None], vec![]));
}
