//! The greatest length of input, and of the part of it that messages repeat.
//!
//! Lists, maps and texts that serde reads no further than a limit, so that reading a text takes memory in proportion to
//! what a game can need, whatever the text says. Which limit holds for which field, the types say that are read.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, DeserializeSeed, MapAccess, SeqAccess};
use serde::{Deserialize, Deserializer};

/// The most characters of an id.
pub const MAX_ID: usize = 40;
/// The most characters of a name.
pub const MAX_NAME: usize = 80;
/// The most characters of a text to be read, such as a comment.
pub const MAX_WORDS: usize = 2_000;
/// The most characters that a message repeats of what it refuses.
pub const MAX_QUOTED: usize = 80;

/// The input that is longer than it may be. Serde passes a reason on as text only, so it can be read back from its
/// text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooLong {
    /// A list or map with more than this many entries.
    Entries(usize),
    /// A text with more than this many characters.
    Characters(usize),
}

const ENTRIES: (&str, &str) = ("more than ", " entries stand here: leave at most that many");
const CHARACTERS: (&str, &str) = ("this text has more than ", " characters: shorten it");

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (most, (before, after)) = match self {
            Self::Entries(most) => (most, ENTRIES),
            Self::Characters(most) => (most, CHARACTERS),
        };
        write!(f, "{before}{most}{after}")
    }
}

impl TooLong {
    /// Reads the text that `Display` writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let number = |(before, after)| text.strip_prefix(before)?.strip_suffix(after)?.parse().ok();
        number(ENTRIES).map(Self::Entries).or_else(|| number(CHARACTERS).map(Self::Characters))
    }
}

/// The beginning of a text that is refused, as messages repeat it: at most [`MAX_QUOTED`] characters and, if more
/// follow, `…`.
#[must_use]
pub fn beginning(text: &str) -> Cow<'_, str> {
    cut(text, MAX_QUOTED)
}

/// At most this many characters of a text and, if more follow, `…`.
#[must_use]
pub fn cut(text: &str, most: usize) -> Cow<'_, str> {
    match text.char_indices().nth(most) {
        Some((end, _)) => Cow::Owned(format!("{}…", &text[..end])),
        None => Cow::Borrowed(text),
    }
}

/// A message of serde's about a value of the wrong type, with no more than the beginning of that value.
#[must_use]
pub fn brief(message: &str) -> Cow<'_, str> {
    const EXPECTED: &str = ", expected ";
    match message.rfind(EXPECTED) {
        Some(at) if message[..at].chars().count() > MAX_QUOTED => {
            Cow::Owned(format!("{}{}", beginning(&message[..at]), cut(&message[at..], MAX_WORDS / 10)))
        }
        Some(_) => Cow::Borrowed(message),
        None => cut(message, 2 * MAX_QUOTED),
    }
}

/// A list of at most `MOST` entries.
///
/// # Errors
/// If it is no list, an entry cannot be read, or there are more.
pub fn list<'de, D, T, const MOST: usize>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    deserializer.deserialize_seq(ListVisitor::<T, MOST>(PhantomData))
}

/// A list of at most `MOST` entries, or nothing.
///
/// # Errors
/// Those of [`list`].
pub fn optional_list<'de, D, T, const MOST: usize>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct Listed<T, const MOST: usize>(Vec<T>);
    impl<'de, T: Deserialize<'de>, const MOST: usize> Deserialize<'de> for Listed<T, MOST> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            list::<D, T, MOST>(deserializer).map(Self)
        }
    }
    Ok(Option::<Listed<T, MOST>>::deserialize(deserializer)?.map(|listed| listed.0))
}

struct ListVisitor<T, const MOST: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const MOST: usize> de::Visitor<'de> for ListVisitor<T, MOST> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list of at most {MOST} entries")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element()? {
            if list.len() == MOST {
                return Err(de::Error::custom(TooLong::Entries(MOST)));
            }
            list.push(entry);
        }
        Ok(list)
    }
}

/// A list of at most `MOST` entries as a set.
///
/// # Errors
/// Those of [`list`].
pub fn set<'de, D, T, const MOST: usize>(deserializer: D) -> Result<BTreeSet<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Ord,
{
    Ok(list::<D, T, MOST>(deserializer)?.into_iter().collect())
}

/// A map of at most `MOST` entries.
///
/// # Errors
/// If it is no map, an entry cannot be read, or there are more.
pub fn map<'de, D, K, V, const MOST: usize>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord,
    V: Deserialize<'de>,
{
    struct MapVisitor<K, V, const MOST: usize>(PhantomData<(K, V)>);
    impl<'de, K, V, const MOST: usize> de::Visitor<'de> for MapVisitor<K, V, MOST>
    where
        K: Deserialize<'de> + Ord,
        V: Deserialize<'de>,
    {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a map of at most {MOST} entries")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
            let (mut map, mut left) = (BTreeMap::new(), MOST);
            while let Some((key, value)) = entries.next_entry()? {
                // A key that stands there again counts again.
                left = left.checked_sub(1).ok_or_else(|| de::Error::custom(TooLong::Entries(MOST)))?;
                map.insert(key, value);
            }
            Ok(map)
        }
    }
    deserializer.deserialize_map(MapVisitor::<K, V, MOST>(PhantomData))
}

/// A text of at most `MOST` characters.
///
/// # Errors
/// If it is no text, or a longer one.
pub fn text<'de, D: Deserializer<'de>, const MOST: usize>(deserializer: D) -> Result<String, D::Error> {
    Words::<MOST>::deserialize(deserializer).map(|words| words.0)
}

/// A text of at most `MOST` characters, or nothing.
///
/// # Errors
/// Those of [`text`].
pub fn optional_text<'de, D: Deserializer<'de>, const MOST: usize>(
    deserializer: D,
) -> Result<Option<String>, D::Error> {
    Ok(Option::<Words<MOST>>::deserialize(deserializer)?.map(|words| words.0))
}

/// A map of at most `MOST` texts, each of at most `LENGTH` characters.
///
/// # Errors
/// Those of [`map`] and [`text`].
pub fn texts<'de, D, K, const MOST: usize, const LENGTH: usize>(
    deserializer: D,
) -> Result<BTreeMap<K, String>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord,
{
    let words = map::<D, K, Words<LENGTH>, MOST>(deserializer)?;
    Ok(words.into_iter().map(|(key, words)| (key, words.0)).collect())
}

/// Reads a text of at most `MOST` characters where a seed is asked for.
pub struct TextSeed<const MOST: usize>;

impl<'de, const MOST: usize> DeserializeSeed<'de> for TextSeed<MOST> {
    type Value = String;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<String, D::Error> {
        text::<D, MOST>(deserializer)
    }
}

struct Words<const MOST: usize>(String);

impl<'de, const MOST: usize> Deserialize<'de> for Words<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WordsVisitor<const MOST: usize>;
        impl<const MOST: usize> de::Visitor<'_> for WordsVisitor<MOST> {
            type Value = Words<MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a text of at most {MOST} characters")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Words<MOST>, E> {
                if text.chars().nth(MOST).is_some() {
                    return Err(E::custom(TooLong::Characters(MOST)));
                }
                Ok(Words(text.to_owned()))
            }
        }
        deserializer.deserialize_str(WordsVisitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    struct Bounded {
        #[serde(default, deserialize_with = "list::<_, _, 3>")]
        list: Vec<u8>,
        #[serde(default, deserialize_with = "optional_list::<_, _, 3>")]
        maybe: Option<Vec<u8>>,
        #[serde(default, deserialize_with = "texts::<_, _, 2, 4>")]
        map: BTreeMap<u8, String>,
        #[serde(default, deserialize_with = "text::<_, 4>")]
        text: String,
    }

    fn refusal(text: &str) -> Option<TooLong> {
        match ron::from_str::<Bounded>(text).unwrap_err().code {
            ron::Error::Message(message) => TooLong::read(&message),
            other => panic!("{other}"),
        }
    }

    #[test]
    fn what_is_as_long_as_it_may_be_is_read() {
        let text = "(list: [1, 2, 3], maybe: Some([1, 2, 3]), map: {1: \"éééé\", 2: \"\"}, text: \"abcd\")";
        let read = ron::from_str::<Bounded>(text).unwrap();
        assert_eq!((read.list.len(), read.maybe.map(|list| list.len()), read.map.len()), (3, Some(3), 2));
        assert_eq!(read.text, "abcd");
    }

    #[test]
    fn what_is_longer_is_refused_with_its_limit() {
        assert_eq!(refusal("(list: [1, 2, 3, 4])"), Some(TooLong::Entries(3)));
        assert_eq!(refusal("(maybe: Some([1, 2, 3, 4]))"), Some(TooLong::Entries(3)));
        assert_eq!(refusal("(map: {1: \"\", 2: \"\", 3: \"\"})"), Some(TooLong::Entries(2)));
        assert_eq!(refusal("(map: {1: \"\", 1: \"\", 1: \"\"})"), Some(TooLong::Entries(2)));
        assert_eq!(refusal("(map: {1: \"abcde\"})"), Some(TooLong::Characters(4)));
        assert_eq!(refusal("(text: \"abcde\")"), Some(TooLong::Characters(4)));
    }

    #[test]
    fn messages_repeat_the_beginning_alone() {
        assert_eq!(beginning("short"), "short");
        assert_eq!(beginning(&"é".repeat(81)), "é".repeat(80) + "…");
        let long = "x".repeat(1000);
        let said = format!("invalid type: string \"{long}\", expected u64");
        assert!(brief(&said).ends_with("x…, expected u64") && brief(&said).chars().count() < 120);
    }
}
