//! Triangles filled with colour, pixel by pixel, as a graphics card fills them for the window.

use egui::epaint::{Mesh, Primitive, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, Vec2};

use super::easel::Painted;

/// A picture of pixels, row by row from the top. Their colours are opaque where something was painted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Image {
    /// The number of pixels of a row.
    pub width: usize,
    /// The number of rows.
    pub height: usize,
    /// The pixels.
    pub pixels: Vec<Color32>,
}

impl Image {
    /// The bytes of a PNG file.
    ///
    /// # Errors
    /// If the picture has no size.
    pub fn png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut bytes = Vec::new();
        let (width, height) = (self.width as u32, self.height as u32);
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        let data: Vec<u8> = self.pixels.iter().flat_map(Color32::to_srgba_unmultiplied).collect();
        writer.write_image_data(&data)?;
        writer.finish()?;
        Ok(bytes)
    }

    /// The picture for the clipboard.
    #[must_use]
    pub fn to_color_image(&self) -> ColorImage {
        ColorImage::new([self.width, self.height], self.pixels.clone())
    }
}

/// The pixels of a picture.
#[must_use]
pub fn raster(painted: &Painted) -> Image {
    let scale = painted.pixels_per_point;
    let pixels = (painted.size * scale).round().max(Vec2::ZERO);
    let (width, height) = (pixels.x as usize, pixels.y as usize);
    let mut canvas = Canvas { width, height, pixels: vec![[0.0; 4]; width * height], atlas: &painted.atlas };
    for primitive in &painted.triangles() {
        if let Primitive::Mesh(mesh) = &primitive.primitive {
            canvas.mesh(mesh, primitive.clip_rect, scale);
        }
    }
    let pixels = canvas.pixels.iter().map(|pixel| {
        let [red, green, blue, alpha] = pixel.map(|part| (part + 0.5).clamp(0.0, 255.0) as u8);
        Color32::from_rgba_premultiplied(red, green, blue, alpha)
    });
    Image { width, height, pixels: pixels.collect() }
}

/// The pixels that are painted on, each with red, green, blue and alpha from 0 to 255, the colours multiplied by alpha.
struct Canvas<'a> {
    width: usize,
    height: usize,
    pixels: Vec<[f32; 4]>,
    atlas: &'a ColorImage,
}

impl Canvas<'_> {
    fn mesh(&mut self, mesh: &Mesh, clip: Rect, scale: f32) {
        let end = |at: f32, most: usize| ((at * scale).round().max(0.0) as usize).min(most);
        let clip = [
            end(clip.left(), self.width),
            end(clip.top(), self.height),
            end(clip.right(), self.width),
            end(clip.bottom(), self.height),
        ];
        for triangle in mesh.indices.chunks_exact(3) {
            let corner = |index: usize| mesh.vertices.get(triangle[index] as usize);
            if let (Some(one), Some(two), Some(three)) = (corner(0), corner(1), corner(2)) {
                self.triangle([one, two, three], clip, scale);
            }
        }
    }

    /// Paints every pixel whose centre lies in the triangle; of those on an edge the ones on its top and its left.
    fn triangle(&mut self, mut corners: [&Vertex; 3], clip: [usize; 4], scale: f32) {
        let at = |vertex: &Vertex| (f64::from(vertex.pos.x * scale), f64::from(vertex.pos.y * scale));
        let twice = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
        let [mut a, mut b, c] = corners.map(at);
        let mut area = twice(a, b, c);
        if area < 0.0 {
            corners.swap(0, 1);
            std::mem::swap(&mut a, &mut b);
            area = -area;
        }
        if area < 1e-9 || corners.iter().all(|corner| corner.color == Color32::TRANSPARENT) {
            return;
        }
        let least = |x: f64, y: f64, z: f64| x.min(y).min(z);
        let most = |x: f64, y: f64, z: f64| x.max(y).max(z);
        let first = |low: f64, clip: usize| ((low - 0.5).ceil().max(0.0) as usize).max(clip);
        let last = |high: f64, clip: usize| (((high - 0.5).floor() + 1.0).max(0.0) as usize).min(clip);
        let (left, right) = (first(least(a.0, b.0, c.0), clip[0]), last(most(a.0, b.0, c.0), clip[2]));
        let (top, bottom) = (first(least(a.1, b.1, c.1), clip[1]), last(most(a.1, b.1, c.1), clip[3]));
        // With y downwards and a positive area, the inside lies to the right of an edge: one that rises is a left edge.
        let owns =
            |from: (f64, f64), to: (f64, f64)| to.1 < from.1 || ((to.1 - from.1).abs() < f64::EPSILON && to.0 > from.0);
        let edges = [(b, c), (c, a), (a, b)];
        let owned = edges.map(|(from, to)| owns(from, to));
        let colours = corners.map(|corner| corner.color.to_array().map(f32::from));
        let uvs = corners.map(|corner| corner.uv);
        let flat = (uvs[0] == uvs[1] && uvs[1] == uvs[2]).then(|| self.texel(uvs[0]));
        for y in top..bottom {
            for x in left..right {
                let point = (x as f64 + 0.5, y as f64 + 0.5);
                let weights = edges.map(|(from, to)| twice(from, to, point));
                let inside = weights.iter().zip(owned).all(|(&weight, owned)| weight > 0.0 || (weight == 0.0 && owned));
                if !inside {
                    continue;
                }
                let weights = weights.map(|weight| (weight / area) as f32);
                let mix = |part: usize| (0..3).map(|corner| colours[corner][part] * weights[corner]).sum::<f32>();
                let texel = flat.unwrap_or_else(|| {
                    let sum = |of: fn(Pos2) -> f32| (0..3).map(|corner| of(uvs[corner]) * weights[corner]).sum::<f32>();
                    self.texel(Pos2::new(sum(|uv| uv.x), sum(|uv| uv.y)))
                });
                let source = [0, 1, 2, 3].map(|part| mix(part) * texel[part]);
                let under = 1.0 - source[3] / 255.0;
                let pixel = &mut self.pixels[y * self.width + x];
                for (pixel, source) in pixel.iter_mut().zip(source) {
                    // A graphics card keeps whole numbers.
                    *pixel = (source + *pixel * under).round();
                }
            }
        }
    }

    /// The colour of the letters there, each part from 0 to 1: between four texels as far as it is from each.
    fn texel(&self, uv: Pos2) -> [f32; 4] {
        let (width, height) = (self.atlas.width(), self.atlas.height());
        let place = |at: f32, size: usize| {
            let at = (at * size as f32 - 0.5).clamp(0.0, size.saturating_sub(1) as f32);
            let low = at.floor();
            (low as usize, (low as usize + 1).min(size.saturating_sub(1)), at - low)
        };
        let ((left, right, across), (top, bottom, down)) = (place(uv.x, width), place(uv.y, height));
        let of = |x: usize, y: usize| {
            let texel = self.atlas.pixels.get(y * width + x).copied().unwrap_or(Color32::WHITE);
            texel.to_array().map(|part| f32::from(part) / 255.0)
        };
        if across == 0.0 && down == 0.0 {
            return of(left, top);
        }
        let corners = [of(left, top), of(right, top), of(left, bottom), of(right, bottom)];
        [0, 1, 2, 3].map(|part| {
            let [one, two, three, four] = corners.map(|corner| corner[part]);
            let (high, low) = (one + (two - one) * across, three + (four - three) * across);
            high + (low - high) * down
        })
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    fn canvas(atlas: &ColorImage) -> Canvas<'_> {
        Canvas { width: 4, height: 4, pixels: vec![[0.0; 4]; 16], atlas }
    }

    fn square(from: f32, to: f32, colour: Color32) -> Mesh {
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(Rect::from_min_max(pos2(from, from), pos2(to, to)), colour);
        mesh
    }

    #[test]
    fn triangles_that_share_an_edge_paint_each_pixel_once() {
        let atlas = ColorImage::filled([1, 1], Color32::WHITE);
        let mut canvas = canvas(&atlas);
        let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
        canvas.mesh(&square(0.0, 4.0, half), Rect::EVERYTHING, 1.0);
        assert!(
            canvas.pixels.iter().all(|pixel| pixel.map(|value| value.round() as u8) == [100, 0, 0, 128]),
            "{:?}",
            canvas.pixels
        );
    }

    #[test]
    fn what_is_clipped_is_not_painted_and_what_lies_over_something_covers_it_as_far_as_it_is_dense() {
        let atlas = ColorImage::filled([1, 1], Color32::WHITE);
        let mut canvas = canvas(&atlas);
        canvas.mesh(&square(0.0, 4.0, Color32::from_rgb(0, 0, 200)), Rect::EVERYTHING, 1.0);
        let half = Color32::from_rgba_premultiplied(100, 0, 0, 128);
        canvas.mesh(&square(0.0, 4.0, half), Rect::from_min_max(pos2(1.0, 0.0), pos2(2.0, 1.0)), 1.0);
        let seen = [0, 1, 2].map(|index| canvas.pixels[index].map(|value| value.round() as u8));
        assert_eq!(seen, [[0, 0, 200, 255], [100, 0, 100, 255], [0, 0, 200, 255]]);
    }
}
