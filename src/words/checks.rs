//! The result of checking a variant file, line by line.

use std::path::Path;

use super::{Texts, Value, Worded, failures, syntax};
use crate::game::Flawed;
use crate::library::{CheckedFile, FileError};
use crate::variant_file::{FileFlaw, FlawOfGame, Problem, Severity};

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

/// A flaw that the file of any game can have: the fault, the possible values, and the cure.
pub(super) fn file_flaw(texts: &Texts, flaw: &FileFlaw) -> String {
    let with = |key: &str, values: &[(&'static str, Value)]| texts.plain(key, values);
    match flaw {
        FileFlaw::TooLong { bytes, most } => {
            with("problem-too-long", &[("bytes", (*bytes).into()), ("most", (*most).into())])
        }
        FileFlaw::NotRon(why) => syntax::sentence(texts, why),
        FileFlaw::Format { format, known } => {
            with("problem-format", &[("format", (*format).into()), ("known", (*known).into())])
        }
        FileFlaw::Game { found, known } => {
            with("legend-problem-game", &[("found", found.clone().into()), ("known", (*known).into())])
        }
        FileFlaw::Id { found } => with("problem-id", &[("found", found.clone().into())]),
        FileFlaw::IdTwice { id } => with("legend-problem-id-twice", &[("id", id.clone().into())]),
        FileFlaw::IdOfTheProgram { id } => with("problem-id-taken", &[("id", id.clone().into())]),
        FileFlaw::TextTooLong { characters, most } => {
            with("problem-text-length", &[("characters", (*characters).into()), ("most", (*most).into())])
        }
        FileFlaw::WithoutName => texts.say("legend-problem-name"),
        FileFlaw::PlayersExchanged { least, most } => {
            with("problem-players", &[("least", (*least).into()), ("most", (*most).into())])
        }
        FileFlaw::TooFewColours { colours, players } => {
            with("problem-colours", &[("colours", (*colours).into()), ("players", (*players).into())])
        }
        FileFlaw::ColourWithoutName => texts.say("problem-colour-name"),
        FileFlaw::ColourTwice { colour } => with("problem-colour-twice", &[("colour", colour.clone().into())]),
        FileFlaw::Unlisted { count } => with("legend-problem-unlisted", &[("count", (*count).into())]),
    }
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

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::game::NotRon;
    use crate::words::Language;
    use crate::words::syntax::tests::is_english;

    /// One flaw of each kind that the file of any game can have, and those whose sentence has a singular.
    pub fn file_flaws() -> Vec<FileFlaw> {
        let text = || "x".to_owned();
        vec![
            FileFlaw::TooLong { bytes: 300_000, most: 200_000 },
            FileFlaw::NotRon(NotRon::EndsEarly),
            FileFlaw::Format { format: 2, known: 1 },
            FileFlaw::Game { found: text(), known: "chac" },
            FileFlaw::Id { found: text() },
            FileFlaw::IdTwice { id: text() },
            FileFlaw::IdOfTheProgram { id: text() },
            FileFlaw::TextTooLong { characters: 99, most: 40 },
            FileFlaw::WithoutName,
            FileFlaw::PlayersExchanged { least: 4, most: 2 },
            FileFlaw::TooFewColours { colours: 1, players: 4 },
            FileFlaw::ColourWithoutName,
            FileFlaw::ColourTwice { colour: text() },
            FileFlaw::Unlisted { count: 1 },
            FileFlaw::Unlisted { count: 3 },
        ]
    }

    /// Checks that all kinds of the enum of this name are there, of which `source` is the text, and that each is said in
    /// words of its own in every language.
    pub fn all_are_said<F: std::fmt::Debug>(source: &str, name: &str, all: &[F], sentence: fn(&Texts, &F) -> String) {
        let body = source.split_once(&format!("pub enum {name} {{\n")).unwrap().1.split_once("\n}\n").unwrap().0;
        let name = |line: &str| line.trim().chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
        let lines = body.lines().filter(|line| line.starts_with("    ") && line[4..].starts_with(char::is_uppercase));
        let kinds: BTreeSet<String> = all.iter().map(|flaw| name(&format!("{flaw:?}"))).collect();
        assert_eq!(kinds, lines.map(name).collect());
        for language in Language::ALL {
            let (texts, mut said_before) = (Texts::new(language), BTreeSet::new());
            for flaw in all {
                let said = sentence(&texts, flaw);
                let is_key = ["problem-", "syntax-", "quantity-", "chac-"].iter().any(|key| said.contains(key));
                assert!(!is_key && !said.contains('$') && said.contains(':'), "{said}");
                assert!(language == Language::English || !is_english(&said), "{said}");
                assert!(said_before.insert(said.clone()), "{said}");
            }
        }
    }

    #[test]
    fn every_flaw_of_a_file_is_said_in_every_language() {
        all_are_said(include_str!("../variant_file/problem.rs"), "FileFlaw", &file_flaws(), file_flaw);
    }
}
