//! The checks of what the definitions of all games have in common: the text as a whole, the head, players, texts, numbers
//! within limits.
//!
//! What else there is to check, and which limits a number has, each game decides in its `validate`.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::definition::{BasedOn, PlayersDef, Text};
use super::problem::{FileFlaw, FlawOfGame, Problem, ProblemCode, Severity};
use crate::game::bounds::{MAX_ID, MAX_NAME};
use crate::game::{Flawed, Place};
use crate::ron_text::{NotADefinition, Path, Places, faults};

/// The most problems that are listed; the others are only counted.
const MAX_PROBLEMS: usize = 100;
/// The most letters that are repeated of what cannot be used: enough to recognise it.
const MAX_LETTERS: usize = 40;

/// A variant, if it can be played, and all problems of its definition.
pub(crate) type Checked<V, F> = (Option<V>, Vec<Problem<F>>);

/// The beginning of a text that cannot be used.
pub(crate) fn beginning(text: &str) -> String {
    text.chars().take(MAX_LETTERS).collect()
}

/// Checks a text of at most so many bytes, which `read` reads, by what `check_read` says of its definition.
pub(crate) fn check_text<D, V, F: FlawOfGame>(
    text: &str,
    most: u64,
    read: fn(&str) -> Result<D, NotADefinition>,
    check_read: impl FnOnce(&str, D) -> Checked<V, F>,
) -> Checked<V, F> {
    let unreadable = |flaw: FileFlaw, place| Problem { flaw: flaw.into(), path: Path::whole(), place: Some(place) };
    if text.len() as u64 > most {
        let whole = Place::new(text, 0..text.len());
        return (None, vec![unreadable(FileFlaw::TooLong { bytes: text.len(), most }, whole)]);
    }
    match read(text) {
        Ok(def) => check_read(text, def),
        Err(first) => {
            let problem = |NotADefinition { place, why }| unreadable(FileFlaw::NotRon(why), place);
            (None, faults(text, first, read).into_iter().map(problem).collect())
        }
    }
}

/// The same with the places of its problems in this text, in the order of these; what only counts others comes last.
pub(crate) fn placed<V, F: FlawOfGame>(text: &str, (variant, mut problems): Checked<V, F>) -> Checked<V, F> {
    if !problems.is_empty() {
        let places = Places::new(text);
        for problem in &mut problems {
            problem.place = Some(places.nearest(&problem.path));
        }
        let start = |problem: &Problem<F>| problem.place.as_ref().map(|place| place.bytes.start);
        problems.sort_by_key(|problem| (problem.flaw.is_count(), start(problem)));
    }
    (variant, problems)
}

/// The problem of a variant of this id, made from this text, whose id belongs to another one of the program.
pub(crate) fn id_taken<F: FlawOfGame>(id: &str, text: &str) -> Problem<F> {
    let path = Path::of("id");
    let place = Some(Places::new(text).nearest(&path));
    Problem { flaw: FileFlaw::IdOfTheProgram { id: id.to_owned() }.into(), path, place }
}

/// The problems of a definition that is being checked.
#[derive(Debug)]
pub struct Checker<F> {
    problems: Vec<Problem<F>>,
    /// The number of warnings that are not listed, and of errors.
    unlisted: [usize; 2],
}

impl<F> Default for Checker<F> {
    fn default() -> Self {
        Self { problems: Vec::new(), unlisted: [0; 2] }
    }
}

impl<F: FlawOfGame> Checker<F> {
    /// True if the definition has a flaw with which it cannot be played.
    pub(crate) fn has_errors(&self) -> bool {
        self.problems.iter().any(Flawed::is_error)
    }

    /// All problems, with the variant if it can be played.
    pub(crate) fn checked<V>(mut self, variant: Option<V>) -> Checked<V, F> {
        let [warnings, errors] = self.unlisted;
        let counts = F::unlisted(errors, warnings).into_iter();
        self.problems.extend(counts.map(|flaw| Problem { flaw, path: Path::whole(), place: None }));
        let is_playable = !self.has_errors();
        (variant.filter(|_| is_playable), self.problems)
    }

    pub(crate) fn report(&mut self, path: Path, flaw: impl Into<F>) {
        let flaw = flaw.into();
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem { flaw, path, place: None });
        } else {
            self.unlisted[usize::from(flaw.code().severity() == Severity::Error)] += 1;
        }
    }

    /// The number if it is within its limits; otherwise reports a problem and gives the nearest number that is possible.
    pub(crate) fn number(&mut self, path: Path, what: F::Quantity, value: u32, limits: RangeInclusive<u8>) -> u8 {
        let (least, most) = (*limits.start(), *limits.end());
        match u8::try_from(value) {
            Ok(value) if limits.contains(&value) => value,
            _ => {
                self.report(path, F::out_of_limits(what, value, limits));
                if value < u32::from(least) { least } else { most }
            }
        }
    }

    pub(crate) fn id(&mut self, at: Path, id: &str) {
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if id.is_empty() || id.len() > MAX_ID || !id.chars().all(plain) {
            self.report(at, FileFlaw::Id { found: beginning(id) });
        }
    }

    /// A text that players have to see.
    pub(crate) fn name(&mut self, at: &Path, name: &Text) {
        if name.is_empty() {
            self.report(at.clone(), FileFlaw::WithoutName);
        }
        self.text(at, name, MAX_NAME);
    }

    pub(crate) fn based_on(&mut self, parent: Option<&BasedOn>) {
        if let Some(parent) = parent {
            let at = Path::of("based_on");
            self.length(at.field("id"), &parent.id, MAX_ID);
            self.length(at.field("hash"), &parent.hash, MAX_NAME);
        }
    }

    /// A text that is at most this long, in every language; languages are named as ids are.
    pub(crate) fn text(&mut self, at: &Path, text: &Text, most: usize) {
        match text {
            Text::Plain(text) => self.length(at.clone(), text, most),
            Text::Languages(texts) => {
                for (language, text) in texts {
                    if language.chars().nth(MAX_ID).is_some() {
                        self.length(at.clone(), language, MAX_ID);
                    } else {
                        self.length(at.language(language), text, most);
                    }
                }
            }
        }
    }

    pub(crate) fn length(&mut self, at: Path, text: &str, most: usize) {
        let characters = text.chars().count();
        if characters > most {
            self.report(at, FileFlaw::TextTooLong { characters, most });
        }
    }

    /// The numbers of players, up to this many, with the check of their colours.
    pub(crate) fn players(&mut self, def: &PlayersDef, seats: u8) -> RangeInclusive<u8> {
        let at = Path::of("players");
        let [of_least, of_most] = F::PLAYERS;
        let least = self.number(at.field("least"), of_least, def.least, 2..=seats);
        let most = self.number(at.field("most"), of_most, def.most, 2..=seats);
        if least > most {
            self.report(at.clone(), FileFlaw::PlayersExchanged { least, most });
        }
        let colours = &def.colours;
        let at = at.field("colours");
        if colours.len() < usize::from(most) {
            self.report(at.clone(), FileFlaw::TooFewColours { colours: colours.len(), players: most });
        }
        let mut known = BTreeSet::new();
        for (index, colour) in colours.iter().enumerate() {
            self.length(at.index(index), colour, MAX_NAME);
            if colour.trim().is_empty() {
                self.report(at.index(index), FileFlaw::ColourWithoutName);
            } else if !known.insert(colour) {
                self.report(at.index(index), FileFlaw::ColourTwice { colour: beginning(colour) });
            }
        }
        least.min(most)..=most.max(least)
    }
}
