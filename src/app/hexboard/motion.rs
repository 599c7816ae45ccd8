//! The clock of what moves on a board: which scene is under way, how far each of its movers has come, and which of its
//! cues are due.
//!
//! A table has the new state at once after a step; for a short time, a scene says which parts of it have not arrived yet.
//! It knows no screen and no game: what moves (`M`), for how long, and what is heard of it (`C`), the game writes into the
//! scene.

use crate::app::kit::settings::Pace;

/// A mover with its time, in seconds since the scene began.
#[derive(Clone, PartialEq, Debug)]
pub struct Timed<M> {
    /// The thing that moves.
    pub mover: M,
    /// When it sets out.
    pub start: f32,
    /// The length of the movement.
    pub length: f32,
}

impl<M> Timed<M> {
    /// When it has arrived.
    #[must_use]
    pub fn end(&self) -> f32 {
        self.start + self.length
    }
}

/// Everything that moves after one or a few steps.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<M, C> {
    /// The things that move, in the order in which they set out.
    pub movers: Vec<Timed<M>>,
    /// The things that are heard, each with its moment.
    pub cues: Vec<(f32, C)>,
    /// When everything has arrived.
    pub length: f32,
}

impl<M, C> Default for Scene<M, C> {
    fn default() -> Self {
        Self { movers: Vec::new(), cues: Vec::new(), length: 0.0 }
    }
}

impl<M, C> Scene<M, C> {
    /// The scene at this pace; nothing moves in it, and all is heard at once, if that takes too long or motion is off.
    #[must_use]
    pub fn paced(mut self, pace: Pace, is_too_long: bool) -> Self {
        if is_too_long || pace == Pace::Off {
            self.movers.clear();
            self.length = 0.0;
        }
        let factor = if self.movers.is_empty() { 0.0 } else { pace.factor() };
        for timed in &mut self.movers {
            (timed.start, timed.length) = (timed.start * factor, timed.length * factor);
        }
        for (at, _) in &mut self.cues {
            *at *= factor;
        }
        self.length *= factor;
        self
    }
}

/// The motion on a table, followed from frame to frame.
#[derive(Debug)]
pub struct Motion<M, C> {
    pace: Pace,
    /// The number of actions that had been played in the state that was shown in the last frame.
    seen: Option<usize>,
    scene: Scene<M, C>,
    /// When the scene began, in seconds.
    began: f64,
    /// The time of this frame, in seconds.
    now: f64,
    /// The number of cues of the scene that [`Motion::cues`] has returned.
    given: usize,
}

impl<M, C> Default for Motion<M, C> {
    fn default() -> Self {
        Self { pace: Pace::default(), seen: None, scene: Scene::default(), began: 0.0, now: 0.0, given: 0 }
    }
}

impl<M, C: Copy> Motion<M, C> {
    /// Sets how fast things move.
    pub fn set_pace(&mut self, pace: Pace) {
        if pace == Pace::Off {
            self.finish();
        }
        self.pace = pace;
    }

    /// Follows the table at `now` seconds, when the state after `step` actions is shown. `scene` is what moves since an
    /// earlier number of actions, at this pace. If actions were taken back, nothing moves.
    pub fn follow(&mut self, now: f64, step: usize, scene: impl FnOnce(usize, Pace) -> Option<Scene<M, C>>) {
        self.now = now;
        let Some(seen) = self.seen.replace(step).filter(|&seen| seen != step) else { return };
        self.finish();
        if let Some(scene) = if seen < step { scene(seen, self.pace) } else { None } {
            self.scene = scene;
            self.began = now;
        }
    }

    /// Everything arrives at once.
    pub fn finish(&mut self) {
        self.scene = Scene::default();
        self.given = 0;
    }

    /// Everything arrives at once, and nothing that was played up to this step will move.
    pub fn skip_to(&mut self, step: usize) {
        self.finish();
        self.seen = self.seen.map(|_| step);
    }

    /// True if anything moves, or will in the next frame, if `step` actions are to be shown then.
    #[must_use]
    pub fn is_busy(&self, now: f64, step: usize) -> bool {
        let unseen = self.seen.is_some_and(|seen| seen < step);
        self.pace != Pace::Off && (unseen || now < self.ends_at())
    }

    /// When everything has arrived, in seconds.
    #[must_use]
    pub fn ends_at(&self) -> f64 {
        self.began + f64::from(self.scene.length)
    }

    /// True if anything moves in this frame.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        !self.scene.movers.is_empty() && self.now < self.ends_at()
    }

    /// The cues that are due by now and were not returned by an earlier call.
    pub fn cues(&mut self) -> Vec<C> {
        let time = self.time();
        let waiting = self.scene.cues[self.given..].iter();
        let due = waiting.take_while(|&&(at, _)| at <= time || !self.is_moving());
        let due: Vec<C> = due.map(|&(_, cue)| cue).collect();
        self.given += due.len();
        due
    }

    fn time(&self) -> f32 {
        (self.now - self.began) as f32
    }

    /// Movers that have not arrived, with how far they have come: from 0, also before they begin, to 1.
    pub fn movers(&self) -> impl Iterator<Item = (&M, f32)> {
        let time = if self.is_moving() { self.time() } else { f32::INFINITY };
        let open = self.scene.movers.iter().filter(move |timed| time < timed.end());
        open.map(move |timed| (&timed.mover, ((time - timed.start) / timed.length).clamp(0.0, 1.0)))
    }
}
