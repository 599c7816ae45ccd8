//! Reading a line and what it says: no more of it is kept than a request can need, whatever it holds.

use std::cell::Cell;
use std::fmt;
use std::io::{self, BufRead};

use serde::de::{self, DeserializeSeed, MapAccess, SeqAccess};
use serde_json::{Map, Value};

use super::{MAX_LINE, MAX_REQUEST_ID, Refusal, refused};

/// The most JSON values that a request may have, each list, object and member of one counted: several times as many as
/// the largest position.
pub const MAX_VALUES: usize = 20_000;
/// The size of a buffer for lines when a long one has been answered.
const KEPT: usize = 1 << 16;

/// The outcome of reading a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A line, whole; it stands in the buffer, without its end.
    Whole,
    /// A line longer than [`MAX_LINE`], of which nothing is kept; the rest of it was skipped.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads the next line into `line`, which is emptied first.
pub(super) fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    line.shrink_to(KEPT);
    let (mut is_empty, mut is_too_long) = (true, false);
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (text, used, is_over) = match end {
            Some(end) => (&buffer[..end], end + 1, true),
            None => (buffer, buffer.len(), buffer.is_empty()),
        };
        is_empty &= used == 0;
        if is_too_long || line.len() + text.len() > MAX_LINE {
            is_too_long = true;
            *line = Vec::new();
        } else {
            line.extend_from_slice(text);
        }
        input.consume(used);
        if is_over {
            return Ok(match (is_empty, is_too_long) {
                (true, _) => Line::End,
                (false, true) => Line::TooLong,
                (false, false) => Line::Whole,
            });
        }
    }
}

/// Reads a line as a request: its `id`, and an object of all other fields.
///
/// # Errors
/// The answer to a line that is no request.
pub(super) fn request_of(line: &str) -> Result<(Option<Value>, Map<String, Value>), Value> {
    let left = Cell::new(MAX_VALUES + 1);
    let mut json = serde_json::Deserializer::from_str(line);
    let read = Counted(&left).deserialize(&mut json).and_then(|value| json.end().map(|()| value));
    let request = |message| refused(&Refusal::request(message), None);
    match read {
        _ if left.get() == 0 => Err(request(format!("a request has at most {MAX_VALUES} values"))),
        Ok(Value::Object(mut fields)) => {
            let id = fields.remove("id");
            if id.as_ref().is_some_and(|id| id.to_string().len() > MAX_REQUEST_ID) {
                return Err(request(format!("`id` is too long: an id has at most {MAX_REQUEST_ID} bytes")));
            }
            Ok((id, fields))
        }
        Ok(_) => Err(request("a request is a JSON object".to_owned())),
        // The reader of JSON says where it stopped and what belongs there, and repeats nothing of the line.
        Err(error) => Err(refused(&Refusal::new("bad_json", format!("this is no JSON: {error}")), None)),
    }
}

/// Reads a JSON value, and counts it and all values in it down; stops when none is left.
#[derive(Clone, Copy)]
struct Counted<'a>(&'a Cell<usize>);

impl Counted<'_> {
    fn count<E: de::Error>(self) -> Result<(), E> {
        self.0.set(self.0.get().saturating_sub(1));
        if self.0.get() == 0 { Err(E::custom("too many values")) } else { Ok(()) }
    }
}

impl<'de> DeserializeSeed<'de> for Counted<'_> {
    type Value = Value;

    fn deserialize<D: de::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        self.count()?;
        deserializer.deserialize_any(self)
    }
}

impl<'de> de::Visitor<'de> for Counted<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E: de::Error>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_unit<E: de::Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_element_seed(self)? {
            list.push(entry);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = entries.next_key::<String>()? {
            object.insert(key, entries.next_value_seed(self)?);
        }
        Ok(object.into())
    }
}
