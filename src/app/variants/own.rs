//! The offers of the screen of variants for the user's own files: other names, copies, the bin, and the files that
//! cannot be played.

use std::path::{Path, PathBuf};

use egui::{Key, RichText, TextEdit, Ui};

use crate::app::command::{Command, Desk, VariantCommand};
use crate::app::games::Pictures;
use crate::app::kit::one_of::opens_by_arrow;
use crate::app::kit::widgets::card_frame;
use crate::editor::VariantDocument;
use crate::games::GameRules;
use crate::library::{self, Libraries, VARIANT_ENDING};
use crate::words::Texts;
use crate::words::apart::apart;
use crate::words::shown;

/// The longest name that can be typed, in letters: that of the checker.
const NAME_LETTERS: usize = 80;

/// The state that the screen of variants keeps between two frames.
#[derive(Debug, Default)]
pub struct Gallery {
    folder: Option<PathBuf>,
    renaming: Option<Renaming>,
    /// The files in the bin, once they were listed, each with what its variant is called.
    bin: Option<Vec<(PathBuf, String)>>,
    /// The names of the variants in the files that cannot be played, once they were looked at.
    rejected: Option<Vec<(PathBuf, String)>>,
    /// The pictures on the cards, here and where a game is set up.
    pub pictures: Pictures,
}

#[derive(Debug)]
struct Renaming {
    path: PathBuf,
    name: String,
    /// True if the field has the keyboard already.
    is_begun: bool,
}

impl Gallery {
    /// Begins a visit: the user's variants are in this folder.
    pub fn begin(&mut self, folder: Option<&Path>) {
        let pictures = std::mem::take(&mut self.pictures);
        *self = Self { folder: folder.map(Path::to_owned), pictures, ..Self::default() };
    }

    /// Lists the bin anew, because something was thrown into it or taken out.
    pub fn forget_bin(&mut self) {
        self.bin = None;
    }

    /// Looks anew at the files that cannot be played, because some have changed.
    pub fn forget_rejected(&mut self) {
        self.rejected = None;
    }

    fn bin(&mut self, texts: &Texts) -> &[(PathBuf, String)] {
        let folder = &self.folder;
        self.bin.get_or_insert_with(|| {
            let listed = folder.as_deref().map(library::binned_variants);
            named(texts, listed.and_then(Result::ok).unwrap_or_default())
        })
    }

    fn rejected(&mut self, texts: &Texts, libraries: &Libraries) -> &[(PathBuf, String)] {
        let files = || libraries.rejected().filter(|path| library::has_ending(path, VARIANT_ENDING));
        let is_same = |known: &Vec<(PathBuf, String)>| files().eq(known.iter().map(|(path, _)| path.as_path()));
        let known = self.rejected.take().filter(is_same);
        self.rejected.insert(known.unwrap_or_else(|| named(texts, files().map(Path::to_owned).collect())))
    }

    /// The files in the bin, as far as they were listed, each with what its variant is called.
    pub fn binned(&self) -> &[(PathBuf, String)] {
        self.bin.as_deref().unwrap_or_default()
    }

    /// Asks for another name of the variant in this file, which is called so.
    pub fn begin_renaming(&mut self, path: &Path, name: String) {
        self.renaming = Some(Renaming { path: path.to_owned(), name, is_begun: false });
    }

    /// True if the variant in this file is being given another name.
    pub fn renames(&self, path: Option<&Path>) -> bool {
        path.is_some() && self.renaming.as_ref().map(|renaming| renaming.path.as_path()) == path
    }
}

/// The names of the variants in these files; a file's own name where its text says nothing of that.
fn named(texts: &Texts, files: Vec<PathBuf>) -> Vec<(PathBuf, String)> {
    let thing = |path: &PathBuf| {
        let name = VariantDocument::of_file(texts, path).map(|document| document.title(texts));
        (name.unwrap_or_else(|_| name_of(path)), Some(name_of(path)))
    };
    let things: Vec<_> = files.iter().map(thing).collect();
    files.into_iter().zip(apart(texts, &things)).collect()
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
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
    let name = shown::name(texts, rules);
    let menu = ui.menu_button(texts.say("variants-more"), |ui| {
        if ui.button(texts.say("variants-rename")).clicked() {
            gallery.begin_renaming(path, name.clone());
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
    opens_by_arrow(ui, &menu.response);
    let said = texts.with("variants-more-name", &[("name", name.into())]);
    menu.response.accessible_name(said);
    asked
}

/// The files that cannot be played, and those in the bin.
pub fn files_ui(ui: &mut Ui, desk: &mut Desk, gallery: &mut Gallery, libraries: &Libraries) {
    let edit = |path: &Path| Command::EditFile(path.to_owned());
    let rejected = gallery.rejected(desk.texts, libraries);
    list_ui(ui, desk, "variants-rejected", rejected, ("variants-mend", "variants-mend-name"), edit);
    let take_out = |path: &Path| VariantCommand::TakeOut(path.to_owned()).into();
    let bin = gallery.bin(desk.texts);
    list_ui(ui, desk, "variants-bin", bin, ("variants-take-out", "variants-take-out-name"), take_out);
}

/// Files under a heading, each with a button; nothing where there are none.
fn list_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    heading: &str,
    files: &[(PathBuf, String)],
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
        for (path, name) in files {
            ui.horizontal_wrapped(|ui| {
                let said = texts.with(named, &[("name", name.clone().into())]);
                if ui.button(texts.say(key)).accessible_name(said).clicked() {
                    desk.push(command(path));
                }
                ui.label(name);
                let file = RichText::new(name_of(path)).small().color(desk.theme.chrome.text_weak);
                ui.label(file).on_hover_text(path.display().to_string());
            });
        }
    });
}
