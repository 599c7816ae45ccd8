//! Guesses at what a view hides: each fits the view, and each possibility is guessed as often as it is likely.

use std::collections::BTreeMap;

use tikal::game::{Actor, Game, NoEvents, Seat, View};

use super::common::{after, any_action, cups, random, rules, small, start, viewers};
use super::game::{Cup, Middle, State};

#[test]
fn a_guess_gives_the_same_view_and_is_whole() {
    let rules = rules(cups());
    for seed in 0..20 {
        let mut random = random(seed);
        let seats = 2 + (seed % 3) as u8;
        let mut state = start(&rules, seats, 1);
        while state.actor() != Actor::Nobody {
            for viewer in viewers(seats) {
                let view = View::of(&state, viewer);
                let guess = State::guess(&view, &rules, &mut random);
                assert_eq!(View::of(&guess, viewer), view);
                // It is a state from which a game could go on.
                assert_eq!(State::from_position(&rules, &guess.position(&rules)), Ok(guess));
                if view.state() != &state {
                    assert!(State::from_position(&rules, &view.state().position(&rules)).is_err(), "a view is none");
                }
            }
            state.apply(&rules, any_action(&rules, &state, &mut random), &mut NoEvents).unwrap();
        }
    }
}

/// The count of each cup of seat 0 with each middle die in this many guesses of seat 1.
fn counts(actions: &str, guesses: u32) -> BTreeMap<(String, Face), u32> {
    let rules = rules(small());
    let view = View::of(&after(&rules, 2, actions), Some(Seat::ALL[1]));
    let (mut random, mut counts) = (random(7), BTreeMap::new());
    for _ in 0..guesses {
        let guess = State::guess(&view, &rules, &mut random);
        let Cup::Seen(hand) = guess.cup(Seat::ALL[0]) else { panic!("a guess has no holes") };
        let Middle::Rolled(face) = guess.middle() else { panic!("a guess has no holes") };
        *counts.entry((hand.to_string(), face)).or_default() += 1;
    }
    counts
}

/// A face of the middle die.
type Face = u8;

/// Pearson's chi-square: the sum of squared differences divided by the expected counts, whose shares are counted by
/// hand.
fn chi_square(counts: &BTreeMap<(String, Face), u32>, shares: &[(&str, u8, f64)], guesses: u32) -> f64 {
    let seen: u32 =
        shares.iter().map(|&(cup, face, _)| counts.get(&(cup.to_owned(), face)).copied().unwrap_or(0)).sum();
    assert_eq!(seen, guesses, "something came that cannot be: {counts:?}");
    let cell = |&(cup, face, share): &(&str, u8, f64)| {
        let (count, expected) = (counts.get(&(cup.to_owned(), face)).copied().unwrap_or(0), share * f64::from(guesses));
        (f64::from(count) - expected).powi(2) / expected
    };
    shares.iter().map(cell).sum()
}

#[test]
fn guesses_come_in_the_right_proportions() {
    const GUESSES: u32 = 5_400;
    // Seat 1 has seen neither the two dice of three faces nor the middle die: of 27 ways, a pair has one for each
    // middle die, two different faces have two.
    let mut shares = Vec::new();
    for face in 1..=3 {
        for (cup, ways) in [("1 1", 1.0), ("1 2", 2.0), ("1 3", 2.0), ("2 2", 1.0), ("2 3", 2.0), ("3 3", 1.0)] {
            shares.push((cup, face, ways / 27.0));
        }
    }
    let rolled = "middle 3; roll 0 1 2; roll 1 2 3; bid 1 1";
    let found = chi_square(&counts(rolled, GUESSES), &shares, GUESSES);
    // With 17 degrees of freedom, one sum in ten thousand is above 46.
    assert!(found < 46.0, "{found}");
    // Seat 1 has looked and knows that the middle die is a 3; one die of seat 0 lies open, and the faces of the other
    // are equally likely.
    let shares = [("1", 3, 1.0 / 3.0), ("2", 3, 1.0 / 3.0), ("3", 3, 1.0 / 3.0)];
    let looked = "middle 3; roll 0 1 2; roll 1 2 3; open 1; bid 1 1; peek";
    let found = chi_square(&counts(looked, GUESSES), &shares, GUESSES);
    // With 2 degrees of freedom, one sum in ten thousand is above 18.4.
    assert!(found < 18.5, "{found}");
}

#[test]
fn what_chance_will_do_is_a_belief_in_a_view() {
    // Nobody knows what will be rolled, so the weights are the same for every viewer.
    let rules = rules(small());
    let mut random = random(1);
    let mut state = start(&rules, 3, 0);
    for _ in 0..60 {
        if state.actor() == Actor::Nobody {
            return;
        }
        let outcomes = |state: &State| {
            let mut outcomes = Vec::new();
            state.outcomes(&rules, &mut outcomes);
            outcomes
        };
        for viewer in viewers(3) {
            assert_eq!(outcomes(View::of(&state, viewer).state()), outcomes(&state));
        }
        state.apply(&rules, any_action(&rules, &state, &mut random), &mut NoEvents).unwrap();
    }
}
