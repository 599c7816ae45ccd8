//! Sounds: which there are, and what they tell.
//!
//! Everything that sounds is seen as well. How an effect is made, `synth` decides; it is played only in a program
//! that was built with the feature `sound`.

#[cfg(feature = "sound")]
mod speaker;
mod synth;

pub use synth::{SAMPLE_RATE, samples};

use super::tikal::table::{Notice, Table};
use crate::game::{Actor, Seat};
use crate::tikal::Event;

/// Whether this program can play sounds at all.
pub const CAN_PLAY: bool = cfg!(feature = "sound");

/// A short sound.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effect {
    /// A step, or a piece that enters.
    Step,
    /// A tile is laid, a camp pitched.
    Thud,
    /// Stone on stone: a tier is uncovered, a ruin dug in.
    Stone,
    /// What was tried is refused.
    Refused,
    /// A guard takes its place.
    Guard,
    /// A treasure comes up or changes hands.
    Chime,
    /// Something scores.
    Bell,
    /// A person is asked.
    YourTurn,
    /// A volcano begins a scoring.
    Rumble,
}

impl Effect {
    /// All of them, those that give way to others first.
    pub const ALL: [Self; 9] = [
        Self::Step,
        Self::Thud,
        Self::Stone,
        Self::Refused,
        Self::Guard,
        Self::Chime,
        Self::Bell,
        Self::YourTurn,
        Self::Rumble,
    ];

    /// The sound of something that happened.
    #[must_use]
    pub const fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Moved { .. } | Event::Transferred { .. } | Event::Entered { .. } => Some(Self::Step),
            Event::TilePlaced { .. } | Event::CampBuilt { .. } => Some(Self::Thud),
            Event::Uncovered { .. } | Event::Dug { .. } => Some(Self::Stone),
            Event::Revealed { .. } | Event::Exchanged { .. } => Some(Self::Chime),
            Event::GuardSet { .. } => Some(Self::Guard),
            Event::TempleScored { .. } | Event::TreasuresScored { .. } | Event::GameEnded => Some(Self::Bell),
            Event::ScoringBegan { volcano: Some(_) } => Some(Self::Rumble),
            _ => None,
        }
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
        let of_events = table.cues().iter().filter_map(Effect::of).max();
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

/// Plays effects where there is a device for it; else it is silent.
#[derive(Default)]
pub struct Sound {
    ear: Ear,
    heard: Option<Effect>,
    #[cfg(feature = "sound")]
    speaker: speaker::Speaker,
}

impl Sound {
    /// Forgets the table that was listened to.
    pub fn turn_to_another_table(&mut self) {
        self.ear = Ear::default();
    }

    /// Listens to the table and plays what is to be heard.
    pub fn attend(&mut self, table: &mut Table, volume: f32) {
        let heard = self.ear.listen(table);
        if let Some(effect) = heard.filter(|_| volume > 0.0) {
            self.play(effect, volume);
        }
        self.heard = heard.or(self.heard);
    }

    /// What was to be heard last, whether it was played or not.
    #[must_use]
    pub fn heard(&self) -> Option<Effect> {
        self.heard
    }

    /// Plays an effect now.
    #[cfg(feature = "sound")]
    pub fn play(&mut self, effect: Effect, volume: f32) {
        self.speaker.play(effect, volume);
    }

    /// Does nothing: this program was built without sounds.
    #[cfg(not(feature = "sound"))]
    pub fn play(&mut self, _effect: Effect, _volume: f32) {}
}
