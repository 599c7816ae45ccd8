//! The snapshots of a document above its steps: kept under a name, gone back to, removed.

use egui::{Button, Key, ScrollArea, TextEdit, Ui, vec2};

use super::head::{button_width, shortened};
use super::{Editor, Open};
use crate::app::command::{Desk, EditCommand};
use crate::words::Texts;

/// The most letters of a name.
const MOST_LETTERS: usize = 60;
/// The number of rows above the steps; more are scrolled.
const ROWS: f32 = 4.5;
/// The sign on the button that removes one.
const REMOVE: &str = "✖";

impl Editor {
    /// The name of the next snapshot of the document, for which nobody has said another.
    #[must_use]
    pub fn next_snapshot(&self, texts: &Texts) -> String {
        self.open.get(self.current).map(|open| next(open, texts)).unwrap_or_default()
    }
}

/// The first number that no snapshot has.
fn next(open: &Open, texts: &Texts) -> String {
    let snapshots = open.document.snapshots();
    let numbered = |number: usize| texts.with("editor-snapshot-number", &[("number", number.into())]);
    let is_free = |name: &String| snapshots.iter().all(|snapshot| snapshot.name != *name);
    (1..=snapshots.len()).map(numbered).find(is_free).unwrap_or_else(|| numbered(snapshots.len() + 1))
}

/// Lays out the field for another snapshot, and those that there are.
pub(super) fn snapshots_ui(ui: &mut Ui, desk: &mut Desk, open: &mut Open) {
    let texts = desk.texts;
    ui.horizontal(|ui| {
        let keep = texts.say("editor-snapshot-keep");
        let room = ui.available_width() - button_width(ui, &keep) - ui.spacing().item_spacing.x;
        let hint = next(open, texts);
        let field = TextEdit::singleline(&mut open.snapshot).hint_text(hint).char_limit(MOST_LETTERS);
        let field = ui.add_sized(vec2(room, ui.spacing().interact_size.y), field);
        let field = field.accessible_name(texts.say("editor-snapshot-name"));
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.button(keep).on_hover_text(texts.say("palette-snapshot")).clicked() || is_entered {
            desk.push(EditCommand::KeepSnapshot(std::mem::take(&mut open.snapshot)));
        }
    });
    let row = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let area = ScrollArea::vertical().id_salt("snapshots").max_height(ROWS * row).auto_shrink([false, true]);
    area.show(ui, |ui| {
        for (index, snapshot) in open.document.snapshots().iter().enumerate() {
            ui.horizontal(|ui| {
                let named = [("name", snapshot.name.clone().into())];
                let remove = button_width(ui, REMOVE) + ui.spacing().item_spacing.x;
                let room = ui.available_width() - remove;
                let name = shortened(ui, &snapshot.name, room - button_width(ui, ""));
                let go = texts.with("editor-snapshot-go", &named);
                let button = ui.add(Button::new(name).min_size(vec2(room, 0.0)));
                if button.accessible_name(go.clone()).on_hover_text(go).clicked() {
                    desk.push(EditCommand::GoToSnapshot(index));
                }
                let drop = texts.with("editor-snapshot-drop", &named);
                if ui.button(REMOVE).accessible_name(drop.clone()).on_hover_text(drop).clicked() {
                    desk.push(EditCommand::AskToDropSnapshot(index));
                }
            });
        }
    });
    ui.separator();
}
