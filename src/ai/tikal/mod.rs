//! Players of Tikal: what a position is worth, and which turn is the best.

pub(super) mod evaluation;
pub(super) mod planner;
