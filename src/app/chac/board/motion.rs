//! Things that move in a temple from one state to the next, and the parts of the state that have not arrived yet.
//!
//! Decides how long everything takes and what waits for what. When things set out, `hexboard::motion` decides; how they
//! look on their way, `moving`.

use crate::app::hexboard;
use crate::app::kit::settings::Pace;
use crate::chac::{
    Adventurer, Cause, Deck, Dice, Event, Glyph, Number, Purpose, Room, Square, State, Value, Variant, WallCard,
};
use crate::game::Seat;

// Seconds at the normal pace.
const STEP: f32 = 0.22;
const ROLL: f32 = 1.1;
const BOULDER: f32 = 0.34;
const WALL: f32 = 0.5;
const CARD: f32 = 0.45;
const TILE: f32 = 0.5;
const SINK: f32 = 0.8;
const LAY: f32 = 0.09;
const COVER: f32 = 0.7;
const PLANK: f32 = 0.5;
const ROOF: f32 = 0.8;
const END: f32 = 0.7;
const ENTER: f32 = 0.7;
const TREASURE: f32 = 0.5;
const CHEST: f32 = 0.7;
/// If a scene would take longer than this, nothing moves: too much has happened at once.
const LONGEST: f32 = 12.0;

/// Something that moves.
#[derive(Clone, PartialEq, Debug)]
pub enum Mover {
    /// An adventurer walks over these squares.
    Walk {
        /// Whose it is.
        seat: Seat,
        /// The adventurer.
        adventurer: Adventurer,
        /// From the first square to the last.
        way: Vec<Square>,
    },
    /// A substitute is let down through the roof.
    Enter {
        /// Whose it is.
        seat: Seat,
        /// The adventurer.
        adventurer: Adventurer,
        /// The sun corner.
        corner: Square,
    },
    /// An adventurer meets its end.
    Lost {
        /// Whose it was.
        seat: Seat,
        /// The adventurer.
        adventurer: Adventurer,
        /// Where it stood.
        square: Square,
        /// What happened to it.
        cause: Cause,
    },
    /// Dice roll.
    Dice {
        /// As they come to lie.
        dice: Dice,
        /// What they are rolled for.
        purpose: Purpose,
        /// For the boulder the least face that moves it, for the bridge the load, for the river the highest face that does
        /// harm; else without a meaning.
        limit: u8,
    },
    /// A wall card is turned up.
    Card(WallCard),
    /// The walls move: the steps of the left and of the right one before and after.
    Walls {
        /// Before.
        from: (u8, u8),
        /// After.
        to: (u8, u8),
    },
    /// The boulder rolls from one place of its track to another.
    Boulder {
        /// Where it lay.
        from: usize,
        /// Where it comes to lie.
        to: usize,
    },
    /// The roof opens, by the number of the opening.
    Roof(usize),
    /// The cover comes off the lava room.
    Uncover,
    /// A glyph is laid on a lava tile, by the number of the tile.
    Lay(usize, Glyph),
    /// A lava tile is turned, by the number of the tile, and sinks if it is trapped.
    Turn {
        /// The tile.
        tile: usize,
        /// What is beneath.
        number: Number,
        /// True if it sinks.
        sinks: bool,
    },
    /// Planks of the bridge break: those left before and after.
    Planks {
        /// Before.
        from: u8,
        /// After.
        to: u8,
    },
    /// A treasure goes to its finder.
    Treasure {
        /// Who takes it.
        seat: Seat,
        /// Where it was.
        square: Square,
        /// The deck that it comes from.
        deck: Deck,
        /// Its value, if the viewer knows it.
        value: Option<Value>,
    },
    /// A chest is opened at the end.
    Chest {
        /// Whose it is.
        seat: Seat,
        /// The value in it.
        value: u8,
    },
}

/// The motion in a temple.
pub type Motion = hexboard::motion::Motion<Mover, Event>;
type Timed = hexboard::motion::Timed<Mover>;
/// Everything that moves after one or a few steps of a game.
pub type Scene = hexboard::motion::Scene<Mover, Event>;

/// The scene of these events, the first of which happened in `before`. Nothing moves in it if motion is off or too much has
/// happened.
#[must_use]
pub fn scene_of(rules: &Variant, before: &State, events: &[Event], pace: Pace) -> Scene {
    let mut script = Script::new(rules, before);
    for &event in events {
        script.add(event);
    }
    let mut scene = script.scene;
    scene.length = scene.movers.iter().map(Timed::end).fold(0.0, f32::max);
    let is_too_long = scene.length > LONGEST;
    scene.paced(pace, is_too_long)
}

/// A scene being written, one thing after the other, and the temple as it is at that time.
struct Script<'a> {
    rules: &'a Variant,
    scene: Scene,
    now: f32,
    places: Vec<Option<Square>>,
    people: Vec<Option<Adventurer>>,
    /// The lava tile that sank last.
    sunk: Option<Square>,
    walls: (u8, u8),
    boulder: usize,
    planks: u8,
}

impl<'a> Script<'a> {
    fn new(rules: &'a Variant, before: &State) -> Self {
        Self {
            rules,
            scene: Scene::default(),
            now: 0.0,
            places: before.seats().iter().map(|&seat| before.place(seat)).collect(),
            people: before.seats().iter().map(|&seat| before.adventurer(seat)).collect(),
            sunk: None,
            walls: (before.walls().left, before.walls().right),
            boulder: before.boulder(),
            planks: before.planks(),
        }
    }

    fn place(&self, seat: Seat) -> Option<Square> {
        self.places.get(seat.index()).copied().flatten()
    }

    fn put(&mut self, seat: Seat, square: Option<Square>) {
        if let Some(place) = self.places.get_mut(seat.index()) {
            *place = square;
        }
    }

    fn adventurer(&self, seat: Seat) -> Option<Adventurer> {
        self.people.get(seat.index()).copied().flatten()
    }

    fn tile(&self, square: Square) -> Option<usize> {
        match self.rules.room(square) {
            Room::Lava(tile) => Some(tile.into()),
            _ => None,
        }
    }

    /// Adds something that begins when everything before it is done.
    fn then(&mut self, mover: Mover, length: f32) {
        self.scene.movers.push(Timed { mover, start: self.now, length });
        self.now += length;
    }

    fn add(&mut self, event: Event) {
        let mut start = self.now;
        match event {
            Event::Chosen { seat, adventurer } => {
                self.people[seat.index()] = Some(adventurer);
                self.put(seat, Some(self.rules.entrance()));
            }
            Event::Moved { seat, from, to } => start = self.walk(seat, from, to),
            Event::Climbed { seat, to } => {
                if let Some(from) = self.place(seat) {
                    start = self.walk(seat, from, to);
                }
            }
            Event::SubstituteEntered { seat, adventurer, corner } => {
                self.people[seat.index()] = Some(adventurer);
                self.put(seat, Some(corner));
                self.then(Mover::Enter { seat, adventurer, corner }, ENTER);
            }
            Event::Lost { seat, adventurer, cause, .. } => self.lose(seat, adventurer, cause),
            Event::ActionsRolled { dice } => self.roll(dice, Purpose::Actions, 0),
            Event::LockRolled { dice, .. } => self.roll(dice, Purpose::Lock, 0),
            Event::ClimbRolled { dice, .. } => self.roll(dice, Purpose::Water, self.rules.danger()),
            Event::BridgeTested { dice, load, left, .. } => {
                self.roll(dice, Purpose::Bridge, load);
                let from = std::mem::replace(&mut self.planks, left);
                if left < from {
                    self.then(Mover::Planks { from, to: left }, PLANK);
                }
            }
            Event::BoulderRolled { dice, .. } => self.roll(dice, Purpose::Boulder, self.rules.boulder_needs()),
            Event::BoulderMoved { to } => start = self.boulder(to),
            Event::WallTurned { card, left, right } => {
                self.then(Mover::Card(card), CARD);
                let from = std::mem::replace(&mut self.walls, (left, right));
                if from != (left, right) {
                    self.then(Mover::Walls { from, to: (left, right) }, WALL);
                }
            }
            Event::RoofOpened { corner } => {
                let opening = self.rules.openings().iter().position(|it| it.sun == corner);
                if let Some(opening) = opening {
                    self.then(Mover::Roof(opening), ROOF);
                }
            }
            Event::Uncovered { .. } => self.then(Mover::Uncover, COVER),
            Event::GlyphLaid { tile, glyph } => {
                if let Some(tile) = self.tile(tile) {
                    self.then(Mover::Lay(tile, glyph), LAY);
                }
            }
            Event::Turned { tile, number, sank, .. } => {
                self.sunk = sank.then_some(tile);
                let length = if sank { SINK } else { TILE };
                let turn = self.tile(tile).map(|tile| Mover::Turn { tile, number, sinks: sank });
                if let Some(turn) = turn {
                    self.then(turn, length);
                }
            }
            Event::Drawn { seat, deck, value } => self.treasure(seat, deck, value),
            Event::AlcoveOpened { seat, value, .. } => self.treasure(seat, Deck::ALCOVE, Some(value)),
            Event::ChestOpened { seat, value } => self.then(Mover::Chest { seat, value }, CHEST),
            _ => {}
        }
        self.scene.cues.push((start, event));
    }

    fn roll(&mut self, dice: Dice, purpose: Purpose, limit: u8) {
        self.then(Mover::Dice { dice, purpose, limit }, ROLL);
    }

    fn treasure(&mut self, seat: Seat, deck: Deck, value: Option<Value>) {
        if let Some(square) = self.place(seat) {
            self.then(Mover::Treasure { seat, square, deck, value }, TREASURE);
        }
    }

    /// Lets the boulder roll one square on, in one go with the square before. Returns when it sets out.
    fn boulder(&mut self, to: Square) -> f32 {
        let start = self.now;
        let Room::Corridor(place) = self.rules.room(to) else { return start };
        let from = std::mem::replace(&mut self.boulder, place.into());
        // Those whom it crushes lie between.
        let rolling = self.scene.movers.iter_mut().rev().find(|timed| !matches!(timed.mover, Mover::Lost { .. }));
        if let Some(Timed { mover: Mover::Boulder { to, .. }, start: began, length }) = rolling
            && *to == from
        {
            *to = place.into();
            *length += BOULDER;
            self.now = *began + *length;
            return start;
        }
        self.then(Mover::Boulder { from, to: place.into() }, BOULDER);
        start
    }

    /// Adds a step: to the last walk, if it goes on there, or as a new walk. Returns when it begins.
    fn walk(&mut self, seat: Seat, from: Square, to: Square) -> f32 {
        let start = self.now;
        self.put(seat, Some(to));
        if let Some(Timed { mover: Mover::Walk { seat: who, way, .. }, start: began, length }) =
            self.scene.movers.last_mut()
            && (*who, way.last()) == (seat, Some(&from))
        {
            way.push(to);
            *length += STEP;
            self.now = *began + *length;
            return start;
        }
        if let Some(adventurer) = self.adventurer(seat) {
            self.then(Mover::Walk { seat, adventurer, way: vec![from, to] }, STEP);
        }
        start
    }

    /// Lets an adventurer meet its end. The boulder rolls on meanwhile, and walls close over all at once.
    fn lose(&mut self, seat: Seat, adventurer: Adventurer, cause: Cause) {
        let on_tile = self.sunk.filter(|_| cause == Cause::Lava);
        let Some(square) = on_tile.or(self.place(seat)) else { return };
        self.put(seat, None);
        let mover = Mover::Lost { seat, adventurer, square, cause };
        match cause {
            Cause::Lava | Cause::River | Cause::Bridge => self.then(mover, END),
            Cause::Walls | Cause::Boulder | Cause::ShutIn => {
                self.scene.movers.push(Timed { mover, start: self.now, length: END });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::layout::tests::temple;
    use super::*;
    use crate::chac::Setup;

    fn begun(rules: &Variant) -> State {
        use crate::game::{Actor, NoEvents};
        let mut state = State::new(rules, 3, &Setup::default());
        while state.round() == 0 {
            let action = if state.actor() == Actor::Chance {
                let mut outcomes = Vec::new();
                state.outcomes(rules, &mut outcomes);
                outcomes[0].0
            } else {
                let mut actions = Vec::new();
                state.legal_actions(rules, &mut actions);
                actions[0]
            };
            state.apply(rules, action, &mut NoEvents).unwrap();
        }
        state
    }

    fn movers(scene: &Scene) -> Vec<Mover> {
        scene.movers.iter().map(|timed| timed.mover.clone()).collect()
    }

    #[test]
    fn steps_in_a_row_are_one_walk_and_squares_in_a_row_one_roll_of_the_boulder() {
        let rules = temple();
        let (before, named) = (begun(&rules), |id: &str| rules.square_named(id).unwrap());
        let (seat, adventurer) = (Seat::default(), before.adventurer(Seat::default()).unwrap());
        let [from, to, on] = ["entrance", "z1", "z2"].map(named);
        let steps = [Event::Moved { seat, from, to }, Event::Moved { seat, from: to, to: on }];
        let walk = scene_of(&rules, &before, &steps, Pace::Normal);
        assert_eq!(movers(&walk), [Mover::Walk { seat, adventurer, way: vec![from, to, on] }]);
        assert!((walk.length - 2.0 * STEP).abs() < 1e-3);
        let lost = Event::Lost { seat, adventurer, cause: Cause::Boulder, treasures: 0 };
        let roll = [
            Event::BoulderMoved { to: named("c1") },
            lost,
            Event::BoulderMoved { to: named("c2") },
            Event::BoulderMoved { to: named("c3") },
        ];
        let rolled = scene_of(&rules, &before, &roll, Pace::Normal);
        assert_eq!(movers(&rolled)[0], Mover::Boulder { from: 0, to: 3 });
        assert_eq!(rolled.movers.len(), 2, "who is crushed does not stop it");
        assert!(rolled.movers[1].start < rolled.movers[0].end());
        assert_eq!(rolled.cues.len(), 4, "all of it is heard");
    }

    #[test]
    fn nothing_moves_where_motion_is_off_and_everything_is_heard_at_once() {
        let rules = temple();
        let before = begun(&rules);
        let dice = Dice::of(&[1, 4, 4]).unwrap();
        let events =
            [Event::BoulderRolled { dice, squares: 2 }, Event::WallTurned { card: WallCard::Left, left: 1, right: 0 }];
        let moving = scene_of(&rules, &before, &events, Pace::Normal);
        assert_eq!(moving.movers.len(), 3, "dice, a card, and the walls");
        let still = scene_of(&rules, &before, &events, Pace::Off);
        assert!(still.movers.is_empty() && still.length == 0.0);
        assert!(still.cues.len() == 2 && still.cues.iter().all(|&(at, _)| at == 0.0));
    }

    #[test]
    fn who_steps_on_a_trap_sinks_with_the_tile() {
        let rules = temple();
        let before = begun(&rules);
        let (seat, tile) = (Seat::default(), rules.tiles()[4]);
        let (adventurer, number) = (before.adventurer(seat).unwrap(), Number::new(3).unwrap());
        let events = [
            Event::Turned { seat, tile, number, sank: true },
            Event::Lost { seat, adventurer, cause: Cause::Lava, treasures: 1 },
        ];
        let scene = scene_of(&rules, &before, &events, Pace::Normal);
        let [turn, lost] = &movers(&scene)[..] else { panic!("{:?}", scene.movers) };
        assert_eq!(*turn, Mover::Turn { tile: 4, number, sinks: true });
        assert_eq!(*lost, Mover::Lost { seat, adventurer, square: tile, cause: Cause::Lava });
    }
}
