//! The time by which lines are kept: that of the frames, and what has passed since the last one. A window that is put away
//! has no frames for hours, and broken lines are tried again there too.

use std::time::{Duration, Instant};

/// The time of the last frame, and when it began.
#[derive(Debug, Default)]
pub(super) struct Clock {
    frame: Option<(f64, Instant)>,
}

impl Clock {
    /// The time since the window was opened, at a look into the lines in the frame of this time, or after it.
    #[expect(clippy::disallowed_methods, reason = "without frames nothing else tells how much time has passed")]
    pub(super) fn now(&mut self, time: f64) -> Duration {
        let now = Instant::now();
        let begun = match self.frame {
            Some((last, begun)) if last >= time => begun,
            _ => now,
        };
        self.frame = Some((time, begun));
        Duration::from_secs_f64(time.max(0.0)) + now.duration_since(begun)
    }
}
