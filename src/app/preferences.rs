//! The player's settings: those that are stored, those that hold in this run, and the look and pace that follow from
//! them. What else a change of a setting touches, such as the language, the app sees to.

use std::sync::Arc;

use egui::Context;

use super::keymap::Keymap;
use super::kit::keys::SetKey;
use super::kit::settings::{Given, Pace, Settings};
use super::kit::theme::Theme;
use super::services::Services;
use super::system::SystemQuestion;
use crate::library::Waker;
use crate::library::{Keeper, Trouble};
use crate::words::Texts;

/// The settings, where they are kept, and the look that they ask for.
pub(super) struct Preferences {
    /// The settings as they are stored; [`Preferences::settings`] gives those that hold in this run.
    stored: Settings,
    /// The settings as this copy of the program read or wrote them last.
    written: Settings,
    given: Given,
    keeper: Keeper,
    /// The keys that the player has set.
    pub(super) keymap: Keymap,
    pub(super) theme: Arc<Theme>,
    /// A size of text that is chosen on the settings screen and does not hold yet.
    pub(super) scale_chosen: Option<f32>,
    /// egui's zoom factor in the last frame.
    seen_scale: f32,
    /// The wish of the system for less motion.
    less_motion: SystemQuestion,
    /// Its wish for a light look, where the window library does not know it.
    light: SystemQuestion,
}

impl Preferences {
    /// The settings that are kept, applied to the window.
    pub(super) fn read(services: &Services, context: &Context, waker: Waker) -> Self {
        let mut keeper = Keeper::new(services.settings.clone());
        let stored = keeper.read::<Settings>().within_bounds();
        let settings = stored.with(services.given);
        let keymap = Keymap::read(&mut keeper);
        let theme = Arc::new(settings.look.theme(context));
        theme.apply(context);
        // Which keys do that is a setting, so the app reads them.
        context.options_mut(|options| options.zoom_with_keyboard = false);
        context.set_zoom_factor(settings.scale);
        Self {
            stored,
            written: stored,
            given: services.given,
            keeper,
            keymap,
            theme,
            scale_chosen: None,
            seen_scale: context.zoom_factor(),
            less_motion: SystemQuestion::whether(services.less_motion, {
                let waker = waker.clone();
                move || waker()
            }),
            light: SystemQuestion::whether(services.light, move || waker()),
        }
    }

    /// The settings that hold in this run.
    pub(super) fn settings(&self) -> Settings {
        self.stored.with(self.given)
    }

    /// Applies and stores settings. A value given for this run alone stays in force, and is not stored, unless it is
    /// changed here.
    pub(super) fn change(&mut self, settings: Settings, context: &Context) {
        let (settings, before) = (settings.within_bounds(), self.settings());
        let (given, stored) = (&mut self.given, &mut self.stored);
        if settings.language != before.language {
            (given.language, stored.language) = (None, settings.language);
        }
        if settings.scale.to_bits() != before.scale.to_bits() {
            (given.scale, stored.scale) = (None, settings.scale);
        }
        if settings.computer_pause.to_bits() != before.computer_pause.to_bits() {
            (given.pause, stored.computer_pause) = (None, settings.computer_pause);
        }
        if settings.motion != before.motion {
            (given.motion, stored.motion) = (None, settings.motion);
        }
        // The settings that can be given for one run were handled above; the others are stored as they are.
        let Settings { language, scale, computer_pause, motion, .. } = *stored;
        *stored = Settings { language, scale, computer_pause, motion, ..settings };
        context.set_zoom_factor(settings.scale);
        self.dress(context);
        let (written, stored) = (self.written, self.stored);
        if written != stored && self.keeper.change(|fields| fields.change(&written, &stored)) {
            self.written = stored;
        }
    }

    /// Sets keys, puts them in force and keeps them.
    pub(super) fn set_keys(&mut self, keys: &[SetKey], texts: &Texts, context: &Context) {
        self.keymap.set(&mut self.keeper, texts, keys);
        self.keymap.bind(texts, context);
    }

    /// The troubles with the file that the user is to be told of.
    pub(super) fn troubles(&mut self) -> Vec<Trouble> {
        self.keeper.troubles()
    }

    /// Applies the theme that the settings ask for, unless it is in use already.
    fn dress(&mut self, context: &Context) {
        let look = self.settings().look;
        let dark = look.is_dark(context);
        // egui begins with the system's theme, so ours may still have to be applied over it.
        let worn = context.theme() == if dark { egui::Theme::Dark } else { egui::Theme::Light };
        if dark != self.theme.is_dark || !worn {
            self.theme = Arc::new(look.theme(context));
            self.theme.apply(context);
        }
    }

    /// Takes over what the system has answered since.
    pub(super) fn poll(&mut self) {
        self.less_motion.poll();
        self.light.poll();
    }

    /// Takes over what changes outside the settings: the system's wishes, and the scale, which egui's own keys change.
    /// The settings with a new scale, if it was changed so.
    pub(super) fn follow(&mut self, context: &Context) -> Option<Settings> {
        if self.light.is_so() {
            context.options_mut(|options| options.fallback_theme = egui::Theme::Light);
        }
        self.dress(context);
        let (scale, settings) = (context.zoom_factor(), self.settings());
        // A scale that the settings set takes effect in the next frame, so until egui's factor changes there is nothing
        // to take over.
        let is_new = std::mem::replace(&mut self.seen_scale, scale).to_bits() != scale.to_bits();
        (is_new && scale.to_bits() != settings.scale.to_bits()).then_some(Settings { scale, ..settings })
    }

    /// The speed of things that move.
    pub(super) fn pace(&self) -> Pace {
        let of_system = if self.less_motion.is_so() { Pace::Off } else { Pace::Normal };
        self.settings().motion.unwrap_or(of_system)
    }
}
