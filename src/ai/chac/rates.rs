//! Numbers that several parts of the players reckon with.

use crate::chac::Variant;

/// The points of a chest, on average.
pub(super) fn chest(rules: &Variant) -> f64 {
    f64::from(rules.chest_sides() + 1) / 2.0
}

/// Half at nought, near 1 far above it, near 0 far below.
pub(super) fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
