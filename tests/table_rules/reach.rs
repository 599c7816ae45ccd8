//! The reach of every piece: the window shows the cells and costs that legal actions lead to.

use std::collections::BTreeMap;

use tikal::app::tikal::command::Ask;
use tikal::app::tikal::table::Selection;
use tikal::game::NoEvents;
use tikal::hex::Cell;
use tikal::insight::tikal::{Reach, Walker, points_at_hand};
use tikal::tikal::{Action, Phase, State, Variant};

use super::games::{Choice, PIECES, acting, chance, kinds, other_half, play_on, told};
use crate::driver::Driver;
use rand::RngExt;

/// The cells that a piece can reach by legal actions from when its seat begins to act, with the fewest points that each
/// costs.
fn found(rules: &Variant, begun: &State, walker: Walker) -> BTreeMap<Cell, u8> {
    let (Walker { from, piece, .. }, points) = (walker, begun.points());
    let mut costs = BTreeMap::from([(from, 0)]);
    let mut open = vec![(*begun, from)];
    let mut legal = Vec::new();
    while let Some((now, at)) = open.pop() {
        now.legal_actions(rules, &mut legal);
        for &action in &legal {
            let (Action::Move { piece: goer, from, to } | Action::Transfer { piece: goer, from, to }) = action else {
                continue;
            };
            if (goer, from) != (piece, at) {
                continue;
            }
            let mut next = now;
            next.apply(rules, action, &mut NoEvents).unwrap();
            let cost = points - next.points();
            if costs.get(&to).is_none_or(|&known| cost < known) {
                costs.insert(to, cost);
                open.push((next, to));
            }
        }
    }
    costs.remove(&from);
    costs
}

fn walkers(state: &State) -> Vec<Walker> {
    let mut walkers = Vec::new();
    for &seat in state.seats() {
        for from in state.present(seat) {
            let there = PIECES.into_iter().filter(|&piece| state.band(from, seat).has(piece));
            walkers.extend(there.map(|piece| Walker { seat, from, piece }));
        }
    }
    walkers
}

/// The number before `mark` in the names of cells, by cell.
fn named(driver: &Driver, mark: &str) -> BTreeMap<Cell, u8> {
    let layout = driver.rules().layout();
    let mut costs = BTreeMap::new();
    for text in told(driver) {
        let Some(rest) = text.strip_prefix("Hex ") else { continue };
        let (cell, rest) = rest.split_once(',').unwrap();
        let cell = layout.cell(cell.parse().unwrap()).unwrap();
        let part = rest.split(", ").find_map(|part| {
            let number = part.strip_prefix(mark).or_else(|| part.split_once(mark).map(|(number, _)| number))?;
            number.split(' ').next()?.parse().ok()
        });
        if let Some(cost) = part {
            costs.insert(cell, cost);
        }
    }
    costs
}

#[test]
fn the_reach_of_anybodys_piece_is_what_legal_actions_find() {
    let mut compared = 0;
    for (seed, kind) in (100..).zip(kinds()) {
        let mut driver = kind.open(seed, Choice::default());
        let (random, rules) = (&mut chance(seed), &kind.rules);
        for moment in 0..5 {
            play_on(&mut driver, 41, random);
            let state = driver.state();
            let walkers = walkers(&state);
            if walkers.is_empty() || state.phase() == Phase::Reveal {
                continue;
            }
            for _ in 0..4 {
                let walker = walkers[random.random_range(0..walkers.len())];
                let points = points_at_hand(rules, &state, walker.seat);
                let begun = acting(rules, &state, walker.seat, points);
                let expected = found(rules, &begun, walker);
                let reach = Reach::of(rules, &state, walker, points);
                let told: BTreeMap<Cell, u8> =
                    rules.cells().into_iter().filter_map(|cell| Some((cell, reach.cost(cell)?))).collect();
                assert_eq!(told, expected, "{} {walker:?}", kind.name());
                compared += expected.len();
                // The way that is drawn can be walked for that cost.
                for (&cell, &cost) in &expected {
                    let mut now = begun;
                    for action in reach.actions(cell) {
                        now.apply(rules, action, &mut NoEvents).unwrap();
                    }
                    assert_eq!(points - now.points(), cost);
                }
            }
            if moment % 2 == 0 {
                let walker = walkers[random.random_range(0..walkers.len())];
                driver.send_ask(Ask::ShowReach(Some(walker)));
                driver.run();
                let begun = acting(rules, &state, walker.seat, points_at_hand(rules, &state, walker.seat));
                let expected = found(rules, &begun, walker);
                assert_eq!(named(&driver, " point"), expected, "{} {walker:?}", kind.name());
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn a_piece_that_is_chosen_shows_what_every_cell_costs_and_walks_there() {
    for (seed, kind) in (200..).zip(other_half()) {
        let mut driver = kind.open(seed, Choice::default());
        let (random, rules) = (&mut chance(seed), &kind.rules);
        let mut gone = 0;
        while gone < 3 && driver.state().phase() != Phase::Over {
            play_on(&mut driver, 1, random);
            let state = driver.state();
            let own: Vec<Walker> = walkers(&state).into_iter().filter(|walker| walker.seat == state.seat()).collect();
            if state.phase() != Phase::Act || own.is_empty() || state.points() < 3 || driver.steps() < 30 {
                continue;
            }
            let walker = own[random.random_range(0..own.len())];
            let expected = found(rules, &acting(rules, &state, walker.seat, state.points()), walker);
            let selection = Selection { cell: walker.from, piece: Some(walker.piece) };
            driver.send_ask(Ask::Select(Some(selection)));
            driver.run();
            assert_eq!(named(&driver, "in reach for "), expected, "{} {walker:?}", kind.name());
            let Some((&to, &cost)) = expected.iter().nth(random.random_range(0..expected.len().max(1))) else {
                continue;
            };
            let name = rules.layout().name(to).to_string();
            driver.cell(&name);
            assert_eq!(driver.state().points(), state.points() - cost, "{}: one click walks to {name}", kind.name());
            let there = state.band(to, walker.seat).pieces() + 1;
            assert_eq!(driver.state().band(to, walker.seat).pieces(), there);
            gone += 1;
        }
        assert!(gone > 0, "{}", kind.name());
    }
}
