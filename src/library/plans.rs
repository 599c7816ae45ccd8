//! The plan of a game: what a player tries out for the next turn, in a small file beside the game's own, so that it is
//! there again when the game is resumed.
//!
//! Decides where the file stands and that it goes wherever the game goes. What a plan says and when it is handed over, the
//! table and the window decide; who writes it, `scribe`. A plan is no part of the game: a record holds what was played. One that
//! cannot be read or written is no loss that anybody has to be asked about, so that never stands in the way of the game.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::{FileError, create_folder, write_bytes};
use super::scribe::Scribe;

/// The folder, beside the games, of their plans.
const PLANS: &str = ".plans";
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

/// Lets the plan follow a game whose file got another name or folder. A plan that was left there is not this game's.
pub(super) fn move_plan(from: &Path, to: &Path) {
    let (old, new) = (plan_file(from), plan_file(to));
    let moved = if old.exists() {
        create_folder(new.parent().unwrap_or(Path::new("."))).and_then(|()| fs::rename(&old, &new))
    } else if new.exists() {
        fs::remove_file(&new)
    } else {
        Ok(())
    };
    if let Err(error) = moved {
        log::warn!("{}: the plan stays behind: {error}", old.display());
    }
}

/// Deletes the plan of a game that is deleted.
pub(super) fn drop_plan(game: &Path) {
    if let Err(error) = keep_plan(game, None) {
        log::warn!("{error}");
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
