//! The controls above a page: the documents, which `tabs` lays out, the tools for the one that is shown, and its pages.
//! In a window with little room they fold into fewer rows, so that the page keeps most of the height: documents and pages become lists
//! that open, tools go into a menu.

use egui::{Button, EventFilter, Key, Modifiers, Response, Sense, TextStyle, TextWrapMode, Ui};

use super::{Editor, Page, tabs};
use crate::app::command::{Command, Desk, DocumentDialog, EditCommand};
use crate::app::games;
use crate::app::kit::areas::{self, Area};
use crate::app::kit::desk::width_of;
use crate::app::kit::keys;
use crate::app::kit::one_of;
use crate::app::kit::widgets::{menu, wide_menu};
use crate::editor::Stage;

/// In windows at least so wide and high documents, tools and pages have a row each.
const ROWS: egui::Vec2 = egui::vec2(820.0, 560.0);
/// In windows lower than this pages are a list that opens, even where their names would fit into a row.
const TWO: f32 = 440.0;
/// The tools in their row. Where they would take two, the last ones are in a menu.
const TOOLS: [&str; 10] = [
    "bar-undo",
    "bar-redo",
    "editor-save",
    "editor-save-as",
    "editor-open",
    "try-out",
    "editor-find",
    "menu-print",
    "editor-generate-more",
    "editor-share",
];
/// The width of the two lines between them.
const LINES: f32 = 32.0;
/// The greatest width of the name of a page where it opens a list.
const PAGE: f32 = 130.0;
/// And which share of the width that and the name of a document have at most.
pub(super) const SHARE: f32 = 0.2;
/// From this width on everything that is done often has a button of its own in a folded head.
const ROOMY: f32 = 560.0;

/// The folding of everything above the page, step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fold {
    /// Documents, tools and pages have a row each.
    Rows,
    /// The documents are a list that stands with the tools; the pages have a row.
    Two,
    /// Documents and pages are lists that stand with the tools.
    One,
}

impl Fold {
    /// The folding that this window needs.
    pub(super) fn of(ui: &Ui, desk: &Desk, pages: &[Page]) -> Self {
        let height = ui.ctx().content_rect().height();
        if ui.available_width() >= ROWS.x && height >= ROWS.y {
            return Self::Rows;
        }
        if height >= TWO && pages_fit(ui, desk, pages, 0.0) { Self::Two } else { Self::One }
    }
}

/// True if the names of the pages fit into a row that leaves so much free.
pub(super) fn pages_fit(ui: &Ui, desk: &Desk, pages: &[Page], free: f32) -> bool {
    let gap = ui.spacing().item_spacing.x + 2.0;
    let wide = |page: &Page| button_width(ui, &desk.texts.say(page.name())) + gap;
    free + pages.iter().map(wide).sum::<f32>() <= ui.available_width()
}

/// Lays out everything above the page.
pub(super) fn head_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, fold: Fold, pages: &[Page]) {
    let (texts, theme) = (desk.texts, desk.theme);
    match fold {
        Fold::Rows => {
            areas::around(ui, texts, theme, Area::Tabs, |ui| tabs::tabs_ui(ui, desk, editor));
            let gap = ui.spacing().item_spacing.x;
            let wide = LINES + TOOLS.iter().map(|key| button_width(ui, &texts.say(key)) + gap).sum::<f32>();
            let is_narrow = ui.available_width() < wide;
            areas::around(ui, texts, theme, Area::Tools, |ui| {
                ui.horizontal_wrapped(|ui| tools_ui(ui, desk, editor, is_narrow));
            });
        }
        Fold::Two | Fold::One => areas::around(ui, texts, theme, Area::Tools, |ui| {
            ui.horizontal_wrapped(|ui| {
                if ui.available_width() < ROOMY {
                    ui.spacing_mut().button_padding.x = 6.0;
                    ui.spacing_mut().item_spacing.x = 4.0;
                }
                let beside = folded_width(ui, desk, editor, fold);
                tabs::documents_menu_ui(ui, desk, editor, beside);
                if fold == Fold::One {
                    pages_menu_ui(ui, desk, editor, pages);
                }
                folded_tools_ui(ui, desk, editor, fold);
            });
        }),
    }
}

/// Lets the lines of a list stand closer together in a low window, so that all of them are in sight.
pub(super) fn close_up(ui: &mut Ui) {
    if ui.ctx().content_rect().height() < TWO {
        let spacing = ui.spacing_mut();
        (spacing.item_spacing.y, spacing.interact_size.y, spacing.button_padding.y) = (2.0, 24.0, 1.0);
    }
}

/// The width of a button with this text.
pub(super) fn button_width(ui: &Ui, text: &str) -> f32 {
    let font = TextStyle::Button.resolve(ui.style());
    width_of(ui.painter(), &font, text) + 2.0 * ui.spacing().button_padding.x
}

/// As much of a name as there is room for.
pub(super) fn shortened(ui: &Ui, name: &str, room: f32) -> String {
    let font = TextStyle::Button.resolve(ui.style());
    crate::app::kit::desk::shortened(ui.painter(), &font, room, name, str::to_owned)
}

/// A tool of the document.
fn tool_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    is_on: bool,
    key: &str,
    shown: Option<&str>,
    shortcut: Option<keys::Shortcut>,
    command: impl Into<Command>,
) {
    let name = desk.texts.say(key);
    let button = ui.add_enabled(is_on, Button::new(shown.unwrap_or(&name)));
    let hint = shortcut.map(|shortcut| shortcut.text(desk.texts, ui.ctx()));
    let button = match (shown, hint) {
        (Some(_), hint) => {
            let told = hint.map_or_else(|| name.clone(), |hint| format!("{name} ({hint})"));
            button.accessible_name(name).on_hover_text(told)
        }
        (None, Some(hint)) => button.on_hover_text(hint),
        (None, None) => button,
    };
    if button.clicked() {
        desk.push(command);
        ui.close();
    }
}

/// The tools for the document as a whole.
fn tools_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, is_narrow: bool) {
    let Some(document) = editor.document() else { return };
    let (can_play, is_changed) = (document.rules().is_some(), document.is_changed());
    tool_ui(ui, desk, document.can_undo(), "bar-undo", None, Some(keys::UNDO), EditCommand::Undo);
    tool_ui(ui, desk, document.can_redo(), "bar-redo", None, Some(keys::REDO), EditCommand::Redo);
    ui.separator();
    tool_ui(ui, desk, is_changed, "editor-save", None, Some(keys::SAVE), EditCommand::Save);
    files_ui(ui, desk);
    ui.separator();
    tool_ui(ui, desk, can_play, "try-out", None, None, EditCommand::TryOut);
    if is_narrow {
        menu(ui, desk.texts.say("editor-more"), |ui| more_ui(ui, desk, editor));
    } else {
        more_ui(ui, desk, editor);
    }
}

/// The room of what stands in a folded row beside the name of the document.
fn folded_width(ui: &Ui, desk: &Desk, editor: &Editor, fold: Fold) -> f32 {
    let mut names = vec!["↶".to_owned(), "↷".to_owned(), desk.texts.say("editor-save"), desk.texts.say("editor-more")];
    if fold == Fold::Two || ui.max_rect().width() >= ROOMY {
        names.push(desk.texts.say("try-out"));
    }
    let gap = ui.spacing().item_spacing.x;
    let tools: f32 = names.iter().map(|name| button_width(ui, name).max(ui.spacing().interact_size.x) + gap).sum();
    let page = editor.open.get(editor.current).filter(|_| fold == Fold::One);
    let page = page.map_or(0.0, |_| PAGE.min(ui.max_rect().width() * SHARE) + button_width(ui, " ⏷") + gap);
    tools + page + gap
}

/// The tools where they share a row with the documents: what is done all the time has buttons, the rest a menu.
fn folded_tools_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor, fold: Fold) {
    let Some(document) = editor.document() else { return };
    let (can_play, is_changed) = (document.rules().is_some(), document.is_changed());
    let is_roomy = fold == Fold::Two || ui.max_rect().width() >= ROOMY;
    tool_ui(ui, desk, document.can_undo(), "bar-undo", Some("↶"), Some(keys::UNDO), EditCommand::Undo);
    tool_ui(ui, desk, document.can_redo(), "bar-redo", Some("↷"), Some(keys::REDO), EditCommand::Redo);
    tool_ui(ui, desk, is_changed, "editor-save", None, Some(keys::SAVE), EditCommand::Save);
    if is_roomy {
        tool_ui(ui, desk, can_play, "try-out", None, None, EditCommand::TryOut);
    }
    menu(ui, desk.texts.say("editor-more"), |ui| {
        close_up(ui);
        if !is_roomy {
            tool_ui(ui, desk, can_play, "try-out", None, None, EditCommand::TryOut);
        }
        files_ui(ui, desk);
        ui.separator();
        more_ui(ui, desk, editor);
    });
}

/// The tools that open files and save under other names.
fn files_ui(ui: &mut Ui, desk: &mut Desk) {
    tool_ui(ui, desk, true, "editor-save-as", None, None, EditCommand::AskForPath);
    tool_ui(ui, desk, true, "editor-open", None, None, EditCommand::AskWhatToOpen);
}

/// Finding, and what opens small windows over the document.
fn more_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    let can_read = editor.document().is_some_and(|document| document.stage() != Stage::Unreadable);
    tool_ui(ui, desk, true, "editor-find", None, Some(keys::FIND), Command::FindInDocument);
    let can_play = editor.document().is_some_and(|document| document.rules().is_some());
    tool_ui(ui, desk, can_play, "menu-print", None, None, Command::AskHowToPrint);
    let can_make = editor.document().is_some_and(|document| games::can_make(document.game()));
    for (dialog, key) in [(DocumentDialog::Make, "editor-generate-more"), (DocumentDialog::Share, "editor-share")] {
        if dialog == DocumentDialog::Make && !can_make {
            continue;
        }
        let button = ui.add_enabled(can_read, Button::new(desk.texts.say(key)));
        if button.on_disabled_hover_text(desk.texts.say("editor-dialog-idle")).clicked() {
            desk.push(EditCommand::ShowDialog(Some(dialog)));
            ui.close();
        }
    }
}

/// Gives the keyboard to what names the page that is shown, if it is to be led there. Below a window it cannot be led;
/// one that has just been closed is gone in the next frame.
fn lead(ui: &Ui, editor: &mut Editor, named: &Response) {
    if !editor.leads_to_page {
        return;
    }
    if ui.memory(|memory| memory.top_modal_layer().is_none()) {
        named.request_focus();
        editor.leads_to_page = false;
    } else {
        ui.ctx().request_repaint();
    }
}

/// The pages of the document as a list that opens, named by the one that is shown.
fn pages_menu_ui(ui: &mut Ui, desk: &Desk, editor: &mut Editor, pages: &[Page]) {
    let Some(shown) = editor.open.get(editor.current).map(|open| open.page) else { return };
    let name = desk.texts.say(shown.name());
    let mut turned = None;
    let room = PAGE.min(ui.max_rect().width() * SHARE);
    let short = shortened(ui, &name, room);
    let button = wide_menu(ui, format!("{short} ⏷"), room + button_width(ui, " ⏷"), |ui| {
        close_up(ui);
        for &page in pages {
            // A name is never broken: the list is as wide as the longest.
            let name = Button::selectable(page == shown, desk.texts.say(page.name()));
            if ui.add(name.wrap_mode(TextWrapMode::Extend)).clicked() {
                turned = Some(page);
                ui.close();
            }
        }
    });
    let said = desk.texts.with("editor-pages", &[("name", name.into())]);
    let button = button.accessible_name(said.clone()).on_hover_text(said);
    lead(ui, editor, &button);
    if let Some(page) = turned {
        editor.turn_to(page);
    }
}

/// The page to which a key leads from the name of this one, which has the keyboard.
fn arrows(ui: &Ui, name: &Response, pages: &[Page], shown: Page) -> Option<Page> {
    if !name.has_focus() {
        return None;
    }
    one_of::keep_keys(ui, name, EventFilter { horizontal_arrows: true, ..EventFilter::default() });
    let (at, last) = (pages.iter().position(|&page| page == shown)?, pages.len().checked_sub(1)?);
    let to = ui.input_mut(|input| {
        let ways = [
            (Key::ArrowRight, if at < last { at + 1 } else { 0 }),
            (Key::ArrowLeft, at.checked_sub(1).unwrap_or(last)),
            (Key::Home, 0),
            (Key::End, last),
        ];
        ways.into_iter().find(|&(key, _)| input.consume_key(Modifiers::NONE, key)).map(|(_, to)| to)
    });
    pages.get(to?).copied()
}

/// The pages of the document in a row.
pub(super) fn pages_ui(ui: &mut Ui, desk: &Desk, editor: &mut Editor, pages: &[Page]) {
    let Some(shown) = editor.open.get(editor.current).map(|open| open.page) else { return };
    let mut turned = None;
    ui.horizontal_wrapped(|ui| {
        for &page in pages {
            let button = Button::selectable(page == shown, desk.texts.say(page.name()));
            // Together they are one stop for Tab, at the one that is shown; arrows lead to the others.
            let button = if page == shown { button } else { button.sense(Sense::CLICK) };
            let response = ui.add(button);
            if page == shown {
                lead(ui, editor, &response);
                if let Some(page) = arrows(ui, &response, pages, page) {
                    turned = Some((page, true));
                }
            }
            if response.clicked() {
                turned = Some((page, response.has_focus()));
            }
        }
    });
    ui.add_space(4.0);
    if let Some((page, has_keyboard)) = turned {
        editor.turn_to(page);
        // Another page may leave its name another place in the window.
        editor.leads_to_page |= has_keyboard;
    }
}
