//! The file beside a draft in which the steps of its document are written down.
//!
//! Decides how it is appended to, how large it may be and what becomes of one that cannot be read. What it says, the
//! editor decides; when it is written, `drafts`.

use std::fs::{self, File};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use super::drafts::DraftError;
use super::files::{FileError, read_text, set_aside, write_text};

/// The ending of the files.
const STEPS_ENDING: &str = "steps";
/// The largest one, in bytes: the texts of snapshots and steps, most letters of which may be written as two.
const MAX_STEPS_SIZE: u64 = 12 << 20;

/// Something to be written down of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Written {
    /// All of it, in the place of what is there.
    Anew(String),
    /// Lines behind those that are there.
    More(String),
}

/// The steps that an earlier run has written down.
#[derive(Debug)]
pub struct KeptSteps {
    /// The contents of the file.
    pub text: String,
    path: PathBuf,
}

impl KeptSteps {
    /// The steps beside a draft, if there are any.
    ///
    /// # Errors
    /// Why the file cannot be read. It was given another name then, if that could be done.
    pub(super) fn beside(draft: &Path) -> Result<Option<Self>, DraftError> {
        let path = draft.with_extension(STEPS_ENDING);
        match read_text(&path, MAX_STEPS_SIZE) {
            Ok(text) => Ok(Some(Self { text, path })),
            Err(FileError::System { source, .. }) if source.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(FileError::NotText(_) | FileError::TooLarge { .. }) => Err(Self { text: String::new(), path }.refuse()),
            Err(error) => Err(error.into()),
        }
    }

    /// Gives the file another name, as what it says cannot be read; what is to be told of that.
    #[must_use]
    pub fn refuse(self) -> DraftError {
        match set_aside(&self.path) {
            Ok(aside) => DraftError::StepsSetAside { path: self.path, aside },
            Err(error) => error.into(),
        }
    }
}

/// The file of steps of this run.
pub(super) struct StepsFile {
    path: PathBuf,
    text: String,
    /// The number of bytes that are in the file; nothing if it has to be written whole.
    synced: Option<usize>,
}

impl StepsFile {
    /// The file beside a draft; what is in it by now counts for nothing.
    pub(super) fn beside(draft: &Path) -> Self {
        Self { path: draft.with_extension(STEPS_ENDING), text: String::new(), synced: Some(0) }
    }

    /// Takes over what is to be written.
    pub(super) fn take(&mut self, written: Written) {
        match written {
            Written::Anew(text) => (self.text, self.synced) = (text, None),
            Written::More(lines) => self.text += &lines,
        }
    }

    /// Writes what was taken over.
    ///
    /// # Errors
    /// Why it cannot be written; it is tried again with the next call.
    pub(super) fn write(&mut self) -> Result<(), FileError> {
        if self.synced == Some(self.text.len()) {
            return Ok(());
        }
        // It could not be read again.
        if self.text.len() as u64 > MAX_STEPS_SIZE {
            return Err(FileError::TooLarge { path: self.path.clone(), most: MAX_STEPS_SIZE });
        }
        let is_appended = self.synced.is_some_and(|synced| append(&self.path, synced, &self.text[synced..]).is_ok());
        if !is_appended {
            self.synced = None;
            write_text(&self.path, &self.text)?;
        }
        self.synced = Some(self.text.len());
        Ok(())
    }

    /// Removes the file.
    ///
    /// # Errors
    /// The refusal of the system.
    pub(super) fn remove(&self) -> Result<(), FileError> {
        remove(&self.path)
    }
}

/// Removes a file that may be gone already.
pub(super) fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(source) if source.kind() != io::ErrorKind::NotFound => {
            Err(FileError::System { path: path.to_owned(), source })
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Writes lines behind so many bytes of a file; what a write that failed has left there goes.
fn append(path: &Path, behind: usize, lines: &str) -> io::Result<()> {
    let mut file = File::options().write(true).open(path)?;
    if file.metadata()?.len() < behind as u64 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    file.set_len(behind as u64)?;
    file.seek(SeekFrom::End(0))?;
    file.write_all(lines.as_bytes())?;
    file.sync_data()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_appended_and_a_file_that_was_changed_or_taken_away_is_written_whole() {
        let folder = tempfile::tempdir().unwrap();
        let draft = folder.path().join("1.draft");
        let mut file = StepsFile::beside(&draft);
        file.take(Written::Anew("one\n".to_owned()));
        file.write().unwrap();
        file.take(Written::More("two\n".to_owned()));
        file.write().unwrap();
        let says = || KeptSteps::beside(&draft).unwrap().map(|steps| steps.text);
        assert_eq!(says().as_deref(), Some("one\ntwo\n"));
        // What a write that failed left behind is cut off.
        fs::write(&file.path, "one\ntwo\nthr").unwrap();
        file.take(Written::More("three\n".to_owned()));
        file.write().unwrap();
        assert_eq!(says().as_deref(), Some("one\ntwo\nthree\n"));
        for spoilt in [Some("o"), None] {
            match spoilt {
                Some(text) => fs::write(&file.path, text).unwrap(),
                None => fs::remove_file(&file.path).unwrap(),
            }
            file.take(Written::More("more\n".to_owned()));
            file.write().unwrap();
            assert_eq!(says(), Some(file.text.clone()));
        }
        file.remove().unwrap();
        file.remove().unwrap();
        assert_eq!(says(), None);
    }

    #[test]
    fn a_file_that_is_no_text_or_too_large_is_set_aside_and_told() {
        let folder = tempfile::tempdir().unwrap();
        let draft = folder.path().join("1.draft");
        let path = draft.with_extension(STEPS_ENDING);
        fs::write(&path, [0xff, 0xfe]).unwrap();
        let error = KeptSteps::beside(&draft).unwrap_err();
        assert!(matches!(&error, DraftError::StepsSetAside { aside, .. } if aside.exists()), "{error}");
        File::create(&path).unwrap().set_len(MAX_STEPS_SIZE + 1).unwrap();
        let error = KeptSteps::beside(&draft).unwrap_err();
        assert!(matches!(&error, DraftError::StepsSetAside { .. }), "{error}");
        assert!(!path.exists());
        let mut file = StepsFile::beside(&draft);
        file.take(Written::Anew("x".repeat(MAX_STEPS_SIZE as usize + 1)));
        assert!(matches!(file.write(), Err(FileError::TooLarge { .. })));
    }
}
