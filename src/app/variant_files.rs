//! The life of the files of variants besides saving: they are copied, renamed, shown, thrown away, taken out of the
//! bin, and read anew when another program has changed them. How they are listed, `variants` decides.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::App;
use super::command::VariantCommand;
use super::documents::claim;
use super::route::Route;
use super::variants::Gallery;
use crate::editor::VariantDocument;
use crate::games::VariantId;
use crate::library::{self, FileError, FilesWatch};
use crate::words::failures;
use crate::words::shown;

/// The screen of variants, and the files that are watched for it and for the editor.
#[derive(Default)]
pub(super) struct VariantFiles {
    pub(super) gallery: Gallery,
    /// Watches the files of variants and documents: which ones, stands beside it.
    watch: Option<FilesWatch>,
    watched: Vec<PathBuf>,
}

impl VariantFiles {
    /// Nothing is shown yet; files are watched by this, if there is anything.
    pub(super) fn watched_by(watch: Option<FilesWatch>) -> Self {
        Self { watch, ..Self::default() }
    }
}

impl App {
    /// Does something with the file of a variant.
    pub(super) fn do_with_variant(&mut self, command: VariantCommand) {
        match command {
            VariantCommand::Copy(variant) => self.copy_variant(&variant),
            VariantCommand::AskToRename(variant) => self.ask_to_rename(&variant),
            VariantCommand::Rename { path, name } => self.rename_variant(&path, &name),
            VariantCommand::ShowFile(path) => (self.services.show_file)(path),
            VariantCommand::ThrowAway(path) => {
                let thrown = |folder: &Path| library::throw_away_variant(folder, &path);
                if let Some(binned) = self.move_variant(&path, thrown) {
                    let values = [("name", self.name_in(&binned).into())];
                    self.toasts.done(self.texts.with("message-variant-binned", &values));
                }
            }
            VariantCommand::TakeOut(path) => {
                let taken = |folder: &Path| library::take_out_variant(folder, &path);
                if let Some(taken) = self.move_variant(&path, taken) {
                    self.libraries.reread(&taken);
                    let values = [("name", self.name_in(&taken).into())];
                    self.toasts.done(self.texts.with("message-variant-taken-out", &values));
                }
            }
        }
    }

    fn copy_variant(&mut self, variant: &VariantId) {
        let Some(rules) = self.libraries.find(variant) else { return };
        let document = VariantDocument::copy_of(&self.texts, &self.libraries, &rules);
        self.edit_document(document);
    }

    fn ask_to_rename(&mut self, variant: &VariantId) {
        let Some((rules, path)) = self.libraries.find(variant).zip(self.libraries.file_of(variant)) else { return };
        let (path, name) = (path.to_owned(), shown::name(&self.texts, &rules));
        self.show(Route::Variants);
        self.variants.gallery.begin_renaming(&path, name);
    }

    fn rename_variant(&mut self, path: &Path, name: &str) {
        let name = name.trim();
        // The document that is open of this file is renamed too; what else was changed in it stays unsaved.
        if !name.is_empty() {
            self.editor.rename_open(path, &self.texts, name);
        }
        let _claim = claim(path);
        let Ok(mut document) = VariantDocument::of_file(&self.texts, path) else { return };
        if name.is_empty() || !document.rename(&self.texts, name) {
            return;
        }
        if let Err(reason) = document.save(&self.texts, &mut self.libraries, Some(path)) {
            self.toasts.failed(self.texts.with("editor-not-saved", &[("reason", reason.into())]));
        }
        self.look_at_document_again(path);
    }

    /// Moves a file of a variant into the bin or out of it; nothing, once that is told, if it cannot be moved.
    fn move_variant(&mut self, path: &Path, mover: impl Fn(&Path) -> Result<PathBuf, FileError>) -> Option<PathBuf> {
        let moved = mover(self.services.variants.as_deref()?);
        self.libraries.reread(path);
        self.variants.gallery.forget_bin();
        self.variants.gallery.forget_rejected();
        self.look_at_document_again(path);
        match moved {
            Ok(moved) => Some(moved),
            Err(error) => {
                self.toasts.failed(failures::file(&self.texts, &error));
                None
            }
        }
    }

    /// Begins to watch the folders of variants, for files that other programs put there.
    pub(super) fn watch_variant_folders(&self) {
        let Some(watch) = &self.variants.watch else { return };
        watch.follow_folders(self.libraries.folders.iter().chain(&self.services.variants).cloned());
    }

    /// Reads what other programs have changed anew. A running game keeps the rules that it was begun with; a document of
    /// the editor asks. Runs once before every frame.
    pub(super) fn follow_variant_files(&mut self) {
        let Some(watch) = &self.variants.watch else { return };
        let files = || {
            let documents = self.editor.documents().filter_map(VariantDocument::path);
            self.libraries.files().chain(documents)
        };
        if !files().eq(self.variants.watched.iter().map(PathBuf::as_path)) {
            let files = files().map(Path::to_owned).collect();
            self.variants.watched = files;
            watch.follow(self.variants.watched.iter().cloned());
        }
        for path in watch.changed() {
            self.libraries.reread(&path);
            self.variants.gallery.forget_rejected();
            self.look_at_document_again(&path);
        }
    }

    /// Notes that the program itself has written a file of a variant.
    pub(super) fn has_written_variant(&self, path: &Path) {
        if let Some(watch) = &self.variants.watch {
            watch.knows(path);
        }
    }

    /// The name of the variant in a file; the file's own name where its text says nothing of that.
    fn name_in(&self, path: &Path) -> String {
        let document = VariantDocument::of_file(&self.texts, path);
        let of_file = |_| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        document.map_or_else(of_file, |document| document.title(&self.texts))
    }

    /// Tells the documents that an earlier run left what their files hold now.
    pub(super) fn look_at_documents_again(&mut self) {
        let paths: Vec<_> = self.editor.documents().filter_map(VariantDocument::path).map(Path::to_owned).collect();
        for path in paths {
            self.look_at_document_again(&path);
        }
    }

    /// Tells the document of a file what the file holds now.
    pub(super) fn look_at_document_again(&mut self, path: &Path) {
        self.has_written_variant(path);
        match library::read_variant(path) {
            Ok(text) => self.editor.file_says(path, Some(&text)),
            Err(FileError::System { source, .. }) if source.kind() == ErrorKind::NotFound => {
                self.editor.file_says(path, None);
            }
            // What it holds is not known: saving in its place asks.
            Err(_) => {}
        }
    }
}
