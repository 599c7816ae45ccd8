//! An engine in this process, with checks that hold for every answer.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tikal::library::Libraries;
use tikal::protocol::{Answers as _, Engines};

/// Every code of a refusal.
const CODES: [&str; 7] =
    ["bad_json", "bad_request", "no_game", "illegal_action", "bad_variant", "bad_record", "bad_position"];

/// An engine in this process.
pub struct Table {
    engine: Engines,
}

impl Table {
    /// An engine with the built-in variants and no game.
    pub fn new() -> Self {
        Self { engine: Engines::new(Libraries::built_in()) }
    }

    /// An engine with a new game; `setup` holds the fields of `new`.
    pub fn with(setup: Value) -> Self {
        let mut table = Self::new();
        table.new_game(setup);
        table
    }

    /// Sends a line and returns the answer, which has to have one of the two forms.
    pub fn line(&mut self, line: &str) -> Value {
        let (answer, _) = self.engine.answer(line);
        let ok = answer["ok"].as_bool().unwrap_or_else(|| panic!("neither ok nor refused: {answer}"));
        assert_eq!(ok, answer.get("error").is_none(), "{answer}");
        if !ok {
            let error = &answer["error"];
            assert!(CODES.contains(&error["code"].as_str().unwrap()), "{answer}");
            assert!(!error["message"].as_str().unwrap().is_empty(), "{answer}");
            assert!(error.get("rule").is_none_or(Value::is_string), "{answer}");
        }
        answer
    }

    /// Sends a request that has to be answered.
    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are sent")]
    pub fn ask(&mut self, request: Value) -> Value {
        let answer = self.line(&request.to_string());
        assert!(answer["ok"] == true, "{request} -> {answer}");
        answer
    }

    /// Sends a request that has to be refused with `code`, and changes nothing.
    #[expect(clippy::needless_pass_by_value, reason = "requests are written where they are sent")]
    pub fn refused(&mut self, request: Value, code: &str) -> Value {
        self.refused_line(&request.to_string(), code)
    }

    /// Sends a line that has to be refused with `code`, and changes nothing.
    pub fn refused_line(&mut self, line: &str, code: &str) -> Value {
        let before = self.memory();
        let answer = self.line(line);
        let shown: String = line.chars().take(200).collect();
        let answered: String = answer.to_string().chars().take(200).collect();
        assert!(answer["error"]["code"] == code, "{shown} -> {answered}");
        assert!(self.memory() == before, "{shown} changed the game");
        answer["error"].clone()
    }

    /// Everything that the engine remembers: the state and the record of the game.
    pub fn memory(&mut self) -> [Value; 2] {
        [json!({"cmd": "state"}), json!({"cmd": "record"})].map(|request| self.line(&request.to_string()))
    }

    /// Begins a game with these fields of `new`.
    pub fn new_game(&mut self, setup: Value) -> Value {
        let mut request = setup;
        request["cmd"] = json!("new");
        self.ask(request)
    }

    pub fn state(&mut self) -> Value {
        self.ask(json!({"cmd": "state"}))["state"].take()
    }

    pub fn legal(&mut self) -> Vec<String> {
        strings(&self.ask(json!({"cmd": "legal"}))["actions"])
    }

    pub fn play(&mut self, action: &str) -> Value {
        self.ask(json!({"cmd": "play", "action": action}))
    }

    pub fn play_all(&mut self, actions: &str) -> Value {
        actions.split(';').map(|action| self.play(action.trim())).last().unwrap()
    }

    pub fn record(&mut self) -> String {
        self.ask(json!({"cmd": "record"}))["record"].as_str().unwrap().to_owned()
    }

    /// Plays legal actions by a policy that depends on the seed alone until the game is over or
    /// `most` actions were played; `each` sees the engine before every one of them and the answer.
    pub fn play_by_chance(&mut self, seed: u64, most: usize, mut each: impl FnMut(&mut Self, &str, &Value)) {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..most {
            let legal = self.legal();
            if legal.is_empty() {
                return;
            }
            let action = pick(&legal, &mut random);
            let answer = self.play(&action);
            each(self, &action, &answer);
        }
    }
}

/// Picks a kind of action first, then an action of that kind; `end` and high bids less often than others.
pub fn pick(legal: &[String], random: &mut impl rand::Rng) -> String {
    let verb = |action: &String| action.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<String> = legal.iter().map(verb).collect();
    verbs.dedup();
    if verbs.len() > 1 && random.random_range(0..3) > 0 {
        verbs.retain(|verb| verb != "end");
    }
    if verbs.iter().any(|verb| verb == "dig") && random.random_range(0..2) > 0 {
        verbs.retain(|verb| verb == "dig");
    }
    let chosen = &verbs[random.random_range(0..verbs.len())];
    let mut of_kind: Vec<&String> = legal.iter().filter(|action| verb(action) == *chosen).collect();
    if chosen == "bid" {
        of_kind.sort_by_key(|bid| bid.len());
        of_kind.truncate(3);
    }
    of_kind[random.random_range(0..of_kind.len())].clone()
}

/// A JSON list of texts.
pub fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The object in a list whose field `key` has this text.
pub fn by<'a>(list: &'a mut Value, key: &str, value: &str) -> &'a mut Value {
    list.as_array_mut().unwrap().iter_mut().find(|object| object[key] == value).unwrap()
}
