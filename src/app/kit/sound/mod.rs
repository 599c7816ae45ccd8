//! The playing of sounds.
//!
//! Whatever can be heard can be seen as well. Which event makes which sound, each game's `ear` decides; how an effect
//! is made, `crate::sounds`. Effects are played only in a program built with the feature `sound`.

#[cfg(feature = "sound")]
mod speaker;

use crate::sounds::Effect;

/// True if this program can play sounds at all.
pub const CAN_PLAY: bool = cfg!(feature = "sound");

/// Plays effects where there is a device for them; elsewhere it is silent.
#[derive(Default)]
pub struct Sound {
    heard: Option<Effect>,
    #[cfg(feature = "sound")]
    speaker: speaker::Speaker,
}

impl Sound {
    /// Plays the effect of this frame, if there is one, and remembers it.
    pub fn attend(&mut self, heard: Option<Effect>, volume: f32) {
        if let Some(effect) = heard.filter(|_| volume > 0.0) {
            self.play(effect, volume);
        }
        self.heard = heard.or(self.heard);
    }

    /// The last effect that was due, whether or not it was played.
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
