//! The text of a document: highlighted, its lines numbered, with errors underlined where they stand, in step with the
//! forms.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use egui::text_edit::TextEditOutput;
use egui::{Align2, FontId, Galley, Margin, ScrollArea, Stroke, TextEdit, TextStyle, Ui, pos2, vec2};

use super::beside::DocumentWords;
use crate::app::command::Desk;
use crate::app::kit::desk::width_of;
use crate::app::kit::limits;
use crate::app::kit::theme::Theme;
use crate::editor::{Group, ProblemLine, Step, VariantDocument};

/// The room on each side of the numbers of the lines.
const BESIDE_NUMBERS: f32 = 8.0;
/// The step of the text that is typed without a pause.
const TYPING: Group = Group(0);

/// The text as it is shown.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The text as the field has it, and the revision of the document that it was taken from.
    text: String,
    revision: Option<u64>,
    /// The text as it is laid out: for this revision, theme and width.
    job: Option<(u64, bool, LayoutJob)>,
    /// Bytes to be brought into sight.
    jump: Option<Range<usize>>,
}

impl Source {
    /// Brings these bytes into sight and puts the keyboard there.
    pub fn jump(&mut self, bytes: Range<usize>) {
        self.jump = Some(bytes);
    }

    /// Lays out the text, which changes the document.
    pub fn source_ui(&mut self, ui: &mut Ui, desk: &Desk, document: &mut VariantDocument, told: &DocumentWords) {
        if self.revision != Some(document.revision()) {
            document.text().clone_into(&mut self.text);
            self.revision = Some(document.revision());
        }
        let font = FontId::monospace(TextStyle::Body.resolve(ui.style()).size);
        self.highlight(desk, document, told, &font);
        let Self { text, job, jump, revision } = self;
        let ready = job.as_ref().map(|(_, _, job)| job.clone()).unwrap_or_default();
        let mut layouter = |ui: &Ui, shown: &dyn egui::TextBuffer, _wrap: f32| -> Arc<Galley> {
            let job = if shown.as_str() == ready.text {
                ready.clone()
            } else {
                // Typed just now: the colours follow in the next frame.
                LayoutJob::simple(shown.as_str().to_owned(), font.clone(), ui.visuals().text_color(), f32::INFINITY)
            };
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let most = limits::text_of(document.game());
        let numbers = numbers_width(ui, text, &font);
        let margin = Margin { left: numbers.min(f32::from(i8::MAX)) as i8, ..Margin::symmetric(4, 2) };
        ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
            let field = TextEdit::multiline(text)
                .code_editor()
                .char_limit(most)
                // Tab leads on, as everywhere: what is typed by keyboard alone can be left by it.
                .lock_focus(false)
                .desired_width(f32::INFINITY)
                .desired_rows(24)
                .margin(margin)
                .layouter(&mut layouter);
            let mut output = field.show(ui);
            let response = output.response.response.clone();
            let response = response.accessible_name(desk.texts.say("editor-source-field"));
            limits::takes(&response, most);
            // The keyboard cannot be led below a window; one that has just been closed is gone in the next frame.
            let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some());
            if is_covered && jump.is_some() {
                ui.ctx().request_repaint();
            }
            if let Some(bytes) = jump.take_if(|_| !is_covered) {
                let at = |byte: usize| CCursor::new(text.get(..byte).unwrap_or(text).chars().count());
                let range = CCursorRange::two(at(bytes.start), at(bytes.end));
                output.state.cursor.set_char_range(Some(range));
                output.state.clone().store(ui.ctx(), response.id);
                response.request_focus();
                let mut place = output.galley.pos_from_cursor(at(bytes.start)).translate(output.galley_pos.to_vec2());
                // What stands behind the numbers of the lines cannot be read.
                place.min.x -= numbers;
                ui.scroll_to_rect(place, Some(egui::Align::Center));
                log::debug!("the keyboard is in the text, from byte {} to {}", bytes.start, bytes.end);
            }
            numbers_ui(ui, desk, &output, (numbers, &font), told.problems_at(document.revision()));
            if response.changed() && *text != document.text() {
                document.type_text(text.clone(), Step::new("editor-step-typed"), Some(TYPING));
                if text.ends_with('\n') {
                    document.close_step();
                }
                *revision = Some(document.revision());
            }
            if response.lost_focus() {
                document.close_step();
            }
        });
    }

    /// Lays the text out anew if it, or the theme, has changed.
    fn highlight(&mut self, desk: &Desk, document: &VariantDocument, told: &DocumentWords, font: &FontId) {
        let (revision, is_dark) = (document.revision(), desk.theme.is_dark);
        let is_ready = self.job.as_ref().is_some_and(|&(of, dark, ref job)| {
            of == revision
                && dark == is_dark
                && job.sections.first().is_none_or(|section| section.format.font_id == *font)
        });
        if let Some(problems) = told.problems_at(revision).filter(|_| !is_ready) {
            let errors: Vec<(Range<usize>, bool)> =
                problems.iter().filter_map(|line| Some((line.place.as_ref()?.0.clone(), line.is_error))).collect();
            self.job = Some((revision, is_dark, coloured(document.text(), &errors, desk.theme, font)));
        }
    }
}

/// The width of the numbers of the lines, with what is free beside them.
fn numbers_width(ui: &Ui, text: &str, font: &FontId) -> f32 {
    let lines = text.bytes().filter(|&byte| byte == b'\n').count() + 1;
    width_of(ui.painter(), font, &lines.to_string()) + 2.0 * BESIDE_NUMBERS
}

/// Paints the numbers of the lines in sight at the left edge of what is seen of the field, wherever the text is scrolled
/// to. Those of lines with a problem are marked, and that of the line in which the cursor is.
fn numbers_ui(
    ui: &Ui,
    desk: &Desk,
    field: &TextEditOutput,
    (width, font): (f32, &FontId),
    problems: Option<&[ProblemLine]>,
) {
    let (chrome, seen) = (&desk.theme.chrome, field.response.response.rect.intersect(ui.clip_rect()));
    let column = seen.with_max_x(seen.left() + width - BESIDE_NUMBERS / 2.0).shrink2(vec2(1.0, 1.0));
    let painter = ui.painter().with_clip_rect(column);
    painter.rect_filled(column, 0.0, chrome.input);
    painter.vline(column.right() - 0.5, column.y_range(), Stroke::new(1.0, chrome.edge));
    let (rows, top) = (&field.galley.rows, field.galley_pos.y);
    let first = rows.partition_point(|row| top + row.rect().bottom() < seen.top());
    let cursor = field.cursor_range.map(|range| field.galley.layout_from_cursor(range.primary).row);
    for (index, row) in
        rows.iter().enumerate().skip(first).take_while(|(_, row)| top + row.rect().top() < seen.bottom())
    {
        let of_line = |problem: &&ProblemLine| problem.place.as_ref().is_some_and(|&(_, line, _)| line == index + 1);
        let worst = problems.unwrap_or_default().iter().filter(of_line).map(|problem| problem.is_error).max();
        let colour = match worst {
            Some(true) => chrome.warn,
            Some(false) => chrome.gold,
            None if cursor == Some(index) => chrome.text,
            None => chrome.text_weak,
        };
        let at = pos2(column.right() - BESIDE_NUMBERS / 2.0, top + row.rect().top());
        painter.text(at, Align2::RIGHT_TOP, (index + 1).to_string(), font.clone(), colour);
    }
}

/// The kind of a part of a RON text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Comment,
    Text,
    Number,
    Name,
    Other,
}

/// The parts of a RON text in order: where each ends, and what it is. A text that is no RON is cut up all the same.
fn parts(text: &str) -> Vec<(usize, Kind)> {
    let bytes = text.as_bytes();
    let (mut parts, mut at) = (Vec::new(), 0);
    let until = |from: usize, is_in: &dyn Fn(u8) -> bool| {
        bytes[from..].iter().position(|&byte| !is_in(byte)).map_or(bytes.len(), |count| from + count)
    };
    while at < bytes.len() {
        let rest = &text[at..];
        let (end, kind) = if rest.starts_with("//") {
            (until(at, &|byte| byte != b'\n'), Kind::Comment)
        } else if rest.starts_with("/*") {
            (rest.find("*/").map_or(bytes.len(), |end| at + end + 2), Kind::Comment)
        } else if bytes[at] == b'"' {
            let mut end = at + 1;
            while end < bytes.len() && bytes[end] != b'"' {
                end += if bytes[end] == b'\\' { 2 } else { 1 };
            }
            let end = (end + 1).min(bytes.len());
            ((end..=bytes.len()).find(|&end| text.is_char_boundary(end)).unwrap_or(bytes.len()), Kind::Text)
        } else if bytes[at].is_ascii_digit() {
            (until(at, &|byte| byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'_'), Kind::Number)
        } else if bytes[at].is_ascii_alphabetic() || bytes[at] == b'_' {
            (until(at, &|byte| byte.is_ascii_alphanumeric() || byte == b'_'), Kind::Name)
        } else {
            let letter = rest.chars().next().map_or(1, char::len_utf8);
            (at + letter, Kind::Other)
        };
        match parts.last_mut() {
            Some((last, Kind::Other)) if kind == Kind::Other => *last = end,
            _ => parts.push((end, kind)),
        }
        at = end;
    }
    parts
}

/// The text in its colours, with what has a problem underlined.
fn coloured(text: &str, problems: &[(Range<usize>, bool)], theme: &Theme, font: &FontId) -> LayoutJob {
    let chrome = &theme.chrome;
    let colour = |kind| match kind {
        Kind::Comment => chrome.text_weak,
        Kind::Text => chrome.gold,
        Kind::Number => chrome.accent,
        Kind::Name | Kind::Other => chrome.text,
    };
    let mut job = LayoutJob { text: text.to_owned(), ..LayoutJob::default() };
    job.wrap.max_width = f32::INFINITY;
    let mut start = 0;
    for (end, kind) in parts(text) {
        // A part is cut where an underline begins or ends in it.
        let inside = |byte: &usize| *byte > start && *byte < end && text.is_char_boundary(*byte);
        let mut cuts: Vec<usize> =
            problems.iter().flat_map(|(bytes, _)| [bytes.start, bytes.end]).filter(inside).collect();
        cuts.sort_unstable();
        cuts.dedup();
        cuts.push(end);
        for cut in cuts {
            let marks =
                problems.iter().filter(|(bytes, _)| bytes.start <= start && cut <= bytes.end.max(bytes.start + 1));
            let worst = marks.map(|&(_, is_error)| is_error).max();
            let underline = match worst {
                None => Stroke::NONE,
                Some(true) => Stroke::new(2.0, chrome.warn),
                Some(false) => Stroke::new(1.0, chrome.gold),
            };
            let format = TextFormat { font_id: font.clone(), color: colour(kind), underline, ..TextFormat::default() };
            let bytes = egui::text::ByteIndex(start)..egui::text::ByteIndex(cut);
            job.sections.push(egui::text::LayoutSection { leading_space: 0.0, byte_range: bytes, format });
            start = cut;
        }
    }
    job
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_up_whole_whatever_it_is() {
        for text in ["", "(", "\"", "\"\\", "/*", "// é", "é\"é\\é", "a: 12, // x\n\"b\"", "🜁🜁"] {
            let mut start = 0;
            for (end, _) in parts(text) {
                assert!(end > start && text.is_char_boundary(end), "{text}");
                start = end;
            }
            assert_eq!(start, text.len());
        }
        let kinds: Vec<Kind> = parts("id: \"a\", // b\n12").into_iter().map(|(_, kind)| kind).collect();
        let expected = [Kind::Name, Kind::Other, Kind::Text, Kind::Other, Kind::Comment, Kind::Other, Kind::Number];
        assert_eq!(kinds, expected);
    }

    #[test]
    fn what_has_a_problem_is_underlined_and_the_text_stays_whole() {
        let (text, theme) = ("name: \"\", tiers: 12", Theme::dark());
        let job = coloured(text, &[(6..8, true), (17..19, false), (400..401, true)], &theme, &FontId::monospace(12.0));
        let drawn = |section: &&egui::text::LayoutSection| section.format.underline != Stroke::NONE;
        assert_eq!(job.sections.iter().filter(drawn).count(), 2);
        assert_eq!(job.text, text);
        assert!(job.sections.windows(2).all(|pair| pair[0].byte_range.end == pair[1].byte_range.start));
    }
}
