//! The settings: which there are and what values they may have.
//!
//! How they take effect, the app decides; where they are stored, the library; how they are changed, the screen
//! `settings`.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::theme::Theme;
use crate::sounds::EffectGroup;
use crate::words::Language;

/// The sizes of text that can be chosen.
pub const SCALES: RangeInclusive<f32> = 0.8..=2.0;
/// The sizes of pieces and numbers on the board that can be chosen.
pub const BOARD_SCALES: RangeInclusive<f32> = 0.8..=1.5;
/// One step of a size.
pub const SCALE_STEP: f32 = 0.1;
/// The longest pause between a computer's actions, in seconds.
const LONGEST_PAUSE: f32 = 5.0;

/// Settings given for one run, by arguments or tests; each holds until it is changed in the window.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Given {
    /// The language.
    pub language: Option<Language>,
    /// The size of text and buttons, 1 as designed.
    pub scale: Option<f32>,
    /// Seconds between a computer's actions.
    pub pause: Option<f32>,
    /// The speed of things that move.
    pub motion: Option<Pace>,
}

/// The speed of things that move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Pace {
    /// Nothing moves: what is new is there at once.
    Off,
    /// Slow enough to follow every step.
    Slow,
    /// As designed.
    #[default]
    Normal,
    /// Just slow enough to be noticed.
    Fast,
}

impl Pace {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Off, Self::Slow, Self::Normal, Self::Fast];

    /// The number of seconds that a second of the design takes; 0 if nothing moves.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Slow => 1.8,
            Self::Normal => 1.0,
            Self::Fast => 0.6,
        }
    }
}

/// The time that computers wait between two actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ComputerPace {
    /// Not at all.
    AtOnce,
    /// A moment.
    Fast,
    /// As designed.
    Normal,
    /// Long enough to think about every action.
    Slow,
}

impl ComputerPace {
    /// All of them, from the fastest to the slowest.
    pub const ALL: [Self; 4] = [Self::AtOnce, Self::Fast, Self::Normal, Self::Slow];

    /// The seconds between two actions.
    #[must_use]
    pub const fn pause(self) -> f32 {
        match self {
            Self::AtOnce => 0.0,
            Self::Fast => 0.15,
            Self::Normal => 0.35,
            Self::Slow => 0.9,
        }
    }

    /// The one that comes closest to this pause in seconds.
    #[must_use]
    pub fn nearest(pause: f32) -> Self {
        let far = |pace: &Self| (pace.pause() - pause).abs();
        Self::ALL.into_iter().min_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or(Self::Normal)
    }

    /// The key of what it is called.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::AtOnce => "settings-pace-none",
            Self::Fast => "settings-pace-fast",
            Self::Normal => "settings-pace-normal",
            Self::Slow => "settings-pace-slow",
        }
    }
}

/// The speed at which a game is shown again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum ReplaySpeed {
    /// An action every two seconds.
    Slow,
    /// An action a second.
    #[default]
    Normal,
    /// Two actions a second.
    Fast,
    /// Four actions a second.
    Faster,
    /// Ten actions a second.
    Fastest,
}

impl ReplaySpeed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 5] = [Self::Slow, Self::Normal, Self::Fast, Self::Faster, Self::Fastest];

    /// The number of times that it is as fast as usual.
    #[must_use]
    pub const fn factor(self) -> f64 {
        match self {
            Self::Slow => 0.5,
            Self::Normal => 1.0,
            Self::Fast => 2.0,
            Self::Faster => 4.0,
            Self::Fastest => 10.0,
        }
    }

    /// The one above or below it.
    #[must_use]
    pub fn next(self, is_faster: bool) -> Option<Self> {
        let index = Self::ALL.iter().position(|speed| *speed == self)?;
        let next = if is_faster { index + 1 } else { index.checked_sub(1)? };
        Self::ALL.get(next).copied()
    }
}

/// Which theme is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Look {
    /// Night in the jungle.
    Dark,
    /// Day on parchment.
    Light,
    /// As the rest of the system; dark where it does not say.
    #[default]
    System,
}

impl Look {
    /// True if this means the dark theme now. Where the window library does not know the system's, its fallback counts.
    #[must_use]
    pub fn is_dark(self, context: &egui::Context) -> bool {
        match self {
            Self::Dark => true,
            Self::Light => false,
            Self::System => {
                let fallback = context.options(|options| options.fallback_theme);
                context.system_theme().unwrap_or(fallback) == egui::Theme::Dark
            }
        }
    }

    /// The theme this means now.
    #[must_use]
    pub fn theme(self, context: &egui::Context) -> Theme {
        if self.is_dark(context) { Theme::dark() } else { Theme::light() }
    }
}

/// Which cells of a board show their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum CellNames {
    /// None but the one that is pointed at.
    Off,
    /// Letters and numbers stand along the rim of the board.
    #[default]
    Rim,
    /// All, and the rim.
    All,
}

impl CellNames {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Off, Self::Rim, Self::All];

    /// Shown on all cells, or else at the rim only.
    #[must_use]
    pub fn toggled(self) -> Self {
        if self == Self::All { Self::Rim } else { Self::All }
    }
}

/// Which groups of sounds are heard.
#[expect(clippy::struct_excessive_bools, reason = "switches of their own, each a line on the screen")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Heard {
    /// Actions on the board.
    pub actions: bool,
    /// Scorings.
    pub scorings: bool,
    /// The call that it is one's turn.
    pub turns: bool,
    /// Refusals.
    pub refusals: bool,
}

impl Default for Heard {
    fn default() -> Self {
        Self { actions: true, scorings: true, turns: true, refusals: true }
    }
}

impl Heard {
    /// True if sounds of this group are heard.
    #[must_use]
    pub const fn has(self, group: EffectGroup) -> bool {
        match group {
            EffectGroup::Actions => self.actions,
            EffectGroup::Scorings => self.scorings,
            EffectGroup::Turns => self.turns,
            EffectGroup::Refusals => self.refusals,
        }
    }
}

/// The settings of the player that the program stores. A value missing in the file is as for a new user.
#[expect(clippy::struct_excessive_bools, reason = "switches of their own, each a line on the screen")]
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; that of the system if absent.
    pub language: Option<Language>,
    /// The theme.
    pub look: Look,
    /// The size of text and buttons, 1 as designed; within [`SCALES`].
    pub scale: f32,
    /// The size of pieces and numbers on the board, 1 as designed; within [`BOARD_SCALES`].
    pub board_scale: f32,
    /// Seconds between a computer's actions.
    pub computer_pause: f32,
    /// The speed at which games are shown again.
    pub replay_speed: ReplaySpeed,
    /// True if every player's card has the points that a scoring now would bring.
    pub show_worth: bool,
    /// Which cells of the board show their names.
    pub cell_names: CellNames,
    /// The speed of things that move; if absent, off where the system asks for less motion, else normal.
    pub motion: Option<Pace>,
    /// The volume of sounds, from 0 to 1.
    pub volume: f32,
    /// True if all sounds are off, whatever the volume.
    pub muted: bool,
    /// Which of them are heard.
    pub heard: Heard,
    /// True if a recap tells the others' actions since the last turn.
    pub recap: bool,
    /// True if the player is asked before points are lost.
    pub ask_before_waste: bool,
    /// True if the log of the table is in notation.
    pub notation: bool,
    /// True if what one has looked at in secret fades after some seconds.
    pub fading: bool,
    /// True if the desktop tells that somebody is to act here, at a table over the net, while the window is behind others.
    pub turn_notice: bool,
}

/// The key of the words by which the screen calls a setting, given its name in the file.
#[must_use]
pub fn name_of(field: &str) -> Option<&'static str> {
    Some(match field {
        "language" => "settings-language",
        "look" => "settings-theme",
        "scale" => "settings-scale",
        "board_scale" => "settings-board-scale",
        "computer_pause" => "settings-pace",
        "replay_speed" => "settings-replay-speed",
        "show_worth" => "menu-worth",
        "cell_names" => "settings-names",
        "motion" => "motion-heading",
        "volume" => "sound-volume",
        "muted" => "sound-muted",
        "heard" => "sound-heard",
        "recap" => "settings-recap",
        "ask_before_waste" => "settings-ask",
        "notation" => "log-notation-hint",
        "fading" => "chac-table-fading",
        "turn_notice" => "settings-turn-notice",
        "keys" => "settings-keys",
        _ => return None,
    })
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::default(),
            scale: 1.0,
            board_scale: 1.0,
            computer_pause: ComputerPace::Normal.pause(),
            replay_speed: ReplaySpeed::default(),
            show_worth: true,
            cell_names: CellNames::default(),
            motion: None,
            // Soft: nobody is startled by the first one.
            volume: 0.4,
            muted: false,
            heard: Heard::default(),
            recap: true,
            ask_before_waste: true,
            notation: false,
            fading: false,
            turn_notice: false,
        }
    }
}

impl Settings {
    /// The ids of the texts that name the settings that are not as for a new user.
    #[must_use]
    pub fn changed(self) -> Vec<&'static str> {
        let new = Self::default();
        let differs = |now: f32, new: f32| now.to_bits() != new.to_bits();
        let changed = [
            (self.language != new.language, "language"),
            (self.look != new.look, "look"),
            (differs(self.scale, new.scale), "scale"),
            (differs(self.board_scale, new.board_scale), "board_scale"),
            (differs(self.computer_pause, new.computer_pause), "computer_pause"),
            (self.replay_speed != new.replay_speed, "replay_speed"),
            (self.show_worth != new.show_worth, "show_worth"),
            (self.motion != new.motion, "motion"),
            (differs(self.volume, new.volume), "volume"),
            (self.muted != new.muted, "muted"),
            (self.heard != new.heard, "heard"),
            (self.recap != new.recap, "recap"),
            (self.ask_before_waste != new.ask_before_waste, "ask_before_waste"),
            (self.cell_names != new.cell_names, "cell_names"),
            (self.notation != new.notation, "notation"),
            (self.fading != new.fading, "fading"),
            (self.turn_notice != new.turn_notice, "turn_notice"),
        ];
        changed.into_iter().filter(|(is_changed, _)| *is_changed).filter_map(|(_, field)| name_of(field)).collect()
    }

    /// The same settings with every number within its bounds.
    #[must_use]
    pub fn within_bounds(self) -> Self {
        let new = Self::default();
        let sound = |value: f32, new: f32, least: f32, most: f32| {
            if value.is_finite() { value.clamp(least, most) } else { new }
        };
        Self {
            scale: sound(self.scale, new.scale, *SCALES.start(), *SCALES.end()),
            board_scale: sound(self.board_scale, new.board_scale, *BOARD_SCALES.start(), *BOARD_SCALES.end()),
            computer_pause: sound(self.computer_pause, new.computer_pause, 0.0, LONGEST_PAUSE),
            volume: sound(self.volume, new.volume, 0.0, 1.0),
            ..self
        }
    }

    /// The same settings with those given for this run in their place.
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
