//! The engine: carries out requests about one game and its variants, in the same way for every game.
//!
//! Decides what each command does and what its answer holds. What a game adds, its [`Spoken`] says; what is legal, its
//! rules.

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::request::request_of;
use super::{Answer, Answers, Fields, Refusal, Spoken, object, refused};
use crate::ai::{Bot, Budget, Level, Meter, Thought};
use crate::game::bounds::beginning;
use crate::game::{
    Actor, Dealer, DealerDef, MAX_SEED, Played, Player, Record, RecordOptions, Rules, Seat, SeatRecord, Session, View,
    line_of, perft_while, text_of,
};
use crate::library::{self, Library};

/// The deepest perft that is counted.
const MAX_DEPTH: u32 = 8;
/// The longest time that a suggestion or a perft may be given, in milliseconds.
const MAX_MS: u64 = 600_000;

#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
enum DealerName {
    #[default]
    Seed,
    Manual,
}

/// The commands and their fields; `new` also has those of [`Spoken::SETUP_FIELDS`].
const COMMANDS: [(&str, &[&str]); 12] = [
    ("variants", &[]),
    ("new", &["players", "game", "variant", "seed", "first", "dealer"]),
    ("state", &["viewer"]),
    ("legal", &["viewer"]),
    ("play", &["action", "viewer"]),
    ("position", &["state", "game", "seed", "dealer", "variant", "variant_text"]),
    ("undo", &[]),
    ("perft", &["depth", "ms"]),
    ("suggest", &["level", "ms", "nodes", "seed"]),
    ("record", &[]),
    ("load", &["record"]),
    ("quit", &[]),
];

/// Answers requests about one of the games: it has that game's variants and at most one session.
#[derive(Debug)]
pub struct Engine<G: Spoken> {
    library: Library<G>,
    game: Option<Session<G>>,
    /// The thought by which a search or a count is cancelled.
    thought: Arc<Thought>,
}

impl<G: Spoken> Answers for Engine<G> {
    fn answer(&mut self, line: &str) -> (Value, bool) {
        match request_of(line) {
            Ok((id, request)) => self.answer_request(id, request),
            Err(answer) => (answer, false),
        }
    }
}

impl<G: Spoken> Engine<G> {
    /// An engine without a game.
    #[must_use]
    pub fn new(library: Library<G>) -> Self {
        Self { library, game: None, thought: Arc::default() }
    }

    /// The variants at hand.
    pub(super) fn library(&self) -> &Library<G> {
        &self.library
    }

    /// The same engine, whose searches and counts end where this thought is cancelled.
    #[must_use]
    pub fn cancelled_by(self, thought: Arc<Thought>) -> Self {
        Self { thought, ..self }
    }

    /// Answers a request from which the `id` was taken out; returns the same as [`Answers::answer`].
    pub(super) fn answer_request(&mut self, id: Option<Value>, request: Map<String, Value>) -> (Value, bool) {
        let quit = request.get("cmd").and_then(Value::as_str) == Some("quit");
        match self.handle(request) {
            Ok(mut answer) => {
                answer.insert("ok".to_owned(), Value::Bool(true));
                if let Some(id) = id {
                    answer.insert("id".to_owned(), id);
                }
                (Value::Object(answer), quit)
            }
            Err(refusal) => (refused(&refusal, id), false),
        }
    }

    fn handle(&mut self, mut request: Map<String, Value>) -> Answer {
        let Some(Value::String(command)) = request.remove("cmd") else {
            return Err(Refusal::request("a request has a text `cmd` that names the command"));
        };
        let Some(&(command, fields)) = COMMANDS.iter().find(|(name, _)| *name == command) else {
            let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
            let message = format!("there is no command `{}`: choose one of {}", beginning(&command), names.join(", "));
            return Err(Refusal::request(message));
        };
        let known = if command == "new" { [fields, G::SETUP_FIELDS].concat() } else { fields.to_vec() };
        let mut fields = Fields::of(command, request, &known)?;
        match command {
            "variants" => Ok(object([("variants", self.variants())])),
            "new" => self.new_game(&mut fields),
            "state" => {
                let viewer = self.viewer(&mut fields)?;
                Ok(object([("state", state_for(self.game()?, viewer))]))
            }
            "legal" => {
                let viewer = self.viewer(&mut fields)?;
                Ok(legal(self.game()?, viewer))
            }
            "play" => self.play(&mut fields),
            "position" => self.position(&mut fields),
            "undo" => {
                let game = self.game.as_mut().ok_or_else(no_game)?;
                if game.undo() {
                    Ok(object([("state", state_for(game, Viewer::Referee))]))
                } else {
                    Err(Refusal::request("this is the start: there is nothing to undo"))
                }
            }
            "perft" => count(&mut fields, self.game(), &self.thought),
            "suggest" => suggest(&mut fields, self.game(), &self.thought),
            "record" => {
                let game = self.game()?;
                let text = Record::of(game, anonymous_seats(game), RecordOptions::default()).write();
                let text = text.map_err(|error| Refusal::new("bad_record", error.to_string()))?;
                Ok(object([("record", text.into())]))
            }
            "load" => self.load(&mut fields),
            // `quit` is answered like any command before the program ends.
            _ => Ok(Map::new()),
        }
    }

    fn game(&self) -> Result<&Session<G>, Refusal> {
        self.game.as_ref().ok_or_else(no_game)
    }

    /// The viewer that a request names in its field `viewer`; without the field, the referee.
    fn viewer(&self, fields: &mut Fields) -> Result<Viewer, Refusal> {
        let Some(viewer) = fields.optional::<i64>("viewer")? else { return Ok(Viewer::Referee) };
        let seats = self.game()?.state().seats();
        if viewer == ONLOOKER {
            return Ok(Viewer::Player(None));
        }
        let seat = u64::try_from(viewer).ok().and_then(|seat| seat_of(seat, seats));
        let no_viewer =
            || Refusal::request(format!("viewer is a seat, 0 to {}, or {ONLOOKER} for an onlooker", seats - 1));
        seat.map(|seat| Viewer::Player(Some(seat))).ok_or_else(no_viewer)
    }

    fn variants(&self) -> Value {
        let entry = |entry: &library::Entry<G>| {
            let (variant, players) = (&entry.variant, entry.variant.players());
            json!({ "game": G::ID, "id": variant.id(), "name": variant.name("en"), "players": [players.start(), players.end()] })
        };
        self.library.entries().iter().map(entry).collect()
    }

    fn new_game(&mut self, fields: &mut Fields) -> Answer {
        let players: u64 = fields.needed("players")?;
        let variant = fields.optional::<String>("variant")?;
        let seed = fields.optional("seed")?;
        let first = fields.optional::<u64>("first")?;
        let dealer = fields.optional("dealer")?;
        // The field has been used already: by it `Engines` chose this engine.
        let _game = fields.optional::<String>("game")?;
        let rules = self.variant(variant.as_deref().unwrap_or(G::STANDARD))?;
        let counts = rules.players();
        let players = u8::try_from(players).ok().filter(|players| counts.contains(players)).ok_or_else(|| {
            Refusal::request(format!("players is {} to {} in this variant", counts.start(), counts.end()))
        })?;
        let seed = checked_seed(seed)?;
        let first = match first {
            None => Dealer::first_player(seed, players),
            Some(first) => seat_of(first, players).ok_or_else(|| no_seat("first", players))?,
        };
        let setup = G::setup_from(&rules, fields, first)?;
        G::check_setup(&rules, players, &setup).map_err(|error| Refusal::request(error.to_string()))?;
        let start = G::new(&rules, players, &setup);
        Ok(self.begin(rules, start, dealer_def(dealer, seed)))
    }

    fn begin(&mut self, rules: Arc<G::Rules>, start: G, dealer: DealerDef) -> Map<String, Value> {
        let (game, played) = Session::new(rules, start, dealer);
        let chance = chance_lines(&game, &played, Viewer::Referee);
        let answer = object([("chance", chance), ("state", state_for(&game, Viewer::Referee))]);
        self.game = Some(game);
        answer
    }

    fn variant(&self, id_or_path: &str) -> Result<Arc<G::Rules>, Refusal> {
        // An error names the file with its whole path: for people that is right, but a path can be as long as a line.
        let said = |message: String| match beginning(id_or_path) {
            Cow::Borrowed(_) => message,
            Cow::Owned(beginning) => message.replace(id_or_path, &beginning),
        };
        self.library.open(id_or_path).map_err(|error| Refusal::new("bad_variant", said(error.to_string())))
    }

    fn position(&mut self, fields: &mut Fields) -> Answer {
        let state = fields.whole("state")?;
        // By it `Engines` chose this engine.
        let _game = fields.optional::<String>("game")?;
        let seed = fields.optional("seed")?;
        let dealer = fields.optional("dealer")?;
        let variant = fields.optional::<String>("variant")?;
        let variant_text = fields.optional::<String>("variant_text")?;
        let seed = checked_seed(seed)?;
        let position = G::read_position(state)?;
        let rules = match (variant, variant_text) {
            (Some(_), Some(_)) => return Err(Refusal::request("give `variant` or `variant_text`, not both")),
            (Some(id_or_path), None) => self.variant(&id_or_path)?,
            (None, Some(text)) => {
                self.library.open_text(&text).map_err(|error| Refusal::new("bad_variant", error.to_string()))?
            }
            (None, None) => self.variant(G::variant_of(&position))?,
        };
        let start = G::from_position(&rules, &position)?;
        Ok(self.begin(rules, start, dealer_def(dealer, seed)))
    }

    fn play(&mut self, fields: &mut Fields) -> Answer {
        let text: String = fields.needed("action")?;
        let viewer = self.viewer(fields)?;
        let game = self.game.as_mut().ok_or_else(no_game)?;
        viewer.may_move(game.state())?;
        let rules = Arc::clone(game.rules());
        let action = G::parse(&rules, &text).map_err(|error| Refusal::new("illegal_action", error.to_string()))?;
        let played = game.play(action).map_err(|reason| Refusal {
            code: "illegal_action",
            message: reason.to_string(),
            rule: G::rule_of(&reason),
        })?;
        let seen = played.events.iter().filter_map(|event| match viewer {
            Viewer::Referee => Some(event.clone()),
            Viewer::Player(seat) => G::event_for(event.clone(), seat),
        });
        let events = seen.map(|event| G::event_json(&rules, &event)).collect::<Vec<_>>();
        Ok(object([
            ("events", events.into()),
            ("chance", chance_lines(game, &played, viewer)),
            ("state", state_for(game, viewer)),
        ]))
    }

    fn load(&mut self, fields: &mut Fields) -> Answer {
        let record: String = fields.needed("record")?;
        let bad = |message: String| Refusal::new("bad_record", message);
        let opened = library::replay_record(&record, &self.library).map_err(|error| bad(error.to_string()))?;
        if let Some(stopped) = opened.stopped {
            return Err(bad(stopped.to_string()));
        }
        if let Some(damage) = opened.damage {
            return Err(bad(damage.to_string()));
        }
        let answer = object([("state", state_for(&opened.session, Viewer::Referee))]);
        self.game = Some(opened.session);
        Ok(answer)
    }
}

/// Who will read an answer, and so what it may tell.
#[derive(Clone, Copy)]
enum Viewer {
    /// Somebody who runs the game and may know everything.
    Referee,
    /// A seat, or an onlooker, who is told what a player there may know.
    Player(Option<Seat>),
}

/// The viewer who has no seat.
const ONLOOKER: i64 = -1;

impl Viewer {
    /// The part of a state that this viewer may know.
    fn sees<G: Spoken>(self, state: &G) -> G {
        match self {
            Self::Referee => state.clone(),
            Self::Player(seat) => View::of(state, seat).state().clone(),
        }
    }

    /// The seat that is to move, if that is not the viewer and the viewer does not know all that it knows.
    fn kept_from<G: Spoken>(self, state: &G) -> Option<Seat> {
        let Self::Player(viewer) = self else { return None };
        state.seat().filter(|&seat| Some(seat) != viewer && self.sees(state) != *state)
    }

    /// Checks that an action may be tried for this viewer. What another seat may do can depend on that seat's secrets,
    /// and then even a refusal would give them away.
    fn may_move<G: Spoken>(self, state: &G) -> Result<(), Refusal> {
        self.kept_from(state).map_or(Ok(()), |seat| {
            let message = format!("seat {seat} is to move: without a `viewer` anybody's action can be played");
            Err(Refusal::request(message))
        })
    }
}

fn no_game() -> Refusal {
    Refusal::new("no_game", "no game is being played: begin one with `new`, `position` or `load`")
}

fn seat_of(index: u64, seats: u8) -> Option<Seat> {
    usize::try_from(index).ok().filter(|&index| index < usize::from(seats)).and_then(Seat::from_index)
}

fn no_seat(field: &str, seats: u8) -> Refusal {
    Refusal::request(format!("{field} is a seat, 0 to {}", seats - 1))
}

fn checked_seed(seed: Option<u64>) -> Result<u64, Refusal> {
    let seed = seed.unwrap_or(0);
    if seed > MAX_SEED { Err(Refusal::request(format!("seed is 0 to {MAX_SEED}"))) } else { Ok(seed) }
}

fn dealer_def(dealer: Option<DealerName>, seed: u64) -> DealerDef {
    match dealer.unwrap_or_default() {
        DealerName::Seed => DealerDef::Seed(seed),
        DealerName::Manual => DealerDef::Manual,
    }
}

fn state_for<G: Spoken>(game: &Session<G>, viewer: Viewer) -> Value {
    // Cannot fail: a position consists of names, numbers and lists.
    serde_json::to_value(viewer.sees(game.state()).position(game.rules())).unwrap_or_default()
}

/// The chance actions that were dealt last, as the viewer may read them.
fn chance_lines<G: Spoken>(game: &Session<G>, played: &Played<G>, viewer: Viewer) -> Value {
    let dealt = game.plies().skip(game.plies().len() - played.chance.len());
    let line = |(action, before, _): (G::Action, &G, bool)| match viewer {
        Viewer::Referee => text_of::<G>(game.rules(), action),
        Viewer::Player(seat) => line_of::<G>(game.rules(), before, action, seat),
    };
    dealt.map(line).collect()
}

fn legal<G: Spoken>(game: &Session<G>, viewer: Viewer) -> Map<String, Value> {
    let (rules, state) = (game.rules(), viewer.sees(game.state()));
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let mut outcomes: Vec<_> =
            outcomes.into_iter().map(|(action, weight)| (text_of::<G>(rules, action), weight)).collect();
        outcomes.sort();
        let (actions, weights): (Vec<_>, Vec<_>) = outcomes.into_iter().unzip();
        return object([("actions", actions.into()), ("weights", weights.into())]);
    }
    let mut actions = Vec::new();
    if viewer.kept_from(game.state()).is_none() {
        state.legal_actions(rules, &mut actions);
    }
    let mut actions: Vec<_> = actions.into_iter().map(|action| text_of::<G>(rules, action)).collect();
    actions.sort();
    object([("actions", actions.into())])
}

fn count<G: Spoken>(fields: &mut Fields, game: Result<&Session<G>, Refusal>, thought: &Thought) -> Answer {
    let depth = fields.needed::<u64>("depth")?;
    let ms = fields.optional::<u64>("ms")?;
    let game = game?;
    let depth = u32::try_from(depth).ok().filter(|&depth| depth <= MAX_DEPTH);
    let depth = depth.ok_or_else(|| Refusal::request(format!("depth is 0 to {MAX_DEPTH}")))?;
    let budget = match ms {
        None => Budget::Nodes(u64::MAX),
        Some(ms @ 1..=MAX_MS) => Budget::time(Duration::from_millis(ms)),
        Some(_) => return Err(Refusal::request(format!("ms is 1 to {MAX_MS}"))),
    };
    let mut meter = Meter::new(budget, u64::MAX, thought);
    let nodes = perft_while(&**game.rules(), game.state(), depth, &mut || meter.spend());
    let nodes = nodes.ok_or_else(|| {
        let ended = "the input has ended before the count was complete";
        let late = "the time ran out: give more `ms`, or less `depth`";
        Refusal::request(if thought.is_cancelled() { ended } else { late })
    })?;
    Ok(object([("nodes", nodes.into())]))
}

fn suggest<G: Spoken>(fields: &mut Fields, game: Result<&Session<G>, Refusal>, thought: &Thought) -> Answer {
    let level = fields.optional::<String>("level")?;
    let ms = fields.optional::<u64>("ms")?;
    let nodes = fields.optional::<u64>("nodes")?;
    let seed = checked_seed(fields.optional("seed")?)?;
    let game = game?;
    let level = match level {
        None => Level::default(),
        Some(name) => name.parse::<Level>().map_err(|error| Refusal::request(error.to_string()))?,
    };
    let budget = match (ms, nodes) {
        (Some(_), Some(_)) => return Err(Refusal::request("give `ms` or `nodes`, not both")),
        (Some(ms @ 1..=MAX_MS), None) => Budget::time(Duration::from_millis(ms)),
        (Some(_), None) => return Err(Refusal::request(format!("ms is 1 to {MAX_MS}"))),
        (None, Some(0)) => return Err(Refusal::request("nodes is at least 1")),
        (None, Some(nodes)) => Budget::Nodes(nodes),
        (None, None) => Budget::Level,
    };
    let seat = match game.state().actor() {
        Actor::Seat(seat) => seat,
        Actor::Chance => return Err(Refusal::request("chance is to move: nobody has a choice")),
        Actor::Nobody => return Err(Refusal::request("the game is over")),
    };
    let view = View::of(game.state(), Some(seat));
    let suggestion = G::bot(level, seed).choose(game.rules(), &view, budget, thought);
    let text = |action| text_of::<G>(game.rules(), action);
    let plan: Vec<String> = suggestion.plan.iter().map(|&action| text(action)).collect();
    Ok(object([
        ("action", text(suggestion.action).into()),
        ("plan", plan.into()),
        ("nodes", suggestion.nodes.into()),
        ("value", suggestion.value.into()),
    ]))
}

/// The seats for a record. The protocol knows them only by number, and their colours are the variant's.
fn anonymous_seats<G: Spoken>(game: &Session<G>) -> Vec<SeatRecord> {
    let colours = game.rules().colours();
    let seats = Seat::default().around(game.state().seats());
    let seat = |seat: Seat| SeatRecord {
        name: format!("Seat {seat}"),
        colour: colours.get(seat.index()).cloned().unwrap_or_default(),
        player: Player::Human,
    };
    seats.map(seat).collect()
}
