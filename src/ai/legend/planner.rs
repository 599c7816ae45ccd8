//! The answer of a player that is asked: it drafts, looks, or plays a turn.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::follow::play_on;
use super::outlook::Outlook;
use super::skill::Skill;
use super::turn::{TurnSearch, Way};
use crate::ai::Meter;
use crate::ai::tasks::in_order;
use crate::game::{Game, NoEvents, Seat, View};
use crate::legend::{Action, Phase, State, Variant};

/// The share of the budget for finding ways to play; the rest judges them by what may follow.
const FINDING: f64 = 0.3;
/// The nodes that it takes to follow a way in two samples, about; with fewer for each, fewer ways are followed.
const FOLLOWED: u64 = 1_500;
/// For how many samples of what may follow the judgement of a way at sight counts.
const TRUST: f64 = 8.0;

/// One decision of a seat.
pub(super) struct Planner<'a> {
    outlook: Outlook<'a>,
    skill: &'static Skill,
    view: &'a View<State>,
    seed: u64,
}

impl<'a> Planner<'a> {
    pub(super) fn new(rules: &'a Variant, view: &'a View<State>, skill: &'static Skill, seed: u64) -> Self {
        Self { outlook: Outlook::new(rules, view.state()), skill, view, seed }
    }

    /// The actions that the seat would play, up to the next that chance answers.
    pub(super) fn plan(&self, meter: &mut Meter) -> Vec<Action> {
        let rules = self.outlook.rules;
        let state = self.guess(0);
        let mut legal = Vec::new();
        state.legal_actions(rules, &mut legal);
        if let [only] = legal[..] {
            return vec![only];
        }
        // To look costs nothing and tells something.
        if legal.contains(&Action::Look) {
            return vec![Action::Look];
        }
        let mut search = TurnSearch::default();
        let most = usize::try_from(meter.left_at_most() / FOLLOWED).unwrap_or(usize::MAX).clamp(1, self.skill.ways);
        let ways: Vec<Way> = if state.phase() == Phase::Draft {
            let drafts = draft(&self.outlook, &state, meter);
            let after = |(action, value): (Action, f64)| {
                let mut end = state;
                end.apply(rules, action, &mut NoEvents).ok()?;
                Some(Way { plan: vec![action], end, value, luck: 0.0 })
            };
            drafts.into_iter().take(most).filter_map(after).collect()
        } else {
            let whole = (most > 1).then(|| meter.part(FINDING));
            let ways = search.run(&self.outlook, &state, self.skill, most, self.seed, meter);
            if let Some(whole) = whole {
                meter.rejoin(whole);
            }
            ways
        };
        let best = self.best(&ways, state.seat(), &mut search, meter);
        ways.into_iter()
            .nth(best)
            .map(|way| way.plan)
            .filter(|plan| !plan.is_empty())
            .unwrap_or_else(|| legal[..1].to_vec())
    }

    /// A whole state that agrees with the view.
    fn guess(&self, sample: u64) -> State {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(self.seed ^ sample.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        State::guess(self.view, self.outlook.rules, &mut random)
    }

    /// Which of these ways is the best by what may follow: all meet the same samples of chance, and after each round of
    /// samples the worse half is left out.
    fn best(&self, ways: &[Way], seat: Seat, search: &mut TurnSearch, meter: &mut Meter) -> usize {
        let mut left: Vec<(usize, f64)> = ways.iter().map(|way| way.value * TRUST).enumerate().collect();
        let (mut sample, mut until) = (0, 2);
        while left.len() > 1 && sample < self.skill.samples {
            while sample < until {
                let follow = |search: &mut TurnSearch, task: u64, meter: &mut Meter| {
                    let way = &ways[left[task as usize].0];
                    let mut state = way.end;
                    let seed = self.seed.wrapping_add(sample + 1);
                    let goes_on = play_on(&self.outlook, search, &mut state, seed, meter);
                    let points = self.outlook.points(&state, &self.outlook.arrivals(&state));
                    goes_on.then(|| Outlook::lead(&state, &points, seat) + way.luck)
                };
                let met = in_order(search, TurnSearch::default, left.len() as u64, meter, follow);
                if met.len() < left.len() {
                    return chosen(left);
                }
                left.iter_mut().zip(met).for_each(|(way, value)| way.1 += value);
                sample += 1;
            }
            left.sort_by(|one, other| other.1.total_cmp(&one.1));
            left.truncate(left.len().div_ceil(2).max(2));
            until = (until * 2).min(self.skill.samples);
        }
        chosen(left)
    }
}

fn chosen(left: Vec<(usize, f64)>) -> usize {
    let best = left.into_iter().reduce(|best, other| if other.1 > best.1 { other } else { best });
    best.map_or(0, |(index, _)| index)
}

/// The things that the seat can draft, the best first: those of which it would lose most by waiting, as others take of
/// the same sort before it can again.
pub(super) fn draft(outlook: &Outlook<'_>, state: &State, meter: &mut Meter) -> Vec<(Action, f64)> {
    let mut legal = Vec::new();
    state.legal_actions(outlook.rules, &mut legal);
    let rows = outlook.arrivals(state);
    let seat = state.seat();
    let mut drafts: Vec<(Action, f64)> = Vec::with_capacity(legal.len());
    for action in legal {
        let mut after = *state;
        if after.apply(outlook.rules, action, &mut NoEvents).is_ok() {
            meter.spend();
            drafts.push((action, Outlook::lead(&after, &outlook.points(&after, &rows), seat)));
        }
    }
    let taken = usize::from(state.players()) / 2;
    let left_over = |sort: usize| {
        let mut values: Vec<f64> =
            drafts.iter().filter(|(action, _)| self::sort(*action) == sort).map(|(_, value)| *value).collect();
        values.sort_by(|one, other| other.total_cmp(one));
        values.get(taken.min(values.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    let left_over: [f64; SORTS] = std::array::from_fn(left_over);
    for (action, value) in &mut drafts {
        *value -= left_over[sort(*action)];
    }
    drafts.sort_by(|one, other| other.1.total_cmp(&one.1));
    drafts
}

/// The number of sorts of things that are drafted.
const SORTS: usize = 4;

const fn sort(action: Action) -> usize {
    match action {
        Action::DraftOrder(_) => 0,
        Action::DraftToken(_) => 1,
        Action::DraftTile(_) => 2,
        _ => 3,
    }
}
