//! The dice game's part of the protocol.

use serde_json::{Value, json};
use tikal::game::{BadPosition, Seat};
use tikal::protocol::{Fields, Refusal, Spoken};

use super::hand::Hand;
use super::{Bid, Event, Illegal, Position, Setup, State, Variant};

impl Spoken for State {
    const SETUP_FIELDS: &'static [&'static str] = &[];

    fn setup_from(_rules: &Variant, _fields: &mut Fields, first: Seat) -> Result<Setup, Refusal> {
        Ok(Setup { first })
    }

    fn read_position(state: Value) -> Result<Position, BadPosition> {
        serde_json::from_value(state)
            .map_err(|error| BadPosition { field: "state".to_owned(), message: error.to_string() })
    }

    fn variant_of(position: &Position) -> &str {
        &position.variant
    }

    fn event_json(_rules: &Variant, event: &Event) -> Value {
        let faces = |hand: Hand| hand.faces().collect::<Vec<u8>>();
        match *event {
            Event::RoundBegan { round, starter } => json!({"type": "round_began", "round": round, "seat": starter}),
            Event::MiddleRolled { seat, face } => json!({"type": "middle_rolled", "seat": seat, "face": face}),
            Event::Rolled { seat, hand } => json!({"type": "rolled", "seat": seat, "dice": hand.map(faces)}),
            Event::BidMade { seat, bid: Bid { dice, face } } => {
                json!({"type": "bid_made", "seat": seat, "dice": dice, "face": face})
            }
            Event::Peeked { seat, face } => json!({"type": "peeked", "seat": seat, "face": face}),
            Event::Opened { seat, face } => json!({"type": "opened", "seat": seat, "face": face}),
            Event::Swapped { seat, face } => json!({"type": "swapped", "seat": seat, "face": face}),
            Event::Doubted { seat, bid: Bid { dice, face } } => {
                json!({"type": "doubted", "seat": seat, "dice": dice, "face": face})
            }
            Event::MiddleShown { face } => json!({"type": "middle_shown", "face": face}),
            Event::CupShown { seat, hand } => json!({"type": "cup_shown", "seat": seat, "dice": faces(hand)}),
            Event::Counted { dice } => json!({"type": "counted", "dice": dice}),
            Event::DieLost { seat, left } => json!({"type": "die_lost", "seat": seat, "left": left}),
            Event::GameEnded => json!({"type": "game_ended"}),
        }
    }

    fn rule_of(illegal: &Illegal) -> Option<String> {
        Some(illegal.rule().to_owned())
    }
}
