//! Things to be cut out, on pages of paper at their true size.
//!
//! Decides where everything lies on a page, which marks say where to cut, and how fronts and backs meet: a page with fronts
//! has an odd number and its backs follow, mirrored, so that paper which is turned over its long edge has each back behind
//! its front, and nothing behind what has none. For printers that print on one side alone the same pages follow each other
//! without the empty ones. What is printed, each game says; `printing` has the choices, `text` sets what is read.

use std::collections::BTreeSet;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::Easel;
use super::pdf::{Document, Page, Placed};
use super::printing::{Paper, Sides};
use super::text::{Column, Paragraph, SMALLEST, fitted, flow};
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
/// The part of a row that is filled, if it is free, with things that are not as high.
const SPACIOUS: f32 = 0.3;
/// The length of the ruler, in millimetres.
const RULER: f32 = 100.0;
/// The pages of the rules.
const RULES: usize = 2;

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

/// A side of a leaf of paper before its number is known.
#[derive(Default)]
struct Sheet {
    title: String,
    placed: Vec<Placed>,
    cuts: Vec<(Cut, Rect)>,
    notes: Vec<(Pos2, Align2, String)>,
    text: Option<Set>,
}

/// A page of text on a sheet: of which text, which page, in letters of which size.
#[derive(Clone, Copy)]
struct Set {
    text: Text,
    page: usize,
    size: f32,
}

/// The texts that are set on pages.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Text {
    List,
    Rules,
}

impl Text {
    const fn columns(self) -> usize {
        match self {
            Self::List => 2,
            Self::Rules => 3,
        }
    }
}

/// A kit on pages.
pub struct Printout {
    /// The pages.
    pub document: Document,
    /// The letters that no font has: boxes stand for them.
    pub missing: BTreeSet<char>,
}

/// Prints a kit.
#[must_use]
pub fn print(kit: &Kit<'_>, paper: Paper, sides: Sides, texts: &Texts) -> Printout {
    let mut press = Press {
        texts,
        sides,
        size: paper.size() * MM,
        document: Document::default(),
        easel: Easel::new(Theme::light(), FINE),
        leaves: Vec::new(),
        listed: Vec::new(),
    };
    press.document.entitle(&kit.title);
    let room = press.room().size();
    let (whole, large): (Vec<&Board>, Vec<&Board>) = kit.boards.iter().partition(|board| {
        let size = board.size * MM;
        size.x <= room.x && size.y <= room.y
    });
    for board in large {
        press.board(board);
    }
    press.things(kit, &whole);
    press.finish(kit)
}

/// The letters in which the rules of a kit have room on two pages, by their size, and with how much of the text: 0 is all of
/// it. Nothing if even the shortest text in the smallest letters has none. `page` is the size of a page, in points.
#[must_use]
pub fn rules_fit(easel: &mut Easel, kit: &Kit<'_>, page: Vec2) -> Option<(usize, f32)> {
    let columns = columns(room(page), Text::Rules.columns());
    let mut chosen = None;
    easel.paint(vec2(1.0, 1.0), |ui, theme| {
        chosen = chosen.or_else(|| fitted(ui.painter(), theme, &kit.rules, &columns, RULES));
    });
    chosen
}

struct Press<'a> {
    texts: &'a Texts,
    sides: Sides,
    /// The size of a page, in points.
    size: Vec2,
    easel: Easel,
    document: Document,
    leaves: Vec<Leaf>,
    listed: Vec<Entry>,
}

/// A leaf on which things lie.
#[derive(Default)]
struct Leaf {
    front: Sheet,
    back: Sheet,
    /// The sorts of things on it.
    titles: Vec<String>,
    /// The height that is taken, in points.
    used: f32,
}

/// A line of the list of what is to be cut.
struct Entry {
    group: String,
    name: String,
    count: usize,
    size: Vec2,
    /// The leaves on which it lies.
    leaves: BTreeSet<usize>,
}

/// A sort of thing that is laid on pages.
struct Item<'k> {
    group: &'k str,
    name: String,
    cut: Cut,
    count: usize,
    front: &'k Draw<'k>,
    back: Option<&'k Draw<'k>>,
}

/// Things side by side: the sort of each, and how far from the left margin it lies.
struct Row {
    high: f32,
    end: f32,
    things: Vec<(usize, f32)>,
}

/// The part of a page of this size on which things lie.
fn room(page: Vec2) -> Rect {
    let page = Rect::from_min_size(Pos2::ZERO, page).shrink(MARGIN * MM);
    page.with_min_y(page.top() + HEAD * MM).with_max_y(page.bottom() - FOOT * MM)
}

/// So many columns of text.
fn columns(room: Rect, count: usize) -> Vec<Column> {
    let gap = 5.0 * MM;
    let wide = (room.width() - gap * (count - 1) as f32) / count as f32;
    let left = move |index: usize| room.left() + index as f32 * (wide + gap);
    (0..count).map(|index| Column(Rect::from_x_y_ranges(left(index)..=left(index) + wide, room.y_range()))).collect()
}

/// Puts things into rows, the highest first, so that none is higher than the first of its row. A row begins where as many of
/// its first thing as it can hold are in the middle of the page.
fn rows(items: &[Item<'_>], room: f32) -> Vec<Row> {
    let size = |index: usize| items[index].cut.size() * MM;
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by(|&one, &other| {
        let (one, other) = (size(one), size(other));
        other.y.total_cmp(&one.y).then(other.x.total_cmp(&one.x))
    });
    let gap = GAP * MM;
    let mut rows: Vec<Row> = Vec::new();
    for index in order {
        let size = size(index);
        for _ in 0..items[index].count {
            // What is left of a row is filled: of the last one, and of others if it is much.
            let last = rows.len().saturating_sub(1);
            let is_open = |place: usize, row: &Row| {
                row.end + gap + size.x <= room + 0.01 && (place == last || room - row.end > room * SPACIOUS)
            };
            let place = rows.iter().enumerate().position(|(place, row)| is_open(place, row)).unwrap_or(rows.len());
            if place == rows.len() {
                let most = ((room + gap) / (size.x + gap)).floor().max(1.0);
                let left = (room - most * (size.x + gap) + gap) * 0.5;
                rows.push(Row { high: size.y, end: left - gap, things: Vec::new() });
            }
            let row = &mut rows[place];
            row.things.push((index, row.end + gap));
            row.end += gap + size.x;
        }
    }
    rows
}

impl Leaf {
    /// Lays a thing on it, with its front and its back in these pictures; if it has a back, that lies behind its front.
    fn lay(&mut self, item: &Item<'_>, (front, back): (usize, Option<usize>), at: Pos2, page_width: f32) {
        self.name(item.group);
        let (size, bleed) = (item.cut.size() * MM, Vec2::splat(BLEED * MM));
        self.front.placed.push(Placed { drawing: front, at: at - bleed, scale: 1.0, clip: None });
        self.front.cuts.push((item.cut, Rect::from_min_size(at, size)));
        if let Some(drawing) = back {
            let at = pos2(page_width - at.x - size.x, at.y);
            self.back.placed.push(Placed { drawing, at: at - bleed, scale: 1.0, clip: None });
        }
    }

    fn name(&mut self, title: &str) {
        if !self.titles.iter().any(|known| known == title) {
            self.titles.push(title.to_owned());
        }
    }

    /// The number of its pages.
    fn pages(&self, sides: Sides) -> usize {
        if sides == Sides::Both || !self.back.placed.is_empty() { 2 } else { 1 }
    }

    /// Its pages with their titles.
    fn into_pages(mut self, texts: &Texts, sides: Sides) -> Vec<Sheet> {
        let pages = self.pages(sides);
        self.front.title = self.titles.join(", ");
        self.back.title = if self.back.placed.is_empty() {
            texts.say("print-empty")
        } else {
            texts.with("print-backs", &[("title", self.front.title.clone().into())])
        };
        [self.front, self.back].into_iter().take(pages).collect()
    }
}

impl Press<'_> {
    fn room(&self) -> Rect {
        room(self.size)
    }

    /// Makes the picture of a side of a thing of this size, in points, with the room around it.
    fn picture(&mut self, size: Vec2, draw: &Draw<'_>) -> usize {
        let bleed = BLEED * MM;
        let painted = self.easel.paint(size + Vec2::splat(2.0 * bleed), |ui, theme| {
            draw(ui.painter(), theme, Rect::from_min_size(pos2(bleed, bleed), size));
        });
        self.document.add(&painted)
    }

    /// Lays all things on as few pages as they need, each row on the first page that has room for it, those with parts of
    /// boards included.
    fn things(&mut self, kit: &Kit<'_>, boards: &[&Board<'_>]) {
        let parts = self.texts.with("print-parts", &[("parts", 1.into())]);
        let boards = boards.iter().map(|board| Item {
            group: &board.title,
            name: parts.clone(),
            cut: Cut::Rect(board.size.x, board.size.y),
            count: 1,
            front: &board.draw,
            back: None,
        });
        let pieces = kit.groups.iter().flat_map(|group| {
            group.pieces.iter().filter(|piece| piece.count > 0).map(|piece| Item {
                group: &group.title,
                name: piece.name.clone(),
                cut: piece.cut,
                count: piece.count,
                front: &piece.front,
                back: piece.back.as_ref(),
            })
        });
        let items: Vec<Item<'_>> = boards.chain(pieces).collect();
        let pictures: Vec<(usize, Option<usize>)> = items
            .iter()
            .map(|item| {
                let size = item.cut.size() * MM;
                (self.picture(size, item.front), item.back.map(|draw| self.picture(size, draw)))
            })
            .collect();
        let room = self.room();
        let mut lies: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); items.len()];
        for row in rows(&items, room.width()) {
            let has_room = |leaf: &Leaf| leaf.used + row.high <= room.height() + 0.01;
            let place = self.leaves.iter().position(has_room).unwrap_or(self.leaves.len());
            if place == self.leaves.len() {
                self.leaves.push(Leaf::default());
            }
            let leaf = &mut self.leaves[place];
            let top = room.top() + leaf.used;
            leaf.used += row.high + GAP * MM;
            for (index, left) in row.things {
                lies[index].insert(place);
                leaf.lay(&items[index], pictures[index], pos2(room.left() + left, top), self.size.x);
            }
        }
        self.listed.extend(items.into_iter().zip(lies).map(|(item, leaves)| Entry {
            group: item.group.to_owned(),
            name: item.name,
            count: item.count,
            size: item.cut.size(),
            leaves,
        }));
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
        let first = self.leaves.len();
        for row in 0..rows {
            for column in 0..columns {
                let glued =
                    vec2(if column + 1 < columns { flap } else { 0.0 }, if row + 1 < rows { flap } else { 0.0 });
                let at = pos2(room.center().x - (part + glued).x * 0.5, room.top());
                let cut = Rect::from_min_size(at, part);
                let shift = vec2(part.x * column as f32, part.y * row as f32) + Vec2::splat(BLEED * MM);
                let clip = Some(Rect::from_min_size(at, part + glued));
                let values =
                    [("row", (row + 1).into()), ("column", (column + 1).into()), ("title", board.title.clone().into())];
                let mut leaf = Leaf { used: (part + glued).y + GAP * MM, ..Leaf::default() };
                leaf.name(&self.texts.with("print-part", &values));
                leaf.front.placed.push(Placed { drawing: picture, at: at - shift, scale: 1.0, clip });
                leaf.front.cuts.push((Cut::Rect(part.x / MM, part.y / MM), cut));
                if glued != Vec2::ZERO {
                    let note = self.texts.say("print-flap");
                    leaf.front.notes.push((pos2(room.left(), room.bottom() + 1.0 * MM), Align2::LEFT_TOP, note));
                }
                self.leaves.push(leaf);
            }
        }
        self.listed.push(Entry {
            group: board.title.clone(),
            name: self.texts.with("print-parts", &[("parts", (rows * columns).into())]),
            count: rows * columns,
            size: part / MM,
            leaves: (first..self.leaves.len()).collect(),
        });
    }

    /// The pages of a text in letters of this size.
    fn pages(&mut self, text: Text, lines: &[Paragraph], size: f32) -> usize {
        let columns = columns(self.room(), text.columns());
        let mut pages = 1;
        self.easel.paint(vec2(1.0, 1.0), |ui, theme| {
            let set = flow(ui.painter(), theme, lines, &columns, size);
            pages = set.last().map_or(1, |last| last.page + 1);
        });
        pages
    }

    /// The list of what is to be cut, if so many pages are before the first thing.
    fn list(&self, kit: &Kit<'_>, before: usize) -> Vec<Paragraph> {
        let about = if self.sides == Sides::Both { "print-duplex" } else { "print-one-sided" };
        let about = [self.texts.say(about)].into_iter().chain(kit.about.iter().cloned());
        let mut lines: Vec<Paragraph> = about.map(|text| Paragraph::prose(&text)).collect();
        let page_of = |leaf: usize| {
            let earlier: usize = self.leaves[..leaf].iter().map(|leaf| leaf.pages(self.sides)).sum();
            before + earlier + 1
        };
        let mut group = None;
        for entry in &self.listed {
            if group != Some(&entry.group) {
                lines.push(Paragraph::heading(&entry.group));
                group = Some(&entry.group);
            }
            let pages: Vec<String> = entry.leaves.iter().map(|&leaf| page_of(leaf).to_string()).collect();
            let values = [
                ("count", entry.count.into()),
                ("name", entry.name.clone().into()),
                ("wide", texts_of(entry.size.x).into()),
                ("high", texts_of(entry.size.y).into()),
                ("pages", pages.join(", ").into()),
            ];
            lines.push(Paragraph::item(&self.texts.with("print-entry", &values)));
        }
        lines
    }

    /// Puts the list and the rules before all things, each on leaves of its own, and writes head, foot and marks on every
    /// page. Of paper that is printed on one side every page is a leaf.
    fn finish(mut self, kit: &Kit<'_>) -> Printout {
        let mut sheets = Vec::new();
        // Rules that have no room on two pages take more.
        let chosen = rules_fit(&mut self.easel, kit, self.size);
        let (version, size) = chosen.unwrap_or((kit.rules.len().saturating_sub(1), SMALLEST));
        let rules: &[Paragraph] = kit.rules.get(version).map_or(&[], Vec::as_slice);
        let of_rules = self.pages(Text::Rules, rules, size);
        // The list itself moves all pages on, by as many as it takes.
        let sides = self.sides;
        let even = move |pages: usize| if sides == Sides::Both { pages.next_multiple_of(2) } else { pages };
        let mut of_list = 1;
        let mut list = Vec::new();
        for _ in 0..3 {
            list = self.list(kit, even(of_list) + even(of_rules));
            let needed = self.pages(Text::List, &list, LIST);
            if needed == of_list {
                break;
            }
            of_list = needed;
        }
        for (text, title, pages, size) in
            [(Text::List, "print-list", of_list, LIST), (Text::Rules, "print-rules", of_rules, size)]
        {
            let title = self.texts.say(title);
            let sheet = |page| Sheet { title: title.clone(), text: Some(Set { text, page, size }), ..Sheet::default() };
            sheets.extend((0..pages).map(sheet));
            sheets.resize_with(even(sheets.len()), Sheet::default);
        }
        sheets.extend(std::mem::take(&mut self.leaves).into_iter().flat_map(|leaf| leaf.into_pages(self.texts, sides)));
        let all = sheets.len();
        for (index, sheet) in sheets.into_iter().enumerate() {
            let number = self.texts.with("print-page", &[("page", (index + 1).into()), ("pages", all.into())]);
            self.page(kit, sheet, &number, [&list, rules]);
        }
        Printout { document: self.document, missing: self.easel.missing().clone() }
    }

    /// Writes a page.
    fn page(&mut self, kit: &Kit<'_>, sheet: Sheet, number: &str, [list, rules]: [&[Paragraph]; 2]) {
        let ruler = self.texts.say("print-ruler");
        let room = self.room();
        let painted = self.easel.paint(self.size, |ui, theme| {
            let painter = ui.painter();
            let ink = theme.chrome.text;
            let write = |at: Pos2, anchor: Align2, text: &str, size: f32| {
                painter.text(at, anchor, text, FontId::new(size, FontFamily::Proportional), ink)
            };
            let top = room.top() - HEAD * MM;
            let named = write(pos2(room.right(), top), Align2::RIGHT_TOP, &kit.title, 9.0);
            // A page can hold more sorts of things than a line can name.
            let font = FontId::new(12.0, FontFamily::Proportional);
            let mut title = LayoutJob::simple_singleline(sheet.title.clone(), font, ink);
            title.wrap = TextWrapping::truncate_at_width(named.left() - room.left() - 4.0 * MM);
            painter.galley(pos2(room.left(), top), painter.layout_job(title), ink);
            let low = room.bottom() + FOOT * MM;
            write(pos2(room.right(), low), Align2::RIGHT_BOTTOM, number, 9.0);
            paint_ruler(painter, pos2(room.left(), low), ink, &ruler);
            for (at, anchor, note) in &sheet.notes {
                write(*at, *anchor, note, 8.0);
            }
            for &(cut, rect) in &sheet.cuts {
                paint_cut(painter, cut, rect, theme.chrome.text_weak);
            }
            if let Some(Set { text, page, size }) = sheet.text {
                let lines = if text == Text::List { list } else { rules };
                for line in flow(painter, theme, lines, &columns(room, text.columns()), size) {
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
