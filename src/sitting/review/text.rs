//! A review as a text, so that it is there again when the game is opened another time.
//!
//! Decides what of it is kept and what is taken for the review of this very game: every way has to be legal in the turn that
//! it is said to be of. Where the text stands and when it is written, the window decides.

use serde::{Deserialize, Serialize};

use super::{PASSES, Review};
use crate::ai::{Expected, Judged, Judgement, PlayedTurn, Prospects, Way, end_of};
use crate::game::{bounds, syntax, text_of};

/// The format of the text; one of another format is worked out anew, as is one whose chances were judged otherwise.
const FORMAT: u32 = 1;
/// More turns, ways, actions of a way and seats than these no review has.
const MAX_TURNS: usize = 2_000;
const MAX_WAYS: usize = 8;
const MAX_ACTIONS: usize = 400;
const MAX_SEATS: usize = 16;
/// The longest line of an action.
const MAX_LINE: usize = 80;

#[derive(Serialize, Deserialize)]
struct KeptReview {
    format: u32,
    pass: u8,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_TURNS>")]
    turns: Vec<KeptTurn>,
}

#[derive(Serialize, Deserialize)]
struct KeptTurn {
    begin: usize,
    passes: u8,
    samples: u64,
    nodes: u64,
    /// The best first; none if nothing was found of the turn.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_WAYS>")]
    ways: Vec<KeptWay>,
}

#[derive(Serialize, Deserialize)]
struct KeptWay {
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ACTIONS>")]
    actions: Vec<KeptLine>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    shares: Vec<f64>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    points: Vec<f64>,
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_SEATS>")]
    at_sight: Vec<f64>,
    is_played: bool,
    rank: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct KeptLine(#[serde(deserialize_with = "bounds::text::<_, MAX_LINE>")] String);

/// The mark that tells one state of a review from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewRevision {
    changes: u64,
    pass: u8,
    is_stopped: bool,
}

impl KeptTurn {
    /// The judgement of the turn, if it is this one.
    fn judgement<G: Judged>(&self, rules: &G::Rules, turn: &PlayedTurn<G>) -> Option<Judgement<G::Action>> {
        let seats = usize::from(turn.start.seats());
        let way = |kept: &KeptWay| {
            let is_share = |share: &f64| (0.0..=1.0).contains(share);
            let numbers = [&kept.shares, &kept.points, &kept.at_sight];
            let is_sound = numbers.iter().all(|numbers| numbers.len() == seats)
                && kept.shares.iter().chain(&kept.at_sight).all(is_share)
                && kept.points.iter().all(|points| points.is_finite());
            let actions = kept.actions.iter().map(|line| G::parse(rules, &line.0).ok());
            let actions: Vec<G::Action> = actions.collect::<Option<_>>()?;
            let end = end_of(rules, &turn.start, &actions).filter(|_| is_sound)?;
            (kept.is_played == (Some(end) == end_of(rules, &turn.start, &turn.actions))).then(|| Way {
                actions,
                prospects: Prospects {
                    mean: Expected { shares: kept.shares.clone(), points: kept.points.clone() },
                    at_sight: kept.at_sight.clone(),
                },
                is_played: kept.is_played,
                rank: kept.rank,
            })
        };
        let ways: Vec<Way<G::Action>> = self.ways.iter().map(way).collect::<Option<_>>()?;
        let is_judged = ways.iter().filter(|way| way.is_played).count() == 1 && self.begin == turn.begin;
        is_judged.then_some(Judgement { ways, samples: self.samples, nodes: self.nodes, seat: turn.start.seat()? })
    }
}

impl<G: Judged> Review<G> {
    /// The state of the review: whenever it is another one, the review has to be kept anew. Nothing while there is nothing
    /// to keep.
    #[must_use]
    pub fn revision(&self) -> Option<ReviewRevision> {
        let (pass, is_stopped) = (self.pass, self.is_stopped());
        (is_stopped || pass > 0).then_some(ReviewRevision { changes: self.changes, pass, is_stopped })
    }

    /// The review as a text, to be kept while the program does not run.
    #[must_use]
    pub fn text(&self, rules: &G::Rules) -> Option<String> {
        let way = |way: &Way<G::Action>| KeptWay {
            actions: way.actions.iter().map(|&action| KeptLine(text_of::<G>(rules, action))).collect(),
            shares: way.prospects.mean.shares.clone(),
            points: way.prospects.mean.points.clone(),
            at_sight: way.prospects.at_sight.clone(),
            is_played: way.is_played,
            rank: way.rank,
        };
        let turns = self.turns.iter().map(|turn| {
            let known = turn.judgement.as_ref();
            KeptTurn {
                begin: turn.played.begin,
                passes: turn.passes,
                samples: known.map_or(0, |known| known.samples),
                nodes: known.map_or(0, |known| known.nodes),
                ways: known.map(|known| known.ways.iter().map(way).collect()).unwrap_or_default(),
            }
        });
        syntax::write_plain(&KeptReview { format: FORMAT, pass: self.pass, turns: turns.collect() }).ok()
    }

    /// Takes up the review that a text holds, as far as it had come. Returns false, and may have taken in a part, if it is
    /// none of this game.
    #[must_use]
    pub fn take_up(&mut self, rules: &G::Rules, text: &str) -> bool {
        let Ok(kept) = ron::from_str::<KeptReview>(text) else { return false };
        if kept.format != FORMAT || kept.turns.len() != self.turns.len() || kept.pass > PASSES {
            return false;
        }
        for (turn, kept) in self.turns.iter_mut().zip(&kept.turns) {
            let judgement = kept.judgement(rules, &turn.played);
            if judgement.is_none() && !kept.ways.is_empty() {
                return false;
            }
            (turn.judgement, turn.passes) = (judgement, kept.passes.min(PASSES));
        }
        self.pass = kept.pass;
        // It goes on when somebody asks for it.
        self.is_stopped = kept.pass < PASSES;
        true
    }
}
