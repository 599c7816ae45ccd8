//! The panels of Legend in a window of their own, with positions of random games.

#![expect(clippy::expect_used, reason = "tests fail by panicking")]

use std::cell::Cell;
use std::rc::Rc;

use egui::{CentralPanel, Frame, Panel, ScrollArea, Ui};
use egui_kittest::Harness;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};
use tikal::app::hexboard::art::{SeatLook, SeatShape};
use tikal::app::kit::desk::Desk;
use tikal::app::kit::settings::Settings;
use tikal::app::kit::theme::Theme;
use tikal::app::legend::panels::{
    DisplayItem, Player, ScenarioChoice, SheetItem, Shown, chance_ui, display_ui, scenario_ui, sheet_ui,
};
use tikal::game::{Actor, NoEvents, Seat, View, weighted};
use tikal::legend::{Action, Phase, Setup, State, Variant, VariantDef, validate};
use tikal::words::rulebook::Citation;
use tikal::words::{Language, Texts};

/// The variant in the box.
pub fn rules() -> Variant {
    let def = VariantDef::read(include_str!("../../variants/legend/legend.ron")).expect("the variant in the box");
    validate(def).0.expect("the variant in the box")
}

fn pick(rules: &Variant, state: &State, random: &mut Xoshiro256PlusPlus) -> Action {
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        return weighted(&outcomes, random.next_u64()).expect("chance can do something");
    }
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    if actions.len() > 1 && random.random_range(0..6) > 0 {
        actions.retain(|action| !matches!(action, Action::End | Action::Pass | Action::Done | Action::Discard(_)));
    }
    // First a kind of action, so that the many moves do not crowd out the rare ones.
    let mut kinds: Vec<_> = actions.iter().map(std::mem::discriminant).collect();
    kinds.dedup();
    let kind = kinds[random.random_range(0..kinds.len())];
    actions.retain(|action| std::mem::discriminant(action) == kind);
    actions[random.random_range(0..actions.len())]
}

/// The first position of a random game of so many players that is as wanted.
pub fn position(rules: &Variant, players: u8, seed: u64, wanted: impl Fn(&State) -> bool) -> State {
    for seed in seed.. {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let scenario = rules.scenarios()[(seed % rules.scenarios().len() as u64) as usize].id.clone();
        let setup = Setup { scenario: Some(scenario), first: Seat::default() };
        let mut state = State::new(rules, players, &setup);
        while state.phase() != Phase::Over {
            if wanted(&state) {
                return state;
            }
            let action = pick(rules, &state, &mut random);
            state.apply(rules, action, &mut NoEvents).expect("a legal action");
        }
    }
    unreachable!("there are seeds enough")
}

/// In the middle of a draft: half of everything is taken.
pub fn drafting(rules: &Variant, players: u8, round: u8) -> State {
    let drafted = |state: &State| state.seats().iter().map(|&seat| state.right(seat).len()).sum::<usize>();
    let half = usize::from(players);
    position(rules, players, 3, |state| {
        state.phase() == Phase::Draft && state.round() == round && drafted(state) == half
    })
}

/// Late in a game, while somebody spends points.
pub fn acting(rules: &Variant, players: u8) -> State {
    position(rules, players, 5, |state| {
        state.phase() == Phase::Act && state.round() == 5 && state.passed().len() == usize::from(players > 2)
    })
}

/// The panels that a window shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panels {
    /// The sheets on the left, the display on the right, as beside a board.
    Table,
    /// The sheets alone, in one column.
    Sheets,
    /// The outcomes of chance.
    Chance,
    /// The choice of a scenario.
    Scenarios,
}

/// The thing that was clicked last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Clicked {
    Display(DisplayItem),
    Sheet(Seat, SheetItem),
    Chance(Action),
    Scenario(ScenarioChoice),
}

/// A window with panels.
pub struct Scene {
    pub harness: Harness<'static>,
    pub clicked: Rc<Cell<Option<Clicked>>>,
}

/// The look of a window.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub size: [f32; 2],
    pub scale: f32,
    pub language: Language,
    pub is_dark: bool,
}

impl Default for Window {
    fn default() -> Self {
        Self { size: [1280.0, 800.0], scale: 1.0, language: Language::English, is_dark: true }
    }
}

const NAMES: [&str; 4] = ["Ana", "Bartholomew the Elder", "Player 3", "Dee"];
const SHAPES: [SeatShape; 4] = [SeatShape::Circle, SeatShape::Square, SeatShape::Triangle, SeatShape::Diamond];
const COLOURS: [&str; 4] = ["red", "orange", "white", "blue"];

pub fn players() -> [Player<'static>; 4] {
    [0, 1, 2, 3].map(|index| Player {
        name: NAMES[index],
        look: SeatLook { colour: COLOURS[index], shape: SHAPES[index] },
        face: None,
    })
}

/// The heights of the menu above a table and of the bar below it.
const MENU: f32 = 38.0;
const BAR: f32 = 110.0;

/// True if a thing of the display can be taken now.
fn can_draft(legal: &[Action], item: DisplayItem) -> bool {
    legal.contains(&match item {
        DisplayItem::Order(place) => Action::DraftOrder(place),
        DisplayItem::Token(value) => Action::DraftToken(value),
        DisplayItem::Tile(tile) => Action::DraftTile(tile),
        DisplayItem::Card(card) => Action::DraftCard(card),
    })
}

fn can_use(legal: &[Action], item: SheetItem) -> bool {
    legal.iter().any(|action| match (item, *action) {
        (SheetItem::Token, Action::Activate) => true,
        (SheetItem::Tile(mine), Action::Place { tile, .. }) => mine == tile,
        (SheetItem::Card(place, held), Action::Play { card, from }) => held.card == card && from == place,
        (SheetItem::Power(mine), Action::Power(slot)) => mine == slot,
        _ => false,
    })
}

/// Opens a window with panels of this state.
#[expect(clippy::large_types_passed_by_value, reason = "the window keeps it")]
pub fn open(rules: Variant, state: State, panels: Panels, window: Window) -> Scene {
    let clicked = Rc::new(Cell::new(None));
    let note = Rc::clone(&clicked);
    let theme = if window.is_dark { Theme::dark() } else { Theme::light() };
    let texts = Texts::new(window.language);
    let mut legal = Vec::new();
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(&rules, &mut outcomes);
        legal.extend(outcomes.into_iter().map(|(action, _)| action));
    } else {
        state.legal_actions(&rules, &mut legal);
    }
    let view = *View::of(&state, Some(state.seat())).state();
    let mut stills = tikal::app::kit::still::Stills::default();
    let builder = Harness::builder().with_size(window.size).with_max_steps(16);
    let harness = builder.build_ui(move |ui| {
        theme.apply(ui.ctx());
        // The whole window, without the margin that the harness leaves.
        let whole = egui::UiBuilder::new().max_rect(ui.ctx().content_rect());
        let ui = &mut ui.new_child(whole);
        ui.set_clip_rect(ui.ctx().content_rect());
        ui.ctx().set_zoom_factor(window.scale);
        let mut commands: Vec<Citation> = Vec::new();
        let mut desk: Desk<Citation> = Desk::new(&texts, &theme, Settings::default(), &mut commands);
        let players = players();
        let shown = Shown { rules: &rules, view: &view, players: &players, is_plan: false };
        let fill = |ui: &Ui| {
            Frame::new().fill(theme.chrome.panel).inner_margin(if ui.available_height() < 600.0 { 6 } else { 12 })
        };
        let sheets = |ui: &mut Ui, desk: &mut Desk<Citation>| {
            let seats = view.seats();
            let gap = if ui.available_height() < 560.0 { 3.0 } else { 6.0 };
            let high = (ui.available_height() - gap * (seats.len() - 1) as f32) / seats.len() as f32;
            ui.spacing_mut().item_spacing.y = gap;
            for &seat in seats {
                let is_own = view.seat() == seat;
                let offered = |item: SheetItem| is_own && can_use(&legal, item);
                let used = sheet_ui(ui, desk, shown, seat, high.min(180.0), None, &offered);
                if let Some(item) = used.clicked {
                    note.set(Some(Clicked::Sheet(seat, item)));
                }
            }
        };
        match panels {
            Panels::Table => {
                let (width, height) = (ui.available_width(), ui.available_height());
                let wide = (width * 0.21).clamp(210.0, 300.0);
                let bar = if height < 510.0 + MENU { 92.0 } else { BAR };
                Panel::top("menu").exact_size(MENU).show(ui, |_| {});
                Panel::bottom("bar").exact_size(bar).show(ui, |_| {});
                let frame = fill(ui);
                if width >= 840.0 {
                    Panel::left("left")
                        .exact_size(wide)
                        .frame(frame)
                        .resizable(false)
                        .show(ui, |ui| sheets(ui, &mut desk));
                }
                Panel::right("right").exact_size(wide).frame(frame).resizable(false).show(ui, |ui| {
                    let room = ui.available_height();
                    let laid = display_ui(ui, &mut desk, shown, room, &|item| can_draft(&legal, item));
                    if let Some(item) = laid.clicked {
                        note.set(Some(Clicked::Display(item)));
                    }
                });
                CentralPanel::default().show(ui, |ui| {
                    let rect = ui.max_rect();
                    tikal::app::legend::picture::board(ui.painter(), &theme, rect, &rules, Some(&view));
                });
            }
            Panels::Sheets => {
                CentralPanel::default().frame(fill(ui)).show(ui, |ui| sheets(ui, &mut desk));
            }
            Panels::Chance => {
                CentralPanel::default().frame(fill(ui)).show(ui, |ui| {
                    ScrollArea::vertical().show(ui, |ui| {
                        if let Some(action) = chance_ui(ui, &desk, shown, 0, &legal) {
                            note.set(Some(Clicked::Chance(action)));
                        }
                    });
                });
            }
            Panels::Scenarios => {
                CentralPanel::default().frame(fill(ui)).show(ui, |ui| {
                    if let Some(choice) = scenario_ui(ui, &desk, &rules, ScenarioChoice::This(1), &mut stills, false) {
                        note.set(Some(Clicked::Scenario(choice)));
                    }
                });
            }
        }
    });
    let mut scene = Scene { harness, clicked };
    scene.harness.run_steps(4);
    scene.harness.remove_cursor();
    scene.harness.run_steps(2);
    scene
}
