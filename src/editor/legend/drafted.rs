//! Tikal Legend as the editor knows it: its documents have no page of their own yet, and are changed as text.

use super::sums::{changes, chief, sums};
use crate::editor::{Content, ContentOn, Drafted, Head, TotalLine, free, laid_out};
use crate::expedition::{BasedOn, Text};
use crate::game::Place;
use crate::lab::Finding;
use crate::legend::{Problem, State, VariantDef};
use crate::library::{LEGEND, LegendLibrary};
use crate::words::{Texts, Worded};

/// A page that variants of Tikal Legend have of their own; none is offered yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Page;

/// Something on such a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target;

impl Drafted for State {
    type Page = Page;
    type Target = Target;

    const PAGES: &'static [Page] = &[];

    fn tasks() -> Vec<(&'static str, Page)> {
        Vec::new()
    }

    fn has_done(_task: usize, _copy: &VariantDef, _own: &VariantDef) -> bool {
        false
    }

    fn page_name(_page: Page) -> &'static str {
        "editor-overview"
    }

    fn is_drawn(_page: Page) -> bool {
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

    /// The game in the box on the first of its boards, with all its cards: what could be left out is for its maker to
    /// say.
    fn empty(texts: &Texts, library: &LegendLibrary) -> String {
        let Some(parent) = library.find(LEGEND) else { return String::new() };
        let mut def = parent.def().clone();
        def.scenarios.truncate(1);
        def.id = free(library, crate::editor::slug::NAMELESS);
        def.name = Text::Plain(texts.say("editor-empty-name"));
        def.description = Text::default();
        def.author = String::new();
        laid_out(library, &def)
    }

    fn differences(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
        changes(texts, base, own)
    }

    fn totals(texts: &Texts, definition: &VariantDef) -> Vec<String> {
        chief(texts, definition)
    }

    fn total_lines(texts: &Texts, definition: &VariantDef, base: Option<&VariantDef>) -> Vec<TotalLine> {
        sums(texts, definition, base)
    }

    fn change_lines(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
        changes(texts, base, own)
    }

    /// Cards, powers and scenarios by name.
    fn contents(texts: &Texts, definition: &VariantDef) -> Vec<ContentOn<Page, Target>> {
        let language = texts.language().code();
        let cards = definition.cards.iter().map(|card| (&card.id, &card.name));
        let powers = definition.powers.iter().map(|power| (&power.id, &power.name));
        let scenarios = definition.scenarios.iter().map(|scenario| (&scenario.id, &scenario.name));
        let said = |(id, name): (&String, &Text)| Content { said: format!("{id} {}", name.get(language)), bytes: None };
        cards.chain(powers).chain(scenarios).map(said).map(|content| (content, None, None)).collect()
    }

    fn sentence(texts: &Texts, problem: &Problem) -> String {
        Self::problem(texts, problem)
    }

    fn place_of(problem: &Problem) -> Option<&Place> {
        problem.place.as_ref()
    }

    fn page_of(_problem: &Problem) -> Option<Page> {
        None
    }

    fn target_of(_problem: &Problem, _definition: &VariantDef) -> Option<Target> {
        None
    }

    fn part_found(_finding: &Finding, _definition: &VariantDef) -> Option<(Page, Option<Target>)> {
        None
    }

    fn target_name(_target: Target, _texts: &Texts, _definition: &VariantDef) -> Option<String> {
        None
    }

    fn cure(_texts: &Texts, _definition: &VariantDef, _problem: &Problem) -> Option<(String, VariantDef)> {
        None
    }
}
