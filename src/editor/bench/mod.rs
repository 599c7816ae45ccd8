//! The laboratory of documents: computer players play a document many times, and what happens is made ready to be shown.
//!
//! A [`Bench`] belongs to each document: what is asked for, what is being played, what was measured last. Decides when a
//! study begins and ends, and whether results are of the document as it is now. Which measures are shown, and how each is
//! drawn, a game says by [`Carded`]; what is measured and what it means, `lab`. Several documents are put in order by
//! `ranking`; how long all of it takes, `pace` says.

mod pace;
mod past;
mod ranking;
mod series;
mod sheet;
mod watched;

use std::sync::Arc;
use std::task::Poll;

use crate::ai::Level;
use crate::game::Seat;
use crate::games::{GameId, GameRules, VariantId, with_game};
use crate::lab::{
    AnyStudy, Background, Extremes, LabError, MAX_GAMES, Plan, Progress, Results, SetupWish, Shard, Side, Studied,
    Study, Wish, spare_cores,
};
use crate::library::{DraftId, Waker};
use crate::words::Texts;
use series::Conditions;
use watched::Replay;

pub use pace::Pace;
pub use past::{MOST_RUNS, PastRun, PastRuns};
pub use ranking::{Candidate, Entrant, Measured, Order, Ranking};
pub use series::{
    Axis, Curve, DocumentNumber, MOST_POINTS, Point, Series, Sweep, number_said, numbers_of, offered_numbers,
};
pub use sheet::{Bar, Five, Heat, MeasurePicture, Panel, Part, Sheet};
pub use watched::PlayedGame;

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

/// The work that is being done.
enum Playing {
    /// The document with these rules, compared with another variant.
    One(GameRules, Option<GameRules>),
    /// A series.
    Series(Conditions),
}

/// A study that is being played, or several.
struct Running {
    background: Background,
    playing: Playing,
    /// The definition that is played.
    text: String,
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
    /// True if every number of players is played, one after the other.
    pub all_players: bool,
    /// The values that a number of the document is to have.
    pub sweep: Sweep,
    /// The runs that are kept.
    pub past: PastRuns,
    /// The kept run with which the last results are compared, in the place of what was played with them.
    beside: Option<u32>,
    series: Option<Series>,
    /// The games with the least and the most of each measure in the last results, where that is known.
    extremes: Extremes,
    /// The measured game that is being played again.
    replay: Option<Replay>,
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
            all_players: false,
            sweep: Sweep::default(),
            past: PastRuns::default(),
            beside: None,
            series: None,
            extremes: Extremes::new(),
            replay: None,
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

    /// Begins to play a document with these rules, which this text defines: compared with another variant, or with every
    /// number of players.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn start(
        &mut self,
        rules: GameRules,
        text: &str,
        against: Option<GameRules>,
        waker: Waker,
    ) -> Result<(), LabError> {
        if self.all_players {
            let wish = self.wish(&rules);
            return self.start_series(Conditions::players(&rules), wish, text, waker);
        }
        let study = study(&rules, against.as_ref(), self.wish(&rules))?;
        let background = Background::start(vec![study], spare_cores(), waker)?;
        let playing = Playing::One(rules, against);
        self.running = Some(Running { background, playing, text: text.to_owned() });
        Ok(())
    }

    /// Begins to play a document with these rules, which this text defines, with each value of the number that is varied;
    /// nothing if none of them can be played.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn start_sweep(&mut self, rules: &GameRules, text: &str, waker: Waker) -> Result<(), LabError> {
        let Some(name) = self.sweep.number.clone() else { return Ok(()) };
        let (points, left_out) = self.sweep.variants(rules.game(), text);
        if points.is_empty() {
            return Ok(());
        }
        self.start_series(Conditions { axis: Axis::Number(name), points, left_out }, self.wish(rules), text, waker)
    }

    fn start_series(
        &mut self,
        conditions: Conditions,
        wish: LabWish,
        text: &str,
        waker: Waker,
    ) -> Result<(), LabError> {
        let background = Background::start(conditions.studies(wish)?, spare_cores(), waker)?;
        let playing = Playing::Series(conditions);
        self.running = Some(Running { background, playing, text: text.to_owned() });
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
        let Running { mut background, playing, text } = self.running.take()?;
        let ended = background.wait().map(|_| ());
        let measured = background.results().into_iter().zip(background.extremes());
        match playing {
            Playing::One(rules, against) => {
                for (results, extremes) in measured.filter(|(results, _)| results.games() > 0) {
                    self.past.keep(&results, &rules, &text);
                    self.take(results, rules.clone(), against.clone());
                    self.extremes = extremes;
                }
            }
            Playing::Series(conditions) => {
                let series = Series::of(conditions, measured);
                if series.axis == Axis::Players {
                    series.points.iter().for_each(|point| self.past.keep(&point.results, &point.rules, &text));
                }
                self.show_series(series);
            }
        }
        Some(ended)
    }

    /// Shows a series, and the last of its conditions by itself; one without any leaves what is shown.
    fn show_series(&mut self, series: Series) {
        if let Some(last) = series.points.len().checked_sub(1) {
            self.series = Some(series);
            self.show_point(last);
        }
    }

    /// The series that was played last.
    #[must_use]
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref()
    }

    /// Plots the measure with this number of the series.
    pub fn plot(&mut self, measure: usize) {
        if let Some(series) = &mut self.series {
            series.plotted = measure;
        }
    }

    /// Shows what was measured in the condition of the series with this number.
    pub fn show_point(&mut self, index: usize) {
        let point = self.series.as_ref().and_then(|series| series.points.get(index));
        if let Some(Point { results, rules, extremes, .. }) = point {
            let (results, rules, extremes) = (results.clone(), rules.clone(), extremes.clone());
            self.take(results, rules, None);
            self.extremes = extremes;
        }
    }

    /// The games with the least and the most of each measure in the last results, where that is known: in those that were
    /// played here to their end.
    #[must_use]
    pub fn extremes(&self) -> &Extremes {
        &self.extremes
    }

    /// Begins to play a game of the last results again, by its number, in the place of any other.
    ///
    /// # Errors
    /// If the system has no thread to give.
    pub fn watch(&mut self, game: u64, waker: Waker) -> Result<(), LabError> {
        let Some(Taken { results, rules, .. }) = &self.taken else { return Ok(()) };
        self.replay = Some(Replay::start(rules, &results.header, game, waker)?);
        Ok(())
    }

    /// True if a game is being played again.
    #[must_use]
    pub fn replays(&self) -> bool {
        self.replay.is_some()
    }

    /// The game that was played again, once.
    pub fn take_replay(&mut self) -> Option<(PlayedGame, Level)> {
        let Poll::Ready(played) = self.replay.as_ref()?.poll() else { return None };
        self.replay = None;
        played
    }

    /// True if this is the condition of the series that is shown by itself.
    #[must_use]
    pub fn shows_point(&self, point: &Point) -> bool {
        self.results() == Some(&point.results)
    }

    /// The kept runs with which the last results can be compared: of the same game, with as many players.
    #[must_use]
    pub fn comparable(&self) -> Vec<&PastRun> {
        let Some(Taken { results, rules, .. }) = &self.taken else { return Vec::new() };
        let fits = |run: &&PastRun| {
            let header = &run.results.header;
            run.rules.game() == rules.game()
                && header.seats == results.header.seats
                && header.differs(&results.alone().header).is_some()
        };
        self.past.runs().iter().filter(fits).collect()
    }

    /// The number of the kept run with which the last results are compared.
    #[must_use]
    pub fn beside(&self) -> Option<u32> {
        self.beside.filter(|number| self.comparable().iter().any(|run| run.number == *number))
    }

    /// Compares the last results with this kept run, or with what was played with them.
    pub fn compare_with(&mut self, run: Option<u32>) {
        self.beside = run;
        self.sheet = None;
    }

    /// Shows what is measured so far, if something new is, and enough time has passed since.
    pub fn follow_running(&mut self, now: f64) {
        let Some(running) = self.running.as_ref().filter(|_| now - self.followed >= BEAT) else { return };
        // A series is shown once it is whole.
        let Playing::One(rules, against) = &running.playing else { return };
        let (so_far, rules, against) = (running.background.results().pop(), rules.clone(), against.clone());
        self.followed = now;
        if let Some(results) = so_far {
            self.take(results, rules, against);
        }
    }

    /// Takes results in the place of earlier ones; those of no game leave them.
    pub fn take(&mut self, results: Results, rules: GameRules, against: Option<GameRules>) {
        if results.games() > 0 && self.results() != Some(&results) {
            self.taken = Some(Taken { results, rules, against });
            self.extremes.clear();
            self.sheet = None;
        }
    }

    /// The results as they are shown, with the rules that were measured and those that they were compared with.
    pub fn sheet(&mut self, texts: &Texts) -> Option<(&Sheet, [Option<&GameRules>; 2])> {
        let beside = self.beside();
        let Taken { results, rules, against } = self.taken.as_ref()?;
        let run = self.past.runs().iter().find(|run| Some(run.number) == beside);
        let known = self.sheet.take().filter(|sheet| sheet.language == texts.language());
        let sheet = known.unwrap_or_else(|| match run {
            Some(run) => {
                let name = texts.with("laboratory-run-name", &[("number", run.number.into())]);
                Sheet::new(texts, &run.beside(results, rules), rules, Some((&run.rules, Some(name))))
            }
            None => Sheet::new(texts, results, rules, against.as_ref().map(|other| (other, None))),
        });
        let other = run.map_or(against.as_ref(), |run| Some(&run.rules));
        Some((self.sheet.insert(sheet), [Some(rules), other]))
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
