//! The common part of the variant files of all games: what their definitions write alike (`definition`), how that is checked
//! (`checks`), and how what is wrong with one is told (`problem`). What else a file holds, each game decides.

mod checks;
mod definition;
mod problem;

pub use checks::Checker;
pub(crate) use checks::{beginning, check_text, id_taken, placed};
pub use definition::{BasedOn, PlayersDef, Text};
pub(crate) use definition::{MAX_ENTRIES, unique_map};
pub(crate) use problem::{Counted, codes};
pub use problem::{FileFlaw, FlawOfGame, Problem, ProblemCode, Severity};
