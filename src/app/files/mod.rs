//! The screens for opening and saving: a list of files, a field for a path, and a button for the system's dialog.
//!
//! The form knows which files there are; what each is about, its list finds out. What happens to a chosen file,
//! `open_and_save` decides.

mod drop;
mod ui;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::kit::dialogs::Dialogs;
use crate::app::games::Thumbnails;
use crate::library::{self, PathField, Recent};
use crate::listing::{Listed, Listing, Reader};

pub use drop::drop_ui;
pub use ui::{open_ui, save_ui};

/// Where a file is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Offered {
    /// Among those opened or saved last that are not in the user's folder.
    Recent,
    /// In the user's folder.
    Records,
}

/// The path that is typed, and the files that are offered.
#[derive(Default)]
pub struct FileForm {
    path: PathField,
    /// Where to look for files.
    folder: Option<PathBuf>,
    /// The files that were opened or saved last.
    pub recent: Recent,
    /// The system's own dialogs.
    pub dialogs: Dialogs,
    files: Listing<Offered>,
    pictures: Thumbnails,
}

impl FileForm {
    /// Nothing is offered yet but what was opened or saved last.
    #[must_use]
    pub fn new(recent: Recent) -> Self {
        Self { recent, ..Self::default() }
    }

    /// Looks for files to offer from now on: the last ones, and the records in the user's folder.
    pub fn list(&mut self, folder: Option<&Path>) {
        self.recent.tidy();
        self.folder = folder.map(Path::to_owned);
        self.files.rest();
    }

    /// True if any file is offered there.
    fn has(&self, offered: Offered) -> bool {
        self.files.files(offered).next().is_some()
    }

    /// Takes over what was found out about the files; false if they are not followed.
    pub fn poll(&mut self) -> bool {
        self.files.poll();
        self.files.is_followed()
    }

    /// Begins to find out what the files are about.
    pub fn follow(&mut self, reader: Reader) {
        let (folder, recent) = (self.folder.clone(), self.recent.files().to_vec());
        self.files.follow(reader, move || Ok(offered(folder.as_deref(), &recent)));
    }

    /// Stops finding out more about the files.
    pub fn rest(&mut self) {
        self.files.rest();
    }

    /// Forgets why files cannot be opened, because the language has changed.
    pub fn forget(&mut self) {
        self.files.forget_reasons();
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

/// The files to offer: the last ones that are not in the folder, and those in it.
fn offered(folder: Option<&Path>, recent: &[PathBuf]) -> Vec<Listed<Offered>> {
    let records = folder.map(library::list_records).unwrap_or_default();
    let elsewhere = recent.iter().filter(|path| !records.contains(path));
    let elsewhere = elsewhere.map(|path| Listed::new(Offered::Recent, path.clone(), false));
    let records = records.iter().map(|path| Listed::new(Offered::Records, path.clone(), false));
    elsewhere.chain(records).collect()
}
