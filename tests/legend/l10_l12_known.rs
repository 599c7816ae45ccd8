//! L10 to L12: what is known to whom, notation and chance, the state.

use std::sync::Arc;

use serde_json::json;
use tikal::expedition::Treasure;
use tikal::game::{Actor, DealerDef, Game, Record, RecordOptions, Session, View, line_of, perft};
use tikal::legend::{Action, Event, NotAnAction, Phase, Position, State};

use super::games::{begun, pick, random};
use super::table::{Table, checked, curious, in_the_box, seat, without};

#[test]
fn l10_1_what_nobody_knows_is_in_no_state() {
    let table = Table::begun(4);
    let position = table.position();
    assert_eq!(position["treasures_hidden"], json!([3, 3, 3, 3, 3, 3, 3, 3]));
    assert_eq!(View::of(&table.state, None).state().position(&table.rules).view, Some(-1));
    let ruin = position["cells"].as_array().unwrap().iter().find(|cell| cell["cell"] == "c3").unwrap();
    assert_eq!(ruin["ruin"]["stack"], json!([null, null]));
}

/// Seat 0 has looked at the tops of c3 and g4.
fn looked() -> Table {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["07"]).hand(1, "left", &["07"]).pieces(1, "c3", 1, 0);
    });
    table.play("look; show c3 5; show g4 2");
    table
}

#[test]
fn l10_2_a_seen_treasure_is_fixed_and_not_hidden() {
    let table = looked();
    assert_eq!(table.position()["treasures_hidden"], json!([3, 3, 2, 3, 3, 2, 3, 3]));
    let ruin = table.position()["cells"].as_array().unwrap().iter().find(|cell| cell["cell"] == "c3").unwrap().clone();
    assert_eq!(ruin["ruin"]["stack"], json!([{"kind": 5, "seen": [0]}, null]));
}

#[test]
fn l10_3_who_looks_later_sees_the_fixed_kind() {
    let mut table = looked();
    table.set(|scene| {
        scene.turn(1);
    });
    table.play("look");
    assert_eq!(table.outcomes(), [("show c3 5".to_owned(), 1)]);
    let own = table.view(Some(1));
    assert_eq!(table.outcomes_of(own.state()).len(), 8, "it does not know yet");
    table.refused_by("show g4 2", 10, 3);
    table.refused_by("show c3 4", 10, 3);
    table.play("show c3 5; show g4 2");
    let top = table.state.stack(&table.rules, table.cell("c3")).next().unwrap();
    assert!(top.is_seen_by(seat(0)) && top.is_seen_by(seat(1)) && !top.is_seen_by(seat(2)));
}

#[test]
fn l10_3_a_stack_is_shown_from_the_top() {
    let mut table = played("08", "put explorer c3; show c3 1; show c3 2", |_| {});
    let stack = |table: &Table| {
        let cells = table.position()["cells"].as_array().unwrap().clone();
        cells.iter().find(|cell| cell["cell"] == "c3").unwrap()["ruin"]["stack"].clone()
    };
    assert_eq!(stack(&table), json!([{"kind": 1, "seen": [0]}, {"kind": 2, "seen": [0]}]));
    table = played("08", "put explorer c3", |scene| _ = scene.stack("c3", json!([[4, [1]], null])));
    assert_eq!(table.outcomes(), [("show c3 4".to_owned(), 1)]);
    table.play("show c3 4");
    assert_eq!(stack(&table), json!([{"kind": 4, "seen": [0, 1]}, null]));
}

#[test]
fn l10_4_a_dig_reveals_the_fixed_kind() {
    let mut table = looked();
    table.set(|scene| {
        scene.act(1, 3);
    });
    table.play("dig c3");
    let digging = json!({"cell": "c3", "token": {"kind": 5, "seen": [0]}});
    assert_eq!((table.outcomes(), table.position()["digging"].clone()), (vec![("reveal 5".to_owned(), 1)], digging));
    table.refused_by("reveal 4", 10, 4);
    table.play("reveal 5");
    assert_eq!(table.state.treasures_of(seat(1), Treasure::ALL[5]), 1);
}

#[test]
fn l10_5_a_view_counts_what_others_saw_among_the_hidden() {
    let table = looked();
    let kinds = |viewer| {
        let view = table.view(viewer);
        let top = view.state().stack(&table.rules, table.cell("c3")).next().unwrap();
        (view.state().hidden(&table.rules).to_vec(), top.kind(), top.is_seen_by(seat(0)))
    };
    assert_eq!(kinds(Some(0)), (vec![3, 3, 2, 3, 3, 2, 3, 3], Some(Treasure::ALL[5]), true));
    for viewer in [Some(1), None] {
        assert_eq!(kinds(viewer), (vec![3; 8], None, true));
    }
    let mut legal = Vec::new();
    table.view(Some(1)).state().legal_actions(&table.rules, &mut legal);
    assert!(legal.is_empty(), "in a view of others there is none");
    let refused = table.view(Some(1)).state().position(&table.rules).to_state(&table.rules);
    assert_eq!(refused.unwrap_err().field, "view");
    let show = Event::Seen { seat: seat(0), ruin: table.cell("c3"), kind: Some(Treasure::ALL[5]) };
    let masked = Event::Seen { seat: seat(0), ruin: table.cell("c3"), kind: None };
    assert_eq!(State::event_for(show, Some(seat(1))), Some(masked));
    assert_eq!(State::event_for(show, Some(seat(0))), Some(show));
}

#[test]
fn l10_6_records_hold_the_actions_unmasked() {
    let rules = Arc::new(checked(curious()));
    let (mut session, _) = Session::new(Arc::clone(&rules), begun(&rules, 3), DealerDef::Seed(4));
    let mut random = random(8);
    let mut shown = 0;
    while session.state().actor() != Actor::Nobody {
        let action = pick(&rules, session.state(), &mut random);
        let played = session.play(action).unwrap();
        shown += played.chance.iter().filter(|action| matches!(action, Action::Show { .. })).count();
    }
    let colours = rules.def().players.colours.iter().take(usize::from(session.state().players()));
    let seats = colours.map(|colour| tikal::game::SeatRecord {
        name: colour.clone(),
        colour: colour.clone(),
        player: tikal::game::Player::Human,
    });
    let record = Record::of(&session, seats.collect(), RecordOptions::default());
    let text = record.write().unwrap();
    assert!(shown > 0 && text.matches("show ").count() == shown && !text.contains('?'));
    let read = Record::<State>::read(&text).unwrap();
    assert_eq!(read.write().unwrap(), text);
    let actions: Vec<Action> = session.actions().collect();
    let (replayed, stopped) = Session::replay(rules, *session.start(), DealerDef::Seed(4), &actions);
    assert!(stopped.is_none() && replayed.state() == session.state());
}

#[test]
fn l10_7_undo_takes_back_what_was_seen_and_the_seed_shows_it_again() {
    let rules = Arc::new(checked(in_the_box()));
    for seed in 0..6 {
        let (mut session, _) = Session::new(Arc::clone(&rules), begun(&rules, seed), DealerDef::Seed(seed));
        let mut random = random(seed);
        let mut states = vec![*session.state()];
        while session.state().actor() != Actor::Nobody {
            let action = pick(&rules, session.state(), &mut random);
            session.play(action).unwrap();
            states.push(*session.state());
        }
        for before in states.iter().rev().skip(1) {
            assert!(session.undo());
            assert!(session.state() == before);
        }
        assert!(!session.can_undo());
        for after in states.iter().skip(1) {
            session.redo().unwrap();
            assert!(session.state() == after);
        }
    }
    let table = looked();
    assert!(table.state.reveals(table.parse("show c3 5")) && !table.state.reveals(table.parse("look")));
}

#[test]
fn l11_1_the_phases_and_who_moves() {
    let mut table = Table::begun(2);
    assert_eq!((table.phase(), table.state.actor()), (Phase::Deal, Actor::Chance));
    assert_eq!(table.position()["to_move"], json!("chance"));
    table.deal_on();
    assert_eq!((table.phase(), table.position()["to_move"].clone()), (Phase::Draft, json!(0)));
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.pieces(0, "c3", 1, 0).hand(0, "right", &["04"]);
    });
    table.play("play 04 right");
    assert_eq!((table.phase(), table.legal()), (Phase::Effect, vec!["dig c3".to_owned(), "done".to_owned()]));
    table.play("dig c3");
    assert_eq!((table.state.actor(), Game::seat(&table.state)), (Actor::Chance, Some(seat(0))));
    table.play("reveal 0");
    assert_eq!((table.phase(), table.to_move()), (Phase::Turn, 1));
}

#[test]
fn l11_2_the_next_player_may_be_the_same() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.field("passed", json!([2, 1])).hand(0, "right", &["02", "03"]);
    });
    table.play("keep 02");
    assert_eq!(table.to_move(), 0);
}

#[test]
fn l11_3_notation_letter_by_letter() {
    let table = Table::begun(4);
    for text in [
        "enter leader a7",
        "transfer explorer a7 d2",
        "move explorer a7 b6",
        "camp c2",
        "camp c2 d4",
        "slab c3 SE",
        "slab c2 S c3 SE",
        "recruit explorer",
        "recruit leader",
        "uncover d3",
        "dig e2",
        "guard d3 leader",
        "exchange 3 2 5",
        "exchange 1+3 0 5",
        "exchange 1+1 0 5",
        "put explorer c3",
        "jump leader c3 f5",
        "place T2 a3 4",
        "take 5",
        "stack 3 1 1",
        "done",
        "end",
        "pass",
        "deal P3",
        "card 17",
        "card 01-1",
        "token 9",
        "draw B3",
        "draft order 2",
        "draft token 9",
        "draft tile B3",
        "draft card 17",
        "keep 17",
        "keep 17 over 05",
        "play 17 right",
        "play 17 left",
        "activate",
        "discard B3",
        "power 1",
        "power 3",
        "look",
        "reveal 4",
        "show c3 4",
    ] {
        assert_eq!(table.text(table.parse(text)), text);
    }
    for text in [
        "",
        " end",
        "end ",
        "slab c3 N",
        "slab c3 SW",
        "slab c3",
        "slab c2 S c3",
        "exchange 3+1 0 5",
        "exchange 1+ 0 5",
        "exchange 8 0 5",
        "exchange 1 4 5",
        "power 0",
        "power 4",
        "draft order 0",
        "draft order 5",
        "draft token 5",
        "draft tile a7",
        "draft thing 1",
        "card 1",
        "card 01",
        "card 33",
        "token 06",
        "keep 17 on 05",
        "play 17",
        "place B3 c3 6",
        "place a7 c3 0",
        "stack 1",
        "stack 1 1 1 1 1 1 1",
        "show c3 ?",
        "stack ? ?",
        "put guard c3",
        "move explorer a1 b6",
        "DONE",
        "deal P9",
        "reveal 8",
    ] {
        assert!(State::parse(&table.rules, text).is_err(), "{text}");
    }
    assert!(matches!(State::parse(&table.rules, "fly a7"), Err(NotAnAction::Verb(_))));
}

#[test]
fn l11_4_weights_of_chance() {
    let mut table = Table::begun(3);
    assert!(table.outcomes().iter().all(|&(_, weight)| weight == 1), "deal is even");
    table.play("deal P1; deal P2; deal P3");
    let weight = |table: &Table, text: &str| table.outcomes().iter().find(|(known, _)| known == text).unwrap().1;
    assert_eq!((weight(&table, "card 17"), weight(&table, "card 23"), weight(&table, "card 12")), (4, 5, 1));
    table.play("card 17");
    assert_eq!(weight(&table, "card 17"), 3);
    for _ in 0..9 {
        let card = table.outcomes()[0].0.clone();
        table.play(&card);
    }
    assert_eq!(weight(&table, "token 6"), 3);
    table.play("token 6; token 6");
    assert_eq!((weight(&table, "token 6"), weight(&table, "token 13")), (1, 3));
    table.play("token 13");
    assert_eq!(table.outcomes().len(), 6, "the tiles of group A");
    assert_eq!(State::SORTS, ["deal", "card", "token", "draw", "reveal", "show"]);
}

#[test]
fn l11_4_each_sort_of_chance_is_counted_on_its_own() {
    let mut table = Table::begun(3);
    table.play("deal P1; deal P2; deal P3");
    let next = |counts: &[usize]| {
        let mut dealer = tikal::game::Dealer::new(DealerDef::Seed(5));
        for &sort in counts {
            dealer.count(sort);
        }
        dealer.next(&table.rules, &table.state)
    };
    let card = table.state.sort();
    for sort in (0..State::SORTS.len()).filter(|&sort| sort != card) {
        assert_eq!(next(&[sort; 3]), next(&[]), "{}", State::SORTS[sort]);
    }
    assert!((1..9).any(|dealt| next(&vec![card; dealt]) != next(&[])));
}

#[test]
fn l11_5_every_refusal_names_a_rule() {
    let table = Table::begun(2);
    for text in ["end", "dig c3", "draft order 1", "card 17", "done", "exchange 1 1 2", "place B3 c4 0", "look"] {
        assert!(table.refused(text).rule().is_some(), "{text}");
    }
    // A seat that is not in the game is no matter of the rules.
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.act(0, 3);
    });
    assert_eq!(table.refused("exchange 1 3 2").rule(), None);
    // Numbers that nobody can write are written without a fault.
    assert_eq!([Action::Power(255), Action::DraftOrder(255)].map(|action| table.text(action)).len(), 2);
}

#[test]
fn l11_3_slab_tokens_are_sorted_as_text() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.field("slab_tokens", json!(["b6 S", "b6 SE"])).act(0, 3);
    });
    assert_eq!(table.position()["slab_tokens"], json!(["b6 S", "b6 SE"]));
    let mut other = table.position();
    other["slab_tokens"] = json!(["b6 SE", "b6 S"]);
    assert!(table.read(other).is_err());
}

#[test]
fn l12_1_sites_are_worked_while_points_are_spent() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.pieces(0, "d5", 2, 0).pieces(0, "c3", 2, 0).act(0, 10);
    });
    table.play("uncover d5; dig c3; reveal 0");
    let position = table.position();
    assert!(table.read(position.clone()).is_ok());
    let mut wrong = position;
    wrong["phase"] = json!("turn");
    wrong["action_points"] = json!(0);
    assert_eq!(table.read(wrong).unwrap_err().field, "cells");
}

#[test]
fn l12_1_cells_and_jungle_with_members() {
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.pieces(1, "d1", 2, 1);
    });
    let cells = table.position()["cells"].as_array().unwrap().clone();
    assert_eq!(cells.len(), 17);
    let jungle = cells.iter().find(|cell| cell["cell"] == "d1").unwrap();
    assert_eq!(
        *jungle,
        json!({"cell": "d1", "tile": null, "kind": "jungle", "rotation": 0, "slabs": [0, 0, 0, 0, 0, 0], "temple": null,
            "ruin": null, "camp": null, "pieces": [{"player": 1, "explorers": 2, "leaders": 1}]})
    );
    let kinds: Vec<_> = cells.iter().map(|cell| cell["kind"].as_str().unwrap()).collect();
    assert!(["base_camp", "temple", "clearing", "ruin", "volcano", "lake"].iter().all(|kind| kinds.contains(kind)));
}

#[test]
fn l12_2_an_effect_in_the_state() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["05"]).pieces(0, "c3", 2, 0);
    });
    table.play("play 05 right; dig c3; reveal 0");
    assert_eq!(
        table.position()["effect"],
        json!({"source": "05", "key": "dig", "resume": "next", "left": 1, "leaders": 0, "cell": null, "to": null,
            "tile": null, "used": [["c3", 1]], "queue": []})
    );
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["07"]);
    });
    table.play("look");
    let effect = table.position()["effect"].clone();
    assert_eq!((&effect["source"], &effect["key"], &effect["resume"]), (&json!("07"), &json!("look"), &json!("turn")));
    assert_eq!((effect["queue"].clone(), effect["left"].clone()), (json!(["c3", "g4"]), json!(0)));
}

#[test]
fn l12_2_what_the_first_steps_of_an_effect_have_fixed() {
    let is = |table: &Table, expected: serde_json::Value| {
        let mut full = json!({"resume": "next", "left": 0, "leaders": 0, "cell": null, "to": null, "tile": null,
            "used": [], "queue": []});
        full.as_object_mut().unwrap().extend(expected.as_object().unwrap().clone());
        assert_eq!(table.position()["effect"], full);
    };
    is(
        &played("14", "camp b6; put leader b6", |_| {}),
        json!({"source": "14", "key": "camp", "left": 1, "cell": "b6"}),
    );
    is(&played("16", "", |_| {}), json!({"source": "16", "key": "recruit", "left": 1, "leaders": 1}));
    is(&played("23", "", |_| {}), json!({"source": "23", "key": "tile", "tile": "lake"}));
    is(&played("24", "", |_| {}), json!({"source": "24", "key": "tile", "tile": "volcano"}));
    is(&played("22-1", "", |_| {}), json!({"source": "22-1", "key": "tile", "tile": "T1"}));
    let jump = played("17", "jump explorer c3 f5", |scene| _ = scene.pieces(0, "c3", 2, 0));
    is(&jump, json!({"source": "17", "key": "jump", "cell": "c3", "to": "f5"}));
    let scout = played("08", "put explorer c3; show c3 1; show c3 2", |_| {});
    is(&scout, json!({"source": "08", "key": "scout", "left": 2, "cell": "c3"}));
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.power(0, "P4").act(0, 4);
    });
    table.play("power 2; enter explorer a7");
    is(&table, json!({"source": "P4.2", "key": "deploy", "resume": "act", "left": 3}));
}

/// Seat 0 has played this card and made these steps.
fn played(card: &str, steps: &str, change: impl FnOnce(&mut super::table::Scene)) -> Table {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &[card]);
        change(scene);
    });
    table.play(&format!("play {card} right"));
    if !steps.is_empty() {
        table.play(steps);
    }
    table
}

/// Asserts that the position can be read, and cannot once this field of it, or of its effect, is another.
fn refuses(table: &Table, field: &str, value: &serde_json::Value, fault: &str) {
    let mut position = table.position();
    assert!(table.read(position.clone()).is_ok_and(|state| state == table.state));
    match field.strip_prefix("effect.") {
        Some(field) => position["effect"][field] = value.clone(),
        None => position[field] = value.clone(),
    }
    assert_eq!(table.read(position).unwrap_err().field, fault, "{field}: {value}");
}

#[test]
fn l12_4_a_careful_dig_shows_all_before_it_takes() {
    let stack = |scene: &mut super::table::Scene| _ = scene.stack("c3", json!([null, null]));
    let mut table = played("08", "put explorer c3", stack);
    let mut position = table.position();
    (position["phase"], position["to_move"]) = (json!("effect"), json!(0));
    assert_eq!(table.read(position).unwrap_err().field, "phase");
    refuses(&table, "effect.left", &json!(1), "effect");
    refuses(&table, "effect.cell", &json!(null), "effect.cell");
    table.play("show c3 1; show c3 2");
    refuses(&table, "effect.left", &json!(3), "effect.cell");
    // No other effect shows anything.
    let table = played("10", "uncover d5", |scene| _ = scene.pieces(0, "d5", 2, 0));
    let mut position = table.position();
    (position["phase"], position["to_move"]) = (json!("show"), json!("chance"));
    assert_eq!(table.read(position).unwrap_err().field, "effect");
}

#[test]
fn l12_4_effects_that_cannot_be_are_refused() {
    let table = played("14", "camp b6", |_| {});
    refuses(&table, "effect.cell", &json!("e5"), "effect.cell");
    refuses(&played("14", "", |_| {}), "effect.left", &json!(1), "effect.left");
    let table = played("03", "put explorer c3", |_| {});
    refuses(&table, "effect.cell", &json!(null), "effect.cell");
    refuses(&played("03", "", |_| {}), "effect.cell", &json!("c3"), "effect.cell");
    let table = played("10", "uncover d5", |scene| _ = scene.pieces(0, "d5", 2, 0).pieces(0, "h1", 2, 0));
    refuses(&table, "effect.used", &json!([["h1", 1]]), "effect.used");
    refuses(&table, "effect.cell", &json!(null), "effect.cell");
    let table = played("11", "uncover d5; uncover h1", |scene| {
        scene.pieces(0, "d5", 1, 0).pieces(0, "h1", 1, 0).pieces(0, "e6", 1, 0);
    });
    refuses(&table, "effect.used", &json!([["d5", 2]]), "effect.used");
    // The card is out of the game.
    let table = played("02", "put explorer c3", |_| {});
    let mut position = table.position();
    position["discard"] = json!([]);
    let left = position["card_deck"]["02"].as_u64().unwrap();
    position["card_deck"]["02"] = json!(left + 1);
    assert_eq!(table.read(position).unwrap_err().field, "effect.source");
}

#[test]
fn l12_4_who_looks_has_used_a_card_and_is_not_scoring() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["07"]).act(0, 5);
    });
    table.play("look");
    let position = table.position();
    assert!(table.read(position.clone()).is_ok());
    let mut unused = position.clone();
    unused["seats"][0]["right"][0]["used"] = json!(false);
    assert_eq!(table.read(unused).unwrap_err().field, "effect.source");
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["07*"]).drafted_tile(0, "B1");
    });
    table.play("place B1 d4 0");
    let mut scoring = table.position();
    for field in ["effect", "phase", "to_move"] {
        scoring[field] = position[field].clone();
    }
    assert_eq!(table.read(scoring).unwrap_err().field, "effect.source");
    // L4.3: who has passed lays no volcano.
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.drafted_tile(0, "B1");
    });
    table.play("place B1 d4 0");
    refuses(&table, "passed", &json!([0]), "scoring.order");
    refuses(&table, "action_points", &json!(138), "action_points");
    let mut most = table.position();
    most["action_points"] = json!(137);
    assert!(table.read(most).is_ok(), "a token of 20, cards on 12 places and a power, each of 9");
}

#[test]
fn l12_3_cards_by_number_the_used_first() {
    let mut table = Table::acting(4);
    table.set(|scene| {
        scene.hand(0, "left", &["20", "20*"]).drafted_tile(0, "B2");
    });
    assert_eq!(table.hand(0, "left"), ["20*", "20"]);
    assert_eq!(table.position()["seats"][0]["tiles"], json!(["B2"]));
}

#[test]
fn l12_4_positions_that_cannot_be_are_refused() {
    let mut table = Table::acting(3);
    table.set(|scene| {
        scene.hand(0, "right", &["07"]).pieces(0, "c3", 1, 0).act(0, 5);
    });
    let position = table.position();
    assert!(table.read(position.clone()).is_ok_and(|state| state == table.state));
    for (field, value) in [
        ("variant", json!("classic")),
        ("scenario", json!("tula")),
        ("players", json!(4)),
        ("players", json!(1)),
        ("view", json!(0)),
        ("round", json!(0)),
        ("round", json!(7)),
        ("phase", json!("turn")),
        ("phase", json!("deal")),
        ("phase", json!("show")),
        ("phase", json!("over")),
        ("to_move", json!(1)),
        ("seat", json!(7)),
        ("order", json!([0, 1])),
        ("order", json!([0, 1, 1])),
        ("next_order", json!([0, null, 1])),
        ("passed", json!([0])),
        ("action_points", json!(200)),
        ("bag", json!({})),
        ("card_deck", json!({})),
        ("discard", json!(["02"])),
        ("spent", json!([6])),
        ("card_tiles", json!(["L1"])),
        ("slab_supply", json!(1)),
        ("slab_tokens", json!(["a1 S"])),
        ("slab_tokens", json!(["c3 N"])),
        ("supply", json!({"2": 9})),
        ("treasures_hidden", json!([4, 3, 3, 3, 3, 3, 3, 3])),
        ("treasures_face_up", json!([2, 2])),
        ("removed_tiles", json!([])),
        ("winners", json!([0])),
        ("seats", json!([])),
        ("cells", json!([])),
        ("digging", json!({"cell": "c3", "token": null})),
        ("scoring", json!({"final": true, "order": [0, 1, 2], "index": 0, "tile": null})),
    ] {
        let mut wrong = position.clone();
        wrong[field] = value.clone();
        assert!(table.read(wrong).is_err(), "{field}: {value}");
    }
    for (field, value) in [
        ("reserve", json!({"explorers": 18, "leaders": 1})),
        ("camps_left", json!(1)),
        ("guards", json!(1)),
        ("treasures", json!([1, 0, 0, 0, 0, 0, 0, 0])),
        ("power", json!("P2")),
        ("power", json!(null)),
        ("power_used", json!(4)),
        ("token", json!(6)),
        ("tiles", json!(["B1"])),
        ("right", json!([])),
        ("left", json!([{"id": "05", "used": true}])),
    ] {
        let mut wrong = position.clone();
        wrong["seats"][0][field] = value.clone();
        assert!(table.read(wrong).is_err(), "seats[0].{field}: {value}");
    }
    for field in ["phase", "cells", "order", "display"] {
        assert_eq!(table.read(without(&position, field)).unwrap_err().field, field);
    }
    assert!(table.read(without(&position, "scoring")).is_ok(), "what is null may be left out");
    assert!(size_of::<State>() <= 2048);
}

#[test]
fn positions_of_records_are_read_back_from_ron_and_json() {
    let rules = checked(in_the_box());
    let mut random = random(2);
    let mut state = begun(&rules, 8);
    for _ in 0..300 {
        if state.actor() == Actor::Nobody {
            break;
        }
        let action = pick(&rules, &state, &mut random);
        state.apply(&rules, action, &mut Vec::new()).unwrap();
    }
    let position = Position::of(&rules, &state);
    let text = ron::to_string(&position).unwrap();
    assert_eq!(ron::from_str::<Position>(&text).unwrap(), position);
    let json = serde_json::to_value(&position).unwrap();
    assert_eq!(Position::from_json(json).unwrap(), position);
}

#[test]
fn perft_counts() {
    let table = Table::drafting(2);
    let count = |table: &Table, depth| perft(&table.rules, &table.state, depth);
    let begun = Table::begun(2);
    assert_eq!([0, 1, 2].map(|depth| count(&begun, depth)), [1, 8, 56]);
    let drafts = table.legal().len() as u64;
    assert_eq!(count(&table, 1), drafts);
    let mut acting = Table::acting(2);
    acting.set(|scene| {
        scene.act(0, 2).seat(0, "power_used", json!(1));
    });
    assert_eq!(count(&acting, 1), 4);
    assert_eq!(acting.legal(), ["end", "enter explorer a7", "enter leader a7", "recruit explorer"]);
    // After an explorer: another, the leader, on to b6, the end. After the leader: an explorer, on to b6, the end. After
    // recruiting the end. After the end seat 1 passes or recruits by its power.
    assert_eq!(count(&acting, 2), 4 + 3 + 1 + 2);
    // The counts are kept: a change of the rules shows here.
    assert_eq!((count(&acting, 3), count(&acting, 4)), PERFT_ACTING);
    assert_eq!(count(&table, 3), PERFT_DRAFTING);
}

const PERFT_ACTING: (u64, u64) = (14, 30);
const PERFT_DRAFTING: u64 = 4_082;

#[test]
fn lines_and_events_of_others_are_masked() {
    let rules = checked(in_the_box());
    for seed in 0..20 {
        let mut random = random(seed + 100);
        let mut state = begun(&rules, seed);
        while state.actor() != Actor::Nobody {
            let action = pick(&rules, &state, &mut random);
            for viewer in (0..usize::from(state.players())).map(|number| Some(seat(number))).chain([None]) {
                let secret = matches!(action, Action::Show { .. } | Action::Stack(_)) && viewer != Game::seat(&state);
                assert_eq!(state.shows(action, viewer), !secret);
                assert_eq!(line_of(&rules, &state, action, viewer).contains('?'), secret);
            }
            state.apply(&rules, action, &mut Vec::new()).unwrap();
        }
    }
}
