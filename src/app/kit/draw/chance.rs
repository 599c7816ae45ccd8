//! Chance for ornament: numbers that look random and are the same for the same seed on every machine.
//!
//! Only pictures use it. The draws of a game come from its dealer.

/// A small stream of numbers from a seed (the finaliser of MurmurHash3 over a counter).
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Chance(u64);

impl Chance {
    /// The stream of a seed. Seeds close to each other give streams that have nothing in common.
    pub(in crate::app) fn new(seed: u64) -> Self {
        Self(mix(seed.wrapping_add(0x9E37_79B9_7F4A_7C15)))
    }

    /// The next number from 0 up to 1.
    pub(in crate::app) fn unit(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        (mix(self.0) >> 40) as f32 / (1_u64 << 24) as f32
    }

    /// The next number between two.
    pub(in crate::app) fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// The next whole number from 0 up to, but without, `count`.
    pub(in crate::app) fn below(&mut self, count: usize) -> usize {
        (self.unit() * count as f32) as usize
    }
}

fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 33).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
    bits = (bits ^ bits >> 33).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
    bits ^ bits >> 33
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut chance = Chance::new(7);
        let first = chance.unit();
        assert_eq!(first.to_bits(), Chance::new(7).unit().to_bits());
        assert!((0.0..1.0).contains(&first) && chance.below(4) < 4);
        assert_ne!(first.to_bits(), Chance::new(8).unit().to_bits());
    }
}
