//! Things to be cut out, on pages of paper at their true size.
//!
//! Decides where everything lies on a page, which marks say where to cut, and how fronts and backs meet: the page with the
//! backs follows that with the fronts, its columns mirrored, so that paper which is turned over its long edge has each back
//! behind its front. What is printed, each game says; `text` sets what is read.

use egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::pdf::{Document, Page, Placed};
use super::text::{Column, Paragraph, fitted, flow};
use super::{Easel, Letters};
use crate::app::kit::theme::Theme;
use crate::words::Texts;

/// The points of a millimetre.
pub const MM: f32 = 72.0 / 25.4;
/// The pixels of a point: 300 on an inch.
const FINE: f32 = 300.0 / 72.0;
/// The part of a page that printers leave white, in millimetres.
const MARGIN: f32 = 10.0;
/// The room of the head and of the foot of a page, in millimetres.
const HEAD: f32 = 9.0;
const FOOT: f32 = 15.0;
/// The room between things, in millimetres.
const GAP: f32 = 4.0;
/// The room around a thing into which its picture may reach, in millimetres.
const BLEED: f32 = 1.5;
/// The strip along two sides of a part of a board on which the next part is glued, in millimetres.
const FLAP: f32 = 7.0;
/// The length of the ruler, in millimetres.
const RULER: f32 = 100.0;
/// The pages of the rules.
const RULES: usize = 2;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 to 297 millimetres.
    #[default]
    A4,
    /// 8½ to 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }

    /// The paper of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name().eq_ignore_ascii_case(name))
    }

    /// Its size, in millimetres.
    #[must_use]
    pub fn size(self) -> Vec2 {
        match self {
            Self::A4 => vec2(210.0, 297.0),
            Self::Letter => vec2(215.9, 279.4),
        }
    }
}

/// The form in which something is cut out, with its size in millimetres.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Cut {
    /// A hex that lies on a side, by the distance between opposite sides.
    Hex(f32),
    /// A rectangle, by its width and its height.
    Rect(f32, f32),
    /// A circle, by its diameter.
    Round(f32),
}

impl Cut {
    /// The width and the height, in millimetres.
    #[must_use]
    pub fn size(self) -> Vec2 {
        match self {
            Self::Hex(across) => vec2(across * 2.0 / 3.0_f32.sqrt(), across),
            Self::Rect(wide, high) => vec2(wide, high),
            Self::Round(across) => Vec2::splat(across),
        }
    }

    /// The line along which it is cut.
    fn line(self, rect: Rect) -> Vec<Pos2> {
        let (centre, half) = (rect.center(), rect.size() * 0.5);
        let around = |count: usize, turned: f32| {
            let angle = move |index: usize| (index as f32 + turned) / count as f32 * std::f32::consts::TAU;
            (0..count).map(move |index| Vec2::angled(angle(index)))
        };
        match self {
            Self::Hex(_) => around(6, 0.0).map(|out| centre + out * half.x).collect(),
            Self::Rect(..) => vec![rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()],
            Self::Round(_) => around(72, 0.0).map(|out| centre + out * half.x).collect(),
        }
    }
}

/// Draws a side of a thing into its rectangle. The picture may reach a little beyond it.
pub type Draw<'a> = Box<dyn Fn(&Painter, &Theme, Rect) + 'a>;

/// A thing to be cut out.
pub struct Piece<'a> {
    /// The name in the list.
    pub name: String,
    /// Its form.
    pub cut: Cut,
    /// The number of them.
    pub count: usize,
    /// Its front.
    pub front: Draw<'a>,
    /// Its back, if it has one.
    pub back: Option<Draw<'a>>,
}

/// Things of one sort.
pub struct Group<'a> {
    /// The name of the sort.
    pub title: String,
    /// The things.
    pub pieces: Vec<Piece<'a>>,
}

/// A board that is larger than a page, to be put together.
pub struct Board<'a> {
    /// Its name.
    pub title: String,
    /// Its size, in millimetres.
    pub size: Vec2,
    /// Draws it.
    pub draw: Draw<'a>,
}

/// Everything that is printed of a variant.
pub struct Kit<'a> {
    /// The name of the variant.
    pub title: String,
    /// The sentences on it above the list.
    pub about: Vec<String>,
    /// The boards.
    pub boards: Vec<Board<'a>>,
    /// The things, sort by sort.
    pub groups: Vec<Group<'a>>,
    /// The rules: the same text with less and less of it, of which the first that has room is printed.
    pub rules: Vec<Vec<Paragraph>>,
}

/// A page before its number is known.
#[derive(Default)]
struct Sheet {
    title: String,
    placed: Vec<Placed>,
    cuts: Vec<(Cut, Rect)>,
    notes: Vec<(Pos2, Align2, String)>,
    text: Option<(usize, usize, f32)>,
}

/// Prints a kit.
#[must_use]
pub fn print(kit: &Kit<'_>, paper: Paper, texts: &Texts) -> Document {
    let mut easel = Easel::new(Theme::light(), FINE);
    let first = easel.paint(vec2(1.0, 1.0), |_, _| {});
    let mut press = Press {
        texts,
        size: paper.size() * MM,
        document: Document::new(Letters::of(&first)),
        easel,
        sheets: Vec::new(),
        listed: Vec::new(),
        bodies: Vec::new(),
    };
    press.document.entitle(&kit.title);
    let (list, rules) = (press.bodies.len(), press.bodies.len() + 1);
    press.bodies = vec![Vec::new(), Vec::new()];
    for board in &kit.boards {
        press.board(board);
    }
    for group in &kit.groups {
        press.group(group);
    }
    press.rules(kit, rules);
    press.list(kit, list);
    press.finish(&kit.title)
}

struct Press<'a> {
    texts: &'a Texts,
    /// The size of a page, in points.
    size: Vec2,
    easel: Easel,
    document: Document,
    sheets: Vec<Sheet>,
    /// The things that were laid on pages: name, number, size, and the pages from and to.
    listed: Vec<Entry>,
    /// The texts that are set on pages: the list, and the rules.
    bodies: Vec<Vec<Paragraph>>,
}

/// A line of the list of what is to be cut.
struct Entry {
    group: String,
    name: String,
    count: usize,
    size: Vec2,
    pages: (usize, usize),
}

impl Press<'_> {
    /// The part of a page on which things lie.
    fn room(&self) -> Rect {
        let page = Rect::from_min_size(Pos2::ZERO, self.size).shrink(MARGIN * MM);
        page.with_min_y(page.top() + HEAD * MM).with_max_y(page.bottom() - FOOT * MM)
    }

    /// Makes the picture of a side of a thing of this size, in points, with the room around it.
    fn picture(&mut self, size: Vec2, draw: &Draw<'_>) -> usize {
        let bleed = BLEED * MM;
        let painted = self.easel.paint(size + Vec2::splat(2.0 * bleed), |ui, theme| {
            draw(ui.painter(), theme, Rect::from_min_size(pos2(bleed, bleed), size));
        });
        self.document.add(&painted)
    }

    fn group(&mut self, group: &Group<'_>) {
        // Things of one size share pages.
        let mut sizes: Vec<Vec2> = Vec::new();
        for size in group.pieces.iter().filter(|piece| piece.count > 0).map(|piece| piece.cut.size()) {
            if !sizes.contains(&size) {
                sizes.push(size);
            }
        }
        for size in sizes {
            let pieces = group.pieces.iter().filter(|piece| piece.count > 0 && piece.cut.size() == size);
            self.grid(group, size * MM, pieces);
        }
    }

    /// Lays things of one size on as many pages as they need, row by row.
    fn grid<'p>(&mut self, group: &Group<'_>, size: Vec2, pieces: impl Iterator<Item = &'p Piece<'p>>) {
        let (room, step) = (self.room(), size + Vec2::splat(GAP * MM));
        let fit = |room: f32, step: f32| (((room + GAP * MM) / step).floor() as usize).max(1);
        let (columns, rows) = (fit(room.width(), step.x), fit(room.height(), step.y));
        let left = room.center().x - (columns as f32 * step.x - GAP * MM) * 0.5;
        let place = |index: usize| {
            let (column, row) = (index % columns, index / columns);
            pos2(left + column as f32 * step.x, room.top() + row as f32 * step.y)
        };
        let bleed = Vec2::splat(BLEED * MM);
        let on_page = columns * rows;
        let mut used = on_page;
        let (mut front, mut back): (Option<Sheet>, Option<Sheet>) = (None, None);
        let page_width = self.size.x;
        for piece in pieces {
            let picture = self.picture(size, &piece.front);
            let reverse = piece.back.as_ref().map(|draw| self.picture(size, draw));
            let mut from = None;
            for _ in 0..piece.count {
                if used == on_page {
                    self.close(front.take(), back.take());
                    used = 0;
                }
                let sheet = front.get_or_insert_with(|| Sheet { title: group.title.clone(), ..Sheet::default() });
                let at = place(used);
                from.get_or_insert(self.sheets.len() + 1);
                sheet.placed.push(Placed { drawing: picture, at: at - bleed, scale: 1.0, clip: None });
                sheet.cuts.push((piece.cut, Rect::from_min_size(at, size)));
                if let Some(reverse) = reverse {
                    let title = self.texts.with("print-backs", &[("title", group.title.clone().into())]);
                    let sheet = back.get_or_insert_with(|| Sheet { title, ..Sheet::default() });
                    let at = pos2(page_width - at.x - size.x, at.y);
                    sheet.placed.push(Placed { drawing: reverse, at: at - bleed, scale: 1.0, clip: None });
                }
                used += 1;
            }
            let last = self.sheets.len() + 1;
            let pages = (from.unwrap_or(last), last);
            let (name, group) = (piece.name.clone(), group.title.clone());
            self.listed.push(Entry { group, name, count: piece.count, size: size / MM, pages });
        }
        self.close(front, back);
    }

    /// Ends a page, and with it that of the backs.
    fn close(&mut self, front: Option<Sheet>, back: Option<Sheet>) {
        self.sheets.extend(front);
        self.sheets.extend(back);
    }

    /// Lays a board on as few pages as it needs, in parts of one size.
    fn board(&mut self, board: &Board<'_>) {
        let (room, size) = (self.room(), board.size * MM);
        let flap = FLAP * MM;
        let count = |whole: f32, room: f32| {
            if whole <= room { 1 } else { (whole / (room - flap)).ceil() as usize }
        };
        let (columns, rows) = (count(size.x, room.width()), count(size.y, room.height()));
        let part = vec2(size.x / columns as f32, size.y / rows as f32);
        let picture = self.picture(size, &board.draw);
        let first = self.sheets.len() + 1;
        for row in 0..rows {
            for column in 0..columns {
                let glued =
                    vec2(if column + 1 < columns { flap } else { 0.0 }, if row + 1 < rows { flap } else { 0.0 });
                let at = room.left_top() + (room.size() - part - glued) * 0.5;
                let at = pos2(at.x, room.top().max(at.y));
                let cut = Rect::from_min_size(at, part);
                let shift = vec2(part.x * column as f32, part.y * row as f32) + Vec2::splat(BLEED * MM);
                let clip = Some(Rect::from_min_size(at, part + glued));
                let values =
                    [("row", (row + 1).into()), ("column", (column + 1).into()), ("title", board.title.clone().into())];
                let mut sheet = Sheet {
                    title: self.texts.with("print-part", &values),
                    placed: vec![Placed { drawing: picture, at: at - shift, scale: 1.0, clip }],
                    cuts: vec![(Cut::Rect(part.x / MM, part.y / MM), cut)],
                    ..Sheet::default()
                };
                if glued != Vec2::ZERO {
                    let note = self.texts.say("print-flap");
                    sheet.notes.push((pos2(room.left(), room.bottom() + 1.0 * MM), Align2::LEFT_TOP, note));
                }
                self.sheets.push(sheet);
            }
        }
        let pages = (first, self.sheets.len());
        let (group, name) =
            (board.title.clone(), self.texts.with("print-parts", &[("parts", (rows * columns).into())]));
        self.listed.push(Entry { group, name, count: rows * columns, size: part / MM, pages });
    }

    /// Sets the rules on two pages: as much of them as has room there, in letters as large as they can be.
    fn rules(&mut self, kit: &Kit<'_>, body: usize) {
        let columns = self.columns(3);
        let mut chosen = None;
        let rules = &kit.rules;
        self.easel.paint(vec2(1.0, 1.0), |ui, theme| {
            chosen = chosen.or_else(|| fitted(ui.painter(), theme, rules, &columns, RULES));
        });
        let Some((version, size)) = chosen else { return };
        self.bodies[body].clone_from(&rules[version]);
        for page in 0..RULES {
            let title = self.texts.say("print-rules");
            self.sheets.push(Sheet { title, text: Some((body, page, size)), ..Sheet::default() });
        }
    }

    /// The columns of text of a page.
    fn columns(&self, count: usize) -> Vec<Column> {
        let (room, gap) = (self.room(), 5.0 * MM);
        let wide = (room.width() - gap * (count - 1) as f32) / count as f32;
        let left = move |index: usize| room.left() + index as f32 * (wide + gap);
        (0..count)
            .map(|index| Column(Rect::from_x_y_ranges(left(index)..=left(index) + wide, room.y_range())))
            .collect()
    }

    /// Puts the list of what is to be cut before everything else.
    fn list(&mut self, kit: &Kit<'_>, body: usize) {
        let texts = self.texts;
        let mut pages = 1;
        // The list itself moves all pages on, by as many as it takes.
        for _ in 0..3 {
            let mut lines: Vec<Paragraph> = kit.about.iter().map(|text| Paragraph::prose(text)).collect();
            let mut group = None;
            for entry in &self.listed {
                if group != Some(&entry.group) {
                    lines.push(Paragraph::heading(&entry.group));
                    group = Some(&entry.group);
                }
                let (from, to) = (entry.pages.0 + pages, entry.pages.1 + pages);
                let where_to = if from == to { from.to_string() } else { format!("{from}–{to}") };
                let values = [
                    ("count", entry.count.into()),
                    ("name", entry.name.clone().into()),
                    ("wide", texts_of(entry.size.x).into()),
                    ("high", texts_of(entry.size.y).into()),
                    ("pages", where_to.into()),
                ];
                lines.push(Paragraph::item(&texts.with("print-entry", &values)));
            }
            let columns = self.columns(2);
            let mut needed = 1;
            self.easel.paint(vec2(1.0, 1.0), |ui, theme| {
                let set = flow(ui.painter(), theme, &lines, &columns, LIST);
                needed = set.last().map_or(1, |last| last.page + 1);
            });
            self.bodies[body] = lines;
            if needed == pages {
                break;
            }
            pages = needed;
        }
        let sheet = |page| Sheet { title: texts.say("print-list"), text: Some((body, page, LIST)), ..Sheet::default() };
        let all = (0..pages).map(sheet).chain(std::mem::take(&mut self.sheets));
        self.sheets = all.collect();
    }

    /// Writes head, foot and marks on every page.
    fn finish(mut self, title: &str) -> Document {
        let all = self.sheets.len();
        for (index, sheet) in std::mem::take(&mut self.sheets).into_iter().enumerate() {
            let values = [("page", (index + 1).into()), ("pages", all.into())];
            let number = self.texts.with("print-page", &values);
            let ruler = self.texts.say("print-ruler");
            let room = self.room();
            let columns = self.columns(if sheet.text.is_some_and(|(body, ..)| body == 0) { 2 } else { 3 });
            let bodies = &self.bodies;
            let painted = self.easel.paint(self.size, |ui, theme| {
                let painter = ui.painter();
                let ink = theme.chrome.text;
                let write = |at: Pos2, anchor: Align2, text: &str, size: f32| {
                    painter.text(at, anchor, text, FontId::new(size, FontFamily::Proportional), ink);
                };
                write(pos2(room.left(), room.top() - HEAD * MM), Align2::LEFT_TOP, &sheet.title, 12.0);
                write(pos2(room.right(), room.top() - HEAD * MM), Align2::RIGHT_TOP, title, 9.0);
                let low = room.bottom() + FOOT * MM;
                write(pos2(room.right(), low), Align2::RIGHT_BOTTOM, &number, 9.0);
                paint_ruler(painter, pos2(room.left(), low), ink, &ruler);
                for (at, anchor, note) in &sheet.notes {
                    write(*at, *anchor, note, 8.0);
                }
                for &(cut, rect) in &sheet.cuts {
                    paint_cut(painter, cut, rect, theme.chrome.text_weak);
                }
                if let Some((body, page, size)) = sheet.text {
                    for line in flow(painter, theme, &bodies[body], &columns, size) {
                        if line.page == page {
                            painter.galley(line.at, line.galley, ink);
                        }
                    }
                }
            });
            let drawing = self.document.add(&painted);
            let mut placed = sheet.placed;
            placed.push(Placed { drawing, at: Pos2::ZERO, scale: 1.0, clip: None });
            self.document.add_page(Page { size: self.size, placed });
        }
        self.document
    }
}

/// The size of the letters of the list.
const LIST: f32 = 8.5;

/// A length without needless digits.
fn texts_of(length: f32) -> String {
    let text = format!("{length:.1}");
    text.strip_suffix(".0").map(str::to_owned).unwrap_or(text)
}

/// The line along which something is cut, and short lines that go on beyond its corners.
fn paint_cut(painter: &Painter, cut: Cut, rect: Rect, colour: Color32) {
    let hair = Stroke::new(0.35, colour);
    painter.add(Shape::closed_line(cut.line(rect), hair));
    if matches!(cut, Cut::Rect(..)) {
        let (near, far) = (0.6 * MM, 2.0 * MM);
        for corner in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
            let out = vec2((corner.x - rect.center().x).signum(), (corner.y - rect.center().y).signum());
            painter.line_segment([corner + vec2(out.x * near, 0.0), corner + vec2(out.x * far, 0.0)], hair);
            painter.line_segment([corner + vec2(0.0, out.y * near), corner + vec2(0.0, out.y * far)], hair);
        }
    }
}

/// A ruler by which one sees that the page was printed at its true size.
fn paint_ruler(painter: &Painter, at: Pos2, colour: Color32, text: &str) {
    let line = Stroke::new(0.6, colour);
    let end = at + vec2(RULER * MM, 0.0);
    painter.line_segment([at, end], line);
    for step in 0..=(RULER / 10.0) as usize {
        let x = at.x + step as f32 * 10.0 * MM;
        let high = if step % 5 == 0 { 3.0 } else { 1.8 };
        painter.line_segment([pos2(x, at.y), pos2(x, at.y - high * MM)], line);
    }
    let font = FontId::new(8.0, FontFamily::Proportional);
    painter.text(at + vec2(1.0 * MM, -3.2 * MM), Align2::LEFT_BOTTOM, text, font, colour);
}
