//! Tikal's part of the protocol: its setup, its positions, its events.

use serde_json::{Value, json};

use super::{Fields, Refusal, Spoken};
use crate::game::{BadPosition, Seat};
use crate::tikal::{Event, Illegal, Piece, Position, Setup, State, TurnRule, Variant};

impl Spoken for State {
    const SETUP_FIELDS: &'static [&'static str] = &["auction"];

    fn setup_from(rules: &Variant, fields: &mut Fields, first: Seat) -> Result<Setup, Refusal> {
        let auction = fields.optional::<bool>("auction")?;
        Ok(Setup::new(auction.map_or(rules.def().turns, TurnRule::auctioned), first))
    }

    fn read_position(state: Value) -> Result<Position, BadPosition> {
        Position::from_json(state)
    }

    fn variant_of(position: &Position) -> &str {
        &position.variant
    }

    fn event_json(rules: &Variant, event: &Event) -> Value {
        event_json(rules, *event)
    }

    fn rule_of(illegal: &Illegal) -> Option<String> {
        illegal.rule().map(|rule| rule.to_string())
    }
}

/// An event as `docs/protocol.md` describes it.
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
