//! The verdict of a run on a variant, in typed findings: the words for them, `words` has.
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
/// The length of a game, as a multiple of that of the other variant, from which on it is worth a word.
const LONGER: f64 = 1.25;
/// A game of which no more than this many in a hundred turns were played when it was decided, rounded down, was decided
/// before half of them were.
pub(super) const EARLY: i64 = 49;
/// If more than this share of the games is decided early, the leader runs away.
const RUNAWAY: f64 = 0.5;

/// Something that a run says of a variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "finding", rename_all = "snake_case")]
pub enum Finding {
    /// Too few games to say anything.
    TooFewGames {
        /// The number of games played.
        games: u64,
        /// The number of games that it takes.
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
        /// True if the variant that it is compared with has them and does not use them either: then it may be the
        /// players who do not know the way.
        in_other: bool,
    },
    /// An action that is almost never played.
    HardlyUsed {
        /// The measure.
        measure: &'static str,
        /// The key of the action.
        key: String,
        /// The number of times that it is played in a game.
        mean: f64,
    },
    /// A game takes too many turns.
    TooLong {
        /// The turns of a game.
        turns: f64,
        /// The greatest number of turns that is not yet too many.
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

/// The verdict of a run on a variant, and its ground.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The level that played.
    pub level: Level,
    /// The number of games played.
    pub games: u64,
    /// The findings, at least one.
    pub findings: Vec<Finding>,
}

/// The verdict of the results; `long` is the number of turns from which on a game takes too long.
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
        let other = results.against.as_ref().filter(|_| results.compares(measure.id));
        let is_idle_in_other =
            |key: &Key| other.and_then(|other| other.spread(measure.id, key)).is_some_and(Spread::is_idle);
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

#[cfg(test)]
mod tests {
    use super::super::common::WIN;
    use super::super::games::Games;
    use super::super::measure::{Kind, Measure, Tally, WHOLE};
    use super::super::results::{Header, Played};
    use super::*;

    const ACTS: Measure = Measure::new("acts", Kind::Number).worth_a_finding(Idle::Hardly);
    const CELLS: Measure = Measure::new("cells", Kind::Share).worth_a_finding(Idle::Never);
    const MEASURES: [Measure; 5] = [WIN, DECIDED_PART, TURNS, ACTS, CELLS];
    const LONG: u32 = 54;

    /// A measure and key, and in how many games each number came up.
    type Counts<'a> = (Measure, &'a str, &'a [(i64, u64)]);

    /// The counts that give no finding, in a hundred games of two.
    const FAIR: [Counts; 6] = [
        (WIN, "1", &[(0, 50), (WHOLE, 50)]),
        (WIN, "2", &[(0, 50), (WHOLE, 50)]),
        (DECIDED_PART, "", &[(95, 100)]),
        (TURNS, "", &[(40, 100)]),
        (ACTS, "dig", &[(1, 100)]),
        (CELLS, "a1", &[(WHOLE, 100)]),
    ];

    fn tally(changed: &[Counts]) -> Tally {
        let mut tally = Tally::new(MEASURES);
        let is_changed = |(measure, key, _): &&Counts| {
            !changed.iter().any(|(other, other_key, _)| (other.id, other_key) == (measure.id, key))
        };
        for (measure, key, counts) in FAIR.iter().filter(is_changed).chain(changed) {
            let spread = tally.spread_mut(measure.id, Key::of(key)).unwrap();
            counts.iter().for_each(|&(number, times)| spread.add_times(number, times));
        }
        tally
    }

    /// Results of so many games in which these counts are other than fair ones, and those of the other variant.
    fn results(games: u64, changed: &[Counts], against: Option<&[Counts]>) -> Results {
        let played = || Played { id: "a".to_owned(), hash: "b".to_owned(), setup: serde_json::Value::Null };
        let header = Header {
            program: "tikal".to_owned(),
            game: "game".to_owned(),
            variant: played(),
            against: against.map(|_| played()),
            seats: 2,
            level: Level::Adept,
            nodes: 1,
            seed: 0,
            games,
            not_compared: Vec::new(),
        };
        let played = Games::of(&[(0, games)]).unwrap();
        Results { header, played, tally: tally(changed), against: against.map(tally) }
    }

    fn found(results: &Results) -> Vec<Finding> {
        let found = verdict(results, LONG);
        assert_eq!((found.level, found.games), (results.header.level, results.games()));
        found.findings
    }

    /// The findings in a hundred games with these counts.
    fn of(changed: &[Counts]) -> Vec<Finding> {
        found(&results(100, changed, None))
    }

    /// The wins of seats in so many games.
    fn wins(games: u64, of_seats: &[u64]) -> Vec<Finding> {
        let counts: Vec<[(i64, u64); 2]> = of_seats.iter().map(|&won| [(0, games - won), (WHOLE, won)]).collect();
        let keys = ["1", "2", "3", "4"];
        let changed: Vec<Counts> = counts.iter().zip(keys).map(|(counts, key)| (WIN, key, &counts[..])).collect();
        found(&results(games, &changed, None))
    }

    #[test]
    fn fair_games_give_nothing_and_too_few_no_verdict() {
        assert_eq!(of(&[]), [Finding::Nothing]);
        assert_eq!(found(&results(30, &[], None)), [Finding::Nothing]);
        let few = [Finding::TooFewGames { games: 29, least: 30 }];
        assert_eq!(found(&results(29, &[], None)), few);
        // Whatever they were like.
        assert_eq!(found(&results(29, &[(TURNS, "", &[(200, 29)])], None)), few);
    }

    #[test]
    fn a_seat_wins_more_than_its_share_from_what_no_chance_explains() {
        let told = |found: &[Finding]| {
            let seat = |finding: &Finding| match finding {
                Finding::SeatAdvantage { seat, share, fair, low, high } => {
                    assert!(low < share && share < high, "{finding:?}");
                    (seat.clone(), (share * 100.0).round() as i64, (fair * 100.0).round() as i64)
                }
                other => panic!("{other:?}"),
            };
            found.iter().map(seat).collect::<Vec<_>>()
        };
        // Of two, that one wins more is told, and not the other side of it.
        assert_eq!(told(&wins(100, &[62, 38])), [("1".to_owned(), 62, 50)]);
        assert_eq!(told(&wins(100, &[38, 62])), [("2".to_owned(), 62, 50)]);
        assert_eq!(wins(100, &[61, 39]), [Finding::Nothing]);
        // Of four each has to prove more, and to win less is told too.
        assert_eq!(told(&wins(100, &[36, 22, 21, 21])), [("1".to_owned(), 36, 25)]);
        assert_eq!(wins(100, &[35, 22, 22, 21]), [Finding::Nothing]);
        assert_eq!(told(&wins(100, &[14, 29, 29, 28])), [("1".to_owned(), 14, 25)]);
        assert_eq!(wins(100, &[15, 29, 28, 28]), [Finding::Nothing]);
        // However sure it is, less than a tenth of the share is not worth a word.
        assert_eq!(told(&wins(10_000, &[5_501, 4_499])), [("1".to_owned(), 55, 50)]);
        assert_eq!(wins(10_000, &[5_499, 4_501]), [Finding::Nothing]);
    }

    #[test]
    fn what_no_game_uses_is_told_and_what_one_game_uses_is_not() {
        let never = |measure: &Measure, in_other| {
            let key = if measure.id == ACTS.id { "dig" } else { "a1" };
            Finding::NeverUsed { measure: measure.id, keys: vec![key.to_owned()], in_other }
        };
        assert_eq!(of(&[(CELLS, "a1", &[(0, 100)])]), [never(&CELLS, false)]);
        assert_eq!(of(&[(CELLS, "a1", &[(0, 99), (WHOLE, 1)])]), [Finding::Nothing]);
        assert_eq!(of(&[(ACTS, "dig", &[(0, 100)])]), [never(&ACTS, false)]);
        // Whether the other variant does not use it either; that says nothing where its cells are other ones.
        let idle: &[Counts] = &[(CELLS, "a1", &[(0, 100)])];
        assert_eq!(found(&results(100, idle, Some(&[]))), [never(&CELLS, false)]);
        let mut both = results(100, idle, Some(idle));
        assert_eq!(found(&both), [never(&CELLS, true)]);
        both.header.not_compared.push(CELLS.id.to_owned());
        assert_eq!(found(&both), [never(&CELLS, false)]);
    }

    #[test]
    fn an_action_is_hardly_used_below_once_in_ten_games() {
        let hardly = Finding::HardlyUsed { measure: ACTS.id, key: "dig".to_owned(), mean: 0.09 };
        assert_eq!(of(&[(ACTS, "dig", &[(0, 91), (1, 9)])]), [hardly]);
        assert_eq!(of(&[(ACTS, "dig", &[(0, 90), (1, 10)])]), [Finding::Nothing]);
        // A cell that is hardly used is nothing to speak of.
        assert_eq!(of(&[(CELLS, "a1", &[(0, 98), (WHOLE, 2)])]), [Finding::Nothing]);
    }

    #[test]
    fn a_game_is_too_long_from_one_turn_in_a_hundred_games_on() {
        assert_eq!(of(&[(TURNS, "", &[(54, 99), (55, 1)])]), [Finding::TooLong { turns: 54.01, most: LONG }]);
        assert_eq!(of(&[(TURNS, "", &[(54, 100)])]), [Finding::Nothing]);
    }

    #[test]
    fn a_game_is_longer_than_the_other_from_more_than_a_quarter_on_and_beyond_noise() {
        let beside = |own: &[(i64, u64)], other: &[(i64, u64)]| {
            found(&results(100, &[(TURNS, "", own)], Some(&[(TURNS, "", other)])))
        };
        let longer = Finding::LongerThanOther { turns: 50.01, other: 40.0 };
        assert_eq!(beside(&[(50, 99), (51, 1)], &[(40, 100)]), [longer]);
        assert_eq!(beside(&[(50, 100)], &[(40, 100)]), [Finding::Nothing]);
        // Half as long again, but so uneven that it may be chance.
        assert_eq!(beside(&[(4, 98), (250, 2)], &[(4, 100)]), [Finding::Nothing]);
    }

    #[test]
    fn the_leader_runs_away_where_more_than_half_of_the_games_are_surely_decided_before_half_of_them() {
        let early = of(&[(DECIDED_PART, "", &[(49, 60), (50, 40)])]);
        assert!(
            matches!(early[..], [Finding::RunawayLeader { share, low, .. }] if (share - 0.6).abs() < 1e-9 && low > 0.5),
            "{early:?}"
        );
        assert_eq!(of(&[(DECIDED_PART, "", &[(49, 59), (50, 41)])]), [Finding::Nothing]);
        // At half it is not before half.
        assert_eq!(of(&[(DECIDED_PART, "", &[(50, 100)])]), [Finding::Nothing]);
    }

    #[test]
    fn several_findings_stand_in_one_verdict_and_nothing_only_alone() {
        let all = of(&[(ACTS, "dig", &[(0, 100)]), (TURNS, "", &[(60, 100)]), (DECIDED_PART, "", &[(10, 100)])]);
        assert!(
            matches!(all[..], [Finding::NeverUsed { .. }, Finding::TooLong { .. }, Finding::RunawayLeader { .. }]),
            "{all:?}"
        );
    }
}
