//! The program's icon: the temple tile, drawn without a screen.

use egui::{Color32, IconData, Mesh, Pos2, pos2};

use super::jungle;
use super::tile::{self, Ground, TileLook};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The number of samples of a pixel in each direction.
const SAMPLES: u32 = 3;

/// The icon, this many pixels wide and high.
#[must_use]
pub fn app_icon(theme: &Theme, size: u32) -> IconData {
    let size = size.clamp(8, 1024);
    let large = size * SAMPLES;
    let mut ink = Ink::new(1.0);
    let half = large as f32 * 0.5;
    let look = TileLook { ground: Ground::Temple, level: 8, slabs: [0, 1, 1, 0, 1, 1], emptied: false };
    let centre = pos2(half, half * 0.98);
    jungle::ink_jungle_leaves(&mut ink, theme, centre, half * 0.94, 11, false);
    tile::ink_tile(&mut ink, theme, centre, half * 0.9, &look);
    let canvas = rasterise(&ink.into_mesh(), large);
    let mut rgba = Vec::with_capacity((size * size * 4) as usize);
    for y in 0..size {
        for x in 0..size {
            let mut sum = [0.0_f32; 4];
            for (dx, dy) in (0..SAMPLES).flat_map(|dy| (0..SAMPLES).map(move |dx| (dx, dy))) {
                let sample = canvas[((y * SAMPLES + dy) * large + x * SAMPLES + dx) as usize];
                for channel in 0..4 {
                    sum[channel] += sample[channel];
                }
            }
            let [r, g, b, a] = sum.map(|sum| (sum / (SAMPLES * SAMPLES) as f32 * 255.0).round() as u8);
            rgba.extend(Color32::from_rgba_premultiplied(r, g, b, a).to_srgba_unmultiplied());
        }
    }
    IconData { rgba, width: size, height: size }
}

/// Fills the triangles of a mesh in order, blending each over those before it. Colours are blended as on the screen:
/// gamma encoded and multiplied by their alpha.
fn rasterise(mesh: &Mesh, size: u32) -> Vec<[f32; 4]> {
    let mut canvas = vec![[0.0; 4]; (size * size) as usize];
    for triangle in mesh.triangles() {
        let [a, b, c] = triangle.map(|index| mesh.vertices[index as usize]);
        let area = cross(a.pos, b.pos, c.pos);
        if area == 0.0 {
            continue;
        }
        let colours = [a, b, c].map(|vertex| vertex.color.to_normalized_gamma_f32());
        let range = |low: f32, high: f32| {
            low.floor().clamp(0.0, size as f32) as u32..high.ceil().clamp(0.0, size as f32) as u32
        };
        let (left, right) = (a.pos.x.min(b.pos.x).min(c.pos.x), a.pos.x.max(b.pos.x).max(c.pos.x));
        let (top, bottom) = (a.pos.y.min(b.pos.y).min(c.pos.y), a.pos.y.max(b.pos.y).max(c.pos.y));
        for y in range(top, bottom) {
            for x in range(left, right) {
                let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                let weights =
                    [cross(b.pos, c.pos, at) / area, cross(c.pos, a.pos, at) / area, cross(a.pos, b.pos, at) / area];
                if weights.iter().any(|&weight| weight < 0.0) {
                    continue;
                }
                let mix = |channel: usize| (0..3).map(|corner| weights[corner] * colours[corner][channel]).sum::<f32>();
                let over: [f32; 4] = std::array::from_fn(mix);
                let under = &mut canvas[(y * size + x) as usize];
                *under = std::array::from_fn(|channel| over[channel] + under[channel] * (1.0 - over[3]));
            }
        }
    }
    canvas
}

fn cross(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
