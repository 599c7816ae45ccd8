//! The variants of Tikal as files: those that come with the program, and how a text says one.

use include_dir::{Dir, include_dir};

use super::{CLASSIC, Library, Shipped};
use crate::ron_text::NotADefinition;
use crate::tikal::{State, VariantDef};

/// The variants of Tikal at hand.
pub type TikalLibrary = Library<State>;

impl Shipped for State {
    const VARIANTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../variants");
    const STANDARD: &'static str = CLASSIC;

    fn read_definition(text: &str) -> Result<VariantDef, NotADefinition> {
        VariantDef::read(text)
    }

    fn write_definition(definition: &VariantDef) -> Result<String, ron::Error> {
        definition.write()
    }

    fn write_short(definition: &VariantDef) -> String {
        definition.write_short()
    }
}
