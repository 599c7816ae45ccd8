//! Panels of The Temple of Chac that know no table: chance that is entered by hand.

mod chance;

pub use chance::{Entered, chance_ui, dice_ui};
