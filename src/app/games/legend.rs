//! Tikal Legend as the screens that serve any game show it.

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
use crate::app::legend::editor::{self, WishesView};
use crate::app::legend::lessons::first_game;
use crate::app::legend::panels::{self, scenario_ui};
use crate::app::legend::table::{Table, paint_alone};
use crate::app::legend::{keys, picture, printed};
use crate::app::rulebook::{self, Booked, variant_rules_ui};
use crate::editor::legend::generate::{self, Wish};
use crate::editor::legend::{made, mix};
use crate::editor::{Document, Step};
use crate::game::MAX_SEED;
use crate::legend::{State, Variant};
use crate::library::{LEGEND, LegendLibrary};
use crate::puzzles::Puzzle;
use crate::words::Texts;
use crate::words::legend::{Choices, ScenarioChoice};
use crate::words::rulebook::{Book, BookError, Citation};

impl Pictured for State {
    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&Self>) {
        picture::board(painter, theme, rect, rules, state);
    }

    fn paint_chosen(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, choices: Choices) {
        let index = choices.scenario.index(rules, 0);
        match (choices.scenario, rules.scenarios().get(index)) {
            (ScenarioChoice::Random, _) | (_, None) => picture::unknown(painter, theme, rect, rules),
            (_, Some(scenario)) => picture::scenario(painter, theme, rect, rules, scenario),
        }
    }

    fn paint_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
        picture::mark(painter, theme, centre, radius);
    }

    fn choices_ui<C, S: PartialEq>(
        ui: &mut Ui,
        desk: &Desk<C, S>,
        rules: &Variant,
        choices: &mut Choices,
        stills: &mut Stills,
        is_low: bool,
    ) {
        let chosen = match choices.scenario {
            ScenarioChoice::Random => panels::ScenarioChoice::Random,
            named => panels::ScenarioChoice::This(named.index(rules, 0)),
        };
        if let Some(clicked) = scenario_ui(ui, desk, rules, chosen, stills, is_low) {
            choices.scenario = match clicked {
                panels::ScenarioChoice::This(index) => ScenarioChoice::at(rules, index),
                panels::ScenarioChoice::Random => ScenarioChoice::Random,
            };
        }
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
        library: &LegendLibrary,
        given: Option<(Arc<Variant>, Choices)>,
    ) {
        variant_rules_ui(ui, desk, book, reading, library, given.map(|(rules, _)| rules));
    }
}

impl Paged for State {
    type Kept = editor::Kept;
    type Wishes = WishesView;

    const PARTS: &'static [(&'static str, &'static str, Part)] = &[
        ("legend-into-scenario", "legend-into-scenario-hint", Part::Scenario),
        ("legend-into-cards", "legend-into-cards-hint", Part::Cards),
        ("legend-into-slabs", "legend-into-slabs-hint", Part::Deck),
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
        library: &LegendLibrary,
        buttons: impl FnOnce(&mut Ui, bool),
    ) {
        let own = document.and_then(|own| Some((own.definition()?, Some(own.revision()))));
        let Some(of) = own.or_else(|| Some((library.find(LEGEND)?.def(), None))) else { return };
        editor::pictured_wishes_ui(ui, look, wishes, of, buttons);
    }

    /// The game in the box on scenarios that are made, each of a seed of its own.
    fn made(wishes: &WishesView, library: &LegendLibrary, count: u64) -> Vec<String> {
        let seeds = (0..count).map(|more| (wishes.wish.seed + more) % (MAX_SEED + 1));
        seeds.filter_map(|seed| made(Wish { seed, ..wishes.wish }, library)).collect()
    }

    fn put_in(
        wishes: &WishesView,
        part: Part,
        document: &mut Document<Variant>,
        _library: &LegendLibrary,
    ) -> Result<(), String> {
        let Some(mut def) = document.definition().cloned() else { return Ok(()) };
        let wish = wishes.wish;
        let step = match part {
            Part::Scenario => {
                let made = generate::scenario(&def, wish).map_err(|why| why.to_string())?;
                def.scenarios.push(made);
                "legend-step-scenario"
            }
            Part::Cards => {
                mix::mix_cards(&mut def, wish.seed);
                "legend-step-cards"
            }
            Part::Deck => {
                mix::lay_slabs(&mut def, wish.seed);
                "legend-step-slabs"
            }
            // It is not offered: a board is drawn.
            Part::Board => return Ok(()),
        };
        document.close_step();
        document.change(&def, Step::new(step).named(wish.seed.to_string()), None).map_err(|error| error.to_string())?;
        document.close_step();
        Ok(())
    }

    fn draw_seed(wishes: &mut WishesView) {
        wishes.draw_seed();
    }

    /// On the scenario that was looked at last.
    fn tried(kept: &editor::Kept, rules: &Variant) -> Choices {
        Choices { scenario: ScenarioChoice::at(rules, kept.scenario()) }
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
        Self::book(texts, rules, None)
    }
}

impl Seated for State {
    const TAUGHT: &'static str = LEGEND;
    const FIRST_ABOUT: &'static str = "legend-first-about";

    fn first_table(library: &LegendLibrary) -> Option<Table> {
        library.find(LEGEND).map(first_game)
    }

    fn paint_table(painter: &Painter, theme: &Theme, table: &Table, rect: Rect) {
        paint_alone(painter, theme, table, rect);
    }

    fn puzzle_sort(_puzzle: &Puzzle<Self>) -> &'static str {
        "puzzle-of-base"
    }
}
