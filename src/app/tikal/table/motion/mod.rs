//! Things that move on a table of Tikal from one state to the next, and the parts of the state that have not arrived yet.
//!
//! Painting is done in `paint_motion`. How long things take, `scene` decides; when they set out, `hexboard::motion`.

mod scene;

pub use self::scene::scene_of;

use self::scene::is_item;
use crate::app::hexboard;
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Event, Piece, Treasure};

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
    /// A piece comes from the reserve.
    Enter {
        /// Whose it is.
        seat: Seat,
        /// Its kind.
        piece: Piece,
        /// The camp that it enters on.
        camp: Cell,
    },
    /// A tile drops into its place.
    Tile {
        /// Its cell.
        cell: Cell,
    },
    /// A tier drops on a temple.
    Tier {
        /// The temple.
        temple: Cell,
        /// The temple's value before.
        before: u8,
        /// The temple's value from then on.
        value: u8,
    },
    /// A treasure is turned up and goes to its owner.
    Token {
        /// Whose it becomes.
        seat: Seat,
        /// The ruin in which it lay, if that is known.
        ruin: Option<Cell>,
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
    Camp {
        /// Whose it is.
        seat: Seat,
        /// Its cell.
        site: Cell,
    },
    /// A guard takes its place.
    Guard {
        /// Whose it is.
        seat: Seat,
        /// Its kind.
        piece: Piece,
        /// The temple that it guards.
        temple: Cell,
    },
    /// A temple scores.
    Temple {
        /// Who scores.
        seat: Seat,
        /// The temple.
        temple: Cell,
        /// Its points.
        value: u8,
    },
    /// Treasures of a kind score.
    Treasures {
        /// Who scores.
        seat: Seat,
        /// Their kind.
        kind: Treasure,
        /// Their points.
        points: u8,
    },
    /// A score changes.
    Count {
        /// Whose it is.
        seat: Seat,
        /// The score before.
        from: u32,
        /// The score from then on.
        to: u32,
    },
}

/// The motion on a table of Tikal.
pub type Motion = hexboard::motion::Motion<Mover, Event>;
/// A mover of Tikal with its time.
pub type Timed = hexboard::motion::Timed<Mover>;
/// Everything that moves after one or a few steps of a game of Tikal.
pub type Scene = hexboard::motion::Scene<Mover, Event>;

impl Motion {
    /// The number of a seat's pieces of a kind on a cell that have not arrived.
    #[must_use]
    pub fn absent(&self, cell: Cell, seat: Seat, piece: Piece) -> u8 {
        let absent = |mover: &Mover| match mover {
            Mover::Walk { seat: who, piece: which, way } => (*who, *which, way.last()) == (seat, piece, Some(&cell)),
            Mover::Enter { seat: who, piece: which, camp } => (*who, *which, *camp) == (seat, piece, cell),
            _ => false,
        };
        self.movers().filter(|(mover, _)| absent(mover)).count() as u8
    }

    /// True if the tile of a cell has not arrived.
    #[must_use]
    pub fn is_tile_absent(&self, cell: Cell) -> bool {
        self.movers().any(|(mover, _)| *mover == Mover::Tile { cell })
    }

    /// True if the camp on a cell has not arrived.
    #[must_use]
    pub fn is_camp_absent(&self, cell: Cell) -> bool {
        self.movers().any(|(mover, _)| matches!(mover, Mover::Camp { site, .. } if *site == cell))
    }

    /// True if the guard on a cell has not arrived.
    #[must_use]
    pub fn is_guard_absent(&self, cell: Cell) -> bool {
        self.movers().any(|(mover, _)| matches!(mover, Mover::Guard { temple, .. } if *temple == cell))
    }

    /// The value that a temple still shows, if a tier of it has not arrived.
    #[must_use]
    pub fn level(&self, cell: Cell) -> Option<u8> {
        self.movers().find_map(|(mover, _)| match *mover {
            Mover::Tier { temple, before, .. } if temple == cell => Some(before),
            _ => None,
        })
    }

    /// The score that a seat's card shows while it counts up or down to a new one.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<u32> {
        self.movers().find_map(|(mover, done)| match *mover {
            Mover::Count { seat: who, from, to } if who == seat => {
                let (from, to) = (from as f32, to as f32);
                Some((from + (to - from) * done).round() as u32)
            }
            _ => None,
        })
    }

    /// While a score is shown item by item: the item of this moment, and how much of its time is over, from 0 to 1.
    #[must_use]
    pub fn item(&self) -> Option<(&Mover, f32)> {
        self.movers().find(|(mover, _)| is_item(mover))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::settings::Pace;
    use crate::library::TikalLibrary;
    use crate::tikal::{Action, Setup, State, TurnRule};

    /// The state after these actions, and what happened in the last `count` of them with the state before.
    fn played(actions: &[&str], count: usize) -> (State, State, Vec<Event>) {
        let library = TikalLibrary::built_in();
        let rules = library.find("classic").unwrap();
        let mut state = State::new(rules, 2, &Setup::new(TurnRule::Draw, Seat::default()));
        let (mut before, mut events) = (state, Vec::new());
        for (index, text) in actions.iter().enumerate() {
            if index == actions.len() - count {
                before = state;
                events.clear();
            }
            state.apply(rules, Action::parse(rules, text).unwrap(), &mut events).unwrap();
        }
        (before, state, events)
    }

    const WAY: [&str; 5] = ["draw A2", "place c4 0", "enter leader a5", "move leader a5 b4", "move leader b4 c4"];

    fn begun(actions: &[&str], count: usize, pace: Pace) -> (Motion, State) {
        let (before, state, events) = played(actions, count);
        let mut motion = Motion::default();
        motion.set_pace(pace);
        motion.follow(10.0, actions.len() - count, |_, _| None);
        motion.follow(20.0, actions.len(), |seen, pace| {
            assert_eq!(seen, actions.len() - count);
            Some(scene_of(&before, None, &events, pace))
        });
        (motion, state)
    }

    #[test]
    fn a_walk_over_several_hexes_is_one_glide() {
        let (mut motion, state) = begun(&WAY, 2, Pace::Normal);
        let Some((Mover::Walk { way, .. }, done)) = motion.movers().next() else { panic!("somebody walks") };
        assert_eq!((way.len(), done), (3, 0.0));
        let (seat, end) = (state.seat(), way[2]);
        assert_eq!((motion.movers().count(), motion.absent(end, seat, Piece::Leader)), (1, 1));
        assert!(motion.is_busy(20.0, 5) && motion.ends_at() > 20.15 && motion.ends_at() < 20.5);
        motion.follow(20.2, 5, |_, _| None);
        assert!(motion.movers().all(|(_, done)| done > 0.3 && done < 1.0));
        motion.follow(21.0, 5, |_, _| None);
        assert!(!motion.is_moving() && !motion.is_busy(21.0, 5) && motion.movers().next().is_none());
        assert_eq!(motion.absent(end, seat, Piece::Leader), 0);
    }

    #[test]
    fn nothing_moves_when_motion_is_off_or_the_game_jumps() {
        let (motion, _) = begun(&WAY, 2, Pace::Off);
        assert!(!motion.is_moving() && !motion.is_busy(20.0, 6));
        let (mut motion, _) = begun(&WAY, 2, Pace::Slow);
        assert!(motion.is_moving());
        motion.follow(20.1, 3, |_, _| panic!("nothing happened, something was taken back"));
        assert!(!motion.is_moving());
        let (mut motion, _) = begun(&WAY, 2, Pace::Fast);
        motion.finish();
        assert!(!motion.is_moving());
        let many: Vec<&str> = ["draw A2", "place c4 0"].into_iter().chain(["enter explorer a5"; 10]).collect();
        assert!(!begun(&many, 12, Pace::Normal).0.is_moving(), "too much to follow");
        assert!(begun(&many, 2, Pace::Normal).0.is_moving());
    }

    #[test]
    fn what_happened_is_told_once_and_in_time() {
        let (mut motion, _) = begun(&WAY, 2, Pace::Normal);
        assert_eq!(motion.cues().len(), 1, "the first step");
        assert_eq!(motion.cues().len(), 0);
        motion.follow(20.3, 5, |_, _| None);
        assert_eq!(motion.cues().len(), 1, "the second");
        motion.follow(29.0, 5, |_, _| None);
        assert_eq!(motion.cues().len(), 0);
        let (mut motion, _) = begun(&WAY, 2, Pace::Off);
        assert_eq!(motion.cues().len(), 2, "everything at once");
    }

    #[test]
    fn a_scene_that_is_slower_lasts_longer() {
        let lasts = |pace| begun(&WAY, 1, pace).0.ends_at() - 20.0;
        assert!(lasts(Pace::Slow) > lasts(Pace::Normal) && lasts(Pace::Normal) > lasts(Pace::Fast));
        assert!((0.15..=0.3).contains(&lasts(Pace::Normal)));
    }
}
