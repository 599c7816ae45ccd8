//! An order of several variants that were studied alike, with the reasons.
//!
//! Every variant begins with [`WHOLE_POINTS`](super::WHOLE_POINTS) and loses what each finding of its verdict costs: so
//! the order says nothing that the verdict does not say, and what stands below a variant adds up to what it lost. What a
//! finding is and costs, `verdict` decides; how it is worded, `words`.

use super::results::{Part, Results};
use super::verdict::{FEWEST_GAMES, Finding, verdict};

/// A variant in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// Which of the results it is, from 0.
    pub index: usize,
    /// Its place, from 1: one more than there are better ones, so equal ones share theirs.
    pub place: usize,
    /// The rest of [`WHOLE_POINTS`](super::WHOLE_POINTS).
    pub points: u32,
    /// Why it lost the others, and how many by each reason, the weightiest first.
    pub reasons: Vec<(Finding, u32)>,
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

/// The order of these results, the best first; `long` is from how many turns on a game takes too long. Equal ones share
/// a place, and stay in the order in which they were given.
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
    order.sort_by_key(|ranked| std::cmp::Reverse(ranked.points));
    for index in 0..order.len() {
        let points = order[index].points;
        order[index].place = 1 + order.iter().filter(|other| other.points > points).count();
    }
    Ok(order)
}

/// The first condition in which two results were studied differently; which variants they are of does not count.
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
    let verdict = verdict(results, long);
    let points = verdict.points();
    let reasons = verdict.findings.into_iter().filter(|&(_, cost)| cost > 0).collect();
    Ranked { index, place: 1, points, reasons }
}

#[cfg(test)]
mod tests {
    use super::super::common::{DECIDED_PART, LEAD_CHANGES, TURNS, WIN};
    use super::super::measure::{Idle, Key, Kind, Measure, Tally, WHOLE};
    use super::super::results::{Header, Played};
    use super::super::verdict::WHOLE_POINTS;
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
    type Flawed = (Made, fn(&Finding) -> bool, u32);

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
            known: Vec::new(),
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
    fn every_flaw_costs_points_and_what_is_said_adds_up() {
        let good = one(GOOD);
        assert!(good.reasons.is_empty() && good.points == WHOLE_POINTS, "{good:?}");
        let flaws: [Flawed; 7] = [
            (Made { wins_of_first: 100, ..GOOD }, |found| matches!(found, Finding::SeatAdvantage { .. }), 30),
            (Made { decided: 20, ..GOOD }, |found| matches!(found, Finding::RunawayLeader { .. }), 27),
            (Made { turns: 150, ..GOOD }, |found| matches!(found, Finding::TooLong { .. }), 10),
            (Made { leads: 0, ..GOOD }, |found| matches!(found, Finding::FewLeadChanges { .. }), 5),
            (Made { acts: 0, ..GOOD }, |found| matches!(found, Finding::NeverUsed { .. }), 5),
            (Made { cells: false, ..GOOD }, |found| matches!(found, Finding::NeverUsed { .. }), 5),
            (
                Made { turns: 90, leads: 0, cells: false, wins_of_first: 70, ..GOOD },
                |found| matches!(found, Finding::SeatAdvantage { .. }),
                10,
            ),
        ];
        for (flawed, is_it, least) in flaws {
            let found = one(flawed);
            let (_, lost) = found.reasons.iter().find(|(reason, _)| is_it(reason)).unwrap();
            assert!(*lost >= least, "{found:?} loses less than {least}");
            let said: u32 = found.reasons.iter().map(|(_, lost)| lost).sum();
            assert_eq!(found.points + said, WHOLE_POINTS, "{found:?}");
            assert!(found.reasons.is_sorted_by(|(_, one), (_, other)| one >= other), "{found:?}");
            // The verdict names the same.
            let verdict = verdict(&made(flawed, 100), 75);
            assert_eq!(verdict.findings, found.reasons);
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
    fn the_best_comes_first_and_equal_ones_share_a_place_in_their_order() {
        let (bad, good) = (made(Made { wins_of_first: 90, ..GOOD }, 100), made(GOOD, 100));
        let order = rank(&[&bad, &good, &bad, &good], 75).unwrap();
        assert_eq!(order.iter().map(|ranked| ranked.index).collect::<Vec<_>>(), [1, 3, 0, 2]);
        assert_eq!(order.iter().map(|ranked| ranked.place).collect::<Vec<_>>(), [1, 1, 3, 3]);
        let alike = rank(&[&good, &good, &good], 75).unwrap();
        assert_eq!(
            alike.iter().map(|ranked| (ranked.index, ranked.place)).collect::<Vec<_>>(),
            [(0, 1), (1, 1), (2, 1)]
        );
        let apart = rank(&[&bad, &good], 75).unwrap();
        assert_eq!(apart.iter().map(|ranked| (ranked.index, ranked.place)).collect::<Vec<_>>(), [(1, 1), (0, 2)]);
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
