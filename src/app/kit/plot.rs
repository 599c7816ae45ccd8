//! Plots as pictures: the wheel scrolls past them, and nothing in them is dragged or zoomed.

use egui_plot::Plot;

use super::theme::Theme;

/// A plot of this height in which nothing moves, with a grid in the colours of the theme.
#[must_use]
pub fn still_plot<'a>(id: &'static str, theme: &Theme, height: f32) -> Plot<'a> {
    Plot::new(id)
        .height(height)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_drag(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_background(false)
        .show_crosshair(false)
        .grid_color(theme.chrome.edge)
}
