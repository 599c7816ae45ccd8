//! How the editor is laid out: the documents as tabs, the pages of the one that is shown, what is wrong with it beside it
//! or below, and its state in one line at the foot.

use egui::{
    Align, Button, CentralPanel, Frame, Label, Layout, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, vec2,
};

use super::{Beside, Editor, Page};
use crate::app::command::{Command, Desk, EditCommand};
use crate::app::games;
use crate::app::kit::desk::scroll_ui;
use crate::app::kit::keys;
use crate::app::kit::widgets::{column, title, way_out, ways_out};
use crate::editor::Stage;
use crate::library::Libraries;
use crate::platform;

/// From this width on problems and steps stand beside the page; below it, they are a page of their own.
const WIDE: f32 = 820.0;
/// How wide they are there.
const BESIDE: f32 = 290.0;
/// How high the names of the pages are where they stand in several rows.
const LOW: f32 = 22.0;

/// Lays out the editor.
pub fn editor_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries) {
    ways_out(ui, desk.texts, desk.theme, |ui| foot_ui(ui, desk, editor));
    if editor.documents().len() > 0 {
        tabs_ui(ui, desk, editor);
    }
    if editor.document().is_none() {
        start_ui(ui, desk, libraries);
        return;
    }
    tools_ui(ui, desk, editor);
    let is_wide = ui.available_width() >= WIDE;
    if is_wide {
        let frame = Frame::new().inner_margin(Margin { left: 10, ..Margin::ZERO });
        Panel::right("beside").frame(frame).exact_size(BESIDE).resizable(false).show(ui, |ui| {
            beside_tabs_ui(ui, desk, editor);
            beside_ui(ui, desk, editor);
        });
    }
    CentralPanel::no_frame().show(ui, |ui| {
        pages_ui(ui, desk, editor, is_wide);
        page_ui(ui, desk, editor, libraries, is_wide);
    });
}

/// What there is to begin with while no document is open.
fn start_ui(ui: &mut Ui, desk: &mut Desk, libraries: &Libraries) {
    column(ui, 760.0, |ui| {
        title(ui, desk, "editor-heading");
        ui.label(desk.texts.say("editor-hint"));
        ui.add_space(8.0);
        ui.label(RichText::new(desk.texts.say("editor-from")).strong().color(desk.theme.chrome.gold));
        ui.horizontal_wrapped(|ui| {
            for rules in libraries.variants() {
                let name = games::name(desk.texts, &rules);
                let said = desk.texts.with("editor-from-name", &[("name", name.clone().into())]);
                if ui.button(name).accessible_name(said.clone()).on_hover_text(said).clicked() {
                    desk.push(Command::EditVariant(rules.variant()));
                }
            }
        });
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            if ui.button(desk.texts.say("editor-open")).clicked() {
                desk.push(Command::Edit(EditCommand::AskWhatToOpen));
            }
        });
    });
}

/// The documents as tabs; one that is not saved has a mark.
fn tabs_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    ui.horizontal_wrapped(|ui| {
        for (index, document) in editor.documents().enumerate() {
            let name = document.title(desk.texts);
            let shown = if document.is_changed() { format!("{name} •") } else { name.clone() };
            let said = if document.is_changed() {
                desk.texts.with("editor-tab-changed", &[("name", name.clone().into())])
            } else {
                desk.texts.with("editor-tab", &[("name", name.clone().into())])
            };
            let is_shown = index == editor.current();
            let tab = ui.add(Button::selectable(is_shown, shown).truncate());
            if tab.accessible_name(said.clone()).on_hover_text(said).clicked() {
                desk.push(Command::Edit(EditCommand::Show(index)));
            }
            let said = desk.texts.with("editor-close-name", &[("name", name.into())]);
            if ui.add(Button::new("✖").small()).accessible_name(said.clone()).on_hover_text(said).clicked() {
                desk.push(Command::Edit(EditCommand::Close(index)));
            }
        }
        let said = desk.texts.say("editor-new-hint");
        if ui.button(desk.texts.say("editor-new")).on_hover_text(said).clicked() {
            desk.push(Command::Edit(EditCommand::Start));
        }
    });
}

/// What can be done with the document as a whole.
fn tools_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    let Some(document) = editor.document() else { return };
    let (can_undo, can_redo) = (document.can_undo(), document.can_redo());
    let (can_play, is_changed) = (document.rules().is_some(), document.is_changed());
    let texts = desk.texts;
    ui.horizontal_wrapped(|ui| {
        let mut tool = |ui: &mut Ui, is_on: bool, key: &str, shortcut: Option<keys::Shortcut>, command: EditCommand| {
            let button = ui.add_enabled(is_on, Button::new(texts.say(key)));
            let hint = shortcut.map(|shortcut| shortcut.text(texts, ui.ctx()));
            let button = hint.map_or(button.clone(), |hint| button.on_hover_text(hint));
            if button.clicked() {
                desk.push(Command::Edit(command));
            }
        };
        tool(ui, can_undo, "bar-undo", Some(keys::UNDO), EditCommand::Undo);
        tool(ui, can_redo, "bar-redo", Some(keys::REDO), EditCommand::Redo);
        ui.separator();
        tool(ui, is_changed, "editor-save", Some(keys::SAVE), EditCommand::Save);
        tool(ui, true, "editor-save-as", None, EditCommand::AskForPath);
        tool(ui, true, "editor-open", None, EditCommand::AskWhatToOpen);
        ui.separator();
        tool(ui, can_play, "try-out", None, EditCommand::TryOut);
    });
    path_ui(ui, desk, editor);
}

/// The field for the path to save the document under, while it is asked for.
fn path_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    let Some(path) = &mut editor.path else { return };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(desk.texts.say("editor-path"));
        let wide = (ui.available_width() - 260.0).max(160.0);
        let field = ui.add(TextEdit::singleline(path).desired_width(wide)).labelled_by(label.id);
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let saves = ui.button(desk.texts.say("editor-save-here")).clicked();
        if let Some(path) = platform::path_meant(path).filter(|_| saves || enters) {
            desk.push(Command::Edit(EditCommand::SaveAs(path)));
        }
        if ui.button(desk.texts.say("editor-browse")).clicked() {
            desk.push(Command::Edit(EditCommand::AskWhereToSave));
        }
        if ui.button(desk.texts.say("question-cancel")).clicked() {
            desk.push(Command::Edit(EditCommand::LetGoOfPath));
        }
    });
}

/// The pages of the document.
fn pages_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, is_wide: bool) {
    let Some(open) = editor.open.get(editor.current) else { return };
    let game = open.document.pages().into_iter().map(|page| (Page::Game(page), page.name()));
    let mut pages: Vec<(Page, &str)> = game.chain([(Page::Source, "editor-source")]).collect();
    let shown = open.page;
    if !is_wide {
        pages.push((Page::Beside, "editor-problems"));
    }
    let mut turned = None;
    ui.scope(|ui| {
        if !is_wide {
            // They take several rows, which leave little of a small window for the page.
            ui.spacing_mut().interact_size.y = LOW;
            ui.spacing_mut().item_spacing.y = 2.0;
        }
        ui.horizontal_wrapped(|ui| {
            for (page, name) in pages {
                let button = Button::selectable(page == shown, desk.texts.say(name));
                let button = if is_wide { button } else { button.small().min_size(vec2(0.0, LOW)) };
                if ui.add(button).clicked() {
                    turned = Some(page);
                }
            }
        });
    });
    ui.add_space(4.0);
    if let Some(page) = turned {
        editor.turn_to(page);
    }
}

fn page_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor, libraries: &Libraries, is_wide: bool) {
    let Some(open) = editor.open.get_mut(editor.current) else { return };
    if open.page == Page::Beside && !is_wide {
        beside_tabs_ui(ui, desk, editor);
        beside_ui(ui, desk, editor);
        return;
    }
    ui.push_id((open.draft, open.page), |ui| match open.page {
        Page::Game(page) => open.document.page_ui(ui, desk, libraries, page),
        Page::Source | Page::Beside => open.source.source_ui(ui, desk, &mut open.document),
    });
}

fn beside_tabs_ui(ui: &mut Ui, desk: &Desk, editor: &mut Editor) {
    ui.horizontal_wrapped(|ui| {
        for (beside, name) in [(Beside::Problems, "editor-problems"), (Beside::Steps, "editor-steps")] {
            if ui.add(Button::selectable(beside == editor.beside, desk.texts.say(name))).clicked() {
                editor.beside = beside;
            }
        }
    });
}

/// What is wrong with the document, or what was done to it.
fn beside_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    let area = ScrollArea::vertical().id_salt("beside").auto_shrink([false, false]);
    scroll_ui(ui, area, |ui| match editor.beside {
        Beside::Problems => problems_ui(ui, desk, editor),
        Beside::Steps => steps_ui(ui, desk, editor),
    });
}

fn problems_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    let Some(document) = editor.document() else { return };
    let problems = document.problems(desk.texts);
    if problems.is_empty() {
        ui.label(desk.texts.say("editor-no-problems"));
    }
    let (mut page, mut text) = (None, None);
    for (index, problem) in problems.iter().enumerate() {
        ui.push_id(index, |ui| {
            let chrome = &desk.theme.chrome;
            let (sign, colour) = if problem.is_error { ("✖", chrome.warn) } else { ("!", chrome.gold) };
            ui.horizontal_top(|ui| {
                ui.label(RichText::new(sign).strong().color(colour));
                ui.add(Label::new(&problem.sentence).wrap());
            });
            ui.horizontal_wrapped(|ui| {
                if let Some(on) = problem.page
                    && ui.small_button(desk.texts.say(on.name())).clicked()
                {
                    page = Some(on);
                }
                if let Some((bytes, line, column)) = &problem.place {
                    let values = [("line", (*line).into()), ("column", (*column).into())];
                    if ui.small_button(desk.texts.with("editor-at", &values)).clicked() {
                        text = Some(bytes.clone());
                    }
                }
            });
            ui.add_space(6.0);
        });
    }
    if let Some(page) = page {
        editor.turn_to(Page::Game(page));
    }
    if let Some(bytes) = text {
        editor.show_text(bytes);
    }
}

/// What was done to the document, the last step first; a click goes to where the document was after it.
fn steps_ui(ui: &mut Ui, desk: &mut Desk, editor: &mut Editor) {
    let Some(document) = editor.document_mut() else { return };
    let (steps, done) = document.steps();
    let mut wanted = None;
    for (index, step) in steps.iter().enumerate().rev() {
        let what = step.what.map(|what| desk.texts.say(what)).unwrap_or_default();
        let values = [("what", what.into()), ("name", step.name.clone().into())];
        let said = desk.texts.with(step.text, &values);
        let is_in = index < done;
        let shown = if is_in { RichText::new(&said) } else { RichText::new(&said).weak() };
        if ui.add(Button::selectable(index + 1 == done, shown).wrap()).clicked() {
            wanted = Some(index + 1);
        }
    }
    if ui.add(Button::selectable(done == 0, desk.texts.say("editor-step-first"))).clicked() {
        wanted = Some(0);
    }
    if let Some(step) = wanted {
        document.go_to(step);
    }
}

/// How far the document is from being played, its chief totals, and the way back.
fn foot_ui(ui: &mut Ui, desk: &mut Desk, editor: &Editor) {
    if way_out(ui, desk.texts.say("variants-back")).clicked() {
        desk.push(Command::Back);
    }
    let Some(document) = editor.document() else { return };
    let (errors, warnings) = document.counts();
    let values = [("errors", errors.into()), ("warnings", warnings.into())];
    let (key, colour) = match document.stage() {
        Stage::Unreadable => ("editor-unreadable", desk.theme.chrome.warn),
        Stage::Faulty => ("editor-faulty", desk.theme.chrome.warn),
        Stage::Playable => ("editor-playable", desk.theme.chrome.text),
    };
    ui.label(RichText::new(desk.texts.with(key, &values)).color(colour));
    let totals = document.totals(desk.texts).join(" · ");
    ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        ui.label(RichText::new(totals).small().color(desk.theme.chrome.text_weak));
    });
}
