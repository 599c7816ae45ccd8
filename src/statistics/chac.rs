//! The numbers that are counted of a game of The Temple of Chac for each seat: whether it got out, what it carried out by decks, the
//! treasures it took, what lost its adventurers, what it let lapse.

use super::{Counts, POINTS, Tallies, UNSPENT};
use crate::chac::{Deck, Event, State, Status, Value, Variant};
use crate::lab::{Transition, cause_name};

/// True, as 1, for a seat that got out.
const GOT_OUT: &str = "got_out";
/// Treasures that a seat took, by their decks.
const TREASURES: &str = "treasures";
/// Adventurers that a seat lost, by what lost them.
const LOST: &str = "lost";

impl Counts for State {
    fn begin(rules: &Variant, _start: &Self, out: &mut Tallies) {
        out.open(GOT_OUT, "");
        let has_any = |deck: &Deck| rules.deck(*deck).iter().any(|&copies| copies > 0);
        for deck in std::iter::once(Deck::ALCOVE).chain(rules.decks()).filter(has_any) {
            out.open(POINTS, &deck.to_string());
            out.open(TREASURES, &deck.to_string());
        }
        out.open(UNSPENT, "");
    }

    fn see(step: &Transition<'_, Self>, out: &mut Tallies) {
        for event in step.events {
            match *event {
                Event::Drawn { seat, deck, .. } => out.add(seat, TREASURES, &deck.to_string(), 1),
                Event::AlcoveOpened { seat, .. } => out.add(seat, TREASURES, &Deck::ALCOVE.to_string(), 1),
                Event::Lost { seat, cause, .. } => out.add(seat, LOST, cause_name(cause), 1),
                Event::TurnEnded { seat, lost } => out.add(seat, UNSPENT, "", lost),
                _ => {}
            }
        }
    }

    fn end(_rules: &Variant, end: &Self, out: &mut Tallies) {
        for &seat in end.seats().iter().filter(|&&seat| end.status(seat) == Status::Out) {
            out.add(seat, GOT_OUT, "", 1);
            for card in end.hand(seat).as_slice() {
                let points = card.value().and_then(Value::points).unwrap_or(0);
                out.add(seat, POINTS, &card.deck().to_string(), points);
            }
            for &chest in end.chests(seat) {
                out.add(seat, POINTS, "chests", chest);
            }
        }
    }
}
