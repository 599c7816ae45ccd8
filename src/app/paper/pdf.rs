//! Drawings on the pages of a PDF file.
//!
//! What is placed more than once is written once. Letters are a font of their own outlines, so that text can be searched
//! and copied.

use std::collections::BTreeMap;

use egui::{Pos2, Vec2};
use pdf_writer::types::SystemInfo;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr, types::UnicodeCmap};

use super::drawing::{Drawing, Fill, drawing};
use super::easel::Painted;
use super::letters::{Letters, Step};

/// The most letters of a font.
const FONT: usize = 250;
/// The units of a letter's outline to its size.
const UNIT: f32 = 1000.0;

/// A drawing on a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// The number of the drawing.
    pub drawing: usize,
    /// The place of its top left corner on the page, in points.
    pub at: Pos2,
    /// The number of points of the page that one of its points is.
    pub scale: f32,
    /// The part of the page outside which nothing of it shows; nothing if all of it does.
    pub clip: Option<egui::Rect>,
}

/// A page.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its size, in points of which an inch has 72.
    pub size: Vec2,
    /// The things that lie on it, the lowest first.
    pub placed: Vec<Placed>,
}

/// Pages, and the drawings that lie on them.
#[derive(Default)]
pub struct Document {
    title: String,
    letters: Letters,
    drawings: Vec<Drawing>,
    pages: Vec<Page>,
}

impl Document {
    /// Gives it a title.
    pub fn entitle(&mut self, title: &str) {
        title.clone_into(&mut self.title);
    }

    /// Adds a drawing, and returns its number.
    pub fn add(&mut self, painted: &Painted) -> usize {
        self.drawings.push(drawing(painted, &mut self.letters));
        self.drawings.len() - 1
    }

    /// Adds a page.
    pub fn add_page(&mut self, page: Page) {
        self.pages.push(page);
    }

    /// Adds a page that a picture fills.
    pub fn add_picture(&mut self, painted: &Painted) {
        let drawing = self.add(painted);
        self.add_page(Page {
            size: painted.size,
            placed: vec![Placed { drawing, at: Pos2::ZERO, scale: 1.0, clip: None }],
        });
    }

    /// The bytes of the file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        Writer::new(self).write()
    }
}

struct Writer<'a> {
    document: &'a Document,
    pdf: Pdf,
    next: i32,
    /// The degrees of cover that were used so far, in 255ths.
    alphas: BTreeMap<u8, Ref>,
}

impl<'a> Writer<'a> {
    fn new(document: &'a Document) -> Self {
        Self { document, pdf: Pdf::new(), next: 1, alphas: BTreeMap::new() }
    }

    fn reference(&mut self) -> Ref {
        let reference = Ref::new(self.next);
        self.next += 1;
        reference
    }

    fn write(mut self) -> Vec<u8> {
        let [catalog, tree, resources, info] = [(); 4].map(|()| self.reference());
        self.pdf.catalog(catalog).pages(tree);
        self.pdf.document_info(info).title(TextStr(&self.document.title)).creator(TextStr("tikal"));
        let fonts = self.fonts();
        let mut forms = Vec::new();
        for drawing in &self.document.drawings {
            let content = self.content(drawing);
            let packed = packed(&content);
            let form = self.reference();
            let mut object = self.pdf.form_xobject(form, &packed);
            object.bbox(Rect::new(0.0, 0.0, drawing.size.x, drawing.size.y)).filter(Filter::FlateDecode);
            object.pair(Name(b"Resources"), resources);
            forms.push(form);
        }
        let mut pages = Vec::new();
        for page in &self.document.pages {
            let (reference, stream) = (self.reference(), self.reference());
            let mut content = Content::new();
            for placed in &page.placed {
                let (x, y) = (placed.at.x, page.size.y - placed.at.y);
                content.save_state();
                if let Some(clip) = placed.clip {
                    content.rect(clip.left(), page.size.y - clip.bottom(), clip.width(), clip.height());
                    content.clip_nonzero().end_path();
                }
                content.transform([placed.scale, 0.0, 0.0, -placed.scale, x, y]);
                content.x_object(Name(form_name(placed.drawing).as_bytes())).restore_state();
            }
            let packed = packed(&content.finish());
            self.pdf.stream(stream, &packed).filter(Filter::FlateDecode);
            let mut object = self.pdf.page(reference);
            object.parent(tree).contents(stream).media_box(Rect::new(0.0, 0.0, page.size.x, page.size.y));
            object.pair(Name(b"Resources"), resources);
            pages.push(reference);
        }
        let mut listed = self.pdf.pages(tree);
        listed.count(i32::try_from(pages.len()).unwrap_or(i32::MAX)).kids(pages);
        listed.finish();
        for (&alpha, &reference) in &self.alphas {
            self.pdf.ext_graphics(reference).non_stroking_alpha(f32::from(alpha) / 255.0);
        }
        let mut all = self.pdf.indirect(resources).start::<pdf_writer::writers::Resources>();
        let mut objects = all.x_objects();
        for (index, form) in forms.iter().enumerate() {
            objects.pair(Name(form_name(index).as_bytes()), *form);
        }
        objects.finish();
        let mut states = all.ext_g_states();
        for (alpha, reference) in &self.alphas {
            states.pair(Name(format!("A{alpha}").as_bytes()), *reference);
        }
        states.finish();
        let mut listed = all.fonts();
        for (index, font) in fonts.iter().enumerate() {
            listed.pair(Name(format!("F{index}").as_bytes()), *font);
        }
        listed.finish();
        all.finish();
        self.pdf.finish()
    }

    /// Writes the letters as fonts.
    fn fonts(&mut self) -> Vec<Ref> {
        let mut fonts = Vec::new();
        for letters in self.document.letters.all().chunks(FONT) {
            let (font, unicode) = (self.reference(), self.reference());
            let mut procedures = Vec::new();
            let system = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"UCS"), supplement: 0 };
            let mut cmap = UnicodeCmap::<u8>::new(Name(b"Letters"), system);
            for (code, letter) in letters.iter().enumerate() {
                let mut content = Content::new();
                let wide = letter.advance * UNIT;
                content.start_shape_glyph(wide, -UNIT, -UNIT, 2.0 * UNIT, 2.0 * UNIT);
                letter_path(&mut content, &letter.steps);
                content.fill_nonzero();
                let reference = self.reference();
                self.pdf.stream(reference, &content.finish());
                procedures.push(reference);
                if !letter.letters.is_empty() {
                    cmap.pair_with_multiple(code as u8, letter.letters.chars());
                }
            }
            self.pdf.stream(unicode, &cmap.finish());
            let mut object = self.pdf.type3_font(font);
            object.bbox(Rect::new(-UNIT, -UNIT, 2.0 * UNIT, 2.0 * UNIT));
            object.matrix([1.0 / UNIT, 0.0, 0.0, 1.0 / UNIT, 0.0, 0.0]);
            let mut named = object.char_procs();
            for (code, procedure) in procedures.iter().enumerate() {
                named.pair(Name(format!("g{code}").as_bytes()), *procedure);
            }
            named.finish();
            let names: Vec<String> = (0..letters.len()).map(|code| format!("g{code}")).collect();
            let mut encoding = object.encoding_custom();
            encoding.differences().consecutive(0, names.iter().map(|name| Name(name.as_bytes())));
            encoding.finish();
            object.first_char(0).last_char((letters.len() - 1) as u8);
            object.widths(letters.iter().map(|letter| letter.advance * UNIT));
            object.to_unicode(unicode);
            object.resources();
            object.finish();
            fonts.push(font);
        }
        fonts
    }

    /// The operators that draw a drawing, with y downwards.
    fn content(&mut self, drawing: &Drawing) -> Vec<u8> {
        let mut content = Content::new();
        let mut clip = None;
        let (mut colour, mut alpha) = (None, None);
        for mark in &drawing.marks {
            if mark.clip != clip {
                if clip.is_some() {
                    content.restore_state();
                    (colour, alpha) = (None, None);
                }
                if let Some(rect) = mark.clip {
                    content.save_state().rect(rect.left(), rect.top(), rect.width(), rect.height());
                    content.clip_nonzero().end_path();
                }
                clip = mark.clip;
            }
            if colour != Some(mark.colour) {
                let [red, green, blue, _] = mark.colour.to_array().map(|part| f32::from(part) / 255.0);
                content.set_fill_rgb(rounded(red), rounded(green), rounded(blue));
                colour = Some(mark.colour);
            }
            let covers = (mark.alpha * 255.0).round().clamp(1.0, 255.0) as u8;
            if alpha != Some(covers) {
                if !self.alphas.contains_key(&covers) {
                    let reference = self.reference();
                    self.alphas.insert(covers, reference);
                }
                content.set_parameters(Name(format!("A{covers}").as_bytes()));
                alpha = Some(covers);
            }
            match &mark.fill {
                Fill::Path(loops) => {
                    for points in loops {
                        for (index, point) in points.iter().enumerate() {
                            let (x, y) = (rounded(point.x), rounded(point.y));
                            if index == 0 {
                                content.move_to(x, y)
                            } else {
                                content.line_to(x, y)
                            };
                        }
                        content.close_path();
                    }
                    content.fill_nonzero();
                }
                Fill::Letters(run) => {
                    content.begin_text();
                    for set in run {
                        content.set_font(Name(format!("F{}", set.letter / FONT).as_bytes()), set.size);
                        content.set_text_matrix([1.0, 0.0, 0.0, -1.0, rounded(set.at.x), rounded(set.at.y)]);
                        content.show(Str(&[(set.letter % FONT) as u8]));
                    }
                    content.end_text();
                }
            }
        }
        if clip.is_some() {
            content.restore_state();
        }
        content.finish().to_vec()
    }
}

/// The name of a drawing in the file.
fn form_name(drawing: usize) -> String {
    format!("D{drawing}")
}

/// A number with no more digits than are seen.
fn rounded(value: f32) -> f32 {
    (value * 1000.0).round() / 1000.0
}

fn packed(content: &[u8]) -> Vec<u8> {
    miniz_oxide::deflate::compress_to_vec_zlib(content, 8)
}

/// A letter's outline with y upwards, as fonts have it.
fn letter_path(content: &mut Content, steps: &[Step]) {
    let at = |point: Pos2| ((point.x * UNIT).round(), (-point.y * UNIT).round());
    let mut last = Pos2::ZERO;
    for &step in steps {
        match step {
            Step::Move(to) => {
                content.move_to(at(to).0, at(to).1);
                last = to;
            }
            Step::Line(to) => {
                content.line_to(at(to).0, at(to).1);
                last = to;
            }
            Step::Quad(bend, to) => {
                // A PDF knows curves that are bent towards two points only.
                let (one, two) = (at(last.lerp(bend, 2.0 / 3.0)), at(to.lerp(bend, 2.0 / 3.0)));
                content.cubic_to(one.0, one.1, two.0, two.1, at(to).0, at(to).1);
                last = to;
            }
            Step::Cubic(one, two, to) => {
                let (one, two) = (at(one), at(two));
                content.cubic_to(one.0, one.1, two.0, two.1, at(to).0, at(to).1);
                last = to;
            }
            Step::Close => {
                content.close_path();
            }
        }
    }
}
