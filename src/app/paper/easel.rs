//! The easel: a context of the window library that belongs to no window, on which the painters of the window draw.

use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

use egui::epaint::text::{ByteRangeExt, FallbackRequest, FontInsert, FontProvider};
use egui::{
    ClippedPrimitive, Color32, ColorImage, Context, FontDefinitions, ImageData, Pos2, RawInput, Rect, Shape, TextureId,
    Ui, Vec2, ViewportId, epaint::ClippedShape, epaint::textures::TexturesDelta,
};
use egui_system_font_provider::SystemFontProvider;

use crate::app::kit::theme::Theme;

/// The largest picture of letters that is made, in pixels.
const ATLAS: usize = 8192;

/// The system's fonts, which the window has too. They are looked for once a letter is not among the built-in ones.
static SYSTEM: LazyLock<SystemFontProvider> = LazyLock::new(SystemFontProvider::new);

/// A place to paint without a window.
pub struct Easel {
    pub(super) context: Context,
    atlas: Arc<ColorImage>,
    theme: Theme,
    pixels_per_point: f32,
    missing: BTreeSet<char>,
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
        context.add_font_provider(Arc::new(|request: &FallbackRequest<'_>| SYSTEM.font_for(request)));
        let atlas = Arc::new(ColorImage::filled([1, 1], Color32::WHITE));
        Self { context, atlas, theme, pixels_per_point, missing: BTreeSet::new() }
    }

    /// The letters of all pictures so far that no font has: boxes stand for them.
    #[must_use]
    pub fn missing(&self) -> &BTreeSet<char> {
        &self.missing
    }

    /// The colours.
    #[must_use]
    pub fn theme(&self) -> &Theme {
        &self.theme
    }

    /// Paints a picture of this size, in points.
    pub fn paint(&mut self, size: Vec2, mut draw: impl FnMut(&mut Ui, &Theme)) -> Painted {
        // Fonts and styles hold from the second frame on.
        let frames = if self.context.cumulative_frame_nr() == 0 { 2 } else { 1 };
        let mut shapes = Vec::new();
        for _ in 0..frames {
            let output = self.context.run_ui(self.input(size), |ui| draw(ui, &self.theme));
            let mut output = output;
            self.take_letters(std::mem::take(&mut output.textures_delta));
            shapes = output.shapes;
        }
        for shape in &shapes {
            self.note_missing(&shape.shape);
        }
        Painted {
            size,
            pixels_per_point: self.pixels_per_point,
            shapes,
            atlas: Arc::clone(&self.atlas),
            context: self.context.clone(),
            fonts: fonts(&self.context),
        }
    }

    fn note_missing(&mut self, shape: &Shape) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.note_missing(shape)),
            Shape::Text(text) => {
                for section in &text.galley.job.sections {
                    let words = text.galley.job.text.get(section.byte_range.as_usize()).unwrap_or_default();
                    let font = &section.format.font_id;
                    let unknown = |sign: &char| {
                        !sign.is_ascii()
                            && !sign.is_whitespace()
                            && !self.context.fonts_mut(|fonts| fonts.has_glyph(font, *sign))
                    };
                    self.missing.extend(words.chars().filter(unknown));
                }
            }
            _ => {}
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

/// The fonts that texts of this context are written with, those of the system that were found included.
fn fonts(context: &Context) -> FontDefinitions {
    context.fonts(|fonts| {
        let mut all = fonts.definitions().clone();
        for FontInsert { name, data, families } in fonts.discovered_fonts() {
            all.font_data.insert(name.clone(), Arc::new(data.clone()));
            for family in families {
                all.families.entry(family.family.clone()).or_default().push(name.clone());
            }
        }
        all
    })
}
