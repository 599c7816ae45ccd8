//! The sounds of the events of The Temple of Chac.
//!
//! Which effects there are and how they sound, `sounds` decides; when they are heard, the table.

use crate::chac::Event;
use crate::sounds::Effect;

/// The sound of something that happened.
pub(super) const fn sound_of(event: &Event) -> Option<Effect> {
    match event {
        Event::Moved { .. } | Event::Climbed { .. } | Event::SubstituteEntered { .. } => Some(Effect::Step),
        Event::ActionsRolled { .. }
        | Event::LockRolled { .. }
        | Event::ClimbRolled { .. }
        | Event::Uncovered { .. }
        | Event::Turned { sank: false, .. }
        | Event::BridgeTested { broken: 0, .. } => Some(Effect::Thud),
        Event::WallTurned { .. }
        | Event::BoulderRolled { .. }
        | Event::BridgeTested { .. }
        | Event::RoofOpened { .. } => Some(Effect::Stone),
        Event::Drawn { .. }
        | Event::Deciphered { .. }
        | Event::Checked { .. }
        | Event::AlcoveOpened { .. }
        | Event::ChestOpened { .. } => Some(Effect::Chime),
        Event::GotOut { .. } | Event::GameEnded => Some(Effect::Bell),
        Event::Turned { sank: true, .. } | Event::WallsMet | Event::ExitClosed | Event::Lost { .. } => {
            Some(Effect::Rumble)
        }
        _ => None,
    }
}
