//! The notice about an act, where the tiles alone do not show it.

use super::NotTiles;
use crate::hex::MAX_CELLS;
use crate::tikal::MAX_GROUPS;
use crate::words::{Texts, syntax};

/// The outcome of an act, where the tiles alone do not show it.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// So many tiles are on the clipboard.
    Copied(usize),
    /// The pasted text is no tiles.
    NotTiles(NotTiles),
    /// The deck has no room for so many more tiles.
    Full {
        /// So many it has room for.
        left: usize,
    },
    /// There is no letter for another group.
    NoLetter,
    /// So many tiles look the same.
    Alike(usize),
    /// No tile looks like another one.
    NoneAlike,
    /// So many tiles became copies of others.
    Merged(usize),
}

impl Notice {
    /// It in words.
    #[must_use]
    pub fn said(&self, texts: &Texts) -> String {
        let counted = |key: &str, count: usize| texts.with(key, &[("count", count.into())]);
        match self {
            Self::Copied(count) => counted("tiles-copied", *count),
            Self::NotTiles(NotTiles::Nothing) => texts.say("tiles-paste-nothing"),
            Self::NotTiles(NotTiles::TooLong) => texts.say("tiles-paste-long"),
            Self::NotTiles(NotTiles::Unreadable { place, why }) => {
                let reason = syntax::sentence(texts, why);
                let at = [("line", place.line.into()), ("column", place.column.into()), ("reason", reason.into())];
                texts.with("tiles-paste-wrong", &at)
            }
            Self::Full { left } => texts.with("tiles-full", &[("most", MAX_CELLS.into()), ("left", (*left).into())]),
            Self::NoLetter => counted("tiles-no-letter", MAX_GROUPS),
            Self::Alike(count) => counted("tiles-alike", *count),
            Self::NoneAlike => texts.say("tiles-none-alike"),
            Self::Merged(count) => counted("tiles-merged", *count),
        }
    }

    /// True if something was asked for in vain.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        matches!(self, Self::NotTiles(_) | Self::Full { .. } | Self::NoLetter)
    }
}
