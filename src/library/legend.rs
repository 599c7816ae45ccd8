//! The variants of Tikal Legend as files: those that come with the program, and how a text says one.

use include_dir::{Dir, include_dir};

use super::{Library, Shipped};
use crate::legend::{State, VariantDef};
use crate::ron_text::NotADefinition;

/// The variants of Tikal Legend at hand.
pub type LegendLibrary = Library<State>;

/// The id of the game in the box, with which others are compared.
pub const LEGEND: &str = "legend";

impl Shipped for State {
    const VARIANTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../variants/legend");
    const STANDARD: &'static str = LEGEND;

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
