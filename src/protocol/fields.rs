//! The fields of a request, taken out one by one and checked for their types.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::Refusal;
use crate::game::bounds::{beginning, brief};

/// The fields of a request that were not taken out yet.
#[derive(Debug)]
pub struct Fields(Map<String, Value>);

impl Fields {
    /// The fields of a request with this command, which may have no other fields than `known`.
    ///
    /// # Errors
    /// The first field that the command does not have.
    pub(super) fn of(command: &str, request: Map<String, Value>, known: &[&str]) -> Result<Self, Refusal> {
        if let Some(field) = request.keys().find(|field| !known.contains(&field.as_str())) {
            let name = beginning(field);
            let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
            return Err(Refusal::request(format!("`{command}` has no field `{name}`: it has {known}")));
        }
        Ok(Self(request))
    }

    /// A field that may be left out or null.
    ///
    /// # Errors
    /// If it is of another type.
    pub fn optional<T: DeserializeOwned>(&mut self, name: &str) -> Result<Option<T>, Refusal> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        serde_json::from_value(value)
            .map_err(|error| Refusal::request(format!("`{name}`: {}", brief(&error.to_string()))))
    }

    /// A field that has to be there, whatever it holds.
    ///
    /// # Errors
    /// If it is missing.
    pub fn whole(&mut self, name: &str) -> Result<Value, Refusal> {
        self.0.remove(name).ok_or_else(|| Refusal::request(format!("`{name}` is missing")))
    }

    /// A field that has to be there.
    ///
    /// # Errors
    /// If it is missing or of another type.
    pub fn needed<T: DeserializeOwned>(&mut self, name: &str) -> Result<T, Refusal> {
        self.optional(name)?.ok_or_else(|| Refusal::request(format!("`{name}` is missing")))
    }
}
