//! The result of checking a variant file, line by line.

use std::path::Path;

use super::{Texts, Worded, failures};
use crate::expedition::{FlawOfGame, Problem, Severity};
use crate::game::Flawed;
use crate::library::{CheckedFile, FileError};

/// The result of checking a file, line by line: its problems and whether it can be played, or why it cannot be read.
#[must_use]
pub fn report<G: Worded>(texts: &Texts, path: &Path, checked: &Result<CheckedFile<G>, FileError>) -> Vec<String> {
    let path = path.display();
    let of_file = |said: &str| after(texts, &path.to_string(), said);
    match checked {
        Err(error) => vec![of_file(&failures::file(texts, error))],
        Ok(checked) => {
            let problems = checked.problems.iter().map(|problem| format!("{path}:{}", G::problem(texts, problem)));
            problems.chain([of_file(&verdict(texts, checked))]).collect()
        }
    }
}

/// The last line: that a file can be played or cannot, and how many problems it has.
fn verdict<G: Worded>(texts: &Texts, checked: &CheckedFile<G>) -> String {
    let errors = checked.problems.iter().filter(|problem| problem.is_error()).count();
    let warnings = checked.problems.len() - errors;
    let errors = texts.with("verdict-errors", &[("errors", errors.into())]);
    let warnings = texts.with("verdict-warnings", &[("warnings", warnings.into())]);
    let key = if checked.variant.is_some() { "verdict-playable" } else { "verdict-unplayable" };
    texts.with(key, &[("errors", errors.into()), ("warnings", warnings.into())])
}

/// The sentence on something, after its name.
fn after(texts: &Texts, head: &str, said: &str) -> String {
    texts.with("problem-line", &[("head", head.to_owned().into()), ("problem", said.to_owned().into())])
}

/// A problem in one line: where, how bad, its code, its path, and what to do, which this sentence says.
pub(super) fn problem_line<F: FlawOfGame>(texts: &Texts, problem: &Problem<F>, sentence: &str) -> String {
    let place = problem.place.as_ref().map_or_else(String::new, |place| format!("{place}: "));
    let severity = texts.say(match problem.severity() {
        Severity::Warning => "problem-warning",
        Severity::Error => "problem-error",
    });
    let path = if problem.path.is_whole() { String::new() } else { format!(" {}", problem.path) };
    after(texts, &format!("{place}{severity} [{}]{path}", problem.code()), sentence)
}
