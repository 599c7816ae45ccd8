//! The parts of a variant's definition that Tikal and Tikal Legend write alike, beside those of every game: pieces, tiles
//! and treasures.

use serde::{Deserialize, Serialize};

use crate::game::bounds;
use crate::variant_file::MAX_ENTRIES;

/// A tile, or several alike. `K` are the kinds of tiles of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileDef<K> {
    /// The kind of tile.
    pub kind: K,
    /// Slabs on its sides N, NE, SE, S, SW, NW.
    #[serde(default, with = "six_sides")]
    pub slabs: [u32; 6],
    /// The number of copies of this tile.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub copies: u32,
}

fn one() -> u32 {
    1
}

// Serde passes a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
fn is_one(copies: &u32) -> bool {
    *copies == 1
}

/// The treasures and what sets of them score. `T` is how the game writes a kind of treasure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "T: Deserialize<'de>"))]
pub struct TreasuresDef<T> {
    /// The kinds, numbered from 0.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub kinds: Vec<T>,
    /// The scores of 1, 2, 3 … of a kind together.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ENTRIES>")]
    pub scores: Vec<u32>,
}

/// The number of times that one temple or ruin can be worked in one turn (T5.9, T5.10, L5.8, L5.10).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerTurnDef {
    /// Tiers of one temple.
    pub uncover: u32,
    /// Treasures of one ruin.
    pub dig: u32,
}

/// The pieces of each player (T1.5, L1.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names say it")]
pub struct PiecesDef {
    pub explorers: u32,
    pub leaders: u32,
    pub camps: u32,
    pub guards: u32,
}

/// Six numbers in square brackets; by default RON writes an array of fixed length in round ones.
pub(crate) mod six_sides {
    use serde::{Deserializer, Serialize, Serializer, de};

    use crate::game::bounds;
    use crate::game::syntax::Refusal;
    use crate::variant_file::MAX_ENTRIES;

    /// The sides of a cell, in the order of the slabs.
    const SIDES: &str = "N, NE, SE, S, SW, NW";

    // Serde passes a reference.
    pub(crate) fn serialize<S: Serializer>(slabs: &[u32; 6], serializer: S) -> Result<S::Ok, S::Error> {
        slabs.as_slice().serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u32; 6], D::Error> {
        let slabs = bounds::list::<D, u32, MAX_ENTRIES>(deserializer)?;
        let count = slabs.len();
        let refusal = || Refusal::OneForEach { count, each: SIDES.to_owned() };
        slabs.try_into().map_err(|_| de::Error::custom(refusal()))
    }
}
