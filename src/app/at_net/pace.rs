//! The pace at which the table shows what was heard: what others do comes one action after the other, as computers play at a
//! table of this computer alone.
//!
//! Decides how much of what was heard is shown by now. What one decides here is shown at once, and so is chance; and all of it
//! where whoever is here would lose much of an own time by a show.

use std::time::Duration;

/// The most actions that wait to be shown: what came before them, as after a long break of the line, is shown at once.
const MOST: usize = 60;

/// A show takes at most one of so many parts of an own time that runs.
const SHARE: u32 = 10;

/// The way in which what others do is shown now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pacing {
    /// The time between two actions; none where nobody looks on, or everything is to be shown at once.
    pub pause: Duration,
    /// True while the last action is still being shown.
    pub is_busy: bool,
}

impl Pacing {
    /// The same where an own time runs of which this is left: without pauses if those before so many actions would take much
    /// of it.
    #[must_use]
    pub(super) fn within(self, left: Duration, actions: usize) -> Self {
        let show = self.pause.saturating_mul(u32::try_from(actions).unwrap_or(u32::MAX));
        if show > left / SHARE { Self::default() } else { self }
    }
}

/// The part of what was heard that is shown.
#[derive(Debug, Default)]
pub(super) struct Shown {
    /// The number of actions.
    pub actions: usize,
    /// When the next one of others may follow.
    next_at: Duration,
}

impl Shown {
    /// Takes up what is due of so many actions that were heard; `is_by_others` says whether somebody elsewhere decided on
    /// one. Returns after how long more of them is due.
    pub fn take_up(
        &mut self,
        heard: usize,
        is_by_others: impl Fn(usize) -> bool,
        now: Duration,
        pacing: Pacing,
    ) -> Option<Duration> {
        // Something may have been taken back.
        self.actions = self.actions.min(heard).max(heard.saturating_sub(MOST));
        while self.actions < heard {
            if !pacing.pause.is_zero() && is_by_others(self.actions) {
                if pacing.is_busy {
                    return Some(Duration::ZERO);
                }
                if now < self.next_at {
                    return Some(self.next_at.saturating_sub(now));
                }
                self.next_at = now + pacing.pause;
            }
            self.actions += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secs(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn a_show_takes_little_of_an_own_time() {
        let slow = Pacing { pause: secs(0.5), is_busy: false };
        assert_eq!(slow.within(secs(300.0), 6), slow);
        assert_eq!(slow.within(secs(30.0), 6), slow);
        assert_eq!(slow.within(secs(29.9), 6), Pacing::default());
        assert_eq!(slow.within(Duration::ZERO, 1), Pacing::default());
        assert_eq!(Pacing::default().within(Duration::ZERO, usize::MAX), Pacing::default());
        assert_eq!(slow.within(secs(300.0), usize::MAX), Pacing::default());
    }

    #[test]
    fn actions_of_others_come_one_by_one_and_all_else_at_once() {
        let slow = Pacing { pause: secs(0.5), is_busy: false };
        let by_others = |index: usize| index >= 2 && index != 3;
        let mut shown = Shown::default();
        // Two of one's own, one of others with the chance after it; the next has to wait.
        assert_eq!(shown.take_up(6, by_others, secs(1.0), slow), Some(secs(0.5)));
        assert_eq!(shown.actions, 4);
        assert_eq!(shown.take_up(6, by_others, secs(1.2), slow), Some(secs(0.3)));
        let busy = Pacing { is_busy: true, ..slow };
        assert_eq!(shown.take_up(6, by_others, secs(1.6), busy), Some(Duration::ZERO));
        assert_eq!(shown.actions, 4);
        assert_eq!(shown.take_up(6, by_others, secs(1.7), slow), Some(secs(0.5)));
        assert_eq!(shown.actions, 5);
        // Whoever hurries waits for nothing, and what is taken back is not shown any more.
        assert_eq!(shown.take_up(6, by_others, secs(1.8), Pacing::default()), None);
        assert_eq!(shown.actions, 6);
        assert_eq!(shown.take_up(3, by_others, secs(1.9), slow), None);
        assert_eq!(shown.actions, 3);
        // Who comes back after long sees only the last of it.
        shown.take_up(1_000, by_others, secs(9.0), slow);
        assert_eq!(shown.actions, 1_000 - MOST + 1);
    }
}
