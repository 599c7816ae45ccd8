//! Painters of what only Legend has: pictures of effects on cards and powers, tokens of action points, places of the
//! order, cubes.
//!
//! Decides shapes and where light and shadow fall; colours come from the theme. What a picture stands for, its effect
//! says; nothing here knows a state. Drawn once and kept by the kit's stamps.

mod effects;
mod motifs;
mod tokens;

pub use effects::{EffectPicture, effect};
pub use tokens::{action_token, cube, order_place, tile};
