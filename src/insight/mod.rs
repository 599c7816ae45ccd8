//! The facts that can be read from a position beside the rules, without a window.
//!
//! What that is, each game decides in a folder of its own; nothing that serves any game asks for it, so no trait does.
//! Beside those folders is what they share: `reach`, how far pieces get and for what; `ledger`, what each seat can bring
//! where strength decides; `odds`, how likely something is.

mod ledger;
pub mod legend;
mod odds;
mod reach;
pub mod tikal;

pub use odds::Odds;
