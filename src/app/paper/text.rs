//! Text in columns, page after page.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{FontFamily, FontId, Galley, Painter, Pos2, Rect, pos2};

use crate::app::kit::theme::Theme;

/// The smallest letters, and all sizes that are tried, the largest first.
pub const SMALLEST: f32 = 7.0;
const SIZES: [f32; 4] = [9.0, 8.25, 7.5, SMALLEST];

/// A paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph {
    sort: Sort,
    /// Runs of text, each with true if it stands out.
    runs: Vec<(String, bool)>,
}

/// The look of a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Title,
    Heading,
    Prose,
    Item,
}

impl Paragraph {
    /// The title of a chapter.
    #[must_use]
    pub fn title(text: &str) -> Self {
        Self { sort: Sort::Title, runs: vec![(text.to_owned(), true)] }
    }

    /// The heading of what follows.
    #[must_use]
    pub fn heading(text: &str) -> Self {
        Self { sort: Sort::Heading, runs: vec![(text.to_owned(), true)] }
    }

    /// Plain words.
    #[must_use]
    pub fn prose(text: &str) -> Self {
        Self::of_runs(vec![(text.to_owned(), false)])
    }

    /// Words of which some stand out.
    #[must_use]
    pub fn of_runs(runs: Vec<(String, bool)>) -> Self {
        Self { sort: Sort::Prose, runs }
    }

    /// An entry of a list.
    #[must_use]
    pub fn item(text: &str) -> Self {
        Self::item_of_runs(vec![(text.to_owned(), false)])
    }

    /// An entry of a list of which some words stand out.
    #[must_use]
    pub fn item_of_runs(runs: Vec<(String, bool)>) -> Self {
        Self { sort: Sort::Item, runs }
    }

    /// Its first sentences, so many at the most.
    #[must_use]
    pub fn shortened(&self, most: usize) -> Self {
        let (mut runs, mut left) = (Vec::new(), most);
        for (text, is_strong) in &self.runs {
            // A full stop before a small letter or a number ends no sentence.
            let ends = text.match_indices(". ").map(|(at, _)| at);
            let ends = ends.filter(|&at| text[at + 2..].chars().next().is_some_and(char::is_uppercase));
            let ends: Vec<usize> = ends.take(left).collect();
            if let Some(end) = ends.last().filter(|_| ends.len() == left) {
                runs.push((text[..=*end].to_owned(), *is_strong));
                break;
            }
            left -= ends.len();
            runs.push((text.clone(), *is_strong));
        }
        Self { sort: self.sort, runs }
    }

    /// True if it leads on to what follows.
    #[must_use]
    pub fn leads_on(&self) -> bool {
        self.runs.last().is_some_and(|(text, _)| text.trim_end().ends_with(':'))
    }

    /// True if it is a title or a heading.
    #[must_use]
    pub fn is_heading(&self) -> bool {
        matches!(self.sort, Sort::Title | Sort::Heading)
    }

    fn job(&self, theme: &Theme, size: f32, wide: f32) -> LayoutJob {
        let scale = match self.sort {
            Sort::Title => 1.35,
            Sort::Heading => 1.1,
            Sort::Prose | Sort::Item => 1.0,
        };
        let mut job = LayoutJob::default();
        job.wrap.max_width = wide;
        let format = |is_strong: bool| TextFormat {
            font_id: FontId::new(size * scale, FontFamily::Proportional),
            color: if is_strong { theme.chrome.text_strong } else { theme.chrome.text },
            line_height: Some(size * scale * 1.22),
            ..TextFormat::default()
        };
        for (index, (text, is_strong)) in self.runs.iter().enumerate() {
            let lead = if index == 0 && self.sort == Sort::Item { size * 0.6 } else { 0.0 };
            let bullet = if index == 0 && self.sort == Sort::Item { "• " } else { "" };
            job.append(&format!("{bullet}{text}"), lead, format(*is_strong));
        }
        job
    }
}

/// The place of a column on a page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column(pub Rect);

/// A paragraph where it stands.
pub struct Line {
    /// The page, from 0.
    pub page: usize,
    /// Its top left corner.
    pub at: Pos2,
    /// Its words.
    pub galley: Arc<Galley>,
}

/// Sets paragraphs into the columns of as many pages as they need, in letters of this size.
#[must_use]
pub fn flow(painter: &Painter, theme: &Theme, paragraphs: &[Paragraph], columns: &[Column], size: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    let Some(first) = columns.first() else { return lines };
    let (mut page, mut column, mut y) = (0, 0, first.0.top());
    let galleys: Vec<Arc<Galley>> =
        paragraphs.iter().map(|paragraph| painter.layout_job(paragraph.job(theme, size, first.0.width()))).collect();
    for (index, (paragraph, galley)) in paragraphs.iter().zip(&galleys).enumerate() {
        let is_first = y <= columns[column].0.top() + 0.01;
        let above = if is_first {
            0.0
        } else {
            match paragraph.sort {
                Sort::Title => size,
                Sort::Heading => size * 0.6,
                Sort::Prose => size * 0.3,
                Sort::Item => size * 0.1,
            }
        };
        // A heading stays with what it is over, which may be another one.
        let headings = paragraphs[index..].iter().take_while(|paragraph| paragraph.is_heading()).count();
        let below = galleys[index..].iter().skip(1).take(headings);
        let with: f32 = below.map(|next| next.size().y + size * 0.6).sum();
        if y + above + galley.size().y + with > columns[column].0.bottom() && !is_first {
            column += 1;
            if column == columns.len() {
                (page, column) = (page + 1, 0);
            }
            y = columns[column].0.top();
        } else {
            y += above;
        }
        lines.push(Line { page, at: pos2(columns[column].0.left(), y), galley: Arc::clone(galley) });
        y += galley.size().y;
    }
    lines
}

/// The first of these texts that has room on so many pages, and the largest letters with which it does: its number, and
/// their size.
#[must_use]
pub fn fitted(
    painter: &Painter,
    theme: &Theme,
    texts: &[Vec<Paragraph>],
    columns: &[Column],
    pages: usize,
) -> Option<(usize, f32)> {
    texts.iter().enumerate().find_map(|(index, text)| {
        let fits = |size: &f32| flow(painter, theme, text, columns, *size).last().is_some_and(|last| last.page < pages);
        SIZES.into_iter().find(fits).map(|size| (index, size))
    })
}
