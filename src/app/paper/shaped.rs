//! The glyphs of a text: which outlines of which fonts stand for its letters.
//!
//! The layout of the window shapes a text and tells where each glyph stands, but not which one it is: letters that are
//! joined, as in Arabic, or drawn as one, have outlines of their own. So the same shaper is asked once more, in the same
//! way and for the same runs, and yields the same glyphs in the same order.

use std::collections::{BTreeMap, BTreeSet};

use egui::epaint::text::ByteRangeExt;
use egui::text::LayoutJob;
use egui::{FontDefinitions, FontFamily};
use harfrust::{BufferFlags, ShapeOptions, ShaperData, UnicodeBuffer};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use unicode_segmentation::UnicodeSegmentation;

/// A glyph as the layout tells it.
pub(super) struct Glyph {
    /// The first of the letters for which it stands.
    pub first: char,
    /// The outline; nothing where another glyph has it, or no font has the letter.
    pub outline: Option<Shape>,
}

/// The outline of a glyph.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Shape {
    /// All letters for which it stands; none if another glyph of the same letters has told them.
    pub letters: String,
    /// The section of the text.
    pub section: usize,
    /// The name of the font, and its glyph.
    pub font: String,
    pub glyph: GlyphId,
    /// The height above the base line, as a part of the font's size.
    pub lift: f32,
}

/// The shaper, with what it knows of each font.
#[derive(Default)]
pub(super) struct Shaper {
    known: BTreeMap<String, ShaperData>,
    buffer: Option<UnicodeBuffer>,
}

/// A part of a text in one font.
struct Run<'t> {
    font: Option<String>,
    text: &'t str,
}

impl Shaper {
    /// The glyphs of a text in the order of its layout, line after line.
    pub fn shape(&mut self, fonts: &FontDefinitions, job: &LayoutJob) -> Vec<Glyph> {
        let mut glyphs = Vec::new();
        for (section, part) in job.sections.iter().enumerate() {
            let text = job.text.get(part.byte_range.as_usize()).unwrap_or_default();
            let lines: Vec<&str> = if job.break_on_newline { text.split('\n').collect() } else { vec![text] };
            for line in lines {
                let runs = runs(fonts, &part.format.font_id.family, line);
                let last = runs.len().saturating_sub(1);
                for (index, run) in runs.into_iter().enumerate() {
                    let mut flags = BufferFlags::empty();
                    flags.set(BufferFlags::BEGINNING_OF_TEXT, index == 0);
                    flags.set(BufferFlags::END_OF_TEXT, index == last);
                    self.shape_run(fonts, &run, flags, section, &mut glyphs);
                }
            }
        }
        glyphs
    }

    fn shape_run(
        &mut self,
        fonts: &FontDefinitions,
        run: &Run<'_>,
        flags: BufferFlags,
        section: usize,
        glyphs: &mut Vec<Glyph>,
    ) {
        let Some((name, font)) = run.font.as_ref().and_then(|name| Some((name, font_of(fonts, name)?))) else { return };
        let data = self.known.entry(name.clone()).or_insert_with(|| ShaperData::new(&font));
        let mut buffer = self.buffer.take().unwrap_or_default();
        buffer.set_flags(flags);
        buffer.push_str(run.text);
        buffer.guess_segment_properties();
        let shaper = data.shaper(&font).build();
        let unit = shaper.units_per_em().max(1) as f32;
        let shaped = shaper.shape(buffer, ShapeOptions::new());
        let starts: BTreeSet<usize> = shaped.glyph_infos().iter().map(|info| info.cluster as usize).collect();
        let mut cluster: Option<(usize, usize)> = None;
        for (info, place) in shaped.glyph_infos().iter().zip(shaped.glyph_positions()) {
            let start = info.cluster as usize;
            let first = run.text.get(start..).and_then(|text| text.chars().next()).unwrap_or('\u{fffd}');
            let is_new = cluster.is_none_or(|(before, _)| before != start);
            if is_new {
                if let Some((before, count)) = cluster {
                    go_on(run.text.get(before..start), count, glyphs);
                }
                cluster = Some((start, 0));
            }
            let end = starts.range(start + 1..).next().copied().unwrap_or(run.text.len());
            let letters = if is_new { run.text.get(start..end).unwrap_or_default() } else { "" };
            let glyph = GlyphId::new(info.glyph_id);
            let outline = (glyph != GlyphId::NOTDEF).then(|| Shape {
                letters: letters.to_owned(),
                section,
                font: name.clone(),
                glyph,
                lift: place.y_offset as f32 / unit,
            });
            // Of letters that no font has the layout tells the first alone.
            if outline.is_none() && !is_new {
                continue;
            }
            glyphs.push(Glyph { first, outline });
            cluster = cluster.map(|(start, count)| (start, count + 1));
        }
        if let Some((before, count)) = cluster {
            go_on(run.text.get(before..), count, glyphs);
        }
        self.buffer = Some(shaped.clear());
    }
}

/// Adds the letters of a cluster beyond those for which the layout has glyphs.
fn go_on(cluster: Option<&str>, count: usize, glyphs: &mut Vec<Glyph>) {
    let others = cluster.unwrap_or_default().chars().skip(count);
    glyphs.extend(others.map(|first| Glyph { first, outline: None }));
}

/// A line in runs of one font each: what belongs to one letter, such as its accents, has the font of that.
fn runs<'t>(fonts: &FontDefinitions, family: &FontFamily, line: &'t str) -> Vec<Run<'t>> {
    let mut runs: Vec<(Option<String>, std::ops::Range<usize>)> = Vec::new();
    for (start, cluster) in line.grapheme_indices(true) {
        let font = cluster.chars().next().and_then(|first| face_of(fonts, family, first));
        let end = start + cluster.len();
        match runs.last_mut() {
            Some((last, range)) if *last == font => range.end = end,
            _ => runs.push((font, start..end)),
        }
    }
    runs.into_iter().map(|(font, range)| Run { font, text: &line[range] }).collect()
}

/// The font of a family that has a letter; the first one if none has.
fn face_of(fonts: &FontDefinitions, family: &FontFamily, letter: char) -> Option<String> {
    let names = fonts.families.get(family)?;
    // Spaces that the layout makes narrower or wider itself.
    let letter = if matches!(letter, '\t' | '\u{2009}' | '\u{202f}') { ' ' } else { letter };
    let is_unseen = matches!(letter, '\r' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let has = |name: &&String| is_unseen || glyph_of(fonts, name, letter).is_some();
    names.iter().find(has).or(names.first()).cloned()
}

/// The font of this name.
pub(super) fn font_of<'f>(fonts: &'f FontDefinitions, name: &str) -> Option<FontRef<'f>> {
    let data = fonts.font_data.get(name)?;
    FontRef::from_index(data.bytes(), data.index).ok()
}

/// The glyph that a font has of a single letter.
fn glyph_of(fonts: &FontDefinitions, name: &str, letter: char) -> Option<GlyphId> {
    font_of(fonts, name)?.charmap().map(letter).filter(|glyph| *glyph != GlyphId::NOTDEF)
}
