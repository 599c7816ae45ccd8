//! The laboratory: a run gives the same however it is played, its numbers agree with each other and with the rules, and
//! bad files and arguments get a clear answer.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

mod command;
mod files;
mod measured;
mod same;

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::program::{refusal, stderr, stdout, tikal};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::ai::Level;
use tikal::game::{MAX_SEED, Seat};
use tikal::lab::{
    self, DECIDED_PART, DECIDED_SCORING, DECIDED_TURN, Finding, Key, LabError, MARGIN, NoPlan, NotARun, Of, Outside,
    Part, Plan, Results, SCORE, Shard, Side, Spread, Statistic, Studied, Study, TURNS, Tally, Unlike, WHOLE, WIN, Wish,
    verdict,
};
use tikal::library::{FileError, TikalLibrary};
use tikal::tikal::{Setup, State, TurnRule, Variant, check_text};
use tikal::words::{self, Language, Texts};

const SMALL: &str = include_str!("variants/small.ron");

fn small() -> Arc<Variant> {
    Arc::new(check_text(SMALL).0.unwrap())
}

fn shipped(id: &str) -> Arc<Variant> {
    Arc::clone(TikalLibrary::built_in().find(id).unwrap())
}

fn side(rules: Arc<Variant>, turns: TurnRule) -> Side<State> {
    Side { rules, setup: Setup::new(turns, Seat::default()) }
}

/// A short run of random players, compared with the same variant under auctions.
fn wish(games: u64) -> Wish<State> {
    Wish {
        variant: side(small(), TurnRule::Draw),
        against: Some(side(small(), TurnRule::Auction)),
        seats: 2,
        level: Level::Random,
        games,
        seed: 7,
    }
}

fn plan(games: u64) -> Plan<State> {
    Plan::new(wish(games)).unwrap()
}

fn jobs(jobs: usize) -> NonZeroUsize {
    NonZeroUsize::new(jobs).unwrap()
}

fn play(plan: Plan<State>, shard: &str, threads: usize) -> Results {
    let study = Study::new(plan, shard.parse().unwrap());
    study.run(jobs(threads)).unwrap();
    study.results()
}

fn findings(results: &Results, long: u32) -> Vec<Finding> {
    verdict(results, long).findings.into_iter().map(|(finding, _)| finding).collect()
}

fn text(results: &Results) -> String {
    results.write::<State>()
}

fn spread<'a>(tally: &'a Tally, measure: &str, key: &str) -> &'a Spread {
    tally.spread(measure, &Key::of(key)).unwrap_or_else(|| panic!("nothing of {measure} {key}"))
}
