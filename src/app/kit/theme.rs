//! The look in names: every colour and every recurring size of the window, read from a theme file.
//!
//! Decides what a theme has and how its file is read; the names of its colours stand in `tokens`, what egui's own widgets
//! look like in `style`. Decides no value: these are in `assets/theme/*.ron`, and no other module writes a colour down.

mod style;
mod tokens;

use std::collections::BTreeMap;

use serde::Deserialize;

pub use tokens::{
    Chrome, Coach, Fire, Folk, Gear, Ground, Jungle, Mark, Paper, Scene, SeatColours, Stone, Token, Vault,
};

/// Recurring sizes, in points.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sizes {
    /// The corner radius of buttons.
    pub button_radius: u8,
    /// The corner radius of cards, panels and windows.
    pub card_radius: u8,
    /// The gap between things.
    pub gap: f32,
    /// The margin inside panels.
    pub margin: i8,
    /// Text of the body and of buttons.
    pub text: f32,
    /// Small print.
    pub text_small: f32,
    /// Headings.
    pub text_heading: f32,
    /// The least height of something to click.
    pub click_height: f32,
}

/// The colours and sizes of the whole window.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// True if light text stands on dark panels.
    pub is_dark: bool,
    /// Panels, buttons and text.
    pub chrome: Chrome,
    /// Unexplored jungle and the table.
    pub jungle: Jungle,
    /// The ground of tiles.
    pub ground: Ground,
    /// Limestone.
    pub stone: Stone,
    /// Fire and lava.
    pub fire: Fire,
    /// Tents, hats, pieces.
    pub gear: Gear,
    /// Treasures and amulets.
    pub token: Token,
    /// The view on the first screen.
    pub scene: Scene,
    /// Cards with an effect.
    pub paper: Paper,
    /// The inside of a temple.
    pub vault: Vault,
    /// Faces of people.
    pub folk: Folk,
    /// Marks over the board.
    pub mark: Mark,
    /// Lessons.
    pub coach: Coach,
    /// The colours of seats by the names that variants use.
    pub seats: BTreeMap<String, SeatColours>,
    /// The colours of a seat whose colour no theme knows.
    pub other_seat: SeatColours,
    /// Recurring sizes.
    pub sizes: Sizes,
}

impl Theme {
    /// Night in the jungle: deep greens, light text.
    #[must_use]
    pub fn dark() -> Self {
        Self::built_in(include_str!("../../../assets/theme/dark.ron"))
    }

    /// Day on parchment: warm paper, dark text.
    #[must_use]
    pub fn light() -> Self {
        Self::built_in(include_str!("../../../assets/theme/light.ron"))
    }

    /// Reads a theme file.
    ///
    /// # Errors
    /// Where the text stops being a theme, and why.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    #[expect(clippy::expect_used, reason = "the two files are part of the program and a test reads them")]
    fn built_in(text: &str) -> Self {
        Self::parse(text).expect("a built-in theme is well-formed")
    }

    /// The colours of a seat by the name of its colour, such as `red`; neutral ones for a name that
    /// the theme does not know.
    #[must_use]
    pub fn seat_colour(&self, name: &str) -> SeatColours {
        self.seats.get(name).unwrap_or(&self.other_seat).clone()
    }
}
