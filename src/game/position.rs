//! The parts of positions that all games write alike, and the checks of one that is read: who moves, the groups of a deck,
//! and the first field in which a position differs from the state that it describes.

use std::fmt;

use serde::de::{self, DeserializeOwned};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use super::BadPosition;
use super::bounds::{self, beginning, brief};
use super::syntax::ACTOR_EXPECTED;

pub(crate) type Result<T> = std::result::Result<T, BadPosition>;

/// The most tiles, tiers and treasures that a list of a position is read to: more than any variant has.
pub(crate) const MAX_ENTRIES: usize = 128;

pub(crate) fn bad<T>(field: impl Into<String>, message: impl Into<String>) -> Result<T> {
    Err(BadPosition { field: field.into(), message: message.into() })
}

pub(crate) fn ensure(holds: bool, field: &str, message: &str) -> Result<()> {
    if holds { Ok(()) } else { bad(field, message) }
}

/// Who moves: a seat's number, or chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ToMove {
    Seat(usize),
    Chance(Chance),
}

/// The word `chance`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    Chance,
}

// Written out because what serde derives for `untagged` keeps a copy of whatever stands there before it decides.
impl<'de> Deserialize<'de> for ToMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Self, D::Error> {
        struct Visitor;
        impl de::Visitor<'_> for Visitor {
            type Value = ToMove;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(ACTOR_EXPECTED)
            }

            fn visit_u64<E: de::Error>(self, seat: u64) -> std::result::Result<ToMove, E> {
                let seat = usize::try_from(seat);
                seat.map(ToMove::Seat).map_err(|_| E::invalid_value(de::Unexpected::Other("a number"), &self))
            }

            fn visit_u8<E: de::Error>(self, seat: u8) -> std::result::Result<ToMove, E> {
                Ok(ToMove::Seat(seat.into()))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> std::result::Result<ToMove, E> {
                match word {
                    "chance" => Ok(ToMove::Chance(Chance::Chance)),
                    _ => Err(E::invalid_value(de::Unexpected::Str(&beginning(word)), &self)),
                }
            }

            // RON writes the word without quotation marks and reads any such word as a unit.
            fn visit_unit<E: de::Error>(self) -> std::result::Result<ToMove, E> {
                Ok(ToMove::Chance(Chance::Chance))
            }
        }
        deserializer.deserialize_any(Visitor)
    }
}

/// The groups of a deck, and of each no more tiles than any variant has.
pub(crate) fn deck<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> std::result::Result<Vec<(String, Vec<String>)>, D::Error> {
    #[derive(Deserialize)]
    struct Group(String, #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")] Vec<String>);
    let groups = bounds::list::<D, Group, MAX_ENTRIES>(deserializer)?;
    Ok(groups.into_iter().map(|Group(letter, tiles)| (letter, tiles)).collect())
}

/// One field of a JSON object; one that is not there reads as null.
pub(crate) fn take<T: DeserializeOwned>(fields: &mut Map<String, Value>, field: &str) -> Result<T> {
    let value = fields.remove(field);
    let missing = value.is_none();
    serde_json::from_value(value.unwrap_or_default()).or_else(|error| {
        bad(field, if missing { "is missing".to_owned() } else { brief(&error.to_string()).into_owned() })
    })
}

pub(crate) fn to_value(position: &impl Serialize) -> Result<Value> {
    serde_json::to_value(position).or_else(|error| bad("state", error.to_string()))
}

/// Names the first field in which two positions differ.
pub(crate) fn compare(given: &Value, expected: &Value, path: &str) -> Result<()> {
    match (given, expected) {
        (Value::Object(given), Value::Object(expected)) => {
            for (key, expected) in expected {
                let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                compare(given.get(key).unwrap_or(&Value::Null), expected, &path)?;
            }
            let unexpected = given.keys().find(|&key| !expected.contains_key(key));
            unexpected.map_or(Ok(()), |key| bad(format!("{path}.{key}"), "does not belong there"))
        }
        (Value::Array(given), Value::Array(expected)) if given.len() == expected.len() => {
            given.iter().zip(expected).enumerate().try_for_each(|(index, (given, expected))| {
                let name =
                    expected.get("cell").and_then(Value::as_str).map_or_else(|| index.to_string(), str::to_owned);
                compare(given, expected, &format!("{path}[{name}]"))
            })
        }
        _ if given == expected => Ok(()),
        _ => {
            let (given, expected) = (given.to_string(), expected.to_string());
            let (given, expected) = (beginning(&given), beginning(&expected));
            bad(path, format!("is {given}, but with the rest of the position it has to be {expected}"))
        }
    }
}
