//! The facts that can be read from a position beside the rules, without a window.
//!
//! What that is, each game decides in a folder of its own; nothing that serves any game asks for it, so no trait does.
//! Beside those folders is what they share: `odds`, how likely something is, `reach`, where pieces get on a board of
//! hexes, and `ledger`, what a seat can bring where strength decides.

pub mod chac;
mod ledger;
pub mod legend;
mod odds;
mod reach;
pub mod tikal;

pub use odds::Odds;
pub use reach::{Reach, RulesOf, Walker, Walks, arrival_costs};
