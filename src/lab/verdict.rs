//! What a run says of a variant, in typed findings: the words for them, `words` has.
//!
//! Decides from which numbers on something is a finding. A verdict rests on the level that played; a better player may
//! find a use for what this one leaves aside.

use serde::Serialize;

use super::common::{DECIDED_PART, TURNS, WIN};
use super::figures::{Comparison, estimate, rounded};
use super::measure::{Idle, Key};
use super::results::Results;
use super::spread::Spread;
use super::statistics::{SIGNIFICANCE, one_share, wilson};
use crate::ai::Level;

/// Fewer games than this prove nothing.
pub const FEWEST_GAMES: u64 = 30;
/// By which part of its fair share a seat has to win more or less often to be worth a word.
const SEAT_PART: f64 = 0.1;
/// An action that is played less often than this in a game is hardly used.
pub(super) const HARDLY: f64 = 0.1;
/// How many times as long as the other variant a game has to take to be worth a word.
const LONGER: f64 = 1.25;
/// A game that is decided before this many in a hundred of its turns are played was decided early.
pub(super) const EARLY: i64 = 50;
/// If more than this share of the games is decided early, the leader runs away.
const RUNAWAY: f64 = 0.5;

/// Something that a run says of a variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "finding", rename_all = "snake_case")]
pub enum Finding {
    /// Too few games to say anything.
    TooFewGames {
        /// How many were played.
        games: u64,
        /// How many it takes.
        least: u64,
    },
    /// A seat wins more or less often than its fair share.
    SeatAdvantage {
        /// The seat by its place in the order of play, from 1.
        seat: String,
        /// Its share of the wins.
        share: f64,
        /// The lower end of the interval.
        low: f64,
        /// Its upper end.
        high: f64,
        /// The fair share.
        fair: f64,
    },
    /// Things that were there and not used in any game.
    NeverUsed {
        /// The measure in which they are 0.
        measure: &'static str,
        /// Its keys.
        keys: Vec<String>,
        /// Whether the variant that it is compared with has them and does not use them either: then it may be the
        /// players who do not know how.
        in_other: bool,
    },
    /// An action that is almost never played.
    HardlyUsed {
        /// The measure.
        measure: &'static str,
        /// The key of the action.
        key: String,
        /// How often it is played in a game.
        mean: f64,
    },
    /// A game takes too many turns.
    TooLong {
        /// The turns of a game.
        turns: f64,
        /// How many are not yet too many.
        most: u32,
    },
    /// A game takes much longer than one of the variant that it is compared with.
    LongerThanOther {
        /// The turns of a game.
        turns: f64,
        /// Those of the other.
        other: f64,
    },
    /// Too many games are decided before half of them is played.
    RunawayLeader {
        /// Their share.
        share: f64,
        /// The lower end of the interval.
        low: f64,
        /// Its upper end.
        high: f64,
    },
    /// Nothing that would be worth a word.
    Nothing,
}

/// What a run says of a variant, and what that rests on.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The level that played.
    pub level: Level,
    /// How many games were played.
    pub games: u64,
    /// The findings, at least one.
    pub findings: Vec<Finding>,
}

/// What the results say; `long` is from how many turns on a game takes too long.
#[must_use]
pub fn verdict(results: &Results, long: u32) -> Verdict {
    let games = results.games();
    let mut findings = Vec::new();
    if games < FEWEST_GAMES {
        findings.push(Finding::TooFewGames { games, least: FEWEST_GAMES });
    } else {
        seats(results, &mut findings);
        idle(results, &mut findings);
        length(results, long, &mut findings);
        runaway(results, &mut findings);
        if findings.is_empty() {
            findings.push(Finding::Nothing);
        }
    }
    Verdict { level: results.header.level, games, findings }
}

fn seats(results: &Results, findings: &mut Vec<Finding>) {
    let shares: Vec<_> =
        results.tally.table(WIN.id).filter_map(|(key, spread)| Some((key, estimate(&WIN, spread)?, spread))).collect();
    // Less than 1 / seats where games end without a winner.
    let fair = shares.iter().map(|(_, share, _)| share.value).sum::<f64>() / shares.len().max(1) as f64;
    for (seat, share, spread) in &shares {
        let probability = one_share(share.value, fair, spread.count());
        // Of two seats one wins less by just as much as the other wins more: that is told once.
        let is_told = shares.len() > 2 || share.value > fair;
        let is_worth_a_word = is_told && (share.value - fair).abs() >= SEAT_PART * fair;
        if is_worth_a_word && probability <= SIGNIFICANCE / shares.len() as f64 {
            findings.push(Finding::SeatAdvantage {
                seat: seat.to_string(),
                share: rounded(share.value),
                low: rounded(share.low),
                high: rounded(share.high),
                fair: rounded(fair),
            });
        }
    }
}

fn idle(results: &Results, findings: &mut Vec<Finding>) {
    // A tile that was never placed, was never entered either: it is told once.
    let mut told: Vec<&Key> = Vec::new();
    for (measure, table) in results.tally.tables().filter(|(measure, _)| measure.idle != Idle::Fine) {
        let never: Vec<&Key> =
            table.iter().filter(|(key, spread)| spread.is_idle() && !told.contains(key)).map(|(key, _)| key).collect();
        let is_idle_in_other = |key: &Key| {
            results.against.as_ref().and_then(|other| other.spread(measure.id, key)).is_some_and(Spread::is_idle)
        };
        for in_other in [false, true] {
            let keys = never.iter().filter(|key| is_idle_in_other(key) == in_other);
            let keys: Vec<String> = keys.map(ToString::to_string).collect();
            if !keys.is_empty() {
                findings.push(Finding::NeverUsed { measure: measure.id, keys, in_other });
            }
        }
        if measure.idle == Idle::Hardly {
            for (key, spread) in table.iter().filter(|(_, spread)| !spread.is_idle()) {
                if let Some(mean) = spread.mean().filter(|&mean| mean < HARDLY) {
                    let (key, mean) = (key.to_string(), rounded(mean));
                    findings.push(Finding::HardlyUsed { measure: measure.id, key, mean });
                }
            }
        }
        told.extend(never);
    }
}

fn length(results: &Results, long: u32, findings: &mut Vec<Finding>) {
    let turns = results.tally.spread(TURNS.id, &Key::ONLY).and_then(|spread| estimate(&TURNS, spread));
    if let Some(turns) = turns.filter(|turns| turns.value > f64::from(long)) {
        findings.push(Finding::TooLong { turns: rounded(turns.value), most: long });
    }
    let is_longer = |found: &Comparison| {
        found.measure.id == TURNS.id && found.is_beyond_noise && found.own.value > LONGER * found.other.value
    };
    if let Some(found) = results.comparisons().into_iter().find(is_longer) {
        let (turns, other) = (rounded(found.own.value), rounded(found.other.value));
        findings.push(Finding::LongerThanOther { turns, other });
    }
}

fn runaway(results: &Results, findings: &mut Vec<Finding>) {
    let Some(spread) = results.tally.spread(DECIDED_PART.id, &Key::ONLY) else { return };
    let early = wilson(spread.up_to(EARLY) as f64 / spread.count().max(1) as f64, spread.count());
    if let Some(early) = early.filter(|early| early.low > RUNAWAY) {
        findings.push(Finding::RunawayLeader {
            share: rounded(early.value),
            low: rounded(early.low),
            high: rounded(early.high),
        });
    }
}
