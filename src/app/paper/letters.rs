//! The outlines of letters, each once, from the fonts that the window writes with, where the window has them. Which outline
//! stands for which letters, `shaped` finds out.

use std::collections::BTreeMap;

use egui::epaint::{Galley, TextShape};
use egui::{Color32, Context, FontDefinitions, FontFamily, FontTweak, Pos2, pos2};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::easel::Painted;
use super::shaped::{self, Shape, Shaper};

/// A step of an outline.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// A line begins here.
    Move(Pos2),
    /// A straight line.
    Line(Pos2),
    /// A curve bent towards a point.
    Quad(Pos2, Pos2),
    /// A curve bent towards two points.
    Cubic(Pos2, Pos2, Pos2),
    /// Back to where the line began.
    Close,
}

/// The outline of a letter, or of several that are drawn as one. It stands at the origin and is as large as text of size 1; y grows downwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Letter {
    /// The letters of a text for which it stands: mostly one, several where they are drawn as one, none where it goes with
    /// another outline.
    pub letters: String,
    /// The steps of its outline; none for a space.
    pub steps: Vec<Step>,
    /// The way to the next letter.
    pub advance: f32,
}

/// The letters that pictures have used so far.
#[derive(Default)]
pub struct Letters {
    shaper: Shaper,
    known: BTreeMap<(String, u32, String), usize>,
    outlines: Vec<Letter>,
}

/// A letter where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Set {
    /// The number of the letter.
    pub letter: usize,
    /// The start of its base line.
    pub at: Pos2,
    /// Its size, in points.
    pub size: f32,
}

struct Pen {
    unit: f32,
    steps: Vec<Step>,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        pos2(x / self.unit, -y / self.unit)
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Move(self.at(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Line(self.at(x, y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.steps.push(Step::Quad(self.at(cx, cy), self.at(x, y)));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.steps.push(Step::Cubic(self.at(ax, ay), self.at(bx, by), self.at(x, y)));
    }

    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}

impl Letters {
    /// The letters by their numbers.
    #[must_use]
    pub fn all(&self) -> &[Letter] {
        &self.outlines
    }

    /// The letters of a text of this picture where they stand, in runs of one colour.
    pub fn set(&mut self, painted: &Painted, text: &TextShape) -> Vec<(Color32, Vec<Set>)> {
        let mut runs: Vec<(Color32, Vec<Set>)> = Vec::new();
        let (galley, fonts) = (&text.galley, &painted.fonts);
        let origin = (text.pos * galley.pixels_per_point).round() / galley.pixels_per_point;
        let mut shaped = self.shaper.shape(fonts, &galley.job).into_iter().peekable();
        for row in &galley.rows {
            for glyph in &row.glyphs {
                // A letter that its font lacks may have been left out of the layout. What the layout has put in itself, for
                // words that have no room, is nowhere in the text.
                while shaped.next_if(|next| next.first != glyph.chr && next.outline.is_none()).is_some() {}
                let shape = shaped.next_if(|next| next.first == glyph.chr).and_then(|next| next.outline);
                // A space, or a letter that is drawn with the one before it.
                if glyph.uv_rect.is_nothing() {
                    continue;
                }
                let (format, found) = if let Some(shape) = shape {
                    let format = galley.job.sections.get(shape.section).map(|section| &section.format.font_id);
                    (format.cloned(), self.letter(fonts, &shape))
                } else {
                    let format = font_of(&painted.context, galley, glyph.font_height);
                    let alone = format.as_ref().and_then(|format| alone(fonts, &format.family, glyph.chr));
                    (format, alone.and_then(|shape| self.letter(fonts, &shape)))
                };
                let Some((format, (letter, tweak, lift))) = format.zip(found) else { continue };
                let size = format.size * tweak.scale;
                let own = row.visuals.mesh.vertices.get(glyph.first_vertex as usize).map(|vertex| vertex.color);
                let own = own.filter(|&own| own != Color32::PLACEHOLDER).unwrap_or(text.fallback_color);
                let colour = text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor);
                let at = origin + row.pos.to_vec2() + glyph.pos.to_vec2();
                let at = at + egui::vec2(0.0, size * (tweak.y_offset_factor - lift) + tweak.y_offset);
                let set = Set { letter, at, size };
                match runs.last_mut() {
                    Some((last, run)) if *last == colour => run.push(set),
                    _ => runs.push((colour, vec![set])),
                }
            }
        }
        runs
    }

    /// The number of the letter of a glyph, how its font is set beside others, and its height above the base line.
    fn letter(&mut self, fonts: &FontDefinitions, shape: &Shape) -> Option<(usize, FontTweak, f32)> {
        let font = shaped::font_of(fonts, &shape.font)?;
        let tweak = fonts.font_data.get(&shape.font)?.tweak.clone();
        let key = (shape.font.clone(), shape.glyph.to_u32(), shape.letters.clone());
        let number = *self.known.entry(key).or_insert_with(|| {
            self.outlines.push(outline(&font, shape.glyph, &shape.letters));
            self.outlines.len() - 1
        });
        Some((number, tweak, shape.lift))
    }
}

/// A letter by itself. One that no font has is the box that the first font has for such letters, as on the screen.
fn alone(fonts: &FontDefinitions, family: &FontFamily, sign: char) -> Option<Shape> {
    let names = fonts.families.get(family)?;
    let known = names.iter().find_map(|name| Some((name, shaped::font_of(fonts, name)?.charmap().map(sign)?)));
    let (font, glyph) = known.or_else(|| Some((names.first()?, GlyphId::NOTDEF)))?;
    Some(Shape { letters: sign.to_string(), section: 0, font: font.clone(), glyph, lift: 0.0 })
}

fn outline(font: &FontRef<'_>, glyph: GlyphId, letters: &str) -> Letter {
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let unit = f32::from(metrics.units_per_em.max(1));
    let mut pen = Pen { unit, steps: Vec::new() };
    if let Some(outline) = font.outline_glyphs().get(glyph) {
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        // A letter that cannot be drawn is left out, as on the screen.
        if outline.draw(settings, &mut pen).is_err() {
            pen.steps.clear();
        }
    }
    let advance = font.glyph_metrics(Size::unscaled(), LocationRef::default()).advance_width(glyph).unwrap_or_default();
    Letter { letters: letters.to_owned(), steps: pen.steps, advance: advance / unit }
}

/// The font of a part of a text, which is found by its height: the text itself has forgotten it.
fn font_of(context: &Context, galley: &Galley, height: f32) -> Option<egui::FontId> {
    let sections = galley.job.sections.iter().map(|section| &section.format.font_id);
    let mut sections = sections.peekable();
    if galley.job.sections.len() == 1 {
        return sections.next().cloned();
    }
    let away = |font: &egui::FontId| (context.fonts_mut(|fonts| fonts.row_height(font)) - height).abs();
    sections.min_by(|one, other| away(one).total_cmp(&away(other))).cloned()
}

#[cfg(test)]
mod tests {
    use egui::epaint::text::{FontInsert, FontPriority, InsertFontFamily};
    use egui::{Align2, FontData, FontId, Rect, Shape as Painting, vec2};

    use super::*;
    use crate::app::kit::theme::Theme;
    use crate::app::paper::Easel;

    /// A font of rectangles for two Arabic letters, each form of which is as wide as no other.
    const JOINED: &[u8] = include_bytes!("../../../tests/fonts/joined.ttf");
    /// The pixels of a point: many, so that the window's own letters are told exactly.
    const FINE: f32 = 8.0;

    /// The size of every letter of a text as the window paints it, and as its outline is: both from its own place.
    fn letters(text: &str) -> Vec<(Rect, Rect)> {
        let mut easel = Easel::new(Theme::light(), FINE);
        let family = InsertFontFamily { family: FontFamily::Proportional, priority: FontPriority::Lowest };
        easel.context.add_font(FontInsert::new("joined", FontData::from_static(JOINED), vec![family]));
        let painted = easel.paint(vec2(400.0, 60.0), |ui, _| {
            let font = FontId::proportional(20.0);
            ui.painter().text(pos2(5.0, 30.0), Align2::LEFT_CENTER, text, font, Color32::BLACK);
        });
        let mut texts = painted.shapes.iter().filter_map(|shape| match &shape.shape {
            Painting::Text(text) => Some(text),
            _ => None,
        });
        let text = texts.next_back().unwrap();
        let mut letters = Letters::default();
        let runs = letters.set(&painted, text);
        let drawn = runs.iter().flat_map(|(_, run)| run).map(|set| {
            let corners = letters.all()[set.letter].steps.iter().flat_map(|step| match *step {
                Step::Move(at) | Step::Line(at) => vec![at],
                Step::Quad(bend, at) => vec![bend, at],
                Step::Cubic(bend, other, at) => vec![bend, other, at],
                Step::Close => Vec::new(),
            });
            let corners: Vec<Pos2> = corners.map(|corner| set.at + corner.to_vec2() * set.size).collect();
            Rect::from_points(&corners)
        });
        let shown = text.galley.rows.iter().flat_map(|row| {
            let at = text.pos + row.pos.to_vec2();
            let seen = row.glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing());
            seen.map(move |glyph| {
                Rect::from_min_size(at + glyph.pos.to_vec2() + glyph.uv_rect.offset, glyph.uv_rect.size)
            })
        });
        let (shown, drawn): (Vec<Rect>, Vec<Rect>) = (shown.collect(), drawn.collect());
        assert_eq!(shown.len(), drawn.len(), "{text:?}");
        shown.into_iter().zip(drawn).collect()
    }

    #[test]
    fn each_outline_lies_where_the_window_paints_its_letter() {
        // Straight and round letters, some that are drawn as one, accents of their own, two letters that are joined and
        // written from right to left, and one that no font has.
        for text in
            ["Ana", "office, fjord, Waffle", "e\u{301}le\u{300}ve n\u{303}", "ملم", "Ana ملم لم", "a\u{10fffd}b"]
        {
            for (shown, drawn) in letters(text) {
                // A curve may stay away from the points that it is bent to.
                assert!(drawn.expand(1.0).contains_rect(shown), "{text}: {shown:?} is painted, {drawn:?} is drawn");
                assert!(shown.expand(1.0).contains_rect(drawn), "{text}: {shown:?} is painted, {drawn:?} is drawn");
            }
        }
    }

    #[test]
    fn arabic_letters_are_joined_and_stand_from_right_to_left() {
        // Meem, lam, meem: the last one stands on the left, in the form for the end of a word.
        let widths: Vec<i32> = letters("ملم").iter().map(|(_, drawn)| (drawn.width() * 50.0).round() as i32).collect();
        assert_eq!(widths, [420 - 40, 160 - 40, 240 - 40], "the forms for the end, the middle and the beginning");
        let alone: Vec<i32> = letters("م").iter().map(|(_, drawn)| (drawn.width() * 50.0).round() as i32).collect();
        assert_eq!(alone, [520 - 40]);
    }
}
