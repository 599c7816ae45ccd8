//! The parts of a variant's definition that all games write alike: its parent, players and their colours, texts for
//! players, and maps in which no key stands twice.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

use crate::game::bounds::{self, TooLong};
use crate::game::syntax::{Refusal, TEXTS_EXPECTED};

/// The most entries of a list or map of a definition that are read. The checkers' limits are lower, so that what is a
/// little too long gets a problem of its own.
pub(crate) const MAX_ENTRIES: usize = 128;

/// The parent of a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BasedOn {
    /// The parent's id.
    pub id: String,
    /// The hash of the parent's definition when this variant was made from it.
    pub hash: String,
}

/// The numbers of players, and their colours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayersDef {
    /// The fewest.
    pub least: u32,
    /// The most.
    pub most: u32,
    /// A colour for each seat by name, such as `red`; the theme knows their shades.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub colours: Vec<String>,
}

/// A text for players: one for everybody, or one for each language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Text {
    /// The same in every language.
    Plain(String),
    /// By language, such as `en`, `fr`, `de`.
    Languages(BTreeMap<String, String>),
}

impl Text {
    /// The text in this language, else in English, else in any.
    #[must_use]
    pub fn get(&self, language: &str) -> &str {
        match self {
            Self::Plain(text) => text,
            Self::Languages(texts) => texts
                .get(language)
                .or_else(|| texts.get("en"))
                .or_else(|| texts.values().next())
                .map_or("", String::as_str),
        }
    }

    /// Sets the text in one language: a plain one stays plain, and is the same in every language.
    pub fn set(&mut self, language: &str, new: String) {
        match self {
            Self::Plain(plain) => *plain = new,
            Self::Languages(texts) => _ = texts.insert(language.to_owned(), new),
        }
    }

    /// True if there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Plain(text) => text.trim().is_empty(),
            Self::Languages(texts) => texts.is_empty() || texts.values().any(|text| text.trim().is_empty()),
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::Plain(String::new())
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl<'de> de::Visitor<'de> for Visitor {
            type Value = Text;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(TEXTS_EXPECTED)
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Text, E> {
                Ok(Text::Plain(text.to_owned()))
            }

            fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<Text, A::Error> {
                read_unique(map).map(Text::Languages)
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// A map in which no key may stand twice; by default the second would silently win.
pub(crate) fn unique_map<'de, D, K, V>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    D: Deserializer<'de>,
    K: Deserialize<'de> + Ord + fmt::Display,
    V: Deserialize<'de>,
{
    struct Visitor<K, V>(std::marker::PhantomData<(K, V)>);
    impl<'de, K, V> de::Visitor<'de> for Visitor<K, V>
    where
        K: Deserialize<'de> + Ord + fmt::Display,
        V: Deserialize<'de>,
    {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map such as {2: 3, 3: 6}")
        }

        fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
            read_unique(map)
        }
    }
    deserializer.deserialize_map(Visitor(std::marker::PhantomData))
}

fn read_unique<'de, A, K, V>(mut map: A) -> Result<BTreeMap<K, V>, A::Error>
where
    A: de::MapAccess<'de>,
    K: Deserialize<'de> + Ord + fmt::Display,
    V: Deserialize<'de>,
{
    let mut entries = BTreeMap::new();
    while let Some((key, value)) = map.next_entry::<K, V>()? {
        if entries.contains_key(&key) {
            return Err(de::Error::custom(Refusal::KeyTwice(key.to_string())));
        }
        if entries.len() == MAX_ENTRIES {
            return Err(de::Error::custom(Refusal::TooLong(TooLong::Entries(MAX_ENTRIES))));
        }
        entries.insert(key, value);
    }
    Ok(entries)
}
