//! What the screen of variants offers for the user's own files: other names, copies, the bin, and the files that cannot
//! be played.

use std::path::{Path, PathBuf};

use egui::{Key, RichText, TextEdit, Ui};

use crate::app::command::{Command, Desk, VariantCommand};
use crate::app::games;
use crate::app::kit::widgets::card_frame;
use crate::games::GameRules;
use crate::library::{self, Libraries, VARIANT_ENDING};

/// The longest name that can be typed, in letters: that of the checker.
const NAME_LETTERS: usize = 80;

/// What the screen of variants keeps between two frames.
#[derive(Debug, Default)]
pub struct Gallery {
    folder: Option<PathBuf>,
    renaming: Option<Renaming>,
    /// The files in the bin, once they were listed.
    bin: Option<Vec<PathBuf>>,
}

#[derive(Debug)]
struct Renaming {
    path: PathBuf,
    name: String,
    /// Whether the field has the keyboard already.
    is_begun: bool,
}

impl Gallery {
    /// Begins a visit: the user's variants are in this folder.
    pub fn begin(&mut self, folder: Option<&Path>) {
        *self = Self { folder: folder.map(Path::to_owned), ..Self::default() };
    }

    /// Lists the bin anew, because something was thrown into it or taken out.
    pub fn forget_bin(&mut self) {
        self.bin = None;
    }

    fn bin(&mut self) -> &[PathBuf] {
        let folder = &self.folder;
        self.bin.get_or_insert_with(|| {
            let listed = folder.as_deref().map(library::binned_variants);
            listed.and_then(Result::ok).unwrap_or_default()
        })
    }

    /// Whether the variant in this file is being given another name.
    pub fn renames(&self, path: Option<&Path>) -> bool {
        path.is_some() && self.renaming.as_ref().map(|renaming| renaming.path.as_path()) == path
    }
}

/// The field for another name, in the place of the name on the card.
pub fn rename_ui(ui: &mut Ui, desk: &Desk, gallery: &mut Gallery) -> Option<Command> {
    let renaming = gallery.renaming.as_mut()?;
    let field = TextEdit::singleline(&mut renaming.name).char_limit(NAME_LETTERS).desired_width(f32::INFINITY);
    let field = ui.add(field).accessible_name(desk.texts.say("variants-new-name"));
    if !std::mem::replace(&mut renaming.is_begun, true) {
        field.request_focus();
    }
    if !field.lost_focus() {
        return None;
    }
    let Renaming { path, name, .. } = gallery.renaming.take()?;
    let is_meant = !ui.input(|input| input.key_pressed(Key::Escape)) && !name.trim().is_empty();
    is_meant.then(|| VariantCommand::Rename { path, name }.into())
}

/// The menu of what can be done with the file of a variant.
pub fn more_ui(ui: &mut Ui, desk: &Desk, gallery: &mut Gallery, rules: &GameRules, path: &Path) -> Option<Command> {
    let (texts, mut asked) = (desk.texts, None);
    let name = games::name(texts, rules);
    let menu = ui.menu_button(texts.say("variants-more"), |ui| {
        if ui.button(texts.say("variants-rename")).clicked() {
            gallery.renaming = Some(Renaming { path: path.to_owned(), name: name.clone(), is_begun: false });
            ui.close();
        }
        for (key, command) in [
            ("variants-copy", VariantCommand::Copy(rules.variant())),
            ("variants-show-file", VariantCommand::ShowFile(path.to_owned())),
            ("variants-throw-away", VariantCommand::ThrowAway(path.to_owned())),
        ] {
            if ui.button(texts.say(key)).clicked() {
                asked = Some(command.into());
                ui.close();
            }
        }
    });
    let said = texts.with("variants-more-name", &[("name", name.into())]);
    menu.response.accessible_name(said);
    asked
}

/// The files that cannot be played, and those in the bin.
pub fn files_ui(ui: &mut Ui, desk: &mut Desk, gallery: &mut Gallery, libraries: &Libraries) {
    let is_file = |path: &&Path| library::has_ending(path, VARIANT_ENDING);
    let rejected: Vec<&Path> = libraries.rejected().filter(is_file).collect();
    let edit = |path: &Path| Command::EditFile(path.to_owned());
    list_ui(ui, desk, "variants-rejected", &rejected, ("variants-mend", "variants-mend-name"), edit);
    let bin: Vec<&Path> = gallery.bin().iter().map(PathBuf::as_path).collect();
    let take_out = |path: &Path| VariantCommand::TakeOut(path.to_owned()).into();
    list_ui(ui, desk, "variants-bin", &bin, ("variants-take-out", "variants-take-out-name"), take_out);
}

/// Files under a heading, each with a button; nothing where there are none.
fn list_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    heading: &str,
    files: &[&Path],
    (key, named): (&str, &str),
    command: impl Fn(&Path) -> Command,
) {
    if files.is_empty() {
        return;
    }
    let texts = desk.texts;
    ui.add_space(6.0);
    card_frame(desk.theme).inner_margin(10.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(texts.say(heading)).strong().color(desk.theme.chrome.gold));
        for path in files {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            ui.horizontal_wrapped(|ui| {
                let said = texts.with(named, &[("name", name.clone().into())]);
                if ui.button(texts.say(key)).accessible_name(said).clicked() {
                    desk.push(command(path));
                }
                ui.label(name).on_hover_text(path.display().to_string());
            });
        }
    });
}
