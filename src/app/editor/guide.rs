//! A guide to one's first variant: what to do next, in a card above the page, with a tick once it was done.
//!
//! Nothing is forced: every task can be left out, and anything else can be done meanwhile. What is asked for of a game's
//! own parts, `games` says; trying out, measuring, saving and sharing are the same for every game.

use egui::{Align2, Area, Button, Id, Label, Order, RichText, ScrollArea, Ui, vec2};

use super::{Editor, Page};
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::kit::areas;
use crate::app::kit::widgets::card_frame;
use crate::editor::VariantDocument;
use crate::library::DraftId;

/// In windows lower than this its card lies over the page, not above it.
const HIGH: f32 = 900.0;
/// The width of the card there.
const OVER: f32 = 430.0;

/// The guide while it goes along with a document.
pub struct Guide {
    draft: DraftId,
    /// The document as it began.
    copy: VariantDocument,
    /// The number of the task that is asked for.
    task: usize,
    was_tried: bool,
    was_shared: bool,
    /// True if its card lies over the page, where there is no room above it.
    is_unfolded: bool,
}

/// The task that the guide sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    /// A task of the game, by its number.
    Game(usize),
    Try,
    Measure,
    Save,
    Share,
}

impl Guide {
    fn tasks(&self) -> impl Iterator<Item = Task> + use<> {
        let of_game = (0..self.copy.tasks().len()).map(Task::Game);
        of_game.chain([Task::Try, Task::Measure, Task::Save, Task::Share])
    }
}

impl Editor {
    /// Begins the guide with a document, which is opened; if one is under way, its document is shown.
    pub fn begin_guide(&mut self, copy: VariantDocument) {
        if let Some(index) = self.guided() {
            self.show(index);
            return;
        }
        self.add(copy.clone());
        let open = &self.open[self.current];
        self.guide =
            Some(Guide { draft: open.draft, copy, task: 0, was_tried: false, was_shared: false, is_unfolded: true });
    }

    /// The number of the document that the guide goes along with.
    fn guided(&self) -> Option<usize> {
        let guide = self.guide.as_ref()?;
        self.open.iter().position(|open| open.draft == guide.draft)
    }

    /// The task that the guide asks for of the document that is shown, from 0, and how many there are.
    #[must_use]
    pub fn guide_step(&self) -> Option<(usize, usize)> {
        let guide = self.guide.as_ref().filter(|_| self.has_guide())?;
        Some((guide.task, guide.tasks().count()))
    }

    /// Ends the guide.
    pub fn end_guide(&mut self) {
        self.guide = None;
    }

    /// Goes to the next task, or back; the last one leads out.
    pub fn turn_guide(&mut self, back: bool) {
        let Some(guide) = &mut self.guide else { return };
        let count = guide.tasks().count();
        guide.is_unfolded = true;
        guide.task = if back { guide.task.saturating_sub(1) } else { guide.task + 1 };
        if guide.task >= count {
            self.guide = None;
        }
    }

    /// The guide, if it goes along with the document that is shown.
    fn guide_here(&mut self) -> Option<&mut Guide> {
        let index = self.guided();
        self.guide.as_mut().filter(|_| index == Some(self.current))
    }

    /// True if the guide goes along with the document that is shown.
    pub(super) fn has_guide(&self) -> bool {
        self.guided() == Some(self.current)
    }

    /// Notes that the document was tried out, for the guide.
    pub fn was_tried(&mut self) {
        if let Some(guide) = self.guide_here() {
            guide.was_tried = true;
        }
    }

    /// Notes that the code of the document was shown, for the guide.
    pub(super) fn was_shared(&mut self) {
        if let Some(guide) = self.guide_here() {
            guide.was_shared = true;
        }
    }
}

/// True if the card has no room above the page: it then lies over the page until it is folded away, and the foot has a
/// button for it.
fn is_folded(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < HIGH
}

/// The button at the foot that shows the card of the guide or folds it away, where it has no room above the page.
pub(super) fn unfold_ui(ui: &mut Ui, desk: &Desk, editor: &mut Editor) {
    let Some(guide) = editor.guide_here().filter(|_| is_folded(ui)) else { return };
    let values = [("task", (guide.task + 1).into()), ("tasks", guide.tasks().count().into())];
    let button = Button::new(desk.texts.with("guide-short", &values)).selected(guide.is_unfolded);
    if ui.add(button).on_hover_text(desk.texts.say("guide-unfold")).clicked() {
        guide.is_unfolded = !guide.is_unfolded;
    }
}

/// Lays out the card of the guide over the page, where it has no room above it.
pub(super) fn folded_ui(ui: &Ui, desk: &mut Desk, editor: &Editor) {
    let is_shown = editor.guide.as_ref().is_some_and(|guide| guide.is_unfolded) && editor.dialog.is_none();
    if !is_shown || !is_folded(ui) || editor.guided() != Some(editor.current) {
        return;
    }
    let room = ui.ctx().content_rect().size();
    let area = Area::new(Id::unique("guide")).order(Order::Middle).anchor(Align2::RIGHT_BOTTOM, vec2(-10.0, -44.0));
    area.show(ui.ctx(), |ui| {
        ui.set_max_width((room.x - 20.0).min(OVER));
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y, spacing.button_padding) = (3.0, 24.0, vec2(7.0, 2.0));
        ScrollArea::vertical().max_height(room.y * 0.5).min_scrolled_height(room.y * 0.5).show(ui, |ui| {
            guide_ui(ui, desk, editor);
        });
    });
}

/// Lays out the card of the guide above the page of its document, where it has room there.
pub(super) fn card_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    if editor.has_guide() && !is_folded(ui) {
        areas::around(ui, desk.texts, desk.theme, areas::Area::Coach, |ui| guide_ui(ui, desk, editor));
    }
}

fn guide_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    let (Some(guide), Some(index)) = (&editor.guide, editor.guided()) else { return };
    if index != editor.current {
        return;
    }
    let Some(open) = editor.open.get(index) else { return };
    let Some(task) = guide.tasks().nth(guide.task) else { return };
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let document = &open.document;
    let (text, page, is_done) = match task {
        Task::Game(number) => {
            let (text, page) = document.tasks()[number];
            (text, Some(Page::Game(page)), document.has_done(number, &guide.copy))
        }
        Task::Try => ("guide-try", None, guide.was_tried),
        Task::Measure => ("guide-measure", Some(Page::Laboratory), open.bench.results().is_some()),
        Task::Save => ("guide-save", None, document.path().is_some() && !document.is_changed()),
        Task::Share => ("guide-share", None, guide.was_shared),
    };
    let page = page.filter(|&page| page != open.page);
    let page = page.and_then(|page| Some((page, editor.pages().iter().position(|&other| other == page)?)));
    card_frame(desk.theme).inner_margin(8.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let values = [("task", (guide.task + 1).into()), ("tasks", guide.tasks().count().into())];
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(texts.with("guide-heading", &values)).strong().color(chrome.gold));
            if is_done {
                ui.label(RichText::new(texts.say("guide-done")).color(chrome.text_strong));
            }
        });
        ui.add(Label::new(texts.say(text)).wrap());
        ui.horizontal_wrapped(|ui| {
            if let Some((page, index)) = page {
                let values = [("page", texts.say(page.name()).into())];
                if ui.button(texts.with("guide-show-page", &values)).clicked() {
                    desk.push(Command::Edit(EditCommand::ShowPage(index)));
                }
            }
            let last = guide.task + 1 == guide.tasks().count();
            let key = match (last, is_done) {
                (true, _) => "guide-finish",
                (false, true) => "guide-next",
                (false, false) => "guide-skip",
            };
            let said = texts.say(key);
            let next = if is_done {
                Button::new(RichText::new(said).color(chrome.accent_text)).fill(chrome.accent_fill)
            } else {
                Button::new(said)
            };
            if ui.add(next).clicked() {
                desk.push(Command::Edit(EditCommand::TurnGuide { back: false }));
            }
            if ui.add_enabled(guide.task > 0, Button::new(texts.say("guide-back"))).clicked() {
                desk.push(Command::Edit(EditCommand::TurnGuide { back: true }));
            }
            if ui.button(texts.say("guide-leave")).clicked() {
                desk.push(Command::Edit(EditCommand::EndGuide));
            }
        });
    });
    ui.add_space(4.0);
}
