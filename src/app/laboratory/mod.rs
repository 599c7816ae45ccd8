//! The laboratory: computer players play a document many times beside the window, and what happens is shown.
//!
//! A [`Bench`] belongs to each document: what is asked for, what is being played, what was measured last. Decides when a
//! study begins and ends, and whether results are of the document as it is now. Knows no game: how a study is made and
//! which measures are shown, `games` says; what is measured and what it means, `lab`. How results are made ready to be
//! shown, `sheet` decides, how numbers are drawn, `plots`, and where everything stands, `ui`; several documents are put in
//! order by `ranking`; how long all of it takes, `pace` says.

mod cards;
mod pace;
mod plots;
mod ranking;
mod sheet;
mod ui;

use std::path::Path;

use super::games::{self, LabWish};
use crate::ai::Level;
use crate::games::{GameRules, VariantId};
use crate::lab::{Background, LabError, MAX_GAMES, Progress, Results, spare_cores};
use crate::library::{DraftId, Waker};

use cards::Maps;
use sheet::Sheet;

pub use pace::Pace;
pub use ranking::{Candidate, Measured, Ranking};
pub use ui::{View, laboratory_ui};

/// The number of games that are played unless another one is asked for: about a minute of the best level on a small
/// computer.
const GAMES: u64 = 100;
/// After how many seconds at least what is shown follows what is being played.
const BEAT: f64 = 0.4;

/// A variant that a document can be compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Against {
    /// None.
    Nothing,
    /// The one that it was made from.
    Parent,
    /// One that is at hand.
    Variant(VariantId),
    /// Another document that is open.
    Open(DraftId),
}

/// A variant to compare with, as a list offers it.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Which one it is.
    pub against: Against,
    /// The name of the choice.
    pub name: String,
    /// Its rules.
    pub rules: GameRules,
}

/// A study that is being played.
struct Running {
    background: Background,
    rules: GameRules,
    against: Option<GameRules>,
}

/// The results of a measurement, and the rules that were measured.
struct Taken {
    results: Results,
    rules: GameRules,
    against: Option<GameRules>,
}

/// The laboratory of one document.
pub struct Bench {
    /// The number of players; as many as can play, while nothing was chosen.
    players: Option<u8>,
    level: Level,
    games: u64,
    seed: u64,
    /// The other side of the comparison; its parent, if that is at hand, while nothing was chosen.
    against: Option<Against>,
    running: Option<Running>,
    taken: Option<Taken>,
    /// The results as they are shown.
    sheet: Option<Sheet>,
    maps: Maps,
    /// When what is shown followed what is being played last.
    followed: f64,
    /// The path that is typed where figures are written; nothing while none is asked for.
    path: Option<String>,
    /// True if the keyboard is in the field of that path.
    types_path: bool,
}

impl Default for Bench {
    fn default() -> Self {
        Self {
            players: None,
            level: Level::default(),
            games: GAMES,
            seed: 0,
            against: None,
            running: None,
            taken: None,
            sheet: None,
            maps: Maps::default(),
            followed: 0.0,
            path: None,
            types_path: false,
        }
    }
}

impl Bench {
    /// The conditions under which a variant with these rules is to be played.
    #[must_use]
    pub fn wish(&self, rules: &GameRules) -> LabWish {
        let can = rules.players();
        let players = self.players.unwrap_or(*can.end()).clamp(*can.start(), *can.end());
        LabWish { players, level: self.level, games: self.games.clamp(1, MAX_GAMES), seed: self.seed }
    }

    /// Which of these variants it is to be compared with.
    #[must_use]
    pub fn against<'a>(&self, choices: &'a [Choice]) -> Option<&'a Choice> {
        let wanted = self.against.as_ref().unwrap_or(&Against::Parent);
        choices.iter().find(|choice| choice.against == *wanted)
    }

    /// Begins to play a document with these rules.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn start(&mut self, rules: GameRules, against: Option<GameRules>, waker: Waker) -> Result<(), LabError> {
        let study = games::study(&rules, against.as_ref(), self.wish(&rules))?;
        let background = Background::start(vec![study], spare_cores(), waker)?;
        self.running = Some(Running { background, rules, against });
        Ok(())
    }

    /// Ends what is being played; what was measured until then stays.
    pub fn cancel(&mut self) {
        if let Some(running) = &self.running {
            running.background.cancel();
        }
    }

    /// The progress of the study that is being played, if one is.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        self.running.as_ref().map(|running| running.background.progress())
    }

    /// The last results.
    #[must_use]
    pub fn results(&self) -> Option<&Results> {
        self.taken.as_ref().map(|taken| &taken.results)
    }

    /// True if the results are of other rules than these, or if there are no rules at present.
    #[must_use]
    pub fn is_old(&self, rules: Option<&GameRules>) -> bool {
        let measured = self.taken.as_ref().map(|taken| taken.rules.hash());
        measured.is_some() && measured != rules.map(GameRules::hash)
    }

    /// True if nothing is measured or being measured of a variant with these rules.
    #[must_use]
    pub fn is_without(&self, rules: &GameRules) -> bool {
        self.running.is_none() && self.taken.as_ref().is_none_or(|taken| taken.rules.hash() != rules.hash())
    }

    /// Takes the results if the study has ended. Returns how it ended, once.
    pub fn follow(&mut self) -> Option<Result<(), LabError>> {
        if !self.running.as_ref()?.background.is_over() {
            return None;
        }
        let Running { mut background, rules, against } = self.running.take()?;
        let ended = background.wait().map(|_| ());
        if let Some(results) = background.results().pop() {
            self.take(results, rules, against);
        }
        Some(ended)
    }

    /// Shows what is measured so far, if something new is, and enough time has passed since.
    fn follow_running(&mut self, now: f64) {
        let Some(running) = self.running.as_ref().filter(|_| now - self.followed >= BEAT) else { return };
        let so_far = running.background.results().pop();
        let (rules, against) = (running.rules.clone(), running.against.clone());
        self.followed = now;
        if let Some(results) = so_far {
            self.take(results, rules, against);
        }
    }

    /// Takes results in the place of earlier ones; those of no game leave them.
    pub fn take(&mut self, results: Results, rules: GameRules, against: Option<GameRules>) {
        if results.games() > 0 && self.results() != Some(&results) {
            self.taken = Some(Taken { results, rules, against });
            self.sheet = None;
        }
    }

    /// Asks for a path to write the figures to, beginning with this one.
    pub fn ask_for_path(&mut self, path: &Path) {
        self.path = Some(path.display().to_string());
    }

    /// True if somebody types a path.
    #[must_use]
    pub fn types_path(&self) -> bool {
        self.types_path && self.path.is_some()
    }

    /// Asks for no path any more.
    pub fn stop_asking(&mut self) {
        self.path = None;
    }
}
