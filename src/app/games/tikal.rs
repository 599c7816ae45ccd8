//! Tikal as the screens that serve any game show it.

use std::sync::Arc;

use egui::{Painter, Pos2, Rect, Ui};

use super::laboratory::Heat;
use super::print::{Boards, Groups, Printed};
use super::{Measured, Paged, Pictured, Ruled, Seated};
use crate::app::command::Part;
use crate::app::forms::Opened;
use crate::app::hexboard::heat;
use crate::app::kit::desk::{Desk, Presentation};
use crate::app::kit::keys::{KeyScope, Shortcut};
use crate::app::kit::still::Stills;
use crate::app::kit::theme::Theme;
use crate::app::rulebook;
use crate::app::tikal::editor::{self, WishesView};
use crate::app::tikal::lessons::first_game;
use crate::app::tikal::rulebook::{Choice, book, rules_ui};
use crate::app::tikal::setup;
use crate::app::tikal::table::{Table, paint_alone};
use crate::app::tikal::{keys, picture, printed};
use crate::editor::Document;
use crate::library::CLASSIC;
use crate::library::TikalLibrary;
use crate::puzzles::Puzzle;
use crate::tikal::{State, TurnRule, Variant};
use crate::words::Texts;
use crate::words::rulebook::{Book, BookError, Citation};
use crate::words::shown::Shown;
use crate::words::tikal::Choices;

impl Pictured for State {
    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&Self>) {
        picture::board(painter, theme, rect, rules, state);
    }

    fn paint_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
        picture::mark(painter, theme, centre, radius);
    }

    fn choices_ui<C, S: PartialEq>(
        ui: &mut Ui,
        desk: &Desk<C, S>,
        _: &Variant,
        choices: &mut Choices,
        _: &mut Stills,
        _: bool,
    ) {
        setup::choices_ui(ui, desk, choices);
    }

    fn keys(place: KeyScope) -> &'static [Shortcut] {
        keys::listed(place)
    }
}

impl Ruled for State {
    type Reading = Choice;

    fn choose(reading: &mut Choice, variant: &str, choices: Choices) {
        reading.choose(variant, choices.turns == TurnRule::Auction);
    }

    fn rules_ui(
        ui: &mut Ui,
        desk: &mut rulebook::Desk,
        book: &mut rulebook::Rulebook,
        reading: &mut Choice,
        library: &TikalLibrary,
        given: Option<(Arc<Variant>, Choices)>,
    ) {
        let given = given.map(|(rules, choices)| (rules, choices.turns == TurnRule::Auction));
        rules_ui(ui, desk, book, reading, library, given);
    }
}

impl Paged for State {
    type Kept = editor::Kept;
    type Wishes = WishesView;

    const PARTS: &'static [(&'static str, &'static str, Part)] = &[
        ("editor-into-board", "editor-into-board-hint", Part::Board),
        ("editor-into-deck", "editor-into-deck-hint", Part::Deck),
    ];

    fn page_ui(
        ui: &mut Ui,
        look: Presentation,
        document: &mut Document<Variant>,
        opened: Opened<Variant>,
        kept: &mut editor::Kept,
    ) -> Option<Citation> {
        editor::page_ui(ui, look, document, opened, kept).map(Citation::from)
    }

    fn wishes_ui(
        ui: &mut Ui,
        look: Presentation,
        wishes: &mut WishesView,
        document: Option<&Document<Variant>>,
        library: &TikalLibrary,
        buttons: impl FnOnce(&mut Ui, bool),
    ) {
        editor::wishes_ui(ui, look, wishes, document, library, buttons);
    }

    fn made(wishes: &WishesView, library: &TikalLibrary, count: u64) -> Vec<String> {
        wishes.wishes.texts(library, count)
    }

    fn put_in(
        wishes: &WishesView,
        part: Part,
        document: &mut Document<Variant>,
        library: &TikalLibrary,
    ) -> Result<(), String> {
        let put = match part {
            Part::Board => wishes.wishes.put_board(document),
            Part::Deck => wishes.wishes.put_deck(document, library),
            // It offers neither.
            Part::Cards | Part::Scenario => Ok(()),
        };
        put.map_err(|error| error.to_string())
    }

    fn draw_seed(wishes: &mut WishesView) {
        wishes.wishes.draw_seed();
    }

    fn tried(_kept: &Self::Kept, rules: &Variant) -> Choices {
        Self::suggested(rules)
    }
}

impl Measured for State {
    fn aspect(rules: &Variant) -> f32 {
        heat::aspect(rules.layout())
    }

    fn paint_heat(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, numbers: Heat) {
        heat::paint(painter, theme, rect, rules.layout(), numbers);
    }
}

impl Printed for State {
    const BOARDS: Boards<Self> = printed::boards;
    const GROUPS: Groups<Self> = printed::groups;

    fn book_of(texts: &Texts, rules: &Variant) -> Result<Book, BookError> {
        book(rules, None, rules.def().turns == TurnRule::Auction, texts)
    }
}

impl Seated for State {
    const TAUGHT: &'static str = CLASSIC;
    const FIRST_ABOUT: &'static str = "learn-first-about";

    fn first_table(library: &TikalLibrary) -> Option<Table> {
        library.find(CLASSIC).map(first_game)
    }

    fn paint_table(painter: &Painter, theme: &Theme, table: &Table, rect: Rect) {
        paint_alone(painter, theme, table, rect);
    }

    fn puzzle_sort(puzzle: &Puzzle<Self>) -> &'static str {
        if puzzle.is_auction() { "puzzle-of-auction" } else { "puzzle-of-base" }
    }
}
