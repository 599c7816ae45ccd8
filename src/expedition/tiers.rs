//! The supply of tiers that temples grow by, each by its value.

/// The highest value of a temple.
pub const MAX_TIER: usize = 20;

/// The number of tiers of each value.
pub type Tiers = [u8; MAX_TIER + 1];

/// True if the supply has a tier of this value (T5.8, L5.8).
#[must_use]
#[inline]
pub fn has_tier(supply: &Tiers, value: u8) -> bool {
    supply.get(usize::from(value)).is_some_and(|&left| left > 0)
}
