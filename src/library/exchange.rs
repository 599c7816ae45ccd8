//! The exchange between the window and a thread that writes for it: tasks one way, and their outcomes the other way.
//!
//! Decides who waits for what; what is handed over, each file decides for itself. A thread that panicked cannot leave half
//! of something behind, so nobody minds a lock that it held.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The two boxes between the window and a thread.
#[derive(Default)]
pub(super) struct Exchange<I, T> {
    inbox: Mutex<I>,
    /// Rung when something was put into the inbox.
    bell: Condvar,
    told: Mutex<T>,
    /// Rung when something was told.
    news: Condvar,
}

impl<I: Default, T> Exchange<I, T> {
    /// Nothing is to be done, and this is told.
    pub(super) fn telling(told: T) -> Self {
        Self { inbox: Mutex::default(), bell: Condvar::new(), told: Mutex::new(told), news: Condvar::new() }
    }
}

impl<I, T> Exchange<I, T> {
    /// The tasks.
    pub(super) fn inbox(&self) -> MutexGuard<'_, I> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The outcomes.
    pub(super) fn told(&self) -> MutexGuard<'_, T> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes what is to be done, and wakes the thread.
    pub(super) fn ask(&self, change: impl FnOnce(&mut I)) {
        change(&mut self.inbox());
        self.bell.notify_all();
    }

    /// Changes what is told, and wakes who waits for it.
    pub(super) fn tell<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        let changed = change(&mut self.told());
        self.news.notify_all();
        changed
    }

    /// Waits as long as there is nothing to do.
    pub(super) fn await_work(&self, is_idle: impl FnMut(&mut I) -> bool) -> MutexGuard<'_, I> {
        self.bell.wait_while(self.inbox(), is_idle).unwrap_or_else(PoisonError::into_inner)
    }

    /// Rests for this long, or until there is something that cannot wait.
    pub(super) fn rest(&self, most: Duration, can_wait: impl FnMut(&mut I) -> bool) {
        drop(self.bell.wait_timeout_while(self.inbox(), most, can_wait));
    }

    /// Waits as long as this holds, but no longer than that.
    pub(super) fn await_news(&self, most: Duration, waits: impl FnMut(&mut T) -> bool) -> MutexGuard<'_, T> {
        let waited = self.news.wait_timeout_while(self.told(), most, waits);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }
}
