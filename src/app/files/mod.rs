//! Opening and saving records within the window: a list, a path to type, and a way to the system's dialog.

use std::path::{Path, PathBuf};

use egui::{Button, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::command::Command;
use super::screen::Screen;
use super::ui::Desk;
use crate::library;

/// What is typed, and the records that are offered.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FileForm {
    path: String,
    records: Vec<PathBuf>,
}

impl FileForm {
    /// Looks for records to offer, if there is a folder of the user.
    pub fn list(&mut self, folder: Option<&Path>) {
        self.records = if folder.is_some() { library::list_records() } else { Vec::new() };
    }

    /// Offers a path to save to: where it was saved before, else a new name in the user's folder.
    pub fn suggest(&mut self, known: Option<PathBuf>, folder: Option<&Path>, name: &str) {
        self.list(folder);
        let free = |number: u32| {
            let file = if number == 1 { name.to_owned() } else { format!("{name} {number}") };
            let path = folder.unwrap_or(Path::new("")).join(file).with_extension(library::RECORD_ENDING);
            (!path.exists()).then_some(path)
        };
        let path = known.or_else(|| (1..1000).find_map(free)).unwrap_or_default();
        self.path = path.display().to_string();
    }

    /// The file name that is offered to the system's dialog.
    #[must_use]
    pub fn name(&self) -> String {
        Path::new(&self.path).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }
}

/// Lays out the screen on which a record is opened.
pub fn open_ui(ui: &mut Ui, desk: &mut Desk, form: &mut FileForm) {
    let texts = desk.texts;
    ui.label(RichText::new(texts.say("open-heading")).strong().size(28.0));
    ui.weak(texts.say("open-hint"));
    let go = path_ui(ui, desk, form, "open-do");
    if go {
        desk.push(Command::Open(PathBuf::from(form.path.trim())));
    }
    ui.horizontal(|ui| {
        if ui.button(texts.say("open-dialog")).clicked() {
            desk.push(Command::AskWhatToOpen);
        }
        if ui.button(texts.say("files-back")).clicked() {
            desk.push(Command::Show(Screen::Home));
        }
    });
    ui.separator();
    ui.label(RichText::new(texts.say("open-list")).strong().color(desk.theme.chrome.gold));
    if form.records.is_empty() {
        ui.weak(texts.say("open-none"));
    }
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for record in &form.records {
            let name = record.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let button = ui.add(Button::new(name).min_size(vec2(360.0, 0.0)));
            if button.on_hover_text(record.display().to_string()).clicked() {
                desk.push(Command::Open(record.clone()));
            }
        }
    });
}

/// Lays out the screen on which the game is saved.
pub fn save_ui(ui: &mut Ui, desk: &mut Desk, form: &mut FileForm) {
    let texts = desk.texts;
    ui.label(RichText::new(texts.say("save-heading")).strong().size(28.0));
    let path = PathBuf::from(form.path.trim());
    let go = path_ui(ui, desk, form, "save-do");
    if go {
        desk.push(Command::Save(PathBuf::from(form.path.trim())));
    }
    if path.is_file() {
        ui.label(RichText::new(texts.say("save-replaces")).color(desk.theme.chrome.warn));
    }
    ui.horizontal(|ui| {
        if ui.button(texts.say("save-dialog")).clicked() {
            desk.push(Command::AskWhereToSave);
        }
        if ui.button(texts.say("files-back")).clicked() {
            desk.push(Command::Show(Screen::Table));
        }
    });
}

/// The field for a path and the button beside it; whether to go.
fn path_ui(ui: &mut Ui, desk: &Desk, form: &mut FileForm, key: &str) -> bool {
    let texts = desk.texts;
    ui.horizontal(|ui| {
        let label = ui.label(texts.say("files-path"));
        let width = (ui.available_width() - 140.0).clamp(120.0, 640.0);
        let field = ui.add(TextEdit::singleline(&mut form.path).desired_width(width)).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let possible = !form.path.trim().is_empty();
        let clicked = ui.add_enabled(possible, Button::new(texts.say(key))).clicked();
        clicked || (entered && possible)
    })
    .inner
}
