//! One engine for each game of [`GameId`], and the choice of the one that answers a request.

use serde_json::{Map, Value};

use super::request::request_of;
use super::{Answers, Engine, Refusal, refused};
use crate::game::bounds::beginning;
use crate::games::GameId;
use crate::library::{Libraries, game_of_record};
use crate::tikal::State;

/// The engines of all games. When `new` or `load` has begun a game, requests that name no game go to that game's
/// engine.
#[derive(Debug)]
pub struct Engines {
    current: GameId,
    tikal: Engine<State>,
}

impl Engines {
    /// Engines without a game.
    #[must_use]
    pub fn new(libraries: Libraries) -> Self {
        let Libraries { tikal, folders: _ } = libraries;
        Self { current: GameId::default(), tikal: Engine::new(tikal) }
    }

    /// The game that a request is about: the one it names, the one of the record in it, or the one being played.
    fn game_of(&self, request: &Map<String, Value>) -> Result<GameId, Refusal> {
        match (request.get("cmd").and_then(Value::as_str), request.get("game"), request.get("record")) {
            (Some("new"), Some(Value::String(name)), _) => GameId::from_id(name).ok_or_else(|| {
                let known = GameId::ALL.map(GameId::id).join(", ");
                let name = beginning(name);
                Refusal::request(format!("there is no game `{name}`: choose one of {known}"))
            }),
            (Some("new"), _, _) => Ok(GameId::default()),
            (Some("load"), _, Some(Value::String(text))) => Ok(game_of_record(text.as_bytes())),
            _ => Ok(self.current),
        }
    }
}

impl Answers for Engines {
    fn answer(&mut self, line: &str) -> (Value, bool) {
        let (id, request) = match request_of(line) {
            Ok(request) => request,
            Err(answer) => return (answer, false),
        };
        let game = match self.game_of(&request) {
            Ok(game) => game,
            Err(refusal) => return (refused(&refusal, id), false),
        };
        let answer = match game {
            GameId::Tikal => self.tikal.answer_request(id, request),
        };
        let is_good = answer.0.get("ok").and_then(Value::as_bool) == Some(true);
        if is_good {
            self.current = game;
        }
        answer
    }
}
