//! The Temple of Chac's part of the protocol: its setup, its positions, its events.

use serde_json::{Value, json};

use super::{Fields, Refusal, Spoken};
use crate::chac::{Card, Cause, Dice, Event, Illegal, Position, Setup, Square, State, Variant};
use crate::game::{BadPosition, Seat};

impl Spoken for State {
    /// The first player is chosen as in every game.
    const SETUP_FIELDS: &'static [&'static str] = &[];
    const VARIANT_FIELD: &'static str = "board";

    fn setup_from(_rules: &Variant, _fields: &mut Fields, first: Seat) -> Result<Setup, Refusal> {
        Ok(Setup { first })
    }

    fn read_position(state: Value) -> Result<Position, BadPosition> {
        Position::from_json(state)
    }

    fn variant_of(position: &Position) -> &str {
        &position.board
    }

    fn event_json(rules: &Variant, event: &Event) -> Value {
        event_json(rules, *event)
    }

    fn rule_of(illegal: &Illegal) -> Option<String> {
        illegal.rule().map(|rule| rule.to_string())
    }
}

/// A treasure as in a state (C15.7): its deck, and its value unless that is hidden.
fn card(card: Card) -> Value {
    json!([card.deck().to_string(), card.value().map(|value| value.to_string())])
}

fn faces(dice: Dice) -> Value {
    dice.faces().collect()
}

const fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Lava => "lava",
        Cause::River => "river",
        Cause::Bridge => "bridge",
        Cause::Walls => "walls",
        Cause::Boulder => "boulder",
        Cause::ShutIn => "shut_in",
    }
}

/// An event as `docs/protocol.md` describes it.
fn event_json(rules: &Variant, event: Event) -> Value {
    let square = |square: Square| rules.square_id(square).to_string();
    let zone = |zone: u8| rules.zones().get(usize::from(zone)).map(|&zone| square(zone));
    let alcove = |alcove: u8| rules.alcoves().get(usize::from(alcove)).map(|alcove| alcove.id.to_string());
    let who = |who| rules.adventurer(who).id.to_string();
    let seat = Seat::index;
    match event {
        Event::ClueDrawn { zone: z, number } => json!({"type": "clue_drawn", "zone": zone(z), "number": number.get()}),
        Event::Dealt { seat: s, adventurer } => {
            json!({"type": "dealt", "seat": seat(s), "adventurer": who(adventurer)})
        }
        Event::Chosen { seat: s, adventurer } => {
            json!({"type": "chosen", "seat": seat(s), "adventurer": who(adventurer)})
        }
        Event::RoundBegan { round, first } => json!({"type": "round_began", "round": round, "first": seat(first)}),
        Event::Discarded { seat: s, card: c } => json!({"type": "discarded", "seat": seat(s), "card": card(c)}),
        Event::AbilityUsed { seat: s, ability } => {
            json!({"type": "ability_used", "seat": seat(s), "ability": ability.to_string()})
        }
        Event::Readied { seat: s, level } => json!({"type": "readied", "seat": seat(s), "level": level}),
        Event::ActionsRolled { dice } => json!({"type": "actions_rolled", "dice": faces(dice)}),
        Event::TurnBegan { seat: s, actions } => json!({"type": "turn_began", "seat": seat(s), "actions": actions}),
        Event::Moved { seat: s, from, to } => {
            json!({"type": "moved", "seat": seat(s), "from": square(from), "to": square(to)})
        }
        Event::Drawn { seat: s, deck, value } => json!({
            "type": "drawn", "seat": seat(s), "deck": deck.to_string(), "value": value.map(|value| value.to_string()),
        }),
        Event::Deciphered { seat: s, zone: z, glyph } => json!({
            "type": "deciphered", "seat": seat(s), "zone": zone(z), "glyph": glyph.map(crate::chac::Glyph::get),
        }),
        Event::Checked { seat: s, tile, number } => json!({
            "type": "checked", "seat": seat(s), "tile": square(tile), "number": number.map(crate::chac::Number::get),
        }),
        Event::LockRolled { seat: s, alcove: a, dice } => {
            json!({"type": "lock_rolled", "seat": seat(s), "alcove": alcove(a), "dice": faces(dice)})
        }
        Event::AlcoveOpened { seat: s, alcove: a, value } => {
            json!({"type": "alcove_opened", "seat": seat(s), "alcove": alcove(a), "value": value.to_string()})
        }
        Event::Uncovered { seat: s } => json!({"type": "uncovered", "seat": seat(s)}),
        Event::GlyphLaid { tile, glyph } => json!({"type": "glyph_laid", "tile": square(tile), "glyph": glyph.get()}),
        Event::Turned { seat: s, tile, number, sank } => json!({
            "type": "turned", "seat": seat(s), "tile": square(tile), "number": number.get(), "sank": sank,
        }),
        Event::ClimbRolled { seat: s, dice, ones } => {
            json!({"type": "climb_rolled", "seat": seat(s), "dice": faces(dice), "ones": ones})
        }
        Event::Left { seat: s, card: c } => json!({"type": "left", "seat": seat(s), "card": card(c)}),
        Event::Climbed { seat: s, to } => json!({"type": "climbed", "seat": seat(s), "to": square(to)}),
        Event::LetGo { seat: s } => json!({"type": "let_go", "seat": seat(s)}),
        Event::BridgeTested { seat: s, dice, load, broken, left } => json!({
            "type": "bridge_tested", "seat": seat(s), "dice": faces(dice), "load": load, "broken": broken, "left": left,
        }),
        Event::GotOut { seat: s, treasures } => json!({"type": "got_out", "seat": seat(s), "treasures": treasures}),
        Event::TurnEnded { seat: s, lost } => json!({"type": "turn_ended", "seat": seat(s), "lost": lost}),
        Event::WallTurned { card, left, right } => {
            json!({"type": "wall_turned", "card": card.to_string(), "left": left, "right": right})
        }
        Event::WallsMet => json!({"type": "walls_met"}),
        Event::BoulderRolled { dice, squares } => {
            json!({"type": "boulder_rolled", "dice": faces(dice), "squares": squares})
        }
        Event::BoulderMoved { to } => json!({"type": "boulder_moved", "to": square(to)}),
        Event::RoofOpened { corner } => json!({"type": "roof_opened", "corner": square(corner)}),
        Event::ExitClosed => json!({"type": "exit_closed"}),
        Event::Lost { seat: s, adventurer, cause, treasures } => json!({
            "type": "lost", "seat": seat(s), "adventurer": who(adventurer), "cause": cause_name(cause),
            "treasures": treasures,
        }),
        Event::SubstituteEntered { seat: s, adventurer, corner } => json!({
            "type": "substitute_entered", "seat": seat(s), "adventurer": who(adventurer), "corner": square(corner),
        }),
        Event::SubstituteWaited { seat: s } => json!({"type": "substitute_waited", "seat": seat(s)}),
        Event::ChestOpened { seat: s, value } => json!({"type": "chest_opened", "seat": seat(s), "value": value}),
        Event::Scored { seat: s, score } => json!({"type": "scored", "seat": seat(s), "score": score}),
        Event::GameEnded => json!({"type": "game_ended"}),
    }
}
