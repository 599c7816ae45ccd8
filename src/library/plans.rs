//! The plan of a game: what a player tries out for the next turn, in a small file beside the game's own, so that it is
//! there again when the game is resumed.
//!
//! Decides where the file stands and that it goes wherever the game goes. A thread of its own writes, so that the window
//! does not wait for a disk; of what changes while it writes, only the newest is written. What a plan says and when it is
//! handed over, the table and the window decide. A plan is no part of the game: a record holds what was played. One that
//! cannot be read or written is no loss that anybody has to be asked about, so that never stands in the way of the game.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use super::exchange::Exchange;
use super::files::{FileError, create_folder, write_bytes};

/// The folder, beside the games, of their plans.
const PLANS: &str = ".plans";
/// A longer file is none of ours.
const MAX_PLAN: u64 = 64 * 1024;
/// The time for which the last write is waited for where a game or the program is closed.
const PATIENCE: Duration = Duration::from_secs(1);

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

/// The thread that writes plans. It begins with the first plan that is handed over, and ends, after a last write, when
/// this is dropped.
pub struct Plans {
    shared: Arc<Shared>,
    /// The thread's work on each plan, until it begins.
    write: Option<Box<Write>>,
    worker: Option<JoinHandle<()>>,
}

type Shared = Exchange<Inbox, PlansStatus>;
type Write = dyn Fn(&Path, Option<&str>) -> Result<(), FileError> + Send;

#[derive(Default)]
struct Inbox {
    /// The newest plan of each game that is not written yet; nothing for one that goes.
    waiting: BTreeMap<PathBuf, Option<String>>,
    closing: bool,
}

#[derive(Default)]
struct PlansStatus {
    /// True if something that was handed over is not written yet.
    is_behind: bool,
}

impl Default for Plans {
    fn default() -> Self {
        Self::writing(Box::new(keep_plan))
    }
}

impl Plans {
    fn writing(write: Box<Write>) -> Self {
        Self { shared: Arc::new(Shared::telling(PlansStatus::default())), write: Some(write), worker: None }
    }

    /// Hands over the plan of a game, to be kept in the place of the one before; none if nothing is planned. Never waits.
    pub fn keep(&mut self, game: &Path, plan: Option<String>) {
        if let Some(write) = self.write.take() {
            let shared = Arc::clone(&self.shared);
            let started = std::thread::Builder::new().name("plans".to_owned()).spawn(move || run(&shared, &*write));
            self.worker = started.inspect_err(|reason| log::warn!("no thread to keep plans: {reason}")).ok();
        }
        if self.worker.is_some() {
            self.shared.ask(|inbox| {
                inbox.waiting.insert(game.to_owned(), plan);
                self.shared.told().is_behind = true;
            });
        }
    }

    /// Waits a moment until everything that was handed over is written: before games are read or moved.
    pub fn settle(&self) {
        drop(self.shared.await_news(PATIENCE, |told| told.is_behind));
    }
}

impl Drop for Plans {
    fn drop(&mut self) {
        self.shared.ask(|inbox| inbox.closing = true);
        self.settle();
    }
}

/// Writes what is handed over until everything is written and nothing more will come.
fn run(shared: &Shared, write: &Write) {
    loop {
        let mut inbox = shared.await_work(|inbox| inbox.waiting.is_empty() && !inbox.closing);
        let waiting = std::mem::take(&mut inbox.waiting);
        if waiting.is_empty() {
            return;
        }
        drop(inbox);
        for (game, plan) in waiting {
            if let Err(error) = write(&game, plan.as_deref()) {
                log::warn!("the plan is not kept: {error}");
            }
        }
        // In this order, as where something is handed over.
        let inbox = shared.inbox();
        let is_behind = !inbox.waiting.is_empty();
        shared.tell(|told| told.is_behind = is_behind);
    }
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
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn whoever_hands_a_plan_over_does_not_wait_and_only_the_newest_is_written() {
        let (gate, opened) = mpsc::channel::<()>();
        let (told, written) = mpsc::channel();
        let mut plans = Plans::writing(Box::new(move |game, plan| {
            opened.recv().expect("the test opens the gate");
            told.send((game.to_owned(), plan.map(str::to_owned))).expect("the test listens");
            Ok(())
        }));
        // The disk does not answer, and yet each of these returns.
        for plan in ["first", "second", "third"] {
            plans.keep(Path::new("game"), Some(plan.to_owned()));
        }
        assert!(written.try_recv().is_err(), "nothing is written yet");
        for _ in 0..3 {
            gate.send(()).expect("the thread runs");
        }
        plans.settle();
        let written: Vec<_> = written.try_iter().filter_map(|(_, plan)| plan).collect();
        assert_eq!(written.last().map(String::as_str), Some("third"));
        assert!(written.len() < 3, "{written:?}");
    }

    #[test]
    fn what_was_handed_over_last_is_written_before_the_program_ends() {
        let folder = tempfile::tempdir().expect("a folder");
        let game = folder.path().join("game.tikal");
        let mut plans = Plans::default();
        plans.keep(&game, Some("plan 1\n".to_owned()));
        drop(plans);
        assert_eq!(read_plan(&game).as_deref(), Some("plan 1\n"));
        let mut plans = Plans::default();
        plans.keep(&game, None);
        plans.settle();
        assert_eq!(read_plan(&game), None);
    }
}
