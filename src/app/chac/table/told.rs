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
use crate::chac::{Ability, Action, Adventurer, Card, Deck, Event, Glyph, Number, State, WallCard};
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
    /// The sign of something that is done.
    Deed(art::Deed),
    /// The sign of an ability.
    Ability(Ability),
    /// A common sign.
    Sign(Sign),
    /// The sign of the seat whose step it is.
    Seat,
}

/// The picture of an action of the seat in this state.
#[must_use]
pub fn picture(state: &State, seat: Seat, action: Action) -> Picture {
    let face = || state.adventurer(seat).map_or(Picture::Seat, Picture::Face);
    let first = |dice: crate::chac::Dice| dice.faces().last().map_or(Picture::Seat, Picture::Die);
    match action {
        Action::Trap(number) => Picture::Number(number, true),
        Action::Turn(number) | Action::Read(number) => Picture::Number(number, state.is_trapped(number)),
        Action::Deal(who) | Action::Choose(who) => Picture::Face(who),
        Action::Roll(dice) | Action::Reroll(dice) => first(dice),
        Action::Draw(value) => match state.phase() {
            crate::chac::Phase::Draw(deck) => Picture::Treasure(Card::new(deck, value)),
            _ => Picture::Seat,
        },
        Action::Clue(glyph) | Action::Lay(glyph) => Picture::Glyph(glyph),
        Action::Wall(card) => Picture::Wall(card),
        Action::Chest(pips) => Picture::Die(pips),
        Action::Discard(card) | Action::Leave(card) => Picture::Treasure(card),
        Action::Search => Picture::Deed(art::Deed::Search),
        Action::Decipher => Picture::Deed(art::Deed::Decipher),
        Action::Pick | Action::Lockpick => Picture::Deed(art::Deed::Pick),
        Action::Climb => Picture::Deed(art::Deed::Climb),
        Action::Jump => Picture::Deed(art::Deed::Jump),
        Action::End | Action::Ready | Action::Wait => Picture::Sign(Sign::End),
        Action::Step(_)
        | Action::Leap(_)
        | Action::Sprint(_)
        | Action::Linguistics(_)
        | Action::Endurance
        | Action::Swim
        | Action::Fall
        | Action::Enter(_) => face(),
    }
}

/// A step with its words and pictures. While the viewer hides what it alone knows, that is hidden here too.
pub(super) fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
    let named = table.named();
    let before = table.sitting().seen_from(step.start).next().map(|seen| *seen.before.state());
    let before = before.unwrap_or(*table.state());
    let hides = table.has_secrets() && !table.shows_secrets();
    let events = || -> Vec<Event> { table.sitting().events(step.start) };
    let of = |action: Action| {
        if hides && is_secret(action) {
            let masked: Vec<Event> = events().into_iter().map(masked).collect();
            return (told::action(texts, &named, step.seat, None, &masked), back(&masked));
        }
        (told::action(texts, &named, step.seat, Some(action), &events()), picture(&before, step.seat, action))
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
                Hidden::Clue(_) => Picture::Deed(art::Deed::Decipher),
                Hidden::Read(_) => Picture::Sign(Sign::LookBack),
                Hidden::Treasure => back(&events),
            };
            (told::action(texts, &named, step.seat, None, &events), picture)
        }
    };
    Told {
        sentence: words.sentence,
        chip: words.chip,
        picture,
        line: Line::plain(words.line),
        nobodys: step.is_chance.then_some(picture),
    }
}

fn picture_of_walk(before: &State, step: &Step) -> Picture {
    before.adventurer(step.seat).map_or(Picture::Seat, Picture::Face)
}

/// True for what the viewer of an action may alone know.
fn is_secret(action: Action) -> bool {
    match action {
        Action::Draw(_) | Action::Clue(_) | Action::Read(_) => true,
        Action::Discard(card) | Action::Leave(card) => !card.is_public(),
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
    let side = rect.height().min(rect.width());
    let square = Rect::from_center_size(rect.center(), vec2(side, side)).shrink(1.0);
    let look = table.seat_look(seat);
    let colour = if let Room::Button(_, colour) = room { colour } else { theme.chrome.text_weak };
    match picture {
        Picture::Face(who) => art::face(painter, theme, square, table.rules(), who, look),
        Picture::Treasure(card) => art::treasure(painter, theme, square, card),
        Picture::Back(deck) => art::treasure(painter, theme, square, Card::back(deck)),
        Picture::Die(face) => art::die(painter, theme, square, Some(face)),
        Picture::Glyph(glyph) => art::glyph(painter, theme, square, glyph),
        Picture::Number(number, is_trapped) => art::number(painter, theme, square, number, is_trapped),
        Picture::Wall(card) => art::wall_card(painter, theme, square, Some(card)),
        Picture::Boulder => art::boulder(painter, theme, square),
        Picture::Ability(ability) => art::ability(painter, theme, square, ability, colour),
        Picture::Deed(deed) => art::deed(painter, theme, square, deed, colour),
        Picture::Sign(one) => sign(painter, rect.center(), if side > 20.0 { SIGN } else { 8.0 }, one, colour),
        Picture::Seat => seat_mark(painter, theme, rect.center(), side * 0.4, look),
    }
}
