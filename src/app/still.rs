//! Pictures that stay: drawn once, kept as meshes, and put on the screen again until what they show changes.
//!
//! Decides when something is drawn anew; what is drawn, the caller decides. No text is kept: the font's texture may
//! move under it.

use egui::layers::ShapeIdx;
use egui::{Painter, Rect, Shape, Vec2};

/// What every kept picture depends on beside what it shows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Screen {
    size: Vec2,
    pixels_per_point: f32,
    is_dark: bool,
}

/// A picture in a rectangle and what it shows. Where the rectangle lies does not matter: the picture moves with it.
#[derive(Debug)]
pub struct Still<K> {
    shown: Option<(K, Screen)>,
    rect: Rect,
    shapes: Vec<Shape>,
}

impl<K> Default for Still<K> {
    fn default() -> Self {
        Self { shown: None, rect: Rect::NOTHING, shapes: Vec::new() }
    }
}

impl<K: PartialEq> Still<K> {
    /// Paints the picture into the rectangle: as it was kept, or drawn anew.
    pub fn paint(&mut self, painter: &Painter, is_dark: bool, rect: Rect, wanted: K, draw: impl FnOnce(&K)) {
        let screen = Screen { size: rect.size(), pixels_per_point: painter.pixels_per_point(), is_dark };
        let is_kept = self.shown.as_ref().is_some_and(|(shown, on)| *shown == wanted && *on == screen);
        if !is_kept {
            self.shapes = captured(painter, || draw(&wanted));
            self.rect = rect;
            self.shown = Some((wanted, screen));
        }
        let way = rect.min - self.rect.min;
        if way != Vec2::ZERO {
            self.shapes.iter_mut().for_each(|shape| shape.translate(way));
            self.rect = rect;
        }
        painter.extend(self.shapes.iter().cloned());
    }
}

/// What `draw` puts on the painter's layer, taken off it again. Meshes are shared, so that drawing them
/// again costs next to nothing.
pub fn captured(painter: &Painter, draw: impl FnOnce()) -> Vec<Shape> {
    let (context, layer) = (painter.ctx(), painter.layer_id());
    let start = context.graphics_mut(|graphics| graphics.entry(layer).next_idx().0);
    draw();
    context.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let shapes: Vec<Shape> = list.all_entries().skip(start).map(|entry| entry.shape.clone()).collect();
        for index in start..list.next_idx().0 {
            list.reset_shape(ShapeIdx(index));
        }
        shapes
    })
}
