//! Studies of any game that are played beside everything else, on a thread of their own, one after the other.
//!
//! Decides how such a thread is begun and ended: none outlives what holds it. What a study plays, `study` decides; who
//! waits for it, the caller.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

use rayon::ThreadPoolBuildError;

use super::Studied;
use super::results::Results;
use super::run_files::LabError;
use super::study::{Extremes, Progress, Study, Work};
use crate::library::Waker;

/// A study of whatever game.
pub trait AnyStudy: Work + Send {
    /// As [`Study::results`].
    fn results(&self) -> Results;

    /// As [`Study::extremes`].
    fn extremes(&self) -> Extremes;
}

impl<G: Studied> AnyStudy for Study<G> {
    fn results(&self) -> Results {
        Self::results(self)
    }

    fn extremes(&self) -> Extremes {
        Self::extremes(self)
    }
}

/// Studies that are being played. When this is dropped they are cancelled, and the thread has ended.
pub struct Background {
    studies: Arc<[Box<dyn AnyStudy>]>,
    is_over: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<(), ThreadPoolBuildError>>>,
}

/// Says that the thread is over and wakes who waits, however it ends.
struct Bell(Arc<AtomicBool>, Waker);

impl Drop for Bell {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
        (self.1)();
    }
}

impl Background {
    /// Begins to play studies one after the other, each on so many threads; `waker` is called once, at the end.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn start(studies: Vec<Box<dyn AnyStudy>>, jobs: NonZeroUsize, waker: Waker) -> Result<Self, LabError> {
        let studies: Arc<[Box<dyn AnyStudy>]> = studies.into();
        let is_over = Arc::new(AtomicBool::new(false));
        let (played, bell) = (Arc::clone(&studies), Bell(Arc::clone(&is_over), waker));
        let play = move || {
            let _bell = bell;
            played.iter().try_for_each(|study| study.run(jobs))
        };
        let thread = thread::Builder::new().name("laboratory".to_owned()).spawn(play).map_err(LabError::Thread)?;
        Ok(Self { studies, is_over, thread: Some(thread) })
    }

    /// The progress of all of them together.
    #[must_use]
    pub fn progress(&self) -> Progress {
        let all = self.studies.iter().map(|study| study.progress());
        all.fold(Progress { played: 0, of: 0 }, |sum, one| Progress {
            played: sum.played + one.played,
            of: sum.of + one.of,
        })
    }

    /// The results so far, in the order of the studies.
    #[must_use]
    pub fn results(&self) -> Vec<Results> {
        self.studies.iter().map(|study| study.results()).collect()
    }

    /// The games so far with the least and the most of every measure, in the order of the studies.
    #[must_use]
    pub fn extremes(&self) -> Vec<Extremes> {
        self.studies.iter().map(|study| study.extremes()).collect()
    }

    /// Ends all of them soon.
    pub fn cancel(&self) {
        self.studies.iter().for_each(|study| study.cancel());
    }

    /// True if they have ended: played to the end, cancelled, or broken off by a fault.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Acquire)
    }

    /// Waits until they have ended, and gives what was measured.
    ///
    /// # Errors
    /// If the system had no threads to play on, or a game was broken off by a fault. What was measured until then,
    /// [`Background::results`] knows.
    pub fn wait(&mut self) -> Result<Vec<Results>, LabError> {
        if let Some(thread) = self.thread.take() {
            thread.join().map_err(|_| LabError::Fault)??;
        }
        Ok(self.results())
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.cancel();
        // How it ended matters to nobody any more.
        let _ = self.wait();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;
    use std::time::Duration;

    use super::super::games::Games;
    use super::super::measure::Tally;
    use super::super::results::{Header, Played};
    use super::*;
    use crate::ai::Level;

    /// A study that plays so many games, or goes on until it is cancelled, or fails.
    #[derive(Default)]
    struct Fake {
        games: Option<u64>,
        played: AtomicU64,
        is_cancelled: AtomicBool,
        fails: bool,
        /// True if a thread is in it.
        is_running: Arc<AtomicBool>,
    }

    impl Work for Fake {
        fn run(&self, _: NonZeroUsize) -> Result<(), ThreadPoolBuildError> {
            assert!(!self.fails, "a fault");
            self.is_running.store(true, Ordering::SeqCst);
            while !self.is_cancelled.load(Ordering::SeqCst)
                && self.games.is_none_or(|games| self.played.load(Ordering::SeqCst) < games)
            {
                self.played.fetch_add(1, Ordering::SeqCst);
                thread::sleep(Duration::from_millis(1));
            }
            self.is_running.store(false, Ordering::SeqCst);
            Ok(())
        }

        fn cancel(&self) {
            self.is_cancelled.store(true, Ordering::SeqCst);
        }

        fn progress(&self) -> Progress {
            Progress { played: self.played.load(Ordering::SeqCst), of: self.games.unwrap_or(100) }
        }
    }

    impl AnyStudy for Fake {
        fn results(&self) -> Results {
            let variant = Played { id: "a".to_owned(), hash: "b".to_owned(), setup: serde_json::Value::Null };
            let (program, game) = ("tikal".to_owned(), "game".to_owned());
            let (level, nodes, seed, games) = (Level::Random, 1, 0, 100);
            let header = Header {
                program,
                game,
                variant,
                against: None,
                seats: 2,
                level,
                nodes,
                seed,
                games,
                not_compared: Vec::new(),
                known: Vec::new(),
            };
            let mut results = Results::empty(header, Tally::new([]));
            results.played = Games::of(&[(0, self.played.load(Ordering::SeqCst).max(1))]).unwrap();
            results
        }

        fn extremes(&self) -> Extremes {
            Extremes::new()
        }
    }

    fn start(studies: Vec<Fake>) -> (Background, Arc<AtomicU64>) {
        let calls = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&calls);
        let waker: Waker = Arc::new(move || {
            counted.fetch_add(1, Ordering::SeqCst);
        });
        let studies = studies.into_iter().map(|fake| Box::new(fake) as Box<dyn AnyStudy>).collect();
        (Background::start(studies, NonZeroUsize::MIN, waker).unwrap(), calls)
    }

    #[test]
    fn studies_are_played_one_after_the_other_and_the_end_is_told_once() {
        let fake = |games| Fake { games: Some(games), ..Fake::default() };
        let (mut background, calls) = start(vec![fake(3), fake(2)]);
        let results = background.wait().unwrap();
        assert_eq!(results.iter().map(Results::games).collect::<Vec<_>>(), [3, 2]);
        assert_eq!((background.progress().played, background.progress().of), (5, 5));
        assert!(background.is_over());
        drop(background);
        assert_eq!(calls.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn no_thread_outlives_what_holds_it() {
        let is_running = Arc::new(AtomicBool::new(false));
        let (background, calls) = start(vec![Fake { is_running: Arc::clone(&is_running), ..Fake::default() }]);
        while !is_running.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(1));
        }
        assert!(!background.is_over());
        drop(background);
        assert!(!is_running.load(Ordering::SeqCst));
        assert_eq!(calls.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn a_fault_is_told_and_what_was_measured_stays() {
        let (mut background, calls) = start(vec![Fake { fails: true, ..Fake::default() }]);
        assert!(matches!(background.wait(), Err(LabError::Fault)));
        assert_eq!((background.results().len(), calls.load(Ordering::SeqCst)), (1, 1));
    }
}
