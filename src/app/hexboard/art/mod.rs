//! Painters of everything that lies on a board: jungle, tiles, temples, pieces, treasures, marks; and of the view on
//! the first screen and the program's icon.
//!
//! Decides shapes and where light and shadow fall. Colours come from the [`Theme`]; what lies where, the caller says.
//! Pictures are sharp at any size. Nothing here keeps pictures, reacts to the pointer or knows the rules. Light comes
//! from the top left.
//!
//! The radius of a hex is the distance from its centre to a corner. Hexes are flat-topped; their sides are numbered
//! clockwise from the top as in [`crate::hex::Direction`].

mod backdrop;
mod carvings;
mod coach;
mod fixtures;
mod ground;
mod icon;
mod jungle;
mod lake;
mod marks;
mod pieces;
mod pyramid;
mod scene;
mod sketch;
mod slabs;
mod slots;
mod temple;
mod tents;
mod tile;
mod tokens;
mod volcano;

pub use crate::app::kit::draw::lettering::{lettering, lettering_width};
pub use crate::app::kit::draw::seats::{SeatLook, SeatShape, seat_mark};
pub use backdrop::backdrop;
pub use coach::{point_at_hex, point_at_piece, seal};
pub use fixtures::HOARD_HEIGHT;
pub use icon::app_icon;
pub(in crate::app) use jungle::border_leaf;
pub use jungle::{jungle, jungle_dots, jungle_glow, jungle_leaves, jungle_soil};
pub use marks::{
    HexMark, NamePlate, action_point, banner, banner_rect, cell_name, copies, distance, distance_rect, hex_mark,
    name_rect, price, price_of_fewer, price_width, route, score_text, side_mark,
};
pub use pieces::{Figure, LEADER_SCALE, count, count_rect, figure_parts, guard, piece};
pub use scene::scene;
pub(in crate::app) use sketch::ink_sketch;
pub use sketch::sketch;
pub(in crate::app) use slabs::ink_slab_token;
#[cfg(test)]
pub(in crate::app) use slabs::slab_corners;
pub use slabs::slab_tokens;
pub use slots::{FLAG, GUARD, NUMBER, PASSAGE, PRICE, SHARED_SIZE, Slot, WITHIN, count_slot, piece_slot};
pub use temple::{temple_number, tier};
pub use tents::camp;
pub(in crate::app) use tents::tent;
pub(in crate::app) use tile::ink_tile;
pub use tile::{Ground, TileLook, tile};
pub use tokens::{amulet, face_down, treasure};
pub(in crate::app) use tokens::{back, ink_treasure};

#[cfg(doc)]
use crate::app::kit::theme::Theme;
