//! The page of the scenarios: where tiles lie at the start, laid by hand or made by chance.
//!
//! A tile is taken by clicking it, on the board or among those that are not laid yet, and laid by clicking a hex; it can
//! be dragged, too. Whether a scenario can be played, the rules decide.

use std::collections::BTreeSet;

use egui::{Button, Label, RichText, Sense, Ui, vec2};

use super::Form;
use super::board::{area_said, area_step, clip, refused_said};
use super::canvas::{Canvas, CanvasHex, Done, Held, OwnEntry, Shows, jungle, look, look_of};
use super::wishes::{WishesView, reach_ui, wishes_ui};
use crate::app::forms::{Chosen, LIST, Part, Shown, Things, languages_ui, list_ui, step, words};
use crate::app::hexboard::art;
use crate::app::hexboard::ground::Lies;
use crate::app::hexboard::keys;
use crate::app::hexboard::picker::Asked;
use crate::app::kit::one_of::OneOf;
use crate::app::kit::toasts::announce;
use crate::app::kit::widgets::drawer;
use crate::editor::Step;
use crate::editor::area::Patch;
use crate::editor::legend::Target;
use crate::editor::legend::areas;
use crate::editor::legend::generate::{board_of, lowest};
use crate::editor::legend::grid::Refused;
use crate::editor::legend::reach::cut_off;
use crate::editor::legend::tiles::{Heap, laid_tile, named, tile_said};
use crate::editor::slug::numbered;
use crate::editor::tikal::boards::Refusal;
use crate::expedition::Slabs;
use crate::hex::{Cell, Hex, Layout, Rotation};
use crate::legend::{LaidDef, ScenarioDef, TileDef, TileKind, VariantDef};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The shape of the canvas, its least and its greatest height.
const SHAPE: f32 = 0.8;
const HEIGHTS: (f32, f32) = (220.0, 520.0);
/// The height of the lines around it.
const AROUND: f32 = 90.0;
/// The mark by which copied tiles of a scenario are known.
const COPY_OF: &str = "legend scenario";
/// The radius of a tile among those that are not laid yet.
const SMALL: f32 = 24.0;

/// The state that the page keeps between frames.
#[derive(Default)]
pub struct View {
    list: Chosen,
    board: Board,
    wishes: WishesView,
}

impl View {
    /// The place of the scenario that is looked at.
    #[must_use]
    pub fn place(&self) -> usize {
        self.list.place
    }
}

/// The board of the scenario.
#[derive(Default)]
struct Board {
    canvas: Canvas,
    /// The tile that is taken, by name.
    taken: Option<String>,
    /// True if hexes are chosen together, whose tiles are moved, turned, mirrored and copied.
    selects: bool,
    /// Why the last thing that was asked for was not done.
    refused: Option<Refused>,
    /// The hexes that are cut off from the base camp, and of which revision and which scenario that is.
    cut_off: Option<((u64, usize), Vec<String>)>,
}

impl Board {
    /// The hexes of the scenario that are cut off from the base camp.
    fn cut_off(&mut self, revision: u64, (place, own): (usize, &ScenarioDef), def: &VariantDef) -> &[String] {
        let of = (revision, place);
        let kept = self.cut_off.take().filter(|(known, _)| *known == of);
        &self.cut_off.insert(kept.unwrap_or_else(|| (of, cut_off(def, own)))).1
    }
}

/// The names of the scenarios.
impl Shown for Vec<ScenarioDef> {
    fn shown(&self, texts: &Texts) -> String {
        let names: Vec<&str> = self.iter().map(|one| one.name.get(texts.language().code())).collect();
        if names.is_empty() { texts.say("editor-nothing") } else { names.join(", ") }
    }
}

/// Lays out the page.
pub fn scenarios_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    if let Some(Target::Scenario(place)) = form.sought {
        form.sought = None;
        view.list.seek(place);
    }
    let View { list, board, wishes } = view;
    let language = form.texts.language().code();
    let name = |scenario: &ScenarioDef| form.texts.typeset(scenario.name.get(language));
    let names = form.def().scenarios.iter().map(name).collect();
    let things = Things { names, called: "legend-edit-scenarios", picture: None };
    let tools = |ui: &mut Ui, form: &mut Form, chosen: &mut Chosen| {
        tools_ui(ui, form, chosen);
        if ui.available_width() > LIST {
            // Above the board it would take its room.
            drawer(ui, form.texts.say("legend-wish"), |ui| wish_ui(ui, form, wishes, chosen));
        } else {
            wish_ui(ui, form, wishes, chosen);
        }
    };
    list_ui(ui, form, list, &things, tools, |ui, form, place| scenario_ui(ui, form, board, place));
}

fn tools_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    ui.horizontal_wrapped(|ui| {
        if ui.button(form.texts.say("legend-edit-add-scenario")).clicked() {
            step(form, Step::of("editor-step-add", "legend-edit-scenarios"), |def| {
                if let Some(scenario) = def.scenarios.get(chosen.place).cloned() {
                    let is_free = |id: &str| def.scenarios.iter().all(|other| other.id != id);
                    let id = numbered(&scenario.id, is_free);
                    def.scenarios.push(ScenarioDef { id, ..scenario });
                }
            });
            chosen.seek(form.def().scenarios.len().saturating_sub(1));
        }
        let can_go = form.def().scenarios.len() > 1;
        if ui.add_enabled(can_go, Button::new(form.texts.say("legend-edit-remove-scenario"))).clicked() {
            step(form, Step::of("editor-step-remove", "legend-edit-scenarios"), |def| {
                if chosen.place < def.scenarios.len() {
                    def.scenarios.remove(chosen.place);
                }
            });
        }
    });
    form.parents_ui(ui, "legend-edit-scenarios", |def| &mut def.scenarios);
}

/// The wish for a scenario that is made, and what makes it.
fn wish_ui(ui: &mut Ui, form: &mut Form, wishes: &mut WishesView, chosen: &mut Chosen) {
    let texts = form.texts;
    wishes_ui(ui, form.presentation(), wishes, |ui, wishes| {
        let has_seed = wishes.has_seed();
        let is_new = ui.add_enabled(has_seed, Button::new(texts.say("legend-wish-new"))).clicked();
        let again = ui.add_enabled(has_seed, Button::new(texts.say("legend-wish-into")));
        let is_into = again.on_hover_text(texts.say("legend-wish-into-hint")).clicked();
        if !(is_new || is_into) {
            return;
        }
        let Some(made) = wishes.scenario(form.def()) else { return };
        if is_new {
            step(form, Step::of("editor-step-add", "legend-edit-scenarios"), |def| def.scenarios.push(made));
            chosen.seek(form.def().scenarios.len().saturating_sub(1));
            return;
        }
        let name = form.def().scenarios.get(chosen.place).map(|own| own.name.get(texts.language().code()));
        let said = texts.with("legend-step-made", &[("name", name.unwrap_or_default().to_owned().into())]);
        step(form, Step::new("editor-step-named").named(said), |def| {
            if let Some(own) = def.scenarios.get_mut(chosen.place) {
                own.laid = made.laid;
            }
        });
    });
    ui.separator();
}

/// The fields of a scenario, and its board.
fn scenario_ui(ui: &mut Ui, form: &mut Form, board: &mut Board, place: usize) {
    let Some(own) = form.def().scenarios.get(place).cloned() else { return };
    board_ui(ui, form, board, (place, &own));
    form.group(ui, "legend-edit-scenario", |ui, form| {
        form.line(ui, "legend-edit-scenario-id", None, |ui, form| {
            form.text(ui, "legend-edit-scenario-id", place, &own.id, |def, text| def.scenarios[place].id = text);
        });
        languages_ui(ui, form, "editor-each-language", |def| {
            let count = def.scenarios.len();
            let Some(scenario) = def.scenarios.get_mut(place) else { return Vec::new() };
            let part = |of| Part::one(of, place, count);
            vec![
                (part("name of a scenario"), &mut scenario.name),
                (part("text of a scenario"), &mut scenario.description),
            ]
        });
        words(ui, form, "editor-name", ("scenario", place), false, |def| {
            def.scenarios.get_mut(place).map(|scenario| &mut scenario.name)
        });
        words(ui, form, "editor-description", ("scenario", place), true, |def| {
            def.scenarios.get_mut(place).map(|scenario| &mut scenario.description)
        });
    });
}

fn board_ui(ui: &mut Ui, form: &mut Form, board: &mut Board, (place, own): (usize, &ScenarioDef)) {
    let def = form.def().clone();
    let Some((layout, camp, dotted)) = board_of(&def) else {
        ui.label(form.texts.say("chart-unreadable"));
        return;
    };
    board.taken = board.taken.take().filter(|name| laid_tile(&def, name).is_some());
    tiles_ui(ui, form, board, &def, own);
    taken_ui(ui, form, board, (place, own), &def);
    let places: Vec<CanvasHex> = layout
        .cells()
        .into_iter()
        .map(|cell| {
            let (hex, name) = (layout.hex(cell), layout.name(cell).to_string());
            let tile = own.laid.iter().find(|laid| laid.cell == name);
            let tile = tile.and_then(|laid| Some((laid, laid_tile(&def, &laid.tile)?)));
            let slabs = def.board.base_camp.slabs;
            let lies = match tile {
                Some((laid, tile)) => Lies::Tile(look(tile, Rotation::from_sixths(laid.rotation as usize % 6))),
                None if cell == camp => Lies::Tile(look_of(TileKind::BaseCamp, slabs, Rotation::default())),
                None => jungle(hex),
            };
            let what = match tile {
                Some((laid, tile)) => tile_said(form.texts, &laid.tile, tile),
                None if cell == camp => nouns::tile(form.texts, TileKind::BaseCamp),
                None if dotted.contains(cell) => form.texts.say("legend-cell-dotted"),
                None => form.texts.say("cell-jungle"),
            };
            let said = format!("{}, {what}", form.texts.with("cell-name", &[("cell", name.clone().into())]));
            CanvasHex { hex, name, said, lies, is_dotted: dotted.contains(cell) }
        })
        .collect();
    let width = ui.available_width();
    // All of it is in sight at once, with the lines around it.
    let most = (ui.clip_rect().height() - AROUND).clamp(HEIGHTS.0, HEIGHTS.1);
    let size = vec2(width, (width * SHAPE).clamp(HEIGHTS.0, most));
    let cell_of = |hex: Hex| layout.cells().into_iter().find(|&cell| layout.hex(cell) == hex);
    let of_taken = own.laid.iter().find(|laid| board.taken.as_ref() == Some(&laid.tile));
    let chosen = of_taken.and_then(|laid| layout.cell(laid.cell.parse().ok()?)).map(|cell| layout.hex(cell));
    let called = form.texts.say("legend-edit-scenario-board");
    let on = |hex| {
        let name = cell_of(hex).map(|cell| layout.name(cell).to_string())?;
        own.laid.iter().find(|laid| laid.cell == name).map(|laid| laid.tile.clone())
    };
    let texts = form.texts;
    let entries = |hex: Hex| if on(hex).is_some() { tile_entries(texts, hex) } else { Vec::new() };
    let (ring, selects) = (BTreeSet::new(), board.selects);
    let shows =
        Shows { called: &called, places: &places, chosen, images: None, ring: &ring, selects, entries: &entries };
    let done = board.canvas.canvas_ui(ui, form.presentation(), size, shows);
    if let Some(refused) = board.refused {
        let said = RichText::new(refused_said(form.texts, refused)).color(form.theme.chrome.warn);
        announce(&ui.add(Label::new(said).wrap()));
    }
    reach_ui(ui, form.presentation(), board.cut_off(form.revision(), (place, own), &def));
    let hints: &[&str] = if board.selects { &["area-hint", "area-hint-keys"] } else { &["legend-edit-scenario-hint"] };
    for hint in hints.iter().chain(&["canvas-hint"]) {
        let hint = RichText::new(form.texts.say(hint)).small().color(form.theme.chrome.text_weak);
        ui.add(Label::new(hint).wrap());
    }
    if done.is_some() {
        board.refused = None;
    }
    match done {
        Some(Done::Area(asked)) => {
            board.selects = true;
            board.refused = area(ui, form, (place, &mut board.canvas), asked).err();
        }
        Some(Done::Chosen(hex)) => match (on(hex), board.taken.clone()) {
            (Some(tile), taken) if taken.as_ref() == Some(&tile) => board.taken = None,
            (Some(tile), _) => board.taken = Some(tile),
            (None, Some(taken)) => lay(form, (place, &taken), &layout, cell_of(hex)),
            (None, None) => {}
        },
        Some(Done::Carried(from, to)) => {
            if let Some(tile) = on(from) {
                lay(form, (place, &tile), &layout, cell_of(to));
                board.taken = Some(tile);
            }
        }
        Some(Done::Turned(hex, clockwise)) => {
            if let Some(tile) = on(hex) {
                turn(form, (place, &tile), clockwise);
            }
        }
        Some(Done::Taken(hex)) => {
            if let Some(tile) = on(hex) {
                take_away(form, (place, &tile));
            }
        }
        Some(Done::Dropped(tile, hex)) => {
            lay(form, (place, &tile), &layout, cell_of(hex));
            board.taken = Some(tile);
        }
        Some(Done::Drawn(_) | Done::Tool(..)) | None => {}
    }
}

/// The entries of the menu of a hex with a tile.
fn tile_entries(texts: &Texts, hex: Hex) -> Vec<OwnEntry> {
    vec![
        (texts.say("hand-turn-right-name"), Some(keys::TURN), Done::Turned(hex, true)),
        (texts.say("hand-turn-left-name"), Some(keys::TURN_BACK), Done::Turned(hex, false)),
        (texts.say("chart-take-tile"), None, Done::Taken(hex)),
    ]
}

/// Does with the tiles on the hexes that are chosen together what was asked for, as one step.
fn area(ui: &Ui, form: &mut Form, (place, canvas): (usize, &mut Canvas), asked: Asked) -> Result<(), Refused> {
    let area = canvas.picker.area.clone();
    let mut changed = form.def().clone();
    match asked {
        Asked::Chosen | Asked::Went(_) => {}
        // Each tile is there once: a copy of it on the same board is the tile itself.
        Asked::Change(motion) | Asked::CopyTo(motion) => {
            areas::move_tiles(&mut changed, place, &area, motion)?;
            area_step(form, area_said(motion), changed);
            canvas.go((0, 0), motion);
        }
        Asked::Copy => _ = clip(ui, &areas::copy_tiles(form.def(), place, &area), COPY_OF),
        Asked::Cut | Asked::Remove => {
            if asked == Asked::Remove || clip(ui, &areas::copy_tiles(form.def(), place, &area), COPY_OF) {
                areas::remove_tiles(&mut changed, place, &area);
                area_step(form, "area-step-removed", changed);
            }
        }
        Asked::Paste(hex, text) => {
            let copy = Patch::<areas::Laid>::read(&text, COPY_OF).ok_or(Refusal::NoCopy)?;
            let laid: Vec<(Hex, areas::Laid)> = copy.laid(hex).map(|(hex, laid)| (hex, laid.clone())).collect();
            areas::lay_tiles(&mut changed, place, &laid)?;
            area_step(form, "area-step-copied", changed);
            canvas.picker.area.choose(laid.into_iter().map(|(hex, _)| hex));
        }
    }
    Ok(())
}

/// The tiles of the setup that are not laid yet, and the choice of one of the deck.
fn tiles_ui(ui: &mut Ui, form: &Form, board: &mut Board, def: &VariantDef, own: &ScenarioDef) {
    let texts = form.texts;
    let is_laid = |name: &String| own.laid.iter().any(|laid| laid.tile == *name);
    let missing: Vec<(String, &TileDef)> =
        named(def, Heap::Setup).into_iter().filter(|(name, _)| !is_laid(name)).collect();
    ui.horizontal_wrapped(|ui| {
        if missing.is_empty() {
            ui.weak(texts.say("legend-edit-all-laid"));
        }
        for (name, tile) in &missing {
            let said = tile_said(texts, name, tile);
            let is_taken = board.taken.as_ref() == Some(name);
            let (rect, response) = ui.allocate_exact_size(vec2(2.0 * SMALL, 2.0 * SMALL), Sense::click_and_drag());
            response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_taken, &said));
            let look = look(tile, Rotation::default());
            art::tile(ui.painter(), form.theme, rect.center(), SMALL, &look);
            response.dnd_set_drag_payload(Held { name: name.clone(), look });
            if is_taken {
                art::hex_mark(ui.painter(), form.theme, rect.center(), SMALL, art::HexMark::Selected);
            }
            if response.on_hover_text(&said).clicked() {
                board.taken = Some(name.clone()).filter(|_| !is_taken);
            }
        }
        let deck = named(def, Heap::Deck).into_iter().filter(|(name, _)| !is_laid(name));
        let deck = deck.map(|(name, tile)| (Some(name.clone()), tile_said(texts, &name, tile)));
        let mut chosen: Option<String> = None;
        let of_deck = texts.say("legend-edit-of-deck");
        let list = OneOf::new("deck", of_deck.clone()).width(150.0).truncated().show(ui, &mut chosen, deck);
        let _ = list.accessible_name(of_deck);
        if chosen.is_some() {
            board.taken = chosen;
        }
    });
}

/// The buttons for the tile that is taken.
fn taken_ui(ui: &mut Ui, form: &mut Form, board: &mut Board, (place, own): (usize, &ScenarioDef), def: &VariantDef) {
    let texts = form.texts;
    ui.horizontal_wrapped(|ui| {
        let taken = board.taken.clone().and_then(|name| Some((laid_tile(def, &name)?, name)));
        let is_laid = taken.as_ref().is_some_and(|(_, name)| own.laid.iter().any(|laid| laid.tile == *name));
        match &taken {
            Some((tile, name)) => ui.label(tile_said(texts, name, tile)),
            None => ui.weak(texts.say("legend-edit-none-taken")),
        };
        let tool = |ui: &mut Ui, sign: &str, key: &str| {
            let said = texts.say(key);
            let button = ui.add_enabled(is_laid, Button::new(sign));
            button.accessible_name(said.clone()).on_hover_text(said).clicked()
        };
        let back = tool(ui, "↺", "hand-turn-left-name");
        let on = tool(ui, "↻", "hand-turn-right-name");
        let goes = tool(ui, &texts.say("chart-take-away"), "chart-take-away");
        let selects = ui.selectable_label(board.selects, texts.say("canvas-tool-select"));
        if selects.clicked() {
            (board.selects, board.refused) = (!board.selects, None);
        }
        let Some((_, name)) = taken else { return };
        if back || on {
            turn(form, (place, &name), on);
        } else if goes {
            take_away(form, (place, &name));
        }
    });
}

/// Lays a tile on a cell, or moves it there. What lies there changes places with it.
fn lay(form: &mut Form, (place, tile): (usize, &str), layout: &Layout, cell: Option<Cell>) {
    let Some(cell) = cell.map(|cell| layout.name(cell).to_string()) else { return };
    let said = form.texts.with("legend-step-laid", &[("tile", tile.to_owned().into()), ("cell", cell.clone().into())]);
    step(form, Step::new("editor-step-named").named(said), |def| {
        let Some(scenario) = def.scenarios.get_mut(place) else { return };
        let before = scenario.laid.iter().find(|laid| laid.tile == tile).map(|laid| laid.cell.clone());
        if let Some(other) = scenario.laid.iter_mut().find(|laid| laid.cell == cell) {
            // Nothing to change places with: it stays where it is.
            let Some(before) = before.clone() else { return };
            other.cell = before;
        }
        match scenario.laid.iter_mut().find(|laid| laid.tile == tile) {
            Some(laid) => laid.cell = cell,
            None => scenario.laid.push(LaidDef { tile: tile.to_owned(), cell, rotation: 0 }),
        }
    });
}

/// Turns a tile to the next rotation in which it looks different.
fn turn(form: &mut Form, (place, name): (usize, &str), clockwise: bool) {
    let said = form.texts.with("legend-step-turned", &[("tile", name.to_owned().into())]);
    step(form, Step::new("editor-step-named").named(said), |def| {
        let Some(tile) = laid_tile(def, name).cloned() else { return };
        let all: Vec<usize> =
            Slabs::new(tile.slabs.map(|slabs| slabs.min(3) as u8)).rotations().map(Rotation::index).collect();
        let Some(laid) =
            def.scenarios.get_mut(place).and_then(|own| own.laid.iter_mut().find(|laid| laid.tile == name))
        else {
            return;
        };
        let now = lowest(&tile, Rotation::from_sixths(laid.rotation as usize % 6)).index();
        let at = all.iter().position(|&rotation| rotation == now).unwrap_or(0);
        let by = if clockwise { 1 } else { all.len() - 1 };
        laid.rotation = all[(at + by) % all.len()] as u32;
    });
}

/// Takes a tile off the board.
fn take_away(form: &mut Form, (place, tile): (usize, &str)) {
    let said = form.texts.with("legend-step-taken", &[("tile", tile.to_owned().into())]);
    step(form, Step::new("editor-step-named").named(said), |def| {
        if let Some(scenario) = def.scenarios.get_mut(place) {
            scenario.laid.retain(|laid| laid.tile != tile);
        }
    });
}
