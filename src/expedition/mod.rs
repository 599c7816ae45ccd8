//! The common part of the rules of Tikal and of Tikal Legend, of `docs/rules.md` (T) and of Legend's rules (L): how tiles
//! are told apart (`tile`: T1.2, L1.2), their slabs, how they may be turned, and passages from one to the other (`slabs`:
//! T4.1, T4.2, T5.17, L4.5, L4.6, L5.2), the tiers that temples grow by (`tiers`: T1.3, T5.8, L1.3, L5.8), and kinds of
//! treasures with the scores of their sets (`treasure`: T1.4, T7.2, L1.4, L6.8). Beside them what their variant files
//! (`definition`) and their positions (`position`) write alike, and how what is wrong with a variant is found (`checks`).
//!
//! Which kinds of tiles there are and what they mean, and what an action costs, each game decides.

mod checks;
mod definition;
mod position;
mod slabs;
mod tiers;
mod tile;
mod treasure;

pub(crate) use checks::checks;
pub(crate) use definition::six_sides;
pub use definition::{PerTurnDef, PiecesDef, TileDef, TreasuresDef};
pub(crate) use position::{GuardPosition, PieceName, TemplePosition};
pub use slabs::{Rotations, Slabs, WaysIn};
pub use tiers::{MAX_TIER, Tiers, has_tier};
pub use tile::{TileId, TileName, TileSet};
pub use treasure::{Glyph, MAX_TREASURES, NotATreasure, SetScores, Treasure};

pub use crate::variant_file::{BasedOn, FlawOfGame, PlayersDef, Problem, ProblemCode, Severity, Text};
pub(crate) use crate::variant_file::{MAX_ENTRIES, unique_map};
