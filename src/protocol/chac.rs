//! The Temple of Chac's part of the protocol.

use serde_json::{Value, json};

use super::{Fields, Refusal, Spoken};
use crate::chac::{Event, Illegal, Position, Setup, State, Variant};
use crate::game::{BadPosition, Seat};

impl Spoken for State {
    const SETUP_FIELDS: &'static [&'static str] = &[];

    fn setup_from(_: &Variant, _: &mut Fields, first: Seat) -> Result<Setup, Refusal> {
        Ok(Setup { first })
    }

    fn read_position(state: Value) -> Result<Position, BadPosition> {
        Position::from_json(state)
    }

    fn variant_of(position: &Position) -> &str {
        &position.board
    }

    fn event_json(_: &Variant, event: &Event) -> Value {
        json!({"type": format!("{event:?}")})
    }

    fn rule_of(illegal: &Illegal) -> Option<String> {
        Some(illegal.rule()?.to_string())
    }
}
