//! The engine protocol: one JSON object a line in, one JSON object a line out.
//!
//! Decides how requests are read and answered, in the same way for every game: `engine` carries out the commands,
//! `engines` chooses the engine that a request goes to, `input` notices its end, `request` reads a line and `fields` checks its fields, and a file
//! named after a game says what that game adds. `peer` is the other side: it asks another program, `choosing` what it would play. What is legal, the rules decide. No input ends the program or corrupts the game.

mod chac;
mod choosing;
mod engine;
mod engines;
mod fields;
mod input;
mod legend;
mod peer;
mod request;
mod state;
mod tikal;

use std::io::{self, BufRead, Write};

use serde_json::{Map, Value};

pub use choosing::Wish;
pub use engine::Engine;
pub use engines::Engines;
pub use fields::Fields;
pub use input::Input;
pub use peer::{NotACommand, Peer, PeerCommand, PeerError, PeerReason};
pub use request::MAX_VALUES;
pub use state::{NotAState, game_of_state, read_state};

use request::{Line, read_line};

use crate::ai::Playable;
use crate::game::{BadPosition, MAX_RECORD_SIZE, Seat};
use crate::library::Shipped;

/// The longest line that is read, in bytes without its end; a record is the largest thing a request can hold, and
/// written as JSON it can become twice as long.
pub const MAX_LINE: usize = 2 * MAX_RECORD_SIZE as usize;
/// The longest `id` that a request may have, in bytes of JSON.
pub const MAX_REQUEST_ID: usize = 200;

/// A game that can be played through the engine protocol: what it adds to the part that all games share.
pub trait Spoken: Playable + Shipped {
    /// The fields of `new` that this game adds.
    const SETUP_FIELDS: &'static [&'static str];
    /// The field of a state that names its variant.
    const VARIANT_FIELD: &'static str = "variant";

    /// The setup that the fields of `new` describe. `first` is the seat that begins, which the request named or the
    /// seed chose.
    ///
    /// # Errors
    /// Which of the fields is wrong, and why.
    fn setup_from(rules: &Self::Rules, fields: &mut Fields, first: Seat) -> Result<Self::Setup, Refusal>;

    /// Reads a position from a request.
    ///
    /// # Errors
    /// The first field that is missing or has a wrong type.
    fn read_position(state: Value) -> Result<Self::Position, BadPosition>;

    /// The id of the variant that a position belongs to.
    fn variant_of(position: &Self::Position) -> &str;

    /// An event, for display: a JSON object with a `type`.
    fn event_json(rules: &Self::Rules, event: &Self::Event) -> Value;

    /// The number of the rule that forbids an action, as the rulebook writes it.
    fn rule_of(illegal: &Self::Illegal) -> Option<String>;
}

/// Something that answers requests: the engine of one game, or [`Engines`].
pub trait Answers {
    /// Answers one line. Returns the answer, and whether the program should end after it.
    fn answer(&mut self, line: &str) -> (Value, bool);
}

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    code: &'static str,
    message: String,
    rule: Option<String>,
}

impl Refusal {
    /// A refusal with one of the protocol's codes.
    #[must_use]
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), rule: None }
    }

    /// A request that makes no sense: code `bad_request`.
    #[must_use]
    pub fn request(message: impl Into<String>) -> Self {
        Self::new("bad_request", message)
    }
}

impl From<BadPosition> for Refusal {
    fn from(error: BadPosition) -> Self {
        Self::new("bad_position", error.to_string())
    }
}

type Answer = Result<Map<String, Value>, Refusal>;

/// Answers requests line by line until `quit` or the end of the input.
///
/// # Errors
/// If the input cannot be read, or the output not be written. If nobody reads the output any more, this just returns.
pub fn serve(engine: &mut impl Answers, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let (answer, quit) = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => {
                let message = format!("a line has at most {MAX_LINE} bytes");
                (refused(&Refusal::request(message), None), false)
            }
            Line::Whole => match std::str::from_utf8(&line) {
                Ok(text) if text.trim().is_empty() => continue,
                Ok(text) => engine.answer(text),
                Err(_) => (refused(&Refusal::new("bad_json", "this is no UTF-8 text"), None), false),
            },
        };
        match writeln!(output, "{answer}").and_then(|()| output.flush()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                return Err(io::Error::new(error.kind(), format!("the output cannot be written: {error}")));
            }
            Err(_) => return Ok(()),
            Ok(()) if quit => return Ok(()),
            Ok(()) => {}
        }
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
