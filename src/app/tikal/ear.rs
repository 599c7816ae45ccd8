//! Which sounds a game of Tikal makes: for its events, when a person's turn begins, and for refusals.
//!
//! Which effects there are and how they sound, `kit::sound` decides.

use super::table::{Notice, Table, TikalNotice};
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

/// Chooses the sounds for a table, from frame to frame.
#[derive(Debug, Default)]
pub struct Ear {
    /// The seat to act in the last frame in which nothing moved.
    seat: Option<Seat>,
    /// The refusal that was shown in the last frame.
    refused: Option<Notice>,
}

impl Ear {
    /// The effect to play in this frame: at most one, the most important.
    pub fn listen(&mut self, table: &mut Table) -> Option<Effect> {
        let of_events = table.cues().iter().filter_map(sound_of).max();
        let mut called = None;
        // The turn is announced only when nothing moves any more.
        if let Actor::Seat(seat) = table.state().actor()
            && !table.motion().is_moving()
        {
            let before = self.seat.replace(seat);
            let is_next = before.is_some_and(|before| before != seat) && table.person_to_move().is_some();
            called = is_next.then_some(Effect::YourTurn);
        }
        let is_refusal =
            |notice: &&Notice| matches!(notice, Notice::Refused(_) | Notice::Own(TikalNotice::TooFar { .. }));
        let refused = table.notice().filter(is_refusal).cloned();
        let is_refused = refused.is_some() && refused != self.refused;
        self.refused = refused;
        of_events.max(called).max(is_refused.then_some(Effect::Refused))
    }
}
