//! The seats that can still win: where the lead of one cannot be made up any more, the result is fixed.
//!
//! Only what is proved counts. A seat's points can rise at most by what every scoring to come could bring it at the very
//! best; they never fall, except by bids. How likely a seat that can win is to do so, `shares` decides.

use crate::game::Seat;
use crate::tikal::{Costs, Phase, State, TileKind, Variant};

/// For each seat, true if it can still win, alone or with others.
pub(super) fn can_win(rules: &Variant, state: &State) -> Vec<bool> {
    if state.phase() == Phase::Over {
        let winners = state.leaders(rules);
        return state.seats().iter().map(|&seat| winners.contains(seat)).collect();
    }
    let is_last = state.scoring().is_some_and(|scoring| scoring.volcano.is_none());
    if state.is_auction() && !is_last {
        return vec![true; state.seats().len()];
    }
    let least = state.seats().iter().map(|&seat| least(rules, state, seat)).max().unwrap_or(0);
    state.seats().iter().map(|&seat| most(rules, state, seat) >= least).collect()
}

/// No fewer points than this the seat has at the end, unless it gives some away that are its own if it ends its turn now.
fn least(rules: &Variant, state: &State, seat: Seat) -> u32 {
    let scores_now = state.scoring().is_some() && state.seat() == seat && state.phase() == Phase::Act;
    state.score(seat) + if scores_now { state.worth(rules, seat) } else { 0 }
}

/// More points than this the seat cannot have at the end.
fn most(rules: &Variant, state: &State, seat: Seat) -> u32 {
    let scorings = scorings(rules, state, seat);
    if scorings == 0 {
        return state.score(seat);
    }
    let is_last = state.scoring().is_some_and(|scoring| scoring.volcano.is_none());
    let at_best = if is_last && state.seat() == seat && matches!(state.phase(), Phase::Act | Phase::Reveal) {
        within_points(rules, state, seat)
    } else {
        anything(rules, state, seat)
    };
    state.score(seat).saturating_add(at_best.saturating_mul(scorings))
}

/// The scorings in which the seat has still to score.
fn scorings(rules: &Variant, state: &State, seat: Seat) -> u32 {
    let is_volcano = |tile| rules.tile(tile).kind.starts_a_scoring();
    let volcanoes = state.deck().iter().chain(state.face_up().iter().copied()).filter(|&tile| is_volcano(tile)).count();
    let (now, last) = state.scoring().map_or((false, true), |scoring| {
        let to_come = scoring.order.as_slice()[usize::from(scoring.index)..].contains(&seat);
        (to_come, scoring.volcano.is_some())
    });
    volcanoes as u32 + u32::from(now) + u32::from(last)
}

/// The most that one scoring could bring if all temples that no other guards were the seat's, as high as they can become,
/// and with them every treasure.
fn anything(rules: &Variant, state: &State, seat: Seat) -> u32 {
    let others = state.guarded() - state.guarded_by(seat);
    let on_board = (state.temples() - others).into_iter().map(|temple| u32::from(state.level(temple)));
    let to_come = state.deck().iter().chain(state.face_up().iter().copied()).chain(state.hand());
    let in_deck = to_come.filter_map(|tile| match rules.tile(tile).kind {
        TileKind::Temple(level) => Some(u32::from(level)),
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Ruin(_) | TileKind::Volcano => None,
    });
    let tiers: u32 = state.supply().iter().map(|&left| u32::from(left)).sum();
    let kinds = rules.treasures().iter().map(|&all| (0..=all).map(|copies| rules.set_score(copies)).max().unwrap_or(0));
    on_board.chain(in_deck).sum::<u32>() + tiers + kinds.sum::<u32>()
}

/// The most that the scoring at the end of this very turn could bring, with the action points that are left: whatever
/// changes it costs at least one.
fn within_points(rules: &Variant, state: &State, seat: Seat) -> u32 {
    let Costs { enter, transfer, uncover, dig, exchange, camp, guard } = *rules.costs();
    if [Some(enter), transfer, uncover, dig, exchange, camp, guard].contains(&Some(0)) {
        return anything(rules, state, seat);
    }
    let points = u32::from(state.points());
    let times = |cost: Option<u8>| cost.map_or(0, |cost| points / u32::from(cost));
    let open = state.temples() - state.guarded();
    let mut levels: Vec<u32> = open
        .into_iter()
        .filter(|&temple| !state.controls(rules, temple, seat))
        .map(|temple| u32::from(state.level(temple)))
        .collect();
    levels.sort_unstable_by(|one, other| other.cmp(one));
    let won: u32 = levels.into_iter().take(points as usize).sum();
    let most = rules.treasures().iter().copied().max().unwrap_or(0);
    let step = (0..most).map(|copies| rules.set_score(copies + 1).saturating_sub(rules.set_score(copies)));
    let found = times(dig) + times(exchange) + u32::from(state.phase() == Phase::Reveal);
    state.worth(rules, seat) + won + times(uncover) + step.max().unwrap_or(0) * found
}
