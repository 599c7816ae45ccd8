//! Changes a RON text value by value: comments and layout stay as somebody wrote them.
//!
//! Decides which bytes of a text a change touches: those of the value and, where a value is inserted or removed, its
//! comma and its line. Knows nothing of what a definition means: it goes by the outline of the text alone, so it works
//! on any RON.
//!
//! No crate does this. `ron` reads into values and writes values; comments, blanks and the order of fields are lost on
//! the way, with `serde` as with `ron::Value`. `toml_edit` and others like it keep them, but for other formats.

use std::ops::Range;

use super::layout::DEEPER;
use super::outline::{self, Brackets, Inside, Node};
use super::{NotADefinition, Path, Segment};
use crate::game::Place;
use crate::game::syntax::short;

/// Why a text was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The text cannot be read as a definition.
    #[error(transparent)]
    NotADefinition(#[from] NotADefinition),
    /// The text is no RON from this place on, so it is not known where its values end.
    #[error("line {}, column {}: the text breaks off here: mend it first", .0.line, .0.column)]
    BreaksOff(Place),
    /// The text has no such part.
    #[error("there is no `{0}` in the text: put it in first")]
    NotThere(Path),
    /// The text has such a part.
    #[error("`{0}` stands in the text already: change it instead")]
    AlreadyThere(Path),
    /// The text to be written is not one value.
    #[error("`{0}` is not one value: write one, with all its brackets closed and no comment around it")]
    NotAValue(String),
    /// The definition cannot be written as RON.
    #[error("the definition cannot be written as text ({0}): this is a fault of the program")]
    Unwritable(ron::Error),
    /// The changed text would not say what the definition says.
    #[error("the text cannot be brought in line with the definition: write the definition anew")]
    Unfaithful,
}

/// The text with the value at a path replaced by another.
///
/// # Errors
/// If there is nothing at the path, or `value` is not one value.
pub fn set(text: &str, path: &Path, value: &str) -> Result<String, EditError> {
    let value = one_value(value)?;
    let whole = whole(text)?;
    let node = whole.find(text, path).ok_or_else(|| EditError::NotThere(path.clone()))?;
    Ok(with(text, vec![Splice { bytes: node.bytes.clone(), by: value.to_owned() }]))
}

/// The text with one value inserted: an element of a list before the one that has its number now, an entry of a map
/// before the first greater key, a field behind the others.
///
/// # Errors
/// If there is no such list, map or part, or an entry or field of this name already, or `value` is not
/// one value.
pub fn insert(text: &str, path: &Path, value: &str) -> Result<String, EditError> {
    let value = one_value(value)?;
    let not_there = || EditError::NotThere(path.clone());
    let whole = whole(text)?;
    let (parent, last) = split(path).ok_or_else(|| EditError::AlreadyThere(path.clone()))?;
    let parent = whole.find(text, &parent).ok_or_else(not_there)?;
    let inside = parent.contents().ok_or_else(not_there)?;
    let is_list = matches!(last, Segment::Index(_));
    if !is_list && parent.child(text, last).is_some() {
        return Err(EditError::AlreadyThere(path.clone()));
    }
    let is_greater = |bytes: &Range<usize>| match last {
        Segment::Key(key) => ron::from_str::<u32>(&text[bytes.clone()]).is_ok_and(|other| other > *key),
        Segment::Language(own) => ron::from_str::<String>(&text[bytes.clone()]).is_ok_and(|other| other > *own),
        Segment::Field(_) | Segment::Index(_) => false,
    };
    let sorted = inside.items.iter().position(|item| item.name.as_ref().is_some_and(is_greater));
    let end = inside.items.len();
    let (brackets, index, item) = match last {
        Segment::Index(index) => (Brackets::Square, *index, value.to_owned()),
        Segment::Field(name) => (Brackets::Round, end, format!("{name}: {value}")),
        Segment::Key(key) => (Brackets::Curly, sorted.unwrap_or(end), format!("{key}: {value}")),
        Segment::Language(language) => {
            let key = ron::to_string(language).map_err(EditError::Unwritable)?;
            (Brackets::Curly, sorted.unwrap_or(end), format!("{key}: {value}"))
        }
    };
    if inside.brackets != brackets || index > end {
        return Err(not_there());
    }
    Ok(with(text, inserted(text, inside, index, |_| item)))
}

/// The text without the list's element, the map's entry or the field at a path. Comments around it stay.
///
/// # Errors
/// If there is no such element, entry or field.
pub fn remove(text: &str, path: &Path) -> Result<String, EditError> {
    let not_there = || EditError::NotThere(path.clone());
    let whole = whole(text)?;
    let (parent, last) = split(path).ok_or_else(not_there)?;
    let parent = whole.find(text, &parent).ok_or_else(not_there)?;
    let (index, _) = parent.child(text, last).ok_or_else(not_there)?;
    let inside = parent.contents().ok_or_else(not_there)?;
    Ok(with(text, removed(text, inside, index)))
}

fn split(path: &Path) -> Option<(Path, &Segment)> {
    let (last, parent) = path.segments().split_last()?;
    Some((parent.iter().cloned().collect(), last))
}

/// The outline of the text, if it is RON to its end.
pub(super) fn whole(text: &str) -> Result<Node, EditError> {
    match outline::outline(text) {
        (whole, None) => Ok(whole),
        (_, Some(at)) => Err(EditError::BreaksOff(Place::new(text, at..at))),
    }
}

/// The value without the blanks around it. A comment beside it is refused, because it could swallow what comes after.
fn one_value(value: &str) -> Result<&str, EditError> {
    let value = value.trim();
    match outline::outline(value) {
        (node, None) if node.bytes == (0..value.len()) => Ok(value),
        _ => Err(EditError::NotAValue(short(value))),
    }
}

/// A replacement: bytes of a text, and what comes in their place.
pub(super) struct Splice {
    pub bytes: Range<usize>,
    pub by: String,
}

/// Makes all replacements, no two of which share a byte.
pub(super) fn apply(text: &mut String, mut splices: Vec<Splice>) {
    // From the end of the text to its beginning, so that none moves the bytes of another.
    splices.sort_by_key(|splice| splice.bytes.start);
    for Splice { bytes, by } in splices.into_iter().rev() {
        text.replace_range(bytes, &by);
    }
}

fn with(text: &str, splices: Vec<Splice>) -> String {
    let mut changed = text.to_owned();
    apply(&mut changed, splices);
    changed
}

fn put(at: usize, by: impl Into<String>) -> Splice {
    Splice { bytes: at..at, by: by.into() }
}

fn cut(bytes: Range<usize>) -> Splice {
    Splice { bytes, by: String::new() }
}

/// The ending of lines in the text.
pub(super) fn newline(text: &str) -> &'static str {
    match text.find('\n') {
        Some(at) if text[..at].ends_with('\r') => "\r\n",
        _ => "\n",
    }
}

/// The blanks that a line begins with.
pub(super) fn indent_of_line(text: &str, at: usize) -> &str {
    let line = &text[text[..at].rfind('\n').map_or(0, |newline| newline + 1)..];
    &line[..line.find(|next: char| next != ' ' && next != '\t').unwrap_or(line.len())]
}

/// The blanks before this byte, if it is the first in its line that is not blank; `None` in the first line of the text.
fn indent_before(text: &str, at: usize) -> Option<&str> {
    let indent = indent_of_line(text, at);
    let line_start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    (line_start > 0 && line_start + indent.len() == at).then_some(indent)
}

/// The replacements that insert an item before the one that has this number now. `item` writes it, and is told the
/// indentation if the item gets a line of its own.
pub(super) fn inserted(
    text: &str,
    inside: &Inside,
    index: usize,
    item: impl FnOnce(Option<&str>) -> String,
) -> Vec<Splice> {
    let items = &inside.items;
    let before = index.checked_sub(1).and_then(|before| items.get(before));
    let mut splices = Vec::new();
    if let Some(before) = before.filter(|before| before.comma.is_none()) {
        splices.push(put(before.value.bytes.end, ","));
    }
    let after = before.map_or(inside.open + 1, outline::Element::end);
    // A new last item gets a comma if the last item had one.
    let comma = if index < items.len() || before.is_some_and(|before| before.comma.is_some()) { "," } else { "" };
    match outline::rest_of_line(text, after).filter(|_| !items.is_empty()) {
        Some(end) => {
            let neighbours = items.get(index).into_iter().chain(before).chain(items);
            let indent = neighbours.into_iter().find_map(|item| indent_before(text, item.bytes().start));
            let indent = indent.map_or_else(|| format!("{}{DEEPER}", indent_of_line(text, inside.open)), str::to_owned);
            splices.push(put(end, format!("{}{indent}{}{comma}", newline(text), item(Some(&indent)))));
        }
        None if before.is_some() => splices.push(put(after, format!(" {}{comma}", item(None)))),
        None if items.is_empty() && inside.brackets == Brackets::Square => {
            let outer = indent_of_line(text, inside.open);
            let (newline, indent) = (newline(text), format!("{outer}{DEEPER}"));
            let item = item(Some(&indent));
            // A part has a line of its own, from the first on.
            splices.push(put(
                after,
                match (item.starts_with('('), text[after..inside.close].contains('\n')) {
                    (true, false) => format!("{newline}{indent}{item},{newline}{outer}"),
                    (true, true) => format!("{newline}{indent}{item},"),
                    (false, _) => item,
                },
            ));
        }
        None if items.is_empty() => splices.push(put(after, item(None))),
        None => splices.push(put(after, format!("{}{comma} ", item(None)))),
    }
    splices
}

/// The replacements that remove an item: its value, its comma, and its line if nothing else stands there.
pub(super) fn removed(text: &str, inside: &Inside, index: usize) -> Vec<Splice> {
    let Some(item) = inside.items.get(index) else { return Vec::new() };
    let Range { start, mut end } = item.bytes();
    let mut splices = Vec::new();
    match (item.comma, index.checked_sub(1).and_then(|before| inside.items[before].comma)) {
        (Some(comma), _) if text[end..comma].trim().is_empty() => end = comma + 1,
        // The comma behind the item or, if there is none, the one before it: the item before it is now the last.
        (Some(comma), _) | (None, Some(comma)) => splices.push(cut(comma..comma + 1)),
        (None, None) => {}
    }
    let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
    let line_end = text[end..].find('\n').map_or(text.len(), |newline| end + newline);
    let (before, after) = (&text[line_start..start], &text[end..line_end]);
    let blanks_after = after.len() - after.trim_start_matches([' ', '\t']).len();
    let blanks_before = before.len() - before.trim_end_matches([' ', '\t']).len();
    let is_first = before.trim().is_empty() && line_start > 0;
    let is_last = after.trim().is_empty() && line_end < text.len();
    splices.push(cut(if is_first && is_last {
        line_start..line_end + 1
    } else if is_first || !is_last && (item.comma.is_some() || index == 0) {
        start..end + blanks_after
    } else {
        start - blanks_before..end
    }));
    splices
}
