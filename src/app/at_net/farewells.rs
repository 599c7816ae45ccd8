//! Lines and tables that were left and are still being closed: whoever is at their other ends has to hear it, which takes
//! seconds where somebody does not answer. The window does not wait for that; the program does, once the window is gone.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};

/// Everything that is being closed. Whoever drops the last copy waits for all of it.
#[derive(Clone, Debug, Default)]
pub struct Farewells(Arc<Threads>);

#[derive(Debug, Default)]
struct Threads(Mutex<Vec<JoinHandle<()>>>);

impl Threads {
    /// The threads that have not ended.
    fn running(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        let mut threads = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        threads.retain(|thread| !thread.is_finished());
        threads
    }
}

impl Farewells {
    /// Drops something on a thread of its own.
    pub fn say(&self, closing: impl Send + 'static) {
        // Without a thread it is dropped here.
        let thread = Builder::new().name("farewell".to_owned()).spawn(move || drop(closing));
        self.0.running().extend(thread);
    }

    /// True if nothing is being closed any more.
    #[must_use]
    pub fn are_over(&self) -> bool {
        self.0.running().is_empty()
    }
}

impl Drop for Threads {
    fn drop(&mut self) {
        for thread in std::mem::take(&mut *self.running()) {
            // Its fault would be told by its own thread.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// Something that is gone only when it is let go, and says so.
    struct Slow(Receiver<()>, Sender<()>);

    impl Drop for Slow {
        fn drop(&mut self) {
            // Whoever lets go drops the other end.
            let _ = self.0.recv();
            let _ = self.1.send(());
        }
    }

    #[test]
    fn nobody_waits_for_what_is_closed_but_whoever_goes_last() {
        let ((hold, held), (says, is_gone)) = (channel(), channel());
        let farewells = Farewells::default();
        let window = farewells.clone();
        window.say(Slow(held, says));
        assert!(!farewells.are_over() && is_gone.try_recv().is_err());
        // The window goes, and what is closed goes on.
        drop(window);
        assert!(!farewells.are_over() && is_gone.try_recv().is_err());
        drop(hold);
        drop(farewells);
        assert_eq!(is_gone.try_recv(), Ok(()));
    }
}
