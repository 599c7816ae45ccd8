//! Things that move on a table of Legend from one state to the next, and the parts of the state that have not arrived yet.
//!
//! Decides how long everything takes and what waits for what. Painting is done in `paint_motion`; when things set out,
//! `hexboard::motion` decides.

use crate::app::hexboard;
use crate::app::kit::settings::Pace;
use crate::expedition::Treasure;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::legend::ScoreItem;
use crate::legend::{Event, Piece, State};

// Seconds at the normal pace.
const WALK: f32 = 0.14;
const PASSAGE: f32 = 0.09;
/// The time after one piece until the next one sets out, if several walk.
const FOLLOW: f32 = 0.07;
const APPEAR: f32 = 0.26;
const TOKEN: f32 = 0.6;
const EXCHANGE: f32 = 0.4;
/// The time for which one item of a score is shown, and the greatest time for all of them.
const ITEM: f32 = 0.42;
const ALL_ITEMS: f32 = 4.0;
/// If a scene would take longer than this, items of scores apart, nothing moves: too much has happened at once.
const LONGEST: f32 = 2.6;

/// Something that moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Mover {
    /// A piece walks over these cells.
    Walk {
        /// Whose it is.
        seat: Seat,
        /// Its kind.
        piece: Piece,
        /// From the first cell to the last.
        way: Vec<Cell>,
    },
    /// A piece comes from the sheet.
    Enter {
        /// Whose it is.
        seat: Seat,
        /// Its kind.
        piece: Piece,
        /// Where it comes to.
        cell: Cell,
    },
    /// A tile drops into its place.
    Tile(Cell),
    /// A tier drops on a temple, which had this value before.
    Tier {
        /// The temple.
        temple: Cell,
        /// Its value before.
        before: u8,
        /// Its value from then on.
        value: u8,
    },
    /// A treasure is turned up and goes to its owner.
    Treasure {
        /// Whose it becomes.
        seat: Seat,
        /// The ruin in which it lay.
        ruin: Cell,
        /// Its kind.
        kind: Treasure,
    },
    /// A treasure goes from one player to another.
    Exchange {
        /// Who gives it.
        from: Seat,
        /// Who takes it.
        to: Seat,
        /// Its kind.
        kind: Treasure,
    },
    /// A camp is pitched.
    Camp(Seat, Cell),
    /// A guard takes its place on a temple.
    Guard(Seat, Piece, Cell),
    /// An item scores, for the seat.
    Item(Seat, ScoreItem),
}

/// The motion on a table of Legend.
pub type Motion = hexboard::motion::Motion<Mover, Event>;
type Timed = hexboard::motion::Timed<Mover>;
/// Everything that moves after one or a few steps of a game of Legend.
pub type Scene = hexboard::motion::Scene<Mover, Event>;

impl Motion {
    /// The number of a seat's pieces of a kind on a cell that have not arrived.
    #[must_use]
    pub fn absent(&self, cell: Cell, seat: Seat, piece: Piece) -> u8 {
        let absent = |mover: &Mover| match mover {
            Mover::Walk { seat: who, piece: which, way } => (*who, *which, way.last()) == (seat, piece, Some(&cell)),
            Mover::Enter { seat: who, piece: which, cell: to } => (*who, *which, *to) == (seat, piece, cell),
            _ => false,
        };
        self.movers().filter(|(mover, _)| absent(mover)).count() as u8
    }

    /// True if the tile, the camp or the guard on a cell has not arrived.
    #[must_use]
    pub fn is_absent(&self, is_it: impl Fn(&Mover) -> bool) -> bool {
        self.movers().any(|(mover, _)| is_it(mover))
    }

    /// The value that a temple still shows, if a tier of it has not arrived.
    #[must_use]
    pub fn level(&self, cell: Cell) -> Option<u8> {
        self.movers().find_map(|(mover, _)| match *mover {
            Mover::Tier { temple, before, .. } if temple == cell => Some(before),
            _ => None,
        })
    }

    /// While a score is shown item by item: the item of this moment, and how much of its time is over, from 0 to 1.
    #[must_use]
    pub fn item(&self) -> Option<(Seat, ScoreItem, f32)> {
        self.movers().find_map(|(mover, done)| match *mover {
            Mover::Item(seat, item) => Some((seat, item, done)),
            _ => None,
        })
    }
}

/// The scene of these events, the first of which happened in `before`; `ruin` is where the last treasure before them was
/// dug up. Nothing moves in it if motion is off or too much has happened.
#[must_use]
pub fn scene_of(before: &State, ruin: Option<Cell>, events: &[Event], pace: Pace) -> Scene {
    let items = events.iter().filter(|event| ScoreItem::of(event).is_some()).count();
    let item = ITEM.min(ALL_ITEMS / items.max(1) as f32);
    let mut script = Script { scene: Scene::default(), now: 0.0, ruin, item };
    for &event in events {
        script.add(before, event);
    }
    let mut scene = script.scene;
    scene.length = scene.movers.iter().map(Timed::end).fold(0.0, f32::max);
    let is_too_long = scene.length - items as f32 * item > LONGEST;
    scene.paced(pace, is_too_long)
}

/// A scene being written, one thing after the other.
struct Script {
    scene: Scene,
    now: f32,
    ruin: Option<Cell>,
    item: f32,
}

impl Script {
    fn add(&mut self, before: &State, event: Event) {
        let start = self.now;
        match event {
            Event::Moved { seat, piece, from, to, .. }
            | Event::Transferred { seat, piece, from, to }
            | Event::Jumped { seat, piece, from, to } => {
                let start = self.walk(seat, piece, from, to);
                self.scene.cues.push((start, event));
                return;
            }
            Event::Entered { seat, piece, camp: cell } | Event::Put { seat, piece, cell } => {
                self.then(Mover::Enter { seat, piece, cell }, APPEAR);
            }
            Event::TileLaid { cell, .. } => self.then(Mover::Tile(cell), APPEAR),
            Event::Uncovered { temple, value, .. } => {
                let known = self.scene.movers.iter().rev().find_map(|timed| match timed.mover {
                    Mover::Tier { temple: at, value, .. } if at == temple => Some(value),
                    _ => None,
                });
                let before = known.unwrap_or_else(|| before.level(temple));
                self.then(Mover::Tier { temple, before, value }, APPEAR);
            }
            Event::Dug { ruin, .. } => self.ruin = Some(ruin),
            Event::Revealed { seat, kind } => {
                if let Some(ruin) = self.ruin {
                    self.then(Mover::Treasure { seat, ruin, kind }, TOKEN);
                }
            }
            Event::Taken { seat, ruin, kind } => self.then(Mover::Treasure { seat, ruin, kind }, TOKEN),
            Event::Exchanged { seat, give, with, take, .. } => {
                self.then(Mover::Exchange { from: seat, to: with, kind: give }, EXCHANGE);
                self.now = start;
                self.then(Mover::Exchange { from: with, to: seat, kind: take }, EXCHANGE);
            }
            Event::CampBuilt { seat, site } | Event::CampMoved { seat, to: site, .. } => {
                self.then(Mover::Camp(seat, site), APPEAR);
            }
            Event::GuardSet { seat, temple, piece, .. } => self.then(Mover::Guard(seat, piece, temple), APPEAR),
            Event::TempleScored { seat, .. }
            | Event::VolcanoScored { seat, .. }
            | Event::LandScored { seat, .. }
            | Event::LakesScored { seat, .. }
            | Event::TreasuresScored { seat, .. }
            | Event::PowerScored { seat, .. } => {
                if let Some(item) = ScoreItem::of(&event) {
                    self.then(Mover::Item(seat, item), self.item);
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
}
