//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::library;

/// How many files are remembered.
const MOST: usize = 10;

/// The files, the last one first, and the file that lists them.
#[derive(Clone, Debug, Default)]
pub struct Recent {
    list: List,
    file: Option<PathBuf>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct List {
    files: Vec<PathBuf>,
}

impl Recent {
    /// The files that this file lists, without those that are gone.
    #[must_use]
    pub fn read(file: Option<PathBuf>) -> Self {
        let mut recent = Self { list: file.as_deref().map(library::read_settings).unwrap_or_default(), file };
        recent.tidy();
        recent
    }

    /// The files, the last one first.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.list.files
    }

    /// Puts a file first.
    pub fn remember(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let before = self.list.clone();
        self.list.files.retain(|known| *known != path);
        self.list.files.insert(0, path);
        self.tidy();
        if let Some(file) = self.file.as_ref().filter(|_| self.list != before) {
            library::write_settings(file, &self.list);
        }
    }

    /// Forgets files that are gone, and the oldest of too many.
    pub fn tidy(&mut self) {
        self.list.files.retain(|path| path.is_file());
        self.list.files.truncate(MOST);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_files_are_remembered_and_missing_ones_vanish() {
        let folder = tempfile::tempdir().unwrap();
        let path = |number: usize| folder.path().join(format!("{number}.tikal"));
        for number in 0..12 {
            std::fs::write(path(number), "").unwrap();
        }
        let list = folder.path().join("deep").join("recent.ron");
        let mut recent = Recent::read(Some(list.clone()));
        (0..12).for_each(|number| recent.remember(&path(number)));
        recent.remember(&path(5));
        assert_eq!((recent.files().len(), &recent.files()[..2]), (MOST, &[path(5), path(11)][..]));
        std::fs::remove_file(path(11)).unwrap();
        let again = Recent::read(Some(list));
        assert_eq!((again.files().len(), &again.files()[..2]), (MOST - 1, &[path(5), path(10)][..]));
    }
}
