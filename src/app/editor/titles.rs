//! The titles of the open documents, no two of them the same.

use super::Editor;
use crate::editor::VariantDocument;
use crate::library::DraftId;
use crate::words::Texts;
use crate::words::apart::apart;

impl Editor {
    /// The titles of the documents, in the order of their tabs: where several have the same name, with the name of
    /// their file, or else a number.
    #[must_use]
    pub fn titles(&self, texts: &Texts) -> Vec<String> {
        let part = |document: &VariantDocument| Some(document.path()?.file_name()?.to_string_lossy().into_owned());
        let things: Vec<_> = self.documents().map(|document| (document.title(texts), part(document))).collect();
        apart(texts, &things)
    }

    /// The title of the document with this number; nothing if there is none.
    #[must_use]
    pub fn title(&self, texts: &Texts, index: usize) -> Option<String> {
        self.titles(texts).into_iter().nth(index)
    }

    /// The title of each document, by its draft.
    pub(super) fn titled(&self, texts: &Texts) -> Vec<(DraftId, String)> {
        self.open.iter().map(|open| open.draft).zip(self.titles(texts)).collect()
    }
}
