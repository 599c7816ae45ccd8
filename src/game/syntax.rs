//! The fault of a file's text: the thing that was found, the one that belongs there, and the cure.
//!
//! Knows the grammar of RON, how our files use it and what our own deserialisers refuse, and nothing of what a file means.

use std::fmt;

use ron::error::{Error, SpannedError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;

use super::bounds::TooLong;
use super::place::{self, Place};
use super::{MAX_SEATS, NoSuchSeat};

/// The most characters of a word of the file that are repeated: enough to recognise it.
const MAX_WORD: usize = 40;
/// The deepest nesting of brackets that is read.
pub const MAX_NESTING: usize = 64;

/// The way in which all our files are read and written: a value that may be missing needs no `Some`.
#[must_use]
pub fn options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME).with_recursion_limit(MAX_NESTING)
}

/// Writes a value in a layout. What is written comes as a trait object: so the writer of RON is compiled once, and not for
/// every field of every type, which made a megabyte of the program.
///
/// # Errors
/// If a part of it cannot be written as RON.
pub fn write(value: &dyn erased_serde::Serialize, layout: PrettyConfig) -> Result<String, Error> {
    options().to_string_pretty(value, layout)
}

/// Writes a value without a blank that could be left out; see [`write()`].
///
/// # Errors
/// As [`write()`].
pub fn write_short(value: &dyn erased_serde::Serialize) -> Result<String, Error> {
    options().to_string(value)
}

/// Writes a value as [`write_short`] does, but with the `Some` of what may be missing, so that any program reads it.
///
/// # Errors
/// As [`write()`].
pub fn write_plain(value: &dyn erased_serde::Serialize) -> Result<String, Error> {
    ron::to_string(value)
}

/// The words of a deserialiser that expected a text by language; the reason is recognised by them.
pub const TEXTS_EXPECTED: &str = "a text, or a map of texts by language such as {\"en\": \"…\", \"de\": \"…\"}";
/// The words of a deserialiser that expected fields of any names.
pub const FIELDS_EXPECTED: &str = "fields in parentheses";
/// The words of a deserialiser that expected who is to move.
pub const ACTOR_EXPECTED: &str = "a seat or \"chance\"";
/// The first words of RON's reader about the thing that it expected, where a number of values is fixed.
const TUPLES: [&str; 2] = ["a tuple of size ", "an array of length "];

/// The thing in a text where something else belongs.
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

/// Why a text cannot be read as what it should be: one for each sentence, with what was found. `part` is the name
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
    #[error("the number of values here is {count}: write one for each of {each}")]
    OneForEach { count: usize, each: String },
    #[error("the number of values here is {count}: write {wanted}")]
    ValueCount { count: usize, wanted: usize },
    #[error("more than {most} entries stand here: leave at most that many")]
    TooManyEntries { most: usize },
    #[error("this text has more than {most} characters: shorten it")]
    TextTooLong { most: usize },
    #[error("there is no seat {seat}: seats are numbered from 0 to {}", MAX_SEATS - 1)]
    NoSuchSeat { seat: u8 },
    #[error("{found} is too large, or less than 0: write a whole number from 0 to {}", u32::MAX)]
    NumberRange { found: Found },
    #[error("found {found} where a whole number belongs: write one, such as 5, without quotation marks")]
    NumberExpected { found: Found },
    #[error("found {found} where `true` or `false` belongs: write one of the two")]
    TruthExpected { found: Found },
    #[error("found {found} where a seat or chance belongs: write the number of the seat, or `chance`")]
    ActorExpected { found: Found },
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
    #[error("{found} stands after the end: remove it, or remove the bracket that closes too early")]
    AfterTheEnd { found: Found },
    #[error("the text ends too early: close every bracket, quotation mark and comment")]
    EndsEarly,
    #[error("brackets stand in brackets more than {MAX_NESTING} deep: remove some")]
    TooDeep,
    #[error("this text has a backslash before a sign that means nothing there: write \\\\ for a backslash itself")]
    NoSuchEscape,
    #[error("found {found} in a line that begins with #!: remove the line")]
    NoSuchAttribute { found: Found },
    #[error("{found} has no meaning here: remove it")]
    StraySign { found: Found },
    #[error("{found} cannot be read here: mend or remove it")]
    Other { found: Found },
}

/// The name of a part in an English sentence.
struct Part<'a>(&'a Option<String>);

impl fmt::Display for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_deref().unwrap_or("this part"))
    }
}

/// The things that can be written, in an English sentence.
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

/// Why a deserialiser of ours refuses a value. Serde passes such a reason on as text only, so it is written as text and
/// read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The same key twice in a map.
    KeyTwice(String),
    /// More or fewer values than there are things that have one each.
    OneForEach {
        /// The number of values.
        count: usize,
        /// The things, by name.
        each: String,
    },
    /// Longer than anything of its kind.
    TooLong(TooLong),
    /// No seat of any table.
    Seat(NoSuchSeat),
}

const KEY_TWICE: (&str, &str) = ("the key ", " stands here twice: remove one of the two");
const ONE_FOR_EACH: (&str, &str) = ("the number of values here is ", ": write one for each of ");

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KeyTwice(key) => write!(f, "{}{key}{}", KEY_TWICE.0, KEY_TWICE.1),
            Self::OneForEach { count, each } => write!(f, "{}{count}{}{each}", ONE_FOR_EACH.0, ONE_FOR_EACH.1),
            Self::TooLong(limit) => limit.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
        }
    }
}

impl Refusal {
    /// Reads the text that `Display` writes.
    fn read(text: &str) -> Option<Self> {
        let key = text.strip_prefix(KEY_TWICE.0).and_then(|rest| rest.strip_suffix(KEY_TWICE.1));
        let one_for_each = || {
            let (count, each) = text.strip_prefix(ONE_FOR_EACH.0)?.split_once(ONE_FOR_EACH.1)?;
            Some(Self::OneForEach { count: count.parse().ok()?, each: each.to_owned() })
        };
        let too_long = || TooLong::read(text).map(Self::TooLong);
        let seat = || NoSuchSeat::read(text).map(Self::Seat);
        key.map(|key| Self::KeyTwice(key.to_owned())).or_else(one_for_each).or_else(too_long).or_else(seat)
    }
}

/// An error of RON's reader as the place of what was found, and why it is wrong. `text` is the text that was read, with
/// the byte order mark if it has one.
#[must_use]
pub fn explain(text: &str, error: &SpannedError) -> (Place, NotRon) {
    // RON's reader points at the blank before a value that it cannot read.
    let start = place::next_word(text, place::byte_at(text, error.span.start.line, error.span.start.col));
    let word = word_at(text, start);
    // It has read the sign of a number already.
    let is_negative = word.starts_with(|first: char| first.is_ascii_digit()) && text[..start].ends_with('-');
    let found = match word {
        "" => Found::End,
        word if is_negative => Found::Word(short(&format!("-{word}"))),
        word => Found::Word(short(word)),
    };
    (Place::new(text, start..start + word.len()), why(&error.code, found))
}

fn why(code: &Error, found: Found) -> NotRon {
    let part = |outer: &Option<String>| outer.as_deref().map(|outer| short(plain(outer)));
    let named = |word: &str| Found::Word(short(word));
    match code {
        Error::Message(message) => match Refusal::read(message) {
            Some(Refusal::KeyTwice(key)) => NotRon::KeyTwice { key: short(&key) },
            Some(Refusal::OneForEach { count, each }) => NotRon::OneForEach { count, each },
            Some(Refusal::TooLong(TooLong::Entries(most))) => NotRon::TooManyEntries { most },
            Some(Refusal::TooLong(TooLong::Characters(most))) => NotRon::TextTooLong { most },
            Some(Refusal::Seat(NoSuchSeat(seat))) => NotRon::NoSuchSeat { seat },
            None => NotRon::Other { found },
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
        Error::InvalidValueForType { expected, .. } => match expected.as_str() {
            TEXTS_EXPECTED => NotRon::TextsExpected { found },
            FIELDS_EXPECTED => NotRon::PartExpected { found },
            ACTOR_EXPECTED => NotRon::ActorExpected { found },
            _ => NotRon::NumberExpected { found },
        },
        Error::ExpectedDifferentLength { expected, found: count } => match length(expected) {
            Some(wanted) => NotRon::ValueCount { count: *count, wanted },
            None => NotRon::Other { found },
        },
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            NotRon::NumberExpected { found }
        }
        Error::ExpectedBoolean => NotRon::TruthExpected { found },
        // A text that is never closed.
        Error::ExpectedString if found == Found::End => NotRon::EndsEarly,
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
        Error::InvalidEscape(_) | Error::Utf8Error(_) => NotRon::NoSuchEscape,
        Error::ExpectedAttribute | Error::ExpectedAttributeEnd | Error::NoSuchExtension(_) => {
            NotRon::NoSuchAttribute { found }
        }
        Error::UnexpectedChar(_) => NotRon::StraySign { found },
        // What no file of ours asks for, such as a fraction or a single letter; the place says enough.
        _ => NotRon::Other { found },
    }
}

/// The number of values that belong where serde says that it expected this.
fn length(expected: &str) -> Option<usize> {
    let rest = TUPLES.iter().find_map(|begin| expected.strip_prefix(begin))?;
    rest.parse().ok()
}

/// The name of a part of a definition as a file may write it: without the `Def` with which the names of our types end.
fn plain(part: &str) -> &str {
    part.strip_suffix("Def").unwrap_or(part)
}

/// The beginning of a word, enough to recognise it.
#[must_use]
pub fn short(word: &str) -> String {
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
