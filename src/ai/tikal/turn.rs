//! The search over the rest of a turn: all orders of actions at once, as far as its width allows.
//!
//! Positions are searched in layers, one for each number of action points left. Of equal positions only the one with the
//! most points left is searched, whatever led to it; so an order of actions that wastes points is cut as soon as a better
//! one is known, and orders that lead to the same are counted once. Of each layer the best positions are kept, but
//! only so many with the same purchases, so that one idea does not fill it. What a position is worth, `outlook` decides.

use std::cmp::Reverse;

use super::key::{Seen, change};
use super::outlook::{Doings, Outlook};
use crate::ai::Meter;
use crate::game::NoEvents;
use crate::tikal::{Action, State, Variant};

/// A layer keeps at most the one in so many of its positions for the same purchases.
const SAME_IDEA: usize = 4;
/// A layer never holds more than so many positions for each that it will keep.
const CROWDED: usize = 16;
/// The most positions that are kept in all layers together: about 60 MB.
const MOST_KEPT: usize = 1 << 16;
/// The number of counters of purchases that a layer has.
const IDEAS: usize = 256;

/// A position that an action leads to, before it is searched itself.
#[derive(Clone, Copy, Debug)]
struct Child {
    value: i64,
    key: u64,
    /// The purchases on the way to it.
    bought: u64,
    doings: Doings,
    /// The node before it.
    before: u32,
    action: Action,
}

/// A position that is searched.
#[derive(Clone, Copy, Debug)]
struct Node {
    state: State,
    key: u64,
    bought: u64,
    doings: Doings,
    /// The node before this one and the action that led here; none at the root.
    before: Option<(u32, Action)>,
}

/// A position in which the turn may end.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    /// The worth of the position.
    pub(super) value: i64,
    /// The purchases on the way to it, as a number.
    pub(super) bought: u64,
    before: Option<(u32, Action)>,
}

/// The room that a search works in; one search after the other uses it.
#[derive(Debug, Default)]
pub(super) struct TurnSearch {
    nodes: Vec<Node>,
    layers: Vec<Vec<Child>>,
    seen: Seen,
    actions: Vec<Action>,
    ideas: Vec<u16>,
    best: Option<End>,
    /// The turn ended at once.
    root: Option<End>,
    /// True if a layer had positions that were not searched, so that a wider search can find more.
    pub(super) was_cut: bool,
}

impl TurnSearch {
    /// Searches the turn that `root` is in, whose seat spends action points; `width` positions are kept of a layer.
    /// Returns whether it came to its end before the meter ran out.
    pub(super) fn run(
        &mut self,
        outlook: &Outlook<'_>,
        rules: &Variant,
        root: &State,
        width: usize,
        meter: &mut Meter,
    ) -> bool {
        let points = usize::from(root.points());
        let width = width.clamp(1, MOST_KEPT / (points + 1));
        self.was_cut = false;
        self.nodes.clear();
        self.layers.iter_mut().for_each(Vec::clear);
        self.layers.resize_with(points + 1, Vec::new);
        self.ideas.resize(IDEAS, 0);
        self.seen.clear(width * (points + 1) * CROWDED);
        let doings = outlook.doings(root);
        self.root = Some(End { value: outlook.judge(root, doings), bought: 0, before: None });
        self.best = self.root;
        self.seen.admit(0, root.points());
        self.nodes.push(Node { state: *root, key: 0, bought: 0, doings, before: None });
        if !self.expand(outlook, rules, 0, width, meter) {
            return false;
        }
        for points in (1..=points).rev() {
            let mut layer = std::mem::take(&mut self.layers[points]);
            order(&mut layer, width * 2);
            self.ideas.fill(0);
            let (mut kept, mut goes_on) = (0, true);
            for child in &layer {
                if kept == width || !goes_on {
                    self.was_cut = true;
                    break;
                }
                if self.seen.is_outdone(child.key, points as u8) {
                    continue;
                }
                let idea = &mut self.ideas[child.bought as usize % IDEAS];
                if usize::from(*idea) > width / SAME_IDEA {
                    self.was_cut = true;
                    continue;
                }
                *idea += 1;
                kept += 1;
                let node = self.nodes.len() as u32;
                let mut state = self.nodes[child.before as usize].state;
                // Cannot fail: it was played when the child was found.
                play(rules, &mut state, child.action);
                self.nodes.push(Node {
                    state,
                    key: child.key,
                    bought: child.bought,
                    doings: child.doings,
                    before: Some((child.before, child.action)),
                });
                goes_on = self.expand(outlook, rules, node, width, meter);
            }
            self.layers[points] = layer;
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Judges all positions that one action leads to from a node. False if the meter ran out.
    fn expand(&mut self, outlook: &Outlook<'_>, rules: &Variant, index: u32, width: usize, meter: &mut Meter) -> bool {
        let Self { nodes, layers, seen, actions, best, .. } = self;
        let node = &nodes[index as usize];
        node.state.legal_actions(rules, actions);
        for &action in actions.iter() {
            if action == Action::End {
                continue;
            }
            let (by, bought) = change(&node.state, action);
            let key = node.key.wrapping_add(by);
            let left = node.state.points() - cost(rules, &node.state, action);
            if !seen.admit(key, left) {
                continue;
            }
            let mut next = node.state;
            if !play(rules, &mut next, action) {
                continue;
            }
            let mut doings = node.doings;
            match action {
                Action::Dig(_) => doings.unseen += 1,
                Action::Exchange { .. } => doings.treasures = outlook.treasures(&next),
                _ => {}
            }
            let value = outlook.judge(&next, doings);
            let bought = node.bought.wrapping_add(bought);
            if best.is_none_or(|best| value > best.value) {
                *best = Some(End { value, bought, before: Some((index, action)) });
            }
            let layer = &mut layers[usize::from(left)];
            layer.push(Child { value, key, bought, doings, before: index, action });
            if layer.len() >= 2 * CROWDED * width {
                order(layer, CROWDED * width);
            }
            if !meter.spend() {
                return false;
            }
        }
        true
    }

    /// The best position found in which the turn can end.
    pub(super) fn best(&self) -> Option<End> {
        self.best
    }

    /// The `number` best positions found in which the turn can end, not too many of them with the same purchases.
    pub(super) fn ends(&self, number: usize) -> Vec<End> {
        let mut all: Vec<End> = Vec::new();
        all.extend(self.root);
        // Of equal ends the one with the most points left comes first: what brings nothing is not done.
        for layer in self.layers.iter().rev() {
            let best = layer.iter().map(|child| End {
                value: child.value,
                bought: child.bought,
                before: Some((child.before, child.action)),
            });
            all.extend(best);
        }
        all.sort_by_key(|end| Reverse(end.value));
        let mut ends: Vec<End> = Vec::with_capacity(number);
        let alike = (number / SAME_IDEA).max(1);
        for end in all {
            if ends.len() == number {
                break;
            }
            if ends.iter().filter(|other| other.bought == end.bought).count() < alike {
                ends.push(end);
            }
        }
        ends
    }

    /// The actions that lead to an end, `end` included.
    pub(super) fn actions(&self, end: &End) -> Vec<Action> {
        let mut actions = vec![Action::End];
        let mut before = end.before;
        while let Some((node, action)) = before {
            actions.push(action);
            before = self.nodes[node as usize].before;
        }
        actions.reverse();
        actions
    }
}

/// Puts the best `number` of a layer in front, the best first, and drops the others. Equal ones keep no order of their
/// own, but the same in every run.
fn order(layer: &mut Vec<Child>, number: usize) {
    let rank = |child: &Child| (Reverse(child.value), child.key);
    if layer.len() > number {
        layer.select_nth_unstable_by_key(number, rank);
        layer.truncate(number);
    }
    layer.sort_unstable_by_key(rank);
}

/// The cost of an action of a turn.
#[inline]
fn cost(rules: &Variant, state: &State, action: Action) -> u8 {
    let costs = rules.costs();
    let cost = match action {
        Action::Enter { .. } => Some(costs.enter),
        Action::Transfer { .. } => costs.transfer,
        Action::Move { from, to, .. } => {
            rules.layout().side_towards(from, to).and_then(|side| state.passage(from, side))
        }
        Action::Uncover(_) => costs.uncover,
        Action::Dig(_) => costs.dig,
        Action::Exchange { .. } => costs.exchange,
        Action::Camp(_) => costs.camp,
        Action::Guard { .. } => costs.guard,
        Action::Draw(_)
        | Action::Reveal(_)
        | Action::Bid(_)
        | Action::Pass
        | Action::Choose(_)
        | Action::Place { .. }
        | Action::End => None,
    };
    // The action is legal, so it has a cost.
    cost.unwrap_or(0)
}

/// Plays an action after which the seat goes on: what it digs up it does not look at yet. False if it is not legal.
#[inline]
fn play(rules: &Variant, state: &mut State, action: Action) -> bool {
    let is_legal = state.apply(rules, action, &mut NoEvents).is_ok();
    state.leave_unseen();
    is_legal
}
