//! The field for a path: to save the document under another name, or to open a file where the system has no dialog for
//! that.
//!
//! Decides what is asked for and where the keyboard is meanwhile; what becomes of a path, the commands decide.

use std::path::Path;

use egui::{Button, Context, Id, TextEdit, TextStyle, Ui};

use crate::app::command::{Command, Desk, EditCommand};
use crate::app::kit::desk::width_of;
use crate::app::kit::{focus, keys, limits};
use crate::platform;

/// The purpose of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// The document is saved under it.
    Save,
    /// Its file is opened.
    Open,
}

/// The field, and where the keyboard has to be led.
#[derive(Default)]
pub(super) struct PathField {
    /// The path as far as it is typed, and its purpose; nothing while no path is asked for.
    asked: Option<(Purpose, String)>,
    /// True if the keyboard is in the field; then, if it has to be led there or back from there, and the place it came
    /// from.
    types: bool,
    leads_to: bool,
    leads_from: bool,
    from: Option<Id>,
}

impl PathField {
    /// Asks for a path to save the document under, beginning with this one. The keyboard is led to the field, and
    /// afterwards back to the widget from which it was asked for.
    pub(super) fn ask_to_save(&mut self, path: &Path, from: Option<Id>) {
        *self = Self {
            asked: Some((Purpose::Save, path.display().to_string())),
            leads_to: from.is_some(),
            from,
            ..Self::default()
        };
    }

    /// Asks for the path of a file to open. The keyboard is led to the field even from the pointer: it begins empty, so
    /// there is nothing to do with it but to type.
    pub(super) fn ask_to_open(&mut self, from: Option<Id>) {
        *self = Self { asked: Some((Purpose::Open, String::new())), leads_to: true, from, ..Self::default() };
    }

    /// Asks for no path any more, and leads the keyboard back.
    pub(super) fn stop(&mut self) {
        self.leads_from = self.asked.take().is_some();
    }

    /// Asks for no path any more, because something else is shown: the keyboard goes there.
    pub(super) fn forget(&mut self) {
        self.asked = None;
        self.leads_to = false;
    }

    /// True if a path is being typed.
    pub(super) fn is_typed(&self) -> bool {
        self.types && self.asked.is_some()
    }

    fn lead_back(&mut self, context: &Context) {
        if std::mem::take(&mut self.leads_from)
            && let Some(from) = self.from
        {
            focus::lead(context, from);
        }
    }
}

/// The part of a row that a button of this name takes, with the gap before it.
fn button_width(ui: &Ui, name: &str) -> f32 {
    let (spacing, font) = (ui.spacing(), TextStyle::Button.resolve(ui.style()));
    width_of(ui.painter(), &font, name) + 2.0 * spacing.button_padding.x + spacing.item_spacing.x + 1.0
}

/// Lays out the field while a path is asked for.
pub(super) fn path_ui(ui: &mut Ui, desk: &mut Desk, field: &mut PathField) {
    field.lead_back(ui.ctx());
    let Some((purpose, text)) = &mut field.asked else { return };
    if keys::LET_GO.pressed(ui.ctx()) {
        desk.push(EditCommand::LetGoOfPath);
        return;
    }
    let (name, does) = match purpose {
        Purpose::Save => ("editor-path", "editor-save-here"),
        Purpose::Open => ("editor-open-path", "open-do"),
    };
    let browses = *purpose == Purpose::Save;
    let names = [Some(does), browses.then_some("editor-browse"), Some("question-cancel")];
    let buttons: f32 = names.into_iter().flatten().map(|name| button_width(ui, &desk.texts.say(name))).sum();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(desk.texts.say(name));
        // It stands in a row with its buttons, where there is room for that.
        let wide = (ui.available_size_before_wrap().x - buttons).max(160.0);
        let line =
            ui.add(TextEdit::singleline(text).char_limit(limits::PATH).desired_width(wide)).labelled_by(label.id);
        if std::mem::take(&mut field.leads_to) {
            focus::lead(ui.ctx(), line.id);
        }
        field.types = line.has_focus();
        let enters = line.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let meant = platform::path_meant(text).filter(|path| !path.as_os_str().is_empty());
        let clicked = ui.add_enabled(meant.is_some(), Button::new(desk.texts.say(does))).clicked();
        match (*purpose, meant.filter(|_| clicked || enters)) {
            (Purpose::Save, Some(path)) => desk.push(EditCommand::SaveAs(path)),
            (Purpose::Open, Some(path)) => desk.push(Command::EditFile(path)),
            (_, None) => {}
        }
        // What cannot be opened is typed once more; what can be opens a document, and the field goes.
        field.leads_to = enters && *purpose == Purpose::Open;
        // It is only asked for a file to open because the system has no dialog.
        if browses && ui.button(desk.texts.say("editor-browse")).clicked() {
            desk.push(EditCommand::AskWhereToSave);
        }
        if ui.button(desk.texts.say("question-cancel")).clicked() {
            desk.push(EditCommand::LetGoOfPath);
        }
    });
}
