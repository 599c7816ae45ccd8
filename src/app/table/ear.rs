//! The sounds of a table: for what happens, when a person's turn begins, and for refusals.
//!
//! Which effects there are and how they sound, `sounds` decides; which one an event makes, the game.

use super::{Notice, Table, TableGame};
use crate::game::Actor;
use crate::sounds::Effect;

impl<G: TableGame> Table<G> {
    /// The effect to play in this frame: at most one, the most important.
    pub(super) fn listen(&mut self) -> Option<Effect> {
        let of_events = G::sound(self);
        let mut called = None;
        // The turn is announced only when nothing moves any more.
        if let Actor::Seat(seat) = self.state().actor()
            && !G::is_moving(self)
        {
            let before = self.ear.seat.replace(seat);
            let is_next = before.is_some_and(|before| before != seat) && self.sitting.person_to_move().is_some();
            called = is_next.then_some(Effect::YourTurn);
        }
        let is_refusal = |notice: &&Notice<G>| match notice {
            Notice::Refused(_) => true,
            Notice::Own(own) => G::is_refusal(own),
            _ => false,
        };
        let refused = self.notice().filter(is_refusal).cloned();
        let is_refused = refused.is_some() && refused != self.ear.refused;
        self.ear.refused = refused;
        of_events.max(called).max(is_refused.then_some(Effect::Refused))
    }
}
