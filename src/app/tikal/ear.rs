//! The sounds of the events of a game of Tikal.
//!
//! Which effects there are and how they sound, `sounds` decides; when they are heard, the table.

use crate::sounds::Effect;
use crate::tikal::Event;

/// The sound of something that happened.
pub(super) const fn sound_of(event: &Event) -> Option<Effect> {
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
