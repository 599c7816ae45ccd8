//! A picture as marks in their order: paths that are filled, and letters.

use egui::emath::TSTransform;
use egui::epaint::{ClippedShape, Primitive};
use egui::{Pos2, Rect, Shape, Vec2};

use super::easel::Painted;
use super::letters::{Letters, Set};
use super::paths::{Path, apart, paths};

/// A picture as marks, the lowest first.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Its size, in points.
    pub size: Vec2,
    /// The marks.
    pub marks: Vec<Mark>,
}

/// Something of one colour.
#[derive(Clone, PartialEq, Debug)]
pub struct Mark {
    /// The rectangle outside which nothing of it shows; nothing if all of it lies inside.
    pub clip: Option<Rect>,
    /// The colour.
    pub colour: egui::Color32,
    /// From 0 to 1, how far it covers what lies below.
    pub alpha: f32,
    /// The thing that is filled.
    pub fill: Fill,
}

/// A thing that is filled with a colour.
#[derive(Clone, PartialEq, Debug)]
pub enum Fill {
    /// Closed lines. Where they lie over each other, they are filled once.
    Path(Vec<Vec<Pos2>>),
    /// Letters.
    Letters(Vec<Set>),
}

/// The picture as marks; letters that are not known yet are added to those that are.
#[must_use]
pub fn drawing(painted: &Painted, letters: &mut Letters) -> Drawing {
    let mut drawing = Drawing { size: painted.size, marks: Vec::new() };
    let page = Rect::from_min_size(Pos2::ZERO, painted.size);
    for ClippedShape { clip_rect, shape, .. } in &painted.shapes {
        drawing.add(painted, letters, clip_rect.intersect(page), shape);
    }
    drawing
}

impl Drawing {
    fn add(&mut self, painted: &Painted, letters: &mut Letters, clip: Rect, shape: &Shape) {
        match shape {
            Shape::Noop | Shape::Callback(_) => {}
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(painted, letters, clip, shape)),
            Shape::Text(text) => {
                for (colour, run) in letters.set(painted, text) {
                    let (colour, alpha) = apart(colour);
                    let clip = Some(clip).filter(|clip| !clip.contains_rect(shape.visual_bounding_rect()));
                    if alpha > 0.0 {
                        self.marks.push(Mark { clip, colour, alpha, fill: Fill::Letters(run) });
                    }
                }
            }
            Shape::Mesh(mesh) => self.add_paths(clip, paths(mesh, 1.0 / painted.pixels_per_point)),
            other => {
                let shape = ClippedShape {
                    clip_rect: clip,
                    shape: other.clone(),
                    transform_after_tessellation: TSTransform::IDENTITY,
                };
                for primitive in painted.context.tessellate(vec![shape], painted.pixels_per_point) {
                    if let Primitive::Mesh(mesh) = primitive.primitive {
                        self.add_paths(clip, paths(&mesh, 1.0 / painted.pixels_per_point));
                    }
                }
            }
        }
    }

    fn add_paths(&mut self, clip: Rect, paths: Vec<Path>) {
        for Path { loops, colour, alpha } in paths {
            let bounds = loops.iter().flatten().fold(Rect::NOTHING, |mut bounds, &point| {
                bounds.extend_with(point);
                bounds
            });
            if bounds.intersects(clip) {
                let clip = (!clip.contains_rect(bounds)).then_some(clip);
                self.marks.push(Mark { clip, colour, alpha, fill: Fill::Path(loops) });
            }
        }
    }
}
