//! The laboratory of the window: the fields for what is asked, the findings, and a card with a plot for each measure.
//!
//! Decides where everything stands (`ui`) and how numbers are drawn (`plots`). What is played, when results are old, and
//! what belongs to a card, [`crate::editor::bench`] decides; how a board is drawn with numbers on it, `games`.

mod cards;
mod plots;
mod ranking;
mod series;
mod ui;

use std::path::Path;

use crate::editor::bench::DocumentNumber;
use cards::Maps;

pub use plots::{bars_ui, colours, curve_ui};
pub use ui::{View, laboratory_ui, path_ui};

/// The state that the page of a document's laboratory keeps between frames.
#[derive(Default)]
pub struct Kept {
    maps: Maps,
    /// The numbers of the document that can be varied, and the revision of the text in which they stand.
    numbers: Vec<DocumentNumber>,
    numbers_at: Option<u64>,
    path: FiguresPath,
}

/// The path that is typed where figures are written.
#[derive(Debug, Default)]
pub struct FiguresPath {
    /// Nothing while none is asked for.
    path: Option<String>,
    /// True if the keyboard is in its field.
    is_typed: bool,
}

impl FiguresPath {
    /// Asks for a path, beginning with this one.
    pub fn ask(&mut self, path: &Path) {
        self.path = Some(path.display().to_string());
    }

    /// Asks for no path any more.
    pub fn stop_asking(&mut self) {
        self.path = None;
    }
}

impl Kept {
    /// Finds the numbers that can be varied, if the text is another revision than the last time.
    pub fn follow_numbers(&mut self, revision: u64, find: impl FnOnce() -> Vec<DocumentNumber>) {
        if self.numbers_at.replace(revision) != Some(revision) {
            self.numbers = find();
        }
    }

    /// The path to write the figures to.
    pub fn path(&mut self) -> &mut FiguresPath {
        &mut self.path
    }

    /// True if somebody types a path.
    #[must_use]
    pub fn types_path(&self) -> bool {
        self.path.is_typed && self.path.path.is_some()
    }
}
