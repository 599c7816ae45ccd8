//! The questions of the window's laboratory to a game: the drawing of its board with numbers on it.

use egui::{Painter, Rect};

use super::Pictured;
use crate::app::kit::theme::Theme;
use crate::games::{GameRules, with_game};

/// The number of each part of a board by its name, from 0 to 1, and what it says in words.
pub type Heat<'a> = &'a dyn Fn(&str) -> Option<(f64, String)>;

/// A game on whose board the laboratory of the window draws numbers.
pub trait Measured: Pictured {
    /// The height of a picture of the variant's board as a share of its width.
    fn aspect(rules: &Self::Rules) -> f32;

    /// Colours the parts of a board, each by its number; those at 0 are crossed out. A part without a number stays as it
    /// is.
    fn paint_heat(painter: &Painter, theme: &Theme, rect: Rect, rules: &Self::Rules, heat: Heat);
}

/// The height of a picture of the variant's board as a share of its width.
#[must_use]
pub fn board_aspect(rules: &GameRules) -> f32 {
    with_game!(rules, GameRules::G(rules) => G::aspect(rules))
}

/// Draws the board of a variant as it is printed, as the ground for [`paint_heat`].
pub fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &GameRules) {
    with_game!(rules, GameRules::G(rules) => G::paint_board(painter, theme, rect, rules, None));
}

/// Colours the parts of a board, each by its number.
pub fn paint_heat(painter: &Painter, theme: &Theme, rect: Rect, rules: &GameRules, heat: Heat) {
    with_game!(rules, GameRules::G(rules) => G::paint_heat(painter, theme, rect, rules, heat));
}
