//! The settings: which there are, what they may be, and the screen on which they are changed.
//!
//! How they take effect, the app decides; where they are kept, the library.

use std::ops::RangeInclusive;

use egui::{Button, RichText, ScrollArea, Ui, vec2};
use serde::{Deserialize, Serialize};

use super::command::Command;
use super::table::motion::Pace;
use super::text::Language;
use super::theme::Theme;
use super::ui::{Desk, heading};
use super::{Given, sound};

/// The sizes of text that can be chosen.
pub const SCALES: RangeInclusive<f32> = 0.8..=2.0;
/// One step of the size of text.
const STEP: f32 = 0.1;
/// The longest pause between a computer's actions, in seconds.
const LONGEST_PAUSE: f32 = 5.0;
/// The paces of computer players, in seconds between two actions.
const PACES: [(f32, &str); 4] = [
    (0.0, "settings-pace-none"),
    (0.15, "settings-pace-fast"),
    (0.35, "settings-pace-normal"),
    (0.9, "settings-pace-slow"),
];

/// Which theme is worn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Look {
    /// Night in the jungle.
    #[default]
    Dark,
    /// Day on parchment.
    Light,
    /// As the rest of the system; dark where it does not say.
    System,
}

impl Look {
    /// Whether this means the dark theme now.
    #[must_use]
    pub fn is_dark(self, context: &egui::Context) -> bool {
        match self {
            Self::Dark => true,
            Self::Light => false,
            Self::System => context.system_theme() != Some(egui::Theme::Light),
        }
    }

    /// The theme this means now.
    #[must_use]
    pub fn theme(self, context: &egui::Context) -> Theme {
        if self.is_dark(context) { Theme::dark() } else { Theme::light() }
    }
}

/// What a person sets once and keeps. Whatever is missing in a file is as for a new user.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; that of the system if absent.
    pub language: Option<Language>,
    /// The theme.
    pub look: Look,
    /// The size of text and buttons, 1 as designed; within [`SCALES`].
    pub scale: f32,
    /// Seconds between a computer's actions.
    pub computer_pause: f32,
    /// How fast things move; as the system asks if absent.
    pub motion: Option<Pace>,
    /// How loud sounds are, from 0 to 1.
    pub volume: f32,
    /// Whether there are no sounds, however loud they would be.
    pub muted: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::default(),
            scale: 1.0,
            computer_pause: 0.35,
            motion: None,
            volume: 0.6,
            muted: false,
        }
    }
}

impl Settings {
    /// The same with numbers that make sense, whatever stood in the file.
    #[must_use]
    pub fn within_bounds(self) -> Self {
        let new = Self::default();
        let sound = |value: f32, new: f32, least: f32, most: f32| {
            if value.is_finite() { value.clamp(least, most) } else { new }
        };
        Self {
            scale: sound(self.scale, new.scale, *SCALES.start(), *SCALES.end()),
            computer_pause: sound(self.computer_pause, new.computer_pause, 0.0, LONGEST_PAUSE),
            volume: sound(self.volume, new.volume, 0.0, 1.0),
            ..self
        }
    }

    /// The same with what is given for this run.
    #[must_use]
    pub fn with(self, given: Given) -> Self {
        Self {
            language: given.language.or(self.language),
            scale: given.scale.unwrap_or(self.scale),
            computer_pause: given.pause.unwrap_or(self.computer_pause),
            motion: given.motion.or(self.motion),
            ..self
        }
    }
}

/// Lays out the settings.
pub fn settings_ui(ui: &mut Ui, desk: &mut Desk, settings: Settings) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let margin = ((ui.available_width() - 560.0) / 2.0).max(0.0);
        ui.horizontal(|ui| {
            ui.add_space(margin);
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width().min(560.0));
                form_ui(ui, desk, settings);
            });
        });
    });
}

fn form_ui(ui: &mut Ui, desk: &mut Desk, settings: Settings) {
    let texts = desk.texts;
    let mut wanted = settings;
    ui.add_space(12.0);
    ui.label(RichText::new(texts.say("settings-heading")).strong().size(28.0));

    heading(ui, desk, "settings-language");
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut wanted.language, None, texts.say("settings-language-system"));
        for language in Language::ALL {
            ui.radio_value(&mut wanted.language, Some(language), language.name());
        }
    });

    heading(ui, desk, "settings-theme");
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut wanted.look, Look::Dark, texts.say("settings-theme-dark"));
        ui.radio_value(&mut wanted.look, Look::Light, texts.say("settings-theme-light"));
        ui.radio_value(&mut wanted.look, Look::System, texts.say("settings-theme-system"));
    });

    heading(ui, desk, "settings-scale");
    ui.horizontal(|ui| {
        // Steps, not a slider: that would run away under the pointer while the window grows.
        let (least, most) = (*SCALES.start(), *SCALES.end());
        let step = |steps: f32| ((wanted.scale / STEP + steps).round() * STEP).clamp(least, most);
        let (smaller, larger) = (step(-1.0), step(1.0));
        let size = vec2(desk.theme.sizes.click_height, desk.theme.sizes.click_height);
        let mut button = |sign: &str, key: &str, possible: bool, scale: f32| {
            let button = ui.add_enabled(possible, Button::new(sign).min_size(size));
            if button.accessible_name(texts.say(key)).on_hover_text(texts.say(key)).clicked() {
                wanted.scale = scale;
            }
        };
        button("−", "settings-smaller", settings.scale > least, smaller);
        button("+", "settings-larger", settings.scale < most, larger);
        let percent = (settings.scale * 100.0).round() as i32;
        ui.label(RichText::new(texts.with("settings-scale-value", &[("percent", percent.into())])).strong());
    });

    heading(ui, desk, "settings-pace");
    ui.horizontal_wrapped(|ui| {
        for (pause, key) in PACES {
            ui.radio_value(&mut wanted.computer_pause, pause, texts.say(key));
        }
    });

    heading(ui, desk, "motion-heading");
    ui.horizontal_wrapped(|ui| {
        // Other settings have the same words: the full name says what is slow.
        let mut choice = |motion: Option<Pace>, key: &str| {
            let word = texts.say(key);
            let name = texts.with("motion-name", &[("pace", word.clone().into())]);
            ui.radio_value(&mut wanted.motion, motion, word).accessible_name(name);
        };
        choice(None, "motion-system");
        for pace in Pace::ALL {
            let key = match pace {
                Pace::Off => "motion-off",
                Pace::Slow => "motion-slow",
                Pace::Normal => "motion-normal",
                Pace::Fast => "motion-fast",
            };
            choice(Some(pace), key);
        }
    });

    if sound::CAN_PLAY {
        heading(ui, desk, "sound-heading");
        ui.checkbox(&mut wanted.muted, texts.say("sound-muted"));
        ui.horizontal(|ui| {
            let name = texts.say("sound-volume");
            let label = ui.label(&name);
            let percent = |share: f64, _: std::ops::RangeInclusive<usize>| {
                texts.with("settings-scale-value", &[("percent", ((share * 100.0).round() as i32).into())])
            };
            let slider = egui::Slider::new(&mut wanted.volume, 0.0..=1.0).custom_formatter(percent);
            let slider = ui.add_enabled(!wanted.muted, slider).labelled_by(label.id);
            if slider.drag_stopped() {
                desk.push(Command::TrySound);
            }
        });
    }

    ui.add_space(16.0);
    ui.horizontal(|ui| {
        if ui.add(Button::new(texts.say("settings-back")).min_size(vec2(120.0, 40.0))).clicked() {
            desk.push(Command::Back);
        }
    });
    ui.add_space(12.0);
    if wanted != settings {
        desk.push(Command::Set(wanted));
    }
}
