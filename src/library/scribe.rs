//! A thread that writes small files of which only the newest text counts, so that the window does not wait for a disk.
//!
//! Of what changes while it writes, only the newest is written. What is written, `plans` and `reviews` decide.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use super::exchange::Exchange;
use super::files::FileError;

/// The time for which the last write is waited for where a game or the program is closed.
const PATIENCE: Duration = Duration::from_secs(1);

/// A thread that writes small files. It begins with the first text that is handed over, and ends, after a last write, when
/// this is dropped.
pub struct Scribe {
    /// The name of the thread.
    name: &'static str,
    shared: Arc<Shared>,
    /// The thread's work on each text, until it begins.
    write: Option<Box<Write>>,
    worker: Option<JoinHandle<()>>,
}

type Shared = Exchange<Inbox, ScribeStatus>;
pub(super) type Write = dyn Fn(&Path, Option<&str>) -> Result<(), FileError> + Send;

#[derive(Default)]
struct Inbox {
    /// The newest text of each file that is not written yet; nothing for one that goes.
    waiting: BTreeMap<PathBuf, Option<String>>,
    closing: bool,
}

#[derive(Default)]
struct ScribeStatus {
    /// True if something that was handed over is not written yet.
    is_behind: bool,
}

impl Scribe {
    /// A scribe whose thread does this with each text that is handed over, by its file.
    pub(super) fn writing(name: &'static str, write: Box<Write>) -> Self {
        Self { name, shared: Arc::new(Shared::telling(ScribeStatus::default())), write: Some(write), worker: None }
    }

    /// Hands over the text of a file, to be kept in the place of the one before; none if the file is to go. Never waits.
    pub fn keep(&mut self, file: &Path, text: Option<String>) {
        if let Some(write) = self.write.take() {
            let (shared, name) = (Arc::clone(&self.shared), self.name);
            let started = std::thread::Builder::new().name(self.name.to_owned()).spawn(move || run(&shared, &*write));
            self.worker = started.inspect_err(|reason| log::warn!("no thread to keep {name}: {reason}")).ok();
        }
        if self.worker.is_some() {
            self.shared.ask(|inbox| {
                inbox.waiting.insert(file.to_owned(), text);
                self.shared.told().is_behind = true;
            });
        }
    }

    /// Waits a moment until everything that was handed over is written: before files are read or moved.
    pub fn settle(&self) {
        drop(self.shared.await_news(PATIENCE, |told| told.is_behind));
    }
}

impl Drop for Scribe {
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
        for (file, text) in waiting {
            if let Err(error) = write(&file, text.as_deref()) {
                log::warn!("not kept: {error}");
            }
        }
        // In this order, as where something is handed over.
        let inbox = shared.inbox();
        let is_behind = !inbox.waiting.is_empty();
        shared.tell(|told| told.is_behind = is_behind);
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
        let mut plans = Scribe::writing(
            "plans",
            Box::new(move |game, plan| {
                opened.recv().expect("the test opens the gate");
                told.send((game.to_owned(), plan.map(str::to_owned))).expect("the test listens");
                Ok(())
            }),
        );
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
}
