//! Stamps: small pictures that stand in panels and on buttons, drawn once and painted again from frame to frame for as long
//! as they stay where they are.
//!
//! Decides how long one is kept; what is drawn, the caller decides. The board keeps its own, in layers.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use egui::{Context, Id, Mesh, Painter, Pos2, Shape};

use super::ink::Ink;
use crate::app::kit::theme::Theme;

/// The stamps of this frame, and those of the last one: what neither has painted is dropped.
#[derive(Clone, Default)]
struct Stamps {
    pass: u64,
    painted: HashMap<u64, Arc<Mesh>>,
    before: HashMap<u64, Arc<Mesh>>,
}

impl Stamps {
    /// The stamp with this hash, kept for the next frame, too.
    fn take(&mut self, pass: u64, hash: u64) -> Option<Arc<Mesh>> {
        if self.pass != pass {
            let last = std::mem::take(&mut self.painted);
            self.before = if self.pass + 1 == pass { last } else { HashMap::new() };
            self.pass = pass;
        }
        if let Some(mesh) = self.before.remove(&hash) {
            self.painted.insert(hash, mesh);
        }
        self.painted.get(&hash).cloned()
    }
}

/// Paints a picture. `picture` is everything that its looks depend on besides its place, its radius, the theme and the
/// screen.
pub(in crate::app) fn stamp(
    painter: &Painter,
    theme: &Theme,
    picture: impl Hash,
    place: (Pos2, f32),
    draw: impl FnOnce(&mut Ink),
) {
    plain_stamp(painter, (picture, theme.is_dark), place, draw);
}

/// As [`stamp`], of a picture that takes nothing from the theme.
pub(in crate::app) fn plain_stamp(
    painter: &Painter,
    picture: impl Hash,
    (centre, radius): (Pos2, f32),
    draw: impl FnOnce(&mut Ink),
) {
    let (context, scale) = (painter.ctx(), painter.pixels_per_point());
    let place = [centre.x, centre.y, radius, scale].map(f32::to_bits);
    let hash = egui::util::hash((picture, place));
    let mesh = kept(context, hash, || {
        let mut ink = Ink::on(painter);
        draw(&mut ink);
        ink.into_mesh()
    });
    if mesh.is_empty() {
        return;
    }
    let opacity = painter.opacity();
    if opacity >= 1.0 {
        painter.add(Shape::Mesh(mesh));
        return;
    }
    // What is faint stays so for long, as on a greyed button.
    let faint = kept(context, egui::util::hash((hash, opacity.to_bits())), || {
        let mut faint = Mesh::clone(&mesh);
        faint.vertices.iter_mut().for_each(|corner| corner.color = corner.color.gamma_multiply(opacity));
        faint
    });
    let mut painter = painter.clone();
    painter.set_opacity(1.0);
    painter.add(Shape::Mesh(faint));
}

/// The stamp with this hash, drawn if it is not kept.
fn kept(context: &Context, hash: u64, draw: impl FnOnce() -> Mesh) -> Arc<Mesh> {
    let (stamps, pass) = (Id::unique("stamps"), context.cumulative_pass_nr());
    let known = context.data_mut(|data| data.get_temp_mut_or_default::<Stamps>(stamps).take(pass, hash));
    known.unwrap_or_else(|| {
        let mesh = Arc::new(draw());
        context.data_mut(|data| {
            data.get_temp_mut_or_default::<Stamps>(stamps).painted.insert(hash, Arc::clone(&mesh));
        });
        mesh
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui::{CentralPanel, RawInput, pos2};

    use super::*;

    /// Frames in which these pictures are painted, and how many of them had to be drawn.
    fn drawn(context: &Context, theme: &Theme, pictures: &[(u8, f32)]) -> usize {
        let count = Cell::new(0);
        let output = context.run_ui(RawInput::default(), |ui| {
            CentralPanel::default().show(ui, |ui| {
                for &(picture, x) in pictures {
                    stamp(ui.painter(), theme, picture, (pos2(x, 9.0), 4.0), |ink| {
                        count.set(count.get() + 1);
                        ink.disc(pos2(x, 9.0), 4.0, theme.chrome.gold);
                    });
                }
            });
        });
        output.drop_without_applying_deltas();
        count.get()
    }

    #[test]
    fn a_picture_is_drawn_again_only_when_it_is_another_or_elsewhere_or_was_gone() {
        let (context, dark, light) = (Context::default(), Theme::dark(), Theme::light());
        let first = [(1, 10.0), (2, 30.0)];
        assert_eq!(drawn(&context, &dark, &first), 2);
        assert_eq!(drawn(&context, &dark, &first), 0, "both are kept");
        assert_eq!(drawn(&context, &dark, &[(1, 11.0), (2, 30.0)]), 1, "one is elsewhere");
        assert_eq!(drawn(&context, &dark, &[(3, 11.0), (2, 30.0)]), 1, "one is another");
        assert_eq!(drawn(&context, &light, &first), 2, "the theme is another");
        assert_eq!(drawn(&context, &light, &[]), 0);
        assert_eq!(drawn(&context, &light, &first), 2, "what is not painted is not kept");
    }

    #[test]
    fn a_faint_picture_is_as_faint_as_any_shape_and_is_faded_once() {
        let (context, theme) = (Context::default(), Theme::dark());
        let frame = || {
            let output = context.run_ui(RawInput::default(), |ui| {
                CentralPanel::default().show(ui, |ui| {
                    let mut painter = ui.painter().clone();
                    painter.multiply_opacity(0.5);
                    let draw = |ink: &mut Ink| ink.disc(pos2(9.0, 9.0), 4.0, theme.chrome.gold);
                    plain_stamp(&painter, 1, (pos2(9.0, 9.0), 4.0), draw);
                    let mut ink = Ink::on(&painter);
                    draw(&mut ink);
                    ink.paint(&painter);
                });
            });
            let meshes = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
                Shape::Mesh(mesh) => Some(Arc::clone(mesh)),
                _ => None,
            });
            let meshes: Vec<Arc<Mesh>> = meshes.collect();
            output.drop_without_applying_deltas();
            meshes
        };
        let (first, second) = (frame(), frame());
        assert_eq!((first.len(), &first[0]), (2, &first[1]), "both are as faint");
        assert!(Arc::ptr_eq(&first[0], &second[0]), "the first is kept");
    }
}
