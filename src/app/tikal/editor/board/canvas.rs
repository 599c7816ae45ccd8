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
use crate::app::hexboard::cursor::{Arrow, next};
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

/// Where the arrow keys lead, in the order in which they are listed.
const ARROWS: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
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
    let focused = places_ui(ui, form, drawing, &view, was_stroke);
    wheel(ui, form, drawing, &canvas, &view);

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
    if let Some(refusal) = drawing.refusal {
        let strip = rect.shrink(6.0).with_min_y(rect.bottom() - 40.0);
        ui.scope_builder(UiBuilder::new().max_rect(strip).layout(Layout::bottom_up(Align::Min)), |ui| {
            refusal_ui(ui, form, refusal);
        });
    }
}

/// The view of a canvas of this size that begins at 0, 0: all places fit into it, but while cells are painted it keeps
/// still.
fn fitted(drawing: &Drawing, size: Vec2) -> Transform {
    match &drawing.stroke {
        Some(Stroke::Paint { view, .. }) => *view,
        _ => picture::fitted(Rect::from_min_size(Pos2::ZERO, size), drawing.places().into_iter()),
    }
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
fn places_ui(ui: &Ui, form: &mut Form, drawing: &mut Drawing, view: &Transform, was_stroke: bool) -> Option<Hex> {
    let places = drawing.places();
    let cursor = drawing.cursor(&places)?;
    let id = |spot| id(ui, spot);
    let (mut clicked, mut focused) = (None, None);
    // Whoever uses the pointer sees what was clicked: the mark of the keyboard would only cover it.
    drawing.by_pointer &= !ui.input(|input| input.events.iter().any(|event| matches!(event, Event::Key { .. })));
    for &spot in &places {
        let is_chosen = drawing.tool == Tool::Tiles && drawing.chosen == Some(spot);
        let info = || {
            let name = name_of(form.texts, drawing, spot);
            WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, name)
        };
        let response = hex_ui(ui, view.rect_on_grid(spot), id(spot), spot == cursor, info);
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
    }
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
        drawing.act(form, spot, aim);
        is_taken = true;
    }
    if is_taken && let Some(cursor) = drawing.cursor {
        // By now the place may be somewhere else, as the board may begin elsewhere.
        ui.memory_mut(|memory| memory.request_focus(id(cursor)));
        (drawing.has_focus, drawing.refocus) = (true, false);
        ui.ctx().request_repaint();
    } else if let Some(spot) = focused
        && let Some(next) = keys(ui, form, drawing, spot, &places)
    {
        drawing.cursor = Some(next);
        ui.memory_mut(|memory| memory.request_focus(id(next)));
        ui.scroll_to_rect(view.rect_on_grid(next), None);
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
    if let Some(arrow) = which(tikal_keys::CARRY) {
        let to = next(places, spot, ARROWS[arrow])?;
        drawing.carry(form, spot, to);
        return drawing.cursor.filter(|&cursor| cursor != spot);
    }
    if let Some(arrow) = which(tikal_keys::PLACE) {
        return next(places, spot, ARROWS[arrow]);
    }
    if pressed(tikal_keys::TAKE) {
        drawing.remove(form, spot);
    }
    if drawing.known.as_ref().is_none_or(|known| known.chart.tile(spot).is_none()) {
        return None;
    }
    if pressed(tikal_keys::TURN_PRINTED_BACK) {
        drawing.turn(form, spot, false);
    } else if pressed(tikal_keys::TURN_PRINTED) {
        drawing.turn(form, spot, true);
    } else if drawing.tool == Tool::Tiles {
        for (shortcut, step) in [(tikal_keys::NEXT_SIDE, 1), (tikal_keys::LAST_SIDE, 5)] {
            if pressed(shortcut) {
                drawing.chosen = Some(spot);
                drawing.side = Direction::ALL[(drawing.side.index() + step) % 6];
            }
        }
        if let Some(slabs) = which(tikal_keys::SLABS) {
            drawing.chosen = Some(spot);
            drawing.set_slabs(form, spot, slabs as u32);
        }
    }
    None
}

/// While a printed tile is chosen and the pointer is on it, the wheel turns it; so it does the base camp with its tool.
fn wheel(ui: &Ui, form: &mut Form, drawing: &mut Drawing, canvas: &Response, view: &Transform) {
    let chosen = match drawing.tool {
        Tool::Cells => None,
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
