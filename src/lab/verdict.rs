//! The verdict of a run on a variant, in typed findings: the words for them, `words` has.
//!
//! Decides from which numbers on something is a finding, what explains it, and how many of a hundred points a variant
//! loses by it: the order of several variants (`rank`) follows from just these. A verdict rests on the level that played;
//! a better player may find a use for what this one leaves aside. What a flaw costs is a matter of taste.

use std::cmp::Reverse;

use serde::Serialize;

use super::common::{DECIDED_PART, DECIDED_SCORING, DECIDED_TURN, LEAD_CHANGES, TURNS, WIN};
use super::figures::{Comparison, estimate, rounded};
use super::known::Known;
use super::measure::{Idle, Key, Kind, Measure, WHOLE};
use super::results::Results;
use super::spread::Spread;
use super::statistics::{Estimate, SIGNIFICANCE, one_share, wilson};
use crate::ai::Level;

/// Fewer games than this prove nothing.
pub const FEWEST_GAMES: u64 = 30;
/// By which part of its fair share a seat has to win more or less often to be worth a word.
const SEAT_PART: f64 = 0.1;
/// An action that is played less often than this in a game is hardly used.
const HARDLY: f64 = 0.1;
/// The length of a game, as a multiple of that of the other variant, from which on it is worth a word.
const LONGER: f64 = 1.25;
/// A game of which no more than this many in a hundred turns were played when it was decided, rounded down, was decided
/// before half of them were.
const EARLY: i64 = 49;
/// If more than this share of the games is decided early, the leader runs away.
const RUNAWAY: f64 = 0.5;
/// A game that is decided on average after fewer than this many in a hundred turns is decided early.
const HALF: f64 = 50.0;
/// If more than this share of the games has no winner, too many are lost by all.
const ALL_LOST: f64 = 0.5;
/// With this many changes of the lead for each scoring after the first a game has enough of them.
const ENOUGH_LEADS: f64 = 0.1;

/// The points of a variant without a flaw.
pub const WHOLE_POINTS: u32 = 100;
/// The most that a finding costs, by its kind.
mod weight {
    /// A seat that wins more than its share spoils every game, whatever else is good: nothing weighs more.
    pub const SEATS: f64 = 30.0;
    /// A game that is over before its half is played is sat through by everybody else.
    pub const RUNAWAY: f64 = 30.0;
    /// Nobody plays for long what is lost whatever one does.
    pub const NOBODY: f64 = 20.0;
    /// Rules that nobody uses have to be learnt all the same.
    pub const DEAD: f64 = 15.0;
    /// The sooner a game is decided, the less its end matters; told only where the leader does not run away.
    pub const DECIDED: f64 = 10.0;
    /// A game that is too long is played less often, but not worse.
    pub const LENGTH: f64 = 10.0;
    /// Changes of the lead are what is told of a game afterwards.
    pub const LEADS: f64 = 5.0;
    /// A cell or tile without use does no harm but to the box.
    pub const UNUSED: f64 = 5.0;
    /// A fault of the rules that no number has shown yet.
    pub const KNOWN: f64 = 5.0;
}
/// A seat that wins by this part of its fair share too much or too little loses all points for it.
const WORST_SEAT: f64 = 0.5;
/// So many kinds of action that are never played lose all points for them.
const WORST_DEAD: f64 = 3.0;
/// The weight of an action that is hardly ever played beside one that is never played.
const HARDLY_DEAD: f64 = 0.5;

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
        /// The likely cause, where the rules have one.
        cause: Option<Known>,
    },
    /// Too many games that nobody wins.
    NobodyWins {
        /// Their share.
        share: f64,
        /// The lower end of the interval.
        low: f64,
        /// Its upper end.
        high: f64,
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
        /// The likely cause, where the rules have one.
        cause: Option<Known>,
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
        /// The scoring that decides most games, from 1.
        scoring: i64,
        /// After how many turns half of the games are decided.
        turn: i64,
        /// Of how many turns.
        turns: f64,
        /// The likely cause, where the rules have one.
        cause: Option<Known>,
    },
    /// Games are decided early.
    DecidedEarly {
        /// After how many in a hundred of the turns, on average.
        part: f64,
    },
    /// The lead hardly ever changes.
    FewLeadChanges {
        /// The number of changes in a game.
        mean: f64,
    },
    /// A fault of the rules themselves that explains nothing that was found.
    Fault {
        /// The fault.
        known: Known,
        /// The quantity that was measured of it in a game, where it is one.
        mean: Option<f64>,
    },
    /// Nothing that would be worth a word.
    Nothing,
}

impl Finding {
    /// The likely cause, where the rules have one.
    #[must_use]
    pub fn cause(&self) -> Option<&Known> {
        match self {
            Self::SeatAdvantage { cause, .. } | Self::NeverUsed { cause, .. } | Self::RunawayLeader { cause, .. } => {
                cause.as_ref()
            }
            Self::Fault { known, .. } => Some(known),
            _ => None,
        }
    }
}

/// Something good that a run says of a variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "good", rename_all = "snake_case")]
pub enum Good {
    /// No seat wins more or less than its share, as far as so many games can tell.
    FairSeats {
        /// The number of games.
        games: u64,
        /// The greatest share of the wins that a seat may still have.
        most: f64,
        /// The fair share.
        fair: f64,
    },
    /// Every action, cell and tile is used.
    AllUsed,
    /// No leader runs away.
    OpenGames {
        /// The share of the games that are decided before half of the turns are played.
        share: f64,
        /// The upper end of the interval.
        high: f64,
    },
}

/// The verdict of a run on a variant, and its ground.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The level that played.
    pub level: Level,
    /// The number of games played.
    pub games: u64,
    /// The findings, at least one, and how many points each costs: the weightiest first.
    pub findings: Vec<(Finding, u32)>,
    /// The good in it.
    pub good: Vec<Good>,
}

impl Verdict {
    /// The rest of [`WHOLE_POINTS`].
    #[must_use]
    pub fn points(&self) -> u32 {
        WHOLE_POINTS.saturating_sub(self.findings.iter().map(|(_, cost)| cost).sum())
    }
}

/// The verdict of the results; `long` is the number of turns from which on a game takes too long.
#[must_use]
pub fn verdict(results: &Results, long: u32) -> Verdict {
    let games = results.games();
    let level = results.header.level;
    if games < FEWEST_GAMES {
        let findings = vec![(Finding::TooFewGames { games, least: FEWEST_GAMES }, 0)];
        return Verdict { level, games, findings, good: Vec::new() };
    }
    let mut findings = Vec::new();
    seats(results, &mut findings);
    nobody(results, &mut findings);
    idle(results, &mut findings);
    length(results, long, &mut findings);
    course(results, &mut findings);
    faults(results, &mut findings);
    // A stable sort: what costs as much stays in the order above.
    findings.sort_by_key(|(_, cost)| Reverse(*cost));
    let good = good(results, &findings);
    if findings.is_empty() {
        findings.push((Finding::Nothing, 0));
    }
    Verdict { level, games, findings, good }
}

/// The points that a flaw costs which takes this part of its weight: whole ones, so that what is said adds up, and one at
/// least.
fn points(weight: f64, part: f64) -> u32 {
    (weight * part.min(1.0)).round().max(1.0) as u32
}

/// The share of the wins of each seat, and the fair one: less than 1 / seats where games end without a winner.
fn shares(results: &Results) -> (Vec<(&Key, Estimate)>, f64) {
    let table = results.tally.table(WIN.id);
    let shares: Vec<_> = table.filter_map(|(key, spread)| Some((key, estimate(&WIN, spread)?))).collect();
    let fair = shares.iter().map(|(_, share)| share.value).sum::<f64>() / shares.len().max(1) as f64;
    (shares, fair)
}

fn seats(results: &Results, findings: &mut Vec<(Finding, u32)>) {
    let (shares, fair) = shares(results);
    for (seat, share) in &shares {
        let probability = one_share(share.value, fair, results.games());
        let is_more = share.value > fair;
        // Of two seats one wins less by just as much as the other wins more: that is told once.
        let is_told = shares.len() > 2 || is_more;
        let is_worth_a_word = is_told && (share.value - fair).abs() >= SEAT_PART * fair;
        if is_worth_a_word && probability <= SIGNIFICANCE / shares.len() as f64 {
            // What favours a seat explains why it wins more, and why the others win less.
            let explains = |known: &&Known| {
                let is_of_seats = known.measure == WIN.id && !known.keys.is_empty();
                is_of_seats && known.explains(WIN.id, seat.as_str()) == is_more
            };
            let cause = results.header.known.iter().find(explains).cloned();
            let gap = (share.low - fair).max(fair - share.high) / fair.max(f64::MIN_POSITIVE);
            let finding = Finding::SeatAdvantage {
                seat: seat.to_string(),
                share: rounded(share.value),
                low: rounded(share.low),
                high: rounded(share.high),
                fair: rounded(fair),
                cause,
            };
            findings.push((finding, points(weight::SEATS, gap / WORST_SEAT)));
        }
    }
}

/// The games without a winner: of each of the others the parts of the win add up to a whole one.
fn nobody(results: &Results, findings: &mut Vec<(Finding, u32)>) {
    let won = results.tally.table(WIN.id).filter_map(|(_, spread)| spread.mean());
    let share = 1.0 - won.sum::<f64>() / WHOLE as f64;
    if let Some(lost) = wilson(share, results.games()).filter(|lost| lost.low > ALL_LOST) {
        let finding =
            Finding::NobodyWins { share: rounded(lost.value), low: rounded(lost.low), high: rounded(lost.high) };
        findings.push((finding, points(weight::NOBODY, (lost.low - ALL_LOST) / (1.0 - ALL_LOST))));
    }
}

fn idle(results: &Results, findings: &mut Vec<(Finding, u32)>) {
    // A tile that was never placed, was never entered either: it is told once.
    let mut told: Vec<&Key> = Vec::new();
    for (measure, table) in results.tally.tables().filter(|(measure, _)| measure.idle != Idle::Fine) {
        let never: Vec<&Key> =
            table.iter().filter(|(key, spread)| spread.is_idle() && !told.contains(key)).map(|(key, _)| key).collect();
        let part = |count: usize| match measure.idle {
            Idle::Hardly => points(weight::DEAD, count as f64 / WORST_DEAD),
            Idle::Never | Idle::Fine => points(weight::UNUSED, count as f64 / table.len().max(1) as f64),
        };
        let other = results.against.as_ref().filter(|_| results.compares(measure.id));
        let is_idle_in_other =
            |key: &Key| other.and_then(|other| other.spread(measure.id, key)).is_some_and(Spread::is_idle);
        let cause = |key: &Key| results.header.known.iter().find(|known| known.explains(measure.id, key.as_str()));
        // What has the same cause is told together.
        let mut sorts: Vec<(Option<&Known>, bool, Vec<String>)> = Vec::new();
        for &key in &never {
            let (cause, in_other) = (cause(key), is_idle_in_other(key));
            match sorts.iter_mut().find(|(own, idle, _)| (*own, *idle) == (cause, in_other)) {
                Some((.., keys)) => keys.push(key.to_string()),
                None => sorts.push((cause, in_other, vec![key.to_string()])),
            }
        }
        sorts.sort_by_key(|(cause, in_other, _)| (cause.is_none(), *in_other));
        for (cause, in_other, keys) in sorts {
            let cost = part(keys.len());
            findings.push((Finding::NeverUsed { measure: measure.id, keys, in_other, cause: cause.cloned() }, cost));
        }
        if measure.idle == Idle::Hardly {
            for (key, spread) in table.iter().filter(|(_, spread)| !spread.is_idle()) {
                if let Some(mean) = spread.mean().filter(|&mean| mean < HARDLY) {
                    let (key, mean) = (key.to_string(), rounded(mean));
                    let cost = points(weight::DEAD, HARDLY_DEAD / WORST_DEAD);
                    findings.push((Finding::HardlyUsed { measure: measure.id, key, mean }, cost));
                }
            }
        }
        told.extend(never);
    }
}

/// The chief figure of a measure that has but one number a game.
fn chief(results: &Results, measure: Measure) -> Option<Estimate> {
    estimate(&measure, results.tally.spread(measure.id, &Key::ONLY)?)
}

fn length(results: &Results, long: u32, findings: &mut Vec<(Finding, u32)>) {
    if let Some(turns) = chief(results, TURNS).filter(|turns| turns.value > f64::from(long)) {
        let cost = points(weight::LENGTH, turns.low / f64::from(long) - 1.0);
        findings.push((Finding::TooLong { turns: rounded(turns.value), most: long }, cost));
    }
    let is_longer = |found: &Comparison| {
        found.measure.id == TURNS.id && found.is_beyond_noise && found.own.value > LONGER * found.other.value
    };
    if let Some(found) = results.comparisons().into_iter().find(is_longer) {
        let (turns, other) = (rounded(found.own.value), rounded(found.other.value));
        // That another variant is shorter is no flaw of this one.
        findings.push((Finding::LongerThanOther { turns, other }, 0));
    }
}

/// The share of the games that are decided before half of their turns are played.
fn early(results: &Results) -> Option<Estimate> {
    let spread = results.tally.spread(DECIDED_PART.id, &Key::ONLY)?;
    wilson(spread.up_to(EARLY) as f64 / spread.count().max(1) as f64, spread.count())
}

fn course(results: &Results, findings: &mut Vec<(Finding, u32)>) {
    let mut known = results.header.known.iter();
    if let Some(early) = early(results).filter(|early| early.low > RUNAWAY) {
        let one = |measure: Measure| results.tally.spread(measure.id, &Key::ONLY);
        let scorings = one(DECIDED_SCORING).and_then(|spread| spread.iter().max_by_key(|&(_, times)| times));
        let finding = Finding::RunawayLeader {
            share: rounded(early.value),
            low: rounded(early.low),
            high: rounded(early.high),
            scoring: scorings.map_or(1, |(scoring, _)| scoring),
            turn: one(DECIDED_TURN).and_then(|spread| spread.quantile(50)).unwrap_or_default(),
            turns: rounded(chief(results, TURNS).map_or(0.0, |turns| turns.value)),
            cause: known.find(|known| known.measure == DECIDED_PART.id).cloned(),
        };
        findings.push((finding, points(weight::RUNAWAY, early.low)));
    } else if let Some(part) = chief(results, DECIDED_PART).filter(|part| part.high < HALF) {
        let finding = Finding::DecidedEarly { part: rounded(part.value) };
        findings.push((finding, points(weight::DECIDED, 1.0 - part.high / HALF)));
    }
    let scorings = results.tally.spread(DECIDED_SCORING.id, &Key::ONLY).and_then(|spread| spread.iter().last());
    let after_first = scorings.map_or(1, |(last, _)| last - 1).max(1);
    let enough = ENOUGH_LEADS * after_first as f64;
    if let Some(changes) = chief(results, LEAD_CHANGES).filter(|changes| changes.high < enough) {
        let finding = Finding::FewLeadChanges { mean: rounded(changes.value) };
        findings.push((finding, points(weight::LEADS, 1.0 - changes.high / enough)));
    }
}

/// The faults of the rules that explain nothing of what was found.
fn faults(results: &Results, findings: &mut Vec<(Finding, u32)>) {
    for known in results.header.known.iter().filter(|known| known.is_fault) {
        if findings.iter().any(|(finding, _)| finding.cause() == Some(known)) {
            continue;
        }
        let is_quantity = |measure: &Measure| measure.id == known.measure && measure.kind == Kind::Number;
        let key = known.keys.first().and_then(|key| Key::from_text(key)).unwrap_or(Key::ONLY);
        let table = results.tally.tables().find(|(measure, _)| is_quantity(measure));
        let mean = table.and_then(|(_, table)| table.get(&key)?.mean()).map(rounded);
        findings.push((Finding::Fault { known: known.clone(), mean }, points(weight::KNOWN, 1.0)));
    }
}

/// The good, wherever nothing bad was found.
fn good(results: &Results, findings: &[(Finding, u32)]) -> Vec<Good> {
    let is_without = |bad: fn(&Finding) -> bool| !findings.iter().any(|(finding, _)| bad(finding));
    let mut good = Vec::new();
    let (shares, fair) = shares(results);
    if shares.len() > 1 && is_without(|found| matches!(found, Finding::SeatAdvantage { .. })) {
        let most = shares.iter().map(|(_, share)| share.high).fold(0.0, f64::max);
        good.push(Good::FairSeats { games: results.games(), most: rounded(most), fair: rounded(fair) });
    }
    // Not proved to run away is not proved not to.
    if let Some(early) = early(results).filter(|early| early.high < RUNAWAY) {
        good.push(Good::OpenGames { share: rounded(early.value), high: rounded(early.high) });
    }
    if is_without(|found| matches!(found, Finding::NeverUsed { .. } | Finding::HardlyUsed { .. })) {
        good.push(Good::AllUsed);
    }
    good
}

#[cfg(test)]
mod tests {
    use super::super::common::WIN;
    use super::super::games::Games;
    use super::super::measure::{Kind, Measure, Tally};
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
            known: Vec::new(),
        };
        let played = Games::of(&[(0, games)]).unwrap();
        Results { header, played, tally: tally(changed), against: against.map(tally), is_checked: true }
    }

    fn found(results: &Results) -> Vec<Finding> {
        let found = verdict(results, LONG);
        assert_eq!((found.level, found.games), (results.header.level, results.games()));
        found.findings.into_iter().map(|(finding, _)| finding).collect()
    }

    fn known(id: &str, measure: &str, keys: &[&str], is_fault: bool) -> Known {
        let keys = keys.iter().map(ToString::to_string).collect();
        Known { id: id.to_owned(), measure: measure.to_owned(), keys, numbers: Vec::new(), is_fault }
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
                Finding::SeatAdvantage { seat, share, fair, low, high, .. } => {
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
            Finding::NeverUsed { measure: measure.id, keys: vec![key.to_owned()], in_other, cause: None }
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
    fn nobody_wins_where_more_than_half_of_the_games_surely_have_no_winner() {
        let lost = |each: u64| wins(100, &[each, each]);
        let [Finding::NobodyWins { share, low, high }] = lost(15)[..] else { panic!("{:?}", lost(15)) };
        assert!((share - 0.7).abs() < 1e-9 && low > 0.5 && low < share && share < high);
        // It may be half of them.
        assert_eq!(lost(21), [Finding::Nothing]);
        // No seat has an advantage where none wins.
        assert!(matches!(lost(0)[..], [Finding::NobodyWins { share: 1.0, .. }]));
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
        assert_eq!(of(&[(DECIDED_PART, "", &[(49, 59), (60, 41)])]), [Finding::Nothing]);
        // At half it is not before half.
        assert_eq!(of(&[(DECIDED_PART, "", &[(50, 100)])]), [Finding::Nothing]);
    }

    #[test]
    fn games_are_decided_early_where_that_is_before_half_of_them_on_average_and_none_runs_away() {
        let early = of(&[(DECIDED_PART, "", &[(35, 50), (55, 50)])]);
        assert_eq!(early, [Finding::DecidedEarly { part: 45.0 }]);
        assert_eq!(of(&[(DECIDED_PART, "", &[(35, 25), (55, 75)])]), [Finding::Nothing]);
    }

    #[test]
    fn the_weightiest_finding_comes_first_and_nothing_only_alone() {
        let all = of(&[(ACTS, "dig", &[(0, 100)]), (TURNS, "", &[(60, 100)]), (DECIDED_PART, "", &[(10, 100)])]);
        assert!(
            matches!(all[..], [Finding::RunawayLeader { .. }, Finding::NeverUsed { .. }, Finding::TooLong { .. }]),
            "{all:?}"
        );
    }

    #[test]
    fn a_finding_has_its_cause_and_a_fault_without_one_stands_alone() {
        let more = known("uneven_turns", WIN.id, &["1"], true);
        let verdict_of = |changed: &[Counts], known: &Known| {
            let mut results = results(100, changed, None);
            results.header.known = vec![known.clone()];
            verdict(&results, LONG).findings.remove(0).0
        };
        let unfair: &[Counts] = &[(WIN, "1", &[(0, 30), (WHOLE, 70)]), (WIN, "2", &[(0, 70), (WHOLE, 30)])];
        let found = verdict_of(unfair, &more);
        assert!(matches!(&found, Finding::SeatAdvantage { cause: Some(cause), .. } if *cause == more), "{found:?}");
        // What favours the other seat explains nothing, and stands alone.
        let other = known("uneven_turns", WIN.id, &["2"], true);
        assert!(matches!(verdict_of(unfair, &other), Finding::SeatAdvantage { cause: None, .. }));
        assert_eq!(verdict_of(&[], &more), Finding::Fault { known: more, mean: None });
        // A quantity is told with what was measured of it.
        let free = known("cheap_action", ACTS.id, &["dig"], true);
        assert_eq!(verdict_of(&[], &free), Finding::Fault { known: free, mean: Some(1.0) });
        // What is no fault is told only as a cause.
        let closed = known("no_way_in", CELLS.id, &["a1"], false);
        assert_eq!(verdict_of(&[], &closed), Finding::Nothing);
        let found = verdict_of(&[(CELLS, "a1", &[(0, 100)])], &closed);
        assert!(matches!(&found, Finding::NeverUsed { cause: Some(cause), .. } if *cause == closed), "{found:?}");
        let soon = known("early_scoring", DECIDED_PART.id, &["A"], true);
        let found = verdict_of(&[(DECIDED_PART, "", &[(10, 100)])], &soon);
        assert!(matches!(&found, Finding::RunawayLeader { cause: Some(cause), .. } if *cause == soon), "{found:?}");
    }

    #[test]
    fn the_good_is_told_wherever_nothing_bad_was_found() {
        let good = |changed: &[Counts]| verdict(&results(100, changed, None), LONG).good;
        let all = good(&[]);
        let [Good::FairSeats { games: 100, most, fair }, Good::OpenGames { share, high }, Good::AllUsed] = all[..]
        else {
            panic!("{all:?}")
        };
        assert!(most > 0.5 && most < 0.6 && (fair - 0.5).abs() < 1e-9, "{most} {fair}");
        assert!(share < 1e-9 && high > 0.0 && high < 0.05, "{share} {high}");
        let less = good(&[
            (WIN, "1", &[(0, 30), (WHOLE, 70)]),
            (WIN, "2", &[(0, 70), (WHOLE, 30)]),
            (CELLS, "a1", &[(0, 100)]),
            (DECIDED_PART, "", &[(10, 100)]),
        ]);
        assert_eq!(less, []);
        assert_eq!(verdict(&results(29, &[], None), LONG).good, []);
    }
}
