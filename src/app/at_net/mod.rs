//! The window at tables over the net: what is asked there is carried to the host, and what the host says to the table and to
//! the company that the panels of `friends` show.
//!
//! `carried` does that, with a `guest` of whichever game; at which pace what others do is shown, `pace` decides, and what
//! time it is, `clock`. A table may be `hosted` here, in a thread of its own. `tables` comes to tables and leaves them,
//! `farewells` closes what was left, `opening` opens them. Nothing listens, no thread runs and nothing is kept in memory
//! before somebody asks for a table.

mod carried;
mod clock;
mod farewells;
mod guest;
pub mod hosted;
#[cfg(feature = "net")]
mod opening;
mod pace;
mod tables;

use clock::Clock;

pub use carried::{AtNet, News, Wanted};
pub use farewells::Farewells;
pub use pace::Pacing;

/// All that the window keeps of the tables at which it is or was.
#[derive(Default)]
pub struct Net {
    /// The table at which it is, and the way there.
    at: Option<AtNet>,
    clock: Clock,
    /// True once the tables that rest were looked for since home is shown.
    #[cfg(feature = "net")]
    has_listed: bool,
}
