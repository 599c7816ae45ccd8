//! What is to be heard of a game of Tikal: which event sounds how, whose turn is called, what is refused.
//!
//! Which effects there are, and how they sound, the kit decides.

use super::table::{Notice, Table};
use crate::app::kit::sound::Effect;
use crate::game::{Actor, Seat};
use crate::tikal::Event;

/// The sound of something that happened.
const fn sound_of(event: &Event) -> Option<Effect> {
    match event {
        Event::Moved { .. } | Event::Transferred { .. } | Event::Entered { .. } => Some(Effect::Step),
        Event::TilePlaced { .. } | Event::CampBuilt { .. } => Some(Effect::Thud),
        Event::Uncovered { .. } | Event::Dug { .. } => Some(Effect::Stone),
        Event::Revealed { .. } | Event::Exchanged { .. } => Some(Effect::Chime),
        Event::GuardSet { .. } => Some(Effect::Guard),
        Event::TempleScored { .. } | Event::TreasuresScored { .. } | Event::GameEnded => Some(Effect::Bell),
        Event::ScoringBegan { volcano: Some(_) } => Some(Effect::Rumble),
        _ => None,
    }
}

/// Listens to a table from frame to frame.
#[derive(Debug, Default)]
pub struct Ear {
    /// The seat that was to act last.
    seat: Option<Seat>,
    /// The refusal that was shown last.
    refused: Option<Notice>,
}

impl Ear {
    /// What is to be heard in this frame: one effect at most, the one that matters most.
    pub fn listen(&mut self, table: &mut Table) -> Option<Effect> {
        let of_events = table.cues().iter().filter_map(sound_of).max();
        let mut called = None;
        // The call waits until what moves has come to rest.
        if let Actor::Seat(seat) = table.state().actor()
            && !table.motion().is_moving()
        {
            let before = self.seat.replace(seat);
            let is_next = before.is_some_and(|before| before != seat) && table.person_to_move().is_some();
            called = is_next.then_some(Effect::YourTurn);
        }
        let is_refusal = |notice: &&Notice| matches!(notice, Notice::Refused(_) | Notice::TooFar { .. });
        let refused = table.notice().filter(is_refusal).cloned();
        let is_refused = refused.is_some() && refused != self.refused;
        self.refused = refused;
        of_events.max(called).max(is_refused.then_some(Effect::Refused))
    }
}
