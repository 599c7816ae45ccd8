//! A draft of the editor: a document as it was left, open or closed, and how its file says that.
//!
//! Decides the format of the file alone. Where drafts lie and when they are written, `drafts` decides.

use std::ffi::OsString;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::game::syntax;

/// The format of drafts that is read and written.
const DRAFT_FORMAT: u32 = 1;

/// A document as it was left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The game whose variant it is, by id.
    pub game: String,
    /// The file that holds it, if it was ever saved.
    pub path: Option<PathBuf>,
    /// The text that file held.
    pub saved: Option<String>,
    /// The text.
    pub text: String,
    /// True if it says what its file does: then that is read again, and both texts are empty here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub as_saved: bool,
    /// The place in which it was closed among all that were; nothing while it is open. A closed one is there to be opened
    /// again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closed: Option<u32>,
}

impl Draft {
    /// A number that differs for other texts, as good as always: tests tell by it which of them was kept.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        hasher.finish()
    }
}

/// A draft as its file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Draft", deny_unknown_fields)]
pub(super) struct DraftText {
    format: u32,
    /// Its place among the drafts.
    #[serde(default)]
    order: u32,
    draft: Draft,
    /// The path of the draft, if it is no text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    path: Option<OsString>,
}

impl DraftText {
    /// Writes a draft.
    pub fn write(id: DraftId, draft: &Draft) -> Result<String, ron::Error> {
        let order = u32::try_from(id.0).unwrap_or(u32::MAX);
        let mut draft = draft.clone();
        let path = draft.path.take_if(|path| path.to_str().is_none()).map(PathBuf::into_os_string);
        syntax::write_plain(&Self { format: DRAFT_FORMAT, order, draft, path })
    }

    /// Reads a draft and its place; nothing if the text is none.
    pub fn read(text: &str) -> Option<(u32, Draft)> {
        let read = ron::from_str::<Self>(text).ok().filter(|text| text.format == DRAFT_FORMAT)?;
        let Self { order, draft, path, .. } = read;
        Some((order, Draft { path: path.map(PathBuf::from).or(draft.path), ..draft }))
    }
}

/// Which draft: they follow each other in the order in which they were begun, in every run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DraftId(pub(super) u64);

impl DraftId {
    /// Its number.
    #[must_use]
    pub fn number(self) -> u64 {
        self.0
    }
}
