//! Tikal Legend's part of the protocol: its setup, its positions, its events.

use serde_json::{Value, json};

use super::{Fields, Refusal, Spoken};
use crate::expedition::Treasure;
use crate::game::bounds::beginning;
use crate::game::{BadPosition, Seat};
use crate::hex::Cell;
use crate::legend::{Event, Illegal, Place, Position, Setup, Side, State, Variant};

impl Spoken for State {
    const SETUP_FIELDS: &'static [&'static str] = &["scenario"];

    fn setup_from(rules: &Variant, fields: &mut Fields, first: Seat) -> Result<Setup, Refusal> {
        let setup = Setup { scenario: fields.optional("scenario")?, first };
        if let Some(scenario) = setup.scenario.as_ref().filter(|_| setup.scenario_index(rules).is_none()) {
            let known = rules.scenarios().iter().map(|scenario| scenario.id.as_str()).collect::<Vec<_>>().join(", ");
            let name = beginning(scenario);
            return Err(Refusal::request(format!("there is no scenario `{name}`: choose one of {known}")));
        }
        Ok(setup)
    }

    fn read_position(state: Value) -> Result<Position, BadPosition> {
        Position::from_json(state)
    }

    fn variant_of(position: &Position) -> &str {
        &position.variant
    }

    // An arm for each kind: in one list, which reads better whole than in parts.
    fn event_json(rules: &Variant, event: &Event) -> Value {
        event_json(rules, *event)
    }

    fn rule_of(illegal: &Illegal) -> Option<String> {
        illegal.rule().map(|rule| rule.to_string())
    }
}

/// The kinds that are given in an exchange, one or two.
fn given(give: Treasure, and: Option<Treasure>) -> Vec<Treasure> {
    std::iter::once(give).chain(and).collect()
}

/// An event as `docs/protocol.md` describes it.
fn event_json(rules: &Variant, event: Event) -> Value {
    let layout = rules.layout();
    let cell = |cell: Cell| layout.name(cell).to_string();
    let side = |side: Side| format!("{} {:?}", layout.name(side.cell), side.direction);
    let tile = |tile| rules.tile(tile).name.to_string();
    let card = |card| rules.card(card).number.to_string();
    let power = |power| rules.power(power).name.as_str();
    let seat = Seat::index;
    match event {
        Event::PowerDealt { seat: s, power: p } => json!({"type": "power_dealt", "seat": seat(s), "power": power(p)}),
        Event::CardTurnedUp { card: c } => json!({"type": "card_turned_up", "card": card(c)}),
        Event::TokenDrawn { value } => json!({"type": "token_drawn", "value": value}),
        Event::TileDrawn { tile: t } => json!({"type": "tile_drawn", "tile": tile(t)}),
        Event::OrderTaken { seat: s, place } => json!({"type": "order_taken", "seat": seat(s), "place": place + 1}),
        Event::TokenTaken { seat: s, value } => json!({"type": "token_taken", "seat": seat(s), "value": value}),
        Event::TileTaken { seat: s, tile: t } => json!({"type": "tile_taken", "seat": seat(s), "tile": tile(t)}),
        Event::CardTaken { seat: s, card: c } => json!({"type": "card_taken", "seat": seat(s), "card": card(c)}),
        Event::ActingBegan { round } => json!({"type": "acting_began", "round": round}),
        Event::CardKept { seat: s, card: c, over } => {
            json!({"type": "card_kept", "seat": seat(s), "card": card(c), "over": over.map(card)})
        }
        Event::CardPlayed { seat: s, card: c, from } => json!({
            "type": "card_played", "seat": seat(s), "card": card(c), "from": match from {
                Place::Right => "right",
                Place::Left => "left",
            },
        }),
        Event::TokenActivated { seat: s, value, bonus } => {
            json!({"type": "token_activated", "seat": seat(s), "value": value, "bonus": bonus})
        }
        Event::TileLaid { seat: s, tile: t, cell: c, rotation } => json!({
            "type": "tile_laid", "seat": seat(s), "tile": tile(t), "cell": cell(c), "rotation": rotation.index(),
        }),
        Event::RuinFilled { ruin, treasures } => {
            json!({"type": "ruin_filled", "cell": cell(ruin), "treasures": treasures})
        }
        Event::TileDiscarded { seat: s, tile: t } => {
            json!({"type": "tile_discarded", "seat": seat(s), "tile": tile(t)})
        }
        Event::CardLost { seat: s, card: c } => json!({"type": "card_lost", "seat": seat(s), "card": card(c)}),
        Event::Passed { seat: s } => json!({"type": "passed", "seat": seat(s)}),
        Event::PowerUsed { seat: s, power: p, slot } => {
            json!({"type": "power_used", "seat": seat(s), "power": power(p), "slot": slot + 1})
        }
        Event::PointsGained { seat: s, points } => json!({"type": "points_gained", "seat": seat(s), "points": points}),
        Event::Looked { seat: s, card: c } => json!({"type": "looked", "seat": seat(s), "card": card(c)}),
        Event::Seen { seat: s, ruin, kind } => {
            json!({"type": "seen", "seat": seat(s), "cell": cell(ruin), "kind": kind})
        }
        Event::PairTaken { seat: s, kind, copies } => {
            json!({"type": "pair_taken", "seat": seat(s), "kind": kind, "copies": copies})
        }
        Event::Entered { seat: s, piece, camp } => {
            json!({"type": "entered", "seat": seat(s), "piece": piece.to_string(), "cell": cell(camp)})
        }
        Event::Moved { seat: s, piece, from, to, cost } => json!({
            "type": "moved", "seat": seat(s), "piece": piece.to_string(), "from": cell(from), "to": cell(to),
            "cost": cost,
        }),
        Event::CampBuilt { seat: s, site } => json!({"type": "camp_built", "seat": seat(s), "cell": cell(site)}),
        Event::CampMoved { seat: s, from, to } => {
            json!({"type": "camp_moved", "seat": seat(s), "from": cell(from), "to": cell(to)})
        }
        Event::Transferred { seat: s, piece, from, to } => json!({
            "type": "transferred", "seat": seat(s), "piece": piece.to_string(), "from": cell(from), "to": cell(to),
        }),
        Event::SlabLaid { seat: s, side: at } => json!({"type": "slab_laid", "seat": seat(s), "side": side(at)}),
        Event::SlabMoved { seat: s, from, to } => {
            json!({"type": "slab_moved", "seat": seat(s), "from": side(from), "to": side(to)})
        }
        Event::Recruited { seat: s, piece } => {
            json!({"type": "recruited", "seat": seat(s), "piece": piece.to_string()})
        }
        Event::Uncovered { seat: s, temple, value } => {
            json!({"type": "uncovered", "seat": seat(s), "cell": cell(temple), "value": value})
        }
        Event::GuardSet { seat: s, temple, piece, left_game } => json!({
            "type": "guard_set", "seat": seat(s), "cell": cell(temple), "piece": piece.to_string(),
            "left_game": left_game,
        }),
        Event::Dug { seat: s, ruin, left } => json!({"type": "dug", "seat": seat(s), "cell": cell(ruin), "left": left}),
        Event::Revealed { seat: s, kind } => json!({"type": "revealed", "seat": seat(s), "kind": kind}),
        Event::Exchanged { seat: s, give, and, with, take } => json!({
            "type": "exchanged", "seat": seat(s), "give": given(give, and), "with": seat(with), "take": take,
        }),
        Event::Put { seat: s, piece, cell: c } => {
            json!({"type": "put", "seat": seat(s), "piece": piece.to_string(), "cell": cell(c)})
        }
        Event::Jumped { seat: s, piece, from, to } => json!({
            "type": "jumped", "seat": seat(s), "piece": piece.to_string(), "from": cell(from), "to": cell(to),
        }),
        Event::Taken { seat: s, ruin, kind } => {
            json!({"type": "taken", "seat": seat(s), "cell": cell(ruin), "kind": kind})
        }
        Event::Stacked { seat: s, ruin } => json!({"type": "stacked", "seat": seat(s), "cell": cell(ruin)}),
        Event::TurnEnded { seat: s, lost } => json!({"type": "turn_ended", "seat": seat(s), "lost": lost}),
        Event::ScoringBegan { volcano } => json!({"type": "scoring_began", "volcano": volcano.map(tile)}),
        Event::ScoringTurnBegan { seat: s, points } => {
            json!({"type": "scoring_turn_began", "seat": seat(s), "points": points})
        }
        Event::TempleScored { seat: s, temple, value, high } => {
            json!({"type": "temple_scored", "seat": seat(s), "cell": cell(temple), "value": value, "high": high})
        }
        Event::VolcanoScored { seat: s, volcano, points } => {
            json!({"type": "volcano_scored", "seat": seat(s), "cell": cell(volcano), "points": points})
        }
        Event::LandScored { seat: s, jungle, clearings, temples } => json!({
            "type": "land_scored", "seat": seat(s), "jungle": jungle, "clearings": clearings, "temples": temples,
        }),
        Event::LakesScored { seat: s, lakes, masks } => {
            json!({"type": "lakes_scored", "seat": seat(s), "lakes": lakes, "masks": masks})
        }
        Event::TreasuresScored { seat: s, kind, copies, points } => json!({
            "type": "treasures_scored", "seat": seat(s), "kind": kind, "copies": copies, "points": points,
        }),
        Event::PowerScored { seat: s, points } => json!({"type": "power_scored", "seat": seat(s), "points": points}),
        Event::Scored { seat: s, points, score } => {
            json!({"type": "scored", "seat": seat(s), "points": points, "score": score})
        }
        Event::RoundBegan { round } => json!({"type": "round_began", "round": round}),
        Event::GameEnded => json!({"type": "game_ended"}),
    }
}
