//! The variants of The Temple of Chac as files: those that come with the program, and how a text says one.

use include_dir::{Dir, include_dir};

use super::{Library, Shipped};
use crate::chac::{State, VariantDef};
use crate::ron_text::NotADefinition;

/// The variants of The Temple of Chac at hand.
pub type ChacLibrary = Library<State>;

/// The id of the temple in the box, with which others are compared.
pub const TEMPLE: &str = "temple";

impl Shipped for State {
    const VARIANTS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../variants/chac");
    const STANDARD: &'static str = TEMPLE;

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::built_in_text;

    #[test]
    fn the_temples_of_the_program_can_be_played() {
        let library = ChacLibrary::built_in();
        let temple = library.find(TEMPLE).unwrap();
        assert_eq!((temple.id(), temple.players()), (TEMPLE, 2..=6));
        assert!(library.rejected().is_empty());
        let text = built_in_text::<State>(temple.hash()).unwrap();
        assert_eq!(library.open_text(text).unwrap().hash(), temple.hash());
    }
}
