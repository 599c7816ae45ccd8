//! The editor of variants: the documents that are open, which of them and which page of it is shown.
//!
//! Knows no game: what a document says and which pages it has, `games` says. What is shown where, `ui` decides; the text
//! of a variant is shown by `source`, what there is to begin with by `start`, the small windows over a document by `aside`. Documents that are not saved are kept as drafts, whatever ends the program; how,
//! the library decides.

mod aside;
mod source;
mod start;
mod ui;

use std::path::{Path, PathBuf};

use super::command::{Aside, Part};
use super::games::{GamePage, VariantDocument};
use crate::games::GameId;
use crate::library::{Draft, DraftError, DraftId, Drafts, Libraries, Waker};

use aside::Shared;
use source::Source;
use start::Start;

pub use ui::editor_ui;

/// A page of a document.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// One that the document's game has.
    Game(GamePage),
    /// Its text.
    Source,
    /// What stands beside the page, where there is no room for that.
    Beside,
}

/// What stands beside the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Beside {
    /// What is wrong with the document.
    #[default]
    Problems,
    /// What was done to it.
    Steps,
}

/// A document that is open.
struct Open {
    document: VariantDocument,
    draft: DraftId,
    /// The revision that was handed over to be kept.
    kept: u64,
    page: Page,
    source: Source,
}

impl Open {
    fn new(document: VariantDocument, draft: DraftId) -> Self {
        let page = document.pages().first().map_or(Page::Source, |&page| Page::Game(page));
        Self { kept: document.revision(), document, draft, page, source: Source::default() }
    }
}

/// The documents that are open.
pub struct Editor {
    open: Vec<Open>,
    current: usize,
    beside: Beside,
    drafts: Drafts,
    /// The path that is typed where a document is saved under another name; nothing while none is asked for.
    path: Option<String>,
    /// What there is to begin with.
    pub start: Start,
    /// What is shown over the document.
    aside: Option<Aside>,
    /// The code of the document that is shown.
    shared: Shared,
}

impl Editor {
    /// The editor with the documents that were left unsaved in this folder, and what could not be read there.
    #[must_use]
    pub fn new(drafts: Option<PathBuf>, waker: Waker) -> (Self, Vec<DraftError>) {
        let (drafts, found, errors) = Drafts::open(drafts, waker);
        let open = found.into_iter().filter_map(|(id, draft)| {
            let game = GameId::from_id(&draft.game)?;
            Some(Open::new(VariantDocument::restored(game, draft.text, draft.path, draft.saved), id))
        });
        let open: Vec<Open> = open.collect();
        let current = open.len().saturating_sub(1);
        let editor = Self {
            open,
            current,
            beside: Beside::default(),
            drafts,
            path: None,
            start: Start::default(),
            aside: None,
            shared: Shared::default(),
        };
        (editor, errors)
    }

    /// The document that is shown.
    #[must_use]
    pub fn document(&self) -> Option<&VariantDocument> {
        self.open.get(self.current).map(|open| &open.document)
    }

    /// The document that is shown, to be changed.
    #[must_use]
    pub fn document_mut(&mut self) -> Option<&mut VariantDocument> {
        self.open.get_mut(self.current).map(|open| &mut open.document)
    }

    /// The documents that are open, in the order of their tabs.
    #[must_use]
    pub fn documents(&self) -> impl ExactSizeIterator<Item = &VariantDocument> {
        self.open.iter().map(|open| &open.document)
    }

    /// The number of the document that is shown, from 0.
    #[must_use]
    pub fn current(&self) -> usize {
        self.current
    }

    /// Opens a document and shows it; one of the same file that is open already is shown instead.
    pub fn add(&mut self, document: VariantDocument) {
        let same =
            document.path().and_then(|path| self.open.iter().position(|open| open.document.path() == Some(path)));
        self.let_go();
        if let Some(same) = same {
            self.current = same;
            return;
        }
        let draft = self.drafts.begin();
        let mut open = Open::new(document, draft);
        // A new document is kept from the first.
        open.kept = 0;
        self.open.push(open);
        self.current = self.open.len() - 1;
    }

    /// Shows what there is to begin with; the documents stay open.
    pub fn begin(&mut self) {
        self.current = self.open.len();
        self.let_go();
    }

    /// Shows this document.
    pub fn show(&mut self, index: usize) {
        if index < self.open.len() {
            self.current = index;
            self.let_go();
        }
    }

    /// Closes a document, whatever becomes of its changes.
    pub fn close(&mut self, index: usize) {
        if index < self.open.len() {
            let closed = self.open.remove(index);
            self.drafts.forget(closed.draft);
            let left = self.open.len();
            self.current =
                if index < self.current { self.current - 1 } else { self.current.min(left.saturating_sub(1)) };
            self.let_go();
        }
    }

    /// Shows the document alone, and asks for no path any more.
    fn let_go(&mut self) {
        (self.path, self.aside) = (None, None);
        self.shared = Shared::default();
    }

    /// Shows this over the document, or the document alone.
    pub fn show_aside(&mut self, aside: Option<Aside>) {
        self.let_go();
        self.aside = aside;
    }

    /// Whether a window that has to be closed first lies over the document.
    #[must_use]
    pub fn is_under_window(&self) -> bool {
        self.aside.is_some() && self.document().is_some()
    }

    /// Puts a part that is made from what is wished into the document.
    ///
    /// # Errors
    /// Why that cannot be done, in words.
    pub fn put_in(&mut self, part: Part, libraries: &Libraries) -> Result<(), String> {
        let Some(open) = self.open.get_mut(self.current) else { return Ok(()) };
        self.start.making.put_in(&mut open.document, part, libraries)?;
        // What it has become is seen on the page.
        self.aside = None;
        Ok(())
    }

    /// Shows this page of the document.
    pub fn turn_to(&mut self, page: Page) {
        if let Some(open) = self.open.get_mut(self.current) {
            open.document.close_step();
            open.page = page;
        }
    }

    /// Shows the text at these bytes.
    pub fn show_text(&mut self, bytes: std::ops::Range<usize>) {
        if let Some(open) = self.open.get_mut(self.current) {
            open.page = Page::Source;
            open.source.jump(bytes);
        }
    }

    /// Asks for a path to save the document under, beginning with this one.
    pub fn ask_for_path(&mut self, path: &Path) {
        self.path = Some(path.display().to_string());
    }

    /// Asks for no path any more.
    pub fn stop_asking(&mut self) {
        self.path = None;
    }

    /// Hands over what has changed since to be kept, whatever ends the program.
    pub fn keep(&mut self) {
        for open in &mut self.open {
            let document = &open.document;
            if open.kept == document.revision() {
                continue;
            }
            open.kept = document.revision();
            if document.is_changed() {
                let draft = Draft {
                    game: document.game().id().to_owned(),
                    path: document.path().map(Path::to_owned),
                    saved: document.saved().map(str::to_owned),
                    text: document.text().to_owned(),
                };
                self.drafts.keep(open.draft, draft);
            } else {
                self.drafts.forget(open.draft);
            }
        }
    }

    /// Notes that the document was saved: its draft goes.
    pub fn was_saved(&mut self) {
        self.path = None;
        if let Some(open) = self.open.get(self.current).filter(|open| !open.document.is_changed()) {
            self.drafts.forget(open.draft);
        }
    }

    /// Why drafts cannot be kept at present.
    #[must_use]
    pub fn failure(&self) -> Option<std::sync::Arc<crate::library::FileError>> {
        self.drafts.failure()
    }

    /// Waits a moment until what was handed over is kept: for tests.
    pub fn settle(&self) {
        self.drafts.settle();
    }
}
