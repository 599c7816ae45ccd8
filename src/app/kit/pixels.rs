//! Triangles as pixels: a mesh without a texture is filled as a graphics card fills it, so that it can be kept as a picture.
//!
//! Decides which pixels a triangle owns and how colours are laid over each other; what is kept so, `still` decides.

use egui::{Color32, ColorImage, Mesh, Pos2};

/// The steps to a pixel to which corners are rounded, as on graphics cards: so what two triangles share is computed alike.
const STEPS: i64 = 256;

/// A corner of a triangle: its place in steps, and its colour.
type Corner = ([i64; 2], [f32; 4]);

/// The pixels of a mesh in a window of so many, which begins with the pixel `first`; `scale` is the pixels of a point. Where
/// nothing lies they are transparent.
#[must_use]
pub fn filled(mesh: &Mesh, first: [i64; 2], size: [usize; 2], scale: f32) -> ColorImage {
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    let step = |at: f32, first: i64| (f64::from(at) * f64::from(scale) * STEPS as f64).round() as i64 - first * STEPS;
    let place = |at: Pos2| [step(at.x, first[0]), step(at.y, first[1])];
    let corners: Vec<Corner> =
        mesh.vertices.iter().map(|corner| (place(corner.pos), corner.color.to_array().map(f32::from))).collect();
    for triangle in mesh.indices.chunks_exact(3) {
        let [one, two, three] = [0, 1, 2].map(|index| corners.get(triangle[index] as usize));
        if let (Some(&one), Some(&two), Some(&three)) = (one, two, three) {
            fill(&mut image, [one, two, three]);
        }
    }
    image
}

/// Twice the area of a triangle; negative if its corners go round the other way.
fn twice([a, b, c]: [[i64; 2]; 3]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// Fills the pixels whose centre lies in the triangle; of those on an edge the ones on its top and its left.
fn fill(image: &mut ColorImage, mut corners: [Corner; 3]) {
    let area = twice(corners.map(|(at, _)| at));
    if area == 0 || corners.iter().all(|(_, colour)| colour.iter().all(|&part| part <= 0.0)) {
        return;
    }
    if area < 0 {
        corners.swap(0, 1);
    }
    let share = 1.0 / area.abs() as f32;
    let [(a, first), (b, second), (c, third)] = corners;
    let [width, height] = image.size;
    // The pixels whose centres lie between the outermost corners.
    let range = |axis: usize, most: usize| {
        let (low, high) = (a[axis].min(b[axis]).min(c[axis]), a[axis].max(b[axis]).max(c[axis]));
        let from = (low - STEPS / 2 + STEPS - 1).div_euclid(STEPS).max(0);
        let to = ((high - STEPS / 2).div_euclid(STEPS) + 1).min(i64::try_from(most).unwrap_or(i64::MAX));
        (from, to)
    };
    let ((left, right), (top, bottom)) = (range(0, width), range(1, height));
    if left >= right || top >= bottom {
        return;
    }
    let start = [left * STEPS + STEPS / 2, top * STEPS + STEPS / 2];
    // With y downwards and a positive area, the inside lies to the right of an edge: one that rises is a left edge.
    let edge = |from: [i64; 2], to: [i64; 2]| {
        let is_owned = to[1] < from[1] || (to[1] == from[1] && to[0] > from[0]);
        let value = twice([from, to, start]);
        (value, -(to[1] - from[1]) * STEPS, (to[0] - from[0]) * STEPS, i64::from(is_owned) - 1)
    };
    let edges = [edge(b, c), edge(c, a), edge(a, b)];
    let mix = |weights: [f32; 3]| {
        [0, 1, 2, 3]
            .map(|part| (first[part] * weights[0] + second[part] * weights[1] + third[part] * weights[2]) * share)
    };
    let across = mix(edges.map(|(_, right, ..)| right as f32));
    for y in top..bottom {
        let values = edges.map(|(value, _, below, _)| value + below * (y - top));
        // The pixels of the row that lie inside of all three edges.
        let (mut from, mut to) = (0, right - left);
        for (value, (_, step, _, own)) in values.into_iter().zip(edges) {
            let value = value + own;
            match step.signum() {
                1 => from = from.max((step - 1 - value).div_euclid(step)),
                -1 => to = to.min(value.div_euclid(-step) + 1),
                _ if value < 0 => to = 0,
                _ => {}
            }
        }
        if from >= to {
            continue;
        }
        let mut colour = mix([0, 1, 2].map(|edge| (values[edge] + edges[edge].1 * from) as f32));
        let row = y as usize * width + left as usize;
        for pixel in &mut image.pixels[row + from as usize..row + to as usize] {
            *pixel = over(colour, *pixel);
            for (part, step) in colour.iter_mut().zip(across) {
                *part += step;
            }
        }
    }
}

/// A colour over another one; both are multiplied by their alpha.
fn over(colour: [f32; 4], under: Color32) -> Color32 {
    let rest = (1.0 - colour[3] / 255.0).max(0.0);
    let under = under.to_array();
    let [red, green, blue, alpha] =
        [0, 1, 2, 3].map(|part| (colour[part] + f32::from(under[part]) * rest + 0.5).clamp(0.0, 255.0) as u8);
    Color32::from_rgba_premultiplied(red, green, blue, alpha)
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2};

    use super::*;

    #[test]
    fn triangles_that_share_an_edge_fill_each_pixel_once_and_nothing_beyond_it() {
        let mut mesh = Mesh::default();
        let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
        mesh.add_colored_rect(Rect::from_min_max(pos2(10.5, 20.0), pos2(12.0, 21.5)), half);
        let image = filled(&mesh, [20, 39], [6, 6], 2.0);
        for (index, pixel) in image.pixels.iter().enumerate() {
            let (x, y) = (index % 6, index / 6);
            let is_inside = (1..4).contains(&x) && (1..4).contains(&y);
            assert_eq!(*pixel, if is_inside { half } else { Color32::TRANSPARENT }, "{x} {y}");
        }
    }

    #[test]
    fn what_lies_over_something_covers_it_as_far_as_it_is_dense_and_colours_change_from_corner_to_corner() {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(Rect::from_min_max(pos2(0.0, 0.0), pos2(2.0, 1.0)), Color32::from_rgb(0, 0, 200));
        let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
        mesh.add_colored_rect(Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), half);
        assert_eq!(
            filled(&mesh, [0, 0], [2, 1], 1.0).pixels,
            [Color32::from_rgb(100, 0, 100), Color32::from_rgb(0, 0, 200)]
        );
        let mut mesh = Mesh::default();
        for (x, y, colour) in [(0.0, 0.0, Color32::BLACK), (8.0, 0.0, Color32::WHITE), (0.0, 8.0, Color32::BLACK)] {
            mesh.colored_vertex(pos2(x, y), colour);
        }
        mesh.add_triangle(0, 1, 2);
        let row = &filled(&mesh, [0, 0], [8, 8], 1.0).pixels[..7];
        assert!(row.windows(2).all(|two| two[1].r() > two[0].r()) && row[0].r() == 16, "{row:?}");
    }
}
