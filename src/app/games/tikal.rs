//! Tikal as the screens that serve any game show it.

use std::sync::Arc;

use egui::{Painter, Rect, Ui};

use super::{Drafted, Drawn, LabCard, LessonFacts, Measured, Ruled, Seated, Shown};
use crate::app::command::Part;
use crate::app::kit::desk::Desk;
use crate::app::kit::keys::{Place as KeyPlace, Shortcut};
use crate::app::kit::theme::Theme;
use crate::app::rulebook::{self, Citation};
use crate::app::table::AnyLesson;
use crate::app::tikal::editor::{self, Page, Target, Wishes};
use crate::app::tikal::lessons::{LessonId, Run, first_game};
use crate::app::tikal::rulebook::{Choice, rules_ui};
use crate::app::tikal::setup::{self, Choices};
use crate::app::tikal::table::Table;
use crate::app::tikal::{differences, facts, heat, keys, picture, words};
use crate::editor::tikal::cure;
use crate::editor::{Content, Document, TotalLine};
use crate::game::{Place, Seat};
use crate::lab::Finding;
use crate::library::CLASSIC;
use crate::library::TikalLibrary;
use crate::puzzles::{NotAPuzzle, Puzzle};
use crate::tikal::{Code, MAX_HANDICAP, Problem, Setup, State, TurnRule, Variant, VariantDef};
use crate::words::Texts;
use crate::words::tikal::{cures, problems};

impl Shown for State {
    type Choices = Choices;

    const MOST_HANDICAP: u32 = MAX_HANDICAP;

    fn name(texts: &Texts, rules: &Variant) -> String {
        words::variant(texts, rules)
    }

    fn description(texts: &Texts, rules: &Variant) -> String {
        texts.typeset(rules.def().description.get(texts.language().code()))
    }

    fn facts(texts: &Texts, rules: &Variant, choices: Option<Choices>) -> Vec<String> {
        facts::facts(texts, rules, choices)
    }

    fn base_of<'a>(library: &'a TikalLibrary, own: &VariantDef) -> Option<&'a Arc<Variant>> {
        differences::base_of(library, own)
    }

    fn differences(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
        differences::differences(texts, base, own)
    }

    fn paint_board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&Self>) {
        picture::board(painter, theme, rect, rules, state);
    }

    fn suggested(rules: &Variant) -> Choices {
        Choices::of(rules)
    }

    fn choices_of(state: &Self) -> Choices {
        Choices { turns: TurnRule::auctioned(state.is_auction()) }
    }

    fn choose_auction(choices: &mut Choices) {
        choices.auction();
    }

    fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, choices: &mut Choices) {
        setup::choices_ui(ui, desk, choices);
    }

    fn chosen_setup(choices: Choices, first: Seat, handicap: &[u32]) -> Setup {
        setup::setup(choices, first, handicap)
    }

    fn sort_of(state: &Self) -> Option<&'static str> {
        Some(if state.is_auction() { "sort-auction" } else { "sort-base" })
    }

    fn progress(texts: &Texts, rules: &Variant, state: &Self, name: impl Fn(Seat) -> String) -> String {
        let values = [
            ("part", words::part(state).into()),
            ("turn", words::turn(rules, state).into()),
            ("name", name(state.seat()).into()),
        ];
        texts.with("game-turn", &values)
    }

    fn keys(place: KeyPlace) -> &'static [Shortcut] {
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

impl Drafted for State {
    type Page = Page;
    type Target = Target;
    type Kept = editor::Kept;
    type Wishes = Wishes;

    const PAGES: &'static [Page] = &Page::ALL;

    fn tasks() -> Vec<(&'static str, Page)> {
        editor::TASKS.iter().map(|task| (task.text, task.page)).collect()
    }

    fn has_done(task: usize, copy: &VariantDef, own: &VariantDef) -> bool {
        editor::TASKS.get(task).is_some_and(|task| (task.is_done)(copy, own))
    }

    fn page_name(page: Page) -> &'static str {
        page.name()
    }

    fn is_drawn(page: Page) -> bool {
        page.is_drawn()
    }

    fn page_ui(
        ui: &mut Ui,
        look: (&Texts, &Theme),
        document: &mut Document<Variant>,
        library: &TikalLibrary,
        page: Page,
        sought: &mut Option<Target>,
        kept: &mut editor::Kept,
    ) -> Option<Citation> {
        editor::page_ui(ui, look, document, library, page, sought, kept).map(Citation::from)
    }

    fn id_of(definition: &VariantDef) -> &str {
        &definition.id
    }

    fn parent_of(definition: &VariantDef) -> Option<&str> {
        definition.based_on.as_ref().map(|parent| parent.id.as_str())
    }

    fn name_of<'a>(definition: &'a VariantDef, language: &str) -> &'a str {
        definition.name.get(language)
    }

    fn set_name(definition: &mut VariantDef, language: &str, name: String) {
        editor::set_text(&mut definition.name, language, name);
    }

    fn copy_of(texts: &Texts, rules: &Variant, library: &TikalLibrary) -> String {
        editor::copy_of(texts, rules, library)
    }

    fn empty(texts: &Texts, library: &TikalLibrary) -> String {
        editor::empty(texts, library)
    }

    fn received(texts: &Texts, text: String, library: &TikalLibrary) -> (String, Option<String>) {
        let Ok(mut def) = VariantDef::read(&text) else { return (text, None) };
        let known = editor::receive(&mut def, texts.language(), library);
        let told = known.map(|(name, is_set_apart)| {
            let key = if is_set_apart { "editor-code-apart" } else { "editor-code-known" };
            texts.with(key, &[("name", name.into()), ("id", def.id.clone().into())])
        });
        (editor::laid_out(library, &def), told)
    }

    fn settle_id(texts: &Texts, document: &mut Document<Variant>, library: &TikalLibrary) {
        editor::settle_id(texts, document, library);
    }

    fn set_apart(document: &mut Document<Variant>, library: &TikalLibrary) {
        editor::set_apart(document, library);
    }

    fn totals(texts: &Texts, definition: &VariantDef) -> Vec<String> {
        editor::totals(texts, definition)
    }

    fn total_lines(texts: &Texts, definition: &VariantDef, base: Option<&VariantDef>) -> Vec<TotalLine> {
        editor::total_lines(texts, definition, base)
    }

    fn change_lines(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
        editor::change_lines(texts, base, own)
    }

    fn contents(texts: &Texts, definition: &VariantDef) -> Vec<(Content, Option<Page>, Option<Target>)> {
        editor::contents(texts, definition)
    }

    fn sentence(texts: &Texts, problem: &Problem) -> String {
        problems::sentence(texts, &problem.flaw)
    }

    fn place_of(problem: &Problem) -> Option<&Place> {
        problem.place.as_ref()
    }

    fn page_of(problem: &Problem) -> Option<Page> {
        Some(problem).filter(|problem| problem.code() != Code::Syntax).and_then(|problem| Page::of(&problem.path))
    }

    fn target_of(problem: &Problem, definition: &VariantDef) -> Option<Target> {
        Target::of(&problem.path, definition)
    }

    fn part_found(finding: &Finding, definition: &VariantDef) -> Option<(Page, Option<Target>)> {
        let path = editor::found_at(finding, definition)?;
        Some((Page::of(&path)?, Target::of(&path, definition)))
    }

    fn target_name(target: Target, texts: &Texts, definition: &VariantDef) -> Option<String> {
        target.name(texts, definition)
    }

    fn cure(texts: &Texts, definition: &VariantDef, problem: &Problem) -> Option<(String, VariantDef)> {
        cure(definition, problem).map(|(remedy, cured)| (cures::remedy(texts, &remedy), cured))
    }

    fn wishes_ui(
        ui: &mut Ui,
        look: (&Texts, &Theme),
        wishes: &mut Wishes,
        document: Option<&Document<Variant>>,
        library: &TikalLibrary,
        buttons: impl FnOnce(&mut Ui, bool),
    ) {
        editor::wishes_ui(ui, look, wishes, document, library, buttons);
    }

    fn made(wishes: &Wishes, library: &TikalLibrary, count: u64) -> Vec<String> {
        wishes.texts(library, count)
    }

    fn put_in(
        wishes: &Wishes,
        part: Part,
        document: &mut Document<Variant>,
        library: &TikalLibrary,
    ) -> Result<(), String> {
        let put = match part {
            Part::Board => wishes.put_board(document),
            Part::Deck => wishes.put_deck(document, library),
        };
        put.map_err(|error| error.to_string())
    }

    fn draw_seed(wishes: &mut Wishes) {
        wishes.draw_seed();
    }
}

const fn card(measure: &'static str, drawn: Drawn, about: &'static str) -> LabCard {
    LabCard { measure, drawn, about }
}

impl Measured for State {
    const CARDS: &'static [LabCard] = &[
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

    /// All pieces wait on the base camp for their way.
    fn crowded(rules: &Variant) -> Option<String> {
        Some(rules.layout().name(rules.base_camp()).to_string())
    }

    fn board_aspect(rules: &Variant) -> f32 {
        heat::aspect(rules)
    }

    fn paint_heat(
        painter: &Painter,
        theme: &Theme,
        rect: Rect,
        rules: &Variant,
        heat: &dyn Fn(&str) -> Option<(f64, String)>,
    ) {
        heat::paint(painter, theme, rect, rules, heat);
    }
}

impl Seated for State {
    fn lessons() -> Vec<LessonFacts> {
        let facts = |id: LessonId| {
            let lesson = id.lesson();
            LessonFacts {
                name: id.into(),
                title: &lesson.title,
                about: &lesson.about,
                steps: lesson.stages.len(),
                is_needed_first: id.is_needed_first(),
            }
        };
        LessonId::ALL.into_iter().map(facts).collect()
    }

    fn begin_lesson(name: &str, step: Option<usize>, library: &TikalLibrary) -> Option<Box<dyn AnyLesson>> {
        let id = LessonId::named(name)?;
        let run = match step {
            Some(step) => Run::at(id, step, library),
            None => Run::new(id, library),
        };
        Some(Box::new(run?))
    }

    fn first_table(library: &TikalLibrary) -> Option<Table> {
        library.find(CLASSIC).map(first_game)
    }

    fn puzzle_sort(puzzle: &Puzzle<Self>) -> &'static str {
        if puzzle.is_auction() { "puzzle-of-auction" } else { "puzzle-of-base" }
    }

    fn puzzle_table(
        rules: &Arc<Variant>,
        number: usize,
        puzzle: &Puzzle<Self>,
        name: impl Fn(usize) -> String,
    ) -> Result<Table, NotAPuzzle> {
        Table::of_puzzle(rules, number, puzzle, name)
    }
}
