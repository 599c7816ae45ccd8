//! The worked examples of the law, CX1 to CX22.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::table::{TREASURES, Table, evenly, outcomes_of, position_of, read, weighted};

/// Before the dice of round 2, three seats with these numbers of treasures.
fn loaded(treasures: [usize; 3]) -> Table {
    let mut table = Table::acting(3);
    table.set(|scene| {
        let other = ["zone3 1", "zone3 2", "zone3 2", "zone3 3", "zone3 3", "zone3 3", "zone3 4"];
        let last = ["zone4 1", "zone4 2", "zone4 2"];
        scene
            .round(2)
            .cards(0, &TREASURES[..treasures[0]])
            .cards(1, &other[..treasures[1]])
            .cards(2, &last[..treasures[2]]);
        scene.load(0);
    });
    table.play("ready; ready; ready");
    table
}

#[test]
fn cx1_cx2_load_levels_and_actions() {
    let mut table = loaded([5, 7, 3]);
    table.play("roll 1 2 3 4 4");
    let mut actions = Vec::new();
    for seat in 0..3 {
        assert_eq!(table.to_move(), seat);
        actions.push(table.actions_left());
        table.play("end");
    }
    assert_eq!(actions, [3, 2, 4]);
    let mut table = loaded([12, 7, 3]);
    table.play("roll 1 2 3 4 4");
    assert_eq!(table.actions_left(), 0);
}

#[test]
fn cx1_levels_of_five_seven_and_three_treasures() {
    for (treasures, level) in [(5, 3), (7, 4), (3, 2)] {
        let mut table = Table::acting(2);
        table.set(|scene| _ = scene.cards(0, &TREASURES[..treasures]).at(0, "r5").act(0, 1));
        table.play("climb");
        assert_eq!(table.field("roll")["count"], json!(level), "{treasures}");
    }
}

#[test]
fn cx2_one_roll_gives_each_its_own_number_of_actions() {
    for (treasures, actions) in [(5, 3), (7, 2), (3, 4), (10, 0)] {
        let mut table = Table::acting(2);
        table.set(|scene| _ = scene.round(2).cards(0, &TREASURES[..treasures]).load(0));
        table.play("ready; roll 1 2 3 4 4");
        assert_eq!(table.actions_left(), actions, "{treasures}");
    }
}

#[test]
fn cx3_in_the_room_of_walls() {
    let mut table = Table::on("z4", 3);
    table.play("search; draw 4; decipher; clue 11; step c3");
    assert_eq!(
        (table.actions_left(), table.cards(0), table.place(0)),
        (0, vec!["zone4 4".to_owned()], "c3".to_owned())
    );
    assert_eq!(table.seen(Some(0))["seats"][0]["cards"], json!([["zone4", "4"]]));
    assert_eq!(table.seen(Some(1))["seats"][0]["cards"], json!([["zone4", null]]));
    let glyph = |viewer| table.seen(viewer)["clues"][3]["glyph"].take();
    assert_eq!((glyph(Some(0)), glyph(Some(1)), glyph(None)), (json!(11), Value::Null, Value::Null));
}

#[test]
fn cx4_a_lock() {
    let mut table = Table::on("c6", 3);
    table.play("pick; roll 1 2 5 5 6");
    assert_eq!(table.cards(0).len(), 0);
    table.play("reroll 5 5 6; roll 3 4 6");
    assert_eq!((table.cards(0), table.actions_left()), (vec!["alcove 4".to_owned()], 1));
    assert_eq!(table.field("alcoves")["k1"], json!(false));
    table.play("step c7");
    assert_eq!((table.place(0), table.legal()), ("c7".to_owned(), vec!["end".to_owned()]));
}

#[test]
fn cx5_on_the_lava() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.turned("l3", "up", 9).at(0, "l3").act(0, 2));
    table.play("step l7; turn 5");
    assert_eq!((table.place(0), table.tile("l7")["face"].clone()), ("l7".to_owned(), json!("up")));
    table.play("search; draw 3");
    assert_eq!((table.tile("l7")["face"].clone(), table.legal()), (json!("empty"), vec!["end".to_owned()]));
}

#[test]
fn cx6_in_the_river() {
    let mut table = Table::on("r2", 3);
    table.play("search; draw 2");
    assert_eq!(table.legal(), ["end", "step r3"]);
    table.play("step r3; search; draw 4");
    assert_eq!(table.legal(), ["end"]);
    table.play("end; end; wall none; wall none; wall none; roll 1; ready; roll 6 6 6 6 6; end");
    assert_eq!((table.to_move(), table.legal()), (0, vec!["end".to_owned(), "step r4".to_owned()]));
}

#[test]
fn cx7_climbing_out() {
    for (roll, place) in [("1 4", None), ("2 6", Some("c30"))] {
        let mut table = Table::on("r5", 2);
        table.set(|scene| _ = scene.cards(0, &TREASURES[..9]));
        table.play("climb");
        assert_eq!(table.field("roll")["count"], json!(4));
        table.play("roll 1 1 3 5");
        for _ in 0..6 {
            assert_eq!(table.phase(), "rescue");
            let card = table.legal_with("leave")[0].clone();
            table.play(&card);
        }
        assert_eq!(table.field("roll")["count"], json!(2));
        table.play(&format!("roll {roll}"));
        match place {
            Some(place) => assert_eq!((table.place(0), table.cards(0).len()), (place.to_owned(), 3)),
            None => {
                assert_eq!((table.status(0), table.field("discard").as_array().unwrap().len()), ("lost".to_owned(), 9));
            }
        }
    }
}

#[test]
fn cx8_onto_the_whole_bridge() {
    let mut table = Table::on("c19", 2);
    table.set(|scene| _ = scene.cards(0, &TREASURES[..9]));
    table.play("step bridge; roll 1 3 3 4 6");
    assert_eq!((table.field("planks"), table.place(0)), (json!(2), "bridge".to_owned()));
    table.play("step c28");
    assert_eq!((table.field("planks"), table.place(0), table.phase()), (json!(2), "c28".to_owned(), "act".to_owned()));
}

#[test]
fn cx9_wall_cards() {
    for cards in ["both left none", "left left right"] {
        let mut table = Table::on("c3", 0);
        table.play("end; end");
        for card in cards.split(' ') {
            table.play(&format!("wall {card}"));
        }
        let walls = table.field("walls");
        assert_eq!((&walls["left"], &walls["right"]), (&json!(2), &json!(1)), "{cards}");
    }
}

#[test]
fn cx10_the_boulder() {
    let mut table = Table::on("c3", 0);
    table.set(|scene| _ = scene.at(1, "c3").round(5).boulder_rolls());
    assert_eq!((table.field("round"), table.field("roll")["count"].clone()), (json!(5), json!(5)));
    table.set(|scene| _ = scene.at(0, "c5").at(1, "c5"));
    table.play("roll 1 2 3 4 6");
    assert_eq!(table.field("boulder"), json!(3));
}

#[test]
fn cx11_the_walls_meet() {
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.walls(2, 3).at(0, "z3").at(1, "entrance").at(2, "c3").wall(1));
    table.play("wall left");
    assert_eq!(table.field("walls")["met"], json!(true));
    assert_eq!([0, 1, 2].map(|seat| table.status(seat)), ["lost", "lost", "in"]);
    let dice = " 1".repeat(table.field("roll")["count"].as_u64().unwrap() as usize);
    table.play(&format!("roll{dice}; roll 6 6 6 6 6"));
    assert_eq!(table.to_move(), 2);
    table.refused_by("step z4", "C4.4");
}

#[test]
fn cx12_the_boulder_crushes_and_opens_the_roof() {
    // Who stands on c7 has seen the lava room; so the substitute uncovers nothing here.
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.round(5).boulder(6).at(0, "c7").at(1, "c9").at(2, "c11").at(3, "c11").boulder_rolls();
    });
    table.play("roll 2 3 3 5 6");
    assert_eq!(table.field("boulder"), json!(10));
    assert_eq!([0, 1, 2, 3].map(|seat| table.status(seat)), ["lost", "lost", "in", "in"]);
    assert_eq!((table.field("open"), table.to_move()), (json!(["A"]), 0));
    table.play("enter A");
    assert_eq!((table.phase(), table.to_move()), ("substitute".to_owned(), 1));
    table.play("wait");
    assert_eq!((table.field("round"), table.phase()), (json!(6), "roll".to_owned()));
    // Where nobody has come so far, the first one to enter uncovers it.
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.round(5).boulder(6).lost(0).lost(1).at(2, "c2").boulder_rolls());
    table.play("roll 2 3 3 5 6; enter A");
    assert_eq!(table.field("after_lay"), json!("substitute"));
    table.lay();
    assert_eq!((table.phase(), table.to_move()), ("substitute".to_owned(), 1));
    table.play("enter A");
    assert_eq!((table.field("round"), table.phase()), (json!(6), "roll".to_owned()));
}

#[test]
fn cx13_a_tile_and_a_draw_in_truth_and_belief() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.clue(3, 3, &[1]).turned("l7", "up", 9).at(0, "c4").at(1, "c5").at(2, "c5").act(0, 3);
    });
    table.play("step l3");
    assert_eq!((table.outcomes(), table.belief(1)), (evenly("turn", [3]), evenly("turn", [3])));
    assert_eq!(table.belief(0), evenly("turn", (1..=14).filter(|&number| number != 9)));
    table.play("turn 3");
    assert_eq!((table.status(0), table.tile("l3")["face"].clone()), ("lost".to_owned(), json!("sunk")));
    table.play("step c4");
    table.refused_by("step l3", "C4.4");
    // A lava 2 in the hand of seat 1.
    let mut table = Table::acting(3);
    table.set(|scene| _ = scene.turned("l7", "up", 9).cards(1, &["lava 2"]).at(0, "l7").act(0, 3));
    table.play("search");
    let total = |outcomes: &BTreeMap<String, u32>| outcomes.values().sum::<u32>();
    let truth = table.outcomes();
    assert_eq!((truth["draw 2"], total(&truth)), (1, 9));
    for viewer in [0, 2] {
        let belief = table.belief(viewer);
        assert_eq!((belief["draw 2"], total(&belief)), (2, 10));
    }
    assert_eq!(table.belief(1), truth);
}

#[test]
fn cx14_two_seats_decipher_one_clue() {
    let mut table = Table::on("z2", 1);
    table.set(|scene| _ = scene.at(1, "z2"));
    table.play("decipher; clue 7; end; decipher");
    assert_eq!((table.outcomes(), table.belief(1)), (evenly("clue", [7]), evenly("clue", 1..=14)));
    assert_eq!(table.belief(0), evenly("clue", [7]));
    table.play("clue 7");
    assert_eq!(table.field("clues")[1]["seen"], json!([0, 1]));
    assert_eq!(table.seen(Some(1))["clues"][1]["glyph"], json!(7));
}

#[test]
fn cx15_abilities() {
    for (lock, is_possible) in [([1, 1, 2, 5, 6], true), ([1, 1, 5, 5, 6], false)] {
        let mut table = Table::with("markus", "c6", 0);
        table.set(|scene| _ = scene.field("lock", json!(lock)));
        assert_eq!(table.legal_with("lockpick").len(), usize::from(is_possible), "{lock:?}");
    }
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.round(2).who(0, "bill").load(0));
    table.play("endurance; ready; roll 1 1 1 2 6");
    assert_eq!(table.actions_left(), 5);
    let mut table = Table::with("trevor", "c6", 0);
    table.play("linguistics l1; read 4");
    assert_eq!(table.seen(Some(0))["tiles"]["l1"]["number"], json!(4));
    assert_eq!(table.seen(Some(1))["tiles"]["l1"]["number"], Value::Null);
    let mut table = Table::with("puccio", "r5", 1);
    table.play("climb; roll 1 3; swim");
    assert_eq!(table.place(0), "c30");
    let mut table = Table::with("puccio", "r5", 1);
    table.set(|scene| _ = scene.cards(0, &TREASURES[..3]));
    table.play("climb; roll 1 1; swim; leave zone1 1; leave zone1 2; leave zone1 2; roll 4");
    assert_eq!(table.place(0), "c30");
    let mut table = Table::with("lea", "c9", 0);
    table.play("sprint c10");
    for (from, to) in [("c18", "bridge"), ("c13", "r1"), ("c15", "r1")] {
        let mut table = Table::with("nicole", from, 1);
        table.play(&format!("leap {to}"));
        assert_eq!(table.actions_left(), 0);
    }
    let mut table = Table::with("nicole", "c2", 1);
    table.set(|scene| _ = scene.boulder(3));
    table.refused_by("leap c4", "C10.6");
    Table::with("nicole", "c3", 1).refused("leap l3");
    Table::with("nicole", "c2", 1).play("leap c4");
}

#[test]
fn cx16_two_on_the_bridge() {
    for (roll, planks) in [("2 4 5", 1), ("1 3 4", 0)] {
        let mut table = Table::acting(3);
        table.set(|scene| {
            scene.planks(3).at(0, "c19").at(1, "bridge").cards(1, &TREASURES[..4]).at(2, "c19").act(0, 2);
        });
        table.play("step bridge");
        assert_eq!(table.field("roll")["count"], json!(3));
        table.play(&format!("roll {roll}"));
        let status = if planks == 0 { "lost" } else { "in" };
        assert_eq!(
            (table.field("planks"), table.status(0), table.status(1)),
            (json!(planks), status.to_owned(), status.to_owned())
        );
    }
}

#[test]
fn cx17_chests_decide() {
    for (chest, scores, winners) in [(6, [Some(11), Some(9)], vec![0]), (4, [Some(9), Some(9)], vec![0, 1])] {
        let mut table = Table::acting(3);
        table.set(|scene| {
            scene.out(0).cards(0, &["zone1 5", "zone2 chest"]).out(1).cards(1, &["zone3 4", "zone3 3", "zone3 2"]);
            scene.at(2, "c30").cards(2, &["zone4 5", "zone4 chest"]).boulder(28).boulder_rolls();
        });
        table.play("roll 3 3 3 3 3");
        assert_eq!((table.phase(), table.outcomes().len()), ("chest".to_owned(), 6));
        table.play(&format!("chest {chest}"));
        let mut found = Vec::new();
        tikal::game::Game::scores(&table.state, &mut found);
        assert_eq!(found, [scores[0], scores[1], None]);
        assert_eq!(table.field("winners"), json!(winners));
    }
}

#[test]
fn cx18_nobody_out() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.boulder(9).second(0).at(0, "c4").lost(1).second(1).act(0, 1));
    table.play("step l3; turn 2");
    assert_eq!((table.phase(), table.field("winners")), ("over".to_owned(), json!([])));
}

#[test]
fn cx19_all_lost_before_the_roof_is_open() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.walls(3, 2).boulder(1).wall(2));
    table.play("wall right");
    assert!([0, 1].iter().all(|&seat| table.status(seat) == "lost"));
    // Rounds go on, without phases 1 to 3, until the roof is open at A.
    let mut rounds = 0;
    while table.field("open") == json!([]) {
        assert_eq!((table.phase(), table.field("roll")["for"].clone()), ("roll".to_owned(), json!("boulder")));
        let dice = table.field("roll")["count"].as_u64().unwrap() as usize;
        table.play(&format!("roll{}", " 3".repeat(dice)));
        rounds += 1;
    }
    assert!(rounds > 1);
    let asked = table.field("first").as_u64().unwrap() as usize;
    assert_eq!((table.phase(), table.to_move()), ("substitute".to_owned(), asked));
    table.play("wait; wait");
    assert_eq!(table.field("roll")["for"], json!("boulder"));
}

#[test]
fn cx20_rolls_and_their_weights() {
    // A bridge has as many dice as planks.
    for (planks, results) in [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252)] {
        let mut table = Table::on("bridge", 1);
        table.set(|scene| _ = scene.planks(planks));
        table.play("jump");
        let outcomes = table.outcomes();
        assert_eq!((outcomes.len(), outcomes.values().sum::<u32>()), (results, 6_u32.pow(planks.into())));
        if planks == 5 {
            assert_eq!(outcomes["roll 1 2 3 4 4"], 60);
        }
    }
}

#[test]
fn cx21_an_empty_deck_and_twelve_treasures() {
    let mut table = Table::on("z1", 2);
    table.set(|scene| {
        _ = scene.cards(
            1,
            &[
                "zone1 1",
                "zone1 2",
                "zone1 2",
                "zone1 3",
                "zone1 3",
                "zone1 3",
                "zone1 4",
                "zone1 4",
                "zone1 5",
                "zone1 chest",
            ],
        );
    });
    table.refused_by("search", "C5.2");
    table.set(|scene| _ = scene.cards(1, &[]).cards(0, &TREASURES));
    table.refused_by("search", "C3.3");
}

#[test]
fn cx21_walls_that_meet_on_nobody_and_the_boulder_on_the_landing() {
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.walls(3, 2).at(0, "c3").at(1, "c2").wall(0));
    table.play("wall right");
    assert!([0, 1].iter().all(|&seat| table.status(seat) == "in"));
    let mut table = Table::on("r5", 2);
    table.set(|scene| _ = scene.boulder(30).at(1, "r1"));
    assert_eq!(table.legal(), ["end"]);
}

#[test]
fn cx21_a_fall_and_a_swim_after_the_second_roll() {
    let mut table = Table::on("r5", 2);
    table.set(|scene| _ = scene.cards(0, &TREASURES[..3]));
    table.play("climb; roll 1 5; fall");
    assert_eq!(
        (table.status(0), table.field("discard").as_array().unwrap().len(), table.to_move()),
        ("lost".to_owned(), 3, 1)
    );
    let mut table = Table::with("puccio", "r5", 2);
    table.set(|scene| _ = scene.cards(0, &TREASURES[..3]));
    table.play("climb; roll 1 5; leave zone1 1; leave zone1 2; leave zone1 2; roll 1; swim");
    assert_eq!(table.place(0), "c30");
    // A clue that everybody knows through a turned tile.
    let mut table = Table::acting(2);
    table.set(|scene| _ = scene.turned("l5", "sunk", 4).at(0, "z4").act(0, 1));
    table.play("decipher");
    assert_eq!((table.outcomes(), table.belief(1)), (evenly("clue", [5]), evenly("clue", [5])));
}

/// Sums of the truth over all whole states, each with the number of deals that it stands for, as shares.
fn average(states: &[(Value, u32)]) -> BTreeMap<String, f64> {
    let (mut sums, mut all) = (BTreeMap::new(), 0.0);
    for (position, deals) in states {
        let state = read(position).unwrap_or_else(|error| panic!("{error}\n{position:#}"));
        let outcomes = outcomes_of(&state);
        let total: u32 = outcomes.values().sum();
        for (text, weight) in outcomes {
            *sums.entry(text).or_insert(0.0) += f64::from(*deals) * f64::from(weight) / f64::from(total);
        }
        all += f64::from(*deals);
    }
    for sum in sums.values_mut() {
        *sum /= all;
    }
    sums
}

fn assert_is(belief: &BTreeMap<String, u32>, counted: &BTreeMap<String, f64>) {
    let total = f64::from(belief.values().sum::<u32>());
    assert_eq!(belief.keys().collect::<Vec<_>>(), counted.keys().collect::<Vec<_>>());
    for (text, weight) in belief {
        assert!((f64::from(*weight) / total - counted[text]).abs() < 1e-9, "{text}: {belief:?} {counted:?}");
    }
}

#[test]
fn cx22_a_draw_is_believed_as_it_is_counted() {
    // Of the lava deck seat 0 holds a 5, seat 1 two and seat 2 has thrown one away.
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.turned("l7", "up", 9).at(0, "l7").cards(0, &["lava 5"]).cards(1, &["lava 2", "lava chest"]);
        scene.discarded(2, "lava 4").act(0, 1);
    });
    table.play("search");
    let mut unseen = Vec::new();
    for (value, copies) in [("chest", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2)] {
        unseen.extend(std::iter::repeat_n(value, copies));
    }
    // All that the three treasures can be for seat 0, equal ones counted as different.
    let mut states = Vec::new();
    for first in 0..unseen.len() {
        for second in 0..unseen.len() {
            for third in 0..unseen.len() {
                if first == second || first == third || second == third {
                    continue;
                }
                let mut position = position_of(&table.state);
                let mut hand = [unseen[first], unseen[second]];
                hand.sort_unstable();
                position["seats"][1]["cards"] = json!([["lava", hand[0]], ["lava", hand[1]]]);
                position["discard"][0]["value"] = json!(unseen[third]);
                for value in ["chest", "1", "2", "3", "4", "5"] {
                    let is_left = |index: usize| ![first, second, third].contains(&index) && unseen[index] == value;
                    let left = (0..unseen.len()).filter(|&index| is_left(index)).count();
                    position["decks"]["lava"]["values"][value] = json!(left);
                }
                states.push((position, 1));
            }
        }
    }
    assert_eq!(states.len(), 9 * 8 * 7);
    let counted = average(&states);
    assert_is(&table.belief(0), &counted);
    let expected = [("chest", 1), ("1", 1), ("2", 2), ("3", 3), ("4", 2)];
    assert_eq!(table.belief(0), weighted("draw", &expected));
}

/// All deals of the numbers that agree with what seat 1 sees of a position: five glyphs and five numbers can be paired
/// in 120 ways. What the state of this table has decided is decided in each of them as well.
fn deals_of(position: &Value, glyphs: [u64; 5], numbers: [u64; 5]) -> Vec<(Value, u32)> {
    let mut orders: Vec<Vec<u64>> = vec![Vec::new()];
    for _ in 0..5 {
        let longer = |order: Vec<u64>| {
            let left = numbers.iter().filter(|number| !order.contains(number)).copied().collect::<Vec<_>>();
            left.into_iter().map(move |number| order.iter().copied().chain([number]).collect::<Vec<u64>>())
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    assert_eq!(orders.len(), 120);
    let dealt = |order: Vec<u64>| {
        let mut position = position.clone();
        for clue in position["clues"].as_array_mut().unwrap() {
            let of_number = order.iter().position(|number| json!(number) == clue["number"]);
            if let Some(index) = of_number.filter(|_| !clue["glyph"].is_null()) {
                clue["glyph"] = json!(glyphs[index]);
            }
        }
        for tile in position["tiles"].as_object_mut().unwrap().values_mut() {
            let of_glyph = glyphs.iter().position(|glyph| json!(glyph) == tile["glyph"]);
            if let Some(index) = of_glyph.filter(|_| !tile["number"].is_null()) {
                tile["number"] = json!(order[index]);
            }
        }
        (position, 1)
    };
    orders.into_iter().map(dealt).collect()
}

#[test]
fn cx22_a_tile_and_a_clue_are_believed_as_they_are_counted() {
    // Seat 0 knows the glyph of zone 1 and the number beneath l3; seat 1 knows that of zone 3. Eight tiles are turned.
    let mut table = Table::acting(2);
    table.set(|scene| {
        for tile in 5..=12 {
            scene.turned(&format!("l{tile}"), "up", tile);
        }
        scene.clue(1, 4, &[0]).checked("l3", 13, &[0]).clue(3, 2, &[1]).at(0, "c4").at(1, "c4").act(1, 2);
    });
    // For seat 1 five glyphs and five numbers are left.
    let (glyphs, numbers) = ([1, 3, 4, 13, 14], [1, 2, 4, 13, 14]);
    for (place, step, is_decided) in [("c4", "step l3", true), ("l5", "step l1", false)] {
        let mut scene = Table::acting(2);
        scene.state = table.state;
        scene.set(|scene| _ = scene.at(1, place).act(1, 2));
        scene.play(step);
        assert_eq!(scene.outcomes().len() == 1, is_decided);
        let counted = average(&deals_of(&position_of(&scene.state), glyphs, numbers));
        assert_is(&scene.belief(1), &counted);
        assert_eq!(scene.belief(1), evenly("turn", numbers));
    }
    for (zone, is_decided) in [("z1", true), ("z2", false)] {
        let mut scene = Table::acting(2);
        scene.state = table.state;
        scene.set(|scene| _ = scene.at(1, zone).act(1, 2));
        scene.play("decipher");
        assert_eq!(scene.outcomes().len() == 1, is_decided);
        let counted = average(&deals_of(&position_of(&scene.state), glyphs, numbers));
        assert_is(&scene.belief(1), &counted);
        assert_eq!(scene.belief(1), evenly("clue", glyphs));
    }
}
