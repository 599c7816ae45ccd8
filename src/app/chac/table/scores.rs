//! Where the points of a game of the temple came from, for the table of every game's end: a row for each deck, one for the
//! chests, and the fate of each adventurer.

use super::Table;
use crate::app::table::ScoreRow;
use crate::chac::{Deck, Status, Value};
use crate::game::Seat;
use crate::words::Texts;
use crate::words::chac::nouns;

/// The points of each seat by where they come from; who did not get out has none.
pub fn breakdown(texts: &Texts, table: &Table) -> Vec<ScoreRow> {
    let (rules, state) = (table.rules(), table.state());
    let is_out = |seat: Seat| state.status(seat) == Status::Out;
    let row = |title: String, of: &dyn Fn(Seat) -> String, strong: bool| ScoreRow {
        title,
        values: state.seats().iter().map(|&seat| (of(seat), None)).collect(),
        strong,
    };
    let in_deck = |seat: Seat, deck: Deck| -> u32 {
        let cards = state.hand(seat).as_slice().iter().filter(|card| card.deck() == deck);
        cards.filter_map(|card| card.value()).filter_map(Value::points).map(u32::from).sum()
    };
    let none = || "–".to_owned();
    let fate = |seat: Seat| {
        let carried = state.hand(seat).len();
        if is_out(seat) { nouns::treasures(texts, carried) } else { nouns::status(texts, state.status(seat)) }
    };
    let alcoves = (!rules.alcoves().is_empty()).then_some(Deck::ALCOVE);
    let mut rows = vec![row(texts.say("chac-table-fate"), &fate, false)];
    for deck in alcoves.into_iter().chain(rules.decks()) {
        let of = |seat: Seat| if is_out(seat) { in_deck(seat, deck).to_string() } else { none() };
        rows.push(row(nouns::deck(texts, deck), &of, false));
    }
    let chests = |seat: Seat| {
        let opened: u32 = state.chests(seat).iter().copied().map(u32::from).sum();
        if is_out(seat) { opened.to_string() } else { none() }
    };
    rows.push(row(texts.say("chac-table-chests"), &chests, false));
    let score = |seat: Seat| state.score(seat).map_or_else(none, |score| score.to_string());
    rows.push(row(texts.say("end-score"), &score, true));
    rows
}

