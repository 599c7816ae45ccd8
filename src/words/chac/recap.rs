//! The outcome of what others and the traps did since a seat decided last: who was lost or got out, how far walls and
//! boulder have come, what was taken. When a recap is told, the table decides.

use super::{Named, nouns, told};
use crate::chac::{Cause, Event, Room, Square};
use crate::game::Seat;
use crate::words::Texts;

/// A line of a recap.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The line.
    pub said: String,
    /// The square that it is about, if it is about one.
    pub square: Option<Square>,
}

/// The outcome of some events for this seat, the gravest first; `game` shows the position after them.
#[must_use]
pub fn lines(texts: &Texts, game: &Named, seat: Seat, events: &[Event]) -> Vec<Line> {
    let recap = Recap { texts, game, seat, events };
    let mut lines = Vec::new();
    recap.adventurers(&mut lines);
    recap.traps(&mut lines);
    recap.temple(&mut lines);
    recap.treasures(&mut lines);
    lines
}

struct Recap<'a> {
    texts: &'a Texts,
    game: &'a Named<'a>,
    /// The seat that is addressed.
    seat: Seat,
    events: &'a [Event],
}

impl Recap<'_> {
    fn told(&self, event: &Event, square: Option<Square>) -> Line {
        let said = self.addressed(event).unwrap_or_else(|| told::event(self.texts, self.game, event));
        Line { said, square }
    }

    /// An event of the seat itself, as it is told to the one who plays it.
    fn addressed(&self, event: &Event) -> Option<String> {
        let (texts, rules) = (self.texts, self.game.rules);
        Some(match *event {
            Event::Lost { seat, adventurer, cause, .. } if seat == self.seat => {
                let cause = match cause {
                    Cause::Lava => "lava",
                    Cause::River => "river",
                    Cause::Bridge => "bridge",
                    Cause::Walls => "walls",
                    Cause::Boulder => "boulder",
                    Cause::ShutIn => "shut",
                };
                let adventurer = nouns::adventurer(texts, rules, adventurer);
                texts.with("chac-recap-lost-you", &[("adventurer", adventurer.into()), ("cause", cause.into())])
            }
            Event::Uncovered { seat } if seat == self.seat => texts.say("chac-recap-uncovered-you"),
            Event::Turned { seat, tile, number, sank } if seat == self.seat => {
                let key = if sank { "chac-recap-turn-sinks-you" } else { "chac-recap-turn-holds-you" };
                let square = nouns::square(texts, rules, tile);
                texts.with(key, &[("square", square.into()), ("number", number.get().into())])
            }
            _ => return None,
        })
    }

    /// The adventurers that were lost, got out or came in: those of the seat itself first.
    fn adventurers(&self, lines: &mut Vec<Line>) {
        let seat = self.seat;
        let lost = |own: bool| {
            let is_told =
                move |event: &&Event| matches!(event, Event::Lost { seat: whose, .. } if (*whose == seat) == own);
            self.events.iter().filter(is_told).map(|event| self.told(event, None))
        };
        lines.extend(lost(true).chain(lost(false)));
        for event in self.events {
            match *event {
                Event::GotOut { seat: whose, .. } if whose != seat => lines.push(self.told(event, None)),
                Event::SubstituteEntered { seat: whose, corner, .. } if whose != seat => {
                    lines.push(self.told(event, Some(corner)));
                }
                _ => {}
            }
        }
    }

    /// The ways that the walls and the boulder have come.
    fn traps(&self, lines: &mut Vec<Line>) {
        let (texts, game) = (self.texts, self.game);
        let moved: u8 = self
            .events
            .iter()
            .map(|event| match *event {
                Event::WallTurned { card, .. } => card.steps().0 + card.steps().1,
                _ => 0,
            })
            .sum();
        if self.events.contains(&Event::WallsMet) {
            lines.push(self.told(&Event::WallsMet, None));
        } else if moved > 0 {
            let walls = game.shown.walls();
            let values = [
                ("moved", moved.into()),
                ("now", (walls.left + walls.right).into()),
                ("steps", game.rules.wall_steps().into()),
            ];
            lines.push(Line { said: texts.with("chac-recap-walls", &values), square: None });
        }
        let way: Vec<Square> = self
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::BoulderMoved { to } => Some(to),
                _ => None,
            })
            .collect();
        if let Some(&to) = way.last() {
            let values = [("squares", way.len().into()), ("to", nouns::towards(texts, game.rules, to).into())];
            lines.push(Line { said: texts.with("chac-recap-boulder", &values), square: Some(to) });
        }
        for event in self.events {
            match *event {
                Event::RoofOpened { corner } => lines.push(self.told(event, Some(corner))),
                Event::ExitClosed => lines.push(self.told(event, Some(game.rules.out()))),
                _ => {}
            }
        }
    }

    /// The bridge and the lava room.
    fn temple(&self, lines: &mut Vec<Line>) {
        let broken: u8 = self
            .events
            .iter()
            .map(|event| match *event {
                Event::BridgeTested { broken, .. } => broken,
                _ => 0,
            })
            .sum();
        if broken > 0 {
            let values = [("broken", broken.into()), ("left", self.game.shown.planks().into())];
            lines.push(Line { said: self.texts.with("chac-recap-bridge", &values), square: self.game.rules.bridge() });
        }
        for event in self.events {
            match *event {
                Event::Uncovered { .. } => lines.push(self.told(event, None)),
                Event::Turned { tile, .. } => lines.push(self.told(event, Some(tile))),
                _ => {}
            }
        }
    }

    /// The treasures that others found, and those that they threw away, counted.
    fn treasures(&self, lines: &mut Vec<Line>) {
        let seat = self.seat;
        for event in self.events {
            if let Event::AlcoveOpened { seat: whose, alcove, .. } = *event
                && whose != seat
            {
                let square = self.game.rules.alcoves().get(usize::from(alcove)).map(|alcove| alcove.square);
                lines.push(self.told(event, square));
            }
        }
        for &other in self.game.shown.seats().iter().filter(|&&other| other != seat) {
            let found = self.events.iter().filter(|event| matches!(event, Event::Drawn { seat, .. } if *seat == other));
            let found = found.count();
            if found > 0 {
                let values = [("name", self.game.value(other)), ("count", found.into())];
                let square = self.game.shown.place(other);
                let square = square.filter(|&square| !matches!(self.game.rules.room(square), Room::Out));
                lines.push(Line { said: self.texts.with("chac-recap-found", &values), square });
            }
            let thrown = |event: &&Event| matches!(event, Event::Discarded { seat, .. } if *seat == other);
            let thrown = self.events.iter().filter(thrown).count();
            if thrown > 0 {
                let values = [("name", self.game.value(other)), ("count", thrown.into())];
                lines.push(Line { said: self.texts.with("chac-recap-thrown", &values), square: None });
            }
        }
    }
}
