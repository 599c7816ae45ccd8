//! The words on what was done in Tikal: each action in a sentence, for the table, the log and a game that is read.
//!
//! An action that was taken back has no events, so that its words are made without them.

use super::{Named, nouns, refusals};
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::turn_won;
use crate::tikal::{Action, Event, Illegal, Piece, State, TileId, Variant};
use crate::words::replay::{Mark, Narrated};
use crate::words::{Texts, Value};

/// The things that the words on an action need beside it.
#[derive(Clone, Copy, Debug)]
pub struct Done<'a> {
    /// The rules.
    pub rules: &'a Variant,
    /// Whoever acted.
    pub seat: Seat,
    /// The name of whoever acted.
    pub name: &'a str,
    /// The name of the seat with which treasures are exchanged.
    pub other: &'a str,
    /// True if turns are auctioned, so that tiles are turned up for everybody.
    pub is_auction: bool,
    /// The tile that is placed, where it is known.
    pub tile: Option<TileId>,
    /// The price at which the turn was won whose tile is chosen, where it is known.
    pub price: Option<u32>,
    /// The events of the action; none of one that was taken back.
    pub events: &'a [Event],
}

impl Done<'_> {
    fn cell(&self, cell: Cell) -> Value {
        self.rules.layout().name(cell).to_string().into()
    }

    fn say(&self, texts: &Texts, key: &str, values: &[(&'static str, Value)]) -> String {
        let values: Vec<_> = values.iter().cloned().chain([("name", self.name.to_owned().into())]).collect();
        texts.with(key, &values)
    }

    /// Pieces of a kind that went from one hex to another, as a sentence.
    #[must_use]
    pub fn walk(&self, texts: &Texts, piece: Piece, [from, to]: [Cell; 2], count: u8) -> String {
        let key = if piece == Piece::Leader { "step-walk-leader" } else { "step-walk" };
        self.say(texts, key, &[("count", count.into()), ("from", self.cell(from)), ("to", self.cell(to))])
    }

    /// An action as a sentence.
    // An arm for each kind: in one list, which reads better whole than in parts.
    #[must_use]
    pub fn action(&self, texts: &Texts, action: Action) -> String {
        let say = |key: &str, values: &[(&'static str, Value)]| self.say(texts, key, values);
        let treasure = |kind| Value::from(nouns::treasure(texts, self.rules, kind));
        let named = |tile| ("tile", Value::from(nouns::named_tile(texts, self.rules, tile)));
        let by_piece = |piece: Piece, [leader, explorer]: [&'static str; 2]| {
            if piece == Piece::Leader { leader } else { explorer }
        };
        match action {
            Action::Draw(tile) => say(if self.is_auction { "step-turn-up" } else { "step-draw" }, &[named(tile)]),
            Action::Reveal(kind) => say("step-reveal", &[("kind", treasure(kind))]),
            Action::Bid(bid) => say("step-bid", &[("bid", bid.into())]),
            Action::Pass => say("step-pass", &[]),
            Action::Choose(tile) => {
                let key = match self.price {
                    Some(0) => "step-choose-free",
                    Some(_) => "step-choose-paid",
                    None => "step-choose",
                };
                say(key, &[named(tile), ("price", self.price.unwrap_or_default().into())])
            }
            Action::Place { cell, .. } => match self.tile {
                Some(tile) => {
                    let kind = nouns::tile(texts, self.rules.tile(tile).kind);
                    say("step-place", &[("tile", kind.into()), ("cell", self.cell(cell))])
                }
                None => say("step-place-again", &[("cell", self.cell(cell))]),
            },
            Action::Enter { piece, camp } => {
                say(by_piece(piece, ["step-enter-leader", "step-enter-explorer"]), &[("cell", self.cell(camp))])
            }
            Action::Move { piece, from, to } | Action::Transfer { piece, from, to } => {
                self.walk(texts, piece, [from, to], 1)
            }
            Action::Uncover(temple) => {
                let value = self.events.iter().find_map(|event| match *event {
                    Event::Uncovered { value, .. } => Some(value),
                    _ => None,
                });
                let key = if value.is_some() { "step-uncover" } else { "step-uncover-again" };
                say(key, &[("cell", self.cell(temple)), ("value", value.unwrap_or_default().into())])
            }
            Action::Dig(ruin) => say("step-dig", &[("cell", self.cell(ruin))]),
            Action::Exchange { give, take, .. } => {
                let other = ("other", self.other.to_owned().into());
                say("step-exchange", &[other, ("give", treasure(give)), ("take", treasure(take))])
            }
            Action::Camp(site) => say("step-camp", &[("cell", self.cell(site))]),
            Action::Guard { temple, piece } => {
                say(by_piece(piece, ["step-guard-leader", "step-guard-explorer"]), &[("cell", self.cell(temple))])
            }
            Action::End => {
                let (key, points) = self.end();
                say(key, &[("points", points.into())])
            }
        }
    }

    /// The end of a turn, with the points that were lost, or what was scored.
    fn end(&self) -> (&'static str, u32) {
        let (mut lost, mut scored) = (0, None);
        for event in self.events {
            match *event {
                Event::TurnEnded { lost: points, .. } => lost = u32::from(points),
                Event::Scored { seat, points, .. } if seat == self.seat => scored = Some(points),
                _ => {}
            }
        }
        match (scored, lost) {
            (Some(points), _) => ("step-score", points),
            (None, 0) => ("step-end", 0),
            (None, lost) => ("step-end-lost", lost),
        }
    }
}

/// A sentence on what began a scoring round, where it did: with a volcano that came up, or at the end of the game.
#[must_use]
pub fn with_scoring<'a>(texts: &Texts, said: String, events: impl IntoIterator<Item = &'a Event>) -> String {
    let begins = events.into_iter().any(|event| matches!(event, Event::ScoringBegan { .. }));
    if begins { texts.with("step-scoring", &[("said", said.into())]) } else { said }
}

impl Narrated for State {
    fn told(texts: &Texts, game: &Named, action: Option<Action>, events: &[Event], earlier: &[Event]) -> String {
        // No action of Tikal hides anything.
        let Some(action) = action else { return String::new() };
        let other = if let Action::Exchange { with, .. } = action { game.name(with) } else { "" };
        let done = Done {
            rules: game.rules,
            seat: game.acting,
            name: game.name(game.acting),
            other,
            is_auction: game.shown.is_auction(),
            tile: game.shown.hand(),
            price: turn_won(earlier).map(|(_, price)| price),
            events,
        };
        with_scoring(texts, done.action(texts, action), events)
    }

    fn mark(event: &Event) -> Option<Mark> {
        match event {
            Event::ScoringBegan { .. } => Some(Mark::Scoring),
            Event::GuardSet { .. } | Event::CampBuilt { .. } => Some(Mark::Event),
            _ => None,
        }
    }

    fn gained(event: &Event) -> Option<(Seat, i32)> {
        match *event {
            Event::TempleScored { seat, value, .. } => Some((seat, value.into())),
            Event::TreasuresScored { seat, points, .. } => Some((seat, points.into())),
            Event::TurnWon { seat, price } => Some((seat, -price.cast_signed())),
            _ => None,
        }
    }

    fn refusal(texts: &Texts, game: &Named, why: &Illegal) -> String {
        refusals::refusal(texts, game, why)
    }
}
