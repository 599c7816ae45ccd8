//! Variants of Tikal Legend as documents.
//!
//! Decides how a definition is read from a text and written into it, and what is said of one: `sums` tells what it adds up
//! to and how it differs from another, `drafted` answers what the editor asks. What a definition means, and whether it can
//! be played, the rules decide.

mod drafted;
mod sums;

pub use drafted::{Page, Target};

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
