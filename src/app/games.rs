//! The pictures of each game for the screens that serve any: boards, marks of seats; keys, lessons.
//!
//! Those screens ask here and know no type of a game. What is asked of a game is [`Pictured`] here, [`Ruled`] for the
//! rulebook, [`Paged`] for the editor and [`Measured`] for the laboratory; a file named after a game gives it. How a game
//! is played, its rules decide; what it is called, `words::shown`; how it looks, its room.

mod laboratory;
mod legend;
mod pages;
mod rulebook;
mod summary;
mod tables;
mod tikal;

use std::collections::BTreeMap;

use egui::{Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};

use super::hexboard::art::{self, SeatLook, SeatShape};
use super::kit::desk::Desk;
use super::kit::keys::{self, KeyScope, Shortcut};
use super::kit::still::Still;
use super::kit::theme::Theme;
use crate::games::{GameId, GameRules, with_game};
use crate::words::Texts;
use crate::words::shown::{Choices, Shown, name};

pub use laboratory::{
    Drawn, LabCard, LabWish, Measured, board_aspect, crowded, lab_cards, long_game, paint_board, paint_heat, study,
};
pub use pages::{Making, Paged, PagesKept, page_ui};
pub use rulebook::{Reading, Ruled, played, suggested};
pub use summary::{Thumbnails, in_brief, paint_summary};
pub use tables::{
    LessonFacts, LessonLine, PuzzleLine, Seated, begin_lesson, first_about, first_game, first_table, lesson,
    lesson_named, lessons, lessons_of, new_table, opened_table, played_at, puzzle, puzzles, summary, table_in_game,
    table_of, watched_table,
};

/// A game that screens which serve any game can show.
pub trait Pictured: Shown {
    /// Draws the board of a variant as this state has it, or else as it is printed.
    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Self::Rules, state: Option<&Self>);

    /// Lays out what can be chosen for a game with these rules.
    fn choices_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, rules: &Self::Rules, choices: &mut Self::Choices);

    /// The keys that this game has in a place, in the order in which they are listed.
    fn keys(place: KeyScope) -> &'static [Shortcut];
}

/// Pictures of boards, drawn once and kept.
#[derive(Debug, Default)]
pub struct Pictures(BTreeMap<(String, &'static str), Still<()>>);

impl Pictures {
    /// Shows a picture of the variant's board, this large. `place` names where it is shown: each place keeps a picture
    /// of its own.
    pub fn show<C, S>(&mut self, ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, place: &'static str, size: Vec2) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = name(desk.texts, rules);
        let label = desk.texts.with("picture-board", &[("name", name.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let still = self.0.entry((rules.hash().to_owned(), place)).or_default();
        still.paint(ui.painter(), desk.theme.is_dark, rect, (), |()| {
            with_game!(rules, GameRules::G(rules) => G::paint_board(ui.painter(), desk.theme, rect, rules, None));
        });
    }
}

// ---- What is drawn -----------------------------------------------------------------------------------

/// Draws the mark of a seat: the shape of its index, in the colour of this name.
pub fn seat_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, colour: &str, index: usize) {
    art::seat_mark(painter, theme, centre, radius, SeatLook { colour, shape: SeatShape::of_seat(index) });
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

/// Lays out what can be chosen for a game with these rules.
pub fn choices_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, choices: &mut Choices) {
    with_game!(rules, GameRules::G(rules) => G::choices_ui(ui, desk, rules, choices.of_mut::<G>()));
}

/// The keys that work in a place, those of the games too, in the order in which they are listed.
pub fn keys(place: KeyScope) -> impl Iterator<Item = &'static Shortcut> {
    let of_game = move |&game: &GameId| with_game!(game, G => G::keys(place));
    keys::listed(place).iter().chain(GameId::ALL.iter().flat_map(of_game))
}

#[cfg(test)]
mod tests {
    use egui::{Context, KeyboardShortcut};

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_listed_key_is_written_in_the_language_of_the_window() {
        for language in [Language::German, Language::French] {
            let (texts, context) = (Texts::new(language), Context::default());
            for shortcut in KeyScope::ALL.into_iter().flat_map(keys) {
                for pressed in shortcut.keys {
                    let own = Shortcut { name: shortcut.name, keys: std::slice::from_ref(pressed), letter: None };
                    let said = own.text(&texts, &context);
                    let key = said.rsplit('+').next().unwrap_or_default();
                    let english = pressed.logical_key.name();
                    let is_sign = key.chars().count() == 1 || key.starts_with('F');
                    // These are called so in every language.
                    let is_common = ["Tab", "Menu"].contains(&key);
                    assert!(is_sign || is_common || key != english, "{said} in {}", language.code());
                }
            }
        }
    }

    #[test]
    fn no_key_does_two_things() {
        // Where a key of one place works, those of the places around it do too.
        for place in KeyScope::ALL {
            let around: &[KeyScope] = match place {
                KeyScope::Everywhere => &[],
                KeyScope::Table | KeyScope::Rulebook | KeyScope::Editor => &[KeyScope::Everywhere],
                KeyScope::Tiles | KeyScope::Canvas => &[KeyScope::Everywhere, KeyScope::Editor],
                KeyScope::Board | KeyScope::LookingBack => &[KeyScope::Everywhere, KeyScope::Table],
            };
            let mut seen: Vec<KeyboardShortcut> = Vec::new();
            for shortcut in around.iter().chain([&place]).flat_map(|&place| keys(place)) {
                assert!(!shortcut.keys.is_empty());
                for keys in shortcut.keys {
                    assert!(!seen.contains(keys), "{keys:?} of {}", shortcut.name);
                    seen.push(*keys);
                }
            }
        }
    }
}
