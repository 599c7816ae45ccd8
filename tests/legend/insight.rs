//! The facts that are read from positions of Legend agree with the rules, in every state of random games.

use tikal::game::{Actor, NoEvents, Seat};
use tikal::insight::legend::{
    Account, Consequence, Forecast, Insight, Order, Reach, ScoreItem, Site, Standing, Walker, arrival_costs,
    consequences, ledger, points_at_hand, points_to_walk,
};
use tikal::legend::{Action, Event, Phase, Piece, State, Variant};

use super::games::{begun, pick, random};
use super::table::{checked, in_the_box};

/// Plays random games of all scenarios and calls `see` with their states.
fn each_state(games: u64, mut see: impl FnMut(&Variant, &State)) {
    let rules = checked(in_the_box());
    for seed in 0..games {
        let mut random = random(seed);
        let mut state = begun(&rules, seed);
        let mut step = 0;
        while state.actor() != Actor::Nobody {
            if step % 5 == 0 {
                see(&rules, &state);
            }
            step += 1;
            let action = pick(&rules, &state, &mut random);
            state.apply(&rules, action, &mut NoEvents).unwrap();
        }
        see(&rules, &state);
    }
}

#[test]
fn accounts_add_up_to_what_a_scoring_brings() {
    each_state(15, |rules, state| {
        for &seat in state.seats() {
            let account = Account::of(rules, state, seat);
            assert_eq!(account.points, state.worth(rules, seat));
            let land = account.jungle.len() + account.clearings.len();
            for item in &account.items {
                match *item {
                    ScoreItem::Land { jungle, clearings, temples } => {
                        assert_eq!(usize::from(jungle + clearings), land);
                        assert_eq!(usize::from(temples), account.temples.len());
                    }
                    ScoreItem::Lakes { lakes, masks } => {
                        assert_eq!((usize::from(lakes), masks), (account.lakes.len(), account.masks));
                    }
                    ScoreItem::Temple { cell, .. } => assert!(account.temples.contains(cell)),
                    _ => {}
                }
            }
        }
    });
}

#[test]
fn the_ledger_tells_who_holds_what_and_for_what_price_others_can() {
    each_state(10, |rules, state| {
        for standing in ledger(rules, state) {
            let holder = state.seats().iter().copied().find(|&seat| state.holds(rules, standing.cell, seat));
            assert_eq!(standing.holder().map(|claim| claim.seat), holder);
            let is_temple = matches!(standing.site, Site::Temple { .. });
            assert_eq!(is_temple, state.temples().contains(standing.cell));
            for claim in &standing.claims {
                assert!(claim.price.is_none_or(|price| price <= points_at_hand(rules, state, claim.seat)));
            }
        }
        let insight = Insight::of(rules, state, Order::Contested);
        assert_eq!(insight.forecast.is_none(), state.phase() == Phase::Over);
        assert_eq!(insight.accounts.len(), state.seats().len());
    });
}

#[test]
fn a_price_told_is_enough_to_take_the_hex() {
    let mut taken = 0;
    each_state(6, |rules, state| {
        if state.phase() != Phase::Act || state.scoring().is_none() {
            return;
        }
        let seat = state.seat();
        for standing in ledger(rules, state) {
            let claim = standing.claims[seat.index()];
            let (Some(1), Some(price)) = (claim.need, claim.price) else { continue };
            // One more member does: the nearest that stands there already, or one that enters.
            let costs = arrival_costs(rules, state, seat, state.points());
            assert!(costs[standing.cell.index()] <= price || claim.strength > 0);
            taken += 1;
        }
    });
    assert!(taken > 10, "{taken}");
}

#[test]
fn ways_are_legal_and_cost_what_is_said() {
    let mut walked = 0;
    each_state(6, |rules, state| {
        let points = points_to_walk(state);
        let seat: Seat = state.seat();
        if points == 0 {
            return;
        }
        for from in state.present(seat) {
            let piece = state.band(from, seat).sorts().next().unwrap_or(Piece::Explorer);
            let reach = Reach::of(rules, state, Walker { seat, from, piece }, points);
            for to in rules.layout().cells() {
                let Some(cost) = reach.cost(to) else { continue };
                let mut after = *state;
                for action in reach.actions(to) {
                    assert_eq!(after.apply(rules, action, &mut NoEvents), Ok(()), "{action:?}");
                }
                let left = if state.phase() == Phase::Act { after.points() } else { points - cost };
                assert_eq!(points - left, cost);
                walked += 1;
            }
        }
    });
    assert!(walked > 100, "{walked}");
}

#[test]
fn consequences_are_what_comes() {
    let rules = checked(in_the_box());
    for seed in 0..10 {
        let mut random = random(seed);
        let mut state = begun(&rules, seed);
        while state.actor() != Actor::Nobody {
            let action = pick(&rules, &state, &mut random);
            let told = consequences(&rules, &state, &[action]);
            let (mut after, mut events) = (state, Vec::new());
            after.apply(&rules, action, &mut events).unwrap();
            for consequence in told {
                match consequence {
                    Consequence::Takes { cell, seat, .. } => assert!(after.holds(&rules, cell, seat)),
                    Consequence::Loses { cell, seat, .. } => assert!(!after.holds(&rules, cell, seat)),
                    Consequence::Passage { side, after: cost, before } => {
                        assert_eq!(after.passage(side.cell, side.direction), cost);
                        assert_ne!(before, cost);
                    }
                    Consequence::Scores(points) => {
                        let has =
                            |event: &Event| matches!(event, Event::Scored { points: scored, .. } if *scored == points);
                        assert!(events.iter().any(has));
                    }
                    Consequence::ActionPoints(points) => {
                        assert!(after.points() == points || action != Action::Activate);
                    }
                    Consequence::Treasure { gains } => {
                        assert!(!gains.is_empty() && matches!(after.phase(), Phase::Reveal(..)));
                    }
                    _ => {}
                }
            }
            state = after;
        }
    }
}

#[test]
fn the_forecast_counts_what_is_left() {
    each_state(10, |rules, state| {
        let forecast = Forecast::of(rules, state);
        let left: usize = forecast.groups.iter().map(|group| group.tiles.len()).sum();
        assert_eq!(left, state.deck().len());
        assert!(forecast.soon.cases <= forecast.soon.of);
        assert!(usize::from(forecast.ahead) <= left);
        let standing = Standing::of(rules, state, rules.base_camp());
        assert_eq!(standing.site, Site::Camp);
    });
}
