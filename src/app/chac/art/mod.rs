//! Painters of everything that is handled in The Temple of Chac: adventurers, dice, treasures, glyphs, cards, the boulder,
//! and signs of abilities and ends.
//!
//! Decides shapes and where light and shadow fall; light comes from the top left. Colours come from the theme; what lies
//! where, the caller says. Whatever a colour says a shape says too.

mod boulder;
mod cards;
mod dice;
mod faces;
mod glyphs;
mod heads;
mod signs;
mod treasures;

pub use boulder::boulder;
pub(in crate::app::chac) use boulder::ink_boulder;
pub use cards::{CARD_WIDTH, GLYPH, TileLook, clue, lava_tile, load, wall_card};
pub(in crate::app::chac) use cards::{ink_clue, ink_lava_tile, ink_wall_card};
pub(in crate::app::chac) use dice::ink_small_die;
pub use dice::{DieLook, die, rolling_die};
pub use faces::{EXTENT, Face, adventurer};
pub use glyphs::glyph;
pub use signs::{ability, cause};
pub use treasures::{WIDTH as TREASURE_WIDTH, chest, jewel, treasure};
pub(in crate::app::chac) use treasures::{ink_jewel, ink_treasure};
