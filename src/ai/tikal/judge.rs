//! The outcome of the ways to play one turn: the turn as it was played beside those that the computer players would
//! choose.
//!
//! A way is judged by where it ends, never by the order of its actions: two that end in the same position are one. All
//! ways meet the same chance, sample by sample, so that a difference between them is one of play. What chance brought
//! within the turn, the tile and the treasures that came up, counts as it fell: the n-th treasure that any way digs up is
//! the n-th that was dug up. How turns are searched, `planner` and `turn` decide; what may follow, `replies`; who is
//! likely to win then, `shares`. Auctions are not judged.

use std::cmp::Reverse;

use super::planner::Planner;
use super::replies::Replies;
use super::scale::Scale;
use super::shares;
use super::skill::Skill;
use super::weights::Weights;
use crate::ai::{Budget, Level, Meter, Thought};
use crate::game::NoEvents;
use crate::tikal::{Action, Phase, State, Treasure, Variant};

/// The share of the budget in which ways are looked for.
const SEARCH: f64 = 0.4;
/// The share of what is left then in which the best of them are found; the rest measures those.
const CHOICE: f64 = 0.5;
/// A budget of so many nodes is worth one more way to be compared.
const NODES_OF_WAY: u64 = 60_000;
/// The least and the greatest number of ways that are compared.
const FEWEST_WAYS: u64 = 8;
const MOST_WAYS: u64 = 64;
/// The samples of the first round, and the most in which ways are chosen and measured.
const FIRST_SAMPLES: u64 = 2;
const MOST_SAMPLES: u64 = 512;
/// The width of the replies.
const REPLIES: usize = 6;
/// The width of the replies in the last scoring: where no more tiles are drawn, a few samples tell all.
const LAST_REPLIES: usize = 48;
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

/// The question about a turn.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// The position in which the turn begins.
    pub start: &'a State,
    /// The actions played, with the things that chance revealed; nothing where only the best way is asked for.
    pub played: Option<&'a [Action]>,
    /// A way that takes part whether or not a search finds it.
    pub known: Option<&'a [Action]>,
}

impl<'a> Asked<'a> {
    /// Asks for the worth of the turn that was played.
    #[must_use]
    pub fn of(turn: &'a PlayedTurn) -> Self {
        Self { start: &turn.start, played: Some(&turn.actions), known: None }
    }

    /// Asks for the best way in this position.
    #[must_use]
    pub fn best_in(start: &'a State) -> Self {
        Self { start, played: None, known: None }
    }
}

/// A way to play a turn, and what it brings.
#[derive(Clone, PartialEq, Debug)]
pub struct Way {
    /// Its actions, up to and with `end`. Treasures that nobody has dug up are revealed as in one of the samples.
    pub actions: Vec<Action>,
    /// For each seat the share of the win, 0 … 1, that it can expect after this turn.
    pub shares: Vec<f64>,
    /// True if it ends where the turn that was played ended.
    pub is_played: bool,
    /// Its place, from 0, among the ways as a search of the turn alone puts them; none for a way that it has not found.
    pub rank: Option<usize>,
}

/// The outcome of the ways to play a turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Judgement {
    /// The ways that were measured, the best for the seat first; each ends elsewhere. Never empty. Where the played one is
    /// as good as any it stands first.
    pub ways: Vec<Way>,
    /// In how many samples of chance they were measured.
    pub samples: u64,
    /// The number of actions that were applied for it.
    pub nodes: u64,
    seat: usize,
}

impl Judgement {
    /// The best way.
    #[must_use]
    pub fn best(&self) -> &Way {
        &self.ways[0]
    }

    /// The way that was played, if one was.
    #[must_use]
    pub fn played(&self) -> Option<&Way> {
        self.ways.iter().find(|way| way.is_played)
    }

    /// The share of the win that the seat can expect after this way.
    #[must_use]
    pub fn share(&self, way: &Way) -> f64 {
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

/// A turn of a game that was played: from the tile in hand, or the first action point, to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedTurn {
    /// The number of actions of the game that had been played before it.
    pub begin: usize,
    /// The position before it.
    pub start: State,
    /// The actions played, with the treasures that chance revealed.
    pub actions: Vec<Action>,
}

impl PlayedTurn {
    /// The number of actions of the game that had been played after it.
    #[must_use]
    pub fn end(&self) -> usize {
        self.begin + self.actions.len()
    }
}

/// The turns of a game in which somebody could choose, in order, from its actions with the position before each. One that
/// has not ended is left out.
#[must_use]
pub fn played_turns(plies: impl IntoIterator<Item = (Action, State)>) -> Vec<PlayedTurn> {
    let mut turns: Vec<PlayedTurn> = Vec::new();
    let mut open: Option<PlayedTurn> = None;
    for (index, (action, before)) in plies.into_iter().enumerate() {
        let is_of_turn = matches!(before.phase(), Phase::Place(_) | Phase::Act | Phase::Reveal);
        if !is_of_turn {
            open = None;
            continue;
        }
        let turn = open.get_or_insert_with(|| PlayedTurn { begin: index, start: before, actions: Vec::new() });
        turn.actions.push(action);
        if action == Action::End {
            turns.extend(open.take());
        }
    }
    turns
}

/// The position in which these actions leave a turn that begins in `start`, before anything else happens but what the
/// rules force; the turn is ended if that is left to do. Nothing if one of them is not legal.
#[must_use]
pub fn end_of(rules: &Variant, start: &State, actions: &[Action]) -> Option<State> {
    let mut state = *start;
    for &action in actions {
        state.apply(rules, action, &mut NoEvents).ok()?;
    }
    end_turn(rules, start, &mut state)?;
    Some(state)
}

/// Ends the turn that began in `start`, if it goes on.
fn end_turn(rules: &Variant, start: &State, state: &mut State) -> Option<()> {
    if state.phase() == Phase::Act && state.turn() == start.turn() && state.seat() == start.seat() {
        state.apply(rules, Action::End, &mut NoEvents).ok()?;
    }
    Some(())
}

/// Judges a turn. With the same arguments the answer is the same. Nothing if the position asks for no turn, if
/// what was played is not legal, or if `thought` was cancelled.
#[must_use]
pub fn judge(rules: &Variant, asked: Asked, effort: Effort, seed: u64, thought: &Thought) -> Option<Judgement> {
    let Asked { start, played, known } = asked;
    if !matches!(start.phase(), Phase::Place(_) | Phase::Act) {
        return None;
    }
    let is_last = start.scoring().is_some_and(|scoring| scoring.volcano.is_none());
    let skill = *Skill::of(Level::Expert);
    let skill = Skill { reply_width: if is_last { LAST_REPLIES } else { REPLIES }, ..skill };
    let mut meter = Meter::new(Budget::Nodes(effort.nodes), effort.nodes, thought);
    let mut planner = Planner::new(rules, Weights::built_in(), &skill, start, seed);
    let number = (effort.nodes / NODES_OF_WAY).clamp(FEWEST_WAYS, MOST_WAYS) as usize;
    let candidates = planner.turn(start, number, SEARCH, &mut meter);

    let fallen = played.unwrap_or_default().iter().filter_map(|&action| match action {
        Action::Reveal(kind) => Some(kind),
        _ => None,
    });
    let mut contest = Contest {
        rules,
        start,
        fallen: fallen.collect(),
        replies: Replies::new(&planner, start),
        left: Vec::with_capacity(number + 1),
    };
    let own = |actions: &[Action]| -> Vec<Action> {
        actions.iter().copied().filter(|action| !matches!(action, Action::Reveal(_))).collect()
    };
    if let Some(played) = played
        && !contest.enter(own(played), true, None)
    {
        return None;
    }
    if let Some(known) = known {
        contest.enter(own(known), false, None);
    }
    for (rank, candidate) in candidates.into_iter().take(number).enumerate() {
        contest.enter(candidate.actions, false, Some(rank));
    }
    let whole = meter.part(CHOICE);
    let met = contest.choose(effort.ways.max(1), &mut meter);
    meter.rejoin(whole);
    let samples = contest.measure(met, &mut meter);
    if thought.is_cancelled() {
        return None;
    }
    let ways = contest.ways(samples);
    let (nodes, seat) = (meter.nodes(), start.seat().index());
    (!ways.is_empty()).then_some(Judgement { ways, samples, nodes, seat })
}

/// A way among others.
struct Contestant {
    /// The seat's own actions.
    actions: Vec<Action>,
    /// Where it ends in the first sample: the mark by which it is told from others.
    end: State,
    /// The sums of the shares over the samples.
    sums: Vec<f64>,
    is_played: bool,
    rank: Option<usize>,
}

impl Contestant {
    fn add(&mut self, shares: &[f64]) {
        self.sums.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
    }
}

/// Ways that are compared.
struct Contest<'a, 'p> {
    rules: &'a Variant,
    start: &'a State,
    /// The treasures that came up in the turn, in order.
    fallen: Vec<Treasure>,
    replies: Replies<'a, 'p>,
    left: Vec<Contestant>,
}

impl Contest<'_, '_> {
    /// Lets a way take part, unless one that ends in the same place does already. False if it is not legal.
    fn enter(&mut self, actions: Vec<Action>, is_played: bool, rank: Option<usize>) -> bool {
        let Some((end, _, _)) = self.end(&actions, 0) else { return false };
        if let Some(same) = self.left.iter_mut().find(|other| other.end == end) {
            same.rank = same.rank.or(rank);
        } else {
            let sums = vec![0.0; usize::from(self.start.players())];
            self.left.push(Contestant { actions, end, sums, is_played, rank });
        }
        true
    }

    /// The position at the end of a way in one sample, the actions up to there with what was revealed, and how often
    /// chance was asked.
    fn end(&mut self, actions: &[Action], sample: u64) -> Option<(State, Vec<Action>, u64)> {
        let (mut state, mut chance) = (*self.start, 0);
        let mut told = Vec::with_capacity(actions.len() + 1);
        let mut fallen = self.fallen.clone().into_iter();
        for &action in actions {
            state.apply(self.rules, action, &mut NoEvents).ok()?;
            told.push(action);
            while state.phase() == Phase::Reveal {
                // A treasure that an exchange has brought back into play may not be hidden any more.
                let known = fallen.next().map(Action::Reveal);
                let known = known.filter(|&reveal| state.apply(self.rules, reveal, &mut NoEvents).is_ok());
                match known {
                    Some(reveal) => told.push(reveal),
                    None => told.push(self.replies.deal(&mut state, sample, &mut chance)?),
                }
            }
        }
        if actions.last() != Some(&Action::End) {
            told.push(Action::End);
        }
        end_turn(self.rules, self.start, &mut state)?;
        Some((state, told, chance))
    }

    /// The result that every seat can expect after a way in one sample; `None` if the meter ran out.
    fn follow(&mut self, index: usize, sample: u64, meter: &mut Meter) -> Option<Vec<f64>> {
        let actions = std::mem::take(&mut self.left[index].actions);
        let end = self.end(&actions, sample);
        self.left[index].actions = actions;
        let (mut state, _, mut chance) = end?;
        self.replies.play_on(&mut state, sample, &mut chance, false, meter)?;
        let scale = Scale::new(Weights::built_in(), self.rules, &state, 1.0);
        Some(shares::shares(self.rules, &scale, &state))
    }

    /// Lets all that are left meet one sample; false if the meter ran out before all had met it.
    fn sample(&mut self, sample: u64, meter: &mut Meter) -> bool {
        let mut met = Vec::with_capacity(self.left.len());
        for index in 0..self.left.len() {
            if meter.is_over() {
                return false;
            }
            let Some(shares) = self.follow(index, sample, meter) else { return false };
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
        let seat = self.start.seat().index();
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
        let fresh = || vec![0.0; usize::from(self.start.players())];
        let chosen: Vec<Vec<f64>> = self.left.iter_mut().map(|way| std::mem::replace(&mut way.sums, fresh())).collect();
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
            let scale = Scale::new(Weights::built_in(), self.rules, &way.end, 1.0);
            way.add(&shares::shares(self.rules, &scale, &way.end));
        }
        1
    }

    /// The ways that are left, the best first.
    fn ways(mut self, samples: u64) -> Vec<Way> {
        let seat = self.start.seat().index();
        let left = std::mem::take(&mut self.left);
        let samples = samples.max(1) as f64;
        let ways = left.into_iter().filter_map(|way| {
            let (_, actions, _) = self.end(&way.actions, 0)?;
            let shares = way.sums.iter().map(|sum| sum / samples).collect();
            Some(Way { actions, shares, is_played: way.is_played, rank: way.rank })
        });
        let mut ways: Vec<Way> = ways.collect();
        // Of equals the played one, then the one that looks best at sight.
        ways.sort_by_key(|way| {
            let share = way.shares.get(seat).copied().unwrap_or_default();
            (Reverse((share * PARTS).round() as i64), !way.is_played, way.rank)
        });
        ways
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Actor, Dealer, DealerDef, Game, Seat, View};
    use crate::tikal::{Setup, TurnRule, VariantDef, validate};

    const EFFORT: Effort = Effort { nodes: 30_000, ways: 1 };

    fn classic() -> Variant {
        let def = VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap();
        validate(def).0.unwrap()
    }

    /// The actions of a game, or of its beginning, with the position before each.
    fn game(rules: &Variant, turns: TurnRule, level: Level, most: usize) -> Vec<(Action, State)> {
        let mut state = State::new(rules, 2, &Setup::new(turns, Seat::default()));
        let mut dealer = Dealer::new(DealerDef::Seed(5));
        let mut plies = Vec::new();
        while state.actor() != Actor::Nobody && plies.len() < most {
            let action = if state.actor() == Actor::Chance {
                let outcome = dealer.next(rules, &state).unwrap();
                dealer.count(state.sort());
                outcome
            } else {
                let view = View::of(&state, Some(state.seat()));
                crate::ai::suggest::<State>(rules, &view, level, Budget::Nodes(300), 1).action
            };
            plies.push((action, state));
            state.apply(rules, action, &mut NoEvents).unwrap();
        }
        plies
    }

    fn judged(rules: &Variant, start: &State, played: &[Action], effort: Effort) -> Judgement {
        let asked = Asked { start, played: Some(played), known: None };
        judge(rules, asked, effort, 3, &Thought::default()).unwrap()
    }

    #[test]
    fn turns_go_from_the_tile_in_hand_to_their_end() {
        let rules = classic();
        for turns in [TurnRule::Draw, TurnRule::Auction] {
            let plies = game(&rules, turns, Level::Random, 700);
            let found = played_turns(plies.iter().copied());
            assert!(found.len() > 8);
            for turn in &found {
                assert_eq!(turn.actions.last(), Some(&Action::End));
                assert!(matches!(turn.start.phase(), Phase::Place(_) | Phase::Act));
                assert_eq!(plies[turn.begin].1, turn.start);
                let after = end_of(&rules, &turn.start, &turn.actions).unwrap();
                if let Some((_, next)) = plies.get(turn.end()) {
                    assert_eq!(after, *next);
                }
            }
        }
    }

    #[test]
    fn the_order_of_actions_does_not_matter_only_where_they_lead() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Adept, 120);
        let mut tried = 0;
        for turn in played_turns(plies).into_iter().rev() {
            let end = end_of(&rules, &turn.start, &turn.actions).unwrap();
            // Any two neighbours that can change places without another result.
            let swapped = (1..turn.actions.len() - 1).find_map(|at| {
                let mut other = turn.actions.clone();
                other.swap(at - 1, at);
                let differs = other != turn.actions;
                (differs && end_of(&rules, &turn.start, &other) == Some(end)).then_some(other)
            });
            let Some(swapped) = swapped else { continue };
            let (one, other) =
                (judged(&rules, &turn.start, &turn.actions, EFFORT), judged(&rules, &turn.start, &swapped, EFFORT));
            assert_eq!(one.given_away().to_bits(), other.given_away().to_bits());
            assert_eq!(one.played().map(|way| &way.shares), other.played().map(|way| &way.shares));
            tried += 1;
            if tried == 2 {
                return;
            }
        }
        panic!("no turn of the game has two actions that can change places");
    }

    #[test]
    fn the_preferred_turn_gives_nothing_away() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Random, 200);
        let turn = played_turns(plies).pop().unwrap();
        let before = judged(&rules, &turn.start, &turn.actions, EFFORT);
        assert!(before.given_away() > 0.0, "a turn at random is not the best");
        let preferred = before.best().actions.clone();
        assert!(end_of(&rules, &turn.start, &preferred).is_some());
        let after = judged(&rules, &turn.start, &preferred, EFFORT);
        // Another way may come out ahead, as the played one always stays in the contest; but not by what it was.
        assert!(after.given_away() < before.given_away());
        if after.best().is_played {
            assert_eq!(after.given_away().to_bits(), 0.0_f64.to_bits());
        }
    }

    #[test]
    fn shares_add_up_and_answers_repeat() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Random, 150);
        for turn in played_turns(plies).iter().rev().take(2) {
            let one = judged(&rules, &turn.start, &turn.actions, EFFORT);
            assert_eq!(one, judged(&rules, &turn.start, &turn.actions, EFFORT));
            for way in &one.ways {
                assert!((way.shares.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            }
            assert!(one.nodes <= EFFORT.nodes + 1 && one.samples > 0);
        }
    }

    #[test]
    fn even_one_node_is_enough_for_an_answer() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Random, 60);
        let turn = played_turns(plies).pop().unwrap();
        let least = judged(&rules, &turn.start, &turn.actions, Effort { nodes: 1, ways: 1 });
        assert!(least.played().is_some());
    }

    #[test]
    fn what_is_cancelled_or_not_a_turn_has_no_answer() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Random, 60);
        let (_, draw) = plies[0];
        assert!(judge(&rules, Asked::best_in(&draw), EFFORT, 1, &Thought::default()).is_none());
        let turn = played_turns(plies).pop().unwrap();
        assert!(
            judge(&rules, Asked { played: Some(&[Action::Pass]), ..Asked::of(&turn) }, EFFORT, 1, &Thought::default())
                .is_none()
        );
        let thought = Thought::default();
        thought.cancel();
        assert!(judge(&rules, Asked::of(&turn), EFFORT, 1, &thought).is_none());
    }
}
