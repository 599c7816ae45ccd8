//! Fills the numbers and tables of a variant into a text, and leaves out what it does without.
//!
//! Decides what may stand in braces: `{ field }` a value; `{ field point|points }` a number and the noun that
//! fits it; `{ if flag }`, `{ if not flag }`, `{ else }`, `{ end }` what holds only sometimes; `{ each list }`,
//! `{ end }` what holds for every entry of a list. A tag that has its line to itself takes the line with it.
//! Which fields there are, the caller decides.

use std::collections::{BTreeMap, BTreeSet};
use std::iter::Peekable;
use std::vec::IntoIter;

use crate::words::Language;

/// What can be filled in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields {
    values: BTreeMap<&'static str, Filling>,
    flags: BTreeMap<&'static str, bool>,
    lists: BTreeMap<&'static str, Vec<Fields>>,
}

/// A number or words.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Filling {
    Number(u32),
    Words(String),
}

impl Fields {
    /// A number.
    pub fn number(&mut self, name: &'static str, value: impl Into<u32>) {
        self.values.insert(name, Filling::Number(value.into()));
    }

    /// Words.
    pub fn words(&mut self, name: &'static str, value: impl Into<String>) {
        self.values.insert(name, Filling::Words(value.into()));
    }

    /// Something that holds or does not.
    pub fn flag(&mut self, name: &'static str, holds: bool) {
        self.flags.insert(name, holds);
    }

    /// A list; in its entries the flags `first` and `last` hold for the ends.
    pub fn list(&mut self, name: &'static str, mut entries: Vec<Self>) {
        let count = entries.len();
        for (index, entry) in entries.iter_mut().enumerate() {
            entry.flag("first", index == 0);
            entry.flag("last", index + 1 == count);
        }
        self.lists.insert(name, entries);
    }
}

/// Why a text cannot be filled in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FillError {
    /// A field, flag or list that there is not.
    #[error("there is no “{0}” to fill in")]
    Unknown(String),
    /// A noun after something that is no number.
    #[error("“{0}” is no number, so no noun can follow it")]
    NoNumber(String),
    /// A part that has no end.
    #[error("“{0}” has no end")]
    Unclosed(String),
    /// An end or an else of nothing.
    #[error("“{0}” belongs to nothing")]
    Stray(String),
}

/// A piece of a text that is to be filled in.
#[derive(Clone, Debug)]
enum Piece {
    Text(String),
    Tag(String),
}

/// The text with everything filled in.
///
/// # Errors
/// What is wrong with the text.
pub fn fill(text: &str, fields: &Fields, language: Language) -> Result<String, FillError> {
    let mut pieces = pieces(text)?.into_iter().peekable();
    let mut out = String::with_capacity(text.len());
    part(&mut pieces, &[fields], language, Some(&mut out))?;
    match pieces.next() {
        Some(Piece::Tag(tag)) => Err(FillError::Stray(tag)),
        _ => Ok(out),
    }
}

fn pieces(text: &str) -> Result<Vec<Piece>, FillError> {
    let mut pieces = Vec::new();
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim();
        let alone = trimmed.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        if let Some(tag) = alone.map(str::trim).filter(|tag| !tag.contains(['{', '}']) && is_block(tag)) {
            pieces.push(Piece::Tag(tag.to_owned()));
            continue;
        }
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('{') {
            let Some((tag, after)) = after.split_once('}') else {
                return Err(FillError::Unclosed(after.trim().to_owned()));
            };
            pieces.push(Piece::Text(before.to_owned()));
            pieces.push(Piece::Tag(tag.trim().to_owned()));
            rest = after;
        }
        pieces.push(Piece::Text(rest.to_owned()));
    }
    Ok(pieces)
}

fn is_block(tag: &str) -> bool {
    matches!(tag, "else" | "end") || tag.starts_with("if ") || tag.starts_with("each ")
}

/// Writes pieces up to an end or an else that belongs to somebody else, which it leaves; skips them without `out`.
fn part(
    pieces: &mut Peekable<IntoIter<Piece>>,
    scopes: &[&Fields],
    language: Language,
    mut out: Option<&mut String>,
) -> Result<(), FillError> {
    while let Some(piece) = pieces.next_if(|piece| !matches!(piece, Piece::Tag(tag) if tag == "end" || tag == "else")) {
        match piece {
            Piece::Text(text) => {
                if let Some(out) = out.as_deref_mut() {
                    out.push_str(&text);
                }
            }
            Piece::Tag(tag) => {
                if let Some(condition) = tag.strip_prefix("if ") {
                    let holds = out.is_some() && condition_of(condition, scopes)?;
                    part(pieces, scopes, language, out.as_deref_mut().filter(|_| holds))?;
                    let mut end = pieces.next();
                    if matches!(&end, Some(Piece::Tag(tag)) if tag == "else") {
                        part(pieces, scopes, language, out.as_deref_mut().filter(|_| !holds))?;
                        end = pieces.next();
                    }
                    closed(end, &tag)?;
                } else if let Some(name) = tag.strip_prefix("each ") {
                    let entries = match out {
                        Some(_) => found(scopes, name, |fields| fields.lists.get(name))?.as_slice(),
                        None => &[],
                    };
                    let body = pieces.clone();
                    part(pieces, scopes, language, None)?;
                    for entry in entries {
                        let inner: Vec<&Fields> = std::iter::once(entry).chain(scopes.iter().copied()).collect();
                        part(&mut body.clone(), &inner, language, out.as_deref_mut())?;
                    }
                    closed(pieces.next(), &tag)?;
                } else if let Some(out) = out.as_deref_mut() {
                    out.push_str(&value(&tag, scopes, language)?);
                }
            }
        }
    }
    Ok(())
}

fn closed(end: Option<Piece>, tag: &str) -> Result<(), FillError> {
    match end {
        Some(Piece::Tag(end)) if end == "end" => Ok(()),
        _ => Err(FillError::Unclosed(tag.to_owned())),
    }
}

fn found<'a, T: ?Sized>(
    scopes: &[&'a Fields],
    name: &str,
    of: impl Fn(&'a Fields) -> Option<&'a T>,
) -> Result<&'a T, FillError> {
    scopes.iter().find_map(|fields| of(fields)).ok_or_else(|| FillError::Unknown(name.to_owned()))
}

fn condition_of(condition: &str, scopes: &[&Fields]) -> Result<bool, FillError> {
    let (wanted, name) = match condition.strip_prefix("not ") {
        Some(name) => (false, name),
        None => (true, condition),
    };
    found(scopes, name, |fields| fields.flags.get(name)).map(|&holds| holds == wanted)
}

fn value(tag: &str, scopes: &[&Fields], language: Language) -> Result<String, FillError> {
    let (name, nouns) = match tag.split_once(' ') {
        Some((name, nouns)) => {
            let nouns = nouns.trim().split_once('|').ok_or_else(|| FillError::Unknown(tag.to_owned()))?;
            (name, Some(nouns))
        }
        None => (tag, None),
    };
    match (found(scopes, name, |fields| fields.values.get(name))?, nouns) {
        (Filling::Words(_), Some(_)) => Err(FillError::NoNumber(name.to_owned())),
        (Filling::Words(words), None) => Ok(words.clone()),
        (Filling::Number(number), None) => Ok(number.to_string()),
        (Filling::Number(number), Some((one, many))) => {
            // French counts nothing as one.
            let is_one = *number == 1 || (*number == 0 && language == Language::French);
            Ok(format!("{number} {}", if is_one { one } else { many }))
        }
    }
}

/// The names in braces of a text, for tests that every language fills in the same.
#[must_use]
pub fn names(text: &str) -> BTreeSet<String> {
    let tags = text.split('{').skip(1).filter_map(|rest| rest.split_once('}')).map(|(tag, _)| tag.trim());
    tags.filter(|tag| !matches!(*tag, "else" | "end" | "if first" | "if last" | "if not first" | "if not last"))
        .map(|tag| match tag.strip_prefix("if ").or_else(|| tag.strip_prefix("each ")) {
            Some(name) => name.trim_start_matches("not ").to_owned(),
            None => tag.split(' ').next().unwrap_or_default().to_owned(),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields() -> Fields {
        let mut fields = Fields::default();
        fields.number("cost", 1_u32);
        fields.number("points", 10_u32);
        fields.words("name", "Tikal");
        fields.flag("leader", true);
        fields.flag("camp", false);
        let entries = [(2_u32, 3_u32), (3, 6)].map(|(value, count)| {
            let mut entry = Fields::default();
            entry.number("value", value);
            entry.number("count", count);
            entry
        });
        fields.list("tiers", entries.into());
        fields
    }

    fn english(text: &str) -> Result<String, FillError> {
        fill(text, &fields(), Language::English)
    }

    #[test]
    fn values_and_nouns_are_filled_in() {
        let text = "{ name }: { cost point|points } of { points point|points }, { points }";
        assert_eq!(english(text).unwrap(), "Tikal: 1 point of 10 points, 10");
    }

    #[test]
    fn parts_are_left_out_and_lines_with_them() {
        let text = "a\n{ if leader }\nb\n{ if camp }\nc\n{ else }\nd\n{ end }\n{ end }\n{ if not leader }e{ end }f";
        assert_eq!(english(text).unwrap(), "a\nb\nd\nf");
        // Nothing is looked up in a part that is left out.
        assert_eq!(english("{ if camp }{ nonsense }{ each nothing }{ end }{ end }g").unwrap(), "g");
    }

    #[test]
    fn lists_repeat_their_part() {
        let text = "{ each tiers }{ if not first }, { end }{ value } × { count } of { points }{ end }";
        assert_eq!(english(text).unwrap(), "2 × 3 of 10, 3 × 6 of 10");
        assert_eq!(english("|{ each tiers } { value } |{ end }").unwrap(), "| 2 | 3 |");
    }

    #[test]
    fn mistakes_are_told() {
        assert_eq!(english("{ nothing }"), Err(FillError::Unknown("nothing".to_owned())));
        assert_eq!(english("{ if leader }a"), Err(FillError::Unclosed("if leader".to_owned())));
        assert_eq!(english("a{ end }"), Err(FillError::Stray("end".to_owned())));
        assert_eq!(english("{ name a|b }"), Err(FillError::NoNumber("name".to_owned())));
        assert_eq!(english("{ cost points }"), Err(FillError::Unknown("cost points".to_owned())));
        assert_eq!(english("{ name"), Err(FillError::Unclosed("name".to_owned())));
    }

    #[test]
    fn nothing_is_one_in_french() {
        let mut fields = Fields::default();
        fields.number("left", 0_u32);
        assert_eq!(fill("{ left point|points }", &fields, Language::French).unwrap(), "0 point");
        assert_eq!(fill("{ left Punkt|Punkte }", &fields, Language::German).unwrap(), "0 Punkte");
    }

    #[test]
    fn names_are_those_in_braces() {
        let text = "{ cost a|b } { if not camp }{ each tiers }{ if first }{ value }{ end }{ end }{ else }{ end }";
        let expected = ["camp", "cost", "tiers", "value"].map(str::to_owned);
        assert_eq!(names(text), expected.into());
    }
}
