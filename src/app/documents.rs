//! The life of the editor's documents: they are begun, opened, saved, tried out, shared and closed, and the guide goes
//! along with one. How they are shown and kept, `editor` decides; what happens to files of variants besides saving,
//! `variant_files`.

use std::path::{Path, PathBuf};

use super::App;
use super::command::Tried;
use super::command::{Command, EditCommand};
use super::home::Restored;
use super::kit::dialogs::Purpose;
use super::question::{Lost, Question, Unsaved};
use super::route::Route;
use crate::editor::{MOST_SNAPSHOTS, VariantDocument, free_file};
use crate::games::{GameId, VariantId};
use crate::library::{self, Claim, DraftError};
use crate::words::{failures, shown};

impl App {
    /// Opens a variant in the editor: its file, or a copy of one that comes with the program.
    pub(super) fn edit_variant(&mut self, variant: &VariantId) {
        let Some(rules) = self.libraries.find(variant) else { return };
        match VariantDocument::of_variant(&self.texts, &self.libraries, &rules) {
            Ok(document) => self.edit_document(document),
            Err(reason) => self.toasts.failed(reason),
        }
    }

    /// Opens a variant file in the editor, whatever it says.
    pub(super) fn edit_file(&mut self, path: &Path) {
        match VariantDocument::of_file(&self.texts, path) {
            Ok(document) => {
                self.files.recent.remember(path);
                let told = self.id_elsewhere(&document);
                self.edit_received((document, told));
            }
            Err(reason) => self.not_opened(path, reason),
        }
    }

    /// The sentence that the variant of another file has the id of this document.
    fn id_elsewhere(&self, document: &VariantDocument) -> Option<String> {
        let (rules, file) = document.namesake(&self.libraries)?;
        let file = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let id = document.id().unwrap_or_default();
        let values = [("id", id.into()), ("name", shown::name(&self.texts, &rules).into()), ("file", file.into())];
        Some(self.texts.with("editor-id-elsewhere", &values))
    }

    pub(super) fn edit_document(&mut self, document: VariantDocument) {
        self.editor.add(document);
        self.toasts.close_failures();
        self.show(Route::Editor);
    }

    /// Opens a document, and tells what is to be known of it.
    pub(super) fn edit_received(&mut self, (document, told): (VariantDocument, Option<String>)) {
        self.edit_document(document);
        if let Some(told) = told {
            self.toasts.done(told);
        }
    }

    /// Executes a command of the editor.
    pub(super) fn edit(&mut self, command: EditCommand, context: &egui::Context) {
        match command {
            EditCommand::Start => {
                self.editor.begin();
                self.show(Route::Editor);
            }
            EditCommand::StartFromCode => {
                self.editor.begin();
                self.editor.start.ask_for_code();
                self.show(Route::Editor);
            }
            EditCommand::ShowBeside(index) => self.editor.lead_to_beside(index),
            EditCommand::NextProblem { back } => match self.editor.next_problem(back) {
                Some((number, count, said)) => {
                    let values = [("number", number.into()), ("count", count.into()), ("said", said.into())];
                    self.toasts.done(self.texts.with("editor-problem-at", &values));
                }
                None => self.execute(Command::Refuse("editor-no-problems"), context),
            },
            EditCommand::Show(index) => {
                self.editor.show(index);
                // The keyboard stays on the tab.
                self.over.focus.stay(self.place());
            }
            EditCommand::ShowNext { back } => self.editor.show_next(back),
            EditCommand::Close(index) => self.close_or_ask(vec![index]),
            EditCommand::CloseOthers(kept) => self.close_all_but(Some(kept)),
            EditCommand::CloseAll => self.close_all_but(None),
            EditCommand::Reopen => {
                let mut errors = Vec::new();
                let reopened = self.editor.reopen(&mut errors);
                self.tell_lost_drafts(errors);
                if let Some(path) = reopened {
                    self.look_at_document_again(&path);
                }
                self.show(Route::Editor);
            }
            EditCommand::Revert(index) => self.editor.revert(index),
            EditCommand::KeepSnapshot(name) => self.keep_snapshot(name.trim()),
            EditCommand::GoToSnapshot(index) => self.change_document(|document| document.go_to_snapshot(index)),
            EditCommand::AskToDropSnapshot(index) => {
                let snapshot = self.editor.document().and_then(|document| document.snapshots().get(index));
                self.over.question = snapshot.map(|of| Question::DropSnapshot { index, name: of.name.clone() });
            }
            EditCommand::Undo => self.change_document(VariantDocument::undo),
            EditCommand::Redo => self.change_document(VariantDocument::redo),
            EditCommand::Save => self.save_document(None),
            EditCommand::SaveAs(path) => self.save_document_as(path),
            EditCommand::SaveChosen(path) => self.save_document(Some(&path)),
            EditCommand::SaveBeside(path) => self.save_document_beside(&path),
            EditCommand::AskForPath => {
                self.settle_and_tell();
                let path = self.path_to_offer();
                self.editor.ask_for_path(&path, context.memory(egui::Memory::focused));
            }
            EditCommand::LetGoOfPath => self.editor.stop_asking(),
            EditCommand::AskWhatToOpen => self.ask(Purpose::Edit, context),
            EditCommand::AskWhereToSave => {
                self.settle_and_tell();
                self.ask(Purpose::SaveVariant, context);
            }
            EditCommand::SaveAndClose(closing) => self.save_and_close(&closing),
            EditCommand::TakeOver => self.editor.settle_outside(true),
            EditCommand::Guide(game) => self.begin_guide(game),
            EditCommand::TurnGuide { back } => self.editor.turn_guide(back),
            EditCommand::EndGuide => self.editor.end_guide(),
            EditCommand::ShowPage(index) => {
                if let Some(&page) = self.editor.pages().get(index) {
                    self.editor.lead_to(page);
                }
            }
            EditCommand::ShowFound(index) => {
                if let Some((page, target)) =
                    self.editor.found.get(index).and_then(|found| Some((found.page?, found.target)))
                {
                    self.editor.lead_to_target(page, target);
                }
            }
            EditCommand::ShowText(bytes) => self.editor.show_text(bytes),
            EditCommand::KeepOwn => self.editor.settle_outside(false),
            EditCommand::TryOut => self.ask_to_try_out(Tried::Document),
            EditCommand::Empty(game) => {
                self.edit_document(VariantDocument::empty(&self.texts, &self.libraries, game));
            }
            EditCommand::Make { game, count } => {
                let documents = self.editor.start.making.documents(&self.libraries, game, count);
                let first = self.editor.documents().len();
                for document in documents {
                    self.edit_document(document);
                }
                self.editor.show(first);
            }
            EditCommand::PutIn(part) => {
                if let Err(reason) = self.editor.put_in(part, &self.libraries) {
                    let values = [("reason", reason.into())];
                    self.toasts.failed(self.texts.with("editor-into-failed", &values));
                }
            }
            EditCommand::OpenCode(code) => match VariantDocument::of_code(&self.texts, &self.libraries, &code) {
                Ok(received) => {
                    self.editor.start.forget_code();
                    self.edit_received(received);
                }
                Err(reason) => self.editor.start.refuse_code(reason),
            },
            EditCommand::ShowDialog(dialog) => self.editor.show_dialog(dialog),
        }
    }

    /// Begins the guide with a copy of the first variant of a game.
    fn begin_guide(&mut self, game: GameId) {
        let first = self.libraries.variants().into_iter().find(|rules| rules.game() == game);
        let Some(rules) = first else { return };
        let copy = VariantDocument::copy_of(&self.texts, &self.libraries, &rules);
        self.editor.begin_guide(copy);
        self.show(Route::Editor);
    }

    /// Offers a field for the path of a file to open, where the system has no dialog for that.
    pub(super) fn ask_for_file(&mut self, context: &egui::Context) {
        if self.routes.current() != Route::Editor {
            self.show(Route::Editor);
        }
        self.editor.ask_for_file(context.memory(egui::Memory::focused));
    }

    /// Keeps the document as it is as a snapshot, and tells it.
    fn keep_snapshot(&mut self, name: &str) {
        let next = self.editor.next_snapshot(&self.texts);
        let Some(document) = self.editor.document_mut() else { return };
        let name = if name.is_empty() { next } else { name.to_owned() };
        if document.keep_snapshot(name.clone()) {
            self.toasts.done(self.texts.with("editor-snapshot-kept", &[("name", name.into())]));
        } else {
            let values = [("most", MOST_SNAPSHOTS.into())];
            self.toasts.failed(self.texts.with("editor-snapshots-full", &values));
        }
    }

    pub(super) fn change_document(&mut self, change: impl FnOnce(&mut VariantDocument)) {
        if let Some(document) = self.editor.document_mut() {
            change(document);
        }
    }

    /// Gives a document that was never saved an id of its own.
    fn settle_id(&mut self) {
        if let Some(document) = self.editor.document_mut() {
            document.settle_id(&self.texts, &self.libraries);
        }
    }

    /// The same, and tells which one.
    fn settle_and_tell(&mut self) {
        let before = self.document_id();
        self.settle_id();
        if let Some(told) = self.other_id(before) {
            self.toasts.done(told);
        }
    }

    fn document_id(&self) -> Option<String> {
        self.editor.document().and_then(VariantDocument::id)
    }

    /// The sentence that the document has another id than before.
    fn other_id(&self, before: Option<String>) -> Option<String> {
        let (before, now) = before.zip(self.document_id()).filter(|(before, now)| before != now)?;
        Some(self.texts.with("editor-id-changed", &[("before", before.into()), ("id", now.into())]))
    }

    fn close_all_but(&mut self, kept: Option<usize>) {
        let count = self.editor.documents().len();
        self.close_or_ask((0..count).filter(|&index| Some(index) != kept).collect());
    }

    /// Closes the documents with these numbers; if something would be lost, it is asked once for all of them.
    fn close_or_ask(&mut self, closing: Vec<usize>) {
        let titles = self.editor.titles(&self.texts);
        let lost = |index: &usize| {
            let document = self.editor.documents().nth(*index)?;
            let saved = if document.saved().is_some() { Unsaved::Changes } else { Unsaved::All };
            let (unsaved, study) = (document.is_changed().then_some(saved), self.editor.study_of(*index));
            let name = titles.get(*index).cloned().unwrap_or_default();
            (unsaved.is_some() || study.is_some()).then_some((*index, Lost { name, unsaved, study }))
        };
        let lost: Vec<(usize, Lost)> = closing.iter().filter_map(lost).collect();
        match lost.first() {
            None => self.editor.close(&closing),
            Some(&(first, _)) => {
                if let [only] = closing[..] {
                    self.editor.show(only);
                } else if !closing.contains(&self.editor.current()) {
                    // Whoever is asked sees one that it is about.
                    self.editor.show(first);
                }
                let lost = lost.into_iter().map(|(_, lost)| lost).collect();
                self.over.question = Some(Question::CloseDocuments { closing, lost });
            }
        }
    }

    /// Saves documents and closes them; the first that cannot be saved without another question stays, and all of them
    /// with it.
    fn save_and_close(&mut self, closing: &[usize]) {
        for &index in closing {
            let is_changed = |app: &Self| app.editor.documents().nth(index).is_some_and(VariantDocument::is_changed);
            if is_changed(self) {
                self.editor.show(index);
                self.save_document(None);
                if is_changed(self) {
                    return;
                }
            }
        }
        self.editor.close(closing);
    }

    /// The path that is offered first where a document is saved under another name.
    fn path_to_offer(&self) -> PathBuf {
        let Some(document) = self.editor.document() else { return PathBuf::new() };
        let name = document.id().unwrap_or_else(|| "variant".to_owned());
        let own = || library::variant_file(&library::variants_dir().unwrap_or_default(), &name);
        document.path().map_or_else(own, Path::to_owned)
    }

    /// The file in which the document is saved where nobody says another.
    fn own_file(&self) -> Option<PathBuf> {
        let document = self.editor.document()?;
        let of_id = || Some(library::variant_file(&library::variants_dir()?, &document.id()?));
        document.path().map(Path::to_owned).or_else(of_id)
    }

    /// The name that the system's dialog offers for a document.
    pub(super) fn document_name(&self) -> String {
        let path = self.path_to_offer();
        path.file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    fn save_document_as(&mut self, path: PathBuf) {
        let path = if path.extension().is_none() { path.with_extension(library::VARIANT_ENDING) } else { path };
        if self.editor.document().is_some_and(|document| document.path() == Some(&path)) {
            self.save_document(None);
            return;
        }
        let _claim = claim(&path);
        if path.exists() {
            self.over.question = Some(Question::ReplaceVariant { other: free_file(&path), path });
        } else {
            self.save_document(Some(&path));
        }
    }

    /// The file that would lose what its document does not know of: that of another variant of this id, or its own, where
    /// another program has changed it.
    fn replaced_by_saving(&mut self) -> Option<PathBuf> {
        let document = self.editor.document()?;
        if let Some(path) = document.path() {
            let path = path.to_owned();
            let known = [document.saved().unwrap_or_default(), document.text()];
            let is_other = library::holds_other_than(&path, &known);
            if is_other {
                self.look_at_document_again(&path);
            }
            return (is_other || self.editor.is_changed_outside()).then_some(path);
        }
        let id = document.id()?;
        self.libraries.file_of(&VariantId::new(document.game(), &id)).map(Path::to_owned)
    }

    /// Saves the document in a file that is not there yet, instead of replacing another one.
    fn save_document_beside(&mut self, path: &Path) {
        // It may be there by now.
        let _claim = claim(path);
        let path = &if path.exists() { free_file(path) } else { path.to_owned() };
        let before = self.document_id();
        if let Some(document) = self.editor.document_mut() {
            document.set_apart(&self.libraries);
        }
        self.save_settled(Some(path), before);
    }

    pub(super) fn save_document(&mut self, path: Option<&Path>) {
        let before = self.document_id();
        self.save_settled(path, before);
    }

    /// Saves the document, which had this id before.
    fn save_settled(&mut self, path: Option<&Path>, before: Option<String>) {
        self.settle_id();
        let own = if path.is_none() { self.own_file() } else { None };
        let _claim = own.as_deref().and_then(claim);
        if path.is_none()
            && let Some(replaced) = self.replaced_by_saving()
        {
            if let Some(told) = self.other_id(before) {
                self.toasts.done(told);
            }
            self.over.question = Some(Question::ReplaceVariant { other: free_file(&replaced), path: replaced });
            return;
        }
        let (texts, libraries) = (&self.texts, &mut self.libraries);
        let Some(document) = self.editor.document_mut() else { return };
        match document.save(texts, libraries, path) {
            Ok(path) => {
                self.editor.was_saved();
                // Another document of the same file no longer says what the file does.
                let text = self.editor.document().map(|document| document.text().to_owned());
                self.editor.file_says(&path, text.as_deref());
                self.files.recent.remember(&path);
                self.toasts.close_failures();
                self.has_written_variant(&path);
                let is_playable = self.editor.document().is_some_and(|document| document.rules().is_some());
                let said = if is_playable { "message-saved" } else { "editor-saved-unfinished" };
                let shown = [("path", path.display().to_string().into())];
                let said = self.texts.with(said, &shown);
                self.toasts.done(match self.other_id(before) {
                    Some(told) => self.texts.with("editor-saved-id", &[("told", told.into()), ("saved", said.into())]),
                    None => said,
                });
            }
            Err(reason) => {
                let values = [("reason", reason.into())];
                self.toasts.failed(self.texts.with("editor-not-saved", &values));
            }
        }
    }

    /// Tells at home that documents are there which an earlier run has left unsaved.
    pub(super) fn tell_restored(&mut self) {
        let count = self.editor.unsaved().len();
        self.home.restored = (count > 0).then(|| Restored { count, day: self.editor.left_on() });
    }

    /// Tells what cannot be read of documents that were left.
    pub(super) fn tell_lost_drafts(&mut self, errors: Vec<DraftError>) {
        for error in errors {
            let values = [("reason", failures::draft(&self.texts, &error).into())];
            let are_steps = matches!(error, DraftError::StepsSetAside { .. });
            let key = if are_steps { "editor-steps-not-restored" } else { "editor-not-restored" };
            self.toasts.failed(self.texts.with(key, &values));
        }
    }

    /// Keeps what was changed, and tells once where that fails.
    pub(super) fn keep_documents(&mut self) {
        self.editor.keep();
        let before = self.editor.documents().len();
        let errors = self.editor.take_up_late();
        self.tell_lost_drafts(errors);
        if self.editor.documents().len() > before {
            self.look_at_documents_again();
            self.tell_restored();
        }
        if let Some(error) = self.editor.new_failure() {
            let values = [("reason", failures::file(&self.texts, &error).into())];
            self.toasts.failed(self.texts.with("editor-not-kept", &values));
        }
    }
}

/// The claim to a file while the document is held beside what is in it and saved there: another copy of the program that
/// saves it at the same moment has to be done first. Where none can be had, the saving itself says what is wrong.
pub(super) fn claim(path: &Path) -> Option<Claim> {
    Claim::wait(path).ok().flatten()
}
