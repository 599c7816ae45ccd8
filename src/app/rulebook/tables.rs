//! Tables of the rulebook: columns as wide as their content needs, narrower where the page is too narrow.

use egui::text::LayoutJob;
use egui::{Align, Label, Link, Rect, Sense, Stroke, Ui, vec2};

use super::page::Pen;
use crate::words::rulebook::Span;

/// The space beside the words of a cell.
const PADDING: std::ops::RangeInclusive<f32> = 3.0..=14.0;
/// A column whose cells have at most this many letters is centred, except the first.
const SHORT: usize = 3;

/// Lays out a table; its first row is the head.
pub fn table_ui(ui: &mut Ui, pen: &Pen, rows: &[Vec<Vec<Span>>], follow: &mut impl FnMut(&str)) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    if columns == 0 {
        return;
    }
    let chrome = &pen.desk.theme.chrome;
    let small = Pen { size: pen.desk.theme.sizes.text_small, ..*pen };
    let job = |row: usize, cell: &[Span]| -> LayoutJob {
        if row > 0 {
            return pen.job(cell);
        }
        let mut job = small.job(cell);
        for section in &mut job.sections {
            section.format.color = chrome.text_weak;
        }
        job
    };
    let context = ui.ctx().clone();
    let size = |job: LayoutJob, width: f32| {
        let job = LayoutJob { wrap: egui::text::TextWrapping::wrap_at_width(width), ..job };
        context.fonts_mut(|fonts| fonts.layout_job(job)).size()
    };
    let mut widths = vec![0.0_f32; columns];
    for (row, cells) in rows.iter().enumerate() {
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = width.max(size(job(row, cell), f32::INFINITY).x.ceil() + 1.0);
        }
    }
    let room = ui.available_width();
    let words: f32 = widths.iter().sum();
    let padding = ((room - words) / (2.0 * columns as f32)).clamp(*PADDING.start(), *PADDING.end());
    narrow(&mut widths, room - 2.0 * padding * columns as f32);
    let whole = widths.iter().sum::<f32>() + 2.0 * padding * columns as f32;
    let is_short = |column: usize| {
        let cells = rows.iter().skip(1).filter_map(|row| row.get(column));
        column > 0 && cells.flatten().all(|span| span.text.chars().count() <= SHORT)
    };
    let middle: Vec<bool> = (0..columns).map(is_short).collect();

    for (row, cells) in rows.iter().enumerate() {
        let sizes: Vec<_> = cells.iter().zip(&widths).map(|(cell, &width)| size(job(row, cell), width)).collect();
        let height = sizes.iter().map(|size| size.y).fold(0.0, f32::max);
        if row == 0 && cells.iter().all(Vec::is_empty) {
            continue;
        }
        let above = if row == 0 { 1.0 } else { 4.0 };
        let (rect, _) = ui.allocate_exact_size(vec2(whole, height + 2.0 * above), Sense::hover());
        if row > 0 && row % 2 == 1 {
            ui.painter().rect_filled(rect, 3.0, chrome.stripe);
        }
        if row == 0 {
            ui.painter().hline(rect.x_range(), rect.bottom() - 1.0, Stroke::new(1.0, chrome.gold));
        }
        let mut left = rect.left() + padding;
        for (column, cell) in cells.iter().enumerate() {
            let width = widths[column];
            let shift = if middle[column] { ((width - sizes[column].x) / 2.0).max(0.0) } else { 0.0 };
            let place = egui::pos2(left + shift, rect.top() + above);
            let cell_rect = Rect::from_min_size(place, vec2(width - shift, height));
            cell_ui(ui, pen, cell, job(row, cell), cell_rect, follow);
            left += width + 2.0 * padding;
        }
    }
}

fn cell_ui(ui: &mut Ui, pen: &Pen, cell: &[Span], job: LayoutJob, rect: Rect, follow: &mut impl FnMut(&str)) {
    if cell.is_empty() {
        return;
    }
    let mut cell_ui = ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(egui::Layout::top_down(Align::LEFT)));
    match cell {
        // In a cell that begins with a link, all words lead where the link does.
        [Span { text, link: Some(to), .. }, others @ ..] => {
            let whole: String = std::iter::once(text).chain(others.iter().map(|span| &span.text)).cloned().collect();
            if cell_ui.add(Link::new(pen.link(&whole))).clicked() {
                follow(to);
            }
        }
        _ => {
            cell_ui.add(Label::new(job).wrap());
        }
    }
}

/// Narrows the widest columns until all fit into `room`.
fn narrow(widths: &mut [f32], room: f32) {
    let mut over = widths.iter().sum::<f32>() - room;
    while over > 0.5 {
        let widest = widths.iter().copied().fold(0.0, f32::max);
        let next = widths.iter().copied().filter(|&width| width < widest - 0.5).fold(0.0, f32::max);
        let count = widths.iter().filter(|&&width| width >= widest - 0.5).count() as f32;
        let step = (widest - next).min(over / count);
        for width in widths.iter_mut().filter(|width| **width >= widest - 0.5) {
            *width -= step;
        }
        over -= step * count;
        if widest < 12.0 {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::narrow;

    #[test]
    fn the_widest_columns_give_way_first() {
        let narrowed = |room: f32| {
            let mut widths = [40.0, 200.0, 100.0];
            narrow(&mut widths, room);
            widths.map(|width: f32| width.round() as u32)
        };
        assert_eq!(narrowed(400.0), [40, 200, 100]);
        assert_eq!(narrowed(240.0), [40, 100, 100]);
        assert_eq!(narrowed(200.0), [40, 80, 80]);
        assert_eq!(narrowed(90.0), [30, 30, 30]);
    }
}
