//! Variants of The Temple of Chac as documents.
//!
//! Decides how a definition is read from a text and written into it, and what can be done to one: `begin` gives a document
//! its first text, `plan` changes squares and what is drawn beside them, `ways` the lines between them and the tracks, `areas` several
//! things at once,
//! `decks` names the treasures, `cure` mends what is wrong; `page` and `target` lead from a part to where it is changed,
//! `contents` lists all parts, `guide` says what a first variant needs, `sums` what one adds up to, `cards` which measures of
//! the laboratory are shown, `changes` how one differs from another; `game` answers what the editor asks. What a
//! definition means, and whether it can be played, the rules decide.

pub mod areas;
mod begin;
mod cards;
mod changes;
mod contents;
mod cure;
pub mod decks;
mod game;
mod guide;
mod page;
pub mod plan;
mod sums;
pub mod target;
pub mod ways;

pub use contents::{contents, part_found};
pub use cure::cure;
pub use page::Page;
pub use target::Target;

use super::Edited;
use crate::chac::{Problem, Variant, VariantDef, check_read};
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
