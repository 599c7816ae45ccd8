//! The notice of a table to the player about the last request. In which words, the status line of each game decides.

use super::Idle;
use super::TableGame;
use crate::game::Seat;
use crate::library::StopReason;

/// Something that the table has to tell the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice<G: TableGame> {
    /// An action was refused.
    Refused(G::Illegal),
    /// A key was pressed that does nothing now.
    Idle(Idle),
    /// The board changed just before a click, and what it was aimed at is no longer there.
    Missed,
    /// With what was taken back went what these computers had played after it.
    TookBackToo(Vec<Seat>),
    /// The last action of this person was taken back, who is asked again in the place of another one.
    TookBackOf(Seat),
    /// No turn can be planned now.
    NoPlan,
    /// A record could not be played to its end.
    Stopped {
        /// The action that was refused, from 1.
        action: usize,
        /// Why.
        reason: StopReason<G>,
    },
    /// Something that only this game tells.
    Own(G::Notice),
}
