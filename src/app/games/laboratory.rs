//! The questions of the window's laboratory to a game: the drawing of its board with numbers on it.

use egui::{Painter, Rect};

use super::Pictured;
use crate::app::hexboard::heat;
use crate::app::kit::theme::Theme;
use crate::games::{GameRules, with_game};
use crate::hex::Layout;

/// A game on whose board the laboratory of the window draws numbers.
pub trait Measured: Pictured {
    /// The cells of the variant's board.
    fn layout(rules: &Self::Rules) -> &Layout;
}

/// The height of a picture of the variant's board as a share of its width.
#[must_use]
pub fn board_aspect(rules: &GameRules) -> f32 {
    with_game!(rules, GameRules::G(rules) => heat::aspect(G::layout(rules)))
}

/// Draws the board of a variant as it is printed, as the ground for [`paint_heat`].
pub fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &GameRules) {
    with_game!(rules, GameRules::G(rules) => G::paint_board(painter, theme, rect, rules, None));
}

/// Colours the cells of a board, each by a number from 0 to 1; cells at 0 are crossed out. A cell without a number stays
/// as it is.
pub fn paint_heat(
    painter: &Painter,
    theme: &Theme,
    rect: Rect,
    rules: &GameRules,
    heat: &dyn Fn(&str) -> Option<(f64, String)>,
) {
    with_game!(rules, GameRules::G(rules) => heat::paint(painter, theme, rect, G::layout(rules), heat));
}
