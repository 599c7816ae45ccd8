//! The page of the board: its hexes, which of them are dotted, and the base camp.

use egui::{Button, Label, RichText, ScrollArea, Ui, vec2};
use serde::Serialize;

use super::Form;
use super::canvas::{Canvas, CanvasHex, Done, Images, OwnEntry, Shows, jungle, look_of};
use crate::app::forms::{Named, number, step};
use crate::app::hexboard::ground::Lies;
use crate::app::hexboard::keys;
use crate::app::hexboard::picker::Asked;
use crate::app::kit::desk::{follow_focus, scroll_ui};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::toasts::announce;
use crate::app::kit::widgets::options_row;
use crate::editor::Step;
use crate::editor::area::{Motion, Patch};
use crate::editor::legend::grid::{Refused, chart, dot, draw, settle};
use crate::editor::legend::{Target, areas};
use crate::editor::tikal::SIDES;
use crate::editor::tikal::boards::{Chart, Mirror, Refusal, Symmetry};
use crate::hex::{Hex, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, Rotation};
use crate::legend::{Rule, TileKind, VariantDef};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The room that the canvas leaves for the lines under it, and its least height.
const BELOW: f32 = 120.0;
const LEAST_HEIGHT: f32 = 220.0;
/// The width of the choice of a symmetry, if there is room for it.
const SYMMETRY: f32 = 150.0;

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
    /// Chooses hexes, which are moved, turned, mirrored and copied together.
    Select,
}

const TOOLS: [(Tool, &str); 4] = [
    (Tool::Dots, "legend-tool-dots"),
    (Tool::Hexes, "chart-tool-cells"),
    (Tool::Camp, "chart-tool-camp"),
    (Tool::Select, "canvas-tool-select"),
];

/// The mark by which a copied area of Legend's boards is known.
const COPY_OF: &str = "legend";

/// The state that the page keeps between frames.
#[derive(Default)]
pub struct View {
    tool: Tool,
    symmetry: Symmetry,
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
        // Always there, and as high: the board keeps its place.
        options_row(ui, |ui| match view.tool {
            Tool::Dots | Tool::Hexes => symmetry_ui(ui, form.texts, &mut view.symmetry),
            Tool::Camp => turns_ui(ui, form),
            Tool::Select => {
                let count = view.canvas.picker.area.hexes().len();
                let said = match count {
                    0 => form.texts.say("area-hint-short"),
                    _ => form.texts.with("area-count", &[("count", count.into())]),
                };
                ui.add(Label::new(said).truncate());
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
        let mirror = Mirror::of(view.symmetry, &board);
        let images = |hex: Hex| mirror.images(hex);
        let draws: Option<Images> = if matches!(view.tool, Tool::Camp | Tool::Select) { None } else { Some(&images) };
        let (texts, def) = (form.texts, form.def());
        let entries = |hex: Hex| entries(texts, def, &board, hex);
        let ring = board.ring();
        let selects = view.tool == Tool::Select;
        let shows = Shows {
            called: &called,
            places: &places,
            chosen: marked,
            images: draws,
            ring: &ring,
            selects,
            entries: &entries,
        };
        let done = view.canvas.canvas_ui(ui, form.presentation(), size, shows);
        match done {
            None => {}
            Some(Done::Area(asked)) => {
                (view.tool, view.marked) = (Tool::Select, None);
                view.refused = area(ui, form, &mut view.canvas, asked).err();
            }
            Some(Done::Tool(tool, hex)) => {
                let alone = Mirror::of(Symmetry::None, &board);
                view.refused = act(form, &board, (TOOLS[tool].0, alone), Done::Chosen(hex));
            }
            Some(done) => {
                view.marked = None;
                view.refused = act(form, &board, (view.tool, mirror), done);
            }
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
        let hints: &[&str] = match view.tool {
            Tool::Dots => &["legend-hint-dots"],
            Tool::Hexes => &["legend-hint-hexes"],
            Tool::Camp => &["legend-hint-camp"],
            // How the pointer selects stands above the board.
            Tool::Select => &["area-hint-keys"],
        };
        for hint in hints.iter().chain(&["canvas-hint"]) {
            ui.add(Label::new(RichText::new(form.texts.say(hint)).small().color(form.theme.chrome.text_weak)).wrap());
        }
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
        let response =
            number(ui, form, Named { said: &said, of: "tiles-slabs" }, ("camp", side), before, 0..=3, |def, value| {
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

/// Does on the board what was asked for, as one step; why that or a part of it was not done.
fn act(form: &mut Form, board: &Chart, (tool, mirror): (Tool, Mirror), done: Done) -> Option<Refused> {
    let mut changed = form.def().clone();
    let name = |hex| board.name(hex).filter(|_| board.cells().contains(&hex));
    let camp = |hex| name(hex).is_some_and(|name| name.to_string() == form.def().board.base_camp.cell);
    let (refused, said) = match (done, tool) {
        (Done::Chosen(hex), Tool::Camp) => (settle(&mut changed, name(hex)?).err(), form.texts.say("legend-step-camp")),
        (Done::Carried(from, to), _) if camp(from) => {
            (settle(&mut changed, name(to)?).err(), form.texts.say("legend-step-camp"))
        }
        (Done::Turned(hex, clockwise), _) if camp(hex) => {
            turn_camp(form, clockwise);
            return None;
        }
        (Done::Chosen(hex), tool) => stroke(form, board, (tool, mirror), &[hex], &mut changed)?,
        (Done::Drawn(hexes), tool) => stroke(form, board, (tool, mirror), &hexes, &mut changed)?,
        (Done::Taken(hex), Tool::Hexes) if name(hex).is_some() => {
            stroke(form, board, (tool, mirror), &[hex], &mut changed)?
        }
        (
            Done::Taken(_) | Done::Carried(..) | Done::Turned(..) | Done::Dropped(..) | Done::Tool(..) | Done::Area(_),
            _,
        ) => return None,
    };
    if changed != *form.def() {
        step(form, Step::new("editor-step-named").named(said), |def| *def = changed);
    }
    refused
}

/// Draws over these hexes and over those that belong to them by the symmetry: what the first of them becomes, all become.
/// Gives what was refused of it, and the name of the step.
fn stroke(
    form: &Form,
    board: &Chart,
    (tool, mirror): (Tool, Mirror),
    hexes: &[Hex],
    changed: &mut VariantDef,
) -> Option<(Option<Refused>, String)> {
    let first = *hexes.first()?;
    let name = |hex| board.name(hex).filter(|_| board.cells().contains(&hex));
    let texts = form.texts;
    match tool {
        Tool::Dots => {
            let cell = name(first)?.to_string();
            let dots = !changed.board.dotted.contains(&cell);
            let images = hexes.iter().flat_map(|&hex| mirror.images(hex));
            let names: Vec<_> = images.filter_map(name).collect();
            let said = if names.len() > 1 {
                let key = if dots { "legend-step-dots" } else { "legend-step-no-dots" };
                texts.with(key, &[("count", names.len().into())])
            } else {
                texts.with("legend-step-dotted", &[("cell", cell.into())])
            };
            Some((dot(changed, &names, dots), said))
        }
        Tool::Hexes => {
            let adds = name(first).is_none();
            let is_other = |hex: &Hex| board.cells().contains(hex) != adds;
            let mut sets: Vec<Vec<Hex>> = Vec::new();
            for &hex in hexes.iter().filter(|hex| is_other(hex)) {
                if sets.iter().all(|set| !set.contains(&hex)) {
                    sets.push(mirror.images(hex).into_iter().filter(is_other).collect());
                }
            }
            let said = texts.say(if adds { "legend-step-hex-added" } else { "legend-step-hex-gone" });
            Some((draw(changed, &sets, adds), said))
        }
        Tool::Camp | Tool::Select => None,
    }
}

/// The entries of the menu of a hex.
fn entries(texts: &Texts, def: &VariantDef, board: &Chart, hex: Hex) -> Vec<OwnEntry> {
    let tool = |tool: Tool| {
        let place = TOOLS.iter().position(|(own, _)| *own == tool).unwrap_or(0);
        Done::Tool(place, hex)
    };
    let name = board.name(hex).filter(|_| board.cells().contains(&hex)).map(|name| name.to_string());
    let Some(name) = name else {
        return vec![(texts.say("chart-draw-cell"), None, tool(Tool::Hexes))];
    };
    if name == def.board.base_camp.cell {
        return vec![
            (texts.say("hand-turn-right-name"), Some(keys::TURN), Done::Turned(hex, true)),
            (texts.say("hand-turn-left-name"), Some(keys::TURN_BACK), Done::Turned(hex, false)),
        ];
    }
    let dots = if def.board.dotted.contains(&name) { "legend-no-dots-here" } else { "legend-dots-here" };
    vec![
        (texts.say(dots), None, tool(Tool::Dots)),
        (texts.say("chart-take-cell"), None, tool(Tool::Hexes)),
        (texts.say("chart-settle"), None, tool(Tool::Camp)),
    ]
}

/// Does with the hexes that are chosen together what was asked for, as one step.
fn area(ui: &Ui, form: &mut Form, canvas: &mut Canvas, asked: Asked) -> Result<(), Refused> {
    let area = canvas.picker.area.clone();
    let mut changed = form.def().clone();
    match asked {
        Asked::Chosen | Asked::Went(_) => {}
        Asked::Change(motion) => {
            let shift = areas::move_area(&mut changed, &area, motion)?;
            area_step(form, area_said(motion), changed);
            canvas.go(shift, motion);
        }
        Asked::CopyTo(motion) => {
            let copy = areas::copy(form.def(), &area);
            lay(form, canvas, &copy, area.about().and_then(|about| area.place(about, motion)))?;
        }
        Asked::Copy => _ = clip(ui, &areas::copy(form.def(), &area), COPY_OF),
        Asked::Cut | Asked::Remove => {
            if asked == Asked::Remove || clip(ui, &areas::copy(form.def(), &area), COPY_OF) {
                areas::remove_area(&mut changed, &area)?;
                area_step(form, "area-step-removed", changed);
                canvas.picker.area.choose([]);
            }
        }
        Asked::Paste(hex, text) => {
            let copy = Patch::read(&text, COPY_OF).ok_or(Refusal::NoCopy)?;
            lay(form, canvas, &copy, Some(hex))?;
        }
    }
    Ok(())
}

/// Lays a copy with its middle on this hex, and chooses it.
fn lay(form: &mut Form, canvas: &mut Canvas, copy: &Patch<bool>, on: Option<Hex>) -> Result<(), Refused> {
    let Some(on) = on else { return Ok(()) };
    let laid: Vec<(Hex, bool)> = copy.laid(on).map(|(hex, dotted)| (hex, *dotted)).collect();
    let mut changed = form.def().clone();
    let shift = areas::lay(&mut changed, &laid)?;
    area_step(form, "area-step-copied", changed);
    canvas.picker.area.choose(laid.into_iter().map(|(hex, _)| hex));
    canvas.go(shift, Motion::Move(0, 0));
    Ok(())
}

/// The text of the step in which an area went somewhere else.
pub fn area_said(motion: Motion) -> &'static str {
    match motion {
        Motion::Move(..) => "area-step-moved",
        Motion::Right | Motion::Left => "area-step-turned",
        Motion::Across | Motion::Over => "area-step-mirrored",
    }
}

/// Makes the definition this one, as a step.
pub fn area_step(form: &mut Form, text: &'static str, changed: VariantDef) {
    if changed != *form.def() {
        step(form, Step::new(text), |def| *def = changed);
    }
}

/// Puts a copy on the clipboard; whether there was anything in it.
pub fn clip<T: Serialize + Clone>(ui: &Ui, copy: &Patch<T>, of: &str) -> bool {
    let text = Some(copy).filter(|copy| !copy.is_empty()).and_then(|copy| copy.write(of).ok());
    if let Some(text) = &text {
        ui.copy_text(text.clone());
    }
    text.is_some()
}

/// Turns the base camp by a sixth.
fn turn_camp(form: &mut Form, clockwise: bool) {
    let said = form.texts.say("legend-step-camp-turned");
    step(form, Step::new("editor-step-named").named(said), |def| {
        let slabs = &mut def.board.base_camp.slabs;
        if clockwise {
            slabs.rotate_right(1);
        } else {
            slabs.rotate_left(1);
        }
    });
}

/// The buttons that turn the base camp.
fn turns_ui(ui: &mut Ui, form: &mut Form) {
    for (text, key, clockwise) in [("↺", "hand-turn-left-name", false), ("↻", "hand-turn-right-name", true)] {
        let said = form.texts.say(key);
        let button = ui.add(Button::new(text)).on_hover_text(&said).accessible_name(said);
        if button.clicked() {
            turn_camp(form, clockwise);
        }
    }
}

/// The choice of the symmetry with which hexes are drawn.
fn symmetry_ui(ui: &mut Ui, texts: &Texts, symmetry: &mut Symmetry) {
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
    let width = ui.available_width().min(SYMMETRY);
    let names = Symmetry::ALL.into_iter().map(|symmetry| (symmetry, name(symmetry)));
    let list = OneOf::new("symmetry", name(*symmetry)).width(width).truncated().show(ui, symmetry, names);
    let hint = texts.say("chart-symmetry");
    let _ = list.accessible_name(hint.clone()).on_hover_text(hint);
}

pub fn refused_said(texts: &Texts, refused: Refused) -> String {
    match refused {
        Refused::Shape(Refusal::NoCopy) => texts.say("area-no-copy"),
        Refused::NoHex => texts.say("legend-edit-no-hex"),
        Refused::NoTile => texts.say("legend-edit-no-tile"),
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
