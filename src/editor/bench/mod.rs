//! The laboratory of documents: computer players play a document many times, and what happens is made ready to be shown.
//!
//! A [`Bench`] belongs to each document: what is asked for, what is being played, what was measured last. Decides when a
//! study begins and ends, and whether results are of the document as it is now. Which measures are shown, and how each is
//! drawn, a game says by [`Carded`]; what is measured and what it means, `lab`. Several documents are put in order by
//! `ranking`; how long all of it takes, `pace` says.

mod pace;
mod ranking;
mod sheet;

use std::sync::Arc;

use crate::ai::Level;
use crate::game::Seat;
use crate::games::{GameId, GameRules, VariantId, with_game};
use crate::lab::{
    AnyStudy, Background, LabError, MAX_GAMES, Plan, Progress, Results, SetupWish, Shard, Side, Studied, Study, Wish,
    spare_cores,
};
use crate::library::{DraftId, Waker};
use crate::words::Texts;

pub use pace::Pace;
pub use ranking::{Candidate, Entrant, Measured, Order, Ranking};
pub use sheet::{Bar, Five, Heat, MeasurePicture, Panel, Part, Sheet};

/// The number of games that are played unless another one is asked for: about a minute of the best level on a small
/// computer.
const GAMES: u64 = 100;
/// After how many seconds at least what is shown follows what is being played.
pub const BEAT: f64 = 0.4;

/// The conditions of a study, whatever its game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabWish {
    /// The number of players.
    pub players: u8,
    /// The level at which they play.
    pub level: Level,
    /// The number of games of each variant.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
}

/// The drawing of a measure's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// A bar for each key.
    Bars,
    /// A bar for each of the keys with the least numbers.
    Least,
    /// A box for each key, with the numbers that 10, 25, 50, 75 and 90 of 100 games do not exceed.
    Boxes,
    /// In how many of the games each number came up.
    Spread,
    /// By when it had happened in how many of the games.
    Course,
    /// A colour for each cell of the board.
    Board,
}

/// A measure as the window shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LabCard {
    /// The measure.
    pub measure: &'static str,
    /// The form in which it is drawn.
    pub drawn: Drawn,
    /// The text that explains it.
    pub about: &'static str,
}

impl LabCard {
    /// A measure that is drawn so, and explained by this text.
    #[must_use]
    pub const fn new(measure: &'static str, drawn: Drawn, about: &'static str) -> Self {
        Self { measure, drawn, about }
    }
}

/// A game whose measures the laboratory shows.
pub trait Carded: Studied {
    /// The measures that are shown beside those of every game, in their order.
    const CARDS: &'static [LabCard];

    /// The cell where pieces stand whatever is played, and which therefore sets no scale for the others.
    fn crowded(_rules: &Self::Rules) -> Option<String> {
        None
    }
}

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
    pub players: Option<u8>,
    /// The level at which they play.
    pub level: Level,
    /// The number of games.
    pub games: u64,
    /// The seed of the run.
    pub seed: u64,
    /// The other side of the comparison; its parent, if that is at hand, while nothing was chosen.
    pub against: Option<Against>,
    running: Option<Running>,
    taken: Option<Taken>,
    /// The results as they are shown.
    sheet: Option<Sheet>,
    /// When what is shown followed what is being played last.
    followed: f64,
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
            followed: 0.0,
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
        let study = study(&rules, against.as_ref(), self.wish(&rules))?;
        let background = Background::start(vec![study], spare_cores(), waker)?;
        self.running = Some(Running { background, rules, against });
        Ok(())
    }

    /// Ends what is being played; what was measured until then stays.
    pub fn cancel(&self) {
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
    pub fn follow_running(&mut self, now: f64) {
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

    /// The results as they are shown, with the rules that were measured and those that they were compared with.
    pub fn sheet(&mut self, texts: &Texts) -> Option<(&Sheet, [Option<&GameRules>; 2])> {
        let Taken { results, rules, against } = self.taken.as_ref()?;
        let known = self.sheet.take().filter(|sheet| sheet.language == texts.language());
        let sheet = known.unwrap_or_else(|| Sheet::new(texts, results, rules, against.as_ref()));
        Some((self.sheet.insert(sheet), [Some(rules), against.as_ref()]))
    }
}

/// The measures of a game that are shown beside those of every game.
fn cards_of(game: GameId) -> &'static [LabCard] {
    with_game!(game, G => G::CARDS)
}

/// From how many turns on a game takes too long.
fn long_game(game: GameId) -> u32 {
    with_game!(game, G => G::LONG)
}

/// A study of a variant, compared with another one of the same game, set up as their files say: the same that the
/// command line plays.
///
/// # Errors
/// Why it cannot be played.
fn study(rules: &GameRules, against: Option<&GameRules>, wish: LabWish) -> Result<Box<dyn AnyStudy>, LabError> {
    let LabWish { players: seats, level, games, seed } = wish;
    with_game!(rules, GameRules::G(rules) => {
        let against = against.and_then(GameRules::own::<G>).map(side::<G>);
        let wish = Wish { variant: side::<G>(rules), against, seats, level, games, seed };
        Ok(Box::new(Study::new(Plan::new(wish)?, Shard::WHOLE)))
    })
}

/// A variant set up as its file says.
fn side<G: Studied>(rules: &Arc<G::Rules>) -> Side<G> {
    Side { rules: Arc::clone(rules), setup: G::setup_of(rules, &SetupWish::default(), Seat::default()) }
}

/// The cell of a board where pieces stand whatever is played, and which therefore sets no scale for the others.
fn crowded(rules: &GameRules) -> Option<String> {
    with_game!(rules, GameRules::G(rules) => G::crowded(rules))
}
