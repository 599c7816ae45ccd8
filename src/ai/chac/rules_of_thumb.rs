//! The quick player: sensible rules for every question, with one look at the way out for each.
//!
//! It takes what is near as long as the way out leaves the time, leaves the room of walls while it can, keeps clear of the
//! boulder, throws away what makes it too slow, and never goes onto a tile that it knows to be trapped. It looks at
//! nothing but what the seat may know.

use super::dangers::walls_meet;
use super::manner::Manner;
use super::ways::{Map, Start, Way};
use crate::chac::{
    Ability, Action, Adventurer, Card, Dice, MAX_SQUARES, Phase, Room, Square, SquareSet, State, Value, Variant,
};
use crate::game::Seat;

/// The chance to be caught by walls or boulder that is taken without more ado.
const DARES: f64 = 0.06;
/// The chance for the round after this one.
const DARES_LATER: f64 = 0.15;
/// By how much a square has to be safer to be worth a stop.
const SAFER: f64 = 0.12;
/// The actions that are kept to spare with endurance.
const RESTED_MARGIN: f64 = 4.0;

/// The action of the seat to move. `None` only if it is no seat's move.
pub(super) fn choose(rules: &Variant, state: &State, manner: Manner) -> Option<Action> {
    let seat = state.seat();
    match state.phase() {
        Phase::Choose => {
            state.dealt(seat).max_by_key(|&who| (use_of(rules, who), std::cmp::Reverse(who))).map(Action::Choose)
        }
        Phase::Load => Some(load(&Map::of(rules, state, seat, state.round(), manner))),
        Phase::Act => Some(act(&Map::of(rules, state, seat, state.round(), manner))),
        Phase::Rescue => Some(rescue(rules, state, seat)),
        Phase::Substitute => Some(substitute(&Map::of(rules, state, seat, state.round().saturating_add(1), manner))),
        _ => None,
    }
}

/// The use of an adventurer at the beginning.
fn use_of(rules: &Variant, who: Adventurer) -> u8 {
    match rules.adventurer(who).ability {
        Ability::Endurance => 5,
        Ability::Leap => 4,
        Ability::Sprint => 3,
        Ability::Swimming => 2,
        Ability::Lockpicking => 1,
        Ability::Linguistics => 0,
    }
}

/// The treasure of a seat that is worth the least.
pub(super) fn cheapest(rules: &Variant, state: &State, seat: Seat) -> Option<Card> {
    let known = state.hand(seat).as_slice().iter().copied().filter(|card| card.value().is_some());
    known.min_by_key(|card| card.value().map_or(0, |value| worth(rules, value)))
}

/// Twice the points that a treasure can be expected to bring.
fn worth(rules: &Variant, value: Value) -> u8 {
    value.points().map_or(rules.chest_sides() + 1, |points| 2 * points)
}

// ---- Phase 1 ---------------------------------------------------------------------------------------

/// C3.2: throws away treasures until there is time enough to get out, if that is what it takes.
fn load(map: &Map) -> Action {
    let (rules, state, seat) = (map.rules, map.state, map.seat);
    let Some(from) = state.place(seat) else { return Action::Ready };
    let held = state.hand(seat).len();
    let rested = u8::from(state.is_rested(seat));
    let way = |held: usize, less: u8| {
        let level = rules.load(held).saturating_sub(less).max(1);
        map.way(Start { from, actions: map.rate(level), delay: 0.0, level, held })
    };
    let spare = |way: &Option<Way>| way.as_ref().map_or(f64::NEG_INFINITY, |way| way.spare);
    let now = way(held, rested);
    let is_safe = now.as_ref().is_some_and(|way| way.is_in_time(0.0, &map.manner));
    if state.ability(rules, seat) == Some(Ability::Endurance)
        && rules.load(held) > rules.least_load()
        && (!is_safe || spare(&now) < RESTED_MARGIN || rules.load(held) > rules.load(0))
    {
        return Action::Endurance;
    }
    if is_safe {
        return Action::Ready;
    }
    let lighter = (0..held).rev().find(|&fewer| rules.load(fewer) < rules.load(held));
    let helps = lighter.is_some_and(|fewer| spare(&way(fewer, rested)) > spare(&now) + 0.5);
    match cheapest(rules, state, seat) {
        Some(card) if helps => Action::Discard(card),
        _ => Action::Ready,
    }
}

// ---- Turns -----------------------------------------------------------------------------------------

fn act(map: &Map) -> Action {
    let (rules, state, seat) = (map.rules, map.state, map.seat);
    let Some(from) = state.place(seat) else { return Action::End };
    let is_legal = |action| state.check(rules, action).is_ok();
    if is_legal(Action::Lockpick) {
        return Action::Lockpick;
    }
    let (held, level) = (state.hand(seat).len(), state.level(rules, seat));
    let left = f64::from(state.actions_left());
    let start = Start { from, actions: left, delay: 0.0, level, held };
    let way = map.way(start);
    if state.actions_left() == 0 {
        return last_resort(map, from, way.as_ref());
    }
    // Whether something that takes so many actions can be done before one goes on, with a treasure more or without one.
    let has_time = |delay: f64, treasures: usize| {
        let Some(now) = way.as_ref().filter(|way| way.is_in_time(delay, &map.manner)) else { return false };
        let with = state.level_with(rules, seat, held + treasures);
        let is_in_time = with == level || {
            let way = map.way(Start { delay, level: with, held: held + treasures, ..start });
            way.is_some_and(|way| way.is_in_time(0.0, &map.manner))
        };
        is_in_time && may_stay(map, from, &now.squares, delay)
    };
    if held < map.manner.most.min(rules.most_held()) {
        if is_legal(Action::Search) && has_time(1.0, 1) {
            return Action::Search;
        }
        if let Some(reroll) = reroll(state, rules)
            && is_legal(reroll)
            && has_time(1.0, 1)
        {
            return reroll;
        }
        let effort = f64::from(effort(rules, state, seat));
        if effort <= left && is_legal(Action::Pick) && has_time(effort, 1) {
            return Action::Pick;
        }
    }
    if map.manner.reads
        && let Room::Zone(zone) = rules.room(from)
        && !map.known.knows_clue(state, zone)
        && has_time(1.0, 0)
    {
        return Action::Decipher;
    }
    match way {
        Some(way) => go(map, from, &way),
        None => stuck(map, from),
    }
}

/// The actions that it takes to open the lock here, roughly.
fn effort(rules: &Variant, state: &State, seat: Seat) -> u8 {
    let alcove = state.alcove_beside(rules, seat).and_then(|alcove| rules.alcoves().get(alcove));
    let needs = alcove.map_or(0, |alcove| alcove.needs.len());
    // A number more is missing in the first roll for each that is asked for beyond the second.
    needs.saturating_sub(1).max(1) + needs.saturating_sub(3)
}

/// The dice of the lock that are no use where they lie.
fn reroll(state: &State, rules: &Variant) -> Option<Action> {
    let alcove = state.alcove_beside(rules, state.seat()).and_then(|alcove| rules.alcoves().get(alcove))?;
    let mut kept = 0_u8;
    let is_idle = |&face: &u8| {
        let is_first = kept >> face & 1 == 0;
        kept |= 1 << face;
        !(is_first && alcove.needs.iter().any(|need| need == face))
    };
    let idle: Vec<u8> = state.lock().faces().filter(is_idle).collect();
    Dice::of(&idle).filter(|dice| !dice.is_empty()).map(Action::Reroll)
}

/// True if the walls let one stay for so many actions and still get away.
fn may_stay(map: &Map, from: Square, way: &[Square], delay: f64) -> bool {
    let (rules, state) = (map.rules, map.state);
    if !rules.walled().contains(from) {
        return true;
    }
    let steps = way.iter().take_while(|&&square| rules.walled().contains(square)).count() + 1;
    let missing = steps as f64 + delay - f64::from(state.actions_left());
    let cards = rules.cards_per_round();
    if missing > 0.0 && walls_meet(rules, state, cards) > DARES {
        return false;
    }
    let rate = map.rate(state.level(rules, map.seat));
    missing <= rate - 1.5 || walls_meet(rules, state, cards.saturating_mul(2)) <= DARES_LATER
}

/// The chance that this round's traps catch who ends its turn on this square.
fn danger(map: &Map, square: Square) -> f64 {
    let (rules, state) = (map.rules, map.state);
    if rules.walled().contains(square) {
        walls_meet(rules, state, rules.cards_per_round())
    } else {
        map.boulder.crushes(rules, square)
    }
}

/// Goes on, but not to where the turn would end in danger if there is a better place to stop.
fn go(map: &Map, from: Square, way: &Way) -> Action {
    let (rules, state) = (map.rules, map.state);
    let Some(&next) = way.squares.first() else { return Action::End };
    let reach = usize::from(state.actions_left()).min(way.squares.len());
    let ends = danger(map, way.squares[reach - 1]);
    if ends > SAFER {
        // The furthest of the safest places on the way, here included.
        let stops = (0..reach).map(|steps| if steps == 0 { from } else { way.squares[steps - 1] });
        let is_place = |square: &Square| rules.room(*square) != Room::Bridge;
        let safest = stops.clone().filter(is_place).map(|square| danger(map, square)).fold(f64::INFINITY, f64::min);
        if safest + SAFER < ends && danger(map, from) <= safest && stops.skip(1).all(|stop| danger(map, stop) > safest)
        {
            return last_resort(map, from, Some(way));
        }
    }
    if matches!(rules.room(from), Room::River(place) if usize::from(place) + 1 == rules.river().len()) {
        let is_legal = state.check(rules, Action::Climb).is_ok();
        return if is_legal { Action::Climb } else { Action::End };
    }
    if let Some(&after) = way.squares.get(1)
        && state.check(rules, Action::Leap(after)).is_ok()
        && is_known_safe(map, after)
    {
        return Action::Leap(after);
    }
    if state.check(rules, Action::Step(next)).is_ok() { Action::Step(next) } else { Action::End }
}

/// True unless the seat knows that this square is trapped.
pub(super) fn is_known_safe(map: &Map, square: Square) -> bool {
    match map.rules.room(square) {
        Room::Lava(tile) => map.known.trap_chance(map.state, usize::from(tile)) < 1.0,
        _ => true,
    }
}

/// Sprints out of danger, or out; else ends the turn, or passes the time with a search.
fn last_resort(map: &Map, from: Square, way: Option<&Way>) -> Action {
    let (rules, state) = (map.rules, map.state);
    let here = danger(map, from);
    let sprints = |&to: &Square| state.check(rules, Action::Sprint(to)).is_ok() && is_known_safe(map, to);
    let next = way.and_then(|way| way.squares.first().copied());
    if let Some(next) = next.filter(sprints)
        && state.actions_left() == 0
        && (next == rules.out() || here > danger(map, next) + SAFER)
    {
        return Action::Sprint(next);
    }
    let can_hold = state.hand(map.seat).len() < map.manner.most;
    if state.actions_left() > 0 && can_hold && state.check(rules, Action::Search).is_ok() {
        return Action::Search;
    }
    Action::End
}

/// Without a way out: keeps away from the traps, and spends what is left on what can be done in as little danger.
fn stuck(map: &Map, from: Square) -> Action {
    let (rules, state) = (map.rules, map.state);
    let here = danger(map, from);
    let chance = |square: Square| match rules.room(square) {
        Room::Lava(tile) => map.known.trap_chance(state, usize::from(tile)),
        Room::Bridge => 1.0,
        _ => danger(map, square),
    };
    let legal = |&to: &Square| state.check(rules, Action::Step(to)).is_ok();
    let steps = rules.place(from).steps.iter().filter(legal);
    let safest = steps.min_by(|&one, &other| chance(one).total_cmp(&chance(other)));
    match safest {
        Some(to) if chance(to) + SAFER < here => Action::Step(to),
        _ => meanwhile(map, from).unwrap_or_else(|| last_resort(map, from, None)),
    }
}

/// Until a way out opens: a search where one can, else a harmless step nearer to the way out, in no more danger.
fn meanwhile(map: &Map, from: Square) -> Option<Action> {
    let (rules, state) = (map.rules, map.state);
    let most = danger(map, from).max(DARES);
    let can_hold = state.hand(map.seat).len() < map.manner.most.min(rules.most_held());
    if can_hold && state.check(rules, Action::Search).is_ok() {
        return Some(Action::Search);
    }
    let far = steps_to_out(rules);
    let is_nearer = |&to: &Square| far[to.index()] < far[from.index()];
    let steps = rules.place(from).steps.iter().filter(is_nearer);
    let safe = steps.filter(|&to| is_harmless(map, from, to) && danger(map, to) <= most);
    let step = safe.min_by_key(|to| far[to.index()]).map(Action::Step)?;
    state.check(rules, step).is_ok().then_some(step)
}

/// True for a step that risks nothing by itself and can be gone back.
fn is_harmless(map: &Map, from: Square, to: Square) -> bool {
    let (rules, state) = (map.rules, map.state);
    let is_safe = match rules.room(to) {
        Room::Lava(tile) => !state.is_covered() && map.known.trap_chance(state, tile.into()) <= 0.0,
        Room::Entrance | Room::Zone(_) | Room::Corridor(_) | Room::Sun(_) => true,
        Room::Bridge | Room::River(_) | Room::Out => false,
    };
    is_safe && map.is_open(from, to, 0) && rules.place(to).steps.contains(from)
}

/// The steps from every square to the way out, whatever stands between.
fn steps_to_out(rules: &Variant) -> [u8; MAX_SQUARES] {
    let mut far = [u8::MAX; MAX_SQUARES];
    let mut edge: SquareSet = std::iter::once(rules.out()).collect();
    let mut left = rules.squares().without(edge);
    for steps in 0..u8::MAX {
        edge.iter().for_each(|square| far[square.index()] = steps);
        let leads = |square: &Square| !rules.place(*square).steps.and(edge).is_empty();
        edge = left.iter().filter(leads).collect();
        if edge.is_empty() {
            break;
        }
        left = left.without(edge);
    }
    far
}

// ---- Saving and substitutes ------------------------------------------------------------------------

fn rescue(rules: &Variant, state: &State, seat: Seat) -> Action {
    if state.check(rules, Action::Swim).is_ok() && state.rescue().is_some_and(|rescue| rescue.ones == 1) {
        return Action::Swim;
    }
    let left = cheapest(rules, state, seat).map(Action::Leave);
    let left = left.filter(|&leave| state.check(rules, leave).is_ok());
    let swims = || if state.check(rules, Action::Swim).is_ok() { Action::Swim } else { Action::Fall };
    left.unwrap_or_else(swims)
}

/// Comes in where the way out leaves the most time; waits for the next opening if that may be better.
fn substitute(map: &Map) -> Action {
    let (rules, state) = (map.rules, map.state);
    let level = rules.load(0);
    let spare = |from: Square| {
        let way = map.way(Start { from, actions: map.rate(level), delay: 0.0, level, held: 0 });
        way.map_or(f64::NEG_INFINITY, |way| way.spare + map.manner.wary * way.survives.ln())
    };
    let corners = state.open_corners(rules).map(|corner| (spare(corner), corner));
    let Some((spare, best)) = corners.max_by(|one, other| one.0.total_cmp(&other.0)) else { return Action::Wait };
    let will_open = state.open_corners(rules).count() < rules.openings().len();
    if spare < 0.0 && will_open { Action::Wait } else { Action::Enter(best) }
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus;
    use rand::{Rng, SeedableRng};

    use super::choose;
    use crate::ai::chac::manner::{ADEPT, MANNERS};
    use crate::chac::{Action, Setup, State, check_text};
    use crate::game::{Actor, Game, NoEvents, View};

    #[test]
    fn a_seat_does_in_a_whole_state_what_it_does_by_its_view() {
        let (rules, problems) = check_text(include_str!("../../../variants/chac/temple.ron"));
        let Some(rules) = rules else { panic!("{problems:?}") };
        let mut outcomes = Vec::new();
        for seed in 0..48 {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let manner = MANNERS[seed as usize % MANNERS.len()];
            let mut state = State::new(&rules, 2 + (seed % 5) as u8, &Setup::default());
            let mut asked = 0;
            loop {
                let action = match state.actor() {
                    Actor::Nobody => break,
                    Actor::Chance => state.draw_outcome(&rules, &mut outcomes, random.next_u64()),
                    Actor::Seat(seat) => {
                        asked += 1;
                        let action = choose(&rules, &state, manner);
                        let view = View::of(&state, Some(seat));
                        assert_eq!(choose(&rules, view.state(), manner), action, "{state:?}");
                        action
                    }
                };
                let played = action.map(|action| state.apply(&rules, action, &mut NoEvents));
                assert_eq!(played, Some(Ok(())), "{action:?}");
            }
            assert!(asked > 20, "{asked}");
        }
    }
    #[test]
    fn hardly_an_action_is_lost_where_something_can_be_done() {
        let (rules, problems) = check_text(include_str!("../../../variants/chac/temple.ron"));
        let Some(rules) = rules else { panic!("{problems:?}") };
        let (mut lost, mut outcomes) = (0, Vec::new());
        for seed in 0..60 {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut state = State::new(&rules, 3, &Setup::default());
            loop {
                let action = match state.actor() {
                    Actor::Nobody => break,
                    Actor::Chance => state.draw_outcome(&rules, &mut outcomes, random.next_u64()),
                    Actor::Seat(_) => choose(&rules, &state, ADEPT),
                };
                let Some(action) = action else { panic!("{state:?}") };
                lost += u32::from(if action == Action::End { state.actions_left() } else { 0 });
                assert!(state.apply(&rules, action, &mut NoEvents).is_ok(), "{action:?}");
            }
        }
        assert!(lost < 60 * 3 * 2, "{lost} in {} games of a seat", 60 * 3);
    }
}
