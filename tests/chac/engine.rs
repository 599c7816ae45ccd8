//! The Temple of Chac through the engine protocol: its setup, its views, its positions, its refusals, its events, and what
//! computers answer.

use std::collections::BTreeMap;

use rand::RngExt as _;
use serde_json::{Value, json};
use tikal::chac::State;
use tikal::game::{Actor, NoEvents};
use tikal::library::{ChacLibrary, Libraries};
use tikal::protocol::{Answers as _, Engine, Engines};

use super::games::{Style, begun_by, pick, random};
use super::secrets::{other_of, viewers};
use super::table::{TEMPLE, position_of};

/// An engine of the game.
pub struct Talk(Engine<State>);

#[expect(clippy::needless_pass_by_value, reason = "a request is written where it is sent")]
impl Talk {
    pub fn new() -> Self {
        Self(Engine::new(ChacLibrary::built_in()))
    }

    /// A game with these fields of `new` besides.
    pub fn of(request: &Value) -> Self {
        let mut talk = Self::new();
        let mut whole = json!({"cmd": "new", "game": "chac", "players": 3, "first": 0});
        for (key, value) in request.as_object().unwrap() {
            whole[key] = value.clone();
        }
        talk.ask(whole);
        talk
    }

    fn answer(&mut self, request: Value) -> Value {
        self.0.answer(&request.to_string()).0
    }

    pub fn ask(&mut self, request: Value) -> Value {
        let answer = self.answer(request.clone());
        assert_eq!(answer["ok"], true, "{request}\n{answer}");
        answer
    }

    fn refused(&mut self, request: Value, code: &str) -> Value {
        let answer = self.answer(request.clone());
        assert_eq!(answer["error"]["code"], code, "{request}\n{answer}");
        answer["error"].clone()
    }

    pub fn play(&mut self, actions: &str) -> Value {
        let mut answer = Value::Null;
        for action in actions.split("; ") {
            answer = self.ask(json!({"cmd": "play", "action": action}));
        }
        answer
    }

    pub fn legal(&mut self) -> Vec<String> {
        texts(&self.ask(json!({"cmd": "legal"}))["actions"])
    }

    pub fn state(&mut self) -> Value {
        self.ask(json!({"cmd": "state"}))["state"].take()
    }

    fn seen(&mut self, viewer: i64) -> Value {
        self.ask(json!({"cmd": "state", "viewer": viewer}))["state"].take()
    }

    /// Plays the first legal action, so often; searches where it can, and goes on where it cannot.
    fn dawdle(&mut self, times: usize) {
        for _ in 0..times {
            let legal = self.legal();
            let wanted = ["search", "decipher", "step z", "step c", "ready"];
            let wanted = wanted.iter().find_map(|verb| legal.iter().rfind(|text| text.starts_with(verb)));
            let Some(action) = wanted.or(legal.first()).cloned() else { return };
            self.play(&action);
        }
    }
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn among_all_games_it_is_known_by_its_name_its_variant_or_the_board_of_a_position() {
    let mut engines = Engines::new(Libraries::built_in());
    let mut ask = |request: Value| engines.answer(&request.to_string()).0;
    let listed = ask(json!({"cmd": "variants"}))["variants"].take();
    let temple = listed.as_array().unwrap().iter().find(|it| it["id"] == "temple").unwrap();
    assert_eq!((&temple["game"], &temple["players"]), (&json!("chac"), &json!([2, 6])));
    for request in
        [json!({"cmd": "new", "game": "chac", "players": 5}), json!({"cmd": "new", "variant": "temple", "players": 5})]
    {
        assert_eq!(ask(request)["state"]["board"], "temple");
    }
    let state = ask(json!({"cmd": "state"}))["state"].take();
    let record = ask(json!({"cmd": "record"}))["record"].take();
    // Another game in between; the position and the record say of themselves what they are.
    for request in
        [json!({"cmd": "position", "state": state}), json!({"cmd": "position", "state": state, "game": "chac"})]
    {
        assert_eq!(ask(json!({"cmd": "new", "players": 2}))["state"]["variant"], "classic");
        assert_eq!(ask(request)["state"], state);
    }
    ask(json!({"cmd": "new", "game": "legend", "players": 2}));
    assert_eq!(ask(json!({"cmd": "load", "record": record}))["state"], state);
    assert_eq!(ask(json!({"cmd": "position", "state": state, "game": "tikal"}))["error"]["code"], "bad_position");
    // One that names no board is of the game being played.
    let mut nameless = state.clone();
    nameless.as_object_mut().unwrap().remove("board");
    assert_eq!(ask(json!({"cmd": "position", "state": nameless}))["error"]["code"], "bad_position");
    assert_eq!(ask(json!({"cmd": "state"}))["state"], state);
    assert_eq!(
        ask(json!({"cmd": "new", "game": "chac", "players": 2, "variant": "classic"}))["error"]["code"],
        "bad_variant"
    );
}

/// The first words of actions, and how often each comes, in the order in which they begin.
fn verbs(lines: &[String]) -> Vec<(String, usize)> {
    let mut found: Vec<(String, usize)> = Vec::new();
    for line in lines {
        let verb = line.split(' ').next().unwrap().to_owned();
        match found.last_mut() {
            Some((last, count)) if *last == verb => *count += 1,
            _ => found.push((verb, 1)),
        }
    }
    found
}

#[test]
fn a_game_begins_with_what_chance_deals() {
    let mut talk = Talk::new();
    assert_eq!(
        talk.ask(json!({"cmd": "variants"}))["variants"][0],
        json!({"game": "chac", "id": "temple", "name": "The Temple of Chac", "players": [2, 6]})
    );
    for players in 2..=6 {
        let answer = talk.ask(json!({"cmd": "new", "players": players, "first": 1, "seed": 3}));
        let dealt = verbs(&texts(&answer["chance"]));
        assert_eq!(dealt, [("trap".to_owned(), 4), ("deal".to_owned(), 2 * players)]);
        let state = &answer["state"];
        assert_eq!(
            (&state["board"], &state["players"], &state["first"]),
            (&json!("temple"), &json!(players), &json!(1))
        );
        assert_eq!((&state["phase"], &state["to_move"], &state["seat"]), (&json!("choose"), &json!(1), &json!(1)));
        assert_eq!(state.get("viewer"), None);
    }
    let state = talk.state();
    // Fields of other games' setups, and what is out of range.
    let new = |field: &str, value: Value| {
        let mut request = json!({"cmd": "new", "players": 2});
        request[field] = value;
        request
    };
    for (field, value) in [
        ("auction", json!(true)),
        ("scenario", json!("uxmal")),
        ("players", json!(1)),
        ("players", json!(7)),
        ("first", json!(2)),
        ("first", json!("0")),
        ("seed", json!(-1)),
        ("dealer", json!("hand")),
    ] {
        talk.refused(new(field, value), "bad_request");
    }
    talk.refused(new("variant", json!("legend")), "bad_variant");
    assert_eq!(talk.state(), state, "what was refused has changed something");
    // The seed chooses the first player as in every game.
    let first = |talk: &mut Talk, seed: u64| {
        talk.ask(json!({"cmd": "new", "players": 6, "seed": seed}))["state"]["first"].as_u64().unwrap()
    };
    let chosen: Vec<u64> = (0..40).map(|seed| first(&mut talk, seed)).collect();
    assert!((0..6).all(|seat| chosen.contains(&seat)), "{chosen:?}");
}

#[test]
fn chance_is_dealt_by_hand_with_its_weights() {
    let mut talk = Talk::of(&json!({"dealer": "manual", "players": 2}));
    for (number, left) in [(7, 14), (1, 13), (14, 12), (2, 11)] {
        let answer = talk.ask(json!({"cmd": "legal"}));
        assert_eq!((texts(&answer["actions"]).len(), answer["weights"].as_array().unwrap().len()), (left, left));
        assert_eq!(talk.play(&format!("trap {number}"))["chance"], json!([]));
    }
    talk.play("deal lea; deal bill; deal puccio; deal len; choose lea; choose puccio");
    // Sorted as text, each in as many cases as there are ways to roll it.
    let answer = talk.ask(json!({"cmd": "legal"}));
    let rolls = texts(&answer["actions"]);
    assert!(rolls.is_sorted() && rolls.len() == 252, "{rolls:?}");
    let all: u64 = answer["weights"].as_array().unwrap().iter().map(|weight| weight.as_u64().unwrap()).sum();
    assert_eq!(all, 7776);
    let place = rolls.iter().position(|roll| roll == "roll 1 2 3 4 4").unwrap();
    assert_eq!(answer["weights"][place], 60);
    let answer = talk.play("roll 1 2 3 4 4");
    assert_eq!(answer["state"]["dice"], json!([1, 2, 3, 4, 4]));
    assert_eq!(answer["state"]["actions_left"], 4);
    let kinds: Vec<&str> = answer["events"].as_array().unwrap().iter().map(|it| it["type"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["actions_rolled", "turn_began"]);
}

#[test]
fn a_viewer_is_answered_with_what_it_may_know() {
    let mut talk = Talk::of(&json!({"dealer": "manual", "players": 2}));
    talk.play(
        "trap 7; trap 1; trap 14; trap 2; deal lea; deal martin; deal puccio; deal len; choose lea; choose puccio",
    );
    talk.play("roll 6 6 6 6 6; step z1");
    let legal = |talk: &mut Talk, viewer: i64| talk.ask(json!({"cmd": "legal", "viewer": viewer}));
    let whole = talk.ask(json!({"cmd": "legal"}));
    assert_eq!(legal(&mut talk, 0), whole);
    for other in [1, -1] {
        assert_eq!(legal(&mut talk, other)["actions"], json!([]));
        talk.refused(json!({"cmd": "play", "action": "search", "viewer": other}), "bad_request");
    }
    for nobody in [2, -2] {
        talk.refused(json!({"cmd": "state", "viewer": nobody}), "bad_request");
    }
    talk.ask(json!({"cmd": "play", "action": "search", "viewer": 0}));
    // While chance moves, everybody has the outcomes as far as it can know them.
    assert_eq!(texts(&legal(&mut talk, 1)["actions"]).len(), 6);
    let events = |talk: &mut Talk, action: &str, viewer: i64| {
        talk.ask(json!({"cmd": "play", "action": action, "viewer": viewer}))["events"][0].take()
    };
    assert_eq!(events(&mut talk, "draw 5", 0), json!({"type": "drawn", "seat": 0, "deck": "zone1", "value": "5"}));
    let card = |view: &Value| view["seats"][0]["cards"].clone();
    assert_eq!(card(&talk.seen(0)), json!([["zone1", "5"]]));
    for other in [1, -1] {
        let view = talk.seen(other);
        assert_eq!((card(&view), &view["decks"]["zone1"]["values"]), (json!([["zone1", null]]), &Value::Null));
        assert_eq!(view["viewer"], if other == 1 { json!(1) } else { Value::Null });
        assert!(view.as_object().unwrap().contains_key("viewer"));
    }
    talk.play("search");
    // Seat 1 has not seen which value is gone, the truth and seat 0 have.
    let five = |answer: &Value| texts(&answer["actions"]).contains(&"draw 5".to_owned());
    assert!(five(&legal(&mut talk, 1)) && !five(&legal(&mut talk, 0)) && !five(&talk.ask(json!({"cmd": "legal"}))));
    talk.play("draw chest; decipher");
    let glyph = talk.ask(json!({"cmd": "play", "action": "clue 11"}));
    assert_eq!(glyph["events"][0], json!({"type": "deciphered", "seat": 0, "zone": "z1", "glyph": 11}));
    assert_eq!((&talk.seen(0)["clues"][0]["glyph"], &talk.seen(1)["clues"][0]["glyph"]), (&json!(11), &Value::Null));
}

#[test]
fn what_chance_deals_to_one_seat_others_hear_masked() {
    let mut heard = BTreeMap::<String, usize>::new();
    for seed in 0..6 {
        let mut talk = Talk::of(&json!({"seed": seed}));
        for step in 0..120 {
            let legal = talk.legal();
            let wanted = if step % 3 == 0 { "decipher" } else { "search" };
            let Some(action) = legal.iter().find(|text| *text == wanted) else {
                talk.dawdle(1);
                continue;
            };
            let seat = talk.state()["seat"].as_i64().unwrap();
            let (mut masked, record) = (talk.ask(json!({"cmd": "record"})), json!({"cmd": "load"}));
            let mut other = Talk::new();
            let mut load = record.clone();
            load["record"] = masked["record"].take();
            other.ask(load);
            // The same action, told to its seat and to another.
            let own = talk.ask(json!({"cmd": "play", "action": action, "viewer": seat}));
            let line = texts(&own["chance"]).remove(0);
            assert!(!line.contains('?'));
            other.refused(json!({"cmd": "play", "action": action, "viewer": (seat + 1) % 3}), "bad_request");
            let verb = line.split(' ').next().unwrap().to_owned();
            other.ask(json!({"cmd": "play", "action": action}));
            assert_eq!(other.seen(seat), talk.seen(seat));
            let view = other.seen((seat + 1) % 3);
            let of_seat = &view["seats"][usize::try_from(seat).unwrap()]["cards"];
            assert!(of_seat.as_array().unwrap().iter().all(|card| card[1].is_null() || card[0] == "alcove"));
            *heard.entry(verb).or_default() += 1;
        }
    }
    assert!(heard["draw"] > 20 && heard["clue"] > 3, "{heard:?}");
}

#[test]
fn two_games_that_a_viewer_cannot_tell_apart_are_answered_alike() {
    let (mut asked, mut differing, mut suggested) = (0, 0, 0);
    for seed in 0..21 {
        let (mut state, mut random) = (begun_by(seed), random(seed));
        let mut step = 0;
        while state.actor() != Actor::Nobody {
            step += 1;
            if step % 29 == 0 {
                for viewer in viewers(&state) {
                    let other = other_of(&state, viewer, &mut random);
                    differing += usize::from(other != state);
                    let number = viewer.map_or(-1, |seat| i64::from(seat.index() as u8));
                    let mut talks = [state, other].map(|state| {
                        let mut talk = Talk::new();
                        talk.ask(json!({"cmd": "position", "state": position_of(&state), "dealer": "manual"}));
                        talk
                    });
                    let mut both = |request: &Value| {
                        let [one, two] = &mut talks;
                        let answers = [one.answer(request.clone()), two.answer(request.clone())];
                        assert_eq!(answers[0], answers[1], "{request} of seat {number}");
                        answers[0].clone()
                    };
                    both(&json!({"cmd": "state", "viewer": number}));
                    let legal = both(&json!({"cmd": "legal", "viewer": number}));
                    asked += 1;
                    if state.actor() != viewer.map_or(Actor::Nobody, Actor::Seat) {
                        // What others may do is not to be tried.
                        both(&json!({"cmd": "play", "action": "search", "viewer": number}));
                        continue;
                    }
                    both(&json!({"cmd": "suggest", "level": "adept", "nodes": 300, "seed": seed}));
                    let actions = texts(&legal["actions"]);
                    let action = &actions[random.random_range(0..actions.len())];
                    both(&json!({"cmd": "play", "action": "leap l1", "viewer": number}));
                    both(&json!({"cmd": "play", "action": action, "viewer": number}));
                    both(&json!({"cmd": "legal", "viewer": number}));
                    suggested += 1;
                }
            }
            let action = pick(&state, &mut random, Style::of(seed));
            state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
        }
    }
    assert!(asked > 400 && differing > 200 && suggested > 40, "{asked} {differing} {suggested}");
}

#[test]
fn a_view_is_no_position_and_a_position_goes_on() {
    let mut talk = Talk::of(&json!({"seed": 5}));
    talk.dawdle(40);
    let state = talk.state();
    let mut other = Talk::new();
    let answer = other.ask(json!({"cmd": "position", "state": state, "seed": 9}));
    assert_eq!((&answer["state"], &answer["chance"]), (&state, &json!([])));
    assert_eq!(other.legal(), talk.legal());
    for viewer in [-1, 0, 1] {
        let view = talk.seen(viewer);
        let error = other.refused(json!({"cmd": "position", "state": view}), "bad_position");
        assert!(error["message"].as_str().unwrap().contains("viewer"), "{error}");
    }
    // Fields that nobody knows are left aside, those that may be null may be left out.
    let mut odd = state.clone();
    odd["weather"] = json!("hot");
    let fields = odd.as_object_mut().unwrap();
    let nulls: Vec<String> = fields.iter().filter(|(_, value)| value.is_null()).map(|(key, _)| key.clone()).collect();
    for field in nulls {
        fields.remove(&field);
    }
    assert_eq!(other.ask(json!({"cmd": "position", "state": odd}))["state"], state);
    // A position in which chance is to move: the dealer moves at once, or waits.
    let mut rolled = Talk::of(&json!({"dealer": "manual", "players": 2}));
    rolled.play("trap 7; trap 1; trap 14; trap 2; deal lea; deal martin; deal puccio; deal len; choose lea");
    rolled.play("choose puccio");
    let state = rolled.state();
    let answer = other.ask(json!({"cmd": "position", "state": state}));
    assert!(texts(&answer["chance"])[0].starts_with("roll ") && answer["state"]["phase"] == "act");
    let answer = other.ask(json!({"cmd": "position", "state": state, "dealer": "manual"}));
    assert_eq!((&answer["chance"], &answer["state"]), (&json!([]), &state));
    let mut wrong = state.clone();
    wrong["planks"] = json!(9);
    other.refused(json!({"cmd": "position", "state": wrong}), "bad_position");
    wrong["board"] = json!("atlantis");
    other.refused(json!({"cmd": "position", "state": wrong}), "bad_variant");
}

#[test]
fn the_answer_to_a_suggestion_is_fixed_by_view_nodes_and_seed() {
    let mut talk = Talk::of(&json!({"seed": 3, "players": 4}));
    talk.dawdle(30);
    for level in ["random", "novice", "adept", "expert", "master"] {
        let ask = json!({"cmd": "suggest", "level": level, "nodes": 800, "seed": 4});
        let (first, second) = (talk.ask(ask.clone()), talk.ask(ask));
        assert_eq!(first, second);
        let action = first["action"].as_str().unwrap().to_owned();
        assert!(talk.legal().contains(&action));
        assert_eq!(first["plan"][0], json!(action));
        // The boulder may win.
        let value: Vec<f64> = first["value"].as_array().unwrap().iter().map(|it| it.as_f64().unwrap()).collect();
        let sum: f64 = value.iter().sum();
        assert!(value.len() == 4 && value.iter().all(|share| (0.0..=1.0).contains(share)) && sum <= 1.0 + 1e-9);
    }
    for wrong in [json!({"level": "god"}), json!({"nodes": 5, "ms": 5}), json!({"nodes": 0}), json!({"ms": 600_001})] {
        let mut request = json!({"cmd": "suggest"});
        for (key, value) in wrong.as_object().unwrap() {
            request[key] = value.clone();
        }
        talk.refused(request, "bad_request");
    }
    let mut waiting = Talk::of(&json!({"dealer": "manual"}));
    waiting.refused(json!({"cmd": "suggest"}), "bad_request");
}

#[test]
fn a_refused_action_names_its_rule() {
    let mut talk = Talk::of(&json!({"dealer": "manual", "players": 2}));
    talk.play(
        "trap 7; trap 1; trap 14; trap 2; deal lea; deal martin; deal puccio; deal len; choose lea; choose puccio",
    );
    talk.play("roll 1 1 2 6 6");
    for (action, rule) in [
        ("step z2", "C4.1"),
        ("search", "C3.6"),
        ("decipher", "C5.3"),
        ("pick", "C6.1"),
        ("climb", "C8.3"),
        ("jump", "C9.3"),
        ("leap c4", "C10.6"),
        ("linguistics l3", "C10.3"),
        ("lockpick", "C10.1"),
    ] {
        let error = talk.refused(json!({"cmd": "play", "action": action}), "illegal_action");
        assert_eq!(error["rule"], rule, "{action}: {error}");
    }
    // Out of phase: any rule that fits.
    for action in ["ready", "swim", "enter A", "choose lea", "roll 1", "draw 3", "discard zone1 3", "reroll 1 6"] {
        let error = talk.refused(json!({"cmd": "play", "action": action}), "illegal_action");
        assert!(error["rule"].as_str().is_some_and(|rule| rule.starts_with('C')), "{action}: {error}");
    }
    for text in
        ["Step z1", "step z1 ", "step  z1", "step z9", "reroll 2 1", "roll 7", "discard zone9 3", "enter c3", "end 0"]
    {
        let error = talk.refused(json!({"cmd": "play", "action": text}), "illegal_action");
        assert_eq!(error["rule"], Value::Null, "{text}");
    }
}

#[test]
fn records_and_undo_go_back_to_the_same_game() {
    for players in [2, 6] {
        let mut talk = Talk::of(&json!({"seed": 8, "players": players}));
        let mut states = vec![talk.state()];
        for _ in 0..60 {
            talk.dawdle(1);
            states.push(talk.state());
        }
        let record = talk.ask(json!({"cmd": "record"}))["record"].take();
        let mut other = Talk::new();
        assert_eq!(other.ask(json!({"cmd": "load", "record": record}))["state"], states[60]);
        assert_eq!(other.ask(json!({"cmd": "record"}))["record"], record);
        // Taken back, the dealer's counts with it: the same action deals the same again, and so does a resumed game.
        for state in states[..60].iter().rev() {
            assert_eq!(talk.ask(json!({"cmd": "undo"}))["state"], *state);
        }
        talk.refused(json!({"cmd": "undo"}), "bad_request");
        for state in &states[1..] {
            talk.dawdle(1);
            assert_eq!(talk.state(), *state);
        }
        talk.dawdle(10);
        other.dawdle(10);
        assert_eq!(talk.state(), other.state());
        for damaged in [format!("{}x", record.as_str().unwrap()), record.as_str().unwrap().replace("step", "stepp")] {
            other.refused(json!({"cmd": "load", "record": damaged}), "bad_record");
        }
    }
}

#[test]
fn perft_counts_actions_of_players_and_of_chance() {
    let mut talk = Talk::of(&json!({"dealer": "manual", "players": 2}));
    let perft = |talk: &mut Talk, depth: u32| talk.ask(json!({"cmd": "perft", "depth": depth}))["nodes"].clone();
    assert_eq!((perft(&mut talk, 0), perft(&mut talk, 1)), (json!(1), json!(14)));
    assert_eq!(perft(&mut talk, 4), json!(14 * 13 * 12 * 11));
    talk.play(
        "trap 7; trap 1; trap 14; trap 2; deal lea; deal martin; deal puccio; deal len; choose lea; choose puccio",
    );
    assert_eq!(perft(&mut talk, 1), json!(252));
    talk.play("roll 6 6 6 6 6; step z1");
    assert_eq!(perft(&mut talk, 1), json!(talk.legal().len()));
    for depth in [9, -1] {
        talk.refused(json!({"cmd": "perft", "depth": depth}), "bad_request");
    }
    let error = talk.refused(json!({"cmd": "perft", "depth": 8, "ms": 1}), "bad_request");
    assert!(error["message"].as_str().unwrap().contains("time"), "{error}");
}

#[test]
fn a_whole_game_is_told_in_events() {
    let mut kinds = BTreeMap::<String, usize>::new();
    let (mut nobody, mut somebody) = (0, 0);
    for seed in 0..24_u64 {
        let mut talk = Talk::of(&json!({"seed": seed, "players": 2 + seed % 5}));
        let mut pick = seed;
        loop {
            let legal = talk.legal();
            if legal.is_empty() {
                break;
            }
            // The quick player for most, chance for some, so that all sorts of things happen.
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = if pick >> 60 == 0 {
                legal[(pick >> 33) as usize % legal.len()].clone()
            } else {
                let answer = talk.ask(json!({"cmd": "suggest", "level": "novice", "nodes": 1}));
                answer["action"].as_str().unwrap().to_owned()
            };
            for event in talk.play(&action)["events"].as_array().unwrap() {
                *kinds.entry(event["type"].as_str().unwrap().to_owned()).or_default() += 1;
            }
        }
        let state = talk.state();
        assert_eq!((&state["phase"], &state["to_move"], &state["seat"]), (&json!("over"), &Value::Null, &Value::Null));
        let winners = state["winners"].as_array().unwrap();
        let is_out = state["seats"].as_array().unwrap().iter().any(|seat| seat["status"] == "out");
        assert_eq!(is_out, !winners.is_empty());
        if is_out {
            somebody += 1;
        } else {
            nobody += 1;
        }
        assert_eq!(talk.ask(json!({"cmd": "perft", "depth": 3}))["nodes"], 1);
        talk.refused(json!({"cmd": "suggest"}), "bad_request");
        // At the end everybody knows everything.
        let mut view = talk.seen(-1);
        assert_eq!(view.as_object_mut().unwrap().remove("viewer"), Some(Value::Null));
        assert_eq!(view, state);
    }
    assert!(somebody > 10, "{somebody} {nobody}");
    assert!(kinds.len() >= 33, "{kinds:?}");
}
