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
/// Shares are the same where they do not differ when counted in parts of this many.
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
    /// True if the position belongs to a turn that can be judged. It does also while chance moves within one.
    fn is_in_turn(&self) -> bool;

    /// Ends the turn that began in `start`, if that alone is left to do. Nothing if it cannot be ended.
    fn end_turn(&mut self, rules: &Self::Rules, start: &Self) -> Option<()>;

    /// Looks for ways to play the turn that begins in `asked.start`, and has them compared ([`compare`]), those first that
    /// look best at sight.
    fn judge(
        rules: &Self::Rules,
        asked: &Asked<Self>,
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

    /// For each seat the share of the win that it can expect after the way in this sample; nothing if the meter ran out.
    fn follow(&mut self, way: &[G::Action], sample: u64, meter: &mut Meter) -> Option<Vec<f64>>;

    /// The same for a position, at sight.
    fn at_sight(&self, end: &G) -> Vec<f64>;
}

/// The question about a turn.
#[derive(Clone, Debug)]
pub struct Asked<'a, G: Game> {
    /// The position in which the turn begins.
    pub start: &'a G,
    /// The actions played, with the things that chance revealed; nothing where only the best way is asked for.
    pub played: Option<&'a [G::Action]>,
    /// A way that takes part whether or not a search finds it.
    pub known: Option<&'a [G::Action]>,
}

impl<'a, G: Game> Asked<'a, G> {
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
    /// For each seat the share of the win, 0 … 1, that it can expect after this turn.
    pub shares: Vec<f64>,
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
    seat: usize,
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
        way.shares.get(self.seat).copied().unwrap_or_default()
    }

    /// By how much the share after the best way is greater than after the one that was played; exactly 0 if that is
    /// the best.
    #[must_use]
    pub fn given_away(&self) -> f64 {
        match self.played() {
            Some(played) if !self.best().is_played => self.share(self.best()) - self.share(played),
            _ => 0.0,
        }
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
    asked: &Asked<G>,
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

/// For each seat the share of the win that it can expect once the seat to move has played this plan, judged like a turn
/// that was played: what a hint says is what the review will say of it. Nothing where the plan ends with chance, or no turn
/// is asked for, or `thought` was cancelled.
#[must_use]
pub fn shares_after<G: Judged>(
    rules: &G::Rules,
    start: &G,
    plan: &[G::Action],
    effort: Effort,
    seed: u64,
    thought: &Thought,
) -> Option<Vec<f64>> {
    let mut end = start.clone();
    for &action in plan {
        end.apply(rules, action, &mut NoEvents).ok()?;
    }
    // What would be dug up is open, and with it what is played then.
    let is_open = end.actor() == Actor::Chance && end.is_in_turn();
    let asked = Asked { start, played: Some(plan).filter(|_| !is_open), known: None };
    asked.played?;
    judge(rules, &asked, effort, seed, thought)?.played().map(|way| way.shares.clone())
}

/// Compares these ways, the one that was played and the known one by the samples that all of them meet. Nothing if what
/// was played is not legal.
#[must_use]
pub fn compare<G: Game>(
    rules: &G::Rules,
    asked: &Asked<G>,
    ways: impl IntoIterator<Item = Vec<G::Action>>,
    samples: &mut dyn Samples<G>,
    effort: Effort,
    meter: &mut Meter,
) -> Option<Judgement<G::Action>> {
    let &Asked { start, played, known } = asked;
    let own = |actions| own_actions(rules, start, actions);
    let mut contest = Contest { start, samples, left: Vec::new() };
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
    let (nodes, seat) = (meter.nodes(), seat_index(start));
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

/// The seat whose turn it is, as an index into shares.
fn seat_index<G: Game>(state: &G) -> usize {
    state.seat().map_or(0, Seat::index)
}

/// A way among others.
struct Contestant<G: Game> {
    /// The seat's own actions.
    actions: Vec<G::Action>,
    /// Where it ends in the first sample: the mark by which it is told from others.
    end: G,
    /// The sums of the shares over the samples.
    sums: Vec<f64>,
    is_played: bool,
    rank: Option<usize>,
}

impl<G: Game> Contestant<G> {
    fn add(&mut self, shares: &[f64]) {
        self.sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
    }
}

/// Ways that are compared.
struct Contest<'a, G: Game> {
    start: &'a G,
    samples: &'a mut dyn Samples<G>,
    left: Vec<Contestant<G>>,
}

impl<G: Game> Contest<'_, G> {
    /// Lets a way take part, unless one that ends in the same place does already. False if it is not legal.
    fn enter(&mut self, actions: Vec<G::Action>, is_played: bool, rank: Option<usize>) -> bool {
        let Some((end, _)) = self.samples.play(&actions, 0) else { return false };
        if let Some(same) = self.left.iter_mut().find(|other| other.end == end) {
            same.rank = same.rank.or(rank);
        } else {
            let sums = self.nothing();
            self.left.push(Contestant { actions, end, sums, is_played, rank });
        }
        true
    }

    /// Sums to which nothing was added.
    fn nothing(&self) -> Vec<f64> {
        vec![0.0; usize::from(self.start.seats())]
    }

    /// Lets all that are left meet one sample; false if the meter ran out before all had met it.
    fn sample(&mut self, sample: u64, meter: &mut Meter) -> bool {
        let mut met = Vec::with_capacity(self.left.len());
        for way in &self.left {
            if meter.is_over() {
                return false;
            }
            let Some(shares) = self.samples.follow(&way.actions, sample, meter) else { return false };
            met.push(shares);
        }
        for (contestant, shares) in self.left.iter_mut().zip(met) {
            contestant.add(&shares);
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
        let seat = seat_index(self.start);
        // Of equals the one that stood before.
        self.left.sort_by(|one, other| other.sums[seat].total_cmp(&one.sums[seat]));
        let mut room = number.saturating_sub(usize::from(self.left.iter().any(|way| way.is_played)));
        self.left.retain(|way| {
            let stays = way.is_played || room > 0;
            room -= usize::from(stays && !way.is_played);
            stays
        });
    }

    /// Measures those that are left by fresh samples, as those by which they were chosen flatter them. Returns by how many.
    fn measure(&mut self, met: u64, meter: &mut Meter) -> u64 {
        let fresh = self.nothing();
        let chosen: Vec<Vec<f64>> =
            self.left.iter_mut().map(|way| std::mem::replace(&mut way.sums, fresh.clone())).collect();
        let measured = (0..MOST_SAMPLES).take_while(|sample| self.sample(met + sample, meter)).count() as u64;
        if measured > 0 {
            return measured;
        }
        if met > 0 {
            // What they were chosen by has to do.
            self.left.iter_mut().zip(chosen).for_each(|(way, sums)| way.sums = sums);
            return met;
        }
        // Not one sample was met: they are judged at sight.
        for way in &mut self.left {
            let shares = self.samples.at_sight(&way.end);
            way.add(&shares);
        }
        1
    }

    /// The ways that are left, the best first.
    fn ways(self, samples: u64) -> Vec<Way<G::Action>> {
        let seat = seat_index(self.start);
        let samples = samples.max(1) as f64;
        let ways = self.left.into_iter().filter_map(|way| {
            let (_, actions) = self.samples.play(&way.actions, 0)?;
            let shares = way.sums.iter().map(|sum| sum / samples).collect();
            Some(Way { actions, shares, is_played: way.is_played, rank: way.rank })
        });
        let mut ways: Vec<Way<G::Action>> = ways.collect();
        // Of equals the played one, then the one that looks best at sight.
        ways.sort_by_key(|way| {
            let share = way.shares.get(seat).copied().unwrap_or_default();
            (Reverse((share * PARTS).round() as i64), !way.is_played, way.rank)
        });
        ways
    }
}
