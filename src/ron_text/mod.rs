//! RON texts as somebody wrote them: where their values stand, and how one is changed while the others stay as they are.
//!
//! `path` names the parts of a definition; `outline` knows which bytes of a text are a value, a name, a bracket or a
//! comma, and `places` where the part at a path stands; `edit` changes one value, `update` all in which two definitions
//! differ; how what is written is broken into lines, `layout` decides, and what
//! is wrong behind the first fault of a text, `faults`. Goes by RON alone and knows no game: what a definition means, its rules decide, and what is wrong with a text
//! that cannot be read, `syntax` of [`crate::game`] says.

mod edit;
mod faults;
mod layout;
pub mod outline;
mod path;
mod places;
mod update;

use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::game::Place;
use crate::game::syntax::{self, NotRon};

pub use edit::{EditError, insert, remove, set};
pub use faults::faults;
pub use layout::lay_out;
pub use path::{Path, Segment};
pub use places::Places;
pub use update::{update, update_from};

/// Why a text cannot be read as a definition: the place, and the reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {}, column {}: {why}", .place.line, .place.column)]
pub struct NotADefinition {
    /// The place of what cannot be read.
    pub place: Place,
    /// The text that was found, the one that belongs there, and the cure.
    pub why: NotRon,
}

/// The definition that a text says.
///
/// # Errors
/// Where the text cannot be read, what stands there and what is possible.
pub fn read<D: DeserializeOwned>(text: &str) -> Result<D, NotADefinition> {
    let read = syntax::options().from_str(text.trim_start_matches('\u{feff}'));
    read.map_err(|error| {
        let (place, why) = syntax::explain(text, &error);
        NotADefinition { place, why }
    })
}

/// A definition as RON in one line, with a blank behind each comma and colon.
fn write_line<D: Serialize>(definition: &D) -> Result<String, ron::Error> {
    syntax::write(definition, PrettyConfig::new().struct_names(false).depth_limit(0))
}
