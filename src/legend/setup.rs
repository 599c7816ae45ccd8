//! The choices before a game of Legend, beside who sits where (L2).

use serde::{Deserialize, Serialize};

use super::variant::Variant;
use crate::game::Seat;
use crate::game::bounds::{self, MAX_ID};

/// The choices before a game, as records hold them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The scenario by its id (L2.1); the first one of the variant if none is named.
    #[serde(deserialize_with = "bounds::optional_text::<_, MAX_ID>", skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// Who begins (L2.7).
    pub first: Seat,
}

impl Setup {
    /// Checks that a game of this many seats can begin with this setup.
    ///
    /// # Errors
    /// The part that does not fit.
    pub fn check(&self, rules: &Variant, seats: u8) -> Result<(), WrongSetup> {
        if !rules.players().contains(&seats) {
            return Err(WrongSetup::Seats(seats));
        }
        if let Some(scenario) = self.scenario.as_ref().filter(|_| self.scenario_index(rules).is_none()) {
            let known: Vec<&str> = rules.scenarios().iter().map(|scenario| scenario.id.as_str()).collect();
            return Err(WrongSetup::Scenario { named: scenario.clone(), known: known.join(", ") });
        }
        if self.first.index() < usize::from(seats) { Ok(()) } else { Err(WrongSetup::First(self.first)) }
    }

    /// The place of the scenario in the variant's list.
    #[must_use]
    pub fn scenario_index(&self, rules: &Variant) -> Option<usize> {
        let Some(id) = &self.scenario else { return Some(0) };
        rules.scenarios().iter().position(|scenario| scenario.id == *id)
    }
}

/// The part of a setup that does not fit the variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongSetup {
    /// The number of seats.
    #[error("seats: {0} seats are no number of players of this variant")]
    Seats(u8),
    /// The scenario that is named, and those that the variant has.
    #[error("setup.scenario: this variant has no scenario `{named}`: choose one of {known}")]
    Scenario {
        /// The id that is named.
        named: String,
        /// The ids that the variant has, with commas between them.
        known: String,
    },
    /// The first player.
    #[error("setup.first: there is no seat {0}")]
    First(Seat),
}
