//! What is wrong with the text of a variant file: what was found, what belongs there, and the cure.
//! Knows the grammar of RON and nothing of what a definition means.

use std::fmt;

use ron::error::{Error, SpannedError};

use super::locate::{self, Place};
use super::outline;
use super::problem::Counted;
use super::variant::{MAX_NESTING, NotAVariant, Refusal, TEXT_EXPECTED};
use crate::game::bounds::TooLong;

/// The most characters of a word of the file that are repeated: enough to recognise it.
const MAX_WORD: usize = 40;
/// The most characters of a message of RON's reader that are repeated.
const MAX_DETAIL: usize = 200;

/// What stands in a text where something else belongs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A word, number, text or sign; of a long one, the beginning.
    Word(String),
    /// The end of the text.
    End,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "`{word}`"),
            Self::End => f.write_str("the end of the text"),
        }
    }
}

/// Why a text cannot be read as a variant: one for each sentence, with what was found. `part` is the name
/// of a part as a file may write it, if the reader knows it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum NotRon {
    #[error("{found} is not possible for {}: write {}", Part(.part), OneOf(.possible))]
    NotPossible { found: Found, part: Option<String>, possible: &'static [&'static str] },
    #[error("{found} is not known in {}: write {}", Part(.part), OneOf(.possible))]
    NotKnown { found: Found, part: Option<String>, possible: &'static [&'static str] },
    #[error("{} ends here without `{field}`: add `{field}: …`", Part(.part))]
    FieldMissing { field: &'static str, part: Option<String> },
    #[error("`{field}` stands twice in {}: remove one of the two", Part(.part))]
    FieldTwice { field: &'static str, part: Option<String> },
    #[error("the key `{key}` stands here twice: remove one of the two")]
    KeyTwice { key: String },
    #[error("{} of slabs: write one for each side: N, NE, SE, S, SW, NW", Counted(*.count, "number", "numbers"))]
    SlabCount { count: usize },
    #[error("more than {most} entries stand here: leave at most that many")]
    TooManyEntries { most: usize },
    #[error("{found} is too large, or less than 0: write a whole number from 0 to {}", u32::MAX)]
    NumberRange { found: Found },
    #[error("found {found} where a whole number belongs: write one, such as 5, without quotation marks")]
    NumberExpected { found: Found },
    #[error("found {found} where a text belongs: put it in quotation marks")]
    TextExpected { found: Found },
    #[error(
        "found {found} where a text belongs, or a text for each language: write one such as \"…\", or \
         {{\"en\": \"…\", \"de\": \"…\"}}"
    )]
    TextsExpected { found: Found },
    #[error(
        "found {found} where a comma or a closing bracket belongs: put a comma between two values, close the bracket, \
         or mend the value before it (numbers are whole)"
    )]
    CommaExpected { found: Found },
    #[error("found {found} where a list belongs: write it in square brackets, such as [1, 0]")]
    ListExpected { found: Found },
    #[error("found {found} where a map belongs: write it in braces, such as {{2: 3, 3: 6}}")]
    MapExpected { found: Found },
    #[error("found {found} after a name: put a colon between name and value")]
    ColonExpected { found: Found },
    #[error("found {found} where a part in round brackets belongs: write it as (name: value, …)")]
    PartExpected { found: Found },
    #[error(
        "found {found} where another part begins: write it as (name: value, …), and close the bracket of the part \
         before it"
    )]
    OtherPart { found: Found },
    #[error("found {found} where a bracket closes: close it, or remove what is too much")]
    CloseExpected { found: Found },
    #[error("found {found} where a name belongs: write the name of a field or a kind")]
    NameExpected { found: Found },
    #[error("{found} stands after the end of the variant: remove it, or remove the bracket that closes too early")]
    AfterTheEnd { found: Found },
    #[error("the text ends too early: close every bracket, quotation mark and comment")]
    EndsEarly,
    #[error("brackets stand in brackets more than {MAX_NESTING} deep: no variant needs that, remove some")]
    TooDeep,
    #[error("this text has a backslash before a sign that means nothing there: write \\\\ for a backslash itself")]
    NoSuchEscape,
    #[error("found {found} in a line that begins with #!: remove the line, no variant needs one")]
    NoSuchAttribute { found: Found },
    #[error("{found} has no meaning here: remove it")]
    StraySign { found: Found },
    #[error("{detail}, found {found}: mend or remove it")]
    Other { detail: String, found: Found },
}

/// The name of a part in an English sentence.
struct Part<'a>(&'a Option<String>);

impl fmt::Display for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().unwrap_or("this part"))
    }
}

/// What can be written, in an English sentence.
struct OneOf<'a>(&'a [&'a str]);

impl fmt::Display for OneOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, word) in self.0.iter().enumerate() {
            let between = match index {
                0 => "",
                _ if index + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{between}`{word}`")?;
        }
        Ok(())
    }
}

/// An error of RON's reader as what was found where, and why it is wrong. `text` is the text that was read, with the
/// byte order mark if it has one.
pub(super) fn explain(text: &str, error: &SpannedError) -> NotAVariant {
    // RON's reader points at the blank before a value that it cannot read.
    let start = outline::next_word(text, locate::byte_at(text, error.span.start.line, error.span.start.col));
    let word = word_at(text, start);
    let place = Place::new(text, start..start + word.len());
    let found = if word.is_empty() { Found::End } else { Found::Word(short(word)) };
    NotAVariant { place, why: why(&error.code, found) }
}

fn why(code: &Error, found: Found) -> NotRon {
    let part = |outer: &Option<String>| outer.as_deref().map(|outer| short(plain(outer)));
    let named = |word: &str| Found::Word(short(word));
    match code {
        Error::Message(message) => match Refusal::read(message) {
            Some(Refusal::KeyTwice(key)) => NotRon::KeyTwice { key: short(&key) },
            Some(Refusal::SlabCount(count)) => NotRon::SlabCount { count },
            Some(Refusal::TooLong(TooLong::Entries(most))) => NotRon::TooManyEntries { most },
            // No text of a variant has a limit at reading: the checker tells those that are too long.
            Some(Refusal::TooLong(TooLong::Characters(_))) => NotRon::Other { detail: message.clone(), found },
            None => NotRon::Other { detail: message.chars().take(MAX_DETAIL).collect(), found },
        },
        Error::NoSuchEnumVariant { expected, found, outer } => {
            NotRon::NotPossible { found: named(found), part: part(outer), possible: expected }
        }
        Error::NoSuchStructField { expected, found, outer } => {
            NotRon::NotKnown { found: named(found), part: part(outer), possible: expected }
        }
        Error::MissingStructField { field, outer } => NotRon::FieldMissing { field, part: part(outer) },
        Error::DuplicateStructField { field, outer } => NotRon::FieldTwice { field, part: part(outer) },
        Error::IntegerOutOfBounds => NotRon::NumberRange { found },
        Error::InvalidValueForType { expected, .. } if expected == TEXT_EXPECTED => NotRon::TextsExpected { found },
        Error::ExpectedInteger
        | Error::InvalidIntegerDigit { .. }
        | Error::UnderscoreAtBeginning
        | Error::InvalidValueForType { .. } => NotRon::NumberExpected { found },
        Error::ExpectedString => NotRon::TextExpected { found },
        Error::ExpectedComma => NotRon::CommaExpected { found },
        Error::ExpectedArray => NotRon::ListExpected { found },
        Error::ExpectedMap => NotRon::MapExpected { found },
        Error::ExpectedMapColon => NotRon::ColonExpected { found },
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => NotRon::PartExpected { found },
        Error::ExpectedDifferentStructName { .. } | Error::ExpectedStructName(_) => NotRon::OtherPart { found },
        Error::ExpectedArrayEnd | Error::ExpectedMapEnd | Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => {
            NotRon::CloseExpected { found }
        }
        Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => {
            NotRon::NameExpected { found }
        }
        Error::TrailingCharacters => NotRon::AfterTheEnd { found },
        Error::Eof | Error::ExpectedStringEnd | Error::UnclosedBlockComment | Error::UnclosedLineComment => {
            NotRon::EndsEarly
        }
        Error::ExceededRecursionLimit => NotRon::TooDeep,
        Error::InvalidEscape(_) => NotRon::NoSuchEscape,
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd | Error::NoSuchExtension(_) => {
            NotRon::NoSuchAttribute { found }
        }
        Error::UnexpectedChar(_) => NotRon::StraySign { found },
        other => NotRon::Other { detail: other.to_string().chars().take(MAX_DETAIL).collect(), found },
    }
}

/// The name of a part of a definition as a file may write it: without the `Def` with which the names of our types end.
fn plain(part: &str) -> &str {
    part.strip_suffix("Def").unwrap_or(part)
}

/// The beginning of a word, enough to recognise it.
pub(super) fn short(word: &str) -> String {
    let mut short: String = word.chars().take(MAX_WORD).collect();
    if short.len() < word.len() {
        short.push('…');
    }
    short
}

/// The word, number, text or sign that stands here; empty at the end of a line or text.
fn word_at(text: &str, start: usize) -> &str {
    let rest = text[start..].lines().next().unwrap_or_default();
    let Some(first) = rest.chars().next() else { return "" };
    let length = if first == '"' {
        rest.char_indices().skip(1).find(|&(_, next)| next == '"').map_or(rest.len(), |(end, _)| end + 1)
    } else {
        let ends = |next: char| next.is_whitespace() || "()[]{},:\"".contains(next);
        rest.find(ends).filter(|&end| end > 0).unwrap_or(if ends(first) { first.len_utf8() } else { rest.len() })
    };
    &rest[..length]
}
