//! Tikal Legend as the editor knows it.

use super::changes::change_lines;
use super::guide::TASKS;
use super::sums::{chief, differences, sums};
use super::{Page, Target, begin, contents, cure, part_found};
use crate::editor::{ContentOn, Drafted, Head, Task, TotalLine};
use crate::expedition::BasedOn;
use crate::game::Place;
use crate::lab::Finding;
use crate::legend::{Code, Problem, State, VariantDef};
use crate::library::LegendLibrary;
use crate::words::Texts;
use crate::words::legend::problems;

impl Drafted for State {
    type Page = Page;
    type Target = Target;

    const PAGES: &'static [Page] = &Page::ALL;
    const FIELDS: &'static [(&'static str, &'static str)] = &super::target::FIELDS;
    const TASKS: &'static [Task<Page, VariantDef>] = &TASKS;

    fn page_name(page: Page) -> &'static str {
        page.name()
    }

    fn is_drawn(page: Page) -> bool {
        page.is_drawn()
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
        let VariantDef { id, name, description, author, based_on, players, .. } = definition;
        Head { id, name, description, author, based_on, players }
    }

    fn empty(texts: &Texts, library: &LegendLibrary) -> String {
        begin::empty(texts, library)
    }

    fn differences(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
        differences(texts, base, own)
    }

    fn totals(texts: &Texts, definition: &VariantDef) -> Vec<String> {
        chief(texts, definition)
    }

    fn total_lines(texts: &Texts, definition: &VariantDef, base: Option<&VariantDef>) -> Vec<TotalLine> {
        sums(texts, definition, base)
    }

    fn change_lines(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
        change_lines(texts, base, own)
    }

    fn contents(texts: &Texts, definition: &VariantDef) -> Vec<ContentOn<Page, Target>> {
        contents(texts, definition)
    }

    fn sentence(texts: &Texts, problem: &Problem) -> String {
        problems::sentence(texts, &problem.flaw)
    }

    fn place_of(problem: &Problem) -> Option<&Place> {
        problem.place.as_ref()
    }

    fn page_of(problem: &Problem) -> Option<Page> {
        Some(problem).filter(|problem| problem.code() != Code::Syntax).and_then(|problem| Page::of(&problem.path))
    }

    fn target_of(problem: &Problem, definition: &VariantDef) -> Option<Target> {
        Target::of(&problem.path, definition)
    }

    fn part_found(finding: &Finding, definition: &VariantDef) -> Option<(Page, Option<Target>)> {
        part_found(finding, definition)
    }

    fn target_name(target: Target, texts: &Texts, definition: &VariantDef) -> Option<String> {
        target.name(texts, definition)
    }

    fn cure(texts: &Texts, definition: &VariantDef, problem: &Problem) -> Option<(String, VariantDef)> {
        cure(texts, definition, problem)
    }
}
