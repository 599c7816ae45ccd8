//! Random games in which the parts of the rules are held against each other: list against check, positions, views and
//! guesses.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, RngExt, SeedableRng};

use super::{Action, Card, Deck, Dice, Glyph, Number, Setup, State, Value, Variant, WallCard, check_text};
use crate::game::{Actor, Game, NoEvents, Seat, View, perft, text_of, weighted};

const TEMPLE: &str = include_str!("../../variants/chac/temple.ron");

fn temple() -> Variant {
    let (rules, problems) = check_text(TEMPLE);
    assert_eq!(problems, []);
    rules.unwrap()
}

/// All actions that can be written, but for dice those of five alone.
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

/// A random action: mostly a useful one, so that games get far.
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
    if legal.len() > 1 && random.random_range(0..4) > 0 {
        legal.retain(|action| !matches!(action, Action::End | Action::Wait | Action::Fall));
    }
    legal[random.random_range(0..legal.len())]
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

#[test]
fn random_games_of_two_to_six_agree_with_themselves() {
    let rules = temple();
    let all = all_actions(&rules);
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
    let mut verbs = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = 2 + (seed % 5) as u8;
        let setup = Setup { first: Seat::ALL[seed as usize % usize::from(players)] };
        let mut state = State::new(&rules, players, &setup);
        let mut played = 0;
        while state.actor() != Actor::Nobody {
            let position = state.position(&rules);
            assert_eq!(State::from_position(&rules, &position), Ok(state));
            if played % 7 == seed % 7 {
                check_all(&rules, &state, &all);
                check_views(&rules, &state, &mut random);
            }
            let action = any_action(&rules, &state, &mut random);
            assert_eq!(action.is_of_chance(), state.actor() == Actor::Chance);
            if state.actor() == Actor::Chance {
                assert_eq!(State::SORTS[state.sort()], action.verb());
            }
            verbs.insert(action.verb());
            state.apply(&rules, action, &mut NoEvents).unwrap();
            played += 1;
        }
        assert_eq!(State::from_position(&rules, &state.position(&rules)), Ok(state));
        check_views(&rules, &state, &mut random);
    }
    assert!(verbs.len() > 27, "{verbs:?}");
}

#[test]
fn perft_of_the_beginning_is_counted() {
    // Clues and adventurers are drawn one after the other: 14, 13, 12, 11, then 12, 11.
    let rules = temple();
    let start = State::new(&rules, 2, &Setup::default());
    let counts: Vec<u64> = (0..=5).map(|depth| perft(&rules, &start, depth)).collect();
    assert_eq!(counts, [1, 14, 14 * 13, 14 * 13 * 12, 14 * 13 * 12 * 11, 14 * 13 * 12 * 11 * 12]);
}
