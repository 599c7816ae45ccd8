//! What is wrong with the text of a variant file, in words: what was found, what belongs there, and
//! the cure. Knows the grammar of RON and nothing of what a definition means.

use ron::error::{Error, SpannedError};

use super::locate::{self, Place};
use super::variant::{MAX_NESTING, NotAVariant};

/// A word from the file longer than this, in characters, is cut: it is there to be recognised.
const MAX_WORD: usize = 40;
/// So is a whole sentence.
const MAX_MESSAGE: usize = 600;

/// The reader's error in words for whoever wrote the text.
pub(super) fn explain(text: &str, error: &SpannedError) -> NotAVariant {
    // The reader names the blank before a value that it cannot read.
    let place = locate::next_word(text, (error.span.start.line, error.span.start.col));
    let mut message = sentence(&error.code, &word_at(text, place));
    if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE) {
        message.truncate(end);
        message.push('…');
    }
    NotAVariant { line: place.0, column: place.1, message }
}

fn sentence(code: &Error, found: &str) -> String {
    let part = |outer: &Option<String>| outer.as_deref().map_or("this part", plain).to_owned();
    match code {
        // Our own refusals are whole sentences already.
        Error::Message(message) if message.contains(": ") => message.clone(),
        Error::Message(message) => format!("{message}: mend it"),
        Error::NoSuchEnumVariant { expected, found, outer } => {
            format!("{} is not possible for {}: write {}", quoted(found), part(outer), one_of(expected))
        }
        Error::NoSuchStructField { expected, found, outer } => {
            format!("{} is not known in {}: write {}", quoted(found), part(outer), one_of(expected))
        }
        Error::MissingStructField { field, outer } => {
            format!("{} ends here without `{field}`: add `{field}: …`", part(outer))
        }
        Error::DuplicateStructField { field, outer } => {
            format!("`{field}` stands twice in {}: remove one of the two", part(outer))
        }
        Error::IntegerOutOfBounds => {
            format!("{found} is too large, or less than 0: write a whole number from 0 to {}", u32::MAX)
        }
        Error::ExpectedInteger | Error::InvalidIntegerDigit { .. } | Error::UnderscoreAtBeginning => {
            format!("found {found} where a whole number belongs: write one, such as 5, without quotation marks")
        }
        Error::ExpectedString => format!("found {found} where a text belongs: put it in quotation marks"),
        Error::ExpectedComma => format!(
            "found {found} where a comma or a closing bracket belongs: put a comma between two values, close the \
             bracket, or mend the value before it (numbers are whole)"
        ),
        Error::ExpectedArray => {
            format!("found {found} where a list belongs: write it in square brackets, such as [1, 0]")
        }
        Error::ExpectedMap => format!("found {found} where a map belongs: write it in braces, such as {{2: 3, 3: 6}}"),
        Error::ExpectedMapColon => format!("found {found} after a name: put a colon between name and value"),
        Error::ExpectedStructLike | Error::ExpectedNamedStructLike(_) => {
            format!("found {found} where a part in round brackets belongs: write it as (name: value, …)")
        }
        Error::ExpectedDifferentStructName { .. } | Error::ExpectedStructName(_) => format!(
            "found {found} where another part begins: write it as (name: value, …), and close the bracket of the part \
             before it"
        ),
        Error::ExpectedArrayEnd | Error::ExpectedMapEnd | Error::ExpectedStructLikeEnd | Error::ExpectedOptionEnd => {
            format!("found {found} where a bracket closes: close it, or remove what is too much")
        }
        Error::ExpectedIdentifier | Error::InvalidIdentifier(_) | Error::SuggestRawIdentifier(_) => {
            format!("found {found} where a name belongs: write the name of a field or a kind")
        }
        Error::TrailingCharacters => format!(
            "{found} stands after the end of the variant: remove it, or remove the bracket that closes too early"
        ),
        Error::Eof | Error::ExpectedStringEnd | Error::UnclosedBlockComment | Error::UnclosedLineComment => {
            "the text ends too early: close every bracket, quotation mark and comment".to_owned()
        }
        Error::ExceededRecursionLimit => {
            format!("brackets stand in brackets more than {MAX_NESTING} deep: no variant needs that, remove some")
        }
        Error::InvalidEscape(_) => format!("{found} is no sign after a backslash: write \\\\ for a backslash itself"),
        other => format!("{other}, found {found}: mend or remove it"),
    }
}

/// The name of a part of a definition as a file may write it: our own types end in `Def`, which
/// nobody has met in a file.
fn plain(part: &str) -> &str {
    part.strip_suffix("Def").unwrap_or(part)
}

fn quoted(word: &str) -> String {
    let short: String = word.chars().take(MAX_WORD).collect();
    let dots = if short.len() < word.len() { "…" } else { "" };
    format!("`{short}{dots}`")
}

fn one_of(words: &[&str]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [only] => format!("`{only}`"),
        [first @ .., last] => {
            let first: Vec<String> = first.iter().map(|word| format!("`{word}`")).collect();
            format!("{} or `{last}`", first.join(", "))
        }
    }
}

/// The word, number, text or sign that stands at a place.
fn word_at(text: &str, (line, column): Place) -> String {
    let rest = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let rest: String = rest.chars().skip(column.saturating_sub(1)).collect();
    let Some(first) = rest.chars().next() else { return "the end of the text".to_owned() };
    let length = if first == '"' {
        rest.char_indices().skip(1).find(|&(_, next)| next == '"').map_or(rest.len(), |(end, _)| end + 1)
    } else {
        let ends = |next: char| next.is_whitespace() || "()[]{},:\"".contains(next);
        rest.find(ends).filter(|&end| end > 0).unwrap_or(if ends(first) { first.len_utf8() } else { rest.len() })
    };
    quoted(&rest[..length])
}
