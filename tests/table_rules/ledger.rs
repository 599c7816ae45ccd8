//! The ledger of temples: how strong each seat is, who controls a temple and by how much, and what each seat could
//! bring.

use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::app::tikal::table::Side;
use tikal::game::{NoEvents, Seat};
use tikal::hex::{Cell, Direction, MAX_CELLS};
use tikal::insight::tikal::{Order, points_at_hand};
use tikal::tikal::{Action, ControlTies, Phase, Piece, State, TileKind, Variant};

use super::games::{acting, chance, holders, kind_on, kinds, lively, other_half, play_on, strength, tells, temples};
use crate::driver::Driver;

/// The cost for one piece of the cheapest way from a temple to every cell: passages and camps are tried again and again
/// until nothing gets cheaper.
fn ways(rules: &Variant, state: &State, temple: Cell, seat: Seat) -> [Option<u32>; MAX_CELLS] {
    let mut costs = [None; MAX_CELLS];
    costs[temple.index()] = Some(0_u32);
    let is_camp = |cell: Cell| cell == rules.base_camp() || state.camps(seat).contains(cell);
    loop {
        let before = costs;
        for from in rules.cells() {
            let Some(cost) = costs[from.index()] else { continue };
            let mut offer = |to: Cell, more: u32| {
                if costs[to.index()].is_none_or(|known| cost + more < known) {
                    costs[to.index()] = Some(cost + more);
                }
            };
            for side in Direction::ALL {
                let Some(to) = rules.layout().neighbour(from, side) else { continue };
                let (Some(here), Some(there)) = (state.tile(from), state.tile(to)) else { continue };
                if [from, to].map(|cell| kind_on(rules, state, cell)).contains(&Some(TileKind::Volcano)) {
                    continue;
                }
                let slabs = rules.tile(here).slabs.towards(state.rotation(from), side)
                    + rules.tile(there).slabs.towards(state.rotation(to), side.opposite());
                if slabs > 0 {
                    offer(to, slabs.into());
                }
            }
            if let Some(transfer) = rules.def().costs.transfer.filter(|_| is_camp(from)) {
                rules.cells().into_iter().filter(|&camp| is_camp(camp)).for_each(|camp| offer(camp, transfer));
            }
        }
        if costs == before {
            return costs;
        }
    }
}

/// The most strength that a seat can bring to a temple, by the number of points, worked out one piece after the other.
fn brought(rules: &Variant, state: &State, temple: Cell, seat: Seat, points: u8) -> Vec<u32> {
    let ways = ways(rules, state, temple, seat);
    let mut pieces: Vec<(u32, u32)> = Vec::new();
    let leader = rules.def().leader_strength;
    for cell in rules.cells().into_iter().filter(|&cell| cell != temple) {
        let band = state.band(cell, seat);
        let Some(cost) = ways[cell.index()] else { continue };
        pieces.extend((0..band.explorers()).map(|_| (cost, 1)));
        pieces.extend(band.has_leader().then_some((cost, leader)));
    }
    let camps = rules.cells().into_iter().filter(|&cell| cell == rules.base_camp() || state.camps(seat).contains(cell));
    if let Some(way) = camps.filter_map(|camp| ways[camp.index()]).min() {
        let (reserve, cost) = (state.reserve(seat), way + rules.def().costs.enter);
        pieces.extend((0..reserve.explorers()).map(|_| (cost, 1)));
        pieces.extend(reserve.has_leader().then_some((cost, leader)));
    }
    let mut best = vec![0_u32; usize::from(points) + 1];
    for (cost, strength) in pieces {
        for spent in (cost as usize..best.len()).rev() {
            best[spent] = best[spent].max(best[spent - cost as usize] + strength);
        }
    }
    best
}

/// Compares every entry of the ledger with the board.
fn ledger_is_true(rules: &Variant, driver: &Driver) {
    let state = driver.state();
    let ledger = driver.insight().unwrap().ledger;
    assert_eq!(ledger.iter().map(|entry| entry.temple).collect::<tikal::hex::CellSet>(), temples(rules, &state));
    assert_eq!(ledger.len(), temples(rules, &state).len(), "every temple has one row");
    for entry in &ledger {
        let temple = entry.temple;
        assert_eq!((entry.value, entry.guard), (state.level(temple), state.guard(temple)));
        let held: Vec<Seat> = entry.holders().map(|claim| claim.seat).collect();
        assert_eq!(held, holders(rules, &state, temple));
        let best_but = |seat: Seat| {
            let others = state.seats().iter().filter(|&&other| other != seat);
            others.map(|&other| strength(rules, &state, temple, other)).max().unwrap()
        };
        let margin = match (held.as_slice(), entry.guard) {
            (&[only], None) => Some(strength(rules, &state, temple, only) - best_but(only)),
            _ => None,
        };
        assert_eq!(entry.margin(), margin);
        assert_eq!(entry.claims.iter().map(|claim| claim.seat).collect::<Vec<_>>(), state.seats());
        for claim in &entry.claims {
            let own = strength(rules, &state, temple, claim.seat);
            assert_eq!(claim.strength, own);
            let wins = |own: u8| {
                let best = best_but(claim.seat);
                own > best || (own == best && own > 0 && rules.def().control_ties == ControlTies::Everyone)
            };
            let need = match entry.guard {
                Some((owner, _)) => (owner == claim.seat).then_some(0),
                None => (0..=u8::MAX - own).find(|more| wins(own + more)),
            };
            assert_eq!(claim.need, need);
            if entry.guard.is_some() {
                assert_eq!((claim.most, claim.price), (0, None));
                continue;
            }
            let points = points_at_hand(rules, &state, claim.seat);
            let best = brought(rules, &state, temple, claim.seat, points);
            assert_eq!(u32::from(claim.most), *best.last().unwrap(), "{entry:?} {}", claim.seat);
            let price = need.filter(|&need| need > 0);
            let price = price.and_then(|need| best.iter().position(|&most| most >= u32::from(need)));
            assert_eq!(claim.price.map(usize::from), price, "{entry:?} {}", claim.seat);
        }
    }
}

#[test]
fn the_ledger_tells_what_the_board_says_in_every_game() {
    for (seed, kind) in (1..).zip(kinds()) {
        let mut driver = kind.open(seed, super::games::Choice::default());
        let random = &mut chance(seed);
        driver.send(TableCommand::ShowSide(Side::TEMPLES));
        driver.send_ask(Ask::SortLedger(if kind.auction { Order::Value } else { Order::Contested }));
        let mut shown = 0;
        while driver.state().phase() != Phase::Over {
            ledger_is_true(&kind.rules, &driver);
            if shown < 3 && driver.steps() > 60 * (shown + 1) {
                shown += 1;
                driver.run();
                for entry in &driver.insight().unwrap().ledger {
                    let row = format!("Temple {}, value {}", kind.rules.layout().name(entry.temple), entry.value);
                    // In a long ledger some rows are scrolled out of sight.
                    assert!(tells(&driver, &row) || driver.insight().unwrap().ledger.len() > 5, "{row}");
                }
            }
            play_on(&mut driver, 13, random);
        }
        ledger_is_true(&kind.rules, &driver);
    }
}

/// True if an action brings pieces to a temple. The ledger assumes that nothing else on the board changes.
fn is_walk(action: Action) -> bool {
    matches!(action, Action::Enter { .. } | Action::Move { .. } | Action::Transfer { .. })
}

#[test]
fn no_turn_brings_more_than_the_ledger_says_and_its_price_is_enough() {
    let mut claimed = 0;
    for (seed, kind) in (50..).zip(other_half()) {
        let mut driver = kind.open(seed, super::games::Choice::default());
        let (random, rules) = (&mut chance(seed), &kind.rules);
        for _ in 0..6 {
            play_on(&mut driver, 31, random);
            let state = driver.state();
            if matches!(state.phase(), Phase::Over | Phase::Reveal) {
                continue;
            }
            let ledger = driver.insight().unwrap().ledger.clone();
            for &seat in state.seats() {
                let points = points_at_hand(rules, &state, seat);
                let begun = acting(rules, &state, seat, points);
                // Random walks never bring more than the ledger claims.
                for _ in 0..12 {
                    let mut now = begun;
                    let mut legal = Vec::new();
                    loop {
                        now.legal_actions(rules, &mut legal);
                        legal.retain(|&action| is_walk(action));
                        if legal.is_empty() {
                            break;
                        }
                        let mut action = lively(rules, &now, random);
                        if !is_walk(action) {
                            action = legal[now.points() as usize % legal.len()];
                        }
                        now.apply(rules, action, &mut NoEvents).unwrap();
                        for entry in ledger.iter().filter(|entry| entry.guard.is_none()) {
                            let claim = entry.claims.iter().find(|claim| claim.seat == seat).unwrap();
                            let got = strength(rules, &now, entry.temple, seat);
                            assert!(got <= claim.strength + claim.most, "{} {entry:?} {seat}: {got}", kind.name());
                            if claim.need.is_some_and(|need| need > 0)
                                && holders(rules, &now, entry.temple).contains(&seat)
                            {
                                let spent = points - now.points();
                                assert!(claim.price.is_some_and(|price| price <= spent), "{} {entry:?}", kind.name());
                            }
                        }
                    }
                }
                // The price is enough, and a point less is not.
                for entry in &ledger {
                    let claim = entry.claims.iter().find(|claim| claim.seat == seat).unwrap();
                    if let Some(price) = claim.price {
                        claimed += 1;
                        let enough = acting(rules, &state, seat, price);
                        assert!(can_take(rules, &enough, entry.temple, seat), "{} {entry:?} {seat}", kind.name());
                        let short = acting(rules, &state, seat, price - 1);
                        assert!(!can_take(rules, &short, entry.temple, seat), "{} {entry:?} {seat}", kind.name());
                    }
                }
            }
        }
    }
    assert!(claimed > 50, "{claimed}");
}

/// True if the acting seat can take control with its points: tries it with and without the leader, and with the
/// explorers that come cheapest.
fn can_take(rules: &Variant, begun: &State, temple: Cell, seat: Seat) -> bool {
    [false, true].into_iter().any(|led| {
        let mut now = *begun;
        if led && !bring(rules, &mut now, temple, Piece::Leader) {
            return false;
        }
        while !holders(rules, &now, temple).contains(&seat) {
            if !bring(rules, &mut now, temple, Piece::Explorer) {
                return false;
            }
        }
        true
    })
}

/// Brings the piece of this kind that has the cheapest way, by legal actions; false if the points do not suffice.
fn bring(rules: &Variant, state: &mut State, temple: Cell, piece: Piece) -> bool {
    // The states still to be tried, each with the place of the moving piece; the one with the most points left comes
    // first.
    let mut open: Vec<(State, Option<Cell>)> = vec![(*state, None)];
    let mut seen = std::collections::HashSet::new();
    let mut legal = Vec::new();
    while let Some(best) = (0..open.len()).max_by_key(|&index| open[index].0.points()) {
        let (now, at) = open.swap_remove(best);
        if at == Some(temple) {
            *state = now;
            return true;
        }
        if at.is_some() && !seen.insert((at, now.points())) {
            continue;
        }
        now.legal_actions(rules, &mut legal);
        for &action in legal.iter().filter(|&&action| is_walk(action)) {
            let (kind, from, to) = match action {
                Action::Enter { piece, camp } => (piece, None, camp),
                Action::Move { piece, from, to } | Action::Transfer { piece, from, to } => (piece, Some(from), to),
                _ => continue,
            };
            let goes = if at.is_some() { from == at } else { from != Some(temple) };
            if kind != piece || !goes {
                continue;
            }
            let mut next = now;
            next.apply(rules, action, &mut NoEvents).unwrap();
            open.push((next, Some(to)));
        }
    }
    false
}
