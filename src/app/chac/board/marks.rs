//! Marks over the temple: what can be reached, at what price and at what risk, what is chosen, pointed at, and told of.

use crate::chac::{Square, WallCard};
use crate::insight::Odds;

/// The marks over a temple. What they mean, the caller decides.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Marks {
    /// The squares that can be reached.
    pub reachable: Vec<Reach>,
    /// The alcoves that can be opened from where one stands, each with the risk to fail.
    pub alcoves: Vec<(usize, Option<Odds>)>,
    /// The square that is chosen.
    pub chosen: Option<Square>,
    /// The square under the pointer.
    pub hovered: Option<Square>,
    /// The square that has the keyboard.
    pub focused: Option<Square>,
    /// The square that a lesson, or a line of the log, points at.
    pub pointed: Vec<Square>,
    /// The square on which the last thing tried is refused.
    pub refused: Option<Square>,
    /// The way of the last move.
    pub last: Vec<Square>,
    /// The lava tiles that are known to be trapped, besides those whose number the state tells.
    pub trapped: Vec<Square>,
    /// The wall cards that lie turned up.
    pub turned: Vec<WallCard>,
}

/// A square that can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reach {
    /// The square.
    pub square: Square,
    /// The actions that it costs; nothing is written where it is not known or does not matter.
    pub price: Option<u8>,
    /// The risk to be lost on the way; nothing is written where there is none.
    pub risk: Option<Odds>,
}
