//! Names of things of Tikal: pieces, actions, tiles, turns, what a rule is about.
//!
//! A thing has the same noun in the log, in tooltips, on labels and in the rules.

use crate::tikal::{Phase, Piece, Purchase, Rule, State, TileId, TileKind, Treasure, Variant};
use crate::words::Texts;

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
pub fn named_tile(texts: &Texts, rules: &Variant, id: TileId) -> String {
    let known = rules.tile(id);
    let values = [("tile", known.name.to_string().into()), ("kind", tile(texts, known.kind).into())];
    texts.with("tile-named", &values)
}

/// The name of a treasure in this variant.
#[must_use]
pub fn treasure(texts: &Texts, rules: &Variant, kind: Treasure) -> String {
    let def = rules.def().treasures.kinds.get(kind.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// A name where it begins a line of its own, as headings do: with a capital.
#[must_use]
pub fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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
