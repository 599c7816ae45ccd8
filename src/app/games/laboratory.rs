//! The questions of the window's laboratory to a game: a study of its variants, the measures of it that are shown, and
//! the drawing of its board with numbers on it.

use std::sync::Arc;

use egui::{Painter, Rect};

use super::Pictured;
use crate::ai::Level;
use crate::app::kit::theme::Theme;
use crate::game::Seat;
use crate::games::{GameId, GameRules, with_game};
use crate::lab::{AnyStudy, LabError, Plan, SetupWish, Shard, Side, Studied, Study, Wish};

/// A game whose measures the laboratory of the window draws.
pub trait Measured: Pictured + Studied {
    /// The measures that are shown beside those of every game, in their order.
    const CARDS: &'static [LabCard];

    /// The cell where pieces stand whatever is played, and which therefore sets no scale for the others.
    fn crowded(_rules: &Self::Rules) -> Option<String> {
        None
    }

    /// The height of a picture of the variant's board, for its width.
    fn board_aspect(rules: &Self::Rules) -> f32;

    /// Colours the cells of a board, each by a number from 0 to 1 for its name; cells at 0 are crossed out. A cell without
    /// a number stays as it is.
    fn paint_heat(
        painter: &Painter,
        theme: &Theme,
        rect: Rect,
        rules: &Self::Rules,
        heat: &dyn Fn(&str) -> Option<(f64, String)>,
    );
}

/// The conditions of a study, whatever its game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabWish {
    /// The number of players.
    pub players: u8,
    /// The level at which they play.
    pub level: Level,
    /// The number of games of each variant.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
}

/// The drawing of a measure's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// A bar for each key.
    Bars,
    /// A bar for each of the keys with the least numbers.
    Least,
    /// A box for each key, with the numbers that 10, 25, 50, 75 and 90 of 100 games do not exceed.
    Boxes,
    /// In how many of the games each number came up.
    Spread,
    /// By when it had happened in how many of the games.
    Course,
    /// A colour for each cell of the board.
    Board,
}

/// A measure as the window shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabCard {
    /// The measure.
    pub measure: &'static str,
    /// The form in which it is drawn.
    pub drawn: Drawn,
    /// The text that explains it.
    pub about: &'static str,
}

/// The measures of a game that are shown beside those of every game.
#[must_use]
pub fn lab_cards(game: GameId) -> &'static [LabCard] {
    with_game!(game, G => G::CARDS)
}

/// From how many turns on a game takes too long.
#[must_use]
pub fn long_game(game: GameId) -> u32 {
    with_game!(game, G => G::LONG)
}

/// A study of a variant, compared with another one of the same game, set up as their files say: the same that the
/// command line plays.
///
/// # Errors
/// Why it cannot be played.
pub fn study(rules: &GameRules, against: Option<&GameRules>, wish: LabWish) -> Result<Box<dyn AnyStudy>, LabError> {
    let LabWish { players: seats, level, games, seed } = wish;
    with_game!(rules, GameRules::G(rules) => {
        let against = against.and_then(GameRules::own::<G>).map(side::<G>);
        let wish = Wish { variant: side::<G>(rules), against, seats, level, games, seed };
        Ok(Box::new(Study::new(Plan::new(wish)?, Shard::WHOLE)))
    })
}

/// A variant set up as its file says.
fn side<G: Studied>(rules: &Arc<G::Rules>) -> Side<G> {
    Side { rules: Arc::clone(rules), setup: G::setup_of(rules, &SetupWish::default(), Seat::default()) }
}

/// The cell of a board where pieces stand whatever is played, and which therefore sets no scale for the others.
#[must_use]
pub fn crowded(rules: &GameRules) -> Option<String> {
    with_game!(rules, GameRules::G(rules) => G::crowded(rules))
}

/// The height of a picture of the variant's board as a share of its width.
#[must_use]
pub fn board_aspect(rules: &GameRules) -> f32 {
    with_game!(rules, GameRules::G(rules) => G::board_aspect(rules))
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
    with_game!(rules, GameRules::G(rules) => G::paint_heat(painter, theme, rect, rules, heat));
}
