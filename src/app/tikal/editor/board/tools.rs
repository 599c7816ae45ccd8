//! The controls around the canvas: the tools, the whole boards to begin with, the size of the board.

use egui::{Button, Label, RichText, TextStyle, Ui, vec2};

use super::fields::kind_ui;
use super::{Drawing, Tool};
use crate::app::kit::desk::width_of;
use crate::app::kit::number::number_ui;
use crate::app::kit::one_of::OneOf;
use crate::app::kit::widgets::{drawer, menu};
use crate::app::tikal::editor::Form;
use crate::editor::Step;
use crate::editor::tikal::boards::{Symmetry, Template};
use crate::hex::{MAX_CELLS, MAX_COLUMNS, MAX_ROWS};
use crate::library::TikalLibrary;
use crate::tikal::BoardDef;
use crate::words::Texts;

const TOOLS: [(Tool, &str); 4] = [
    (Tool::Cells, "chart-tool-cells"),
    (Tool::Tiles, "chart-tool-tiles"),
    (Tool::BaseCamp, "chart-tool-camp"),
    (Tool::Select, "canvas-tool-select"),
];
/// In windows lower than this the rows of that menu stand closer together.
const LOW: f32 = 440.0;
/// The width of the menu of whole boards, if there is room for it.
const TEMPLATES: f32 = 440.0;
/// The width of everything in the row of tools beside their names: boxes to tick, gaps.
const BESIDE_NAMES: f32 = 200.0;
/// The width of the numbers of a shape.
const NUMBER: f32 = 44.0;
/// The width of the list of tools where they are folded, and of the choice of a symmetry.
const FOLDED: f32 = 84.0;
const SYMMETRY: f32 = 150.0;

/// Lays out the tools. Where they would take several rows they fold into one, so that the board has room.
pub fn tools_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing, library: &TikalLibrary) {
    let texts = form.texts;
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |key: &&str| width_of(ui.painter(), &font, &texts.say(key));
    let layers = ["chart-distances", "chart-out-of-reach", "chart-templates"];
    let names: f32 = TOOLS.iter().map(|(_, key)| key).chain(&layers).map(wide).sum();
    let is_folded = names + BESIDE_NAMES > ui.available_width();
    ui.horizontal_wrapped(|ui| {
        if is_folded {
            (ui.spacing_mut().button_padding.x, ui.spacing_mut().item_spacing.x) = (6.0, 4.0);
            folded_ui(ui, texts, drawing);
        } else {
            for (tool, name) in TOOLS {
                if ui.add(Button::selectable(tool == drawing.tool, texts.say(name))).clicked() {
                    drawing.take(tool);
                }
            }
            ui.separator();
        }
        if is_folded {
            menu(ui, texts.say("chart-view"), |ui| layers_ui(ui, texts, drawing));
        } else {
            layers_ui(ui, texts, drawing);
        }
        drawer(ui, texts.say("chart-templates"), |ui| templates_ui(ui, form, drawing, library));
    });
}

/// Lays out what goes with the tool that is chosen, in a row of its own or in several.
pub fn options_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing, is_row: bool) {
    let texts = form.texts;
    match drawing.tool {
        Tool::Cells => symmetry_ui(ui, texts, drawing, SYMMETRY),
        Tool::Tiles => {
            let name = texts.say("chart-new-tile");
            // In a row the choice says enough for who sees it.
            let label = if is_row { None } else { Some(ui.label(&name)) };
            kind_ui(ui, form, "new", (label.as_ref(), &name), &mut drawing.kind);
        }
        Tool::BaseCamp => turns_ui(ui, form, drawing),
        Tool::Select => {
            let count = drawing.picker.area.hexes().len();
            if count > 0 {
                ui.label(texts.with("area-count", &[("count", count.into())]));
            }
        }
    }
    if is_row && drawing.tool != Tool::Cells {
        // Under the canvas nobody would find it.
        let key = match drawing.tool {
            Tool::Tiles => "chart-hint-tiles-short",
            Tool::BaseCamp => "chart-hint-camp",
            Tool::Cells | Tool::Select => "area-hint-short",
        };
        let text = RichText::new(texts.say(key)).small().color(form.theme.chrome.text_weak);
        ui.add(Label::new(text).truncate());
    }
}

/// The tools as a list that opens.
fn folded_ui(ui: &mut Ui, texts: &Texts, drawing: &mut Drawing) {
    let shown = TOOLS.iter().find(|(tool, _)| *tool == drawing.tool).map_or("", |(_, key)| key);
    let mut tool = drawing.tool;
    let names = TOOLS.iter().map(|&(tool, key)| (tool, texts.say(key)));
    let list = OneOf::new("tool", texts.say(shown)).width(FOLDED).truncated().show(ui, &mut tool, names);
    if tool != drawing.tool {
        drawing.take(tool);
    }
    let said = texts.say("chart-tool");
    let _ = list.accessible_name(said.clone()).on_hover_text(said);
}

/// The buttons that turn the base camp.
fn turns_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing) {
    let camp = drawing.known.as_ref().and_then(|known| known.chart.base_camp());
    for (text, key, clockwise) in [("↺", "hand-turn-left-name", false), ("↻", "hand-turn-right-name", true)] {
        let said = form.texts.say(key);
        let button = ui.add_enabled(camp.is_some(), Button::new(text));
        let is_clicked = button.accessible_name(said.clone()).on_hover_text(said).clicked();
        if let Some(camp) = camp.filter(|_| is_clicked) {
            drawing.turn(form, camp, clockwise);
        }
    }
}

/// The choice of the layers shown over the board.
fn layers_ui(ui: &mut Ui, texts: &Texts, drawing: &mut Drawing) {
    ui.checkbox(&mut drawing.layers.distances, texts.say("chart-distances"));
    ui.checkbox(&mut drawing.layers.out_of_reach, texts.say("chart-out-of-reach"));
}

fn symmetry_ui(ui: &mut Ui, texts: &Texts, drawing: &mut Drawing, wide: f32) {
    let name = |symmetry| {
        texts.say(match symmetry {
            Symmetry::None => "chart-symmetry-none",
            Symmetry::LeftRight => "chart-symmetry-left-right",
            Symmetry::TopBottom => "chart-symmetry-top-bottom",
            Symmetry::Half => "chart-symmetry-half",
            Symmetry::Third => "chart-symmetry-third",
            Symmetry::Sixth => "chart-symmetry-sixth",
        })
    };
    let choice = OneOf::new("symmetry", name(drawing.symmetry)).width(wide).truncated();
    let names = Symmetry::ALL.into_iter().map(|symmetry| (symmetry, name(symmetry)));
    let chosen = choice.show(ui, &mut drawing.symmetry, names);
    let hint = texts.say("chart-symmetry");
    let _ = chosen.accessible_name(hint.clone()).on_hover_text(hint);
}

/// Lays out the whole boards that can be taken: shapes in any size, and the boards of the variants that are there.
fn templates_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing, library: &TikalLibrary) {
    let mut taken: Option<(BoardDef, String)> = None;
    let window = ui.ctx().content_rect().size();
    ui.set_width((window.x - 60.0).min(TEMPLATES));
    // What can be filled in is told by its outline, as on the screen below.
    ui.visuals_mut().widgets.inactive.bg_stroke.color = form.theme.chrome.control;
    if window.y < LOW {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y, spacing.button_padding.y) = (3.0, 24.0, 2.0);
    }
    for (index, template) in drawing.templates.iter_mut().enumerate() {
        let name = shape_name(form.texts, *template);
        ui.push_id(index, |ui| ui.horizontal_wrapped(|ui| shape_ui(ui, form, template, &name, &mut taken)));
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(form.texts.say("chart-boards-of"));
        for entry in library.entries() {
            let def = entry.variant.def();
            let name = def.name.get(form.texts.language().code()).to_owned();
            let hint = form.texts.with("chart-take", &[("name", name.clone().into())]);
            if ui.button(&name).accessible_name(hint.clone()).on_hover_text(hint).clicked() {
                taken = Some((def.board.clone(), name));
            }
        }
    });
    ui.add(Label::new(RichText::new(form.texts.say("chart-templates-hint")).weak()).wrap());
    if let Some((board, name)) = taken {
        form.close_step();
        form.change(Step::new("chart-step-template").named(name), "template", |def| def.board = board);
        form.close_step();
        (drawing.chosen, drawing.cursor, drawing.refusal, drawing.mirror) = (None, None, None, None);
        ui.close();
    }
}

/// A shape, its numbers, and the button that takes it.
fn shape_ui(ui: &mut Ui, form: &Form, template: &mut Template, name: &str, taken: &mut Option<(BoardDef, String)>) {
    let texts = form.texts;
    let keys: &[&str] = match template {
        Template::Hexagon { .. } => &["chart-radius"],
        Template::Ring { .. } => &["chart-radius", "chart-width"],
        Template::Rectangle { .. } | Template::Halves { .. } => &["chart-columns", "chart-rows"],
    };
    let hint = texts.with("chart-take", &[("name", name.to_owned().into())]);
    let is_possible = template.is_possible();
    let button = ui.add_enabled(is_possible, Button::new(name)).accessible_name(hint.clone()).on_hover_text(hint);
    if button.clicked() {
        *taken = Some((template.board(), name.to_owned()));
    }
    for ((number, limits), key) in template.numbers().into_iter().zip(keys) {
        let field =
            texts.with("chart-number-of", &[("name", name.to_owned().into()), ("number", texts.say(key).into())]);
        ui.label(texts.say(key));
        let (mut value, limits) = (u32::from(*number), u32::from(*limits.start())..=u32::from(*limits.end()));
        let size = vec2(NUMBER, ui.spacing().interact_size.y);
        number_ui(ui, form.presentation(), &mut value, limits, (0.05, size), "").accessible_name(field);
        // The limits are those of a small number.
        *number = u8::try_from(value).unwrap_or(*number);
    }
    let cells = texts.with("editor-total-cells", &[("count", template.count().into())]);
    let text = RichText::new(cells);
    ui.label(if is_possible { text.weak() } else { text.color(form.theme.chrome.warn) });
}

fn shape_name(texts: &Texts, template: Template) -> String {
    texts.say(match template {
        Template::Hexagon { .. } => "chart-hexagon",
        Template::Rectangle { .. } => "chart-rectangle",
        Template::Ring { .. } => "chart-ring",
        Template::Halves { .. } => "chart-halves",
    })
}

/// The size of the board.
fn size_ui(ui: &mut Ui, form: &Form, drawing: &Drawing) {
    let Some(known) = &drawing.known else { return };
    let (cells, (columns, rows)) = (known.chart.cells().len(), known.chart.size());
    let values = [
        ("cells", cells.into()),
        ("most_cells", MAX_CELLS.into()),
        ("columns", columns.into()),
        ("most_columns", MAX_COLUMNS.into()),
        ("rows", rows.into()),
        ("most_rows", MAX_ROWS.into()),
    ];
    let text = RichText::new(form.texts.with("chart-size", &values));
    ui.label(if cells > MAX_CELLS { text.color(form.theme.chrome.warn) } else { text });
}

/// The lines under the canvas: how large the board is, and what of it cannot be reached.
pub fn lines_ui(ui: &mut Ui, form: &Form, drawing: &Drawing) {
    size_ui(ui, form, drawing);
    let access = drawing.known.as_ref().and_then(|known| known.access.as_ref()).filter(|_| drawing.layers.out_of_reach);
    if let Some(access) = access {
        for (cells, key) in [(&access.bare, "chart-bare-cells"), (&access.apart, "chart-apart-cells")] {
            if !cells.is_empty() {
                let names: Vec<String> = cells.iter().map(ToString::to_string).collect();
                let values = [("count", names.len().into()), ("cells", names.join(", ").into())];
                ui.label(RichText::new(form.texts.with(key, &values)).color(form.theme.chrome.warn));
            }
        }
    }
}

/// Tells how the tool is used by mouse and by keyboard, and how the board is looked at; without the mouse where the row above
/// the board tells that.
pub fn hints_ui(ui: &mut Ui, form: &Form, drawing: &Drawing, is_row: bool) {
    let hints: &[&str] = match drawing.tool {
        Tool::Cells => &["chart-hint-cells"],
        Tool::Tiles if is_row => &["chart-hint-tiles-keys"],
        Tool::Tiles => &["chart-hint-tiles", "chart-hint-tiles-keys"],
        Tool::BaseCamp if is_row => &["chart-hint-camp-keys"],
        Tool::BaseCamp => &["chart-hint-camp", "chart-hint-camp-keys"],
        Tool::Select if is_row => &["area-hint-keys"],
        Tool::Select => &["area-hint", "area-hint-keys"],
    };
    for hint in hints.iter().chain(&["canvas-hint"]) {
        hint_ui(ui, form, hint);
    }
}

/// The acts that are possible, in small letters.
pub fn hint_ui(ui: &mut Ui, form: &Form, key: &str) {
    let text = RichText::new(form.texts.say(key)).small().color(form.theme.chrome.text_weak);
    ui.add(Label::new(text).wrap());
}
