//! Statistics over the games that are kept: what each of them came to, and what all of them say about somebody who
//! played there.
//!
//! Decides what of a game is taken down (`summary`; what only one game has, the file named after it), how that is kept
//! between two runs of the program (`index`), how a folder of games is read beside the window (`archive`), which games a
//! question is about and what follows from them (`filter`, `report`), how strong somebody is beside the levels of
//! computers (`rating`, by the mathematics of the arena), and how all of it is written for other programs (`csv`). Only
//! finished games are counted, so that no secret of one under way is in any number. How this is put into words, `words`
//! decides; how it is drawn, the window.

mod archive;
mod chac;
mod csv;
mod filter;
mod index;
mod legend;
mod rating;
mod report;
mod summary;
mod tikal;

pub use archive::{Archive, Gatherer, KeptGame, MAX_GAMES};
pub use csv::csv;
pub use filter::{Chosen, Filter, People, Span, Strongest, chosen, people};
pub use index::{INDEX_FORMAT, IndexText, Known, Stamp, read_index, write_index};
pub use rating::{Course, FEWEST, Met, WINDOW, course, met};
pub use report::{Contrast, Group, Row, RowKey, contrasts, rows};
pub use summary::{Counted, Game, Seat, Who, summary};

use crate::game::Seat as SeatIndex;
use crate::lab::{Studied, Transition};

/// A game of which statistics are kept.
pub trait Counts: Studied {
    /// Takes down what holds at the start, and that there is something to be counted even if nobody ever does it.
    fn begin(rules: &Self::Rules, start: &Self, out: &mut Tallies);

    /// Takes down what an action brought, paid or lost a seat. That it was played is taken down already.
    fn see(step: &Transition<'_, Self>, out: &mut Tallies);

    /// Takes down what holds at the end.
    fn end(_rules: &Self::Rules, _end: &Self, _out: &mut Tallies) {}
}

/// The measure whose keys are the sources of points.
pub const POINTS: &str = "points";
/// The measure whose keys are the kinds of action.
pub const ACTION: &str = "action";
/// Action points that a seat did not spend.
pub const UNSPENT: &str = "unspent";

/// The numbers of every seat of a game while it is gone through, by measure and key.
#[derive(Debug, Default)]
pub struct Tallies {
    counted: Vec<Counted>,
    numbers: Vec<Vec<i32>>,
}

impl Tallies {
    fn new(seats: usize) -> Self {
        Self { counted: Vec::new(), numbers: vec![Vec::new(); seats] }
    }

    /// The place of a measure and key, which are counted from now on.
    fn place(&mut self, measure: &'static str, key: &str) -> usize {
        let is_it = |counted: &Counted| counted.measure == measure && counted.key == key;
        let found = self.counted.iter().position(is_it);
        found.unwrap_or_else(|| {
            self.counted.push(Counted { measure: measure.to_owned(), key: key.to_owned() });
            self.numbers.iter_mut().for_each(|numbers| numbers.push(0));
            self.counted.len() - 1
        })
    }

    /// Has a measure and key counted, if nobody ever comes to it with 0.
    pub fn open(&mut self, measure: &'static str, key: &str) {
        self.place(measure, key);
    }

    /// Adds to the number of a seat.
    pub fn add(&mut self, seat: SeatIndex, measure: &'static str, key: &str, number: impl Into<i64>) {
        let place = self.place(measure, key);
        if let Some(own) = self.numbers.get_mut(seat.index()).and_then(|numbers| numbers.get_mut(place)) {
            *own = i32::try_from(i64::from(*own).saturating_add(number.into())).unwrap_or(i32::MAX);
        }
    }
}
