//! T6: how strong players are at a temple, who controls it, and what it would take.

use super::band::Band;
use super::state::State;
use super::variant::{ControlTies, Variant};
use crate::game::Seat;
use crate::hex::Cell;

impl State {
    /// T6.1: a player's strength on a cell.
    #[must_use]
    #[inline]
    pub fn strength(&self, rules: &Variant, cell: Cell, seat: Seat) -> u8 {
        self.band(cell, seat).strength(rules)
    }

    /// T6.2: whether a player controls a temple. Where the variant gives ties to everyone, several players can.
    #[must_use]
    #[inline]
    pub fn controls(&self, rules: &Variant, temple: Cell, seat: Seat) -> bool {
        if self.guarded().contains(temple) {
            return self.guarded_by(seat).contains(temple);
        }
        let own = self.strength(rules, temple, seat);
        let best = self.strongest_other(rules, temple, seat);
        own > best || (own == best && own > 0 && rules.def.control_ties == ControlTies::Everyone)
    }

    /// The strength that a player lacks for the control of a temple: 0 if the player has it, `None` if no strength
    /// would do, because another guards it.
    #[must_use]
    pub fn strength_needed(&self, rules: &Variant, temple: Cell, seat: Seat) -> Option<u8> {
        if self.controls(rules, temple, seat) {
            return Some(0);
        }
        if self.guarded().contains(temple) {
            return None;
        }
        let own = self.strength(rules, temple, seat);
        let best = self.strongest_other(rules, temple, seat);
        let enough = if rules.def.control_ties == ControlTies::Everyone { best.max(1) } else { best + 1 };
        Some(enough - own)
    }

    /// The greatest strength of the other players on a cell.
    #[must_use]
    #[inline]
    pub fn strongest_other(&self, rules: &Variant, cell: Cell, seat: Seat) -> u8 {
        let mut bands = self.bands(cell);
        if let Some(own) = bands.get_mut(seat) {
            *own = Band::NOBODY;
        }
        bands.iter().map(|band| band.strength(rules)).max().unwrap_or(0)
    }
}
