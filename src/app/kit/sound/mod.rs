//! The playing of sounds.
//!
//! Whatever can be heard can be seen as well. Which event makes which sound, each game's `ear` decides; how an effect
//! is made, `crate::sounds`. Windows and macOS play effects as they come; elsewhere a program built with the feature
//! `sound` does. No device is open before a sound is heard, nor once nothing was heard for a while.

#[cfg(any(feature = "sound", windows, target_os = "macos"))]
mod speaker;

use egui::Context;

use crate::sounds::Effect;

/// True if this program can play sounds at all.
pub const CAN_PLAY: bool = cfg!(any(feature = "sound", windows, target_os = "macos"));

/// Plays effects where there is a device for them; elsewhere it is silent.
#[derive(Default)]
pub struct Sound {
    heard: Option<Effect>,
    #[cfg(any(feature = "sound", windows, target_os = "macos"))]
    speaker: speaker::Speaker,
}

impl Sound {
    /// Plays the effect of this frame, if there is one, and remembers it; closes the device that nothing needs any more.
    pub fn attend(&mut self, heard: Option<Effect>, volume: f32, context: &Context) {
        if let Some(effect) = heard.filter(|_| volume > 0.0) {
            self.play(effect, volume, context);
        }
        self.heard = heard.or(self.heard);
        #[cfg(any(feature = "sound", windows, target_os = "macos"))]
        if let Some(after) = self.speaker.rest(context.input(|input| input.time)) {
            context.request_repaint_after(after);
        }
    }

    /// The last effect that was due, whether or not it was played.
    #[must_use]
    pub fn heard(&self) -> Option<Effect> {
        self.heard
    }

    /// Plays an effect now.
    #[cfg(any(feature = "sound", windows, target_os = "macos"))]
    pub fn play(&mut self, effect: Effect, volume: f32, context: &Context) {
        self.speaker.play(effect, volume, context.input(|input| input.time));
    }

    /// Does nothing: this program was built without sounds.
    #[cfg(not(any(feature = "sound", windows, target_os = "macos")))]
    pub fn play(&mut self, _effect: Effect, _volume: f32, _context: &Context) {}
}
