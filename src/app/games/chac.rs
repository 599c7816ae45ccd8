//! The Temple of Chac as the screens that serve any game show it.

use std::sync::Arc;

use egui::{Painter, Pos2, Rect, Ui};

use super::laboratory::Heat;
use super::print::{Boards, Groups, Printed};
use super::{Measured, Paged, Pictured, Ruled, Seated};
use crate::app::chac::board::Layout;
use crate::app::chac::editor::{self, Kept};
use crate::app::chac::lessons::first_game;
use crate::app::chac::table::{Table, paint_alone};
use crate::app::chac::{keys, picture, printed};
use crate::app::command::Part;
use crate::app::forms::Opened;
use crate::app::kit::desk::{Desk, Presentation};
use crate::app::kit::keys::{KeyScope, Shortcut};
use crate::app::kit::still::Stills;
use crate::app::kit::theme::Theme;
use crate::app::rulebook::{self, Booked, variant_rules_ui};
use crate::chac::{State, Variant};
use crate::editor::Document;
use crate::library::{ChacLibrary, TEMPLE};
use crate::puzzles::Puzzle;
use crate::words::Texts;
use crate::words::chac::Choices;
use crate::words::rulebook::{Book, BookError, Citation};

impl Pictured for State {
    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&Self>) {
        picture::board(painter, theme, rect, rules, state);
    }

    fn paint_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
        picture::mark(painter, theme, centre, radius);
    }

    /// A game is chosen by its variant and its players alone.
    fn choices_ui<C, S: PartialEq>(
        _: &mut Ui,
        _: &Desk<C, S>,
        _: &Variant,
        _: &mut Choices,
        _: &mut Stills,
        _is_low: bool,
    ) {
    }

    fn keys(place: KeyScope) -> &'static [Shortcut] {
        keys::listed(place)
    }
}

impl Ruled for State {
    type Reading = rulebook::Choice;

    fn choose(reading: &mut rulebook::Choice, variant: &str, _choices: Choices) {
        reading.choose(variant);
    }

    fn rules_ui(
        ui: &mut Ui,
        desk: &mut rulebook::Desk,
        book: &mut rulebook::Rulebook,
        reading: &mut rulebook::Choice,
        library: &ChacLibrary,
        given: Option<(Arc<Variant>, Choices)>,
    ) {
        variant_rules_ui(ui, desk, book, reading, library, given.map(|(rules, _)| rules));
    }
}

impl Paged for State {
    type Kept = Kept;
    /// No temple is made by chance.
    type Wishes = ();

    const CAN_MAKE: bool = false;
    const PARTS: &'static [(&'static str, &'static str, Part)] = &[];

    fn page_ui(
        ui: &mut Ui,
        look: Presentation,
        document: &mut Document<Variant>,
        opened: Opened<Variant>,
        kept: &mut Kept,
    ) -> Option<Citation> {
        editor::page_ui(ui, look, document, opened, kept).map(Citation::from)
    }

    fn wishes_ui(
        _: &mut Ui,
        _: Presentation,
        (): &mut (),
        _: Option<&Document<Variant>>,
        _: &ChacLibrary,
        _: impl FnOnce(&mut Ui, bool),
    ) {
    }

    fn made((): &(), _: &ChacLibrary, _: u64) -> Vec<String> {
        Vec::new()
    }

    fn put_in((): &(), _: Part, _: &mut Document<Variant>, _: &ChacLibrary) -> Result<(), String> {
        Ok(())
    }

    fn draw_seed((): &mut ()) {}

    fn tried(_: &Kept, _: &Variant) -> Choices {
        Choices::default()
    }
}

impl Measured for State {
    fn aspect(rules: &Variant) -> f32 {
        Layout::height_for(rules, 1.0)
    }

    fn paint_heat(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, numbers: Heat) {
        editor::paint_heat(painter, theme, rect, rules, numbers);
    }
}

impl Printed for State {
    const BOARDS: Boards<Self> = printed::boards;
    const GROUPS: Groups<Self> = printed::groups;
    const SIZED: &'static str = "print-squares";

    fn book_of(texts: &Texts, rules: &Variant) -> Result<Book, BookError> {
        Self::book(texts, rules, None)
    }
}

impl Seated for State {
    const TAUGHT: &'static str = TEMPLE;
    const FIRST_ABOUT: &'static str = "chac-first-about";

    fn first_table(library: &ChacLibrary) -> Option<Table> {
        library.find(TEMPLE).map(first_game)
    }

    fn paint_table(painter: &Painter, theme: &Theme, table: &Table, rect: Rect) {
        paint_alone(painter, theme, table, rect);
    }

    fn puzzle_sort(_puzzle: &Puzzle<Self>) -> &'static str {
        "puzzle-of-base"
    }
}
