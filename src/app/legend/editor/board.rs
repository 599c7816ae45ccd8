//! The page of the board: its hexes, which of them are dotted, and the base camp.

use egui::{Button, Label, RichText, ScrollArea, Ui, vec2};

use super::Form;
use super::canvas::{Canvas, CanvasHex, Done, jungle, look_of};
use super::fields::{number, step};
use crate::app::hexboard::ground::Lies;
use crate::app::kit::desk::{follow_focus, scroll_ui};
use crate::app::kit::toasts::announce;
use crate::editor::Step;
use crate::editor::legend::Target;
use crate::editor::legend::grid::{Refused, chart, dot, settle, toggle};
use crate::editor::tikal::SIDES;
use crate::editor::tikal::boards::{Chart, Refusal};
use crate::hex::{Hex, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, Rotation};
use crate::legend::{Rule, TileKind, VariantDef};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The room that the canvas leaves for the lines under it, and its least height.
const BELOW: f32 = 120.0;
const LEAST_HEIGHT: f32 = 220.0;

/// The tool with which a click works on the canvas.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Tool {
    /// Makes hexes dotted, and plain again.
    #[default]
    Dots,
    /// Adds hexes and takes them away.
    Hexes,
    /// Puts the base camp there.
    Camp,
}

const TOOLS: [(Tool, &str); 3] =
    [(Tool::Dots, "legend-tool-dots"), (Tool::Hexes, "chart-tool-cells"), (Tool::Camp, "chart-tool-camp")];

/// The state that the page keeps between frames.
#[derive(Default)]
pub struct View {
    tool: Tool,
    canvas: Canvas,
    /// The hex that is marked, by its name: somebody looked for it.
    marked: Option<String>,
    /// Why the last thing that was asked for was not done.
    refused: Option<Refused>,
}

/// Lays out the page.
pub fn board_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    if let Some(Target::Cell(cell)) = form.sought {
        form.sought = None;
        view.marked = Some(cell.to_string());
    }
    if form.sought == Some(Target::Field("legend-edit-board")) {
        form.sought = None;
        view.tool = Tool::Hexes;
    }
    let height = (ui.available_height() - BELOW).max(LEAST_HEIGHT);
    scroll_ui(ui, ScrollArea::vertical().id_salt("board").auto_shrink([false, false]), |ui| {
        ui.horizontal_wrapped(|ui| {
            for (tool, name) in TOOLS {
                if ui.add(Button::selectable(tool == view.tool, form.texts.say(name))).clicked() {
                    (view.tool, view.refused, view.marked) = (tool, None, None);
                }
            }
        });
        let Some(board) = chart(form.def()) else {
            ui.label(form.texts.say("chart-unreadable"));
            return;
        };
        let places = places(form.texts, form.def(), &board, view.tool);
        let marked = view.marked.as_ref().and_then(|name| board.spot(name.parse().ok()?));
        let called = form.texts.say("chart-canvas");
        let size = vec2(ui.available_width(), height);
        let done = view.canvas.canvas_ui(ui, (form.theme, &called), size, &places, marked);
        if let Some(done) = done {
            view.marked = None;
            view.refused = act(form, &board, view.tool, done).err();
        }
        if let Some(refused) = view.refused {
            let said = RichText::new(refused_said(form.texts, refused)).color(form.theme.chrome.warn);
            announce(&ui.add(Label::new(said).wrap()));
        }
        let (columns, rows) = board.size();
        let values = [
            ("cells", board.cells().len().into()),
            ("most_cells", MAX_CELLS.into()),
            ("columns", columns.into()),
            ("most_columns", MAX_COLUMNS.into()),
            ("rows", rows.into()),
            ("most_rows", MAX_ROWS.into()),
        ];
        ui.label(form.texts.with("chart-size", &values));
        ui.label(form.texts.with("legend-edit-dotted", &[("count", form.def().board.dotted.len().into())]));
        let hint = match view.tool {
            Tool::Dots => "legend-hint-dots",
            Tool::Hexes => "legend-hint-hexes",
            Tool::Camp => "legend-hint-camp",
        };
        ui.add(Label::new(RichText::new(form.texts.say(hint)).small().color(form.theme.chrome.text_weak)).wrap());
        form.group(ui, "legend-edit-camp-slabs", camp_ui);
        follow_focus(ui);
    });
}

/// The slabs of the base camp.
fn camp_ui(ui: &mut Ui, form: &mut Form) {
    form.numbers(ui, SIDES.len(), |ui, form, side| {
        let name = form.texts.say(SIDES[side]);
        ui.label(&name);
        let said = form.texts.with("chart-slabs-of", &[("side", name.into())]);
        let before = form.def().board.base_camp.slabs[side];
        let response = number(ui, form, (&said, "tiles-slabs"), ("camp", side), (before, 0..=3), |def, value| {
            def.board.base_camp.slabs[side] = value;
        });
        form.meet(Target::Field("legend-edit-camp-slabs"), &response);
    });
    form.rule_below(ui, "legend-edit-camp-rule", Rule::new(1, 1));
}

/// The hexes of the board, and for drawing those around it.
fn places(texts: &Texts, def: &VariantDef, board: &Chart, tool: Tool) -> Vec<CanvasHex> {
    let laid = |name: &String| {
        def.scenarios.iter().filter(|scenario| scenario.laid.iter().any(|laid| laid.cell == *name)).count()
    };
    let place = |hex: Hex| {
        let name = board.name(hex).map_or_else(String::new, |name| name.to_string());
        let is_dotted = def.board.dotted.contains(&name);
        let is_camp = def.board.base_camp.cell == name;
        let what = if is_camp {
            nouns::tile(texts, TileKind::BaseCamp)
        } else {
            texts.say(if is_dotted { "legend-cell-dotted" } else { "cell-jungle" })
        };
        let mut said = format!("{}, {what}", texts.with("cell-name", &[("cell", name.clone().into())]));
        if laid(&name) > 0 {
            said = format!("{said}, {}", texts.with("legend-edit-laid-in", &[("count", laid(&name).into())]));
        }
        let camp = look_of(TileKind::BaseCamp, def.board.base_camp.slabs, Rotation::default());
        let lies = if is_camp { Lies::Tile(camp) } else { jungle(hex) };
        CanvasHex { hex, name, said, lies, is_dotted }
    };
    let free = |hex: Hex| {
        let said = texts.say("legend-edit-free-place");
        CanvasHex { hex, name: String::new(), said, lies: Lies::Free, is_dotted: false }
    };
    let ring = board.ring().into_iter().filter(|_| tool == Tool::Hexes).map(free);
    board.cells().iter().copied().map(place).chain(ring).collect()
}

/// Does on the board what was asked for, as one step.
fn act(form: &mut Form, board: &Chart, tool: Tool, done: Done) -> Result<(), Refused> {
    let mut changed = form.def().clone();
    let name = |hex| board.name(hex).filter(|_| board.cells().contains(&hex));
    let said = match (done, tool) {
        (Done::Chosen(hex), Tool::Dots) => {
            let Some(name) = name(hex) else { return Ok(()) };
            dot(&mut changed, name)?;
            form.texts.with("legend-step-dotted", &[("cell", name.to_string().into())])
        }
        (Done::Chosen(hex), Tool::Camp) => {
            let Some(name) = name(hex) else { return Ok(()) };
            settle(&mut changed, name)?;
            form.texts.say("legend-step-camp")
        }
        (Done::Carried(from, to), _) => {
            let (Some(from), Some(to)) = (name(from), name(to)) else { return Ok(()) };
            if from.to_string() != changed.board.base_camp.cell {
                return Ok(());
            }
            settle(&mut changed, to)?;
            form.texts.say("legend-step-camp")
        }
        (Done::Turned(hex, clockwise), _) => {
            if name(hex).is_none_or(|name| name.to_string() != changed.board.base_camp.cell) {
                return Ok(());
            }
            let slabs = &mut changed.board.base_camp.slabs;
            if clockwise {
                slabs.rotate_right(1);
            } else {
                slabs.rotate_left(1);
            }
            form.texts.say("legend-step-camp-turned")
        }
        (Done::Chosen(hex) | Done::Taken(hex), Tool::Hexes) => {
            if matches!(done, Done::Taken(_)) && name(hex).is_none() {
                return Ok(());
            }
            toggle(&mut changed, hex)?;
            form.texts.say(if name(hex).is_some() { "legend-step-hex-gone" } else { "legend-step-hex-added" })
        }
        (Done::Taken(_), Tool::Dots | Tool::Camp) => return Ok(()),
    };
    step(form, Step::new("editor-step-named").named(said), |def| *def = changed);
    Ok(())
}

fn refused_said(texts: &Texts, refused: Refused) -> String {
    match refused {
        Refused::Shape(Refusal::Cells) => texts.say("chart-no-more-cells"),
        Refused::Shape(Refusal::Columns) => texts.say("chart-no-more-columns"),
        Refused::Shape(Refusal::Rows) => texts.say("chart-no-more-rows"),
        Refused::Shape(Refusal::Last) => texts.say("chart-last-cell"),
        Refused::Laid(cell) | Refused::Shape(Refusal::Printed(cell)) => {
            texts.with("legend-edit-laid-there", &[("cell", cell.to_string().into())])
        }
        Refused::Faulty | Refused::Shape(Refusal::BaseCamp) => texts.say("chart-base-camp-stays"),
    }
}
