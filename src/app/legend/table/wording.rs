//! The words of a table of Legend: what is on a hex, what a word of an action is called, why something is not possible.

use super::Table;
use super::phrase::{Verb, Word};
use crate::expedition::{TileId, Treasure};
use crate::hex::{Cell, Direction};
use crate::legend::{CardId, Illegal, Piece, Place, PowerId, Rule, Side, TileKind};
use crate::words::rulebook::Citation;
use crate::words::{Texts, Value};

/// A kind of piece.
#[must_use]
pub fn piece(texts: &Texts, piece: Piece) -> String {
    texts.say(if piece == Piece::Leader { "piece-leader" } else { "piece-explorer" })
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
        TileKind::Lake => texts.say("legend-lake"),
    }
}

/// A tile by its name and what is on it.
#[must_use]
pub fn named_tile(texts: &Texts, table: &Table, id: TileId) -> String {
    let known = table.rules().tile(id);
    let values = [("tile", known.name.to_string().into()), ("kind", tile(texts, known.kind).into())];
    texts.with("tile-named", &values)
}

/// The name of a treasure in this variant.
#[must_use]
pub fn treasure(texts: &Texts, table: &Table, kind: Treasure) -> String {
    let def = table.rules().def().treasures.kinds.get(kind.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// A card by its name.
#[must_use]
pub fn card(texts: &Texts, table: &Table, card: CardId) -> String {
    let def = table.rules().def().cards.get(card.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// The effect of a card in words.
#[must_use]
pub fn card_text(texts: &Texts, table: &Table, card: CardId) -> String {
    let def = table.rules().def().cards.get(card.index());
    def.map(|def| texts.typeset(def.text.get(texts.language().code()))).unwrap_or_default()
}

/// A director's tile by its name.
#[must_use]
pub fn director(texts: &Texts, table: &Table, power: PowerId) -> String {
    let def = table.rules().def().powers.get(power.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// A direction of the compass.
fn direction(texts: &Texts, direction: Direction) -> String {
    texts.say(match direction {
        Direction::N => "legend-side-n",
        Direction::NE => "legend-side-ne",
        Direction::SE => "legend-side-se",
        Direction::S => "legend-side-s",
        Direction::SW => "legend-side-sw",
        Direction::NW => "legend-side-nw",
    })
}

/// A side as it is seen from a hex.
#[must_use]
pub fn side(texts: &Texts, table: &Table, side: Side, from: Cell) -> String {
    let seen = if side.cell == from { side.direction } else { side.direction.opposite() };
    let values = [("cell", table.cell_name(from).into()), ("side", direction(texts, seen).into())];
    texts.with("legend-side", &values)
}

/// One of the powers of the seat to move, in a few words.
#[must_use]
pub fn power(texts: &Texts, table: &Table, slot: u8) -> String {
    texts.with("legend-power-slot", &[("slot", (slot + 1).into())]) + &effect_key(table, slot)
}

/// The effect of a power, as definitions name it.
fn effect_key(table: &Table, slot: u8) -> String {
    let state = table.state();
    let effects = state.power(state.seat()).map(|power| table.rules().power(power).effects);
    let effect = effects.and_then(|effects| effects.get(usize::from(slot)).copied());
    effect.map(|effect| format!(": {}", effect.key())).unwrap_or_default()
}

/// The title of what is done.
#[must_use]
pub fn verb(texts: &Texts, verb: Verb, by: Option<Piece>) -> String {
    texts.say(match (verb, by) {
        (Verb::Chance, _) => "legend-chance",
        (Verb::Order, _) => "legend-order",
        (Verb::Token, _) => "legend-token",
        (Verb::Tile, _) => "legend-tile",
        (Verb::Card, _) => "legend-card",
        (Verb::Keep, _) => "legend-keep",
        (Verb::Play, _) => "legend-play",
        (Verb::Activate, _) => "legend-activate",
        (Verb::Lay, _) => "legend-lay",
        (Verb::Discard, _) => "legend-discard",
        (Verb::Pass, _) => "legend-pass",
        (Verb::Power, _) => "legend-power",
        (Verb::Look, _) => "legend-look",
        (Verb::Enter | Verb::Put, Some(Piece::Leader)) => "bar-enter-leader",
        (Verb::Enter | Verb::Put, Some(Piece::Explorer)) => "bar-enter-explorer",
        (Verb::Enter, None) => "bar-enter",
        (Verb::Put, None) => "legend-put",
        (Verb::Walk, _) => "bar-move",
        (Verb::Camp, _) => "bar-camp-name",
        (Verb::Slab, _) => "legend-slab",
        (Verb::Recruit, Some(Piece::Leader)) => "legend-recruit-leader",
        (Verb::Recruit, Some(Piece::Explorer)) => "legend-recruit-explorer",
        (Verb::Recruit, None) => "legend-recruit",
        (Verb::Uncover, _) => "bar-uncover",
        (Verb::Guard, _) => "bar-guard",
        (Verb::Dig, _) => "bar-dig",
        (Verb::Exchange, _) => "bar-exchange",
        (Verb::End, _) => "bar-end-turn",
        (Verb::Jump, _) => "legend-jump",
        (Verb::Take, _) => "legend-take",
        (Verb::Stack, _) => "legend-stack",
        (Verb::Done, _) => "legend-done",
    })
}

/// A word of an action as a button names it.
#[must_use]
pub fn word(texts: &Texts, table: &Table, word: Word) -> String {
    match word {
        Word::Verb(one) => verb(texts, one, None),
        Word::Card(id) | Word::Over(id) => card(texts, table, id),
        Word::From(Place::Right) => texts.say("legend-from-right"),
        Word::From(Place::Left) => texts.say("legend-from-left"),
        Word::Tile(id) => table.rules().tile(id).name.to_string(),
        Word::Director(id) => director(texts, table, id),
        Word::Order(place) => texts.with("legend-place", &[("place", (place + 1).into())]),
        Word::Token(value) => texts.with("legend-token-of", &[("value", value.into())]),
        Word::Slot(slot) => power(texts, table, slot),
        Word::Piece(kind) => texts.say(if kind == Piece::Leader { "bar-leader" } else { "bar-explorer" }),
        Word::Cell(cell) => table.cell_name(cell),
        Word::Side(it) => side(texts, table, it, table.at().unwrap_or(it.cell)),
        Word::Seat(seat) => table.name(seat).to_owned(),
        Word::Count(count) => texts.with("legend-count", &[("count", count.into())]),
        Word::Taken(kind) | Word::Given(kind) | Word::Kind(kind) => treasure(texts, table, kind),
    }
}

/// A word of an action with what it means, for tooltips and who has the screen read out.
#[must_use]
pub fn full_word(texts: &Texts, table: &Table, one: Word) -> String {
    let said = |key: &str, kind: Treasure| texts.with(key, &[("kind", treasure(texts, table, kind).into())]);
    match one {
        Word::Card(id) => {
            let text = card_text(texts, table, id);
            let name = card(texts, table, id);
            if text.is_empty() { name } else { format!("{name}: {text}") }
        }
        Word::Over(id) => texts.with("legend-over", &[("card", card(texts, table, id).into())]),
        Word::Tile(id) => named_tile(texts, table, id),
        Word::Taken(kind) => said("legend-taken", kind),
        Word::Given(kind) => said("legend-given", kind),
        _ => word(texts, table, one),
    }
}

/// The things on a cell now: the site, camp, guard and pieces.
#[must_use]
pub fn cell(texts: &Texts, table: &Table, cell: Cell) -> String {
    let (rules, state) = (table.rules(), table.shown());
    let mut parts = vec![texts.with("cell-name", &[("cell", table.cell_name(cell).into())])];
    let level = state.level(cell);
    parts.push(match state.tile(cell).map(|id| rules.tile(id).kind) {
        None if rules.dotted().contains(cell) => texts.say("legend-dotted"),
        None => texts.say("cell-jungle"),
        Some(TileKind::Temple(_)) => texts.with("kind-temple", &[("value", level.into())]),
        Some(TileKind::Ruin(_)) if level == 0 => texts.say("kind-ruin-empty"),
        Some(TileKind::Ruin(_)) => texts.with("kind-ruin", &[("left", level.into())]),
        Some(kind) => tile(texts, kind),
    });
    if let Some(kind) = table.known_top(cell) {
        parts.push(texts.with("legend-seen", &[("kind", treasure(texts, table, kind).into())]));
    }
    if let Some(owner) = state.camp(cell) {
        parts.push(texts.with("cell-camp", &[("name", table.name(owner).to_owned().into())]));
    }
    if let Some((owner, guard)) = state.guard(cell) {
        let values = [("name", table.name(owner).to_owned().into()), ("piece", piece(texts, guard).into())];
        parts.push(texts.with("cell-guard", &values));
    }
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let name: Value = table.name(seat).to_owned().into();
        if band.explorers() > 0 {
            parts.push(texts.with("cell-explorers", &[("name", name.clone()), ("count", band.explorers().into())]));
        }
        if band.leaders() > 0 {
            parts.push(texts.with("legend-leaders", &[("name", name), ("count", band.leaders().into())]));
        }
    }
    parts.join(", ")
}

/// Why something is not possible.
#[must_use]
pub fn reason(_texts: &Texts, _table: &Table, why: &Illegal) -> String {
    why.to_string()
}

/// A rule as rulebooks cite it.
#[must_use]
pub const fn citation(rule: Rule) -> Citation {
    Citation { game: 'L', chapter: rule.chapter, number: rule.number }
}
