//! The things that are known of a game while it is shown again: which moments one goes to, what is said of them.
//! What is done with them, `replay` decides.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::words::replay::{Mark, TurningPoint};

/// The moments of a game that one goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The beginnings of turns.
    Turn,
    /// The marks: scorings and the like, turning points, comments, the place where another record parts.
    Mark,
}

/// The secrets of a game that is shown again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// It has none.
    None,
    /// The player is asked for whose eyes it is to be shown.
    Asked,
    /// The player has said for whose.
    Answered,
}

/// Where another record of the same start parts from this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parted {
    /// Its name.
    pub name: String,
    /// After how many actions; nothing if they are the same.
    pub at: Option<usize>,
    /// The words on it, in lines.
    pub lines: Vec<String>,
}

/// A game that is shown again.
pub struct Replay {
    pub(super) is_playing: bool,
    /// Since when the shown moment has stood there, in seconds since the window was opened; 0 until a frame has seen it.
    pub(super) since: f64,
    /// The marks, by how many actions had been played after what they mark.
    pub(super) marks: Vec<(usize, Mark)>,
    /// The moments at which somebody else came to lead.
    pub(super) points: Vec<TurningPoint>,
    /// The moments at which turns begin, and the end.
    pub(super) turns: Vec<usize>,
    /// The comments, by the index of the action that they follow.
    pub(super) comments: BTreeMap<usize, String>,
    /// The comment that is being typed.
    pub(super) writing: Option<RefCell<String>>,
    pub(super) secrets: Secrets,
    /// Another record with which it is compared.
    pub(super) parted: Option<Parted>,
    /// True if the computers waited before.
    pub(super) waited: bool,
}

impl Replay {
    /// The marked moments of every sort, by how many actions had been played; in no order, some perhaps twice.
    pub(super) fn marked(&self) -> impl Iterator<Item = usize> + '_ {
        let marks = self.marks.iter().map(|&(at, _)| at);
        let points = self.points.iter().map(|point| point.at);
        let comments = self.comments.keys().map(|index| index + 1);
        marks.chain(points).chain(comments).chain(self.parted.iter().filter_map(|parted| parted.at))
    }
}
