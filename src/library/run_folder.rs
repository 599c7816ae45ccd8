//! The folder in which the runs of the laboratory with a variant are kept, two files for each, numbered: what was measured
//! and what was played. How many are kept, and what they mean, `editor::bench` decides.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::{FileError, read_text, write_text};
use crate::games::VariantId;
use crate::platform;

/// The endings of the two files of a run: what was measured, and the definition that was played.
pub const RUN_ENDINGS: [&str; 2] = ["json", "ron"];

/// The folder with a folder for each variant whose runs are kept.
#[must_use]
pub fn runs_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("runs"))
}

/// The folder of a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RunFolder(PathBuf);

impl RunFolder {
    /// That of this variant, among all.
    #[must_use]
    pub fn of(runs: &Path, variant: &VariantId) -> Self {
        Self(runs.join(format!("{}-{}", variant.game.id(), variant.id)))
    }

    fn file(&self, number: u32, ending: &str) -> PathBuf {
        self.0.join(format!("{number}.{ending}"))
    }

    /// The numbers of the runs in it, in their order.
    #[must_use]
    pub fn numbers(&self) -> Vec<u32> {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let number = |name: &str| name.strip_suffix(".json")?.parse().ok();
        let mut numbers: Vec<u32> = entries.filter_map(|entry| number(entry.file_name().to_str()?)).collect();
        numbers.sort_unstable();
        numbers
    }

    /// The text of a file of a run, of so many bytes at most.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn read(&self, number: u32, ending: &str, most: u64) -> Result<String, FileError> {
        read_text(&self.file(number, ending), most)
    }

    /// Writes both files of a run: what was measured last, so that what is half written counts for nothing.
    ///
    /// # Errors
    /// Why they cannot be written.
    pub fn write(&self, number: u32, [measured, played]: [&str; 2]) -> Result<(), FileError> {
        write_text(&self.file(number, RUN_ENDINGS[1]), played)?;
        write_text(&self.file(number, RUN_ENDINGS[0]), measured)
    }

    /// Removes these runs, all but so many of the others, and the folders of all but so many variants: those in which
    /// nothing was written for longest. What cannot be removed only takes up room until the next time.
    pub fn tidy(&self, gone: &[u32], most_runs: usize, most_variants: usize) {
        let mut numbers = self.numbers();
        numbers.retain(|number| !gone.contains(number));
        let old = &numbers[..numbers.len().saturating_sub(most_runs)];
        for &number in gone.iter().chain(old) {
            for ending in RUN_ENDINGS {
                drop(fs::remove_file(self.file(number, ending)));
            }
        }
        let siblings = self.0.parent().and_then(|runs| fs::read_dir(runs).ok()).into_iter().flatten().flatten();
        let others = siblings.filter(|entry| entry.path() != self.0);
        let mut others: Vec<_> =
            others.filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path()))).collect();
        others.sort();
        let spare = (others.len() + 1).saturating_sub(most_variants);
        for (_, other) in others.into_iter().take(spare) {
            drop(fs::remove_dir_all(other));
        }
    }
}
