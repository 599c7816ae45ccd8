//! The answers of computer players.

use serde_json::{Value, json};
use tikal::ai::Level;

use super::table::{Table, strings};

/// Asserts what the protocol promises of a suggestion, and plays its plan.
fn check(table: &mut Table, request: &Value) -> Value {
    let legal = table.legal();
    let before = table.memory();
    let answer = table.ask(request.clone());
    assert_eq!(table.memory(), before, "a suggestion changes nothing");
    let action = answer["action"].as_str().unwrap();
    assert!(legal.iter().any(|other| other == action), "{action} is not legal");
    let plan = strings(&answer["plan"]);
    assert_eq!(plan.first().map(String::as_str), Some(action), "the plan begins with the action");
    assert!(answer["nodes"].as_u64().unwrap() >= 1);
    let values: Vec<f64> = answer["value"].as_array().unwrap().iter().map(|value| value.as_f64().unwrap()).collect();
    let state = table.state();
    assert_eq!(values.len() as u64, state["players"].as_u64().unwrap());
    assert!(values.iter().all(|value| (0.0..=1.0).contains(value)), "{values:?}");
    assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{values:?}");
    // The plan can be played in order, by one seat, and stops where chance moves.
    let position = table.ask(json!({"cmd": "position", "state": state, "dealer": "manual"}));
    let seat = &position["state"]["to_move"];
    for (index, action) in plan.iter().enumerate() {
        assert_eq!(&table.state()["to_move"], seat, "{plan:?}: {index}");
        table.play(action);
    }
    answer
}

#[test]
fn every_level_suggests_a_plan_that_can_be_played() {
    for level in Level::ALL {
        for (players, auction) in [(2, false), (3, true)] {
            let mut table = Table::with(json!({"players": players, "auction": auction, "seed": 6}));
            let request = json!({"cmd": "suggest", "level": level.id(), "nodes": 60, "seed": 1});
            for round in 0..12 {
                let state = table.state();
                check(&mut table, &request);
                table.ask(json!({"cmd": "position", "state": state, "seed": round}));
                table.play_by_chance(round, 7, |_, _, _| {});
            }
        }
    }
}

#[test]
fn with_nodes_and_a_seed_the_answer_is_always_the_same() {
    for level in Level::ALL {
        for seed in [0_u64, 5] {
            let answer = || {
                let mut table = Table::with(json!({"players": 3, "seed": 9}));
                table.play_by_chance(2, 30, |_, _, _| {});
                table.ask(json!({"cmd": "suggest", "level": level.id(), "nodes": 150, "seed": seed}))
            };
            assert_eq!(answer(), answer());
        }
        // The seed is 0 by default.
        let mut table = Table::with(json!({"players": 3, "seed": 9}));
        let zero = table.ask(json!({"cmd": "suggest", "level": level.id(), "nodes": 50, "seed": 0}));
        assert_eq!(table.ask(json!({"cmd": "suggest", "level": level.id(), "nodes": 50})), zero);
    }
}

#[test]
fn the_random_level_depends_on_the_seed() {
    let mut table = Table::with(json!({"players": 2, "seed": 1}));
    let actions: std::collections::BTreeSet<String> = (0..30)
        .map(|seed| {
            let answer = table.ask(json!({"cmd": "suggest", "level": "random", "nodes": 1, "seed": seed}));
            answer["action"].to_string()
        })
        .collect();
    assert!(actions.len() > 1);
}

#[test]
fn adept_is_the_default_level() {
    let mut table = Table::with(json!({"players": 2, "seed": 1}));
    let adept = table.ask(json!({"cmd": "suggest", "level": "adept", "nodes": 40}));
    assert_eq!(table.ask(json!({"cmd": "suggest", "nodes": 40})), adept);
}

#[test]
fn a_budget_of_nodes_is_kept() {
    let mut table = Table::with(json!({"players": 2, "seed": 1}));
    for nodes in [1_u64, 2, 10, 100] {
        for level in Level::ALL {
            let answer = table.ask(json!({"cmd": "suggest", "level": level.id(), "nodes": nodes}));
            // The last search under way may exceed the budget a little.
            assert!(answer["nodes"].as_u64().unwrap() <= nodes + 20, "{nodes}: {answer}");
        }
    }
}

#[test]
fn a_budget_of_time_is_kept() {
    let mut table = Table::with(json!({"players": 4, "seed": 1}));
    for level in Level::ALL {
        check(&mut table, &json!({"cmd": "suggest", "level": level.id(), "ms": 20}));
        table.new_game(json!({"players": 4, "seed": 1}));
    }
}

#[test]
fn without_a_choice_there_is_no_suggestion() {
    let mut table = Table::with(json!({"players": 2}));
    for level in ["", "Adept", "grandmaster", "adept "] {
        table.refused(json!({"cmd": "suggest", "level": level}), "bad_request");
    }
    table.refused(json!({"cmd": "suggest", "level": "random", "ms": 5, "nodes": 5}), "bad_request");
    let mut table = Table::with(json!({"players": 2, "dealer": "manual"}));
    table.refused(json!({"cmd": "suggest", "nodes": 1}), "bad_request");
    let mut table = Table::with(json!({"players": 2, "seed": 4}));
    table.play_by_chance(1, usize::MAX, |_, _, _| {});
    assert_eq!(table.state()["phase"], "over");
    table.refused(json!({"cmd": "suggest", "nodes": 1}), "bad_request");
}
