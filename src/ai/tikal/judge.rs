//! Which turns of Tikal are judged, and what comes of a way to play one.
//!
//! A turn is judged from the tile in hand, or the first action point, to its end; auctions are not. The n-th treasure that
//! any way digs up is the n-th that was dug up. How turns are searched, `planner` and `turn` decide; what may follow,
//! `replies`; who is likely to win then, `shares`; how ways are compared, `judge` of the layer.

use super::planner::Planner;
use super::replies::Replies;
use super::shares::{Chances, Sight};
use super::skill::Skill;
use super::weights::Weights;
use crate::ai::judge::{Effort, Expected, Judged, Judgement, Samples, TurnQuestion, compare};
use crate::ai::{Level, Meter};
use crate::game::NoEvents;
use crate::tikal::{Action, Phase, State, Treasure, Variant};

/// The share of the budget in which ways are looked for.
const SEARCH: f64 = 0.4;
/// The width of the replies.
const REPLIES: usize = 6;
/// The width of the replies in the last scoring: where no more tiles are drawn, a few samples tell all.
const LAST_REPLIES: usize = 48;
/// The most samples of what may follow a plan.
const MOST_SAMPLES: u64 = 512;

impl Judged for State {
    fn is_in_turn(&self) -> bool {
        matches!(self.phase(), Phase::Place(_) | Phase::Act | Phase::Reveal)
    }

    fn end_turn(&mut self, rules: &Variant, start: &Self) -> Option<()> {
        if self.phase() == Phase::Act && self.turn() == start.turn() && self.seat() == start.seat() {
            self.apply(rules, Action::End, &mut NoEvents).ok()?;
        }
        Some(())
    }

    fn expect(&self, rules: &Variant) -> Expected {
        let sight = Sight::of(rules, self);
        Expected { shares: Chances::BUILT_IN.shares(&sight), points: sight.points }
    }

    fn play_on(rules: &Variant, start: &Self, plan: &[Action], seed: u64, meter: &mut Meter) -> Vec<Vec<Self>> {
        let skill = skill(start);
        let planner = Planner::new(rules, Weights::built_in(start.players()), &skill, start, seed);
        let mut samples = TurnSamples::new(rules, start, plan, &planner);
        let own: Vec<Action> = plan.iter().copied().filter(|action| !matches!(action, Action::Reveal(_))).collect();
        (0..MOST_SAMPLES).map_while(|sample| samples.follow(&own, sample, meter)).collect()
    }

    fn judge(
        rules: &Variant,
        asked: &TurnQuestion<Self>,
        effort: Effort,
        seed: u64,
        meter: &mut Meter,
    ) -> Option<Judgement<Action>> {
        let start = asked.start;
        let skill = skill(start);
        let mut planner = Planner::new(rules, Weights::built_in(start.players()), &skill, start, seed);
        let number = effort.candidates();
        let candidates = planner.turn(start, number, SEARCH, meter);
        let ways = candidates.into_iter().take(number).map(|candidate| candidate.actions);
        let mut samples = TurnSamples::new(rules, start, asked.played.unwrap_or_default(), &planner);
        compare(rules, asked, ways, &mut samples, effort, meter)
    }
}

/// The skill with which a turn that begins here is searched, and what may follow it.
fn skill(start: &State) -> Skill {
    let is_last = start.scoring().is_some_and(|scoring| scoring.volcano.is_none());
    Skill { reply_width: if is_last { LAST_REPLIES } else { REPLIES }, ..*Skill::of(Level::Expert) }
}

/// The samples of a turn: what may follow it, as the computer players see it.
struct TurnSamples<'a, 'p> {
    rules: &'a Variant,
    start: &'a State,
    /// The treasures that came up in the turn, in order.
    fallen: Vec<Treasure>,
    replies: Replies<'a, 'p>,
}

impl<'a, 'p> TurnSamples<'a, 'p> {
    /// The samples of a turn that begins with `start`, in which these actions were played, or are meant to be.
    fn new(rules: &'a Variant, start: &'a State, played: &[Action], planner: &'p Planner<'a>) -> Self {
        let fallen = played.iter().filter_map(|&action| match action {
            Action::Reveal(kind) => Some(kind),
            _ => None,
        });
        Self { rules, start, fallen: fallen.collect(), replies: Replies::new(planner, start) }
    }

    /// The position at the end of a way in one sample, the actions up to there with what was revealed, and how often
    /// chance was asked.
    fn end(&mut self, way: &[Action], sample: u64) -> Option<(State, Vec<Action>, u64)> {
        let (mut state, mut chance) = (*self.start, 0);
        let mut told = self.play(way, &mut state, sample, &mut chance)?;
        if way.last() != Some(&Action::End) {
            told.push(Action::End);
        }
        state.end_turn(self.rules, self.start)?;
        Some((state, told, chance))
    }

    /// Plays a way in one sample, with what is revealed in it; returns all of its actions.
    fn play(&mut self, way: &[Action], state: &mut State, sample: u64, chance: &mut u64) -> Option<Vec<Action>> {
        let mut told = Vec::with_capacity(way.len() + 1);
        let mut fallen = self.fallen.clone().into_iter();
        for &action in way {
            state.apply(self.rules, action, &mut NoEvents).ok()?;
            told.push(action);
            while state.phase() == Phase::Reveal {
                // A treasure that an exchange has brought back into play may not be hidden any more.
                let known = fallen.next().map(Action::Reveal);
                let known = known.filter(|&reveal| state.apply(self.rules, reveal, &mut NoEvents).is_ok());
                match known {
                    Some(reveal) => told.push(reveal),
                    None => told.push(self.replies.deal(state, sample, chance)?),
                }
            }
        }
        Some(told)
    }
}

impl Samples<State> for TurnSamples<'_, '_> {
    fn play(&mut self, way: &[Action], sample: u64) -> Option<(State, Vec<Action>)> {
        self.end(way, sample).map(|(end, told, _)| (end, told))
    }

    fn follow(&mut self, way: &[Action], sample: u64, meter: &mut Meter) -> Option<Vec<State>> {
        let (mut state, mut chance) = (*self.start, 0);
        if way.last().is_some_and(|action| matches!(action, Action::Dig(_))) {
            // What comes up is open, and with it the rest of the turn.
            self.play(way, &mut state, sample, &mut chance)?;
            self.replies.play_out(&mut state, meter)?;
        } else {
            (state, _, chance) = self.end(way, sample)?;
        }
        let seats = usize::from(state.players());
        let mut round = Vec::with_capacity(seats);
        // With auctions the own seat may come again before all others have: a whole round is judged all the same, since
        // whoever has just moved stands best.
        self.replies.play_on(&mut state, sample, &mut chance, meter, |after, _| {
            round.push(*after);
            false
        })?;
        // A game that ends within the round has its end for the rest of it.
        round.resize(seats, state);
        Some(round)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Budget, Chance, Thought, end_of, judge, played_turns, prospects_after, self_play};
    use crate::game::{Actor, Dealer, DealerDef, Game, Seat, View};
    use crate::tikal::{Setup, TurnRule, VariantDef, validate};

    const EFFORT: Effort = Effort { nodes: 30_000, ways: 1 };

    fn classic() -> Variant {
        let def = VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap();
        validate(def).0.unwrap()
    }

    /// The actions of a game, or of its beginning, with the position before each.
    fn game(rules: &Variant, turns: TurnRule, level: Level, most: usize) -> Vec<(Option<Action>, State)> {
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
            plies.push((Some(action), state));
            state.apply(rules, action, &mut NoEvents).unwrap();
        }
        plies
    }

    fn judged(rules: &Variant, start: &State, played: &[Action], effort: Effort) -> Judgement<Action> {
        let asked = TurnQuestion { start, played: Some(played), known: None };
        judge(rules, &asked, effort, 3, &Thought::default()).unwrap()
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
    fn a_turn_with_an_action_that_is_not_known_is_left_out_and_the_others_keep_their_places() {
        let rules = classic();
        let mut plies = game(&rules, TurnRule::Draw, Level::Adept, 200);
        let mut turns = played_turns(plies.iter().copied());
        let hidden = turns.remove(1);
        assert!(hidden.actions.len() > 2 && turns.len() > 2);
        plies[hidden.begin + 1].0 = None;
        assert_eq!(played_turns(plies), turns);
    }

    #[test]
    fn a_turn_without_an_action_that_ends_it_is_over_when_another_seat_acts() {
        let rules = classic();
        let mut plies = game(&rules, TurnRule::Draw, Level::Random, 700);
        plies.retain(|(action, _)| *action != Some(Action::End));
        let seats: Vec<_> = plies.iter().map(|(_, before)| before.seat()).collect();
        // Of a scoring round, in which one turn follows another, all but the last.
        let found = played_turns(plies);
        assert!(!found.is_empty());
        for turn in found {
            assert!(seats[turn.begin..turn.end()].iter().all(|&seat| seat == turn.start.seat()));
            assert_ne!(seats[turn.end()], turn.start.seat());
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
            assert_eq!(one.played().map(|way| &way.prospects), other.played().map(|way| &way.prospects));
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
                assert!((way.prospects.mean.shares.iter().sum::<f64>() - 1.0).abs() < 1e-6);
            }
            assert!(one.nodes <= EFFORT.nodes + 1 && one.samples > 0);
        }
    }

    #[test]
    fn the_chances_after_a_plan_are_those_of_a_turn_and_certain_where_nothing_is_left_to_play() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Novice, usize::MAX);
        let turns = played_turns(plies.iter().copied());
        let after = |start: &State, plan: &[Action]| {
            prospects_after(&rules, start, plan, EFFORT.nodes, 3, &Thought::default()).unwrap()
        };
        for turn in turns.iter().skip(5).step_by(12) {
            let judged = judged(&rules, &turn.start, &turn.actions, Effort { nodes: 100_000, ..EFFORT });
            let (seat, played) = (turn.start.seat(), judged.played().unwrap());
            // Both take samples, not the same ones.
            let (said, review) = (after(&turn.start, &turn.actions).share(seat), played.prospects.share(seat));
            assert!((said - review).abs() < 0.1, "a hint says {said:.3}, the review {review:.3}");
        }
        // The last turn of the game: whoever leads after it has won, whatever the points at sight say.
        let last = turns.last().unwrap();
        let end = end_of(&rules, &last.start, &last.actions).unwrap();
        assert_eq!(end.phase(), Phase::Over);
        let (winners, prospects) = (end.leaders(&rules), after(&last.start, &last.actions));
        for &seat in end.seats() {
            let won = if winners.contains(seat) { 1.0 / winners.as_slice().len() as f64 } else { 0.0 };
            assert_eq!(prospects.chance(seat), Chance::of(won));
        }
    }

    #[test]
    fn with_auctions_too_a_round_has_as_many_turns_as_there_are_seats() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Auction, Level::Novice, 400);
        let thought = Thought::default();
        let mut rounds = 0;
        for turn in played_turns(plies).iter().step_by(3) {
            let mut meter = Meter::new(Budget::Nodes(EFFORT.nodes), EFFORT.nodes, &thought);
            for round in State::play_on(&rules, &turn.start, &turn.actions, 3, &mut meter) {
                assert_eq!(round.len(), 2);
                assert!(round[0] != round[1] || round[1].phase() == Phase::Over, "a turn more is played");
                rounds += 1;
            }
        }
        assert!(rounds > 20, "{rounds} rounds");
    }

    #[test]
    fn where_a_plan_ends_with_chance_all_that_it_may_bring_is_played_on() {
        let rules = classic();
        let plies = game(&rules, TurnRule::Draw, Level::Novice, usize::MAX);
        let digs = played_turns(plies).into_iter().filter_map(|turn| {
            let dig = turn.actions.iter().position(|action| matches!(action, Action::Dig(_)))?;
            Some((turn.start, turn.actions[..=dig].to_vec()))
        });
        let mut tried = 0;
        for (start, plan) in digs {
            let thought = Thought::default();
            let mut meter = Meter::new(Budget::Nodes(EFFORT.nodes), EFFORT.nodes, &thought);
            let ends = State::play_on(&rules, &start, &plan, 3, &mut meter);
            assert!(ends.len() > 3);
            // Nobody is left within the turn that was planned.
            assert!(ends.iter().flatten().all(|end| (end.turn(), end.phase()) != (start.turn(), Phase::Act)));
            let found = ends.iter().map(|round| round[0].owned(start.seat()).collect::<Vec<_>>());
            assert!(found.collect::<std::collections::BTreeSet<_>>().len() > 1, "only one treasure comes up");
            tried += 1;
        }
        assert!(tried > 0);
    }

    #[test]
    fn after_a_turn_a_whole_round_is_judged_in_which_every_seat_has_moved_last() {
        let rules = classic();
        let game = self_play::<State>(&rules, 3, &Setup::new(TurnRule::Draw, Seat::default()), (Level::Novice, 300), 3);
        for turn in played_turns(game.plies).iter().filter(|turn| turn.start.deck().len() > 6).step_by(4) {
            let thought = Thought::default();
            let mut meter = Meter::new(Budget::Nodes(4_000), 4_000, &thought);
            for round in State::play_on(&rules, &turn.start, &turn.actions, 3, &mut meter) {
                let turns: Vec<u32> = round.iter().map(State::turn).collect();
                assert_eq!(turns.len(), 3, "one position for each seat");
                assert!(turns.is_sorted_by(|one, other| one <= other) && turns[2] > turns[0]);
            }
        }
    }

    #[test]
    fn a_result_is_fixed_only_where_the_lead_cannot_be_made_up() {
        let rules = classic();
        for players in [2, 3, 4] {
            let (who, mut fixed) = ((Level::Novice, 300), 0);
            for seed in 0..6 {
                let game = self_play::<State>(&rules, players, &Setup::new(TurnRule::Draw, Seat::default()), who, seed);
                let winners = game.end.leaders(&rules);
                for (_, state) in &game.plies {
                    for (index, share) in state.expect(&rules).shares.into_iter().enumerate() {
                        let wins = winners.contains(state.seats()[index]);
                        assert!(share > 0.0 || !wins, "a winner was given up in turn {}", state.turn());
                        fixed += u32::from(share == 0.0);
                    }
                }
            }
            assert!(fixed > 0, "who has scored last and is behind cannot win any more");
        }
    }

    #[test]
    fn in_the_last_turn_what_the_points_left_cannot_reach_is_lost() {
        let rules = classic();
        let game = self_play::<State>(&rules, 2, &Setup::new(TurnRule::Draw, Seat::default()), (Level::Novice, 300), 3);
        let mut settled = 0;
        for (_, state) in &game.plies {
            let own = state.seat();
            let is_last = state
                .scoring()
                .is_some_and(|scoring| scoring.volcano.is_none() && scoring.order.as_slice().last() == Some(&own));
            if !is_last || state.phase() != Phase::Act {
                continue;
            }
            let spent = state.with_points(0);
            let (ends, other) = (spent.score(own) + spent.worth(&rules, own), spent.score(own.left(2)));
            if ends != other {
                let shares = spent.expect(&rules).shares;
                assert!((shares[own.index()] - f64::from(u8::from(ends > other))).abs() < f64::EPSILON);
                settled += 1;
            }
        }
        assert!(settled > 0, "somebody acts last");
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
        assert!(judge(&rules, &TurnQuestion::best_in(&draw), EFFORT, 1, &Thought::default()).is_none());
        let turn = played_turns(plies).pop().unwrap();
        assert!(
            judge(
                &rules,
                &TurnQuestion { played: Some(&[Action::Pass]), ..TurnQuestion::of(&turn) },
                EFFORT,
                1,
                &Thought::default()
            )
            .is_none()
        );
        let thought = Thought::default();
        thought.cancel();
        assert!(judge(&rules, &TurnQuestion::of(&turn), EFFORT, 1, &thought).is_none());
    }
}
