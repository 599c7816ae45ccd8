//! Where a game at a table is kept while it is played, and which of its actions are safe there.
//!
//! Decides when a game gets a file and what is written into it after each change. How the file is written, the library
//! decides; which games are kept at all, the window.

use std::path::PathBuf;
use std::sync::Arc;

use crate::game::{Game, Line, Record};
use crate::library::{FileError, JournalFile, Shelf, ShelfError, Waker, journal_of};

/// Where a game is kept.
#[derive(Default)]
pub enum Keep {
    /// Nowhere, and it need not be: a lesson, a try-out. Everything played counts as safe.
    #[default]
    Nowhere,
    /// Nowhere yet: somebody's first action begins its file.
    From {
        /// The shelf on which the file will stand.
        shelf: Shelf,
        /// The name that the file will have.
        name: String,
        /// Called when something was written.
        waker: Waker,
    },
    /// In this file.
    In(JournalFile),
    /// Nowhere, because the system has no place for it.
    Impossible(Arc<FileError>),
}

/// The kind of a game's change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Actions were played.
    Played,
    /// Actions were taken back.
    TakenBack,
    /// Actions that were taken back were played again.
    PlayedAgain,
    /// Others took the place of earlier ones: the whole game is written anew.
    Replaced,
}

/// Where a game is kept, and what of it is safe.
#[derive(Default)]
pub struct Keeping {
    keep: Keep,
    /// For each action the number of the line that tells of it; see [`JournalFile::add`].
    lines: Vec<u64>,
}

impl Keeping {
    /// Keeps a game there of which this many actions were played; they are safe already.
    #[must_use]
    pub fn new(keep: Keep, actions: usize) -> Self {
        Self { keep, lines: vec![0; actions] }
    }

    /// Writes down what has changed. `count` actions are played by now, `text` gives the notation of each, and `record`
    /// is the game with everything that was taken back and can be played again.
    pub fn follow<G: Game>(
        &mut self,
        change: Change,
        count: usize,
        text: impl Fn(usize) -> String,
        record: impl FnOnce() -> Record<G>,
    ) {
        match &mut self.keep {
            Keep::Nowhere => {}
            Keep::Impossible(_) => self.lines.truncate(if change == Change::Replaced { 0 } else { count }),
            Keep::From { shelf, name, waker } => match journal_of(record(), count) {
                Ok(text) => {
                    self.keep = Keep::In(shelf.begin(name, text, Arc::clone(waker)));
                    self.lines = vec![1; count];
                }
                Err(error) => log::error!("the game cannot be written: {error}"),
            },
            Keep::In(file) => match change {
                Change::Played => {
                    let new = self.lines.len()..count;
                    self.lines.extend(new.map(|index| file.add(Line::Play(text(index)))));
                }
                Change::TakenBack if count < self.lines.len() => {
                    self.lines.truncate(count);
                    file.add(Line::Undo(count));
                }
                Change::PlayedAgain if count > self.lines.len() => {
                    let line = file.add(Line::Redo(count));
                    self.lines.resize(count, line);
                }
                Change::TakenBack | Change::PlayedAgain => {}
                Change::Replaced => match journal_of(record(), count) {
                    Ok(text) => self.lines = vec![file.renew(text); count],
                    Err(error) => log::error!("the game cannot be written: {error}"),
                },
            },
        }
    }

    /// Writes down what is said about the game besides its actions. A file that begins later has it from the record.
    pub fn remark(&mut self, line: Line) {
        if let Keep::In(file) = &mut self.keep {
            file.add(line);
        }
    }

    /// Begins the file of a game in which nobody has acted here yet; `count` and `record` are as in [`Keeping::follow`].
    /// Does nothing for others.
    pub fn begin<G: Game>(&mut self, count: usize, record: impl FnOnce() -> Record<G>) {
        if matches!(self.keep, Keep::From { .. }) {
            self.follow(Change::Played, count, |_| String::new(), record);
        }
    }

    /// Begins the file anew if it has become long; `count` and `record` are as in [`Keeping::follow`].
    pub fn shorten<G: Game>(&mut self, count: usize, record: impl FnOnce() -> Record<G>) {
        if let Keep::In(file) = &mut self.keep
            && file.is_long()
            && let Ok(text) = journal_of(record(), count)
        {
            file.renew(text);
        }
    }

    /// The number of the first `actions` that are safe, whatever happens to the program.
    #[must_use]
    pub fn safe(&self, actions: usize) -> usize {
        match &self.keep {
            Keep::Nowhere | Keep::From { .. } => actions,
            Keep::In(file) => {
                let kept = file.kept();
                self.lines.partition_point(|&line| line <= kept)
            }
            Keep::Impossible(_) => self.lines.len(),
        }
    }

    /// Why the game cannot be kept at present, if something was played that is not safe.
    #[must_use]
    pub fn failure(&self, actions: usize) -> Option<Arc<FileError>> {
        match &self.keep {
            Keep::Nowhere | Keep::From { .. } => None,
            Keep::In(file) => file.failure(),
            Keep::Impossible(error) => (self.lines.len() < actions).then(|| Arc::clone(error)),
        }
    }

    /// True if the unsafe rest will be kept by another try.
    #[must_use]
    pub fn tries_again(&self) -> bool {
        matches!(self.keep, Keep::In(_))
    }

    /// The file in which it is kept, once there is one.
    #[must_use]
    pub fn path(&self) -> Option<PathBuf> {
        if let Keep::In(file) = &self.keep { file.path() } else { None }
    }

    /// Waits a moment until everything is safe or a write has failed; false if something is not safe.
    #[must_use]
    pub fn settle(&self, actions: usize) -> bool {
        if let Keep::In(file) = &self.keep {
            file.settle();
        }
        self.safe(actions) == actions
    }

    /// Gives the file another name.
    ///
    /// # Errors
    /// Why it keeps its name.
    pub fn rename(&mut self, new: &str) -> Result<(), ShelfError> {
        match &mut self.keep {
            Keep::Nowhere | Keep::Impossible(_) => {}
            Keep::From { name, .. } => new.clone_into(name),
            Keep::In(file) => file.rename(new)?,
        }
        Ok(())
    }

    /// Ends keeping: the file is written for the last time, as a record if the game is over.
    pub fn end<G: Game>(&mut self, finished: Option<Record<G>>) {
        let Keep::In(file) = std::mem::take(&mut self.keep) else { return };
        match finished.map(|record| record.write()) {
            Some(Ok(text)) => file.put_away(text),
            // As a journal it is as good.
            Some(Err(_)) | None => drop(file),
        }
    }
}
