//! The editor without its window: documents, what was done to them, and what they say.
//!
//! Decides how a text is changed, how a change is taken back and played again, and when a document has to be saved.
//! Knows no game: what a definition is, how it is read, checked and written into a text, [`Edited`] says, what is said of
//! one and on which page it is changed, [`Drafted`], and which of its measures are shown, [`bench::Carded`]; each game
//! implements all of them here, in a folder of its own. How computers play a document, and what is shown of that,
//! [`bench`](mod@bench) decides. Which of them a file is of, [`VariantDocument`] knows. An id that follows from a name is
//! made by [`slug`]; how a document's steps are written
//! down, so that they outlive the program, the [`Chronicle`] decides; what cures of all games do is in `mend`, where
//! the hexes of an area come when it is moved, turned or mirrored, in [`area`]. Where documents and their drafts are kept, the library decides; how they look, the window.

pub mod area;
mod begin;
pub mod bench;
pub mod chac;
mod chronicle;
mod content;
mod document;
mod game;
mod history;
mod ids;
pub mod legend;
mod mend;
mod names;
mod problems;
pub mod slug;
mod step;
pub mod tikal;
mod total;
mod variant_document;

use std::error::Error;
use std::fmt;

use crate::game::Rules;

pub use begin::{base_of, copy_of, laid_out};
pub use chronicle::{Chronicle, MOST_SNAPSHOTS, Snapshot};
pub use content::{Content, lines};
pub use document::{Document, Stage};
pub use game::{ContentOn, Drafted, Head, Task, differences};
pub use history::{Group, History};
pub use ids::{follow, follows, free, free_file};
pub use step::Step;
pub use total::TotalLine;
pub use variant_document::{Found, GamePage, GameTarget, ProblemLine, VariantDocument, part_found};

/// Rules whose definitions can be edited as the text of a file.
pub trait Edited: Rules {
    /// Why a definition cannot be written into a text value by value.
    type Unfit: Error + Clone + PartialEq + fmt::Debug;

    /// The definition that a text says, if it can be read.
    fn read(text: &str) -> Option<Self::Definition>;

    /// The findings of [`Rules::check_text`] in a text of this definition, without reading it once more.
    fn check_read(text: &str, definition: &Self::Definition) -> (Option<Self>, Vec<Self::Problem>);

    /// The text with the values changed that differ from the definition; comments and layout stay. `before` is what it says,
    /// where that is known.
    ///
    /// # Errors
    /// If that cannot be done; [`Edited::write`] can.
    fn update(
        text: &str,
        before: Option<&Self::Definition>,
        definition: &Self::Definition,
    ) -> Result<String, Self::Unfit>;

    /// The definition as a text of its own, without comments.
    ///
    /// # Errors
    /// If a part of it cannot be written.
    fn write(definition: &Self::Definition) -> Result<String, Self::Unfit>;
}
