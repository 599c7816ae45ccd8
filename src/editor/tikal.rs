//! Variants of Tikal as documents.

use super::Edited;
use crate::tikal::edit::{self, EditError};
use crate::tikal::{Variant, VariantDef};

impl Edited for Variant {
    type Unfit = EditError;

    fn read(text: &str) -> Option<VariantDef> {
        VariantDef::read(text).ok()
    }

    fn update(text: &str, definition: &VariantDef) -> Result<String, EditError> {
        edit::update(text, definition)
    }

    fn write(definition: &VariantDef) -> Result<String, EditError> {
        definition.write().map_err(EditError::Unwritable)
    }
}
