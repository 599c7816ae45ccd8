//! Opening and saving: what happens to a file that the player names.
//!
//! How files are offered, `files` decides; how they are read and written, the library.

use std::path::{Path, PathBuf};

use super::App;
use super::command::Command;
use super::games;
use super::kit::dialogs::Purpose;
use super::kit::toasts::Toasts;
use super::measurements::FIGURES_ENDING;
use super::pictures::{PICTURES, PRINTED};
use super::problem_report::REPORT_ENDING;
use super::question::Question;
use super::route::Route;
use super::table::AnyTable;
use crate::editor::VariantDocument;
use crate::library::{self, SaveError, ShareError};
use crate::listing;
use crate::listing::Summary;
use crate::words::failures;

impl App {
    /// The folders in which a run that was stopped may have left unfinished files: our own, and those of the files that
    /// were opened or saved last, or are edited.
    pub(super) fn folders_to_tidy(&self) -> Vec<PathBuf> {
        let edited = self.editor.documents().filter_map(VariantDocument::path);
        let files = self.files.recent.files().iter().map(PathBuf::as_path).chain(edited);
        let beside = files.filter_map(Path::parent).map(Path::to_owned);
        let mut folders: Vec<_> = self.services.tidied.iter().cloned().chain(beside).collect();
        folders.sort();
        folders.dedup();
        folders
    }

    /// Looks for the files that are offered.
    pub(super) fn list_files(&mut self) {
        self.files.list(self.services.folder.as_deref());
    }

    /// Looks for the files that are offered, and suggests a path to save the player's own game to.
    pub(super) fn suggest_path(&mut self) {
        self.list_files();
        let Some(table) = self.at_table.own() else { return };
        let known = table.sitting().path().cloned();
        let file = table.sitting().game_file();
        let name = file.map_or_else(|| Self::name_of(table), |file| library::name_of_game(&file));
        let name = library::file_stem(&name).unwrap_or_default();
        self.files.suggest(known, self.services.folder.as_deref(), &name);
    }

    /// Opens a record, a variant, or a file with the code of one.
    pub(super) fn open(&mut self, path: &Path) {
        let is_variant = library::has_ending(path, library::VARIANT_ENDING);
        let opened = if is_variant {
            self.open_variant(path)
        } else {
            self.open_code(path).unwrap_or_else(|| self.open_record(path))
        };
        match opened {
            Ok(()) => self.files.recent.remember(path),
            Err(reason) => self.not_opened(path, reason),
        }
    }

    /// Opens what was dropped on the window: in the editor every variant, elsewhere the first file alone. Under a question
    /// nothing is opened.
    pub(super) fn take_dropped(&mut self, context: &egui::Context) {
        let paths = |input: &egui::InputState| -> Vec<PathBuf> {
            input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect()
        };
        let mut dropped = context.input(paths);
        // The path is empty where the system hands over only the contents of a file.
        dropped.retain(|path| !path.as_os_str().is_empty());
        if dropped.is_empty() {
            return;
        }
        if self.over.question.is_some() {
            self.toasts.refused(self.texts.say("drop-asked"));
            return;
        }
        self.over.palette = None;
        let (mut edited, mut others) = (Vec::new(), dropped);
        if self.routes.current() == Route::Editor {
            (edited, others) = others.into_iter().partition(|path| library::has_ending(path, library::VARIANT_ENDING));
        }
        for path in edited {
            self.execute(Command::EditFile(path), context);
        }
        let count = others.len();
        if let Some(first) = others.into_iter().next() {
            let name = first.file_name().unwrap_or_default().to_string_lossy().into_owned();
            self.execute(Command::Open(first), context);
            if count > 1 {
                self.toasts.refused(self.texts.with("drop-one", &[("name", name.into())]));
            }
        }
    }

    /// Opens the variant or the record that a file holds as a code, for what is neither a record nor a variant; nothing if
    /// it does not begin like a code.
    fn open_code(&mut self, path: &Path) -> Option<Result<(), String>> {
        let text = library::read_variant(path).ok().filter(|_| !library::has_ending(path, library::RECORD_ENDING))?;
        let is_code = Self::is_ticket(&text)
            || library::is_record_code(&text)
            || library::unshare(&text) != Err(ShareError::NoCode);
        is_code.then(|| self.open_text(&text))
    }

    /// Opens the variant or the record that a code holds, or the screen on which one comes to the table of a ticket.
    ///
    /// # Errors
    /// Why it holds neither, in words.
    pub(super) fn open_text(&mut self, code: &str) -> Result<(), String> {
        if Self::is_ticket(code) {
            self.begin_joining(code);
            return Ok(());
        }
        if library::is_record_code(code) {
            let table = games::opened_table(listing::open_code(&self.texts, &self.libraries, code)?, None);
            let name = Self::name_of(&*table);
            self.seat_opened(table, name, self.texts.say("message-code-opened"));
            return Ok(());
        }
        let document = VariantDocument::of_code(&self.texts, &self.libraries, code);
        document.map(|received| self.edit_received(received))
    }

    /// Tells that a file was not opened, and why.
    pub(super) fn not_opened(&mut self, path: &Path, reason: String) {
        let values = [("path", path.display().to_string().into()), ("reason", reason.into())];
        self.toasts.failed(self.texts.with("message-not-opened", &values));
    }

    fn open_variant(&mut self, path: &Path) -> Result<(), String> {
        let rules = listing::open_variant(&self.texts, &mut self.libraries, path)?;
        self.setup.form.choose(&rules);
        self.show(Route::Setup);
        Ok(())
    }

    /// Opens a record: a game of its own begins with it, and the file stays as it is. It is there to be looked at, so
    /// computers wait until they are asked to go on.
    fn open_record(&mut self, path: &Path) -> Result<(), String> {
        let opened = listing::open_record(&self.texts, &self.libraries, path)?;
        let name = library::name_of_game(path);
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let news = self.texts.with("message-opened", &[("name", file.into())]);
        self.seat_opened(games::opened_table(opened, Some(path.to_owned())), name, news);
        Ok(())
    }

    /// Puts a game that was opened on the table, to be kept under this name, and tells of it.
    pub(super) fn seat_opened(&mut self, table: Box<dyn AnyTable>, name: String, told: String) {
        let levels = table.sitting().unknown_levels();
        let mut news = Toasts::default();
        if !self.services.quiet {
            news.done(told);
        }
        if !levels.is_empty() {
            news.failed(self.texts.with("message-levels", &[("levels", levels.join(", ").into())]));
        }
        let keep = self.keep_as(name);
        self.seat(table, keep, news);
    }

    /// Copies the player's own game to a path that was typed or chosen from a list; asks first if a file would be
    /// replaced.
    pub(super) fn save_as(&mut self, path: &Path) {
        self.save_or_ask(path, None);
    }

    /// Copies the player's own game to a path from the system's dialog, which has asked before a file of just this name
    /// is replaced.
    pub(super) fn save(&mut self, path: &Path) {
        self.save_or_ask(path, Some(path));
    }

    fn save_or_ask(&mut self, path: &Path, asked: Option<&Path>) {
        match library::record_file(path) {
            Ok(file) if asked != Some(&file) && file.exists() && !file.is_dir() => {
                let game = listing::open_record(&self.texts, &self.libraries, &file).ok().map(Summary::of_opened);
                let holds = game.map(|game| {
                    let (about, progress) = (game.about(&self.texts), game.progress(&self.texts));
                    self.texts.with("home-game", &[("about", about.into()), ("progress", progress.into())])
                });
                self.over.question = Some(Question::ReplaceFile { path: file, holds });
            }
            Ok(file) => self.write(&file),
            Err(error) => self.tell_not_saved(path, &error.into()),
        }
    }

    /// Copies the player's own game to a file, in the place of an older one if there is one.
    pub(super) fn write(&mut self, path: &Path) {
        let Some(table) = self.at_table.own_mut() else { return };
        let shown = ("path", path.display().to_string().into());
        match table.sitting_mut().save(path) {
            Ok(()) => {
                self.files.recent.remember(path);
                self.toasts.close_failures();
                self.toasts.done(self.texts.with("message-saved", &[shown]));
                if self.routes.current() == Route::Save {
                    // Otherwise the system's dialog answered after the save screen was left.
                    self.arrive(Route::Table);
                }
            }
            Err(error) => self.tell_not_saved(path, &error),
        }
    }

    fn tell_not_saved(&mut self, path: &Path, error: &SaveError) {
        let reason = failures::save(&self.texts, error);
        let values = [("path", path.display().to_string().into()), ("reason", reason.into())];
        self.toasts.failed(self.texts.with("message-not-saved", &values));
    }

    /// Asks for a path by the system's dialog.
    pub(super) fn ask(&mut self, purpose: Purpose, context: &egui::Context) {
        const BOTH: [&str; 2] = [library::RECORD_ENDING, library::VARIANT_ENDING];
        let now = context.input(|input| input.time);
        if !self.services.dialogs {
            self.files.dialogs.refuse(purpose, context, now);
            return;
        }
        let (key, endings, name): (_, &[&str], _) = match purpose {
            Purpose::Open => ("file-kind-open", &BOTH, self.files.name()),
            Purpose::Save | Purpose::Compare => ("file-kind", &BOTH[..1], self.files.name()),
            Purpose::Edit => ("file-kind-variant", &BOTH[1..], self.files.name()),
            Purpose::SaveVariant => ("file-kind-variant", &BOTH[1..], self.document_name()),
            Purpose::SavePicture => ("picture-kind", &PICTURES, self.picture_name()),
            Purpose::Print => ("print-kind", &[PRINTED], self.print_name()),
            Purpose::SaveFigures => ("laboratory-file-kind", &[FIGURES_ENDING], self.figures_name()),
            Purpose::SaveReport => ("trouble-kind", &[REPORT_ENDING], Self::report_name()),
        };
        let kind = self.texts.say(key);
        self.files.dialogs.ask(purpose, (&kind, endings), &name, context, now);
    }
}
