//! The screens for opening and saving: a list of files, a field for a path, and a button for the system's dialog.
//!
//! The form knows which files there are and what each is about; files are read a few at a time, so that a long list
//! shows at once. What happens to a chosen file, `filing` decides.

mod drop;
mod field;
pub mod recent;
mod ui;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::games::Summary;
use super::kit::still::Still;
use crate::library::{self, Library};
use crate::words::{Texts, failures};

use field::PathField;

pub use drop::drop_ui;
pub use ui::{open_ui, replace_ui, save_ui};

/// How many files are read before each frame.
const AT_ONCE: usize = 6;

/// A file that is offered.
#[derive(Debug)]
struct ListedFile {
    path: PathBuf,
    day: Option<String>,
    /// What it is about, or why it cannot be opened; absent until it was read.
    about: Option<Result<Summary, String>>,
}

/// Kept pictures of games, by file.
type Thumbnails = BTreeMap<PathBuf, Still<()>>;

/// The path that is typed, and the files that are offered.
#[derive(Debug, Default)]
pub struct FileForm {
    path: PathField,
    /// Files opened or saved last that are not in the user's folder.
    recent: Vec<ListedFile>,
    records: Vec<ListedFile>,
    pictures: Thumbnails,
}

impl FileForm {
    /// Looks for files to offer: the last ones, and the records in the user's folder.
    pub fn list(&mut self, folder: Option<&Path>, recent: &[PathBuf]) {
        let entry = |path: PathBuf, day| ListedFile { path, day, about: None };
        let records = folder.map(library::list_records).unwrap_or_default();
        let elsewhere = recent.iter().filter(|path| records.iter().all(|record| record.path != **path));
        self.recent = elsewhere.map(|path| entry(path.clone(), None)).collect();
        self.records = records.into_iter().map(|record| entry(record.path, record.day)).collect();
        self.pictures.clear();
    }

    /// Reads some of the files that were not read yet; true if more are left.
    pub fn look_into(&mut self, library: &Library, texts: &Texts) -> bool {
        let mut waiting =
            self.recent.iter_mut().chain(&mut self.records).filter(|entry| entry.about.is_none() && entry.is_record());
        for entry in waiting.by_ref().take(AT_ONCE) {
            let opened = library::open_record(&entry.path, library);
            entry.about = Some(opened.map(Summary::of_opened).map_err(|error| failures::record(texts, &error)));
        }
        waiting.next().is_some()
    }

    /// Forgets what the files are about, because the language has changed.
    pub fn forget(&mut self) {
        self.recent.iter_mut().chain(&mut self.records).for_each(|entry| entry.about = None);
    }

    /// Offers a path to save to: `known`, where the game was saved before, else a new name in the user's folder.
    pub fn suggest(&mut self, known: Option<PathBuf>, folder: Option<&Path>, name: &str) {
        let free = |number: u32| {
            let file = if number == 1 { name.to_owned() } else { format!("{name} {number}") };
            let path = library::record_file(&folder.unwrap_or(Path::new("")).join(file)).ok()?;
            (!path.exists()).then_some(path)
        };
        let path = known.or_else(|| (1..1000).find_map(free)).unwrap_or_default();
        self.path.show(path);
    }

    /// The file name that is offered to the system's dialog; none if it is no text, because another one would be
    /// offered.
    #[must_use]
    pub fn name(&self) -> String {
        let path = self.path.path();
        path.as_deref().and_then(Path::file_name).and_then(OsStr::to_str).unwrap_or_default().to_owned()
    }
}

impl ListedFile {
    fn is_record(&self) -> bool {
        library::has_ending(&self.path, library::RECORD_ENDING)
    }

    fn name(&self) -> String {
        let name = if self.is_record() { self.path.file_stem() } else { self.path.file_name() };
        name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
    }
}
