//! The sounds of the events of a game of Legend.
//!
//! Which effects there are and how they sound, `sounds` decides; when they are heard, the table.

use crate::legend::Event;
use crate::sounds::Effect;

/// The sound of something that happened.
pub(super) const fn sound_of(event: &Event) -> Option<Effect> {
    match event {
        Event::Moved { .. }
        | Event::Transferred { .. }
        | Event::Entered { .. }
        | Event::Put { .. }
        | Event::Jumped { .. } => Some(Effect::Step),
        Event::TileLaid { .. }
        | Event::CampBuilt { .. }
        | Event::CampMoved { .. }
        | Event::SlabLaid { .. }
        | Event::SlabMoved { .. } => Some(Effect::Thud),
        Event::Uncovered { .. } | Event::Dug { .. } => Some(Effect::Stone),
        Event::Revealed { .. } | Event::Exchanged { .. } | Event::PairTaken { .. } | Event::Taken { .. } => {
            Some(Effect::Chime)
        }
        Event::GuardSet { .. } => Some(Effect::Guard),
        Event::Scored { .. } | Event::GameEnded => Some(Effect::Bell),
        Event::ScoringBegan { volcano: Some(_) } => Some(Effect::Rumble),
        _ => None,
    }
}
