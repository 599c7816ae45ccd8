//! The steps of a game of the temple: single actions; walks, which take several steps together; and the glyphs of the lava
//! room, which are laid at once.
//!
//! Decides what one step is. What they are called, `told` decides.

use super::Step;
use crate::chac::{Action, Deck, Phase, Square, SquareSet, State, Variant};
use crate::sitting::Seen;

/// Something that was done, as a player would tell it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// An adventurer went from one square to another, by as many steps as one click asked for.
    Walk {
        /// Where it was.
        from: Option<Square>,
        /// Where it went.
        to: Square,
        /// The number of steps.
        steps: u8,
    },
    /// Any other action, and the square of who did it, or for whom chance did.
    Single(Action, Option<Square>),
    /// The number of a lava tile, from 0, came to light, for all or for one.
    Tile(Action, u8),
    /// The cover came off the lava room: every glyph was laid.
    Laid,
    /// Something of which a part is known to another seat alone.
    Hidden(Hidden),
}

/// The things of which a part is known to one seat alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hidden {
    /// A treasure that was drawn.
    Draw(Deck),
    /// The glyph of the clue of a zone, from 0.
    Clue(u8),
    /// The number under a lava tile, from 0.
    Read(u8),
    /// A treasure that was thrown away or left.
    Treasure,
}

impl Deed {
    /// The squares that it is about.
    #[must_use]
    pub fn squares(self, rules: &Variant) -> SquareSet {
        let numbered = |squares: &[Square], number: u8| squares.get(usize::from(number)).copied();
        match self {
            Self::Walk { from, to, .. } => from.into_iter().chain([to]).collect(),
            Self::Laid => rules.lava_room(),
            Self::Hidden(Hidden::Clue(zone)) => numbered(rules.zones(), zone).into_iter().collect(),
            Self::Tile(_, tile) | Self::Hidden(Hidden::Read(tile)) => {
                numbered(rules.tiles(), tile).into_iter().collect()
            }
            Self::Hidden(Hidden::Draw(_) | Hidden::Treasure) => SquareSet::EMPTY,
            Self::Single(action, place) => match action {
                Action::Leap(to) | Action::Sprint(to) => place.into_iter().chain([to]).collect(),
                Action::Linguistics(at) | Action::Enter(at) => [at].into_iter().collect(),
                Action::Search
                | Action::Decipher
                | Action::Pick
                | Action::Reroll(_)
                | Action::Climb
                | Action::Jump
                | Action::Lockpick
                | Action::Draw(_)
                | Action::Clue(_) => place.into_iter().collect(),
                _ => SquareSet::EMPTY,
            },
        }
    }
}

/// The part that is hidden of an action that the viewer does not know whole.
fn hidden(before: &State) -> Hidden {
    match before.phase() {
        Phase::Draw(deck) => Hidden::Draw(deck),
        Phase::Clue(zone) => Hidden::Clue(zone),
        Phase::Read(tile) => Hidden::Read(tile),
        _ => Hidden::Treasure,
    }
}

/// The steps that actions make up. Steps of an adventurer are taken together as far as one click asked for them: what
/// computers do goes on square by square.
pub(super) fn steps_of(actions: impl Iterator<Item = Seen<State>>, is_asked: impl Fn(usize) -> bool) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for seen in actions {
        let before = seen.before.state();
        let here = before.place(before.seat());
        let deed = match seen.action {
            None => Deed::Hidden(hidden(before)),
            Some(Action::Lay(_)) => {
                if let Some(Step { end, deed: Deed::Laid, .. }) = steps.last_mut() {
                    *end = seen.index + 1;
                    continue;
                }
                Deed::Laid
            }
            Some(Action::Step(to)) => {
                if let Some(Step { start, end, seat, deed: Deed::Walk { to: last, steps: count, .. }, .. }) =
                    steps.last_mut()
                    && (*seat, Some(*last)) == (before.seat(), here)
                    && is_asked(*start)
                    && !is_asked(seen.index)
                {
                    (*last, *count, *end) = (to, *count + 1, seen.index + 1);
                    continue;
                }
                Deed::Walk { from: here, to, steps: 1 }
            }
            Some(action) => match before.phase() {
                Phase::Turn(tile) | Phase::Read(tile) => Deed::Tile(action, tile),
                _ => Deed::Single(action, here),
            },
        };
        steps.push(Step::of(&seen, deed));
    }
    steps
}
