//! The problems of a document of any game, as a list shows them, and their plain cures.

use std::collections::BTreeMap;

use super::{Document, Drafted, GamePage, GameTarget, ProblemLine, Stage, Step, VariantDocument};
use crate::game::{Flawed, ProblemOf};
use crate::games::with_game;
use crate::library::{Libraries, Library};
use crate::words::{self, Texts};

impl VariantDocument {
    /// Its problems, in the order of the text; those first that only the variants at hand tell. Where several say the same,
    /// each names what it is about.
    #[must_use]
    pub fn problems(&self, texts: &Texts, libraries: &Libraries) -> Vec<ProblemLine> {
        with_game!(self, Self::G(document) => problems::<G>(texts, document, libraries.of()))
    }

    /// Makes the plain cure of the problem with this number, as a step of its own. Nothing changes where there is none.
    pub fn cure(&mut self, texts: &Texts, libraries: &Libraries, problem: usize) {
        with_game!(self, Self::G(document) => cure::<G>(texts, document, libraries.of(), problem));
    }
}

/// The problems of a document, and that its id belongs to a variant of the program, as for its file: first those that
/// forbid playing it, each kind in the order of the text.
fn all_problems<G: Drafted>(document: &Document<G::Rules>, library: &Library<G>) -> Vec<ProblemOf<G>> {
    let taken = document.rules().and_then(|rules| library.id_problem(rules, document.text()));
    let mut problems: Vec<ProblemOf<G>> = taken.into_iter().chain(document.problems().iter().cloned()).collect();
    problems.sort_by_key(|problem| !problem.is_error());
    problems
}

fn problems<G: Drafted>(texts: &Texts, document: &Document<G::Rules>, library: &Library<G>) -> Vec<ProblemLine> {
    let problems = all_problems(document, library);
    let mut lines: Vec<ProblemLine> = problems.iter().map(|problem| line::<G>(texts, document, problem)).collect();
    let mut said: BTreeMap<String, usize> = BTreeMap::new();
    for line in &lines {
        *said.entry(line.sentence.clone()).or_default() += 1;
    }
    let def = document.definition();
    for line in lines.iter_mut().filter(|line| said[&line.sentence] > 1) {
        let target = line.target.as_ref().and_then(|target| target.own::<G>()).zip(def);
        if let Some(name) = target.and_then(|(&target, def)| G::target_name(target, texts, def)) {
            let values = [("head", name.into()), ("problem", line.sentence.clone().into())];
            line.sentence = texts.with("problem-line", &values);
        }
    }
    lines
}

fn cure<G: Drafted>(texts: &Texts, document: &mut Document<G::Rules>, library: &Library<G>, problem: usize) {
    let problems = all_problems(document, library);
    let cured = document.definition().zip(problems.get(problem));
    let Some((said, def)) = cured.and_then(|(def, problem)| G::cure(texts, def, problem)) else { return };
    document.close_step();
    if let Err(error) = document.change(&def, Step::new("editor-cure-step").named(said), None) {
        log::warn!("the cure is not written into the text: {error}");
    }
    document.close_step();
}

fn line<G: Drafted>(texts: &Texts, document: &Document<G::Rules>, problem: &ProblemOf<G>) -> ProblemLine {
    let def = document.definition();
    let readable = def.filter(|_| document.stage() != Stage::Unreadable);
    ProblemLine {
        is_error: problem.is_error(),
        sentence: words::sentence(&G::sentence(texts, problem)),
        place: G::place_of(problem).map(|place| (place.bytes.clone(), place.line, place.column)),
        page: G::page_of(problem).map(GamePage::of::<G>),
        target: def.and_then(|def| G::target_of(problem, def)).map(GameTarget::of::<G>),
        cure: readable.and_then(|def| G::cure(texts, def, problem)).map(|(said, _)| said),
    }
}
