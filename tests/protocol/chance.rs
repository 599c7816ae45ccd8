//! Chance is an actor: the dealer with a seed, the dealer by hand, and what can be drawn.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::table::{Table, strings};

/// The draws and the reveals among chance actions, each in order.
#[derive(Default, Debug, PartialEq)]
struct Rows {
    draws: Vec<String>,
    reveals: Vec<String>,
    /// The first letters of both as they came.
    order: String,
}

impl Rows {
    fn add(&mut self, chance: &Value) {
        for action in strings(chance) {
            self.order.push_str(&action[..1]);
            if action.starts_with("draw ") { self.draws.push(action) } else { self.reveals.push(action) }
        }
    }
}

/// The chance of a game set up like this, in which another seed chooses the actions.
fn course(setup: &Value, choices: u64, most: usize) -> Rows {
    let mut table = Table::new();
    let mut rows = Rows::default();
    rows.add(&table.new_game(setup.clone())["chance"]);
    table.play_by_chance(choices, most, |_, _, answer| rows.add(&answer["chance"]));
    rows
}

fn common<'a>(a: &'a [String], b: &'a [String]) -> (&'a [String], &'a [String]) {
    let length = a.len().min(b.len());
    (&a[..length], &b[..length])
}

#[test]
fn the_nth_draw_and_the_nth_reveal_depend_on_the_seed_and_n_alone() {
    for setup in [json!({"players": 3, "seed": 11, "first": 0}), json!({"players": 3, "seed": 11, "auction": true})] {
        let courses: Vec<Rows> = (0..3).map(|choices| course(&setup, choices, 400)).collect();
        let mut reveals = 0;
        for other in &courses[1..] {
            let (a, b) = common(&courses[0].draws, &other.draws);
            assert!(a.len() > 5, "{setup}");
            assert_eq!(a, b, "{setup}");
            let (a, b) = common(&courses[0].reveals, &other.reveals);
            reveals += a.len();
            assert_eq!(a, b, "{setup}");
        }
        assert!(reveals > 3, "the courses of {setup} dig too little to say anything");
        assert!(courses.iter().any(|other| other.order != courses[0].order), "other courses dig at other times");
    }
}

#[test]
fn the_first_seat_does_not_shift_the_deck() {
    let draws = |first: u64| course(&json!({"players": 4, "seed": 5, "first": first}), 1, 60).draws;
    let (a, b) = (draws(0), draws(3));
    let (a, b) = common(&a, &b);
    assert_eq!(a, b);
}

#[test]
fn one_more_dig_does_not_shift_the_deck() {
    // Brings the leader to a ruin on b3, digs there or not, and plays on.
    let draws = |dig: bool| {
        let mut table = Table::new();
        let start = table.new_game(json!({"players": 2, "dealer": "manual", "first": 0}))["state"].take();
        assert_eq!(start["phase"], "draw");
        table.play_all("draw A2; place b3 1; enter leader a5; move leader a5 b4; move leader b4 b3");
        // From here on the dealer has the seed.
        let state = table.state();
        table.ask(json!({"cmd": "position", "state": state, "seed": 99}));
        if dig {
            let answer = table.play("dig b3");
            assert_eq!(strings(&answer["chance"]).len(), 1);
            assert!(strings(&answer["chance"])[0].starts_with("reveal "));
        }
        let mut draws = strings(&table.play("end")["chance"]);
        for _ in 0..6 {
            let place = table.legal()[0].clone();
            if place.starts_with("place") {
                table.play(&place);
            }
            draws.extend(strings(&table.play("end")["chance"]));
        }
        draws
    };
    assert_eq!(draws(true), draws(false));
}

#[test]
fn a_seed_deals_the_first_player() {
    for players in 2..=4_u64 {
        let mut dealt = BTreeSet::new();
        for seed in 0..25 {
            let mut table = Table::new();
            let setup = json!({"players": players, "seed": seed, "dealer": "manual"});
            let seat = table.new_game(setup.clone())["state"]["seat"].as_u64().unwrap();
            assert_eq!(table.new_game(setup)["state"]["seat"], seat);
            assert_eq!(
                table.new_game(json!({"players": players, "seed": seed, "auction": true}))["state"]["seat"],
                seat
            );
            dealt.insert(seat);
        }
        assert_eq!(dealt, (0..players).collect());
    }
}

#[test]
fn first_and_seed_may_come_together() {
    let mut table = Table::new();
    for first in 0..4 {
        let answer = table.new_game(json!({"players": 4, "seed": 8, "first": first}));
        assert_eq!(answer["state"]["seat"], first);
        let again = course(&json!({"players": 4, "seed": 8}), 0, 0);
        assert_eq!(strings(&answer["chance"]), again.draws);
    }
}

#[test]
fn the_same_requests_have_the_same_answers() {
    let game = |seed: u64| {
        let mut table = Table::with(json!({"players": 2, "seed": seed}));
        table.play_by_chance(4, 60, |_, _, _| {});
        table.memory()
    };
    assert_eq!(game(1), game(1));
    assert_ne!(game(1), game(2));
}

#[test]
fn with_a_manual_dealer_the_engine_waits() {
    let mut table = Table::new();
    let answer = table.new_game(json!({"players": 2, "dealer": "manual", "first": 1}));
    assert_eq!(answer["chance"], json!([]));
    let state = &answer["state"];
    assert_eq!((&state["phase"], &state["to_move"], &state["seat"]), (&json!("draw"), &json!("chance"), &json!(1)));
    assert_eq!((&state["turn"], &state["action_points"]), (&json!(0), &json!(0)));
    table.refused(json!({"cmd": "play", "action": "end"}), "illegal_action");
    table.refused(json!({"cmd": "play", "action": "reveal 0"}), "illegal_action");
    let answer = table.play("draw A2");
    assert_eq!(answer["chance"], json!([]));
    assert_eq!((&answer["state"]["hand"], &answer["state"]["turn"]), (&json!("A2"), &json!(1)));
    assert_eq!(answer["state"]["action_points"], 10);
    for action in ["place b3 1", "enter leader a5", "move leader a5 b4", "move leader b4 b3"] {
        assert_eq!(table.play(action)["chance"], json!([]));
    }
    let answer = table.play("dig b3");
    assert_eq!(answer["chance"], json!([]));
    let state = &answer["state"];
    assert_eq!((&state["phase"], &state["to_move"], &state["seat"]), (&json!("reveal"), &json!("chance"), &json!(1)));
    // The points are spent and the ruin has one less; the treasure is not revealed yet.
    assert_eq!(state["action_points"], 4);
    assert_eq!(state["treasures_hidden"], json!([3, 3, 3, 3, 3, 3, 3, 3]));
    let ruin = state["cells"].as_array().unwrap().iter().find(|cell| cell["cell"] == "b3").unwrap();
    assert_eq!(ruin["ruin"], json!({"left": 3, "dug_this_turn": 1}));
    let answer = table.play("reveal 4");
    assert_eq!(answer["chance"], json!([]));
    assert_eq!(answer["state"]["treasures_hidden"], json!([3, 3, 3, 3, 2, 3, 3, 3]));
    assert_eq!(answer["state"]["seats"][1]["treasures"], json!([0, 0, 0, 0, 1, 0, 0, 0]));
    assert_eq!(table.play("end")["state"]["to_move"], "chance");
}

#[test]
fn weights_are_there_only_when_chance_is_to_move() {
    let mut table = Table::with(json!({"players": 2, "dealer": "manual", "first": 0}));
    let answer = table.ask(json!({"cmd": "legal"}));
    assert_eq!(answer["actions"], json!(["draw A1", "draw A2", "draw A3", "draw A4", "draw A5", "draw A6"]));
    let weights: Vec<u64> =
        answer["weights"].as_array().unwrap().iter().map(|weight| weight.as_u64().unwrap()).collect();
    assert!(weights.len() == 6 && weights[0] > 0 && weights.iter().all(|&weight| weight == weights[0]));
    table.play("draw A2");
    assert_eq!(table.ask(json!({"cmd": "legal"})).get("weights"), None);
    table.play_all("place b3 1; enter leader a5; move leader a5 b4; move leader b4 b3");
    assert_eq!(table.ask(json!({"cmd": "legal"})).get("weights"), None);
    table.play_all("dig b3; reveal 4; enter explorer a5; end; draw A1");
    let place = table.legal()[0].clone();
    table.play_all(&format!("{place}; end; draw A3"));
    let place = table.legal()[0].clone();
    table.play_all(&format!("{place}; dig b3"));
    // Kind 4 has two left, every other one three.
    let answer = table.ask(json!({"cmd": "legal"}));
    let kinds: Vec<String> = (0..8).map(|kind| format!("reveal {kind}")).collect();
    assert_eq!(strings(&answer["actions"]), kinds);
    let weights: Vec<u64> =
        answer["weights"].as_array().unwrap().iter().map(|weight| weight.as_u64().unwrap()).collect();
    assert!(weights.iter().enumerate().all(|(kind, weight)| weight * 3 == weights[0] * if kind == 4 { 2 } else { 3 }));
}

#[test]
fn a_chance_action_with_one_outcome_is_still_made() {
    // Draw all of group A but one tile.
    let mut table = Table::with(json!({"players": 2, "dealer": "manual"}));
    for tile in ["A1", "A2", "A3", "A4", "A5"] {
        table.play(&format!("draw {tile}"));
        let place = table.legal()[0].clone();
        table.play_all(&format!("{place}; end"));
    }
    let answer = table.ask(json!({"cmd": "legal"}));
    assert_eq!(answer["actions"], json!(["draw A6"]));
    assert_eq!(answer["weights"].as_array().unwrap().len(), 1);
    let error = table.refused(json!({"cmd": "play", "action": "draw B1"}), "illegal_action");
    assert!(error["rule"].is_string());
    let answer = table.play("draw A6");
    assert_eq!(answer["state"]["deck"][0], json!(["A", []]));
    // With a seed, the only tile left is dealt, and named in the answer.
    table.ask(json!({"cmd": "undo"}));
    let state = table.state();
    let answer = table.ask(json!({"cmd": "position", "state": state, "seed": 4}));
    assert_eq!(answer["chance"], json!(["draw A6"]));
}

#[test]
fn the_dealer_can_deal_every_tile_and_every_kind() {
    let mut table = Table::new();
    let (mut first_draws, mut draws) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..80 {
        let answer = table.new_game(json!({"players": 2, "seed": seed}));
        first_draws.extend(strings(&answer["chance"]));
        let place = table.legal()[0].clone();
        table.play(&place);
        draws.extend(strings(&table.play("end")["chance"]));
    }
    let all: BTreeSet<String> = (1..=6).map(|tile| format!("draw A{tile}")).collect();
    assert_eq!((&first_draws, &draws), (&all, &all));
    let mut reveals = BTreeSet::new();
    table.new_game(json!({"players": 2, "dealer": "manual"}));
    table.play_all("draw A2; place b3 1; enter leader a5; move leader a5 b4; move leader b4 b3");
    let state = table.state();
    for seed in 0..150 {
        table.ask(json!({"cmd": "position", "state": state, "seed": seed}));
        reveals.extend(strings(&table.play("dig b3")["chance"]));
    }
    assert_eq!(reveals.len(), 8);
}

#[test]
fn nobody_plays_for_a_dealer_with_a_seed() {
    let mut table = Table::with(json!({"players": 2}));
    table.refused(json!({"cmd": "play", "action": "draw A1"}), "illegal_action");
    table.refused(json!({"cmd": "play", "action": "reveal 0"}), "illegal_action");
}
