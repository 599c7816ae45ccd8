//! The problems of a document of any game, as a list shows them, and their plain cures.

use std::collections::BTreeMap;

use super::documents::{GamePage, GameTarget, ProblemLine, VariantDocument};
use crate::app::tikal;
use crate::editor::tikal::cure;
use crate::editor::{Document, Stage, Step};
use crate::game::Flawed;
use crate::library::{Libraries, Library};
use crate::tikal::{Code, Problem, Variant};
use crate::words::{self, Texts, cures, problems};

/// The problems of a document, also that its id belongs to a variant of the program, as for its file: first those that
/// forbid playing it, each kind in the order of the text.
fn all_problems(document: &Document<Variant>, library: &Library) -> Vec<Problem> {
    let taken = document.rules().and_then(|rules| library.id_problem(rules, document.text()));
    let mut problems: Vec<Problem> = taken.into_iter().chain(document.problems().iter().cloned()).collect();
    problems.sort_by_key(|problem| !problem.is_error());
    problems
}

impl VariantDocument {
    /// Its problems, in the order of the text; those first that only the variants at hand tell. Where several say the same,
    /// each names what it is about.
    #[must_use]
    pub fn problems(&self, texts: &Texts, libraries: &Libraries) -> Vec<ProblemLine> {
        let Self::Tikal(document) = self;
        let mut lines: Vec<ProblemLine> =
            all_problems(document, &libraries.tikal).iter().map(|problem| line(texts, document, problem)).collect();
        let mut said: BTreeMap<String, usize> = BTreeMap::new();
        for line in &lines {
            *said.entry(line.sentence.clone()).or_default() += 1;
        }
        let def = document.definition();
        for line in lines.iter_mut().filter(|line| said[&line.sentence] > 1) {
            let name = line.target.zip(def).and_then(|(GameTarget::Tikal(target), def)| target.name(texts, def));
            if let Some(name) = name {
                let values = [("head", name.into()), ("problem", line.sentence.clone().into())];
                line.sentence = texts.with("problem-line", &values);
            }
        }
        lines
    }

    /// Makes the plain cure of the problem with this number, as a step of its own. Nothing changes where there is none.
    pub fn cure(&mut self, texts: &Texts, libraries: &Libraries, problem: usize) {
        let Self::Tikal(document) = self;
        let problems = all_problems(document, &libraries.tikal);
        let cured = document.definition().zip(problems.get(problem));
        let Some((remedy, def)) = cured.and_then(|(def, problem)| cure(def, problem)) else { return };
        let step = Step::new("editor-cure-step").named(cures::remedy(texts, &remedy));
        document.close_step();
        if let Err(error) = document.change(&def, step, None) {
            log::warn!("the cure is not written into the text: {error}");
        }
        document.close_step();
    }
}

/// A problem of a document of Tikal.
fn line(texts: &Texts, document: &Document<Variant>, problem: &Problem) -> ProblemLine {
    let def = document.definition();
    ProblemLine {
        is_error: problem.is_error(),
        sentence: words::sentence(&problems::sentence(texts, &problem.flaw)),
        place: problem.place.as_ref().map(|place| (place.bytes.clone(), place.line, place.column)),
        page: Some(problem)
            .filter(|problem| problem.code() != Code::Syntax)
            .and_then(|problem| tikal::editor::Page::of(&problem.path))
            .map(GamePage::Tikal),
        target: def.and_then(|def| tikal::editor::Target::of(&problem.path, def)).map(GameTarget::Tikal),
        cure: def
            .filter(|_| document.stage() != Stage::Unreadable)
            .and_then(|def| cure(def, problem))
            .map(|(remedy, _)| cures::remedy(texts, &remedy)),
    }
}
