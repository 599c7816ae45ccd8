//! The words of a table of Legend that name the parts of an action: what its verbs are called, and each word that can
//! follow; and what actions would change. What things are called otherwise, `words::legend` decides.

use super::Table;
use super::phrase::{Verb, Word};
use crate::hex::{Cell, Direction};
use crate::insight::legend::consequences;
use crate::legend::{Action, Piece, Place, Rule, Side};
use crate::words::Texts;
use crate::words::legend::findings::{self, Calling};
use crate::words::legend::nouns;
use crate::words::rulebook::Citation;

impl Table {
    /// The consequences of these actions of the acting person, in sentences; nothing in a purist game.
    #[must_use]
    pub fn told_beforehand(&self, texts: &Texts, actions: &[Action]) -> Vec<String> {
        if self.is_purist() || self.looks_back() || self.person_to_move().is_none() {
            return Vec::new();
        }
        let found = consequences(self.rules(), self.state(), actions);
        findings::consequences(texts, &self.named(), &found, Calling::Address)
    }
}

/// A direction of the compass.
fn direction(texts: &Texts, direction: Direction) -> String {
    texts.say(match direction {
        Direction::N => "legend-table-side-n",
        Direction::NE => "legend-table-side-ne",
        Direction::SE => "legend-table-side-se",
        Direction::S => "legend-table-side-s",
        Direction::SW => "legend-table-side-sw",
        Direction::NW => "legend-table-side-nw",
    })
}

/// A side as it is seen from a hex.
#[must_use]
pub fn side(texts: &Texts, table: &Table, side: Side, from: Cell) -> String {
    let seen = if side.cell == from { side.direction } else { side.direction.opposite() };
    let values = [("cell", table.cell_name(from).into()), ("side", direction(texts, seen).into())];
    texts.with("legend-table-side", &values)
}

/// The title of what is done.
#[must_use]
pub fn verb(texts: &Texts, verb: Verb, by: Option<Piece>) -> String {
    texts.say(verb_key(verb, by))
}

/// The id of the text for that.
#[must_use]
pub const fn verb_key(verb: Verb, by: Option<Piece>) -> &'static str {
    match (verb, by) {
        (Verb::Chance, _) => "legend-table-chance",
        (Verb::Order, _) => "legend-table-order",
        (Verb::Token, _) => "legend-table-token",
        (Verb::Tile, _) => "legend-table-tile",
        (Verb::Card, _) => "legend-table-card",
        (Verb::Keep, _) => "legend-table-keep",
        (Verb::Play, _) => "legend-table-play",
        (Verb::Activate, _) => "legend-table-activate",
        (Verb::Lay, _) => "legend-table-lay",
        (Verb::Discard, _) => "legend-table-discard",
        (Verb::Pass, _) => "legend-table-pass",
        (Verb::Power, _) => "legend-table-power",
        (Verb::Look, _) => "legend-table-look",
        (Verb::Enter | Verb::Put, Some(Piece::Leader)) => "bar-enter-leader",
        (Verb::Enter | Verb::Put, Some(Piece::Explorer)) => "bar-enter-explorer",
        (Verb::Enter, None) => "bar-enter",
        (Verb::Put, None) => "legend-table-put",
        (Verb::Walk, _) => "bar-move",
        (Verb::Camp, _) => "bar-camp-name",
        (Verb::Slab, _) => "legend-table-slab",
        (Verb::Recruit, Some(Piece::Leader)) => "legend-table-recruit-leader",
        (Verb::Recruit, Some(Piece::Explorer)) => "legend-table-recruit-explorer",
        (Verb::Recruit, None) => "legend-table-recruit",
        (Verb::Uncover, _) => "bar-uncover",
        (Verb::Guard, _) => "bar-guard",
        (Verb::Dig, _) => "bar-dig",
        (Verb::Exchange, _) => "bar-exchange",
        (Verb::End, _) => "bar-end-turn",
        (Verb::Jump, _) => "legend-table-jump",
        (Verb::Take, _) => "legend-table-take",
        (Verb::Stack, _) => "legend-table-stack",
        (Verb::Done, _) => "legend-table-done",
    }
}

/// A word of an action as a button names it.
#[must_use]
pub fn word(texts: &Texts, table: &Table, word: Word) -> String {
    let rules = table.rules();
    match word {
        Word::Verb(one) => verb(texts, one, None),
        Word::Card(id) | Word::Over(id) => nouns::card_name(texts, rules, id),
        Word::From(Place::Right) => texts.say("legend-table-from-right"),
        Word::From(Place::Left) => texts.say("legend-table-from-left"),
        Word::Tile(id) => nouns::tile_name(rules, id).to_string(),
        Word::Director(id) => nouns::power_tile(texts, rules, id),
        Word::Order(place) => texts.with("legend-table-place", &[("place", (place + 1).into())]),
        Word::Token(value) => texts.with("legend-table-token-of", &[("value", value.into())]),
        Word::Slot(slot) => {
            let effects = table.state().power(table.state().seat()).map(|power| rules.power(power).effects);
            let effect = effects.and_then(|effects| effects.get(usize::from(slot)).copied());
            effect.map(|effect| nouns::effect_short(texts, rules, effect)).unwrap_or_default()
        }
        Word::Piece(kind) => texts.say(if kind == Piece::Leader { "bar-leader" } else { "bar-explorer" }),
        Word::Cell(cell) => table.cell_name(cell),
        Word::Side(it) => side(texts, table, it, table.at().unwrap_or(it.cell)),
        Word::Seat(seat) => table.name(seat).to_owned(),
        Word::Count(count) => texts.with("legend-table-count", &[("count", count.into())]),
        Word::Taken(kind) | Word::Given(kind) | Word::Kind(kind) => nouns::treasure(texts, rules, kind),
    }
}

/// A word of an action with what it means, for tooltips and who has the screen read out.
#[must_use]
pub fn full_word(texts: &Texts, table: &Table, one: Word) -> String {
    let rules = table.rules();
    let said = |key: &str, kind| texts.with(key, &[("kind", nouns::treasure(texts, rules, kind).into())]);
    match one {
        Word::Card(id) => format!("{}: {}", nouns::card(texts, rules, id), nouns::card_text(texts, rules, id)),
        Word::Over(id) => texts.with("legend-table-over", &[("card", nouns::card(texts, rules, id).into())]),
        Word::Tile(id) => nouns::named_tile(texts, rules, id),
        Word::Slot(slot) => {
            let power = table.state().power(table.state().seat());
            power.map(|power| nouns::power(texts, rules, power, slot)).unwrap_or_default()
        }
        Word::Taken(kind) => said("legend-table-taken", kind),
        Word::Given(kind) => said("legend-table-given", kind),
        _ => word(texts, table, one),
    }
}

/// A rule as rulebooks cite it.
#[must_use]
pub const fn citation(rule: Rule) -> Citation {
    Citation { game: 'L', chapter: rule.chapter, number: rule.number }
}
