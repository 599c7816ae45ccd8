//! The files that were opened or saved last.

use std::path::{Path, PathBuf};

use super::{Keeper, Trouble};

/// The number of files that are remembered.
const MOST: usize = 10;

/// The field of the list in its file.
const FIELD: &str = "files";

/// The files, the last one first, and the file that lists them.
#[derive(Debug, Default)]
pub struct Recent {
    files: Vec<PathBuf>,
    keeper: Keeper,
    /// Files that were put first since the list was written last, the last one at the end.
    unwritten: Vec<PathBuf>,
}

impl Recent {
    /// The files that this file lists, without those that are gone.
    #[must_use]
    pub fn read(file: Option<PathBuf>) -> Self {
        let mut keeper = Keeper::new(file);
        let mut recent = Self { files: keeper.list(FIELD), keeper, unwritten: Vec::new() };
        recent.tidy();
        recent
    }

    /// The files, the last one first.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Puts a file first, also among those that other copies of the program have written down meanwhile.
    pub fn remember(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if self.files.first() == Some(&path) && self.unwritten.is_empty() {
            return;
        }
        put_first(&mut self.files, &path);
        // A path that is no text cannot be written down: it is remembered in this run alone.
        if path.to_str().is_none() {
            return;
        }
        self.unwritten.push(path);
        let (unwritten, mut merged) = (&self.unwritten, Vec::new());
        let is_kept = self.keeper.change(|fields| {
            fields.change_list(FIELD, |files| {
                for path in unwritten {
                    put_first(files, path);
                }
                merged.clone_from(files);
            })
        });
        if is_kept {
            self.unwritten.clear();
            if !merged.is_empty() {
                merged.extend(self.files.drain(..).filter(|path| path.to_str().is_none()));
                self.files = merged;
                self.tidy();
            }
        }
    }

    /// Forgets files that are gone, and the oldest of too many.
    pub fn tidy(&mut self) {
        tidy(&mut self.files);
    }

    /// The troubles with the list that the user is to be told of.
    pub fn troubles(&mut self) -> Vec<Trouble> {
        self.keeper.troubles()
    }
}

fn put_first(files: &mut Vec<PathBuf>, path: &Path) {
    files.retain(|known| known != path);
    files.insert(0, path.to_owned());
    tidy(files);
}

fn tidy(files: &mut Vec<PathBuf>) {
    files.retain(|path| path.is_file());
    files.truncate(MOST);
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

    #[test]
    fn two_copies_of_the_program_keep_one_list() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).with_extension("tikal");
        for name in ["a", "b", "c"] {
            std::fs::write(path(name), "").unwrap();
        }
        let list = folder.path().join("recent.ron");
        let (mut one, mut other) = (Recent::read(Some(list.clone())), Recent::read(Some(list.clone())));
        one.remember(&path("a"));
        other.remember(&path("b"));
        one.remember(&path("c"));
        assert_eq!(one.files(), [path("c"), path("b"), path("a")]);
        assert_eq!(Recent::read(Some(list)).files(), one.files());
    }

    #[test]
    fn what_is_no_path_is_left_out_alone_and_told() {
        let folder = tempfile::tempdir().unwrap();
        let (list, game) = (folder.path().join("recent.ron"), folder.path().join("game.tikal"));
        std::fs::write(&game, "").unwrap();
        std::fs::write(&list, format!("(files: [7, {game:?}], pinned: [{game:?}])")).unwrap();
        let mut recent = Recent::read(Some(list.clone()));
        assert_eq!(recent.files(), std::slice::from_ref(&game));
        let troubles = recent.troubles();
        assert!(matches!(&troubles[..], [Trouble::Values(_, wrong)] if wrong[0].value == "7"), "{troubles:?}");
        let other = folder.path().join("other.tikal");
        std::fs::write(&other, "").unwrap();
        recent.remember(&other);
        let text = std::fs::read_to_string(&list).unwrap();
        assert!(text.contains('7') && text.contains("pinned"), "what other versions may understand stays: {text}");
    }

    #[test]
    fn a_list_that_could_not_be_written_is_written_with_the_next_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name).with_extension("tikal");
        for name in ["a", "b", "c"] {
            std::fs::write(path(name), "").unwrap();
        }
        // A file in the place of the folder.
        let place = folder.path().join("place");
        std::fs::write(&place, "").unwrap();
        let mut recent = Recent::read(Some(place.join("recent.ron")));
        recent.troubles();
        recent.remember(&path("a"));
        assert!(matches!(&recent.troubles()[..], [Trouble::NotKept(..)]));
        recent.remember(&path("b"));
        assert!(recent.troubles().is_empty(), "it is told once");
        std::fs::remove_file(&place).unwrap();
        recent.remember(&path("c"));
        assert!(recent.troubles().is_empty());
        let again = Recent::read(Some(place.join("recent.ron")));
        assert_eq!(again.files(), [path("c"), path("b"), path("a")]);
    }
}
