//! The measures, and the tally of them: for each measure and each key a spread of the numbers of single games.
//!
//! Decides how tallies are put together. What a measure means, the observer that fills it decides.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fmt;

use super::spread::Spread;

/// The number of a share that is whole: a win shared by any number of seats up to six is a whole number of these parts.
pub const WHOLE: i64 = 60;

/// The kind of a measure's numbers, by which they are summed up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A quantity or a count in a game: told by its mean.
    Number,
    /// True or false for a game, in parts of [`WHOLE`]: told by its share of the games.
    Share,
    /// When something happened in a game: told by the share of the games in which it had happened by then.
    Moment,
}

/// The worth of a finding that a key of a measure is idle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// It is not.
    Fine,
    /// It is, if the key is 0 in every game.
    Never,
    /// It is, if the key is 0 in every game, or its mean almost 0.
    Hardly,
}

/// Something that is measured in every game, for one key or several, such as the seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// Its name in files: small letters and `_`.
    pub id: &'static str,
    /// The kind of its numbers.
    pub kind: Kind,
    /// The worth of a finding about an idle key.
    pub idle: Idle,
    /// True if each single number is told with its share of the games, for a picture of the whole spread.
    pub is_spread_out: bool,
}

impl Measure {
    /// A measure with nothing special about it.
    #[must_use]
    pub const fn new(id: &'static str, kind: Kind) -> Self {
        Self { id, kind, idle: Idle::Fine, is_spread_out: false }
    }

    /// The same measure, its whole spread told.
    #[must_use]
    pub const fn spread_out(self) -> Self {
        Self { is_spread_out: true, ..self }
    }

    /// The same measure, its idle keys worth a finding.
    #[must_use]
    pub const fn worth_a_finding(self, idle: Idle) -> Self {
        Self { idle, ..self }
    }
}

/// The subject of a number of a measure: a seat, a cell, a kind of action; empty if the measure has but one
/// number a game. Keys are ordered as people would, `a2` before `a10`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Key(String);

/// The most characters of a key.
const MAX_KEY: usize = 40;

impl Key {
    /// The key of a measure that has but one number a game.
    pub const ONLY: Self = Self(String::new());

    /// The key with this text, if it can be one: at most 40 letters, digits, blanks and `-`, `_`, `.`.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let fits = |sign: char| sign.is_ascii_alphanumeric() || " -_.".contains(sign);
        (text.len() <= MAX_KEY && text.chars().all(fits)).then(|| Self(text.to_owned()))
    }

    /// The key of what is written like this; signs that a key cannot have are left out.
    #[must_use]
    pub fn of(thing: impl fmt::Display) -> Self {
        let mut text = thing.to_string();
        text.retain(|sign| sign.is_ascii_alphanumeric() || " -_.".contains(sign));
        text.truncate(MAX_KEY);
        Self(text)
    }

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The runs of digits, as numbers, and the signs between them, which come after numbers.
    fn parts(&self) -> impl Iterator<Item = (bool, u128)> + '_ {
        let mut rest = self.0.as_bytes();
        std::iter::from_fn(move || {
            let digits = rest.iter().take_while(|sign| sign.is_ascii_digit()).count();
            let (head, tail) = rest.split_at_checked(digits.max(1))?;
            rest = tail;
            let zero = if digits > 0 { b'0' } else { 0 };
            // A number too long to be held has some other one in its place: that there is an order is all that matters.
            let append = |number: u128, sign: &u8| number.wrapping_mul(10).wrapping_add(u128::from(*sign - zero));
            Some((digits == 0, head.iter().fold(0, append)))
        })
    }
}

impl Ord for Key {
    fn cmp(&self, other: &Self) -> Ordering {
        // Keys that differ in leading zeros alone are told apart by their text.
        self.parts().cmp(other.parts()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// The measured numbers of one game or of many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    tables: Vec<(Measure, BTreeMap<Key, Spread>)>,
}

impl Tally {
    /// A tally of these measures, with nothing in it.
    #[must_use]
    pub fn new(measures: impl IntoIterator<Item = Measure>) -> Self {
        Self { tables: measures.into_iter().map(|measure| (measure, BTreeMap::new())).collect() }
    }

    /// Takes down a number of one game. A measure that the tally does not have is left out.
    pub fn record(&mut self, measure: &Measure, key: Key, number: impl Into<i64>) {
        if let Some(spread) = self.spread_mut(measure.id, key) {
            spread.add(number.into());
        }
    }

    /// Takes down how many there were in a game.
    pub fn record_count(&mut self, measure: &Measure, key: Key, count: usize) {
        self.record(measure, key, i64::try_from(count).unwrap_or(i64::MAX));
    }

    /// Takes down whether something happened in a game.
    pub fn record_share(&mut self, measure: &Measure, key: Key, happened: bool) {
        self.record(measure, key, if happened { WHOLE } else { 0 });
    }

    /// The spread of a measure and key, to be filled; `None` if the tally does not have the measure.
    pub(super) fn spread_mut(&mut self, measure: &str, key: Key) -> Option<&mut Spread> {
        let (_, table) = self.tables.iter_mut().find(|(own, _)| own.id == measure)?;
        Some(table.entry(key).or_default())
    }

    /// Adds everything of another tally of the same measures.
    pub fn merge(&mut self, other: &Self) {
        for (measure, key, spread) in other.iter() {
            if let Some(own) = self.spread_mut(measure.id, key.clone()) {
                own.merge(spread);
            }
        }
    }

    /// Everything in it: measures in the order in which they were given, keys in theirs.
    pub fn iter(&self) -> impl Iterator<Item = (&Measure, &Key, &Spread)> {
        self.tables.iter().flat_map(|(measure, table)| table.iter().map(move |(key, spread)| (measure, key, spread)))
    }

    /// The measures with their keys.
    pub fn tables(&self) -> impl Iterator<Item = (&Measure, &BTreeMap<Key, Spread>)> {
        self.tables.iter().map(|(measure, table)| (measure, table))
    }

    /// The keys of a measure; none if the tally does not have it.
    pub fn table(&self, measure: &str) -> impl Iterator<Item = (&Key, &Spread)> {
        self.tables.iter().filter(move |(own, _)| own.id == measure).flat_map(|(_, table)| table)
    }

    /// The spread of a measure and key.
    #[must_use]
    pub fn spread(&self, measure: &str, key: &Key) -> Option<&Spread> {
        self.tables.iter().find(|(own, _)| own.id == measure)?.1.get(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_ordered_as_people_would() {
        let sorted = ["", "2", "10", "A2", "A10", "a1", "a01", "b", "temples 2", "temples 11", "treasures 1"];
        let keys: Vec<Key> = sorted.iter().map(Key::of).collect();
        let mut again = keys.clone();
        again.reverse();
        again.sort();
        // `a01` and `a1` are the same number, and differ only as texts.
        let (mut expected, last) = (keys.clone(), keys.len());
        expected.swap(5, 6);
        assert_eq!((again, last), (expected, 11));
    }

    #[test]
    fn keys_hold_no_sign_that_steers_a_terminal_or_a_table() {
        for text in ["a\u{1b}", "a,b", "a\"b", "a\nb", "é", &"x".repeat(41)] {
            assert_eq!(Key::from_text(text), None, "{text:?}");
        }
        assert_eq!(Key::of("a,\u{1b}b").as_str(), "ab");
        assert_eq!(Key::from_text("temples 3"), Some(Key::of("temples 3")));
    }
}
