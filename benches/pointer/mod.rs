//! A pointer in a window that is measured: where things are, and what it does there.

use egui::{Event, Modifiers, PointerButton, Pos2, pos2};

use crate::window::Window;

/// Where the middles are of all that has a name that begins so, on a screen with one pixel to a point. It lays out a few
/// frames.
pub fn places(window: &mut Window, name: &str) -> Vec<Pos2> {
    window.context.enable_accesskit();
    window.frame();
    let mut output = window.output(Vec::new());
    assert!((output.pixels_per_point - 1.0).abs() < f32::EPSILON, "screen readers are told pixels");
    let update = output.platform_output.accesskit_update.take();
    output.drop_without_applying_deltas();
    window.context.disable_accesskit();
    window.frame();
    let nodes = update.expect("it was asked for").nodes.into_iter();
    let named = nodes.filter(|(_, node)| node.label().is_some_and(|label| label.starts_with(name)));
    let bounds = named.filter_map(|(_, node)| node.bounds());
    bounds.map(|bounds| pos2((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0)).collect()
}

/// The pointer comes to a place.
pub fn comes(pos: Pos2) -> Vec<Event> {
    vec![Event::PointerMoved(pos)]
}

/// The pointer comes to a place, and its button goes down or up there.
pub fn button(pos: Pos2, pressed: bool) -> Vec<Event> {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    vec![Event::PointerMoved(pos), Event::PointerButton { pos, button, pressed, modifiers }]
}
