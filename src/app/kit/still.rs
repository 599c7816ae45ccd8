//! Kept pictures: drawn once, stored as meshes, and painted again until what they show changes.
//!
//! Decides when something is drawn anew, and what of it is painted as pixels: a board has a hundred thousand triangles, and
//! every frame would copy them on their way to the graphics card. What is drawn, the caller decides. Text must not be kept:
//! its place in the font's texture may change.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::epaint::WHITE_UV;
use egui::layers::ShapeIdx;
use egui::{Color32, Id, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureId, TextureOptions, Vec2};

use super::notes;
use super::pixels::filled;

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

/// The time for which the things of a layer mostly stay what and where they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// They come, go and move: they are painted as triangles, which are there already.
    Short,
    /// They stay, as the tiles of a board do: once they have done so for a frame, what is large among them is painted as
    /// pixels. As it comes and while it moves it is painted as triangles.
    Long,
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
    /// The large ones of the joined shapes as pixels, once these have stayed what and where they are for a frame.
    pixels: Option<Pixels>,
}

/// The large meshes among some shapes as pixels, as far as they can be seen.
struct Pixels {
    /// The part of the window that was seen when they were filled.
    seen: Rect,
    /// The picture of each shape and where it lies; nothing for what is painted as it is, or not seen. Empty as long as
    /// the shapes have only just come, or moved.
    pictures: Vec<Option<(TextureHandle, Rect)>>,
}

impl std::fmt::Debug for Pixels {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Pixels").field("seen", &self.seen).finish_non_exhaustive()
    }
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
        Self { origin: Pos2::ZERO, things: Vec::new(), joined: Vec::new(), pixels: None }
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
        self.paint_at(painter, Pos2::ZERO, Stay::Short, wanted, |item, _| draw(item));
    }

    /// As [`Self::paint`], each thing at its place, counted from the origin. Things that are equal look the same wherever
    /// they are: one that is kept, be it at another place, is not drawn again. Returns how many were drawn.
    pub fn paint_at(
        &mut self,
        painter: &Painter,
        origin: Pos2,
        stay: Stay,
        wanted: impl Iterator<Item = (I, Vec2)>,
        draw: impl Fn(I, Pos2),
    ) -> usize {
        let drawn = self.follow(painter, origin, wanted, draw);
        match stay {
            Stay::Short => paint_whole(painter, &self.joined),
            Stay::Long => self.paint_joined(painter),
        }
        drawn
    }

    /// Keeps these things, and draws those that were not kept; how many that were.
    fn follow(
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
            self.pixels = None;
        }
        drawn
    }

    /// Paints what was joined: as meshes when it has just come or moved, as it may go on doing so; as pixels from then on.
    fn paint_joined(&mut self, painter: &Painter) {
        let seen = painter.clip_rect();
        let Some(pixels) = self.pixels.as_mut().filter(|pixels| pixels.seen == seen) else {
            self.pixels = Some(Pixels { seen, pictures: Vec::new() });
            return paint_whole(painter, &self.joined);
        };
        if pixels.pictures.is_empty() && !self.joined.is_empty() {
            // One layer in a pass: to fill all of them at once would be seen as a halt.
            let (context, pass) = (painter.ctx(), painter.ctx().cumulative_pass_nr());
            if notes::replace(context, Id::unique("filled with pixels"), pass) == Some(pass) {
                return paint_whole(painter, &self.joined);
            }
            pixels.pictures = self.joined.iter().map(|shape| pixels_of(painter, shape)).collect();
        }
        for (shape, picture) in self.joined.iter().zip(&pixels.pictures) {
            match picture {
                Some((picture, rect)) => painter.add(Shape::image(picture.id(), *rect, WHOLE, Color32::WHITE)),
                None => painter.add(shape.clone()),
            };
        }
    }

    /// Moves everything with the origin.
    fn shift(&mut self, origin: Pos2) {
        let way = origin - self.origin;
        self.origin = origin;
        if way != Vec2::ZERO {
            self.pixels = None;
            let shapes = self.things.iter_mut().flat_map(|thing| &mut thing.shapes);
            shapes.chain(&mut self.joined).for_each(|shape| shape.translate(way));
        }
    }
}

/// Vertices from which on it costs more to copy a mesh than to draw it by itself.
const LARGE: usize = 1024;

/// The whole of a texture.
const WHOLE: Rect = Rect { min: Pos2::ZERO, max: Pos2::new(1.0, 1.0) };

/// The part of a large mesh that can be seen, as a picture with a pixel for each one of the window, and where that lies;
/// nothing for other shapes.
fn pixels_of(painter: &Painter, shape: &Shape) -> Option<(TextureHandle, Rect)> {
    let Shape::Mesh(mesh) = shape else { return None };
    let is_plain = mesh.texture_id == TextureId::default() && mesh.vertices.iter().all(|corner| corner.uv == WHITE_UV);
    if mesh.vertices.len() < LARGE || !is_plain {
        return None;
    }
    let scale = painter.pixels_per_point();
    let part = mesh.calc_bounds().intersect(painter.clip_rect());
    if !part.is_positive() {
        return None;
    }
    let first = [part.left(), part.top()].map(|at| (at * scale).floor());
    let size = [part.right() - first[0] / scale, part.bottom() - first[1] / scale].map(|side| (side * scale).ceil());
    let most = painter.ctx().input(|input| input.max_texture_side) as f32;
    if size.iter().any(|&side| side < 1.0 || side > most) {
        return None;
    }
    let image = filled(mesh, first.map(|at| at as i64), size.map(|side| side as usize), scale);
    let rect = Rect::from_min_size(Pos2::from(first) / scale, Vec2::from(size) / scale);
    Some((painter.ctx().load_texture("kept picture", image, TextureOptions::NEAREST), rect))
}

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

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, vec2};

    use super::*;

    /// The corners that a frame paints of a layer with this thing at this place.
    fn corners(context: &Context, layer: &mut Layer<usize>, thing: usize, origin: Pos2) -> usize {
        let window = Rect::from_min_size(Pos2::ZERO, vec2(200.0, 100.0));
        let input = RawInput { screen_rect: Some(window), ..RawInput::default() };
        let mut output = context.run_ui(input, |ui| {
            let painter = ui.painter();
            layer.paint_at(painter, origin, Stay::Long, std::iter::once((thing, Vec2::ZERO)), |thing, at| {
                let mut mesh = Mesh::default();
                for square in 0..thing {
                    let corner = at + vec2(square as f32 * 0.1, 0.0);
                    mesh.add_colored_rect(Rect::from_min_size(corner, vec2(5.0, 5.0)), Color32::WHITE);
                }
                painter.add(Shape::mesh(mesh));
            });
        });
        // Nothing is drawn: no texture is wanted.
        output.textures_delta.clear();
        let of = |shape: &Shape| if let Shape::Mesh(mesh) = shape { mesh.vertices.len() } else { 0 };
        output.shapes.iter().map(|shape| of(&shape.shape)).sum()
    }

    #[test]
    fn what_is_large_and_stays_is_painted_as_pixels_and_what_comes_or_moves_as_triangles() {
        let (context, mut layer) = (Context::default(), Layer::default());
        let mut frame = |thing, x| corners(&context, &mut layer, thing, Pos2::new(x, 10.0));
        assert_eq!([frame(300, 10.0), frame(300, 10.0), frame(300, 10.0)], [1200, 4, 4]);
        assert_eq!([frame(300, 12.5), frame(300, 12.5)], [1200, 4], "it has moved");
        assert_eq!([frame(400, 12.5), frame(400, 12.5)], [1600, 4], "another has come");
        // A few triangles cost less than a picture.
        assert_eq!([frame(20, 12.5), frame(20, 12.5)], [80, 80]);
        assert_eq!([frame(300, 900.0), frame(300, 900.0)], [1200, 1200], "nothing of it is seen");
    }
}
