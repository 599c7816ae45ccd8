//! The parts of a position that both games write alike: temples, guards and pieces.

use serde::{Deserialize, Serialize};

/// The temple on a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplePosition {
    pub value: u8,
    pub guard: Option<GuardPosition>,
    pub uncovered_this_turn: u8,
}

/// The guard of a temple.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuardPosition {
    pub player: usize,
    pub piece: PieceName,
}

/// The pieces by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceName {
    Explorer,
    Leader,
}
