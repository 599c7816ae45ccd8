//! The things that the rules of a variant say of themselves: each explains what is found, or is a fault of its own.
//!
//! Decides how it is kept with the results, so that a verdict needs nothing but them. What there is to say of a variant,
//! its game decides; the words for it, `words` has.

use serde::{Deserialize, Serialize};

use super::measure::Key;

/// Something that the rules say before a game is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Its name in files: small letters and `_`.
    pub id: String,
    /// The measure in which it shows.
    pub measure: String,
    /// For which seats, actions, tiles and so on.
    pub keys: Vec<String>,
    /// The numbers that matter, in an order of its own.
    pub numbers: Vec<u32>,
    /// True if it is a fault whatever is measured; what is not, is told only as the cause of something found.
    pub is_fault: bool,
}

impl Known {
    /// True if it can explain what was measured for this key.
    #[must_use]
    pub fn explains(&self, measure: &str, key: &str) -> bool {
        self.measure == measure && self.keys.iter().any(|own| own == key)
    }

    /// True if nothing in it steers a terminal or breaks a table.
    pub(super) fn is_plain(&self) -> bool {
        let texts = self.keys.iter().chain([&self.id, &self.measure]);
        texts.into_iter().all(|text| Key::from_text(text).is_some())
    }
}
