//! Scenes: the events of one or a few steps as things that move, each with its time.
//!
//! Decides how long everything takes and what waits for what.

use super::{Mover, Scene, Timed};
use crate::app::kit::settings::Pace;
use crate::game::{MAX_SEATS, Seat};
use crate::hex::Cell;
use crate::tikal::{Event, Piece, State};

// Seconds at the normal pace.
const WALK: f32 = 0.14;
const PASSAGE: f32 = 0.09;
/// The time after one piece until the next one sets out, if several walk.
const FOLLOW: f32 = 0.07;
const APPEAR: f32 = 0.26;
const TOKEN: f32 = 0.6;
const EXCHANGE: f32 = 0.4;
const COUNT: f32 = 0.3;
/// The time for which one item of a score is shown.
const ITEM: f32 = 0.42;
/// The greatest time for which all items together are shown.
const ALL_ITEMS: f32 = 4.0;
/// By how much longer the last item of a score is shown.
const LAST_ITEM: f32 = 0.3;
/// If a scene would take longer than this, items of scores apart, nothing moves: too much has happened at once.
const LONGEST: f32 = 2.6;

/// The scene of these events, the first of which happened in `before`. `ruin` is where the last treasure before them was
/// dug up. Nothing moves in it if motion is off or too much has happened.
#[must_use]
pub fn scene_of(before: &State, ruin: Option<Cell>, events: &[Event], pace: Pace) -> Scene {
    let mut script = Script { scene: Scene::default(), now: 0.0, ruin, scores: [0; MAX_SEATS] };
    for &seat in before.seats() {
        script.scores[seat.index()] = before.score(seat);
    }
    let is_item = |event: &&Event| matches!(event, Event::TempleScored { .. } | Event::TreasuresScored { .. });
    let items = events.iter().filter(is_item).count();
    let item = ITEM.min(ALL_ITEMS / items.max(1) as f32);
    let rounds = events.iter().filter(|event| matches!(event, Event::Scored { .. })).count();
    for &event in events {
        script.add(before, event, item);
    }
    let mut scene = script.scene;
    scene.length = scene.movers.iter().map(Timed::end).fold(0.0, f32::max);
    let is_too_long = rounds > 1 || scene.length - items as f32 * item > LONGEST;
    scene.paced(pace, is_too_long)
}

/// A scene being written, one thing after the other.
struct Script {
    scene: Scene,
    now: f32,
    ruin: Option<Cell>,
    scores: [u32; MAX_SEATS],
}

impl Script {
    fn add(&mut self, before: &State, event: Event, item: f32) {
        let start = self.now;
        match event {
            Event::Moved { seat, piece, from, to, .. } | Event::Transferred { seat, piece, from, to } => {
                let start = self.walk(seat, piece, from, to);
                self.scene.cues.push((start, event));
                return;
            }
            Event::Entered { seat, piece, camp } => self.then(Mover::Enter { seat, piece, camp }, APPEAR),
            Event::TilePlaced { cell, .. } => self.then(Mover::Tile { cell }, APPEAR),
            Event::Uncovered { temple, value, .. } => {
                let known = self.scene.movers.iter().rev().find_map(|timed| match timed.mover {
                    Mover::Tier { temple: at, value, .. } if at == temple => Some(value),
                    _ => None,
                });
                let before = known.unwrap_or_else(|| before.level(temple));
                self.then(Mover::Tier { temple, before, value }, APPEAR);
            }
            Event::Dug { ruin, .. } => self.ruin = Some(ruin),
            Event::Revealed { seat, kind } => self.then(Mover::Token { seat, ruin: self.ruin, kind }, TOKEN),
            Event::Exchanged { seat, give, with, take } => {
                self.then(Mover::Exchange { from: seat, to: with, kind: give }, EXCHANGE);
                self.now = start;
                self.then(Mover::Exchange { from: with, to: seat, kind: take }, EXCHANGE);
            }
            Event::CampBuilt { seat, site } => self.then(Mover::Camp { seat, site }, APPEAR),
            Event::GuardSet { seat, temple, piece, .. } => self.then(Mover::Guard { seat, piece, temple }, APPEAR),
            Event::TurnWon { seat, price } if price > 0 => {
                self.count(seat, self.scores[seat.index()].saturating_sub(price), COUNT);
                self.now += COUNT;
            }
            Event::TempleScored { seat, temple, value } => {
                self.item(Mover::Temple { seat, temple, value }, seat, value.into(), item);
            }
            Event::TreasuresScored { seat, kind, points, .. } => {
                self.item(Mover::Treasures { seat, kind, points }, seat, points.into(), item);
            }
            Event::Scored { points, .. } if points > 0 => {
                if let Some(last) = self.scene.movers.iter_mut().rev().find(|timed| is_item(&timed.mover)) {
                    last.length += LAST_ITEM;
                    self.now += LAST_ITEM;
                }
            }
            _ => {}
        }
        self.scene.cues.push((start, event));
    }

    /// Adds something that begins when everything before it is done.
    fn then(&mut self, mover: Mover, length: f32) {
        self.scene.movers.push(Timed { mover, start: self.now, length });
        self.now += length;
    }

    /// Adds one move of a piece: to the last walk, if it goes on there, or as a new walk. Returns when it begins.
    fn walk(&mut self, seat: Seat, piece: Piece, from: Cell, to: Cell) -> f32 {
        let mut start = self.now;
        if let Some(Timed { mover: Mover::Walk { seat: who, piece: which, way }, start: began, length }) =
            self.scene.movers.last_mut()
        {
            if (*who, *which, way.last()) == (seat, piece, Some(&from)) {
                start = *began + *length;
                way.push(to);
                *length += PASSAGE;
                self.now = self.now.max(*began + *length);
                return start;
            }
            start = *began + FOLLOW;
        }
        let length = WALK + PASSAGE;
        self.scene.movers.push(Timed { mover: Mover::Walk { seat, piece, way: vec![from, to] }, start, length });
        self.now = self.now.max(start + length);
        start
    }

    fn item(&mut self, mover: Mover, seat: Seat, points: u32, length: f32) {
        self.count(seat, self.scores[seat.index()] + points, length * 0.8);
        self.then(mover, length);
    }

    fn count(&mut self, seat: Seat, to: u32, length: f32) {
        let from = std::mem::replace(&mut self.scores[seat.index()], to);
        self.scene.movers.push(Timed { mover: Mover::Count { seat, from, to }, start: self.now, length });
    }
}

/// True if this shows an item of a score.
#[must_use]
pub const fn is_item(mover: &Mover) -> bool {
    matches!(mover, Mover::Temple { .. } | Mover::Treasures { .. })
}
