//! Names of things: tiles, pieces, treasures, actions, cells; and the reasons why an action is not possible.
//!
//! A thing has the same noun in the log, in tooltips, on labels and in the rules.

use super::table::{Hindrance, Table};
use crate::app::hexboard::art::Carving;
use crate::app::table::naming;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::{Walker, points_at_hand};
use crate::tikal::{Asked, Illegal, Phase, Piece, Purchase, Rule, State, TileId, TileKind, Treasure, Variant};
use crate::words::{Texts, Value};

/// The key of a piece's noun.
#[must_use]
pub const fn piece_key(piece: Piece) -> &'static str {
    match piece {
        Piece::Explorer => "piece-explorer",
        Piece::Leader => "piece-leader",
    }
}

/// A piece's noun.
#[must_use]
pub fn piece(texts: &Texts, piece: Piece) -> String {
    texts.say(piece_key(piece))
}

/// The verb of an action, as in sentences.
#[must_use]
pub fn purchase(texts: &Texts, what: Purchase) -> String {
    texts.say(match what {
        Purchase::Enter => "act-enter",
        Purchase::Transfer => "act-transfer",
        Purchase::Move => "act-move",
        Purchase::Uncover => "act-uncover",
        Purchase::Dig => "act-dig",
        Purchase::Exchange => "act-exchange",
        Purchase::Camp => "act-camp",
        Purchase::Guard => "act-guard",
    })
}

/// The name of a variant among players.
#[must_use]
pub fn variant(texts: &Texts, rules: &Variant) -> String {
    texts.typeset(rules.def().name.get(texts.language().code()))
}

/// The number of the turn that is played, from 1: a turn is a tile, so the turns of scoring rounds are not counted.
/// While a turn's tile is still to be drawn or auctioned, it is that turn.
#[must_use]
pub fn turn(rules: &Variant, state: &State) -> usize {
    let deck = rules.deck_for(state.players()).len();
    let taken = deck.saturating_sub(state.deck().len() + state.face_up().len());
    match state.phase() {
        Phase::Draw | Phase::Bid(_) | Phase::Choose => taken + 1,
        Phase::Place(_) | Phase::Act | Phase::Reveal | Phase::Over => taken.max(1),
    }
}

/// Which part of its turn a game is at, for sentences that count turns: `scoring` in a scoring round before the turn,
/// `final` in the last one, otherwise `turn`.
#[must_use]
pub fn part(state: &State) -> &'static str {
    match state.scoring() {
        Some(scoring) if scoring.volcano.is_some() => "scoring",
        Some(_) => "final",
        None => "turn",
    }
}

/// The kind of a tile, with its number as printed.
#[must_use]
pub fn tile(texts: &Texts, kind: TileKind) -> String {
    match kind {
        TileKind::BaseCamp => texts.say("kind-base-camp"),
        TileKind::Temple(value) => texts.with("kind-temple", &[("value", value.into())]),
        TileKind::Clearing => texts.say("kind-clearing"),
        TileKind::Ruin(masks) => texts.with("kind-ruin", &[("left", masks.into())]),
        TileKind::Volcano => texts.say("kind-volcano"),
    }
}

/// A tile by its name and what is on it.
#[must_use]
pub fn named_tile(texts: &Texts, table: &Table, id: TileId) -> String {
    let known = table.rules().tile(id);
    let values = [("tile", known.name.to_string().into()), ("kind", tile(texts, known.kind).into())];
    texts.with("tile-named", &values)
}

/// A name where it begins a line of its own, as headings do: with a capital.
#[must_use]
pub fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of a treasure in this variant.
#[must_use]
pub fn treasure(texts: &Texts, table: &Table, kind: Treasure) -> String {
    let def = table.rules().def().treasures.kinds.get(kind.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// The picture of a treasure in this variant.
#[must_use]
pub fn carving(table: &Table, kind: Treasure) -> Carving {
    let def = table.rules().def().treasures.kinds.get(kind.index());
    def.map_or(Carving::Mask, |def| def.glyph.into())
}

/// Which piece's reach is shown, and for how many points.
#[must_use]
pub fn reach(texts: &Texts, table: &Table, walker: Walker) -> String {
    let values = [
        ("piece", piece(texts, walker.piece).into()),
        ("name", table.name(walker.seat).to_owned().into()),
        ("cell", table.rules().layout().name(walker.from).to_string().into()),
        ("points", points_at_hand(table.rules(), table.shown(), walker.seat).into()),
    ];
    texts.with("reach-of", &values)
}

/// The things on a cell now: the site, camp, guard and pieces.
#[must_use]
pub fn cell(texts: &Texts, table: &Table, cell: Cell) -> String {
    let [what, who] = cell_and_pieces(texts, table, cell);
    if who.is_empty() { what } else { format!("{what}, {who}") }
}

/// The kind of a cell, and the pieces there.
#[must_use]
pub fn cell_and_pieces(texts: &Texts, table: &Table, cell: Cell) -> [String; 2] {
    let (rules, state) = (table.rules(), table.shown());
    let mut parts = vec![texts.with("cell-name", &[("cell", rules.layout().name(cell).to_string().into())])];
    let Some(id) = state.tile(cell) else {
        parts.push(texts.say("cell-jungle"));
        return [parts.join(", "), String::new()];
    };
    let level = state.level(cell);
    parts.push(match rules.tile(id).kind {
        TileKind::Temple(_) => texts.with("kind-temple", &[("value", level.into())]),
        TileKind::Ruin(_) if level == 0 => texts.say("kind-ruin-empty"),
        TileKind::Ruin(_) => texts.with("kind-ruin", &[("left", level.into())]),
        kind => tile(texts, kind),
    });
    if let Some(owner) = state.camp(cell) {
        parts.push(texts.with("cell-camp", &[("name", table.name(owner).to_owned().into())]));
    }
    if let Some((owner, guard)) = state.guard(cell) {
        let values = [("name", table.name(owner).to_owned().into()), ("piece", piece(texts, guard).into())];
        parts.push(texts.with("cell-guard", &values));
    }
    let what = parts.join(", ");
    parts.clear();
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let name: Value = table.name(seat).to_owned().into();
        if band.explorers() > 0 {
            parts.push(texts.with("cell-explorers", &[("name", name.clone()), ("count", band.explorers().into())]));
        }
        if band.has_leader() {
            parts.push(texts.with("cell-leader", &[("name", name)]));
        }
    }
    [what, parts.join(", ")]
}

/// Why an action is not possible, without the rule's number.
#[must_use]
pub fn reason(texts: &Texts, table: &Table, why: &Illegal) -> String {
    let name = |seat: Seat| -> Value { table.name(seat).to_owned().into() };
    let of = |what: Purchase| -> Value { purchase(texts, what).into() };
    let kind_of = |kind: Treasure| -> Value { treasure(texts, table, kind).into() };
    let piece_of = |kind: Piece| -> Value { piece(texts, kind).into() };
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
            let sixths = (cure.index() + 6 - table.turned().index()) % 6;
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
            naming::of_seat(texts, table, owner, ["no-second-camp", "no-second-camp-own"], &[("cell", text(&cell))])
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
pub fn refusal(texts: &Texts, table: &Table, why: &Illegal) -> String {
    let reason = reason(texts, table, why);
    match why.rule() {
        Some(rule) => {
            let values = [("reason", reason.into()), ("what", texts.say(about_rule(rule)).into())];
            texts.with("refusal-rule", &values)
        }
        None => reason,
    }
}

/// The subject of a rule: the key of a noun.
#[must_use]
pub const fn about_rule(rule: Rule) -> &'static str {
    match (rule.chapter, rule.number) {
        (4, _) => "about-placing",
        (5, 1 | 2) => "about-entering",
        (5, 3 | 17) => "about-moving",
        (5, 4 | 9) => "about-temples",
        (5, 5 | 10 | 11) => "about-ruins",
        (5, 6 | 14) => "about-exchanges",
        (5, 7 | 12) => "about-camps",
        (5, 8 | 13) => "about-guards",
        (6, _) => "about-strength",
        (7, _) => "about-scorings",
        (9, _) => "about-auctions",
        _ => "about-turns",
    }
}

/// That a hex has to be chosen first; for whoever has no piece on the board, that there is none to choose.
#[must_use]
pub fn no_hex(texts: &Texts, table: &Table) -> String {
    let has_none = table.state().present(table.state().seat()).is_empty();
    texts.say(if has_none { "bar-no-piece" } else { "bar-no-hex" })
}

/// Why an action is not offered.
#[must_use]
pub fn hindrance(texts: &Texts, table: &Table, why: &Hindrance) -> String {
    match why {
        Hindrance::Rule(why) => reason(texts, table, why),
        Hindrance::NoHex => no_hex(texts, table),
        &Hindrance::Later(lesson) => texts.with("bar-taught-later", &[("lesson", lesson.into())]),
    }
}
