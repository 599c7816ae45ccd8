//! The facts that can be read from a position of Tikal Legend: the reach of members, the ledger of hexes and of what a
//! scoring would bring, the effects of an action, and what is still to come.
//!
//! Decides no rule: who holds what, costs and scores are asked of the state. Needs no window, which decides how all this
//! is worded and shown; the computer players judge positions by it too.

mod reach;

pub use reach::{Reach, Walker, arrival_costs, points_at_hand, points_to_walk};
