//! The pictures of each game for the screens that serve any: boards, marks of seats; keys, lessons.
//!
//! Those screens ask here and know no type of a game. What is asked of a game is [`Pictured`] here, [`Ruled`] for the
//! rulebook, [`Paged`] for the editor and [`Measured`] for the laboratory; a file named after a game gives it. How a game
//! is played, its rules decide; what it is called, `words::shown`; how it looks, its room.

mod chac;
mod laboratory;
mod legend;
mod pages;
pub mod portrait;
pub mod print;
mod rulebook;
mod summary;
mod tables;
mod tikal;

use std::collections::BTreeMap;

use egui::{Painter, Pos2, Rect, Role, Sense, TextStyle, Ui, Vec2, WidgetInfo};

use super::hexboard;
use super::hexboard::art::{SeatLook, SeatShape};
use super::kit::desk::Desk;
use super::kit::draw::faces::Face;
use super::kit::draw::seats;
use super::kit::keys::{self, KeyScope, Shortcut};
use super::kit::still::{Still, Stills};
use super::kit::theme::Theme;
use super::table;
use crate::ai::Level;
use crate::games::{GameId, GameRules, with_game};
use crate::words::Texts;
use crate::words::shown::{Choices, Shown, name};

pub use laboratory::{Measured, board_aspect, paint_board, paint_heat};
pub use pages::{Making, Paged, PagesKept, can_make, page_ui};
pub use rulebook::{Reading, Ruled, played, suggested};
pub use summary::{Thumbnails, in_brief, paint_summary};
pub use tables::{
    LessonFacts, LessonLine, PuzzleLine, Seated, begin_lesson, first_about, first_game, first_table, lesson,
    lesson_named, lessons, lessons_of, measured_table, new_table, opened_table, parted, played_at, puzzle, puzzles,
    record_code, reopened, sitting_of, summary, summed_up, table_in_game, table_of, watched_table,
};

/// A game that screens which serve any game can show.
pub trait Pictured: Shown {
    /// Draws the board of a variant as this state has it, or else as it is printed.
    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Self::Rules, state: Option<&Self>);

    /// Draws the board on which a game with these rules and choices begins, without words.
    fn paint_chosen(painter: &Painter, theme: &Theme, rect: Rect, rules: &Self::Rules, _choices: Self::Choices) {
        Self::paint_board(painter, theme, rect, rules, None);
    }

    /// Draws the mark by which the game is told from the others, without words.
    fn paint_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32);

    /// Lays out what can be chosen for a game with these rules; where there is little height, in as little as possible.
    fn choices_ui<C, S: PartialEq>(
        ui: &mut Ui,
        desk: &Desk<C, S>,
        rules: &Self::Rules,
        choices: &mut Self::Choices,
        stills: &mut Stills,
        is_low: bool,
    );

    /// The keys that this game has in a place, in the order in which they are listed.
    fn keys(place: KeyScope) -> &'static [Shortcut];
}

/// Pictures of boards, drawn once and kept.
#[derive(Debug, Default)]
pub struct Pictures {
    boards: BTreeMap<(String, &'static str), Still<Choices>>,
    /// The pictures among what can be chosen for a game.
    stills: Stills,
}

/// The radius of the mark of a game on a picture.
const MARK: f32 = 11.0;

impl Pictures {
    /// Shows a picture of the variant's board, this large. `place` names where it is shown: each place keeps a picture
    /// of its own.
    pub fn show<C, S>(&mut self, ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, place: &'static str, size: Vec2) {
        self.show_chosen(ui, desk, (rules, None), place, size);
    }

    /// The same with the mark of the game in a corner, for places where variants of several games stand together.
    pub fn show_marked<C, S>(
        &mut self,
        ui: &mut Ui,
        desk: &Desk<C, S>,
        rules: &GameRules,
        place: &'static str,
        size: Vec2,
    ) {
        let rect = self.show_chosen(ui, desk, (rules, None), place, size);
        // Boards are less wide than the picture: the corners are free.
        game_mark(ui.painter(), desk.theme, rect.left_top() + Vec2::splat(MARK), MARK, rules.game());
    }

    /// Shows a picture of the board on which a game with these choices begins; without choices, as the variant's file
    /// suggests.
    pub fn show_chosen<C, S>(
        &mut self,
        ui: &mut Ui,
        desk: &Desk<C, S>,
        (rules, choices): (&GameRules, Option<Choices>),
        place: &'static str,
        size: Vec2,
    ) -> Rect {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = name(desk.texts, rules);
        let label = desk.texts.with("picture-board", &[("name", name.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
        if !ui.is_rect_visible(rect) {
            return rect;
        }
        let mut suggested = Choices::default();
        suggested.suggest(rules);
        let choices = choices.unwrap_or(suggested);
        let still = self.boards.entry((rules.hash().to_owned(), place)).or_default();
        still.paint(ui.painter(), desk.theme.is_dark, rect, choices, |choices| {
            with_game!(rules, GameRules::G(rules) => {
                G::paint_chosen(ui.painter(), desk.theme, rect, rules, *choices.of::<G>());
            });
        });
        rect
    }
}

/// The mark of a game in front of a line of small text, as high as that.
pub fn mark_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, game: GameId) {
    let height = ui.text_style_height(&TextStyle::Small);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(height), Sense::hover());
    game_mark(ui.painter(), desk.theme, rect.center(), height * 0.54, game);
}

/// Draws the mark of a game.
pub fn game_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, game: GameId) {
    with_game!(game, G => G::paint_mark(painter, theme, centre, radius));
}

// ---- What is drawn -----------------------------------------------------------------------------------

/// Draws the mark of a seat: the shape of its index, in the colour of this name, and the face of a computer.
pub fn seat_mark(
    painter: &Painter,
    theme: &Theme,
    (centre, radius): (Pos2, f32),
    colour: &str,
    index: usize,
    computer: Option<Level>,
) {
    let look = SeatLook { colour, shape: SeatShape::of_seat(index) };
    seats::mark(painter, theme, centre, radius, look, computer.map(|level| Face::of_seat(index, level)));
}

/// The name of the shape of a seat's mark.
#[must_use]
pub fn seat_shape(texts: &Texts, index: usize) -> String {
    texts.say(match SeatShape::of_seat(index) {
        SeatShape::Circle => "shape-circle",
        SeatShape::Square => "shape-square",
        SeatShape::Triangle => "shape-triangle",
        SeatShape::Diamond => "shape-diamond",
        SeatShape::Cross => "shape-cross",
        SeatShape::Star => "shape-star",
    })
}

// ---- Games -------------------------------------------------------------------------------------------

/// Lays out what can be chosen for a game with these rules; where there is little height, in as little as possible.
pub fn choices_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    rules: &GameRules,
    choices: &mut Choices,
    pictures: &mut Pictures,
    is_low: bool,
) {
    let stills = &mut pictures.stills;
    with_game!(rules, GameRules::G(rules) => {
        G::choices_ui(ui, desk, rules, choices.of_mut::<G>(), stills, is_low);
    });
}

/// The keys of one game alone in a place.
#[must_use]
pub fn keys_of(game: GameId, place: KeyScope) -> &'static [Shortcut] {
    with_game!(game, G => G::keys(place))
}

/// The keys that work in a place, in the order in which they are listed: first those that are the same in every game,
/// then those of each game that has others.
#[must_use]
pub fn key_groups(place: KeyScope) -> Vec<(Option<GameId>, Vec<&'static Shortcut>)> {
    let is_everywhere = |shortcut: &&Shortcut| GameId::ALL.iter().all(|&game| keys_of(game, place).contains(shortcut));
    let of_first = keys_of(GameId::default(), place).iter().filter(is_everywhere);
    let of_boards = hexboard::keys::listed(place);
    let shared =
        keys::listed(place).iter().chain(table::keys::listed(place)).chain(of_boards).chain(of_first).collect();
    let own = GameId::ALL.iter().map(|&game| {
        let own = keys_of(game, place).iter().filter(|shortcut| !is_everywhere(shortcut)).collect();
        (Some(game), own)
    });
    std::iter::once((None, shared)).chain(own).filter(|(_, keys): &(_, Vec<_>)| !keys.is_empty()).collect()
}

/// The same without groups, each key once.
pub fn keys(place: KeyScope) -> impl Iterator<Item = &'static Shortcut> {
    let mut all: Vec<&'static Shortcut> = Vec::new();
    for shortcut in key_groups(place).into_iter().flat_map(|(_, keys)| keys) {
        if !all.contains(&shortcut) {
            all.push(shortcut);
        }
    }
    all.into_iter()
}
