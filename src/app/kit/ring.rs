//! The marks of the widget that has the keyboard, and of one that somebody looked for: a ring around it, over
//! everything beside it.
//!
//! Where the keyboard is, `focus` decides; an area that has it as a whole is marked by `areas`.

use egui::containers::AreaState;
use egui::emath::easing::quadratic_out;
use egui::{Context, Id, LayerId, Painter, Rect, Response, Stroke, StrokeKind, remap_clamp};

use super::areas;
use super::focus::with_notes;
use super::theme::Theme;

/// Notes that a widget that has the focus shows that by itself.
pub fn shows_itself(response: &Response) {
    if response.has_focus() {
        with_notes(&response.ctx, |notes| notes.itself = Some(response.id));
    }
}

/// Notes the frame around a field that scrolls in it: while the field has the focus, the frame is marked.
pub fn frames(response: &Response, frame: Rect) {
    if response.has_focus() {
        with_notes(&response.ctx, |notes| notes.frame = Some(frame));
    }
}

/// The time for which something is pointed out, in seconds.
const POINTED_OUT: f64 = 1.8;

/// Points a widget out for a moment, such as one that somebody looked for.
pub fn point_out(context: &Context, widget: Id) {
    let until = context.input(|input| input.time) + POINTED_OUT;
    with_notes(context, |notes| notes.pointed_out = Some((widget, until)));
}

/// Marks the widget that is pointed out, as long as it is.
fn mark_pointed_out(context: &Context, theme: &Theme) {
    let Some((widget, until)) = with_notes(context, |notes| notes.pointed_out) else { return };
    let left = until - context.input(|input| input.time);
    if left <= 0.0 {
        with_notes(context, |notes| notes.pointed_out = None);
        return;
    }
    context.request_repaint_after(std::time::Duration::from_secs_f64(left));
    if let Some(response) = context.read_response(widget) {
        let painter = Painter::new(context.clone(), response.layer_id, context.content_rect());
        let rect = response.rect.expand(GAP + RING + 1.0);
        let stroke = Stroke::new(2.0 * RING, theme.chrome.gold);
        painter.rect_stroke(rect, theme.sizes.button_radius.saturating_add(4), stroke, StrokeKind::Outside);
    }
}

/// The distance of the ring from its widget, and its width.
const GAP: f32 = 1.0;
const RING: f32 = 2.0;

/// Marks the widget that has the focus by a ring around it. To be called when everything is laid out.
pub fn ring(context: &Context, theme: &Theme) {
    areas::ring(context);
    if context.input(|input| input.pointer.any_pressed() || input.pointer.any_released()) {
        // To look for a widget that got the focus in the pass of a click elsewhere would take it away again.
        context.request_repaint();
        return;
    }
    mark_pointed_out(context, theme);
    let (itself, frame) = with_notes(context, |notes| (notes.itself.take(), notes.frame.take()));
    // What was not laid out in this pass is gone, and egui lets its focus go with the pass: nothing would be laid out
    // again to take a ring away from where it stood.
    let is_there = |focused: &Id| context.viewport(|viewport| viewport.this_pass.widgets.contains(*focused));
    let focused = context.memory(egui::Memory::focused).filter(is_there);
    let focused = focused.filter(|&focused| itself != Some(focused));
    let Some(response) = focused.and_then(|focused| context.read_response(focused)) else { return };
    if !response.rect.is_positive() {
        return;
    }
    let window = context.content_rect();
    // What is scrolled out of sight keeps its ring there.
    let seen = match frame {
        None if !response.interact_rect.contains_rect(response.rect) => response.interact_rect.expand(GAP + RING),
        _ => window,
    };
    let mut painter = Painter::new(context.clone(), response.layer_id, seen);
    painter.multiply_opacity(opacity(context, response.layer_id));
    let stroke = Stroke::new(RING, theme.chrome.text_strong);
    if context.text_edit_focused() {
        // It lies on the field's own edge, or around what is in sight of a field that scrolls.
        let rect = frame.unwrap_or_else(|| response.rect.intersect(response.interact_rect));
        painter.rect_stroke(rect, theme.sizes.button_radius, stroke, StrokeKind::Inside);
        return;
    }
    let radius = theme.sizes.button_radius.saturating_add(1);
    painter.rect_stroke(response.rect.expand(GAP), radius, stroke, StrokeKind::Outside);
}

/// The opacity of a layer: a list that opens is laid out unseen, to learn its size, and then fades in. The ring does so
/// with it; else it would flash before the list is there, and in another place.
fn opacity(context: &Context, layer: LayerId) -> f32 {
    let Some(opened) = AreaState::load(context, layer.id).and_then(|state| state.last_became_visible_at) else {
        return 1.0;
    };
    let (time, step) = context.input(|input| (input.time, input.predicted_dt));
    let age = (time - opened) as f32;
    let share = remap_clamp(age + step * 0.5, 0.0..=context.global_style().animation_time, 0.0..=1.0);
    let opacity = if age > 0.0 { quadratic_out(share) } else { 0.0 };
    if opacity < 1.0 {
        context.request_repaint();
    }
    opacity
}

#[cfg(test)]
mod tests {
    use egui::epaint::ClippedShape;
    use egui::{Context, RawInput, Shape};

    use super::{RING, ring};
    use crate::app::kit::theme::Theme;

    #[test]
    fn the_ring_goes_in_the_pass_in_which_its_widget_is_no_longer_laid_out() {
        let (context, theme) = (Context::default(), Theme::dark());
        let rings = |is_there: bool| {
            let mut output = context.run_ui(RawInput::default(), |ui| {
                if is_there {
                    ui.button("Lift the cover").request_focus();
                }
                ring(ui.ctx(), &theme);
            });
            let is_ring = |shape: &&ClippedShape| match &shape.shape {
                Shape::Rect(rect) => rect.stroke.width == RING && rect.stroke.color == theme.chrome.text_strong,
                _ => false,
            };
            // Nothing is drawn: no texture is wanted.
            output.textures_delta.clear();
            output.shapes.iter().filter(is_ring).count()
        };
        assert_eq!([true, true, false, false].map(rings), [1, 1, 0, 0]);
    }
}
