//! Variants of The Temple of Chac as documents.

use super::bench::{Carded, LabCard};
use super::{ContentOn, Drafted, Edited, Head, Task, TotalLine};
use crate::chac::{Problem, State, Variant, VariantDef, check_read};
use crate::expedition::BasedOn;
use crate::game::Place;
use crate::lab::Finding;
use crate::library::{ChacLibrary, TEMPLE};
use crate::ron_text::{self, EditError};
use crate::words::{Texts, Worded};

/// A page of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// The variant's name, its author and its numbers of players.
    Overview,
}

/// The part that is wanted on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The field of this name.
    Field(&'static str),
}

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

impl Carded for State {
    const CARDS: &'static [LabCard] = &[];
}

impl Drafted for State {
    type Page = Page;
    type Target = Target;

    const PAGES: &'static [Page] = &[Page::Overview];
    const TASKS: &'static [Task<Page, VariantDef>] = &[];

    fn page_name(_: Page) -> &'static str {
        "editor-overview"
    }

    fn is_drawn(_: Page) -> bool {
        false
    }

    fn id_of(definition: &VariantDef) -> &str {
        &definition.id
    }

    fn name_of<'a>(definition: &'a VariantDef, language: &str) -> &'a str {
        definition.name.get(language)
    }

    fn based_on(definition: &VariantDef) -> Option<&BasedOn> {
        definition.based_on.as_ref()
    }

    fn head(definition: &mut VariantDef) -> Head<'_> {
        let VariantDef { id, name, description, author, based_on, .. } = definition;
        Head { id, name, description, author, based_on }
    }

    fn empty(_: &Texts, library: &ChacLibrary) -> String {
        library.find(TEMPLE).and_then(|temple| temple.def().write().ok()).unwrap_or_default()
    }

    fn differences(_: &Texts, _: &VariantDef, _: &VariantDef) -> Vec<String> {
        Vec::new()
    }

    fn totals(_: &Texts, _: &VariantDef) -> Vec<String> {
        Vec::new()
    }

    fn total_lines(_: &Texts, _: &VariantDef, _: Option<&VariantDef>) -> Vec<TotalLine> {
        Vec::new()
    }

    fn change_lines(_: &Texts, _: &VariantDef, _: &VariantDef) -> Vec<String> {
        Vec::new()
    }

    fn contents(_: &Texts, _: &VariantDef) -> Vec<ContentOn<Page, Target>> {
        Vec::new()
    }

    fn sentence(texts: &Texts, problem: &Problem) -> String {
        Self::problem(texts, problem)
    }

    fn place_of(problem: &Problem) -> Option<&Place> {
        problem.place.as_ref()
    }

    fn page_of(_: &Problem) -> Option<Page> {
        None
    }

    fn target_of(_: &Problem, _: &VariantDef) -> Option<Target> {
        None
    }

    fn part_found(_: &Finding, _: &VariantDef) -> Option<(Page, Option<Target>)> {
        None
    }

    fn target_name(_: Target, _: &Texts, _: &VariantDef) -> Option<String> {
        None
    }

    fn cure(_: &Texts, _: &VariantDef, _: &Problem) -> Option<(String, VariantDef)> {
        None
    }
}
