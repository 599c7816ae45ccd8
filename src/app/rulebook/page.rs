//! The right side of the rulebook screen: the open chapter as a page.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Button, FontId, Frame, Label, Link, Margin, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::{Desk, Edition, Rulebook, tables};
use crate::app::kit::desk::scroll_ui;
use crate::words::rulebook::{Block, BookPlace, Section, Span, ranges};

/// The width of the text, for about seventy characters a line, which are read best.
const MEASURE: f32 = 520.0;
/// The height of a line, as a multiple of its letters' height.
const LEADING: f32 = 1.5;

/// The setting of prose: the size of its letters, and the matches marked in it.
pub struct Pen<'a> {
    /// Texts and colours.
    pub desk: &'a Desk<'a>,
    /// The height of letters.
    pub size: f32,
    /// The query whose matches are marked.
    pub query: &'a str,
}

impl Pen<'_> {
    /// Spans as one text to lay out, in lines of the page's height.
    #[must_use]
    pub fn job(&self, spans: &[Span]) -> LayoutJob {
        let chrome = &self.desk.theme.chrome;
        let mut job = LayoutJob::default();
        for span in spans {
            let colour = if span.strong { chrome.text_strong } else { chrome.text };
            let plain = TextFormat {
                font_id: FontId::proportional(self.size),
                line_height: Some(self.line_height()),
                color: colour,
                valign: Align::Center,
                ..TextFormat::default()
            };
            let mut written = 0;
            for (from, to) in ranges(&span.text, self.query) {
                job.append(&span.text[written..from], 0.0, plain.clone());
                let marked = TextFormat { background: chrome.accent_veil, color: chrome.text_strong, ..plain.clone() };
                job.append(&span.text[from..to], 0.0, marked);
                written = to;
            }
            job.append(&span.text[written..], 0.0, plain);
        }
        job
    }

    /// The words of a link; egui gives them their colour.
    #[must_use]
    pub fn link(&self, text: &str) -> RichText {
        RichText::new(text).size(self.size).line_height(Some(self.line_height()))
    }

    /// The height of a line.
    #[must_use]
    pub fn line_height(&self) -> f32 {
        self.size * LEADING
    }
}

/// Lays out the open chapter, and turns to the target of a link that is clicked.
pub fn page_ui(ui: &mut Ui, desk: &Desk, book: &mut Rulebook, edition: &mut impl Edition) {
    let Some(chapter) = book.book.chapters().get(book.place.chapter) else { return };
    let number = book.place.chapter;
    let jump = std::mem::take(&mut book.jump);
    let pen = Pen { desk, size: desk.theme.sizes.text, query: book.query.trim() };
    let mut followed: Option<String> = None;
    let mut turned: Option<usize> = None;
    let edge = f32::from(desk.theme.sizes.margin);
    let area = ScrollArea::vertical().id_salt(("page", number)).auto_shrink([false, false]);
    let area = match book.scroll_to.take() {
        Some(scrolled) => area.vertical_scroll_offset(scrolled),
        None => area,
    };
    let mut scrolled = 0.0;
    scroll_ui(ui, area, |ui| {
        scrolled = (ui.clip_rect().top() - ui.min_rect().top()).max(0.0);
        let room = ui.available_width() - 2.0 * edge;
        let width = room.min(MEASURE);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            ui.add_space(edge + ((room - width) / 2.0).max(0.0));
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(18.0);
                let title = RichText::new(&chapter.title).size(30.0).color(desk.theme.chrome.gold);
                let response = ui.add(Label::new(title).wrap());
                if jump && book.place.section == 0 {
                    ui.scroll_to_rect_animation(response.rect.expand(20.0), Some(Align::TOP), still());
                }
                for (index, section) in chapter.sections.iter().enumerate() {
                    let is_open = BookPlace { chapter: number, section: index } == book.place;
                    let response = title_ui(ui, &pen, section, is_open && index > 0);
                    if jump && is_open && index > 0 {
                        ui.scroll_to_rect_animation(response.rect.expand(8.0), Some(Align::TOP), still());
                    }
                    for block in &section.blocks {
                        block_ui(ui, &pen, block, edition, &mut |to| followed = Some(to.to_owned()));
                    }
                }
                ui.add_space(28.0);
                let chapters = book.book.chapters();
                turned = turn_ui(ui, desk, number, chapters.len(), |index| &chapters[index].title);
                ui.add_space(18.0);
            });
        });
    });
    book.scrolled = scrolled;
    let turned = turned.map(|chapter| BookPlace { chapter, section: 0 });
    if let Some(place) = followed.and_then(|anchor| book.book.find(&anchor)).or(turned) {
        book.go(place);
        ui.request_repaint();
    }
}

/// No animation: pages turn at once.
fn still() -> egui::style::ScrollAnimation {
    egui::style::ScrollAnimation::none()
}

/// A section's title with the numbers of its rules; the open section has a mark beside its title.
fn title_ui(ui: &mut Ui, pen: &Pen, section: &Section, is_open: bool) -> egui::Response {
    let (theme, chrome) = (pen.desk.theme, &pen.desk.theme.chrome);
    ui.add_space(22.0);
    let response = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let title = RichText::new(&section.title).size(19.0).color(chrome.gold);
        ui.add(Label::new(title).wrap());
        let rules: Vec<&str> = section.rules().collect();
        if !rules.is_empty() {
            let rules = RichText::new(rules.join("  ")).size(theme.sizes.text_small).color(chrome.text_weak);
            ui.add(Label::new(rules).wrap());
        }
    });
    let rect = response.response.rect;
    if is_open {
        let bar = egui::Rect::from_min_max(rect.left_top() - vec2(10.0, 0.0), rect.left_bottom() - vec2(7.0, 0.0));
        ui.painter().rect_filled(bar, 1.5, chrome.accent);
    }
    ui.add_space(4.0);
    response.response
}

fn block_ui(ui: &mut Ui, pen: &Pen, block: &Block, edition: &mut impl Edition, follow: &mut impl FnMut(&str)) {
    let chrome = &pen.desk.theme.chrome;
    match block {
        Block::Paragraph(spans) => {
            prose_ui(ui, pen, spans, follow);
            ui.add_space(8.0);
        }
        Block::Item(spans) => {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let (rect, _) = ui.allocate_exact_size(vec2(18.0, pen.line_height()), Sense::hover());
                ui.painter().circle_filled(rect.center() - vec2(1.0, 0.0), 2.5, chrome.gold);
                ui.vertical(|ui| prose_ui(ui, pen, spans, follow));
            });
            ui.add_space(5.0);
        }
        Block::Aside(spans) => {
            ui.add_space(2.0);
            let frame = Frame::new()
                .fill(chrome.card)
                .stroke(Stroke::new(1.0, chrome.edge))
                .corner_radius(pen.desk.theme.sizes.button_radius)
                .inner_margin(Margin::symmetric(12, 8));
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                prose_ui(ui, pen, spans, follow);
            });
            ui.add_space(10.0);
        }
        Block::Table(rows) => {
            ui.add_space(4.0);
            tables::table_ui(ui, pen, rows, follow);
            ui.add_space(14.0);
        }
        Block::Figure { name, caption } => {
            ui.add_space(6.0);
            edition.figure_ui(ui, pen.desk.theme, name, caption);
            ui.add_space(2.0);
            ui.vertical_centered(|ui| {
                let size = pen.desk.theme.sizes.text_small;
                let spans = [Span { text: caption.clone(), ..Span::default() }];
                let mut job = Pen { size, ..*pen }.job(&spans);
                for section in &mut job.sections {
                    section.format.color = chrome.text_weak;
                }
                ui.add(Label::new(job).wrap());
            });
            ui.add_space(12.0);
        }
    }
}

/// A paragraph that may have links in it.
fn prose_ui(ui: &mut Ui, pen: &Pen, spans: &[Span], follow: &mut impl FnMut(&str)) {
    if spans.iter().all(|span| span.link.is_none()) {
        ui.add(Label::new(pen.job(spans)).wrap());
        return;
    }
    ui.spacing_mut().interact_size.y = 0.0;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        for part in spans.chunk_by(|one, next| one.link.is_none() && next.link.is_none()) {
            match part {
                [Span { text, link: Some(to), .. }] => {
                    if ui.add(Link::new(pen.link(text))).clicked() {
                        follow(to);
                    }
                }
                words => {
                    ui.add(Label::new(pen.job(words)).wrap());
                }
            }
        }
    });
}

/// Buttons to the chapters before and after.
fn turn_ui<'a>(
    ui: &mut Ui,
    desk: &Desk,
    number: usize,
    count: usize,
    title: impl Fn(usize) -> &'a String,
) -> Option<usize> {
    let mut turned = None;
    let half = vec2((ui.available_width() - 12.0) / 2.0, 36.0);
    ui.horizontal(|ui| {
        let mut button = |ui: &mut Ui, chapter: usize, key: &str, shown: String| {
            let name = desk.texts.with(key, &[("chapter", title(chapter).clone().into())]);
            let button = Button::new(shown).truncate().min_size(half);
            let response = ui.add_sized(half, button).accessible_name(&name).on_hover_text(&name);
            if response.clicked() {
                turned = Some(chapter);
            }
        };
        if let Some(before) = number.checked_sub(1) {
            button(ui, before, "rules-chapter-before", format!("← {}", title(before)));
        } else {
            ui.add_space(half.x);
        }
        ui.add_space(12.0);
        if number + 1 < count {
            button(ui, number + 1, "rules-chapter-after", format!("{} →", title(number + 1)));
        }
    });
    turned
}
