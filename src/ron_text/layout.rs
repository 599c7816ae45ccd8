//! The layout of what is written: as in the files that come with the program, so that a text looks the same whoever wrote
//! it. A value stands in one line, unless that would be too long or holds a list of parts: each part has a line of its
//! own, and a part whose last field is such a list opens it at the end of its line.

use std::ops::Range;

use serde::Serialize;

use super::outline::{Brackets, Inside, Node, outline};
use super::write_line;

/// A value whose line would be longer is broken into several lines.
const LINE: usize = 100;
/// The blanks by which what is in brackets stands further in.
pub(super) const DEEPER: &str = "    ";

/// Writes a definition as a text of its own.
///
/// # Errors
/// If a part of it cannot be written as RON.
pub fn lay_out<D: Serialize>(definition: &D) -> Result<String, ron::Error> {
    let line = write_line(definition)?;
    let (whole, _) = outline(&line);
    Ok(written(&line, &whole, "", "\n") + "\n")
}

/// A value as it stands in a definition's line, broken into lines where it has to be.
pub(super) fn written(text: &str, node: &Node, indent: &str, newline: &str) -> String {
    let line = &text[node.bytes.clone()];
    // Lists of numbers stay in their line, however long.
    let is_broken = |inside: &&Inside| {
        let is_text = |name: &Range<usize>| text[name.clone()].starts_with('"');
        let mut items = inside.items.iter();
        items.any(|item| item.value.inside.is_some() || item.name.as_ref().is_some_and(is_text))
    };
    let Some(inside) = node.inside.as_ref().filter(is_broken) else { return line.to_owned() };
    if indent.len() + line.len() <= LINE && !holds_rows(node) {
        return line.to_owned();
    }
    let deeper = format!("{indent}{DEEPER}");
    let (opened, rows, closed) = match row_list(text, node, indent) {
        Some(list) => (list.open, list, list.close),
        None => (inside.open, inside, inside.close),
    };
    let mut lines = text[node.bytes.start..=opened].to_owned();
    for item in &rows.items {
        lines += newline;
        lines += &deeper;
        if let Some(name) = item.name.clone() {
            lines += &text[name];
            lines += ": ";
        }
        lines += &written(text, &item.value, &deeper, newline);
        lines += ",";
    }
    lines + newline + indent + &text[closed..node.bytes.end]
}

/// True if a value is a part: fields in brackets, without a word before them.
pub(super) fn is_part(node: &Node) -> bool {
    node.inside.as_ref().is_some_and(|inside| {
        let has_names = inside.items.first().is_some_and(|item| item.name.is_some());
        inside.brackets == Brackets::Round && inside.open == node.bytes.start && has_names
    })
}

/// True if it is a list of parts.
fn has_rows(inside: &Inside) -> bool {
    inside.brackets == Brackets::Square && inside.items.iter().any(|item| is_part(&item.value))
}

/// True if there is a list of parts in a value.
fn holds_rows(node: &Node) -> bool {
    let inside = node.inside.as_ref();
    inside.is_some_and(|inside| has_rows(inside) || inside.items.iter().any(|item| holds_rows(&item.value)))
}

/// The list of parts that is the last field of a part, if all that stands before it finds room in the line.
fn row_list<'a>(text: &str, node: &'a Node, indent: &str) -> Option<&'a Inside> {
    let (last, before) = node.inside.as_ref().filter(|_| is_part(node) && !indent.is_empty())?.items.split_last()?;
    let list = last.value.inside.as_ref().filter(|list| has_rows(list))?;
    let is_plain = before.iter().all(|item| item.value.inside.as_ref().is_none_or(|inside| inside.items.is_empty()));
    let head = indent.len() + text[node.bytes.start..=list.open].len();
    (is_plain && !before.is_empty() && head <= LINE).then_some(list)
}
