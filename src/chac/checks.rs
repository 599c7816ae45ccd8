//! Random games, in other temples too, in which the parts of the rules are held against each other: list against check,
//! positions, views and guesses.

use std::collections::BTreeSet;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

use super::{
    Action, BoulderDef, Card, Deck, DecorKind, Dice, Glyph, KindDef, Number, RiverDef, Room, Setup, Side, State, Value,
    Variant, VariantDef, WallCard, WayDef, check_text, validate,
};
use crate::game::{Actor, Game, NoEvents, Seat, View, text_of, weighted};

const TEMPLE: &str = include_str!("../../variants/chac/temple.ron");

fn temple() -> Variant {
    let (rules, problems) = check_text(TEMPLE);
    assert_eq!(problems, []);
    rules.unwrap()
}

/// All actions that can be written.
fn all_actions(rules: &Variant) -> Vec<Action> {
    let mut all = vec![
        Action::Endurance,
        Action::Ready,
        Action::Search,
        Action::Decipher,
        Action::Pick,
        Action::Climb,
        Action::Jump,
        Action::Lockpick,
        Action::End,
        Action::Swim,
        Action::Fall,
        Action::Wait,
    ];
    for number in 1..=rules.numbers() {
        let (number, glyph) = (Number::new(number).unwrap(), Glyph::new(number).unwrap());
        all.extend([Action::Trap(number), Action::Read(number), Action::Turn(number)]);
        all.extend([Action::Clue(glyph), Action::Lay(glyph)]);
    }
    all.extend(rules.adventurers().flat_map(|who| [Action::Deal(who), Action::Choose(who)]));
    let squares = rules.squares().iter();
    all.extend(squares.flat_map(|to| {
        [Action::Step(to), Action::Leap(to), Action::Sprint(to), Action::Linguistics(to), Action::Enter(to)]
    }));
    for value in Value::all() {
        all.push(Action::Draw(value));
        all.extend(
            Deck::all()
                .flat_map(|deck| [Action::Discard(Card::new(deck, value)), Action::Leave(Card::new(deck, value))]),
        );
    }
    all.extend(WallCard::ALL.map(Action::Wall));
    all.extend((0..=rules.chest_sides() + 1).map(Action::Chest));
    for count in 1..=6 {
        all.extend(super::Results::of(count).all().flat_map(|(dice, _)| [Action::Roll(dice), Action::Reroll(dice)]));
    }
    all.push(Action::Reroll(Dice::NONE));
    all
}

/// The distance of a room on the way out.
fn far(room: Room) -> u32 {
    match room {
        Room::Entrance => 0,
        Room::Zone(zone) => 1 + u32::from(zone),
        Room::Corridor(place) => 10 + u32::from(place),
        Room::Lava(_) | Room::Sun(_) => 12,
        Room::River(place) => 60 + u32::from(place),
        Room::Bridge => 70,
        Room::Out => 100,
    }
}

/// A random action of somebody who mostly wants to get on, and seldom gives up.
fn any_action(rules: &Variant, state: &State, random: &mut Xoshiro256PlusPlus) -> Action {
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        Game::outcomes(state, rules, &mut outcomes);
        let number = random.next_u64();
        let chosen = weighted(&outcomes, number).unwrap();
        assert_eq!(state.draw_outcome(rules, &mut outcomes, number), Some(chosen));
        return chosen;
    }
    let mut legal = Vec::new();
    Game::legal_actions(state, rules, &mut legal);
    if legal.len() > 1 && random.random_range(0..8) > 0 {
        legal.retain(|action| !matches!(action, Action::End | Action::Wait | Action::Fall));
    }
    let ahead = legal.iter().filter_map(|&action| match action {
        Action::Step(to) => Some((far(rules.room(to)), action)),
        _ => None,
    });
    let ahead = ahead.max_by_key(|(far, _)| *far).map(|(_, action)| action);
    let any = legal[random.random_range(0..legal.len())];
    ahead.filter(|_| random.random_range(0..2) > 0).unwrap_or(any)
}

fn check_all(rules: &Variant, state: &State, all: &[Action]) {
    let mut legal = Vec::new();
    Game::legal_actions(state, rules, &mut legal);
    assert_eq!(legal.is_empty(), state.actor() == Actor::Nobody);
    for (index, action) in legal.iter().enumerate() {
        assert!(!legal[..index].contains(action), "{action:?} is listed twice");
        let mut next = *state;
        assert_eq!(next.apply(rules, *action, &mut NoEvents), Ok(()));
        let text = text_of::<State>(rules, *action);
        assert_eq!(Action::parse(rules, &text), Ok(*action));
    }
    for &action in all {
        let mut next = *state;
        let applied = next.apply(rules, action, &mut NoEvents);
        assert_eq!(applied.is_ok(), legal.contains(&action), "{action:?} {applied:?}");
        assert!(applied.is_ok() || next == *state);
    }
}

fn check_views(rules: &Variant, state: &State, random: &mut Xoshiro256PlusPlus) {
    for viewer in Seat::default().around(state.players()).map(Some).chain([None]) {
        let view = View::of(state, viewer);
        let guess = State::guess(&view, rules, random);
        assert_eq!(View::of(&guess, viewer), view);
        let read = State::from_position(rules, &guess.position(rules));
        assert_eq!(read.as_ref(), Ok(&guess));
        assert!(State::from_position(rules, &view.state().position(rules)).is_err());
        if state.actor() == viewer.map_or(Actor::Nobody, Actor::Seat) {
            let (mut whole, mut seen) = (Vec::new(), Vec::new());
            Game::legal_actions(state, rules, &mut whole);
            Game::legal_actions(view.state(), rules, &mut seen);
            assert_eq!(whole, seen);
        }
    }
}

/// A game that is watched: in one of so many states everything is checked.
fn watch(rules: &Variant, seed: u64, every: u64, all: &[Action], verbs: &mut BTreeSet<&'static str>) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let players = 2 + (seed % 5) as u8;
    let setup = Setup { first: Seat::ALL[seed as usize % usize::from(players)] };
    let mut state = State::new(rules, players, &setup);
    let mut played = 0;
    while state.actor() != Actor::Nobody {
        let position = state.position(rules);
        assert_eq!(State::from_position(rules, &position), Ok(state));
        if played % every == seed % every {
            check_all(rules, &state, all);
            check_views(rules, &state, &mut random);
        }
        let action = any_action(rules, &state, &mut random);
        verbs.insert(action.verb());
        state.apply(rules, action, &mut NoEvents).unwrap();
        played += 1;
        assert!(played < 20_000, "the game does not end");
    }
    assert_eq!(State::from_position(rules, &state.position(rules)), Ok(state));
    check_views(rules, &state, &mut random);
}

#[test]
fn in_random_games_every_action_is_listed_that_is_accepted() {
    let rules = temple();
    let (all, mut verbs) = (all_actions(&rules), BTreeSet::new());
    (0..10).for_each(|seed| watch(&rules, seed, 23, &all, &mut verbs));
    assert!(verbs.len() > 25, "{verbs:?}");
}

/// A temple made of the one in the box.
fn changed(change: impl FnOnce(&mut VariantDef)) -> Variant {
    let mut def = temple().def().clone();
    change(&mut def);
    let (rules, problems) = validate(def);
    assert_eq!(problems, []);
    rules.unwrap()
}

/// Leaves out squares, and everything that names them.
fn without(def: &mut VariantDef, kind: KindDef) {
    let board = &mut def.board;
    let out: Vec<String> =
        board.squares.iter().filter(|square| square.kind == kind).map(|square| square.id.clone()).collect();
    board.squares.retain(|square| square.kind != kind);
    let stays = |way: &WayDef| !out.contains(&way.from) && !out.contains(&way.to);
    board.ways.retain(stays);
    board.one_way.retain(stays);
    board.river.retain(|square| !out.contains(square));
    board.openings.retain(|opening| !out.contains(&opening.sun));
    board.decor.retain(|decor| !matches!(&decor.kind, DecorKind::Clue(zone) if out.contains(zone)));
}

#[test]
fn other_temples_are_played_by_the_same_rules() {
    let alone = changed(|def| {
        def.adventurers_per_seat = 1;
        def.planks = 1;
        def.river = RiverDef { danger: 2, rescue_cost: 1 };
    });
    let heavy = changed(|def| {
        def.dice = 6;
        def.load = vec![1, 2, 3, 4, 5, 6];
        def.least_load = 3;
        def.chest_sides = 20;
        def.walls.steps = 2;
        def.walls.cards_per_round = 18;
        def.boulder = BoulderDef { dice: vec![2, 1], needs: 6 };
        def.planks = 6;
    });
    let dry = changed(|def| {
        without(def, KindDef::River);
        without(def, KindDef::Bridge);
        def.board.landing = None;
        def.walls.cards_per_round = 0;
    });
    // A room of sun corners alone: nothing to lay, no clues, no lava.
    let bare = changed(|def| {
        without(def, KindDef::Lava);
        without(def, KindDef::Zone);
        def.board.ways.push(WayDef { from: "entrance".into(), side: Side::W, to: "c3".into() });
        def.board.decor.clear();
        def.decks.zones.clear();
        def.board.alcoves.clear();
    });
    for (name, rules) in [("alone", alone), ("heavy", heavy), ("dry", dry), ("bare", bare)] {
        println!("{name}");
        let (all, mut verbs) = (all_actions(&rules), BTreeSet::new());
        (0..5).for_each(|seed| watch(&rules, seed, 31, &all, &mut verbs));
        assert!(verbs.len() > 8, "{name}: {verbs:?}");
    }
}
