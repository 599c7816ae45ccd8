//! The outcome of the ways to play one turn: the turn as it was played beside those that the computer players would
//! choose.
//!
//! A way is judged by where it ends, never by the order of its actions: two that end in the same position are one. All
//! ways meet the same chance, sample by sample, so that a difference between them is one of play. What chance brought
//! within the turn counts as it fell. Which turns can be judged, how ways are looked for, what may follow one and who is
//! likely to win then, each game decides: [`Judged`] and [`Samples`], implemented beside its computer players.

use std::cmp::Reverse;

use super::{Budget, Meter, Playable, Thought};
use crate::game::{Actor, Game, NoEvents, Seat};

/// The share of the budget that is left after ways were looked for in which the best of them are found; the rest measures
/// those.
const CHOICE: f64 = 0.5;
/// A budget of so many nodes is worth one more way to be compared.
const NODES_OF_WAY: u64 = 60_000;
/// The least and the greatest number of ways that are compared.
const FEWEST_WAYS: u64 = 8;
const MOST_WAYS: u64 = 64;
/// The samples of the first round, and the most in which ways are chosen and measured.
const FIRST_SAMPLES: u64 = 2;
const MOST_SAMPLES: u64 = 512;
/// The part of the win that a point counts for, beside the win itself.
const POINT: f64 = 1e-4;
/// Worths are the same where they do not differ when counted in parts of this many.
const PARTS: f64 = 1e9;

/// The effort spent on judging a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The number of actions that may be applied in all.
    pub nodes: u64,
    /// The number of ways that are measured to the end, beside the one that was played.
    pub ways: usize,
}

impl Effort {
    /// The number of ways that a search of the turn should find.
    #[must_use]
    pub fn candidates(self) -> usize {
        (self.nodes / NODES_OF_WAY).clamp(FEWEST_WAYS, MOST_WAYS) as usize
    }
}

/// A game in which computers judge how a turn was played.
pub trait Judged: Playable {
    /// True if a turn is judged in parts, each up to where chance answers, since how to go on hangs on what it answers.
    const IN_PARTS: bool = false;

    /// True if the position belongs to a turn that can be judged. It does also while chance moves within one.
    fn is_in_turn(&self) -> bool;

    /// Ends the turn that began in `start`, if that alone is left to do. Nothing if it cannot be ended.
    fn end_turn(&mut self, rules: &Self::Rules, start: &Self) -> Option<()>;

    /// The result that each seat can expect in this position, at sight.
    fn expect(&self, rules: &Self::Rules) -> Expected;

    /// Plays this plan of the seat to move and a round on: for each sample of chance, as far as the meter goes, the positions
    /// after each turn of that round, of which there are as many as seats. What chance has to bring within the plan is open.
    fn play_on(
        rules: &Self::Rules,
        start: &Self,
        plan: &[Self::Action],
        seed: u64,
        meter: &mut Meter,
    ) -> Vec<Vec<Self>>;

    /// Looks for ways to play the turn that begins in `asked.start`, and has them compared ([`compare`]), those first that
    /// look best at sight.
    fn judge(
        rules: &Self::Rules,
        asked: &TurnQuestion<Self>,
        effort: Effort,
        seed: u64,
        meter: &mut Meter,
    ) -> Option<Judgement<Self::Action>>;
}

/// The samples of chance that the ways to play a turn meet, and what comes of a way in one of them.
pub trait Samples<G: Game> {
    /// Plays a way, given by the seat's own actions: the position in which the turn ends in this sample, and all actions up
    /// to its end, with those of chance. Nothing if the way is not legal.
    fn play(&mut self, way: &[G::Action], sample: u64) -> Option<(G, Vec<G::Action>)>;

    /// The positions after each turn of the round that follows the way in this sample; nothing if the meter ran out.
    fn follow(&mut self, way: &[G::Action], sample: u64, meter: &mut Meter) -> Option<Vec<G>>;
}

/// The chance of a seat to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chance {
    /// The share of the win, 0 … 1; exactly 0 or 1 where the result is fixed.
    pub share: f64,
    /// The least and the greatest of the judgements that were made of it: how far it can be trusted.
    pub range: (f64, f64),
}

impl Chance {
    /// A chance of which one number is known.
    #[must_use]
    pub const fn of(share: f64) -> Self {
        Self { share, range: (share, share) }
    }
}

/// The result that each seat can expect.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Expected {
    /// The share of the win, 0 … 1; together they are 1, or less where it may be that nobody wins. Exactly 0 for a seat of
    /// which it is proved that it cannot win any more.
    pub shares: Vec<f64>,
    /// The points at the end of the game.
    pub points: Vec<f64>,
}

impl Expected {
    /// The mean over a round. Whoever has just moved stands best; over a round that evens out, so that the judgements of
    /// two turns can be held beside each other.
    fn over_round<G: Judged>(rules: &G::Rules, round: &[G]) -> Self {
        let mut mean = Self::nothing(round.first().map_or(0, G::seats));
        for state in round {
            mean.add(&state.expect(rules));
        }
        mean.divide(round.len().max(1) as f64);
        mean
    }

    fn divide(&mut self, by: f64) {
        self.shares.iter_mut().chain(&mut self.points).for_each(|sum| *sum /= by);
    }

    /// Nothing, for so many seats: where sums begin.
    fn nothing(seats: u8) -> Self {
        let zeros = vec![0.0; usize::from(seats)];
        Self { shares: zeros.clone(), points: zeros }
    }

    fn add(&mut self, other: &Self) {
        self.shares.iter_mut().zip(&other.shares).for_each(|(sum, share)| *sum += share);
        self.points.iter_mut().zip(&other.points).for_each(|(sum, points)| *sum += points);
    }

    /// The worth to a seat: where the win is decided, points are played for.
    fn worth(&self, seat: Seat) -> f64 {
        let of = |numbers: &[f64]| numbers.get(seat.index()).copied().unwrap_or_default();
        of(&self.shares) + of(&self.points) * POINT
    }
}

/// The result that each seat can expect after a turn: by what may follow, and at sight.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Prospects {
    /// The judgement: the mean over the samples of the round that may follow, among which the look at the end of the turn counts as
    /// one. So nothing is certain that is not proved, and without any sample there is still an answer.
    pub mean: Expected,
    /// The shares of the win by that look alone.
    pub at_sight: Vec<f64>,
}

impl Prospects {
    /// The prospects of a position, by that look and the sums over so many that may follow.
    fn of(at_sight: Expected, mut sums: Expected, samples: u64) -> Self {
        sums.add(&at_sight);
        sums.divide(samples as f64 + 1.0);
        Self { mean: sums, at_sight: at_sight.shares }
    }

    /// The share of the win that a seat can expect.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f64 {
        self.mean.shares.get(seat.index()).copied().unwrap_or_default()
    }

    /// The points that a seat can expect.
    #[must_use]
    pub fn points(&self, seat: Seat) -> f64 {
        self.mean.points.get(seat.index()).copied().unwrap_or_default()
    }

    /// The chance of a seat, by both judgements.
    #[must_use]
    pub fn chance(&self, seat: Seat) -> Chance {
        let (share, sight) = (self.share(seat), self.at_sight.get(seat.index()).copied().unwrap_or_default());
        Chance { share, range: (share.min(sight), share.max(sight)) }
    }
}

/// The question about a turn.
#[derive(Clone, Debug)]
pub struct TurnQuestion<'a, G: Game> {
    /// The position in which the turn begins.
    pub start: &'a G,
    /// The actions played, with the things that chance revealed; nothing where only the best way is asked for.
    pub played: Option<&'a [G::Action]>,
    /// A way that takes part whether or not a search finds it.
    pub known: Option<&'a [G::Action]>,
}

impl<'a, G: Game> TurnQuestion<'a, G> {
    /// Asks for the worth of the turn that was played.
    #[must_use]
    pub fn of(turn: &'a PlayedTurn<G>) -> Self {
        Self { start: &turn.start, played: Some(&turn.actions), known: None }
    }

    /// Asks for the best way in this position.
    #[must_use]
    pub fn best_in(start: &'a G) -> Self {
        Self { start, played: None, known: None }
    }
}

/// A way to play a turn, and what it brings.
#[derive(Clone, PartialEq, Debug)]
pub struct Way<A> {
    /// Its actions, up to the end of the turn. What chance has not brought yet comes as in one of the samples.
    pub actions: Vec<A>,
    /// The result that each seat can expect after this turn.
    pub prospects: Prospects,
    /// True if it ends where the turn that was played ended.
    pub is_played: bool,
    /// Its place, from 0, among the ways as a search of the turn alone puts them; none for a way that it has not found.
    pub rank: Option<usize>,
}

/// The outcome of the ways to play a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement<A> {
    /// The ways that were measured, the best for the seat first; each ends elsewhere. Never empty. Where the played one is
    /// as good as any it stands first.
    pub ways: Vec<Way<A>>,
    /// In how many samples of chance they were measured.
    pub samples: u64,
    /// The number of actions that were applied for it.
    pub nodes: u64,
    /// Whose turn it is.
    pub seat: Seat,
}

impl<A> Judgement<A> {
    /// The best way.
    #[must_use]
    pub fn best(&self) -> &Way<A> {
        &self.ways[0]
    }

    /// The way that was played, if one was.
    #[must_use]
    pub fn played(&self) -> Option<&Way<A>> {
        self.ways.iter().find(|way| way.is_played)
    }

    /// The share of the win that the seat can expect after this way.
    #[must_use]
    pub fn share(&self, way: &Way<A>) -> f64 {
        way.prospects.share(self.seat)
    }

    /// By how much the share after the best way is greater than after the one that was played; exactly 0 if that is
    /// the best.
    #[must_use]
    pub fn given_away(&self) -> f64 {
        match self.played() {
            Some(played) if !self.best().is_played => (self.share(self.best()) - self.share(played)).max(0.0),
            _ => 0.0,
        }
    }

    /// The share that the turn gave away by both judgements, each holding the best way beside the one that was played.
    #[must_use]
    pub fn chance_given_away(&self) -> Chance {
        let at_sight = |way: &Way<A>| way.prospects.at_sight.get(self.seat.index()).copied().unwrap_or_default();
        let share = self.given_away();
        let other = self.played().map_or(share, |played| (at_sight(self.best()) - at_sight(played)).max(0.0));
        Chance { share, range: (share.min(other), share.max(other)) }
    }

    /// By how many points more the seat could expect after the best way than after the one that was played.
    #[must_use]
    pub fn points_given_away(&self) -> f64 {
        let points = |way: &Way<A>| way.prospects.points(self.seat);
        self.played().map_or(0.0, |played| (points(self.best()) - points(played)).max(0.0))
    }

    /// By how much the best way is ahead of every other that was measured.
    #[must_use]
    pub fn lead(&self) -> f64 {
        self.ways.get(1).map_or(0.0, |second| self.share(self.best()) - self.share(second))
    }
}

/// A turn of a game that was played, from where it can be judged to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedTurn<G: Game> {
    /// The number of actions of the game that had been played before it.
    pub begin: usize,
    /// The position before it.
    pub start: G,
    /// The actions played, with the things that chance revealed.
    pub actions: Vec<G::Action>,
}

impl<G: Game> PlayedTurn<G> {
    /// The number of actions of the game that had been played after it.
    #[must_use]
    pub fn end(&self) -> usize {
        self.begin + self.actions.len()
    }
}

/// The turns of a game in which somebody could choose, in order, from its actions with the position before each. An action
/// that is not known is none, and the turn that it belongs to is left out, as is one that has not ended. A turn has ended, too, when
/// another seat acts: a game need not know of every action that it is the last of a turn ([`Game::ends_turn`]).
#[must_use]
pub fn played_turns<G: Judged>(plies: impl IntoIterator<Item = (Option<G::Action>, G)>) -> Vec<PlayedTurn<G>> {
    let mut turns: Vec<PlayedTurn<G>> = Vec::new();
    let mut open: Option<PlayedTurn<G>> = None;
    // Whose turn holds an action that is not known.
    let mut unknown = None;
    for (index, (action, before)) in plies.into_iter().enumerate() {
        if !before.is_in_turn() {
            if G::IN_PARTS && before.actor() == Actor::Chance {
                turns.extend(open.take());
            }
            (open, unknown) = (None, None);
            continue;
        }
        if open.as_ref().is_some_and(|turn| turn.start.seat() != before.seat()) {
            turns.extend(open.take());
        }
        let Some(action) = action else {
            (open, unknown) = (None, before.seat());
            continue;
        };
        let ends = before.ends_turn(action);
        if unknown.is_some() && unknown == before.seat() {
            unknown = unknown.filter(|_| !ends);
            continue;
        }
        unknown = None;
        let turn = open.get_or_insert_with(|| PlayedTurn { begin: index, start: before, actions: Vec::new() });
        turn.actions.push(action);
        if ends {
            turns.extend(open.take());
        }
    }
    turns
}

/// The position in which these actions leave a turn that begins in `start`, before anything else happens but what the
/// rules force; the turn is ended if that is left to do. Nothing if one of them is not legal.
#[must_use]
pub fn end_of<G: Judged>(rules: &G::Rules, start: &G, actions: &[G::Action]) -> Option<G> {
    let mut state = start.clone();
    for &action in actions {
        state.apply(rules, action, &mut NoEvents).ok()?;
    }
    state.end_turn(rules, start)?;
    Some(state)
}

/// Judges a turn. With the same arguments the answer is the same. Nothing if the position asks for no turn, if
/// what was played is not legal, or if `thought` was cancelled.
#[must_use]
pub fn judge<G: Judged>(
    rules: &G::Rules,
    asked: &TurnQuestion<G>,
    effort: Effort,
    seed: u64,
    thought: &Thought,
) -> Option<Judgement<G::Action>> {
    if !asked.start.is_in_turn() || !matches!(asked.start.actor(), Actor::Seat(_)) {
        return None;
    }
    let mut meter = Meter::new(Budget::Nodes(effort.nodes), effort.nodes, thought);
    G::judge(rules, asked, effort, seed, &mut meter).filter(|_| !thought.is_cancelled())
}

/// The share of the win that each seat can expect once the seat to move has played this plan, judged as a turn is that was
/// played: what a hint says is what the review will say of it. Where the plan ends with chance, all that it may bring
/// counts. Nothing if the plan is not legal, or `thought` was cancelled.
#[must_use]
pub fn prospects_after<G: Judged>(
    rules: &G::Rules,
    start: &G,
    plan: &[G::Action],
    nodes: u64,
    seed: u64,
    thought: &Thought,
) -> Option<Prospects> {
    let mut end = start.clone();
    for &action in plan {
        end.apply(rules, action, &mut NoEvents).ok()?;
    }
    let mut meter = Meter::new(Budget::Nodes(nodes), nodes, thought);
    let rounds = G::play_on(rules, start, plan, seed, &mut meter);
    let mut sums = Expected::nothing(start.seats());
    for round in &rounds {
        sums.add(&Expected::over_round(rules, round));
    }
    (!thought.is_cancelled()).then(|| Prospects::of(end.expect(rules), sums, rounds.len() as u64))
}

/// Compares these ways, the one that was played and the known one by the samples that all of them meet. Nothing if what
/// was played is not legal.
#[must_use]
pub fn compare<G: Judged>(
    rules: &G::Rules,
    asked: &TurnQuestion<G>,
    ways: impl IntoIterator<Item = Vec<G::Action>>,
    samples: &mut dyn Samples<G>,
    effort: Effort,
    meter: &mut Meter,
) -> Option<Judgement<G::Action>> {
    let &TurnQuestion { start, played, known } = asked;
    let own = |actions| own_actions(rules, start, actions);
    let mut contest = Contest { rules, start, samples, left: Vec::new() };
    if let Some(played) = played
        && !own(played).is_some_and(|way| contest.enter(way, true, None))
    {
        return None;
    }
    if let Some(known) = known.and_then(own) {
        contest.enter(known, false, None);
    }
    for (rank, way) in ways.into_iter().enumerate() {
        contest.enter(way, false, Some(rank));
    }
    let whole = meter.part(CHOICE);
    let met = contest.choose(effort.ways.max(1), meter);
    meter.rejoin(whole);
    let samples = contest.measure(met, meter);
    let ways = contest.ways(samples);
    let (nodes, seat) = (meter.nodes(), start.seat().unwrap_or_default());
    (!ways.is_empty()).then_some(Judgement { ways, samples, nodes, seat })
}

/// The actions without those of chance; nothing if one of them is not legal.
fn own_actions<G: Game>(rules: &G::Rules, start: &G, actions: &[G::Action]) -> Option<Vec<G::Action>> {
    let mut state = start.clone();
    let mut own = Vec::with_capacity(actions.len());
    for &action in actions {
        if state.actor() != Actor::Chance {
            own.push(action);
        }
        state.apply(rules, action, &mut NoEvents).ok()?;
    }
    Some(own)
}

/// A way among others.
struct Contestant<G: Game> {
    /// The seat's own actions.
    actions: Vec<G::Action>,
    /// Where it ends in the first sample: the mark by which it is told from others.
    end: G,
    /// The sums over the samples.
    sums: Expected,
    is_played: bool,
    rank: Option<usize>,
}

/// Ways that are compared.
struct Contest<'a, G: Game> {
    rules: &'a G::Rules,
    start: &'a G,
    samples: &'a mut dyn Samples<G>,
    left: Vec<Contestant<G>>,
}

impl<G: Judged> Contest<'_, G> {
    /// Lets a way take part, unless one that ends in the same place does already. False if it is not legal.
    fn enter(&mut self, actions: Vec<G::Action>, is_played: bool, rank: Option<usize>) -> bool {
        let Some((end, _)) = self.samples.play(&actions, 0) else { return false };
        if let Some(same) = self.left.iter_mut().find(|other| other.end == end) {
            same.rank = same.rank.or(rank);
        } else {
            let sums = Expected::nothing(self.start.seats());
            self.left.push(Contestant { actions, end, sums, is_played, rank });
        }
        true
    }

    /// Lets all that are left meet one sample; false if the meter ran out before all had met it.
    fn sample(&mut self, sample: u64, meter: &mut Meter) -> bool {
        let mut met = Vec::with_capacity(self.left.len());
        for way in &self.left {
            if meter.is_over() {
                return false;
            }
            let Some(round) = self.samples.follow(&way.actions, sample, meter) else { return false };
            met.push(Expected::over_round(self.rules, &round));
        }
        for (contestant, expected) in self.left.iter_mut().zip(met) {
            contestant.sums.add(&expected);
        }
        true
    }

    /// Drops the worse half after each round of samples until `number` are left beside the played one. Returns how many
    /// samples were met.
    fn choose(&mut self, number: usize, meter: &mut Meter) -> u64 {
        let (mut taken, mut samples) = (0, FIRST_SAMPLES);
        let most = |contest: &Self| number + usize::from(contest.left.iter().any(|way| way.is_played));
        while self.left.len() > most(self) && taken < MOST_SAMPLES {
            for sample in taken..taken + samples {
                if !self.sample(sample, meter) {
                    self.keep(most(self));
                    return sample;
                }
            }
            taken += samples;
            samples = taken;
            self.keep(self.left.len().div_ceil(2).max(most(self)));
        }
        self.keep(most(self));
        taken
    }

    /// Keeps the best `number` by their samples so far, the played one among them.
    fn keep(&mut self, number: usize) {
        let seat = self.start.seat().unwrap_or_default();
        // Of equals the one that stood before.
        self.left.sort_by(|one, other| other.sums.worth(seat).total_cmp(&one.sums.worth(seat)));
        let mut room = number.saturating_sub(usize::from(self.left.iter().any(|way| way.is_played)));
        self.left.retain(|way| {
            let stays = way.is_played || room > 0;
            room -= usize::from(stays && !way.is_played);
            stays
        });
    }

    /// Measures those that are left by fresh samples, as those by which they were chosen flatter them. Returns by how many.
    fn measure(&mut self, met: u64, meter: &mut Meter) -> u64 {
        let fresh = Expected::nothing(self.start.seats());
        let chosen: Vec<Expected> =
            self.left.iter_mut().map(|way| std::mem::replace(&mut way.sums, fresh.clone())).collect();
        let measured = (0..MOST_SAMPLES).take_while(|sample| self.sample(met + sample, meter)).count() as u64;
        if measured > 0 {
            return measured;
        }
        // What they were chosen by has to do.
        self.left.iter_mut().zip(chosen).for_each(|(way, sums)| way.sums = sums);
        met
    }

    /// The ways that are left, the best first.
    fn ways(self, samples: u64) -> Vec<Way<G::Action>> {
        let seat = self.start.seat().unwrap_or_default();
        let rules = self.rules;
        let ways = self.left.into_iter().filter_map(|way| {
            let (_, actions) = self.samples.play(&way.actions, 0)?;
            let prospects = Prospects::of(way.end.expect(rules), way.sums, samples);
            Some(Way { actions, prospects, is_played: way.is_played, rank: way.rank })
        });
        let mut ways: Vec<Way<G::Action>> = ways.collect();
        // Of equals the played one, then the one that looks best at sight.
        ways.sort_by_key(|way| {
            let worth = way.prospects.mean.worth(seat);
            (Reverse((worth * PARTS).round() as i64), !way.is_played, way.rank)
        });
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_given_away_is_as_uncertain_as_the_chances_are() {
        let way = |share: f64, sight: f64, is_played: bool| Way::<u8> {
            actions: Vec::new(),
            prospects: Prospects {
                mean: Expected { shares: vec![1.0 - share, share], points: vec![0.0, 0.0] },
                at_sight: vec![1.0 - sight, sight],
            },
            is_played,
            rank: None,
        };
        let given = |best: (f64, f64), played: (f64, f64)| {
            let ways = vec![way(best.0, best.1, false), way(played.0, played.1, true)];
            let judgement = Judgement { ways, samples: 1, nodes: 1, seat: Seat::ALL[1] };
            let Chance { share, range } = judgement.chance_given_away();
            [share, range.0, range.1].map(|share| (share * 100.0).round() as u32)
        };
        assert_eq!(given((1.0, 1.0), (0.04, 0.9)), [96, 10, 96]);
        assert_eq!(given((0.3, 0.3), (0.2, 0.2)), [10, 10, 10]);
        // By one of the judgements, what was played was better.
        assert_eq!(given((0.3, 0.2), (0.2, 0.6)), [10, 0, 10]);
    }
}
