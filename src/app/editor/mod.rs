//! The editor of variants: the documents that are open, which of them and which page of it is shown.
//!
//! Knows no game: what a document says and which pages it has, `games` says. What is shown where, `ui` decides, the row or
//! list of all documents and what is done with them as a whole `tabs`; the text
//! of a variant is shown by `source`, what is told of it by `beside`, what there is to begin with by `start`, the small
//! windows over a document by `dialog`, the field for a path by `path`, what documents are called by `titles`, the
//! laboratory by `bench`, the way to one's first variant by `guide`, snapshots by `snapshots`. Every document that is open is
//! kept as a draft with its steps, so that it is there again whatever ends the program; how, the library decides. The last
//! that were closed are kept too, by `closed`.

mod bench;
mod beside;
mod closed;
mod dialog;
mod guide;
mod head;
mod path;
mod snapshots;
mod source;
mod start;
mod tabs;
mod titles;
mod ui;

use std::path::{Path, PathBuf};

use super::command::{DocumentDialog, Part};
use super::games::PagesKept;
use super::laboratory;
use crate::editor::Step;
use crate::editor::bench::{Bench, Pace, Ranking};
use crate::editor::{Chronicle, Found, GamePage, GameTarget, VariantDocument};
use crate::games::{GameId, GameRules};
use crate::library::{self, Draft, DraftError, DraftId, Drafts, FileError, KeptSteps, Libraries, TakenUp, Waker};
use crate::platform;
use crate::words::Texts;
use crate::words::shown::Choices;

use beside::DocumentWords;
use closed::Closed;
use dialog::Shared;
use guide::Guide;
use path::PathField;
use source::Source;
use start::Start;

pub use beside::Beside;
pub(in crate::app) use tabs::offers as document_offers;
pub use ui::editor_ui;

/// A page of a document.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// One that the document's game has.
    Game(GamePage),
    /// Its text.
    Source,
    /// The findings of computer players about it.
    Laboratory,
    /// The panel beside the page, where there is no room for that.
    Beside,
}

impl Page {
    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Game(page) => page.name(),
            Self::Source => "editor-source",
            Self::Laboratory => "laboratory-page",
            Self::Beside => "editor-problems",
        }
    }
}

/// A document that is open.
struct Open {
    document: VariantDocument,
    draft: DraftId,
    /// The revision that was handed over to be kept.
    kept: u64,
    page: Page,
    /// The part of the page that the keyboard is to be led to, once it is laid out.
    sought: Option<GameTarget>,
    pages: PagesKept,
    source: Source,
    bench: Bench,
    /// The state that the page of its laboratory keeps between frames.
    laboratory: laboratory::Kept,
    told: DocumentWords,
    /// The name for the next snapshot, as it is typed.
    snapshot: String,
    /// The text that another program has written into its file, until somebody says what to do about it.
    outside: Option<Outside>,
}

/// The document of a draft with its steps; nothing if it is of no game that is known. What is wrong with the steps is
/// added to the errors: the document is there without them.
fn restored(
    draft: Draft,
    steps: Option<KeptSteps>,
    errors: &mut Vec<DraftError>,
) -> Result<Option<VariantDocument>, DraftError> {
    let Draft { game, path, saved, text, as_saved, .. } = draft;
    let Some(game) = GameId::from_id(&game) else { return Ok(None) };
    let (text, saved) = match path.as_deref().filter(|_| as_saved) {
        Some(path) => {
            let missing = |source| DraftError::Document { path: path.to_owned(), source };
            let text = library::read_variant(path).map_err(missing)?;
            (text.clone(), Some(text))
        }
        None => (text, saved),
    };
    let mut document = VariantDocument::restored(game, text, path, saved);
    if let Some(steps) = steps {
        match Chronicle::read(&steps.text) {
            // A file that was changed while the program did not run, or a step that was not written down any more.
            Some(chronicle) => document
                .recall(chronicle, Step::new(if as_saved { "editor-step-outside" } else { "editor-step-restored" })),
            None => errors.push(steps.refuse()),
        }
    }
    Ok(Some(document))
}

/// The text that another program has written into the file of a document.
struct Outside {
    text: String,
    /// The text that the file held when it was read or written last: in the next run it differs from that still.
    before: Option<String>,
}

impl Open {
    fn new(document: VariantDocument, draft: DraftId) -> Self {
        let page = document.pages().first().map_or(Page::Source, |&page| Page::Game(page));
        Self {
            kept: document.revision(),
            document,
            draft,
            page,
            sought: None,
            pages: PagesKept::default(),
            source: Source::default(),
            bench: Bench::default(),
            laboratory: laboratory::Kept::default(),
            told: DocumentWords::default(),
            snapshot: String::new(),
            outside: None,
        }
    }

    /// The document as it is kept, in this place among the closed ones if it is closed.
    fn as_draft(&self, closed: Option<u32>) -> Draft {
        let document = &self.document;
        let (game, path) = (document.game().id().to_owned(), document.path().map(Path::to_owned));
        let as_saved = !document.is_changed() && path.is_some();
        let (saved, text) = match &self.outside {
            _ if as_saved => (None, String::new()),
            Some(outside) => (outside.before.clone(), document.text().to_owned()),
            None => (document.saved().map(str::to_owned), document.text().to_owned()),
        };
        Draft { game, path, saved, text, as_saved, closed }
    }
}

/// The documents that are open.
pub struct Editor {
    open: Vec<Open>,
    current: usize,
    /// The documents that were closed, the last one at the end.
    closed: Vec<Closed>,
    beside: Beside,
    ranking: Ranking,
    pace: Pace,
    drafts: Drafts,
    /// The one that is known to be in front.
    front: Option<DraftId>,
    /// The folder in which runs of the laboratory are kept.
    runs: Option<PathBuf>,
    /// True if the last drafts could not be kept.
    drafts_fail: bool,
    /// Calls for a frame, from whatever thread.
    waker: Waker,
    path: PathField,
    /// True if the keyboard is to be led to the page that is shown, as it was not turned to by its name.
    leads_to_page: bool,
    /// True if the keyboard is to be led to the panel beside the page.
    leads_to_beside: bool,
    /// The guide to one's first variant, while it goes along.
    guide: Option<Guide>,
    /// The ways to begin.
    pub start: Start,
    /// The small window over the document.
    dialog: Option<DocumentDialog>,
    /// The code of the document that is shown.
    shared: Shared,
    /// The contents of the document, as they were listed last to be found.
    pub found: Vec<Found>,
}

impl Editor {
    /// The editor with the documents that were left open, as this folder has them, and what could not be read there.
    #[must_use]
    pub fn new(drafts: Option<PathBuf>, runs: Option<PathBuf>, waker: Waker) -> (Self, Vec<DraftError>) {
        let (drafts, found, mut errors) = Drafts::open(drafts, Waker::clone(&waker));
        let mut editor = Self {
            open: Vec::new(),
            current: 0,
            closed: Vec::new(),
            beside: Beside::default(),
            ranking: Ranking::default(),
            pace: Pace::default(),
            drafts,
            front: None,
            runs,
            drafts_fail: false,
            waker,
            path: PathField::default(),
            leads_to_page: false,
            leads_to_beside: false,
            guide: None,
            start: Start::default(),
            dialog: None,
            shared: Shared::default(),
            found: Vec::new(),
        };
        let mut front = None;
        for taken in found {
            let is_front = taken.is_front;
            let index = editor.take_up(taken, &mut errors);
            front = front.or(index.filter(|_| is_front));
        }
        editor.current = front.unwrap_or(editor.open.len().saturating_sub(1));
        (editor, errors)
    }

    /// Takes up a document as an earlier run has left it, behind all others; returns its number if it was open.
    fn take_up(&mut self, taken: TakenUp, errors: &mut Vec<DraftError>) -> Option<usize> {
        let TakenUp { id, draft, steps, .. } = taken;
        if let Some(place) = draft.closed {
            self.take_up_closed(id, draft, steps, place);
            return None;
        }
        if draft.as_saved && draft.path.as_deref().is_none_or(|path| self.open_at(Some(path)).is_some()) {
            self.drafts.forget(id);
            return None;
        }
        match restored(draft, steps, errors) {
            Ok(document) => {
                let document = document?;
                self.open.push(Open::new(document, id));
                Some(self.open.len() - 1)
            }
            Err(missing) => {
                errors.push(missing);
                self.drafts.forget(id);
                None
            }
        }
    }

    /// Takes up the documents that another copy of the program had at the start and has let go of since; what cannot be
    /// read of them.
    pub fn take_up_late(&mut self) -> Vec<DraftError> {
        let (found, mut errors) = self.drafts.late();
        for taken in found {
            self.take_up(taken, &mut errors);
        }
        errors
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

    /// A number of what is shown, which differs from that of every other document.
    #[must_use]
    pub fn shown(&self) -> u64 {
        self.open.get(self.current).map_or(0, |open| open.draft.number() + 1)
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

    /// Opens a document and shows it; one of the same file that is open already is shown instead. One that was closed
    /// lately has its steps and snapshots again.
    pub fn add(&mut self, mut document: VariantDocument) {
        let same = self.open_at(document.path());
        self.let_go();
        if let Some(same) = same {
            self.current = same;
            return;
        }
        self.recall_closed(&mut document);
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
        self.start.begin();
    }

    /// Shows this document.
    pub fn show(&mut self, index: usize) {
        if index < self.open.len() {
            self.current = index;
            self.let_go();
        }
    }

    /// Shows the document after the one that is shown, or the one before; they go round.
    pub fn show_next(&mut self, back: bool) {
        let last = self.open.len().saturating_sub(1);
        let next = if back {
            self.current.checked_sub(1).unwrap_or(last)
        } else if self.current < last {
            self.current + 1
        } else {
            0
        };
        self.show(next);
    }

    /// The number of the open document of this file.
    fn open_at(&self, path: Option<&Path>) -> Option<usize> {
        path.and_then(|path| self.open.iter().position(|open| open.document.path() == Some(path)))
    }

    /// Makes a document say what its file does, as a step.
    pub fn revert(&mut self, index: usize) {
        if let Some(open) = self.open.get_mut(index) {
            open.document.revert();
        }
    }

    /// Shows the document alone, and asks for no path any more.
    fn let_go(&mut self) {
        self.path.forget();
        self.dialog = None;
        self.shared = Shared::default();
    }

    /// Shows this over the document, or the document alone.
    pub fn show_dialog(&mut self, dialog: Option<DocumentDialog>) {
        self.let_go();
        self.dialog = dialog;
        if dialog == Some(DocumentDialog::Share) {
            self.was_shared();
        }
    }

    /// True if a window that has to be closed first lies over the document.
    #[must_use]
    pub fn is_under_window(&self) -> bool {
        self.dialog.is_some() && self.document().is_some()
    }

    /// Puts a part that is made from what is wished into the document.
    ///
    /// # Errors
    /// Why that cannot be done, in words.
    pub fn put_in(&mut self, part: Part, libraries: &Libraries) -> Result<(), String> {
        let Some(open) = self.open.get_mut(self.current) else { return Ok(()) };
        self.start.making.put_in(&mut open.document, part, libraries)?;
        // What it has become is seen on the page.
        self.dialog = None;
        Ok(())
    }

    /// Shows this page of the document.
    pub fn turn_to(&mut self, page: Page) {
        if let Some(open) = self.open.get_mut(self.current) {
            open.document.close_step();
            open.page = page;
            open.sought = None;
        }
    }

    /// Shows this page, and leads the keyboard to this on it; to the page, if there is nothing single to lead to.
    pub fn lead_to_target(&mut self, page: GamePage, target: Option<GameTarget>) {
        self.turn_to(Page::Game(page));
        match (target, self.open.get_mut(self.current)) {
            (Some(target), Some(open)) => open.sought = Some(target),
            _ => self.leads_to_page = true,
        }
    }

    /// The choices with which the document that is shown is tried out.
    #[must_use]
    pub fn tried(&self, rules: &GameRules) -> Choices {
        self.open.get(self.current).map_or_else(Choices::default, |open| open.pages.tried(rules))
    }

    /// Every page of the document that is shown.
    #[must_use]
    pub fn pages(&self) -> Vec<Page> {
        let Some(document) = self.document() else { return Vec::new() };
        document.pages().into_iter().map(Page::Game).chain([Page::Source, Page::Laboratory]).collect()
    }

    /// True if the page that is shown is drawn on, and so needs more of the window than others.
    fn draws(&self) -> bool {
        self.open.get(self.current).is_some_and(|open| match open.page {
            Page::Game(page) => page.is_drawn(),
            // It stays a page while it is one.
            Page::Beside => true,
            Page::Source | Page::Laboratory => false,
        })
    }

    /// Shows this page of the document, and leads the keyboard there.
    pub fn lead_to(&mut self, page: Page) {
        self.turn_to(page);
        self.leads_to_page = true;
    }

    /// Shows what stands beside the page under this number, and leads the keyboard there.
    pub fn lead_to_beside(&mut self, index: usize) {
        if let Some(&beside) = Beside::ALL.get(index) {
            (self.beside, self.leads_to_beside) = (beside, true);
        }
    }

    /// Leads the keyboard to what the next problem is about, or the one before. Returns which of how many that is, and what
    /// it says; nothing if there is none.
    pub fn next_problem(&mut self, back: bool) -> Option<(usize, usize, String)> {
        let open = self.open.get_mut(self.current)?;
        let (index, count) = open.told.next_problem(back)?;
        let problem = open.told.problems().get(index)?;
        let (said, page, target) = (problem.sentence.clone(), problem.page, problem.target);
        match (page, problem.place.as_ref().map(|(bytes, ..)| bytes.clone())) {
            (Some(page), _) => self.lead_to_target(page, target),
            (None, Some(bytes)) => self.show_text(bytes),
            (None, None) => self.lead_to_beside(0),
        }
        Some((index + 1, count, said))
    }

    /// Shows the text at these bytes.
    pub fn show_text(&mut self, bytes: std::ops::Range<usize>) {
        if let Some(open) = self.open.get_mut(self.current) {
            open.page = Page::Source;
            open.source.jump(bytes);
        }
    }

    /// Asks for a path to save the document under, beginning with this one, from this widget.
    pub fn ask_for_path(&mut self, path: &Path, from: Option<egui::Id>) {
        self.path.ask_to_save(path, from);
    }

    /// Asks for the path of a file to open, from this widget.
    pub fn ask_for_file(&mut self, from: Option<egui::Id>) {
        self.let_go();
        self.path.ask_to_open(from);
    }

    /// True if a path is being typed.
    #[must_use]
    pub fn types_path(&self) -> bool {
        let shown = self.open.get(self.current).filter(|open| open.page == Page::Laboratory);
        self.path.is_typed() || shown.is_some_and(|open| open.laboratory.types_path())
    }

    /// Asks for no path any more.
    pub fn stop_asking(&mut self) {
        self.path.stop();
    }

    /// Hands over what has changed since to be kept, whatever ends the program.
    pub fn keep(&mut self) {
        for open in &mut self.open {
            if open.kept == open.document.revision() && !open.document.has_news() {
                continue;
            }
            open.kept = open.document.revision();
            self.drafts.keep(open.draft, open.as_draft(None), open.document.take_news());
        }
        let front = self.open.get(self.current).map(|open| open.draft);
        if let Some(front) = front.filter(|_| front != self.front) {
            self.front = Some(front);
            self.drafts.bring_to_front(front);
        }
    }

    /// Notes that the document was saved.
    pub fn was_saved(&mut self) {
        self.stop_asking();
        if let Some(open) = self.open.get_mut(self.current) {
            // Its draft says so from now on.
            (open.outside, open.kept) = (None, 0);
        }
    }

    /// Notes what a file holds now, after another program has changed it; nothing if it is gone. If a document of it is
    /// open that says something else, its user is asked what is to become of it.
    pub fn file_says(&mut self, path: &Path, text: Option<&str>) {
        for open in self.open.iter_mut().filter(|open| open.document.path() == Some(path)) {
            if open.document.saved() == text {
                continue;
            }
            let before = open.document.saved().map(str::to_owned);
            let before = open.outside.take().map_or(before, |outside| outside.before);
            open.document.file_says(text.map(str::to_owned));
            let text = text.filter(|text| *text != open.document.text());
            open.outside = text.map(|text| Outside { text: text.to_owned(), before });
        }
    }

    /// Gives the open document of this file another name, as a step.
    pub fn rename_open(&mut self, path: &Path, texts: &Texts, name: &str) {
        for open in self.open.iter_mut().filter(|open| open.document.path() == Some(path)) {
            open.document.close_step();
            open.document.rename(texts, name);
            open.document.close_step();
        }
    }

    /// True if the file of the document was changed by another program, and nobody has said yet what to do about it.
    #[must_use]
    pub fn is_changed_outside(&self) -> bool {
        self.open.get(self.current).is_some_and(|open| open.outside.is_some())
    }

    /// Takes over what another program has written into the document's file, or keeps the document as it is.
    pub fn settle_outside(&mut self, takes_over: bool) {
        let Some(open) = self.open.get_mut(self.current) else { return };
        let Some(outside) = open.outside.take() else { return };
        // What the file holds is known from now on, in the next run too.
        open.kept = 0;
        if takes_over {
            open.document.close_step();
            open.document.type_text(outside.text, Step::new("editor-step-outside"), None);
            open.document.close_step();
        }
    }

    /// Why drafts cannot be kept at present, unless the last ones could not be kept either.
    pub fn new_failure(&mut self) -> Option<std::sync::Arc<FileError>> {
        let failure = self.drafts.failure();
        let failed = std::mem::replace(&mut self.drafts_fail, failure.is_some());
        failure.filter(|_| !failed)
    }

    /// The day on which the newest of the documents was changed that an earlier run left unsaved, if the system tells.
    #[must_use]
    pub fn left_on(&self) -> Option<String> {
        self.drafts.newest().map(platform::day_of)
    }

    /// The numbers of the documents that are not saved.
    #[must_use]
    pub fn unsaved(&self) -> Vec<usize> {
        let documents = self.documents().enumerate();
        documents.filter(|(_, document)| document.is_changed()).map(|(index, _)| index).collect()
    }

    /// True if everything unsaved is there again in the next run.
    #[must_use]
    pub fn keeps(&self) -> bool {
        self.drafts.keeps() && self.drafts.failure().is_none()
    }

    /// Waits a moment until what was handed over is kept: for tests.
    pub fn settle(&self) {
        self.drafts.settle();
    }
}
