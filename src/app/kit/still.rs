//! Kept pictures: drawn once, stored as meshes, and painted again until what they show changes.
//!
//! Decides when something is drawn anew; what is drawn, the caller decides. Text must not be kept: its place in the
//! font's texture may change.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::layers::ShapeIdx;
use egui::{Mesh, Painter, Pos2, Rect, Shape, TextureId, Vec2};

/// The values on which every kept picture depends besides its subject.
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
        paint_whole(painter, &self.shapes);
    }
}

/// Kept pictures of numbered things, such as the scenarios of a variant: by the hash of what they belong to, where they are
/// shown, and their number.
#[derive(Debug, Default)]
pub struct Stills(BTreeMap<(String, &'static str, usize), Still<()>>);

impl Stills {
    /// The picture of this thing.
    pub fn of(&mut self, hash: &str, place: &'static str, number: usize) -> &mut Still<()> {
        self.0.entry((hash.to_owned(), place, number)).or_default()
    }
}

/// A kept picture of several things that change one by one. Holds each thing with its shapes, the lowest first, and all
/// of them joined into as few shapes as possible: every frame is copied on its way to the graphics card, and one large
/// mesh is copied much faster than many small ones.
#[derive(Debug)]
pub struct Layer<I> {
    /// Where the places of all things are counted from.
    origin: Pos2,
    things: Vec<Thing<I>>,
    joined: Vec<Shape>,
}

/// A thing with its place in a layer and its shapes on the screen.
#[derive(Debug)]
struct Thing<I> {
    item: I,
    place: Vec2,
    shapes: Vec<Shape>,
}

impl<I> Default for Layer<I> {
    fn default() -> Self {
        Self { origin: Pos2::ZERO, things: Vec::new(), joined: Vec::new() }
    }
}

impl<I: Copy + PartialEq> Layer<I> {
    /// The things that were painted last, the lowest first.
    pub fn items(&self) -> impl Iterator<Item = I> + '_ {
        self.things.iter().map(|thing| thing.item)
    }

    /// Paints these things, and draws anew only those that are not kept.
    pub fn paint(&mut self, painter: &Painter, wanted: impl Iterator<Item = I>, draw: impl Fn(I)) {
        let wanted = wanted.map(|item| (item, Vec2::ZERO));
        self.paint_at(painter, Pos2::ZERO, wanted, |item, _| draw(item));
    }

    /// As [`Self::paint`], each thing at its place, counted from the origin. Things that are equal look the same wherever
    /// they are: one that is kept, be it at another place, is not drawn again. Returns how many were drawn.
    pub fn paint_at(
        &mut self,
        painter: &Painter,
        origin: Pos2,
        wanted: impl Iterator<Item = (I, Vec2)>,
        draw: impl Fn(I, Pos2),
    ) -> usize {
        self.shift(origin);
        let mut kept = std::mem::take(&mut self.things).into_iter().peekable();
        let mut others: Vec<Thing<I>> = Vec::new();
        let (mut is_same, mut drawn) = (true, 0);
        for (item, place) in wanted {
            // Mostly everything is as it was, in the same order.
            if let Some(same) = kept.next_if(|known| known.item == item && known.place == place) {
                self.things.push(same);
                continue;
            }
            is_same = false;
            others.extend(kept.by_ref());
            if let Some(index) = others.iter().position(|known| known.item == item && known.place == place) {
                self.things.push(others.swap_remove(index));
                continue;
            }
            let alike = others.iter().chain(&self.things).find(|known| known.item == item);
            let shapes = if let Some(alike) = alike {
                translated(&alike.shapes, place - alike.place)
            } else {
                drawn += 1;
                captured(painter, || draw(item, origin + place))
            };
            self.things.push(Thing { item, place, shapes });
        }
        if !is_same || kept.next().is_some() {
            self.joined = joined(self.things.iter().flat_map(|thing| &thing.shapes));
        }
        paint_whole(painter, &self.joined);
        drawn
    }

    /// Moves everything with the origin.
    fn shift(&mut self, origin: Pos2) {
        let way = origin - self.origin;
        self.origin = origin;
        if way != Vec2::ZERO {
            let shapes = self.things.iter_mut().flat_map(|thing| &mut thing.shapes);
            shapes.chain(&mut self.joined).for_each(|shape| shape.translate(way));
        }
    }
}

/// Vertices from which on it costs more to copy a mesh than to draw it by itself.
const LARGE: usize = 1024;

/// Paints kept shapes. Neighbours with one clip become one mesh, which grows by doubling: large ones would be copied again
/// and again in every frame. So each large mesh is clipped by the smallest difference wider than its neighbours.
fn paint_whole(painter: &Painter, shapes: &[Shape]) {
    let clip = painter.clip_rect();
    let wider = clip.with_max_x(clip.max.x.next_up());
    let clips = [wider, clip.with_max_x(wider.max.x.next_up())];
    let mut painter = painter.clone();
    for shape in shapes {
        let is_large = matches!(shape, Shape::Mesh(mesh) if mesh.vertices.len() >= LARGE);
        let next = painter.ctx().graphics_mut(|graphics| graphics.entry(painter.layer_id()).next_idx().0);
        painter.set_clip_rect(if is_large { clips[next % 2] } else { clip });
        painter.add(shape.clone());
    }
}

/// These shapes elsewhere.
fn translated(shapes: &[Shape], way: Vec2) -> Vec<Shape> {
    let mut shapes = shapes.to_vec();
    for shape in &mut shapes {
        shape.translate(way);
    }
    shapes
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
