//! Checks tiers, treasures, what each player has, and every other number.

use std::ops::RangeInclusive;

use super::Checker;
use crate::expedition::{MAX_TIER, MAX_TREASURES, SetScores, Tiers};
use crate::legend::band::{MAX_EXPLORERS, MAX_LEADERS};
use crate::legend::board::{MAX_PER_TURN, MAX_SLAB_TOKENS};
use crate::legend::card::{Card, Effect, MAX_PLACES, Power};
use crate::legend::definition::VariantDef;
use crate::legend::illegal::Purchase;
use crate::legend::problem::{Flaw, Quantity};
use crate::legend::variant::{Cost, Costs, Tokens};
use crate::ron_text::Path;

/// The limits of a cost.
const COSTS: RangeInclusive<u8> = 1..=20;

/// The treasures of a definition, checked.
pub(super) struct Treasures {
    pub hidden: [u8; MAX_TREASURES],
    pub face_up: [u8; MAX_TREASURES],
    pub scores: SetScores,
}

/// The numbers of a definition, checked.
pub(super) struct Numbers {
    pub rounds: u8,
    /// Cards and tiles.
    pub display: [u8; 2],
    pub right: [u8; 3],
    pub left: [u8; 3],
    pub slab_tokens: u8,
    pub costs: Costs,
    /// The most tiers of one temple and treasures of one ruin in a turn.
    pub per_turn: [u8; 2],
    pub most_exchanged: u8,
    /// The explorers, leaders, camps and guards of each player.
    pub pieces: [u8; 4],
    /// The explorers and leaders of each player that have to be recruited first.
    pub unavailable: [u8; 2],
    pub leader_strength: u8,
    pub start_scores: Vec<u8>,
    pub scoring_points: u8,
    pub high_temples: Tiers,
    pub volcano_score: u8,
    pub unused_power: u8,
}

impl Checker {
    pub(super) fn treasures(&mut self, def: &VariantDef) -> Treasures {
        let whole = Path::of("treasures").field("kinds");
        let kinds = &def.treasures.kinds;
        if kinds.len() > MAX_TREASURES {
            self.report(whole.clone(), Flaw::TreasureKinds { kinds: kinds.len() });
        }
        let (mut hidden, mut face_up) = ([0; MAX_TREASURES], [0; MAX_TREASURES]);
        let mut most = 0;
        for (index, kind) in kinds.iter().enumerate().take(MAX_TREASURES) {
            let at = whole.index(index);
            let mut copies =
                |name, copies| self.number(at.field(name), Quantity::TreasureCopies, copies, 0..=MAX_TREASURES as u8);
            (hidden[index], face_up[index]) = (copies("hidden", kind.hidden), copies("face_up", kind.face_up));
            let copies = hidden[index] + face_up[index];
            if usize::from(copies) > MAX_TREASURES {
                self.report(at.clone(), Flaw::TreasureCopies { copies: copies.into() });
            }
            most = most.max(copies);
            self.name(&at.field("name"), &kind.name);
        }
        let scores = self.set_scores(&def.treasures.scores, most);
        Treasures { hidden, face_up, scores }
    }

    pub(super) fn numbers(&mut self, def: &VariantDef, players: &RangeInclusive<u8>) -> Numbers {
        let at = Path::of("display");
        let display = [
            self.number(at.field("cards"), Quantity::DisplayCards, def.display.cards, 1..=30),
            self.number(at.field("tiles"), Quantity::DisplayTiles, def.display.tiles, 1..=12),
        ];
        let at = Path::of("places");
        let places = 1..=MAX_PLACES as u8;
        let right = self.by_players(&at.field("right"), Quantity::Places, &def.places.right, &places);
        let left = self.by_players(&at.field("left"), Quantity::Places, &def.places.left, &places);
        let per_turn = &def.per_turn;
        let at = Path::of("per_turn");
        let per_turn = [
            self.number(at.field("uncover"), Quantity::LimitPerTurn, per_turn.uncover, 1..=MAX_PER_TURN),
            self.number(at.field("dig"), Quantity::LimitPerTurn, per_turn.dig, 1..=MAX_PER_TURN),
        ];
        let at = Path::of("pieces");
        let pieces = [
            self.number(at.field("explorers"), Quantity::Explorers, def.pieces.explorers, 1..=MAX_EXPLORERS),
            self.number(at.field("leaders"), Quantity::Leaders, def.pieces.leaders, 0..=MAX_LEADERS),
            self.number(at.field("camps"), Quantity::Camps, def.pieces.camps, 0..=6),
            self.number(at.field("guards"), Quantity::Guards, def.pieces.guards, 0..=6),
        ];
        let scoring = &def.scoring;
        let at = Path::of("scoring");
        let mut high_temples = [0; MAX_TIER + 1];
        for (&value, &points) in &scoring.high_temples {
            let at = at.field("high_temples").key(value);
            let value = self.number(at.clone(), Quantity::TempleValue, value, 1..=MAX_TIER as u8);
            high_temples[usize::from(value)] = self.number(at, Quantity::Score, points, 0..=99);
        }
        Numbers {
            rounds: self.number(Path::of("rounds"), Quantity::Rounds, def.rounds, 1..=20),
            display,
            right,
            left,
            slab_tokens: self.number(
                Path::of("slab_tokens"),
                Quantity::SlabTokens,
                def.slab_tokens,
                0..=MAX_SLAB_TOKENS as u8,
            ),
            costs: self.costs(def),
            per_turn,
            most_exchanged: self.number(Path::of("most_exchanged"), Quantity::MostExchanged, def.most_exchanged, 1..=2),
            pieces,
            unavailable: self.unavailable(def, pieces),
            leader_strength: self.number(
                Path::of("leader_strength"),
                Quantity::LeaderStrength,
                def.leader_strength,
                1..=9,
            ),
            start_scores: self.start_scores(def, *players.end()),
            scoring_points: self.number(
                at.field("action_points"),
                Quantity::ActionPoints,
                scoring.action_points,
                0..=40,
            ),
            high_temples,
            volcano_score: self.number(at.field("volcano"), Quantity::Score, scoring.volcano, 0..=99),
            unused_power: self.number(at.field("unused_power"), Quantity::Score, scoring.unused_power, 0..=99),
        }
    }

    /// Tells of costs that no turn can ever pay. The most that one can have are the highest token with as many of the cards
    /// that add points as a sheet has places for (L3.11), or the points of a scoring turn (L6.1), either with all powers of
    /// one director that add points (L9.2).
    pub(super) fn warn_of_costs(
        &mut self,
        def: &VariantDef,
        tokens: &Tokens,
        cards: &[Card],
        powers: &[Power],
        numbers: &Numbers,
    ) {
        let added = |effect: &Effect| match effect {
            Effect::ActionPoints(points) => u32::from(*points),
            _ => 0,
        };
        let token = (0_u32..).zip(tokens).filter(|(_, copies)| **copies > 0).map(|(value, _)| value).max().unwrap_or(0);
        let of_cards = (0..3).map(|index| {
            let places = numbers.right[index] + numbers.left[index];
            let copies = |card: &Card| std::iter::repeat_n(added(&card.effect), card.counts[index].into());
            let mut all: Vec<u32> = cards.iter().flat_map(copies).collect();
            all.sort_unstable_by(|one, other| other.cmp(one));
            all.into_iter().take(places.into()).sum::<u32>()
        });
        let of_powers = powers.iter().map(|power| power.effects.iter().map(added).sum::<u32>()).max().unwrap_or(0);
        let acting = token + of_cards.max().unwrap_or(0);
        let most = acting.max(numbers.scoring_points.into()) + of_powers;
        for what in Purchase::ALL {
            let cost = def.costs.of(what).and_then(|cost| u8::try_from(cost).ok()).filter(|cost| COSTS.contains(cost));
            let Some((field, cost)) = what.field().zip(cost) else { continue };
            if let Ok(points) = u8::try_from(most)
                && cost > points
            {
                self.report(Path::of("costs").field(field), Flaw::CostAbovePoints { what, cost, points });
            }
        }
    }

    fn costs(&mut self, def: &VariantDef) -> Costs {
        let at = Path::of("costs");
        let mut cost = |name, cost: Option<u32>| -> Cost {
            cost.map(|cost| self.number(at.field(name), Quantity::Cost, cost, COSTS))
        };
        Costs {
            enter: cost("enter", Some(def.costs.enter)),
            camp: cost("camp", def.costs.camp),
            transfer: cost("transfer", def.costs.transfer),
            slab: cost("slab", def.costs.slab),
            recruit_explorer: cost("recruit_explorer", def.costs.recruit_explorer),
            recruit_leader: cost("recruit_leader", def.costs.recruit_leader),
            uncover: cost("uncover", def.costs.uncover),
            guard: cost("guard", def.costs.guard),
            dig: cost("dig", def.costs.dig),
            exchange: cost("exchange", def.costs.exchange),
        }
    }

    fn unavailable(&mut self, def: &VariantDef, pieces: [u8; 4]) -> [u8; 2] {
        let at = Path::of("unavailable");
        let mut checked = [
            self.number(at.field("explorers"), Quantity::Explorers, def.unavailable.explorers, 0..=MAX_EXPLORERS),
            self.number(at.field("leaders"), Quantity::Leaders, def.unavailable.leaders, 0..=MAX_LEADERS),
        ];
        for (name, (have, most)) in ["explorers", "leaders"].into_iter().zip(checked.iter_mut().zip(pieces)) {
            if *have > most {
                self.report(at.field(name), Flaw::MoreThanThereAre { have: *have, most });
                *have = most;
            }
        }
        checked
    }

    fn start_scores(&mut self, def: &VariantDef, players: u8) -> Vec<u8> {
        let at = Path::of("start_scores");
        if def.start_scores.len() < usize::from(players) {
            self.report(at.clone(), Flaw::StartScores { scores: def.start_scores.len(), players });
        }
        let scores = def.start_scores.iter().enumerate();
        scores.map(|(index, &score)| self.number(at.index(index), Quantity::Score, score, 0..=99)).collect()
    }
}
