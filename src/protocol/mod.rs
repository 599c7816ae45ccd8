//! The engine protocol: one JSON object a line in, one JSON object a line out.
//!
//! Decides what requests mean and how answers look; the rules decide everything else. No input ends
//! the program or corrupts the game.

use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::ai::{self, Budget, Level};
use crate::game::{Actor, Dealer, DealerDef, MAX_SEED, Player, RecordOptions, Seat, SeatRecord, View, perft, text_of};
use crate::library::{self, Library};
use crate::tikal::{
    Action, BadPosition, Event, Piece, Position, Problem, Setup, State, TikalSession, TurnRule, Variant, check_text,
};

/// The longest line that is read, in bytes; a record is the largest thing a request can hold.
const MAX_LINE: u64 = 2 * library::MAX_RECORD_SIZE;
/// The deepest perft that is counted.
const MAX_DEPTH: u32 = 8;
/// The longest time that a suggestion may take, in milliseconds.
const MAX_MS: u64 = 600_000;

/// What goes wrong with a request.
#[derive(Debug)]
struct Refusal {
    code: &'static str,
    message: String,
    rule: Option<String>,
}

impl Refusal {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None }
    }

    fn request(message: impl Into<String>) -> Self {
        Self::new("bad_request", message)
    }
}

impl From<BadPosition> for Refusal {
    fn from(error: BadPosition) -> Self {
        Self::new("bad_position", error.to_string())
    }
}

type Answer = Result<Map<String, Value>, Refusal>;

#[derive(Clone, Copy, Deserialize, Default)]
#[serde(rename_all = "lowercase")]
enum DealerName {
    #[default]
    Seed,
    Manual,
}

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase", deny_unknown_fields)]
enum Request {
    Variants {},
    New {
        players: u64,
        variant: Option<String>,
        auction: Option<bool>,
        seed: Option<u64>,
        first: Option<u64>,
        dealer: Option<DealerName>,
    },
    State {},
    Legal {},
    Play {
        action: String,
    },
    Position {
        state: Value,
        seed: Option<u64>,
        dealer: Option<DealerName>,
        variant: Option<String>,
        variant_text: Option<String>,
    },
    Undo {},
    Perft {
        depth: u64,
    },
    Suggest {
        level: Option<String>,
        ms: Option<u64>,
        nodes: Option<u64>,
        seed: Option<u64>,
    },
    Record {},
    Load {
        record: String,
    },
    Quit {},
}

/// The engine behind the protocol: the variants at hand and at most one game.
#[derive(Debug)]
pub struct Engine {
    library: Library,
    game: Option<TikalSession>,
}

impl Engine {
    /// An engine without a game.
    #[must_use]
    pub fn new(library: Library) -> Self {
        Self { library, game: None }
    }

    /// Answers one line; the answer and whether the program should end after it.
    #[must_use]
    pub fn answer(&mut self, line: &str) -> (Value, bool) {
        let mut request = match serde_json::from_str::<Value>(line) {
            Ok(Value::Object(request)) => request,
            Ok(_) => return (refused(&Refusal::request("a request is a JSON object"), None), false),
            Err(error) => {
                let message = format!("this is no JSON: {error}");
                return (refused(&Refusal::new("bad_json", message), None), false);
            }
        };
        let id = request.remove("id");
        if let Err(refusal) = check_shape(&request) {
            return (refused(&refusal, id), false);
        }
        let request = match serde_json::from_value(Value::Object(request)) {
            Ok(request) => request,
            Err(error) => return (refused(&Refusal::request(error.to_string()), id), false),
        };
        let quit = matches!(request, Request::Quit {});
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

    fn handle(&mut self, request: Request) -> Answer {
        match request {
            Request::Variants {} => Ok(object([("variants", self.variants())])),
            Request::New { players, variant, auction, seed, first, dealer } => {
                self.new_game(players, variant.as_deref(), auction, seed, first, dealer)
            }
            Request::State {} => {
                let game = self.game()?;
                Ok(object([("state", state_of(game))]))
            }
            Request::Legal {} => Ok(legal(self.game()?)),
            Request::Play { action } => self.play(&action),
            Request::Position { state, seed, dealer, variant, variant_text } => {
                self.position(state, seed, dealer, variant.as_deref(), variant_text.as_deref())
            }
            Request::Undo {} => {
                let game = self.game_mut()?;
                if game.undo() {
                    Ok(object([("state", state_of(game))]))
                } else {
                    Err(Refusal::request("this is the start: there is nothing to undo"))
                }
            }
            Request::Perft { depth } => {
                let game = self.game()?;
                let depth = u32::try_from(depth).ok().filter(|&depth| depth <= MAX_DEPTH);
                let depth = depth.ok_or_else(|| Refusal::request(format!("depth is 0 to {MAX_DEPTH}")))?;
                Ok(object([("nodes", perft(&**game.rules(), game.state(), depth).into())]))
            }
            Request::Suggest { level, ms, nodes, seed } => {
                suggest(self.game()?, level.as_deref(), ms, nodes, checked_seed(seed)?)
            }
            Request::Record {} => {
                let game = self.game()?;
                let text = library::record_of(game, anonymous_seats(game), RecordOptions::default()).write();
                let text = text.map_err(|error| Refusal::new("bad_record", error.to_string()))?;
                Ok(object([("record", text.into())]))
            }
            Request::Load { record } => self.load(&record),
            Request::Quit {} => Ok(Map::new()),
        }
    }

    fn game(&self) -> Result<&TikalSession, Refusal> {
        self.game.as_ref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut TikalSession, Refusal> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn variants(&self) -> Value {
        let entry = |entry: &library::Entry| {
            let variant = &entry.variant;
            let players = variant.players();
            json!({
                "id": variant.id(),
                "name": variant.def().name.get("en"),
                "players": [players.start(), players.end()],
            })
        };
        self.library.entries().iter().map(entry).collect()
    }

    fn new_game(
        &mut self,
        players: u64,
        variant: Option<&str>,
        auction: Option<bool>,
        seed: Option<u64>,
        first: Option<u64>,
        dealer: Option<DealerName>,
    ) -> Answer {
        let rules = self.variant(variant.unwrap_or("classic"))?;
        let counts = rules.players();
        let players = u8::try_from(players).ok().filter(|players| counts.contains(players)).ok_or_else(|| {
            Refusal::request(format!("players is {} to {} in this variant", counts.start(), counts.end()))
        })?;
        let seed = checked_seed(seed)?;
        let first = match first {
            None => Dealer::first_player(seed, players),
            Some(first) => usize::try_from(first)
                .ok()
                .filter(|&first| first < usize::from(players))
                .and_then(Seat::from_index)
                .ok_or_else(|| Refusal::request(format!("first is a seat, 0 to {}", players - 1)))?,
        };
        let auction = auction.unwrap_or(rules.def().turns == TurnRule::Auction);
        let start = State::new(&rules, &Setup { players, first, auction });
        Ok(self.begin(rules, &start, dealer_def(dealer, seed)))
    }

    fn begin(&mut self, rules: Arc<Variant>, start: &State, dealer: DealerDef) -> Map<String, Value> {
        let (game, played) = TikalSession::new(rules, *start, dealer);
        let answer = object([("chance", chance_texts(&game, &played.chance)), ("state", state_of(&game))]);
        self.game = Some(game);
        answer
    }

    fn variant(&self, id_or_path: &str) -> Result<Arc<Variant>, Refusal> {
        self.library.open(id_or_path).map_err(|error| Refusal::new("bad_variant", error.to_string()))
    }

    fn position(
        &mut self,
        state: Value,
        seed: Option<u64>,
        dealer: Option<DealerName>,
        variant: Option<&str>,
        variant_text: Option<&str>,
    ) -> Answer {
        let seed = checked_seed(seed)?;
        let position = Position::from_json(state)?;
        let rules = match (variant, variant_text) {
            (Some(_), Some(_)) => return Err(Refusal::request("give `variant` or `variant_text`, not both")),
            (Some(id_or_path), None) => self.variant(id_or_path)?,
            (None, Some(text)) => {
                let (variant, problems) = check_text(text);
                let lines = || problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n");
                Arc::new(variant.ok_or_else(|| Refusal::new("bad_variant", lines()))?)
            }
            (None, None) => self.variant(&position.variant)?,
        };
        let start = position.to_state(&rules)?;
        Ok(self.begin(rules, &start, dealer_def(dealer, seed)))
    }

    fn play(&mut self, text: &str) -> Answer {
        let game = self.game_mut()?;
        let rules = Arc::clone(game.rules());
        let action = Action::parse(&rules, text).map_err(|error| Refusal::new("illegal_action", error.to_string()))?;
        let played = game.play(action).map_err(|reason| Refusal {
            code: "illegal_action",
            message: reason.to_string(),
            rule: reason.rule().map(|rule| rule.to_string()),
        })?;
        let events = played.events.iter().map(|&event| event_json(&rules, event)).collect::<Vec<_>>();
        Ok(object([
            ("events", events.into()),
            ("chance", chance_texts(game, &played.chance)),
            ("state", state_of(game)),
        ]))
    }

    fn load(&mut self, record: &str) -> Answer {
        let bad = |message: String| Refusal::new("bad_record", message);
        let opened = library::replay_record(record, &self.library).map_err(|error| bad(error.to_string()))?;
        if let Some(stopped) = opened.stopped {
            return Err(bad(stopped.to_string()));
        }
        let answer = object([("state", state_of(&opened.session))]);
        self.game = Some(opened.session);
        Ok(answer)
    }
}

/// The commands, and the fields that each may have.
const COMMANDS: [(&str, &[&str]); 12] = [
    ("variants", &[]),
    ("new", &["players", "variant", "auction", "seed", "first", "dealer"]),
    ("state", &[]),
    ("legal", &[]),
    ("play", &["action"]),
    ("position", &["state", "seed", "dealer", "variant", "variant_text"]),
    ("undo", &[]),
    ("perft", &["depth"]),
    ("suggest", &["level", "ms", "nodes", "seed"]),
    ("record", &[]),
    ("load", &["record"]),
    ("quit", &[]),
];

/// Whether the command is known and has no field but its own: these are told in the protocol's words.
/// What the fields may hold, their types say; null is the same as nothing.
fn check_shape(request: &Map<String, Value>) -> Result<(), Refusal> {
    let Some(command) = request.get("cmd").and_then(Value::as_str) else {
        return Err(Refusal::request("a request has a text `cmd` that names the command"));
    };
    let known = COMMANDS.iter().find(|(name, _)| *name == command);
    let Some((_, fields)) = known else {
        let names: Vec<&str> = COMMANDS.iter().map(|(name, _)| *name).collect();
        let command: String = command.chars().take(40).collect();
        let message = format!("there is no command `{command}`: choose one of {}", names.join(", "));
        return Err(Refusal::request(message));
    };
    for field in request.keys().filter(|field| *field != "cmd") {
        if !fields.contains(&field.as_str()) {
            let name: String = field.chars().take(40).collect();
            let known = if fields.is_empty() { "none".to_owned() } else { fields.join(", ") };
            return Err(Refusal::request(format!("`{command}` has no field `{name}`: it has {known}")));
        }
    }
    Ok(())
}

/// Answers requests line by line until `quit` or the end of the input.
///
/// # Errors
/// If the input cannot be read. A reader of the output that has gone away ends the engine quietly.
pub fn serve(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let (answer, quit) = if read as u64 == MAX_LINE && line.last() != Some(&b'\n') {
            skip_line(&mut input)?;
            let message = format!("a line has at most {MAX_LINE} bytes");
            (refused(&Refusal::new("bad_json", message), None), false)
        } else {
            match std::str::from_utf8(&line) {
                Ok(text) if text.trim().is_empty() => continue,
                Ok(text) => engine.answer(text),
                Err(_) => (refused(&Refusal::new("bad_json", "this is no UTF-8 text"), None), false),
            }
        };
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() || quit {
            return Ok(());
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|&byte| byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

fn no_game() -> Refusal {
    Refusal::new("no_game", "no game is being played: begin one with `new`, `position` or `load`")
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

fn object<const N: usize>(fields: [(&str, Value); N]) -> Map<String, Value> {
    fields.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

fn refused(refusal: &Refusal, id: Option<Value>) -> Value {
    let mut error = object([("code", refusal.code.into()), ("message", refusal.message.clone().into())]);
    if let Some(rule) = &refusal.rule {
        error.insert("rule".to_owned(), rule.clone().into());
    }
    let mut answer = object([("ok", false.into()), ("error", Value::Object(error))]);
    if let Some(id) = id {
        answer.insert("id".to_owned(), id);
    }
    Value::Object(answer)
}

fn state_of(game: &TikalSession) -> Value {
    // Names, numbers and lists: nothing that JSON cannot hold.
    serde_json::to_value(Position::of(game.rules(), game.state())).unwrap_or_default()
}

fn text(game: &TikalSession, action: Action) -> String {
    text_of::<State>(game.rules(), action)
}

fn chance_texts(game: &TikalSession, actions: &[Action]) -> Value {
    actions.iter().map(|&action| text(game, action)).collect()
}

fn legal(game: &TikalSession) -> Map<String, Value> {
    let (rules, state) = (game.rules(), game.state());
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        let mut outcomes: Vec<_> = outcomes.into_iter().map(|(action, weight)| (text(game, action), weight)).collect();
        outcomes.sort();
        let (actions, weights): (Vec<_>, Vec<_>) = outcomes.into_iter().unzip();
        return object([("actions", actions.into()), ("weights", weights.into())]);
    }
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    let mut actions: Vec<_> = actions.into_iter().map(|action| text(game, action)).collect();
    actions.sort();
    object([("actions", actions.into())])
}

fn suggest(game: &TikalSession, level: Option<&str>, ms: Option<u64>, nodes: Option<u64>, seed: u64) -> Answer {
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
    let view = View::of(game.state(), seat);
    let suggestion = ai::suggest(game.rules(), &view, level, budget, seed, &AtomicBool::new(false));
    let plan: Vec<String> = suggestion.plan.iter().map(|&action| text(game, action)).collect();
    Ok(object([
        ("action", text(game, suggestion.action).into()),
        ("plan", plan.into()),
        ("nodes", suggestion.nodes.into()),
        ("value", suggestion.value.into()),
    ]))
}

/// The protocol knows seats by number; their colours are the variant's.
fn anonymous_seats(game: &TikalSession) -> Vec<SeatRecord> {
    let colours = &game.rules().def().players.colours;
    let seat = |seat: &Seat| SeatRecord {
        name: format!("Seat {seat}"),
        colour: colours.get(seat.index()).cloned().unwrap_or_default(),
        player: Player::Human,
    };
    game.state().seats().iter().map(seat).collect()
}

/// An event for display.
fn event_json(rules: &Variant, event: Event) -> Value {
    let cell = |cell| rules.layout().name(cell).to_string();
    let tile = |tile| rules.tile(tile).name.to_string();
    let seat = Seat::index;
    let piece = |piece: Piece| piece.to_string();
    match event {
        Event::TileDrawn { seat: s, tile: t } => json!({"type": "tile_drawn", "seat": seat(s), "tile": tile(t)}),
        Event::TileTurnedUp { tile: t } => json!({"type": "tile_turned_up", "tile": tile(t)}),
        Event::AuctionOpened { opener } => json!({"type": "auction_opened", "seat": seat(opener)}),
        Event::BidMade { seat: s, bid } => json!({"type": "bid_made", "seat": seat(s), "bid": bid}),
        Event::Passed { seat: s, forced } => json!({"type": "passed", "seat": seat(s), "forced": forced}),
        Event::TurnWon { seat: s, price } => json!({"type": "turn_won", "seat": seat(s), "price": price}),
        Event::TileChosen { seat: s, tile: t, forced } => {
            json!({"type": "tile_chosen", "seat": seat(s), "tile": tile(t), "forced": forced})
        }
        Event::TurnBegan { seat: s, points } => json!({"type": "turn_began", "seat": seat(s), "points": points}),
        Event::TilePlaced { seat: s, tile: t, cell: c, rotation } => json!({
            "type": "tile_placed", "seat": seat(s), "tile": tile(t), "cell": cell(c), "rotation": rotation.index(),
        }),
        Event::RuinFilled { ruin, treasures } => {
            json!({"type": "ruin_filled", "cell": cell(ruin), "treasures": treasures})
        }
        Event::TilePutOut { tile: t } => json!({"type": "tile_put_out", "tile": tile(t)}),
        Event::Entered { seat: s, piece: p, camp } => {
            json!({"type": "entered", "seat": seat(s), "piece": piece(p), "cell": cell(camp)})
        }
        Event::Transferred { seat: s, piece: p, from, to } => json!({
            "type": "transferred", "seat": seat(s), "piece": piece(p), "from": cell(from), "to": cell(to),
        }),
        Event::Moved { seat: s, piece: p, from, to, cost } => json!({
            "type": "moved", "seat": seat(s), "piece": piece(p), "from": cell(from), "to": cell(to), "cost": cost,
        }),
        Event::Uncovered { seat: s, temple, value } => {
            json!({"type": "uncovered", "seat": seat(s), "cell": cell(temple), "value": value})
        }
        Event::Dug { seat: s, ruin, left } => json!({"type": "dug", "seat": seat(s), "cell": cell(ruin), "left": left}),
        Event::Revealed { seat: s, kind } => json!({"type": "revealed", "seat": seat(s), "kind": kind}),
        Event::Exchanged { seat: s, give, with, take } => {
            json!({"type": "exchanged", "seat": seat(s), "give": give, "with": seat(with), "take": take})
        }
        Event::CampBuilt { seat: s, site } => json!({"type": "camp_built", "seat": seat(s), "cell": cell(site)}),
        Event::GuardSet { seat: s, temple, piece: p, left_game } => json!({
            "type": "guard_set", "seat": seat(s), "cell": cell(temple), "piece": piece(p), "left_game": left_game,
        }),
        Event::TurnEnded { seat: s, lost } => json!({"type": "turn_ended", "seat": seat(s), "lost": lost}),
        Event::ScoringBegan { volcano } => json!({"type": "scoring_began", "volcano": volcano.map(tile)}),
        Event::TempleScored { seat: s, temple, value } => {
            json!({"type": "temple_scored", "seat": seat(s), "cell": cell(temple), "value": value})
        }
        Event::TreasuresScored { seat: s, kind, copies, points } => json!({
            "type": "treasures_scored", "seat": seat(s), "kind": kind, "copies": copies, "points": points,
        }),
        Event::Scored { seat: s, points, score } => {
            json!({"type": "scored", "seat": seat(s), "points": points, "score": score})
        }
        Event::AmuletTurned { seat: s } => json!({"type": "amulet_turned", "seat": seat(s)}),
        Event::RoundEnded => json!({"type": "round_ended"}),
        Event::GameEnded => json!({"type": "game_ended"}),
    }
}
