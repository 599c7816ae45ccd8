//! The common part of the variant files of all games: what their definitions write alike (`definition`), and how what is
//! wrong with one is told (`problem`). What else a file holds, each game decides.

mod definition;
mod problem;

pub use definition::{BasedOn, PlayersDef, Text};
pub(crate) use definition::{MAX_ENTRIES, unique_map};
pub(crate) use problem::codes;
pub use problem::{FlawOfGame, Problem, ProblemCode, Severity};
