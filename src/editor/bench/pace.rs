//! The time that games of computer players take here: guessed before any was played, and measured from then on.

use std::time::Instant;

use crate::ai::Level;
use crate::lab::{Progress, spare_cores};
use crate::words::Texts;

/// Seconds that a game takes on one core of a small computer, for each node of a decision.
const SECONDS: f64 = 30e-6;

/// Seconds that a game of this level takes on one core of a small computer.
fn usual(level: Level) -> f64 {
    level.nodes() as f64 * SECONDS
}

/// So many games at least tell how long one takes.
const ENOUGH: u64 = 5;

/// The time that games take.
#[derive(Debug, Default)]
pub struct Pace {
    /// The level that is being played, and the beginning of that.
    running: Option<(Level, Instant)>,
    /// The level that was played last, and how many seconds a game of it took.
    measured: Option<(Level, f64)>,
}

impl Pace {
    /// Notes that games of this level begin now.
    #[expect(clippy::disallowed_methods, reason = "how long games take is told, and changes nothing that is played")]
    pub fn begin(&mut self, level: Level) {
        self.running = Some((level, Instant::now()));
    }

    /// Notes how far they have come.
    pub fn follow(&mut self, progress: Progress) {
        if let Some((level, since)) = self.running.filter(|_| progress.played >= ENOUGH) {
            self.measured = Some((level, since.elapsed().as_secs_f64() / progress.played as f64));
        }
    }

    /// About how many minutes so many games of this level take.
    #[must_use]
    pub fn minutes(&self, level: Level, games: u64) -> u64 {
        let guessed = usual(level) / spare_cores().get() as f64;
        let each = self.measured.filter(|(known, _)| *known == level).map_or(guessed, |(_, each)| each);
        (each * games as f64 / 60.0).round() as u64
    }

    /// The same in words.
    #[must_use]
    pub fn told(&self, texts: &Texts, level: Level, games: u64) -> String {
        let minutes = self.minutes(level, games);
        match minutes {
            0..100 => texts.with("laboratory-minutes", &[("count", minutes.into())]),
            _ => texts.with("laboratory-hours", &[("count", ((minutes + 30) / 60).into())]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_measured_of_a_level_is_what_is_told_of_it() {
        let mut pace = Pace::default();
        let guessed = pace.minutes(Level::Adept, 100_000);
        assert!(guessed > 0);
        pace.begin(Level::Random);
        pace.follow(Progress { played: 1_000_000, of: 2_000_000 });
        assert_eq!(pace.minutes(Level::Adept, 100_000), guessed, "another level tells nothing");
        pace.begin(Level::Adept);
        pace.follow(Progress { played: ENOUGH - 1, of: 100 });
        assert_eq!(pace.minutes(Level::Adept, 100_000), guessed, "too few to tell");
        // A million games in no time at all.
        pace.follow(Progress { played: 1_000_000, of: 1_000_000 });
        assert_eq!(pace.minutes(Level::Adept, 100_000), 0);
    }
}
