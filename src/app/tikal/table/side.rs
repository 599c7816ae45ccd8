//! What the side column can show below what is asked.

/// What stands in the side column below what is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Side {
    /// The groups of tiles and the tiers.
    #[default]
    Supplies,
    /// The ledger.
    Temples,
}
