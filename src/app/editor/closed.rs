//! The documents that were closed, the last of which can be opened again as they were, in the next run too.
//!
//! Decides how many those are, and what comes back with one. How one is kept, the library decides.

use std::path::{Path, PathBuf};

use super::{Editor, Open, Page, restored};
use crate::editor::{Chronicle, Step, VariantDocument};
use crate::library::{Draft, DraftError, DraftId, KeptSteps};

/// A document that was closed, as it was.
pub(super) struct Closed {
    left: Left,
    draft: DraftId,
    /// Its place among all that were closed.
    place: u32,
}

/// A closed document.
enum Left {
    /// One of this run, and the page that was shown.
    Now(Box<VariantDocument>, Page),
    /// One of an earlier run.
    Before(Draft, Option<KeptSteps>),
}

impl Closed {
    /// The file of it.
    fn path(&self) -> Option<&Path> {
        match &self.left {
            Left::Now(document, _) => document.path(),
            Left::Before(draft, _) => draft.path.as_deref(),
        }
    }
}

/// The number of closed documents that can be opened again.
const MOST_CLOSED: usize = 10;

impl Editor {
    /// Takes up a document that an earlier run has closed, in its place among all that were.
    pub(super) fn take_up_closed(&mut self, id: DraftId, draft: Draft, steps: Option<KeptSteps>, place: u32) {
        let index = self.closed.partition_point(|closed| closed.place < place);
        self.closed.insert(index, Closed { left: Left::Before(draft, steps), draft: id, place });
        self.drop_closed();
    }

    /// Gives a document that is opened its steps and snapshots again, if one of its file was closed lately.
    pub(super) fn recall_closed(&mut self, document: &mut VariantDocument) {
        let is_same = |closed: &Closed| document.path().is_some() && closed.path() == document.path();
        let Some(index) = self.closed.iter().rposition(is_same) else { return };
        let Closed { left, draft, .. } = self.closed.remove(index);
        self.drafts.forget(draft);
        let chronicle = match left {
            Left::Now(before, _) => Some(before.into_chronicle()),
            Left::Before(_, steps) => steps.and_then(|steps| Chronicle::read(&steps.text)),
        };
        if let Some(chronicle) = chronicle {
            document.recall(chronicle, Step::new("editor-step-reverted"));
            document.forget_written();
        }
    }

    /// Closes documents, whatever becomes of their changes: the last of them can be opened again as they were, in the next
    /// run too.
    pub fn close(&mut self, closing: &[usize]) {
        let mut numbers: Vec<usize> = closing.iter().copied().filter(|&index| index < self.open.len()).collect();
        numbers.sort_unstable();
        for index in numbers.into_iter().rev() {
            let mut open = self.open.remove(index);
            let place = self.closed.last().map_or(0, |closed| closed.place.saturating_add(1));
            self.drafts.keep(open.draft, open.as_draft(Some(place)), open.document.take_news());
            let Open { document, draft, page, .. } = open;
            self.closed.push(Closed { left: Left::Now(Box::new(document), page), draft, place });
            let left = self.open.len();
            self.current =
                if index < self.current { self.current - 1 } else { self.current.min(left.saturating_sub(1)) };
            self.let_go();
        }
        self.drop_closed();
    }

    /// Lets go of the closed documents that are too many.
    fn drop_closed(&mut self) {
        for closed in self.closed.drain(..self.closed.len().saturating_sub(MOST_CLOSED)) {
            self.drafts.forget(closed.draft);
        }
    }

    /// True if a document was closed that can be opened again.
    #[must_use]
    pub fn can_reopen(&self) -> bool {
        !self.closed.is_empty()
    }

    /// Opens the document again that was closed last, as it was and at its place, unless its file is open by now: then
    /// that is shown. Returns the file, and adds to the errors what cannot be read of it.
    pub fn reopen(&mut self, errors: &mut Vec<DraftError>) -> Option<PathBuf> {
        let closed = self.closed.pop()?;
        let (path, draft) = (closed.path().map(Path::to_owned), closed.draft);
        if let Some(same) = self.open_at(path.as_deref()) {
            self.drafts.forget(draft);
            self.show(same);
            return path;
        }
        let mut open = match closed.left {
            Left::Now(document, page) => Open { page, ..Open::new(*document, draft) },
            Left::Before(left, steps) => match restored(left, steps, errors) {
                Ok(document) => Open::new(document?, draft),
                Err(missing) => {
                    errors.push(missing);
                    self.drafts.forget(draft);
                    return None;
                }
            },
        };
        open.document.forget_written();
        open.kept = 0;
        let index = self.open.partition_point(|open| open.draft < draft);
        self.open.insert(index, open);
        self.show(index);
        path
    }
}
