//! One engine for each game of [`GameId`], and the choice of the one that answers a request.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::mem::take;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::Spoken;
use super::request::request_of;
use super::{Answers, Engine, Refusal, refused};
use crate::ai::Thought;
use crate::game::bounds::beginning;
use crate::games::{GameId, with_game};
use crate::library::{Libraries, game_of_definition, game_of_record, game_of_variant, is_path};

/// The engine of one of the games.
trait AnyEngine: Debug {
    /// Answers a request from which the `id` was taken out; returns the same as [`Answers::answer`].
    fn answer_request(&mut self, id: Option<Value>, request: Map<String, Value>) -> (Value, bool);

    /// True if a variant with this id is at hand.
    fn has_variant(&self, id: &str) -> bool;
}

impl<G: Spoken> AnyEngine for Engine<G> {
    fn answer_request(&mut self, id: Option<Value>, request: Map<String, Value>) -> (Value, bool) {
        self.answer_request(id, request)
    }

    fn has_variant(&self, id: &str) -> bool {
        self.library().find(id).is_some()
    }
}

/// The engines of all games. When `new` or `load` has begun a game, requests that name no game go to that game's
/// engine.
#[derive(Debug)]
pub struct Engines {
    current: GameId,
    /// The libraries of the games that nothing was asked of yet.
    libraries: Libraries,
    begun: BTreeMap<GameId, Box<dyn AnyEngine>>,
    thought: Arc<Thought>,
}

impl Engines {
    /// Engines without a game.
    #[must_use]
    pub fn new(libraries: Libraries) -> Self {
        Self { current: GameId::default(), libraries, begun: BTreeMap::new(), thought: Arc::default() }
    }

    /// The same engines, whose searches and counts end where this thought is cancelled.
    #[must_use]
    pub fn cancelled_by(self, thought: Arc<Thought>) -> Self {
        Self { thought, ..self }
    }

    /// The engine of this game.
    fn engine_of(&mut self, game: GameId) -> &mut dyn AnyEngine {
        let Self { libraries, begun, thought, .. } = self;
        let begin = || -> Box<dyn AnyEngine> {
            with_game!(game, G => {
                Box::new(Engine::new(take(libraries.of_mut::<G>())).cancelled_by(Arc::clone(thought)))
            })
        };
        &mut **begun.entry(game).or_insert_with(begin)
    }

    /// The game that a request is about: the one it names, the one of the record or position in it, or the one being played.
    fn game_of(&mut self, request: &Map<String, Value>) -> Result<GameId, Refusal> {
        match (request.get("cmd").and_then(Value::as_str), request.get("game"), request.get("record")) {
            (Some("new" | "position"), Some(Value::String(name)), _) => GameId::from_id(name).ok_or_else(|| {
                let known = GameId::ALL.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
                let name = beginning(name);
                Refusal::request(format!("there is no game `{name}`: choose one of {known}"))
            }),
            (Some("new"), _, _) => self.game_of_new(request),
            (Some("load"), _, Some(Value::String(text))) => Ok(game_of_record(text.as_bytes())),
            (Some("position"), _, _) => Ok(self.game_of_position(request)),
            _ => Ok(self.current),
        }
    }

    /// The game of the variant that a new game names: that of its file, or the only one that has a variant of this id.
    /// Without one, or where no game has it, the first game.
    fn game_of_new(&mut self, request: &Map<String, Value>) -> Result<GameId, Refusal> {
        let Some(variant) = request.get("variant").and_then(Value::as_str) else { return Ok(GameId::default()) };
        if is_path(variant) {
            return Ok(game_of_variant(Path::new(variant)));
        }
        let has_it = |game: &GameId| self.engine_of(*game).has_variant(variant);
        let having: Vec<GameId> = GameId::ALL.iter().copied().filter(has_it).collect();
        match having[..] {
            [] => Ok(GameId::default()),
            [game] => Ok(game),
            _ => {
                let games = having.iter().map(|game| format!("`{}`", game.id())).collect::<Vec<_>>().join(" or ");
                let variant = beginning(variant);
                Err(Refusal::request(format!("several games have a variant `{variant}`: name the `game`, {games}")))
            }
        }
    }

    /// The game of the variant that a position names, or that is given with it; without one, the one being played.
    fn game_of_position(&mut self, request: &Map<String, Value>) -> GameId {
        let text = |value: Option<&Value>| value.and_then(Value::as_str).map(str::to_owned);
        if let Some(definition) = text(request.get("variant_text")) {
            return game_of_definition(&definition);
        }
        let named = |game: GameId| {
            let field = with_game!(game, G => G::VARIANT_FIELD);
            let in_state = || text(request.get("state").and_then(|state| state.get(field)));
            text(request.get("variant")).or_else(in_state)
        };
        if let Some(path) = GameId::ALL.iter().find_map(|&game| named(game)).filter(|variant| is_path(variant)) {
            return game_of_variant(Path::new(&path));
        }
        let has_it = |&game: &GameId| named(game).is_some_and(|variant| self.engine_of(game).has_variant(&variant));
        GameId::ALL.iter().copied().find(has_it).unwrap_or(self.current)
    }

    /// The answer with the variants of all games, put together from those of each.
    fn variants(&mut self, id: Option<&Value>, request: &Map<String, Value>) -> (Value, bool) {
        let mut variants = Vec::new();
        for &game in GameId::ALL {
            let (mut answer, quits) = self.engine_of(game).answer_request(id.cloned(), request.clone());
            match answer.get_mut("variants").map(Value::take) {
                Some(Value::Array(own)) => variants.extend(own),
                _ => return (answer, quits),
            }
        }
        let mut answer = json!({"variants": variants, "ok": true});
        if let (Some(id), Some(answer)) = (id, answer.as_object_mut()) {
            answer.insert("id".to_owned(), id.clone());
        }
        (answer, false)
    }
}

impl Answers for Engines {
    fn answer(&mut self, line: &str) -> (Value, bool) {
        let (id, request) = match request_of(line) {
            Ok(request) => request,
            Err(answer) => return (answer, false),
        };
        if request.get("cmd").and_then(Value::as_str) == Some("variants") {
            return self.variants(id.as_ref(), &request);
        }
        let game = match self.game_of(&request) {
            Ok(game) => game,
            Err(refusal) => return (refused(&refusal, id), false),
        };
        let answer = self.engine_of(game).answer_request(id, request);
        let is_good = answer.0.get("ok").and_then(Value::as_bool) == Some(true);
        if is_good {
            self.current = game;
        }
        answer
    }
}
