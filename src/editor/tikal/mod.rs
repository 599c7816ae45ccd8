//! Variants of Tikal as documents, and the workshop of those who make them.
//!
//! Decides what can be done to a definition and told of it: `generate` makes whole ones, `boards` draws boards, `decks`
//! changes a deck, `cure` mends what is wrong, `totals` and `compare` count what definitions hold and how they differ,
//! `differences`, `changes`
//! and `total_lines` say that, `cards` which measures of the laboratory are shown, `remedy` says what a cure does, `idle` finds what is provided in vain; `wishes`
//! keep what is wished; `begin` gives a document its first text, `page` and `target` lead from a part to where it is changed, `contents` lists
//! all parts, `guide` what a first variant needs. What a definition means, and whether it can be played, the rules decide.

mod begin;
pub mod boards;
mod cards;
mod changes;
mod compare;
mod contents;
mod cure;
pub mod decks;
mod differences;
mod game;
pub mod generate;
mod guide;
pub mod idle;
mod page;
mod remedy;
mod target;
mod total_lines;
mod totals;
mod wishes;

pub use begin::made;
pub use changes::{SIDES, kind_said, slabs_said};
pub use compare::{Change, Face, compare};
pub use cure::{Remedy, cure};
pub use differences::differences;
pub use idle::{IdleTiers, IdleTreasures};
pub use page::Page;
pub use remedy::remedy_text;
pub use target::{Target, found_at};
pub use total_lines::totals;
pub use totals::Totals;
pub use wishes::{Made, Wishes};

use super::Edited;
use crate::ron_text::{self, EditError};
use crate::tikal::{Problem, Variant, VariantDef, check_read};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Document, Step};

    #[test]
    fn a_document_that_a_form_has_changed_is_as_if_its_text_were_read_anew() {
        let mut document = Document::<Variant>::new(include_str!("../../../variants/classic.ron").to_owned());
        let mut def = document.definition().unwrap().clone();
        // Something that is in order, a warning and an error, and back.
        for (points, copies, name) in [(9, 1, "Nine"), (9, 3, "Nine"), (0, 3, ""), (10, 1, "Ten")] {
            def.action_points = points;
            def.deck[0].tiles[0].copies = copies;
            def.name = crate::tikal::Text::Plain(name.to_owned());
            document.change(&def, Step::new("editor-step-form"), None).unwrap();
            let read = Document::<Variant>::new(document.text().to_owned());
            assert_eq!(document.definition(), Some(&def));
            assert_eq!((document.definition(), document.problems()), (read.definition(), read.problems()));
            assert_eq!((document.stage(), document.counts()), (read.stage(), read.counts()));
        }
        // What cannot be read is not changed.
        document.type_text("(".to_owned(), Step::new("editor-step-typed"), None);
        assert!(document.change(&def, Step::new("editor-step-form"), None).is_err());
        assert_eq!(document.text(), "(");
    }
}
