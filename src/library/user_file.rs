//! A file in which something about the user is kept: what of it could not be read or written, to be told.
//!
//! What is kept, its owner decides; how the file is read and written, `settings`.

use std::path::PathBuf;

use serde::de::DeserializeOwned;

use super::settings::{Fields, SettingsError, Unreadable, WrongValue, change_settings, read_settings};

/// Something that the user is to be told about such a file.
#[derive(Debug)]
pub enum Trouble {
    /// It could not be read.
    Unreadable(Unreadable),
    /// It has values that were left out.
    Values(PathBuf, Vec<WrongValue>),
    /// It could not be written.
    NotKept(PathBuf, SettingsError),
}

/// A file in which something is kept; without one, nothing is.
#[derive(Debug, Default)]
pub struct Keeper {
    file: Option<PathBuf>,
    troubles: Vec<Trouble>,
    /// True if the last write failed.
    fails: bool,
}

impl Keeper {
    /// Keeps in this file.
    #[must_use]
    pub fn new(file: Option<PathBuf>) -> Self {
        Self { file, ..Self::default() }
    }

    /// The contents of the file; anything missing or impossible there is as in the default.
    pub fn read<S: DeserializeOwned + Default>(&mut self) -> S {
        let (value, wrong) = self.fields().read();
        self.leave_out(wrong);
        value
    }

    /// The items of a list in the file.
    pub fn list<T: DeserializeOwned>(&mut self, field: &str) -> Vec<T> {
        let (items, wrong) = self.fields().list(field);
        self.leave_out(wrong);
        items
    }

    fn fields(&mut self) -> Fields {
        let Some(file) = &self.file else { return Fields::default() };
        let (fields, unreadable) = read_settings(file);
        self.troubles.extend(unreadable.map(Trouble::Unreadable));
        fields
    }

    /// Notes values that were left out, to be told.
    pub fn leave_out(&mut self, wrong: Vec<WrongValue>) {
        if let Some(file) = self.file.clone().filter(|_| !wrong.is_empty()) {
            self.troubles.push(Trouble::Values(file, wrong));
        }
    }

    /// Changes the file; false if that failed. Of several failures in a row, one is told.
    pub fn change(&mut self, change: impl FnOnce(&mut Fields) -> Result<(), SettingsError>) -> bool {
        let Some(file) = &self.file else { return true };
        let failure = match change_settings(file, change) {
            Ok(unreadable) => {
                self.troubles.extend(unreadable.map(Trouble::Unreadable));
                None
            }
            Err(error) => Some(error),
        };
        let failed = std::mem::replace(&mut self.fails, failure.is_some());
        let told = failure.filter(|_| !failed).map(|error| Trouble::NotKept(file.clone(), error));
        self.troubles.extend(told);
        !self.fails
    }

    /// The troubles that the user has not been told of yet.
    pub fn troubles(&mut self) -> Vec<Trouble> {
        std::mem::take(&mut self.troubles)
    }
}
