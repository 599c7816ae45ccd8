//! Pictures of what the window shows, saved or copied, and variants printed to a file.
//!
//! What is in a picture `games::portrait` decides, what is printed `games::print`. Files are written on a thread of their
//! own. Where the system has no dialog, they get a new name where records are offered.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Ui;

use super::App;
use super::command::{Command, Desk};
use super::games::played_at;
use super::games::portrait::{Subject, portrait};
use super::games::print::{HEX, printed, sized};
use super::kit::dialogs::Purpose;
use super::paper::printing::{Paper, Printing, Sides};
use super::paper::{Easel, Format, Painted, raster, written};
use super::question::{Question, choice_ui};
use super::route::Screen;
use crate::editor::VariantDocument;
use crate::games::GameRules;
use crate::library::{self, FileError};
use crate::words::{Language, Texts, failures};

/// The sizes of hexes that the window offers, in millimetres.
const HEXES: [u8; 6] = [25, 30, 35, 40, 50, 60];

/// The endings of pictures, the first one for a name that has none.
pub(super) const PICTURES: [&str; 3] = ["png", "svg", "pdf"];
/// The ending of what is printed.
pub(super) const PRINTED: &str = "pdf";

/// The end of a file that is written.
enum Ended {
    Written(PathBuf),
    Refused(FileError),
    Failed(String),
}

/// The files that are being written, and how the next variant is printed, while the system asks where to.
#[derive(Default)]
pub(super) struct Writing {
    open: Vec<Receiver<Ended>>,
    printing: Option<Printing>,
}

impl Writing {
    /// Makes the bytes of a file and writes them on a thread of their own.
    fn begin(
        &mut self,
        path: PathBuf,
        context: &egui::Context,
        make: impl FnOnce() -> Result<Vec<u8>, String> + Send + 'static,
    ) {
        let (sender, receiver) = channel();
        let context = context.clone();
        let write = move || {
            let ended = match make() {
                Ok(bytes) => match library::write_bytes(&path, &bytes) {
                    Ok(()) => Ended::Written(path),
                    Err(error) => Ended::Refused(error),
                },
                Err(reason) => Ended::Failed(reason),
            };
            // The window may be closed by now.
            drop(sender.send(ended));
            context.request_repaint();
        };
        match std::thread::Builder::new().name("picture".to_owned()).spawn(write) {
            Ok(_) => self.open.push(receiver),
            Err(reason) => log::error!("no thread to write a picture: {reason}"),
        }
    }
}

impl App {
    /// The subject of a picture: the game at the table, or the document of the editor as far as it can be played.
    fn picture_subject(&self) -> Option<Subject> {
        if self.screen() == Screen::Editor {
            return self.editor.document().and_then(VariantDocument::rules).map(Subject::Variant);
        }
        self.table().and_then(Subject::of_table)
    }

    /// The variant that can be printed: that of the editor's document, or that of the game at the table.
    fn printable(&self) -> Option<GameRules> {
        if self.screen() == Screen::Editor {
            return self.editor.document().and_then(VariantDocument::rules);
        }
        self.table().and_then(played_at).map(|(rules, _)| rules)
    }

    /// True if there is something of which a picture can be made.
    pub(super) fn has_picture(&self) -> bool {
        self.printable().is_some()
    }

    /// The name that is offered for a picture.
    pub(super) fn picture_name(&self) -> String {
        format!("{}.{}", self.picture_stem(), PICTURES[0])
    }

    /// The name that is offered for what is printed.
    pub(super) fn print_name(&self) -> String {
        format!("{}.{PRINTED}", self.picture_stem())
    }

    fn picture_stem(&self) -> String {
        self.printable().map_or_else(|| "tikal".to_owned(), |rules| rules.variant().id)
    }

    /// Paints what the window shows, as large as the window and in its colours.
    fn painted(&self, context: &egui::Context) -> Option<Painted> {
        let subject = self.picture_subject()?;
        let mut easel = Easel::new((*self.preferences.theme).clone(), context.pixels_per_point());
        Some(portrait(&mut easel, &self.texts, &subject, context.content_rect().size()))
    }

    /// Copies a picture to the clipboard.
    pub(super) fn copy_picture(&mut self, context: &egui::Context) {
        match self.painted(context) {
            Some(painted) => {
                context.copy_image(raster(&painted).to_color_image());
                self.toasts.done(self.texts.say("picture-copied"));
            }
            None => self.toasts.refused(self.texts.say("picture-nothing")),
        }
    }

    /// Saves a picture in a file of the kind that its name asks for.
    pub(super) fn save_picture(&mut self, path: &Path, context: &egui::Context) {
        let Some(painted) = self.painted(context) else {
            self.toasts.refused(self.texts.say("picture-nothing"));
            return;
        };
        let (path, format) = match Format::of(path) {
            Some(format) => (path.to_owned(), format),
            None => (with_ending(path, PICTURES[0]), Format::Png),
        };
        self.writing.begin(path, context, move || written(&painted, format).map_err(|error| error.to_string()));
    }

    /// Asks how a variant is printed: at first on both sides of A4, in the usual size and the language of the
    /// window.
    pub(super) fn ask_how_to_print(&mut self) {
        match self.printable() {
            Some(rules) => {
                self.over.question = Some(Question::Print { how: self.printing(), sized: sized(rules.game()) });
            }
            None => self.toasts.refused(self.texts.say("picture-nothing")),
        }
    }

    fn printing(&self) -> Printing {
        Printing { paper: Paper::default(), sides: Sides::default(), hex: HEX, language: self.texts.language() }
    }

    /// Takes a choice of the question over.
    pub(super) fn choose_printing(&mut self, chosen: Printing) {
        if let Some(Question::Print { how, .. }) = &mut self.over.question {
            *how = chosen;
        }
    }

    /// Asks by the system's dialog to which file a variant is printed so.
    pub(super) fn ask_where_to_print(&mut self, how: Printing, context: &egui::Context) {
        self.writing.printing = Some(how);
        self.ask(Purpose::Print, context);
    }

    /// Prints the variant that is edited, or that of the game at the table, to a file.
    pub(super) fn print_to(&mut self, path: &Path, context: &egui::Context) {
        let Some(rules) = self.printable() else {
            self.toasts.refused(self.texts.say("picture-nothing"));
            return;
        };
        let path = if library::has_ending(path, PRINTED) { path.to_owned() } else { with_ending(path, PRINTED) };
        let Printing { paper, sides, hex, language } = self.writing.printing.take().unwrap_or_else(|| self.printing());
        self.writing.begin(path, context, move || {
            let pages = printed(&Texts::new(language), &rules, paper, sides, f32::from(hex));
            pages.map(|pages| pages.document.write()).map_err(|error| error.to_string())
        });
        self.toasts.done(self.texts.say("print-begins"));
    }

    /// A file that is not there yet, where records are offered, for a system without dialogs.
    pub(super) fn write_without_dialog(&mut self, purpose: Purpose, context: &egui::Context) {
        let folder = self.services.folder.clone().or_else(library::saves_dir).unwrap_or_default();
        let is_print = purpose == Purpose::Print;
        let (stem, ending) = (self.picture_stem(), if is_print { PRINTED } else { PICTURES[0] });
        let free = (1..).map(|number| match number {
            1 => folder.join(format!("{stem}.{ending}")),
            number => folder.join(format!("{stem} {number}.{ending}")),
        });
        if let Some(path) = free.take(10_000).find(|path| !path.exists()) {
            if is_print { self.print_to(&path, context) } else { self.save_picture(&path, context) }
        }
    }

    /// Tells which files were written, and which were not and why.
    pub(super) fn follow_writing(&mut self) {
        let mut ended = Vec::new();
        self.writing.open.retain(|receiver| match receiver.try_recv() {
            Ok(end) => {
                ended.push(end);
                false
            }
            Err(TryRecvError::Empty) => true,
            Err(TryRecvError::Disconnected) => false,
        });
        for end in ended {
            match end {
                Ended::Written(path) => {
                    let shown = [("path", path.display().to_string().into())];
                    self.toasts.done(self.texts.with("message-saved", &shown));
                }
                Ended::Refused(error) => {
                    let reason = failures::file(&self.texts, &error);
                    self.toasts.failed(self.texts.with("editor-not-saved", &[("reason", reason.into())]));
                }
                Ended::Failed(reason) => {
                    self.toasts.failed(self.texts.with("editor-not-saved", &[("reason", reason.into())]));
                }
            }
        }
    }
}

/// Lays out the choices before a variant is printed.
pub(super) fn choices_ui(ui: &mut Ui, desk: &mut Desk, sized: &str, before: Printing) {
    let texts = desk.texts;
    let mut how = before;
    choice_ui(ui, desk, "print-paper", |ui| {
        for paper in Paper::ALL {
            ui.selectable_value(&mut how.paper, paper, paper.name());
        }
    });
    choice_ui(ui, desk, "print-sides", |ui| {
        for sides in Sides::ALL {
            ui.selectable_value(&mut how.sides, sides, texts.say(sides.key()));
        }
    });
    choice_ui(ui, desk, sized, |ui| {
        for hex in HEXES {
            ui.selectable_value(&mut how.hex, hex, texts.with("print-millimetres", &[("size", hex.into())]));
        }
    });
    choice_ui(ui, desk, "print-language", |ui| {
        for language in Language::ALL {
            ui.selectable_value(&mut how.language, language, language.name());
        }
    });
    if how != before {
        desk.push(Command::ChoosePrinting(how));
    }
}

/// The file of this name with an ending after all that it has.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}
