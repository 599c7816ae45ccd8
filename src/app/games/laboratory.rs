//! The questions of the window's laboratory to a game: a study of its variants, the measures of it that are shown, and
//! the drawing of its board with numbers on it.

use egui::{Painter, Rect};

use crate::ai::Level;
use crate::app::kit::theme::Theme;
use crate::app::tikal;
use crate::game::Seat;
use crate::games::{GameId, GameRules};
use crate::lab::{AnyStudy, LabError, Plan, Shard, Side, Studied, Study, Wish};
use crate::tikal::{Setup, State, Variant};

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

const fn card(measure: &'static str, drawn: Drawn, about: &'static str) -> LabCard {
    LabCard { measure, drawn, about }
}

/// The measures of Tikal that are shown, in their order.
const OF_TIKAL: [LabCard; 9] = [
    card("action", Drawn::Bars, "laboratory-about-action"),
    card("points", Drawn::Bars, "laboratory-about-points"),
    card("temple_value", Drawn::Bars, "laboratory-about-temple-value"),
    card("tier_out", Drawn::Bars, "laboratory-about-tier-out"),
    card("pieces", Drawn::Board, "laboratory-about-pieces"),
    card("cell_tiled", Drawn::Board, "laboratory-about-cell-tiled"),
    card("cell_entered", Drawn::Board, "laboratory-about-cell-entered"),
    card("tile_placed", Drawn::Least, "laboratory-about-tile-placed"),
    card("tile_entered", Drawn::Least, "laboratory-about-tile-entered"),
];

/// The measures of a game that are shown beside those of every game.
#[must_use]
pub fn lab_cards(game: GameId) -> &'static [LabCard] {
    match game {
        GameId::Tikal => &OF_TIKAL,
    }
}

/// From how many turns on a game takes too long.
#[must_use]
pub fn long_game(game: GameId) -> u32 {
    match game {
        GameId::Tikal => State::LONG,
    }
}

/// A study of a variant, compared with another one of the same game, set up as their files say: the same that the
/// command line plays.
///
/// # Errors
/// Why it cannot be played.
pub fn study(rules: &GameRules, against: Option<&GameRules>, wish: LabWish) -> Result<Box<dyn AnyStudy>, LabError> {
    let LabWish { players: seats, level, games, seed } = wish;
    match rules {
        GameRules::Tikal(rules) => {
            let against = against.map(|GameRules::Tikal(rules)| side_of_tikal(rules));
            let wish = Wish { variant: side_of_tikal(rules), against, seats, level, games, seed };
            Ok(Box::new(Study::new(Plan::new(wish)?, Shard::WHOLE)))
        }
    }
}

fn side_of_tikal(rules: &std::sync::Arc<Variant>) -> Side<State> {
    Side { rules: rules.clone(), setup: Setup::new(rules.def().turns, Seat::default()) }
}

/// The height of a picture of the variant's board as a share of its width.
#[must_use]
pub fn board_aspect(rules: &GameRules) -> f32 {
    match rules {
        GameRules::Tikal(rules) => tikal::heat::aspect(rules),
    }
}

/// Draws the board of a variant as it is printed, as the ground for [`paint_heat`].
pub fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &GameRules) {
    match rules {
        GameRules::Tikal(rules) => tikal::picture::board(painter, theme, rect, rules, None),
    }
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
    match rules {
        GameRules::Tikal(rules) => tikal::heat::paint(painter, theme, rect, rules, heat),
    }
}
