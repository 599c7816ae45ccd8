//! Why an action is not possible.

use super::{Named, nouns};
use crate::game::Seat;
use crate::tikal::{Asked, Illegal, Piece, Purchase, Treasure};
use crate::words::{Texts, Value};

/// Why an action is not possible, without the rule's number.
#[must_use]
pub fn reason(texts: &Texts, game: &Named, why: &Illegal) -> String {
    let name = |seat: Seat| -> Value { game.name(seat).to_owned().into() };
    let of = |what: Purchase| -> Value { nouns::purchase(texts, what).into() };
    let kind_of = |kind: Treasure| -> Value { nouns::treasure(texts, game.rules, kind).into() };
    let piece_of = |kind: Piece| -> Value { nouns::piece(texts, kind).into() };
    let text = |value: &dyn std::fmt::Display| -> Value { value.to_string().into() };
    match *why {
        Illegal::OutOfPhase { asked } => texts.say(match asked {
            Asked::Draw => "asked-draw",
            Asked::Reveal => "asked-reveal",
            Asked::Bid => "asked-bid",
            Asked::Choose => "asked-choose",
            Asked::Place => "asked-place",
            Asked::Act => "asked-act",
            Asked::ScoringAct => "asked-scoring",
            Asked::Nothing => "asked-nothing",
        }),
        Illegal::NotDrawable { tile } => texts.with("no-drawable", &[("tile", text(&tile))]),
        Illegal::NotHidden { kind } => texts.with("no-hidden", &[("kind", kind_of(kind))]),
        Illegal::BidTooLow { least, .. } => texts.with("no-bid-low", &[("least", least.into())]),
        Illegal::BidAboveScore { score, .. } => texts.with("no-bid-high", &[("score", score.into())]),
        Illegal::NotFaceUp { tile } => texts.with("no-face-up", &[("tile", text(&tile))]),
        Illegal::CellTaken { cell } => texts.with("no-cell-taken", &[("cell", text(&cell))]),
        Illegal::NotBeside { cell } => texts.with("no-beside", &[("cell", text(&cell))]),
        Illegal::NoWayIn { cell, cure: None } => texts.with("no-way-in", &[("cell", text(&cell))]),
        Illegal::NoWayIn { cell, cure: Some(cure) } => {
            let sixths = (cure.index() + 6 - game.turned.index()) % 6;
            let (key, turns) = if sixths <= 3 { ("no-way-in-right", sixths) } else { ("no-way-in-left", 6 - sixths) };
            texts.with(key, &[("cell", text(&cell)), ("degrees", (turns * 60).into())])
        }
        Illegal::RepeatedRotation { .. } => texts.say("no-repeated"),
        Illegal::SwitchedOff { what } => texts.with("no-switched-off", &[("what", of(what))]),
        Illegal::NotEnoughPoints { what, need, have: 0 } => {
            texts.with("no-points-left", &[("what", of(what)), ("need", need.into())])
        }
        Illegal::NotEnoughPoints { what, need, have } => {
            texts.with("no-points", &[("what", of(what)), ("need", need.into()), ("have", have.into())])
        }
        Illegal::ReserveEmpty { piece } => texts.with("no-reserve", &[("piece", piece_of(piece))]),
        Illegal::NotOwnCamp { cell, .. } => texts.with("no-own-camp", &[("cell", text(&cell))]),
        Illegal::NoPieceThere { piece, cell, .. } => {
            texts.with("no-piece", &[("piece", piece_of(piece)), ("cell", text(&cell))])
        }
        Illegal::NobodyThere { cell, .. } => texts.with("no-body", &[("cell", text(&cell))]),
        Illegal::SameCamp { cell } => texts.with("no-same-camp", &[("cell", text(&cell))]),
        Illegal::NotNeighbours { from, to } => texts.with("no-neighbours", &[("from", text(&from)), ("to", text(&to))]),
        Illegal::NoTile { cell } => texts.with("no-tile", &[("cell", text(&cell))]),
        Illegal::NoEntry { cell } => texts.with("no-entry", &[("cell", text(&cell))]),
        Illegal::NoPassage { from, to } => texts.with("no-passage", &[("from", text(&from)), ("to", text(&to))]),
        Illegal::NoTemple { cell, .. } => texts.with("no-temple", &[("cell", text(&cell))]),
        Illegal::Guarded { temple, owner } => {
            texts.with("no-guarded", &[("cell", text(&temple)), ("name", name(owner))])
        }
        Illegal::NoTierLeft { tier } => texts.with("no-tier", &[("tier", tier.into())]),
        Illegal::UncoverLimit { temple, limit } => {
            texts.with("no-uncover-limit", &[("cell", text(&temple)), ("limit", limit.into())])
        }
        Illegal::DigLimit { ruin, limit } => {
            texts.with("no-dig-limit", &[("cell", text(&ruin)), ("limit", limit.into())])
        }
        Illegal::TooFewPieces { cell, need, have, what } => {
            let more = need.saturating_sub(have);
            let values = [("cell", text(&cell)), ("need", need.into()), ("have", have.into()), ("more", more.into())];
            // The first one needs a piece and no more, the next one of the turn two: that is the rule behind the number.
            let key = match what {
                _ if need < 2 => "no-workers",
                Purchase::Dig => "no-diggers",
                _ => "no-uncoverers",
            };
            texts.with(key, &values)
        }
        Illegal::NoRuin { cell } => texts.with("no-ruin", &[("cell", text(&cell))]),
        Illegal::RuinEmpty { ruin } => texts.with("no-treasure", &[("cell", text(&ruin))]),
        Illegal::NoSuchSeat { .. } => texts.say("no-seat"),
        Illegal::NoSuchCell => texts.say("no-cell"),
        Illegal::NoSuchTile => texts.say("no-such-tile"),
        Illegal::ExchangeWithSelf => texts.say("no-self"),
        Illegal::SameKind { .. } => texts.say("no-same-kind"),
        Illegal::NothingToGive => texts.say("no-single-own"),
        Illegal::NothingToTake => texts.say("no-single-theirs"),
        Illegal::NotOwnedOnce { kind, have } => {
            texts.with("no-owned-once", &[("kind", kind_of(kind)), ("have", have.into())])
        }
        Illegal::NotTheirsOnce { seat, kind, have } => {
            texts.with("no-theirs-once", &[("name", name(seat)), ("kind", kind_of(kind)), ("have", have.into())])
        }
        Illegal::BaseCamp { .. } => texts.say("no-camp-here"),
        Illegal::NoClearing { cell } => texts.with("no-clearing", &[("cell", text(&cell))]),
        Illegal::CampThere { cell, owner } => {
            game.of_seat(texts, owner, ["no-second-camp", "no-second-camp-own"], &[("cell", text(&cell))])
        }
        Illegal::NoCampLeft { limit } => texts.with("no-camp-left", &[("limit", limit.into())]),
        Illegal::NoGuardLeft { limit } => texts.with("no-guard-left", &[("limit", limit.into())]),
        Illegal::NotStrongest { temple, own, best } => {
            let more = (best + 1).saturating_sub(own);
            let values = [("cell", text(&temple)), ("own", own.into()), ("best", best.into()), ("more", more.into())];
            texts.with("no-strongest", &values)
        }
    }
}

/// Why an action is not possible, and what the rule that it breaks is about: for records, where nothing leads to the
/// rule.
#[must_use]
pub fn refusal(texts: &Texts, game: &Named, why: &Illegal) -> String {
    let reason = reason(texts, game, why);
    match why.rule() {
        Some(rule) => {
            let values = [("reason", reason.into()), ("what", texts.say(nouns::about_rule(rule)).into())];
            texts.with("refusal-rule", &values)
        }
        None => reason,
    }
}
