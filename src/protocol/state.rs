//! A state as a file: the JSON object that an answer of the protocol has as its `state`.

use std::sync::Arc;

use serde_json::Value;

use super::Spoken;
use crate::game::{BadPosition, Game};
use crate::games::{GameId, with_game};
use crate::library::{Library, VariantError};

/// Why a text holds no state that can be.
#[derive(Debug, thiserror::Error)]
pub enum NotAState<G: Game> {
    /// It is no JSON.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// A field is missing, or cannot be.
    #[error("{0}")]
    Position(#[from] BadPosition),
    /// Its variant cannot be played.
    #[error("its variant cannot be played")]
    Variant(VariantError<G>),
}

/// The state that a text describes, and the rules of its variant.
///
/// # Errors
/// Why it is none.
pub fn read_state<G: Spoken>(library: &Library<G>, text: &str) -> Result<(Arc<G::Rules>, G), NotAState<G>> {
    let value: Value = serde_json::from_str(text)?;
    let position = G::read_position(value)?;
    let rules = library.open(G::variant_of(&position)).map_err(NotAState::Variant)?;
    let state = G::from_position(&rules, &position)?;
    Ok((rules, state))
}

/// The game whose state a text seems to be: the first of which it has all fields.
#[must_use]
pub fn game_of_state(text: &str) -> Option<GameId> {
    let value: Value = serde_json::from_str(text).ok()?;
    GameId::ALL.iter().copied().find(|&game| with_game!(game, G => G::read_position(value.clone()).is_ok()))
}
