//! Variants of Tikal Legend as documents.
//!
//! Decides how a definition is read from a text and written into it, and what can be done to one: `begin` gives a document
//! its first text, `generate` makes scenarios, `mix` cards and slabs, `grid` changes the shape of a board, `areas` what becomes of hexes that are chosen together, `arrange` where
//! tiles stand, `tiles` and `effects` name tiles and effects, `cure` mends what is wrong; `page` and `target` lead from a
//! part to where it is changed, `contents` lists all parts, `guide` says what a first variant needs, `sums` what one adds up
//! to, `cards` which measures of the laboratory are shown, `reach` which tiles are cut off, `changes` how one differs from another; `game` answers what the editor asks. What
//! a definition means, and whether it can be played, the rules decide.

pub mod areas;
pub mod arrange;
mod begin;
mod cards;
mod changes;
mod contents;
mod cure;
pub mod effects;
mod game;
pub mod generate;
pub mod grid;
mod guide;
pub mod mix;
mod page;
pub mod reach;
mod sums;
mod target;
pub mod tiles;

pub use begin::made;
pub use contents::{contents, part_found};
pub use cure::cure;
pub use page::Page;
pub use target::Target;
pub use tiles::TileSpot;

use super::Edited;
use crate::legend::{Problem, Variant, VariantDef, check_read};
use crate::ron_text::{self, EditError};

impl Edited for Variant {
    type Unfit = EditError;

    fn read(text: &str) -> Option<VariantDef> {
        VariantDef::read(text).ok()
    }

    fn check_read(text: &str, definition: &VariantDef) -> (Option<Self>, Vec<Problem>) {
        check_read(text, definition.clone())
    }

    fn update(text: &str, before: Option<&VariantDef>, definition: &VariantDef) -> Result<String, EditError> {
        match before {
            Some(before) => ron_text::update_from(text, before, definition),
            None => ron_text::update(text, definition),
        }
    }

    fn write(definition: &VariantDef) -> Result<String, EditError> {
        definition.write().map_err(EditError::Unwritable)
    }
}
