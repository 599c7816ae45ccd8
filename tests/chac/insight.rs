//! The facts that are told beforehand are what comes: every chance is counted out once more, by playing everything that
//! chance can do.

use std::collections::BTreeMap;

use tikal::chac::{Action, Dice, Needs, Phase, Results, Room, State, Status};
use tikal::game::{Actor, Game, NoEvents, Seat, View};
use tikal::insight::Odds;
use tikal::insight::chac::{
    Account, Consequence, Danger, Forecast, Insight, Prospect, ROUNDS, Reach, actions_of, prospect, prospects,
    tile_sinks, useless_dice,
};

use super::games::{Style, begun_by, pick, random};
use super::table::{TEMPLE, Table, parse, seat};

/// Plays random games, most of them in a hurry to get out, and calls `see` with the states in which a seat moves.
fn each_decision(games: u64, mut see: impl FnMut(&State)) {
    for seed in 0..games {
        let (mut state, mut random) = (begun_by(seed), random(seed));
        while state.actor() != Actor::Nobody {
            if let Actor::Seat(_) = state.actor() {
                see(&state);
            }
            let action = pick(&state, &mut random, Style::of(seed));
            state.apply(&TEMPLE, action, &mut NoEvents).unwrap();
        }
    }
}

fn after(state: &State, action: Action) -> State {
    let mut after = *state;
    after.apply(&TEMPLE, action, &mut NoEvents).unwrap_or_else(|error| panic!("{action:?}: {error}"));
    after
}

/// The outcomes that chance may have now, each with its part of all cases.
fn outcomes(state: &State) -> Vec<(Action, f64)> {
    let mut outcomes = Vec::new();
    state.outcomes(&TEMPLE, &mut outcomes);
    let all: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    outcomes.into_iter().map(|(action, weight)| (action, f64::from(weight) / all)).collect()
}

/// The chance that a seat is lost in what follows until it acts again, if it saves itself as well as it can.
fn lost(state: &State, seat: Seat) -> f64 {
    match (state.status(seat), state.phase(), state.actor()) {
        (Status::Lost, ..) => 1.0,
        (_, Phase::Rescue, Actor::Seat(asked)) if asked == seat => {
            let mut actions = Vec::new();
            state.legal_actions(&TEMPLE, &mut actions);
            // Of treasures it is all one which are left.
            let first = actions.iter().position(|action| matches!(action, Action::Leave(_)));
            let is_other =
                |&(index, action): &(usize, &Action)| matches!(action, Action::Leave(_)) && Some(index) != first;
            let tried = actions.iter().enumerate().filter(|it| !is_other(it));
            tried.map(|(_, &action)| lost(&after(state, action), seat)).fold(1.0, f64::min)
        }
        (_, Phase::Roll(_), Actor::Chance) => {
            outcomes(state).into_iter().map(|(action, part)| part * lost(&after(state, action), seat)).sum()
        }
        _ => 0.0,
    }
}

fn same(odds: Odds, chance: f64) -> bool {
    let is_same = (odds.share() - chance).abs() < 1e-12;
    is_same && odds.is_possible() == (chance > 1e-15) && (odds.percent() == 100) == (chance > 1.0 - 1e-15)
}

fn of<'a, T>(prospect: &'a Prospect, find: impl Fn(&'a Consequence) -> Option<T>) -> Option<T> {
    prospect.consequences.iter().find_map(find)
}

/// Every prospect of a seat's own view beside what comes of the action.
fn check_prospects(state: &State) -> Vec<&'static str> {
    let seat = state.seat();
    let view = View::of(state, Some(seat));
    let told = prospects(&TEMPLE, view.state());
    let mut legal = Vec::new();
    state.legal_actions(&TEMPLE, &mut legal);
    assert_eq!(told.iter().map(|prospect| prospect.action).collect::<Vec<_>>(), legal);
    for &other in state.seats().iter().filter(|&&other| other != seat) {
        assert!(prospects(&TEMPLE, View::of(state, Some(other)).state()).is_empty());
    }
    let mut met = Vec::new();
    for prospect in &told {
        let action = prospect.action;
        let next = after(state, action);
        if next.phase().is_turn() && next.seat() == seat && state.phase() == Phase::Act {
            assert_eq!(state.actions_left() - next.actions_left(), prospect.cost, "{action:?}");
        }
        // As the seat itself believes: of its own view of what follows.
        let believed = View::of(&next, Some(seat));
        for consequence in &prospect.consequences {
            met.push(check_consequence(state, &next, believed.state(), action, consequence));
        }
        if next.phase() == Phase::Act && next.seat() == seat {
            assert_eq!(prospect.lost(), Odds::NEVER, "{action:?}");
        }
    }
    met
}

fn check_consequence(
    state: &State,
    next: &State,
    believed: &State,
    action: Action,
    consequence: &Consequence,
) -> &'static str {
    let seat = state.seat();
    match consequence {
        Consequence::Turns { sinks, .. } => {
            let trapped = |action: &Action| matches!(action, Action::Turn(number) if next.is_trapped(*number));
            let chance: f64 = outcomes(believed).iter().filter(|(action, _)| trapped(action)).map(|it| it.1).sum();
            assert!(same(*sinks, chance), "{action:?} {sinks:?} {chance}");
            "turns"
        }
        Consequence::Bridge { breaks, .. } => {
            let mut counted = vec![0.0; usize::from(state.planks()) + 1];
            for (roll, part) in outcomes(next) {
                counted[usize::from(state.planks() - after(next, roll).planks())] += part;
            }
            assert_eq!(breaks.len(), counted.len());
            assert!(breaks.iter().zip(counted).all(|(odds, chance)| same(*odds, chance)), "{breaks:?}");
            assert!(same(*breaks.last().unwrap(), lost(next, seat)));
            "bridge"
        }
        Consequence::Climb { dice, clear, lost: told } => {
            assert_eq!(*dice, state.level(&TEMPLE, seat));
            let is_out = |roll: &Action| after(next, *roll).phase() == Phase::Act && after(next, *roll).seat() == seat;
            let dry: f64 = outcomes(next).iter().filter(|(roll, _)| is_out(roll)).map(|it| it.1).sum();
            assert!(same(*clear, dry), "{clear:?} {dry}");
            assert!(same(*told, lost(next, seat)), "{told:?} {}", lost(next, seat));
            "climb"
        }
        Consequence::Rescue { lost: told, .. } => {
            assert!(same(*told, lost(next, seat)), "{action:?} {told:?} {} {:?}", lost(next, seat), state.rescue());
            "rescue"
        }
        Consequence::Treasure { values, .. } => {
            let all: u32 = values.iter().map(|&(_, copies)| u32::from(copies)).sum();
            let drawn = outcomes(believed);
            assert_eq!(values.len(), drawn.len());
            for ((value, copies), (action, part)) in values.iter().zip(drawn) {
                assert_eq!(action, Action::Draw(*value));
                assert!((f64::from(*copies) / f64::from(all) - part).abs() < 1e-12);
            }
            "treasure"
        }
        Consequence::Glyph { glyphs, .. } => {
            let shown: Vec<Action> = outcomes(believed).into_iter().map(|it| it.0).collect();
            assert_eq!(glyphs.iter().map(|&glyph| Action::Clue(glyph)).collect::<Vec<_>>(), shown);
            "glyph"
        }
        Consequence::Number { numbers, .. } => {
            let shown: Vec<Action> = outcomes(believed).into_iter().map(|it| it.0).collect();
            assert_eq!(numbers.iter().map(|&number| Action::Read(number)).collect::<Vec<_>>(), shown);
            "number"
        }
        Consequence::Lock { opens, .. } => {
            let is_open = |roll: &Action| after(next, *roll).alcove_beside(&TEMPLE, seat).is_none();
            let at_once: f64 = outcomes(next).iter().filter(|(roll, _)| is_open(roll)).map(|it| it.1).sum();
            assert!(same(opens[0], at_once), "{opens:?} {at_once}");
            assert_eq!(opens.len(), usize::from(state.actions_left()));
            assert!(opens.windows(2).all(|two| two[0].share() <= two[1].share()), "{opens:?}");
            "lock"
        }
        Consequence::Level { from, to } => {
            assert_eq!(state.level(&TEMPLE, seat), *from);
            let then = if next.actor() == Actor::Chance { after(next, outcomes(next)[0].0) } else { *next };
            assert_eq!(then.level(&TEMPLE, seat), *to, "{action:?}");
            "level"
        }
        Consequence::Actions { level, odds } => {
            assert_eq!(odds, &actions_of(&TEMPLE, *level));
            "actions"
        }
        Consequence::GetsOut(account) => {
            assert_eq!(next.status(seat), Status::Out);
            assert!(next.score(seat).is_some_and(|score| score == account.known && account.hidden.is_empty()));
            "out"
        }
        Consequence::Uncovers => {
            assert!(state.is_covered() && matches!(next.phase(), Phase::Lay(_)));
            "uncovers"
        }
        Consequence::Opens { alcove, .. } => {
            assert!(state.has_alcove(*alcove) && !next.has_alcove(*alcove));
            "opens"
        }
        Consequence::Stands { at, danger } => {
            assert_eq!(*danger, Danger::of(&TEMPLE, state, *at));
            "stands"
        }
        Consequence::GoesIn { adventurer, .. } => {
            assert_eq!(next.adventurer(seat), Some(*adventurer));
            "in"
        }
        Consequence::UsesAbility(_) => {
            assert!(
                !state.has_used_ability(seat) && (next.has_used_ability(seat) || next.status(seat) == Status::Lost)
            );
            "ability"
        }
        Consequence::PutsAway(card) => {
            assert!(state.hand(seat).contains(*card) && next.discard().len() == state.discard().len() + 1);
            "away"
        }
        Consequence::DiceLost(dice) => {
            // They lie there until a tile is turned.
            let is_gone = next.lock().is_empty() || matches!(next.phase(), Phase::Turn(_));
            assert!(*dice == state.lock() && !dice.is_empty() && is_gone);
            "dice"
        }
        Consequence::ActionsLost(lost) => {
            assert!(*lost > 0 && *lost <= state.actions_left());
            "lost"
        }
    }
}

#[test]
fn every_prospect_is_what_comes() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    let mut index = 0_u32;
    each_decision(100, |state| {
        index += 1;
        // Rescues and climbs are rare, and looked at wherever they are.
        let here = state.place(state.seat()).map(|square| TEMPLE.room(square));
        let is_rare = state.phase() == Phase::Rescue || matches!(here, Some(Room::Bridge | Room::River(4)));
        if is_rare || index.is_multiple_of(7) {
            for kind in check_prospects(state) {
                *met.entry(kind).or_default() += 1;
            }
        }
    });
    assert_eq!(met.len(), 19, "{met:?}");
}

#[test]
fn the_chances_of_the_examples_are_those_of_the_dice() {
    // CX16: level 2 joins level 3 on three planks, load 5: each die below it breaks one.
    let mut table = Table::on("c19", 3);
    table.set(|scene| {
        scene.planks(3).at(1, "bridge").cards(1, &["zone1 1", "zone1 2", "zone1 3", "zone1 4"]);
    });
    let told = prospect(&TEMPLE, table.view(Some(0)).state(), parse("step bridge")).unwrap();
    let (load, breaks, others) = of(&told, |it| match it {
        Consequence::Bridge { load, breaks, others } => Some((*load, breaks.clone(), others.clone())),
        _ => None,
    })
    .unwrap();
    assert_eq!((load, others), (5, vec![seat(1)]));
    assert_eq!(breaks, [1, 6, 12, 8].map(|cases| Odds::of(cases, 27)).to_vec());
    assert_eq!((told.cost, told.lost().percent()), (1, 30));

    // CX7: nine treasures, level 4: four dice, and three treasures for every one.
    let mut table = Table::on("r5", 2);
    let cards = ["zone1 1", "zone1 2", "zone1 2", "zone2 1", "zone2 2", "zone2 2", "zone3 1", "zone3 2", "zone3 2"];
    table.set(|scene| _ = scene.cards(0, &cards));
    let told = prospect(&TEMPLE, table.view(Some(0)).state(), parse("climb")).unwrap();
    let clear = of(&told, |it| match it {
        Consequence::Climb { dice: 4, clear, .. } => Some(*clear),
        _ => None,
    });
    assert_eq!(clear, Some(Odds::of(625, 1296)));
    let saved: f64 = [(500.0, 5.0 / 6.0), (150.0, 25.0 / 36.0), (20.0, 125.0 / 216.0)]
        .map(|(ways, again): (f64, f64)| ways / 1296.0 * again)
        .iter()
        .sum();
    assert!(same(told.lost(), 1.0 - 625.0 / 1296.0 - saved), "{:?}", told.lost());

    // CX13: seat 1 knows the trap, seat 0 has one number of thirteen.
    let mut table = Table::acting(2);
    table.set(|scene| {
        scene.turned("l2", "up", 12).clue(3, 3, &[1]).at(0, "l2").act(0, 3);
    });
    let sinks = |viewer: usize| tile_sinks(&TEMPLE, table.view(Some(viewer)).state(), 2);
    assert_eq!((sinks(0), sinks(1)), (Some(Odds::of(4, 13)), Some(Odds::ALWAYS)));
    assert_eq!(tile_sinks(&TEMPLE, table.view(Some(0)).state(), 1), Some(Odds::NEVER));
}

/// The greatest chance to open a lock within so many rolls, whatever dice are rolled again; by the dice that lie.
fn best(needs: Needs, rolls: u8, known: &mut BTreeMap<(u8, Vec<u8>), f64>, lying: &[u8]) -> f64 {
    let dice = Dice::of(lying).unwrap();
    if !lying.is_empty() && needs.missing_in(dice).is_empty() {
        return 1.0;
    }
    if rolls == 0 {
        return 0.0;
    }
    if let Some(&chance) = known.get(&(rolls, lying.to_vec())) {
        return chance;
    }
    let mut most: f64 = 0.0;
    // Every choice of dice, at least one; at first all are rolled.
    for choice in 1..1_u32 << 5 {
        let stays = |&(index, _): &(usize, &u8)| choice >> index & 1 == 0;
        let stay: Vec<u8> = lying.iter().enumerate().filter(stays).map(|(_, &face)| face).collect();
        if lying.is_empty() && choice + 1 != 1 << 5 {
            continue;
        }
        let rolled = 5 - stay.len() as u8;
        let chance: f64 = Results::of(rolled)
            .all()
            .map(|(result, ways)| {
                let mut all: Vec<u8> = stay.iter().copied().chain(result.faces()).collect();
                all.sort_unstable();
                f64::from(ways) * best(needs, rolls - 1, known, &all)
            })
            .sum();
        most = most.max(chance / 6_f64.powi(rolled.into()));
    }
    known.insert((rolls, lying.to_vec()), most);
    most
}

#[test]
fn a_lock_opens_as_often_as_with_the_best_choice_of_dice() {
    for (square, alcove) in [("c6", "k1"), ("c24", "k5")] {
        let mut table = Table::on(square, 3);
        let needs = TEMPLE.alcoves().iter().find(|it| it.id.as_str() == alcove).unwrap().needs;
        let opens = |table: &Table, action: &str| {
            let told = prospect(&TEMPLE, table.view(Some(0)).state(), parse(action)).unwrap();
            of(&told, |it| match it {
                Consequence::Lock { opens, .. } => Some(opens.clone()),
                _ => None,
            })
            .unwrap()
        };
        let mut known = BTreeMap::new();
        let told = opens(&table, "pick");
        for (rolls, odds) in (1..).zip(&told) {
            let chance = best(needs, rolls, &mut known, &[]);
            assert!((odds.share() - chance).abs() < 1e-9, "{square} {rolls}: {odds:?} {chance}");
        }
        assert_eq!(told.len(), 3);
        table.play("pick; roll 1 2 5 5 6");
        let useless = useless_dice(&TEMPLE, &table.state).unwrap();
        let told = opens(&table, &format!("reroll {useless}"));
        for (rolls, odds) in (1..).zip(&told) {
            let chance = best(needs, rolls, &mut known, &[1, 2, 5, 5, 6]);
            assert!((odds.share() - chance).abs() < 1e-9, "{square} {rolls}: {odds:?} {chance}");
        }
        // CX4: three dice for the one number that is missing. Another choice is worse.
        if square == "c6" {
            assert_eq!((useless.to_string().as_str(), told[0]), ("5 5 6", Odds::of(91, 216)));
            assert!(opens(&table, "reroll 5 5")[0].share() < told[0].share());
        }
    }
}

/// Lets everybody stay where it is until the traps of so many rounds are over; the states that there can be, each with its
/// chance.
fn staying(state: &State, rounds: u16) -> Vec<(State, f64)> {
    let until = state.round() + rounds;
    let is_done = |state: &State| state.round() >= until || state.phase().is_end();
    let mut done: Vec<(State, f64)> = Vec::new();
    let mut open: BTreeMap<String, (State, f64)> = BTreeMap::from([(String::new(), (*state, 1.0))]);
    while !open.is_empty() {
        let mut next: BTreeMap<String, (State, f64)> = BTreeMap::new();
        let mut add = |state: State, part: f64| {
            if is_done(&state) {
                match done.iter_mut().find(|(other, _)| *other == state) {
                    Some((_, chance)) => *chance += part,
                    None => done.push((state, part)),
                }
            } else {
                next.entry(format!("{state:?}")).or_insert((state, 0.0)).1 += part;
            }
        };
        for (state, part) in open.into_values() {
            match (state.actor(), state.phase()) {
                // How many actions there are does not matter to who ends its turn.
                (Actor::Chance, Phase::Roll(tikal::chac::Purpose::Actions)) => {
                    add(after(&state, parse("roll 1 1 1 1 1")), part);
                }
                (Actor::Chance, _) => {
                    for (outcome, chance) in outcomes(&state) {
                        add(after(&state, outcome), part * chance);
                    }
                }
                (_, Phase::Load) => add(after(&state, Action::Ready), part),
                (_, Phase::Substitute) => add(after(&state, Action::Wait), part),
                _ => add(after(&state, Action::End), part),
            }
        }
        open = next;
    }
    done
}

/// The round, the steps of the walls, the boulder, and where two stand.
type Scenery = (u64, (u8, u8), u64, [&'static str; 2]);

#[test]
fn the_danger_of_a_square_is_that_of_the_traps() {
    let scenes: [Scenery; 6] = [
        (1, (0, 0), 0, ["z2", "c1"]),
        (2, (2, 1), 2, ["entrance", "c4"]),
        (3, (2, 2), 5, ["z4", "c7"]),
        (5, (2, 3), 9, ["z1", "c13"]),
        (9, (3, 3), 27, ["c29", "c31"]),
        (9, (3, 3), 28, ["c20", "l3"]),
    ];
    for (round, (left, right), boulder, places) in scenes {
        let mut table = Table::acting(2);
        table.set(|scene| {
            scene.boulder(boulder).round(round).walls(left, right);
            if places[1] == "l3" {
                scene.turned("l3", "up", 12);
            }
            scene.at(0, places[0]).at(1, places[1]).act(0, 1);
        });
        for rounds in 1..=2_u16 {
            let ends = staying(&table.state, rounds);
            assert!((ends.iter().map(|it| it.1).sum::<f64>() - 1.0).abs() < 1e-9);
            for number in 0..2 {
                let at = table.state.place(seat(number)).unwrap();
                let danger = Danger::of(&TEMPLE, table.view(Some(0)).state(), at);
                let is_lost = |state: &State| state.status(seat(number)) == Status::Lost;
                let lost: f64 = ends.iter().filter(|it| is_lost(&it.0)).map(|it| it.1).sum();
                let told = danger.within[usize::from(rounds) - 1];
                assert!((told.share() - lost).abs() < 1e-9, "{places:?} {number} {rounds}: {told:?} {lost}");
                if rounds == 1 {
                    assert_eq!(danger.soon(), danger.within[0]);
                    assert!(danger.within.windows(2).all(|two| two[0].share() <= two[1].share() + 1e-12));
                }
            }
        }
    }
    assert_eq!(ROUNDS, 4);
}

#[test]
fn dangers_hang_on_how_far_the_traps_have_come() {
    let mut table = Table::on("z1", 0);
    table.set(|scene| _ = scene.walls(3, 2));
    let walls = |table: &Table| {
        let view = table.view(Some(0));
        Danger::of(&TEMPLE, view.state(), TEMPLE.square_named("z1").unwrap()).walls
    };
    let at_first = walls(&table);
    table.play("end; end; wall none");
    assert!(walls(&table).share() < at_first.share());
    table.play("wall none; wall none");
    // The boulder is all that is left to come.
    assert_eq!(walls(&table), Odds::NEVER);
}

#[test]
fn accounts_hold_all_that_the_treasures_can_be() {
    let mut seen = 0;
    let mut index = 0_u32;
    each_decision(25, |state| {
        index += 1;
        if !index.is_multiple_of(11) {
            return;
        }
        let view = View::of(state, Some(state.seat()));
        let mut random = random(index.into());
        for &seat in state.seats() {
            let account = Account::of(&TEMPLE, view.state(), seat);
            let hidden: usize = account.hidden.iter().map(|&(_, count)| usize::from(count)).sum();
            assert_eq!(usize::from(account.treasures), state.hand(seat).len());
            if seat == state.seat() {
                assert_eq!(hidden, 0);
                assert_eq!(account.tenths, account.known * 10 + u32::from(account.chests) * 35);
            }
            let (mut sum, mut least, mut most) = (0.0, u32::MAX, 0);
            for _ in 0..60 {
                let guess = State::guess(&view, &TEMPLE, &mut random);
                let points =
                    |card: &tikal::chac::Card| card.value().and_then(tikal::chac::Value::points).map(u32::from);
                let hand = guess.hand(seat).as_slice();
                let chests = hand.iter().filter(|card| points(card).is_none()).count() as u32;
                let plain: u32 = hand.iter().filter_map(points).sum();
                (least, most) = (least.min(plain + chests), most.max(plain + chests * 6));
                sum += f64::from(plain) + f64::from(chests) * 3.5;
            }
            assert!(account.least <= least && most <= account.most, "{account:?} {least} {most}");
            // A tenth for each treasure is lost by rounding.
            let spread = 2.2 * (hidden as f64 / 60.0).sqrt() * 4.0 + 0.1 * hidden as f64;
            let mean = f64::from(account.tenths) / 10.0;
            assert!((mean - sum / 60.0).abs() <= spread + 1e-9, "{account:?} {}", sum / 60.0);
            seen += hidden;
        }
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn ways_are_legal_and_cost_what_is_said() {
    let mut walked = 0;
    each_decision(12, |state| {
        let (seat, actions) = (state.seat(), state.actions_left());
        if state.phase() != Phase::Act || actions == 0 {
            return;
        }
        let view = View::of(state, Some(seat));
        let reach = Reach::of(&TEMPLE, view.state(), seat, actions).unwrap();
        let mut beside = Vec::new();
        state.legal_actions(&TEMPLE, &mut beside);
        let steps = beside.iter().filter(|action| matches!(action, Action::Step(_))).count();
        assert_eq!(reach.squares().iter().filter(|&to| reach.cost(to) == Some(1)).count(), steps);
        for to in reach.squares().iter() {
            let way = reach.actions(to);
            assert_eq!(Some(way.len() as u8), reach.cost(to));
            let end = way.iter().fold(*state, |state, &step| after(&state, step));
            let has_arrived = end.place(seat) == Some(to) || matches!(end.phase(), Phase::Turn(_));
            assert!(has_arrived, "{way:?}");
            walked += 1;
        }
        assert!(reach.actions(state.place(seat).unwrap()).is_empty());
    });
    assert!(walked > 500, "{walked}");
}

#[test]
fn the_forecast_counts_what_is_left() {
    let mut index = 0_u32;
    each_decision(15, |state| {
        index += 1;
        if !index.is_multiple_of(9) {
            return;
        }
        let view = View::of(state, Some(state.seat()));
        let insight = Insight::of(&TEMPLE, view.state());
        let Forecast { decks, wall_cards, boulder, way, way_closes, roof, traps, tiles, .. } =
            insight.forecast.unwrap();
        for deck in &decks {
            let unseen: u8 = deck.unseen.iter().map(|&(_, copies)| copies).sum();
            assert!(unseen >= deck.left, "{deck:?}");
        }
        assert_eq!(wall_cards.iter().map(|&(_, cards)| cards).sum::<u8>(), state.walls().cards());
        assert!((boulder.iter().map(|odds| odds.share()).sum::<f64>() - 1.0).abs() < 1e-9);
        let at_once: f64 = boulder.iter().skip(way.into()).map(|odds| odds.share()).sum();
        assert!((way_closes[0].share() - at_once).abs() < 1e-9);
        assert_eq!(roof.len(), TEMPLE.openings().len() - state.open_corners(&TEMPLE).count());
        assert_eq!(traps.len(), TEMPLE.zones().len());
        // As many tiles as still show their glyph, and together as many traps as none has seen sink.
        if !tiles.is_empty() {
            let sunk = (0..14).filter(|&tile| state.tile(tile).face == tikal::chac::Face::Sunk).count();
            let expected: f64 = tiles.iter().map(|(_, odds)| odds.share()).sum();
            assert!((expected + sunk as f64 - 4.0).abs() < 1e-9, "{expected} {sunk}");
        }
        let inside = state.seats().iter().filter(|&&seat| state.is_in(seat)).count();
        assert_eq!((insight.dangers.len(), insight.accounts.len()), (inside, state.seats().len()));
    });
}
