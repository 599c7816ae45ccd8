//! Sentences for a step of a game of the temple, made once for the sentence, the chip, the line of the log and their
//! pictures.

use egui::{Painter, Rect, vec2};

use super::{Deed, Hidden, Step, Table};
use crate::app::chac::art;
use crate::app::kit::draw::seats::seat_mark;
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::kit::theme::Theme;
use crate::app::table::bar_button::SIGN;
use crate::app::table::told::{Line, Room, Told};
use crate::chac::{
    self, Ability, Action, Adventurer, Card, Cause, Deck, Event, Glyph, Number, Phase, Purpose, State, Variant,
    WallCard,
};
use crate::game::Seat;
use crate::words::Texts;
use crate::words::chac::{nouns, told};

/// A small picture of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// An adventurer's face.
    Face(Adventurer),
    /// A treasure, face up as far as its value is known.
    Treasure(Card),
    /// The back of a treasure.
    Back(Deck),
    /// The clue of a zone, face down, with its number.
    Clue(Option<Number>),
    /// A die.
    Die(u8),
    /// A glyph.
    Glyph(Glyph),
    /// A number of a lava tile, and true if it is trapped.
    Number(Number, bool),
    /// A wall card.
    Wall(WallCard),
    /// The boulder.
    Boulder,
    /// The sign of an ability.
    Ability(Ability),
    /// The sign of a danger.
    Cause(Cause),
    /// A common sign.
    Sign(Sign),
    /// The sign of the seat whose step it is.
    Seat,
}

/// The picture of an action of the seat in this state.
#[must_use]
pub fn picture(rules: &Variant, state: &State, seat: Seat, action: Action) -> Picture {
    let face = || state.adventurer(seat).map_or(Picture::Seat, Picture::Face);
    let first = |dice: chac::Dice| dice.faces().last().map_or(Picture::Seat, Picture::Die);
    match action {
        Action::Trap(number) => Picture::Number(number, true),
        Action::Turn(number) | Action::Read(number) => Picture::Number(number, state.is_trapped(number)),
        Action::Deal(who) | Action::Choose(who) => Picture::Face(who),
        Action::Roll(_) if state.phase() == Phase::Roll(Purpose::Boulder) => Picture::Boulder,
        Action::Roll(dice) | Action::Reroll(dice) => first(dice),
        Action::Draw(value) => match state.phase() {
            Phase::Draw(deck) => Picture::Treasure(Card::new(deck, value)),
            _ => Picture::Seat,
        },
        Action::Clue(glyph) | Action::Lay(glyph) => Picture::Glyph(glyph),
        Action::Wall(card) => Picture::Wall(card),
        Action::Chest(pips) => Picture::Die(pips),
        Action::Discard(card) | Action::Leave(card) => Picture::Treasure(card),
        Action::Search => Picture::Back(deck_here(rules, state, seat)),
        Action::Decipher => Picture::Clue(clue_here(rules, state, seat)),
        Action::Pick | Action::Lockpick => Picture::Ability(Ability::Lockpicking),
        Action::Climb | Action::Swim => Picture::Ability(Ability::Swimming),
        Action::Jump => Picture::Cause(Cause::Bridge),
        Action::Fall => Picture::Cause(Cause::River),
        Action::Endurance => Picture::Ability(Ability::Endurance),
        Action::Leap(_) => Picture::Ability(Ability::Leap),
        Action::Sprint(_) => Picture::Ability(Ability::Sprint),
        Action::Linguistics(_) => Picture::Ability(Ability::Linguistics),
        Action::End | Action::Ready | Action::Wait => Picture::Sign(Sign::End),
        Action::Step(_) => face(),
        Action::Enter(_) => state.substitute(seat).map_or(Picture::Seat, Picture::Face),
    }
}

/// The deck of the place where a seat's adventurer stands.
#[must_use]
pub fn deck_here(rules: &Variant, state: &State, seat: Seat) -> Deck {
    match state.place(seat).map(|place| rules.room(place)) {
        Some(chac::Room::Zone(zone)) => Deck::zone(zone),
        Some(chac::Room::River(_)) => Deck::RIVER,
        _ => Deck::LAVA,
    }
}

/// The number of the clue of the zone where a seat's adventurer stands.
#[must_use]
pub fn clue_here(rules: &Variant, state: &State, seat: Seat) -> Option<Number> {
    match rules.room(state.place(seat)?) {
        chac::Room::Zone(zone) => state.clue(zone.into()).number,
        _ => None,
    }
}

/// A step with its words and pictures. While the viewer hides what it alone knows, that is hidden here too.
pub(super) fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
    let named = table.named();
    let before = table.sitting().seen_from(step.start).next().map(|seen| *seen.before.state());
    let before = before.unwrap_or(*table.state());
    let events = || -> Vec<Event> { table.sitting().events(step.start) };
    let of = |action: Action| {
        if table.just_shown() != Some(step.start) && is_hidden(table, action) {
            let masked: Vec<Event> = events().into_iter().map(masked).collect();
            return (told::action(texts, &named, step.seat, None, &masked), back(&masked));
        }
        (
            told::action(texts, &named, step.seat, Some(action), &events()),
            picture(table.rules(), &before, step.seat, action),
        )
    };
    let (words, picture) = match step.deed {
        Deed::Walk { to, steps: 1, .. } => of(Action::Step(to)),
        Deed::Walk { to, steps, .. } => {
            let last = table.sitting().events(step.end.saturating_sub(1));
            let (mut words, picture) =
                (told::action(texts, &named, step.seat, Some(Action::Step(to)), &last), picture_of_walk(&before, step));
            let to = nouns::towards(texts, table.rules(), to);
            let values = [("to", to.into()), ("steps", steps.into())];
            words.line = texts.with("chac-table-walk-line", &values);
            (words, picture)
        }
        Deed::Single(action, _) | Deed::Tile(action, _) => of(action),
        Deed::Laid => {
            let seat = table.name(step.seat).to_owned();
            let line = texts.say("chac-table-laid");
            let sentence = texts.with("chac-table-laid-for", &[("name", seat.into())]);
            let chip = texts.say("chac-table-laid-chip");
            let first = match table.sitting().seen_from(step.start).next().and_then(|seen| seen.action) {
                Some(Action::Lay(glyph)) => Picture::Glyph(glyph),
                _ => Picture::Seat,
            };
            (crate::words::told::Told { sentence, line, chip }, first)
        }
        Deed::Hidden(hidden) => {
            let events = events();
            let picture = match hidden {
                Hidden::Draw(deck) => Picture::Back(deck),
                Hidden::Clue(zone) => Picture::Clue(before.clue(zone.into()).number),
                Hidden::Read(_) => Picture::Sign(Sign::LookBack),
                Hidden::Treasure => back(&events),
            };
            (told::action(texts, &named, step.seat, None, &events), picture)
        }
    };
    Told {
        sentence: words.sentence,
        picture,
        line: Line { short: Some(words.chip.clone()), ..Line::plain(words.line) },
        chip: words.chip,
        nobodys: step.is_chance.then_some(picture),
    }
}

fn picture_of_walk(before: &State, step: &Step) -> Picture {
    before.adventurer(step.seat).map_or(Picture::Seat, Picture::Face)
}

/// True for what the viewer of an action alone knows, while that is hidden.
fn is_hidden(table: &Table, action: Action) -> bool {
    match action {
        Action::Draw(_) => !table.shows_secrets(),
        Action::Clue(_) | Action::Read(_) => !table.shows_glyphs(),
        Action::Discard(card) | Action::Leave(card) => !card.is_public() && !table.shows_secrets(),
        _ => false,
    }
}

/// An event without what one seat alone knows.
fn masked(event: Event) -> Event {
    <State as crate::game::Game>::event_for(event, None).unwrap_or(event)
}

/// The back of the treasure that events tell of.
fn back(events: &[Event]) -> Picture {
    let deck = events.iter().find_map(|event| match *event {
        Event::Drawn { deck, .. } => Some(deck),
        Event::Discarded { card, .. } | Event::Left { card, .. } => Some(card.deck()),
        _ => None,
    });
    deck.map_or(Picture::Sign(Sign::LookBack), Picture::Back)
}

/// Paints a small picture; `seat` is whose step it is about.
pub(super) fn paint(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, picture: Picture, room: Room) {
    let (Room::Chip(rect) | Room::Line(rect) | Room::Entry(rect) | Room::Button(rect, _)) = room;
    // In a button it stands beside a title, and no larger than that.
    let margin = if matches!(room, Room::Button(..)) { 3.0 } else { 0.0 };
    let side = rect.height().min(rect.width()) - 2.0 * margin;
    let (centre, radius) = (rect.center(), 0.5 * side - 1.0);
    let square = Rect::from_center_size(centre, vec2(side, side)).shrink(1.0);
    let look = table.seat_look(seat);
    let colour = if let Room::Button(_, colour) = room { colour } else { theme.chrome.text_weak };
    match picture {
        Picture::Face(who) => {
            art::adventurer(painter, theme, centre, radius, art::Face::of(table.rules(), who), Some(look));
        }
        Picture::Treasure(card) => art::treasure(painter, theme, square, card.deck(), card.value()),
        Picture::Back(deck) => art::treasure(painter, theme, square, deck, None),
        Picture::Clue(number) => art::clue(painter, theme, square, number, None),
        Picture::Die(face) => art::die(painter, theme, centre, radius * 0.86, face, art::DieLook::Plain),
        Picture::Glyph(glyph) => {
            art::lava_tile(painter, theme, square, art::TileLook::Glyph(Some(glyph), None), false);
        }
        Picture::Number(number, is_trapped) => {
            art::lava_tile(painter, theme, square, art::TileLook::Turned(Some(number)), is_trapped);
        }
        Picture::Wall(card) => art::wall_card(painter, theme, square, Some(card)),
        Picture::Boulder => art::boulder(painter, theme, centre, radius),
        Picture::Ability(ability) => art::ability(painter, centre, radius.min(SIGN), ability, colour),
        Picture::Cause(cause) => art::cause(painter, centre, radius.min(SIGN), cause, colour),
        Picture::Sign(one) => sign(painter, centre, radius.min(SIGN), one, colour),
        Picture::Seat => seat_mark(painter, theme, centre, side * 0.4, look),
    }
}
