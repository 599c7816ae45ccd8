//! An order of several variants that were studied alike, with the reasons.
//!
//! Every variant begins with [`WHOLE_POINTS`], and loses some for what makes a game worse: each flaw takes a part of its
//! weight, from nothing to all of it. Where a flaw can be chance, the end of its interval counts that is kindest to the
//! variant, so that nobody loses points for noise. What is a flaw here is a matter of taste; that is why the reasons
//! stand beside the order. How they are worded, `words` decides.

use super::common::{DECIDED_PART, LEAD_CHANGES, TURNS, WIN};
use super::figures::{estimate, rounded};
use super::measure::{Idle, Key};
use super::results::{Part, Results};
use super::statistics::{Estimate, wilson};
use super::verdict::{EARLY, FEWEST_GAMES, HARDLY};

/// The points of a variant without a flaw; the weights below add up to it.
pub const WHOLE_POINTS: f64 = 100.0;
/// A seat that wins more than its share spoils every game, whatever else is good: nothing weighs more.
const SEATS: f64 = 30.0;
/// A game that is over before its half is played is sat through by everybody else.
const RUNAWAY: f64 = 20.0;
/// Rules that nobody uses have to be learnt all the same.
const DEAD: f64 = 15.0;
/// The sooner a game is decided, the less its end matters; weighs less, since it also shows in `RUNAWAY`.
const DECIDED: f64 = 10.0;
/// A game that is too long is played less often, but not worse.
const LENGTH: f64 = 10.0;
/// Changes of the lead are what is told of a game afterwards.
const LEADS: f64 = 10.0;
/// A cell or tile without use does no harm but to the box.
const UNUSED: f64 = 5.0;

/// A seat that wins by this part of its fair share too much or too little loses all points for it.
const WORST_SEAT: f64 = 0.5;
/// So many kinds of action that are never played lose all points for them.
const WORST_DEAD: f64 = 3.0;
/// The weight of an action that is hardly ever played beside one that is never played.
const HARDLY_DEAD: f64 = 0.5;
/// With this many changes of the lead a game loses no points.
const ENOUGH_LEADS: f64 = 2.0;
/// A reason that costs fewer points than this is not told.
const WORTH_A_WORD: f64 = 1.0;

/// Why a variant loses points.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    /// A seat wins more or less often than its fair share, beyond noise.
    SeatAdvantage {
        /// The seat by its place in the order of play, from 1.
        seat: String,
        /// Its share of the wins.
        share: f64,
        /// The fair share.
        fair: f64,
    },
    /// Games are decided before half of their turns are played.
    Runaway {
        /// Their share.
        share: f64,
    },
    /// Games are decided early.
    DecidedEarly {
        /// After how many in a hundred of the turns, on average.
        part: f64,
    },
    /// Actions that are never or hardly ever played.
    DeadRules {
        /// The measure.
        measure: &'static str,
        /// Their keys.
        keys: Vec<String>,
    },
    /// Cells and tiles that are never used.
    Unused {
        /// The number of unused ones.
        count: usize,
        /// Of how many.
        of: usize,
    },
    /// A game takes too many turns.
    TooLong {
        /// The number of turns that it takes.
        turns: f64,
        /// The greatest number of turns that is not yet too many.
        most: u32,
    },
    /// The lead hardly ever changes.
    FewLeadChanges {
        /// The number of changes in a game.
        mean: f64,
    },
}

/// A variant in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// Which of the results it is, from 0.
    pub index: usize,
    /// The rest of [`WHOLE_POINTS`].
    pub points: f64,
    /// Why it lost the others, and how many by each reason, the weightiest first; what costs less than a point is left
    /// out.
    pub reasons: Vec<(Reason, f64)>,
}

/// Why there is no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoOrder {
    /// They were studied differently.
    #[error("they were studied differently: {0}")]
    Unlike(Part),
    /// Too few games to say anything.
    #[error("{games} games of each are too few to say anything: play {least} at least")]
    TooFewGames {
        /// The number of games played, where it is smallest.
        games: u64,
        /// The number of games that it takes.
        least: u64,
    },
}

/// The order of these results, the best first; `long` is from how many turns on a game takes too long. Equal ones stay
/// in the order in which they were given.
///
/// # Errors
/// If they differ in game, program, players, level, seed or number of games, or have too few games.
pub fn rank(results: &[&Results], long: u32) -> Result<Vec<Ranked>, NoOrder> {
    if let Some((first, others)) = results.split_first() {
        for other in others {
            if let Some(part) = unlike(first, other) {
                return Err(NoOrder::Unlike(part));
            }
        }
    }
    let games = results.iter().map(|results| results.games()).min().unwrap_or_default();
    if games < FEWEST_GAMES {
        return Err(NoOrder::TooFewGames { games, least: FEWEST_GAMES });
    }
    let mut order: Vec<Ranked> =
        results.iter().enumerate().map(|(index, results)| judged(index, results, long)).collect();
    // A stable sort: equal ones stay as they are.
    order.sort_by(|one, other| other.points.total_cmp(&one.points));
    Ok(order)
}

/// In what two results were studied differently, the variant and the one that it is compared with aside.
fn unlike(one: &Results, other: &Results) -> Option<Part> {
    let (own, others) = (&one.header, &other.header);
    let parts = [
        (own.program == others.program, Part::Program),
        (own.game == others.game, Part::Game),
        (own.seats == others.seats, Part::Players),
        ((own.level, own.nodes) == (others.level, others.nodes), Part::Level),
        (own.seed == others.seed, Part::Seed),
        (own.games == others.games && one.games() == other.games(), Part::Games),
    ];
    parts.into_iter().find_map(|(is_same, part)| (!is_same).then_some(part))
}

fn judged(index: usize, results: &Results, long: u32) -> Ranked {
    let flaws = [seats(results), runaway(results), decided(results), length(results, long), leads(results)];
    let mut reasons: Vec<(Reason, f64)> = flaws.into_iter().flatten().collect();
    reasons.extend(dead(results));
    reasons.extend(unused(results));
    let lost: f64 = reasons.iter().map(|(_, lost)| lost).sum();
    reasons.retain(|(_, lost)| *lost >= WORTH_A_WORD);
    reasons.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    Ranked { index, points: rounded((WHOLE_POINTS - lost).max(0.0)), reasons }
}

/// A flaw that takes this part of its weight; none if that is nothing.
fn flaw(reason: Reason, weight: f64, part: f64) -> Option<(Reason, f64)> {
    (part > 0.0).then(|| (reason, rounded(weight * part.min(1.0))))
}

fn seats(results: &Results) -> Option<(Reason, f64)> {
    let table = results.tally.table(WIN.id);
    let shares: Vec<(&Key, Estimate)> =
        table.filter_map(|(seat, spread)| Some((seat, estimate(&WIN, spread)?))).collect();
    // Less than 1 / seats where games end without a winner.
    let fair = shares.iter().map(|(_, share)| share.value).sum::<f64>() / shares.len().max(1) as f64;
    let gap = |share: &Estimate| (share.low - fair).max(fair - share.high).max(0.0);
    let (seat, share) = shares.iter().max_by(|(_, one), (_, other)| gap(one).total_cmp(&gap(other)))?;
    let reason = Reason::SeatAdvantage { seat: seat.to_string(), share: rounded(share.value), fair: rounded(fair) };
    flaw(reason, SEATS, gap(share) / fair.max(f64::MIN_POSITIVE) / WORST_SEAT)
}

fn runaway(results: &Results) -> Option<(Reason, f64)> {
    let spread = results.tally.spread(DECIDED_PART.id, &Key::ONLY)?;
    let early = wilson(spread.up_to(EARLY) as f64 / spread.count().max(1) as f64, spread.count())?;
    flaw(Reason::Runaway { share: rounded(early.value) }, RUNAWAY, early.low)
}

fn decided(results: &Results) -> Option<(Reason, f64)> {
    let part = chief(results, DECIDED_PART)?;
    flaw(Reason::DecidedEarly { part: rounded(part.value) }, DECIDED, 1.0 - part.high / 100.0)
}

fn length(results: &Results, long: u32) -> Option<(Reason, f64)> {
    let turns = chief(results, TURNS)?;
    let reason = Reason::TooLong { turns: rounded(turns.value), most: long };
    flaw(reason, LENGTH, turns.low / f64::from(long) - 1.0)
}

fn leads(results: &Results) -> Option<(Reason, f64)> {
    let changes = chief(results, LEAD_CHANGES)?;
    flaw(Reason::FewLeadChanges { mean: rounded(changes.value) }, LEADS, 1.0 - changes.high / ENOUGH_LEADS)
}

fn chief(results: &Results, measure: super::Measure) -> Option<Estimate> {
    estimate(&measure, results.tally.spread(measure.id, &Key::ONLY)?)
}

/// Of the measures in which being played too seldom matters.
fn dead(results: &Results) -> Option<(Reason, f64)> {
    let (measure, table) = results.tally.tables().find(|(measure, _)| measure.idle == Idle::Hardly)?;
    let (mut keys, mut sum) = (Vec::new(), 0.0);
    for (key, spread) in table {
        let is_hardly = spread.mean().is_some_and(|mean| mean < HARDLY);
        if is_hardly {
            sum += if spread.is_idle() { 1.0 } else { HARDLY_DEAD };
            keys.push(key.to_string());
        }
    }
    flaw(Reason::DeadRules { measure: measure.id, keys }, DEAD, sum / WORST_DEAD)
}

fn unused(results: &Results) -> Option<(Reason, f64)> {
    let mut told: Vec<&Key> = Vec::new();
    let (mut count, mut of) = (0, 0);
    for (_, table) in results.tally.tables().filter(|(measure, _)| measure.idle == Idle::Never) {
        of += table.len();
        // A tile that was never placed was never entered either, and counts once.
        for (key, _) in table.iter().filter(|(_, spread)| spread.is_idle()) {
            if !told.contains(&key) {
                told.push(key);
                count += 1;
            }
        }
    }
    flaw(Reason::Unused { count, of }, UNUSED, count as f64 / of.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use super::super::measure::{Kind, Measure, Tally, WHOLE};
    use super::super::results::{Header, Played};
    use super::*;
    use crate::ai::Level;

    const ACTS: Measure = Measure::new("acts", Kind::Number).worth_a_finding(Idle::Hardly);
    const CELLS: Measure = Measure::new("cells", Kind::Share).worth_a_finding(Idle::Never);

    /// The outcome of a hundred games.
    #[derive(Clone, Copy)]
    struct Made {
        wins_of_first: u64,
        decided: i64,
        turns: i64,
        leads: i64,
        acts: i64,
        cells: bool,
    }

    /// The outcome of games, the reason that this is, and the points that it costs at least.
    type Flawed = (Made, fn(&Reason) -> bool, f64);

    const GOOD: Made = Made { wins_of_first: 50, decided: 95, turns: 50, leads: 3, acts: 4, cells: true };

    fn made(made: Made, games: u64) -> Results {
        let played = Played { id: "a".to_owned(), hash: "b".to_owned(), setup: serde_json::Value::Null };
        let header = Header {
            program: "tikal".to_owned(),
            game: "game".to_owned(),
            variant: played,
            against: None,
            seats: 2,
            level: Level::Random,
            nodes: 1,
            seed: 0,
            games,
            not_compared: Vec::new(),
        };
        let measures = [WIN, DECIDED_PART, TURNS, LEAD_CHANGES, ACTS, CELLS];
        let mut results = Results::empty(header, Tally::new(measures));
        for game in 0..games {
            let mut tally = Tally::new(measures);
            let is_first = game * 100 / games < made.wins_of_first;
            tally.record(&WIN, Key::of(1), if is_first { WHOLE } else { 0 });
            tally.record(&WIN, Key::of(2), if is_first { 0 } else { WHOLE });
            tally.record(&DECIDED_PART, Key::ONLY, made.decided);
            tally.record(&TURNS, Key::ONLY, made.turns);
            tally.record(&LEAD_CHANGES, Key::ONLY, made.leads);
            tally.record(&ACTS, Key::of("dig"), made.acts);
            tally.record_share(&CELLS, Key::of("a1"), made.cells);
            results.take(game, &tally, None);
        }
        results
    }

    fn one(of: Made) -> Ranked {
        rank(&[&made(of, 100)], 75).unwrap().remove(0)
    }

    #[test]
    fn the_weights_are_the_whole() {
        let all = SEATS + RUNAWAY + DEAD + DECIDED + LENGTH + LEADS + UNUSED;
        assert!((all - WHOLE_POINTS).abs() < 1e-9, "{all}");
    }

    #[test]
    fn every_flaw_costs_points_and_says_so() {
        let good = one(GOOD);
        assert!(good.reasons.is_empty() && good.points > 99.0, "{good:?}");
        let flaws: [Flawed; 7] = [
            (Made { wins_of_first: 100, ..GOOD }, |reason| matches!(reason, Reason::SeatAdvantage { .. }), SEATS),
            (Made { decided: 20, ..GOOD }, |reason| matches!(reason, Reason::Runaway { .. }), 0.9 * RUNAWAY),
            (Made { decided: 60, ..GOOD }, |reason| matches!(reason, Reason::DecidedEarly { .. }), 0.4 * DECIDED),
            (Made { turns: 150, ..GOOD }, |reason| matches!(reason, Reason::TooLong { .. }), LENGTH),
            (Made { leads: 0, ..GOOD }, |reason| matches!(reason, Reason::FewLeadChanges { .. }), LEADS),
            (Made { acts: 0, ..GOOD }, |reason| matches!(reason, Reason::DeadRules { .. }), DEAD / WORST_DEAD),
            (Made { cells: false, ..GOOD }, |reason| matches!(reason, Reason::Unused { count: 1, of: 1 }), UNUSED),
        ];
        for (flawed, is_it, least) in flaws {
            let found = one(flawed);
            let (_, lost) = found.reasons.iter().find(|(reason, _)| is_it(reason)).unwrap();
            assert!(*lost >= least - 1e-6, "{found:?} loses less than {least}");
            assert!(found.points <= WHOLE_POINTS - least + 1e-6, "{found:?}");
            assert!(found.reasons.is_sorted_by(|(_, one), (_, other)| one >= other), "{found:?}");
        }
    }

    #[test]
    fn noise_costs_nothing() {
        // 56 of 100 is within what chance does to a fair game.
        assert_eq!(one(Made { wins_of_first: 56, ..GOOD }).reasons, []);
        let few = rank(&[&made(GOOD, 29)], 75);
        assert_eq!(few, Err(NoOrder::TooFewGames { games: 29, least: 30 }));
    }

    #[test]
    fn the_best_comes_first_and_equal_ones_stay_in_their_order() {
        let (bad, good) = (made(Made { wins_of_first: 90, ..GOOD }, 100), made(GOOD, 100));
        let order = rank(&[&bad, &good, &bad, &good], 75).unwrap();
        assert_eq!(order.iter().map(|ranked| ranked.index).collect::<Vec<_>>(), [1, 3, 0, 2]);
        assert_eq!(rank(&[], 75), Err(NoOrder::TooFewGames { games: 0, least: 30 }));
    }

    #[test]
    fn only_what_was_studied_alike_is_ranked() {
        let base = made(GOOD, 100);
        let change = |change: fn(&mut Header)| {
            let mut other = base.clone();
            change(&mut other.header);
            rank(&[&base, &other], 75)
        };
        assert_eq!(change(|header| header.seed = 1), Err(NoOrder::Unlike(Part::Seed)));
        assert_eq!(change(|header| header.seats = 3), Err(NoOrder::Unlike(Part::Players)));
        assert_eq!(change(|header| header.level = Level::Adept), Err(NoOrder::Unlike(Part::Level)));
        assert_eq!(change(|header| header.games = 7), Err(NoOrder::Unlike(Part::Games)));
        assert_eq!(change(|header| header.game.push('x')), Err(NoOrder::Unlike(Part::Game)));
        assert!(change(|header| header.variant.id.push('x')).is_ok());
        assert_eq!(rank(&[&base, &made(GOOD, 50)], 75), Err(NoOrder::Unlike(Part::Games)));
    }
}
