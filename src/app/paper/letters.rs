//! The outlines of letters, each once, from the fonts that the window writes with.

use std::collections::BTreeMap;

use egui::epaint::{Galley, TextShape};
use egui::{Color32, Context, FontDefinitions, FontFamily, Pos2, pos2};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use super::easel::Painted;

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

/// The outline of a letter. It stands at the origin and is as large as text of size 1; y grows downwards.
#[derive(Clone, PartialEq, Debug)]
pub struct Letter {
    /// The letter.
    pub sign: char,
    /// The steps of its outline; none for a space.
    pub steps: Vec<Step>,
    /// The way to the next letter.
    pub advance: f32,
}

/// The letters that pictures have used so far.
#[derive(Default)]
pub struct Letters {
    known: BTreeMap<(String, u32, char), usize>,
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

/// The end of a letter that others may be joined to.
#[derive(Clone, Copy)]
struct Joined {
    at: Pos2,
    colour: Color32,
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
        let origin = (text.pos * text.galley.pixels_per_point).round() / text.galley.pixels_per_point;
        for row in &text.galley.rows {
            // Letters that are joined have the place of the first of them: each of the others follows the one before it.
            let mut joined: Option<Joined> = None;
            for glyph in &row.glyphs {
                let is_none = glyph.chr.is_whitespace() || joined.is_none() || is_right_to_left(glyph.chr);
                if glyph.uv_rect.is_nothing() && is_none {
                    joined = None;
                    continue;
                }
                let is_joined = glyph.uv_rect.is_nothing();
                let Some(format) = font_of(&painted.context, &text.galley, glyph.font_height) else { continue };
                let Some((letter, shift, scale)) = self.letter(&painted.fonts, &format.family, glyph.chr) else {
                    continue;
                };
                let size = format.size * scale;
                let own = row.visuals.mesh.vertices.get(glyph.first_vertex as usize).map(|vertex| vertex.color);
                let own = own.filter(|&own| own != Color32::PLACEHOLDER).unwrap_or(text.fallback_color);
                let colour = text.override_text_color.unwrap_or(own).gamma_multiply(text.opacity_factor);
                let at = origin + row.pos.to_vec2() + glyph.pos.to_vec2();
                let at = at + egui::vec2(0.0, size * shift.0 + shift.1);
                let placed = joined.filter(|_| is_joined).unwrap_or(Joined { at, colour });
                joined =
                    Some(Joined { at: placed.at + egui::vec2(self.outlines[letter].advance * size, 0.0), ..placed });
                let set = Set { letter, at: placed.at, size };
                match runs.last_mut() {
                    Some((last, run)) if *last == placed.colour => run.push(set),
                    _ => runs.push((placed.colour, vec![set])),
                }
            }
        }
        runs
    }

    /// The number of a letter, its shift as a part of its size and in points, and the size of its font in relation to
    /// others. A letter that no font has is the box that the first font has for such letters, as on the screen.
    fn letter(&mut self, fonts: &FontDefinitions, family: &FontFamily, sign: char) -> Option<(usize, (f32, f32), f32)> {
        let faces = fonts.families.get(family)?.iter().filter_map(|name| Some((name, fonts.font_data.get(name)?)));
        let faces = faces.filter_map(|(name, data)| {
            FontRef::from_index(data.bytes(), data.index).ok().map(|font| (name, data, font))
        });
        let mut first = None;
        let mut known = None;
        for (name, data, font) in faces {
            known = font.charmap().map(sign).map(|glyph| (name, data, font.clone(), glyph));
            if known.is_some() {
                break;
            }
            first.get_or_insert((name, data, font, GlyphId::NOTDEF));
        }
        let (name, data, font, glyph) = known.or(first)?;
        let key = (name.clone(), glyph.to_u32(), sign);
        let number = *self.known.entry(key).or_insert_with(|| {
            self.outlines.push(outline(&font, glyph, sign));
            self.outlines.len() - 1
        });
        Some((number, (data.tweak.y_offset_factor, data.tweak.y_offset), data.tweak.scale))
    }
}

/// True for a letter of Hebrew, Arabic and their kin. After the letters of such words the layout tells all but the first once
/// more, without a place of their own.
fn is_right_to_left(sign: char) -> bool {
    matches!(sign, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
}

fn outline(font: &FontRef<'_>, glyph: GlyphId, sign: char) -> Letter {
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
    Letter { sign, steps: pen.steps, advance: advance / unit }
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
