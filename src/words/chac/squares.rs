//! The things on a square and beside it, in words, as far as the viewer of the position knows them; and who stands
//! there.

use super::{Named, nouns};
use crate::chac::{Deck, Face, Room, Square};
use crate::game::Seat;
use crate::words::{Texts, Value};

/// A square as it is now: what it is and what lies there, and who stands there.
#[must_use]
pub fn square(texts: &Texts, game: &Named, square: Square) -> String {
    let [what, who] = square_and_people(texts, game, square);
    if who.is_empty() { what } else { format!("{what}, {who}") }
}

/// A square with what lies there, and the adventurers on it.
#[must_use]
pub fn square_and_people(texts: &Texts, game: &Named, square: Square) -> [String; 2] {
    let mut parts = vec![nouns::square(texts, game.rules, square)];
    things(texts, game, square, &mut parts);
    let there = |seat: &&Seat| game.shown.is_in(**seat) && game.shown.place(**seat) == Some(square);
    let who = game.shown.seats().iter().filter(there).map(|&seat| adventurer(texts, game, seat));
    [parts.join(", "), who.collect::<Vec<_>>().join(", ")]
}

/// An adventurer by its name and its player's, with its load level.
fn adventurer(texts: &Texts, game: &Named, seat: Seat) -> String {
    let level = game.shown.level(game.rules, seat);
    texts.with("chac-here", &[("who", who(texts, game, seat)), ("level", level.into())])
}

/// An adventurer of a seat, and whose it is.
fn who(texts: &Texts, game: &Named, seat: Seat) -> Value {
    let adventurer = game.shown.adventurer(seat).map(|who| nouns::adventurer(texts, game.rules, who));
    let values = [("adventurer", adventurer.unwrap_or_default().into()), ("name", game.value(seat))];
    texts.with("chac-who", &values).into()
}

/// The things on a square, each in a few words.
fn things(texts: &Texts, game: &Named, square: Square, parts: &mut Vec<String>) {
    let (rules, state) = (game.rules, game.shown);
    let counted = |key: &str, count: u8| texts.with(key, &[("count", count.into())]);
    match rules.room(square) {
        Room::Entrance | Room::Zone(_) if state.walls().met => parts.push(texts.say("chac-here-met")),
        Room::Zone(zone) => {
            parts.push(counted("chac-here-deck", state.stock(Deck::zone(zone)).left()));
            parts.extend(clue(texts, game, zone));
        }
        Room::Corridor(place) => {
            if usize::from(place) == state.boulder() {
                parts.push(texts.say("chac-here-boulder"));
            }
            let alcove = rules.place(square).alcove.map(usize::from);
            if let Some(alcove) = alcove.filter(|&alcove| state.has_alcove(alcove)) {
                parts.push(texts.with("chac-here-alcove", &[("alcove", nouns::alcove(texts, rules, alcove).into())]));
            } else if alcove.is_some() {
                parts.push(texts.say("chac-here-alcove-empty"));
            }
        }
        Room::Lava(_) | Room::Sun(_) if state.is_covered() => parts.push(texts.say("chac-here-covered")),
        Room::Lava(tile) => parts.extend(lava(texts, game, tile)),
        Room::Sun(opening) if state.is_open(rules, opening.into()) => parts.push(texts.say("chac-here-roof")),
        Room::River(_) if rules.river().last() == Some(&square) => parts.push(texts.say("chac-here-fall")),
        Room::Bridge => parts.push(counted("chac-here-planks", state.planks())),
        Room::Entrance | Room::Sun(_) | Room::River(_) | Room::Out => {}
    }
}

/// The clue of a zone: its number, and its glyph if the viewer has seen it.
fn clue(texts: &Texts, game: &Named, zone: u8) -> Option<String> {
    let number = game.shown.clue(zone.into()).number?.get();
    Some(match game.shown.clue_glyph(zone.into()) {
        None => texts.with("chac-here-clue", &[("number", number.into())]),
        Some(glyph) => {
            let values = [("number", number.into()), ("glyph", nouns::glyph(texts, glyph).into())];
            texts.with("chac-here-clue-seen", &values)
        }
    })
}

/// A lava tile: its glyph or number, the side that shows, and what the viewer knows of it.
fn lava(texts: &Texts, game: &Named, tile: u8) -> Vec<String> {
    let known = game.shown.tile(tile.into());
    let mut parts = Vec::new();
    if known.face == Face::Down
        && let Some(glyph) = known.glyph
    {
        parts.push(texts.with("chac-here-glyph", &[("glyph", nouns::glyph(texts, glyph).into())]));
    }
    parts.push(nouns::face(texts, known.face));
    // A number is known beneath the tile itself, or by the clue with the same glyph.
    let number = known.number.or_else(|| game.shown.number_of(known.glyph?));
    if let Some(number) = number {
        parts.push(nouns::number(texts, number, game.shown.is_trapped(number)));
    }
    parts
}
