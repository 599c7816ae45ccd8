//! The things that are known of a game while it is shown again: how fast, which moments one goes to, what is said of them.
//! What is done with them, `replay` decides.

use std::cell::RefCell;
use std::collections::BTreeMap;

use crate::words::replay::Mark;

/// The speed at which a game is shown again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum ReplaySpeed {
    /// An action every two seconds.
    Slow,
    /// An action a second.
    #[default]
    Normal,
    /// Two actions a second.
    Fast,
    /// Four actions a second.
    Faster,
    /// Ten actions a second.
    Fastest,
}

impl ReplaySpeed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 5] = [Self::Slow, Self::Normal, Self::Fast, Self::Faster, Self::Fastest];

    /// The number of times that it is as fast as usual.
    #[must_use]
    pub const fn factor(self) -> f64 {
        match self {
            Self::Slow => 0.5,
            Self::Normal => 1.0,
            Self::Fast => 2.0,
            Self::Faster => 4.0,
            Self::Fastest => 10.0,
        }
    }

    /// The one above or below it.
    pub(super) fn next(self, is_faster: bool) -> Option<Self> {
        let index = Self::ALL.iter().position(|speed| *speed == self)?;
        let next = if is_faster { index + 1 } else { index.checked_sub(1)? };
        Self::ALL.get(next).copied()
    }
}

/// The moments of a game that one goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The beginnings of turns.
    Turn,
    /// The marks: scorings and the like, comments, the place where another record parts.
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
    pub(super) speed: ReplaySpeed,
    /// When the next action is shown, in seconds since the window was opened.
    pub(super) next_at: f64,
    /// The marks, by how many actions had been played after what they mark.
    pub(super) marks: Vec<(usize, Mark)>,
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
