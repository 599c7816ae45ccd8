//! Why an action is not possible, and the smallest cure.

use super::{Named, nouns};
use crate::hex::CellName;
use crate::legend::{Asked, Illegal, Number, Piece, Purchase, Rule};
use crate::words::{Texts, Value};

/// Why an action is not possible, without the rule's number.
// An arm for each kind: in one list, which reads better whole than in parts.
#[must_use]
pub fn reason(texts: &Texts, game: &Named, why: &Illegal) -> String {
    let say = |key: &str| texts.say(key);
    let of_cell = |key: &str, cell: CellName| texts.with(key, &[("cell", text(&cell))]);
    let of_card = |key: &str, card: Number| texts.with(key, &[("card", numbered(texts, game, card))]);
    let of_limit = |key: &str, limit: u8| texts.with(key, &[("limit", limit.into())]);
    let of = |what: Purchase| -> Value { nouns::purchase(texts, what).into() };
    let kind_of = |kind| -> Value { nouns::treasure(texts, game.rules, kind).into() };
    match *why {
        Illegal::OutOfPhase { asked } => say(asked_key(asked)),
        Illegal::NotAStep { .. } => say("legend-no-step"),
        Illegal::PowerDealt => say("legend-no-power-left"),
        Illegal::CardNotLeft { card } => of_card("legend-no-card-left", card),
        Illegal::TokenNotLeft { value } => texts.with("legend-no-token-left", &[("value", value.into())]),
        Illegal::NotDrawable { tile } => texts.with("no-drawable", &[("tile", text(&tile))]),
        Illegal::NotHidden { kind, .. } => texts.with("legend-no-such-treasure", &[("kind", kind_of(kind))]),
        Illegal::NotShown { cell } => of_cell("legend-no-shown", cell),
        Illegal::NoSuchPlace { places } => texts.with("legend-no-such-place", &[("places", places.into())]),
        Illegal::PlaceTaken { owner } => texts.with("legend-no-place-taken", &[("name", game.value(owner))]),
        Illegal::OrderDrafted => say("legend-no-second-place"),
        Illegal::TokenDrafted => say("legend-no-second-token"),
        Illegal::NoTokenThere { value } => texts.with("legend-no-token-there", &[("value", value.into())]),
        Illegal::NoTileThere { tile } => texts.with("legend-no-tile-there", &[("tile", text(&tile))]),
        Illegal::TilesDrafted => say("legend-no-more-tiles"),
        Illegal::NoCardThere { card } => of_card("legend-no-card-there", card),
        Illegal::CardsDrafted { most } => of_limit("legend-no-more-cards", most),
        Illegal::NoSuchCard { card, .. } => of_card("legend-no-own-card", card),
        Illegal::PlaceFree => say("legend-no-replacing"),
        Illegal::NoPlaceFree { places } => texts.with("legend-no-free-place", &[("places", places.into())]),
        Illegal::Permanent { card } => of_card("legend-no-playing", card),
        Illegal::NoToken => say("legend-no-own-token"),
        Illegal::NotYourTile { tile } => texts.with("legend-no-own-tile", &[("tile", text(&tile))]),
        Illegal::NotThisTile { tile } => texts.with("legend-no-this-tile", &[("tile", text(&tile))]),
        Illegal::CellTaken { cell, .. } => of_cell("legend-no-jungle", cell),
        Illegal::Dotted { cell } => of_cell("legend-no-dotted", cell),
        Illegal::NotDotted { cell } => of_cell("legend-no-dots", cell),
        Illegal::NotFree { cell, .. } => of_cell("legend-no-free-hex", cell),
        Illegal::RepeatedRotation { .. } => say("no-repeated"),
        Illegal::NoAccess { cell } => access(texts, game, cell),
        Illegal::HasPlace { tile } => texts.with("legend-no-discarding", &[("tile", text(&tile))]),
        Illegal::TokenLeft => say("legend-no-pass-token"),
        Illegal::TileLeft => say("legend-no-pass-tile"),
        Illegal::CardLeft { card } => of_card("legend-no-pass-card", card),
        Illegal::PowerUsed => say("legend-no-second-power"),
        Illegal::PowerUseless => say("legend-no-useful-power"),
        Illegal::NoLook => say("legend-no-look"),
        Illegal::NothingToLookAt => say("legend-no-unseen"),
        Illegal::NoLookInScoring => say("legend-no-look-scoring"),
        Illegal::SwitchedOff { what } => texts.with("no-switched-off", &[("what", of(what))]),
        Illegal::NotEnoughPoints { what, need, have: 0 } => {
            texts.with("no-points-left", &[("what", of(what)), ("need", need.into())])
        }
        Illegal::NotEnoughPoints { what, need, have } => {
            texts.with("no-points", &[("what", of(what)), ("need", need.into()), ("have", have.into())])
        }
        Illegal::NotEnoughSteps { need, have } => {
            texts.with("legend-no-steps", &[("need", need.into()), ("have", have.into())])
        }
        Illegal::ReserveEmpty { piece, .. } => say(match piece {
            Piece::Explorer => "legend-no-explorer-left",
            Piece::Leader => "legend-no-leader-left",
        }),
        Illegal::NoneToRecruit { piece } => say(match piece {
            Piece::Explorer => "legend-no-explorer-to-recruit",
            Piece::Leader => "legend-no-leader-to-recruit",
        }),
        Illegal::NotOwnCamp { cell, .. } => of_cell("no-own-camp", cell),
        Illegal::NoCampThere { cell } => of_cell("legend-no-camp-there", cell),
        Illegal::NoPieceThere { piece, cell, .. } => {
            texts.with("no-piece", &[("piece", nouns::piece(texts, piece).into()), ("cell", text(&cell))])
        }
        Illegal::SameCell { cell, .. } => of_cell("legend-no-same-hex", cell),
        Illegal::NotNeighbours { from, to } => texts.with("no-neighbours", &[("from", text(&from)), ("to", text(&to))]),
        Illegal::NoPassage { from, to } => texts.with("legend-no-passage", &[("from", text(&from)), ("to", text(&to))]),
        Illegal::BaseCamp { .. } => say("no-camp-here"),
        Illegal::NoClearing { cell } => of_cell("no-clearing", cell),
        Illegal::CampThere { cell, owner } => {
            game.of_seat(texts, owner, ["no-second-camp", "no-second-camp-own"], &[("cell", text(&cell))])
        }
        Illegal::NoCampLeft { limit } => of_limit("legend-no-camp-left", limit),
        Illegal::CampLeft => say("legend-no-camp-moved"),
        Illegal::NoSide { cell } => of_cell("legend-no-hex-beyond", cell),
        Illegal::SlabLeft => say("legend-no-slab-moved"),
        Illegal::NoSlabLeft => say("legend-no-slab-left"),
        Illegal::NoSlabThere { cell } => of_cell("legend-no-slab-there", cell),
        Illegal::SameSide => say("legend-no-same-side"),
        Illegal::NoTemple { cell, .. } => of_cell("no-temple", cell),
        Illegal::Guarded { temple, owner, .. } => {
            game.of_seat(texts, owner, ["no-guarded", "legend-no-guarded-own"], &[("cell", text(&temple))])
        }
        Illegal::NoTierLeft { tier } => texts.with("no-tier", &[("tier", tier.into())]),
        Illegal::UncoverLimit { temple, limit } => {
            texts.with("no-uncover-limit", &[("cell", text(&temple)), ("limit", limit.into())])
        }
        Illegal::SameTemple { temple } => of_cell("legend-no-same-temple", temple),
        Illegal::OtherCell { cell, .. } => of_cell("legend-no-other-hex", cell),
        Illegal::TooFewMembers { cell, need, have, rule } => {
            let more = need.saturating_sub(have);
            let values = [("cell", text(&cell)), ("need", need.into()), ("have", have.into()), ("more", more.into())];
            texts.with(members_key(rule, need), &values)
        }
        Illegal::NoRuin { cell, .. } => of_cell("legend-no-ruin", cell),
        Illegal::DigLimit { ruin, limit } => {
            texts.with("no-dig-limit", &[("cell", text(&ruin)), ("limit", limit.into())])
        }
        Illegal::NoGuardLeft { limit } => of_limit("no-guard-left", limit),
        Illegal::NotStrongest { temple, own, best } => {
            let more = (best + 1).saturating_sub(own);
            let values = [("cell", text(&temple)), ("own", own.into()), ("best", best.into()), ("more", more.into())];
            texts.with("no-strongest", &values)
        }
        Illegal::ExchangeWithSelf => say("no-self"),
        Illegal::SameKind { .. } => say("no-same-kind"),
        Illegal::TooManyExchanged { most } => of_limit("legend-no-more-exchanged", most),
        Illegal::NotOwned { kind, have } => {
            texts.with("legend-no-owned", &[("kind", kind_of(kind)), ("have", have.into())])
        }
        Illegal::NotTheirs { seat, kind, have } => {
            let values = [("name", game.value(seat)), ("kind", kind_of(kind)), ("have", have.into())];
            texts.with("legend-no-theirs", &values)
        }
        Illegal::FewerOwned { seat, kind, own, theirs } => {
            let values =
                [("name", game.value(seat)), ("kind", kind_of(kind)), ("own", own.into()), ("theirs", theirs.into())];
            texts.with("legend-no-fewer", &values)
        }
        Illegal::NotMoreOwned { seat, kind } => {
            texts.with("legend-no-more-owned", &[("name", game.value(seat)), ("kind", kind_of(kind))])
        }
        Illegal::NotInRuin { kind } => texts.with("legend-no-kind-there", &[("kind", kind_of(kind))]),
        Illegal::OtherStack => say("legend-no-other-stack"),
        Illegal::Bound { .. } => {
            // One step before the last the treasure is still to be taken.
            let takes = game.shown.doing().is_some_and(|doing| doing.left > 1);
            say(if takes { "legend-no-bound-take" } else { "legend-no-bound-stack" })
        }
        Illegal::NoSuchSeat { .. } => say("no-seat"),
        Illegal::NoSuchCell => say("no-cell"),
        Illegal::NoSuchThing => say("legend-no-such-thing"),
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

fn text(value: &dyn std::fmt::Display) -> Value {
    value.to_string().into()
}

/// A card by its name and its number.
fn numbered(texts: &Texts, game: &Named, card: Number) -> Value {
    let number = card.to_string();
    match game.rules.card_named(&number) {
        Some(card) => nouns::card(texts, game.rules, card).into(),
        None => number.into(),
    }
}

/// The key of what is asked now.
const fn asked_key(asked: Asked) -> &'static str {
    match asked {
        Asked::Deal => "legend-asked-deal",
        Asked::Card => "legend-asked-card",
        Asked::Token => "legend-asked-token",
        Asked::Draw => "asked-draw",
        Asked::Draft => "legend-asked-draft",
        Asked::Turn => "legend-asked-turn",
        Asked::Act => "asked-act",
        Asked::ScoringAct => "asked-scoring",
        Asked::Reveal => "asked-reveal",
        Asked::Show => "legend-asked-show",
        Asked::Nothing => "asked-nothing",
    }
}

/// The key of the sentence on too few pieces: the first time needs a piece and no more, the next one two, in a turn or
/// with a card.
const fn members_key(rule: Rule, need: u8) -> &'static str {
    match (rule.chapter, rule.number) {
        _ if need < 2 => "no-workers",
        (5, 8) => "no-uncoverers",
        (5, _) => "no-diggers",
        (_, 5) => "legend-no-diggers",
        _ => "legend-no-uncoverers",
    }
}

/// That nothing leads to the tile of a card as it is turned, and by how much to turn it.
fn access(texts: &Texts, game: &Named, cell: CellName) -> String {
    let tile = game.shown.doing().and_then(|doing| game.shown.card_tile(game.rules, doing.effect));
    let fitting = tile.zip(game.rules.layout().cell(cell)).map(|(tile, cell)| {
        let rotations = game.shown.rotations_with_access(game.rules, tile, cell);
        let sixths = rotations.into_iter().map(|rotation| (rotation.index() + 6 - game.turned.index()) % 6);
        sixths.filter(|&sixths| sixths > 0).min_by_key(|&sixths| sixths.min(6 - sixths))
    });
    let name = ("cell", text(&cell));
    match fitting.flatten() {
        None => texts.with("legend-no-access", &[name]),
        Some(sixths) => {
            let (key, turns) =
                if sixths <= 3 { ("legend-no-access-right", sixths) } else { ("legend-no-access-left", 6 - sixths) };
            texts.with(key, &[name, ("degrees", (turns * 60).into())])
        }
    }
}
