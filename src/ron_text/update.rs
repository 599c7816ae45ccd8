//! Brings a text in line with a changed definition: only the values that differ are touched.
//!
//! To find what differs, the old and the new definition are written in one line each, and the outlines of the two lines
//! are compared; so no field has to be known by name.

use std::ops::Range;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::edit::{EditError, Splice, apply, indent_of_line, inserted, newline, removed, whole};
use super::layout::written;
use super::outline::{self, Brackets, Element, Inside, Node};
use super::{read, write_line};

/// If the product of the lengths of two lists is greater, they are compared element by element instead of by what they
/// share.
const MOST_COMPARED: usize = 250_000;
/// A list in which more elements than this come or go is written anew.
const MOST_MOVED: usize = 200;

/// The text of a definition, changed so that it says what `def` says; comments and layout stay wherever a
/// value stays. With the definition that the text has already, not a byte changes.
///
/// # Errors
/// If the text cannot be read, or cannot be brought in line value by value.
pub fn update<D: Serialize + DeserializeOwned + PartialEq>(text: &str, def: &D) -> Result<String, EditError> {
    update_from(text, &read(text)?, def)
}

/// As [`update`], for a text that is known to say the definition `old`.
///
/// # Errors
/// If the text cannot be brought in line value by value.
pub fn update_from<D: Serialize + DeserializeOwned + PartialEq>(
    text: &str,
    old: &D,
    def: &D,
) -> Result<String, EditError> {
    if old == def {
        return Ok(text.to_owned());
    }
    let (from, to) = (write_line(old), write_line(def));
    let (from, to) = (from.map_err(EditError::Unwritable)?, to.map_err(EditError::Unwritable)?);
    let (old_outline, new_outline) = (whole(&from)?, whole(&to)?);
    let mut difference = Changes { text, from: &from, to: &to, edits: Vec::new() };
    difference.value(&whole(text)?, &old_outline, &new_outline);
    let changed = difference.apply();
    match read::<D>(&changed) {
        Ok(said) if said == *def => Ok(changed),
        _ => Err(EditError::Unfaithful),
    }
}

/// A change, and the byte of the text where it takes place. Brackets are named by the byte that opens them, which
/// changes further behind do not move.
struct Edit<'a> {
    at: usize,
    what: What<'a>,
}

enum What<'a> {
    Insert { open: usize, index: usize, name: Option<&'a str>, value: &'a Node },
    Set { bytes: Range<usize>, value: &'a Node },
    Remove { open: usize, index: usize },
}

struct Changes<'a> {
    text: &'a str,
    /// The old definition in one line; `to` is the new one.
    from: &'a str,
    to: &'a str,
    edits: Vec<Edit<'a>>,
}

impl<'a> Changes<'a> {
    fn value(&mut self, own: &Node, from: &Node, to: &'a Node) {
        if self.from[from.bytes.clone()] == self.to[to.bytes.clone()] {
            return;
        }
        if let (Some(own), Some(from), Some(to)) = (only(self.text, own), only(self.from, from), only(self.to, to))
            && own.0 == from.0
            && from.0 == to.0
        {
            return self.value(own.1, from.1, to.1);
        }
        let by_parts = match (own.contents(), &from.inside, &to.inside) {
            (Some(own), Some(from), Some(to)) if own.brackets == from.brackets && from.brackets == to.brackets => {
                match to.brackets {
                    Brackets::Square => own.items.len() == from.items.len() && self.list(own, from, to),
                    Brackets::Round | Brackets::Curly => is_named(own) && is_named(to) && self.names(own, from, to),
                }
            }
            _ => false,
        };
        if !by_parts {
            self.set(own, to);
        }
    }

    fn set(&mut self, own: &Node, to: &'a Node) {
        let bytes = own.bytes.clone();
        self.edits.push(Edit { at: bytes.start, what: What::Set { bytes, value: to } });
    }

    fn insert(&mut self, own: &Inside, index: usize, name: Option<&'a str>, value: &'a Node) {
        let before = index.checked_sub(1).and_then(|before| own.items.get(before));
        let at = before.map_or(own.open + 1, Element::end);
        self.edits.push(Edit { at, what: What::Insert { open: own.open, index, name, value } });
    }

    fn remove(&mut self, own: &Inside, index: usize) {
        let at = own.items[index].bytes().start;
        self.edits.push(Edit { at, what: What::Remove { open: own.open, index } });
    }

    /// Fields and entries, matched by name. Always succeeds.
    fn names(&mut self, own: &Inside, from: &Inside, to: &'a Inside) -> bool {
        let find = |text: &str, items: &[Element], name: &str| {
            items.iter().position(|item| item.name.clone().is_some_and(|own| is_same_name(&text[own], name)))
        };
        // A new field is inserted behind the field that comes before it in the definition.
        let mut next = 0;
        for item in &to.items {
            let Some(name) = item.name.clone().map(|name| &self.to[name]) else { continue };
            let own_index = find(self.text, &own.items, name);
            let old = find(self.from, &from.items, name).map(|index| &from.items[index].value);
            match (own_index, old) {
                (Some(index), Some(old)) => self.value(&own.items[index].value, old, &item.value),
                // The file writes out a value that the old definition, written in one line, leaves out.
                (Some(index), None) => self.set(&own.items[index].value, &item.value),
                (None, Some(old)) if self.from[old.bytes.clone()] == self.to[item.value.bytes.clone()] => {}
                (None, _) => self.insert(own, next, Some(name), &item.value),
            }
            next = own_index.map_or(next, |index| index + 1);
        }
        for (index, item) in own.items.iter().enumerate() {
            let Some(name) = item.name.clone().map(|name| &self.text[name]) else { continue };
            if find(self.from, &from.items, name).is_some() && find(self.to, &to.items, name).is_none() {
                self.remove(own, index);
            }
        }
        true
    }

    /// Elements, matched by what the two lists share; `false` if too many come or go.
    fn list(&mut self, own: &Inside, from: &Inside, to: &'a Inside) -> bool {
        let words = |text: &'a str, inside: &Inside| -> Vec<&'a str> {
            inside.items.iter().map(|item| &text[item.value.bytes.clone()]).collect()
        };
        let fates =
            aligned(&words(self.from, from), &words(self.to, to), |index| to.items[index].value.inside.is_none());
        let moved = fates.iter().filter(|fate| !matches!(fate, Fate::Both(..))).count();
        if moved > MOST_MOVED {
            return false;
        }
        let mut next = 0;
        for fate in fates {
            match fate {
                Fate::Both(old, new) => {
                    self.value(&own.items[old].value, &from.items[old].value, &to.items[new].value);
                    next = old + 1;
                }
                Fate::Gone(old) => {
                    self.remove(own, old);
                    next = old + 1;
                }
                Fate::New(new) => self.insert(own, next, None, &to.items[new].value),
            }
        }
        true
    }

    /// The text with all changes. They are made from its end to its beginning, so that none moves the place of another.
    fn apply(mut self) -> String {
        let is_other = |edit: &Edit| !matches!(edit.what, What::Insert { .. });
        self.edits.sort_by_key(|edit| (edit.at, is_other(edit)));
        let newline = newline(self.text);
        let mut changed = self.text.to_owned();
        for Edit { what, .. } in self.edits.iter().rev() {
            let splices = match what {
                What::Set { bytes, value } => {
                    let indent = indent_of_line(&changed, bytes.start);
                    vec![Splice { bytes: bytes.clone(), by: written(self.to, value, indent, newline) }]
                }
                What::Insert { open, index, name, value } => {
                    let Some(inside) = outline::brackets_at(&changed, *open) else { continue };
                    inserted(&changed, &inside, *index, |indent| {
                        let value = match indent {
                            Some(indent) => written(self.to, value, indent, newline),
                            None => self.to[value.bytes.clone()].to_owned(),
                        };
                        name.map_or_else(|| value.clone(), |name| format!("{name}: {value}"))
                    })
                }
                What::Remove { open, index } => {
                    let Some(inside) = outline::brackets_at(&changed, *open) else { continue };
                    removed(&changed, &inside, *index)
                }
            };
            apply(&mut changed, splices);
        }
        changed
    }
}

/// The word and the value of something such as `Temple(2)`.
fn only<'a>(text: &'a str, node: &'a Node) -> Option<(&'a str, &'a Node)> {
    let inside = node.inside.as_ref().filter(|inside| inside.brackets == Brackets::Round)?;
    let [only] = inside.items.as_slice() else { return None };
    let word = &text[node.bytes.start..inside.open];
    only.name.is_none().then_some((word.trim_end(), &only.value))
}

/// True if everything in the brackets has a name.
fn is_named(inside: &Inside) -> bool {
    inside.items.iter().all(|item| item.name.is_some())
}

/// True if both are the same field, or the same key: keys can be written in several ways.
fn is_same_name(one: &str, other: &str) -> bool {
    let plain = outline::field_name;
    let key = |name: &str| ron::from_str::<ron::Value>(name).ok();
    let is_key = |name: &str| !name.starts_with(char::is_alphabetic);
    plain(one) == plain(other) || (is_key(one) || is_key(other)) && key(one) == key(other)
}

/// The fate of an element of a list: it is in both lists, perhaps changed, or gone, or new. The numbers are indices,
/// that in the old list first.
enum Fate {
    Both(usize, usize),
    Gone(usize),
    New(usize),
}

/// Matches the elements of two lists, in order. In lists of equal length that hold only plain values, such as numbers,
/// elements are matched by their index; otherwise equal elements are looked for in both lists, so that their comments
/// stay with them.
fn aligned(from: &[&str], to: &[&str], is_plain: impl Fn(usize) -> bool) -> Vec<Fate> {
    let same_from_start = from.iter().zip(to).take_while(|(old, new)| old == new).count();
    let (from_rest, to_rest) = (&from[same_from_start..], &to[same_from_start..]);
    let same_to_end = from_rest.iter().rev().zip(to_rest.iter().rev()).take_while(|(old, new)| old == new).count();
    let (from_rest, to_rest) = (&from_rest[..from_rest.len() - same_to_end], &to_rest[..to_rest.len() - same_to_end]);
    let mut fates: Vec<Fate> = (0..same_from_start).map(|index| Fate::Both(index, index)).collect();
    let plain = from.len() == to.len() && (0..to.len()).all(is_plain);
    let shared = if plain || from_rest.len().saturating_mul(to_rest.len()) > MOST_COMPARED {
        Vec::new()
    } else {
        longest_shared(from_rest, to_rest)
    };
    let (mut old, mut new) = (same_from_start, same_from_start);
    let ends = (from_rest.len(), to_rest.len());
    for (shared_old, shared_new) in shared.into_iter().chain([ends]) {
        let (old_end, new_end) = (same_from_start + shared_old, same_from_start + shared_new);
        let changed = (old_end - old).min(new_end - new);
        fates.extend((0..changed).map(|offset| Fate::Both(old + offset, new + offset)));
        fates.extend((old + changed..old_end).map(Fate::Gone));
        fates.extend((new + changed..new_end).map(Fate::New));
        if (shared_old, shared_new) != ends {
            fates.push(Fate::Both(old_end, new_end));
        }
        (old, new) = (old_end + 1, new_end + 1);
    }
    let (old, new) = (from.len() - same_to_end, to.len() - same_to_end);
    fates.extend((0..same_to_end).map(|offset| Fate::Both(old + offset, new + offset)));
    fates
}

/// The longest sequence that stands in both lists, as pairs of indices.
fn longest_shared(from: &[&str], to: &[&str]) -> Vec<(usize, usize)> {
    let width = to.len() + 1;
    let mut lengths = vec![0_u32; (from.len() + 1) * width];
    for old in (0..from.len()).rev() {
        for new in (0..to.len()).rev() {
            lengths[old * width + new] = if from[old] == to[new] {
                lengths[(old + 1) * width + new + 1] + 1
            } else {
                lengths[(old + 1) * width + new].max(lengths[old * width + new + 1])
            };
        }
    }
    let (mut old, mut new) = (0, 0);
    let mut shared = Vec::new();
    while old < from.len() && new < to.len() {
        if from[old] == to[new] {
            shared.push((old, new));
            (old, new) = (old + 1, new + 1);
        } else if lengths[(old + 1) * width + new] >= lengths[old * width + new + 1] {
            old += 1;
        } else {
            new += 1;
        }
    }
    shared
}
