//! The volcano forecast: its odds are those found by drawing in every order.

use tikal::game::Actor;
use tikal::insight::Odds;
use tikal::tikal::{Action, Phase, State, TileId, TileKind, Variant};

use super::games::{Choice, chance, kinds, play_on, tells};

/// The tiles to come, group by group, as everybody can count them (T2.1).
fn groups(rules: &Variant, state: &State) -> Vec<Vec<TileId>> {
    let groups = rules.groups().iter();
    let left = groups.map(|group| state.deck().iter().filter(|tile| group.tiles.contains(*tile)).collect());
    left.filter(|tiles: &Vec<TileId>| !tiles.is_empty()).collect()
}

/// Counts the orders of the next `left` draws, and those that bring a volcano.
fn draws(rules: &Variant, groups: &[Vec<TileId>], left: usize, had: bool, count: &mut (u64, u64)) {
    let Some((first, rest)) = groups.split_first().filter(|_| left > 0) else {
        count.0 += u64::from(had);
        count.1 += 1;
        return;
    };
    for (index, &tile) in first.iter().enumerate() {
        let had = had || rules.tile(tile).kind == TileKind::Volcano;
        let mut first = first.clone();
        first.remove(index);
        let mut next = if first.is_empty() { Vec::new() } else { vec![first] };
        next.extend_from_slice(rest);
        draws(rules, &next, left - 1, had, count);
    }
}

fn is(odds: Odds, (cases, of): (u64, u64)) -> bool {
    odds.cases * of == cases * odds.of
}

#[test]
fn the_forecast_is_what_drawing_in_every_order_finds() {
    let mut looked = 0;
    for (seed, kind) in (300..).zip(kinds()) {
        // With chance by hand, positions before a draw are met too; the program's dealer draws at once.
        let mut driver = kind.open(seed, Choice { by_hand: seed % 3 == 0, ..Choice::default() });
        let (random, rules) = (&mut chance(seed), &kind.rules);
        let mut shown = 0;
        while driver.state().phase() != Phase::Over {
            let state = driver.state();
            let forecast = driver.insight().unwrap().forecast.unwrap();
            let groups = groups(rules, &state);
            let volcanoes =
                |tiles: &[TileId]| tiles.iter().filter(|&&tile| rules.tile(tile).kind == TileKind::Volcano).count();
            assert_eq!(forecast.in_deck, groups.iter().map(|tiles| volcanoes(tiles)).sum::<usize>());
            assert_eq!(forecast.in_group, groups.first().map_or(0, |tiles| volcanoes(tiles)));
            assert_eq!(forecast.group.is_none(), groups.is_empty());
            // A round is one turn of every seat; in an auctioned game, the tiles turned up for it already do not count
            // (T3.1, T9.2).
            let turned_up = if state.actor() == Actor::Chance { state.face_up().len() } else { 0 };
            let left: usize = groups.iter().map(Vec::len).sum();
            let ahead = (usize::from(kind.players) - turned_up).min(left);
            if ahead > 0 {
                assert_eq!(usize::from(forecast.ahead), ahead);
            }
            let (mut next, mut soon) = ((0, 0), (0, 0));
            draws(rules, &groups, 1, false, &mut next);
            draws(rules, &groups, ahead, false, &mut soon);
            assert!(is(forecast.next, next), "{} {forecast:?} {next:?}", kind.name());
            assert!(is(forecast.soon, soon), "{} {forecast:?} {soon:?}", kind.name());
            assert_eq!(forecast.face_up, volcanoes(state.face_up()));
            looked += 1;
            if shown < 2 && forecast.next.cases > 0 {
                shown += 1;
                driver.run();
                // The tiles of a round of auctions are turned up at once, so they are spoken of together.
                let told = if state.is_auction() {
                    format!("tiles turned up next: volcano {}%", forecast.soon.percent())
                } else {
                    format!("volcano next: {}%", forecast.next.percent())
                };
                assert!(tells(&driver, &told), "{}: {told}", kind.name());
            }
            play_on(&mut driver, 11, random);
        }
        assert!(driver.insight().unwrap().forecast.is_none(), "nothing is to come any more");
        // The tiles came in the order of their groups.
        let drawn: Vec<usize> = driver
            .actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Draw(tile) => rules.groups().iter().position(|group| group.tiles.contains(tile)),
                _ => None,
            })
            .collect();
        assert!(drawn.is_sorted());
    }
    assert!(looked > 300, "{looked}");
}
