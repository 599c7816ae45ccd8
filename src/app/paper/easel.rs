//! The easel: a context of the window library that belongs to no window, on which the painters of the window draw.

use std::sync::Arc;

use egui::{
    ClippedPrimitive, Color32, ColorImage, Context, FontDefinitions, ImageData, Pos2, RawInput, Rect, TextureId, Ui,
    Vec2, ViewportId, epaint::ClippedShape, epaint::textures::TexturesDelta,
};

use crate::app::kit::theme::Theme;

/// The largest picture of letters that is made, in pixels.
const ATLAS: usize = 8192;

/// A place to paint without a window.
pub struct Easel {
    context: Context,
    atlas: Arc<ColorImage>,
    theme: Theme,
    pixels_per_point: f32,
}

/// Shapes that were painted, with everything that is needed to see them.
pub struct Painted {
    /// The size of the picture, in points.
    pub size: Vec2,
    /// The number of pixels of a point.
    pub pixels_per_point: f32,
    /// The shapes, the lowest first.
    pub shapes: Vec<ClippedShape>,
    /// The letters that the triangles of text show.
    pub(super) atlas: Arc<ColorImage>,
    pub(super) context: Context,
    pub(super) fonts: FontDefinitions,
}

impl Painted {
    /// The shapes as triangles. Nothing else may have been painted on the easel since: it may have moved its letters.
    #[must_use]
    pub fn triangles(&self) -> Vec<ClippedPrimitive> {
        self.context.tessellate(self.shapes.clone(), self.pixels_per_point)
    }
}

impl Easel {
    /// An easel in these colours, with so many pixels to a point.
    #[must_use]
    pub fn new(theme: Theme, pixels_per_point: f32) -> Self {
        let context = Context::default();
        theme.apply(&context);
        Self { context, atlas: Arc::new(ColorImage::filled([1, 1], Color32::WHITE)), theme, pixels_per_point }
    }

    /// The colours.
    #[must_use]
    pub fn theme(&self) -> &Theme {
        &self.theme
    }

    /// Paints a picture of this size, in points.
    pub fn paint(&mut self, size: Vec2, mut draw: impl FnMut(&mut Ui, &Theme)) -> Painted {
        // Fonts and styles hold from the second frame on.
        let mut shapes = Vec::new();
        for _ in 0..2 {
            let output = self.context.run_ui(self.input(size), |ui| draw(ui, &self.theme));
            let mut output = output;
            self.take_letters(std::mem::take(&mut output.textures_delta));
            shapes = output.shapes;
        }
        Painted {
            size,
            pixels_per_point: self.pixels_per_point,
            shapes,
            atlas: Arc::clone(&self.atlas),
            context: self.context.clone(),
            fonts: self.context.fonts(|fonts| fonts.definitions().clone()),
        }
    }

    fn input(&self, size: Vec2) -> RawInput {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            max_texture_side: Some(ATLAS),
            time: Some(0.0),
            ..RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(self.pixels_per_point);
        }
        input
    }

    fn take_letters(&mut self, mut delta: TexturesDelta) {
        for change in delta.set.remove(&TextureId::default()).into_iter().flatten() {
            let ImageData::Color(image) = change.image;
            match change.pos {
                None => self.atlas = image,
                Some([left, top]) => {
                    let atlas = Arc::make_mut(&mut self.atlas);
                    let width = atlas.width();
                    for (row, line) in image.pixels.chunks_exact(image.width().max(1)).enumerate() {
                        let start = (top + row) * width + left;
                        if let Some(place) = atlas.pixels.get_mut(start..start + line.len()) {
                            place.copy_from_slice(line);
                        }
                    }
                }
            }
        }
        delta.clear();
    }
}
