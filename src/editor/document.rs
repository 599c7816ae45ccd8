//! A document: a text that is edited, what it says, what is wrong with it, and whether it is saved.
//!
//! The text is the document. What forms show is read from it, and what they change is written into it value by value, so
//! that comments and layout stay. While the text cannot be read, forms show what it said last and change nothing.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::chronicle::{News, has_room};
use super::{Chronicle, Edited, Group, History, Snapshot, Step};
use crate::game::Flawed;
use crate::library::Written;

/// The stage of a document on its way to being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The text cannot be read as a definition.
    Unreadable,
    /// The definition cannot be played: it has errors.
    Faulty,
    /// It can be played.
    Playable,
}

/// A text that is edited.
#[derive(Clone, Debug)]
pub struct Document<R: Edited> {
    text: String,
    /// The definition in the text, or the last one while it cannot be read.
    definition: Option<R::Definition>,
    is_readable: bool,
    rules: Option<Arc<R>>,
    problems: Vec<R::Problem>,
    history: History<Step>,
    snapshots: Vec<Snapshot>,
    news: News,
    path: Option<PathBuf>,
    /// The text as the file at `path` has it; nothing if it was never saved.
    saved: Option<String>,
    is_changed: bool,
    revision: u64,
}

impl<R: Edited> Document<R> {
    /// A document with this text, which no file holds.
    #[must_use]
    pub fn new(text: String) -> Self {
        let mut document = Self {
            text,
            definition: None,
            is_readable: false,
            rules: None,
            problems: Vec::new(),
            history: History::default(),
            snapshots: Vec::new(),
            news: News::default(),
            path: None,
            saved: None,
            is_changed: true,
            revision: 0,
        };
        document.read();
        document
    }

    /// The document of a file.
    #[must_use]
    pub fn of_file(path: PathBuf, text: String) -> Self {
        let saved = Some(text.clone());
        Self { path: Some(path), saved, is_changed: false, ..Self::new(text) }
    }

    /// A document as it was left: its text, its file and what that held.
    #[must_use]
    pub fn restored(text: String, path: Option<PathBuf>, saved: Option<String>) -> Self {
        let is_changed = saved.as_ref() != Some(&text);
        Self { path, saved, is_changed, ..Self::new(text) }
    }

    fn read(&mut self) {
        let definition = if self.is_short() { R::read(&self.text) } else { None };
        self.check(definition);
    }

    /// True if it is no longer than a file may be. What is longer is not looked at; the check says so.
    fn is_short(&self) -> bool {
        self.text.len() as u64 <= R::MAX_FILE_SIZE
    }

    /// Checks the text, which says this definition, if it can be read.
    fn check(&mut self, definition: Option<R::Definition>) {
        let (rules, problems) = match &definition {
            Some(definition) => R::check_read(&self.text, definition),
            None => R::check_text(&self.text),
        };
        self.is_readable = definition.is_some();
        self.definition = definition.or(self.definition.take());
        (self.rules, self.problems) = (rules.map(Arc::new), problems);
        self.is_changed = self.saved.as_ref() != Some(&self.text);
        self.revision += 1;
    }

    /// Its text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The definition in the text, or the last one while it cannot be read; nothing if it never could.
    #[must_use]
    pub fn definition(&self) -> Option<&R::Definition> {
        self.definition.as_ref()
    }

    /// The rules, if it can be played as it is.
    #[must_use]
    pub fn rules(&self) -> Option<&Arc<R>> {
        self.rules.as_ref()
    }

    /// The problems of the definition, in the order of the text.
    #[must_use]
    pub fn problems(&self) -> &[R::Problem] {
        &self.problems
    }

    /// The numbers of errors and of warnings among the problems.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let errors = self.problems.iter().filter(|problem| problem.is_error()).count();
        (errors, self.problems.len() - errors)
    }

    /// The stage of the document on its way to being played.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match (self.is_readable, &self.rules) {
            (false, _) => Stage::Unreadable,
            (true, None) => Stage::Faulty,
            (true, Some(_)) => Stage::Playable,
        }
    }

    /// The file that holds it, as it is or as it was saved last.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The text as its file has it; nothing if it was never saved.
    #[must_use]
    pub fn saved(&self) -> Option<&str> {
        self.saved.as_deref()
    }

    /// True if something would be lost if it were closed.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.is_changed
    }

    /// A number that differs after every change of the text.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The steps that made it.
    #[must_use]
    pub fn history(&self) -> &History<Step> {
        &self.history
    }

    /// Replaces the text by what somebody typed.
    pub fn type_text(&mut self, text: String, what: Step, group: Option<Group>) {
        if text != self.text {
            self.keep_step(text, what, group);
            self.read();
        }
    }

    /// True if its file says something else, to which it can be reverted.
    #[must_use]
    pub fn can_revert(&self) -> bool {
        self.is_changed && self.saved.is_some()
    }

    /// Makes it say what its file does, as a step.
    pub fn revert(&mut self) {
        if let Some(saved) = self.saved.clone() {
            self.type_text(saved, Step::new("editor-step-reverted"), None);
            self.close_step();
        }
    }

    /// Writes a changed definition into the text, value by value.
    ///
    /// # Errors
    /// If the text cannot be read or changed that way; it is then as it was.
    pub fn change(&mut self, definition: &R::Definition, what: Step, group: Option<Group>) -> Result<(), R::Unfit> {
        let before = self.definition.as_ref().filter(|_| self.is_readable);
        let text = R::update(&self.text, before, definition)?;
        if text != self.text {
            self.keep_step(text, what, group);
            // The text says just that, as the update has made sure.
            let definition = Some(definition.clone()).filter(|_| self.is_short());
            self.check(definition);
        }
        Ok(())
    }

    /// Writes the definition as a text of its own in the place of the present one, whose comments and layout go.
    ///
    /// # Errors
    /// If a part of it cannot be written; the text is then as it was.
    pub fn write_anew(&mut self, definition: &R::Definition, what: Step) -> Result<(), R::Unfit> {
        let text = R::write(definition)?;
        self.type_text(text, what, None);
        Ok(())
    }

    /// Makes this the text, as a step. One that joins the last tells the value from which that began.
    fn keep_step(&mut self, text: String, what: Step, group: Option<Group>) {
        let (what, joins) = match self.history.joined(group) {
            Some(first) => (what.begun_by(first), true),
            None => (what, false),
        };
        self.news.change(&self.text, &text, &what, joins);
        self.history.change(&mut self.text, text, what, group);
    }

    /// Ends the last step: what follows is a step of its own.
    pub fn close_step(&mut self) {
        self.history.close();
    }

    /// True if a step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.history.done() > 0
    }

    /// True if a step that was taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.history.done() < self.history.steps()
    }

    /// Takes steps back or plays them again until so many are in the text.
    pub fn go_to(&mut self, step: usize) {
        let before = self.history.done();
        self.history.go_to(&mut self.text, step);
        if self.history.done() != before {
            self.news.go_to(self.history.done(), &self.text);
            self.read();
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) {
        self.go_to(self.history.done().saturating_sub(1));
    }

    /// Plays the step again that was taken back last.
    pub fn redo(&mut self) {
        self.go_to(self.history.done() + 1);
    }

    /// The texts of it that were kept under a name.
    #[must_use]
    pub fn snapshots(&self) -> &[Snapshot] {
        &self.snapshots
    }

    /// Keeps the text as it is under a name. Returns whether there is room for it.
    pub fn keep_snapshot(&mut self, name: String) -> bool {
        let has_room = has_room(&self.snapshots, &self.text);
        if has_room {
            let snapshot = Snapshot { name, text: self.text.clone() };
            self.news.snapshot(&snapshot);
            self.snapshots.push(snapshot);
        }
        has_room
    }

    /// Makes it say what the snapshot with this number does, as a step.
    pub fn go_to_snapshot(&mut self, index: usize) {
        if let Some(Snapshot { name, text }) = self.snapshots.get(index).cloned() {
            self.type_text(text, Step::new("editor-step-snapshot").named(name), None);
            self.close_step();
        }
    }

    /// Removes the snapshot with this number.
    pub fn drop_snapshot(&mut self, index: usize) {
        if index < self.snapshots.len() {
            self.snapshots.remove(index);
            self.news.drop_snapshot(index);
        }
    }

    /// True if something happened to its steps or snapshots that is not written down.
    #[must_use]
    pub fn has_news(&self) -> bool {
        self.news.is_there()
    }

    /// Hands over what is to be written down of its steps and snapshots, if anything is.
    #[must_use]
    pub fn take_news(&mut self) -> Option<Written> {
        self.news.take(&self.history, &self.text, &self.snapshots)
    }

    /// Notes that nothing of its steps is written down any more.
    pub fn forget_written(&mut self) {
        self.news.begin_again();
    }

    /// Its steps and snapshots, of which a document of the same file can take them up.
    #[must_use]
    pub fn into_chronicle(self) -> Chronicle {
        Chronicle { history: self.history, text: self.text, snapshots: self.snapshots }
    }

    /// Takes up the steps and snapshots that were written down of it. Where they lead to another text than it has, that
    /// is one more step.
    pub fn recall(&mut self, chronicle: Chronicle, more: Step) {
        let text = std::mem::replace(&mut self.text, chronicle.text);
        (self.history, self.snapshots) = (chronicle.history, chronicle.snapshots);
        self.history.change(&mut self.text, text, more, None);
        self.history.close();
    }

    /// Notes what its file holds now, after another program has changed it; nothing if the file is gone.
    pub fn file_says(&mut self, text: Option<String>) {
        self.saved = text;
        self.is_changed = self.saved.as_ref() != Some(&self.text);
        self.revision += 1;
    }

    /// Notes that this text of it was saved in a file. It may have been changed since.
    pub fn saved_as(&mut self, path: PathBuf, text: String) {
        self.is_changed = text != self.text;
        (self.path, self.saved) = (Some(path), Some(text));
        self.history.close();
    }
}
