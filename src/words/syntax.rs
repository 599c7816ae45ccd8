//! The fault of a file's text, in the reader's language. The English texts are those of [`NotRon`]'s own `Display`.

use super::{Texts, Value};
use crate::game::{Found, MAX_NESTING, MAX_SEATS, NotRon, Place};

/// The text of this key, filled in with the place and what is wrong there.
#[must_use]
pub(super) fn at(texts: &Texts, key: &str, place: &Place, why: &NotRon) -> String {
    let reason = sentence(texts, why);
    texts.plain(key, &[("line", place.line.into()), ("column", place.column.into()), ("reason", reason.into())])
}

/// The text that was found, the one that belongs there, and the cure.
#[must_use]
pub fn sentence(texts: &Texts, why: &NotRon) -> String {
    let here = |key: &str, found: &Found| texts.with(key, &[("found", found_here(texts, found).into())]);
    match why {
        NotRon::NotPossible { found, part, possible } | NotRon::NotKnown { found, part, possible } => {
            let key = if matches!(why, NotRon::NotKnown { .. }) { "syntax-not-known" } else { "syntax-not-possible" };
            let found = found_here(texts, found);
            texts.with(
                key,
                &[
                    ("found", found.into()),
                    ("part", name(part.as_deref())),
                    ("possible", one_of(texts, possible).into()),
                ],
            )
        }
        NotRon::FieldMissing { field, part } => {
            texts.with("syntax-field-missing", &[("field", (*field).into()), ("part", name(part.as_deref()))])
        }
        NotRon::FieldTwice { field, part } => {
            texts.with("syntax-field-twice", &[("field", (*field).into()), ("part", name(part.as_deref()))])
        }
        NotRon::KeyTwice { key } => texts.with("syntax-key-twice", &[("key", key.clone().into())]),
        NotRon::OneForEach { count, each } => {
            texts.with("syntax-one-for-each", &[("count", (*count).into()), ("each", each.clone().into())])
        }
        NotRon::ValueCount { count, wanted } => {
            texts.with("syntax-value-count", &[("count", (*count).into()), ("wanted", (*wanted).into())])
        }
        NotRon::TooManyEntries { most } => texts.plain("syntax-entries", &[("most", (*most).into())]),
        NotRon::TextTooLong { most } => texts.plain("syntax-text-length", &[("most", (*most).into())]),
        NotRon::NoSuchSeat { seat } => {
            texts.with("syntax-no-seat", &[("seat", (*seat).into()), ("last", (MAX_SEATS - 1).into())])
        }
        NotRon::NumberRange { found } => {
            let values = [("found", found_here(texts, found).into()), ("most", u32::MAX.into())];
            texts.plain("syntax-number-range", &values)
        }
        NotRon::NumberExpected { found } => here("syntax-number", found),
        NotRon::TruthExpected { found } => here("syntax-truth", found),
        NotRon::ActorExpected { found } => here("syntax-actor", found),
        NotRon::TextExpected { found } => here("syntax-text", found),
        NotRon::TextsExpected { found } => here("syntax-texts", found),
        NotRon::CommaExpected { found } => here("syntax-comma", found),
        NotRon::ListExpected { found } => here("syntax-list", found),
        NotRon::MapExpected { found } => here("syntax-map", found),
        NotRon::ColonExpected { found } => here("syntax-colon", found),
        NotRon::PartExpected { found } => here("syntax-part", found),
        NotRon::OtherPart { found } => here("syntax-other-part", found),
        NotRon::CloseExpected { found } => here("syntax-close", found),
        NotRon::NameExpected { found } => here("syntax-name", found),
        NotRon::AfterTheEnd { found } => here("syntax-after-end", found),
        NotRon::EndsEarly => texts.say("syntax-ends-early"),
        NotRon::TooDeep => texts.with("syntax-deep", &[("most", MAX_NESTING.into())]),
        NotRon::NoSuchEscape => texts.say("syntax-escape"),
        NotRon::NoSuchAttribute { found } => here("syntax-attribute", found),
        NotRon::StraySign { found } => here("syntax-stray", found),
        NotRon::Other { found } => here("syntax-other", found),
    }
}

fn found_here(texts: &Texts, found: &Found) -> String {
    match found {
        Found::Word(word) => quoted(texts, word),
        Found::End => texts.say("syntax-end"),
    }
}

fn quoted(texts: &Texts, word: &str) -> String {
    texts.with("syntax-word", &[("word", word.to_owned().into())])
}

/// The name of a part of a definition as a value; for a part without a name this is `none`, for which the texts have
/// words of their own.
fn name(part: Option<&str>) -> Value {
    part.unwrap_or("none").to_owned().into()
}

fn one_of(texts: &Texts, words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| quoted(texts, word)).collect();
    match words.as_slice() {
        [first @ .., last] if !first.is_empty() => {
            texts.with("syntax-or", &[("first", first.join(", ").into()), ("last", last.clone().into())])
        }
        words => words.concat(),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeSet;

    use ron::Error as E;
    use ron::error::{Position, Span, SpannedError};

    use super::*;
    use crate::game::syntax::{ACTOR_EXPECTED, FIELDS_EXPECTED, Refusal, TEXTS_EXPECTED, explain};
    use crate::words::Language;

    /// True if a sentence has a part that occurs in English only.
    pub fn is_english(said: &str) -> bool {
        let english = [
            " the ",
            "the ",
            " is ",
            " are ",
            " of ",
            "found ",
            " to ",
            " with ",
            "write ",
            "Expected",
            "expected",
            "Unexpected",
            "instead",
            " cannot ",
            "nvalid",
            "there is",
            "RON",
        ];
        english.iter().any(|word| said.contains(word))
    }

    /// Everything that RON's reader can say, with every message of our own deserialisers.
    fn errors() -> Vec<E> {
        let text = str::to_owned;
        vec![
            E::Fmt,
            E::Io(text("Expected disk")),
            E::Message(text("Expected something")),
            E::Message(Refusal::KeyTwice(text("7")).to_string()),
            E::Message(Refusal::OneForEach { count: 7, each: text("N, S") }.to_string()),
            E::Message("more than 6 entries stand here: leave at most that many".to_owned()),
            E::Message("this text has more than 80 characters: shorten it".to_owned()),
            E::Message("there is no seat 9".to_owned()),
            E::Eof,
            E::ExpectedArray,
            E::ExpectedArrayEnd,
            E::ExpectedAttribute,
            E::ExpectedAttributeEnd,
            E::ExpectedBoolean,
            E::ExpectedComma,
            E::ExpectedChar,
            E::ExpectedByteLiteral,
            E::ExpectedFloat,
            E::FloatUnderscore,
            E::ExpectedInteger,
            E::ExpectedOption,
            E::ExpectedOptionEnd,
            E::ExpectedMap,
            E::ExpectedMapColon,
            E::ExpectedMapEnd,
            E::ExpectedDifferentStructName { expected: "Record", found: text("x") },
            E::ExpectedStructLike,
            E::ExpectedNamedStructLike("Record"),
            E::ExpectedStructLikeEnd,
            E::ExpectedUnit,
            E::ExpectedString,
            E::ExpectedByteString,
            E::ExpectedStringEnd,
            E::ExpectedIdentifier,
            E::InvalidEscape("Unknown escape character"),
            E::IntegerOutOfBounds,
            E::InvalidIntegerDigit { digit: 'x', base: 10 },
            E::NoSuchExtension(text("x")),
            E::UnclosedBlockComment,
            E::UnclosedLineComment,
            E::UnderscoreAtBeginning,
            E::UnexpectedChar('x'),
            E::Utf8Error(String::from_utf8(vec![0xff]).unwrap_err().utf8_error()),
            E::TrailingCharacters,
            E::InvalidValueForType { expected: text("u8"), found: text("the string") },
            E::InvalidValueForType { expected: text(TEXTS_EXPECTED), found: text("the string") },
            E::InvalidValueForType { expected: text(FIELDS_EXPECTED), found: text("the string") },
            E::InvalidValueForType { expected: text(ACTOR_EXPECTED), found: text("the string") },
            E::ExpectedDifferentLength { expected: text("a tuple of size 2"), found: 1 },
            E::ExpectedDifferentLength { expected: text("tuple struct X with 2 elements"), found: 1 },
            E::NoSuchEnumVariant { expected: &["a", "b"], found: text("x"), outer: None },
            E::NoSuchStructField { expected: &["a"], found: text("x"), outer: Some(text("PartDef")) },
            E::MissingStructField { field: "a", outer: None },
            E::DuplicateStructField { field: "a", outer: None },
            E::InvalidIdentifier(text("x")),
            E::SuggestRawIdentifier(text("x")),
            E::ExpectedRawValue,
            E::ExceededRecursionLimit,
            E::ExpectedStructName(text("Record")),
            E::ExpectedRangeSyntax,
        ]
    }

    #[test]
    fn whatever_the_reader_says_is_told_in_words_of_ours_in_every_language() {
        let start = Position { line: 1, col: 5 };
        let mut kinds = BTreeSet::new();
        for code in errors() {
            let error = SpannedError { code, span: Span { start, end: start } };
            let (place, why) = explain("(a: 12, b: 7)", &error);
            assert_eq!((place.line, place.column, place.bytes.clone()), (1, 5, 4..6), "{error}");
            kinds.insert(format!("{why:?}").chars().take_while(char::is_ascii_alphanumeric).collect::<String>());
            for language in Language::ALL {
                let said = sentence(&Texts::new(language), &why);
                assert!(!said.contains("syntax-") && !said.contains('$') && said.contains(": "), "{said}");
                match language {
                    Language::English => assert_eq!(said, why.to_string()),
                    _ => assert!(!is_english(&said), "{said}"),
                }
                // Nothing is told in the words of RON's reader, English ones included.
                assert!(!said.contains(&error.code.to_string()) || matches!(error.code, E::Message(_)), "{said}");
            }
        }
        let source = include_str!("../game/syntax.rs");
        let body = source.split_once("pub enum NotRon {\n").unwrap().1.split_once("\n}\n").unwrap().0;
        let names = body.lines().filter_map(|line| line.strip_prefix("    "));
        let names = names.filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()));
        let names: BTreeSet<String> =
            names.map(|line| line.chars().take_while(char::is_ascii_alphanumeric).collect()).collect();
        assert_eq!(kinds, names, "there is no sentence that nothing is told with");
    }
}
