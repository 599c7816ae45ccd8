//! The temple as one picture: where its squares lie, who stands where, what is marked, and what moves.
//!
//! `layout` decides where everything lies, `stands` where adventurers stand, `marks` what can be marked, `motion` what moves
//! and when; `paint` paints all of it in layers, of which `ground`, with `masonry` and `water`, paints what never changes, `things` what lies and stands
//! in the temple, `signs` the marks and `moving` what is on its way. Knows no table: who sees what, and what a mark means,
//! its caller decides.

mod ground;
mod layout;
mod marks;
mod masonry;
mod motion;
mod moving;
mod paint;
mod signs;
mod stands;
mod things;
mod traps;
mod water;

pub use layout::{Decor, Layout, MARGIN};
pub use marks::{Marks, Reach};
pub use motion::{Motion, Mover, Scene, scene_of};
pub use paint::{Pictures, Shown, on_paper, paint};
pub use stands::{LARGEST, Stand, between_walls, spot, stand, stands};
pub(in crate::app::chac) use traps::{TOOTH, cover, sun, wall_alone};
