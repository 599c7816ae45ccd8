//! The panel beside a page of the editor: the document's problems, its totals, its differences from its parent, and its
//! steps.
//!
//! What is shown of it is put into words once, and kept until the document, the language or the parent is another one.

use egui::style::ScrollAnimation;
use egui::{Align, Button, Id, Label, Layout, Rect, RichText, ScrollArea, TextStyle, Ui, pos2, vec2};

use super::snapshots::snapshots_ui;
use super::{Editor, Open};
use crate::app::command::Desk;
use crate::app::kit::desk::{scroll_ui, shortened, width_of};
use crate::app::kit::focus;
use crate::editor::TotalLine;
use crate::editor::{GamePage, GameTarget, ProblemLine};
use crate::library::Libraries;
use crate::words::Language;
use crate::words::shown;

/// The width of the numbers of the totals.
const NUMBERS: f32 = 66.0;
/// The number of tabs side by side where there is no room for all.
const COLUMNS: usize = 2;
/// The width of the sign before a problem.
const SIGN: f32 = 14.0;

/// The panel beside the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Beside {
    /// The problems of the document.
    #[default]
    Problems,
    /// Its sums, beside those of its parent.
    Totals,
    /// Its differences from its parent.
    Changes,
    /// The steps that made it.
    Steps,
}

impl Beside {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Problems, Self::Totals, Self::Changes, Self::Steps];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Problems => "editor-problems",
            Self::Totals => "editor-totals",
            Self::Changes => "editor-changes",
            Self::Steps => "editor-steps",
        }
    }
}

/// The words about a document.
#[derive(Debug, Default)]
pub struct DocumentWords {
    /// The revision of the document, the language and the parent that it was put into words for.
    of: Option<(u64, Language, Option<String>)>,
    problems: Vec<ProblemLine>,
    /// The name of the parent, if there is one, and the totals, once they were shown.
    totals: Option<(Option<String>, Vec<TotalLine>)>,
    /// The name of the parent, if there is one, and the differences of the document from it, once they were shown.
    changes: Option<(Option<String>, Vec<String>)>,
    /// The problem that somebody was led to last, by its number.
    at: Option<usize>,
    /// The number of steps, and which was the present one, when the list of steps was laid out last.
    step: Option<(usize, usize)>,
}

impl DocumentWords {
    /// Puts the problems into words, unless that was done; what else there is, once it is shown.
    pub fn refresh(open: &mut Open, desk: &Desk, libraries: &Libraries) {
        let Open { document, told, .. } = open;
        let base = document.base(libraries);
        let of = (document.revision(), desk.texts.language(), base.as_ref().map(|base| base.hash().to_owned()));
        if told.of.as_ref() == Some(&of) {
            return;
        }
        let problems = document.problems(desk.texts, libraries);
        // Where one is mended, the next one has its number.
        let mended = told.problems.len().saturating_sub(problems.len());
        let at = told.at.and_then(|at| at.checked_sub(mended));
        *told = Self { of: Some(of), problems, at, step: told.step, ..Self::default() };
    }

    /// The problems of the document at this revision; nothing if they were not put into words yet.
    #[must_use]
    pub fn problems_at(&self, revision: u64) -> Option<&[ProblemLine]> {
        self.of.as_ref().is_some_and(|(of, ..)| *of == revision).then_some(&self.problems)
    }

    /// The problems of the document.
    pub fn problems(&self) -> &[ProblemLine] {
        &self.problems
    }

    /// Goes on to the next problem, or back to the one before: its number from 0, and how many there are.
    pub fn next_problem(&mut self, back: bool) -> Option<(usize, usize)> {
        let count = self.problems.len();
        let last = count.checked_sub(1)?;
        let next = match (self.at, back) {
            (None, false) => 0,
            (None, true) => last,
            (Some(at), false) => {
                if at >= last {
                    0
                } else {
                    at + 1
                }
            }
            (Some(at), true) => at.checked_sub(1).unwrap_or(last).min(last),
        };
        self.at = Some(next);
        Some((next, count))
    }

    /// The numbers of errors and of warnings.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let errors = self.problems.iter().filter(|problem| problem.is_error).count();
        (errors, self.problems.len() - errors)
    }
}

/// The choice of what stands beside the page. Returns the tab of what is chosen.
pub fn beside_tabs_ui(ui: &mut Ui, desk: &Desk, editor: &mut Editor) -> Option<Id> {
    let mut chosen = None;
    // They look like the tabs of the pages: in one row where they have room in it, else in two columns.
    let (padding, gap) = (ui.spacing().button_padding.x, ui.spacing().item_spacing.x);
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |beside: &Beside| width_of(ui.painter(), &font, &desk.texts.say(beside.name())) + 2.0 * padding;
    let whole: f32 = Beside::ALL.iter().map(|beside| wide(beside) + gap).sum::<f32>() - gap;
    let (columns, least) = if whole <= ui.available_width() {
        (Beside::ALL.len(), 0.0)
    } else {
        (COLUMNS, ((ui.available_width() - gap) / COLUMNS as f32).floor())
    };
    for row in Beside::ALL.chunks(columns) {
        ui.horizontal(|ui| {
            for &beside in row {
                let tab = Button::selectable(beside == editor.beside, desk.texts.say(beside.name()));
                let tab = ui.add(tab.min_size(vec2(least, 0.0)));
                if beside == editor.beside {
                    chosen = Some(tab.id);
                    if std::mem::take(&mut editor.leads_to_beside) {
                        focus::lead(ui.ctx(), tab.id);
                    }
                }
                if tab.clicked() {
                    editor.beside = beside;
                }
            }
        });
    }
    ui.add_space(4.0);
    chosen
}

/// Draws the panel beside the page, below the tabs, of which this is the one of the panel that is chosen.
pub fn beside_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries, tab: Option<Id>) {
    let beside = editor.beside;
    let Some(open) = editor.open.get_mut(editor.current) else { return };
    let asked = match beside {
        Beside::Steps => {
            snapshots_ui(ui, desk, open);
            steps_ui(ui, desk, open);
            None
        }
        Beside::Problems => area(ui, beside, |ui| problems_ui(ui, desk, &open.told)),
        Beside::Totals => area(ui, beside, |ui| totals_ui(ui, desk, open, libraries)),
        Beside::Changes => area(ui, beside, |ui| changes_ui(ui, desk, open, libraries)),
    };
    match asked {
        Some(Click::Page(page, target)) => editor.lead_to_target(page, target),
        Some(Click::Text(bytes)) => editor.show_text(bytes),
        Some(Click::Cure(problem)) => {
            open.document.cure(desk.texts, libraries, problem);
            // With the last one goes what had the keyboard.
            if let Some(tab) = tab.filter(|_| open.document.counts() == (0, 0)) {
                focus::lead_keys(ui.ctx(), tab);
            }
        }
        None => {}
    }
}

/// The request of a click beside the page.
enum Click {
    /// This page, and this on it.
    Page(GamePage, Option<GameTarget>),
    /// These bytes of the text.
    Text(std::ops::Range<usize>),
    /// The cure of the problem with this number.
    Cure(usize),
}

fn area(ui: &mut Ui, beside: Beside, content: impl FnOnce(&mut Ui) -> Option<Click>) -> Option<Click> {
    let mut asked = None;
    let area = ScrollArea::vertical().id_salt(beside.name()).auto_shrink([false, false]);
    scroll_ui(ui, area, |ui| asked = content(ui));
    asked
}

fn problems_ui(ui: &mut Ui, desk: &Desk, told: &DocumentWords) -> Option<Click> {
    if told.problems.is_empty() {
        ui.label(desk.texts.say("editor-no-problems"));
    }
    let mut asked = None;
    for (index, problem) in told.problems.iter().enumerate() {
        ui.push_id(index, |ui| {
            let chrome = &desk.theme.chrome;
            let (sign, colour) = if problem.is_error { ("✖", chrome.warn) } else { ("!", chrome.gold) };
            ui.horizontal_top(|ui| {
                // The sentences begin below each other, whatever the sign.
                let sized = vec2(SIGN, 0.0);
                ui.allocate_ui_with_layout(sized, Layout::top_down(Align::Center), |ui| {
                    ui.set_width(SIGN);
                    ui.label(RichText::new(sign).strong().color(colour));
                });
                ui.add(Label::new(&problem.sentence).wrap());
            });
            ui.horizontal_wrapped(|ui| {
                if let Some(cure) = &problem.cure
                    && ui.add(Button::new(RichText::new(cure).strong()).wrap()).clicked()
                {
                    asked = Some(Click::Cure(index));
                }
                if let Some(page) = problem.page
                    && ui.button(desk.texts.say(page.name())).clicked()
                {
                    asked = Some(Click::Page(page, problem.target));
                }
                if let Some((bytes, line, column)) = &problem.place {
                    let values = [("line", (*line).into()), ("column", (*column).into())];
                    if ui.button(desk.texts.with("editor-at", &values)).clicked() {
                        asked = Some(Click::Text(bytes.clone()));
                    }
                }
            });
            ui.add_space(6.0);
        });
    }
    asked
}

fn totals_ui(ui: &mut Ui, desk: &Desk, open: &mut Open, libraries: &Libraries) -> Option<Click> {
    let (chrome, Open { document, told, .. }) = (&desk.theme.chrome, open);
    let (parent, lines) = told.totals.get_or_insert_with(|| {
        let base = document.base(libraries);
        let lines = document.all_totals(desk.texts, base.as_ref());
        (base.map(|base| shown::name(desk.texts, &base)), lines)
    });
    if let Some(name) = &parent {
        ui.weak(desk.texts.with("editor-beside-hint", &[("name", name.clone().into())]));
    }
    // The names take what the numbers leave, and break into lines.
    let columns = if parent.is_some() { 2.0 } else { 1.0 };
    let gap = ui.spacing().item_spacing.x;
    let wide = (ui.available_width() - columns * (NUMBERS + gap)).max(60.0);
    let named = |ui: &mut Ui, wide: f32, text: RichText| {
        let size = egui::vec2(wide, 0.0);
        ui.allocate_ui_with_layout(size, egui::Layout::top_down(egui::Align::Min), |ui| {
            ui.set_width(wide);
            ui.add(Label::new(text).wrap());
        });
    };
    ui.vertical(|ui| {
        if let Some(name) = &parent {
            ui.horizontal_top(|ui| {
                named(ui, wide, RichText::new(""));
                named(ui, NUMBERS, RichText::new(desk.texts.say("editor-beside-own")).strong());
                named(ui, NUMBERS, RichText::new(name).weak());
            });
        }
        for line in lines {
            let differs = line.differs();
            let shown = |text: &str| {
                let text = RichText::new(text);
                if differs { text.strong().color(chrome.gold) } else { text }
            };
            ui.horizontal_top(|ui| {
                named(ui, wide, shown(&line.what));
                named(ui, NUMBERS, shown(&line.own));
                if let Some(parent) = &line.parent {
                    named(ui, NUMBERS, RichText::new(parent).weak());
                }
            });
        }
    });
    None
}

fn changes_ui(ui: &mut Ui, desk: &Desk, open: &mut Open, libraries: &Libraries) -> Option<Click> {
    let Open { document, told, .. } = open;
    let (parent, lines) = told.changes.get_or_insert_with(|| {
        let base = document.base(libraries);
        let lines = base.as_ref().map(|base| document.changes(desk.texts, base)).unwrap_or_default();
        (base.map(|base| shown::name(desk.texts, &base)), lines)
    });
    match parent {
        None => _ = ui.label(desk.texts.say("editor-no-parent")),
        Some(name) => {
            let values = [("name", name.clone().into())];
            if lines.is_empty() {
                ui.label(desk.texts.with("editor-no-changes", &values));
            } else {
                ui.label(RichText::new(desk.texts.with("editor-changes-from", &values)).color(desk.theme.chrome.gold));
            }
            for line in lines {
                ui.add(Label::new(&*line).wrap());
            }
        }
    }
    None
}

/// The steps of the document, the last one first; a click goes to the document as it was after that step. Only the rows
/// in sight are laid out, since there may be thousands.
fn steps_ui(ui: &mut Ui, desk: &Desk, open: &mut Open) {
    let document = &mut open.document;
    let (count, done) = document.steps();
    // After every step, and every way through them, the present one is in sight.
    let has_moved = open.told.step.replace((count, done)) != Some((count, done));
    let row = ui.spacing().interact_size.y;
    let font = TextStyle::Button.resolve(ui.style());
    let mut wanted = None;
    let area = ScrollArea::vertical().id_salt("steps").auto_shrink([false, false]);
    area.show_rows(ui, row, count + 1, |ui, rows| {
        if has_moved {
            let (top, pitch) = (ui.max_rect().top(), row + ui.spacing().item_spacing.y);
            let above = (count - done) as f32 - rows.start as f32;
            let top = pos2(ui.max_rect().left(), top + above * pitch);
            let present = Rect::from_min_size(top, vec2(1.0, row));
            ui.scroll_to_rect_animation(present, None, ScrollAnimation::none());
        }
        let room = ui.available_width() - 2.0 * ui.spacing().button_padding.x;
        for line in rows {
            // Step number n is the state after n steps.
            let step = count - line;
            let told = step.checked_sub(1).and_then(|index| document.step(index));
            let said = told.map_or_else(|| desk.texts.say("editor-step-first"), |step| step.said(desk.texts));
            // The values are read to their end.
            let shown = told.map_or_else(
                || said.clone(),
                |step| {
                    let deed = step.deed(desk.texts);
                    shortened(ui.painter(), &font, room, &deed, |deed| step.said_as(desk.texts, deed))
                },
            );
            let shown = if step <= done { RichText::new(shown) } else { RichText::new(shown).weak() };
            let button = Button::selectable(step == done, shown).truncate().min_size(egui::vec2(0.0, row));
            if ui.add(button).accessible_name(&said).on_hover_text(said).clicked() {
                wanted = Some(step);
            }
        }
    });
    if let Some(step) = wanted {
        document.go_to(step);
    }
}
