//! The board of hexes that tables and the editor's canvas share.
//!
//! Decides where hexes are on the screen and how a board is moved ([`camera`]), how keys, pointer and screen readers come
//! to a hex ([`cursor`], [`cells`], [`hover`], [`clear`], [`keys`]), what a click was aimed at ([`aim`]), how the actions of
//! a hex stand beside it ([`menu`]), where names and pieces stand on it ([`labels`], [`tokens`]), which hexes something beside
//! it names ([`cited`]), which part of a canvas is looked at ([`zoom`]), which hexes of it are chosen together ([`picker`]),
//! when what moves sets out and how it goes its way ([`motion`], [`glide`]), what the board is laid with ([`ground`]), which
//! signs stand for what is done on it ([`signs`]), and what everything looks like ([`art`]). Knows
//! cells, hexes and pictures, and no game: what lies where comes as plain data.

pub mod aim;
pub mod art;
pub mod camera;
pub mod cells;
pub mod cited;
pub mod clear;
pub mod cursor;
pub mod figures;
pub mod glide;
pub mod ground;
pub mod heat;
pub mod hover;
pub mod keys;
pub mod labels;
pub mod menu;
pub mod motion;
pub mod named;
pub mod party;
pub mod picker;
pub mod printed;
pub mod signs;
pub mod tokens;
pub mod zoom;
