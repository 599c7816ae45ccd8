//! Where the points of a game of the temple came from, for the table of every game's end: a row for each deck, one for the
//! chests, and how many treasures each adventurer has carried out; and what everybody carried in the course of the game.

use super::Table;
use crate::app::table::{Moment, ScoreRow};
use crate::chac::{Action, Deck, Phase, State, Status, Value};
use crate::game::{Game, NoEvents, Seat};
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
        if is_out(seat) { carried.to_string() } else { nouns::status(texts, state.status(seat)) }
    };
    let alcoves = (!rules.alcoves().is_empty()).then_some(Deck::ALCOVE);
    let mut rows = vec![row(texts.say("chac-table-fate"), &fate, false)];
    // A deck of which nobody carried anything out has no row.
    let counts = |deck: &Deck| state.seats().iter().any(|&seat| is_out(seat) && in_deck(seat, *deck) > 0);
    for deck in alcoves.into_iter().chain(rules.decks()).filter(counts) {
        let of = |seat: Seat| if is_out(seat) { in_deck(seat, deck).to_string() } else { none() };
        rows.push(row(nouns::titled(&nouns::deck(texts, deck)), &of, false));
    }
    let chests = |seat: Seat| {
        let opened: u32 = state.chests(seat).iter().copied().map(u32::from).sum();
        if is_out(seat) { opened.to_string() } else { none() }
    };
    if state.seats().iter().any(|&seat| !state.chests(seat).is_empty()) {
        rows.push(row(texts.say("chac-table-chests"), &chests, false));
    }
    let score = |seat: Seat| state.score(seat).map_or_else(none, |score| score.to_string());
    rows.push(row(texts.say("end-score"), &score, true));
    rows
}

/// The points that everybody carried at the end of each turn, chests as far as they were opened: those of who was lost are
/// gone. Once a game is over its record is public (C16.3), so this is told then alone.
#[must_use]
pub fn carried(table: &Table) -> Vec<Moment> {
    if !table.is_over() {
        return Vec::new();
    }
    let (rules, record) = (table.rules(), table.record());
    if record.start.is_some() {
        return Vec::new();
    }
    let mut state = State::new(rules, table.state().players(), &record.setup);
    let mut course = vec![points(&state)];
    for text in &record.actions {
        let Ok(action) = Action::parse(rules, text) else { return Vec::new() };
        let ends = Game::ends_turn(&state, action);
        if state.apply(rules, action, &mut NoEvents).is_err() {
            return Vec::new();
        }
        if ends || state.phase() == Phase::Over {
            course.push(points(&state));
        }
    }
    let moment = |(turn, scores): (usize, Vec<i32>)| Moment { at: turn as f64, scores, scoring: None };
    course.into_iter().enumerate().map(moment).collect()
}

/// The points that each seat carries, or has carried out.
fn points(state: &State) -> Vec<i32> {
    let of = |&seat: &Seat| {
        let cards = state.hand(seat).as_slice().iter();
        let treasures: i32 = cards.filter_map(|card| card.value()?.points()).map(i32::from).sum();
        treasures + state.chests(seat).iter().copied().map(i32::from).sum::<i32>()
    };
    state.seats().iter().map(of).collect()
}
