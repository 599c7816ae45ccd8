//! The user's variant files: thrown into a bin, taken out again, given another name.
//!
//! The bin is a folder inside that of the variants. Nothing here deletes a file for good.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::files::{FileError, write_text};
use super::variants::{VARIANT_ENDING, read_variant, variant_files};

/// The folder of thrown-away variants, inside that of the others.
const BIN: &str = "bin";

/// The bin of a folder of variants.
pub(super) fn bin_in(folder: &Path) -> PathBuf {
    folder.join(BIN)
}

/// The variant files in the bin of a folder, sorted by name; none if there is no bin.
///
/// # Errors
/// If the bin cannot be read.
pub fn binned_variants(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let bin = bin_in(folder);
    if bin.is_dir() { variant_files(&bin) } else { Ok(Vec::new()) }
}

/// Throws a variant file, from wherever it lies, into the bin of a folder. Returns where it lies there.
///
/// # Errors
/// The refusal of the system; the file is then where it was.
pub fn throw_away_variant(folder: &Path, path: &Path) -> Result<PathBuf, FileError> {
    moved(path, &bin_in(folder))
}

/// Takes a variant file out of the bin of a folder, into the folder. Returns where it lies there.
///
/// # Errors
/// The refusal of the system; the file is then where it was.
pub fn take_out_variant(folder: &Path, path: &Path) -> Result<PathBuf, FileError> {
    moved(path, folder)
}

/// Moves a file into a folder, which is made if it is missing, under its own name or, where that is taken, under one
/// with a number.
fn moved(path: &Path, folder: &Path) -> Result<PathBuf, FileError> {
    let system = |path: &Path| {
        let path = path.to_owned();
        move |source| FileError::System { path, source }
    };
    fs::create_dir_all(folder).map_err(system(folder))?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let named = |number: u32| {
        let name = if number == 1 { stem.clone() } else { format!("{stem}-{number}") };
        folder.join(format!("{name}.{VARIANT_ENDING}"))
    };
    let target = (1..=u32::MAX).map(named).find(|target| !target.exists()).unwrap_or_else(|| named(1));
    match fs::rename(path, &target) {
        Ok(()) => {}
        // From another disk it is copied; the old one goes only when the new one is complete.
        Err(error) if error.kind() == io::ErrorKind::CrossesDevices => {
            write_text(&target, &read_variant(path)?)?;
            fs::remove_file(path).map_err(system(path))?;
        }
        Err(error) => return Err(system(path)(error)),
    }
    Ok(target)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_goes_into_the_bin_and_comes_out_and_takes_nobodys_place() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("jungle.ron");
        assert!(binned_variants(folder.path()).unwrap().is_empty());
        fs::write(&path, "one").unwrap();
        let first = throw_away_variant(folder.path(), &path).unwrap();
        fs::write(&path, "two").unwrap();
        let second = throw_away_variant(folder.path(), &path).unwrap();
        assert!(!path.exists());
        assert_eq!(binned_variants(folder.path()).unwrap(), [second.clone(), first.clone()]);
        let out = take_out_variant(folder.path(), &second).unwrap();
        assert_eq!(
            (out.as_path(), fs::read_to_string(&out).unwrap().as_str()),
            (folder.path().join("jungle-2.ron").as_path(), "two")
        );
        assert_eq!(fs::read_to_string(&first).unwrap(), "one");
        // What is not there is told, and nothing else changes.
        assert!(take_out_variant(folder.path(), &second).is_err());
    }
}
