//! The canvas of the board: what the pointer and the keyboard do on it, and what its places are called.
//!
//! Every cell and every place around the board is a widget of its own, so that keyboards and screen readers come to each;
//! below them lies the canvas, which follows the strokes of the pointer.

use egui::{Align, Event, Label, Layout, Pos2, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::acts::Stroke;
use super::paint;
use super::picture::{self, kind_of};
use super::{Drawing, Tool};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::cells::{clicked_at, hex_ui};
use crate::app::hexboard::cursor::next;
use crate::app::hexboard::keys as board_keys;
use crate::app::hexboard::menu::PlaceMenu;
use crate::app::hexboard::picker::{ARROWS, Asked};
use crate::app::kit::areas::{self, Area};
use crate::app::kit::toasts::announce;
use crate::app::kit::widgets::card_frame;
use crate::app::kit::{focus, keys};
use crate::app::tikal::editor::Form;
use crate::app::tikal::keys as tikal_keys;
use crate::editor::tikal::SIDES;
use crate::editor::tikal::boards::Refusal;
use crate::hex::{Direction, Hex};
use crate::words::Texts;
use crate::words::tikal::nouns;

/// The number of lines of the wheel that turn a tile by one step.
const WHEEL_STEP: f32 = 0.6;

/// Lays out the canvas in this size.
pub fn canvas_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing, size: Vec2) {
    let (rect, canvas) = ui.allocate_exact_size(size, Sense::DRAG);
    canvas.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, form.texts.say("chart-canvas")));
    let places = drawing.places();
    let fitted = fitted(drawing, size);
    let view = fitted.moved(rect.min.to_vec2());
    if !ui.is_enabled() {
        drawing.stroke = None;
    }
    let was_stroke = stroke(ui, form, drawing, &canvas, (&view, fitted));
    if let Some(cursor) = drawing.cursor(&places) {
        areas::note(ui.ctx(), Area::Board, rect, id(ui, cursor));
    }
    if let Some(asked) = drawing.picker.pasted(ui) {
        drawing.do_area(ui, form, asked);
    }
    let focused = places_ui(ui, form, drawing, (&view, rect), was_stroke);
    wheel(ui, form, drawing, &canvas, &view);
    drawing.zoom.follow(ui, &canvas);
    if let Some(spot) = drawing.menu.map(|menu| menu.place) {
        let called = name_of(form.texts, drawing, spot);
        drawing.menu_ui(ui, form, (view.rect_on_grid(spot), &called), rect);
    }

    // What was done in this frame may have moved everything: it is drawn where it is now.
    let fitted = self::fitted(drawing, size);
    let view = fitted.moved(rect.min.to_vec2());
    let painter = ui.painter_at(rect);
    let Some(known) = &drawing.known else { return };
    let ring = known.ring.iter().copied().filter(|_| drawing.tool == Tool::Cells);
    drawing.picture.paint(&painter, form.theme, (known, drawing.layers), ring, (&view, rect));
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let pointer = pointer.filter(|_| canvas.contains_pointer() || drawing.stroke.is_some());
    paint::over(&painter, form.theme, (drawing, &known.chart), &view, (pointer, focused));
    drawing.zoom.buttons_ui(ui, form.texts, rect);
    if let Some(refusal) = drawing.refusal {
        let strip = rect.shrink(6.0).with_min_y(rect.bottom() - 40.0);
        ui.scope_builder(UiBuilder::new().max_rect(strip).layout(Layout::bottom_up(Align::Min)), |ui| {
            refusal_ui(ui, form, refusal);
        });
    }
}

/// The view of a canvas of this size that begins at 0, 0: all places fit into it, whichever the tool works on, as far as
/// it is neither zoomed nor moved; while cells are painted it keeps still.
fn fitted(drawing: &Drawing, size: Vec2) -> Transform {
    if let Some(Stroke::Paint { view, .. }) = &drawing.stroke {
        return *view;
    }
    let rect = Rect::from_min_size(Pos2::ZERO, size);
    let places = drawing.known.iter().flat_map(|known| known.chart.cells().iter().chain(&known.ring));
    drawing.zoom.view(picture::fitted(rect, places.copied()), rect)
}

/// The radius of a hex on a canvas of this size, as far as it is not zoomed.
pub fn radius(drawing: &Drawing, size: Vec2) -> f32 {
    let places = drawing.known.iter().flat_map(|known| known.chart.cells().iter().chain(&known.ring));
    picture::fitted(Rect::from_min_size(Pos2::ZERO, size), places.copied()).radius
}

/// Why the last thing that was asked for was not done, read out as soon as it appears. It lies on the canvas, so that
/// nothing moves under the pointer.
fn refusal_ui(ui: &mut Ui, form: &Form, refusal: Refusal) {
    let say = |key: &str| form.texts.say(key);
    let text = match refusal {
        Refusal::Cells => say("chart-no-more-cells"),
        Refusal::Columns => say("chart-no-more-columns"),
        Refusal::Rows => say("chart-no-more-rows"),
        Refusal::BaseCamp => say("chart-base-camp-stays"),
        Refusal::Printed(cell) => form.texts.with("chart-printed-stays", &[("cell", cell.to_string().into())]),
        Refusal::Last => say("chart-last-cell"),
        Refusal::NoCopy => say("area-no-copy"),
    };
    card_frame(form.theme).inner_margin(6.0).show(ui, |ui| {
        let text = RichText::new(text).color(form.theme.chrome.warn);
        announce(&ui.add(Label::new(text).selectable(false)));
    });
}

/// Follows the pointer while it is held down; whether a stroke ended in this frame that did something.
fn stroke(
    ui: &Ui,
    form: &mut Form,
    drawing: &mut Drawing,
    canvas: &Response,
    (view, fitted): (&Transform, Transform),
) -> bool {
    if drawing.tool == Tool::Select {
        let Some(known) = &drawing.known else { return false };
        let (was_drag, asked) = drawing.picker.dragged(ui, canvas, view, known.chart.cells());
        if let Some(asked) = asked {
            drawing.do_area(ui, form, asked);
        }
        return was_drag;
    }
    let at = canvas.interact_pointer_pos();
    if drawing.stroke.is_some() && !canvas.dragged() && !canvas.drag_stopped() {
        // The page was left in the middle of it.
        drawing.end_stroke(form, view);
    }
    if canvas.drag_started_by(egui::PointerButton::Primary)
        && let Some(origin) = ui.input(|input| input.pointer.press_origin())
    {
        drawing.begin_stroke(form, (view, fitted), origin);
    }
    if canvas.dragged()
        && let Some(at) = at
    {
        drawing.follow_stroke(form, view, at);
    }
    if !canvas.drag_stopped() {
        return false;
    }
    if let Some(at) = at {
        drawing.follow_stroke(form, view, at);
    }
    ui.ctx().request_repaint();
    drawing.end_stroke(form, view)
}

/// Lays out the cells and the places around them; the place with the focus, as far as it is to be marked.
fn places_ui(
    ui: &mut Ui,
    form: &mut Form,
    drawing: &mut Drawing,
    (view, rect): (&Transform, Rect),
    was_stroke: bool,
) -> Option<Hex> {
    let places = drawing.places();
    // What is looked at closely reaches beyond the canvas, and is not pointed at there.
    let mut within = ui.new_child(UiBuilder::new().max_rect(rect));
    within.set_clip_rect(rect.intersect(ui.clip_rect()));
    let cursor = drawing.cursor(&places)?;
    let id = |spot| id(ui, spot);
    let (mut clicked, mut focused) = (None, None);
    // Whoever uses the pointer sees what was clicked: the mark of the keyboard would only cover it.
    drawing.by_pointer &= !ui.input(|input| input.events.iter().any(|event| matches!(event, Event::Key { .. })));
    for &spot in &places {
        let is_chosen = match drawing.tool {
            Tool::Tiles => drawing.chosen == Some(spot),
            Tool::Select => drawing.picker.area.contains(spot),
            Tool::Cells | Tool::BaseCamp => false,
        };
        let info = || {
            let name = name_of(form.texts, drawing, spot);
            WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, name)
        };
        let (response, _) = hex_ui(&within, view.rect_on_grid(spot), id(spot), spot == cursor, info);
        let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some());
        if drawing.sought == Some(spot) && !is_covered {
            drawing.sought = None;
            focus::lead(ui.ctx(), response.id);
            ui.scroll_to_rect(view.rect_on_grid(spot), None);
        }
        if response.has_focus() {
            focused = Some(spot);
        }
        if response.clicked() && !was_stroke {
            let at = clicked_at(&response);
            drawing.by_pointer = at.is_some();
            clicked = Some(at.map_or_else(|| (spot, drawing.aim(spot, None)), |at| drawing.aim_at(view, at)));
        }
        if response.secondary_clicked() {
            let place = response.interact_pointer_pos().map_or(spot, |at| view.grid_from_screen(at));
            drawing.menu = Some(PlaceMenu { place, takes_focus: false }).filter(|menu| places.contains(&menu.place));
        }
    }
    drawing.focused = focused;
    let had_focus = std::mem::replace(&mut drawing.has_focus, focused.is_some());
    if std::mem::take(&mut drawing.refocus) && (had_focus || focused.is_some()) {
        // The place that had the focus is somewhere else now.
        ui.memory_mut(|memory| memory.request_focus(id(cursor)));
        drawing.has_focus = true;
        return Some(cursor);
    }
    // Where a stroke has ended the keyboard goes on, as it does from what is clicked.
    let mut is_taken = was_stroke;
    drawing.by_pointer |= was_stroke;
    if let Some((spot, aim)) = clicked.filter(|(spot, _)| places.contains(spot)) {
        if let (Tool::Select, Some(known)) = (drawing.tool, &drawing.known) {
            let is_cell = known.chart.cells().contains(&spot);
            drawing.picker.clicked(ui, spot, is_cell, drawing.by_pointer);
            drawing.cursor = Some(spot);
        }
        drawing.act(form, spot, aim);
        is_taken = true;
    }
    if is_taken && let Some(cursor) = drawing.cursor {
        // By now the place may be somewhere else, as the board may begin elsewhere.
        ui.memory_mut(|memory| memory.request_focus(id(cursor)));
        (drawing.has_focus, drawing.refocus) = (true, false);
        ui.ctx().request_repaint();
    } else if let Some(spot) = focused
        && !drawing.zoom.keys(ui, rect, view.screen_from_grid(spot))
        && let Some(next) = keys(ui, form, drawing, spot, &places)
    {
        drawing.cursor = Some(next);
        ui.memory_mut(|memory| memory.request_focus(id(next)));
        drawing.zoom.show(view.rect_on_grid(next), rect);
        if drawing.zoom.shows_all() {
            ui.scroll_to_rect(view.rect_on_grid(next), None);
        }
    }
    focused.filter(|_| !drawing.by_pointer)
}

fn id(ui: &Ui, spot: Hex) -> egui::Id {
    ui.make_persistent_id(("spot", spot.x(), spot.y()))
}

/// Does what the keys ask for on the place that has the focus; where the keyboard goes from there.
fn keys(ui: &Ui, form: &mut Form, drawing: &mut Drawing, spot: Hex, places: &[Hex]) -> Option<Hex> {
    let pressed = |shortcut: keys::Shortcut| shortcut.pressed(ui.ctx());
    // Which of its keys it was, where each asks for something else.
    let which = |shortcut: keys::Shortcut| shortcut.which(ui.ctx());
    let is_on = drawing.tool == Tool::Select;
    let cells = drawing.known.as_ref()?.chart.cells().clone();
    if let Some(asked) = drawing.picker.keys(ui, spot, (places, &cells), is_on) {
        let went = if let Asked::Went(to) = asked { Some(to) } else { None };
        drawing.do_area(ui, form, asked);
        return went;
    }
    if let Some(arrow) = which(board_keys::MOVE) {
        let to = next(places, spot, ARROWS[arrow])?;
        drawing.carry(form, spot, to);
        return drawing.cursor.filter(|&cursor| cursor != spot);
    }
    if let Some(arrow) = which(board_keys::PLACE) {
        return next(places, spot, ARROWS[arrow]);
    }
    if pressed(board_keys::ACTIONS) {
        drawing.menu = Some(PlaceMenu { place: spot, takes_focus: true });
        return None;
    }
    if pressed(board_keys::TAKE) {
        drawing.remove(form, spot);
    }
    if drawing.known.as_ref().is_none_or(|known| known.chart.tile(spot).is_none()) {
        return None;
    }
    if pressed(board_keys::TURN_BACK) {
        drawing.turn(form, spot, false);
    } else if pressed(board_keys::TURN) {
        drawing.turn(form, spot, true);
    } else if let Some(side) = which(tikal_keys::SLABS) {
        if drawing.tool == Tool::Tiles {
            drawing.chosen = Some(spot);
        }
        drawing.step_slabs(form, spot, Direction::ALL[side]);
    }
    None
}

/// While a printed tile is chosen and the pointer is on it, the wheel turns it; so it does the base camp with its tool.
fn wheel(ui: &Ui, form: &mut Form, drawing: &mut Drawing, canvas: &Response, view: &Transform) {
    let chosen = match drawing.tool {
        Tool::Cells | Tool::Select => None,
        Tool::Tiles => drawing.chosen,
        Tool::BaseCamp => drawing.known.as_ref().and_then(|known| known.chart.base_camp()),
    };
    let Some(chosen) = chosen.filter(|_| ui.is_enabled()) else { return };
    let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| canvas.contains_pointer());
    if pointer.is_none_or(|pointer| view.grid_from_screen(pointer) != chosen) {
        drawing.wheel.rest();
        return;
    }
    // The page stays where it is.
    ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
    if let Some(clockwise) = drawing.wheel.turned(ui, WHEEL_STEP) {
        drawing.turn(form, chosen, clockwise);
    }
}

/// The name of a place: the things on it, and those that the layers tell of it.
fn name_of(texts: &Texts, drawing: &Drawing, spot: Hex) -> String {
    let Some(known) = &drawing.known else { return String::new() };
    let Some(name) = known.chart.name(spot).filter(|_| known.chart.cells().contains(&spot)) else {
        // A place that is no cell has no name: it is told by a cell beside it.
        let beside = spot.around().into_iter().zip(Direction::ALL);
        let mut beside = beside.filter(|(next, _)| known.chart.cells().contains(next));
        let found = beside.find_map(|(next, side)| Some((known.chart.name(next)?, side.opposite())));
        return found.map_or_else(String::new, |(cell, side)| {
            let values = [("side", texts.say(SIDES[side.index()]).into()), ("cell", cell.to_string().into())];
            texts.with("chart-free-place", &values)
        });
    };
    let mut parts = vec![texts.with("cell-name", &[("cell", name.to_string().into())])];
    parts.push(match known.chart.tile(spot) {
        Some(tile) => nouns::tile(texts, kind_of(tile.kind)),
        None => texts.say("cell-jungle"),
    });
    let Some(access) = &known.access else { return parts.join(", ") };
    if let Some(steps) = access.steps.get(&name).filter(|_| drawing.layers.distances) {
        parts.push(texts.with("chart-steps", &[("count", (*steps).into())]));
    }
    if drawing.layers.out_of_reach && access.bare.contains(&name) {
        parts.push(texts.say("chart-bare"));
    } else if drawing.layers.out_of_reach && access.apart.contains(&name) {
        parts.push(texts.say("chart-apart"));
    }
    parts.join(", ")
}
