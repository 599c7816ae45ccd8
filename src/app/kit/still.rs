//! Kept pictures: drawn once, stored as meshes, and painted again until what they show changes.
//!
//! Decides when something is drawn anew; what is drawn, the caller decides. Text must not be kept: its place in the
//! font's texture may change.

use std::sync::Arc;

use egui::layers::ShapeIdx;
use egui::{Mesh, Painter, Rect, Shape, TextureId, Vec2};

/// What every kept picture depends on besides what it shows.
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
    /// Paints the picture into the rectangle, and draws it anew if what is wanted has changed.
    pub fn paint(&mut self, painter: &Painter, is_dark: bool, rect: Rect, wanted: K, draw: impl FnOnce(&K)) {
        let screen = Screen { size: rect.size(), pixels_per_point: painter.pixels_per_point(), is_dark };
        let is_kept = self.shown.as_ref().is_some_and(|(shown, on)| *shown == wanted && *on == screen);
        if !is_kept {
            self.shapes = joined(captured(painter, || draw(&wanted)).iter());
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

/// A kept picture of several things that change one by one. Holds each thing with its shapes, the lowest first, and all
/// of them joined into as few shapes as possible: every frame is copied on its way to the graphics card, and one large
/// mesh is copied much faster than many small ones.
#[derive(Debug)]
pub struct Layer<I> {
    items: Vec<(I, Vec<Shape>)>,
    joined: Vec<Shape>,
}

impl<I> Default for Layer<I> {
    fn default() -> Self {
        Self { items: Vec::new(), joined: Vec::new() }
    }
}

impl<I: Copy + PartialEq> Layer<I> {
    /// The things that were painted last, the lowest first.
    pub fn items(&self) -> impl Iterator<Item = I> + '_ {
        self.items.iter().map(|&(item, _)| item)
    }

    /// Paints these things, and draws anew only those that are not kept.
    pub fn paint(&mut self, painter: &Painter, wanted: impl Iterator<Item = I>, draw: impl Fn(I)) {
        let mut kept = std::mem::take(&mut self.items).into_iter().peekable();
        let mut moved: Vec<(I, Vec<Shape>)> = Vec::new();
        let mut is_same = true;
        for item in wanted {
            // Mostly everything is as it was, in the same order.
            if let Some(same) = kept.next_if(|(known, _)| *known == item) {
                self.items.push(same);
                continue;
            }
            is_same = false;
            moved.extend(kept.by_ref());
            let known = moved.iter().position(|(known, _)| *known == item);
            let shapes = known.map_or_else(|| captured(painter, || draw(item)), |index| moved.swap_remove(index).1);
            self.items.push((item, shapes));
        }
        if !is_same || kept.next().is_some() {
            self.joined = joined(self.items.iter().flat_map(|(_, shapes)| shapes));
        }
        painter.extend(self.joined.iter().cloned());
    }
}

/// The shapes that `draw` puts on the painter's layer, taken off it again. Their meshes are shared, so that painting
/// them again costs next to nothing.
pub fn captured(painter: &Painter, draw: impl FnOnce()) -> Vec<Shape> {
    let (context, layer) = (painter.ctx(), painter.layer_id());
    let start = context.graphics_mut(|graphics| graphics.entry(layer).next_idx().0);
    draw();
    let mut shapes: Vec<Shape> = context.graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let shapes = list.all_entries().skip(start).map(|entry| entry.shape.clone()).collect();
        for index in start..list.next_idx().0 {
            list.reset_shape(ShapeIdx(index));
        }
        shapes
    });
    // Meshes grow by doubling, and these stay as they are for long.
    for shape in &mut shapes {
        if let Shape::Mesh(mesh) = shape
            && let Some(mesh) = Arc::get_mut(mesh)
        {
            mesh.vertices.shrink_to_fit();
            mesh.indices.shrink_to_fit();
        }
    }
    shapes.shrink_to_fit();
    shapes
}

/// The same shapes with neighbouring meshes joined into one.
fn joined<'a>(shapes: impl Iterator<Item = &'a Shape>) -> Vec<Shape> {
    let mut joined = Vec::new();
    let mut open: Vec<&Mesh> = Vec::new();
    let close = |open: &mut Vec<&Mesh>, joined: &mut Vec<Shape>| {
        if open.is_empty() {
            return;
        }
        let sum = |of: fn(&Mesh) -> usize| open.iter().map(|mesh| of(mesh)).sum();
        let mut all = Mesh {
            vertices: Vec::with_capacity(sum(|mesh| mesh.vertices.len())),
            indices: Vec::with_capacity(sum(|mesh| mesh.indices.len())),
            ..Mesh::default()
        };
        for mesh in open.drain(..) {
            all.append_ref(mesh);
        }
        joined.push(Shape::mesh(all));
    };
    for shape in shapes {
        match shape {
            Shape::Mesh(mesh) if mesh.texture_id == TextureId::default() => open.push(mesh),
            other => {
                close(&mut open, &mut joined);
                joined.push(other.clone());
            }
        }
    }
    close(&mut open, &mut joined);
    joined
}
