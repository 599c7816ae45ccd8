//! Checks tiers, treasures, what each player has, and every other number.

use std::ops::RangeInclusive;

use super::Checker;
use crate::expedition::{MAX_TREASURES, SetScores};
use crate::game::bounds::MAX_NAME;
use crate::ron_text::Path;
use crate::tikal::board::MAX_PER_TURN;
use crate::tikal::illegal::Purchase;
use crate::tikal::problem::{Flaw, Quantity};
use crate::tikal::variant::{Cost, Costs, VariantDef};

/// The limits of a cost and of the points of a turn.
const COSTS: RangeInclusive<u8> = 1..=20;
const ACTION_POINTS: RangeInclusive<u8> = 1..=40;

/// The numbers of a definition, checked.
pub(super) struct Numbers {
    pub costs: Costs,
    pub action_points: u8,
    /// The most tiers of one temple and treasures of one ruin in a turn.
    pub per_turn: [u8; 2],
    /// The explorers, leaders, camps and guards of each player.
    pub pieces: [u8; 4],
    pub leader_strength: u8,
}

impl Checker {
    pub(super) fn treasures(&mut self, def: &VariantDef) -> ([u8; MAX_TREASURES], SetScores) {
        let whole = Path::of("treasures").field("kinds");
        let kinds = &def.treasures.kinds;
        if kinds.len() > MAX_TREASURES {
            self.report(whole.clone(), Flaw::TreasureKinds { kinds: kinds.len() });
        }
        let mut copies = [0; MAX_TREASURES];
        for (index, (kind, copies)) in kinds.iter().zip(&mut copies).enumerate() {
            let at = whole.index(index);
            *copies = self.number(at.field("copies"), Quantity::TreasureCopies, kind.copies, 0..=MAX_TREASURES as u8);
            if kind.name.is_empty() {
                self.report(at.field("name"), Flaw::TreasureWithoutName);
            }
            self.text(&at.field("name"), &kind.name, MAX_NAME);
        }
        let most = copies.iter().copied().max().unwrap_or(0);
        let scores = self.set_scores(&def.treasures.scores, most);
        (copies, scores)
    }

    pub(super) fn numbers(&mut self, def: &VariantDef) -> Numbers {
        let at = Path::of("costs");
        let mut cost = |name, cost: Option<u32>| -> Cost {
            cost.map(|cost| self.number(at.field(name), Quantity::Cost, cost, COSTS))
        };
        let costs = Costs {
            enter: cost("enter", Some(def.costs.enter)).unwrap_or(1),
            transfer: cost("transfer", def.costs.transfer),
            uncover: cost("uncover", def.costs.uncover),
            dig: cost("dig", def.costs.dig),
            exchange: cost("exchange", def.costs.exchange),
            camp: cost("camp", def.costs.camp),
            guard: cost("guard", def.costs.guard),
        };
        let action_points =
            self.number(Path::of("action_points"), Quantity::ActionPoints, def.action_points, ACTION_POINTS);
        self.warn_of_costs(def);
        let at = Path::of("per_turn");
        let mut limit = |name, value| self.number(at.field(name), Quantity::LimitPerTurn, value, 1..=MAX_PER_TURN);
        let per_turn = [limit("uncover", def.per_turn.uncover), limit("dig", def.per_turn.dig)];
        let at = Path::of("pieces");
        let mut pieces =
            |name, what, value, limits: RangeInclusive<u8>| self.number(at.field(name), what, value, limits);
        let pieces = [
            pieces("explorers", Quantity::Explorers, def.pieces.explorers, 1..=40),
            pieces("leaders", Quantity::Leaders, def.pieces.leaders, 0..=1),
            pieces("camps", Quantity::Camps, def.pieces.camps, 0..=6),
            pieces("guards", Quantity::Guards, def.pieces.guards, 0..=6),
        ];
        let leader_strength =
            self.number(Path::of("leader_strength"), Quantity::LeaderStrength, def.leader_strength, 1..=9);
        self.number(Path::of("start_score"), Quantity::StartScore, def.start_score, 0..=200);
        let at = Path::of("auction");
        self.number(at.field("start_score"), Quantity::StartScore, def.auction.start_score, 0..=200);
        self.number(at.field("least_bid"), Quantity::LeastBid, def.auction.least_bid, 1..=200);
        for (index, &tie_break) in def.tie_breaks.iter().enumerate() {
            if def.tie_breaks[..index].contains(&tie_break) {
                self.report(Path::of("tie_breaks").index(index), Flaw::TieBreakTwice { tie_break });
            }
        }
        Numbers { costs, action_points, per_turn, pieces, leader_strength }
    }

    /// T3.2: a turn has just so many points, and nothing adds to them, so what costs more is never paid. Numbers outside
    /// their limits are told as such alone.
    fn warn_of_costs(&mut self, def: &VariantDef) {
        let Some(points) = points_of_a_turn(def) else { return };
        for what in Purchase::ALL {
            let cost = def.costs.of(what).and_then(|cost| u8::try_from(cost).ok()).filter(|cost| COSTS.contains(cost));
            let Some((field, cost)) = what.field().zip(cost) else { continue };
            if cost > points {
                self.report(Path::of("costs").field(field), Flaw::CostAbovePoints { what, cost, points });
            }
        }
    }
}

/// The action points of a turn (T3.2); none where the definition has a number that is impossible.
pub(super) fn points_of_a_turn(def: &VariantDef) -> Option<u8> {
    u8::try_from(def.action_points).ok().filter(|points| ACTION_POINTS.contains(points))
}
