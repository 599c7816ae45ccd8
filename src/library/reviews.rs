//! Reviews that were worked out once, in small files beside the games, so that nobody has to wait for them again.
//!
//! Decides where they stand, how large they may be and how many are kept. A review belongs to what was played, not to a
//! file: it is found by a digest of the game, whatever that is called and wherever it was opened from. What a review says,
//! the table decides, and takes none that does not fit the game. One that cannot be read or written is worked out anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::files::{FileError, write_bytes};
use super::scribe::Scribe;
use crate::game::fingerprint;

/// The folder, beside the games, of reviews.
const REVIEWS: &str = ".reviews";
const ENDING: &str = "review";
/// A longer file is none of ours.
const MAX_REVIEW: u64 = 512 * 1024;
/// The most reviews that are kept; the oldest go.
const MOST: usize = 100;

/// The folder of the reviews of the games in a folder.
pub(super) fn reviews_in(games: &Path) -> PathBuf {
    games.join(REVIEWS)
}

/// The file of the review of a game, which is told by all that makes it, among the games in a folder.
#[must_use]
pub fn review_file(games: &Path, told: &str) -> PathBuf {
    reviews_in(games).join(fingerprint(told)).with_extension(ENDING)
}

/// The review that was kept in this file; nothing if there is none that can be read.
#[must_use]
pub fn read_review(file: &Path) -> Option<String> {
    let is_short = file.metadata().is_ok_and(|data| data.is_file() && data.len() <= MAX_REVIEW);
    if is_short { fs::read_to_string(file).ok() } else { None }
}

/// A scribe that keeps reviews, each by its file.
#[must_use]
pub fn review_scribe() -> Scribe {
    Scribe::writing("reviews", Box::new(keep_review))
}

/// Keeps a review in the place of the one before, and lets the oldest of too many go.
fn keep_review(file: &Path, review: Option<&str>) -> Result<(), FileError> {
    let Some(review) = review.filter(|review| review.len() as u64 <= MAX_REVIEW) else { return Ok(()) };
    write_bytes(file, review.as_bytes())?;
    let Some(entries) = file.parent().and_then(|folder| fs::read_dir(folder).ok()) else { return Ok(()) };
    // The one that was just written stays, however roughly the disk tells times.
    let is_other = |path: &PathBuf| path != file && path.extension().is_some_and(|is| is == ENDING);
    let kept = entries.flatten().map(|entry| entry.path()).filter(is_other);
    let written = |path: &PathBuf| path.metadata().and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
    let mut kept: Vec<(SystemTime, PathBuf)> = kept.map(|path| (written(&path), path)).collect();
    kept.sort_unstable_by(|one, other| other.cmp(one));
    for (_, path) in kept.into_iter().skip(MOST - 1) {
        fs::remove_file(&path).map_err(|source| FileError::System { path, source })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_found_by_the_game_and_only_so_many_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut scribe = review_scribe();
        let files: Vec<PathBuf> =
            (0..MOST + 20).map(|game| review_file(folder.path(), &format!("game {game}"))).collect();
        for (game, file) in files.iter().enumerate() {
            scribe.keep(file, Some(format!("review {game}")));
        }
        drop(scribe);
        let kept: Vec<String> = files.iter().filter_map(|file| read_review(file)).collect();
        assert_eq!(kept.len(), MOST);
        let there = files.iter().find(|file| file.exists()).expect("one is kept");
        assert_ne!(*there, review_file(folder.path(), "another game"));
        // What is too long is neither written nor read.
        let mut scribe = review_scribe();
        let long = "x".repeat(MAX_REVIEW as usize + 1);
        scribe.keep(there, Some(long.clone()));
        drop(scribe);
        assert!(read_review(there).is_some_and(|kept| kept.starts_with("review ")));
        fs::write(there, long).expect("the disk has room");
        assert_eq!(read_review(there), None);
    }
}
