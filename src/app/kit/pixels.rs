//! Triangles as pixels: a mesh without a texture is filled as a graphics card fills it, so that it can be kept as a picture.
//!
//! Decides which pixels a triangle owns and how colours are laid over each other; what is kept so, `still` decides.

use egui::{Color32, ColorImage, Mesh, Pos2};

/// The steps to a pixel to which corners are rounded, as on graphics cards: so what two triangles share is computed alike.
const STEPS: i64 = 256;

/// A corner of a triangle: its place in steps, and its colour.
type Corner = ([i64; 2], Color32);

/// The pixels of a mesh in a window of so many, which begins with the pixel `first`; `scale` is the pixels of a point. Where
/// nothing lies they are transparent.
#[must_use]
pub fn filled(mesh: &Mesh, first: [i64; 2], size: [usize; 2], scale: f32) -> ColorImage {
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    let step = |at: f32, first: i64| (f64::from(at) * f64::from(scale) * STEPS as f64).round() as i64 - first * STEPS;
    let place = |at: Pos2| [step(at.x, first[0]), step(at.y, first[1])];
    let corners: Vec<Corner> = mesh.vertices.iter().map(|corner| (place(corner.pos), corner.color)).collect();
    for triangle in mesh.indices.chunks_exact(3) {
        let [one, two, three] = [0, 1, 2].map(|index| corners.get(triangle[index] as usize));
        if let (Some(&one), Some(&two), Some(&three)) = (one, two, three) {
            fill(&mut image, [one, two, three]);
        }
    }
    image
}

/// Twice the area of a triangle; negative if its corners go round the other way.
fn twice(a: [i64; 2], b: [i64; 2], c: [i64; 2]) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// An edge of a triangle: on which side of it a place lies. On the inside the value is not below 0.
struct Edge {
    /// The value at the first pixel.
    value: i64,
    /// The steps of the value from one pixel to the next, to the right and down.
    right: i64,
    down: i64,
}

impl Edge {
    fn new(from: [i64; 2], to: [i64; 2], first: [i64; 2]) -> Self {
        Self { value: twice(from, to, first), right: (from[1] - to[1]) * STEPS, down: (to[0] - from[0]) * STEPS }
    }

    /// The value beyond which a pixel belongs to the triangle. With y downwards and a positive area, the inside lies to the
    /// right of an edge: one that rises is a left edge, and owns the pixels on it, as one on the top does.
    fn least(&self) -> i64 {
        i64::from(!(self.right > 0 || (self.right == 0 && self.down > 0)))
    }

    /// Narrows the pixels of a row, where the value begins so, to those inside.
    fn narrow(&self, value: i64, from: &mut i64, to: &mut i64) {
        let value = value - self.least();
        if self.right > 0 {
            *from = (*from).max((self.right - 1 - value).div_euclid(self.right));
        } else if self.right < 0 {
            *to = (*to).min(value.div_euclid(-self.right) + 1);
        } else if value < 0 {
            *to = 0;
        }
    }
}

/// The pixels whose centres lie between the outermost of three places, at most so many.
fn range(a: i64, b: i64, c: i64, most: usize) -> (i64, i64) {
    let (low, high) = (a.min(b).min(c), a.max(b).max(c));
    let from = (low - STEPS / 2 + STEPS - 1).div_euclid(STEPS).max(0);
    (from, ((high - STEPS / 2).div_euclid(STEPS) + 1).min(i64::try_from(most).unwrap_or(i64::MAX)))
}

/// Fills the pixels whose centre lies in the triangle; of those on an edge the ones on its top and its left.
fn fill(image: &mut ColorImage, mut corners: [Corner; 3]) {
    let area = twice(corners[0].0, corners[1].0, corners[2].0);
    if area == 0 || corners.iter().all(|&(_, colour)| colour == Color32::TRANSPARENT) {
        return;
    }
    if area < 0 {
        corners.swap(0, 1);
    }
    let [(a, first), (b, second), (c, third)] = corners;
    let [width, height] = image.size;
    let ((left, right), (top, bottom)) = (range(a[0], b[0], c[0], width), range(a[1], b[1], c[1], height));
    if left >= right || top >= bottom {
        return;
    }
    let start = [left * STEPS + STEPS / 2, top * STEPS + STEPS / 2];
    let (one, two, three) = (Edge::new(b, c, start), Edge::new(c, a, start), Edge::new(a, b, start));
    let is_even = first == second && second == third;
    let [first, second, third] = [first, second, third].map(|colour| colour.to_array().map(f32::from));
    let share = 1.0 / area.abs() as f32;
    let mix = |one: i64, two: i64, three: i64| {
        let (one, two, three) = (one as f32 * share, two as f32 * share, three as f32 * share);
        let mut mixed = [0.0; 4];
        for part in 0..4 {
            mixed[part] = first[part] * one + second[part] * two + third[part] * three;
        }
        mixed
    };
    let across = (!is_even).then(|| mix(one.right, two.right, three.right));
    for y in top..bottom {
        let row = y - top;
        let values = (one.value + one.down * row, two.value + two.down * row, three.value + three.down * row);
        let (mut from, mut to) = (0, right - left);
        one.narrow(values.0, &mut from, &mut to);
        two.narrow(values.1, &mut from, &mut to);
        three.narrow(values.2, &mut from, &mut to);
        if from >= to {
            continue;
        }
        let colour = if is_even {
            first
        } else {
            mix(values.0 + one.right * from, values.1 + two.right * from, values.2 + three.right * from)
        };
        let row = y as usize * width + left as usize;
        lay(&mut image.pixels[row + from as usize..row + to as usize], colour, across);
    }
}

/// Lays a colour over each pixel of a row, at each a step further if there is one; both are multiplied by their alpha.
/// Written out part by part, as a new board has a hundred thousand triangles.
fn lay(pixels: &mut [Color32], [mut red, mut green, mut blue, mut alpha]: [f32; 4], step: Option<[f32; 4]>) {
    if alpha >= 255.0 && step.is_none() {
        return pixels.fill(Color32::from_rgb(red as u8, green as u8, blue as u8));
    }
    let step = step.unwrap_or_default();
    for pixel in pixels {
        let rest = (1.0 - alpha / 255.0).max(0.0);
        let under = pixel.to_array();
        // What is beyond the range of a byte becomes its end.
        *pixel = Color32::from_rgba_premultiplied(
            (red + f32::from(under[0]) * rest + 0.5) as u8,
            (green + f32::from(under[1]) * rest + 0.5) as u8,
            (blue + f32::from(under[2]) * rest + 0.5) as u8,
            (alpha + f32::from(under[3]) * rest + 0.5) as u8,
        );
        red += step[0];
        green += step[1];
        blue += step[2];
        alpha += step[3];
    }
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
