//! The things that are kept beside a game's file and go where it goes. One is who holds which seat at a table over the net,
//! which whoever serves it writes. The other is the plan of a game: what a player tries out for the next turn, in a small file beside the game's own, so that it is
//! there again when the game is resumed.
//!
//! Decides where the file stands and that it goes wherever the game goes. What a plan says and when it is handed over, the
//! table and the window decide; who writes it, `scribe`. A plan is no part of the game: a record holds what was played. One that
//! cannot be read or written is no loss that anybody has to be asked about, so that never stands in the way of the game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::files::{FileError, create_folder, write_bytes};
use super::scribe::Scribe;

/// The folder, beside the games, of their plans.
const PLANS: &str = ".plans";
/// The ending of the file, beside a game's own, of the table over the net at which it is played.
pub const TABLE_ENDING: &str = "table";
/// A longer file is none of ours.
const MAX_PLAN: u64 = 64 * 1024;

/// The folder of the plans of the games in a folder.
pub(super) fn plans_in(games: &Path) -> PathBuf {
    games.join(PLANS)
}

/// The file of a game's plan.
fn plan_file(game: &Path) -> PathBuf {
    let name = game.file_name().unwrap_or_default();
    plans_in(game.parent().unwrap_or(Path::new("."))).join(name).with_added_extension("plan")
}

/// The plan that was kept for a game; nothing if there is none that can be read.
#[must_use]
pub fn read_plan(game: &Path) -> Option<String> {
    let file = plan_file(game);
    let is_short = file.metadata().is_ok_and(|data| data.is_file() && data.len() <= MAX_PLAN);
    if is_short { fs::read_to_string(file).ok() } else { None }
}

/// A scribe that keeps the plans of games, each by the file of its game.
#[must_use]
pub fn plan_scribe() -> Scribe {
    Scribe::writing("plans", Box::new(keep_plan))
}

/// Keeps a plan for a game in the place of the one before; none if there is nothing planned.
fn keep_plan(game: &Path, plan: Option<&str>) -> Result<(), FileError> {
    let file = plan_file(game);
    match plan {
        Some(plan) => write_bytes(&file, plan.as_bytes()),
        None if file.exists() => {
            fs::remove_file(&file).map_err(|source| FileError::System { path: file.clone(), source })
        }
        None => Ok(()),
    }
}

/// Lets what is kept beside a game follow it to another name or folder. What was left there is not this game's.
pub(super) fn move_plan(from: &Path, to: &Path) {
    move_file(&plan_file(from), &plan_file(to));
    move_file(&from.with_extension(TABLE_ENDING), &to.with_extension(TABLE_ENDING));
}

fn move_file(old: &Path, new: &Path) {
    let moved = if old.exists() {
        create_folder(new.parent().unwrap_or(Path::new("."))).and_then(|()| fs::rename(old, new))
    } else if new.exists() {
        fs::remove_file(new)
    } else {
        Ok(())
    };
    if let Err(error) = moved {
        log::warn!("{} stays behind: {error}", old.display());
    }
}

/// Deletes what is kept beside a game that is deleted.
pub(super) fn drop_plan(game: &Path) {
    if let Err(error) = keep_plan(game, None) {
        log::warn!("{error}");
    }
    let table = game.with_extension(TABLE_ENDING);
    if let Err(error) = fs::remove_file(&table)
        && error.kind() != io::ErrorKind::NotFound
    {
        log::warn!("{}: {error}", table.display());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_handed_over_last_is_written_before_the_program_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.tikal");
        let mut plans = plan_scribe();
        plans.keep(&game, Some("plan 1\n".to_owned()));
        drop(plans);
        assert_eq!(read_plan(&game).as_deref(), Some("plan 1\n"));
        let mut plans = plan_scribe();
        plans.keep(&game, None);
        plans.settle();
        assert_eq!(read_plan(&game), None);
    }
}
