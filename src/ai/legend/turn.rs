//! The search over the rest of a turn: its steps one after the other, of each layer the best positions kept.
//!
//! A position that is worth the same to the last digit with the same points left and people on the same hexes is taken
//! for the same one, whatever order of steps led to it. What chance brings in between is one sample, the same for all
//! ways; the points of a treasure count as they can be expected. What a position is worth, `outlook` decides.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::outlook::{Outlook, Row};
use super::skill::Skill;
use crate::ai::Meter;
use crate::game::{Actor, NoEvents, Seat, weighted};
use crate::hex::{Cell, CellSet};
use crate::legend::{Action, Doing, Phase, Resume, SEATS, Side, State, Variant};

/// A turn has fewer steps; where a variant allows more, they are not looked at.
const MOST_STEPS: usize = 48;
/// The width of the first search of a turn, and by how much it is widened while the budget lasts.
const FIRST_WIDTH: usize = 1;
const WIDER: usize = 4;
/// Of the exchanges that are possible so many are tried, those that bring the most at once.
const EXCHANGES: usize = 3;

/// A position that a step leads to.
#[derive(Clone, Copy, Debug)]
struct Child {
    value: f64,
    luck: f64,
    key: (u64, u8),
    before: u32,
    action: Action,
}

/// A position that is searched.
#[derive(Clone, Debug)]
struct Node {
    state: State,
    rows: [Row; SEATS],
    luck: f64,
    before: Option<(u32, Action)>,
    /// True if chance has brought something on the way here.
    met_chance: bool,
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Way {
    /// Its actions up to the first that chance answers.
    pub(super) plan: Vec<Action>,
    /// Where it ends, with what chance brought.
    pub(super) end: State,
    /// The worth of that at sight, to the seat whose turn it is.
    pub(super) value: f64,
    /// By how much better it could be expected to end than it does, by what chance brought.
    pub(super) luck: f64,
}

/// The way in which a search of a turn ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pass {
    /// The meter ran out.
    BrokenOff,
    /// It came to its end, but left positions out.
    Cut,
    /// It came to its end and left nothing out.
    Whole,
}

/// The room that a search works in; one search after the other uses it.
#[derive(Debug, Default)]
pub(super) struct TurnSearch {
    nodes: Vec<Node>,
    children: Vec<Child>,
    ends: Vec<Child>,
    actions: Vec<Action>,
    outcomes: Vec<(Action, u32)>,
}

impl TurnSearch {
    /// The best ways to play the turn that the seat to move is in, the best first, at most `ways` of them. `seed` draws
    /// what chance brings and what is tried. Empty only if the meter ran out at once.
    pub(super) fn run(
        &mut self,
        outlook: &Outlook<'_>,
        root: &State,
        skill: &Skill,
        ways: usize,
        seed: u64,
        meter: &mut Meter,
    ) -> Vec<Way> {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.nodes.clear();
        self.ends.clear();
        let rows = outlook.arrivals(root);
        self.nodes.push(Node { state: *root, rows, luck: 0.0, before: None, met_chance: false });
        let mut width = FIRST_WIDTH.min(skill.width);
        let mut pass = self.pass(outlook, root, skill, width, seed, &mut random, meter);
        if pass == Pass::BrokenOff {
            // The meter ran out on the way: what looks best so far has to do.
            self.ends.append(&mut self.children);
        }
        while pass == Pass::Cut && width < skill.width {
            width = (width * WIDER).min(skill.width);
            pass = self.pass(outlook, root, skill, width, seed, &mut random, meter);
        }
        self.best(outlook, root, ways, seed)
    }

    /// Searches the turn once, with so many positions kept of a layer.
    #[expect(clippy::too_many_arguments, reason = "the parts of one search")]
    fn pass(
        &mut self,
        outlook: &Outlook<'_>,
        root: &State,
        skill: &Skill,
        width: usize,
        seed: u64,
        random: &mut Xoshiro256PlusPlus,
        meter: &mut Meter,
    ) -> Pass {
        let me = root.seat();
        let mut was_cut = false;
        let mut layer = 0..1;
        for _ in 0..MOST_STEPS {
            self.children.clear();
            for index in layer {
                if !self.expand(outlook, index, me, skill, seed, random, meter) {
                    return Pass::BrokenOff;
                }
            }
            if self.children.is_empty() {
                break;
            }
            let begin = self.nodes.len();
            was_cut |= self.keep(outlook, me, width, seed);
            layer = begin..self.nodes.len();
        }
        if was_cut { Pass::Cut } else { Pass::Whole }
    }

    /// Judges the positions that one step leads to; false if the meter ran out.
    #[expect(clippy::too_many_arguments, reason = "the parts of one search")]
    fn expand(
        &mut self,
        outlook: &Outlook<'_>,
        index: usize,
        me: Seat,
        skill: &Skill,
        seed: u64,
        random: &mut Xoshiro256PlusPlus,
        meter: &mut Meter,
    ) -> bool {
        let Self { nodes, children, ends, actions, outcomes } = self;
        let node = &nodes[index];
        node.state.legal_actions(outlook.rules, actions);
        select(outlook.rules, &node.state, actions, skill.tried, random);
        for &action in actions.iter() {
            let mut next = node.state;
            let Some(played) = play(outlook, &mut next, action, me, seed, outcomes) else { continue };
            let mut rows = node.rows;
            outlook.renew(&mut rows, &next, me, action);
            let luck = node.luck + played.luck;
            let mut value = Outlook::lead(&next, &outlook.points(&next, &rows), me) + luck;
            if skill.error > 0.0 {
                value += skill.error * (f64::from(random.next_u32()) / f64::from(u32::MAX) - 0.5);
            }
            let bits = u64::from(next.present(me).len() as u32) << 32 | u64::from(next.points());
            let key = (value.to_bits() ^ bits, next.points());
            let child = Child { value, luck, key, before: index as u32, action };
            if played.is_over {
                ends.push(child);
            } else {
                children.push(child);
            }
            if !meter.spend() {
                return false;
            }
        }
        true
    }

    /// Keeps the best positions of a layer; true if there were others.
    fn keep(&mut self, outlook: &Outlook<'_>, me: Seat, width: usize, seed: u64) -> bool {
        let Self { nodes, children, outcomes, .. } = self;
        children.sort_by(|one, other| other.value.total_cmp(&one.value));
        children.dedup_by_key(|child| child.key);
        for child in children.iter().take(width) {
            let before = &nodes[child.before as usize];
            let (mut state, mut rows) = (before.state, before.rows);
            let Some(played) = play(outlook, &mut state, child.action, me, seed, outcomes) else { continue };
            outlook.renew(&mut rows, &state, me, child.action);
            let met_chance = before.met_chance || played.met_chance;
            let before = Some((child.before, child.action));
            nodes.push(Node { state, rows, luck: child.luck, before, met_chance });
        }
        children.len() > width
    }

    /// The best ways that were found.
    fn best(&mut self, outlook: &Outlook<'_>, root: &State, ways: usize, seed: u64) -> Vec<Way> {
        let Self { nodes, ends, outcomes, .. } = self;
        ends.sort_by(|one, other| other.value.total_cmp(&one.value));
        ends.dedup_by_key(|end| end.key);
        let way = |end: &Child| {
            let mut state = nodes[end.before as usize].state;
            play(outlook, &mut state, end.action, root.seat(), seed, outcomes)?;
            let mut plan = Vec::new();
            let mut step = Some((end.before, end.action));
            while let Some((before, action)) = step {
                let node = &nodes[before as usize];
                if !node.met_chance {
                    plan.push(action);
                }
                step = node.before;
            }
            plan.reverse();
            Some(Way { plan, end: state, value: end.value, luck: end.luck })
        };
        ends.iter().take(ways).filter_map(way).collect()
    }
}

/// The outcome of a step.
struct Played {
    luck: f64,
    met_chance: bool,
    is_over: bool,
}

/// Plays a step and what chance answers. Nothing if it is not legal.
fn play(
    outlook: &Outlook<'_>,
    state: &mut State,
    action: Action,
    me: Seat,
    seed: u64,
    outcomes: &mut Vec<(Action, u32)>,
) -> Option<Played> {
    let rules = outlook.rules;
    let resume = state.doing().map(|doing: &Doing| doing.resume);
    state.apply(rules, action, &mut NoEvents).ok()?;
    let mut played = Played { luck: 0.0, met_chance: false, is_over: false };
    while let Phase::Reveal(..) | Phase::Show = state.phase() {
        played.met_chance = true;
        let outcome = sample(rules, state, seed, outcomes)?;
        if let (Phase::Reveal(_, buried), Action::Reveal(kind)) = (state.phase(), outcome) {
            played.luck += outlook.luck(state, buried, me, kind);
        }
        state.apply(rules, outcome, &mut NoEvents).ok()?;
    }
    let is_free = resume == Some(Resume::Turn) || matches!(action, Action::Power(_) | Action::Look);
    let goes_on = state.actor() == Actor::Seat(me)
        && match (action, state.phase()) {
            (Action::Keep { .. } | Action::Discard(_) | Action::Pass | Action::End, _) => false,
            (_, Phase::Act | Phase::Effect) => true,
            (_, Phase::Turn) => is_free,
            _ => false,
        };
    played.is_over = !goes_on;
    Some(played)
}

/// One of the outcomes of chance, the same one whenever as much has been dug and seen.
pub(super) fn sample(rules: &Variant, state: &State, seed: u64, outcomes: &mut Vec<(Action, u32)>) -> Option<Action> {
    state.outcomes(rules, outcomes);
    let hidden: u64 = state.hidden(rules).iter().map(|&count| u64::from(count)).sum();
    let turned_up =
        state.display_cards().iter().chain(state.display_tokens()).map(|&count| u64::from(count)).sum::<u64>();
    let moment = hidden << 16 | turned_up << 8 | state.display_tiles().len() as u64;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed ^ moment.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    weighted(outcomes, random.next_u64())
}

/// Leaves the actions that are tried.
fn select(rules: &Variant, state: &State, actions: &mut Vec<Action>, tried: usize, random: &mut Xoshiro256PlusPlus) {
    let seat = state.seat();
    let near = state.present(seat) | state.camp_cells(rules, seat);
    let opens = |side: Side| opens_way(rules, state, near, side);
    let mut has_stack = false;
    actions.retain(|action| match *action {
        Action::LaySlab(side) => opens(side),
        Action::MoveSlab { to, .. } => opens(to),
        Action::Stack(_) => !std::mem::replace(&mut has_stack, true),
        _ => true,
    });
    let is_exchange = |action: &Action| matches!(action, Action::Exchange { .. });
    if actions.iter().filter(|action| is_exchange(action)).count() > EXCHANGES {
        let mut gains: Vec<u32> =
            actions.iter().filter_map(|&action| exchange_gain(rules, state, seat, action)).collect();
        gains.sort_unstable_by(|one, other| other.cmp(one));
        let (least, mut left) = (gains[EXCHANGES - 1], EXCHANGES);
        actions.retain(|action| {
            let Some(gain) = exchange_gain(rules, state, seat, *action) else { return true };
            let stays = gain >= least && left > 0;
            left -= usize::from(stays);
            stays
        });
    }
    // Of too many some are drawn; the end of a turn, which is last or among the few, is always one.
    if actions.len() > tried {
        let ends = actions.iter().copied().find(|action| matches!(action, Action::End | Action::Done | Action::Pass));
        for index in 0..tried {
            let other = index + (u64::from(random.next_u32()) * (actions.len() - index) as u64 >> 32) as usize;
            actions.swap(index, other);
        }
        actions.truncate(tried);
        actions.extend(ends.filter(|end| !actions.contains(end)));
    }
}

/// True if a slab token on this side opens a way from where the seat is.
fn opens_way(rules: &Variant, state: &State, near: CellSet, side: Side) -> bool {
    let is_near = |cell: Cell| near.contains(cell);
    state.passage(side.cell, side.direction) == 0
        && (is_near(side.cell) || rules.layout().neighbour(side.cell, side.direction).is_some_and(is_near))
}

/// The score of the treasures of a seat after an exchange; nothing for other actions.
fn exchange_gain(rules: &Variant, state: &State, seat: Seat, action: Action) -> Option<u32> {
    let Action::Exchange { give, and, take, .. } = action else { return None };
    let count = 1 + u8::from(and.is_some());
    let sum = (0_u32..).zip(state.treasures(rules, seat)).map(|(kind, &copies)| {
        let is = |other: crate::expedition::Treasure| u8::from(other.index() as u32 == kind);
        rules.set_score(copies + count * is(take) - is(give) - and.map_or(0, is))
    });
    Some(sum.sum())
}
