//! Files of results: read, merged, gone on from, and kept while a study is played.

use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::Studied;
use super::file::{MAX_RUN_SIZE, NotARun};
use super::games::Shard;
use super::plan::{NoPlan, Plan};
use super::results::{Results, Unlike};
use super::study::{Outside, Progress, Study, Work};
use crate::library::{FileError, read_text, write_text};

/// The time between two words about the progress of a study.
const BEAT: Duration = Duration::from_millis(200);
/// After how many of these beats the results so far are written.
const BEATS_UNTIL_KEPT: u32 = 50;

/// Why the laboratory cannot do what it is asked.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// The run cannot be played.
    #[error(transparent)]
    Plan(#[from] NoPlan),
    /// A file cannot be read or written.
    #[error("{reason}")]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        #[source]
        reason: FileError,
    },
    /// A file holds no results.
    #[error("{}: {reason}", .path.display())]
    NotARun {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: NotARun,
    },
    /// A file cannot be merged with those before it.
    #[error("{}: {reason}", .path.display())]
    Unlike {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: Unlike,
    },
    /// A study cannot go on from a file.
    #[error("{}: {reason}", .path.display())]
    Outside {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: Outside,
    },
    /// The system has no threads to give.
    #[error("the system has no threads to play on: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The system has no thread to play on.
    #[error("the system has no thread to play on: {0}")]
    Thread(std::io::Error),
    /// A game was broken off by a fault of the program.
    #[error("a game was broken off by a fault of the program")]
    Fault,
    /// No file to merge was named.
    #[error("there is nothing to merge: name at least one file")]
    NoFiles,
}

impl LabError {
    /// True if the only fault is that there is no such file.
    #[must_use]
    pub fn is_not_there(&self) -> bool {
        let Self::File { reason: FileError::System { source, .. }, .. } = self else { return false };
        source.kind() == ErrorKind::NotFound
    }
}

/// Reads a file of results.
///
/// # Errors
/// Why it cannot be read, or holds none.
pub fn read_run<G: Studied>(path: &Path) -> Result<Results, LabError> {
    let text = read_text(path, MAX_RUN_SIZE).map_err(|reason| of_file(path, reason))?;
    Results::read::<G>(&text).map_err(|reason| LabError::NotARun { path: path.to_owned(), reason })
}

/// Writes results to a file; an older one stays until the new one is complete.
///
/// # Errors
/// The refusal of the system.
pub fn write_run<G: Studied>(path: &Path, results: &Results) -> Result<(), LabError> {
    write_text(path, &results.write::<G>()).map_err(|reason| of_file(path, reason))
}

/// Writes the figures of results to a file of comma-separated values.
///
/// # Errors
/// The refusal of the system.
pub fn write_csv(path: &Path, results: &Results) -> Result<(), LabError> {
    write_text(path, &results.csv()).map_err(|reason| of_file(path, reason))
}

fn of_file(path: &Path, reason: FileError) -> LabError {
    LabError::File { path: path.to_owned(), reason }
}

/// The results of several files together, which hold different games of one run.
///
/// # Errors
/// Which file cannot be read or does not belong to those before it, and why.
pub fn merge_runs<G: Studied>(paths: &[PathBuf]) -> Result<Results, LabError> {
    let (first, rest) = paths.split_first().ok_or(LabError::NoFiles)?;
    let mut merged = read_run::<G>(first)?;
    for path in rest {
        let other = read_run::<G>(path)?;
        merged.merge(&other).map_err(|reason| LabError::Unlike { path: path.clone(), reason })?;
    }
    Ok(merged)
}

/// A study that goes on from the results of a file, or from nothing if there is no such file.
///
/// # Errors
/// Why the file cannot be read, or is of another run or shard.
pub fn resume_run<G: Studied>(plan: Plan<G>, shard: Shard, path: &Path) -> Result<Study<G>, LabError> {
    match read_run::<G>(path) {
        Ok(earlier) => {
            Study::resumed(plan, shard, earlier).map_err(|reason| LabError::Outside { path: path.to_owned(), reason })
        }
        Err(error) if error.is_not_there() => Ok(Study::new(plan, shard)),
        Err(error) => Err(error),
    }
}

/// Plays a study on so many threads, and meanwhile tells every now and then how far it is. With `kept`, the results so
/// far are written there from time to time and at the end, so that a study that is broken off goes on from there.
/// Returns the results: those of all its games, unless it was cancelled.
///
/// # Errors
/// If there are no threads, or the results cannot be written; then the study is cancelled.
pub fn conduct<G: Studied>(
    study: &Study<G>,
    jobs: NonZeroUsize,
    kept: Option<&Path>,
    tell: impl FnMut(Progress),
) -> Result<Results, LabError> {
    let keep = || kept.map_or(Ok(()), |path| write_run::<G>(path, &study.results()));
    carry_out(study, jobs, keep, tell)?;
    Ok(study.results())
}

/// Plays something on so many threads, and meanwhile tells every now and then how far it is; `keep` is called at the
/// start, from time to time and at the end.
///
/// # Errors
/// If there are no threads, or what `keep` says; then the work is cancelled.
pub fn carry_out<W: Work, E: From<LabError>>(
    work: &W,
    jobs: NonZeroUsize,
    keep: impl Fn() -> Result<(), E>,
    mut tell: impl FnMut(Progress),
) -> Result<(), E> {
    // That it cannot be kept is told before anything is played.
    keep()?;
    thread::scope(|scope| {
        let (running, ended) = channel::<()>();
        let play = move || {
            let played = work.run(jobs);
            // The other end hears that this one is gone, also if the work fails.
            drop(running);
            played
        };
        let player = thread::Builder::new().spawn_scoped(scope, play).map_err(LabError::Thread)?;
        let mut beats = 0_u32;
        let mut is_kept = Ok(());
        while ended.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
            tell(work.progress());
            beats += 1;
            if beats.is_multiple_of(BEATS_UNTIL_KEPT) && is_kept.is_ok() {
                is_kept = keep();
                if is_kept.is_err() {
                    work.cancel();
                }
            }
        }
        player.join().unwrap_or_else(|fault| resume_unwind(fault)).map_err(LabError::Threads)?;
        tell(work.progress());
        is_kept.and_then(|()| keep())
    })
}
