//! The look of the lists of files, and of the fields beside them.

use std::path::PathBuf;

use egui::{Align, Button, Label, Layout, RichText, Sense, TextEdit, Ui, WidgetInfo, vec2};

use super::{FileForm, Offered};
use crate::app::command::Command;
use crate::app::command::Desk;
use crate::app::friends;
use crate::app::games::{self, Thumbnails};
use crate::app::kit::desk::heading;
use crate::app::kit::limits;
use crate::app::kit::widgets::{card, column, title, way_out, ways_out};
use crate::app::route::Screen;
use crate::library;
use crate::listing::{About, Listed};

/// The size of a game's picture.
const PICTURE: egui::Vec2 = vec2(64.0, 48.0);
const WIDTH: f32 = 760.0;

/// Lays out the screen on which a record is opened.
pub fn open_ui(ui: &mut Ui, desk: &mut Desk, form: &mut FileForm) {
    ways_ui(ui, desk, "open-dialog", Command::AskWhatToOpen);
    let chosen = column(ui, WIDTH, |ui| {
        let texts = desk.texts;
        title(ui, desk, "open-heading");
        ui.weak(texts.say("open-hint"));
        if let Some(path) = path_ui(ui, desk, form, "open-do") {
            desk.push(Command::Open(path));
        }
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.say("menu-paste-code")).clicked() {
                desk.push(Command::PasteCode);
            }
            if friends::OFFERED && ui.button(texts.say("menu-friends")).clicked() {
                desk.push(Command::Show(Screen::Join));
            }
        });
        lists_ui(ui, desk, form)
    });
    if let Some(path) = chosen {
        desk.push(Command::Open(path));
    }
}

/// Lays out the screen on which the game is saved.
pub fn save_ui(ui: &mut Ui, desk: &mut Desk, form: &mut FileForm) {
    ways_ui(ui, desk, "save-dialog", Command::AskWhereToSave);
    let chosen = column(ui, WIDTH, |ui| {
        let texts = desk.texts;
        title(ui, desk, "save-heading");
        ui.weak(texts.say("save-hint"));
        if let Some(path) = path_ui(ui, desk, form, "save-do") {
            desk.push(Command::SaveAs(path));
        }
        let file = form.path.path().and_then(|path| library::record_file(&path).ok());
        if file.is_some_and(|file| file.is_file()) {
            ui.label(RichText::new(texts.say("save-replaces")).color(desk.theme.chrome.warn));
        }
        ui.horizontal_wrapped(|ui| {
            for (key, command) in [("menu-copy-code", Command::CopyCode), ("menu-copy-summary", Command::CopySummary)] {
                if ui.button(texts.say(key)).clicked() {
                    desk.push(command);
                }
            }
        });
        if !form.has(Offered::Records) {
            return None;
        }
        heading(ui, desk, "open-list");
        list_ui(ui, desk, form, Offered::Records)
    });
    if let Some(path) = chosen {
        form.path.show(path);
    }
}

/// The buttons that lead back and to the system's dialog.
fn ways_ui(ui: &mut Ui, desk: &mut Desk, dialog: &str, ask: Command) {
    ways_out(ui, desk.texts, desk.theme, |ui| {
        if way_out(ui, desk.texts.say("files-back")).clicked() {
            desk.push(Command::Back);
        }
        if way_out(ui, desk.texts.say(dialog)).clicked() {
            desk.push(ask);
        }
    });
}

/// The field for a path and the button beside it; the path, if it is confirmed.
fn path_ui(ui: &mut Ui, desk: &Desk, form: &mut FileForm, key: &str) -> Option<PathBuf> {
    let texts = desk.texts;
    let row = ui.horizontal(|ui| {
        let label = ui.label(texts.say("files-path"));
        let width = (ui.available_width() - 130.0).max(100.0);
        let field = TextEdit::singleline(form.path.text_mut()).char_limit(limits::PATH).desired_width(width);
        let field = ui.add(field).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let path = form.path.path();
        let possible = path.is_some();
        let text = RichText::new(texts.say(key)).color(desk.theme.chrome.accent_text);
        let clicked = ui.add_enabled(possible, Button::new(text).fill(desk.theme.chrome.accent_fill)).clicked();
        path.filter(|_| clicked || entered)
    });
    if form.path.is_unclear() {
        ui.label(RichText::new(texts.say("files-unclear")).color(desk.theme.chrome.warn));
    }
    row.inner
}

fn lists_ui(ui: &mut Ui, desk: &Desk, form: &mut FileForm) -> Option<PathBuf> {
    let mut chosen = None;
    if form.has(Offered::Recent) {
        heading(ui, desk, "files-recent");
        chosen = list_ui(ui, desk, form, Offered::Recent);
    }
    heading(ui, desk, "open-list");
    if form.files.is_complete() && !form.has(Offered::Records) {
        ui.weak(desk.texts.say("open-none"));
    }
    chosen.or(list_ui(ui, desk, form, Offered::Records))
}

fn list_ui(ui: &mut Ui, desk: &Desk, form: &mut FileForm, offered: Offered) -> Option<PathBuf> {
    let mut chosen = None;
    let FileForm { files, pictures, .. } = form;
    for (file, about) in files.files(offered) {
        if file_ui(ui, desk, file, about, pictures) {
            chosen = Some(file.path.clone());
        }
    }
    chosen
}

/// One file as a card; true if it is clicked.
fn file_ui(ui: &mut Ui, desk: &Desk, entry: &Listed<Offered>, told: Option<&About>, pictures: &mut Thumbnails) -> bool {
    let chrome = &desk.theme.chrome;
    let (about, progress) = match told {
        Some(Ok(game)) => (game.about_beside(desk.texts, &entry.name()), game.progress(desk.texts)),
        Some(Err(reason)) => (reason.clone(), String::new()),
        None => (String::new(), String::new()),
    };
    let name = entry.name();
    let parts: Vec<&str> = [name.as_str(), &about, &progress].into_iter().filter(|part| !part.is_empty()).collect();
    let label = desk.texts.with("files-entry", &[("about", parts.join(", ").into())]);
    let response = card(ui, desk, ("file", &entry.path), false, |ui| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(PICTURE, Sense::hover());
            if let Some(Ok(game)) = told {
                pictures.paint(ui, desk.theme, rect, &entry.path, (entry.stamp(), 0), game);
            }
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                    if let Some(day) = entry.day(desk.texts) {
                        ui.label(RichText::new(day).small().color(chrome.text_weak));
                    }
                    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                        ui.add(Label::new(RichText::new(&name).strong()).wrap().selectable(false));
                    });
                });
                let is_wrong = matches!(told, Some(Err(_)));
                let colour = if is_wrong { chrome.warn } else { chrome.text };
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    if let Some(Ok(game)) = told {
                        games::mark_ui(ui, desk, game.game());
                    }
                    ui.add(Label::new(RichText::new(about.clone()).small().color(colour)).wrap().selectable(false));
                });
                if !progress.is_empty() {
                    let text = RichText::new(progress.clone()).small().color(chrome.text_weak);
                    ui.add(Label::new(text).wrap().selectable(false));
                }
            });
        });
    });
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &label));
    response.on_hover_text(entry.path.display().to_string()).clicked()
}
