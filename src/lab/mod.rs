//! The laboratory: computer players play a variant many times, and what happens is measured.
//!
//! A run is fixed by its [`Plan`]: variants, players, level, number of games, seed. Game number n depends on the plan
//! and on n alone, and results hold exact counts ([`Tally`]), so that a run gives the same whatever the number of jobs,
//! in whichever shards and after whichever interruptions it was played. [`Study`] plays it: on threads of its own, while
//! another thread asks how far it is, takes what is there so far, or cancels; [`Background`] holds such threads.
//!
//! Decides what is measured (of every game in `common`, of a game in the file named after it), what counts as a difference beyond noise
//! (`statistics`) and as a finding (`verdict`), what explains it (`known`), how several variants are put in order (`rank`), what a game looks like in its course (`sample`), and the file of
//! results. What a game means, its own file says: no other knows a game. How results are put into words, `words` decides; how they are drawn, the window.

mod background;
mod chac;
mod common;
mod figures;
mod file;
mod games;
mod known;
mod legend;
mod measure;
mod plan;
mod rank;
mod results;
mod run_files;
mod sample;
mod spread;
mod statistics;
mod study;
mod table;
mod tikal;
mod verdict;

pub use background::{AnyStudy, Background};
pub(crate) use chac::cause_name;
pub use common::{
    ACTIONS, COMMON, DECIDED_PART, DECIDED_SCORING, DECIDED_TURN, LEAD_CHANGES, MARGIN, NothingMore, SCORE, TURNS, WIN,
};
pub use figures::{Comparison, Figure, Of, Statistic, estimate};
pub use file::{MAX_RUN_SIZE, NotARun, RUN_FORMAT, game_of_run};
pub(crate) use file::{field, is_id, not_json};
pub use games::{Games, MAX_GAMES, NotAShard, Shard};
pub use known::Known;
pub use measure::{Idle, Key, Kind, Measure, Tally, WHOLE};
pub use plan::{NoPlan, PROGRAM, Plan, Side, Wish, check_extent, seed_of};
pub use rank::{NoOrder, Ranked, rank};
pub use results::{Header, Part, Played, Results, Unlike};
pub use run_files::{LabError, carry_out, conduct, merge_runs, read_run, resume_run, write_csv, write_run};
pub use sample::{game_played, position_in_game};
pub use spread::Spread;
pub use statistics::{Estimate, SIGNIFICANCE, beyond_noise, mean, welch, wilson};
pub use study::{Extreme, Extremes, Outside, Progress, Study, Work, spare_cores, spread_over};
pub use table::{Players, play_out};
pub use verdict::{FEWEST_GAMES, Finding, Good, Verdict, WHOLE_POINTS, verdict};

use crate::ai::Playable;
use crate::game::{Actor, Game, Seat};

/// The choices before a game that tools offer, each for the games that know it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupWish {
    /// True if turns are to be auctioned, whatever the variant says.
    pub auction: bool,
    /// The scenario by its id; the variant's first if none is named.
    pub scenario: Option<String>,
}

/// A game that the laboratory studies.
pub trait Studied: Playable<Rules: Send + Sync, Setup: Send + Sync> {
    /// The measures of this game, beside those of every game.
    const MEASURES: &'static [Measure];
    /// From how many turns on a game takes too long.
    const LONG: u32;

    /// The setup of a game in which this seat begins: as the variant's file suggests, but for what is wished and the game
    /// knows.
    fn setup_of(rules: &Self::Rules, wish: &SetupWish, first: Seat) -> Self::Setup;

    /// True if scores are compared in the course of a game. Where nobody has one before the end, nobody is in front, and
    /// nothing is measured of it.
    const HAS_COURSE: bool = true;

    /// True if this action, of a player or of chance, ends a turn as players count them; `after` is the state after it.
    fn ends_a_turn(before: &Self, action: Self::Action, _after: &Self) -> bool {
        before.actor() != Actor::Chance && before.ends_turn(action)
    }

    /// The kinds of action that are counted, by name and in the order of the rules, as far as a game that begins so has
    /// them.
    fn kinds(_rules: &Self::Rules, _start: &Self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The kind of an action, by its name; `None` for those of chance, and for those that are not counted.
    fn kind(_action: Self::Action) -> Option<&'static str> {
        None
    }

    /// The measures whose keys name other things in the other variant, so that nothing is compared by them.
    fn not_compared(_own: &Self::Rules, _other: &Self::Rules) -> Vec<&'static str> {
        Vec::new()
    }

    /// The things that the rules say of themselves, played by so many, and that explain what may be found.
    fn known(_rules: &Self::Rules, _setup: &Self::Setup, _seats: u8) -> Vec<Known> {
        Vec::new()
    }

    /// The observer that follows one game and fills these measures.
    type Observer: Observer<Self>;
}

/// Follows one game from its start, and takes down what it gave.
pub trait Observer<G: Game>: Sized {
    /// At the start of a game.
    fn new(rules: &G::Rules, start: &G) -> Self;

    /// Takes in an action. Returns whether the scores can be compared after it: a scoring is over, and all seats have
    /// had it.
    fn see(&mut self, step: &Transition<'_, G>) -> bool;

    /// Takes down the numbers of the game, which is over: for each measure and key one number.
    fn tell(self, rules: &G::Rules, end: &G, out: &mut Tally);
}

/// An action of a game, with what was before and after it.
#[derive(Debug)]
pub struct Transition<'a, G: Game> {
    /// The rules.
    pub rules: &'a G::Rules,
    /// The state in which it was played.
    pub before: &'a G,
    /// The action.
    pub action: G::Action,
    /// The events.
    pub events: &'a [G::Event],
    /// The state after it.
    pub after: &'a G,
}

/// Everything that is measured of a game.
pub fn measures<G: Studied>() -> impl Iterator<Item = Measure> {
    let is_told = |measure: &&Measure| G::HAS_COURSE || !common::OF_THE_COURSE.contains(&measure.id);
    COMMON.iter().filter(is_told).chain(G::MEASURES).copied()
}
